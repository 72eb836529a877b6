# compiled with mypyc
"""Items are damaged (R9.2.2.i, R9.2.7)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.factions.vagabond.board import DAMAGED_DOWN, DAMAGED_UP, PLACES, SATCHEL_DOWN, SATCHEL_UP, TRACK, Vagabond
from kotatsu.games.root.factions.vagabond.items import board_of, lying
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def damage(state: State, seat: int, item: int, place: int) -> None:
    """R9.2.7: an undamaged item goes to the Damaged box, on the side it shows."""
    board = board_of(state, seat)
    board.items[item * PLACES + place] -= 1
    board.items[item * PLACES + (DAMAGED_DOWN if place == SATCHEL_DOWN else DAMAGED_UP)] += 1
    state.tell(Event.DAMAGED, seat, item)


def undamaged_places(board: Vagabond) -> list[tuple[int, int]]:
    """Kinds of undamaged items and where they lie."""
    return lying(board, (TRACK, SATCHEL_UP, SATCHEL_DOWN))


class DamageItems(Step):
    """R9.2.2.i: so many items of his choice; none left, nothing more happens. Asked only where there is a choice."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: State) -> None:
        board = board_of(state, self.seat)
        places = undamaged_places(board)
        left = sum([board.items[item * PLACES + place] for item, place in places])
        if len(places) > 1 and left > self.number:
            state.push(DamageItem(self.seat, self.number))
            return
        for item, place in places:
            for _ in range(min(self.number, board.items[item * PLACES + place])):
                damage(state, self.seat, item, place)


class DamageItem(Decision):
    """R9.2.2.i: the next of them."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        return [act(Verb.DAMAGE, item, place) for item, place in undamaged_places(board_of(state, self.seat))]

    def apply(self, state: State, action: Action) -> None:
        _, item, place, _ = parts(action)
        damage(state, self.seat, item, place)
        if self.number > 1:
            state.push(DamageItems(self.seat, self.number - 1))
