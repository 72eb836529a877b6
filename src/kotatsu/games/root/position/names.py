"""The names of one position: seats, cards and quests, and where each card and quest lies, so that none lies twice."""
from typing import Any

from kotatsu.games.root.book import CLEARINGS, FACTION_NAMES, LETTERS, NOWHERE
from kotatsu.games.root.state import State
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.field_kinds import Cards, FieldKind, texts
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_list, read_number, wrong
from kotatsu.kernel.phrase import say
from kotatsu.kernel.register import Register


class Names(Register):
    """Root's register. It also remembers what other fields need: whose row is being read, and where the pawns stand."""
    state: State

    def __init__(self, state: State) -> None:
        book = state.book
        super().__init__(state, book.seat_names, book.card_ids, book.card_copies)
        self.quests: dict[int, str] = {}
        self.at = NOWHERE                        # the seat whose fields are being read or written
        self.pawns = [NOWHERE] * book.seats      # the clearing that names a Vagabond's pawn

    def seat(self, field: str, given: Any) -> int:
        """By its faction or letter, or its number from 1."""
        word = str(given).strip().lower()
        return super().seat(field, FACTION_NAMES[LETTERS.index(word)] if word in LETTERS else given)

    def place(self, field: str, card: int) -> int:
        """R5.1.3-2: with two players the dominance cards are out of the game."""
        if self.state.book.seats == 2 and card in self.state.book.dominance and field != "removed":
            raise wrong(field, self.card_names[card], "R5.1.3-2")
        return super().place(field, card)

    def quest(self, field: str, given: Any) -> int:
        if given not in self.state.book.quest_ids:
            raise Unreadable(say("root-no-quest", field=field, quest=str(given)[:40]))
        number = self.state.book.quest_ids.index(given)
        if number in self.quests:
            raise Unreadable(say("root-quest-twice", field=field, quest=str(given), other=self.quests[number]))
        self.quests[number] = field
        return number

    def shown(self, viewer: int, place: int) -> JSON | None:
        """R-P18: cards this viewer was shown in a place; of them `lost` have left unseen."""
        for seen in self.state.seen:
            if seen.viewer == viewer and seen.place == place:
                return {"cards": Cards().write(self, seen.cards), "lost": seen.lost}
        return None


class Quests(FieldKind):
    """Quest cards, sorted; only where a Vagabond plays."""
    schema = texts({"type": "string"})

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        if not register.state.book.vagabonds:
            raise wrong(field, given)
        return sorted(register.quest(field, name) for name in read_list(field, given))

    def write(self, register: Names, value: tuple[int, ...]) -> list[str]:
        return [register.state.book.quest_ids[quest] for quest in value]


def read_clearing(field: str, given: Any) -> int:
    """A printed number, 1–12."""
    text = str(given).strip()
    if not text.isdecimal() or len(text) > 2:
        raise Unreadable(say("kernel-wrong-number", field=field, value=text[:40], low=1, high=CLEARINGS))
    return read_number(field, int(text), 1, CLEARINGS) - 1
