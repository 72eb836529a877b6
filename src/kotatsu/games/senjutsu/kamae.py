# compiled with mypyc
"""S4: the ring moves along branches of a kamae tree."""
from kotatsu.games.senjutsu.actions import PASS, Verb
from kotatsu.games.senjutsu.defeat import add_focus, is_paralysed, switch_kamae
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


class ChangeRing(Decision):
    """S4.2–S4.6: up to so many branches of the owner's tree; `seat` chooses, which may be somebody else (066)."""

    def __init__(self, seat: int, owner: int, number: int) -> None:
        self.seat, self.owner, self.number = seat, owner, number

    def applies(self, state: State) -> bool:
        return not state.out >> self.owner & 1 and not is_paralysed(state, self.owner) and bool(self.ends(state))

    def ends(self, state: State) -> list[int]:
        return state.book.characters[self.owner].tree.changes[self.number][state.kamae[self.owner]]

    def options(self, state: State) -> list[Action]:
        return [PASS, *[act(Verb.RING, end & 15, end >> 4) for end in self.ends(state)]]

    def apply(self, state: State, action: Action) -> None:
        verb, kamae, gained, _ = parts(action)
        if verb == Verb.RING:
            switch_kamae(state, self.owner, kamae)
            add_focus(state, self.owner, gained)


class SwitchFoe(Decision):
    """045: the foe switches to a kamae that one names."""

    def __init__(self, seat: int, owner: int) -> None:
        self.seat, self.owner = seat, owner

    def applies(self, state: State) -> bool:
        return not state.out >> self.owner & 1 and not state.out >> self.seat & 1 and not is_paralysed(state, self.owner)

    def options(self, state: State) -> list[Action]:
        return [act(Verb.SWITCH, kamae) for kamae in (1, 2, 3)]

    def apply(self, state: State, action: Action) -> None:
        switch_kamae(state, self.owner, parts(action)[1])
