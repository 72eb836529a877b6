"""What the Cult says: its verbs, events, questions, results and refusals."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import BIRD, BUILDINGS, CLEARINGS, CORNERS, PIECES, Fac, Piece
from kotatsu.games.root.factions.cult import birdsong, daylight, evening, setup
from kotatsu.games.root.factions.cult.gardens import gardens, has_garden_left
from kotatsu.games.root.lexicon import LEXICON, why
from kotatsu.games.root.queries import are_enemies, has_marker, kinds, warriors
from kotatsu.games.root.shared_refusals import barred, no_site, not_in_hand
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Phrase, say

CONSPIRACIES = (Verb.BATTLE, Verb.MOVE, Verb.CONVERT, Verb.SANCTIFY)
RITUALS = (Verb.GARDEN, Verb.PREACH, Verb.SCORE, Verb.SACRIFICE)


QUESTIONS = (
    QuestionRow(setup.CultCorner, "corner", "R10.3.2"),
    QuestionRow(setup.ChooseOutcast, "outcast", "R10.3.3"),
    QuestionRow(birdsong.CultConspire, "action", "R10.4.3", "conspire", more=lambda state, item: {"count": state.cult.acolytes}),
    QuestionRow(birdsong.CrusadeBattle, "battle", "R10.4.3.i", "crusade", ("clearing",)),
    QuestionRow(daylight.CultRitual, "action", "R10.5", "ritual"),
    QuestionRow(evening.CultCraft, "craft", "R10.2.1", "cult-craft", more=lambda state, item: {
        "count": sum(TRAITS[Fac.CULT].craft_power(state, item.seat))}),
)


# --- what an action leads to

def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """Acolytes, points, gardens."""
    verb, a, _, _ = parts(action)
    if isinstance(item, birdsong.CultConspire) and verb in CONSPIRACIES:
        cost = birdsong.conspiracy_cost(state, verb)
        scores = verb == Verb.SANCTIFY and has_marker(state, seat)
        key = "crusade" if verb in (Verb.BATTLE, Verb.MOVE) else "sanctify" if scores else "convert"
        return say(f"root-result-{key}", count=cost)
    match verb:
        case Verb.GARDEN:
            return say("root-result-garden", count=gardens(state, state.book.card_suit[a]) + 1)
        case Verb.SCORE:
            return say("root-result-score", points=daylight.ritual_points(state, state.book.card_suit[a]))
        case Verb.SACRIFICE:
            return say("root-result-sacrifice", count=state.cult.acolytes + 1)
    return None


# --- what a player could expect

def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """Conspiracies against whoever is in a clearing of the Outcast; every ritual of every card in hand."""
    match item:
        case setup.CultCorner():
            return [act(Verb.CORNER, corner) for corner in range(CORNERS)]
        case birdsong.CultConspire():
            where = [clearing for clearing in range(CLEARINGS) if state.suits[clearing] == state.cult.outcast]
            return [DONE, *(act(Verb.CONVERT, clearing, other) for clearing in where for other in state.book.armies
                            if other != seat and warriors(state, other, clearing)),
                    *(act(Verb.SANCTIFY, clearing, piece) for clearing in where for piece in range(BUILDINGS)
                      if piece != Piece.GARDEN and state.pieces[clearing * PIECES + piece])]
        case daylight.CultRitual():
            found = [DONE]
            for card in kinds(state.hands[seat]):
                suit = state.book.card_suit[card]
                if suit == BIRD:
                    found.append(act(Verb.SACRIFICE, card))
                    continue
                where = [clearing for clearing in range(CLEARINGS) if state.suits[clearing] == suit]
                found.extend(act(verb, card, clearing) for verb in (Verb.GARDEN, Verb.PREACH) for clearing in where)
                found.append(act(Verb.SCORE, card))
            return found
        case evening.CultCraft():
            return [DONE, *(act(Verb.CRAFT, card) for card in kinds(state.hands[seat]))]
    return []


# --- why not

def refuse(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """The row and a sentence; None where the general rules know why."""
    verb, a, b, _ = parts(action)
    match item:
        case setup.CultCorner() if verb == Verb.CORNER:
            return why(state, "R10.3.2", "root-why-corner-else")
        case birdsong.CultConspire() if verb in CONSPIRACIES:
            return refuse_conspiracy(state, seat, verb, a, b)
        case daylight.CultRitual() if verb in RITUALS:
            return refuse_card(state, seat, verb, a) or refuse_ritual(state, seat, verb, a, b)
        case evening.CultCraft() if verb == Verb.CRAFT:
            return refuse_craft(state, seat, a)
        case daylight.CultRitual() if verb in (Verb.ACTIVATE, Verb.TAKE):
            card = a if verb == Verb.ACTIVATE else b
            if card in state.cult.revealed and card not in state.hands[seat]:
                return why(state, "R10.5", "root-why-ritual-revealed", card=card)
    return None


def refuse_craft(state: State, seat: int, card: int) -> Refusal | None:
    """R10.2.1: gardens of the Outcast suit alone craft; what forbids crafting in general is said elsewhere."""
    cost, outcast = state.book.card_cost[card], state.cult.outcast
    if card not in state.hands[seat] or not cost or TRAITS[Fac.CULT].can_pay_craft(state, seat, cost):
        return None
    ready = sum(TRAITS[Fac.CULT].craft_power(state, seat))
    return why(state, "R10.2.1", "root-why-cult-craft", card=card, suit=outcast, count=ready)


def refuse_conspiracy(state: State, seat: int, verb: int, clearing: int, target: int) -> Refusal | None:
    """R10.4.3: the clearing, the acolytes, then what the conspiracy itself demands; moves and battles have rules of their own."""
    rule, board = LEXICON.verbs[verb].rule, state.cult
    if state.suits[clearing] != board.outcast:
        return why(state, "R10.4.3", "root-why-not-outcast", clearing=clearing, suit=board.outcast)
    cost = birdsong.conspiracy_cost(state, verb)
    if board.acolytes < cost:
        return why(state, "R10.4.3", "root-why-conspire-cost", count=cost, have=board.acolytes)
    if verb == Verb.CONVERT and (target not in state.book.armies or not are_enemies(state, seat, target)
                                 or not warriors(state, target, clearing)):
        return why(state, rule, "root-why-convert-none", clearing=clearing)
    if verb == Verb.SANCTIFY and (target >= BUILDINGS or not state.pieces[clearing * PIECES + target]
                                  or not are_enemies(state, seat, state.book.piece_seat[target])):
        return why(state, rule, "root-why-sanctify-none", clearing=clearing)
    if verb in (Verb.CONVERT, Verb.SANCTIFY):
        return barred(state, clearing, rule) or why(state, rule, "root-why-gardens-out")
    return None


def refuse_card(state: State, seat: int, verb: int, card: int) -> Refusal | None:
    """R10.5, R10.2.2: a card of the hand, a bird only for the sacrifice."""
    if card not in state.hands[seat]:
        if card in state.cult.revealed:
            return why(state, "R10.5", "root-why-ritual-revealed", card=card)
        return not_in_hand(state, seat, card, "R10.5")
    if (state.book.card_suit[card] == BIRD) != (verb == Verb.SACRIFICE):
        if verb == Verb.SACRIFICE:
            return why(state, "R10.5.4", "root-why-sacrifice-suit")
        return why(state, "R10.2.2", "root-why-ritual-bird")
    return None


def refuse_ritual(state: State, seat: int, verb: int, card: int, clearing: int) -> Refusal | None:
    """R10.5.1–R10.5.4."""
    rule, suit = LEXICON.verbs[verb].rule, state.book.card_suit[card]
    if verb == Verb.SCORE:
        return why(state, rule, "root-why-score-again", suit=suit)
    if verb == Verb.SACRIFICE:
        return why(state, rule, "root-why-cult-supply")
    if state.suits[clearing] != suit:
        return why(state, rule, "root-why-ritual-suit", card=card, suit=state.suits[clearing])
    if verb == Verb.PREACH:
        return barred(state, clearing, rule) or why(state, rule, "root-why-cult-supply")
    if not has_garden_left(state, suit):
        return why(state, rule, "root-why-gardens-out")
    return no_site(state, seat, clearing, rule, keep=rule)
