# compiled with mypyc
"""The Eyrie's Birdsong (Law 7.4): cards for the Decree, and a roost if none is left."""
from typing import Final

from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import BIRD, BITS, Piece
from kotatsu.games.root.factions.eyrie.board import COLUMNS
from kotatsu.games.root.map_pieces import with_open_slots
from kotatsu.games.root.phases.cards import DrawCard, leave_hand
from kotatsu.games.root.phases.moves import place_piece, place_warriors
from kotatsu.games.root.phases.windows import birdsong_extra, birdsong_extras, end_birdsong
from kotatsu.games.root.queries import kinds, placeable
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

MOST_ADDED: Final = 2
NEW_WARRIORS: Final = 3


def birdsong(seat: int) -> list[Item]:
    """R7.4.1–R7.4.3."""
    return [EmergencyOrders(seat), AddToDecree(seat), NewRoost(seat)]


class EmergencyOrders(Step):
    """R7.4.1: an empty hand draws one card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.eyrie.added = state.eyrie.bird_added = 0
        if not state.hands[self.seat]:
            state.tell(Event.EMERGENCY, self.seat)
            state.push(DrawCard(self.seat))


class AddToDecree(Decision):
    """R7.4.2, R-P16: one or two cards from hand to any columns, at most one of them a bird; R-P12: none with an empty hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.eyrie.added < MOST_ADDED and bool(state.hands[self.seat])

    def options(self, state: State) -> list[Action]:
        board, suits = state.eyrie, state.book.card_suit
        found = [DONE] if board.added else []
        for card in kinds(state.hands[self.seat]):
            if suits[card] != BIRD or not board.bird_added:
                first = act(Verb.DECREE, card)
                for column in range(COLUMNS):
                    found.append(first | column << 8)
        if state.effects[self.seat]:
            found.extend(birdsong_extras(state, self.seat))
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, card, column, _ = parts(action)
        if verb == Verb.DONE:
            if state.spots[Piece.ROOST]:       # else a new roost comes first, and who rules may change
                end_birdsong(state)
            return
        state.push(self)
        if birdsong_extra(state, self.seat, action):
            return
        board = state.eyrie
        leave_hand(state, self.seat, card)
        board.decree[column] = tuple(sorted([*board.decree[column], card]))
        board.added += 1
        if state.book.card_suit[card] == BIRD:
            board.bird_added = 1
        state.tell(Event.DECREE, self.seat, card, column)


def new_roosts(state: State, seat: int) -> list[int]:
    """R7.4.3, R-E8: of the clearings that can take a roost those with the fewest warriors of all factions together."""
    seats = state.book.seats
    found: list[int] = []
    fewest = 0
    for clearing in BITS[with_open_slots(state, placeable(state, seat))]:
        crowd = sum(state.warriors[clearing * seats:(clearing + 1) * seats])
        if not found or crowd < fewest:
            found, fewest = [clearing], crowd
        elif crowd == fewest:
            found.append(clearing)
    return found


def found_roost(state: State, seat: int, clearing: int) -> None:
    """R7.4.3, R7.4.3-2: a roost and three warriors, or as many as there are."""
    state.tell(Event.NEW_ROOST, seat, clearing)
    place_piece(state, Piece.ROOST, clearing)
    place_warriors(state, seat, clearing, NEW_WARRIORS)


class NewRoost(Step):
    """R7.4.3: only without a roost on the map; R-P13: skipped where no clearing can take one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if state.spots[Piece.ROOST]:
            return
        candidates = new_roosts(state, self.seat)
        if len(candidates) == 1:
            found_roost(state, self.seat, candidates[0])
        elif candidates:
            state.push(NewRoostWhere(self.seat))


class NewRoostWhere(Decision):
    """R7.4.3, R-P16: the Eyrie chooses among clearings that tie for fewest."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        found = [act(Verb.ROOST, clearing) for clearing in new_roosts(state, self.seat)]
        return [*found, *birdsong_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, clearing, _, _ = parts(action)
        if verb == Verb.ROOST:
            found_roost(state, self.seat, clearing)
        else:
            state.push(self)
            birdsong_extra(state, self.seat, action)
