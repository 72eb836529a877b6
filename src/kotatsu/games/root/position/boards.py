"""The sides' boards: for each faction its folder's fields.py, by faction number."""
from typing import TYPE_CHECKING, Any, Protocol

from kotatsu.games.root.factions.alliance import fields as alliance
from kotatsu.games.root.factions.cult import fields as cult
from kotatsu.games.root.factions.eyrie import fields as eyrie
from kotatsu.games.root.factions.marquise import fields as marquise
from kotatsu.games.root.factions.riverfolk import fields as riverfolk
from kotatsu.games.root.factions.vagabond import fields as vagabond
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.state import State
from kotatsu.kernel.fields import Fields
from kotatsu.kernel.game import JSON

if TYPE_CHECKING:
    from kotatsu.games.root.random_positions import Deal


class BoardFields(Protocol):
    """What a faction's fields.py holds."""
    BOARD: Fields

    def board(self, state: State, seat: int) -> Any:
        """The object that its rows are about."""

    def complete(self, names: Names, inside: str, row: JSON) -> None:
        """After its rows were read: what follows from them and the map; Unreadable where they contradict each other."""

    def view(self, names: Names, seat: int, viewer: int) -> JSON:
        """The board as a seat sees it."""

    def random_board(self, deal: "Deal", seat: int) -> JSON:
        """Some board of a game in play, for the fuzz: it takes what it needs from what is dealt."""


BOARDS: tuple[BoardFields, ...] = (marquise, eyrie, alliance, vagabond, vagabond, cult, riverfolk)
