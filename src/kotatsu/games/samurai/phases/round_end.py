"""The steps at the end of a round, strictly in order (SS8.2–SS8.6, SS11.34–SS11.37, SS11.48)."""
from kotatsu.games.samurai.actions import Cause, Told, Verb
from kotatsu.games.samurai.book import DOLL, FARM, HAT
from kotatsu.games.samurai.phases.kiai import discard_intruder, turn_intruder
from kotatsu.games.samurai.phases.village import LoseFamily, LoseFarm, add_barricade, heal, lose_barricade, wound
from kotatsu.games.samurai.queries import has_symbol
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import NOBODY, Chance, Step
from kotatsu.kernel.luck import Luck


class StackJoinsIntruders(Step):
    """SS11.34: the unplayed stack goes on top of the intruder stack as a block, its lowest card first."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        state.intruders = (*state.intruders, *reversed(state.bottoms))
        state.known = (*state.known, *reversed(state.bottoms))
        state.bottoms = ()
        state.then(*[BuryRest() for _ in range(len(state.bag))], BuryKnown())


class BuryRest(Chance):
    """One card of the shuffled part, unseen."""

    def __init__(self) -> None:
        pass

    def applies(self, state: State) -> bool:
        return len(state.bag) > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.BURY, card) for card in state.bag]

    def sample(self, state: State, luck: Luck) -> Action:
        return act(Verb.BURY, state.bag[luck.below(len(state.bag))])

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.bag.remove(card)
        state.intruders = (*state.intruders, card)


class BuryKnown(Step):
    """The part that lay above the shuffled cards; what all knew stays known (SS11.29)."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        state.intruders = (*state.intruders, *reversed(state.order), *reversed(state.tops))
        state.known = (*state.known, *reversed(state.tops))
        state.order = ()
        state.tops = ()


class HatStep(Step):
    """SS8.2: without a hat on the left: a wound."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if not has_symbol(state, self.seat, HAT):
            state.tell(Told.NO_HAT, self.seat)
            wound(state, self.seat)


class FarmStep(Step):
    """SS8.3: without a farm on the left: a random farmstead, barricades do not help."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if not has_symbol(state, self.seat, FARM):
            state.tell(Told.NO_FARM, self.seat)
            state.then(LoseFarm())


class DollStep(Step):
    """SS8.4: without a doll on the left: a random family."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if not has_symbol(state, self.seat, DOLL):
            state.tell(Told.NO_DOLL, self.seat)
            state.then(LoseFamily())


class Bonus(Step):
    """SS8.5: each family still there; SS5.10 A heals, SS5.11 B builds, SS5.12 C scouts."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: State) -> None:
        if not state.families >> self.kind & 1:
            return
        state.tell(Told.BONUS, 255, self.kind)
        if self.kind == 0:
            state.then(RandomHeal())
        elif self.kind == 1:
            add_barricade(state)
        elif state.intruders:
            discard_intruder(state)


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


class RevealIntruders(Step):
    """SS8.6: card by card, top first; each flame costs a barricade, or a farmstead when none is left."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        if not state.intruders:
            return
        card = turn_intruder(state)
        flame = state.book.flame[card]
        state.tell(Told.INTRUDER, 255, card, flame)
        state.then(RevealIntruders())
        if flame:
            lose_barricade(state, Cause.FLAME)
