# compiled with mypyc
"""Crafting (Law 4.1)."""
from kotatsu.games.root.actions import FIRST_CRAFT, Event, Verb
from kotatsu.games.root.book import ANY, CardKind
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.phases.cards import leave_hand, put_away, without_one
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def gives_something(state: State, seat: int, card: int) -> bool:
    """R2.1.5, R2.1.6, R4.1.2-2, R4.1.4: no ambush or dominance, the item in supply, no second effect of the name."""
    book = state.book
    kind = book.card_kind[card]
    if kind == CardKind.ITEM:
        if state.items[book.card_item[card]] == 0:
            return False
    elif kind == CardKind.PERSISTENT:
        if state.effects[seat] >> book.card_effect[card] & 1:
            return False
    elif kind != CardKind.FAVOR:
        return False
    return True


def is_craftable(state: State, seat: int, card: int) -> bool:
    """Worth crafting, and payable."""
    book = state.book
    return gives_something(state, seat, card) and TRAITS[book.faction[seat]].can_pay_craft(state, seat, book.card_cost[card])


def crafts(state: State, seat: int) -> list[Action]:
    """R4.1: from hand only."""
    book, hand = state.book, state.hands[seat]
    if not hand:
        return []
    side = TRAITS[book.faction[seat]]
    power = side.craft_power(state, seat)
    if power[0] <= 0 and power[1] <= 0 and power[2] <= 0:
        return []
    found: list[Action] = []
    last = -1
    for card in hand:
        if card != last:
            last = card
            if side.covers(state, power, book.card_cost[card]) and gives_something(state, seat, card):
                found.append(FIRST_CRAFT | card << 16)
    return found


def begin_craft(state: State, seat: int, card: int) -> None:
    """Pay, then take what it gives. The card stays in hand until it is paid for."""
    state.push(FinishCraft(seat, card))
    pay_craft(state, seat, card)


def pay_craft(state: State, seat: int, card: int) -> None:
    """R4.1.1: pieces of the suits are used; where the three-coloured sign leaves a choice, it is asked."""
    cost = state.book.card_cost[card]
    if TRAITS[state.book.faction[seat]].pays_craft(state, seat, cost):
        return
    for suit in cost:
        if suit != ANY:
            use_piece(state, suit, 1)
    pick_pieces(state, seat, cost.count(ANY))


def use_piece(state: State, suit: int, number: int) -> None:
    """So many crafting pieces of a suit are used this turn."""
    state.crafted = replaced(state.crafted, suit, state.crafted[suit] + number)


def pick_pieces(state: State, seat: int, number: int) -> None:
    """R4.1.1: pieces of any suits; asked only while there is a choice."""
    power = TRAITS[state.book.faction[seat]].craft_power(state, seat)
    suits = [suit for suit in range(3) if power[suit] > 0]
    if 0 < number < sum(power) and len(suits) > 1:
        state.push(PickPieces(seat, number))
        return
    for suit in suits:
        used = min(number, power[suit])
        use_piece(state, suit, used)
        number -= used


class PickPieces(Decision):
    """R4.1.1: of which suits the pieces are that pay a three-coloured sign."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        power = TRAITS[state.book.faction[self.seat]].craft_power(state, self.seat)
        return [act(Verb.PIECE, suit) for suit in range(3) if power[suit] > 0]

    def apply(self, state: State, action: Action) -> None:
        use_piece(state, parts(action)[1], 1)
        pick_pieces(state, self.seat, self.number - 1)


class FinishCraft(Step):
    """R4.1.2, R4.1.3: an item and its points, a lasting effect, or a favor."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def run(self, state: State) -> None:
        book, seat, card = state.book, self.seat, self.card
        leave_hand(state, seat, card)
        state.tell(Event.CRAFTED, seat, card)
        kind = book.card_kind[card]
        if kind == CardKind.PERSISTENT:
            state.effects = replaced(state.effects, seat, state.effects[seat] | 1 << book.card_effect[card])
            return
        if kind == CardKind.ITEM:                # a favor lies aside until it has worked (`LayFavorDown`)
            put_away(state, card)
        book.cards[card].line_at(Moment.CRAFTED).use(state, seat)


class LayFavorDown(Step):
    """R4.1.2: first the effect, then the card is discarded. Until then it lies aside, in no pile that could be drawn from."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: State) -> None:
        state.removed = without_one(state.removed, self.card)
        put_away(state, self.card)
