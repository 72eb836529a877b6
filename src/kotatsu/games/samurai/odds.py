# compiled with mypyc
"""The chance of each card to be the next raider, from public knowledge only (last chapter of the facts sheet)."""
from math import comb

from kotatsu.games.samurai.book import DOLL, LIEUTENANTS, PLUNDERERS
from kotatsu.games.samurai.phases.kiai import PutBack
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State


def seen(state: State) -> set[int]:
    """Cards everybody can name now."""
    open_cards = {card for zone in (*state.lines, *state.lefts, state.discard, state.tops, state.bottoms, state.known)
                  for card in zone}
    return open_cards | ({state.drawn} if state.drawn != NO_CARD else set())


def looks_at(state: State, viewer: int) -> bool:
    """Whether the viewer is the one who looks at the top cards."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, PutBack) and top.seat == viewer


def newest_rank(state: State) -> tuple[int, int]:
    """Of these cards nobody knows which are in play: plunderers in round 1, then lieutenants, then bosses."""
    if state.round == 1:
        return 0, PLUNDERERS
    return (PLUNDERERS, LIEUTENANTS) if state.round == 2 else (LIEUTENANTS, len(state.book.ids))


def in_stack(state: State) -> list[int]:
    """Cards that were seen before they were shuffled into the stack, and not since."""
    if not state.returned:
        return []
    known = seen(state)
    return [card for card in state.returned if card not in known]


def fixed_intruders(state: State) -> list[int]:
    """Intruders that nobody has seen, apart from the bag: they lay there before the stack was shuffled."""
    return [card for card in state.intruders if card != UNSEEN and card not in state.known]


def odds(state: State, looks: bool = False) -> dict[int, float]:
    """Card → chance. What lies face up is certain; a viewer who `looks` at the top cards knows them."""
    if state.results or state.ending:
        return {}
    if state.peeked:                             # one of these will be the next
        open_cards = [card for card in state.peeked if looks or card in state.known]
        share = 1 / len(state.peeked)
        hidden = hidden_odds(state) if len(open_cards) < len(state.peeked) else {}
        chances = {card: chance * share * (len(state.peeked) - len(open_cards)) for card, chance in hidden.items()}
        return dict(sorted({**chances, **dict.fromkeys(open_cards, share)}.items()))
    if state.tops:
        return {state.tops[0]: 1.0}
    if state.order or state.depth:
        return dict(sorted(hidden_odds(state).items()))
    if stack_size(state) == 0 or state.bottoms[0] == state.drawn:
        return {}
    return {state.bottoms[0]: 1.0}


def hidden_odds(state: State) -> dict[int, float]:
    """The chance of each card to be a certain hidden one of the stack: every hidden place is alike."""
    fixed, sure_here = fixed_intruders(state), in_stack(state)
    peeked = [card for card in state.peeked if card not in state.known]
    if state.spare:                              # the bag holds every card that nobody has seen
        unseen = [*state.order, *state.bag, *peeked, *fixed]
        return {card: 1 / len(unseen) for card in unseen}
    here = len(state.order) + state.depth + len(peeked) + state.intruders.count(UNSEEN)
    free = here + len(fixed) - len(sure_here)    # hidden places of cards that may lie in any of them
    low, high = newest_rank(state)
    aside = {*seen(state), *sure_here}
    out = {*state.box, *state.pool, *state.aside}
    sure = [card for card in range(len(state.book.ids)) if not low <= card < high and card not in aside and card not in out]
    doubtful = [card for card in range(low, high) if card not in aside]
    places = free - len(sure)                    # so many of the doubtful cards are in play
    present = dict.fromkeys(sure, 1.0)
    if state.round == 1 and state.book.seats == 2:
        present.update(with_two_dolls(state, doubtful, [*aside, *sure], places))
    elif places > 0:
        present.update(dict.fromkeys(doubtful, places / len(doubtful)))
    share = (here - len(sure_here)) / here
    chances = dict.fromkeys(sure_here, 1 / here)
    chances.update({card: chance * share / free for card, chance in present.items() if chance > 0})
    return chances


def with_two_dolls(state: State, doubtful: list[int], certain: list[int], places: int) -> dict[int, float]:
    """SS10.2: how likely each card is in play, given that the table checked the set for two dolls unseen."""
    symbols = state.book.symbol
    dolls = sum(symbols[card] == DOLL for card in doubtful)
    plain = len(doubtful) - dolls
    needed = max(0, 2 - sum(symbols[card] == DOLL for card in certain))
    ways = {k: comb(dolls, k) * comb(plain, places - k) for k in range(needed, min(dolls, places) + 1)}
    total = sum(ways.values())
    if total == 0:                               # a hand-written position that could not have been dealt
        return dict.fromkeys(doubtful, places / len(doubtful)) if doubtful else {}
    expected = sum(k * count for k, count in ways.items()) / total
    return {card: expected / dolls if symbols[card] == DOLL else (places - expected) / plain for card in doubtful}
