# compiled with mypyc
"""Points and victory (Law 3)."""
from kotatsu.games.root.actions import Event
from kotatsu.games.root.book import BIRD, CLEARINGS, GOAL, NOWHERE
from kotatsu.games.root.queries import has_marker, head
from kotatsu.games.root.state import State


def award(state: State, seat: int, points: int, why: int) -> None:
    """Points without a look at the goal: others may score at the same moment. Whoever has no marker scores nothing (R3.3.1-2)."""
    if points > 0 and has_marker(state, seat):
        state.points[seat] += points
        state.tell(Event.SCORED, seat, points, why, state.points[seat])


def score(state: State, seat: int, points: int, why: int) -> None:
    """R3.1: points, and victory at once."""
    award(state, seat, points, why)
    check_victory(state)


def lose_points(state: State, seat: int, points: int, why: int) -> None:
    """R7.7.1, R-data-floor: never below 0; R3.3.1-2: nothing without a marker."""
    lost = min(points, state.points[seat])
    if lost > 0 and has_marker(state, seat):
        state.points[seat] -= lost
        state.tell(Event.LOST_POINTS, seat, lost, why, state.points[seat])


def check_victory(state: State) -> None:
    """R3.1, R3.1-2, R-G9: whoever has 30 wins; of several the active player, else the next clockwise from him."""
    for points in state.points:
        if points >= GOAL:
            break
    else:
        return
    for step in range(state.book.seats):
        seat = (state.active + step) % state.book.seats
        if state.points[seat] >= GOAL and has_marker(state, seat):
            win(state, seat, 0)
            return


def win(state: State, seat: int, how: int) -> None:
    """R9.2.8-2, R-V19: whoever joined the winner, directly or in a chain, wins with him."""
    if not state.results:
        state.tell(Event.WON, seat, how)
        state.results = [1 if head(state, other) == seat else -1 for other in range(state.book.seats)]


def check_dominance(state: State, seat: int) -> None:
    """R3.3.1.i, R3.3.1.ii: at the start of the own Birdsong three ruled clearings of the suit, or two opposite corners."""
    suit = state.dominance[seat]
    if suit == NOWHERE:
        return
    rulers = state.rulers
    if suit == BIRD:
        won = rulers[0] == rulers[2] == seat or rulers[1] == rulers[3] == seat
    else:
        won = sum([1 for clearing in range(CLEARINGS) if state.suits[clearing] == suit and rulers[clearing] == seat]) >= 3
    if won:
        win(state, seat, 1)
