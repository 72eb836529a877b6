# compiled with mypyc
"""Funds: warriors of any owner in the Funds box (R11.2.4, R11.5). Whose is asked only where owners differ."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


def total_funds(state: State) -> int:
    return sum(state.riverfolk.funds)


def fund_owners(state: State) -> list[int]:
    """Seats with a warrior in the Funds box."""
    return [owner for owner in range(state.book.seats) if state.riverfolk.funds[owner]]


def commit(state: State, seat: int) -> None:
    """R11.5: a fund stays on the board until the next Birdsong. Call it last: the question stands on top of the agenda."""
    owners = fund_owners(state)
    if len(owners) == 1:
        commit_of(state, seat, owners[0])
    else:
        state.push(CommitFund(seat))


def commit_of(state: State, seat: int, owner: int) -> None:
    state.riverfolk.funds[owner] -= 1
    state.riverfolk.committed[owner] += 1
    state.tell(Event.COMMITTED, seat, owner)


class CommitFund(Decision):
    """R11.5.1, R11.5.4: whose fund is committed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.COMMIT, owner) for owner in fund_owners(state)]

    def apply(self, state: State, action: Action) -> None:
        commit_of(state, self.seat, parts(action)[1])


def return_funds(state: State, owner: int, number: int) -> None:
    """R11.5, R11.2.6.i-2: funds go back to their owner's supply."""
    state.riverfolk.funds[owner] -= number
    state.supply[owner] += number
    state.tell(Event.REFUNDED, state.book.riverfolk, owner, number)


def recruit_payers(state: State, seat: int) -> list[int]:
    """R11.5.5: whose fund may pay for a recruit: without a warrior in supply only an own one, which is then placed."""
    if state.supply[seat]:
        return fund_owners(state)
    return [seat] if state.riverfolk.funds[seat] else []


class SpendFund(Decision):
    """R11.5.5: whose fund is spent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.REFUND, owner) for owner in recruit_payers(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        return_funds(state, parts(action)[1], 1)
