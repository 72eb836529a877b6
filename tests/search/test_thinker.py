"""A seat that keeps its tree: it goes on from what was searched, never peeks, and finds the same again with several workers."""
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from kotatsu import bots, games
from kotatsu.kernel.agenda import NOBODY, Decision, options
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position
from kotatsu.kernel.table import Table
from kotatsu.search.hint import hint, insight_of
from kotatsu.search.thinker import HIDDEN, Thinker, what_happened
from kotatsu.search.tree import Tree

TABLES = {"samurai": {"players": 2}, "root": {"factions": ["eyrie", "alliance"]}, "senjutsu": {}, "battlecrest": {"players": 2}}
OPEN = {name: options for name, options in TABLES.items() if name != "senjutsu"}        # there each turn begins with sealed answers
FEW = 12
SWAPS = range(68, 73)                   # with the first the Alliance comes to choose in secret, not the same at both tables


def is_asked(table: Table, seat: int) -> bool:
    return table.item is not None and seat in table.decisions() and len(options(table.state, table.item, seat)) > 1


def found_of(thinker: Thinker, table: Table) -> list[tuple[str, int, float]]:
    """Everything that a search says of the decision at hand."""
    tree = thinker.think(FEW)
    return [(text, tree.count(table.parse(text)), tree.chance(table.parse(text))) for text in table.legal_texts(thinker.seat)]


def middle_of(name: str, decisions: int = 30) -> Table:
    """A game after so many choices of brisk bots."""
    game, bot = games.load(name), bots.brisk(name, 4)
    table = Table.new(game, TABLES[name], 4)
    for _ in range(decisions):
        assert table.item is not None
        seat = table.decisions()[0]
        table.do(seat, bots.decide(bot, game, table.state, table.item, seat))
    return table


def side_by_side(name: str, seat: int, swap: int) -> Iterator[tuple[Table, Table]]:
    """A table, and another where all that a seat cannot see was dealt anew: as long as the seat sees the same at both.

    The others choose what they may choose at both tables; in secret, if they can, and then not the same.
    """
    true = middle_of(name)
    start = position(true.game, true.state, Luck(9))
    other = position(true.game, true.game.imagine(true.state, seat, Luck(swap)), Luck(9))
    tables = [Table.at(true.game, one) for one in (start, other)]
    while all(table.item is not None for table in tables) and tables[0].view(seat) == tables[1].view(seat):
        due = tables[0].decisions()
        if due != tables[1].decisions():
            return
        if is_asked(tables[0], seat):
            yield tables[0], tables[1]
            continue
        secret = [[text for text in table.legal_texts(due[0]) if not is_seen(table, text, seat)] for table in tables]
        both = [text for text in tables[0].legal_texts(due[0]) if text in tables[1].legal_texts(due[0])]
        if not both and not all(secret):
            return
        for table, unseen, place in zip(tables, secret, (0, -1), strict=True):
            table.do(due[0], unseen[place] if all(secret) else both[-1])


def is_seen(table: Table, text: str, seat: int) -> bool:
    """Whether a seat sees what somebody else chooses; sealed answers it will see."""
    item = table.item
    return not isinstance(item, Decision) or bool(item.seen_by(table.state, table.parse(text)) >> seat & 1)


@pytest.mark.parametrize("name", TABLES)
def test_a_kept_tree_knows_nothing_that_is_hidden(name: str) -> None:
    """The hidden part of the table is another one: decision after decision the same counts and chances from the kept tree."""
    compared = kept = hidden = secret = 0
    for swap in SWAPS:
        seat = swap % 2
        thinkers: list[Thinker] = []
        for number, pair in enumerate(side_by_side(name, seat, swap)):
            if not thinkers:
                hidden += pair[0].state != pair[1].state
                thinkers = [Thinker(table, seat, seed=5) for table in pair]
            seen = [found_of(thinker, table) for thinker, table in zip(thinkers, pair, strict=True)]
            assert seen[0] == seen[1]
            assert what_happened(pair[0].log, seat) == what_happened(pair[1].log, seat)
            compared += number > 0
            kept += sum(count for _, count, _ in seen[0]) > FEW
            secret += any(one.seat >= 0 and one.action != other.action
                          for one, other in zip(pair[0].log, pair[1].log, strict=False))
            best = max(seen[0], key=lambda one: one[1])[0]
            for table in pair:
                table.do(seat, best)
            if number == 12:
                break
    assert compared > 3 and (hidden or name == "battlecrest") and (kept or name not in OPEN) and (secret or name != "root")


@pytest.mark.parametrize("name", OPEN)
def test_it_goes_on_from_what_was_searched(name: str) -> None:
    """What the kept tree knows before it grows again is what it learnt after the choice that was made."""
    table = middle_of(name)
    while not is_asked(table, table.decisions()[0]):
        table.push(table.legal()[0])
    thinker, kept = Thinker(table, seed=3), 0
    for _ in range(12):
        if not is_asked(table, thinker.seat):
            table.push(bots.decide(bots.brisk(name, 1), table.game, table.state, table.item, table.decisions()[0]))
            continue
        tree = thinker.think(0)
        before = sum(tree.count(action) for action in table.legal(thinker.seat))
        kept += before
        assert thinker.think(60) is tree
        assert sum(tree.count(action) for action in table.legal(thinker.seat)) == before + 60
        table.do(thinker.seat, thinker.choose(0))
    assert kept > 5


def test_what_somebody_chose_in_secret_is_forgotten() -> None:
    """The seat's own places stay, what was learnt for the others goes; after sealed answers everything begins anew."""
    table = middle_of("root")
    seat = table.decisions()[0]
    game = table.game
    believed = game.imagine(table.state, seat, Luck(1))
    tree = Tree(game, insight_of("root")(), Luck(1), believed, seat)
    tree.grow(200)
    own, others = len(tree.places[seat]), len(tree.places[1 - seat])
    assert own > 1 and others > 0
    tree.follow(believed, [HIDDEN])
    assert HIDDEN[0] == NOBODY and tree.places[1 - seat] == {} and len(tree.places[seat]) == own

    duel = middle_of("senjutsu", 40)
    assert any(entry.sealed for entry in duel.log) and what_happened(duel.log, 0) is None
    sealed = next(number for number, entry in enumerate(duel.log) if entry.sealed)
    for entry in duel.log[:sealed]:
        told = what_happened([entry], 0)
        assert told is not None and all(mask & 1 for mask, _ in told if mask != NOBODY)


def test_a_choice_that_is_taken_back_begins_anew() -> None:
    table = middle_of("battlecrest")
    thinker = Thinker(table, seed=3)
    first = thinker.think(40)
    for _ in range(2):
        table.push(table.legal()[0])
    while thinker.seat not in table.decisions():
        table.push(table.legal()[0])
    assert thinker.think(0) is first
    table.pop()
    while thinker.seat not in table.decisions():
        table.pop()
    again = thinker.think(0)
    assert again is not first and again.found() == []


def test_one_worker_finds_what_a_hint_does() -> None:
    table = middle_of("battlecrest")
    assert [one.json() for one in Thinker(table, seed=7).advise(60)] == [one.json() for one in hint(table, seed=7, iterations=60)]


def workers_find(name: str, workers: int) -> list[list[tuple[str, int, float]]]:
    table = middle_of(name)
    while not is_asked(table, table.decisions()[0]):
        table.push(table.legal()[0])
    said = []
    with Thinker(table, seed=5, workers=workers) as thinker:
        for _ in range(3):
            said.append(found_of(thinker, table))
            table.do(thinker.seat, thinker.choose(0))
            if not is_asked(table, thinker.seat):
                break
    return said


PROGRAM = """
from tests.search.test_thinker import OPEN, workers_find
if __name__ == "__main__":
    print([workers_find(name, 2) for name in OPEN])
"""


def test_several_workers_find_the_same_again_compiled_or_not() -> None:
    """The same seed, iterations and number of workers; each worker has its own part and its own luck."""
    said = [subprocess.run([sys.executable, "-W", "ignore", "-c", PROGRAM], capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONHASHSEED": seed, "KOTATSU_PURE": pure}).stdout
            for seed, pure in (("1", "1"), ("2", "0"))]
    assert said[0] == said[1] != ""
    alone = workers_find("battlecrest", 1)
    assert f"{alone}" not in said[0]
    assert sum(count for _, count, _ in alone[0]) == FEW
