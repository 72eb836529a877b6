# compiled with mypyc
"""The Decree is carried out (Law 7.5.2): column by column, card by card. One item stands for all that is left of it."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import BITS, PIECE_TOTAL, Leader, Piece
from kotatsu.games.root.factions.eyrie.board import BATTLE, COLUMNS, MOVE, RECRUIT
from kotatsu.games.root.factions.eyrie.leaders import Turmoil
from kotatsu.games.root.map_pieces import with_open_slots
from kotatsu.games.root.phases.battle import battles, start_battle
from kotatsu.games.root.phases.moves import least_moves, moves, place_piece, place_warriors, shift
from kotatsu.games.root.phases.windows import add_extras, daylight_extra, daylight_extras, may_have_extras
from kotatsu.games.root.queries import on_map, placeable
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def enrolments(state: State, seat: int, where: int) -> int:
    """R7.5.2.i, R-E4: clearings with a roost, and a warrior in supply."""
    return state.spots[Piece.ROOST] & placeable(state, seat) & where if state.supply[seat] else 0


def erections(state: State, seat: int, where: int) -> int:
    """R7.5.2.iv, R-E4: ruled clearings without a roost, with an open slot; a roost on the track."""
    if on_map(state, Piece.ROOST) >= PIECE_TOTAL[Piece.ROOST]:
        return 0
    return with_open_slots(state, state.ruled[seat] & ~state.spots[Piece.ROOST] & placeable(state, seat) & where)


def deeds(state: State, seat: int, column: int, suit: int) -> list[Action]:
    """R7.5.2: all ways to carry out a card of that suit in that column."""
    where = state.grounds[suit]
    if column == MOVE:
        return moves(state, seat, where)
    if column == BATTLE:
        return battles(state, seat, where)
    if column == RECRUIT:
        return [act(Verb.ENROL, clearing) for clearing in BITS[enrolments(state, seat, where)]]
    return [act(Verb.ERECT, clearing) for clearing in BITS[erections(state, seat, where)]]


def ways(state: State, seat: int, column: int, suit: int) -> int:
    """How many `deeds` there are; 2 stands for more, and for a lone battle: its dice would make the choice before it final."""
    where = state.grounds[suit]
    if column == MOVE:
        return least_moves(state, seat, where)
    if column == BATTLE:
        return 2 if battles(state, seat, where) else 0
    bits = enrolments(state, seat, where) if column == RECRUIT else erections(state, seat, where)
    return min(len(BITS[bits]), 2)


def column_due(state: State) -> int:
    """The leftmost column with cards still to be carried out, COLUMNS if there is none."""
    for column in range(COLUMNS):
        if state.eyrie.todo[column]:
            return column
    return COLUMNS


def suits_due(state: State, column: int) -> list[int]:
    """Different suits of the cards left in a column."""
    found: list[int] = []
    for card in state.eyrie.todo[column]:
        suit = state.book.card_suit[card]
        if suit not in found:
            found.append(suit)
    found.sort()
    return found


class BeginDecree(Step):
    """R7.5.2: every card of the Decree is due."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.eyrie.todo = state.eyrie.decree[:]
        state.push(Decree(self.seat))


class Decree(Step):
    """R7.5.2: the next card; R-E3: turmoil if it cannot be carried out. Nothing is asked that cannot matter."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        column = column_due(state)
        if column == COLUMNS:
            return
        suits = suits_due(state, column)
        window = may_have_extras(state, self.seat)
        if len(suits) > 1 and (window or is_doable(state, self.seat, column, suits)):
            state.push(PickEdict(self.seat, column))
        else:
            take_up(state, self.seat, column, suits[0], window)


def is_doable(state: State, seat: int, column: int, suits: list[int]) -> bool:
    """Whether a card of one of the suits can be carried out."""
    for suit in suits:
        if ways(state, seat, column, suit):
            return True
    return False


def take_up(state: State, seat: int, column: int, suit: int, window: bool) -> None:
    """R-E3: a card is next. With one way to do it, or none, there is nothing to ask, unless something else may be done before."""
    number = 2 if window else ways(state, seat, column, suit)
    if number > 1:
        state.push(Edict(seat, column, suit))
    elif number:
        carry_out(state, seat, column, suit, deeds(state, seat, column, suit)[0])
    else:
        fail(state, seat, column, suit)


def fail(state: State, seat: int, column: int, suit: int) -> None:
    """R-E3."""
    state.tell(Event.TURMOIL, seat, column, suit)
    state.push(Turmoil(seat))


def carry_out(state: State, seat: int, column: int, suit: int, action: Action) -> None:
    """One card is done, the rest of the Decree follows."""
    board, left = state.eyrie, list(state.eyrie.todo[column])
    for place, card in enumerate(left):
        if state.book.card_suit[card] == suit:
            del left[place]
            break
    board.todo[column] = tuple(left)
    state.tell(Event.FULFILS, seat, column, suit)
    verb, a, b, c = parts(action)
    if verb == Verb.ENROL:
        wanted = 2 if board.leader == Leader.CHARISMATIC else 1
        if place_warriors(state, seat, a, wanted) < wanted:      # R7.8.2
            fail(state, seat, column, suit)
            return
    state.push(Decree(seat))
    if verb == Verb.MOVE:
        shift(state, seat, a, b, c, seat)
    elif verb == Verb.BATTLE:
        start_battle(state, a, seat, b)
    elif verb == Verb.ERECT:
        place_piece(state, Piece.ROOST, a)


class PickEdict(Decision):
    """R7.5.2, R-P16: the cards of a column in any order; R-E3: also one that cannot be done, which means turmoil."""

    def __init__(self, seat: int, column: int) -> None:
        self.seat, self.column = seat, column

    def options(self, state: State) -> list[Action]:
        return [*[act(Verb.FULFIL, suit) for suit in suits_due(state, self.column)], *daylight_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, suit, _, _ = parts(action)
        if verb == Verb.FULFIL:
            take_up(state, self.seat, self.column, suit, False)
        else:
            state.push(Decree(self.seat))
            daylight_extra(state, self.seat, action)


class Edict(Decision):
    """R7.5.2, R-P16: how a card is carried out. R-E3: where that is impossible, DONE accepts the turmoil."""

    def __init__(self, seat: int, column: int, suit: int) -> None:
        self.seat, self.column, self.suit = seat, column, suit

    def options(self, state: State) -> list[Action]:
        found = deeds(state, self.seat, self.column, self.suit)
        if not found:
            found.append(DONE)
        add_extras(found, state, self.seat)
        return found

    def apply(self, state: State, action: Action) -> None:
        verb = parts(action)[0]
        if verb == Verb.DONE:
            fail(state, self.seat, self.column, self.suit)
        elif verb in (Verb.ENROL, Verb.MOVE, Verb.BATTLE, Verb.ERECT):
            carry_out(state, self.seat, self.column, self.suit, action)
        else:
            state.push(Decree(self.seat))
            daylight_extra(state, self.seat, action)
