# compiled with mypyc
"""Words about wounds and states, poisons, and what heals them."""
from typing import Final

from kotatsu.games.senjutsu.actions import PASS, Event, Verb
from kotatsu.games.senjutsu.book import Poison
from kotatsu.games.senjutsu.deeds.who import whom
from kotatsu.games.senjutsu.defeat import check_defeat, figure_actor, hobble, is_paralysed, stun, unveil, watch, worsen, wound
from kotatsu.games.senjutsu.state import State, put, replaced
from kotatsu.games.senjutsu.zones import deck_size, take_from_hand
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision
from kotatsu.kernel.cards.deeds import Deed


class Stun(Deed):
    def run(self, state: State, seat: int, card: int, target: int) -> None:
        out = state.out
        for other in whom(state, self, seat):
            stun(state, other)
        watch(state, out)


class Hobble(Deed):
    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in whom(state, self, seat):
            hobble(state, other)


class Wound(Deed):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        out = state.out
        for other in whom(state, self, seat):
            wound(state, other, self.number, 0)
        watch(state, out)


class Worsen(Deed):
    """A plain wound becomes a bleeding one."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in whom(state, self, seat):
            worsen(state, other)


class Poisons(Deed):
    """S10.poison.1: whoever poisons picks a card of the own poison deck."""

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.poisons[seat] != 0

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(whom(state, self, seat)):
            if seat < state.book.seats:
                state.push(PickPoison(seat, other))
            elif state.poisons[seat]:
                state.push(BotPoisons(seat, other))


class PickPoison(Decision):
    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target

    def applies(self, state: State) -> bool:
        return state.poisons[self.seat] != 0 and not state.out >> self.target & 1 and not state.out >> self.seat & 1

    def options(self, state: State) -> list[Action]:
        return [act(Verb.POISON, kind) for kind in range(5) if state.poisons[self.seat] >> kind & 1]

    def apply(self, state: State, action: Action) -> None:
        out = state.out
        give_poison(state, self.seat, self.target, parts(action)[1])
        watch(state, out)


class BotPoisons(Chance):
    """S13.F.11: a random card of the bot's poison deck."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target

    def applies(self, state: State) -> bool:
        return state.poisons[self.seat] != 0 and not state.out >> self.target & 1

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.POISON, kind) for kind in range(5) if state.poisons[self.seat] >> kind & 1]

    def apply(self, state: State, action: Action) -> None:
        out = state.out
        give_poison(state, self.seat, self.target, parts(action)[1])
        watch(state, out)


ROTATIONS: Final = (0, 2, 4, 2, 4)           # S10.poisons: turned by 180° or by 90°


def give_poison(state: State, seat: int, target: int, kind: int) -> None:
    """S10.crippling: among the top five cards, so one of the first six then; S10.poisons: the others stay beside the deck."""
    if state.book.poisons == 1:                  # in the core box there is one card for all
        state.poisons = tuple([0] * len(state.poisons))
    else:
        state.poisons = replaced(state.poisons, seat, state.poisons[seat] & ~(1 << kind))
    state.tell(Event.POISONED, figure_actor(state, target), kind)
    unveil(state, target)
    if kind == Poison.FOG and target >= state.book.seats:
        if seat < state.book.seats:              # S13.F.11: on a bot it works once and is gone
            state.push(StanceOfBot(seat, target))
        return
    if kind == Poison.CRIPPLING:
        state.poison_within = replaced(state.poison_within, target, min(5, deck_size(state, target)) + 1)
    else:
        state.toxins = put(state.toxins, target, (*state.toxins[target], kind | ROTATIONS[kind] << 4))
        check_defeat(state, target)


class StanceOfBot(Decision):
    """S13.F.11: Fog on a bot: its stance may be changed, once; Paralysing Toxin freezes it."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target

    def applies(self, state: State) -> bool:
        return not state.out >> self.target & 1 and not is_paralysed(state, self.target)

    def options(self, state: State) -> list[Action]:
        return [PASS, act(Verb.STANCE, 1 - state.stance[self.target])]

    def apply(self, state: State, action: Action) -> None:
        verb, stance, _, _ = parts(action)
        if verb == Verb.STANCE:
            state.stance = replaced(state.stance, self.target, stance)
            state.tell(Event.STANCE, figure_actor(state, self.target), stance)


class Heals:
    STATUS: Final = 0
    BLEEDING: Final = 1
    STUNS: Final = 2


class Cure(Deed):
    """081, 124: states and bleeding go. (`up to n stuns` asks how many.)"""

    def __init__(self, number: int, what: int) -> None:
        super().__init__()
        self.number, self.what = number, what

    def can(self, state: State, seat: int, card: int) -> bool:
        if self.what == Heals.BLEEDING:
            return state.bleeding[seat] > 0
        return state.stuns[seat] > 0 if self.what == Heals.STUNS else True

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        if self.what == Heals.STUNS:
            state.push(CureStuns(seat, self.number))
        elif self.what == Heals.BLEEDING:
            state.wounds[seat] += state.bleeding[seat]
            state.bleeding[seat] = 0
            state.tell(Event.CURED, seat, self.what)
        else:
            state.stuns[seat] = 0
            state.hobbles = put(state.hobbles, seat, ())
            state.toxins = put(state.toxins, seat, ())
            poison = state.book.printed.poison
            if poison in state.hands[seat]:      # O32
                take_from_hand(state, seat, poison)
                state.gone = (*state.gone, poison)
            state.tell(Event.CURED, seat, self.what)


class CureStuns(Decision):
    """124: up to so many stuns go back to the supply."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def applies(self, state: State) -> bool:
        return state.stuns[self.seat] > 0 and not state.out >> self.seat & 1

    def options(self, state: State) -> list[Action]:
        return [act(Verb.CURE, number) for number in range(min(self.number, state.stuns[self.seat]) + 1)]

    def apply(self, state: State, action: Action) -> None:
        state.stuns[self.seat] -= parts(action)[1]
        state.tell(Event.CURED, self.seat, Heals.STUNS)
