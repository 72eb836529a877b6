"""Samurai Spirit («7 самураев»): the door."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.samurai import data, fitting, midgame, notation, position, refusals, view, words
from kotatsu.games.samurai.book import FARMS, SAMURAI, Book
from kotatsu.games.samurai.phases.setup import set_up
from kotatsu.games.samurai.queries import farms_left
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON, Asked, Chapter, Choice, Game, Option, Outcome, Refusal, Told
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position_schema
from kotatsu.kernel.phrase import Phrase, say

# chapter of the rule index → its rows; SS11.n carries the number n of the facts sheet's rulings
ROWS = {1: 3, 2: 6, 3: 31, 4: 13, 5: 12, 6: 11, 7: 14, 8: 12, 9: 4, 10: 7, 11: 55}


class SamuraiSpirit(Game):
    """Co-operative, 1–7 persons lead 2–7 samurai through three rounds."""
    name = "samurai"
    version = 1
    most_decisions = 3_000
    cooperative = True

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
        return position.seat_text(state, seat)

    def seat_words(self, state: State, seat: int) -> Phrase:
        return words.seat_words(state, seat)

    def view(self, state: State, viewer: int) -> JSON:
        return view.view(state, viewer)

    def imagine(self, state: State, viewer: int, luck: Luck) -> State:
        return view.imagine(state, viewer, luck)

    def outcome(self, state: State) -> Outcome | None:
        found = view.result(state)
        if found is None:
            return None
        said = (say("samurai-outcome-won", score=found["score"], suffix=found["suffix"]) if found["won"]
                else say("samurai-outcome-lost"))
        return Outcome(tuple(state.results), said, found)

    def moment(self, state: State) -> tuple[int, int]:
        return state.round, state.turn

    def census(self, state: State) -> dict[str, int]:
        """SS1.2: every card in exactly one place; tokens and boards counted too."""
        zones = {"tops": state.tops, "order": state.order, "bag": state.bag, "bottoms": state.bottoms,
                 "intruders": [card for card in state.intruders if card != UNSEEN], "discard": state.discard,
                 "peeked": state.peeked, "pool": state.pool,
                 "box": state.box, "aside": state.aside, "lines": [card for line in state.lines for card in line],
                 "lefts": [card for left in state.lefts for card in left],
                 "drawn": [state.drawn] if state.drawn != NO_CARD and state.drawn not in state.bottoms else []}
        cards = [card for zone in zones.values() for card in zone]
        hidden = state.depth + state.spare + state.intruders.count(UNSEEN)
        return {"cards": len(cards), "different cards": len(set(cards)),
                "bag fits": int(bool(state.pool) or hidden == len(state.bag)),
                "farmsteads": farms_left(state) + len(view.lost_farms(state)), "tokens": len(state.tokens),
                "sums right": int(all(state.sums[seat] == sum(state.book.value[card] for card in state.lines[seat])
                                      for seat in range(state.book.seats))),
                "barricades within cap": int(0 <= state.barricades <= state.cap),
                "wound tokens within one": int(all(token in (0, 1) for token in state.wounds)),
                "farms are six": int(farms_left(state) <= FARMS), "boards": SAMURAI}

    def format(self, state: State, action: Action) -> str:
        return notation.format_action(state, action)

    def parse(self, state: State, text: str) -> Action:
        return notation.parse_action(state, text)

    def write(self, state: State) -> JSON:
        return position.write(state)

    def read(self, given: Mapping[str, Any]) -> State:
        return position.read(given)

    def fit(self, state: State) -> None:
        fitting.fit(state)

    def schema(self) -> JSON:
        return position_schema(self, position.schema())

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
        return tuple(Chapter(say(f"rules-samurai-chapter-{chapter}"), tuple(f"SS{chapter}.{row}" for row in range(1, count + 1)))
                     for chapter, count in ROWS.items())

    def fuzz_catalogue(self) -> dict[str, tuple[str, ...]]:
        ids = self.book({}).ids
        return {"verbs": tuple(notation.VERBS), "cards": tuple(f"reveal {card}" for card in ids)}

    def fuzz_position(self, options: Mapping[str, Any], luck: Luck) -> JSON | None:
        return midgame.random_position(options, luck)

    def components(self, book: Book) -> JSON:
        return data.components(data.merged(data.own_data(book)))


GAME = SamuraiSpirit()
