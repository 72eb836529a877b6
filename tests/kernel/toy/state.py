"""Everything that changes in play, and a few questions about it."""
from kotatsu.kernel.agenda import GameState

from .board import COINS_EACH, NO_CARD, Book


class State(GameState):
    """Orchard thieves. The deck is a bag, with known cards on top of it where somebody peeked."""

    def __init__(self, book: Book | None = None) -> None:
        if book is None:
            return                              # `copy` fills it
        super().__init__()
        self.book = book
        self.bag: list[int] = []                # sorted: nobody knows the order
        self.top: list[int] = []                # above the bag, the next card last
        self.known: list[int] = []              # who knows each card of `top`: a mask
        self.buried: list[int] = []             # sorted: taken by the wind, seen by nobody
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(book.players)]      # sorted
        self.aside: list[int] = [NO_CARD] * book.players
        self.coins: list[int] = [COINS_EACH] * book.players
        self.points: list[int] = [0] * book.players
        self.bank: int = book.coins - book.players * COINS_EACH
        self.round: int = 0
        self.turn: int = 0
        self.lead: int = 0
        self.guarded: int = 0                   # the raid on hand is fended off

    def copy(self) -> "State":
        new = State()
        self.copy_course(new)
        new.book = self.book
        new.bag, new.top, new.known = self.bag[:], self.top[:], self.known[:]
        new.buried, new.discard = self.buried[:], self.discard[:]
        new.hands = [hand[:] for hand in self.hands]
        new.aside, new.coins, new.points = self.aside[:], self.coins[:], self.points[:]
        new.bank, new.round, new.turn, new.lead = self.bank, self.round, self.turn, self.lead
        new.guarded = self.guarded
        return new


def team(state: State, seat: int) -> int:
    """T1.3: opposite seats share their points when the table plays in teams."""
    return seat % 2 if state.book.teams else seat


def deck(state: State) -> list[int]:
    """All cards of the deck, in no order."""
    return sorted(state.bag + state.top)


def next_cards(state: State) -> list[int]:
    """What the next card may be: the known top, else anything in the bag."""
    return state.top[-1:] or state.bag


def lift(state: State, card: int) -> None:
    """Take the next card off the deck."""
    if state.top:
        assert state.top.pop() == card
        state.known.pop()
    else:
        state.bag.remove(card)


def gain(state: State, seat: int, card: int) -> None:
    state.hands[seat].append(card)
    state.hands[seat].sort()


def pay(state: State, seat: int, coins: int) -> None:
    state.coins[seat] -= coins
    state.bank += coins
