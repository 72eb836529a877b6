# compiled with mypyc
"""What is special about the Riverfolk in general rules."""
from kotatsu.games.root.aftermath import POST
from kotatsu.games.root.book import Piece
from kotatsu.games.root.factions.riverfolk.craft import free_spaces, pay_with_funds
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits
from kotatsu.kernel.action import act


class RiverfolkTraits(Traits):
    """R11.2."""

    def sells_services(self) -> bool:
        """R11.2.6."""
        return True

    def sails(self) -> bool:
        """R11.2.2: Swimmers."""
        return True

    def open_hand(self) -> bool:
        """R11.2.3."""
        return True

    def shows_cards(self) -> bool:
        """R-B2."""
        return True

    def open_copies(self, state: State, seat: int, card: int) -> int:
        """R11.2.3, R-B2: the hand."""
        return state.hands[seat].count(card)

    def needs_rule(self, river: bool) -> bool:
        """R11.2.2: Swimmers."""
        return not river

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R11.2.1: emptied spaces of the trade-post tracks that hold no funds."""
        return free_spaces(state)

    def covers(self, state: State, power: list[int], cost: list[int]) -> bool:
        """R11.5.3: each sign takes a fund."""
        return sum(state.riverfolk.funds) >= len(cost) and super().covers(state, power, cost)

    def pays_craft(self, state: State, seat: int, cost: list[int]) -> bool:
        """R11.5.3: funds go onto the spaces."""
        pay_with_funds(state, seat, cost)
        return True

    def piece_fell(self, state: State, piece: int, clearing: int, remover: int) -> None:
        """R11.2.5: a trade post costs funds."""
        if piece == Piece.POST:
            state.after.append(act(POST))


TRAITS = RiverfolkTraits()
