"""Positions somewhere in a game, as a person would write them: for the fuzz, which reaches late rounds too rarely."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.samurai.book import FAMILIES, LIEUTENANTS, NO_SYMBOL, PLUNDERERS, Book
from kotatsu.games.samurai.data import make_book
from kotatsu.games.samurai.lexicon import FAMILY_LETTERS, SAMURAI_NAMES
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck


def random_position(options: Mapping[str, Any], luck: Luck) -> JSON:
    """Any round, any wounds, some cards in every place; stacks whole, by their top or as a number; the rest left out."""
    book = make_book(options, None)
    deal = Deal(book, 1 + luck.below(3), luck)
    names = list(SAMURAI_NAMES)
    seats = [deal.seat(names.pop(luck.below(len(names)))) for _ in range(book.seats)]
    active = luck.below(book.seats)
    seats[active].pop("passed", None)
    if luck.below(3) == 0:
        seats[luck.below(book.seats)]["token"] = seats[luck.below(book.seats)]["samurai"]
    families = 1 + luck.below(FAMILIES)
    found: JSON = {
        "game": "samurai", "options": {name: value for name, value in options.items() if name != "samurai"},
        "luck": {"seed": luck.below(1 << 30)}, "round": deal.round, "turn": 1 + luck.below(40),
        "active": seats[active]["samurai"], "seats": seats, "barricades": f"{luck.below(book.cap + 1)}/{book.cap}",
        "farms": 1 + luck.below(6), "families": "".join(kind for n, kind in enumerate(FAMILY_LETTERS) if families >> n & 1),
        "discard": deal.cards(luck.below(5)), "intruders": deal.intruders()}
    raiders = deal.raiders()
    return found if raiders is None else {**found, "raiders": raiders}


class Deal:
    """The cards of a round, given out one by one."""

    def __init__(self, book: Book, round: int, luck: Luck) -> None:
        self.book = book
        self.round = round
        self.luck = luck
        self.left = list(range((PLUNDERERS, LIEUTENANTS, len(book.ids))[round - 1]))
        luck.shuffle(self.left)
        if round == 3 and luck.below(2):        # bosses early in the shuffle, so that they lie in lines
            self.left.sort(key=lambda card: card < LIEUTENANTS or luck.below(3) == 0)

    def cards(self, count: int) -> list[str]:
        return [self.book.ids[self.left.pop(0)] for _ in range(count)]

    def seat(self, name: str) -> JSON:
        """A samurai with a line that is not exactly at his Kiai value, and at most one defence card of each symbol."""
        side, luck = self.luck.below(2), self.luck
        kiai = self.book.kiai[SAMURAI_NAMES.index(name)][side]
        line: list[int] = []
        for card in self.left[:luck.below(4)]:
            total = sum(self.book.value[other] for other in [*line, card])
            if total < kiai or (total > kiai and luck.below(6) == 0):
                line.append(card)
        self.left = [card for card in self.left if card not in line]
        left: dict[int, int] = {}
        for card in self.left[:luck.below(4)]:
            if self.book.symbol[card] != NO_SYMBOL:
                left.setdefault(self.book.symbol[card], card)
        self.left = [card for card in self.left if card not in left.values()]
        found: JSON = {"samurai": name, "side": ("human", "animal")[side], "wound": luck.below(2),
                       "line": [self.book.ids[card] for card in line],
                       "left": [self.book.ids[card] for card in left.values()]}
        return {**found, "passed": True} if luck.below(5) == 0 else found

    def intruders(self) -> Any:
        """A number of unseen cards, or a list with some that are known."""
        if self.luck.below(2):
            return self.luck.below(4)
        return [name if self.luck.below(2) else "?" for name in self.cards(self.luck.below(4))]

    def raiders(self) -> Any:
        """The stack whole, by its top and a number, as a number, or left out."""
        match self.luck.below(4):
            case 0:
                return self.cards(1 + self.luck.below(6))
            case 1:
                return {"top": self.cards(1 + self.luck.below(2)), "set": self.luck.below(6)}
            case 2:
                return 1 + self.luck.below(8)
        return None
