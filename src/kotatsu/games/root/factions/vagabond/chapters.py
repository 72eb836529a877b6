# compiled with mypyc
"""The chapters of both Vagabonds."""
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import Fac
from kotatsu.games.root.chapters import Chapters
from kotatsu.games.root.factions.vagabond.birdsong import birdsong
from kotatsu.games.root.factions.vagabond.daylight import daylight
from kotatsu.games.root.factions.vagabond.evening import evening
from kotatsu.games.root.factions.vagabond.setup import set_up_vagabonds
from kotatsu.games.root.factions.vagabond.walking import escort, walk, walks
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item


class VagabondChapters(Chapters):
    """R9.3 – R9.6."""

    def set_up(self, state: State, seat: int) -> list[Item]:
        """R9.3, R9.7.2: both Vagabonds when the first one's letter comes."""
        return set_up_vagabonds(state) if state.book.faction[seat] == Fac.VAGABOND else []

    def birdsong(self, seat: int) -> list[Item]:
        return birdsong(seat)

    def daylight(self, seat: int) -> list[Item]:
        return daylight(seat)

    def evening(self, seat: int) -> list[Item]:
        return evening(seat)

    def can_move_freely(self, state: State, seat: int) -> bool:
        """R-V25."""
        return bool(walks(state, seat, 0))

    def free_moves(self, state: State, seat: int) -> list[Action]:
        """R-V25: a move without boots; only what Hostile warriors cost is paid."""
        return walks(state, seat, 0)

    def move_freely(self, state: State, seat: int, action: Action) -> None:
        """R-V25."""
        verb, a, b, c = parts(action)
        if verb == Verb.WALK:
            walk(state, seat, a, 0)
        else:
            escort(state, seat, a, b, c, 0)


CHAPTERS = VagabondChapters()
