"""Numbers that carry choices and events."""
from hypothesis import given
from hypothesis.strategies import integers

from kotatsu.kernel.action import act, parts
from kotatsu.kernel.agenda import EVERYONE, NO_SEAT, NOBODY, Position, event_audience, event_parts

byte = integers(0, 255)


@given(byte, byte, byte, byte)
def test_an_action_keeps_its_verb_and_numbers(verb, a, b, c):
    assert parts(act(verb, a, b, c)) == (verb, a, b, c)


@given(byte, byte, byte, byte, byte)
def test_an_event_keeps_its_kind_seat_and_numbers(kind, seat, a, b, c):
    state = Position()
    state.journal = []
    state.tell(kind, seat, a, b, c)
    assert [event_parts(number) for number in state.journal] == [(kind, seat, a, b, c)]
    assert event_audience(state.journal[0]) == EVERYONE


@given(byte, byte, byte, integers(0, 254))
def test_an_event_for_some_keeps_its_audience(kind, seat, a, audience):
    state = Position()
    state.journal = []
    state.tell_only(audience, kind, seat, a)
    assert event_parts(state.journal[0]) == (kind, seat, a, 0, 0)
    assert event_audience(state.journal[0]) == audience


def test_events_for_everyone_and_for_nobody():
    state = Position()
    state.journal = []
    state.tell_only(EVERYONE, 1)
    state.tell_only(NOBODY, 1)
    assert [event_audience(number) for number in state.journal] == [EVERYONE, NOBODY]
    assert event_parts(state.journal[0])[1] == NO_SEAT


def test_nothing_is_kept_where_nobody_listens():
    state = Position()
    state.tell(1)
    state.tell_only(1, 1)
    assert state.journal is None
