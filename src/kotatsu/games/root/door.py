"""Root («Корені»): the door."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root import (
    census,
    data,
    fitting,
    imagine,
    midgame,
    names,
    notation,
    position,
    refusals,
    schema,
    view,
    words,
    writing,
)
from kotatsu.games.root.book import Book, Kind
from kotatsu.games.root.phases.setup import set_up
from kotatsu.games.root.rows import ROWS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON, Asked, Chapter, Choice, Game, Option, Outcome, Refusal, Told
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position_schema
from kotatsu.kernel.phrase import Phrase, say


class Root(Game):
    """Two to six factions, each with rules of its own, fight for one woodland."""
    name = "root"
    version = 1
    most_decisions = 20_000

    def options(self) -> tuple[Option, ...]:
        return data.options()

    def seat_range(self) -> tuple[int, int]:
        return data.LOWEST_PLAYERS, data.HIGHEST_PLAYERS

    def book(self, options: Mapping[str, Any], own: Mapping[str, Any] | None = None) -> Book:
        return data.make_book(options, own)

    def options_of(self, book: Book) -> JSON:
        return data.options_of(book)

    def data_of(self, book: Book) -> JSON | None:
        return data.own_data(book)

    def new(self, book: Book) -> State:
        state = State(book)
        set_up(state)
        return state

    def seats(self, state: State) -> int:
        return state.book.seats

    def seat_name(self, state: State, seat: int) -> str:
        return state.book.seat_names[seat]

    def seat_words(self, state: State, seat: int) -> Phrase:
        return names.seat_words(state, seat)

    def view(self, state: State, viewer: int) -> JSON:
        return view.view(state, viewer)

    def imagine(self, state: State, viewer: int, luck: Luck) -> State:
        return imagine.imagine(state, viewer, luck)

    def outcome(self, state: State) -> Outcome | None:
        found = view.result(state)
        if found is None:
            return None
        who, *more = [names.seat_words(state, seat) for seat in found["winners"]]
        if more:
            said = say("root-outcome-coalition", who=who, other=more[0])
        elif found["by"] == "dominance":
            said = say("root-outcome-dominance", who=who)
        else:
            said = say("root-outcome-points", who=who, points=state.points[found["winners"][0]])
        return Outcome(tuple(state.results), said, {**found, "points": list(state.points)})

    def moment(self, state: State) -> tuple[int, int]:
        return state.round, state.turn

    def census(self, state: State) -> dict[str, int]:
        return census.census(state)

    def format(self, state: State, action: Action) -> str:
        return notation.format_action(state, action)

    def parse(self, state: State, text: str) -> Action:
        return notation.parse_action(state, text)

    def write(self, state: State) -> JSON:
        return writing.write(state)

    def read(self, given: Mapping[str, Any]) -> State:
        return position.read(given)

    def fit(self, state: State) -> None:
        fitting.fit(state)

    def schema(self) -> JSON:
        return position_schema(self, schema.schema())

    def field_text(self, state: State, name: str, value: int) -> str:
        return notation.field_text(state, name, value)

    def field_value(self, state: State, name: str, text: str) -> int:
        return notation.field_value(state, name, text)

    def asked(self, state: State, item: Item, seat: int) -> Asked:
        return words.asked(state, item, seat)

    def choice(self, state: State, item: Item, seat: int, action: Action) -> Choice:
        return words.choice(state, item, seat, action)

    def tempting(self, state: State, item: Item, seat: int) -> list[Action]:
        return refusals.tempting(state, item, seat)

    def refusal(self, state: State, item: Item, seat: int, action: Action) -> Refusal:
        return refusals.refusal(state, item, seat, action)

    def told(self, state: State, number: int) -> Told:
        return words.told(state, number)

    def rules(self) -> tuple[Chapter, ...]:
        return tuple(Chapter(say(f"rules-root-chapter-{chapter}"), rows) for chapter, rows in ROWS.items())

    def fuzz_catalogue(self) -> dict[str, tuple[str, ...]]:
        book = self.book({})
        crafts = [name for card, name in enumerate(book.card_ids) if book.card_kind[card] <= Kind.FAVOR]
        return {"verbs": tuple(notation.verbs()),
                "cards": (*(f"craft {name}" for name in crafts), *(f"draw {name}" for name in book.card_ids))}

    def fuzz_options(self, number: int, luck: Luck) -> JSON | None:
        return midgame.some_options(number, luck)

    def fuzz_position(self, options: Mapping[str, Any], luck: Luck) -> JSON | None:
        return midgame.random_position(options, luck)

    def components(self, book: Book) -> JSON:
        return data.components(book)


GAME = Root()
