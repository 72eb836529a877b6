# compiled with mypyc
"""BC4, BC8: how a player uses the abilities of an activated card, top to bottom, each of them or not."""
from kotatsu.games.battlecrest.actions import (
    HEAL,
    SKIP,
    STOP,
    SWAP,
    Aim,
    Event,
    How,
    Verb,
    attack,
    attack_all,
    push,
    ready,
    shove,
    star,
)
from kotatsu.games.battlecrest.book import From, Symbol
from kotatsu.games.battlecrest.deeds import MINION, Ability, Kind
from kotatsu.games.battlecrest.effects import (
    enemy_within,
    enter,
    flip_item,
    heal,
    make_ready,
    push_steps,
    some_enemy_in,
    swap,
    test_end,
    use_bonuses,
)
from kotatsu.games.battlecrest.grid import NONE, cells_of, in_range
from kotatsu.games.battlecrest.phases.attack import strike, strike_all
from kotatsu.games.battlecrest.phases.paths import can_walk, carry_out, movements
from kotatsu.games.battlecrest.queries import (
    actor_of,
    bonus_of,
    bonus_places,
    boost,
    capped,
    count,
    edge,
    exhausted_cards,
    flight_targets,
    subsets,
)
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Step


class UseAbilities(Step):
    """BC4.1: the abilities of a script from a place on."""

    def __init__(self, seat: int, script: int, place: int) -> None:
        self.seat, self.script, self.place = seat, script, place

    def run(self, state: State) -> None:
        abilities = state.book.printed.scripts[self.script]
        if self.place + 1 < len(abilities):
            state.push(UseAbilities(self.seat, self.script, self.place + 1))
        if abilities[self.place].kind == Kind.FLIP:
            flip_item(state, self.seat)
        else:
            state.push(UseAbility(self.seat, self.script, self.place))


class EndActivation(Step):
    """The card shows its crest from now on (BC4.2)."""

    def run(self, state: State) -> None:
        state.activated = state.target = NONE


class UseAbility(Decision):
    """One ability: on whom, where, with which bonuses; or not at all. A star ability that was chosen is used."""

    def __init__(self, seat: int, script: int, place: int) -> None:
        self.seat, self.script, self.place = seat, script, place

    def ability(self, state: State) -> Ability:
        return state.book.printed.scripts[self.script][self.place]

    def applies(self, state: State) -> bool:
        return can_use(state, self.seat, self.ability(state))

    def options(self, state: State) -> list[Action]:
        found = ways_to_use(state, self.seat, self.ability(state))
        return found if self.script >= state.book.printed.first_star and not self.place else [SKIP, *found]

    def apply(self, state: State, action: Action) -> None:
        verb, number, bonuses, _ = parts(action)
        ability, seat = self.ability(state), self.seat
        warrior = acting(seat, ability)
        if verb == Verb.SKIP:
            return
        if verb in (Verb.ATTACK, Verb.ATTACK_BOOSTED, Verb.ALL, Verb.ALL_BOOSTED):
            everyone = verb in (Verb.ALL, Verb.ALL_BOOSTED)
            used = number if everyone else bonuses
            far = ability.far + reach_bonus(state, warrior, ability, used)
            value = attack_value(state, seat, ability, used)
            use_bonuses(state, warrior, used, Symbol.ATK, Symbol.RANGE)
            if everyone:
                strike_all(state, warrior, in_reach(state, warrior, ability.near, far), value, Aim.EVERY)
            else:
                if self.script < state.book.printed.first_star:
                    state.target = number
                strike(state, warrior, number, value, Aim.CHOSEN)
        elif verb in (Verb.PUSH, Verb.PUSH_BOOSTED):
            self.push_first(state, action, ability, warrior)
        elif verb in (Verb.GO, Verb.GO_BOOSTED):
            carry_out(state, action, ability.value, How.MARCH)
        elif verb in (Verb.FLY, Verb.FLY_BOOSTED):
            carry_out(state, action, ability.value, How.FLIGHT)
        elif verb == Verb.HEAL:
            heal(state, seat, ability.value)
        elif verb == Verb.READY:
            make_ready(state, seat, number)
            if ability.value > 1:
                state.push(ReadyMore(seat, ability.value - 1))
        elif verb == Verb.SWAP:
            swap(state, 2 * seat, state.target)
        elif verb == Verb.STAR:
            state.stars |= 1 << number
            state.tell(Event.STAR, actor_of(state, seat), number)
            state.push(UseAbilities(seat, state.book.printed.stars[number].script, 0))

    def push_first(self, state: State, action: Action, ability: Ability, warrior: int) -> None:
        """BC4.7: the bonuses, then the first step."""
        _, target, cell, bonuses = parts(action)
        value = ability.value + boost(state, self.seat, ability.crest, state.activated)
        value += use_bonuses(state, warrior, bonuses, Symbol.PUSH)
        push_to(state, self.seat, target, cell, value - 1)


def push_to(state: State, seat: int, target: int, cell: int, left: int) -> None:
    """BC4.7: one step of a push; it may go on if the target still stands."""
    state.tell(Event.PUSHED, actor_of(state, seat), target, cell)
    enter(state, target, cell)
    test_end(state)
    if left and state.cell[target] != NONE:
        state.push(PushOn(seat, target, left))


class PushOn(Decision):
    """BC4.7: the push may go on, in any direction."""

    def __init__(self, seat: int, target: int, left: int) -> None:
        self.seat, self.target, self.left = seat, target, left

    def applies(self, state: State) -> bool:
        return state.cell[self.target] != NONE and push_steps(state, self.target) != 0

    def options(self, state: State) -> list[Action]:
        return [STOP, *[shove(cell) for cell in cells_of(push_steps(state, self.target))]]

    def apply(self, state: State, action: Action) -> None:
        verb, cell, _, _ = parts(action)
        if verb == Verb.SHOVE:
            push_to(state, self.seat, self.target, cell, self.left - 1)


class ReadyMore(Decision):
    """BC4.9: further cards become ready."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def applies(self, state: State) -> bool:
        return self.left > 0 and bool(exhausted_cards(state, self.seat))

    def options(self, state: State) -> list[Action]:
        return [STOP, *[ready(card) for card in exhausted_cards(state, self.seat)]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.READY:
            make_ready(state, self.seat, card)
            state.push(ReadyMore(self.seat, self.left - 1))


# --- what can be done with an ability

def acting(side: int, ability: Ability) -> int:
    """Who does it: the hero, or the minion of an [m] ability."""
    return 2 * side + 1 if ability.who == MINION else 2 * side


def attack_value(state: State, side: int, ability: Ability, places: int) -> int:
    """BC4.4: what is printed, crests, and the ATK bonuses of these landmarks."""
    cell = state.cell[acting(side, ability)]
    return ability.value + boost(state, side, ability.crest, state.activated) + bonus_of(state, cell, Symbol.ATK, places)


def in_reach(state: State, warrior: int, near: int, far: int) -> list[int]:
    """BC4.5: enemies whose distance lies in a range, the hero first."""
    return some_enemy_in(state, warrior >> 1, in_range(state.cell[warrior], near, far))


def reach_bonus(state: State, warrior: int, ability: Ability, places: int) -> int:
    """BC4.5: RANGE raises the upper limit if it is above 1."""
    return bonus_of(state, state.cell[warrior], Symbol.RANGE, places) if ability.far > 1 else 0


def ways_to_use(state: State, side: int, ability: Ability) -> list[Action]:
    """All that a player may choose, without declining; nothing if the ability would change nothing (BC4.12)."""
    kind = ability.kind
    warrior = acting(side, ability)
    if state.cell[warrior] == NONE:
        return []
    if kind == Kind.ATTACK:
        return attacks(state, warrior, ability)
    if kind == Kind.PUSH:
        return pushes(state, warrior, ability)
    if kind == Kind.MARCH or kind == Kind.FLIGHT:
        return movements(state, warrior, ability.value, kind == Kind.FLIGHT)
    if kind == Kind.HEAL:
        return [HEAL] if state.health[side] < state.book.hero[side].health else []
    if kind == Kind.READY:
        return [ready(card) for card in exhausted_cards(state, side)]
    if kind == Kind.SWAP:
        return [SWAP] if state.target != NONE and state.cell[state.target] != NONE else []
    if kind == Kind.STAR:
        return [star(number) for number in usable_stars(state, side)]
    return []


def can_use(state: State, side: int, ability: Ability) -> bool:
    """BC4.12: whether there is any way to use it; no list is made."""
    kind = ability.kind
    warrior = acting(side, ability)
    cell = state.cell[warrior]
    if cell == NONE:
        return False
    if kind == Kind.ATTACK:
        far = ability.far
        if far > 1:
            far += count(state.symbols[cell], Symbol.RANGE)
        return enemy_within(state, side, in_range(cell, ability.near, far))
    if kind == Kind.MARCH:
        return can_walk(state, warrior, ability.value)
    if kind == Kind.FLIGHT:
        bonus = count(state.symbols[cell], Symbol.MOVE)
        return flight_targets(state, warrior, capped(state, warrior, ability.value + bonus)) != 0
    if kind == Kind.STAR:
        for number in stars_of(state, side):
            if is_usable(state, side, number):
                return True
        return False
    if kind == Kind.HEAL:
        return state.health[side] < state.book.hero[side].health
    return bool(ways_to_use(state, side, ability))


def attacks(state: State, warrior: int, ability: Ability) -> list[Action]:
    """BC4.4, BC4.5: each target in range, without and with ATK and RANGE bonuses."""
    cell = state.cell[warrior]
    places = bonus_places(state, cell, Symbol.ATK)
    if ability.far > 1:
        places |= bonus_places(state, cell, Symbol.RANGE)
    found: list[Action] = []
    for bonuses in subsets(places) if places else [0]:
        targets = in_reach(state, warrior, ability.near, ability.far + reach_bonus(state, warrior, ability, bonuses))
        if not ability.everyone:
            found += [attack(target, bonuses) for target in targets]
        elif targets:
            found.append(attack_all(bonuses))
    return found


def pushes(state: State, warrior: int, ability: Ability) -> list[Action]:
    """BC4.7: each target in range and each first step, without and with PUSH bonuses."""
    cell = state.cell[warrior]
    value = ability.value + boost(state, warrior >> 1, ability.crest, state.activated)
    found: list[Action] = []
    for target in in_reach(state, warrior, ability.near, ability.far):
        for to in cells_of(push_steps(state, target)):
            for bonuses in subsets(bonus_places(state, cell, Symbol.PUSH)):
                if value or bonuses:
                    found.append(push(target, to, bonuses))
    return found


def stars_of(state: State, side: int) -> list[int]:
    """BC4.11, BC5.9: the star abilities of hero card, living minion, item face and STAR edges next to the hero."""
    book, printed = state.book, state.book.printed
    hero = book.hero[side]
    found = [number for number in hero.stars if printed.stars[number].source == From.HERO or state.cell[2 * side + 1] != NONE]
    found += hero.item_stars[state.items[side]]
    cell = state.cell[2 * side]
    beside, facing = book.beside[cell], book.facing[cell]
    for number in range(len(beside)):
        place = beside[number]
        if edge(state, place, facing[number]) >> 4 * Symbol.STAR & 15:
            ability = printed.landmark_star[2 * state.landmarks[place] + (state.flipped >> place & 1)]
            if ability != NONE:
                found.append(ability)
    return [number for number in found if not state.stars >> number & 1]


def usable_stars(state: State, side: int) -> list[int]:
    """BC4.12: those that would do something."""
    return [number for number in stars_of(state, side) if is_usable(state, side, number)]


def is_usable(state: State, side: int, star: int) -> bool:
    """Whether the first ability of a star would do something."""
    printed = state.book.printed
    first = printed.scripts[printed.stars[star].script][0]
    return first.kind == Kind.FLIP or can_use(state, side, first)
