"""A lost trade post halves the funds (R11.2.5.i)."""
from kotatsu.games.root.actions import Told, Verb
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def return_fund(state: State, owner: int) -> None:
    """R11.5: a fund goes back to its owner's supply."""
    state.riverfolk.funds[owner] -= 1
    state.supply[owner] += 1


class PostLost(Step):
    """R11.2.5.i: half the Funds box, rounded up."""

    def run(self, state: State) -> None:
        number = (sum(state.riverfolk.funds) + 1) // 2
        if number:
            state.tell(Told.FUNDS_LOST, state.book.riverfolk, number)
            state.then(LoseFunds(state.book.riverfolk, number))


class LoseFunds(Decision):
    """R11.2.5.i: whose warriors leave the Funds box; asked only where there is a choice."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        return [act(Verb.REFUND, owner) for owner in range(state.book.seats) if state.riverfolk.funds[owner]]

    def apply(self, state: State, action: Action) -> None:
        return_fund(state, parts(action)[1])
        if self.number > 1:
            state.then(LoseFunds(self.seat, self.number - 1))
