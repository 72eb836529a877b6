# compiled with mypyc
"""How a Vagabond stands with the others (R9.2.9)."""
from typing import Final

from kotatsu.games.root.actions import Event, Why
from kotatsu.games.root.factions.vagabond.board import ALLIED, HOSTILE, INDIFFERENT, STEP_AIDS, STEP_POINTS
from kotatsu.games.root.factions.vagabond.items import board_of
from kotatsu.games.root.state import State, replaced

FALLEN: Final = 0                  # why a faction becomes Hostile: it lost a warrior in battle …
STRUCK: Final = 1                  # … or by a Strike (R-V9)
BETRAYED: Final = 2                # … or more warriors as an ally than he damaged items (R9.2.9.II.d)


def make_hostile(state: State, seat: int, other: int, why: int) -> bool:
    """R9.2.9.III: the marker goes to Hostile; False if it lay there already, or for another Vagabond (R-V21)."""
    board = board_of(state, seat)
    if other in state.book.vagabonds or board.relations[other] == HOSTILE:
        return False
    board.relations = replaced(board.relations, other, HOSTILE)
    board.aids = replaced(board.aids, other, 0)
    state.tell_more(Event.HOSTILE, seat, other, reason=why)
    return True


def make_peace(state: State, seat: int, other: int) -> None:
    """R9.2.9.III.d: a Hostile partner of a coalition is Indifferent again."""
    board = board_of(state, seat)
    if board.relations[other] == HOSTILE:
        board.relations = replaced(board.relations, other, INDIFFERENT)
        state.tell(Event.RELATION, seat, other, INDIFFERENT)


def count_aid(state: State, seat: int, other: int) -> tuple[int, int]:
    """R9.2.9.I, R9.2.9.II.a, R9.2.9.III.c: an aid counts once towards the next space; points for it, and why."""
    board = board_of(state, seat)
    relation = board.relations[other]
    if other in state.book.vagabonds or relation == HOSTILE:
        return 0, Why.AIDED
    if relation == ALLIED:
        return 2, Why.ALLY
    board.aids = replaced(board.aids, other, board.aids[other] + 1)
    if board.aids[other] < STEP_AIDS[relation]:
        return 0, Why.AIDED
    board.aids = replaced(board.aids, other, 0)
    board.relations = replaced(board.relations, other, relation + 1)
    state.tell(Event.RELATION, seat, other, relation + 1)
    return STEP_POINTS[relation], Why.AIDED


def hostile_in(state: State, seat: int, clearing: int) -> int:
    """R9.2.9.III.b: Hostile factions with a warrior there."""
    relations = board_of(state, seat).relations
    if HOSTILE not in relations:
        return 0
    number = 0
    for other in state.book.armies:
        if relations[other] == HOSTILE and state.held[other] >> clearing & 1:
            number += 1
    return number
