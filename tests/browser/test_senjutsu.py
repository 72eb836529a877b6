"""Senjutsu by clicks: a duel, a game alone against two bots, a horde to the end of its second wave; two hands at one screen."""
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import expect

from kotatsu import bots, games
from kotatsu.kernel.table import Table
from kotatsu.words import translator
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.keyboard import TURNS, Keyboard, turns
from tests.browser.test_handover import WHOLE
from tests.browser.touch import touch_all
from tests.browser.visitor import Visitor

JSON = dict[str, Any]
SAY = translator("en")
MOST = 120
# What stands on the board alone, else in the prompt; a card leads on to "ask me for instants", so that it is touched first.
FIND = """action => {
  const alone = [...document.querySelectorAll(`[data-lit][data-action="${action}"]`)];
  const card = document.querySelector(`[data-place="card:${action.split(' ')[1]}"][data-lit]`);
  return alone.find((one) => one.dataset.place) ?? alone[0] ?? card;
}"""


# The tour of the table and the guide of the first game alone: how many things each points at.
GUIDES = {"senjutsu": 3, "senjutsu-solo": 4, "senjutsu-resolve": 3, "senjutsu-second": 3, "senjutsu-steps": 2}
# What a stop says, and whether it and the light are in the window.
STOP = """() => {
  const [note, light] = ['.note', '.hole'].map((part) => document.querySelector(`[data-testid="tour"] ${part}`));
  if (!note) return null;
  const seen = [note, light].map((one) => one.getBoundingClientRect()).every((box) =>
    box.width > 30 && box.height > 30 && box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight);
  return { said: note.querySelector('p').textContent, seen };
}"""


def game_of(options: JSON, seed: int, weak: int | None = None, stop: Callable[[JSON], bool] = lambda view: False) -> Iterator[str]:
    """The choices of a game that brisk bots play; a weak seat always takes the first choice."""
    game, bot = games.load("senjutsu"), bots.brisk("senjutsu", seed)
    table = Table.new(game, options, seed)
    while table.item is not None and not table.is_over() and not stop(table.view()):
        seat = table.decisions()[0]
        first = table.legal_texts(seat)[0]
        action = first if seat == weak else table.text(bots.decide(bot, game, table.state, table.item, seat))
        yield action
        table.do(seat, action)


def guided(visitor: Visitor, choices: Iterator[str], walked: dict[str, int]) -> Iterator[str]:
    """Before each choice whatever guide comes up is read to its end; `walked` gets its name and number of stops."""
    for action in choices:
        stops: list[str] = []
        while (stop := visitor.page.evaluate(STOP)) is not None:
            assert stop["seen"] and stop["said"] not in stops, stop
            stops.append(stop["said"])
            known = visitor.page.evaluate("() => localStorage.getItem('kotatsu-toured')").split()
            visitor.part("tour").locator(".may").click()
            names = visitor.page.evaluate("() => localStorage.getItem('kotatsu-toured')").split()
            if names != known:
                walked[names[-1]] = len(stops)
                stops = []
        yield action


def play(visitor: Visitor, choices: Iterator[str]) -> set[str]:
    """Every choice by a click where it is lit; the kinds of places that were clicked."""
    return touch_all(visitor, choices, FIND, MOST, clicks=3)


def test_a_duel_from_its_first_turn_to_its_end(house: House, visit: Visit) -> None:
    """Two people; cards, hexes, discs for turning, kamae and values are touched where they lie."""
    options = {"characters": ["ronin", "student"]}
    visitor = visit()
    visitor.sit(house.open("here", "here", seed=34, game="senjutsu", **options)["owner"])
    expect(visitor.part("laid-0")).to_have_attribute("data-shown", "none")
    clicked = play(visitor, game_of(options, 34, weak=1))
    assert {"card", "hex", "turn", "facing", "line", "prompt"} <= clicked
    expect(visitor.part("result")).to_be_visible()
    assert visitor.part("result").get_attribute("data-won") == "yes"


def test_alone_against_two_bots(house: House, visit: Visit) -> None:
    """The bots' cards and the numbered steps that decided are told; the whole game on a phone, with its guide."""
    options = {"characters": ["warrior"], "mode": "solo", "bots": "katana+yari"}
    visitor = visit(size="phone", toured="")
    visitor.sit(house.open("here", seed=3, game="senjutsu", **options)["owner"])
    walked: dict[str, int] = {}
    play(visitor, guided(visitor, game_of(options, 3), walked))
    assert walked == GUIDES
    expect(visitor.part("result")).to_be_visible()
    visitor.page.locator('[data-tab="seats"]').click()
    assert visitor.page.locator('[data-testid^="deeds-"] .key').count() >= 1
    expect(visitor.part("origin")).to_have_text(SAY.say("senjutsu-doubt-starts"))
    decided = [event for entry in visitor.log for event in entry["events"] if event["kind"] == "decided"]
    assert decided and all(event["rule"].startswith("S13.") for event in decided)


def turned_by_keys(keyboard: Keyboard, choices: Iterator[str]) -> Iterator[str]:
    """Q and E instead of a click; at the first of them the list of keys names them."""
    listed = False
    for action in choices:
        if action in TURNS:
            listed = listed or "QE" in keyboard.listed()
            turns(keyboard, action)
        else:
            yield action
    assert listed


def test_a_horde_to_the_end_of_its_second_wave(house: House, visit: Visit) -> None:
    """Turns by Q and E; at its end K and D tell the trees and the discard piles."""
    options = {"characters": ["warrior"], "mode": "horde"}
    visitor = visit()
    visitor.sit(house.open("here", seed=14, game="senjutsu", **options)["owner"])
    keyboard = Keyboard(visitor)
    play(visitor, turned_by_keys(keyboard, game_of(options, 14, stop=lambda view: view["wave"] > 2)))
    keyboard.keep_promises("K", "D")
    expect(visitor.part("wave")).to_have_text("Stage 1 · Wave 3")
    assert ("wave", 3) in [(event["kind"], event["words"]["args"].get("wave")) for entry in visitor.log for event in entry["events"]
                           if event["kind"] == "wave"]


def secrets(house: House, opened: JSON, looks: int | None) -> list[str]:
    """How cards of hands are called that whoever looks must not see."""
    figures = house.get(f"tables/{opened['owner']}/position")["figures"]
    public = json.encode(house.get(f"tables/{opened['watch']}/replay")).decode()
    mine = set() if looks is None else set(figures[looks].get("hand", []))
    hidden = {card for seat, figure in enumerate(figures) if seat != looks for card in figure.get("hand", [])} - mine
    return [SAY.say(f"senjutsu-card-{card}") for card in sorted(hidden) if f"senjutsu-card-{card}" not in public]


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_two_hands_at_one_screen(house: House, visit: Visit, size: str) -> None:
    """Set-up and the first turn: the sheet before each secret choice; neither hand nor choice of the other is in the page."""
    visitor = visit(hands="passed", size=size)
    opened = house.open("here", "here", seed=5, game="senjutsu", characters=["ronin", "student"])
    visitor.sit(opened["owner"])
    chosen: list[str] = []
    hidden: list[str] = []
    for _ in range(30):
        if visitor.table["handover"] is not None:
            hidden = secrets(house, opened, None)
            assert [name for name in hidden if name in visitor.page.evaluate(WHOLE)] == []
            assert [visitor.part(name).count() for name in ("map", "prompt", "hand")] == [0, 0, 0]
            old = str(visitor.table["version"])
            visitor.page.keyboard.press("Enter")
            visitor.settle(old)
        prompt = visitor.prompt()
        assert prompt is not None
        looks = visitor.table["viewer"]
        if looks is not None:
            hidden = secrets(house, opened, looks)
            assert [name for name in hidden if name in visitor.page.evaluate(WHOLE)] == []
        if prompt["key"] == "choose":
            chosen.append(prompt["actions"][0]["action"])
        if len(chosen) == 2:
            expect(visitor.part("laid-0") if size == "laptop" else visitor.part("map")).to_be_visible()
            break
        play(visitor, iter([prompt["actions"][0]["action"]]))
    assert len(chosen) == 2 and hidden
