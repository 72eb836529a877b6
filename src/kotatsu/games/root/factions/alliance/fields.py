"""The Alliance's board in a position and in a view."""
from kotatsu.games.root.book import SUIT_NAMES, Piece
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.queries import on_map, places
from kotatsu.games.root.state import SUPPORTERS
from kotatsu.kernel.field_kinds import Cards, Flag, Number
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields
from kotatsu.kernel.game import JSON

BOARD = Fields(
    Field("supporters", Cards(sorted=True)),
    Field("officers", Number(0, 10), ALL),
    Field("operations", Number(0, 10)),
    Field("spreading", Flag(), NOBODY))


def complete(names: Names, inside: str, row: JSON) -> None:
    """Nothing follows."""


def view(names: Names, seat: int, viewer: int) -> JSON:
    """R8.2.3: only the Alliance may look at the supporters."""
    state, alliance, own = names.state, names.state.alliance, viewer == seat
    return {**BOARD.view(names, alliance), "sympathy": on_map(state, Piece.SYMPATHY),
            "bases": [SUIT_NAMES[state.suits[place]] for place in places(state, Piece.BASE)],
            "supporters": len(alliance.supporters),
            "supporter_cards": Cards().write(names, alliance.supporters) if own else None,
            "known_supporters": None if own else names.shown(viewer, SUPPORTERS),
            "operations": max(0, alliance.officers - alliance.operations)}
