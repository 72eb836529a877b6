# compiled with mypyc
"""A Vagabond's Evening (R9.6)."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import CLEARINGS, It
from kotatsu.games.root.factions.vagabond.board import PLACES, SATCHEL_UP, TRACK
from kotatsu.games.root.factions.vagabond.items import board_of, carried, limit, lying, rearrange, rearrangements
from kotatsu.games.root.factions.vagabond.repair import rest
from kotatsu.games.root.phases.cards import DiscardDown, draw
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step


def evening(seat: int) -> list[Item]:
    """R9.6.1 – R9.6.4, in this order."""
    return [EveningRest(seat), BackOnTrack(seat), VagabondDraw(seat), DiscardDown(seat), CheckLimit(seat), VagabondTurnEnds(seat)]


class EveningRest(Step):
    """R9.6.1: in a forest everything damaged is whole and face up again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if board_of(state, self.seat).place >= CLEARINGS:
            number = rest(state, self.seat)
            if number:
                state.tell(Event.RESTED, self.seat, number)


class BackOnTrack(Decision):
    """R9.2.5.iii, R-P17: tea, coins and bags that were put aside may return before cards and items are counted."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return bool(rearrangements(state, self.seat, False))

    def options(self, state: State) -> list[Action]:
        return [DONE, *rearrangements(state, self.seat, False)]

    def apply(self, state: State, action: Action) -> None:
        verb, item, _, _ = parts(action)
        if verb == Verb.TRACK:
            state.push(self)
            rearrange(state, self.seat, verb, item)


class VagabondDraw(Step):
    """R9.6.2: one card, and one for each face-up coins on the track."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        draw(state, self.seat, 1 + board_of(state, self.seat).items[It.COINS * PLACES + TRACK])


def toss(state: State, seat: int, item: int, place: int) -> None:
    """R9.6.4, R2.5.4: an item leaves the game. Of two alike, one of them found in ruins, that one goes (R9.7.1-2)."""
    board = board_of(state, seat)
    board.items[item * PLACES + place] -= 1
    board.ruin_kinds &= ~(1 << item)
    state.gone_items = replaced(state.gone_items, item, state.gone_items[item] + 1)
    state.tell(Event.TOSSED, seat, item)


class CheckLimit(Step):
    """R9.6.4: Satchel and Damaged box hold six and two for each face-up bag on the track; asked only where there is a choice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board = board_of(state, self.seat)
        while carried(board) > limit(board):
            places = lying(board, tuple(range(SATCHEL_UP, PLACES)))
            if len(places) > 1:
                state.push(TossItem(self.seat))
                return
            toss(state, self.seat, places[0][0], places[0][1])


class TossItem(Decision):
    """R9.6.4: of his choice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.TOSS, item, place) for item, place in lying(board_of(state, self.seat), tuple(range(SATCHEL_UP, PLACES)))]

    def apply(self, state: State, action: Action) -> None:
        _, item, place, _ = parts(action)
        toss(state, self.seat, item, place)
        state.push(CheckLimit(self.seat))


class VagabondTurnEnds(Step):
    """R9.2.9.I.a: unfinished aids expire."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board = board_of(state, self.seat)
        board.aids = (0,) * state.book.seats
        board.moved_aside = board.moved_back = 0
