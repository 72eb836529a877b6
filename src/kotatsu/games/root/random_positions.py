"""Positions somewhere in a game, as a person would write them: for the fuzz, which reaches crowded maps too rarely."""
from collections.abc import Mapping
from functools import cache
from typing import Any

from kotatsu.games.root.book import (
    CLEARINGS,
    CORNERS,
    FACTION_NAMES,
    ITEM_NAMES,
    ITEM_SUPPLY,
    LETTERS,
    MAPS,
    NOWHERE,
    PIECE_NAMES,
    PIECE_TOTAL,
    RANDOM,
    SUIT_NAMES,
    WARRIORS,
    Book,
    Piece,
)
from kotatsu.games.root.card_rows import EFFECT_NAMES
from kotatsu.games.root.data import HIGHEST_PLAYERS, LOWEST_PLAYERS, advised_sets, make_book
from kotatsu.games.root.position.boards import BOARDS
from kotatsu.games.root.position.limits import PER_SUIT
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck

SUITS = SUIT_NAMES[:3]
PHASES = ("birdsong", "birdsong", "daylight", "evening")


@cache
def advised_in_turn() -> list[list[int]]:
    """All 31 advised sets, every number of players in turn as long as it has any left."""
    rows = [advised_sets(players) for players in range(LOWEST_PLAYERS, HIGHEST_PLAYERS + 1)]
    return [row[place] for place in range(max(map(len, rows))) for row in rows if place < len(row)]


def some_options(number: int, luck: Luck) -> JSON:
    """Five of six games with an advised set of factions, all of them in turn, the sixth with any set; both maps."""
    if number % 6 < 5:
        sets = advised_in_turn()
        left = [FACTION_NAMES[faction] for faction in sets[(number - number // 6) % len(sets)]]
        names = [left.pop(luck.below(len(left))) for _ in range(len(left))]
    else:
        names = []
        while not names or ("vagabond2" in names and "vagabond" not in names):
            left = list(FACTION_NAMES)
            players = LOWEST_PLAYERS + luck.below(HIGHEST_PLAYERS - LOWEST_PLAYERS + 1)
            names = [left.pop(luck.below(len(left))) for _ in range(players)]
    return {"players": len(names), "factions": names, "map": MAPS[luck.below(2)], "vagabond_pay_sword_per_hit": luck.below(4) == 0}


def random_position(options: Mapping[str, Any], luck: Luck) -> JSON:
    """Pieces within their numbers, cards in every place, up to 25 points; the rest left out."""
    book = make_book(options, None)
    deal = Deal(book, luck)
    active = luck.below(book.seats)
    clearings = deal.clearings()
    seats = {book.seat_names[seat]: deal.seat(seat) for seat in range(book.seats)}
    found: JSON = {
        "game": "root", "options": {**options, "factions": list(book.seat_names)}, "luck": {"seed": luck.below(1 << 30)},
        "round": 1 + luck.below(9), "turn": 1 + luck.below(40), "active": book.seat_names[active],
        "phase": PHASES[luck.below(len(PHASES))], "clearings": clearings, "seats": seats}
    goals = [book.card_ids[card] for card in book.dominance]
    spent = deal.cards(luck.below(8))
    found["discard"] = [card for card in spent if card not in goals]
    found["available"] = [card for card in spent if card in goals]
    if RANDOM in book.suits:
        found["suits"] = [SUITS[suit] for suit in deal.suits]
    if book.cult != NOWHERE:
        found["souls"] = deal.cards(luck.below(5))
    if luck.below(3) == 0:
        found["deck"] = deal.cards(1 + luck.below(3))
    elif luck.below(4) == 0:
        found["deck"] = {"order": [], "set": deal.cards(1 + luck.below(6))}
    bare = [number for number in range(1, CLEARINGS + 1) if str(number) not in clearings]
    if book.vagabonds and bare and luck.below(3) == 0:
        found["scorched"] = [bare[luck.below(len(bare))]]
    return found


class Deal:
    """The cards and pieces of a game, given out one by one."""

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
    def seat(self, seat: int) -> JSON:
        """Hand, points, lasting effects and what lies on the side's board."""
        book, luck = self.book, self.luck
        found: JSON = {"hand": self.cards(luck.below(7)), "points": luck.below(26)}
        effects = [effect for effect in range(len(EFFECT_NAMES))
                   if luck.below(8) == 0 and book.effect_card[effect] in self.left]
        for effect in effects:
            self.left.remove(book.effect_card[effect])
        found["effects"] = [EFFECT_NAMES[effect] for effect in effects]
        return {**found, **BOARDS[book.faction[seat]].random_board(self, seat)}

    def box(self) -> JSON:
        """Crafted items."""
        found = {}
        for item, name in enumerate(ITEM_NAMES):
            if self.items[item] and self.luck.below(4) == 0:
                self.items[item] -= 1
                found[name] = 1
        return found
