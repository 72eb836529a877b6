# compiled with mypyc
"""The leaders of the Eyrie (Law 7.8) and turmoil (Law 7.7)."""
from typing import Final

from kotatsu.games.root.actions import Event, Verb, Why
from kotatsu.games.root.book import BIRD, NOWHERE
from kotatsu.games.root.factions.eyrie.board import COLUMNS, LEADER_ROWS
from kotatsu.games.root.phases.cards import put_away
from kotatsu.games.root.phases.scoring import lose_points
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step

LEADERS: Final = len(LEADER_ROWS)


def face_up(state: State) -> list[int]:
    """R7.7.3: leaders that may be chosen."""
    return [leader for leader in range(LEADERS) if not state.eyrie.fallen >> leader & 1]


def install(state: State, seat: int, leader: int) -> None:
    """R7.3.3, R7.3.4: a leader, and the viziers in his columns."""
    board = state.eyrie
    board.leader = leader
    for column in LEADER_ROWS[leader].viziers:
        board.decree[column] = (*board.decree[column], state.book.vizier)
    state.tell(Event.LEADER, seat, leader)


class ChooseLeader(Decision):
    """R7.3.3, R7.7.3: one of the leaders that lie face up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.LEADER, leader) for leader in face_up(state)]

    def apply(self, state: State, action: Action) -> None:
        install(state, self.seat, parts(action)[1])


def birds_in_decree(state: State) -> int:
    """R7.7.1: bird cards in the Decree, viziers included."""
    suits = state.book.card_suit
    return sum([1 for column in state.eyrie.decree for card in column if suits[card] == BIRD])


class Turmoil(Step):
    """R7.7: points, the Decree and the leader are lost. What was still to be carried out is forgotten."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board = state.eyrie
        lose_points(state, self.seat, birds_in_decree(state), Why.TURMOIL)
        lost = [card for column in board.decree for card in column if card != state.book.vizier]      # R7.7.2
        for card in lost:
            put_away(state, card)
        if lost:
            state.tell(Event.DECREE_LOST, self.seat, len(lost))
        board.decree = [()] * COLUMNS
        board.todo = [()] * COLUMNS
        board.fallen |= 1 << board.leader
        board.leader = NOWHERE
        if not face_up(state):                   # R7.7.3.i
            board.fallen = 0
            state.tell(Event.LEADERS_UP, self.seat)
        candidates = face_up(state)
        if len(candidates) == 1:
            install(state, self.seat, candidates[0])
            state.push(Rest(self.seat))
        else:
            state.then(ChooseLeader(self.seat), Rest(self.seat))


class Rest(Step):
    """R7.7.4: Daylight is over; nothing of it is offered any more."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.phase = Phase.EVENING
