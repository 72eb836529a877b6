"""Scenes: a position in a few words, and what a rule test asks of it."""
from collections.abc import Callable
from typing import Any

from kotatsu.games.root.book import ITEM_NAMES, ITEMS, LETTERS, NOWHERE, PIECE_NAMES, PIECES
from kotatsu.games.root.card_rows import EFFECT_NAMES
from kotatsu.games.root.door import GAME
from kotatsu.games.root.phases.effects import EffectQuestion
from kotatsu.games.root.state import State
from kotatsu.kernel.table import Table
from tests.scene import BaseScene, play_by_chance

SEATS = tuple(letter.upper() for letter in LETTERS)          # M E A V V2 C R
OPTIONS = ("map", "first", "vagabond_pay_sword_per_hit")


class Scene(BaseScene):
    """A table that begins at a position; seats are named by their letters."""

    def __init__(self, factions: str, *clearings: str, luck: tuple[str, ...] = (), **fields: Any) -> None:
        options = {name: fields.pop(name) for name in OPTIONS if name in fields}
        seats = {letter: fields.pop(letter, {}) for letter in factions.split()}
        assert not [letter for letter in SEATS if letter in fields], "a side that does not play"
        if "seed" in fields:
            fields["luck"] = {"seed": fields.pop("seed")}
        texts = dict(text.split(":", 1) for text in clearings)
        assert len(texts) == len(clearings), "a clearing is named twice"
        self.table = Table.at(GAME, {"game": "root", "options": {"factions": factions.split(), **options}, "seats": seats,
                                     "clearings": texts, **fields}, luck)

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def number(self, letter: str) -> int:
        """The seat of a letter."""
        return self.state.book.faction.index(SEATS.index(letter))

    def called(self, seat: int) -> str:
        return SEATS[self.state.book.faction[seat]]

    def question(self) -> str:
        """The class of the open decision; of a lasting effect also which: `MayUse cobbler`."""
        item = self.table.item
        if isinstance(item, EffectQuestion):
            return f"{super().question()} {EFFECT_NAMES[item.effect]}"
        return super().question()

    # --- what happens
    def until(self, question: str, limit: int = 200) -> "Scene":
        """Decline everything until a question of that class is open."""
        while self.question() != question:
            offers = self.offers()
            assert offers and limit, f"{question} is never asked"
            self.do("done" if "done" in offers else offers[0])
            limit -= 1
        return self

    # --- what can be read
    def board(self, letter: str) -> dict[str, Any]:
        """A side's board as the side itself sees it."""
        found: dict[str, Any] = self.view(letter)["seats"][self.number(letter)]["board"]
        return found

    def count(self, clearing: str | int, letter: str) -> int:
        """Warriors of a side in a clearing."""
        return self.state.warriors[(int(clearing) - 1) * self.state.book.seats + self.number(letter)]

    def piece(self, clearing: str | int, name: str) -> int:
        """Buildings or tokens of a kind in a clearing."""
        return self.state.pieces[(int(clearing) - 1) * PIECES + PIECE_NAMES.index(name)]

    def ruler(self, clearing: str | int) -> str:
        """A letter, or nothing."""
        seat = self.state.rulers[int(clearing) - 1]
        return "" if seat == NOWHERE else self.called(seat)

    def points(self, letter: str) -> int:
        return self.state.points[self.number(letter)]

    def hand(self, letter: str) -> list[str]:
        return [self.state.book.card_ids[card] for card in self.state.hands[self.number(letter)]]

    def supply(self, letter: str) -> int:
        return self.state.supply[self.number(letter)]

    def box(self, letter: str) -> dict[str, int]:
        """Crafted items."""
        base = self.number(letter) * ITEMS
        return {name: self.state.boxes[base + item] for item, name in enumerate(ITEM_NAMES) if self.state.boxes[base + item]}

    def effects(self, letter: str) -> list[str]:
        found: list[str] = self.view()["seats"][self.number(letter)]["effects"]
        return found

    def discard(self) -> list[str]:
        return [self.state.book.card_ids[card] for card in self.state.discard]

    def souls(self) -> list[str]:
        return [self.state.book.card_ids[card] for card in self.state.souls]

    def available(self) -> list[str]:
        return [self.state.book.card_ids[card] for card in self.state.available]

    def supporters(self) -> list[str]:
        return [self.state.book.card_ids[card] for card in self.state.alliance.supporters]

    def deck(self) -> int:
        return len(self.state.deck) + len(self.state.order)

    def active(self) -> str:
        return self.called(self.state.active)

    def phase(self) -> str:
        return str(self.view()["phase"])

    def result(self) -> str:
        """Letters of the winners, "" while the game goes on."""
        return " ".join(self.called(seat) for seat, result in enumerate(self.state.results) if result > 0)


def scene(factions: str, *clearings: str, luck: tuple[str, ...] = (), **fields: Any) -> Scene:
    """`scene("M E A", "12: M3+sawmill, E1", "9: E2", active="M", phase="daylight", M={"hand": ["ambush_fox"]})`."""
    return Scene(factions, *clearings, luck=luck, **fields)


def new_game(factions: str = "M E A V", seed: int = 1, luck: tuple[str, ...] = (), **options: Any) -> Table:
    """A fresh table."""
    return Table.new(GAME, {"factions": factions.split(), **options}, seed, None, luck)


def random_game(factions: str, seed: int, each: Callable[[Table], None] = lambda table: None, limit: int = 20_000,
                **options: Any) -> Table:
    """A game by chance; `each` is called before every choice."""
    return play_by_chance(new_game(factions, seed, **options), seed, each, limit)
