"""What a choice would bring, for a page to draw before it is made: where a warrior comes to, at what cost, whom an ability hits.

Only what is sure is told, from where everybody stands now; nothing here decides what is legal.
"""
from kotatsu.games.battlecrest.actions import Verb
from kotatsu.games.battlecrest.book import Symbol
from kotatsu.games.battlecrest.deeds import Ability, Kind
from kotatsu.games.battlecrest.effects import card_defence, item_defence, minion_defence
from kotatsu.games.battlecrest.grid import NONE, cells_of, distance, in_range
from kotatsu.games.battlecrest.lexicon import place_names, warrior_names
from kotatsu.games.battlecrest.phases.abilities import UseAbility, acting, attack_value, in_reach
from kotatsu.games.battlecrest.phases.paths import cost, flipped, movements
from kotatsu.games.battlecrest.phases.turn import ChooseAction, MoveWarrior
from kotatsu.games.battlecrest.printed import CELL_NAMES
from kotatsu.games.battlecrest.queries import (
    bonus_of,
    boost,
    capped,
    count,
    face_of,
    movement_value,
    ready_cards,
    walk_targets,
)
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON

FLIGHTS = (Verb.FLY, Verb.FLY_BOOSTED)
WALKS = (Verb.GO, Verb.GO_BOOSTED)


def ahead(state: State, item: Item, seat: int, action: Action) -> tuple[JSON, ...]:
    """One row for each ability of a card, for each warrior that may move, or for the cell that is gone to."""
    verb, number, cell, bonuses = parts(action)
    if isinstance(item, ChooseAction):
        if verb == Verb.MOVE:
            value = movement_value(state, seat)
            return tuple(reach(state, warrior, value, False, []) for warrior in (2 * seat, 2 * seat + 1)
                         if state.cell[warrior] != NONE)
        if verb == Verb.ACTIVATE:
            script = state.book.printed.scripts[face_of(state, number)]
            return tuple(row for ability in script if (row := use(state, seat, ability, number)) is not None)
    elif isinstance(item, (MoveWarrior, UseAbility)) and verb in (*WALKS, *FLIGHTS):
        value = item.ability(state).value if isinstance(item, UseAbility) else movement_value(state, seat)
        rest = state.book.printed.scripts[item.script][item.place + 1:] if isinstance(item, UseAbility) else []
        there = arrival(state, number, cell, value, bonuses, verb in FLIGHTS, rest)
        return ({"warrior": warrior_names(state)[number], "cells": {CELL_NAMES[cell]: there}},)
    elif isinstance(item, UseAbility) and verb in (Verb.ATTACK, Verb.ATTACK_BOOSTED):
        return ({"targets": {warrior_names(state)[number]: {"block": best_block(state, number)}}},)
    return ()


def reach(state: State, warrior: int, value: int, flying: bool, rest: list[Ability]) -> JSON:
    """BC3.4: every cell that a warrior may come to; with the fewest bonuses that bring it there."""
    cells: JSON = {}
    for action in movements(state, warrior, value, flying):
        _, _, cell, bonuses = parts(action)
        if CELL_NAMES[cell] not in cells:
            cells[CELL_NAMES[cell]] = arrival(state, warrior, cell, value, bonuses, flying, rest)
    return {"warrior": warrior_names(state)[warrior], "cells": cells}


def arrival(state: State, warrior: int, cell: int, value: int, bonuses: int, flying: bool, rest: list[Ability]) -> JSON:
    """What the way costs in steps and health, and the strongest attack and push that are possible from there."""
    value += bonus_of(state, state.cell[warrior], Symbol.MOVE, bonuses)
    trial = flipped(state, bonuses)
    found: JSON = {"cost": distance(state.cell[warrior], cell) if flying else steps(trial, warrior, cell, value)}
    damage = cost(trial, Verb.FLY if flying else Verb.GO, warrior, cell, value)
    if damage:
        found["hazard"] = damage
    if bonuses:
        found["with"] = [name for place, name in enumerate(place_names(state)) if bonuses >> place & 1]
    trial = trial.copy()
    trial.cell[warrior] = cell
    return {**found, **strengths(trial, warrior, rest)}


def steps(state: State, warrior: int, cell: int, value: int) -> int:
    """The fewest steps of a walk there."""
    most = capped(state, warrior, value)
    return next((number for number in range(1, most) if walk_targets(state, warrior, number) >> cell & 1), most)


def strengths(state: State, warrior: int, rest: list[Ability]) -> JSON:
    """The strongest attack and push that a warrior's ready cards have for an enemy in range; so does `rest` of the card in use."""
    side = warrior >> 1
    found: JSON = {}
    cards = [state.book.printed.scripts[face_of(state, card)] for card in ready_cards(state, side)]
    for ability in [*rest, *[ability for script in cards for ability in script]]:
        if ability.kind in (Kind.ATTACK, Kind.PUSH) and acting(side, ability) == warrior \
                and in_reach(state, warrior, ability.near, ability.far):
            value = ability.value + boost(state, side, ability.crest, state.activated)
            found[ability.word] = max(value, found.get(ability.word, 0))
    return found


def use(state: State, side: int, ability: Ability, card: int) -> JSON | None:
    """One ability of a card from where its warrior stands now: range and targets, or the cells it leads to."""
    warrior = acting(side, ability)
    if state.cell[warrior] == NONE:
        return None
    if ability.kind in (Kind.MARCH, Kind.FLIGHT):
        return {"verb": ability.word, **reach(state, warrior, ability.value, ability.kind == Kind.FLIGHT, [])}
    if ability.kind not in (Kind.ATTACK, Kind.PUSH) or not ability.far:
        return None
    trial = state.copy()
    trial.activated = card
    value = attack_value(trial, side, ability, 0)
    targets = {warrior_names(state)[target]: {"value": value, "block": best_block(state, target)} if ability.kind == Kind.ATTACK
               else {"value": value} for target in in_reach(state, warrior, ability.near, ability.far)}
    cells = in_range(state.cell[warrior], ability.near, ability.far) & state.book.open
    return {"verb": ability.word, "warrior": warrior_names(state)[warrior], "range": [CELL_NAMES[cell] for cell in cells_of(cells)],
            "targets": targets}


def best_block(state: State, target: int) -> int:
    """BC6.3, BC7.1: the most that a target can hold against an attack, with one card and all bonuses of its cell."""
    side = target >> 1
    if target & 1:
        return minion_defence(state, target)
    cards = [card_defence(state, side, card) for card in ready_cards(state, side)]
    if not cards:
        return 0
    return max(cards) + item_defence(state, side) + count(state.symbols[state.cell[target]], Symbol.DEF)

