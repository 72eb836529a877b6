# compiled with mypyc
"""Fight: a raider is revealed, then placed, handed over, discarded or swapped (SS7.3–SS7.7, talents SS3.4–SS3.10)."""
from kotatsu.games.samurai.actions import AGAIN, CONFRONT, DEFEND, DISCARD, DONE, SWAP, Event, Verb, hand
from kotatsu.games.samurai.book import Sam
from kotatsu.games.samurai.phases.lines import confront, put_left
from kotatsu.games.samurai.phases.stack import TopCard
from kotatsu.games.samurai.phases.village import put_on_discard
from kotatsu.games.samurai.queries import handing, has_talent, may_defend, meets_equal, neighbours, stack_size, talents
from kotatsu.games.samurai.state import NO_CARD, State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision


def begin_fight(state: State, seat: int) -> None:
    """SS7.3: reveal, then choose, talents included (SS3.4–SS3.10); SS3.8: Kikuchiyo may fight once more."""
    state.tell(Event.FIGHT, seat)
    if has_talent(state, seat, Sam.KIKUCHIYO):
        state.then(DrawRaider(seat, 0), FightAgain(seat))
    else:
        state.push(DrawRaider(seat, 0))


class DrawRaider(TopCard):
    """The top raider card is revealed to a samurai; `swapped` if it replaces one he put under the stack."""

    def __init__(self, seat: int, swapped: int) -> None:
        self.seat, self.swapped = seat, swapped

    def came(self, state: State, card: int) -> None:
        if self.swapped and stack_size(state) == 0:
            state.bottoms = (card,)          # SS11.24: the stack counts as one card until it is played
        state.drawn = card
        state.tell(Event.REVEALED, self.seat, card)
        state.push(PlayRaider(self.seat, 1 << self.seat, self.swapped))


class PlayRaider(Decision):
    """SS7.3: confront or defend; talents that may take the card away, unless it replaced one (SS11.23).

    `held` has a bit for each samurai who held the card during this draw (SS11.21).
    """

    def __init__(self, seat: int, held: int, swapped: int) -> None:
        self.seat, self.held, self.swapped = seat, held, swapped

    def options(self, state: State) -> list[Action]:
        seat, card = self.seat, state.drawn
        found = [CONFRONT]
        if may_defend(state, seat, card):
            found.append(DEFEND)
        may = 0 if self.swapped else talents(state, seat)
        if may >> handing(state, card) & 1:
            found += [hand(other) for other in neighbours(state, seat)
                      if not state.passed[other] and not self.held >> other & 1]
        if may >> Sam.KYUZO & 1 and meets_equal(state, seat, card):
            found.append(DISCARD)
        if may >> Sam.KATSUSHIRO & 1:
            found.append(SWAP)
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, other, _, _ = parts(action)
        seat, card = self.seat, state.drawn
        if verb == Verb.HAND:
            state.tell(Event.HANDED, seat, card, other)
            state.push(PlayRaider(other, self.held | 1 << other, 0))
            return
        state.drawn = NO_CARD
        if card in state.bottoms:
            state.bottoms = tuple([low for low in state.bottoms if low != card])
        if verb == Verb.CONFRONT:
            confront(state, seat, card)
        elif verb == Verb.DEFEND:
            put_left(state, seat, card)
        elif verb == Verb.DISCARD:
            put_on_discard(state, card)
            state.tell(Event.DISCARDED, seat, card)
        else:
            state.bottoms = (*state.bottoms, card)   # SS3.10, SS11.49: all saw it
            state.tell(Event.SWAPPED, seat, card)
            state.push(DrawRaider(seat, 1))


class FightAgain(Decision):
    """SS3.8: once more, however the first card ended, even over (SS11.25); not when the stack is empty (SS8.1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return stack_size(state) > 0 and has_talent(state, self.seat, Sam.KIKUCHIYO)

    def options(self, state: State) -> list[Action]:
        return [AGAIN, DONE]

    def apply(self, state: State, action: Action) -> None:
        if action == AGAIN:
            state.tell(Event.AGAIN, self.seat)
            state.push(DrawRaider(self.seat, 0))
