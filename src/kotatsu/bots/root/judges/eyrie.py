"""The Eyrie: roosts that score every Evening, and a Decree that must stay possible."""
from kotatsu.games.root.book import BIRD, CLEARINGS, PIECES, Piece
from kotatsu.games.root.factions.eyrie.board import BATTLE, BUILD, COLUMNS, MOVE, RECRUIT
from kotatsu.games.root.queries import may_place, on_map, open_slots
from kotatsu.games.root.state import State


def worth(state: State, seat: int) -> float:
    roosts = on_map(state, Piece.ROOST)
    board, suits = state.eyrie, state.book.card_suit
    total = 30.0 * state.book.roost_points[roosts] + 15.0 * min(roosts, 2)
    birds = 0
    risk = 0.0
    for column in range(COLUMNS):
        cards = board.decree[column]
        wanted = [0, 0, 0, 0]
        for card in cards:
            wanted[suits[card]] += 1
        birds += wanted[BIRD]
        able = chances(state, seat, column)
        lacking = 0
        spare = sum(able)
        for suit in range(3):
            lacking += max(0, wanted[suit] - able[suit])
            spare -= wanted[suit]
        lacking += max(0, wanted[BIRD] - max(0, spare))
        risk += 1.0 * lacking + (0.05 * len(cards) if column in (BATTLE, BUILD) else 0.02 * len(cards))
        total += (4.0, 5.0, 3.0, 5.0)[column] * min(len(cards), 4)
    return total - min(risk, 2.0) * (20.0 + 10.0 * birds)


def chances(state: State, seat: int, column: int) -> list[int]:
    """How often a card of each suit could be carried out, roughly."""
    able = [0, 0, 0]
    seats = state.book.seats
    for clearing in range(CLEARINGS):
        own = state.warriors[clearing * seats + seat]
        suit = state.suits[clearing]
        roost = state.pieces[clearing * PIECES + Piece.ROOST]
        if column == RECRUIT:
            able[suit] += 3 * roost
        elif column == MOVE:
            able[suit] += min(own, 3)
        elif column == BATTLE:
            enemy = 0
            for other in range(seats):
                if other != seat:
                    enemy += state.warriors[clearing * seats + other]
            for piece in range(PIECES):
                if state.book.piece_seat[piece] != seat:
                    enemy += state.pieces[clearing * PIECES + piece]
            if own and enemy:
                able[suit] += 1
        elif column == BUILD and state.rulers[clearing] == seat and not roost and open_slots(state, clearing) > 0 \
                and may_place(state, seat, clearing):
            able[suit] += 1
    if column == RECRUIT and state.supply[seat] < 2:
        return [0, 0, 0]
    return able


