# compiled with mypyc
"""How likely each seat wins a game of Root at the first choice of a turn, by weights learnt from self-play."""
from math import exp

from kotatsu.bots.root.features import GROUP_OF, Look, features
from kotatsu.bots.weights import Weights
from kotatsu.games.root.state import State


def chances(weights: Weights, state: State) -> list[float]:
    """By seat; together they are one."""
    look = Look(state)
    faction = state.book.faction
    strengths = [weights.log_odds(GROUP_OF[faction[seat]], features(state, seat, look)) for seat in range(state.book.seats)]
    most = max(strengths)
    odds = [exp(strength - most) for strength in strengths]
    total = sum(odds)
    return [one / total for one in odds]
