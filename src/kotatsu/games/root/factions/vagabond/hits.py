"""Hits that fall on a Vagabond in a battle (R9.2.7), with an ally's warriors beside him (R9.2.9.II.d)."""
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import NOWHERE
from kotatsu.games.root.factions.vagabond.losses import damage, undamaged_places
from kotatsu.games.root.factions.vagabond.traits import board_of
from kotatsu.games.root.phases.removal import take_warriors
from kotatsu.games.root.queries import warriors
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


class SufferHits(Decision):
    """R9.2.7, R9.2.9.II.d: each hit damages an item of his choice, or removes a warrior of the ally who fights beside him."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def due(self, state: State) -> int:
        fight = state.fight
        assert fight is not None
        return fight.due_attacker if self.seat == fight.attacker else fight.due_defender

    def ally(self, state: State) -> int:
        """The ally whose warriors may fall, NOWHERE if none."""
        fight = state.fight
        assert fight is not None
        if self.seat == fight.attacker and fight.ally != NOWHERE and warriors(state, fight.ally, fight.clearing):
            return fight.ally
        return NOWHERE

    def applies(self, state: State) -> bool:
        return self.due(state) > 0 and (bool(undamaged_places(board_of(state, self.seat))) or self.ally(state) != NOWHERE)

    def options(self, state: State) -> list[Action]:
        found = [act(Verb.DAMAGE, item, place) for item, place in undamaged_places(board_of(state, self.seat))]
        ally = self.ally(state)
        if ally != NOWHERE:
            found.append(act(Verb.SACRIFICE_ALLY, ally))
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, a, place, _ = parts(action)
        fight = state.fight
        assert fight is not None
        if verb == Verb.DAMAGE:
            damage(state, self.seat, a, place)
            fight.items_lost += 1
        else:
            take_warriors(state, a, fight.clearing, 1)
            fight.ally_lost += 1
        if self.seat == fight.attacker:
            fight.due_attacker -= 1
        else:
            fight.due_defender -= 1
        state.then(SufferHits(self.seat))
