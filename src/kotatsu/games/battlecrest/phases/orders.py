# compiled with mypyc
"""BC9.1–BC9.5: the order deck of the Imperator, and its compass."""
from kotatsu.games.battlecrest.actions import Event, Verb
from kotatsu.games.battlecrest.grid import EAST, NONE, NORTH, SIZE, SOUTH, cells_of
from kotatsu.games.battlecrest.queries import exhausted_cards, order_of, ready_cards
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Step
from kotatsu.kernel.event import FIRST_ACTOR


class AdvanceOrders(Step):
    """BC9.2, BC9.3: the top card goes to the discard; when that empties the deck, all six are shuffled and turned over."""

    def run(self, state: State) -> None:
        if state.order != NONE:
            state.discard = (*state.discard, state.order)
        if not state.bag:
            state.bag = sorted([face >> 1 for face in state.discard])
            state.faces = 0
            for face in state.discard:
                if not face & 1:
                    state.faces |= 1 << (face >> 1)
            state.sure = 1
            state.discard = ()
            state.tell(Event.RESHUFFLED, FIRST_ACTOR)
        state.order = NONE
        state.push(TurnUpOrder())


class TurnUpOrder(Chance):
    """The next card of the deck is current; until a first reshuffle nobody knows which face it shows (BC13.4)."""

    def outcomes(self, state: State) -> list[Action]:
        found: list[Action] = []
        for card in state.bag:
            if state.sure:
                found.append(act(Verb.ORDER, 2 * card + (state.faces >> card & 1)))
            else:
                found += [act(Verb.ORDER, 2 * card), act(Verb.ORDER, 2 * card + 1)]
        return found

    def apply(self, state: State, action: Action) -> None:
        _, face, _, _ = parts(action)
        state.bag.remove(face >> 1)
        state.faces &= ~(1 << (face >> 1))
        if not state.bag:
            state.sure = 0
        state.order = face
        state.tell(Event.ORDER, FIRST_ACTOR, face)


# --- choices

def toward(cell: int, way: int) -> int:
    """How far a cell lies in a direction of the field."""
    if way == NORTH:
        return -(cell // SIZE)
    if way == SOUTH:
        return cell // SIZE
    return cell % SIZE if way == EAST else -(cell % SIZE)


def by_compass(state: State, cells: int) -> int:
    """BC9.4, BC9.5: of these cells the farthest by the black arrow, then by the grey one."""
    order = order_of(state)
    best, best_black, best_grey = NONE, 0, 0
    for cell in cells_of(cells):
        black, grey = toward(cell, order.black), toward(cell, order.grey)
        if best == NONE or black > best_black or (black == best_black and grey > best_grey):
            best, best_black, best_grey = cell, black, grey
    return best


def chosen_card(state: State, side: int) -> int:
    """BC9.6: the leftmost or rightmost ready card, NONE if none is ready."""
    cards = ready_cards(state, side)
    return NONE if not cards else cards[-1] if order_of(state).rightmost else cards[0]


def chosen_exhausted(state: State, side: int) -> int:
    """BC18.10, BC18.19: the leftmost or rightmost exhausted card."""
    cards = exhausted_cards(state, side)
    return NONE if not cards else cards[-1] if order_of(state).rightmost else cards[0]
