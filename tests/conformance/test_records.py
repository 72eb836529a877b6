"""Games as compact text, over random games of every game: written, read, and played again choice by choice."""
from types import SimpleNamespace

from conform.doors import begin, play, played

from kotatsu import tables
from kotatsu.kernel import record
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.sim import checks

FEW = 5                   # of the games that are played for all tests


def again(text: str, game) -> Table:
    return tables.played(record.read(text), game)


def test_a_game_as_text_reads_back(name, game):
    for table in played(name, FEW):
        text = table.record()
        assert "\nluck: " not in text, "luck follows from the seed"
        found = again(text, game)
        assert found.state == table.state and found.record() == text
        checks.assert_equal(found.save(), table.save(), "a game reads back differently")


def test_luck_that_was_stated_is_written(game):
    for number in range(4):
        drawn = play(begin(game, number), number, limit=40)
        stated = [entry.text for entry in drawn.log if entry.is_luck()]
        table = Table.at(game, {**drawn.start, "luck": {"seed": 99}}, stated)          # other luck, but it is told what to bring
        for entry in drawn.log:
            if entry.seat >= 0:
                table.do(entry.seat, entry.action)
        text = table.record()
        assert text.count("\nluck: ") == len(stated)
        found = again(text, game)
        assert found.state == table.state == drawn.state and found.luck.drawn == table.luck.drawn == 0
        loaded = Table.load(game, table.save())
        assert loaded.record() == text, "a saved table still knows which luck was stated"


def test_luck_with_a_single_outcome_is_not_written_after_luck_that_was_drawn() -> None:
    """A farmstead burns, which luck decides, then the last raider is turned up: there is none but that one."""
    def line(seat: int, drawn: int, text: str, stated: bool = False) -> SimpleNamespace:
        return SimpleNamespace(seat=seat, drawn=drawn, text=text, stated=stated, is_luck=lambda: seat < 0)

    log = [line(0, 0, "confront"), line(-1, 0, "farm B"), line(-1, 1, "reveal 5-3"), line(0, 1, "confront"),
           line(-1, 1, "farm C", True), line(-1, 1, "farm A"), line(-1, 2, "reveal 5-2"), line(0, 2, "pass")]
    assert [stated for _, stated in record.steps(log, 2)] == [[], [], ["farm C"], []]


def test_a_game_from_a_position_carries_it(game):
    for number in range(3):
        middle = play(begin(game, number), number, limit=10 + number)
        table = play(Table.at(game, middle.position()), number, limit=12)
        text = table.record()
        assert "\nstart = {" in text and "\nseed" not in text
        found = again(text, game)
        assert found.state == table.state and found.luck.drawn == table.luck.drawn
        assert play(found, 5).save() == play(table, 5).save(), "what comes after is the same too"


def test_a_game_is_iterated_choice_by_choice(name):
    for done in played(name, 3):
        chosen = [entry for entry in done.log if entry.seat >= 0]
        met = []
        table = None
        for table, entry in tables.replay(done):
            assert table.state == entry.before and entry.action in table.legal(entry.seat)
            met.append(entry)
        assert met == chosen and table is not None and table.state == done.state


def test_copies_and_equality_over_random_games(game):
    for number in range(3):
        table = begin(game, number)
        choices = Luck(number)
        for _ in range(30):
            if table.item is None:
                break
            copy = table.copy()
            assert copy.state == table.state and copy.save() == table.save()
            move = choices.pick(table.legal())
            kept = table.save()
            copy.push(move)
            assert table.save() == kept and copy.state != table.state
            table.push(move)
            assert copy.state == table.state
            copy.pop()
            assert copy.save() == kept
