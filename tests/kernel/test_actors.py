"""Actors that are no seats: they act by the rules, events and log name them, and undo goes through what they did."""
import json
from dataclasses import replace
from typing import Any

import pytest
from toy import GAME
from toy.actions import Event
from toy.state import State
from toy.turn import Turn

from kotatsu.kernel.agenda import ActorStep, settle
from kotatsu.kernel.event import FIRST_ACTOR, NO_SEAT, event, event_more, event_parts, event_reason, seat_of
from kotatsu.kernel.game import Told
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.table import Table, replay

ADA = 0
WASPS = FIRST_ACTOR


class Sting(ActorStep):
    """The wasps sting whoever has most coins, the first of them if several do."""
    __module__ = "toy.wasps"                     # an item of the toy game

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, state: State) -> None:
        seat = state.coins.index(max(state.coins))
        state.bank += state.coins[seat]
        state.tell_more(Event.RESTED, self.actor, seat, 1, 2, state.coins[seat], reason=7)
        state.coins[seat] = 0


def actors(state: State) -> list[int]:
    return [WASPS]


def actor_name(state: State, actor: int) -> str:
    return "wasps"


def actor_words(state: State, actor: int) -> Phrase:
    return say("toy-seat", name="wasps")


def field_text(state: State, name: str, value: int) -> str:
    return "wasps" if name == "actor" else GAME.field_text(state, name, value)


def field_value(state: State, name: str, text: str) -> int:
    return WASPS if name == "actor" else GAME.field_value(state, name, text)


def told(state: State, number: int) -> Told:
    _, actor, *_ = event_parts(number)
    if seat_of(actor) is not None or actor != WASPS:
        return GAME.told(state, number)
    words = actor_words(state, actor)
    return Told("sting", None, say("toy-tell-rested", who=words, number=event_more(number)[0], points=event_reason(number)),
                "T4.4", words)


# the toy game with wasps
ORCHARD = replace(GAME, actors=actors, actor_name=actor_name, actor_words=actor_words, field_text=field_text,
                  field_value=field_value, told=told)


def table() -> Table:
    data: dict[str, Any] = {"game": "toy", "options": {"players": 2}, "next": [
        "MayPress seat=Ada", "Sting actor=wasps", "Turn seat=Bo", "Finish"]}
    return Table.at(ORCHARD, data)


def test_an_actor_has_a_line_of_its_own_in_the_log():
    stung = table()
    stung.do(ADA, "press")
    assert [stung.entry_text(entry) for entry in stung.log][-1] == "wasps: acts"
    line = stung.log_for()[-1]
    assert (line["seat"], line["action"], line["luck"]) == (None, None, False)
    assert line["actor"] == {"id": "toy-seat", "args": {"name": "wasps"}}
    event = line["events"][0]
    assert (event["kind"], event["seat"], event["actor"]) == ("sting", None, line["actor"])
    assert event["words"]["args"]["points"] == 7 and event["words"]["args"]["number"] > 0
    assert 0 in stung.state.coins
    assert all("actor" not in line for line in stung.log_for()[:-1])


def test_undo_goes_back_through_what_an_actor_did():
    stung = table()
    before = stung.position()
    stung.do(ADA, "press")
    assert len(stung.log) == 2 and stung.position() != before
    stung.undo([ADA])
    assert stung.position() == before and stung.log == []


def test_a_saved_table_with_an_actor_is_played_again():
    stung = table()
    stung.do(ADA, "press")
    saved = json.loads(json.dumps(stung.save()))
    again = Table.load(ORCHARD, saved)
    assert again.log_for() == stung.log_for() and again.position() == stung.position()
    stopped = replay(ORCHARD, saved["start"], saved["log"], len(saved["log"]) - 1)
    assert isinstance(stopped.item, ActorStep) and stopped.decisions() == []


def test_an_actor_acts_in_search_too():
    state = table().state
    state.agenda.pop()
    item = settle(state, Luck(1))
    assert 0 in state.coins and isinstance(item, Turn) and item.seat == 1, "and play goes on to the next choice"


@pytest.mark.parametrize(("actor", "seat"), [(0, 0), (5, 5), (127, 127), (128, None), (254, None), (255, None)])
def test_which_actors_are_seats(actor, seat):
    assert seat_of(actor) == seat
    assert seat_of(event_parts(event(1, NO_SEAT, 0, 0, 0))[1]) is None
