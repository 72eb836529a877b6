# compiled with mypyc
"""The Cult before the game (R10.3)."""
from typing import Final

from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CORNERS, OPPOSITE, Piece
from kotatsu.games.root.phases.moves import place_piece, place_warriors
from kotatsu.games.root.queries import may_place, places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

CONGREGATION: Final = 4            # warriors in the corner


def set_up(state: State, seat: int) -> list[Item]:
    """R10.3.2, R10.3.3."""
    return [CultArrives(seat), ChooseOutcast(seat)]


def corners(state: State) -> list[int]:
    """R10.3.2, R-P9: opposite the Keep or the roost; with both in play a free corner, with neither any."""
    taken = [corner for corner in [*places(state, Piece.KEEP), *places(state, Piece.ROOST)] if corner < CORNERS]
    if len(taken) == 1:
        return [OPPOSITE[taken[0]]]
    return [corner for corner in range(CORNERS) if corner not in taken]


class CultArrives(Step):
    """R10.3.2: asked only if there is a choice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        found = corners(state)
        if len(found) == 1:
            settle(state, self.seat, found[0])
        else:
            state.push(CultCorner(self.seat))


class CultCorner(Decision):
    """R10.3.2."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.CORNER, corner) for corner in corners(state)]

    def apply(self, state: State, action: Action) -> None:
        settle(state, self.seat, parts(action)[1])


def settle(state: State, seat: int, corner: int) -> None:
    """R10.3.2: four warriors and a garden, one warrior in each clearing along a path; never in the Keep's clearing."""
    place_warriors(state, seat, corner, CONGREGATION)
    place_piece(state, Piece.GARDEN, corner)
    for clearing in state.book.paths[corner]:
        if may_place(state, seat, clearing):
            place_warriors(state, seat, clearing, 1)


class ChooseOutcast(Decision):
    """R10.3.3: the marker on any suit, normal side up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.OUTCAST, suit) for suit in range(3)]

    def apply(self, state: State, action: Action) -> None:
        state.cult.outcast = parts(action)[1]
        state.tell(Event.OUTCAST, self.seat, state.cult.outcast, 0)
