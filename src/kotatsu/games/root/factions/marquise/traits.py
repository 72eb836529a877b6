# compiled with mypyc
"""What is special about the Marquise in general rules."""
from kotatsu.games.root.aftermath import HOSPITAL
from kotatsu.games.root.book import BITS, PIECES, Piece
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits
from kotatsu.kernel.action import act, parts


class MarquiseTraits(Traits):
    """R6.2."""

    def warriors_fell(self, state: State, clearing: int, number: int) -> None:
        """R6.2.3: Field Hospitals, one question for a clearing."""
        for place, after in enumerate(state.after):
            kind, where, before, _ = parts(after)
            if kind == HOSPITAL and where == clearing:
                state.after[place] = act(HOSPITAL, clearing, before + number)
                return
        state.after.append(act(HOSPITAL, clearing, number))

    def piece_fell(self, state: State, piece: int, clearing: int, remover: int) -> None:
        """R6.2.2: the Keep is gone for good."""
        if piece == Piece.KEEP:
            state.marquise.keep_gone = 1

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R6.2.1: workshops."""
        power = [-used for used in state.crafted]
        for clearing in BITS[state.spots[Piece.WORKSHOP]]:
            power[state.suits[clearing]] += state.pieces[clearing * PIECES + Piece.WORKSHOP]
        return power


TRAITS = MarquiseTraits()
