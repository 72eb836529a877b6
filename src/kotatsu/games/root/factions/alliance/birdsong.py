"""The Alliance's Birdsong (R8.4): revolts, then spreading sympathy, both paid with supporters."""
from typing import Final

from kotatsu.games.root.actions import DONE, Told, Verb
from kotatsu.games.root.book import BIRD, BUILDINGS, CLEARINGS, PIECES, Piece
from kotatsu.games.root.factions.alliance.losses import drop_supporter
from kotatsu.games.root.factions.alliance.sympathy import is_sympathetic, place_sympathy, spread_cost, spread_targets
from kotatsu.games.root.phases.moves import place_piece, place_warriors
from kotatsu.games.root.phases.removal import Aftermath, wipe
from kotatsu.games.root.phases.windows import birdsong_extra, birdsong_extras, end_birdsong
from kotatsu.games.root.queries import are_enemies, matching, open_slots, places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

REVOLT_COST: Final = 2             # R8.4.1.ii


def birdsong(state: State, seat: int) -> list[Item]:
    """R8.4: any number of revolts, then any number of spreads."""
    return [AllianceRise(seat)]


def supporters_of(state: State, suit: int) -> int:
    """R2.1.1: supporters that can be spent for a suit, birds among them."""
    suits = state.book.card_suit
    return sum([1 for card in state.alliance.supporters if suits[card] == suit or suits[card] == BIRD])


def has_base(state: State, suit: int) -> bool:
    """Whether the base of a suit is on the map; a base has the suit of its clearing."""
    for clearing in places(state, Piece.BASE):
        if state.suits[clearing] == suit:
            return True
    return False


def has_room_for_base(state: State, seat: int, clearing: int) -> bool:
    """R2.2.3: a slot is open once the enemies' buildings are gone; ruins stay (R2.2.4). RG.6.2: never in a scorched clearing."""
    if state.scorched >> clearing & 1:
        return False
    free = open_slots(state, clearing)
    for piece in range(BUILDINGS):
        number = state.pieces[clearing * PIECES + piece]
        if number and are_enemies(state, seat, state.book.piece_seat[piece]):
            free += number
    return free > 0


def revolt_targets(state: State, seat: int) -> list[int]:
    """R8.4.1.i: sympathetic clearings of suits whose base is not on the map, with room for it."""
    return [clearing for clearing in range(CLEARINGS) if is_sympathetic(state, clearing)
            and not has_base(state, state.suits[clearing]) and has_room_for_base(state, seat, clearing)]


class AllianceRise(Decision):
    """R8.4: revolt, spread or stop; after the first spread no more revolts. Asked where the number of supporters would do."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        """Others see how many supporters there are, not which: only the number decides whether she is asked."""
        number = len(state.alliance.supporters)
        if not number:
            return False
        if not state.alliance.spreading and number >= REVOLT_COST and revolt_targets(state, self.seat):
            return True
        for clearing in spread_targets(state, self.seat):
            if number >= spread_cost(state, self.seat, clearing):
                return True
        return False

    def options(self, state: State) -> list[Action]:
        seat, suits = self.seat, state.suits
        payable = [supporters_of(state, suit) for suit in range(3)]
        found = [DONE]
        if not state.alliance.spreading:
            found.extend([act(Verb.REVOLT, clearing) for clearing in revolt_targets(state, seat)
                          if payable[suits[clearing]] >= REVOLT_COST])
        found.extend([act(Verb.SPREAD, clearing) for clearing in spread_targets(state, seat)
                      if payable[suits[clearing]] >= spread_cost(state, seat, clearing)])
        found.extend(birdsong_extras(state, seat))
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, clearing, _, _ = parts(action)
        if verb == Verb.DONE:
            end_birdsong(state)
            return
        seat = self.seat
        state.then(AllianceRise(seat))
        if birdsong_extra(state, seat, action):
            return
        suit = state.suits[clearing]
        if verb == Verb.REVOLT:
            state.tell(Told.REVOLTED, seat, clearing)
            state.then(SpendSupporters(seat, suit, REVOLT_COST), RevoltBreaksOut(seat, clearing))
        else:
            state.alliance.spreading = 1
            state.then(SpendSupporters(seat, suit, spread_cost(state, seat, clearing)), SympathySpreads(seat, clearing))


class SpendSupporters(Step):
    """So many supporters of a suit are spent; asked one by one unless all there are must go."""

    def __init__(self, seat: int, suit: int, number: int) -> None:
        self.seat, self.suit, self.number = seat, suit, number

    def run(self, state: State) -> None:
        supporters = state.alliance.supporters
        if self.number == 0:
            return
        if self.number < len(supporters):
            state.then(PaySupporter(self.seat, self.suit, self.number))
            return
        for card in supporters[:]:
            drop_supporter(state, card)
            state.tell(Told.SPENT, self.seat, card)
        state.reveals += 1


class PaySupporter(Decision):
    """R8.4.1.ii, R8.4.2.ii: which supporter is spent. Asked even if only one fits: the others may not learn that."""

    def __init__(self, seat: int, suit: int, number: int) -> None:
        self.seat, self.suit, self.number = seat, suit, number

    def options(self, state: State) -> list[Action]:
        return [act(Verb.SUPPORT, card) for card in matching(state, state.alliance.supporters, self.suit)]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        drop_supporter(state, card)
        state.tell(Told.SPENT, self.seat, card)
        state.then(SpendSupporters(self.seat, self.suit, self.number - 1))


class RevoltBreaksOut(Step):
    """R8.4.1.iii: all enemy pieces leave, with all that follows from it."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: State) -> None:
        state.then(Aftermath(), BaseRises(self.seat, self.clearing))
        wipe(state, self.clearing, self.seat)


class BaseRises(Step):
    """R8.4.1.iii, R-A5: the base, a warrior per sympathetic clearing of its suit, then an officer, as far as the supply goes."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: State) -> None:
        suit = state.suits[self.clearing]
        place_piece(state, Piece.BASE, self.clearing)
        friendly = sum([1 for clearing in places(state, Piece.SYMPATHY) if state.suits[clearing] == suit])
        place_warriors(state, self.seat, self.clearing, friendly)
        promote(state, self.seat)


def promote(state: State, seat: int) -> None:
    """A warrior of the supply becomes an officer."""
    if state.supply[seat] > 0:
        state.supply[seat] -= 1
        state.alliance.officers += 1
        state.tell(Told.OFFICER, seat, state.alliance.officers)


class SympathySpreads(Step):
    """R8.4.2.iii."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: State) -> None:
        place_sympathy(state, self.seat, self.clearing)
