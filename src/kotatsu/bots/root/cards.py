# compiled with mypyc
"""What cards are worth: in hand, and as lasting effects on the table."""
from kotatsu.games.root.book import BIRD, HAND_LIMIT, CardKind
from kotatsu.games.root.card_rows import effect_rows
from kotatsu.games.root.card_verbs import Score
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.cards.deeds import YOU, CardLine, Price
from kotatsu.kernel.game import JSON

BASE = (5.0, 7.0, 4.5, 4.5, 4.5, 8.0, 5.5)                   # a plain card, by faction
BIRD_MORE = (3.0, 3.0, 4.0, 1.0, 1.0, -1.0, 3.0)
EXCESS = 0.5                                                 # a card above the limit


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
            value += book.card_points[card] * (1.5 if payable(book.card_cost[card], power) else 1.0)
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


# a lasting effect whose row has no number of its own: how often its moment comes, and what a deed is worth then
OFTEN = {Moment.ROLLED: 2.0, Moment.ATTACKED: 1.0, Moment.AMBUSHED: 0.5}
EACH_TURN = 3.0
DEED = {"score": 4.0, "draw": 4.5, "gain": 8.0, "rob": 5.0, "spy": 2.0, "move": 4.0, "battle": 5.0, "extra": 5.0,
        "ignore rolled": 7.0, "ignore ambush": 8.0, "wipe suit": 20.0}
PLAIN = 2.0                                                  # any other deed


def lasting_worth(fields: JSON, lines: list[CardLine]) -> float:
    """An effect in tenths of a point: as its row says, else what its moments and deeds come to; what is discarded works once."""
    if "worth" in fields:
        return float(fields["worth"])
    total = 0.0
    for line in lines:
        often = 1.0 if line.deeds[0].word == "discard this" else OFTEN.get(line.heading.moment, EACH_TURN)
        for deed in line.deeds:
            if isinstance(deed, Price):
                continue
            value = DEED.get(deed.word, PLAIN) * (deed.points if isinstance(deed, Score) else 1)
            total += often * (value if deed.who == YOU else -0.4 * value)
    return total


LASTING = [lasting_worth(row.fields, row.lines) for row in effect_rows()]
# a point for each ruled clearing, once: what it would bring now, a little less than claiming it
CLAIMS = [sum(deed.points for line in row.lines for deed in line.deeds if isinstance(deed, Score) and deed.per_ruled)
          if "worth" not in row.fields else 0 for row in effect_rows()]


def effects_worth(state: State, seat: int) -> float:
    """Lasting effects on the table."""
    held = state.effects[seat]
    if not held:
        return 0.0
    total = 0.0
    for effect, value in enumerate(LASTING):
        if held >> effect & 1:
            total += 8.0 * CLAIMS[effect] * state.rulers.count(seat) if CLAIMS[effect] else value
    return total
