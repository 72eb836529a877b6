"""The chance of each card to be the next raider, from public knowledge only (last chapter of the facts sheet)."""
from math import comb

from kotatsu.games.samurai.book import DOLL, LIEUTENANTS, PLUNDERERS
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State


def seen(state: State) -> set[int]:
    """Cards everybody can name now."""
    open_cards = {card for zone in (*state.lines, *state.lefts, state.discard, state.tops, state.bottoms, state.known)
                  for card in zone}
    return open_cards | ({state.drawn} if state.drawn != NO_CARD else set())


def unseen(state: State) -> list[int]:
    """Cards that any hidden place may hold."""
    fixed = [card for card in state.intruders if card not in state.known and card != UNSEEN]
    return sorted([*state.order, *state.bag, *state.peeked, *fixed])


def odds(state: State) -> dict[int, float]:
    """Card → chance. A face-up top card is certain; else every hidden place is alike."""
    if state.results or stack_size(state) == 0 or state.ending:
        return {}
    if state.tops:
        return {state.tops[0]: 1.0}
    hidden = len(state.order) + state.depth + len(state.peeked) + sum(card not in state.known for card in state.intruders)
    if not state.order and not state.depth:
        return {state.bottoms[0]: 1.0}
    low, high = ((0, PLUNDERERS), (PLUNDERERS, LIEUTENANTS), (LIEUTENANTS, len(state.book.ids)))[state.round - 1]
    known = seen(state)
    if state.spare:                              # the bag holds every card that nobody has seen
        return {card: 1 / len(unseen(state)) for card in unseen(state)}
    out = {*state.box, *state.pool, *state.aside}
    doubtful = [card for card in range(low, high) if card not in known]
    sure = [card for card in range(low) if card not in known and card not in out]
    places = hidden - len(sure)                  # how many hidden cards are of the rank that is in doubt
    if state.round == 1 and state.book.seats == 2:
        return with_two_dolls(state, doubtful, known, places)
    chances = dict.fromkeys(sure, 1 / hidden)
    chances.update({card: places / len(doubtful) / hidden for card in doubtful if places > 0})
    return dict(sorted(chances.items()))


def with_two_dolls(state: State, doubtful: list[int], known: set[int], places: int) -> dict[int, float]:
    """SS10.2: the table checked the set for two dolls unseen; the chances are conditioned on that."""
    dolls = [card for card in doubtful if state.book.symbol[card] == DOLL]
    plain = len(doubtful) - len(dolls)
    needed = max(0, 2 - sum(state.book.symbol[card] == DOLL for card in known))
    ways = {k: comb(len(dolls), k) * comb(plain, places - k) for k in range(needed, min(len(dolls), places) + 1)}
    total = sum(ways.values())
    if total == 0:                               # a hand-written position that could not have been dealt
        return {card: 1 / len(doubtful) for card in doubtful}
    expected = sum(k * count for k, count in ways.items()) / total
    chance_doll = expected / places / len(dolls) if dolls else 0.0
    chance_plain = (places - expected) / places / plain if plain else 0.0
    chances = {card: chance_doll if state.book.symbol[card] == DOLL else chance_plain for card in doubtful}
    return {card: chance for card, chance in chances.items() if chance > 0}
