# compiled with mypyc
"""Set-up (SS6, SS10.1, SS10.2): samurai, absent tokens, the raider stack, the first player."""
from kotatsu.games.samurai.actions import Event, Verb
from kotatsu.games.samurai.book import DOLL, SAMURAI
from kotatsu.games.samurai.phases.turn import BeginRound
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import NOBODY, Chance, Step
from kotatsu.kernel.luck import Luck


class Join(Chance):
    """SS6.9: a samurai at random for a seat that chose none; each samurai at most once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.who[self.seat] < 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.JOIN, samurai) for samurai in range(SAMURAI) if samurai not in state.who]

    def apply(self, state: State, action: Action) -> None:
        _, samurai, _, _ = parts(action)
        state.who[self.seat] = samurai
        state.tell(Event.JOINED, self.seat, samurai)


class LayTokens(Step):
    """SS10.1, SS10.6: the absent samurai's support tokens lie face up at the village."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        if state.book.absent:
            present = sum([1 << samurai for samurai in state.who])
            state.absent = (1 << SAMURAI) - 1 & ~present


class LayStack(Step):
    """SS6.7: so many of the shuffled plunderers form the stack, the rest lies unseen in the box. SS10.2: two samurai check them."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        if state.book.seats == 2:
            state.then(Deal(state.book.raiders), CheckDolls())
        else:
            state.bag = state.pool
            state.depth = state.book.raiders
            state.spare = len(state.pool) - state.depth
            state.pool = []


class Deal(Chance):
    """SS10.2: a plunderer for the raider stack, unseen; `left` cards are still to be dealt."""

    def __init__(self, left: int) -> None:
        self.left = left

    def applies(self, state: State) -> bool:
        return self.left > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.DEAL, card) for card in state.pool]

    def sample(self, state: State, luck: Luck) -> Action:
        return act(Verb.DEAL, state.pool[luck.below(len(state.pool))])

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.pool.remove(card)
        state.bag.append(card)
        if self.left > 1:
            state.push(Deal(self.left - 1))


class CheckDolls(Step):
    """SS10.2: with two samurai at least two dolls, else the whole set is put aside and a new one dealt from the rest."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        dolls = sum([1 for card in state.bag if state.book.symbol[card] == DOLL])
        if dolls < 2 and len(state.pool) >= state.book.raiders:      # the 52 always suffice; a hand-made position may not
            state.tell(Event.REDEAL)
            state.box = (*state.box, *state.bag)
            state.bag = []
            state.then(Deal(state.book.raiders), CheckDolls())
            return
        state.bag.sort()
        state.depth = len(state.bag)
        state.box = tuple(sorted([*state.box, *state.pool]))
        state.pool = []


class FirstPlayer(Chance):
    """SS6.10: at random, or the seat the table named."""

    def __init__(self) -> None:
        pass

    def outcomes(self, state: State) -> list[Action]:
        if state.book.first >= 0:
            return [act(Verb.BEGIN, state.book.first)]
        return [act(Verb.BEGIN, seat) for seat in range(state.book.seats)]

    def apply(self, state: State, action: Action) -> None:
        _, seat, _, _ = parts(action)
        state.tell(Event.BEGINS, seat)
        state.push(BeginRound(seat))


def set_up(state: State) -> None:
    """SS6: samurai, absent tokens, the raider stack, the first player."""
    state.then(*[Join(seat) for seat in range(state.book.seats)], LayTokens(), LayStack(), FirstPlayer())
