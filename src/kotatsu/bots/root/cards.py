"""What cards are worth: in hand, and as lasting effects on the table."""
from kotatsu.games.root.book import BIRD, HAND_LIMIT, CardKind, Effect
from kotatsu.games.root.queries import has_effect
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State

BASE = (5.0, 7.0, 4.5, 4.5, 4.5, 8.0, 5.5)                   # a plain card, by faction
BIRD_MORE = (3.0, 3.0, 4.0, 1.0, 1.0, -1.0, 3.0)
EXCESS = 0.5                                                 # a card above the limit
# armorers, brutal tactics, royal claim (see below), sappers, stand and deliver, tax collector, bank, cobbler, warren, …
LASTING = (13.0, 14.0, 0.0, 12.0, 16.0, 14.0, 14.0, 12.0, 16.0, 7.0, 8.0)


def card_worth(state: State, seat: int, card: int, power: list[int]) -> float:
    """A card in hand: birds are wild, ambushes lie in wait, what can be crafted soon is points to come."""
    book = state.book
    faction = book.faction[seat]
    kind = book.card_kind[card]
    value = BASE[faction]
    if book.card_suit[card] == BIRD:
        value += BIRD_MORE[faction]
    if kind == CardKind.AMBUSH:
        value += 3.0
    elif kind == CardKind.ITEM:
        if state.items[book.card_item[card]]:
            value += book.card_points[card] * (4.0 if payable(book.card_cost[card], power) else 1.0)
    elif kind == CardKind.DOMINANCE:
        value -= 4.0                             # any other card of its suit is of more use
    elif kind in (CardKind.PERSISTENT, CardKind.FAVOR):
        value += 1.0
    return value


def payable(cost: list[int], power: list[int]) -> bool:
    """Whether so many crafting pieces could pay, roughly."""
    if len(cost) > sum(power):
        return False
    for suit in range(3):
        if cost.count(suit) > power[suit]:
            return False
    return True


def hand_worth(state: State, seat: int) -> float:
    """The best five cards, the fourth and fifth for less; what must be discarded is worth little."""
    cards = state.hands[seat]
    if seat == state.book.cult and state.cult.revealed:      # they come back
        cards = [*cards, *state.cult.revealed]
    if not cards:
        return 0.0
    power = TRAITS[state.book.faction[seat]].craft_power(state, seat)
    for suit in range(3):
        power[suit] += state.crafted[suit] if seat == state.active else 0
    values = sorted([card_worth(state, seat, card, power) for card in cards], reverse=True)
    return sum(values[:3]) + 0.8 * sum(values[3:HAND_LIMIT]) + EXCESS * len(values[HAND_LIMIT:])


def effects_worth(state: State, seat: int) -> float:
    """Lasting effects; a Royal Claim is worth the clearings ruled, a little less than claiming them now."""
    if not state.effects[seat]:
        return 0.0
    total = 0.0
    for effect, value in enumerate(LASTING):
        if has_effect(state, seat, effect):
            total += value if effect != Effect.ROYAL_CLAIM else 8.0 * state.rulers.count(seat)
    return total
