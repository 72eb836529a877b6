# compiled with mypyc
"""The Marquise's Daylight (Law 6.5): craft, then three actions and one for each bird spent."""
from typing import Final

from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import BIRD, NOWHERE, Piece
from kotatsu.games.root.factions.marquise.build import add_builds, begin_build
from kotatsu.games.root.factions.marquise.fill_buildings import FillEach, sites, wood_supply
from kotatsu.games.root.map_pieces import add_tokens
from kotatsu.games.root.phases.battle import add_battles, start_battle
from kotatsu.games.root.phases.cards import spend
from kotatsu.games.root.phases.crafting import begin_craft, crafts
from kotatsu.games.root.phases.moves import add_moves, can_move, shift
from kotatsu.games.root.phases.windows import add_extras, daylight_extra, daylight_extras, end_daylight
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

ACTIONS: Final = 3


def daylight(seat: int) -> list[Item]:
    """R6.5."""
    return [CountActions(seat), MarquiseAct(seat)]


class CountActions(Step):
    """R6.5: three actions; R6.5.3: Recruit is fresh, crafting is open (R6.2.1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        board = state.marquise
        board.actions, board.acting, board.recruited = ACTIONS, 0, 0


def may_recruit(state: State) -> bool:
    """R6.5.3: once a turn, if a warrior can be placed at a recruiter."""
    return not state.marquise.recruited and state.supply[state.book.marquise] > 0 and bool(sites(state, Piece.RECRUITER))


def add_overworks(found: list[Action], state: State, seat: int) -> None:
    """R6.5.5: a card, and a clearing of its suit with a sawmill; not without wood in supply."""
    hand = state.hands[seat]
    if hand and wood_supply(state) > 0:
        suits = state.book.card_suit
        for clearing in sites(state, Piece.SAWMILL):
            suit, last, first = state.suits[clearing], NOWHERE, act(Verb.OVERWORK, 0, clearing)
            for card in hand:
                if card != last and (suits[card] == suit or suits[card] == BIRD):
                    found.append(first | card << 16)
                last = card


def add_birds(found: list[Action], state: State, seat: int) -> None:
    """R6.5-2: bird cards that buy one more action each."""
    suits, last = state.book.card_suit, NOWHERE
    for card in state.hands[seat]:
        if card != last and suits[card] == BIRD:
            found.append(act(Verb.EXTRA, card))
        last = card


class MarquiseAct(Decision):
    """R6.5, R-P16: what she does next. With a card in hand she is asked even with no action left: it might be a bird (R6.5-2)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.marquise.actions > 0 or bool(state.hands[self.seat]) or bool(daylight_extras(state, self.seat))

    def options(self, state: State) -> list[Action]:
        seat = self.seat
        found = [DONE]
        if state.marquise.acting == 0:           # R6.2.1
            found.extend(crafts(state, seat))
        if state.marquise.actions > 0:
            add_battles(found, state, seat)
            add_moves(found, state, seat)
            if may_recruit(state):
                found.append(act(Verb.RECRUIT))
            add_builds(found, state, seat)
            add_overworks(found, state, seat)
        add_birds(found, state, seat)
        add_extras(found, state, seat)
        return found

    def apply(self, state: State, action: Action) -> None:
        seat = self.seat
        verb, a, b, c = parts(action)
        if verb == Verb.DONE:
            end_daylight(state)
            return
        state.push(self)
        if verb == Verb.CRAFT:                   # R6.2.1
            begin_craft(state, seat, a)
            return
        if daylight_extra(state, seat, action):
            return
        board = state.marquise
        board.acting = 1
        if verb == Verb.EXTRA:
            spend(state, seat, a)
            board.actions += 1
            state.tell(Event.EXTRA, seat, board.actions)
            return
        board.actions -= 1
        if verb == Verb.BATTLE:
            start_battle(state, a, seat, b)
        elif verb == Verb.MOVE:                  # R6.5.2
            state.push(MarchOn(seat))
            shift(state, seat, a, b, c, seat)
        elif verb == Verb.RECRUIT:
            board.recruited = 1
            state.tell(Event.RECRUITS, seat)
            state.push(FillEach(seat, Piece.RECRUITER))
        elif verb == Verb.BUILD:
            begin_build(state, seat, a, b)
        elif verb == Verb.OVERWORK:
            spend(state, seat, a)
            add_tokens(state, Piece.WOOD, b, 1)
            state.tell(Event.OVERWORK, seat, b)


class MarchOn(Decision):
    """R6.5.2: the second move of a March, if she likes; R4.2.2: the same warriors or others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return can_move(state, self.seat)

    def options(self, state: State) -> list[Action]:
        found = [DONE]
        add_moves(found, state, self.seat)
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, src, dst, number = parts(action)
        if verb == Verb.MOVE:
            shift(state, self.seat, src, dst, number, self.seat)
