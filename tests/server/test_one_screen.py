"""Several people round one screen: it shows one person's secrets at a time, and must be passed on before it shows another's."""
from typing import Any

import pytest
from msgspec import json
from served import Served
from toy import GAME
from toy.board import CARD_NAMES

from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.server.payload import Page, audience, one_screen, page, replay_json
from kotatsu.server.screen import Screen
from kotatsu.server.store import Seat, Ticket
from tests.games.root.scene import scene

HERE = (Seat("here"),) * 4
OWNER = Ticket("id", "owner")
JSON = dict[str, Any]


class Round:
    """A table with everybody round one screen, without a server."""

    def __init__(self, table: Table, seats: tuple[Seat, ...]) -> None:
        self.table, self.seats, self.screen, self.passes = table, seats, Screen(), 0

    def page(self) -> Page:
        who = audience(OWNER, self.seats)
        self.screen.follow(self.table, who.leads)
        return page(self.table, "id", self.seats, one_screen(who, self.screen.looks), ())

    def look(self) -> Page:
        """The page, once whoever must see something of theirs has taken the screen."""
        sent = self.page()
        if sent.body["handover"] is not None:
            self.passes += 1
            self.screen.look(self.table, sent.body["handover"])
            sent = self.page()
        return sent

    def do(self, action: str) -> None:
        asked = next(prompt for prompt in self.look().body["prompts"] if prompt["actions"])
        self.table.do(asked["seat"], action)


@pytest.mark.parametrize("seed", range(4))
def test_a_screen_never_holds_two_hands(seed: int) -> None:
    """Whole games: view, prompts and log name no card of a hand but of the one who looks; covered, of nobody's."""
    table, choices = Table.new(GAME, {"players": 4}, seed), Luck(seed)
    here = Round(table, HERE)
    covered = opened = 0
    while table.item is not None:
        sent = here.page()
        looks, handover = sent.body["viewer"], sent.body["handover"]
        check(table, sent, looks)
        if handover is not None:
            covered += 1
            assert looks is None and not any(prompt["actions"] for prompt in sent.body["prompts"])
            sent = here.look()
            opened += sent.body["viewer"] == handover
            check(table, sent, handover)
        asked = [prompt for prompt in sent.body["prompts"] if prompt["actions"]]
        assert asked and sent.body["handover"] is None
        table.do(asked[0]["seat"], choices.pick(asked[0]["actions"])["action"])
    assert covered == opened > 4
    assert here.page().body["viewer"] is None


def check(table: Table, sent: Page, looks: int | None) -> None:
    """A private line of the log is there only for its reader; in view and prompts the others' cards are face down."""
    found = json.encode([sent.body["view"]["seats"], sent.body["prompts"]]).decode()
    for seat, hand in enumerate(table.state.hands):
        if seat != looks:
            assert not [CARD_NAMES[card] for card in hand if CARD_NAMES[card] in found]
    mine = () if looks is None else (looks,)
    assert sent.log == table.log_for(mine)
    assert sent.log == [step["entry"] for step in replay_json(table, one_screen(audience(OWNER, HERE), looks))["steps"]]


def test_a_battle_is_not_five_curtains() -> None:
    """Root: the screen is passed for the ambush that may come, and back for the turn; hits are taken on the open table."""
    table = scene("M A", "8: M4, A1+base+sympathy", active="M", phase="daylight",
                  M={"hand": ["ambush_bird", "ambush_fox"]}, A={"hand": ["ambush_mouse"]}).table
    here = Round(table, HERE[:2])
    here.do("battle 8 alliance")
    assert (here.passes, here.page().body["handover"]) == (1, 1)
    table.state_luck("roll 2 2")
    here.do("done")
    assert here.passes == 2
    asked = here.page().body["prompts"][0]
    assert (asked["key"], asked["seat"]) == ("lose", 1) and asked["actions"]
    table.do(1, "lose sympathy")
    here.look()
    assert here.passes == 3 and here.screen.looks == 0


def test_the_wire_of_a_screen_that_is_passed_on(server: Served) -> None:
    """Covered until somebody looks; then that seat's choices, log and replay, and nobody else's."""
    opened = server.open("here", "here")
    with server.page(opened["owner"], hands="passed") as screen:
        first = screen.table["handover"]
        assert first is not None and screen.table["viewer"] is None and screen.prompt() is None
        answer = screen.ask(type="look", seat=first)
        assert (answer["viewer"], answer["handover"]) == (first, None)
        assert screen.prompt()["seat"] == first                                # type: ignore[index]
        assert answer["log"]["fresh"] == len(screen.log)                       # nothing happened: the lines only read otherwise
        own = server.get(f"/api/tables/{opened['owner']}/replay?seat={first}")["steps"]
        assert [step["entry"] for step in own] == screen.log
        public = server.get(f"/api/tables/{opened['owner']}/replay")["steps"]
        assert public == server.get(f"/api/tables/{opened['watch']}/replay")["steps"] != own
        screen.act()
        screen.until(lambda page: page.table["handover"] not in (None, first))
        assert screen.table["viewer"] is None
        assert screen.ask(type="look", seat=7)["why"]["id"] == "server-not-your-seat"
    server.get(f"/api/tables/{opened['owner']}/replay?seat=7", status=403)
    with server.page(opened["seats"][0]["link"], hands="passed") as alone:
        assert (alone.table["viewer"], alone.table["handover"]) == (0, None)   # one person at a screen of their own
