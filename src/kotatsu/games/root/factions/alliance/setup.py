# compiled with mypyc
"""The Alliance before the game (R8.3): nothing on the map, three cards as supporters."""
from typing import Final

from kotatsu.games.root.factions.alliance.losses import DrawSupporter
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item

START_SUPPORTERS: Final = 3


def set_up(state: State, seat: int) -> list[Item]:
    """R8.3.1, R-S2: warriors, bases and tokens wait on the board; the supporters come on top of the hand."""
    return [DrawSupporter() for _ in range(START_SUPPORTERS)]
