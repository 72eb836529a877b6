# compiled with mypyc
"""The Riverfolk's Birdsong (R11.4): protectionism, dividends, gathering of funds."""
from typing import Final

from kotatsu.games.root.actions import Event, Why
from kotatsu.games.root.book import Piece
from kotatsu.games.root.factions.riverfolk.funds import total_funds
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item, Step

PROTECTION: Final = 2


def birdsong(seat: int) -> list[Item]:
    """Nothing is asked here; lasting effects have their moment before and after."""
    return [Protectionism(seat), Dividends(seat), GatherFunds(seat)]


class Protectionism(Step):
    """R11.4.1: into empty Payments go two own warriors, as far as there are."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board = state.riverfolk
        number = min(PROTECTION, state.supply[self.seat])
        if number and not sum(board.payments):
            state.supply[self.seat] -= number
            board.payments[self.seat] += number
            state.tell(Event.PROTECTED, self.seat, number)


class Dividends(Step):
    """R11.4.2: with a trade post on the map a point for every two funds."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if on_map(state, Piece.POST):
            score(state, self.seat, total_funds(state) // 2, Why.DIVIDENDS)


class GatherFunds(Step):
    """R11.4.3: every warrior in Payments, in Committed and on the tracks becomes a fund."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board, seats = state.riverfolk, state.book.seats
        before = total_funds(state)
        for owner in range(seats):
            board.funds[owner] += board.payments[owner] + board.committed[owner]
            board.payments[owner] = board.committed[owner] = 0
            for suit in range(3):
                board.funds[owner] += board.spaces[suit * seats + owner]
                board.spaces[suit * seats + owner] = 0
        now = total_funds(state)
        if now > before:
            state.tell(Event.GATHERED, self.seat, now - before, now)
