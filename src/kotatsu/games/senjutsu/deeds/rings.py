# compiled with mypyc
"""Words about focus and kamae."""
from kotatsu.games.senjutsu.actions import Event
from kotatsu.games.senjutsu.book import MOST_FOCUS, Kamae
from kotatsu.games.senjutsu.deeds.who import ALL_BUT_ONE, FOE, players, whom
from kotatsu.games.senjutsu.defeat import add_focus, is_paralysed, lose_focus, switch_kamae
from kotatsu.games.senjutsu.kamae import ChangeRing, SwitchFoe
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.cards.deeds import Deed


class Focus(Deed):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.focus[seat] < MOST_FOCUS and not is_paralysed(state, seat)

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in players(state, self, seat):
            add_focus(state, other, self.number)


class Unfocus(Deed):
    """Lose so much, all, or all but one."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in players(state, self, seat):
            lose_focus(state, other, state.focus[other] - 1 if self.number == ALL_BUT_ONE else self.number)


class Steal(Deed):
    """045: focus of the foe becomes one's own."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number, self.who = number, FOE

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in whom(state, self, seat):
            if lose_focus(state, other, self.number):
                state.tell(Event.STOLE, seat, other)
                add_focus(state, seat, self.number)


class Switch(Deed):
    """S4.8: to a position, or (NODE) to any kamae."""

    def __init__(self, kamae: int) -> None:
        super().__init__()
        self.kamae = kamae

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.who != 0 or (seat < state.book.seats and not is_paralysed(state, seat))

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            if self.kamae == Kamae.NODE:
                state.push(SwitchFoe(seat, other))
            else:
                switch_kamae(state, other, self.kamae)


class Change(Deed):
    """S4.2: along branches; 066: of the foe's tree."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.who != 0 or (seat < state.book.seats and not is_paralysed(state, seat))

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            state.push(ChangeRing(seat, other, self.number))
