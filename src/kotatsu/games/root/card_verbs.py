# compiled with mypyc
"""What cards can do, one small class per word of their text (cards.toml): deeds, prices, and conditions.

The name of a class is its word (`WipeSuit`: "wipe suit"), what its constructor takes are the numbers behind the word.
"""
from collections.abc import Sequence

from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import BITS, CLEARINGS, CardKind, Effect
from kotatsu.games.root.moments import OTHER
from kotatsu.games.root.phases.battle import AfterAmbush, battles, fight_of, start_battle
from kotatsu.games.root.phases.cards import (
    DrawCard,
    TakeRandom,
    leave_hand,
    lose_effect,
    show_hand,
    spend,
    take_available,
    with_one,
)
from kotatsu.games.root.phases.crafting import LayFavorDown
from kotatsu.games.root.phases.removal import AFTERMATH, take_warriors, wipe
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import enough_points, matching
from kotatsu.games.root.side_chapters import CHAPTERS
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.cards.deeds import NO_TARGET, Condition, Deed, Price


def whose(state: State, deed: Deed, seat: int, target: int) -> int:
    """Whom a deed concerns: `other` is whoever the line has chosen, else the other one of the battle."""
    if deed.who != OTHER:
        return seat
    if target != NO_TARGET:
        return target
    fight = fight_of(state)
    return fight.defender if seat == fight.attacker else fight.attacker


def on_each(state: State, card: int, targets: Sequence[int]) -> list[Action]:
    """The card's action word with each of these."""
    first = act(state.book.card_verb[card])
    return [first | target << 16 for target in targets]


# --- points, cards, items

class Score(Deed):
    """`score 1`, `score 1 per ruled`: points, for an item as many as its crafter gets for it (R3.2.2, R7.2.3)."""

    def __init__(self, points: int, per: int) -> None:
        super().__init__()
        self.points, self.per_ruled = points, per

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        book = state.book
        points = self.points * (state.rulers.count(seat) if self.per_ruled else 1)
        if book.card_kind[card] == CardKind.ITEM:
            points = TRAITS[book.faction[seat]].craft_points(state, points)
        score(state, whose(state, self, seat, target), points, book.card_why[card])


class Draw(Deed):
    """`draw 1`."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for _ in range(self.number):
            state.push(DrawCard(whose(state, self, seat, target)))


class Gain(Deed):
    """`gain boots`: R4.1.2, an item from the supply."""

    def __init__(self, item: int) -> None:
        super().__init__()
        self.item = item

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.items[self.item] > 0

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        TRAITS[state.book.faction[seat]].gain_item(state, seat, self.item)


# --- other players

class ChooseOther(Deed):
    """`choose other`: any other player, whom the rest of the line speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = True

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return on_each(state, card, state.book.others[seat])

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        """The rest of the line does it."""


class Rob(Deed):
    """`rob`: a random card of another player's hand."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = True

    def victims(self, state: State, seat: int) -> list[int]:
        return [other for other in state.book.others[seat] if state.hands[other]]

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool(self.victims(state, seat))

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return on_each(state, card, self.victims(state, seat))

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.push(TakeRandom(seat, target))


class Spy(Deed):
    """`spy`: look at another player's hand that does not lie open."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = True

    def victims(self, state: State, seat: int) -> list[int]:
        book = state.book
        return [other for other in book.others[seat] if state.hands[other] and not TRAITS[book.faction[other]].open_hand()]

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool(self.victims(state, seat))

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return on_each(state, card, self.victims(state, seat))

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        show_hand(state, target, seat)


# --- the map

class Move(Deed):
    """`move`: one move as the faction moves (R4.2, R-V25), without an action."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = True

    def can(self, state: State, seat: int, card: int) -> bool:
        return CHAPTERS[state.book.faction[seat]].can_move_freely(state, seat)

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return CHAPTERS[state.book.faction[seat]].free_moves(state, seat)

    def apply(self, state: State, seat: int, card: int, action: Action) -> int:
        CHAPTERS[state.book.faction[seat]].move_freely(state, seat, action)
        return NO_TARGET


class Battle(Deed):
    """`battle`: one battle (R4.3), without an action."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = True

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool(battles(state, seat))

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return battles(state, seat)

    def apply(self, state: State, seat: int, card: int, action: Action) -> int:
        _, clearing, defender, _ = parts(action)
        start_battle(state, clearing, seat, defender)
        return defender


class WipeSuit(Deed):
    """`wipe suit`: R-card-favor, all enemy pieces leave all clearings of the card's suit. Until then the card lies aside."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.removed = with_one(state.removed, card)
        state.then(AFTERMATH, LayFavorDown(card))
        for clearing in range(CLEARINGS):
            if state.suits[clearing] == state.book.card_suit[card]:
                wipe(state, clearing, seat)


# --- in a battle

class Hits(Deed):
    """`hits 2`: R4.3.1, hits at once on the attacker."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        fight_of(state).due_attacker = self.number


class Extra(Deed):
    """`extra 1`: R4.3.2.2, extra hits."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        fight = fight_of(state)
        if seat == fight.attacker:
            fight.extra_attacker += self.number
        else:
            fight.extra_defender += self.number


class IgnoreRolled(Deed):
    """`ignore rolled`: no rolled hits; asked only if there are any."""

    def can(self, state: State, seat: int, card: int) -> bool:
        fight = fight_of(state)
        return (fight.rolled_defender if seat == fight.attacker else fight.rolled_attacker) > 0

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        fight = fight_of(state)
        if seat == fight.attacker:
            fight.rolled_defender = 0
        else:
            fight.rolled_attacker = 0


class IgnoreAmbush(Deed):
    """`ignore ambush`: the ambush that was just played does nothing, and nobody need foil it."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        while not isinstance(state.agenda[-1], AfterAmbush):
            state.agenda.pop()


# --- dominance (R3.3); which cards may be used is asked in phases/windows.py

class Activate(Deed):
    """`activate`: R3.3.1."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        leave_hand(state, seat, card)
        state.dominance = replaced(state.dominance, seat, state.book.card_suit[card])


class Get(Deed):
    """`get`: R3.3.4, a dominance card that lies available comes into the hand."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        take_available(state, seat, card)


# --- prices

class DiscardThis(Price):
    """`[discard this]`: the card itself, from the play area or from hand."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        effect = state.book.card_effect[card]
        if effect != Effect.NONE:
            lose_effect(state, seat, effect)
        else:
            spend(state, seat, card)


class LoseWarrior(Price):
    """`[lose warrior]`: a warrior of one's own leaves the map."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = True

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.held[seat] != 0

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return on_each(state, card, BITS[state.held[seat]])

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.push(AFTERMATH)
        take_warriors(state, seat, target, 1)


class PaySuit(Price):
    """`[pay suit]`: R3.3.4, a card of the suit from hand."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = True

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool(matching(state, state.hands[seat], state.book.card_suit[card]))

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        first = act(Verb.TAKE, card)
        return [first | paid << 8 for paid in matching(state, state.hands[seat], state.book.card_suit[card])]

    def apply(self, state: State, seat: int, card: int, action: Action) -> int:
        spend(state, seat, parts(action)[2])
        return NO_TARGET


# --- conditions

class EnoughPoints(Condition):
    """`[enough points]`: R3.3.1, R3.3.1-2."""

    def holds(self, state: State, seat: int, card: int) -> bool:
        return enough_points(state, seat)
