"""What a position of Samurai Spirit consists of for the team, in barricades: for hints in words (`hint-samurai-…`).

All of it lies open on the table: the cards that raiders may still be are known to everybody, only their order is not.
"""
from math import sqrt

from kotatsu.bots.samurai.draws import GAPS, Draws, draws_of
from kotatsu.bots.samurai.features import is_wound_instead
from kotatsu.games.samurai.book import DOLL, FARM, HAT, NO_SYMBOL, Pen, Sam
from kotatsu.games.samurai.phases.fight import PlayRaider
from kotatsu.games.samurai.phases.kiai import PlaceGiven
from kotatsu.games.samurai.phases.penalties import ReadPenalty
from kotatsu.games.samurai.phases.turn import EndTurn
from kotatsu.games.samurai.phases.village import FirstCardOff
from kotatsu.games.samurai.queries import farms_left, has_symbol, is_over, kiai_value, may_defend, stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.luck import Luck

FARMSTEAD, FAMILY, BARRICADE, WOUND, READY, INTRUDER, RAIDER = 2.0, 3.0, 1.0, 1.5, 1.0, 0.6, 0.2
WON = 100.0
SAVED = {HAT: 0.75, FARM: 1.0, DOLL: 1.5}      # half of what it costs to lack one: another card may still bring it
PENALTY = {Pen.FIRE: 1.0, Pen.WOUND: 1.5, Pen.NINJA: 0.5, Pen.NODEF: 0.4, Pen.NOSUP: 0.2, Pen.LEFT: 0.5, Pen.RIGHT: 0.5,
           Pen.PASS: 1.0, Pen.DEMON: 0.3, Pen.SWORDS: 0.4, Pen.DROP: 1.0}
NEAR, ROOM, SHOUT, OVER, LENT, KEPT, BARRED, FITS = 1.2, 0.3, 1.5, 1.5, 0.6, 0.4, 0.5, 0.8
STOPS = (ReadPenalty, FirstCardOff, EndTurn)


def follow(state: State, luck: Luck) -> None:
    """How far a choice is looked at: to the next one, his penalty, the end of a Kiai or of the turn, whichever comes first.

    What a penalty does next, and what the end of the round costs, would come of another choice a little later too.
    """
    agenda = state.agenda
    while not state.results and not isinstance(agenda[-1], STOPS) and agenda[-1].proceed(state, luck):
        pass


def terms(state: State, seat: int) -> dict[str, float]:
    village = FARMSTEAD * farms_left(state) + FAMILY * state.families.bit_count() + BARRICADE * state.barricades
    wounds = 2 * sum(state.sides) + sum(state.wounds)
    slipped = len(state.intruders) + (0 if 0 in state.passed else stack_size(state))     # SS8.1
    gaps = [gap(state, other) for other in range(state.book.seats)]
    near = -sum(left / kiai_value(state, other) for other, left in enumerate(gaps))
    return {"village": WON * state.results[0] if state.results else village, "wounds": -WOUND * wounds,
            "ready": -READY * sum(state.passed), "raiders": -INTRUDER * slipped, "stack": -RAIDER * stack_size(state),
            "hat": saved(state, HAT), "farm": saved(state, FARM), "doll": saved(state, DOLL), "fits": fits(state, seat),
            "kiai": NEAR * near, "room": ROOM * sum(map(sqrt, gaps)), "shout": SHOUT * state.shouting.bit_count(),
            "free": -BARRED * state.bars.bit_count(), "kept": KEPT * (state.absent & ~state.spent).bit_count(), **ahead(state)}


def saved(state: State, symbol: int) -> float:
    """What the cards with a symbol on the left sides are worth."""
    symbols = state.book.symbol
    return SAVED[symbol] * sum(any(symbols[card] == symbol for card in left) for left in state.lefts)


def gap(state: State, seat: int) -> int:
    """How far a sum is from the Kiai value; if a raider has taken it above, how far it was before."""
    left = kiai_value(state, seat) - state.sums[seat]
    for card in reversed(state.lines[seat]):
        if left < 0:
            left += state.book.value[card]
    return max(0, left)


def fits(state: State, seat: int) -> float:
    """What a raider is worth to the one whom this samurai has handed or given it: a symbol that is missing, or a Kiai."""
    item = state.agenda[-1] if state.agenda else None
    if not isinstance(item, PlaceGiven) and (not isinstance(item, PlayRaider) or item.seat == seat):
        return 0.0
    holder, book = item.seat, state.book
    symbol = book.symbol[state.drawn]
    place = SAVED[symbol] if may_defend(state, holder, state.drawn) else 0.0
    hit = SHOUT if state.sums[holder] + book.value[state.drawn] == kiai_value(state, holder) else 0.0
    return FITS * max(place, hit)


def ahead(state: State) -> dict[str, float]:
    """What waits for those who have not passed, in the turns that the raider stack still allows.

    Which raider somebody has just revealed is luck: for the danger it still counts as one of those that might come.
    """
    stack, seats = stack_size(state), state.book.seats
    item = state.agenda[-1] if state.agenda else None
    holder = item.seat if isinstance(item, PlayRaider) else -1
    revealed = holder == state.active
    draws = Draws(state.book, (*state.bag, state.drawn)) if revealed else draws_of(state)
    penalty = over = lent = 0.0
    turn = 0
    for step in range(1, seats + 1):
        seat = (state.active + step) % seats
        if state.passed[seat]:
            continue
        turn += 1
        comes = stack >= turn
        lenders = [state.who[owner] for owner in range(seats) if state.tokens[owner] == seat and seat not in (owner, state.active)]
        talents = 1 << state.who[seat] | state.added[seat]
        for samurai in lenders:
            talents |= 1 << samurai
        lent += state.added[seat].bit_count() + comes * len(lenders)
        if is_over(state, seat):
            over += 1
        elif comes:
            over += bust(state, draws, seat, turn)
        if seat == holder:
            over += bust(state, draws, seat, 0) if revealed else misfit(state, seat)
        if comes:
            cards = ((*state.bag, state.drawn) if revealed else (state.drawn,)) if seat == holder else ()
            penalty += icons(state, seat, talents, cards)
    return {"penalty": -penalty, "over": -OVER * over, "lent": LENT * lent}


def bust(state: State, draws: Draws, seat: int, turn: int) -> float:
    """The chance that the raider of his turn takes him over his Kiai value and finds no place on his left side."""
    left = max(0, kiai_value(state, seat) - state.sums[seat])
    if 0 < turn <= len(state.tops):
        card = state.tops[turn - 1]
        return 1.0 if state.book.value[card] > left and not finds_place(state, seat, card) else 0.0
    has = 0
    for card in state.lefts[seat]:
        has |= 1 << state.book.symbol[card]
    return draws.bust(min(left, GAPS - 1), has)[0]


def misfit(state: State, seat: int) -> float:
    """Whether the raider he was handed takes him over his Kiai value and finds no place on his left side."""
    over = state.sums[seat] + state.book.value[state.drawn] > kiai_value(state, seat)
    return 1.0 if over and not finds_place(state, seat, state.drawn) else 0.0


def finds_place(state: State, seat: int, card: int) -> bool:
    symbol = state.book.symbol[card]
    return symbol != NO_SYMBOL and not has_symbol(state, seat, symbol)


def icons(state: State, seat: int, talents: int, cards: tuple[int, ...]) -> float:
    """What the icons on his last card will cost in his next turn, when one of `cards` (if any) must find a place first."""
    line = state.lines[seat]
    now = cost(state, seat, talents, line[-1]) if line else 0.0
    later = [now if finds_place(state, seat, card) else cost(state, seat, talents, card) for card in cards]
    return sum(later) / len(later) if later else now


def cost(state: State, seat: int, talents: int, card: int) -> float:
    """What the icons on a card cost; nothing if he may ignore them (SS3.6, SS3.7)."""
    book = state.book
    if talents >> (Sam.KANBEI if book.value[card] % 2 else Sam.GOROBEI) & 1:
        return 0.0
    printed = [icon for icon in (book.penalty[card], book.second[card]) if icon]
    return sum(PENALTY[Pen.WOUND if is_wound_instead(state, seat, icon) else icon] for icon in printed)
