"""Refusals that several sides have in common."""
from kotatsu.games.root.book import NOWHERE, PIECES, Piece
from kotatsu.games.root.lexicon import why
from kotatsu.games.root.queries import may_place, open_slots
from kotatsu.games.root.state import State
from kotatsu.kernel.game import Refusal


def barred(state: State, clearing: int, keep: str = "R6.2.2") -> Refusal | None:
    """RG.6.2: nothing is placed in a scorched clearing; R6.2.2, or the rule `keep`: only the Marquise places at the Keep."""
    if state.scorched >> clearing & 1:
        return why(state, "RG.6.2", "root-why-place-scorched", clearing=clearing)
    if state.pieces[clearing * PIECES + Piece.KEEP]:
        return why(state, keep, "root-why-place-keep", clearing=clearing)
    return None


def no_site(state: State, seat: int, clearing: int, rule: str, keep: str = "R6.2.2") -> Refusal | None:
    """Why `seat` cannot build there: by `rule` it must rule the clearing; R2.2.3: in an open slot; and nothing bars it."""
    ruler = state.rulers[clearing]
    if ruler == NOWHERE:
        return why(state, rule, "root-why-site-nobody", clearing=clearing)
    if ruler != seat:
        return why(state, rule, "root-why-site-ruler", clearing=clearing, who=ruler)
    if open_slots(state, clearing) <= 0:
        return why(state, "R2.2.3", "root-why-site-slot", clearing=clearing)
    return barred(state, clearing, keep) if not may_place(state, seat, clearing) else None


def not_in_hand(state: State, seat: int, card: int, rule: str) -> Refusal:
    return why(state, rule, "root-why-hand", who=seat, card=card)
