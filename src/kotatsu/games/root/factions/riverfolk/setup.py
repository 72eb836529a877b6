# compiled with mypyc
"""The Riverfolk set up (R11.3): four warriors at the river, three in Payments, three prices."""
from typing import Final

from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import BITS
from kotatsu.games.root.factions.riverfolk.board import SERVICES
from kotatsu.games.root.phases.moves import place_warriors
from kotatsu.games.root.queries import placeable
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

LANDING: Final = 4
FIRST_PAYMENTS: Final = 3
HIGHEST_PRICE: Final = 4


def set_up(state: State, seat: int) -> list[Item]:
    """R11.3.2, R11.3.4, R11.3.5."""
    landing: list[Item] = [LandWarrior(seat) for _ in range(LANDING)]
    return [*landing, FillPayments(seat), *price_list(seat)]


def price_list(seat: int) -> list[Item]:
    """The three prices, one after another (R11.3.5, R11.6.2)."""
    return [SetPrice(seat, service) for service in range(SERVICES)]


def river_clearings(state: State, seat: int) -> list[int]:
    """Clearings at the river where the Riverfolk may place a warrior (R6.2.2, RG.6.2, R-P7)."""
    rivers = state.book.rivers
    return [clearing for clearing in BITS[placeable(state, seat)] if rivers[clearing]]


class LandWarrior(Decision):
    """R11.3.2: one of the first warriors, into any river clearing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.LAND, clearing) for clearing in river_clearings(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        place_warriors(state, self.seat, parts(action)[1], 1)


class FillPayments(Step):
    """R11.3.4: three own warriors lie in Payments from the start."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.supply[self.seat] -= FIRST_PAYMENTS
        state.riverfolk.payments[self.seat] += FIRST_PAYMENTS


class SetPrice(Decision):
    """R11.3.5, R11.6.2: a service costs one to four warriors."""

    def __init__(self, seat: int, service: int) -> None:
        self.seat, self.service = seat, service

    def options(self, state: State) -> list[Action]:
        return [act(Verb.PRICE, self.service, price) for price in range(1, HIGHEST_PRICE + 1)]

    def apply(self, state: State, action: Action) -> None:
        _, service, price, _ = parts(action)
        if state.riverfolk.prices[service] != price:
            state.riverfolk.prices[service] = price
            state.tell(Event.PRICED, self.seat, service, price)
