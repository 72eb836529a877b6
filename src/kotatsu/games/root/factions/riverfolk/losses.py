# compiled with mypyc
"""A lost trade post halves the funds (R11.2.5.i)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.factions.riverfolk.funds import fund_owners, return_funds, total_funds
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


class PostLost(Step):
    """R11.2.5.i: half the Funds box, rounded up."""

    def run(self, state: State) -> None:
        number = (total_funds(state) + 1) // 2
        if number:
            state.tell(Event.FUNDS_LOST, state.book.riverfolk, number)
            lose_funds(state, number)


def lose_funds(state: State, number: int) -> None:
    """Whose funds go is asked only where owners differ."""
    owners = fund_owners(state)
    if len(owners) == 1:
        return_funds(state, owners[0], number)
    else:
        state.push(LoseFunds(state.book.riverfolk, number))


class LoseFunds(Decision):
    """R11.2.5.i: whose warriors leave the Funds box."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        return [act(Verb.REFUND, owner) for owner in fund_owners(state)]

    def apply(self, state: State, action: Action) -> None:
        return_funds(state, parts(action)[1], 1)
        if self.number > 1:
            lose_funds(state, self.number - 1)
