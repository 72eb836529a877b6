"""A position as JSON with names, both ways; and the text of actions and item fields."""
from collections.abc import Mapping
from typing import Any

from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.notation import inside, read_flag, read_known, read_list, read_mapping, read_number, wrong
from kotatsu.kernel.phrase import say

from .actions import NOUN, VERB_NAMES, VERBS
from .board import CARD_NAMES, CARDS, COINS_EACH, NAMES, NO_CARD, Book
from .data import make_book
from .items import Finish, Round
from .state import State

SEAT_FIELDS = ("name", "coins", "points", "hand", "aside")
FIELDS = ("options", "data", "next", "round", "turn", "lead", "bank", "guarded", "seats", "top", "bag", "buried", "discard")


def seat_number(book: Book, name: Any) -> int:
    names = NAMES[:book.players]
    if name not in names:
        raise Unreadable(say("kernel-no-seat", name=str(name), names=", ".join(names)))
    return names.index(name)


def card_number(name: Any) -> int:
    if name not in CARD_NAMES:
        raise Unreadable(say("toy-no-card", card=str(name)))
    return CARD_NAMES.index(name)


def format_action(state: State, action: Action) -> str:
    verb, number, _, _ = parts(action)
    noun = NOUN.get(verb)
    text = {"card": lambda: CARD_NAMES[number], "seat": lambda: NAMES[number], "number": lambda: str(number)}
    return VERB_NAMES[verb] + (f" {text[noun]()}" if noun else "")


def parse_action(state: State, text: str) -> Action:
    words = text.split()
    verb = VERBS.get(words[0].lower()) if words else None
    noun = NOUN.get(verb) if verb is not None else None
    if verb is None or len(words) != (2 if noun else 1):
        raise Unreadable(say("toy-no-action", action=text))
    if noun is None:
        return act(verb)
    if noun == "number":
        if not words[1].isdecimal() or int(words[1]) > 255:
            raise Unreadable(say("toy-no-action", action=text))
        return act(verb, int(words[1]))
    return act(verb, card_number(words[1]) if noun == "card" else seat_number(state.book, words[1]))


def write(state: State) -> dict[str, Any]:
    names = [CARD_NAMES[card] for card in range(CARDS)]
    known = [[NAMES[seat] for seat in range(state.book.players) if mask >> seat & 1] for mask in state.known]
    return {
        "round": state.round, "turn": state.turn, "lead": NAMES[state.lead], "bank": state.bank,
        "guarded": bool(state.guarded),
        "seats": [{"name": NAMES[seat], "coins": state.coins[seat], "points": state.points[seat],
                   "hand": [names[card] for card in state.hands[seat]],
                   "aside": None if state.aside[seat] == NO_CARD else names[state.aside[seat]]}
                  for seat in range(state.book.players)],
        "top": [{"card": names[card], "known": who} for card, who in zip(state.top, known, strict=True)],
        "bag": [names[card] for card in state.bag], "buried": [names[card] for card in state.buried],
        "discard": [names[card] for card in state.discard],
    }


def read(data: Mapping[str, Any]) -> State:
    """What is left out: cards lie in the bag, coins in the bank, and the round begins."""
    book = make_book(read_mapping("options", data.get("options", {})), data.get("data"))
    read_known(data, FIELDS)
    state = State(book)
    used: list[int] = []
    named: list[int] = []

    def cards(where: str, given: Any) -> list[int]:
        if not isinstance(given, list):
            raise Unreadable(say("kernel-wrong-field", field=where, value=str(given)))
        found = [card_in(where, name) for name in given]
        for card in found:
            if card in used:
                raise Unreadable(say("toy-twice", card=CARD_NAMES[card], field=where))
            used.append(card)
        return found

    state.round = read_number("round", data.get("round", 1), 0, book.rounds)
    state.turn = read_number("turn", data.get("turn", 0), 0, 255)
    state.lead = seat_in("lead", book, data.get("lead", NAMES[0]))
    state.guarded = int(read_flag("guarded", data.get("guarded", False)))
    for place, row in enumerate(read_list("seats", data.get("seats", []))):
        given = read_mapping(f"seats[{place}]", row)
        seat = seat_in(f"seats[{place}].name", book, given.get("name"))
        if seat in named:
            raise wrong(f"seats[{place}].name", given["name"])
        named.append(seat)
        read_known(given, SEAT_FIELDS, f"seats.{NAMES[seat]}.")
        state.coins[seat] = read_number(f"seats.{NAMES[seat]}.coins", given.get("coins", COINS_EACH), 0, book.coins)
        state.points[seat] = read_number(f"seats.{NAMES[seat]}.points", given.get("points", 0), 0, 255)
        state.hands[seat] = sorted(cards(f"seats.{NAMES[seat]}.hand", given.get("hand", [])))
        laid = given.get("aside")
        state.aside[seat] = NO_CARD if laid is None else cards(f"seats.{NAMES[seat]}.aside", [laid])[0]
    for place, row in enumerate(read_list("top", data.get("top", []))):
        given = read_mapping(f"top[{place}]", row)
        state.top += cards("top", [given.get("card")])
        state.known.append(sum({1 << seat_in("top", book, name) for name in read_list("top", given.get("known", []))}))
    state.buried = sorted(cards("buried", data.get("buried", [])))
    state.discard = cards("discard", data.get("discard", []))
    if "bag" in data:
        state.bag = sorted(cards("bag", data["bag"]))
        if len(used) != CARDS:
            raise Unreadable(say("toy-missing", field="bag", count=CARDS - len(used)))
    else:
        state.bag = [card for card in range(CARDS) if card not in used]
    state.bank = book.coins - sum(state.coins)
    if data.get("bank", state.bank) != state.bank or state.bank < 0:
        raise Unreadable(say("kernel-wrong-field", field="bank", value=str(data.get("bank", state.bank))))
    state.then(*(Round(number) for number in range(max(1, state.round), book.rounds + 1)), Finish())
    return state


def seat_in(field: str, book: Book, given: Any) -> int:
    """A seat by name, in a field."""
    try:
        return seat_number(book, given)
    except Unreadable as problem:
        raise inside(field, problem) from problem


def card_in(field: str, given: Any) -> int:
    """A card by name, in a field."""
    try:
        return card_number(given)
    except Unreadable as problem:
        raise inside(field, problem) from problem


def validate(state: State) -> None:
    """T3.1: nothing lies aside when a round begins. (Otherwise what is next fits whatever the rest says.)"""
    if state.agenda and isinstance(state.agenda[-1], Round):
        for seat, card in enumerate(state.aside):
            if card != NO_CARD:
                raise wrong(f"seats.{NAMES[seat]}.aside", CARD_NAMES[card])


def schema() -> dict[str, Any]:
    card, name = {"enum": list(CARD_NAMES)}, {"enum": list(NAMES)}
    cards = {"type": "array", "items": card}
    seat = {"type": "object", "required": ["name"], "additionalProperties": False,
            "properties": {"name": name, "coins": {"type": "integer"}, "points": {"type": "integer"}, "hand": cards,
                           "aside": {"anyOf": [card, {"type": "null"}]}}}
    top = {"type": "object", "required": ["card"],
           "properties": {"card": card, "known": {"type": "array", "items": name}}}
    return {"options": {"type": "object"}, "data": {"type": "object"},
            "round": {"type": "integer"}, "turn": {"type": "integer"}, "lead": name,
            "bank": {"type": "integer"}, "guarded": {"type": "boolean"}, "seats": {"type": "array", "items": seat},
            "top": {"type": "array", "items": top}, "bag": cards, "buried": cards, "discard": cards}


def field_text(state: State, name: str, value: int) -> str:
    if name in ("seat", "other", "raider"):
        return NAMES[value]
    return str(value)


def field_value(state: State, name: str, text: str) -> int:
    book = state.book
    if name in ("seat", "other", "raider"):
        return seat_number(book, text)
    limit = (1 << book.players) - 1 if name == "mask" else book.rounds
    return read_number(name, int(text), 1, limit)
