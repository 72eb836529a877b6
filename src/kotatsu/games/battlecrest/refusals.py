"""Why something is not legal now: asked only about what the generator did not list, so that it is no second rulebook."""
from kotatsu.games.battlecrest.actions import MOVE, REFOCUS, Verb, activate, prime, restore
from kotatsu.games.battlecrest.book import Action as Done
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.lexicon import why
from kotatsu.games.battlecrest.phases.abilities import PushOn, UseAbility, stars_of
from kotatsu.games.battlecrest.phases.attack import Defend
from kotatsu.games.battlecrest.phases.turn import ChooseAction, MoveWarrior
from kotatsu.games.battlecrest.queries import exhausted_cards, is_ready, occupied
from kotatsu.games.battlecrest.state import State
from kotatsu.games.battlecrest.words import asked
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal

OF_THE_TURN = {Verb.MOVE: (Done.MOVE, "BC3.2"), Verb.ACTIVATE: (Done.ACTIVATE, "BC3.6"), Verb.PRIME: (Done.PRIME, "BC3.7"),
               Verb.REFOCUS: (Done.REFOCUS, "BC3.2"), Verb.RESTORE: (Done.REFOCUS, "BC18.19")}
MOVING = (Verb.GO, Verb.GO_BOOSTED, Verb.FLY, Verb.FLY_BOOSTED, Verb.PUSH, Verb.PUSH_BOOSTED)


def refusal(state: State, item: Item, seat: int, action: Action) -> Refusal:
    """The rule and a sentence."""
    verb, number, cell, _ = parts(action)
    found: Refusal | None = None
    if isinstance(item, ChooseAction) and verb in OF_THE_TURN:
        found = refuse_action(state, seat, verb, number)
    elif isinstance(item, Defend) and verb in (Verb.DEFEND, Verb.DEFEND_BOOSTED):
        found = refuse_card(state, seat, number, "BC6.2")
    elif isinstance(item, (MoveWarrior, UseAbility)) and verb in MOVING:
        found = refuse_cell(state, seat, verb, number, cell)
    elif isinstance(item, PushOn) and verb == Verb.SHOVE:
        found = refuse_stand(state, number, "BC4.7")
    elif isinstance(item, UseAbility) and verb in (Verb.ATTACK, Verb.ATTACK_BOOSTED) and is_enemy(state, seat, number):
        found = why(state, "BC4.5", "battlecrest-why-range", warrior=number)
    elif isinstance(item, UseAbility) and verb == Verb.STAR:
        found = refuse_star(state, seat, number)
    if found is not None:
        return found
    question = asked(state, item, seat)
    return why(state, question.rule, "battlecrest-why-other", question=question.words)


def refuse_action(state: State, seat: int, verb: int, card: int) -> Refusal | None:
    """BC3.1, BC3.2: done already, or nothing would change."""
    bit, rule = OF_THE_TURN[verb]
    if state.done & bit:
        return why(state, "BC3.1", "battlecrest-why-done")
    if verb == Verb.MOVE:
        return why(state, rule, "battlecrest-why-no-move")
    if verb in (Verb.REFOCUS, Verb.RESTORE):
        if state.book.refocus_one != (verb == Verb.RESTORE) or exhausted_cards(state, seat):
            return None
        return why(state, "BC3.2", "battlecrest-why-all-ready")
    return refuse_card(state, seat, card, rule)


def refuse_card(state: State, seat: int, card: int, rule: str) -> Refusal | None:
    """The card is another's, or exhausted."""
    if card not in state.rows[seat]:
        return why(state, "BC1.2", "battlecrest-why-not-yours", card=card)
    if not is_ready(state, card):
        return why(state, rule, "battlecrest-why-exhausted", card=card)
    return None


def is_enemy(state: State, seat: int, warrior: int) -> bool:
    return warrior >> 1 != seat and state.cell[warrior] != NONE


def refuse_cell(state: State, seat: int, verb: int, warrior: int, cell: int) -> Refusal | None:
    """BC3.5, BC5.1, BC8.2: somebody or something is there, or it is too far."""
    pushing = verb in (Verb.PUSH, Verb.PUSH_BOOSTED)
    if state.cell[warrior] == NONE or (warrior >> 1 == seat) == pushing or cell == NONE:
        return None
    flying = verb in (Verb.FLY, Verb.FLY_BOOSTED)
    stands = refuse_stand(state, cell, "BC4.7" if pushing else "BC8.2" if flying else "BC3.5")
    if stands is not None or pushing:
        return stands
    return why(state, "BC8.1" if flying else "BC3.4", "battlecrest-why-far", warrior=warrior, cell=cell)


def refuse_stand(state: State, cell: int, rule: str) -> Refusal | None:
    """Nobody can stop there."""
    if cell == NONE:
        return None
    if not state.book.open >> cell & 1:
        return why(state, "BC5.1", "battlecrest-why-landmark", cell=cell)
    if occupied(state) >> cell & 1:
        return why(state, rule, "battlecrest-why-occupied", cell=cell)
    return None


def refuse_star(state: State, seat: int, star: int) -> Refusal | None:
    if state.stars >> star & 1:
        return why(state, "BC4.11", "battlecrest-why-star-used", star=star)
    if star in stars_of(state, seat):
        return why(state, "BC4.12", "battlecrest-why-star-nothing", star=star)
    return None


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """What a player could expect here, legal or not: the dark ones are shown with their reason."""
    if isinstance(item, ChooseAction):
        found = [MOVE, *refocusing(state, seat)]
        return found + [make(card) for make in (activate, prime) for card in state.rows[seat]]
    return []


def refocusing(state: State, seat: int) -> list[Action]:
    """BC18.19: where one card comes back, any card stands for all of them once nothing can."""
    if not state.book.refocus_one:
        return [REFOCUS]
    return [restore(card) for card in state.rows[seat][:1] if state.done & Done.REFOCUS or not exhausted_cards(state, seat)]
