"""The stack of what is still to happen."""
import pytest
from toy import GAME
from toy.scene import scene, seat
from toy.turn import MayGuard, MayPress, Turn

from kotatsu.kernel.agenda import Chance, Decision, GameState, Step, Together, advance, due, options, settle
from kotatsu.kernel.contents import is_alike, names_of
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.playout import play_random

ADA, BO, CY = 0, 1, 2


class Note(Step):
    """Writes itself down; from 10 on it first puts two more on the agenda."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: GameState) -> None:
        state.results_so_far.append(self.number)
        if self.number >= 10:
            state.then(Note(self.number // 10), Note(self.number % 10))


class Stop(Step):
    def run(self, state: GameState) -> None:
        state.results = [0]


class Never(Step):
    def run(self, state: GameState) -> None:
        state.then(Never())


class Moot(Decision):
    """Never arises."""
    seat = 0

    def applies(self, state: GameState) -> bool:
        return False


class NoLuck(Chance):
    def applies(self, state: GameState) -> bool:
        return False


class NoQuestion(Together):
    def applies(self, state: GameState) -> bool:
        return False


class Nobody(Together):
    """Asks nobody."""

    def seats(self, state: GameState) -> list[int]:
        return []

    def resolve(self, state: GameState, answers: list[int]) -> None:
        state.results_so_far.append(len(answers))


class Notes(GameState):
    def __init__(self) -> None:
        super().__init__()
        self.results_so_far: list[int] = []


def test_the_first_of_a_list_happens_first_and_what_it_puts_comes_before_the_rest():
    state = Notes()
    state.then(Note(1), Note(45), Note(2), Stop(), Note(9))
    assert advance(state) is None
    assert state.results_so_far == [1, 45, 4, 5, 2]
    assert state.agenda == [Note(9)]


def test_what_does_not_apply_is_passed_over():
    state = Notes()
    state.then(Moot(), NoLuck(), NoQuestion(), Nobody(), Note(3), Stop())
    assert advance(state) is None
    assert state.results_so_far == [0, 3]


def test_rules_that_never_come_to_an_end_are_our_bug():
    state = Notes()
    state.then(Never())
    with pytest.raises(AssertionError, match="never come to a decision"):
        advance(state)


def test_an_empty_agenda_without_a_result_is_our_bug():
    with pytest.raises(AssertionError, match="nobody has a result"):
        advance(Notes())


def test_settle_lets_luck_act():
    state = GAME.new(GAME.book({}))
    item = settle(state, Luck(1))
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert due(state, item) == [ADA, BO]
    assert len(options(state, item, BO)) == 3


def test_a_question_inside_a_question_inside_a_turn():
    table = scene("Turn seat=Ada", "Turn seat=Bo", seats=[seat("Ada"), seat("Bo", "fig-1", "plum-1")])
    table.do(ADA, "raid Bo")
    assert table.item == MayGuard(BO, ADA)
    table.do(BO, "guard fig-1")
    assert table.item == MayPress(ADA)
    table.state_luck("roll 6", "steal plum-1")
    table.do(ADA, "press")
    assert table.state.hands == [[0], []]
    assert table.item == Turn(BO)


def test_a_guard_that_holds_takes_the_die_away():
    table = scene("Turn seat=Ada", "Turn seat=Bo", seats=[seat("Ada"), seat("Bo", "fig-1", "plum-1")])
    for chooser, action in ((ADA, "raid Bo"), (BO, "guard fig-1"), (ADA, "pass")):
        table.do(chooser, action)
    assert table.item == Turn(BO)
    assert table.state.guarded == 0
    assert [entry.seat for entry in table.log] == [ADA, BO, ADA]


def test_a_question_that_no_longer_arises_is_not_asked():
    table = scene("Turn seat=Ada", "Turn seat=Bo", seats=[seat("Ada", coins=0), seat("Bo", "fig-1", "plum-1")])
    table.do(ADA, "raid Bo")
    table.do(BO, "guard fig-1")                 # Ada has no coin to press on with
    assert table.item == Turn(BO)


def test_results_per_seat_with_teams_and_a_draw():
    def ends(points, teams):
        seats = [seat(name, points=score) for name, score in zip(("Ada", "Bo", "Cy", "Di"), points, strict=True)]
        return scene(players=4, options={"teams": teams}, seats=seats).state.results

    assert ends([3, 1, 0, 0], False) == [1, -1, -1, -1]
    assert ends([3, 3, 0, 0], False) == [0, 0, -1, -1]
    assert ends([3, 1, 0, 1], True) == [1, -1, 1, -1]
    assert ends([3, 1, 0, 2], True) == [0, 0, 0, 0]


def test_only_questions_have_options() -> None:
    state = scene().state
    assert options(state, Note(1), ADA) == options(state, NoLuck(), ADA) == [] == due(state, Note(1))


def test_random_play_ends_or_stops_at_its_limit() -> None:
    book = GAME.book({"players": 3})
    decisions, unforced, listed = play_random(GAME.new(book), Luck(1), Luck(2), 10_000)
    assert 0 < unforced <= decisions < 10_000 and listed >= decisions + unforced
    assert play_random(GAME.new(book), Luck(1), Luck(2), 3)[0] == 3


def test_what_an_object_holds_is_what_it_was_given() -> None:
    class Slotted:
        __slots__ = ("__dict__", "coins")

    held = Slotted()
    held.coins = 3
    held.name = "Ada"                            # type: ignore[attr-defined]
    assert names_of(held) == ["coins", "name"]
    assert not is_alike(object(), object()), "what holds nothing is like itself alone"
