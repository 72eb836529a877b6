# compiled with mypyc
"""The chapters of the Riverfolk."""
from kotatsu.games.root.chapters import Chapters
from kotatsu.games.root.factions.riverfolk.birdsong import birdsong
from kotatsu.games.root.factions.riverfolk.daylight import daylight
from kotatsu.games.root.factions.riverfolk.evening import evening
from kotatsu.games.root.factions.riverfolk.services import buy, purchases
from kotatsu.games.root.factions.riverfolk.setup import set_up
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item


class RiverfolkChapters(Chapters):
    """R11.3 – R11.6."""

    def set_up(self, state: State, seat: int) -> list[Item]:
        return set_up(state, seat)

    def birdsong(self, seat: int) -> list[Item]:
        return birdsong(seat)

    def daylight(self, seat: int) -> list[Item]:
        return daylight(seat)

    def evening(self, seat: int) -> list[Item]:
        return evening(seat)

    def services(self, state: State, buyer: int) -> list[Action]:
        return purchases(state, buyer)

    def serve(self, state: State, buyer: int, action: Action) -> None:
        buy(state, buyer, action)


CHAPTERS = RiverfolkChapters()
