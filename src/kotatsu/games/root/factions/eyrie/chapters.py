# compiled with mypyc
"""The chapters of the Eyrie."""
from kotatsu.games.root.chapters import Chapters
from kotatsu.games.root.factions.eyrie.birdsong import birdsong
from kotatsu.games.root.factions.eyrie.daylight import daylight
from kotatsu.games.root.factions.eyrie.evening import evening
from kotatsu.games.root.factions.eyrie.setup import set_up
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item


class EyrieChapters(Chapters):
    """R7.3 – R7.6."""

    def set_up(self, state: State, seat: int) -> list[Item]:
        return set_up(state, seat)

    def birdsong(self, seat: int) -> list[Item]:
        return birdsong(seat)

    def daylight(self, seat: int) -> list[Item]:
        return daylight(seat)

    def evening(self, seat: int) -> list[Item]:
        return evening(seat)


CHAPTERS = EyrieChapters()
