# compiled with mypyc
"""The chapters of the Alliance."""
from kotatsu.games.root.chapters import Chapters
from kotatsu.games.root.factions.alliance.birdsong import birdsong
from kotatsu.games.root.factions.alliance.daylight import daylight
from kotatsu.games.root.factions.alliance.evening import evening
from kotatsu.games.root.factions.alliance.setup import set_up
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item


class AllianceChapters(Chapters):
    """R8.3 – R8.6."""

    def set_up(self, state: State, seat: int) -> list[Item]:
        return set_up(state, seat)

    def birdsong(self, seat: int) -> list[Item]:
        return birdsong(seat)

    def daylight(self, seat: int) -> list[Item]:
        return daylight(seat)

    def evening(self, seat: int) -> list[Item]:
        return evening(seat)


CHAPTERS = AllianceChapters()
