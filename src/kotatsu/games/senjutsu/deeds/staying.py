# compiled with mypyc
"""Cards that stay beside the deck, and what they forbid."""
from kotatsu.games.senjutsu.actions import Event, Verb
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.defeat import refresh_forbidden
from kotatsu.games.senjutsu.state import CARD, HIDING, State, put
from kotatsu.games.senjutsu.zones import FixUnseen, lay_on_discard
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision
from kotatsu.kernel.cards.deeds import Deed


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
        end_staying(state, seat, staying(state, seat, card))


def staying(state: State, figure: int, card: int) -> int:
    """The entry of a card beside a figure's deck, of equal ones the first; NONE if it does not lie there."""
    for entry in state.stays[figure]:
        if entry & CARD == card:
            return entry
    return NONE


def end_staying(state: State, figure: int, entry: int) -> None:
    """S22.24: a card that stayed beside a figure's deck goes face up to its owner's discard pile."""
    row = list(state.stays[figure])
    row.remove(entry)
    state.stays = put(state.stays, figure, tuple(row))
    lay_on_discard(state, entry >> 8 & 15, entry & CARD)
    state.tell(Event.ENDS, figure, entry & CARD)
    refresh_forbidden(state)


class Mark(Deed):
    """A word that other chapters ask for: `lessen` (defeat.py), `widen` (reveal.py), `forbid wound` (zones.py)."""

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        pass
