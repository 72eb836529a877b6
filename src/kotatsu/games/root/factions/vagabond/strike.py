# compiled with mypyc
"""Strike (R9.5.6)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CLEARINGS, PIECES, It
from kotatsu.games.root.factions.vagabond.items import board_of, ready, use
from kotatsu.games.root.factions.vagabond.relations import STRUCK, make_hostile
from kotatsu.games.root.phases.removal import AFTERMATH, take_piece, take_warriors
from kotatsu.games.root.queries import warriors
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act


def strikes(state: State, seat: int) -> list[Action]:
    """R9.5.6, R-V21: a warrior of any player here; from one without warriors a building or token; never a pawn."""
    board = board_of(state, seat)
    place = board.place
    if place >= CLEARINGS or not ready(board, It.CROSSBOW):
        return []
    found: list[Action] = []
    for other in state.book.armies:
        if warriors(state, other, place):
            found.append(act(Verb.STRIKE, other))
        else:
            found.extend([act(Verb.SNIPE, piece) for piece in state.book.pieces_of[other] if state.pieces[place * PIECES + piece]])
    return found


def strike(state: State, seat: int, other: int) -> None:
    """R-V9: a struck warrior makes his faction Hostile; no Infamy (R9.2.9.III.a)."""
    use(state, seat, It.CROSSBOW)
    clearing = board_of(state, seat).place
    state.tell(Event.STRUCK, seat, clearing, other)
    take_warriors(state, other, clearing, 1)
    make_hostile(state, seat, other, STRUCK)
    state.push(AFTERMATH)


def snipe(state: State, seat: int, piece: int) -> None:
    """R9.5.6: a building or token; its point and its consequences (Outrage …) as for any removal."""
    use(state, seat, It.CROSSBOW)
    clearing = board_of(state, seat).place
    state.tell(Event.STRUCK, seat, clearing, state.book.piece_seat[piece])
    take_piece(state, piece, clearing, seat)
    state.push(AFTERMATH)
