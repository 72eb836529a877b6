# compiled with mypyc
"""How good a position of Root is for a seat, in tenths of a point: points, and all the rest while there is time to use it."""
from kotatsu.bots.root.cards import effects_worth, hand_worth
from kotatsu.bots.root.judges import alliance, cult, eyrie, marquise, riverfolk, vagabond
from kotatsu.bots.root.map_value import map_value
from kotatsu.games.root.book import BIRD, CLEARINGS, GOAL, NOWHERE, Fac
from kotatsu.games.root.queries import are_enemies, has_marker
from kotatsu.games.root.state import State

JUDGES = (marquise.evaluate, eyrie.evaluate, alliance.evaluate, vagabond.evaluate, vagabond.evaluate, cult.evaluate,
          riverfolk.evaluate)
SOON = {Fac.MARQUISE: marquise.soon, Fac.EYRIE: eyrie.soon, Fac.RIVERFOLK: riverfolk.soon}        # what cannot wait
POINT = 10.0
WON = 100_000.0
HOPELESS = 8                       # points behind that make another way to win worth a thought


def patience(state: State) -> float:
    """How much counts that is not points yet: from 1 in the beginning down to 0.2 where somebody is about to win.

    It is the same for all that is weighed against each other: else every point would make the rest look worse.
    """
    return 1.0 - 0.8 * min(GOAL, max(state.points)) / GOAL


def evaluate(state: State, seat: int, later: float) -> float:
    """Everything together; `later` is the patience of the moment."""
    if state.results:
        return WON * state.results[seat]
    book = state.book
    rivals = [other for other in range(book.seats) if are_enemies(state, seat, other)]
    leader = max([state.points[other] for other in rivals]) if rivals else 0
    menace = [0.0] * book.seats
    for other in rivals:
        menace[other] = 0.4 + 0.05 * state.points[other] if has_marker(state, other) else 1.6
    rest = map_value(state, seat, menace) + hand_worth(state, seat) + effects_worth(state, seat)
    rest += JUDGES[book.faction[seat]](state, seat)
    total = standing(state, seat, leader) + later * rest
    if book.faction[seat] in SOON and has_marker(state, seat):
        total += SOON[book.faction[seat]](state, seat)
    for other in rivals:
        total -= 1.5 * state.points[other]
        if state.dominance[other] != NOWHERE:
            total -= 70.0 * grasp(state, other)
    return total - 2.0 * leader - 15.0 * max(0, leader - GOAL + 6)


def standing(state: State, seat: int, leader: int) -> float:
    """Points; without a marker, how near the dominance card's condition is (R3.3.1), or how the partner fares (R9.2.8)."""
    if has_marker(state, seat):
        return POINT * state.points[seat]
    suit = state.dominance[seat]
    if suit == NOWHERE:                                      # worth it only for one who lies far behind a partner who does well
        return 8.0 * state.points[state.partner[seat]] - 40.0
    despair = 40.0 if leader >= state.points[seat] + HOPELESS else -20.0
    return 130.0 * grasp(state, seat) + despair


def grasp(state: State, seat: int) -> float:
    """How much of its dominance condition a seat holds: 1 is enough, more is safe (R3.3.1.i, R3.3.1.ii)."""
    suit = state.dominance[seat]
    if suit == BIRD:
        return max(grip(state, seat, 0) + grip(state, seat, 2), grip(state, seat, 1) + grip(state, seat, 3)) / 2
    grips = sorted([grip(state, seat, clearing) for clearing in range(CLEARINGS) if state.suits[clearing] == suit])
    return sum(grips[1:]) / 3 + 0.1 * grips[0]


def grip(state: State, seat: int, clearing: int) -> float:
    """How firmly a clearing is ruled: from 0 to 1.4."""
    if state.rulers[clearing] != seat:
        return 0.0
    seats = state.book.seats
    own = state.warriors[clearing * seats + seat]
    near = 0
    for place in [clearing, *state.book.paths[clearing]]:
        for other in state.book.armies:
            if other != seat:
                near = max(near, state.warriors[place * seats + other])
    return max(0.4, min(1.4, 0.9 + 0.15 * (own - near)))
