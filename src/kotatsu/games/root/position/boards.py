"""The sides' boards: for each faction its folder's fields.py, by faction number."""
from typing import Any, Protocol

from kotatsu.games.root.factions.alliance import fields as alliance
from kotatsu.games.root.factions.cult import fields as cult
from kotatsu.games.root.factions.eyrie import fields as eyrie
from kotatsu.games.root.factions.marquise import fields as marquise
from kotatsu.games.root.factions.riverfolk import fields as riverfolk
from kotatsu.games.root.factions.vagabond import fields as vagabond
from kotatsu.games.root.factions.vagabond.items import board_of
from kotatsu.games.root.position.names import Names
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


BOARDS: tuple[BoardFields, ...] = (marquise, eyrie, alliance, vagabond, vagabond, cult, riverfolk)


def board(state: State, seat: int) -> Any:
    """What the rows of a seat's board are about: `state.marquise`, or one of the Vagabonds."""
    return board_of(state, seat) if seat in state.book.vagabonds else getattr(state, state.book.seat_names[seat])
