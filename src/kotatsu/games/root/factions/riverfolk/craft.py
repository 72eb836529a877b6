# compiled with mypyc
"""The Riverfolk pay for crafting with funds on emptied trade-post spaces (R11.5.3)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import ANY
from kotatsu.games.root.factions.riverfolk.funds import fund_owners
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def pay_with_funds(state: State, seat: int, cost: list[int]) -> None:
    """A fund onto a space for each sign."""
    state.then(*[PayFund(seat, suit) for suit in cost])


def free_spaces(state: State) -> list[int]:
    """R11.2.1: of each suit the emptied spaces of the trade-post tracks that hold no funds."""
    board, seats = state.riverfolk, state.book.seats
    return [board.placed[suit] - sum(board.spaces[suit * seats:suit * seats + seats]) for suit in range(3)]


def open_spaces(state: State, seat: int, suit: int) -> list[int]:
    """Suits whose spaces may take a fund for a sign of the cost."""
    if suit != ANY:
        return [suit]
    power = free_spaces(state)
    return [number for number in range(3) if power[number] > 0]


def put_on_space(state: State, seat: int, owner: int, suit: int) -> None:
    board = state.riverfolk
    board.funds[owner] -= 1
    board.spaces[suit * state.book.seats + owner] += 1
    state.tell(Event.FUNDED, seat, owner, suit)


class PayFund(Step):
    """R11.5.3: one sign of the cost is paid; asked only where owners or spaces differ."""

    def __init__(self, seat: int, suit: int) -> None:
        self.seat, self.suit = seat, suit

    def run(self, state: State) -> None:
        owners, suits = fund_owners(state), open_spaces(state, self.seat, self.suit)
        if len(owners) == 1 and len(suits) == 1:
            put_on_space(state, self.seat, owners[0], suits[0])
        else:
            state.push(FundSpace(self.seat, self.suit))


class FundSpace(Decision):
    """R11.5.3: which fund goes onto a space of that suit (ANY: which space, too)."""

    def __init__(self, seat: int, suit: int) -> None:
        self.seat, self.suit = seat, suit

    def options(self, state: State) -> list[Action]:
        suits = open_spaces(state, self.seat, self.suit)
        return [act(Verb.FUND, owner, suit) for owner in fund_owners(state) for suit in suits]

    def apply(self, state: State, action: Action) -> None:
        _, owner, suit, _ = parts(action)
        put_on_space(state, self.seat, owner, suit)
