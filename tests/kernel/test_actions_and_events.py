"""Numbers that carry choices and events."""
import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists

from kotatsu.kernel.action import act, parts
from kotatsu.kernel.agenda import GameState
from kotatsu.kernel.event import EVERYONE, NO_SEAT, NOBODY, event, event_audience, event_more, event_parts, event_reason
from kotatsu.kernel.lexicon import VerbRow

byte = integers(0, 255)


def listening() -> GameState:
    state = GameState()
    state.journal = []
    return state


@given(byte, byte, byte, byte)
def test_an_action_keeps_its_verb_and_numbers(verb, a, b, c):
    assert parts(act(verb, a, b, c)) == (verb, a, b, c)


@pytest.mark.parametrize("numbers", [(300, 1, 1), (1, 256, 1), (1, 1, 1000), (-1, 0, 0), (0, -2, 0), (0, 0, -255)])
def test_an_action_refuses_numbers_that_do_not_fit(numbers):
    with pytest.raises(AssertionError, match="0 to 255"):
        act(3, *numbers)


@pytest.mark.parametrize("number", [256, -1, 1 << 40])
def test_a_verb_that_does_not_fit_gets_no_row(number):
    with pytest.raises(AssertionError, match="dig is not 0 to 255"):
        VerbRow(number, "dig")


@given(byte, byte, byte, byte, byte)
def test_an_event_keeps_its_kind_actor_and_numbers(kind, actor, a, b, c):
    state = listening()
    state.tell(kind, actor, a, b, c)
    assert [event_parts(number) for number in state.journal] == [(kind, actor, a, b, c)]
    assert event_more(state.journal[0]) == (0, 0, 0) and event_reason(state.journal[0]) == 0
    assert event_audience(state.journal[0]) == EVERYONE


@given(lists(byte, min_size=9, max_size=9), integers(-1, (1 << 20) - 1))
def test_a_wide_event_keeps_everything(numbers, audience):
    state = listening()
    state.tell_more(*numbers, audience)
    number = state.journal[0]
    assert [*event_parts(number), *event_more(number), event_reason(number)] == numbers
    assert event_audience(number) == audience


@given(byte, byte, byte, integers(0, 254))
def test_an_event_for_some_keeps_its_audience(kind, actor, a, audience):
    state = listening()
    state.tell_only(audience, kind, actor, a)
    assert event_parts(state.journal[0]) == (kind, actor, a, 0, 0)
    assert event_audience(state.journal[0]) == audience


@pytest.mark.parametrize("place", range(9))
@pytest.mark.parametrize("value", [256, -1])
def test_an_event_refuses_numbers_that_do_not_fit(place, value):
    numbers = [1] * 9
    numbers[place] = value
    with pytest.raises(AssertionError, match="0 to 255"):
        listening().tell_more(*numbers)


def test_an_event_refuses_what_is_no_audience():
    with pytest.raises(AssertionError, match="audience"):
        event(1, 1, 0, 0, 0, audience=-2)


def test_twenty_seats_are_an_audience():
    state = listening()
    state.tell_only(1 << 19 | 1 << 8, 1)
    assert event_audience(state.journal[0]) == 1 << 19 | 1 << 8


def test_events_for_everyone_and_for_nobody():
    state = listening()
    state.tell_only(EVERYONE, 1)
    state.tell_only(NOBODY, 1)
    assert [event_audience(number) for number in state.journal] == [EVERYONE, NOBODY]
    assert event_parts(state.journal[0])[1] == NO_SEAT


def test_nothing_is_kept_where_nobody_listens():
    state = GameState()
    state.tell(1)
    state.tell_only(1, 1)
    state.tell_more(1, reason=3)
    assert state.journal is None
