# compiled with mypyc
"""The chapters of the Cult."""
from kotatsu.games.root.chapters import Chapters
from kotatsu.games.root.factions.cult.birdsong import birdsong
from kotatsu.games.root.factions.cult.daylight import daylight
from kotatsu.games.root.factions.cult.evening import evening
from kotatsu.games.root.factions.cult.setup import set_up
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item


class CultChapters(Chapters):
    """R10.3 – R10.6."""

    def set_up(self, state: State, seat: int) -> list[Item]:
        return set_up(state, seat)

    def birdsong(self, seat: int) -> list[Item]:
        return birdsong(seat)

    def daylight(self, seat: int) -> list[Item]:
        return daylight(seat)

    def evening(self, seat: int) -> list[Item]:
        return evening(seat)


CHAPTERS = CultChapters()
