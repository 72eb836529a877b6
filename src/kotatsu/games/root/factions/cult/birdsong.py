# compiled with mypyc
"""The Cult's Birdsong (R10.4): the Outcast, the Lost Souls, conspiracies."""
from typing import Final

from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import BIRD, BUILDINGS, CLEARINGS, PIECES, CardKind, Piece
from kotatsu.games.root.factions.cult.gardens import has_garden_left
from kotatsu.games.root.phases.battle import battles, start_battle
from kotatsu.games.root.phases.cards import with_one
from kotatsu.games.root.phases.moves import moves, place_piece, place_warriors, shift
from kotatsu.games.root.phases.removal import AFTERMATH, take_piece, take_warriors
from kotatsu.games.root.phases.windows import birdsong_extra, birdsong_extras, end_birdsong
from kotatsu.games.root.queries import are_enemies, may_place, warriors
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

CRUSADE: Final = 2                 # acolytes; one less each if the Outcast is Hated
CONVERT: Final = 2
SANCTIFY: Final = 3


def birdsong(seat: int) -> list[Item]:
    """R10.4."""
    return [AdjustOutcast(seat), DiscardSouls(seat), CultConspire(seat)]


class AdjustOutcast(Step):
    """R10.4.1: the most frequent suit among the Lost Souls, birds aside; the same suit, a tie or none: Hated."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board, suits = state.cult, state.book.card_suit
        counts = [0, 0, 0]
        for card in state.souls:
            if suits[card] != BIRD:
                counts[suits[card]] += 1
        most = max(counts)
        if counts.count(most) == 1 and counts.index(most) != board.outcast:
            board.outcast = counts.index(most)
            board.hated = 0
        else:
            board.hated = 1
        state.tell(Event.OUTCAST, self.seat, board.outcast, board.hated)


class DiscardSouls(Step):
    """R10.4.2: the Lost Souls go to the discard pile, dominance cards become available (R3.3.3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if not state.souls:
            return
        state.tell(Event.SOULS, self.seat, len(state.souls))
        for card in state.souls:
            if state.book.card_kind[card] == CardKind.DOMINANCE:
                state.available = with_one(state.available, card)
            else:
                state.discard.append(card)
        state.souls = []


def conversions(state: State, seat: int, where: int) -> list[Action]:
    """R10.4.3.ii: an enemy warrior where an own one may be placed; the spent acolytes are back in supply by then."""
    return [act(Verb.CONVERT, clearing, other) for clearing in range(CLEARINGS)
            if where >> clearing & 1 and may_place(state, seat, clearing)
            for other in state.book.armies if are_enemies(state, seat, other) and warriors(state, other, clearing)]


def sanctifications(state: State, seat: int, where: int) -> list[Action]:
    """R10.4.3.iii: an enemy building where a garden may be placed; its slot is free then."""
    if not has_garden_left(state, state.cult.outcast):
        return []
    return [act(Verb.SANCTIFY, clearing, piece) for clearing in range(CLEARINGS)
            if where >> clearing & 1 and may_place(state, seat, clearing)
            for piece in range(BUILDINGS) if state.pieces[clearing * PIECES + piece]
            and are_enemies(state, seat, state.book.piece_seat[piece])]


def conspiracies(state: State, seat: int) -> list[Action]:
    """R10.4.3: all that the acolytes can pay for, in the clearings of the Outcast suit."""
    board = state.cult
    means = board.acolytes + board.hated
    where = state.grounds[board.outcast]
    found: list[Action] = []
    if means >= CRUSADE:
        found.extend(battles(state, seat, where))
        found.extend(moves(state, seat, where))
    if means >= CONVERT:
        found.extend(conversions(state, seat, where))
    if means >= SANCTIFY:
        found.extend(sanctifications(state, seat, where))
    return found


def conspiracy_cost(state: State, verb: int) -> int:
    """R10.4.3: one acolyte less if Hated."""
    return (SANCTIFY if verb == Verb.SANCTIFY else CONVERT if verb == Verb.CONVERT else CRUSADE) - state.cult.hated


class CultConspire(Decision):
    """R10.4.3, R-P16: any conspiracies, in any order and number; a crusade is a battle or a move."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.cult.acolytes + state.cult.hated >= CRUSADE and bool(conspiracies(state, self.seat))

    def options(self, state: State) -> list[Action]:
        return [DONE, *conspiracies(state, self.seat), *birdsong_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, a, b, c = parts(action)
        if verb == Verb.DONE:
            end_birdsong(state)
            return
        seat = self.seat
        state.push(self)
        if birdsong_extra(state, seat, action):
            return
        cost = conspiracy_cost(state, verb)
        state.cult.acolytes -= cost
        state.supply[seat] += cost
        if verb == Verb.BATTLE:
            state.tell(Event.CRUSADE, seat, a, cost)
            start_battle(state, a, seat, b)
        elif verb == Verb.MOVE:
            state.tell(Event.CRUSADE, seat, a, cost)
            state.push(CrusadeBattle(seat, b))
            shift(state, seat, a, b, c, seat)
        elif verb == Verb.CONVERT:
            state.tell(Event.CONVERTED, seat, a, b, cost)
            state.push(AFTERMATH)
            take_warriors(state, b, a, 1)
            place_warriors(state, seat, a, 1)
        else:
            state.tell(Event.SANCTIFIED, seat, a, b, cost)
            state.push(AFTERMATH)
            take_piece(state, b, a, seat)
            place_piece(state, Piece.GARDEN, a)


class CrusadeBattle(Decision):
    """R10.4.3.i: after the move a battle in the new clearing, if the Cult likes."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def applies(self, state: State) -> bool:
        return bool(battles(state, self.seat, 1 << self.clearing))

    def options(self, state: State) -> list[Action]:
        return [DONE, *battles(state, self.seat, 1 << self.clearing)]

    def apply(self, state: State, action: Action) -> None:
        verb, clearing, defender, _ = parts(action)
        if verb == Verb.BATTLE:
            start_battle(state, clearing, self.seat, defender)
