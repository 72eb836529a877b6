# compiled with mypyc
"""Chapters 3 and 5: barricades, farmsteads, families, wounds, and the moment a Kiai is shouted."""
from typing import Final

from kotatsu.games.samurai.actions import Cause, Event, Loss, Verb
from kotatsu.games.samurai.book import ANIMAL, HIDDEN_BACK, HUMAN, SAMURAI
from kotatsu.games.samurai.queries import farms_left, kiai_value, score
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Step
from kotatsu.kernel.luck import Luck


def lose_game(state: State, reason: int, seat: int = 255) -> None:
    """SS9.2, SS11.40, SS11.41: at once, for all."""
    state.tell(Event.LOST, seat, reason)
    state.results = [-1] * state.book.seats


def win_game(state: State) -> None:
    """SS9.1: after round 3, for all."""
    state.tell(Event.WON, 255, sum(score(state)), state.book.level)
    state.results = [1] * state.book.seats


def put_on_discard(state: State, card: int) -> None:
    state.discard = (*state.discard, card)


def lose_barricade(state: State, cause: int) -> None:
    """SS5.1: a barricade goes first; a farmstead only when none is left."""
    if state.barricades > 0:
        state.barricades -= 1
        state.tell(Event.BARRICADE_LOST, 255, cause, state.barricades)
    else:
        state.push(LoseFarm())


def add_barricade(state: State, seat: int = 255) -> None:
    """SS5.2: never more than at set-up."""
    if state.barricades < state.cap:
        state.barricades += 1
        state.tell(Event.BUILT, seat, state.barricades, state.cap)


class LoseFarm(Chance):
    """SS11.38: a farmstead to be removed is random; SS5.4: on Hard and Heroic its penalty follows."""

    def __init__(self) -> None:
        pass

    def applies(self, state: State) -> bool:
        return farms_left(state) > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.FARM, kind) for kind in range(4) for _ in range(state.farms[kind])]

    def sample(self, state: State, luck: Luck) -> Action:
        one = luck.below(farms_left(state))
        kind = 0
        while one >= state.farms[kind]:
            one -= state.farms[kind]
            kind += 1
        return act(Verb.FARM, kind)

    def apply(self, state: State, action: Action) -> None:
        _, kind, _, _ = parts(action)
        state.farms = (*state.farms[:kind], state.farms[kind] - 1, *state.farms[kind + 1:])
        left = farms_left(state)
        state.tell(Event.FARM_LOST, 255, kind if state.book.farm_penalties else HIDDEN_BACK, left)
        if left == 0:
            lose_game(state, Loss.FARMS)
        elif state.book.farm_penalties:
            farm_penalty(state, kind)


def farm_penalty(state: State, kind: int) -> None:
    """SS5.5 A a family, SS5.6 B another farmstead, SS5.7 C a barricade or a farmstead, SS5.8 D a random samurai's wound."""
    if kind == 0:
        state.push(LoseFamily())
    elif kind == 1:
        state.push(LoseFarm())
    elif kind == 2:
        lose_barricade(state, Cause.FARM)
    else:
        state.push(RandomWound())


class LoseFamily(Chance):
    """SS5.5, SS8.4: a random family; SS11.40: without any the game is lost at once."""

    def __init__(self) -> None:
        pass

    def applies(self, state: State) -> bool:
        return state.families != 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.FAMILY, kind) for kind in range(3) if state.families >> kind & 1]

    def apply(self, state: State, action: Action) -> None:
        _, kind, _, _ = parts(action)
        state.families &= ~(1 << kind)
        state.tell(Event.FAMILY_LOST, 255, kind, state.families.bit_count())
        if state.families == 0:
            lose_game(state, Loss.FAMILIES)


class RandomWound(Chance):
    """SS5.8: a random samurai takes a wound, passed ones too (SS11.20)."""

    def __init__(self) -> None:
        pass

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.CHANCE, seat) for seat in range(state.book.seats)]

    def apply(self, state: State, action: Action) -> None:
        _, seat, _, _ = parts(action)
        wound(state, seat)


def wound(state: State, seat: int) -> None:
    """SS3.27–SS3.30: token, animal side, token, death; SS11.42: at most one token on a board."""
    if state.wounds[seat] == 0:
        state.wounds[seat] = 1
        state.tell(Event.WOUND, seat, state.sides[seat])
    elif state.sides[seat] == HUMAN:
        state.wounds[seat] = 0
        state.sides[seat] = ANIMAL
        state.tell(Event.FLIP, seat, state.sums[seat], kiai_value(state, seat))
        state.push(TestKiai(seat))
    else:
        state.tell(Event.DEAD, seat)
        lose_game(state, Loss.DEATH, seat)


def heal(state: State, seat: int) -> None:
    """SS3.31: only the token goes; a board never turns back."""
    if state.wounds[seat]:
        state.wounds[seat] = 0
        state.tell(Event.HEALED, seat, state.sides[seat])
    else:
        state.tell(Event.UNHURT, seat)


class Shout:
    """The effect of one samurai's Kiai; `kiai.py` fills the table below."""

    def begin(self, state: State, seat: int, side: int) -> None:
        """Ask for the effect, if it can do anything."""
        raise NotImplementedError


SHOUTS: Final[list[Shout]] = [Shout() for _ in range(SAMURAI)]


class TestKiai(Step):
    """SS3.11: when the sum equals the Kiai value, reached upwards, downwards (SS11.14) or by a flip (SS11.13).

    SS11.53 tested when its turn comes; SS11.20 not once passed; SS11.16 not while he resolves one; SS11.35 not at round end.
    SS11.55 the side that shows now is the side of this Kiai.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        seat = self.seat
        if state.passed[seat] or state.ending or state.shouting >> seat & 1 or state.sums[seat] != kiai_value(state, seat):
            return
        side = state.sides[seat]
        state.shouting |= 1 << seat
        state.tell(Event.KIAI, seat, state.sums[seat], side)
        state.push(FirstCardOff(seat))
        SHOUTS[state.who[seat]].begin(state, seat, side)


class FirstCardOff(Step):
    """SS3.11, SS11.15: step 2 is compulsory; with an empty line it does nothing; the sum is not tested again (SS11.16)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        seat = self.seat
        state.shouting &= ~(1 << seat)
        line = state.lines[seat]
        if line:
            state.lines[seat] = line[1:]
            state.sums[seat] -= state.book.value[line[0]]
            put_on_discard(state, line[0])
            state.tell(Event.FIRST_OFF, seat, line[0], state.sums[seat])
