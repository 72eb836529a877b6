"""Some board of each side in a game in play, for random positions: it takes what it needs from what is dealt."""
from collections.abc import Callable

from kotatsu.games.root.book import CLEARINGS, ITEM_NAMES, SUIT_NAMES, Fac
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES, LEADER_NAMES
from kotatsu.games.root.factions.riverfolk.lexicon import SERVICE_NAMES
from kotatsu.games.root.factions.vagabond.board import CHARACTER_NAMES
from kotatsu.games.root.factions.vagabond.fields import RELATION_NAMES
from kotatsu.games.root.random_deal import Deal
from kotatsu.kernel.game import JSON

SUITS = SUIT_NAMES[:3]


def marquise(deal: Deal, seat: int) -> JSON:
    return {"items": deal.box()}


def eyrie(deal: Deal, seat: int) -> JSON:
    columns = {name: deal.cards(deal.luck.below(3)) for name in COLUMN_NAMES}
    return {"leader": LEADER_NAMES[deal.luck.below(4)], "decree": columns}


def alliance(deal: Deal, seat: int) -> JSON:
    return {"supporters": deal.cards(deal.luck.below(6)), "officers": deal.luck.below(min(4, deal.army[seat] + 1))}


def vagabond(deal: Deal, seat: int) -> JSON:
    """Somewhere, with a few items in any state, at odds with some."""
    book, luck = deal.book, deal.luck
    states = ("", "", "", " down", " damaged", " damaged down")
    items = [ITEM_NAMES[luck.below(len(ITEM_NAMES))] + states[luck.below(len(states))] for _ in range(luck.below(9))]
    kept = [text for place, text in enumerate(items) if " " in text or items[:place].count(text) < 3]
    spots = [str(number + 1) for number in range(CLEARINGS)] + book.forest_names
    second = book.faction[seat] == Fac.VAGABOND2
    return {"character": CHARACTER_NAMES[luck.below(3) + 3 * second], "place": spots[luck.below(len(spots))], "items": kept,
            "relations": {book.seat_names[other]: RELATION_NAMES[luck.below(5)] for other in book.armies}}


def cult(deal: Deal, seat: int) -> JSON:
    luck = deal.luck
    return {"outcast": SUITS[luck.below(3)], "hated": luck.below(2) == 1, "acolytes": luck.below(min(6, deal.army[seat] + 1))}


def riverfolk(deal: Deal, seat: int) -> JSON:
    """Prices and boxes; payments are warriors of anybody that are left."""
    book, luck = deal.book, deal.luck
    boxes: dict[str, JSON] = {"payments": {}, "funds": {}, "committed": {}}
    for box in boxes.values():
        for owner in book.armies:
            number = min(luck.below(4), max(0, deal.army[owner] - 6))
            if number:
                deal.army[owner] -= number
                box[book.seat_names[owner]] = number
    return {**boxes, "prices": {name: 1 + luck.below(4) for name in SERVICE_NAMES}}


RANDOM_BOARDS: tuple[Callable[[Deal, int], JSON], ...] = (marquise, eyrie, alliance, vagabond, vagabond, cult, riverfolk)
