"""What decisions ask and what choices are called, as phrases; the sentences stand in the Fluent files."""
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from kotatsu.games.battlecrest.actions import Verb
from kotatsu.games.battlecrest.book import Symbol
from kotatsu.games.battlecrest.deeds import Kind
from kotatsu.games.battlecrest.effects import hazard_damage
from kotatsu.games.battlecrest.lexicon import LEXICON, ability_words, warrior_words
from kotatsu.games.battlecrest.phases import abilities, attack, paths, setup, turn
from kotatsu.games.battlecrest.preview import ahead
from kotatsu.games.battlecrest.queries import bonus_of, face_of, movement_value
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Choice
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Arg, Phrase, say

ABILITY_RULES = {Kind.ATTACK: "BC4.5", Kind.PUSH: "BC4.7", Kind.MARCH: "BC4.8", Kind.FLIGHT: "BC8.1", Kind.HEAL: "BC4.9",
                 Kind.READY: "BC4.9", Kind.SWAP: "BC4.10", Kind.STAR: "BC4.11"}
KEYS = {Kind.ATTACK: "attack", Kind.PUSH: "push", Kind.MARCH: "march", Kind.FLIGHT: "flight", Kind.HEAL: "heal",
        Kind.READY: "ready", Kind.SWAP: "swap", Kind.STAR: "star"}


def of_kind(kind: int) -> Callable[[State, Any], bool]:
    return lambda state, item: item.ability(state).kind == kind


def its_words(state: State, item: Any) -> Mapping[str, Arg]:
    return {"ability": ability_words(state, item.ability(state))}


def its_target(state: State, item: Any) -> Mapping[str, Arg]:
    return {"target": warrior_words(state, item.target), "left": item.left}


def swapped(state: State, item: Any) -> Mapping[str, Arg]:
    return {"target": warrior_words(state, state.target)}


def actions_left(state: State, item: Any) -> Mapping[str, Arg]:
    return {"number": 1 + bool(state.done)}


WALKS = (Verb.GO, Verb.GO_BOOSTED, Verb.FLY, Verb.FLY_BOOSTED)
ATTACKS = (Verb.ATTACK, Verb.ATTACK_BOOSTED, Verb.ALL, Verb.ALL_BOOSTED)
QUESTIONS = (
    QuestionRow(turn.ChooseAction, "action", "BC3.1", more=actions_left, public=True),
    QuestionRow(turn.MoveWarrior, "move", "BC3.4", public=True),
    *(QuestionRow(abilities.UseAbility, f"use-{key}", ABILITY_RULES[kind], more=swapped if kind == Kind.SWAP else its_words,
                  when=of_kind(kind), public=True) for kind, key in KEYS.items()),
    QuestionRow(abilities.PushOn, "push-on", "BC4.7", more=its_target, public=True),
    QuestionRow(abilities.ReadyMore, "ready-more", "BC4.9", public=True),
    QuestionRow(attack.Defend, "defend", "BC6.2", more=lambda state, item: {"value": item.value}, public=True),
    QuestionRow(setup.LayRow, "row", "BC2.7", public=True),
)


def asked(state: State, item: Item, seat: int) -> Asked:
    """What a decision asks, and its rule."""
    return LEXICON.asked(QUESTIONS, state, item, seat)


def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    """An action for a reader; what it leads to where that is sure."""
    found = LEXICON.choice(state, action, result_words(state, item, seat, action), words_of(item, action))
    return replace(found, ahead=ahead(state, item, seat, action))


def words_of(item: Item, action: Action) -> Phrase | None:
    """A refusal is called by what it declines."""
    if parts(action)[0] == Verb.STOP and isinstance(item, turn.MoveWarrior):
        return say("battlecrest-act-stop-moving")
    return None


def result_words(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """Numbers before names: what an attack is worth, what a hazard costs, how much damage a defence leaves."""
    verb, number, second, third = parts(action)
    if verb == Verb.ACTIVATE:
        return script_words(state, face_of(state, number))
    if isinstance(item, attack.Defend):
        return defence_result(state, item, seat, verb, number, second)
    if isinstance(item, abilities.UseAbility) and verb in ATTACKS:
        used = number if verb == Verb.ALL_BOOSTED else second
        return say("battlecrest-result-attack", value=abilities.attack_value(state, seat, item.ability(state), used))
    if isinstance(item, abilities.UseAbility) and verb == Verb.HEAL:
        most = state.book.hero[seat].health
        return say("battlecrest-result-heal", health=min(most, state.health[seat] + item.ability(state).value))
    if verb in WALKS and isinstance(item, (turn.MoveWarrior, abilities.UseAbility)):
        value = movement_value(state, seat) if isinstance(item, turn.MoveWarrior) else item.ability(state).value
        value += bonus_of(state, state.cell[number], Symbol.MOVE, third)
        return hazard_result(state, number, paths.cost(paths.flipped(state, third), verb, number, second, value))
    if verb in (Verb.PUSH, Verb.PUSH_BOOSTED):
        return hazard_result(state, number, hazard_damage(paths.flipped(state, third), second))
    if isinstance(item, abilities.PushOn) and verb == Verb.SHOVE:
        return hazard_result(state, item.target, hazard_damage(state, number))
    return None


def script_words(state: State, face: int) -> Phrase | None:
    """What a card does, from top to bottom."""
    found: Phrase | None = None
    for ability in state.book.printed.scripts[face]:
        words = ability_words(state, ability)
        found = words if found is None else say("battlecrest-then", one=found, other=words)
    return found


def hazard_result(state: State, warrior: int, damage: int) -> Phrase | None:
    """What a hazard does to whoever enters it."""
    if not damage:
        return None
    if warrior & 1:
        return say("battlecrest-result-lost")
    return say("battlecrest-result-hazard", damage=min(damage, state.health[warrior >> 1]))


def defence_result(state: State, item: attack.Defend, seat: int, verb: int, card: int, bonuses: int) -> Phrase:
    if verb == Verb.TAKE:
        return say("battlecrest-result-take", damage=min(item.value, state.health[seat]))
    defence = attack.defence_of(state, seat, card, bonuses, item.cards)
    return say("battlecrest-result-defend", defence=defence, damage=min(max(0, item.value - defence), state.health[seat]))
