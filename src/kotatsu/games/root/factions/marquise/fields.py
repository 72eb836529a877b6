"""The Marquise's board in a position and in a view."""
from kotatsu.games.root.book import PIECE_TOTAL, Piece
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.queries import on_map, places
from kotatsu.kernel.field_kinds import Flag, Number
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import wrong

BOARD = Fields(
    Field("actions", Number(0, 20), ALL, anew=True),
    Field("acting", Flag(), NOBODY, anew=True),
    Field("recruited", Flag(), ALL, anew=True),
    Field("keep_gone", Flag(), always=True))


def complete(names: Names, inside: str, row: JSON) -> None:
    """Without a Keep on the map it is out of the game, unless the position says otherwise (before it is placed)."""
    there = on_map(names.state, Piece.KEEP)
    if "keep_gone" not in row:
        names.state.marquise.keep_gone = int(there == 0)
    if names.state.marquise.keep_gone and there:
        raise wrong(f"{inside}keep_gone", True)


def view(names: Names, seat: int, viewer: int) -> JSON:
    state = names.state
    keep = places(state, Piece.KEEP)
    return {**BOARD.view(names, state.marquise), "keep": keep[0] + 1 if keep else None,
            "wood": PIECE_TOTAL[Piece.WOOD] - on_map(state, Piece.WOOD), "sawmill": on_map(state, Piece.SAWMILL),
            "workshop": on_map(state, Piece.WORKSHOP), "recruiter": on_map(state, Piece.RECRUITER)}
