"""The cards and pieces of a game, given out one by one, for random positions."""
from kotatsu.games.root.book import (
    CLEARINGS,
    CORNERS,
    ITEM_NAMES,
    ITEM_SUPPLY,
    LETTERS,
    NOWHERE,
    PIECE_NAMES,
    PIECE_TOTAL,
    RANDOM,
    WARRIORS,
    Book,
    Piece,
)
from kotatsu.games.root.position.limits import PER_SUIT
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck


class Deal:
    """What is left to give out, and where pieces lie already."""

    def __init__(self, book: Book, luck: Luck) -> None:
        self.book = book
        self.luck = luck
        self.left = [card for card, copies in enumerate(book.card_copies) for _ in range(copies)
                     if book.seats > 2 or card not in book.dominance]
        luck.shuffle(self.left)
        self.suits = list(book.suits)
        if RANDOM in self.suits:
            self.suits = [clearing % 3 for clearing in range(CLEARINGS)]
            luck.shuffle(self.suits)
        self.slots = [book.slots[clearing] - (book.ruins >> clearing & 1) for clearing in range(CLEARINGS)]
        self.army = [WARRIORS[faction] for faction in book.faction]
        self.pieces: list[list[int]] = [[] for _ in range(CLEARINGS)]
        self.items = list(ITEM_SUPPLY)

    def cards(self, count: int) -> list[str]:
        return [self.book.card_ids[self.left.pop()] for _ in range(min(count, len(self.left) - 3))]

    # --- the map
    def clearings(self) -> JSON:
        book, luck = self.book, self.luck
        for piece in range(len(PIECE_NAMES)):
            if book.piece_seat[piece] != NOWHERE:
                for _ in range(luck.below(min(PIECE_TOTAL[piece], 6) + 1)):
                    self.try_piece(piece, luck.below(CORNERS if piece == Piece.KEEP else CLEARINGS))
        texts = {}
        for clearing in range(CLEARINGS):
            sides = []
            for seat in book.armies:
                number = min(self.army[seat], max(0, luck.below(8) - 3))
                self.army[seat] -= number
                words = [PIECE_NAMES[piece] for piece in self.pieces[clearing] if book.piece_seat[piece] == seat]
                if number or words:
                    letter = LETTERS[book.faction[seat]].upper()
                    sides.append("+".join([f"{letter}{number}" if number else letter, *words]))
            if sides:
                texts[str(clearing + 1)] = ", ".join(sides)
        return texts

    def try_piece(self, piece: int, clearing: int) -> None:
        """Only where it may lie: open slots, one token of a kind, so many of a suit."""
        here, suit = self.pieces[clearing], self.suits[clearing]
        of_suit = sum(other.count(piece) for place, other in enumerate(self.pieces) if self.suits[place] == suit)
        most = PER_SUIT[piece][0] if piece in PER_SUIT else PIECE_TOTAL[piece]
        alone = piece in (Piece.KEEP, Piece.SYMPATHY, Piece.POST, Piece.ROOST)
        full = piece <= Piece.GARDEN and self.slots[clearing] == 0
        if self.is_kept(piece, here) or of_suit >= most or (alone and piece in here) or full:
            return
        if sum(other.count(piece) for other in self.pieces) < PIECE_TOTAL[piece]:
            here.append(piece)
            self.slots[clearing] -= piece <= Piece.GARDEN

    def is_kept(self, piece: int, here: list[int]) -> bool:
        """R6.2.2: whether the Keep and others' pieces would lie together."""
        cats = [self.book.piece_seat[other] == self.book.marquise for other in (*here, piece)]
        return Piece.KEEP in (*here, piece) and not all(cats)

    # --- the seats
    def box(self) -> JSON:
        """Crafted items."""
        found = {}
        for item, name in enumerate(ITEM_NAMES):
            if self.items[item] and self.luck.below(4) == 0:
                self.items[item] -= 1
                found[name] = 1
        return found
