# compiled with mypyc
"""The Cult's Evening (R10.6): revealed cards come back, then crafting, then cards."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.factions.cult.gardens import gardens
from kotatsu.games.root.phases.cards import DiscardDown, draw, insert, note_all
from kotatsu.games.root.phases.crafting import begin_craft, crafts
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Item, Step


def evening(seat: int) -> list[Item]:
    """R10.6."""
    return [ReturnRevealed(seat), CultCraft(seat), CultDraw(seat), DiscardDown(seat)]


class ReturnRevealed(Step):
    """R10.6.1: revealed cards return to hand; everybody has seen them (R-P18). R10.5.3: suits scored are forgotten."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board = state.cult
        for card in board.revealed:
            insert(state.hands[self.seat], card)
            note_all(state, self.seat, self.seat, card)
        if board.revealed:
            state.tell(Event.RETURNED, self.seat, len(board.revealed))
        board.revealed = []
        board.scored = 0


class CultCraft(Decision):
    """R10.2.1, R10.6.2: with gardens of the Outcast suit. Asked where a garden is unused and a card in hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        power = TRAITS[state.book.faction[self.seat]].craft_power(state, self.seat)
        return bool(state.hands[self.seat]) and sum(power) > 0

    def options(self, state: State) -> list[Action]:
        return [DONE, *crafts(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.CRAFT:
            state.push(self)
            begin_craft(state, self.seat, card)


class CultDraw(Step):
    """R10.6.3: one card and one for each suit with at least two gardens."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        draw(state, self.seat, 1 + sum([1 for suit in range(3) if gardens(state, suit) >= 2]))
