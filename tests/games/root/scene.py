"""Scenes: a position in a few words, and what a rule test asks of it."""
from collections.abc import Callable
from typing import Any

from kotatsu.games.root.book import ITEM_NAMES, ITEMS, NOWHERE, PIECE_NAMES, PIECES
from kotatsu.games.root.data import LETTERS
from kotatsu.games.root.door import GAME
from kotatsu.games.root.state import State
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import LUCK, Entry, Table

SEATS = tuple(letter.upper() for letter in LETTERS)          # M E A V V2 C R
OPTIONS = ("map", "first", "vagabond_pay_sword_per_hit")


class Scene:
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

    def letter(self, seat: int) -> str:
        return SEATS[self.state.book.faction[seat]]

    # --- what is asked
    def asks(self) -> str:
        """Who must decide: a letter."""
        seats = self.table.decisions()
        return self.letter(seats[0]) if seats else ""

    def question(self) -> str:
        """The class of the open decision."""
        return type(self.table.item).__name__ if self.table.item else ""

    def rule(self) -> str:
        """The rule the open question cites."""
        return self.table.prompts([])[0].rule

    def offers(self, verb: str = "") -> list[str]:
        """The legal actions of whoever must decide; with a verb only those."""
        seats = self.table.decisions()
        texts = self.table.legal_texts(seats[0]) if seats else []
        return [text for text in texts if not verb or text.split()[0] == verb]

    def why_not(self, action: str) -> str:
        """The rule that forbids an action to whoever must decide; "" if it is legal."""
        seat = self.table.decisions()[0]
        refusal = self.table.why_not(seat, GAME.parse(self.table.state, action))
        return refusal.rule if refusal else ""

    # --- what happens
    def do(self, *actions: str, luck: tuple[str, ...] = ()) -> "Scene":
        """Whoever must decide does this; luck states what is drawn meanwhile."""
        self.table.state_luck(*luck)
        for action in actions:
            self.table.do(self.table.decisions()[0], action)
        return self

    def until(self, question: str, limit: int = 200) -> "Scene":
        """Decline everything until a question of that class is open."""
        while self.question() != question:
            offers = self.offers()
            assert offers and limit, f"{question} is never asked"
            self.do("done" if "done" in offers else offers[0])
            limit -= 1
        return self

    def told(self) -> list[str]:
        """Kinds of all events so far, in order."""
        return [words.kind for entry in self.table.log for _, words in entry.events]

    def tale(self, *kinds: str) -> list[str]:
        """Events so far with whom they befell, in order: `scored E`; only those kinds if any are named."""
        events = [words for entry in self.table.log for _, words in entry.events if not kinds or words.kind in kinds]
        return [words.kind if words.seat is None else f"{words.kind} {self.letter(words.seat)}" for words in events]

    def entries(self) -> list[Entry]:
        return self.table.log

    def lucks(self) -> list[str]:
        """What luck has brought so far, hidden things too."""
        return [entry.text for entry in self.table.log if entry.seat == LUCK]

    # --- what can be read
    def view(self, viewer: str = "") -> dict[str, Any]:
        return self.table.view(self.number(viewer) if viewer else -1)

    def views(self) -> list[dict[str, Any]]:
        """What a spectator and every seat see."""
        return [self.table.view(viewer) for viewer in range(-1, self.state.book.seats)]

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
        return "" if seat == NOWHERE else self.letter(seat)

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
        return self.letter(self.state.active)

    def phase(self) -> str:
        return str(self.view()["phase"])

    def result(self) -> str:
        """Letters of the winners, "" while the game goes on."""
        return " ".join(self.letter(seat) for seat, result in enumerate(self.state.results) if result > 0)


def scene(factions: str, *clearings: str, luck: tuple[str, ...] = (), **fields: Any) -> Scene:
    """`scene("M E A", "12: M3+sawmill, E1", "9: E2", active="M", phase="daylight", M={"hand": ["ambush_fox"]})`."""
    return Scene(factions, *clearings, luck=luck, **fields)


def new_game(factions: str = "M E A V", seed: int = 1, luck: tuple[str, ...] = (), **options: Any) -> Table:
    """A fresh table."""
    return Table.new(GAME, {"factions": factions.split(), **options}, seed, None, luck)


def random_game(factions: str, seed: int, each: Callable[[Table], None] = lambda table: None, limit: int = 20_000,
                **options: Any) -> Table:
    """A game by chance; `each` is called before every choice."""
    table, choices = new_game(factions, seed, **options), Luck(seed)
    while table.item is not None and limit:
        each(table)
        seat = table.decisions()[0]
        table.do(seat, choices.pick(table.legal(seat)))
        limit -= 1
    return table
