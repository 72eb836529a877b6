"""The sides' boards: for each faction its folder's fields.py, by faction number."""
from typing import Any, Protocol

from kotatsu.games.root.factions.vagabond.items import board_of
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.side_folders import of_each_side
from kotatsu.games.root.state import State
from kotatsu.kernel.fields import Fields
from kotatsu.kernel.game import JSON


class BoardFields(Protocol):
    """What a faction's fields.py holds."""
    BOARD: Fields

    def complete(self, names: Names, inside: str, row: JSON) -> None:
        """After its rows were read: what follows from them and the map; Unreadable where they contradict each other."""

    def view(self, names: Names, seat: int, viewer: int) -> JSON:
        """The board as a seat sees it."""


BOARDS: list[BoardFields] = of_each_side("fields")


def board(state: State, seat: int) -> Any:
    """What the rows of a seat's board are about: `state.marquise`, or one of the Vagabonds."""
    return board_of(state, seat) if seat in state.book.vagabonds else getattr(state, state.book.seat_names[seat])
