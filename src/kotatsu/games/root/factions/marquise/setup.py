# compiled with mypyc
"""The Marquise settles in (Law 6.3)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CLEARINGS, CORNERS, OPPOSITE, Piece
from kotatsu.games.root.map_pieces import add_warriors
from kotatsu.games.root.phases.moves import place_piece
from kotatsu.games.root.queries import open_slots, places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item


def set_up(state: State, seat: int) -> list[Item]:
    """R6.3.1–R6.3.5: the Keep, the garrisons, the first three buildings."""
    return [PlaceKeep(seat), StartBuilding(seat, Piece.SAWMILL), StartBuilding(seat, Piece.WORKSHOP),
            StartBuilding(seat, Piece.RECRUITER)]


class PlaceKeep(Decision):
    """R6.3.2: in any corner; R6.3.3: then a warrior everywhere but in the corner opposite."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.KEEP, corner) for corner in range(CORNERS)]

    def apply(self, state: State, action: Action) -> None:
        keep = parts(action)[1]
        state.tell(Event.KEEP, self.seat, keep, OPPOSITE[keep])
        place_piece(state, Piece.KEEP, keep)
        for clearing in range(CLEARINGS):
            if clearing != OPPOSITE[keep]:
                state.supply[self.seat] -= 1
                add_warriors(state, self.seat, clearing, 1)


class StartBuilding(Decision):
    """R6.3.4: one building of each kind among the Keep's clearing and its neighbours by path, in open slots."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat, self.piece = seat, piece

    def applies(self, state: State) -> bool:
        return bool(self.options(state))

    def options(self, state: State) -> list[Action]:
        keep = places(state, Piece.KEEP)[0]
        return [act(Verb.START, self.piece, clearing) for clearing in sorted([keep, *state.book.paths[keep]])
                if open_slots(state, clearing) > 0]

    def apply(self, state: State, action: Action) -> None:
        place_piece(state, self.piece, parts(action)[2])
