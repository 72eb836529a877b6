# compiled with mypyc
"""The Riverfolk's Daylight (R11.5): actions in any order and number, paid with funds."""
from typing import Final

from kotatsu.games.root.actions import DONE, Event, Verb, Why
from kotatsu.games.root.book import BITS, NOWHERE, PIECES, Piece
from kotatsu.games.root.factions.riverfolk.craft import pay_with_funds
from kotatsu.games.root.factions.riverfolk.funds import SpendFund, commit, recruit_payers, return_funds, total_funds
from kotatsu.games.root.factions.riverfolk.setup import river_clearings
from kotatsu.games.root.phases.battle import add_battles, start_battle
from kotatsu.games.root.phases.cards import DrawCard, cards_to_draw, leave_hand, put_away
from kotatsu.games.root.phases.crafting import begin_craft, is_craftable
from kotatsu.games.root.phases.moves import add_moves, place_piece, place_warriors, shift
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.phases.windows import add_extras, daylight_extra, daylight_extras, end_daylight
from kotatsu.games.root.queries import kinds, may_place, placeable
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

POSTS_PER_SUIT: Final = 3
POST_COST: Final = 2


def daylight(seat: int) -> list[Item]:
    return [RiverfolkAct(seat)]


def add_crafts_and_exports(found: list[Action], state: State, seat: int) -> None:
    """R11.5.3, R11.5.3.i: whatever can be crafted can be exported."""
    for card in kinds(state.hands[seat]):
        if is_craftable(state, seat, card):
            found.append(act(Verb.CRAFT, card))
            found.append(act(Verb.EXPORT, card))


def may_post(state: State, seat: int, clearing: int) -> bool:
    """R11.5.6.i, R11.5.6.ii, R11.2.5: ruled by somebody with two warriors among the funds, no post there, one of the suit left."""
    lord = state.rulers[clearing]
    return (lord != NOWHERE and state.riverfolk.funds[lord] >= POST_COST and state.pieces[clearing * PIECES + Piece.POST] == 0
            and state.riverfolk.placed[state.suits[clearing]] < POSTS_PER_SUIT and may_place(state, seat, clearing))


def add_river_actions(found: list[Action], state: State, seat: int) -> None:
    """R11.5: everything that costs a fund."""
    if not total_funds(state):
        return
    add_moves(found, state, seat)
    add_battles(found, state, seat)
    add_crafts_and_exports(found, state, seat)
    if cards_to_draw(state):
        found.append(act(Verb.DRAWCARD))
    if recruit_payers(state, seat):
        for clearing in river_clearings(state, seat):
            found.append(act(Verb.HIRE, clearing))
    for clearing in BITS[placeable(state, seat) & ~state.spots[Piece.POST]]:
        if may_post(state, seat, clearing):
            found.append(act(Verb.POST, clearing))


def can_use_funds(state: State, seat: int) -> bool:
    """Whether `add_river_actions` would list anything: as long as a card can be drawn, it would."""
    if cards_to_draw(state):
        return total_funds(state) > 0
    found: list[Action] = []
    add_river_actions(found, state, seat)
    return bool(found)


class RiverfolkAct(Decision):
    """R11.5, R-P16: one action after another until they end; asked only while something can be done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return can_use_funds(state, self.seat) or bool(daylight_extras(state, self.seat))

    def options(self, state: State) -> list[Action]:
        found = [DONE]
        add_river_actions(found, state, self.seat)
        add_extras(found, state, self.seat)
        return found

    def apply(self, state: State, action: Action) -> None:
        if action == DONE:
            end_daylight(state)
            return
        seat = self.seat
        state.push(self)
        if daylight_extra(state, seat, action):
            return
        verb, a, b, c = parts(action)
        if verb == Verb.CRAFT:
            begin_craft(state, seat, a)
        elif verb == Verb.EXPORT:
            state.push(FinishExport(seat, a))
            pay_with_funds(state, seat, state.book.card_cost[a])
        elif verb == Verb.HIRE:
            recruit(state, seat, a)
        elif verb == Verb.POST:
            place_post(state, seat, a)
        else:                                    # R11.5.1, R11.5.2, R11.5.4: a fund is committed first
            if verb == Verb.MOVE:
                state.push(RiverfolkMove(seat, a, b, c))
            elif verb == Verb.BATTLE:
                state.push(RiverfolkBattle(seat, a, b))
            else:
                state.push(DrawCard(seat))
            commit(state, seat)


class RiverfolkMove(Step):
    """R11.5.1, R11.2.2."""

    def __init__(self, seat: int, src: int, dst: int, number: int) -> None:
        self.seat, self.src, self.dst, self.number = seat, src, dst, number

    def run(self, state: State) -> None:
        shift(state, self.seat, self.src, self.dst, self.number, self.seat)


class RiverfolkBattle(Step):
    """R11.5.2."""

    def __init__(self, seat: int, clearing: int, defender: int) -> None:
        self.seat, self.clearing, self.defender = seat, clearing, defender

    def run(self, state: State) -> None:
        start_battle(state, self.clearing, self.seat, self.defender)


class FinishExport(Step):
    """R11.5.3.i: the card is discarded without its effect; an own warrior goes into Payments, if there is one."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def run(self, state: State) -> None:
        leave_hand(state, self.seat, self.card)
        put_away(state, self.card)
        number = min(1, state.supply[self.seat])
        state.supply[self.seat] -= number
        state.riverfolk.payments[self.seat] += number
        state.tell(Event.EXPORTED, self.seat, self.card, number)


def recruit(state: State, seat: int, clearing: int) -> None:
    """R11.5.5: a fund is spent, then a warrior comes from supply."""
    state.push(PlaceRecruit(seat, clearing))
    payers = recruit_payers(state, seat)
    if len(payers) == 1:
        return_funds(state, payers[0], 1)
    else:
        state.push(SpendFund(seat))


class PlaceRecruit(Step):
    """R11.5.5."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: State) -> None:
        place_warriors(state, self.seat, self.clearing, 1)


def place_post(state: State, seat: int, clearing: int) -> None:
    """R11.5.6.ii, R11.5.6.iii: two funds of the ruler are spent; a post, a warrior if there is one (R11.5.6.iii-2), points."""
    board, suit = state.riverfolk, state.suits[clearing]
    return_funds(state, state.rulers[clearing], POST_COST)
    place_piece(state, Piece.POST, clearing)
    place_warriors(state, seat, clearing, 1)
    points = state.book.post_points[board.placed[suit]]
    board.placed[suit] += 1
    score(state, seat, points, Why.POST)
