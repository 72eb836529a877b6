"""Each check finds the mistake it is there for: a game with that mistake must fail in the fuzz."""
from dataclasses import replace
from typing import Any

import pytest
from toy import GAME
from toy.state import State

from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON, Asked, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say
from kotatsu.sim import checks, fuzz
from kotatsu.sim.walk import Tally


def tells(state: State, viewer: int) -> JSON:
    """The view shows every hand."""
    return {**GAME.view(state, viewer), "spy": [hand[:] for hand in state.hands]}


def forgets(state: State) -> JSON:
    """A position leaves out whose turn it is to lead."""
    return {name: value for name, value in GAME.write(state).items() if name != "lead"}


def imagines(state: State, viewer: int, luck: Luck) -> State:
    """What a seat believes in has one card twice and another not at all."""
    believed = GAME.imagine(state, viewer, luck)
    believed.bag[:1] = believed.bag[-1:]
    return believed


def meddles(state: State, item: Item, seat: int) -> Asked:
    """Asking a question changes the state."""
    state.bank += 1
    return GAME.asked(state, item, seat)


def mumbles(state: State, item: Item, seat: int) -> Asked:
    """A question that no language can say."""
    return replace(GAME.asked(state, item, seat), words=say("nowhere"))


def invents(state: State, item: Item, seat: int) -> Asked:
    """A question that cites a rule which does not exist."""
    return replace(GAME.asked(state, item, seat), rule="T99.1")


def shares(book: Any) -> State:
    """A copy shares its hands with the original."""
    return Sharing.of(GAME.new(book))


class Sharing(State):
    @classmethod
    def of(cls, state: State) -> "Sharing":
        new = cls(state.book)
        for name in checks.names_of(state):
            setattr(new, name, getattr(state, name))
        return new

    def copy(self) -> "Sharing":
        new = Sharing.of(super().copy())
        new.hands = self.hands
        return new


def loses(state: State) -> dict[str, int]:
    """A component is not counted any more once it lies in the discard pile."""
    kept, state.discard = state.discard, []
    found = GAME.census(state)
    state.discard = kept
    return found


def first_failure(game: Game[State], games: int = 12) -> str:
    for number in range(games):
        failure = fuzz.play(game, 1, number, Tally())
        if failure is not None:
            return failure.message
    return ""


@pytest.mark.parametrize(("game", "message"), [
    (replace(GAME, view=tells), "sees a secret"),
    (replace(GAME, write=forgets), "position"),
    (replace(GAME, imagine=imagines), "other components"),
    (replace(GAME, asked=meddles), "asking changed the state"),
    (replace(GAME, asked=mumbles), "no message nowhere"),
    (replace(GAME, asked=invents), "'T99.1', which is no rule"),
    (replace(GAME, new=shares), "changed the original"),
    (replace(GAME, census=loses), "a component was lost or doubled"),
])
def test_the_fuzz_finds(game: Game[State], message: str) -> None:
    assert message in first_failure(game)


def test_a_copy_that_shares_is_found() -> None:
    game = replace(GAME, new=shares)
    state = game.new(game.book({}))
    with pytest.raises(AssertionError, match=r"play on a copy changed the original: hands"):
        checks.check_copy(game, state, Luck(1))


def test_the_fuzz_finds_nothing_in_a_sound_game() -> None:
    assert first_failure(GAME) == ""


def test_a_difference_is_named_by_its_place() -> None:
    with pytest.raises(AssertionError, match=r"what: a\[1\].b is 3 instead of 2"):
        checks.assert_equal({"a": [1, {"b": 3}]}, {"a": [1, {"b": 2}]}, "what")


def test_contents_are_those_of_the_whole_state() -> None:
    state = GAME.new(GAME.book({}))
    before = checks.contents(GAME, state)
    state.hands[1].append(3)
    assert checks.difference(checks.contents(GAME, state), before) == "hands[1] is [3] instead of []"
    assert "journal" not in before
