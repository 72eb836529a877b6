"""Scenes: a position in a few words, and what a rule test asks of it."""
import re
from collections.abc import Callable
from dataclasses import dataclass
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
BY_SEAT = ("funds", "payments", "committed", "used", "relations")        # fields of a board's view with a number for each seat
SWAPPED = {"V": "V2", "V2": "V", "vagabond": "vagabond2", "vagabond2": "vagabond"}


@dataclass
class Arrangement:
    """How scenes are set up: as they are written, or otherwise, with the same to come of it (fixtures in conftest.py)."""
    turned: bool = False           # whoever is written last sits first; the order of turns is the same
    swapped: bool = False          # what is written of V befalls V2 and the other way round; where only one is written both play

    def seats(self, factions: str) -> list[str]:
        """The letters of the players in the order of their seats."""
        letters = self.swap(factions).split()
        if self.swapped and "V2" in letters and "V" not in letters:
            letters.append("V")                  # once the table is turned he has the first seat and the first board
        return [letters[-1], *letters[:-1]] if self.turned else letters

    def swap(self, text: str) -> str:
        """A text in which the Vagabonds change places."""
        return re.sub(r"\b(V2?|vagabond2?)\b", lambda found: SWAPPED[found[0]], text) if self.swapped else text

    def swap_in(self, value: Any) -> Any:
        """The same in whatever a field of a position holds."""
        if isinstance(value, dict):
            return {self.swap(key): self.swap_in(inner) for key, inner in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.swap_in(inner) for inner in value]
        return self.swap(value) if isinstance(value, str) else value


ARRANGED = Arrangement()


class Scene(BaseScene):
    """A table that begins at a position; seats are named by their letters."""

    def __init__(self, factions: str, *clearings: str, luck: tuple[str, ...] = (), **fields: Any) -> None:
        letters, clearings, fields = ARRANGED.seats(factions), ARRANGED.swap_in(clearings), ARRANGED.swap_in(fields)
        if ARRANGED.swapped and "V2" not in factions.split() and "V2" in letters:
            fields["V"] = bystander(fields.get("V2", {}))
        options = {name: fields.pop(name) for name in OPTIONS if name in fields}
        seats = {letter: fields.pop(letter, {}) for letter in letters}
        assert not [letter for letter in SEATS if letter in fields], "a side that does not play"
        if "seed" in fields:
            fields["luck"] = {"seed": fields.pop("seed")}
        texts = dict(text.split(":", 1) for text in clearings)
        assert len(texts) == len(clearings), "a clearing is named twice"
        self.table = Table.at(GAME, {"game": "root", "options": {"factions": letters, **options}, "seats": seats,
                                     "clearings": texts, **fields}, ARRANGED.swap_in(luck))

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def number(self, letter: str) -> int:
        """The seat of a letter."""
        return self.state.book.faction.index(SEATS.index(ARRANGED.swap(letter)))

    def called(self, seat: int) -> str:
        return ARRANGED.swap(SEATS[self.state.book.faction[seat]])

    # --- what is asked
    def offers(self, verb: str = "") -> list[str]:
        return [ARRANGED.swap(text) for text in super().offers(verb)]

    def why_not(self, action: str) -> str:
        return super().why_not(ARRANGED.swap(action))

    def question(self) -> str:
        """The class of the open decision; of a lasting effect also which: `MayUse cobbler`."""
        item = self.table.item
        if isinstance(item, EffectQuestion):
            return f"{super().question()} {EFFECT_NAMES[item.effect]}"
        return super().question()

    # --- what happens
    def do(self, *actions: str, luck: tuple[str, ...] = ()) -> "Scene":
        return super().do(*map(ARRANGED.swap, actions), luck=tuple(map(ARRANGED.swap, luck)))

    def lucks(self) -> list[str]:
        return [ARRANGED.swap(text) for text in super().lucks()]

    def until(self, question: str, limit: int = 200) -> "Scene":
        """Decline everything until a question of that class is open."""
        while self.question() != question:
            assert limit, f"{question} is never asked"
            self.decline()
            limit -= 1
        return self

    def decline(self) -> None:
        """Answer `done`, or whatever comes first."""
        offers = self.offers()
        assert offers, "nobody is asked"
        self.do("done" if "done" in offers else offers[0])

    def a_turn_later(self, limit: int = 200) -> "Scene":
        """Decline everything until the same player is asked the same in his next turn."""
        who, question, turn = self.state.active, self.question(), self.state.turn
        while self.state.turn == turn or self.state.active != who or self.question() != question:
            assert limit, f"{question} is not asked again"
            self.decline()
            limit -= 1
        return self

    # --- what can be read
    def board(self, letter: str) -> dict[str, Any]:
        """A side's board as the side itself sees it; what it holds of others is by their letters."""
        found: dict[str, Any] = self.by_letter(self.seat(letter, letter)["board"])
        return found

    def seat(self, letter: str, viewer: str = "") -> dict[str, Any]:
        """A seat as another one sees it, or a spectator."""
        found: dict[str, Any] = self.view(viewer)["seats"][self.number(letter)]
        return found

    def by_letter(self, value: Any, field: str = "") -> Any:
        """A part of a view in which the keys of some fields are seats."""
        if not isinstance(value, dict):
            return value
        return {self.called(int(key)) if field in BY_SEAT else key: self.by_letter(inner, key) for key, inner in value.items()}

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


def bystander(board: dict[str, Any]) -> dict[str, Any]:
    """The other Vagabond: somebody else, with nothing that could be of use, and nobody's partner."""
    return {"character": "arbiter" if board.get("character") != "arbiter" else "tinker", "items": [], "points": 20}


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
