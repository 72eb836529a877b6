"""Scenes: figures, cards and terrain in a few words, and what a rule test asks of them.

Unless a test says otherwise (as in the rule index): Snow Field without terrain, you on (0,0) facing up, the foe on your F hex
facing you, all Neutral without focus, wounds or states, decks not empty, track order by printed advantage.
"""
from typing import Any

from kotatsu.games.senjutsu.book import NONE, Book
from kotatsu.games.senjutsu.data import make_book, windows
from kotatsu.games.senjutsu.defeat import refresh_forbidden
from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.fields import FIGURE, TABLE, Names
from kotatsu.games.senjutsu.phases.discard import DiscardPhase
from kotatsu.games.senjutsu.phases.resolve import NextPart
from kotatsu.games.senjutsu.phases.reveal import Reveal
from kotatsu.games.senjutsu.phases.turn import ChooseCards, StartTurn
from kotatsu.games.senjutsu.state import CARD, UNSEEN, State, put, replaced
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from tests.scene import BaseScene

FILLER = "127 126 123 122 121 125 124 128 033 035"    # what a deck holds if a test does not say
DECK_FIELDS = ("hand", "deck", "discard", "played", "extra", "stays")


def figure(name: str, at: str = "", facing: int | None = None, **fields: Any) -> dict[str, Any]:
    """A figure: `figure("ronin", "0,-1", 3, kamae="A", focus=2, hand="048 127", wounds=1)`; fields are those of a position."""
    found: dict[str, Any] = {"name": name, **fields}
    if at:
        found["hex"] = at
    if facing is not None:
        found["facing"] = facing
    return found


class Scene(BaseScene):
    """A table where everybody is about to choose a card. The first figure is "you"; seats are named by their character."""

    def __init__(self, *figures: dict[str, Any], terrain: dict[str, str] | None = None, options: dict[str, Any] | None = None,
                 start_turn: bool = False, seed: int = 1, luck: tuple[str, ...] = (), **fields: Any) -> None:
        given = list(figures) or [figure("student"), figure("ronin")]
        if len(given) == 1 and not (options or {}).get("bots"):
            given.append(figure("ronin" if given[0]["name"] != "ronin" else "student"))
        seats = [row for row in given if "-" not in row["name"]]
        names_of = [row["name"] for row in seats]
        book = make_book({"terrain": "none", "players": len(seats), "characters": names_of, **(options or {})}, None)
        for seat, row in enumerate(seats):
            book.decks[seat] = sorted(cards_named(book, row))
        book.windows = [windows(book.printed, deck) for deck in book.decks]
        state = State(book)
        names = Names(state)
        state.turn = 1
        state.track = tuple(sorted(range(book.seats), key=lambda seat: -book.characters[seat].advantage))
        for place, (at, facing) in enumerate(((0, 0), (-1, 3), (1, 0), (-2, 3))[:len(given)]):
            state.cell[place], state.facing[place] = book.board.at(0, at), facing
        TABLE.read(names, state, {"terrain": terrain or {}, **fields})
        for place, row in enumerate(given):
            FIGURE.read(names, state, {key: value for key, value in row.items() if key != "name"}, f"figures[{place}].", place)
        for seat, row in enumerate(seats):
            fill_deck(state, seat, "deck" in row)
        refresh_forbidden(state)
        state.agenda = [StartTurn()] if start_turn else [StartTurn(), DiscardPhase(), NextPart(), Reveal(), ChooseCards()]
        self.table = Table(GAME, state, Luck(seed), luck)

    # --- what happens
    def play(self, *cards: str, asks: tuple[str, ...] | str = "ask", keep: bool = True) -> "Scene":
        """Everybody chooses a card, in the order of seats, and keeps it: `play("048", "102")`; `-` chooses the core ability."""
        for seat, card in enumerate(cards):
            book = self.table.state.book
            wish = (asks if isinstance(asks, str) else asks[seat]) if book.windows[seat] else "quiet"
            id = book.printed.ids[book.characters[seat].core] if card == "-" else card
            self.table.do(seat, f"choose {id} {wish}")
        while keep and self.question() == "MayReplace":
            self.do("pass")
        return self

    def passes(self, *until: str) -> "Scene":
        """Say no to every question about instants, until one of these questions comes up."""
        while self.question() in ("MayInstant", "MayReplace", "MayCounter") and self.question() not in until:
            self.do("pass")
        return self

    def settle(self, prefer: tuple[str, ...] = ("pass", "stop", "draw 0", "slot 1", "name")) -> "Scene":
        """Answer everything with the least that may be done until the next choice of cards."""
        while self.question() not in ("ChooseCards", ""):
            offers = self.offers()
            wanted = [offer for want in prefer for offer in offers if offer == want or offer.startswith(f"{want} ")]
            self.do((wanted or offers)[0])
        return self

    # --- what can be read
    def state_of(self, name: str) -> dict[str, Any]:
        """A figure as a position writes it, with nothing left out."""
        state = self.table.state
        place = Names(state).seat_names.index(name)
        names = Names(state)
        return {row.name: row.kind.write(names, FIGURE.value(row, state, place)) for row in FIGURE.rows}

    def at(self, name: str) -> str:
        """Where a figure stands: `0,-1`."""
        return str(self.state_of(name)["hex"])

    def get(self, name: str, field: str) -> Any:
        return self.state_of(name)[field]

    def wounds(self, name: str) -> tuple[int, int]:
        """Plain and bleeding wounds."""
        return int(self.get(name, "wounds")), int(self.get(name, "bleeding"))

    def deck(self, name: str) -> int:
        """How many cards lie in a deck."""
        return int(self.view()["figures"][Names(self.table.state).seat_names.index(name)]["deck"])


def cards_named(book: Book, row: dict[str, Any]) -> list[int]:
    """All cards that a test gives to a seat, and a deck beside them if it names none."""
    printed = book.printed
    found: list[int] = []
    for field in DECK_FIELDS:
        given = row.get(field, FILLER if field == "deck" else "")
        words = given.split() if isinstance(given, str) else given or []
        for word in words:
            id = str(word).split(":")[0]
            if id in printed.ids:
                card = printed.ids.index(id)
                if not printed.is_core[card] and card not in (printed.stun, printed.poison):
                    found.append(card)
    return found


def fill_deck(state: State, seat: int, named: bool) -> None:
    """What lies nowhere else is the deck."""
    left = list(state.book.decks[seat])
    printed = state.book.printed
    for card in [*state.hands[seat], *(entry & CARD for entry in state.discards[seat] if entry != UNSEEN),
                 *(entry & CARD for entry in (*state.extra[seat], *state.stays[seat])), state.played[seat]]:
        if card != NONE and card in left and card not in (printed.stun, printed.poison):
            left.remove(card)
    if not named:
        state.bags = put(state.bags, seat, tuple(left))
    state.unseen = replaced(state.unseen, seat, state.discards[seat].count(UNSEEN))
