"""What the Cult says: its verbs, events, questions, results and refusals."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import BIRD, BUILDINGS, CLEARINGS, CORNERS, PIECES, Piece
from kotatsu.games.root.factions.cult import birdsong, daylight, evening, setup
from kotatsu.games.root.factions.cult.gardens import gardens, has_garden_left
from kotatsu.games.root.names import card_words, seat_words, suit_words
from kotatsu.games.root.queries import are_enemies, has_marker, kinds, open_slots, warriors
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Refusal
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.verbs import Form

FORMS: dict[int, Form] = {
    Verb.CORNER: ("corner", ("clearing",)), Verb.OUTCAST: ("outcast", ("suit",)), Verb.CONVERT: ("convert", ("clearing", "seat")),
    Verb.SANCTIFY: ("sanctify", ("clearing", "piece")), Verb.GARDEN: ("garden", ("card", "clearing")),
    Verb.PREACH: ("preach", ("card", "clearing")), Verb.SCORE: ("score", ("card",)), Verb.SACRIFICE: ("sacrifice", ("card",)),
}
EVENTS: dict[int, tuple[str, str, str]] = {
    Event.OUTCAST: ("outcast", "R10.4.1", "suit count"), Event.SOULS: ("souls", "R10.4.2", "count"),
    Event.CRUSADE: ("crusade", "R10.4.3.i", "clearing count"), Event.CONVERTED: ("converted", "R10.4.3.ii", "clearing seat count"),
    Event.SANCTIFIED: ("sanctified", "R10.4.3.iii", "clearing piece count"), Event.REVEALED: ("revealed", "R10.5", "card"),
    Event.ACOLYTE: ("acolyte", "R10.5.4", "count"), Event.RETURNED: ("returned", "R10.6.1", "count"),
}
CONSPIRACY_RULES = {Verb.BATTLE: "R10.4.3.i", Verb.MOVE: "R10.4.3.i", Verb.CONVERT: "R10.4.3.ii", Verb.SANCTIFY: "R10.4.3.iii"}
RITUAL_RULES = {Verb.GARDEN: "R10.5.1", Verb.PREACH: "R10.5.2", Verb.SCORE: "R10.5.3", Verb.SACRIFICE: "R10.5.4"}


# --- questions

def asked(state: State, item: Item, seat: int) -> Asked | None:
    """What the Cult is asked."""
    who = seat_words(state, seat)
    match item:
        case setup.CultCorner():
            return Asked("corner", say("root-ask-corner", who=who), "R10.3.2")
        case setup.ChooseOutcast():
            return Asked("outcast", say("root-ask-outcast", who=who), "R10.3.3")
        case birdsong.CultConspire():
            return Asked("action", say("root-ask-conspire", who=who, count=state.cult.acolytes), "R10.4.3")
        case birdsong.CrusadeBattle():
            return Asked("battle", say("root-ask-crusade", who=who, clearing=item.clearing + 1), "R10.4.3.i")
        case daylight.CultRitual():
            return Asked("action", say("root-ask-ritual", who=who), "R10.5")
        case evening.CultCraft():
            free = sum(TRAITS[state.book.faction[seat]].craft_power(state, seat))
            return Asked("craft", say("root-ask-cult-craft", who=who, count=free), "R10.2.1")
    return None


# --- what an action leads to

def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """Acolytes, points, gardens."""
    verb, a, _, _ = parts(action)
    if isinstance(item, birdsong.CultConspire) and verb in CONSPIRACY_RULES:
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
            return Refusal("R10.3.2", say("root-why-corner-else"))
        case birdsong.CultConspire() if verb in CONSPIRACY_RULES:
            return refuse_conspiracy(state, seat, verb, a, b)
        case daylight.CultRitual() if verb in RITUAL_RULES:
            return refuse_card(state, seat, verb, a) or refuse_ritual(state, seat, verb, a, b)
        case evening.CultCraft() if verb == Verb.CRAFT:
            return refuse_craft(state, seat, a)
        case daylight.CultRitual() if verb in (Verb.ACTIVATE, Verb.TAKE):
            card = a if verb == Verb.ACTIVATE else b
            if card in state.cult.revealed and card not in state.hands[seat]:
                return Refusal("R10.5", say("root-why-ritual-revealed", card=card_words(state, card)))
    return None


def refuse_craft(state: State, seat: int, card: int) -> Refusal | None:
    """R10.2.1: gardens of the Outcast suit alone craft; what forbids crafting in general is said elsewhere."""
    cost, outcast = state.book.card_cost[card], state.cult.outcast
    if card not in state.hands[seat] or not cost or TRAITS[state.book.faction[seat]].can_pay_craft(state, seat, cost):
        return None
    ready = sum(TRAITS[state.book.faction[seat]].craft_power(state, seat))
    return Refusal("R10.2.1", say("root-why-cult-craft", card=card_words(state, card), suit=suit_words(outcast), count=ready))


def refuse_conspiracy(state: State, seat: int, verb: int, clearing: int, target: int) -> Refusal | None:
    """R10.4.3: the clearing, the acolytes, then what the conspiracy itself demands; moves and battles have rules of their own."""
    rule, board = CONSPIRACY_RULES[verb], state.cult
    if state.suits[clearing] != board.outcast:
        return Refusal("R10.4.3", say("root-why-not-outcast", clearing=clearing + 1, suit=suit_words(board.outcast)))
    cost = birdsong.conspiracy_cost(state, verb)
    if board.acolytes < cost:
        return Refusal("R10.4.3", say("root-why-conspire-cost", count=cost, have=board.acolytes))
    if verb == Verb.CONVERT and (target not in state.book.armies or not are_enemies(state, seat, target)
                                 or not warriors(state, target, clearing)):
        return Refusal(rule, say("root-why-convert-none", clearing=clearing + 1))
    if verb == Verb.SANCTIFY and (target >= BUILDINGS or not state.pieces[clearing * PIECES + target]
                                  or not are_enemies(state, seat, state.book.piece_seat[target])):
        return Refusal(rule, say("root-why-sanctify-none", clearing=clearing + 1))
    if verb in (Verb.CONVERT, Verb.SANCTIFY):
        return refuse_place(state, clearing, rule) or Refusal(rule, say("root-why-gardens-out"))
    return None


def refuse_place(state: State, clearing: int, rule: str) -> Refusal | None:
    """R6.2.2, RG.6.2."""
    if state.scorched >> clearing & 1:
        return Refusal("RG.6.2", say("root-why-cult-scorched", clearing=clearing + 1))
    if state.pieces[clearing * PIECES + Piece.KEEP]:
        return Refusal(rule, say("root-why-cult-keep", clearing=clearing + 1))
    return None


def refuse_card(state: State, seat: int, verb: int, card: int) -> Refusal | None:
    """R10.5, R10.2.2: a card of the hand, a bird only for the sacrifice."""
    words = card_words(state, card)
    if card not in state.hands[seat]:
        if card in state.cult.revealed:
            return Refusal("R10.5", say("root-why-ritual-revealed", card=words))
        return Refusal("R10.5", say("root-why-cult-card", card=words))
    if (state.book.card_suit[card] == BIRD) != (verb == Verb.SACRIFICE):
        if verb == Verb.SACRIFICE:
            return Refusal("R10.5.4", say("root-why-sacrifice-suit"))
        return Refusal("R10.2.2", say("root-why-ritual-bird"))
    return None


def refuse_ritual(state: State, seat: int, verb: int, card: int, clearing: int) -> Refusal | None:
    """R10.5.1–R10.5.4."""
    rule, suit = RITUAL_RULES[verb], state.book.card_suit[card]
    if verb == Verb.SCORE:
        return Refusal(rule, say("root-why-score-again", suit=suit_words(suit)))
    if verb == Verb.SACRIFICE:
        return Refusal(rule, say("root-why-cult-supply"))
    if state.suits[clearing] != suit:
        return Refusal(rule, say("root-why-ritual-suit", card=card_words(state, card), suit=suit_words(state.suits[clearing])))
    if verb == Verb.PREACH:
        return refuse_place(state, clearing, rule) or Refusal(rule, say("root-why-cult-supply"))
    if not has_garden_left(state, suit):
        return Refusal(rule, say("root-why-gardens-out"))
    if state.rulers[clearing] != seat:
        return Refusal(rule, say("root-why-garden-rule", clearing=clearing + 1))
    if open_slots(state, clearing) <= 0:
        return Refusal("R2.2.3", say("root-why-garden-slot", clearing=clearing + 1))
    return refuse_place(state, clearing, rule)
