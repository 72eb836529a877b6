# compiled with mypyc
"""What is special about the Eyrie in general rules."""
from kotatsu.games.root.book import BITS, PIECES, Leader, Piece
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits


class EyrieTraits(Traits):
    """R7.2, R7.8."""

    def shows_cards(self) -> bool:
        """R-B2."""
        return True

    def open_copies(self, state: State, seat: int, card: int) -> int:
        """R7.4.2, R-B2: the Decree."""
        total = 0
        for column in state.eyrie.decree:
            total += column.count(card)
        return total

    def wins_ties(self) -> bool:
        """R7.2.2: Lords of the Forest."""
        return True

    def begins_unasked(self, state: State, seat: int) -> bool:
        """R7.4.1: a card taken before would spare the emergency orders."""
        return not state.hands[seat]

    def extra_hits(self, state: State) -> int:
        """R7.8.3: the Commander."""
        return 1 if state.eyrie.leader == Leader.COMMANDER else 0

    def battle_bonus(self, state: State) -> int:
        """R7.8.4: the Despot."""
        return 1 if state.eyrie.leader == Leader.DESPOT else 0

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R7.2.1: roosts."""
        power = [-used for used in state.crafted]
        for clearing in BITS[state.spots[Piece.ROOST]]:
            power[state.suits[clearing]] += state.pieces[clearing * PIECES + Piece.ROOST]
        return power

    def craft_points(self, state: State, printed: int) -> int:
        """R7.2.3, R7.8.1: items score 1 unless the Builder leads."""
        return printed if state.eyrie.leader == Leader.BUILDER else 1


TRAITS = EyrieTraits()
