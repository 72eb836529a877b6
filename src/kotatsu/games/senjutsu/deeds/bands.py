# compiled with mypyc
"""S4.10, S4.12: what stands in brackets before a line."""
from kotatsu.games.senjutsu.defeat import is_paralysed, pay_focus
from kotatsu.games.senjutsu.hand import Discard, has_fitting
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.cards.deeds import Condition, Price


class InKamae(Condition):
    """S4.10: a kamae band, as bits of positions."""

    def __init__(self, kamae: int) -> None:
        super().__init__()
        self.kamae = kamae

    def holds(self, state: State, seat: int, card: int) -> bool:
        return self.kamae >> state.kamae[seat] & 1 != 0 and seat < state.book.seats


class PayFocus(Price):
    """S4.12: a focus band."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.focus[seat] >= self.number and not is_paralysed(state, seat)

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        pay_focus(state, seat, self.number)


class DiscardFor(Price):
    """008: a card of a rank from hand."""

    def __init__(self, ranks: int) -> None:
        super().__init__()
        self.ranks = ranks

    def can(self, state: State, seat: int, card: int) -> bool:
        return has_fitting(state, seat, self.ranks, 0)

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.push(Discard(seat, seat, 1, self.ranks, 0))
