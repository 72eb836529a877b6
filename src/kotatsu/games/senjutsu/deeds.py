"""What cards are made of: one small class per word of a card's text. Movement is in pieces.py, carrying out lines in lines.py."""
from typing import Final

from kotatsu.games.senjutsu.actions import Event, Verb
from kotatsu.games.senjutsu.book import MOST_FOCUS, NONE, Kamae, Poison
from kotatsu.games.senjutsu.defeat import (
    add_focus,
    check_defeat,
    figure_actor,
    hobble,
    is_paralysed,
    lose_focus,
    pay_focus,
    stun,
    switch_kamae,
    unveil,
    watch,
    worsen,
    wound,
)
from kotatsu.games.senjutsu.hand import (
    Discard,
    LookAtHand,
    SearchDeck,
    ShuffleAway,
    TakeDiscarded,
    fits,
    look_at_top,
    shuffle_hand,
    takeable,
)
from kotatsu.games.senjutsu.kamae import ChangeRing, SwitchFoe
from kotatsu.games.senjutsu.movement import PushFoe, PushOrder, TurnFoe, force_step
from kotatsu.games.senjutsu.queries import enemies, in_range
from kotatsu.games.senjutsu.state import ENDED, HIDING, NO_STEPS, NO_TURNS, State, put, replaced
from kotatsu.games.senjutsu.zones import DrawCards, DrawUpTo, FixUnseen, deck_size, lay_on_discard, take_from_hand
from kotatsu.hexes.board import Diagram
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision
from kotatsu.kernel.cards.deeds import Condition, Deed, Price

# who does something (Deed.who): the card's player, or …
FOE: Final = 1                     # … whom its lines speak of
FOES: Final = 2                    # … every enemy in range
ALL: Final = 3                     # … everybody
OTHERS: Final = 4                  # … everybody else

ALL_FOCUS: Final = 9
ALL_BUT_ONE: Final = 8


def whom(state: State, deed: Deed, figure: int) -> list[int]:
    """The figures that a deed is about, those still in play. For FOE: whoever was hit, or the one that was picked."""
    if deed.who == 0:
        return [figure]
    frame = state.frames[-1]
    if deed.who == FOE:
        if frame.struck:
            return [other for other in range(state.book.figures) if frame.struck >> other & 1 and not state.out >> other & 1]
        return [frame.foe] if frame.foe != NONE and not state.out >> frame.foe & 1 else []
    if deed.who == FOES:
        reach = state.book.printed.range[frame.card]
        return [other for other in enemies(state, figure) if in_range(state, figure, other, reach)]
    rising = [seat for seat in reversed(state.track) if not state.out >> seat & 1]
    return rising if deed.who == ALL else [seat for seat in rising if seat != figure]


def players(state: State, deed: Deed, figure: int) -> list[int]:
    """The same without bots, which have neither hand nor focus nor kamae (S13.F.13)."""
    return [other for other in whom(state, deed, figure) if other < state.book.seats]


# --- bands

class InKamae(Condition):
    """S4.10: a kamae band, as bits of positions."""

    def __init__(self, kamae: int) -> None:
        super().__init__()
        self.kamae = kamae

    def holds(self, state: State, seat: int, card: int) -> bool:
        return self.kamae >> state.kamae[seat] & 1 != 0 and seat < state.book.seats


class PayFocus(Price):
    """S4.12: a focus band."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.focus[seat] >= self.number and not is_paralysed(state, seat)

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        pay_focus(state, seat, self.number)


class DiscardFor(Price):
    """008: a card of a rank from hand."""

    def __init__(self, ranks: int) -> None:
        super().__init__()
        self.ranks = ranks

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool([other for other in state.hands[seat] if fits(state, other, self.ranks, 0)])

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.push(Discard(seat, seat, 1, self.ranks, 0))


# --- the diagram of an attack

class Effect:
    """What an attack does to whoever stands on a marked hex. `kamae` and `price` gate it (S4.10, S6.2.4)."""

    def __init__(self, what: int, number: int, kamae: int = 0, price: int = 0) -> None:
        self.what = what
        self.number = number
        self.kamae = kamae
        self.price = price


class Does:
    """Kinds of effects in a diagram."""
    WOUND: Final = 0
    BLEED: Final = 1
    EXECUTE: Final = 2
    STUN: Final = 3
    HOBBLE: Final = 4
    PUSH: Final = 5
    TURN: Final = 6
    UNFOCUS: Final = 7
    SWAP: Final = 8


class Hit(Deed):
    """S6.1: a diagram; every figure on a marked hex is affected, each hex for itself."""

    def __init__(self, diagram: Diagram, effects: list[list[Effect]]) -> None:
        super().__init__()
        self.diagram = diagram
        self.effects = effects                   # by marked hex
        self.price: int = max([effect.price for spot in effects for effect in spot] or [0])

    def works(self, spot: int, kamae: int, focus: int) -> bool:
        """Whether a marked hex does anything in this kamae, with this much focus."""
        for effect in self.effects[spot]:
            if (not effect.kamae or effect.kamae >> kamae & 1) and effect.price <= focus:
                return True
        return False


class Shoot(Deed):
    """S12.1: an attack without a diagram, on a target with a lower initiative."""

    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds = wounds


class Block(Deed):
    """S7.1: shields on hexes around the figure, as bits of directions; some only in a kamae (099)."""

    def __init__(self, ways: int, gated: int, kamae: int) -> None:
        super().__init__()
        self.ways, self.gated, self.kamae = ways, gated, kamae

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        here = self.ways | (self.gated if self.kamae >> state.kamae[seat] & 1 else 0)
        state.shields[seat] = here
        state.tell(Event.SHIELDS, figure_actor(state, seat), here, state.value)


class Counter(Deed):
    """S7.8: counter symbols, as bits of values."""

    def __init__(self, values: int) -> None:
        super().__init__()
        self.values = values


# --- cards

class Draw(Deed):
    """S22.10: so many, or up to so many."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            state.push(DrawUpTo(other, self.number) if self.up_to else DrawCards(other, self.number))


class DiscardCards(Deed):
    """S22.1: own choice of whoever discards."""

    def __init__(self, number: int, kinds: int) -> None:
        super().__init__()
        self.number, self.kinds = number, kinds

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.who != 0 or bool([other for other in state.hands[seat] if fits(state, other, 0, self.kinds)])

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            state.push(Discard(other, seat, self.number, 0, self.kinds))


class ShuffleCards(Deed):
    """012, 041, 057: cards of a type, or all, from hand into the deck."""

    def __init__(self, number: int, kinds: int) -> None:
        super().__init__()
        self.number, self.kinds = number, kinds

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            if self.number == ALL_FOCUS:
                shuffle_hand(state, other)
            else:
                state.push(ShuffleAway(other, self.kinds, 1 if self.up_to else 0))


class SearchFor(Deed):
    """S10.2: the deck, for a card of a rank and type. Cards unseen face down are decided first: the deck shows what is missing."""

    def __init__(self, ranks: int, kinds: int) -> None:
        super().__init__()
        self.ranks, self.kinds = ranks, kinds

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.who != 0 or deck_size(state, seat) > 0

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            state.push(SearchDeck(other, self.ranks, self.kinds))
            for _ in range(state.unseen[other]):
                state.push(FixUnseen(other, 1))


class Zone:
    """Where a card is taken from."""
    DISCARD: Final = 0
    FOE_DISCARD: Final = 1
    TOP: Final = 2
    FOE_TOP: Final = 3


class TakeCard(Deed):
    """009, 014, 042, 050: a card out of a discard pile, or one of the top three."""

    def __init__(self, ranks: int, zone: int) -> None:
        super().__init__()
        self.ranks, self.zone = ranks, zone

    def can(self, state: State, seat: int, card: int) -> bool:
        if self.zone == Zone.DISCARD:
            return bool(takeable(state, seat, self.ranks))
        if self.zone == Zone.TOP:
            return deck_size(state, seat) > 0
        return True

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        if self.zone == Zone.DISCARD:
            state.push(TakeDiscarded(seat, seat, self.ranks, 0))
        elif self.zone == Zone.FOE_DISCARD:
            if state.frames[-1].foe != NONE:
                state.push(TakeDiscarded(seat, state.frames[-1].foe, self.ranks, 1))
        else:
            look_at_top(state, seat, seat)


class GiveCard(Deed):
    """014: one of the foe's top three goes to the foe's hand."""

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        foe = state.frames[-1].foe
        if foe != NONE and foe < state.book.seats and not state.out >> foe & 1:
            look_at_top(state, seat, foe)


class Look(Deed):
    """The foe's hand."""

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        frame = state.frames[-1]
        foes = [other for other in range(state.book.figures) if frame.struck >> other & 1] if frame.struck else [frame.foe]
        for foe in foes:
            if foe != NONE:
                state.push(LookAtHand(seat, foe))


# --- focus and kamae

class Focus(Deed):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.focus[seat] < MOST_FOCUS and not is_paralysed(state, seat)

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in players(state, self, seat):
            add_focus(state, other, self.number)


class Unfocus(Deed):
    """Lose so much, all, or all but one."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in players(state, self, seat):
            lose_focus(state, other, state.focus[other] - 1 if self.number == ALL_BUT_ONE else self.number)


class Steal(Deed):
    """045: focus of the foe becomes one's own."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number, self.who = number, FOE

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in whom(state, self, seat):
            if lose_focus(state, other, self.number):
                state.tell(Event.STOLE, seat, other)
                add_focus(state, seat, self.number)


class Switch(Deed):
    """S4.8: to a position, or (NODE) to any kamae."""

    def __init__(self, kamae: int) -> None:
        super().__init__()
        self.kamae = kamae

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.who != 0 or (seat < state.book.seats and not is_paralysed(state, seat))

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            if self.kamae == Kamae.NODE:
                state.push(SwitchFoe(seat, other))
            else:
                switch_kamae(state, other, self.kamae)


class Change(Deed):
    """S4.2: along branches; 066: of the foe's tree."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.who != 0 or (seat < state.book.seats and not is_paralysed(state, seat))

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            state.push(ChangeRing(seat, other, self.number))


# --- states and wounds

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
    if kind == Poison.CRIPPLING:
        state.poisoned = replaced(state.poisoned, target, min(5, deck_size(state, target)) + 1)
    else:
        state.toxins = put(state.toxins, target, (*state.toxins[target], kind | ROTATIONS[kind] << 4))
        check_defeat(state, target)


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


# --- figures

class Push(Deed):
    """S6.8: whoever was hit or blocked, or the picked foe, away; or nearer."""

    def __init__(self, number: int, pull: int) -> None:
        super().__init__()
        self.number, self.pull, self.who = number, pull, FOE

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        found = whom(state, self, seat)
        if len(found) > 1 and seat < state.book.seats:
            state.push(PushOrder(seat, sum([1 << other for other in found]), self.number, self.pull))
        else:
            for other in reversed(found):
                state.push(PushFoe(seat, other, self.number, self.pull))


class FoeTurns(Deed):
    """S6.9: the card's player turns the foe."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number, self.who = number, FOE

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(whom(state, self, seat)):
            state.push(TurnFoe(seat, other, self.number))


class FoeSteps(Deed):
    """043: the foe must take a step."""

    def __init__(self, direction: int) -> None:
        super().__init__()
        self.direction, self.who = direction, FOE

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in whom(state, self, seat):
            force_step(state, other, self.direction)


class Advantage(Deed):
    """S9.4: the own token to the top of the track; S13.F.20: void without a track."""

    def can(self, state: State, seat: int, card: int) -> bool:
        return not state.book.solo and state.track[0] != seat

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        if not state.book.solo:
            state.track = (seat, *[other for other in state.track if other != seat])
            state.tell(Event.ADVANTAGE, seat)


class Cancels:
    MOVEMENT: Final = 0
    TURNS: Final = 1
    CARD: Final = 2


class Cancel(Deed):
    """S22.6: what the foe's card has still to do."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in whom(state, self, seat):
            if self.what == Cancels.MOVEMENT:
                state.stopped[other] |= NO_STEPS
            elif self.what == Cancels.TURNS:
                state.stopped[other] |= NO_TURNS
            else:
                state.stopped[other] |= ENDED
                state.place[other] = NONE
                state.shields[other] = 0
            state.tell(Event.CANCELLED, figure_actor(state, other), self.what)


# --- cards that stay, prohibitions

class Stay(Deed):
    """S22.24: the card lies beside the deck; with a number it goes after so many rotations."""

    def __init__(self, rotations: int) -> None:
        super().__init__()
        self.rotations = rotations

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        owner = owner_in_play(state, seat, card)
        state.stays = put(state.stays, seat, (*state.stays[seat], card | owner << 8 | self.rotations << 12))
        leave_play(state, seat, card)
        state.tell(Event.STAYS, seat, card)


def owner_in_play(state: State, figure: int, card: int) -> int:
    """Whose card it is: 009 plays the foe's."""
    for entry in state.extra[figure]:
        if entry & 255 == card:
            return entry >> 8 & 15
    return figure


def leave_play(state: State, figure: int, card: int) -> None:
    """The card lies among this turn's cards no more."""
    extra = state.extra[figure]
    for place, entry in enumerate(extra):
        if entry & 255 == card:
            state.extra = put(state.extra, figure, (*extra[:place], *extra[place + 1:]))
            return
    if state.played[figure] == card:
        state.played[figure] = NONE
        state.place[figure] = NONE


class Forbid(Deed):
    """085, 091, 093, 095: a prohibition while the card lies there; 092, 094: of what was named, this turn."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.forbidden |= self.what
        if self.what == HIDING:
            for other in range(state.book.seats):
                turned = [entry if entry < 0 else entry & 255 for entry in state.discards[other]]
                state.discards = put(state.discards, other, tuple(turned))
                for _ in range(state.unseen[other]):
                    state.push(FixUnseen(other, 0))


class NameKind(Deed):
    """092: attack or meditation."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.push(BanKind(seat))


class BanKind(Decision):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.BAN, 1), act(Verb.BAN, 2)]      # Kind.ATTACK, Kind.MEDITATION

    def apply(self, state: State, action: Action) -> None:
        _, kind, _, _ = parts(action)
        state.named_kinds |= 1 << kind
        state.tell(Event.BANNED, self.seat, kind)


class NameCards(Deed):
    """094: in the order of the track everybody names an ability card."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(state.track):
            state.push(ForbidCard(other))


class ForbidCard(Decision):
    """O9: no core card, so that a choice always remains."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return not state.out >> self.seat & 1

    def options(self, state: State) -> list[Action]:
        printed = state.book.printed
        return [act(Verb.FORBID, card) for card in range(printed.players) if not printed.is_core[card] and printed.kind[card] < 3]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.named_cards = (*state.named_cards, card)
        state.tell(Event.FORBADE, self.seat, card)


class EndThis(Deed):
    """085 and its like: at the end of a turn anybody may pay to remove it."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        end_staying(state, card)


def end_staying(state: State, card: int) -> None:
    """S22.24: a card that stayed goes face up to its owner's discard pile."""
    for figure in range(state.book.seats):
        for place, entry in enumerate(state.stays[figure]):
            if entry & 255 == card:
                row = state.stays[figure]
                state.stays = put(state.stays, figure, (*row[:place], *row[place + 1:]))
                lay_on_discard(state, entry >> 8 & 15, card)
                state.tell(Event.ENDS, figure, card)
                refresh_forbidden(state)
                return


def refresh_forbidden(state: State) -> None:
    """What the cards that still lie there forbid."""
    state.forbidden = 0
    for row in state.stays:
        for entry in row:
            for line in state.book.printed.cards[entry & 255].lines:
                for deed in line.deeds:
                    if isinstance(deed, Forbid):
                        state.forbidden |= deed.what


class Mark(Deed):
    """A word that other chapters ask for: `lessen` (defeat.py), `widen` (reveal.py), `forbid wound` (zones.py)."""

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        pass
