# compiled with mypyc
"""What happens where `imagine` finds nothing that a viewer could believe in."""
import os
from typing import Final

STRICT: Final = "KOTATSU_STRICT"            # set in the environment of tests


def misdealt(game: str, viewer: int) -> None:
    """No deal would do: an error in tests; in play the last deal stays, which is made of what the viewer may know and no truth."""
    assert not os.environ.get(STRICT), f"{game}: no deal that viewer {viewer} could believe in"
