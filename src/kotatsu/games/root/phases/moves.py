# compiled with mypyc
"""Moving warriors (Law 4.2)."""
from mypy_extensions import i64

from kotatsu.games.root.actions import FIRST_MOVE, Event
from kotatsu.games.root.aftermath import OUTRAGE
from kotatsu.games.root.book import BITS, BUILDINGS, EVERYWHERE, Piece
from kotatsu.games.root.map_pieces import add_buildings, add_tokens, add_warriors
from kotatsu.games.root.phases.removal import AFTERMATH
from kotatsu.games.root.queries import sails
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act


def ends(state: State, seat: int, src: int) -> int:
    """R4.2.1, R-G17, RG.6.2, R11.2.2: where a seat's warriors may go from a clearing, as bits: along a link, ruling one end
    (but the Riverfolk on rivers), never into a scorched clearing.
    """
    book = state.book
    ruled = state.ruled[seat]
    sailing = sails(state, seat)
    near = (book.both_bits[src] if sailing else book.path_bits[src]) & ~state.scorched
    if ruled >> src & 1:
        return near
    if sailing and not TRAITS[book.faction[seat]].needs_rule(True):
        ruled |= book.river_bits[src]
    return near & ruled


def moves(state: State, seat: int, sources: int = EVERYWHERE) -> list[Action]:
    """R4.2: one or more warriors out of a clearing to a linked one."""
    found: list[Action] = []
    add_moves(found, state, seat, sources)
    return found


def add_moves(found: list[Action], state: State, seat: int, sources: int = EVERYWHERE) -> None:
    """The same into a list; `ends` is written out, for nothing is asked more often."""
    book, warriors, ruled, free = state.book, state.warriors, state.ruled[seat], ~state.scorched
    sailing = sails(state, seat)
    roads, seats = book.both_bits if sailing else book.path_bits, book.seats
    swims = sailing and not TRAITS[book.faction[seat]].needs_rule(True)
    for src in BITS[state.held[seat] & sources]:
        near = roads[src] & free
        if not ruled >> src & 1:
            near &= ruled | book.river_bits[src] if swims else ruled
        if near:
            first: i64 = FIRST_MOVE + (src << 16)          # actions with one, two … warriors follow each other
            number: i64 = warriors[src * seats + seat]
            for dst in BITS[near]:
                base: i64 = first + (dst << 8)
                for action in range(base, base + number):
                    found.append(action)


def least_moves(state: State, seat: int, sources: int) -> int:
    """How many `moves` there are, 2 for more."""
    number = 0
    for src in BITS[state.held[seat] & sources]:
        number += len(BITS[ends(state, seat, src)]) * state.warriors[src * state.book.seats + seat]
        if number > 1:
            return 2
    return number


def can_move(state: State, seat: int, sources: int = EVERYWHERE) -> bool:
    """Whether `moves` would list anything."""
    for src in BITS[state.held[seat] & sources]:
        if ends(state, seat, src):
            return True
    return False


def shift(state: State, owner: int, src: int, dst: int, number: int, mover: int) -> None:
    """R4.2: warriors change their clearing, a Vagabond's allies with him (R9.2.9.II.b); R8.2.6: who moves them to sympathy pays."""
    book = state.book
    add_warriors(state, owner, src, -number)
    add_warriors(state, owner, dst, number)
    state.tell(Event.MOVED, owner, src, dst, number)
    if state.spots[Piece.SYMPATHY] >> dst & 1 and TRAITS[book.faction[mover]].pays_outrage():
        state.after.append(act(OUTRAGE, mover, state.suits[dst]))
        state.push(AFTERMATH)


def place_warriors(state: State, seat: int, clearing: int, number: int) -> int:
    """R2.5: from supply into a clearing, as many as there are; how many were placed."""
    placed = min(number, state.supply[seat])
    if placed > 0:
        state.supply[seat] -= placed
        add_warriors(state, seat, clearing, placed)
        state.tell(Event.PLACED, seat, clearing, placed)
    return placed


def place_piece(state: State, piece: int, clearing: int) -> None:
    """A building or token onto the map."""
    if piece < BUILDINGS:
        add_buildings(state, piece, clearing, 1)
    else:
        add_tokens(state, piece, clearing, 1)
    state.tell(Event.PLACED_PIECE, state.book.piece_seat[piece], clearing, piece)
