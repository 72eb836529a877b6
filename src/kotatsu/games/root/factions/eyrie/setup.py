# compiled with mypyc
"""The Eyrie settles in (Law 7.3)."""
from typing import Final

from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import CORNERS, NOWHERE, OPPOSITE, Piece
from kotatsu.games.root.factions.eyrie.leaders import ChooseLeader
from kotatsu.games.root.phases.moves import place_piece, place_warriors
from kotatsu.games.root.queries import places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

START_WARRIORS: Final = 6


def set_up(state: State, seat: int) -> list[Item]:
    """R7.3.2: opposite the Keep, or a corner of choice; R7.3.3: the leader."""
    home: Item = NestCorner(seat) if state.book.marquise == NOWHERE else NestOpposite(seat)
    return [home, ChooseLeader(seat)]


def settle(state: State, seat: int, corner: int) -> None:
    """R7.3.2: a roost and six warriors."""
    place_piece(state, Piece.ROOST, corner)
    place_warriors(state, seat, corner, START_WARRIORS)


class NestOpposite(Step):
    """R7.3.2: the corner opposite the Keep."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        settle(state, self.seat, OPPOSITE[places(state, Piece.KEEP)[0]])


class NestCorner(Decision):
    """R7.3.2: without the Marquise any corner."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.NEST, corner) for corner in range(CORNERS)]

    def apply(self, state: State, action: Action) -> None:
        settle(state, self.seat, parts(action)[1])
