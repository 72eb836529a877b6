# compiled with mypyc
"""The stacks of raiders and intruders. Which card an unseen one is, luck decides when somebody sees it."""
from kotatsu.games.samurai.actions import Verb
from kotatsu.games.samurai.book import PLUNDERERS
from kotatsu.games.samurai.phases.village import put_on_discard
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import NOBODY, Chance, Step
from kotatsu.kernel.luck import Luck


def next_card(state: State) -> int:
    """The top card of the raider stack, UNSEEN if it is one of the shuffled."""
    if state.tops:
        return state.tops[0]
    if state.order:
        return state.order[0]
    return UNSEEN if state.depth else state.bottoms[0]


def lift_top(state: State) -> bool:
    """The top card leaves the raider stack; whether everybody knew it."""
    if state.tops:
        state.tops = state.tops[1:]
        return True
    if state.order:
        state.order = state.order[1:]
        return False
    if state.depth:
        state.depth -= 1
        return False
    state.bottoms = state.bottoms[1:]
    return True


class TopCard(Chance):
    """The top card of the raider stack comes and is seen; each kind says what becomes of it."""

    def applies(self, state: State) -> bool:
        return stack_size(state) > 0

    def verb(self) -> int:
        return Verb.REVEAL

    def outcomes(self, state: State) -> list[Action]:
        verb, card = self.verb(), next_card(state)
        return [act(verb, other) for other in state.bag] if card == UNSEEN else [act(verb, card)]

    def sample(self, state: State, luck: Luck) -> Action:
        card = next_card(state)
        return act(self.verb(), state.bag[luck.below(len(state.bag))] if card == UNSEEN else card)

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        if next_card(state) == UNSEEN:
            state.bag.remove(card)
        elif state.order and not state.tops:
            state.reveals += 1
        lift_top(state)
        self.came(state, card)

    def came(self, state: State, card: int) -> None:
        raise NotImplementedError


def bury_top(state: State) -> None:
    """SS4.4, SS7.8: face down and unseen on the intruder stack; a card all knew stays known (SS11.29)."""
    card = next_card(state)
    state.intruders = (*state.intruders, card)
    if lift_top(state):
        state.known = (*state.known, card)


class TopIntruder(Chance):
    """The top intruder card is turned and lies in the discard pile; each kind says what follows."""

    def applies(self, state: State) -> bool:
        return len(state.intruders) > 0

    def outcomes(self, state: State) -> list[Action]:
        card = state.intruders[-1]
        return [act(Verb.REVEAL, other) for other in state.bag] if card == UNSEEN else [act(Verb.REVEAL, card)]

    def sample(self, state: State, luck: Luck) -> Action:
        card = state.intruders[-1]
        return act(Verb.REVEAL, state.bag[luck.below(len(state.bag))] if card == UNSEEN else card)

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        if state.intruders[-1] == UNSEEN:
            state.bag.remove(card)
        elif card in state.known:
            state.known = tuple([other for other in state.known if other != card])
        else:
            state.reveals += 1
        state.intruders = state.intruders[:-1]
        put_on_discard(state, card)
        self.turned(state, card)

    def turned(self, state: State, card: int) -> None:
        raise NotImplementedError


class FixIntruder(Chance):
    """Before a shuffle, an unseen intruder becomes a certain card, still seen by nobody: it must not mix with the stack."""

    def __init__(self) -> None:
        pass

    def applies(self, state: State) -> bool:
        return UNSEEN in state.intruders

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.BURY, card) for card in state.bag]

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        place = state.intruders.index(UNSEEN)
        state.bag.remove(card)
        state.intruders = (*state.intruders[:place], card, *state.intruders[place + 1:])


class FixSpare(Chance):
    """Likewise a card of the bag that lies in the box."""

    def __init__(self) -> None:
        pass

    def applies(self, state: State) -> bool:
        return state.spare > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.BOX, card) for card in state.bag]

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.bag.remove(card)
        state.spare -= 1
        put_out(state, card)


def put_out(state: State, card: int) -> None:
    """A card that is not in play: plunderers lie in the box, the others are set aside."""
    if card < PLUNDERERS:
        state.box = tuple(sorted([*state.box, card]))
    else:
        state.aside = sorted([*state.aside, card])


class ShuffleIn(Step):
    """SS11.30: the card is shuffled into the stack; what was known of it is hidden again."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: State) -> None:
        known = [*state.tops, *state.order, *state.bottoms, self.card]
        shown = (*state.tops, *state.bottoms, self.card)
        state.returned = (*[card for card in state.returned if card not in shown], *shown)
        state.drawn = NO_CARD
        state.bag = sorted([*state.bag, *known])
        state.depth += len(known)
        state.tops = ()
        state.order = ()
        state.bottoms = ()
