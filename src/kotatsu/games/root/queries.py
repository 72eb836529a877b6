# compiled with mypyc
"""Questions about a state: who rules, who is there, what is open."""
from kotatsu.games.root.book import ANY, BIRD, BITS, EVERYWHERE, NOWHERE, PIECES, THRESHOLD, CardKind, Piece
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State


def warriors(state: State, seat: int, clearing: int) -> int:
    """Own warriors of a seat in a clearing."""
    return state.warriors[clearing * state.book.seats + seat]


def count(state: State, piece: int, clearing: int) -> int:
    """Pieces of a kind in a clearing."""
    return state.pieces[clearing * PIECES + piece]


def on_map(state: State, piece: int) -> int:
    """Pieces of a kind on the whole map."""
    return state.placed[piece]


def places(state: State, piece: int) -> tuple[int, ...]:
    """Clearings with a piece of that kind, rising."""
    return BITS[state.spots[piece]]


def army_on_map(state: State, seat: int) -> int:
    """Warriors of a seat on the whole map."""
    return sum(state.warriors[seat::state.book.seats])


def ruler(state: State, clearing: int) -> int:
    """R2.8: who rules, NOWHERE if nobody. Kept up to date by map_pieces.py."""
    return state.rulers[clearing]


def open_slots(state: State, clearing: int) -> int:
    """R2.2.3, R2.2.4: slots without building and ruin."""
    base = clearing * PIECES
    pieces = state.pieces
    return state.book.slots[clearing] - (state.ruins >> clearing & 1) - pieces[base] - pieces[base + 1] - pieces[base + 2] \
        - pieces[base + 3] - pieces[base + 4] - pieces[base + 5]


def placeable(state: State, seat: int) -> int:
    """Clearings, as bits. R6.2.2: only the Keep's owner places pieces in its clearing; RG.6.2: nobody in a scorched one."""
    if seat == state.book.piece_seat[Piece.KEEP]:
        return EVERYWHERE & ~state.scorched
    return EVERYWHERE & ~(state.scorched | state.spots[Piece.KEEP])


def may_place(state: State, seat: int, clearing: int) -> bool:
    """Whether a clearing is `placeable`."""
    return placeable(state, seat) >> clearing & 1 == 1


def has_piece(state: State, seat: int, clearing: int) -> bool:
    """Whether a seat has any piece there: warrior, building, token or pawn."""
    if state.held[seat] >> clearing & 1:
        return True
    for piece in state.book.pieces_of[seat]:
        if state.spots[piece] >> clearing & 1:
            return True
    return TRAITS[state.book.faction[seat]].pawn_at(state, seat) == clearing


def hired(state: State, seat: int, clearing: int, against: int) -> int:
    """R11.2.7.iii: warriors of the seller that fight for the one who hired them, never against the seller."""
    book = state.book
    if state.hired != 2 or seat != state.active or against == book.seller:
        return 0
    return state.warriors[clearing * book.seats + book.seller]


def are_enemies(state: State, one: int, other: int) -> bool:
    """R2.7, R-P19: everybody outside the own coalition, joined directly or in a chain."""
    return head(state, one) != head(state, other)


def head(state: State, seat: int) -> int:
    """The end of a chain of coalitions."""
    while state.partner[seat] != NOWHERE:
        seat = state.partner[seat]
    return seat


def has_marker(state: State, seat: int) -> bool:
    """R3.3.1-2, R9.2.8-2: whoever activated dominance or joined a coalition scores no more."""
    return state.dominance[seat] == NOWHERE and state.partner[seat] == NOWHERE


def enough_points(state: State, seat: int) -> bool:
    """R3.3.1: to activate a dominance card."""
    return state.points[seat] >= THRESHOLD and has_marker(state, seat)


def has_effect(state: State, seat: int, effect: int) -> bool:
    return state.effects[seat] >> effect & 1 == 1


def links(state: State, seat: int, clearing: int) -> list[int]:
    """R2.2.1, R2.3: neighbours for a seat, by path, and by river if it sails."""
    book = state.book
    if sails(state, seat):
        return book.both[clearing]
    return book.paths[clearing]


def sails(state: State, seat: int) -> bool:
    """R11.2.2, R11.2.7.ii: rivers are paths for some sides, and for whoever bought Riverboats this turn."""
    return state.book.sails[seat] or (state.boats == 1 and seat == state.active)


def kinds(cards: list[int]) -> list[int]:
    """Different cards of a sorted list: two copies are one option."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def matching(state: State, cards: list[int], suit: int) -> list[int]:
    """R2.1.1, R2.1.1.2: different cards that may be spent for a suit; birds are wild, a bird can be replaced by nothing."""
    if suit == ANY:
        return kinds(cards)
    suits = state.book.card_suit
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            last = card
            if suits[card] == suit or suits[card] == BIRD:
                found.append(card)
    return found


def public_copies(state: State, card: int) -> int:
    """R4.3.1, R-B2: copies that everybody can see: in piles, on boards (Decree, revealed) and in open hands."""
    book = state.book
    total = state.discard.count(card) + state.souls.count(card) + state.available.count(card) + state.removed.count(card)
    for seat in book.showing:
        total += TRAITS[book.faction[seat]].open_copies(state, seat, card)
    return total


def ambushes(state: State, seat: int, clearing: int) -> list[int]:
    """R4.3.1: ambush cards in hand that fit the clearing."""
    book = state.book
    return [card for card in matching(state, state.hands[seat], state.suits[clearing]) if book.card_kind[card] == CardKind.AMBUSH]


def could_ambush(state: State, seat: int, clearing: int) -> bool:
    """R4.3.1, R-B2: whether, for all the others know, a fitting ambush may be in the hand: then the question is asked
    whether it is or not.
    """
    book = state.book
    if not state.hands[seat]:
        return False
    if TRAITS[book.faction[seat]].open_hand():
        return bool(ambushes(state, seat, clearing))
    suit = state.suits[clearing]
    for card in book.ambushes:
        if (book.card_suit[card] == suit or book.card_suit[card] == BIRD) and public_copies(state, card) < book.card_copies[card]:
            return True
    return False


def knows_ruin(state: State, viewer: int, clearing: int) -> bool:
    """R9.3.4, R9.7.1: whoever looked; a spectator knows what everybody saw."""
    seers = state.ruin_seers[clearing]
    return seers == (1 << state.book.seats) - 1 or (viewer >= 0 and seers >> viewer & 1 == 1)
