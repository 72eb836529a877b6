"""What no game can come to, whatever is next: pieces where they cannot lie, cards and coalitions that do not exist."""
from kotatsu.games.root.book import CLEARINGS, CORNERS, NOWHERE, PIECE_NAMES, SUIT_NAMES, Piece
from kotatsu.games.root.factions.cult.gardens import OF_A_SUIT
from kotatsu.games.root.factions.riverfolk.daylight import POSTS_PER_SUIT
from kotatsu.games.root.position.boards import BOARDS, board
from kotatsu.games.root.position.fields import FIELDS
from kotatsu.games.root.queries import count, has_piece, head, places
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.notation import wrong
from kotatsu.kernel.phrase import say

# so many pieces of a kind in all clearings of a suit, and the rule
PER_SUIT: dict[int, tuple[int, str]] = {
    Piece.BASE: (1, "R8.4.1.i"), Piece.GARDEN: (OF_A_SUIT, "R10.4.3.iii"), Piece.POST: (POSTS_PER_SUIT, "R11.2.5")}


def check_limits(state: State) -> None:
    """Unreadable names the field and the rule that stands against it."""
    check_coalitions(state)
    check_map(state)
    check_scorched(state)


def check_coalitions(state: State) -> None:
    """R-V19: whoever is in a coalition already cannot be chosen, so a chain of them comes to an end."""
    for seat in state.book.vagabonds:
        chain = [seat]
        while state.partner[chain[-1]] != NOWHERE:
            if state.partner[chain[-1]] in chain:
                raise wrong(f"seats.{state.book.seat_names[seat]}.partner", state.book.seat_names[state.partner[seat]], "R-V19")
            chain.append(state.partner[chain[-1]])


def check_map(state: State) -> None:
    """R6.3.2, R6.2.2: the Keep is in a corner, and nothing is placed beside it; of some pieces there are so many of each suit."""
    for clearing in range(CLEARINGS):
        field = f"clearings.{clearing + 1}"
        if count(state, Piece.KEEP, clearing) and clearing >= CORNERS:
            raise wrong(field, PIECE_NAMES[Piece.KEEP], "R6.3.2")
        for piece, name in enumerate(PIECE_NAMES):
            kept = state.spots[Piece.KEEP] >> clearing & 1
            if kept and count(state, piece, clearing) and state.book.piece_seat[piece] != state.book.marquise:
                raise wrong(field, name, "R6.2.2")
    for piece, (most, rule) in PER_SUIT.items():
        suits = [state.suits[place] for place in places(state, piece) for _ in range(count(state, piece, place))]
        for place in places(state, piece):
            if suits.count(state.suits[place]) > most:
                raise wrong(f"clearings.{place + 1}", f"{PIECE_NAMES[piece]} {SUIT_NAMES[state.suits[place]]}", rule)


def check_scorched(state: State) -> None:
    """RG.6.2, R2.7: only a Vagabond scorches a clearing; his own and his coalition's pieces may stay there."""
    book = state.book
    spared = {head(state, seat) for seat in book.vagabonds}
    for clearing in range(CLEARINGS):
        if state.scorched >> clearing & 1:
            if not book.vagabonds:
                raise wrong("scorched", clearing + 1, "RG.6.2")
            for seat in range(book.seats):
                if has_piece(state, seat, clearing) and head(state, seat) not in spared:
                    raise wrong(f"clearings.{clearing + 1}", book.seat_names[seat], "RG.6.2")


def check_sides(state: State) -> None:
    """R10.2.6, R11.2.7: Lost Souls and services exist only where the Cult and the Riverfolk play."""
    if state.souls and not state.book.keeps_souls:
        raise wrong("souls", state.book.card_ids[state.souls[0]], "R10.2.6")
    buyer = state.active != state.book.seller != NOWHERE
    if state.boats and not buyer:
        raise wrong("boats", True, "R11.2.7.ii")
    if state.hired and (not buyer or state.active in state.book.vagabonds):
        raise wrong("mercenaries", state.book.seat_names[state.active], "R11.2.7.iii.b" if buyer else "R11.2.7.iii")
    if state.bought and not buyer:
        raise wrong("bought", state.bought, "R11.2.6")


def check_beginning(state: State) -> None:
    """Without `next` a phase begins, and some fields with it: what they say would be forgotten at once."""
    new, book = State(state.book), state.book
    begun = [] if state.phase > Phase.BIRDSONG else FIELDS.begun(state, new)
    for seat, name in enumerate(book.seat_names):
        begun += [f"seats.{name}.{field}" for field in BOARDS[book.faction[seat]].BOARD.begun(board(state, seat), board(new, seat))]
    if begun:
        raise Unreadable(say("kernel-needs-next", field=begun[0]))
