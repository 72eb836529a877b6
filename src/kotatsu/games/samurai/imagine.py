# compiled with mypyc
"""A full state that a viewer could believe in: the hidden cards dealt anew over the hidden places, as public knowledge allows.

Only cards that lie in a fixed place are dealt: what is in the bag, the box or the pool has no order. Where a shuffle would decide
nothing, its luck is spent all the same, so that a seed gives the same guess as ever.
"""
from mypy_extensions import i64

from kotatsu.games.samurai.book import DOLL
from kotatsu.games.samurai.odds import fixed_intruders, in_stack, looks_at, newest_rank
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State
from kotatsu.kernel.belief import misdealt
from kotatsu.kernel.luck import Luck

MOST_DEALS = 1000


def imagine(state: State, viewer: int, luck: Luck) -> State:
    """A set of two samurai that was checked for two dolls (SS10.2) is dealt again until it holds them."""
    new = state.copy()
    looks = looks_at(state, viewer)
    checked = state.round == 1 and state.book.seats == 2 and not state.spare
    dolls = min(2, dolls_in_play(state)) if checked else 0
    for _try in range(MOST_DEALS):
        deal_hidden(new, state, looks, luck)
        if not dolls or dolls_in_play(new) >= dolls:
            break
    else:
        misdealt("samurai", viewer)
    return new


def deal_hidden(new: State, state: State, looks: bool, luck: Luck) -> None:
    """Any card of the newest rank may be out; what all saw go into the stack is there, and no older intruder."""
    low, high = newest_rank(state)
    here, fixed = in_stack(state), fixed_intruders(state)
    peeked = [card for card in state.peeked if card not in state.known] if state.peeked and not looks else []
    sure: list[int] = []                         # hidden cards of older ranks: certainly in play
    mixed: list[int] = []                        # the others may have changed places with cards that are out
    for cards in (list(state.order), state.bag, peeked, fixed):
        for card in cards:
            if here and card in here:
                continue
            if low <= card < high:
                mixed.append(card)
            else:
                sure.append(card)
    doubtful = len(mixed)
    if not state.spare:                          # else the bag names all that may be hidden: the box is known
        mixed.extend([card for card in state.aside if low <= card < high])
        mixed.extend([card for card in state.box if low <= card < high])
        mixed.extend([card for card in state.pool if low <= card < high])
    mixed.sort()
    order = mixed[:]
    luck.shuffle(order)
    inside: i64 = 0                              # those that are in play after all, as bits from the rank's lowest on
    for card in order[:doubtful]:
        inside |= 1 << card - low
    sure.sort()
    cards = sure + [card for card in mixed if inside >> card - low & 1]        # sorted: no higher rank is in play yet
    if fixed:
        luck.shuffle(cards)
        new.intruders = tuple([cards.pop() if card in fixed else card for card in state.intruders])
    else:
        luck.spend(len(cards) - 1)
    if here:
        cards.extend([card for card in here if not looks or card not in state.peeked])
    if fixed or here:
        cards.sort()
    if peeked or state.order:
        luck.shuffle(cards)
        new.peeked = tuple([cards.pop() if card in peeked else card for card in state.peeked])
        new.order = tuple([cards.pop() for _card in state.order])
        cards.sort()
    else:
        luck.spend(len(cards) - 1)
    new.bag = cards
    if state.spare:
        return
    drawn = len(state.pool)                      # set-up has not dealt these yet
    outside = order[doubtful:] if drawn else [card for card in mixed if not inside >> card - low & 1]
    if state.round == 1:
        older = [card for card in (*state.box, *state.pool) if not low <= card < high]
        new.box, new.pool = tuple(sorted(older + outside[drawn:])), sorted(outside[:drawn])
    else:
        new.aside = sorted([card for card in state.aside if not low <= card < high] + outside)


def dolls_in_play(state: State) -> int:
    """Dolls among all cards of this round."""
    played = [card for zone in (*state.lines, *state.lefts) for card in zone]
    drawn_card = [state.drawn] if state.drawn != NO_CARD and state.drawn not in state.bottoms else []
    turned = [card for card in state.intruders if card != UNSEEN]
    cards = (*state.tops, *state.order, *state.bag, *state.bottoms, *turned, *state.discard, *state.peeked,
             *played, *drawn_card)
    symbols = state.book.symbol
    return sum([symbols[card] == DOLL for card in cards])
