# compiled with mypyc
"""BC6, BC7, BC12: an attack meets its target, and who defends how."""
from kotatsu.games.battlecrest.actions import TAKE, Cause, Event, Verb, defend
from kotatsu.games.battlecrest.book import Symbol
from kotatsu.games.battlecrest.effects import card_defence, exhaust, hit_minion, item_defence, test_end, use_bonuses, wound
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.phases.orders import AdvanceOrders, chosen_card
from kotatsu.games.battlecrest.queries import actor_of, bonus_of, bonus_places, is_imperator, order_of, ready_cards, subsets
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Step


def strike(state: State, warrior: int, target: int, value: int, aim: int) -> None:
    """An attack is told and goes on to its target."""
    state.tell_more(Event.ATTACKED, actor_of(state, warrior >> 1), warrior, target, value, reason=aim)
    state.push(Hit(target, value))


class Hit(Step):
    """BC6.1, BC7.1, BC12.1: a minion defends by itself, a hero with a ready card if it has one."""

    def __init__(self, target: int, value: int) -> None:
        self.target, self.value = target, value

    def run(self, state: State) -> None:
        side = self.target >> 1
        if state.cell[self.target] == NONE:
            return
        if self.target & 1:
            hit_minion(state, self.target, self.value)
        elif not ready_cards(state, side):
            undefended(state, side, self.value)
        elif is_imperator(state, side):          # whatever the attack value
            state.then(AdvanceOrders(), ImperatorDefends(self.value))
        elif self.value:
            state.push(Defend(side, self.value, 0))


def undefended(state: State, side: int, value: int) -> None:
    """BC18.9: without a card no bonus and no item helps."""
    if value:
        state.tell(Event.OPEN, actor_of(state, side), value)
        wound(state, side, value, Cause.ATTACK)
        test_end(state)


def defence_of(state: State, side: int, card: int, bonuses: int, cards: int) -> int:
    """BC6.3: a card with its crest boosts, the DEF bonuses of these landmarks, and, for the first card, the item."""
    found = card_defence(state, side, card) + bonus_of(state, state.cell[2 * side], Symbol.DEF, bonuses)
    return found if cards else found + item_defence(state, side)


class Defend(Decision):
    """BC6.2: exhaust one ready card, or take the damage. `cards` were exhausted already where the table allows several."""

    def __init__(self, seat: int, value: int, cards: int) -> None:
        self.seat, self.value, self.cards = seat, value, cards

    def applies(self, state: State) -> bool:
        return self.value > 0

    def options(self, state: State) -> list[Action]:
        places = bonus_places(state, state.cell[2 * self.seat], Symbol.DEF) if not self.cards else 0
        chosen = subsets(places) if places else [0]
        return [TAKE, *[defend(card, bonuses) for card in ready_cards(state, self.seat) for bonuses in chosen]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, bonuses, _ = parts(action)
        if verb == Verb.TAKE:
            undefended(state, self.seat, self.value)
            return
        defence = defence_of(state, self.seat, card, bonuses, self.cards)
        exhaust(state, card)
        use_bonuses(state, 2 * self.seat, bonuses, Symbol.DEF)
        left = max(0, self.value - defence)
        state.tell(Event.DEFENDED, actor_of(state, self.seat), card, defence, left)
        if left and self.cards + 1 < state.book.defence_cards and ready_cards(state, self.seat):
            state.push(Defend(self.seat, left, self.cards + 1))
        elif left:
            wound(state, self.seat, left, Cause.ATTACK)
            test_end(state)


class ImperatorDefends(Step):
    """BC12.2, BC12.3: the deck has been advanced; the new order card chooses the card and adds its modifier."""

    def __init__(self, value: int) -> None:
        self.value = value

    def run(self, state: State) -> None:
        side = 1
        card = chosen_card(state, side)
        if card == NONE:                         # only in a position by hand
            undefended(state, side, self.value)
            return
        bonuses = bonus_places(state, state.cell[2 * side], Symbol.DEF)
        defence = max(0, defence_of(state, side, card, bonuses, 0) + order_of(state).defence)
        exhaust(state, card)
        use_bonuses(state, 2 * side, bonuses, Symbol.DEF)
        left = max(0, self.value - defence)
        state.tell(Event.DEFENDED, actor_of(state, side), card, defence, left)
        if left:
            wound(state, side, left, Cause.ATTACK)
            test_end(state)


def strike_all(state: State, warrior: int, targets: list[int], value: int, aim: int) -> None:
    """BC4.6, BC11.3: every target in order, each with a defence of its own."""
    for target in reversed(targets):
        state.push(Hit(target, value))
    for target in targets:
        state.tell_more(Event.ATTACKED, actor_of(state, warrior >> 1), warrior, target, value, reason=aim)
