# compiled with mypyc
"""A faction's own chapters of the Law, which general rules open when their time comes: set-up, the phases, a free move.

What general rules ask a side all the time stands in `traits.py`: traits lie below the rules, chapters above them.
"""
from kotatsu.games.root.phases.moves import can_move, moves, shift
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item


class Chapters:
    """One faction's chapters. The defaults are those of an army."""

    def set_up(self, state: State, seat: int) -> list[Item]:
        """R5.1.7: the steps of its set-up, in order."""
        raise NotImplementedError

    def birdsong(self, seat: int) -> list[Item]:
        """R1.5: the steps of its Birdsong, in order; they never change, every turn uses the same."""
        raise NotImplementedError

    def daylight(self, seat: int) -> list[Item]:
        raise NotImplementedError

    def evening(self, seat: int) -> list[Item]:
        raise NotImplementedError

    # --- what others buy of it
    def services(self, state: State, buyer: int) -> list[Action]:
        """R11.2.6: what a seat may buy of it now."""
        raise NotImplementedError

    def serve(self, state: State, buyer: int, action: Action) -> None:
        """Carry out one of `services`."""
        raise NotImplementedError

    # --- a move that a card grants
    def can_move_freely(self, state: State, seat: int) -> bool:
        """Whether `free_moves` would list anything."""
        return can_move(state, seat)

    def free_moves(self, state: State, seat: int) -> list[Action]:
        """R4.2: one move, without an action."""
        return moves(state, seat)

    def move_freely(self, state: State, seat: int, action: Action) -> None:
        """Carry out one of `free_moves`."""
        _, src, dst, number = parts(action)
        shift(state, seat, src, dst, number, seat)
