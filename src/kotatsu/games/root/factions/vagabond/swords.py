# compiled with mypyc
"""D1, the other reading of R9.5.2: attacking, he turns a face-up sword for each rolled hit that he wants to deal.

All of the option `vagabond_pay_sword_per_hit` is here: the sword that began the battle pays for no hit, and hits that the allied
warriors can deal cost nothing.
"""
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import NOWHERE, It
from kotatsu.games.root.factions.vagabond.items import board_of, ready, undamaged, use
from kotatsu.games.root.state import Fight, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


def pays_per_hit(state: State, seat: int) -> bool:
    """Whether the option is on and he attacks."""
    return state.book.sword_per_hit and state.fight is not None and state.fight.attacker == seat


def sword_cap(state: State, seat: int) -> int:
    """R9.2.6: all undamaged swords, face up or down; by the option only those he can still turn."""
    board = board_of(state, seat)
    return ready(board, It.SWORD) if pays_per_hit(state, seat) else undamaged(board, It.SWORD)


def free_hits(state: State, fight: Fight) -> int:
    """Rolled hits that allied warriors deal."""
    if fight.ally == NOWHERE:
        return 0
    return min(fight.rolled_attacker, state.warriors[fight.clearing * state.book.seats + fight.ally])


class PaySwords(Decision):
    """How many of the rolled hits he pays for."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def due(self, state: State) -> int:
        fight = state.fight
        assert fight is not None
        return fight.rolled_attacker - free_hits(state, fight)

    def applies(self, state: State) -> bool:
        return self.due(state) > 0

    def options(self, state: State) -> list[Action]:
        return [act(Verb.SWORDS, number) for number in range(self.due(state) + 1)]

    def apply(self, state: State, action: Action) -> None:
        fight = state.fight
        assert fight is not None
        number = parts(action)[1]
        fight.rolled_attacker = free_hits(state, fight) + number
        if number:
            use(state, self.seat, It.SWORD, number)
