"""What a position will cost the village: an estimate in barricades of what is lost and still to be paid, the less the better."""
from dataclasses import dataclass

from kotatsu.games.samurai.book import DOLL, FARM, HAT, Pen
from kotatsu.games.samurai.queries import farms_left, has_symbol, kiai_value, may_ignore, stack_size
from kotatsu.games.samurai.state import State

LOST = 1000.0
CHANCE = (0.0, 0.27, 0.31, 0.35)                 # that a raider shows hat, farm, doll


@dataclass(frozen=True)
class Taste:
    """How a careful player weighs things; found by playing many games (docs/bots.md)."""
    barricade: float = 3.0                       # a barricade, while some are left
    scarce: float = 1.0                          # and more so when few are left
    wound: float = 1.2                           # the token on the human side,
    beast: float = 1.0                           # the turn to the animal,
    last: float = 5.0                            # and the last token
    farm: float = 3.4                            # the first farmstead; each further one costs more
    family: float = 8.0                          # the first family
    flame: float = 0.46                          # an unseen intruder, in barricades
    mean: float = 2.8                            # value of a raider in a combat line
    kiai: float = 1.0                            # a sum that one raider can bring to the Kiai
    room: float = 0.4                            # a raider that finds a place in a line is not free either
    penalty: float = 1.0                         # the icon on the last card
    fighter: float = 0.6                         # each samurai who has not passed


PENALTIES = {Pen.FIRE: 1.0, Pen.NINJA: 0.46, Pen.NODEF: 0.35, Pen.NOSUP: 0.05, Pen.LEFT: 0.4, Pen.RIGHT: 0.4,
             Pen.PASS: 1.0, Pen.DEMON: 0.3, Pen.SWORDS: 0.2, Pen.DROP: 1.0}
NEAR = (0.0, 1.0, 1.0, 1.0, 1.0, 0.4, 0.3)       # how likely a raider has exactly the value that is missing


def price_of(first: float, left: int, of: int) -> float:
    """What it costs that only so many of so many are left: each loss weighs more than the one before."""
    lost = of - left
    return LOST if left <= 0 else first * (lost + 0.3 * lost * (lost - 1) * 6 / of)


def cost(state: State, taste: Taste) -> float:
    """What has been lost, and what the rest of the round will cost by and large."""
    if state.results:
        return -LOST if state.results[0] > 0 else LOST
    seats = range(state.book.seats)
    farms, families = farms_left(state), state.families.bit_count()
    boards = (0.0, taste.wound, taste.wound + taste.beast, taste.wound + taste.beast + taste.last, LOST / 3)
    wounds = [2 * state.sides[seat] + state.wounds[seat] for seat in seats]
    total = sum(boards[number] for number in wounds)
    if state.ending:
        return total + price_of(taste.farm, farms, 6) + price_of(taste.family, families, 3) + walls(taste, state.barricades)
    fighters = sum(1 for seat in seats if not state.passed[seat])
    stack = stack_size(state)
    turns = stack / fighters if fighters else 0.0
    room, no_farm, no_doll = 0.0, 0.0, 0.0
    for seat in seats:
        gap = kiai_value(state, seat) - state.sums[seat]
        plays = not state.passed[seat] and gap >= 0
        hopes = min(turns, 1 + gap / taste.mean) if plays else 0.0
        for symbol in (HAT, FARM, DOLL):
            if has_symbol(state, seat, symbol):
                continue
            lack = float((1 - CHANCE[symbol]) ** hopes)
            room += 1 - lack
            if symbol == HAT:
                total += lack * (boards[wounds[seat] + 1] - boards[wounds[seat]])
            elif symbol == FARM:
                no_farm += lack
            else:
                no_doll += lack
        if plays and turns > 0:
            room += gap / taste.mean
            total -= taste.fighter * min(1.0, turns)
            if 0 < gap <= 6:
                total -= taste.kiai * NEAR[gap] * min(1.0, turns)
            total += waiting(state, seat, boards[wounds[seat] + 1] - boards[wounds[seat]], taste) * min(1.3, turns)
    total += taste.room * min(stack, room)
    slip = max(0.0, stack - room) + len(state.intruders) - len(state.known)
    flames = taste.flame * slip + sum(state.book.flame[card] for card in state.known)
    left = state.barricades - flames
    total += walls(taste, max(0.0, left))
    return total + between(taste.farm, farms, no_farm + max(0.0, -left), 6) + between(taste.family, families, no_doll, 3)


def walls(taste: Taste, barricades: float) -> float:
    """Barricades are worth more when few are left."""
    return -taste.barricade * barricades - taste.scarce * min(barricades, 3.0)


def between(first: float, left: int, losses: float, of: int) -> float:
    """The price after so many losses, between whole numbers by proportion; what would end the game is capped."""
    whole = int(losses)
    low, high = (min(60.0, price_of(first, left - whole - more, of)) for more in (0, 1))
    return low + (high - low) * (losses - whole)


def waiting(state: State, seat: int, wound: float, taste: Taste) -> float:
    """The penalty that waits for his next turn."""
    line = state.lines[seat]
    if not line or may_ignore(state, seat, line[-1]):
        return 0.0
    found = 0.0
    for code in (state.book.penalty[line[-1]], state.book.second[line[-1]]):
        if code == Pen.WOUND:
            found += wound
        elif code:
            found += taste.barricade * PENALTIES[code]
    return found * taste.penalty
