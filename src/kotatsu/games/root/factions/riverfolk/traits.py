# compiled with mypyc
"""What is special about the Riverfolk in general rules."""
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits


class RiverfolkTraits(Traits):
    """R11.2."""

    def open_hand(self) -> bool:
        """R11.2.3."""
        return True

    def needs_rule(self, river: bool) -> bool:
        """R11.2.2: Swimmers."""
        return not river

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R11.2.1: emptied spaces of the trade-post tracks that hold no funds."""
        board, seats = state.riverfolk, state.book.seats
        return [board.placed[suit] - sum(board.spaces[suit * seats:suit * seats + seats]) for suit in range(3)]

    def covers(self, state: State, power: list[int], cost: list[int]) -> bool:
        """R11.5.3: each sign takes a fund."""
        return sum(state.riverfolk.funds) >= len(cost) and super().covers(state, power, cost)

    def pays_craft_at_once(self) -> bool:
        """The Riverfolk choose whose warriors go onto the spaces."""
        return False
