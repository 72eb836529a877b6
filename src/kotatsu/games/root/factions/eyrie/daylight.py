# compiled with mypyc
"""The Eyrie's Daylight (Law 7.5): craft, then the Decree."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.factions.eyrie.decree import BeginDecree
from kotatsu.games.root.phases.crafting import begin_craft, crafts
from kotatsu.games.root.phases.windows import daylight_extra, daylight_extras, may_have_extras
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Item


def daylight(seat: int) -> list[Item]:
    """R7.5.1, R7.5.2."""
    return [EyrieCraft(seat), BeginDecree(seat)]


class EyrieCraft(Decision):
    """R7.2.1, R7.5.1, R-P16: crafting with roosts, before the Decree. Asked whenever she might, for all the others know."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        if state.hands[self.seat] and sum(TRAITS[state.book.faction[self.seat]].craft_power(state, self.seat)) > 0:
            return True
        return may_have_extras(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return [DONE, *crafts(state, self.seat), *daylight_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.DONE:
            return
        state.push(self)
        if verb == Verb.CRAFT:
            begin_craft(state, self.seat, card)
        else:
            daylight_extra(state, self.seat, action)
