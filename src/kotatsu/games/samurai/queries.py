# compiled with mypyc
"""Questions that rules ask of a state."""
from kotatsu.games.samurai.book import DOLL, FARM, HAT, NO_SYMBOL, Sam
from kotatsu.games.samurai.state import MUST_PASS, NO_TALENT, NODEF, NOSUP, State


def stack_size(state: State) -> int:
    """Cards in the raider stack."""
    return len(state.tops) + len(state.order) + state.depth + len(state.bottoms)


def kiai_value(state: State, seat: int) -> int:
    """SS3.1: the Kiai value of the side that shows."""
    return state.book.kiai[state.who[seat]][state.sides[seat]]


def is_over(state: State, seat: int) -> bool:
    """Over = sum above the Kiai value."""
    return state.sums[seat] > kiai_value(state, seat)


def left_of(state: State, seat: int) -> int:
    """SS11.2: the seat neighbour on the left, passed or not."""
    return (seat + 1) % state.book.seats


def right_of(state: State, seat: int) -> int:
    return (seat - 1) % state.book.seats


def neighbours(state: State, seat: int) -> list[int]:
    """Left, then right; with two samurai they are the same one (SS11.2)."""
    left, right = left_of(state, seat), right_of(state, seat)
    return [left] if left == right else [left, right]


def others(state: State, seat: int) -> list[int]:
    """Other samurai who have not passed, clockwise from the left neighbour."""
    passed = state.passed
    return [other for other in state.book.clockwise[seat] if not passed[other]]


def talents(state: State, seat: int) -> int:
    """The talents a samurai may use now, as bits of samurai.

    SS3.3 own and received combine; SS11.7 received tokens work only in the own turn; SS11.10 not those that came in it;
    SS11.47 absent samurai's talents act like the own; SS4.11 broken swords bar all in the own turn; SS11.20 none once passed.
    """
    if state.passed[seat]:
        return 0
    found = 1 << state.who[seat] | state.added[seat]
    if seat == state.active:
        if state.bars & NO_TALENT:
            return 0
        tokens = state.tokens
        if tokens.count(seat) > (tokens[seat] == seat):
            for owner, holder in enumerate(tokens):
                if holder == seat and owner != seat and not state.idle >> owner & 1:
                    found |= 1 << state.who[owner]
    return found


def has_talent(state: State, seat: int, samurai: int) -> bool:
    return talents(state, seat) >> samurai & 1 == 1


def has_symbol(state: State, seat: int, symbol: int) -> bool:
    """Whether a card with this symbol lies on the left side."""
    symbols = state.book.symbol
    for card in state.lefts[seat]:
        if symbols[card] == symbol:
            return True
    return False


def may_defend(state: State, seat: int, card: int) -> bool:
    """SS7.7: with a symbol that is not yet on the left; SS4.5: not in the own turn under NODEF."""
    symbol = state.book.symbol[card]
    if symbol == NO_SYMBOL or (seat == state.active and state.bars & NODEF):
        return False
    return not has_symbol(state, seat, symbol)


def may_ignore(state: State, seat: int, card: int) -> bool:
    """SS3.6, SS3.7: Gorobei the penalty of an even card, Kanbei of an odd one."""
    return has_talent(state, seat, Sam.KANBEI if state.book.value[card] % 2 else Sam.GOROBEI)


def handing(state: State, card: int) -> int:
    """SS3.4, SS3.5: whose talent hands this card on: Heihachi's an even card, Daisuke's an odd one."""
    return Sam.DAISUKE if state.book.value[card] % 2 else Sam.HEIHACHI


def meets_equal(state: State, seat: int, card: int) -> bool:
    """SS3.9: a card of the same value lies in the combat line."""
    values = state.book.value
    for other in state.lines[seat]:
        if values[other] == values[card]:
            return True
    return False


def must_pass(state: State, seat: int) -> bool:
    """SS7.12: over; SS4.9: the penalty says so."""
    return state.bars & MUST_PASS != 0 or state.sums[seat] > kiai_value(state, seat)


def may_support(state: State, seat: int) -> bool:
    """SS11.8: the own token is at home; SS4.6: not under NOSUP."""
    return state.tokens[seat] == seat and not state.bars & NOSUP


def farms_left(state: State) -> int:
    return sum(state.farms)


def costs_now(state: State) -> tuple[int, int, int]:
    """What the end of the round would cost now: wounds, farmsteads, families (SS8.2–SS8.4)."""
    wounds, farms, families = 0, 0, 0
    for seat in range(state.book.seats):
        if not has_symbol(state, seat, HAT):
            wounds += 1
        if not has_symbol(state, seat, FARM):
            farms += 1
        if not has_symbol(state, seat, DOLL):
            families += 1
    return wounds, farms, families


def score(state: State) -> tuple[int, int, int]:
    """SS9.3: farmsteads, families, and 1 if no board carries a wound token."""
    return farms_left(state), state.families.bit_count(), 0 if any(state.wounds) else 1
