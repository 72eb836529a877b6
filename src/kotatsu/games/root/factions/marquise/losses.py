# compiled with mypyc
"""Field Hospitals (R6.2.3)."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import Piece
from kotatsu.games.root.map_pieces import add_warriors
from kotatsu.games.root.phases.cards import spend
from kotatsu.games.root.queries import matching, may_place, places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


class FieldHospitals(Decision):
    """R6.2.3, R-M2: a card of the clearing's suit brings the removed warriors to the Keep. Asked whenever she holds a card."""

    def __init__(self, seat: int, clearing: int, number: int) -> None:
        self.seat, self.clearing, self.number = seat, clearing, number

    def applies(self, state: State) -> bool:
        """R-P1: not if the Keep went with them; RG.6.2: not into a scorched clearing."""
        keep = places(state, Piece.KEEP)
        return bool(state.hands[self.seat]) and bool(keep) and may_place(state, self.seat, keep[0])

    def options(self, state: State) -> list[Action]:
        return [DONE, *[act(Verb.HOSPITAL, card) for card in matching(state, state.hands[self.seat], state.suits[self.clearing])]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.HOSPITAL:
            keep = places(state, Piece.KEEP)[0]
            spend(state, self.seat, card)
            number = min(self.number, state.supply[self.seat])
            state.supply[self.seat] -= number
            add_warriors(state, self.seat, keep, number)
            state.tell(Event.HOSPITAL, self.seat, number)
