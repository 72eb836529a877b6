# compiled with mypyc
"""The Marquise's Birdsong (Law 6.4): wood."""
from kotatsu.games.root.book import Piece
from kotatsu.games.root.factions.marquise.fill_buildings import FillEach
from kotatsu.kernel.agenda import Item


def birdsong(seat: int) -> list[Item]:
    """R6.4: one wood on each sawmill."""
    return [FillEach(seat, Piece.SAWMILL)]
