# compiled with mypyc
"""Which choices are worth a thought, and how somebody defends in thought."""
from typing import Final

from kotatsu.bots.battlecrest.judge import Judge
from kotatsu.games.battlecrest.actions import Verb
from kotatsu.games.battlecrest.effects import hazard_damage
from kotatsu.games.battlecrest.phases.attack import Defend, defence_of
from kotatsu.games.battlecrest.queries import face_of
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts

SPENT: Final = 0.35                              # a card that defends is not ready for something else …
GUARD: Final = 0.12                              # … and the better it guards the sooner it is missed
TURNED: Final = 0.05


def shield(judge: Judge, state: State, item: Defend, found: list[Action]) -> Action:
    """The defence that lets the fewest wounds through, and of equal ones the cheapest; none if it would not help."""
    best, most = found[0], -1000.0
    for action in found:
        verb, card, bonuses, _ = parts(action)
        if verb == Verb.TAKE:
            value = -1.0 * item.value
        else:
            value = -1.0 * max(0, item.value - defence_of(state, item.seat, card, bonuses, item.cards))
            value -= SPENT + GUARD * judge.book.printed.defence[face_of(state, card)] + (TURNED if bonuses else 0.0)
        if value > most:
            best, most = action, value
    return best


def worth_a_thought(judge: Judge, state: State, found: list[Action], breadth: int) -> list[Action]:
    """All choices but where there are many of a kind: of movements the cells that look best, of pushes those onto hazards first.
    Attacking and healing are never skipped."""
    kept: list[Action] = []
    moves: list[Action] = []
    worths: list[float] = []
    for action in found:
        verb, one, two, three = parts(action)
        if verb in (Verb.GO, Verb.GO_BOOSTED, Verb.FLY, Verb.FLY_BOOSTED):
            moves.append(action)
            worths.append(judge.footing_worth(state, one, two, three))
        elif verb in (Verb.PUSH, Verb.PUSH_BOOSTED):
            moves.append(action)
            worths.append(hazard_damage(state, two) * (2.0 if one & 1 else 1.0) - (TURNED if three else 0.0))
        elif verb == Verb.SHOVE:
            moves.append(action)
            worths.append(float(hazard_damage(state, one)))
        else:
            kept.append(action)
    if len(kept) > 1 and parts(kept[0])[0] == Verb.SKIP:
        verb = parts(kept[1])[0]
        if verb in (Verb.ATTACK, Verb.ATTACK_BOOSTED, Verb.ALL, Verb.ALL_BOOSTED, Verb.HEAL, Verb.READY):
            del kept[0]
    if len(moves) > breadth:
        places = sorted(range(len(moves)), key=lambda place: (-worths[place], place))[:breadth]
        moves = [moves[place] for place in places]
    return kept + moves
