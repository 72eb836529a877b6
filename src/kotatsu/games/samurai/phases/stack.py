"""The raider stack: a bag until somebody draws, with known cards above and below it."""
from kotatsu.games.samurai.actions import Verb
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import EVERYONE, NOBODY, Chance
from kotatsu.kernel.luck import Luck


def take_from_stack(state: State, card: int) -> bool:
    """Take the top card off; whether everybody knew it before."""
    if state.tops:
        assert state.tops[0] == card
        state.tops = state.tops[1:]
        return True
    if state.order:
        assert state.order[0] == card
        state.order = state.order[1:]
        state.reveals += 1
        return False
    if state.bag:
        state.bag.remove(card)
        return False
    assert state.bottoms[0] == card
    state.bottoms = state.bottoms[1:]
    return True


def shuffle_stack(state: State) -> None:
    """SS11.30: what was known is hidden again."""
    state.bag = sorted([*state.tops, *state.order, *state.bag, *state.bottoms])
    state.tops = ()
    state.order = ()
    state.bottoms = ()


class TopCard(Chance):
    """The top card of the raider stack comes; each kind says what becomes of it."""

    def applies(self, state: State) -> bool:
        return stack_size(state) > 0

    def verb(self) -> int:
        return Verb.REVEAL

    def outcomes(self, state: State) -> list[Action]:
        verb = self.verb()
        if state.tops:
            return [act(verb, state.tops[0])]
        if state.order:
            return [act(verb, state.order[0])]
        if state.bag:
            return [act(verb, card) for card in state.bag]
        return [act(verb, state.bottoms[0])]

    def sample(self, state: State, luck: Luck) -> Action:
        if state.tops:
            return act(self.verb(), state.tops[0])
        if state.order:
            return act(self.verb(), state.order[0])
        if state.bag:
            return act(self.verb(), state.bag[luck.below(len(state.bag))])
        return act(self.verb(), state.bottoms[0])

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        self.came(state, card, take_from_stack(state, card))

    def came(self, state: State, card: int, was_known: bool) -> None:
        raise NotImplementedError


class BuryTop(TopCard):
    """SS4.4, SS7.8: face down and unseen on the intruder stack; a card all knew stays known (SS11.29)."""

    def __init__(self) -> None:
        pass

    def verb(self) -> int:
        return Verb.BURY

    def seen_by(self, state: State, action: Action) -> int:
        known = bool(state.tops) or not (state.order or state.bag)
        return EVERYONE if known else NOBODY

    def came(self, state: State, card: int, was_known: bool) -> None:
        state.intruders = (*state.intruders, card)
        if was_known:
            state.known = (*state.known, card)
