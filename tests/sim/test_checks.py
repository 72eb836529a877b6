"""Each check finds the mistake it is there for: a game with that mistake must fail in the fuzz."""
from collections.abc import Callable
from typing import Any

import pytest
from toy import GAME, Toy
from toy.state import State

from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON, Asked
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say
from kotatsu.sim import checks, fuzz
from kotatsu.sim.walk import Tally


class Tells(Toy):
    """The view shows every hand."""

    def view(self, state: State, viewer: int) -> JSON:
        return {**super().view(state, viewer), "spy": [hand[:] for hand in state.hands]}


class Forgets(Toy):
    """A position leaves out whose turn it is to lead."""

    def write(self, state: State) -> JSON:
        return {name: value for name, value in super().write(state).items() if name != "lead"}


class Imagines(Toy):
    """What a seat believes in has one card twice and another not at all."""

    def imagine(self, state: State, viewer: int, luck: Luck) -> State:
        believed = super().imagine(state, viewer, luck)
        believed.bag[:1] = believed.bag[-1:]
        return believed


class Meddles(Toy):
    """Asking a question changes the state."""

    def asked(self, state: State, item: Item, seat: int) -> Asked:
        state.bank += 1
        return super().asked(state, item, seat)


class Mumbles(Toy):
    """A question that no language can say."""

    def asked(self, state: State, item: Item, seat: int) -> Asked:
        return Asked("x", say("nowhere"), super().asked(state, item, seat).rule)


class Invents(Toy):
    """A question that cites a rule which does not exist."""

    def asked(self, state: State, item: Item, seat: int) -> Asked:
        found = super().asked(state, item, seat)
        return Asked(found.key, found.words, "T99.1")


class Shares(Toy):
    """A copy shares its hands with the original."""

    def new(self, book: Any) -> State:
        state = super().new(book)
        return Sharing.of(state)


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


class Loses(Toy):
    """A component is not counted any more once it lies in the discard pile."""

    def census(self, state: State) -> dict[str, int]:
        kept, state.discard = state.discard, []
        found = super().census(state)
        state.discard = kept
        return found


def first_failure(game: Toy, games: int = 12) -> str:
    for number in range(games):
        failure = fuzz.play(game, 1, number, Tally())
        if failure is not None:
            return failure.message
    return ""


@pytest.mark.parametrize(("kind", "message"), [
    (Tells, "sees a secret"),
    (Forgets, "position"),
    (Imagines, "other components"),
    (Meddles, "asking changed the state"),
    (Mumbles, "no message nowhere"),
    (Invents, "'T99.1', which is no rule"),
    (Shares, "changed the original"),
    (Loses, "a component was lost or doubled"),
])
def test_the_fuzz_finds(kind: Callable[[], Toy], message: str) -> None:
    found = first_failure(kind())
    assert message in found


def test_a_copy_that_shares_is_found() -> None:
    game = Shares()
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
