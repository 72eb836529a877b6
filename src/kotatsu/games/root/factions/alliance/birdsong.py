# compiled with mypyc
"""The Alliance's Birdsong (R8.4): revolts, then spreading sympathy, both paid with supporters."""
from typing import Final

from kotatsu.games.root.actions import DONE, FIRST_SUPPORT, Event, Verb
from kotatsu.games.root.book import BIRD, BITS, BUILDINGS, PIECES, Piece
from kotatsu.games.root.factions.alliance.losses import drop_supporter
from kotatsu.games.root.factions.alliance.sympathy import martial_law, place_sympathy, spread_cost, spread_targets
from kotatsu.games.root.phases.moves import place_piece, place_warriors
from kotatsu.games.root.phases.removal import Aftermath, wipe
from kotatsu.games.root.phases.windows import birdsong_extra, birdsong_extras, end_birdsong
from kotatsu.games.root.queries import are_enemies, matching, on_map, open_slots, places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

REVOLT_COST: Final = 2             # R8.4.1.ii


def birdsong(seat: int) -> list[Item]:
    """R8.4: any number of revolts, then any number of spreads."""
    return [AllianceRise(seat)]


def supporters_by_suit(state: State) -> list[int]:
    """R2.1.1, R8.4.1.ii, R8.4.2.ii: supporters that can be spent for each suit, birds among them."""
    number = [0, 0, 0, 0]
    for card in state.alliance.supporters:
        number[state.book.card_suit[card]] += 1
    return [number[suit] + number[BIRD] for suit in range(3)]


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


def revolt_targets(state: State, seat: int) -> int:
    """R8.4.1.i: sympathetic clearings of suits whose base (of its clearing's suit) is not on the map, with room for it."""
    wanted = state.spots[Piece.SYMPATHY]
    for base in BITS[state.spots[Piece.BASE]]:
        wanted &= ~state.grounds[state.suits[base]]
    found = 0
    for clearing in BITS[wanted]:
        if has_room_for_base(state, seat, clearing):
            found |= 1 << clearing
    return found


class AllianceRise(Decision):
    """R8.4, R-P16: revolt, spread or stop; after the first spread no revolts. Asked where the number of supporters would do."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        """Others see how many supporters there are, not which: only the number decides whether she is asked."""
        number = len(state.alliance.supporters)
        if not number:
            return False
        if not state.alliance.spreading and number >= REVOLT_COST and revolt_targets(state, self.seat):
            return True
        targets = spread_targets(state, self.seat)
        if not targets:
            return False
        cost = state.book.sympathy_cost[on_map(state, Piece.SYMPATHY)]
        return number > cost or (number == cost and martial_law(state, self.seat, targets) != targets)

    def options(self, state: State) -> list[Action]:
        seat, suits = self.seat, state.suits
        payable = supporters_by_suit(state)
        found = [DONE]
        if not state.alliance.spreading and len(state.alliance.supporters) >= REVOLT_COST:
            for clearing in BITS[revolt_targets(state, seat)]:
                if payable[suits[clearing]] >= REVOLT_COST:
                    found.append(act(Verb.REVOLT, clearing))
        targets = spread_targets(state, seat)
        if targets:
            cost = state.book.sympathy_cost[on_map(state, Piece.SYMPATHY)]
            guarded = martial_law(state, seat, targets)
            first = act(Verb.SPREAD)
            for clearing in BITS[targets]:
                if payable[suits[clearing]] >= cost + (guarded >> clearing & 1):
                    found.append(first | clearing << 16)
        if state.effects[seat]:
            found.extend(birdsong_extras(state, seat))
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, clearing, _, _ = parts(action)
        if verb == Verb.DONE:
            end_birdsong(state)
            return
        seat = self.seat
        state.push(self)
        if birdsong_extra(state, seat, action):
            return
        suit = state.suits[clearing]
        if verb == Verb.REVOLT:
            state.tell(Event.REVOLTED, seat, clearing)
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
            state.push(PaySupporter(self.seat, self.suit, self.number))
            return
        for card in supporters[:]:
            drop_supporter(state, card)
            state.tell(Event.SPENT, self.seat, card)
        state.reveals += 1


class PaySupporter(Decision):
    """R8.4.1.ii, R8.4.2.ii: which supporter is spent. Asked even if only one fits: the others may not learn that."""

    def __init__(self, seat: int, suit: int, number: int) -> None:
        self.seat, self.suit, self.number = seat, suit, number

    def options(self, state: State) -> list[Action]:
        return [FIRST_SUPPORT | card << 16 for card in matching(state, state.alliance.supporters, self.suit)]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        drop_supporter(state, card)
        state.tell(Event.SPENT, self.seat, card)
        state.push(SpendSupporters(self.seat, self.suit, self.number - 1))


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
        state.tell(Event.OFFICER, seat, state.alliance.officers)


class SympathySpreads(Step):
    """R8.4.2.iii."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: State) -> None:
        place_sympathy(state, self.seat, self.clearing)
