# compiled with mypyc
"""The Alliance's Daylight (R8.5): craft, mobilize, train, in any order and number."""
from kotatsu.games.root.actions import DONE, FIRST_MOBILIZE, Verb
from kotatsu.games.root.book import BIRD, Piece
from kotatsu.games.root.factions.alliance.birdsong import promote
from kotatsu.games.root.factions.alliance.losses import has_room, join_supporters
from kotatsu.games.root.phases.cards import leave_hand, left_hidden, spend
from kotatsu.games.root.phases.crafting import begin_craft, crafts
from kotatsu.games.root.phases.windows import add_extras, daylight_extra, daylight_extras, end_daylight
from kotatsu.games.root.queries import kinds, places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import EVERYONE, NOBODY, Decision, Item


def daylight(seat: int) -> list[Item]:
    """R8.5."""
    return [AllianceDay(seat)]


def trainees(state: State, seat: int) -> list[int]:
    """R8.5.3: hand cards of the suit of a base on the map, if a warrior is in supply."""
    bases = places(state, Piece.BASE)
    if not bases or state.supply[seat] == 0 or not state.hands[seat]:
        return []
    suits = [state.suits[clearing] for clearing in bases]
    return [card for card in kinds(state.hands[seat]) if state.book.card_suit[card] == BIRD or state.book.card_suit[card] in suits]


class AllianceDay(Decision):
    """R8.5, R-P16: as long as she holds a card, or may come by one, there is something to do."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return bool(state.hands[self.seat]) or bool(daylight_extras(state, self.seat))

    def options(self, state: State) -> list[Action]:
        seat = self.seat
        found = [DONE]
        found.extend(crafts(state, seat))
        for card in kinds(state.hands[seat]):
            found.append(FIRST_MOBILIZE | card << 16)
        for card in trainees(state, seat):
            found.append(act(Verb.TRAIN, card))
        add_extras(found, state, seat)
        return found

    def seen_by(self, state: State, action: Action) -> int:
        """R8.2.3: which card joins the supporters is hers to know, unless it is discarded on arrival."""
        return 1 << self.seat if parts(action)[0] == Verb.MOBILIZE and has_room(state) else EVERYONE

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.DONE:
            end_daylight(state)
            return
        seat = self.seat
        state.push(self)
        if verb == Verb.CRAFT:
            begin_craft(state, seat, card)
        elif verb == Verb.MOBILIZE:
            mobilize(state, seat, card)
        elif verb == Verb.TRAIN:
            spend(state, seat, card)
            promote(state, seat)
        else:
            daylight_extra(state, seat, action)


def mobilize(state: State, seat: int, card: int) -> None:
    """R8.5.2, R8.5.2-2: a hand card joins the supporters, unseen; above the limit it is discarded at once, for all to see."""
    if has_room(state):
        state.hands[seat].remove(card)
        left_hidden(state, seat, card, NOBODY)       # R-P18
    else:
        leave_hand(state, seat, card)
    join_supporters(state, card)
