"""Positions somewhere in a game, as a person would write them: for the fuzz, which reaches crowded maps too rarely."""
from collections.abc import Mapping
from functools import cache
from typing import Any

from kotatsu.games.root.book import CLEARINGS, FACTION_NAMES, MAPS, NOWHERE, RANDOM, SUIT_NAMES
from kotatsu.games.root.card_rows import EFFECT_NAMES
from kotatsu.games.root.data import HIGHEST_PLAYERS, LOWEST_PLAYERS, advised_sets, make_book
from kotatsu.games.root.random_boards import RANDOM_BOARDS
from kotatsu.games.root.random_deal import Deal
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
    seats = {book.seat_names[seat]: seat_row(deal, seat) for seat in range(book.seats)}
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


def seat_row(deal: Deal, seat: int) -> JSON:
    """Hand, points, lasting effects and what lies on the side's board."""
    book, luck = deal.book, deal.luck
    found: JSON = {"hand": deal.cards(luck.below(7)), "points": luck.below(26)}
    effects = [effect for effect in range(len(EFFECT_NAMES)) if luck.below(8) == 0 and book.effect_card[effect] in deal.left]
    for effect in effects:
        deal.left.remove(book.effect_card[effect])
    found["effects"] = [EFFECT_NAMES[effect] for effect in effects]
    return {**found, **RANDOM_BOARDS[book.faction[seat]](deal, seat)}
