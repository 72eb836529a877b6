"""The Cult's board in a position and in a view."""
from kotatsu.games.root.book import NOWHERE, SUIT_NAMES
from kotatsu.games.root.factions.cult.gardens import gardens
from kotatsu.games.root.position.names import Names
from kotatsu.kernel.field_kinds import Bits, Cards, Flag, Number, Word
from kotatsu.kernel.fields import ALL, Field, Fields
from kotatsu.kernel.game import JSON

SUITS = SUIT_NAMES[:3]
BOARD = Fields(
    Field("outcast", Word(SUITS, nothing=NOWHERE), ALL, default="fox", always=True),
    Field("hated", Flag(), ALL),
    Field("acolytes", Number(0, 25), ALL),
    Field("revealed", Cards(sorted=True), ALL),
    Field("scored", Bits(SUITS), ALL))


def complete(names: Names, inside: str, row: JSON) -> None:
    """Nothing follows."""


def view(names: Names, seat: int, viewer: int) -> JSON:
    state = names.state
    return {**BOARD.view(names, state.cult), "gardens": {name: gardens(state, suit) for suit, name in enumerate(SUITS)}}
