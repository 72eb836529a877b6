# compiled with mypyc
"""What a player may do between his own actions: lasting effects and dominance cards (R-P16, facts: windows of cards)."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import NOWHERE, THRESHOLD, CardKind
from kotatsu.games.root.factions.vagabond.coalition import coalitions, join_coalition
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.phases.effects import add_uses, use_at
from kotatsu.games.root.queries import enough_points, public_copies
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision

# --- Birdsong

def birdsong_extras(state: State, seat: int) -> list[Action]:
    """Lasting effects that work at any time of the own Birdsong."""
    if not state.effects[seat]:
        return []
    found: list[Action] = []
    add_uses(found, state, seat, Moment.BIRDSONG)
    return found


def birdsong_extra(state: State, seat: int, action: Action) -> bool:
    """Carry out one of `birdsong_extras`; False if it is none."""
    return state.effects[seat] != 0 and use_at(state, seat, Moment.BIRDSONG, action)


def end_birdsong(state: State) -> None:
    """Whoever is done where the extras were offered too is not asked again by `BirdsongEnds`."""
    state.phase = Phase.DAYLIGHT


class BirdsongEnds(Decision):
    """R-P16: the last moment of Birdsong for lasting effects; asked only of those who have one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.phase == Phase.BIRDSONG and bool(birdsong_extras(state, self.seat))

    def options(self, state: State) -> list[Action]:
        return [DONE, *birdsong_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        if action != DONE:
            state.push(self)
            birdsong_extra(state, self.seat, action)


# --- Daylight

def is_bare(state: State, seat: int) -> bool:
    """No effect, too few points for dominance, and no such card to take: the rule in most turns."""
    return not state.effects[seat] and state.points[seat] < THRESHOLD and not state.available


def daylight_extras(state: State, seat: int) -> list[Action]:
    """Lasting effects that work in Daylight; dominance cards are activated and taken (R3.3.1, R3.3.4)."""
    found: list[Action] = []
    add_extras(found, state, seat)
    return found


def add_extras(found: list[Action], state: State, seat: int) -> None:
    """The same into a list."""
    if is_bare(state, seat):
        return
    book, hand = state.book, state.hands[seat]
    if state.effects[seat]:
        add_uses(found, state, seat, Moment.DAYLIGHT)
    if state.points[seat] >= THRESHOLD and enough_points(state, seat):       # most have too few: no call for them
        if TRAITS[book.faction[seat]].may_activate(state):
            last = NOWHERE
            for card in hand:
                if card != last and book.card_kind[card] == CardKind.DOMINANCE:
                    found.append(act(Verb.ACTIVATE, card))
                last = card
        else:
            found.extend(coalitions(state, seat))
    if hand:
        for card in state.available:
            found.extend(book.cards[card].line_at(Moment.AVAILABLE).deeds[0].options(state, seat, card))


def may_have_extras(state: State, seat: int) -> bool:
    """Whether, for all the others know, `daylight_extras` may be there: a dominance card in hand, a card to take one with."""
    if is_bare(state, seat):
        return False
    if daylight_extras(state, seat):
        return True
    if not state.hands[seat] or TRAITS[state.book.faction[seat]].open_hand():
        return False
    if state.available:
        return True
    may_activate = TRAITS[state.book.faction[seat]].may_activate(state) or state.book.seats >= 4
    return may_activate and enough_points(state, seat) and could_hold_dominance(state)


def could_hold_dominance(state: State) -> bool:
    """Whether a dominance card lies where not everybody sees it."""
    for card in state.book.dominance:
        out = public_copies(state, card) + state.dominance.count(state.book.card_suit[card]) + state.joined.count(card)
        if out < state.book.card_copies[card]:
            return True
    return False


def daylight_extra(state: State, seat: int, action: Action) -> bool:
    """Carry out one of `daylight_extras`; False if it is none."""
    verb, a, b, _ = parts(action)
    if verb == Verb.ACTIVATE:
        state.book.cards[a].line_at(Moment.DAYLIGHT).use(state, seat, action)
        state.tell(Event.ACTIVATED, seat, state.book.card_suit[a])
    elif verb == Verb.TAKE:
        state.book.cards[a].line_at(Moment.AVAILABLE).use(state, seat, action)
        state.tell(Event.TOOK, seat, a)
    elif verb == Verb.JOIN:
        join_coalition(state, seat, a, b)
    else:
        return state.effects[seat] != 0 and use_at(state, seat, Moment.DAYLIGHT, action)
    return True


def end_daylight(state: State) -> None:
    """Whoever is done where the extras were offered too is not asked again by `DaylightEnds`."""
    state.phase = Phase.EVENING


class DaylightEnds(Decision):
    """R-P16: the last moment of Daylight for lasting effects and dominance; not after turmoil has ended it (R7.7.4)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.phase == Phase.DAYLIGHT and may_have_extras(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return [DONE, *daylight_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        if action != DONE:
            state.push(self)
            daylight_extra(state, self.seat, action)
