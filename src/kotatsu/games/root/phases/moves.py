"""Moving warriors (Law 4.2)."""
from typing import Final

from kotatsu.games.root.actions import Told, move
from kotatsu.games.root.book import CLEARINGS, PIECES, Piece
from kotatsu.games.root.phases.removal import OUTRAGE, Aftermath
from kotatsu.games.root.queries import links, refresh_rule, sails
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act

EVERYWHERE: Final = (1 << CLEARINGS) - 1


def of_suit(state: State, suit: int) -> int:
    """Clearings of a suit, as bits; a bird stands for all."""
    if suit >= 3:
        return EVERYWHERE
    mask = 0
    for clearing in range(CLEARINGS):
        if state.suits[clearing] == suit:
            mask |= 1 << clearing
    return mask


def may_move(state: State, seat: int, src: int, dst: int) -> bool:
    """R4.2.1, R-G17, RG.6.2: along a link, ruling one end (but the Riverfolk on rivers), never into a scorched clearing."""
    if state.scorched >> dst & 1:
        return False
    if state.rulers[src] == seat or state.rulers[dst] == seat:
        return True
    return not TRAITS[state.book.faction[seat]].needs_rule(dst not in state.book.paths[src])


def moves(state: State, seat: int, sources: int = EVERYWHERE) -> list[Action]:
    """R4.2: one or more warriors out of a clearing to a linked one: `may_move` written out, nothing is asked more often."""
    found: list[Action] = []
    book, rulers, warriors, scorched = state.book, state.rulers, state.warriors, state.scorched
    roads = book.both if sails(state, seat) else book.paths
    swims = not TRAITS[book.faction[seat]].needs_rule(True)
    place = seat
    for src in range(CLEARINGS):
        number = warriors[place]
        place += book.seats
        if number and sources >> src & 1:
            ruled = rulers[src] == seat
            for dst in roads[src]:
                if scorched >> dst & 1:
                    continue
                if ruled or rulers[dst] == seat or (swims and dst not in book.paths[src]):
                    first = move(src, dst, 1)                # actions with one, two … warriors follow each other
                    for action in range(first, first + number):
                        found.append(action)
    return found


def can_move(state: State, seat: int, sources: int = EVERYWHERE) -> bool:
    """Whether `moves` would list anything."""
    seats = state.book.seats
    for src in range(CLEARINGS):
        if state.warriors[src * seats + seat] and sources >> src & 1:
            for dst in links(state, seat, src):
                if may_move(state, seat, src, dst):
                    return True
    return False


def shift(state: State, owner: int, src: int, dst: int, number: int, mover: int) -> None:
    """Warriors change their clearing; R8.2.6: whoever moves them into a sympathetic one pays."""
    book = state.book
    state.warriors[src * book.seats + owner] -= number
    state.warriors[dst * book.seats + owner] += number
    refresh_rule(state, src)
    refresh_rule(state, dst)
    state.tell(Told.MOVED, owner, src, dst, number)
    if state.pieces[dst * PIECES + Piece.SYMPATHY] and mover != book.alliance:
        state.after.append(act(OUTRAGE, mover, state.suits[dst]))
        state.then(Aftermath())


def place_warriors(state: State, seat: int, clearing: int, number: int) -> int:
    """R2.5: from supply into a clearing, as many as there are; how many were placed."""
    placed = min(number, state.supply[seat])
    if placed > 0:
        state.supply[seat] -= placed
        state.warriors[clearing * state.book.seats + seat] += placed
        refresh_rule(state, clearing)
        state.tell(Told.PLACED, seat, clearing, placed)
    return placed


def place_piece(state: State, piece: int, clearing: int) -> None:
    """A building or token onto the map."""
    state.pieces[clearing * PIECES + piece] += 1
    refresh_rule(state, clearing)
    state.tell(Told.PLACED_PIECE, state.book.piece_seat[piece], clearing, piece)
