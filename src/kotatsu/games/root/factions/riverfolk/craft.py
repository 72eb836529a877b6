"""The Riverfolk pay for crafting with funds on emptied trade-post spaces (R11.5.3)."""
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import ANY
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


def pay_with_funds(state: State, seat: int, cost: list[int]) -> None:
    """A fund onto a space for each sign; whose, is asked where there is a choice."""
    for suit in cost:
        state.then(FundSpace(seat, suit))


class FundSpace(Decision):
    """R11.5.3: which fund goes onto a space of that suit (ANY: which space, too)."""

    def __init__(self, seat: int, suit: int) -> None:
        self.seat, self.suit = seat, suit

    def options(self, state: State) -> list[Action]:
        power = TRAITS[state.book.faction[self.seat]].craft_power(state, self.seat)
        suits = [suit for suit in range(3) if power[suit] > 0] if self.suit == ANY else [self.suit]
        return [act(Verb.FUND, owner, suit) for owner in range(state.book.seats) if state.riverfolk.funds[owner] for suit in suits]

    def apply(self, state: State, action: Action) -> None:
        _, owner, suit, _ = parts(action)
        board = state.riverfolk
        board.funds[owner] -= 1
        board.spaces[suit * state.book.seats + owner] += 1
