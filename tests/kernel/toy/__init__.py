"""Orchard thieves: a tiny game that uses every feature of the kernel. Its folder looks like that of a real game."""
from collections.abc import Mapping
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.game import JSON, Asked, Chapter, Choice, Game, Option, Outcome, Refusal, Told
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position_schema, read_choice, read_known, read_number
from kotatsu.kernel.phrase import Phrase, say
from toy import position, view, words
from toy.board import CARD_NAMES, CARDS, KINDS, NAMES, VALUES, Book
from toy.items import SetUp
from toy.state import State


class Toy(Game):
    name = "toy"
    version = 1
    most_decisions = 60

    # --- before the game
    def options(self) -> tuple[Option, ...]:
        dice = tuple((name, say(f"toy-dice-{name}")) for name in ("six", "four"))
        return (
            Option("players", "number", 2, say("toy-players"), say("toy-players"), "T1.1", low=2, high=4),
            Option("rounds", "number", 2, say("toy-rounds"), say("toy-rounds"), "T1.1", low=1, high=2),
            Option("teams", "flag", False, say("toy-teams"), say("toy-teams"), "T1.2"),
            Option("dice", "choice", "six", say("toy-dice"), say("toy-dice"), "T4.8", "custom", dice),
        )

    def seat_range(self) -> tuple[int, int]:
        return 2, 4

    def book(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Book:
        read_known(options, [option.name for option in self.options()], "options.")
        players = read_number("options.players", options.get("players", 2), 2, 4)
        rounds = read_number("options.rounds", options.get("rounds", 2), 1, 2)
        teams = read_choice("options.teams", options.get("teams", False), (False, True))
        dice = read_choice("options.dice", options.get("dice", "six"), ("six", "four"))
        if teams and players != 4:
            raise Illegal("T1.2", say("toy-no-teams"))
        values = list(VALUES)
        if data is not None:
            read_known(data, KINDS, "data.")
            for kind, name in enumerate(KINDS):
                values[kind] = read_number(f"data.{name}", data.get(name, VALUES[kind]), 0, 9)
        return Book(players, rounds, teams, dice, tuple(values))

    def options_of(self, book: Book) -> JSON:
        return {"players": book.players, "rounds": book.rounds, "teams": book.teams, "dice": book.dice}

    def data_of(self, book: Book) -> JSON | None:
        return None if book.values == VALUES else dict(zip(KINDS, book.values, strict=True))

    def new(self, book: Book) -> State:
        state = State(book)
        state.bag = list(range(CARDS))
        state.then(SetUp())
        return state

    # --- seats
    def seats(self, state: State) -> int:
        return state.book.players

    def seat_name(self, state: State, seat: int) -> str:
        return NAMES[seat]

    def seat_words(self, state: State, seat: int) -> Phrase:
        return words.seat_words(seat)

    # --- the course of the game
    def view(self, state: State, viewer: int) -> JSON:
        return view.view(state, viewer)

    def imagine(self, state: State, viewer: int, luck: Luck) -> State:
        return view.imagine(state, viewer, luck)

    def outcome(self, state: State) -> Outcome | None:
        if not state.results:
            return None
        return Outcome(tuple(state.results), say("toy-over"), {"points": state.points[:]})

    def moment(self, state: State) -> tuple[int, int]:
        return state.round, state.turn

    def census(self, state: State) -> dict[str, int]:
        piles = [state.bag, state.top, state.buried, state.discard, state.aside, *state.hands]
        found = {name: sum(pile.count(card) for pile in piles) for card, name in enumerate(CARD_NAMES)}
        return {**found, "coins": sum(state.coins) + state.bank}

    # --- text forms
    def format(self, state: State, action: Action) -> str:
        return position.format_action(action)

    def parse(self, state: State, text: str) -> Action:
        return position.parse_action(state.book, text)

    def write(self, state: State) -> JSON:
        return position.write(state)

    def read(self, data: Mapping[str, Any]) -> State:
        return position.read(self.book(data.get("options", {}), data.get("data")), data)

    def schema(self) -> JSON:
        card, name = {"enum": list(CARD_NAMES)}, {"enum": list(NAMES)}
        cards = {"type": "array", "items": card}
        seat = {"type": "object", "required": ["name"], "additionalProperties": False,
                "properties": {"name": name, "coins": {"type": "integer"}, "points": {"type": "integer"}, "hand": cards,
                               "aside": {"anyOf": [card, {"type": "null"}]}}}
        top = {"type": "object", "required": ["card"],
               "properties": {"card": card, "known": {"type": "array", "items": name}}}
        return position_schema(self, {
            "options": {"type": "object"}, "data": {"type": "object"},
            "round": {"type": "integer"}, "turn": {"type": "integer"}, "lead": name,
            "bank": {"type": "integer"}, "guarded": {"type": "boolean"}, "seats": {"type": "array", "items": seat},
            "top": {"type": "array", "items": top}, "bag": cards, "buried": cards, "discard": cards})

    def field_text(self, state: State, name: str, value: int) -> str:
        return position.field_text(name, value)

    def field_value(self, state: State, name: str, text: str) -> int:
        return position.field_value(state.book, name, text)

    # --- words
    def asked(self, state: State, item: Item, seat: int) -> Asked:
        return words.asked(item, seat)

    def choice(self, state: State, item: Item, seat: int, action: Action) -> Choice:
        return words.choice(action)

    def tempting(self, state: State, item: Item, seat: int) -> list[Action]:
        return words.tempting(state, item, seat)

    def refusal(self, state: State, item: Item, seat: int, action: Action) -> Refusal:
        return words.refusal(state, item, seat, action)

    def told(self, state: State, number: int) -> Told:
        return words.told(number)

    def rules(self) -> tuple[Chapter, ...]:
        return words.RULES

    def components(self, book: Book) -> JSON:
        return {"cards": {name: book.values[card // 3] for card, name in enumerate(CARD_NAMES)}}


GAME = Toy()
