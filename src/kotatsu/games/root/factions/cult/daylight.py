# compiled with mypyc
"""The Cult's Daylight (R10.5): cards are revealed, one ritual each."""
from kotatsu.games.root.actions import DONE, Event, Verb, Why
from kotatsu.games.root.book import BIRD, BITS, Piece
from kotatsu.games.root.factions.cult.gardens import gardens, has_garden_left
from kotatsu.games.root.phases.cards import insert, leave_hand, spend
from kotatsu.games.root.phases.moves import place_piece, place_warriors
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.phases.windows import add_extras, daylight_extra, daylight_extras, end_daylight
from kotatsu.games.root.queries import kinds, open_slots, placeable
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item


def daylight(seat: int) -> list[Item]:
    """R10.5."""
    return [CultRitual(seat)]


def garden_sites(state: State, seat: int, suit: int) -> list[int]:
    """R10.5.1: ruled clearings of the suit with an open slot, while gardens of the suit are left."""
    if not has_garden_left(state, suit):
        return []
    suits = state.suits
    return [clearing for clearing in BITS[state.ruled[seat] & placeable(state, seat)]
            if suits[clearing] == suit and open_slots(state, clearing) > 0]


def pulpits(state: State, seat: int, suit: int) -> list[int]:
    """R10.5.2: any clearing of the suit, if a warrior is in supply."""
    if state.supply[seat] == 0:
        return []
    suits = state.suits
    return [clearing for clearing in BITS[placeable(state, seat)] if suits[clearing] == suit]


def ritual_points(state: State, suit: int) -> int:
    """R10.5.3: by the gardens of the suit on the map."""
    return state.book.garden_points[gardens(state, suit)]


def add_rituals(found: list[Action], state: State, seat: int, card: int) -> None:
    """R10.5: what a revealed card allows; R10.2.2: birds serve for the sacrifice only."""
    suit = state.book.card_suit[card]
    if suit == BIRD:
        if state.supply[seat] > 0:
            found.append(act(Verb.SACRIFICE, card))
        return
    for clearing in garden_sites(state, seat, suit):
        found.append(act(Verb.GARDEN, card, clearing))
    for clearing in pulpits(state, seat, suit):
        found.append(act(Verb.PREACH, card, clearing))
    if not state.cult.scored >> suit & 1:
        found.append(act(Verb.SCORE, card))


class CultRitual(Decision):
    """R10.5, R-P16: asked as long as a card is in hand, whatever it may be good for, or may be drawn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return bool(state.hands[self.seat]) or bool(daylight_extras(state, self.seat))

    def options(self, state: State) -> list[Action]:
        found = [DONE]
        for card in kinds(state.hands[self.seat]):
            add_rituals(found, state, self.seat, card)
        add_extras(found, state, self.seat)
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, card, clearing, _ = parts(action)
        if verb == Verb.DONE:
            end_daylight(state)
            return
        seat = self.seat
        state.push(self)
        if daylight_extra(state, seat, action):
            return
        state.tell(Event.REVEALED, seat, card)
        if verb == Verb.SCORE:
            suit = state.book.card_suit[card]
            state.cult.scored |= 1 << suit
            spend(state, seat, card)
            score(state, seat, ritual_points(state, suit), Why.RITUAL)
            return
        leave_hand(state, seat, card)
        insert(state.cult.revealed, card)
        if verb == Verb.GARDEN:
            place_piece(state, Piece.GARDEN, clearing)
        elif verb == Verb.PREACH:
            place_warriors(state, seat, clearing, 1)
        else:                                    # R10.5.4
            state.supply[seat] -= 1
            state.cult.acolytes += 1
            state.tell(Event.ACOLYTE, seat, state.cult.acolytes)
