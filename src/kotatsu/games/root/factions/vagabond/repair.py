# compiled with mypyc
"""Repair (R9.5.7), Hideout (RG.3.2) and rest in a forest (R9.6.1): damaged items become whole."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import It
from kotatsu.games.root.factions.vagabond.board import DAMAGED_DOWN, DAMAGED_UP, PLACES, SATCHEL_DOWN
from kotatsu.games.root.factions.vagabond.items import board_of, damaged, lay_open, lying, ready, use
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def repairs(state: State, seat: int) -> list[Action]:
    """R9.5.7: with a hammer, one damaged item."""
    return damaged_items(state, seat) if ready(board_of(state, seat), It.HAMMER) else []


def damaged_items(state: State, seat: int) -> list[Action]:
    return [act(Verb.REPAIR, item, place) for item, place in lying(board_of(state, seat), (DAMAGED_UP, DAMAGED_DOWN))]


def mend(state: State, seat: int, item: int, place: int) -> None:
    """R9.5.7: back on the same side; face up to track or Satchel, face down to the Satchel."""
    board = board_of(state, seat)
    board.items[item * PLACES + place] -= 1
    if place == DAMAGED_DOWN:
        board.items[item * PLACES + SATCHEL_DOWN] += 1
    else:
        lay_open(board, item)
    state.tell(Event.REPAIRED, seat, item)


def repair(state: State, seat: int, item: int, place: int) -> None:
    """R9.5.7: a hammer is used."""
    use(state, seat, It.HAMMER)
    mend(state, seat, item, place)


class MendItems(Step):
    """RG.3.2: so many damaged items; asked only where there is a choice."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: State) -> None:
        board = board_of(state, self.seat)
        places = lying(board, (DAMAGED_UP, DAMAGED_DOWN))
        if len(places) > 1 and damaged(board) > self.number:
            state.push(MendItem(self.seat, self.number))
            return
        for item, place in places:
            for _ in range(min(self.number, board.items[item * PLACES + place])):
                mend(state, self.seat, item, place)


class MendItem(Decision):
    """RG.3.2: which item is repaired next."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        return damaged_items(state, self.seat)

    def apply(self, state: State, action: Action) -> None:
        _, item, place, _ = parts(action)
        mend(state, self.seat, item, place)
        if self.number > 1:
            state.push(MendItems(self.seat, self.number - 1))


def rest(state: State, seat: int) -> int:
    """R9.6.1: all damaged items, face up; how many."""
    board = board_of(state, seat)
    number = 0
    for item, place in lying(board, (DAMAGED_UP, DAMAGED_DOWN)):
        for _ in range(board.items[item * PLACES + place]):
            board.items[item * PLACES + place] -= 1
            lay_open(board, item)
            number += 1
    return number
