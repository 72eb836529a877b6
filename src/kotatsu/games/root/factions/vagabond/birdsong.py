# compiled with mypyc
"""A Vagabond's Birdsong (R9.4): Refresh, then Slip."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import It
from kotatsu.games.root.factions.vagabond.board import DAMAGED_DOWN, DAMAGED_UP, PLACES, SATCHEL_DOWN, Vagabond
from kotatsu.games.root.factions.vagabond.items import board_of, lay_open, lying, ready
from kotatsu.games.root.factions.vagabond.walking import slink, slip, slips
from kotatsu.games.root.phases.windows import birdsong_extra, birdsong_extras, end_birdsong
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step


def birdsong(seat: int) -> list[Item]:
    """R9.4."""
    return [Refresh(seat), Slip(seat)]


def exhausted(board: Vagabond) -> list[tuple[int, int]]:
    """R9.4.1, R-P14: kinds of face-down items and where they lie, damaged ones too."""
    return lying(board, (SATCHEL_DOWN, DAMAGED_DOWN))


def turn_up(state: State, seat: int, item: int, place: int) -> None:
    """R9.4.1: face up; tea, coins and bags go back to their track (R9.2.5.iii); R-P14: a damaged item stays damaged."""
    board = board_of(state, seat)
    board.items[item * PLACES + place] -= 1
    if place == DAMAGED_DOWN:
        board.items[item * PLACES + DAMAGED_UP] += 1
    else:
        lay_open(board, item)
    state.tell(Event.REFRESHED, seat, item, place)


def turn_up_freely(state: State, seat: int, number: int) -> int:
    """Turn what leaves no choice: everything, or the only kind there is; how many are still to be chosen."""
    board = board_of(state, seat)
    places = exhausted(board)
    total = sum([board.items[item * PLACES + place] for item, place in places])
    if len(places) > 1 and total > number:
        return number
    for item, place in places:
        for _ in range(min(number, board.items[item * PLACES + place])):
            turn_up(state, seat, item, place)
    return 0


class Refresh(Step):
    """R9.4.1, R-P15: two items for each tea that is face up now, and three."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        number = turn_up_freely(state, self.seat, 3 + 2 * ready(board_of(state, self.seat), It.TEA))
        if number:
            state.push(RefreshItem(self.seat, number))


class RefreshItem(Decision):
    """R9.4.1, R-P16: which item is turned up next, of so many."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        found = [act(Verb.REFRESH, item, place) for item, place in exhausted(board_of(state, self.seat))]
        return [*found, *birdsong_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, item, place, _ = parts(action)
        if verb != Verb.REFRESH:
            state.push(self)
            birdsong_extra(state, self.seat, action)
            return
        turn_up(state, self.seat, item, place)
        number = turn_up_freely(state, self.seat, self.number - 1)
        if number:
            state.push(RefreshItem(self.seat, number))


class Slip(Decision):
    """R9.4.2, R-P16: may go to an adjacent clearing or forest, for nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [DONE, *slips(state, self.seat), *birdsong_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, a, b, c = parts(action)
        if verb == Verb.DONE:
            end_birdsong(state)
            return
        if verb == Verb.SLIP:
            slip(state, self.seat, a)
        elif verb == Verb.SLINK:
            slink(state, self.seat, a, b, c)
        else:
            state.push(self)
            birdsong_extra(state, self.seat, action)
