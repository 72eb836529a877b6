"""Refusals that several sides have in common."""
from kotatsu.games.root.book import PIECES, Piece
from kotatsu.games.root.lexicon import why
from kotatsu.games.root.state import State
from kotatsu.kernel.game import Refusal


def barred(state: State, clearing: int, keep: str = "R6.2.2") -> Refusal | None:
    """RG.6.2: nothing is placed in a scorched clearing; R6.2.2, or the rule `keep`: only the Marquise places at the Keep."""
    if state.scorched >> clearing & 1:
        return why(state, "RG.6.2", "root-why-place-scorched", clearing=clearing)
    if state.pieces[clearing * PIECES + Piece.KEEP]:
        return why(state, keep, "root-why-place-keep", clearing=clearing)
    return None


def not_in_hand(state: State, seat: int, card: int, rule: str) -> Refusal:
    return why(state, rule, "root-why-hand", who=seat, card=card)
