# compiled with mypyc
"""The Eyrie: roosts that score every Evening, and a Decree that must stay possible."""
from kotatsu.games.root.book import BIRD, CLEARINGS, GOAL, NOWHERE, PIECES, Leader, Piece
from kotatsu.games.root.factions.eyrie.board import BATTLE, BUILD, COLUMNS, MOVE, RECRUIT
from kotatsu.games.root.queries import may_place, on_map, open_slots
from kotatsu.games.root.state import Phase, State

LIKED = (2.0, 6.0, 3.0, 4.0)                                 # leaders: Builder, Charismatic, Commander, Despot
ORDERS = ((0.0, 7.0, 10.0, 11.0, 11.0), (0.0, 7.0, 11.0, 13.0, 13.0), (0.0, 4.0, 6.0, 6.0, 6.0), (0.0, 12.0, 15.0, 15.0, 15.0))


def evaluate(state: State, seat: int) -> float:
    """Roosts for the turns to come; orders are good as far as they can be followed; a fall costs all of them."""
    roosts = on_map(state, Piece.ROOST)
    board = state.eyrie
    total = 16.0 * state.book.roost_points[roosts] + 14.0 * min(roosts, 2)
    if board.leader != NOWHERE:
        total += LIKED[board.leader]
    able = [chances(state, seat, column) for column in range(COLUMNS)]
    total += 4.0 * min(2, sum(able[BUILD]))
    cards = 0
    for column in range(COLUMNS):
        number = len(board.decree[column])
        total += ORDERS[column][min(4, number)]
        cards += number
    return total - (25.0 + 2.0 * cards) * fall(state, seat, able)


def soon(state: State, seat: int) -> float:
    """The points of the next Evening, and those that a fall would cost."""
    points = state.book.roost_points[on_map(state, Piece.ROOST)]
    total = 10.0 * points + (100.0 if state.points[seat] + points >= GOAL else 0.0)
    birds = 0
    for column in state.eyrie.decree:
        birds += sum([state.book.card_suit[card] == BIRD for card in column])
    if birds:
        able = [chances(state, seat, column) for column in range(COLUMNS)]
        total -= 10.0 * min(birds, state.points[seat]) * fall(state, seat, able)
    return total


def fall(state: State, seat: int, able: list[list[float]]) -> float:
    """How much a turmoil is to be feared: first get through today."""
    later = min(1.0, risk(state, state.eyrie.decree, able))
    if state.phase == Phase.DAYLIGHT and state.active == seat:
        return min(1.0, risk(state, state.eyrie.todo, able)) + 0.35 * later
    return later


def risk(state: State, decree: list[tuple[int, ...]], able: list[list[float]]) -> float:
    """How likely some order fails: what is lacking, and a little for each that is only just possible."""
    total = 0.0
    suits = state.book.card_suit
    for column in range(COLUMNS):
        cards = decree[column]
        if not cards:
            continue
        wanted = [0, 0, 0, 0]
        for card in cards:
            wanted[suits[card]] += 1
        can = able[column]
        spare = 0.0
        for suit in range(3):
            left = can[suit] - wanted[suit]
            if left < 0:
                total -= 0.8 * left
            else:
                spare += left
            if wanted[suit] and left < 1:
                total += 0.06 * (1 - max(0.0, left))
        if wanted[BIRD] > spare:
            total += 0.8 * (wanted[BIRD] - spare)
    return total


def chances(state: State, seat: int, column: int) -> list[float]:
    """How often an order of each suit could be carried out, roughly; what must be marched to first counts for less."""
    able = [0.0, 0.0, 0.0]
    seats = state.book.seats
    if column == RECRUIT:
        need = 2 if state.eyrie.leader == Leader.CHARISMATIC else 1
        often = state.supply[seat] // need
        for clearing in range(CLEARINGS):
            if state.pieces[clearing * PIECES + Piece.ROOST]:
                able[state.suits[clearing]] = float(min(often, 4))
        return able
    for clearing in range(CLEARINGS):
        own = state.warriors[clearing * seats + seat]
        suit = state.suits[clearing]
        if column == MOVE:
            if own:
                able[suit] += min(own, 3)
            continue
        near = 0
        if not own:
            for place in state.book.paths[clearing]:
                if state.rulers[place] == seat:
                    near = max(near, state.warriors[place * seats + seat])
        if column == BATTLE:
            if own or near > 1:
                prey = has_prey(state, seat, clearing)
                if prey:
                    able[suit] += min(2.0, 0.5 * prey) + 0.5 if own else 0.5
        elif not state.pieces[clearing * PIECES + Piece.ROOST] and open_slots(state, clearing) > 0 \
                and may_place(state, seat, clearing):
            if state.rulers[clearing] == seat:
                able[suit] += 1.0
            elif near > 2:
                able[suit] += 0.4
    if column == BUILD and on_map(state, Piece.ROOST) >= 7:
        return [0.0, 0.0, 0.0]
    return able


def has_prey(state: State, seat: int, clearing: int) -> int:
    """Pieces of others there."""
    book = state.book
    total = 0
    for other in range(book.seats):
        if other != seat:
            total += state.warriors[clearing * book.seats + other]
    for piece in range(PIECES):
        if book.piece_seat[piece] != seat:
            total += state.pieces[clearing * PIECES + piece]
    return total
