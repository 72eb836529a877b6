# compiled with mypyc
"""The Alliance: sympathy spreads, supporters gather, bases and officers make an army."""
from kotatsu.games.root.book import BIRD, BUILDINGS, CLEARINGS, PIECES, Piece
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State

BASES = (0.0, 45.0, 75.0, 95.0)
SUPPORTER = (0.0, 8.5, 17.0, 25.0, 32.0, 38.0, 43.0, 47.0, 50.0, 52.0)     # so many supporters


def evaluate(state: State, seat: int) -> float:
    board = state.alliance
    bases, sympathy = on_map(state, Piece.BASE), on_map(state, Piece.SYMPATHY)
    total = 12.0 * sympathy + BASES[bases]
    total += 16.0 * min(board.officers, 3) + 7.0 * max(0, min(board.officers, 6) - 3)
    number = len(board.supporters)
    total += SUPPORTER[min(number, 9)] if bases else SUPPORTER[min(number, 5)]
    return total + unrest(state, seat)


def unrest(state: State, seat: int) -> float:
    """A revolt that can be paid for, where it would hit hardest; and a base still to come in a suit with sympathy."""
    suits = state.book.card_suit
    birds = sum([suits[card] == BIRD for card in state.alliance.supporters])
    payable = [birds + sum([suits[card] == suit for card in state.alliance.supporters]) for suit in range(3)]
    based = [False, False, False]
    for clearing in range(CLEARINGS):
        if state.pieces[clearing * PIECES + Piece.BASE]:
            based[state.suits[clearing]] = True
    seats = state.book.seats
    best = 0.0
    for clearing in range(CLEARINGS):
        suit = state.suits[clearing]
        if state.pieces[clearing * PIECES + Piece.SYMPATHY] and not based[suit]:
            crowd = sum(state.warriors[clearing * seats:clearing * seats + seats]) - state.warriors[clearing * seats + seat]
            prize = 4.0 + 5.0 * sum(state.pieces[clearing * PIECES:clearing * PIECES + BUILDINGS]) + min(crowd, 4)
            best = max(best, prize * (0.25 + 0.3 * min(2, payable[suit])))
    return best
