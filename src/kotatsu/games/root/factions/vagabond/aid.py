# compiled with mypyc
"""Aid (R9.5.4)."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import CLEARINGS, ITEMS
from kotatsu.games.root.factions.vagabond.items import board_of, gain, has_ready_item, has_room, pay_with_items, put_aside
from kotatsu.games.root.factions.vagabond.relations import count_aid
from kotatsu.games.root.phases.cards import give
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import has_piece, matching
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def aids(state: State, seat: int) -> list[Action]:
    """R9.5.4, R-P8: with any ready item, a card of the clearing's suit to any player with a piece there."""
    board = board_of(state, seat)
    if board.place >= CLEARINGS or not state.hands[seat] or not has_ready_item(board):
        return []
    cards = matching(state, state.hands[seat], state.suits[board.place])
    found: list[Action] = []
    if cards:
        for other in range(state.book.seats):
            if other != seat and has_piece(state, other, board.place):
                first = act(Verb.AID, other)
                for card in cards:
                    found.append(first | card << 8)
    return found


def aid(state: State, seat: int, other: int, card: int) -> None:
    """R9.5.4: use an item, give the card, perhaps take an item, then the relationship."""
    state.then(GiveAid(seat, other, card), TakeInReturn(seat, other), CountAid(seat, other))
    pay_with_items(state, seat, 1)


class GiveAid(Step):
    """The card changes hands; the others see only that it does."""

    def __init__(self, seat: int, other: int, card: int) -> None:
        self.seat, self.other, self.card = seat, other, card

    def run(self, state: State) -> None:
        state.tell(Event.AIDED, self.seat, self.other)
        give(state, self.seat, self.other, self.card)


class TakeInReturn(Decision):
    """R9.5.4, D15: may take one crafted item of his; R9.2.5.i, R-P17: for a full track he may put one aside first."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def offered(self, state: State) -> list[int]:
        return [item for item in range(ITEMS) if state.boxes[self.other * ITEMS + item]]

    def applies(self, state: State) -> bool:
        return bool(self.offered(state))

    def options(self, state: State) -> list[Action]:
        board = board_of(state, self.seat)
        return [DONE, *(act(Verb.RECEIVE if has_room(board, item) else Verb.ASIDE, item) for item in self.offered(state))]

    def apply(self, state: State, action: Action) -> None:
        verb, item, _, _ = parts(action)
        if verb == Verb.RECEIVE:
            state.boxes = replaced(state.boxes, self.other * ITEMS + item, state.boxes[self.other * ITEMS + item] - 1)
            gain(board_of(state, self.seat), item)
            state.tell(Event.RECEIVED, self.seat, self.other, item)
        elif verb == Verb.ASIDE:
            put_aside(state, self.seat, item)
            state.push(self)


class CountAid(Step):
    """R9.2.9.I, R9.2.9.II.a."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def run(self, state: State) -> None:
        points, why = count_aid(state, self.seat, self.other)
        score(state, self.seat, points, why)
