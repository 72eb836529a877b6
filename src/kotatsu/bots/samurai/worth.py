"""What a position is worth to the village: an estimate in barricades of what is still to be paid, the less the better."""
from kotatsu.games.samurai.book import DOLL, FARM, HAT, Pen
from kotatsu.games.samurai.queries import farms_left, has_symbol, kiai_value, may_ignore, stack_size
from kotatsu.games.samurai.state import State

LOST = 1000.0
FLAMES = 0.46                                    # of all plunderers
CHANCE = {HAT: 0.27, FARM: 0.31, DOLL: 0.35}     # that a raider shows the symbol
MEAN = 2.8                                       # value of a raider
# what is gone already, by how much is left
BARRICADE = 3.0
WOUNDS = (0.0, 1.2, 2.2, 7.0)                    # tokens and sides: h0, h1, a0, a1
FARMS = (LOST, 26.0, 17.0, 11.5, 7.0, 3.2, 0.0)
FAMILIES = (LOST, 21.0, 8.0, 0.0)
PENALTIES = {Pen.FIRE: 1.8, Pen.WOUND: 2.6, Pen.NINJA: 0.9, Pen.NODEF: 0.7, Pen.NOSUP: 0.1, Pen.LEFT: 0.9, Pen.RIGHT: 0.9,
             Pen.PASS: 2.2, Pen.DEMON: 0.5, Pen.SWORDS: 0.4, Pen.DROP: 2.2}


def wounds_of(state: State, seat: int) -> int:
    return 2 * state.sides[seat] + state.wounds[seat]


def another_wound(state: State, seat: int) -> float:
    """The price of one more wound."""
    now = wounds_of(state, seat)
    return LOST / 4 if now == 3 else WOUNDS[now + 1] - WOUNDS[now]


def cost(state: State) -> float:
    """What has been lost, and what the rest of the round will cost by and large."""
    if state.results:
        return -LOST if state.results[0] > 0 else LOST
    seats = range(state.book.seats)
    total = FARMS[farms_left(state)] + FAMILIES[state.families.bit_count()] - BARRICADE * state.barricades
    total += sum(WOUNDS[wounds_of(state, seat)] for seat in seats)
    if state.ending:
        return total
    fighters = [seat for seat in seats if not state.passed[seat]]
    stack = stack_size(state)
    turns = stack / len(fighters) if fighters else 0.0
    room = 0.0
    farm_price = (FARMS[max(0, farms_left(state) - 1)] - FARMS[farms_left(state)])
    fire = BARRICADE if state.barricades > 2 else max(BARRICADE, farm_price / 2)
    missing = [0, 0, 0, 0]
    price = [0.0, 0.0, 0.0, 0.0]
    for seat in seats:
        gap = kiai_value(state, seat) - state.sums[seat]
        plays = not state.passed[seat] and gap >= 0
        hopes = min(turns, 1 + max(0, gap) / MEAN) if plays else 0.0
        for symbol in (HAT, FARM, DOLL):
            if not has_symbol(state, seat, symbol):
                lack = (1 - CHANCE[symbol]) ** hopes
                if symbol == HAT:
                    price[HAT] += lack * another_wound(state, seat)
                price[symbol] += lack if symbol != HAT else 0.0
                missing[symbol] += 1
                room += (1 - lack) if plays else 0.0
        if plays:
            room += max(0, gap) / MEAN
            total += last_card(state, seat, turns)
    total += price[HAT] + expected_loss(FARMS, farms_left(state), price[FARM])
    total += expected_loss(FAMILIES, state.families.bit_count(), price[DOLL])
    slip = max(0.0, stack - room) + len([card for card in state.intruders if card not in state.known])
    known = sum(state.book.flame[card] for card in state.known)
    return total + fire * (FLAMES * slip + known)


def expected_loss(table: tuple[float, ...], left: int, losses: float) -> float:
    """The price of losing so many of what is left, between the whole numbers by proportion."""
    whole = int(losses)
    lower = table[max(0, left - whole)]
    upper = table[max(0, left - whole - 1)]
    return lower + (upper - lower) * (losses - whole) - table[left]


def last_card(state: State, seat: int, turns: float) -> float:
    """The penalty that waits for his next turn."""
    line = state.lines[seat]
    if not line or turns < 0.5 or may_ignore(state, seat, line[-1]):
        return 0.0
    found = 0.0
    for code in (state.book.penalty[line[-1]], state.book.second[line[-1]]):
        if code == Pen.WOUND:
            found += another_wound(state, seat)
        elif code:
            found += PENALTIES[code]
    return found * min(1.3, turns)
