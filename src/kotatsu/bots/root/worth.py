"""How good a position of Root is for a seat: points, cards, strength on the map, danger, and what its own judge says."""
from kotatsu.bots.root.judges import alliance, cult, eyrie, marquise, riverfolk, vagabond
from kotatsu.games.root.book import BIRD, CLEARINGS, GOAL, HAND_LIMIT, NOWHERE, PIECES, Kind
from kotatsu.games.root.queries import are_enemies, has_marker
from kotatsu.games.root.state import State

JUDGES = (marquise.worth, eyrie.worth, alliance.worth, vagabond.worth, vagabond.worth, cult.worth, riverfolk.worth)
POINT = 10.0
WON = 100_000.0


def worth(state: State, seat: int) -> float:
    """In tenths of a point."""
    if state.results:
        return WON * state.results[seat]
    book = state.book
    total = standing(state, seat) + map_strength(state, seat) + hand_worth(state, seat)
    total += 20.0 * state.effects[seat].bit_count()
    rivals = [other for other in range(book.seats) if are_enemies(state, seat, other)]
    if rivals:
        ahead = max([state.points[other] for other in rivals])
        total -= 3.0 * ahead + (30.0 * (ahead - GOAL + 6) if ahead > GOAL - 6 else 0.0)
    return total + JUDGES[book.faction[seat]](state, seat)


def standing(state: State, seat: int) -> float:
    """Points; without a marker, how near the dominance card's condition is (R3.3.1)."""
    if has_marker(state, seat):
        return POINT * state.points[seat] + (20.0 if state.points[seat] >= GOAL - 4 else 0.0)
    suit = state.dominance[seat]
    if suit == NOWHERE:
        partner = state.partner[seat]
        return POINT * state.points[partner] * 0.8
    if suit == BIRD:
        pairs = [sum([state.rulers[corner] == seat for corner in pair]) for pair in ((0, 2), (1, 3))]
        return 60.0 + 70.0 * max(pairs)
    ruled = sum([1 for clearing in range(CLEARINGS) if state.suits[clearing] == suit and state.rulers[clearing] == seat])
    return 60.0 + 50.0 * min(4, ruled)


def map_strength(state: State, seat: int) -> float:
    """Warriors, ruled clearings, pieces that stand alone among enemies, and what the enemies have."""
    book = state.book
    seats = book.seats
    total = 0.0
    for clearing in range(CLEARINGS):
        base = clearing * seats
        own = state.warriors[base + seat]
        enemies, strongest = 0, 0
        for other in book.armies:
            if other != seat:
                count = state.warriors[base + other]
                enemies += count
                strongest = max(strongest, count)
        pieces = 0
        for piece in book.pieces_of[seat]:
            pieces += state.pieces[clearing * PIECES + piece]
        total += 3.0 * own - 0.4 * max(0, own - 5) * 3.0 - 0.7 * enemies
        if state.rulers[clearing] == seat:
            total += 5.0
        if pieces and strongest > own:
            total -= min(12.0, 3.0 * (strongest - own)) + 2.0 * pieces
    return total


def card_worth(state: State, seat: int, card: int) -> float:
    """A card in hand: birds and ambushes are good for more, items are points to come."""
    book = state.book
    kind = book.card_kind[card]
    value = 8.0
    if book.card_suit[card] == BIRD:
        value += 4.0
    if kind == Kind.AMBUSH:
        value += 3.0
    elif kind == Kind.ITEM:
        value += 1.5 * book.card_points[card] if state.items[book.card_item[card]] else -1.0
    elif kind in (Kind.PERSISTENT, Kind.FAVOR):
        value += 2.0
    elif kind == Kind.DOMINANCE:
        value += 1.0
    return value


def hand_worth(state: State, seat: int) -> float:
    """The best five cards; what must be discarded is worth little."""
    values = sorted([card_worth(state, seat, card) for card in state.hands[seat]], reverse=True)
    return sum(values[:HAND_LIMIT]) + 1.0 * sum([1 for _ in values[HAND_LIMIT:]])
