# compiled with mypyc
"""Hits that fall on a Vagabond in a battle (R9.2.7), with an ally's warriors beside him (R9.2.9.II.d)."""
from kotatsu.games.root.actions import DONE, Verb, Why
from kotatsu.games.root.book import NOWHERE
from kotatsu.games.root.factions.vagabond.board import PLACES
from kotatsu.games.root.factions.vagabond.items import board_of
from kotatsu.games.root.factions.vagabond.losses import damage, undamaged_places
from kotatsu.games.root.phases.removal import take_warriors
from kotatsu.games.root.phases.scoring import award
from kotatsu.games.root.queries import warriors
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Fight, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def battle_of(state: State) -> Fight:
    fight = state.fight
    assert fight is not None, "hits without a battle"
    return fight


def losses(state: State, seat: int) -> list[Action]:
    """R9.2.7, R9.2.9.II.d: items to damage, and the warriors of the ally who fights beside him.

    Without an undamaged item he may also ignore what is left: the ally's warriors need not fall.
    """
    fight = battle_of(state)
    found = [act(Verb.DAMAGE, item, place) for item, place in undamaged_places(board_of(state, seat))]
    if seat == fight.attacker and fight.ally != NOWHERE and warriors(state, fight.ally, fight.clearing):
        if not found:
            found.append(DONE)
        found.append(act(Verb.SACRIFICE_ALLY, fight.ally))
    return found


def due_of(fight: Fight, seat: int) -> int:
    """Hits he must still take."""
    return fight.due_attacker if seat == fight.attacker else fight.due_defender


def lives(state: State, seat: int) -> int:
    """How many hits he and his ally can take."""
    fight, board = battle_of(state), board_of(state, seat)
    total = sum([board.items[item * PLACES + place] for item, place in undamaged_places(board)])
    if seat == fight.attacker and fight.ally != NOWHERE:
        total += warriors(state, fight.ally, fight.clearing)
    return total


def suffer(state: State, seat: int, action: Action) -> None:
    """One hit, or all that are left ignored."""
    verb, a, place, _ = parts(action)
    fight = battle_of(state)
    if action == DONE:
        fight.due_attacker = 0
        return
    if verb == Verb.DAMAGE:
        damage(state, seat, a, place)
        if seat == fight.attacker:               # another Vagabond who defends counts for nothing (R9.2.9.II.d)
            fight.items_lost += 1
    else:
        take_warriors(state, a, fight.clearing, 1)
        fight.ally_lost += 1
        remover = fight.defender if fight.instigator == NOWHERE else fight.instigator
        if remover != seat:                      # R9.2.9.III, R-V22: to another Vagabond they are warriors like any others
            points = TRAITS[state.book.faction[remover]].removed_in_battle(state, remover, a, 1, True)
            award(state, remover, points, Why.INFAMY)
    if seat == fight.attacker:
        fight.due_attacker -= 1
    else:
        fight.due_defender -= 1


class SufferHits(Step):
    """R9.2.7: one hit after another, asked where there is a choice; without anything to lose the rest is ignored.

    Where the hits are enough for every item and every allied warrior, all items are damaged in any case.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        fight = battle_of(state)
        while due_of(fight, self.seat) > 0:
            found = losses(state, self.seat)
            if not found:
                return
            if found[0] == DONE or (len(found) > 1 and lives(state, self.seat) > due_of(fight, self.seat)):
                state.push(SufferHit(self.seat))
                return
            suffer(state, self.seat, found[0])


class SufferHit(Decision):
    """R9.2.7, R9.2.9.II.d: an item of his choice is damaged or a warrior of his ally falls; or, with no item left, neither."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return losses(state, self.seat)

    def apply(self, state: State, action: Action) -> None:
        suffer(state, self.seat, action)
        state.push(SufferHits(self.seat))
