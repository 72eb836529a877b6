# compiled with mypyc
"""The steps at the end of a round, strictly in order (SS8.2–SS8.6, SS11.34–SS11.37, SS11.48)."""
from kotatsu.games.samurai.actions import Cause, Event, Verb
from kotatsu.games.samurai.phases.stack import TopIntruder
from kotatsu.games.samurai.phases.village import LoseFamily, LoseFarm, add_barricade, heal, lose_barricade, wound
from kotatsu.games.samurai.state import UNSEEN, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Step


def stack_joins_intruders(state: State) -> None:
    """SS11.34: the unplayed stack goes on top of the intruder stack as a block, its lowest card first."""
    below, above = tuple(reversed(state.bottoms)), tuple(reversed(state.tops))
    unseen = (UNSEEN,) * state.depth
    state.intruders = (*state.intruders, *below, *unseen, *reversed(state.order), *above)
    state.known = (*state.known, *below, *above)
    state.tops = ()
    state.order = ()
    state.depth = 0
    state.bottoms = ()


class HatStep(Step):
    """SS8.2: without a hat on the left: a wound."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.tell(Event.NO_HAT, self.seat)
        wound(state, self.seat)


class FarmStep(Step):
    """SS8.3: without a farm on the left: a random farmstead, barricades do not help."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.tell(Event.NO_FARM, self.seat)
        state.push(LoseFarm())


class DollStep(Step):
    """SS8.4: without a doll on the left: a random family."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.tell(Event.NO_DOLL, self.seat)
        state.push(LoseFamily())


class Bonus(Step):
    """SS8.5: each family still there; SS5.10 A heals, SS5.11 B builds, SS5.12 C scouts."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: State) -> None:
        if not state.families >> self.kind & 1:
            return
        state.tell(Event.BONUS, 255, self.kind)
        if self.kind == 0:
            state.push(RandomHeal())
        elif self.kind == 1:
            add_barricade(state)
        else:
            state.push(FamilyScout())


class FamilyScout(TopIntruder):
    """SS5.12: the top intruder card goes face up to the discard pile."""

    def __init__(self) -> None:
        pass

    def turned(self, state: State, card: int) -> None:
        state.tell(Event.SCOUTED, 255, card)


class RandomHeal(Chance):
    """SS11.37: drawn among all samurai, or among the wounded if the table says so."""

    def __init__(self) -> None:
        pass

    def applies(self, state: State) -> bool:
        return not state.book.heal_wounded or 1 in state.wounds

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.CHANCE, seat) for seat in range(state.book.seats)
                if state.wounds[seat] or not state.book.heal_wounded]

    def apply(self, state: State, action: Action) -> None:
        _, seat, _, _ = parts(action)
        heal(state, seat)


class TurnIntruder(TopIntruder):
    """SS8.6: card by card, top first; each flame costs a barricade, or a farmstead when none is left."""

    def __init__(self) -> None:
        pass

    def turned(self, state: State, card: int) -> None:
        flame = state.book.flame[card]
        state.tell(Event.INTRUDER, 255, card, flame)
        state.push(TurnIntruder())
        if flame:
            lose_barricade(state, Cause.FLAME)
