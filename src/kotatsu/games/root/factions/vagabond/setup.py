# compiled with mypyc
"""A Vagabond's set-up (R9.3, R9.7)."""

from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CLEARINGS, RUIN_ITEMS
from kotatsu.games.root.factions.vagabond.board import CHARACTER_ROWS
from kotatsu.games.root.factions.vagabond.items import board_of, gain
from kotatsu.games.root.factions.vagabond.quests import QUESTS_OPEN, TurnUpQuest
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision, Item, Step


def set_up_vagabonds(state: State) -> list[Item]:
    """R9.3.4: what lies under the ruins; then the Vagabond, or whoever of two comes first; the quests are his (R9.3.3)."""
    seats = state.book.vagabonds
    if len(seats) == 1:
        return [FillRuins(), *set_up(state, seats[0])]
    return [FillRuins(), FirstVagabond()]


def set_up(state: State, seat: int) -> list[Item]:
    """R9.3.1 – R9.3.5; a second Vagabond finds the three quests lying (R9.7.3)."""
    return [ChooseCharacter(seat), ChooseForest(seat), *[TurnUpQuest() for _ in range(QUESTS_OPEN)], TakeStartItems(seat)]


class FillRuins(Step):
    """R9.3.4, R9.7.1: one item under each ruin, two with two Vagabonds; which lies where nobody knows until somebody looks."""

    def run(self, state: State) -> None:
        each = len(state.vagabonds)
        state.hidden_items = tuple(sorted(RUIN_ITEMS * each))
        state.ruin_unseen = tuple([each if state.ruins >> clearing & 1 else 0 for clearing in range(CLEARINGS)])


class FirstVagabond(Chance):
    """R9.7.2: which of two comes first."""

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.LOT, seat) for seat in state.book.vagabonds]

    def apply(self, state: State, action: Action) -> None:
        first = parts(action)[1]
        seats = state.book.vagabonds
        second = seats[1] if first == seats[0] else seats[0]
        state.then(*set_up(state, first), *set_up(state, second))


class ChooseCharacter(Decision):
    """R9.3.1: one of six; two Vagabonds differ."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        taken = [board.character for board in state.vagabonds]
        return [act(Verb.CHARACTER, character) for character in range(len(CHARACTER_ROWS)) if character not in taken]

    def apply(self, state: State, action: Action) -> None:
        character = parts(action)[1]
        board_of(state, self.seat).character = character
        state.tell(Event.CHARACTER, self.seat, character)


class ChooseForest(Decision):
    """R9.3.2: any forest."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.FOREST, CLEARINGS + forest) for forest in range(len(state.book.forests))]

    def apply(self, state: State, action: Action) -> None:
        spot = parts(action)[1]
        board_of(state, self.seat).place = spot
        state.tell(Event.CAMPED, self.seat, spot)


class TakeStartItems(Step):
    """R9.3.5, RG.n.1: the character's items, face up; all relationships are Indifferent from the beginning."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board = board_of(state, self.seat)
        for item in CHARACTER_ROWS[board.character].items:
            gain(board, item)
