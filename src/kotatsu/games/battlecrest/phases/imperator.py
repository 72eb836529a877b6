# compiled with mypyc
"""BC9–BC11: the Imperator's turn. Each step is told with the rule that decided it."""
from typing import Final

from kotatsu.games.battlecrest.actions import Aim, Event, Fell, How, Shove
from kotatsu.games.battlecrest.book import LANDMARK_STARS, From, Symbol
from kotatsu.games.battlecrest.book import Step as Part
from kotatsu.games.battlecrest.deeds import MINION, Ability, Kind
from kotatsu.games.battlecrest.effects import (
    enter,
    exhaust,
    flip_item,
    heal,
    make_ready,
    minion_defence,
    refocus,
    swap,
    test_end,
    use_bonuses,
)
from kotatsu.games.battlecrest.grid import NONE, distance
from kotatsu.games.battlecrest.phases.abilities import stars_of
from kotatsu.games.battlecrest.phases.attack import strike, strike_all
from kotatsu.games.battlecrest.phases.destination import Destination, destination, leaves_out, solo_of
from kotatsu.games.battlecrest.phases.orders import AdvanceOrders, by_compass, chosen_card, chosen_exhausted
from kotatsu.games.battlecrest.phases.push_plan import push_path
from kotatsu.games.battlecrest.queries import (
    bonus_places,
    boost,
    capped,
    enemies,
    face_of,
    movement_value,
    order_of,
    ready_cards,
)
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.agenda import ActorStep, Step
from kotatsu.kernel.event import FIRST_ACTOR

SIDE: Final = 1
HERO: Final = 2
ITS_MINION: Final = 3
YOUR_HERO: Final = 0


class ImperatorTurn(ActorStep):
    """BC9.8: advance the deck, then the three steps of the new card."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, state: State) -> None:
        state.then(AdvanceOrders(), ImperatorSteps())


class ImperatorSteps(Step):
    """BC9.8: in the order that the card prints."""

    def run(self, state: State) -> None:
        for step in reversed(order_of(state).steps):
            if step == Part.MOVE:
                state.push(ImperatorMoves(FIRST_ACTOR))
            elif step == Part.ACTIVATE:
                state.push(ImperatorActivates(FIRST_ACTOR))
            else:
                state.push(ImperatorRefreshes(FIRST_ACTOR))


class ImperatorMoves(ActorStep):
    """BC9.9: the hero if a card is ready, then the minion."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, state: State) -> None:
        value = movement_value(state, SIDE)
        if ready_cards(state, SIDE):
            travel(state, HERO, value, False)
        else:
            state.tell(Event.NO_CARD, FIRST_ACTOR, 0)
        if state.cell[ITS_MINION] != NONE:
            travel(state, ITS_MINION, value, False)


class ImperatorActivates(ActorStep):
    """BC9.10: the card that the order chooses, all its abilities in printed order."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, state: State) -> None:
        card = chosen_card(state, SIDE)
        if card == NONE:
            state.tell(Event.NO_CARD, FIRST_ACTOR, 1)
            return
        exhaust(state, card)
        state.activated = card
        state.tell_more(Event.ACTIVATED, FIRST_ACTOR, card, reason=2 if order_of(state).rightmost else 1)
        state.push(ImperatorIsDone())
        if state.book.printed.scripts[face_of(state, card)]:
            state.push(ImperatorUses(face_of(state, card), 0))


class ImperatorIsDone(Step):
    """The activated card shows its crest from now on."""

    def run(self, state: State) -> None:
        state.activated = state.target = NONE


class ImperatorRefreshes(ActorStep):
    """BC9.11, BC9.7: refocus if at most so many cards are ready."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, state: State) -> None:
        ready = len(ready_cards(state, SIDE))
        limit = order_of(state).refresh + solo_of(state).refresh
        does = ready <= limit and ready < len(state.rows[SIDE])
        state.tell(Event.REFRESH, FIRST_ACTOR, ready, limit, 1 if ready <= limit else 0)
        if does:
            refocus(state, SIDE, chosen_exhausted(state, SIDE) if state.book.refocus_one else NONE)


# --- movement

def travel(state: State, warrior: int, value: int, flying: bool) -> bool:
    """BC10.2: use all MOVE bonuses, then go; whether it has left its cell."""
    start = state.cell[warrior]
    value += use_bonuses(state, warrior, bonus_places(state, start, Symbol.MOVE), Symbol.MOVE)
    found: Destination = destination(state, warrior, capped(state, warrior, value), flying)
    if found.weighed & (found.weighed - 1):
        tell_cells(state, found.weighed, (1 if found.how >= How.NEAREST else 0) + (2 if leaves_out(state, found.weighed) else 0))
    if found.cell == start:
        state.tell_more(Event.STAYED, FIRST_ACTOR, warrior, start, reason=found.how)
        return False
    state.tell_more(Event.MOVED, FIRST_ACTOR, warrior, start, found.cell, reason=found.how)
    enter(state, warrior, found.cell)
    return True


def tell_cells(state: State, cells: int, reason: int) -> None:
    """BC10.4, BC10.9, BC16.5: the cells among which a movement is decided; not all their bonuses may count."""
    state.tell_more(Event.WEIGHED, FIRST_ACTOR, cells & 255, cells >> 8 & 255, cells >> 16 & 255, cells >> 24 & 255,
                    cells >> 32 & 255, reason=reason)


# --- abilities

class ImperatorUses(Step):
    """BC9.10: the abilities of a script from a place on."""

    def __init__(self, script: int, place: int) -> None:
        self.script, self.place = script, place

    def run(self, state: State) -> None:
        abilities = state.book.printed.scripts[self.script]
        if self.place + 1 < len(abilities):
            state.push(ImperatorUses(self.script, self.place + 1))
        use(state, abilities[self.place])


def use(state: State, ability: Ability) -> None:
    """One ability as BC11 says."""
    kind = ability.kind
    warrior = ITS_MINION if ability.who == MINION else HERO
    if state.cell[warrior] == NONE:              # BC16.3
        if solo_of(state).lost_minion_falls_back:
            fall_back(state, Fell.MINION)
    elif kind == Kind.ATTACK:
        attack(state, warrior, ability)
    elif kind == Kind.PUSH:
        push(state, warrior, ability)
    elif kind == Kind.MARCH or kind == Kind.FLIGHT:
        if not travel(state, warrior, ability.value, kind == Kind.FLIGHT):
            fall_back(state, Fell.MOVEMENT)
    elif kind == Kind.HEAL:
        heal(state, SIDE, ability.value)
    elif kind == Kind.READY:
        for _ in range(ability.value):
            card = chosen_exhausted(state, SIDE)
            if card != NONE:
                make_ready(state, SIDE, card)
    elif kind == Kind.SWAP:
        if solo_of(state).swaps and state.target != NONE and state.cell[state.target] != NONE:
            swap(state, HERO, state.target)
    elif kind == Kind.FLIP:
        flip_item(state, SIDE)
    elif kind == Kind.STAR:
        use_star(state)


def attack(state: State, warrior: int, ability: Ability) -> None:
    """BC11.1–BC11.4, BC11.17: all bonuses are used, then the symbol chooses the target."""
    value = ability.value + boost(state, SIDE, ability.crest, state.activated)
    cell = state.cell[warrior]
    places = bonus_places(state, cell, Symbol.ATK)
    if ability.far > 1:                          # BC18.6
        places |= bonus_places(state, cell, Symbol.RANGE)
        value += use_bonuses(state, warrior, places, Symbol.ATK, Symbol.RANGE)
    else:
        value += use_bonuses(state, warrior, places, Symbol.ATK)
    if ability.everyone:
        strike_all(state, warrior, enemies(state, SIDE), value, Aim.ANYWHERE)
        return
    target, aim = aimed_at(state, warrior, ability.far)
    if target & 1 and value <= minion_defence(state, target):
        state.tell_more(Event.RETARGETED, FIRST_ACTOR, target, YOUR_HERO, reason=0)
        target, aim = YOUR_HERO, Aim.CHANGED
    state.target = target
    strike(state, warrior, target, value, aim)


def aimed_at(state: State, warrior: int, far: int) -> tuple[int, int]:
    """BC11.2, BC16.1: close is the nearest enemy, far the farthest, ties by compass; without a symbol your hero (BC18.15)."""
    if not far:
        return YOUR_HERO, Aim.FALLBACK
    found = enemies(state, SIDE)
    if len(found) == 1:
        return found[0], Aim.FAR if far > 1 else Aim.CLOSE
    here = state.cell[warrior]
    one, other = distance(here, state.cell[found[0]]), distance(here, state.cell[found[1]])
    if one == other:
        cell = by_compass(state, 1 << state.cell[found[0]] | 1 << state.cell[found[1]])
        return found[0] if state.cell[found[0]] == cell else found[1], Aim.COMPASS
    if far > 1:
        return found[0] if one > other else found[1], Aim.FAR
    return found[0] if one < other else found[1], Aim.CLOSE


def push(state: State, warrior: int, ability: Ability) -> None:
    """BC11.5–BC11.9, BC11.13: all PUSH bonuses are used, then whoever can be put on a hazard is."""
    value = push_value(state, ability)
    value += use_bonuses(state, warrior, bonus_places(state, state.cell[warrior], Symbol.PUSH), Symbol.PUSH)
    target, _ = aimed_at(state, warrior, ability.far)
    path = push_path(state, target, value)
    if not path:
        for other in enemies(state, SIDE):
            if other != target and not path:
                path = push_path(state, other, value)
                if path:
                    state.tell_more(Event.RETARGETED, FIRST_ACTOR, target, other, reason=1)
                    target = other
    if not path:
        fall_back(state, Fell.PUSH)
        return
    why = Shove.TO_HAZARD
    for cell in path:
        if state.cell[target] != NONE and not state.results:
            state.tell_more(Event.PUSHED, FIRST_ACTOR, target, cell, reason=why)
            if state.hazards >> cell & 1:
                why = Shove.FURTHER
            enter(state, target, cell)
            test_end(state)


def push_value(state: State, ability: Ability) -> int:
    return ability.value + boost(state, SIDE, ability.crest, state.activated)


# --- stars and fallback

def use_star(state: State) -> None:
    """BC11.10: the first entry of the solo card's list that can be applied and was not used this turn."""
    found = NONE
    for place in range(len(solo_of(state).stars)):
        if found == NONE:
            found = entry(state, place)
    if found == NONE:
        fall_back(state, Fell.STAR)
        return
    state.stars |= 1 << found
    state.tell(Event.STAR, FIRST_ACTOR, found)
    state.push(ImperatorUses(state.book.printed.stars[found].script, 0))


def entry(state: State, place: int) -> int:
    """What an entry of the list stands for now, NONE if it cannot be applied."""
    solo, printed = solo_of(state), state.book.printed
    wanted = solo.stars[place]
    cells = 0
    chosen: list[int] = []
    at: list[int] = []
    for number in stars_of(state, SIDE):
        is_landmark = printed.stars[number].source == From.LANDMARK
        if (number == wanted or (wanted == LANDMARK_STARS and is_landmark)) and applicable(state, number):
            if solo.adjacent[place] and not enemy_beside(state):
                continue
            cell = landmark_cell(state, number) if is_landmark else state.cell[HERO]
            chosen.append(number)
            at.append(cell)
            cells |= 1 << cell
    if len(chosen) < 2:
        return chosen[0] if chosen else NONE
    return chosen[at.index(by_compass(state, cells))]            # BC11.11


def landmark_cell(state: State, star: int) -> int:
    """Where the landmark lies whose ability this is."""
    for place in range(len(state.landmarks)):
        if state.book.printed.landmark_star[2 * state.landmarks[place] + (state.flipped >> place & 1)] == star:
            return state.book.cells[place]
    return state.cell[HERO]


def enemy_beside(state: State) -> bool:
    """Whether one of your warriors is adjacent to its hero."""
    for enemy in enemies(state, SIDE):
        if distance(state.cell[HERO], state.cell[enemy]) == 1:
            return True
    return False


def applicable(state: State, star: int) -> bool:
    """BC18.7: whether it would do something, with the bonuses that it would use; nothing flips by the test."""
    printed = state.book.printed
    ability = printed.scripts[printed.stars[star].script][0]
    kind = ability.kind
    warrior = ITS_MINION if ability.who == MINION else HERO
    if kind == Kind.HEAL:
        return state.health[SIDE] < state.book.hero[SIDE].health
    if kind == Kind.READY:
        return chosen_exhausted(state, SIDE) != NONE
    if kind == Kind.PUSH:
        trial = state.copy()
        value = push_value(state, ability)
        value += use_bonuses(trial, warrior, bonus_places(state, state.cell[warrior], Symbol.PUSH), Symbol.PUSH)
        for enemy in enemies(trial, SIDE):
            if push_path(trial, enemy, value):
                return True
        return False
    if kind == Kind.MARCH or kind == Kind.FLIGHT:
        return travel(state.copy(), warrior, ability.value, kind == Kind.FLIGHT)
    return True


def fall_back(state: State, why: int) -> None:
    """BC11.12–BC11.15: once a turn."""
    if state.fell_back:
        state.tell_more(Event.NO_FALLBACK, FIRST_ACTOR, reason=why)
        return
    state.fell_back = 1
    state.tell_more(Event.FALLBACK, FIRST_ACTOR, reason=why)
    state.push(ImperatorUses(solo_of(state).fallback, 0))
