"""Why something is not legal now: asked only about what the generator did not list, so that it is no second rulebook."""
from kotatsu.games.root.actions import Verb, craft
from kotatsu.games.root.book import ANY, BIRD, FACTION_NAMES, NOWHERE, THRESHOLD, CardKind, Effect
from kotatsu.games.root.names import card_words, effect_words, faction_words, item_words, seat_words, suit_words
from kotatsu.games.root.notation import verbs
from kotatsu.games.root.phases import battle, cards, windows
from kotatsu.games.root.phases.battle import may_attack
from kotatsu.games.root.queries import has_effect, has_marker, has_piece, kinds, links
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.spoken import SIDES, sides
from kotatsu.games.root.state import Phase, State
from kotatsu.games.root.words import EFFECT_RULES, asked
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.phrase import Phrase, say

EFFECT_OF = {Verb.CLAIM: Effect.ROYAL_CLAIM, Verb.STAND: Effect.STAND_AND_DELIVER, Verb.SPY: Effect.CODEBREAKERS,
             Verb.TAX: Effect.TAX_COLLECTOR, Verb.BANK: Effect.BETTER_BURROW_BANK}

# decisions that offer moves and battles, even where none is possible now
MOVERS = ("MarquiseAct", "MarchOn", "AllianceOperation", "CultConspire", "RiverfolkAct", "Cobbler")
FIGHTERS = ("MarquiseAct", "AllianceOperation", "CultConspire", "RiverfolkAct", "VagabondAct", "CommandWarren")

# the row that says when something is done, for those who try it at another time: by faction, and by verb
ACTS = ("R6.5", "R7.5.2", "R8.6.1", "R9.5", "R9.5", "R-C10", "R11.5")
CRAFTS = ("R6.2.1", "R7.2.1", "R8.2.1", "R9.2.1", "R9.2.1", "R10.2.1", "R11.2.1")
MOMENTS = {Verb.AMBUSH: "R4.3.1", Verb.FOIL: "R4.3.1.1", Verb.HOSPITAL: "R6.2.3", Verb.WOOD: "R6.4", Verb.DECREE: "R7.4.2",
           Verb.ROOST: "R7.4.3", Verb.LEADER: "R7.7.3", Verb.REVOLT: "R8.4", Verb.SPREAD: "R8.4", Verb.MOBILIZE: "R8.5.2",
           Verb.TRAIN: "R8.5.3", Verb.LEVY: "R8.6.1.iii", Verb.ORGANIZE: "R8.6.1.iv", Verb.BUY: "R11.2.6", Verb.BUYCARD: "R11.2.6",
           Verb.CONVERT: "R10.4.3", Verb.SANCTIFY: "R10.4.3", Verb.GARDEN: "R10.5", Verb.PREACH: "R10.5", Verb.SCORE: "R10.5",
           Verb.SACRIFICE: "R10.5", Verb.EXPORT: "R11.5", Verb.DRAWCARD: "R11.5", Verb.HIRE: "R11.5", Verb.POST: "R11.5",
           Verb.PRICE: "R11.6.2"}


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """What a player could expect here, legal or not: the dark ones are shown with their reason."""
    found: list[Action] = []
    for side in sides():
        found += side.tempting(state, item, seat)
    if isinstance(item, (battle.MayAmbush, battle.MayFoil)):
        verb = Verb.AMBUSH if isinstance(item, battle.MayAmbush) else Verb.FOIL
        found += [act(verb, card) for card in kinds(state.hands[seat]) if state.book.card_kind[card] == CardKind.AMBUSH]
    if isinstance(item, windows.DaylightEnds):
        found += [act(Verb.ACTIVATE, card) for card in kinds(state.hands[seat]) if state.book.card_kind[card] == CardKind.DOMINANCE]
    if any(parts(action)[0] == Verb.CRAFT for action in options_of(state, item)):
        found += [craft(card) for card in kinds(state.hands[seat])]
    return list(dict.fromkeys(found))


def options_of(state: State, item: Item) -> list[Action]:
    return item.options(state) if hasattr(item, "options") else []


def refusal(state: State, item: Item, seat: int, action: Action) -> Refusal:
    """The rule and a sentence: the side knows best, then the general rules, then the question that is open."""
    for side in sides():
        found: Refusal | None = side.refuse(state, item, seat, action)
        if found is not None:
            return found
    found = refuse_general(state, item, seat, action)
    if found is not None:
        return found
    question = asked(state, item, seat)
    return Refusal(its_time(state, seat, parts(action)[0]) or question.rule, say("root-why-other", question=question.words))


def its_time(state: State, seat: int, verb: int) -> str:
    """The row that says when this is done; "" where the open question says more."""
    faction = state.book.faction[seat]
    if state.phase == Phase.SETUP or (verb in (Verb.BUY, Verb.BUYCARD) and state.book.riverfolk == NOWHERE):
        return ""
    if verb in (Verb.MOVE, Verb.BATTLE):
        return ACTS[faction]
    return CRAFTS[faction] if verb == Verb.CRAFT else MOMENTS.get(verb, "")


def verbs_here(state: State, item: Item) -> set[int]:
    """What can be done at all where the question stands."""
    return {parts(action)[0] for action in options_of(state, item)}


def refuse_general(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """Moves, battles, crafting, cards."""
    verb, a, b, c = parts(action)
    here = verbs_here(state, item)
    if verb == Verb.MOVE and (verb in here or type(item).__name__ in MOVERS):
        return refuse_move(state, seat, a, b, c)
    if verb == Verb.BATTLE and (verb in here or type(item).__name__ in FIGHTERS):
        return refuse_battle(state, seat, a, b)
    if verb == Verb.CRAFT and seat == state.active and state.fight is None:
        return refuse_craft(state, seat, a)
    if verb in (Verb.ACTIVATE, Verb.TAKE):
        return refuse_dominance(state, seat, verb, a, b)
    if verb in (Verb.AMBUSH, Verb.FOIL) and isinstance(item, (battle.MayAmbush, battle.MayFoil)):
        return refuse_ambush(state, seat, a)
    if verb in EFFECT_OF:
        return refuse_effect(state, seat, verb, a)
    if (verb == Verb.DISCARD and isinstance(item, cards.DiscardDown)) or (verb == Verb.GIVE and verb in here):
        return not_in_hand(state, seat, a, "R2.1.3") if a not in state.hands[seat] else None
    owner = owner_of(verb)
    if owner not in (NOWHERE, state.book.faction[seat]) and verb not in (Verb.BUY, Verb.BUYCARD):
        return Refusal("R1.4", say("root-why-other-side", who=faction_words(owner)))
    if verb >= Verb.DRAW:
        return Refusal(asked(state, item, seat).rule, say("root-why-luck", word=verbs().forms[verb][0]))
    return None


def owner_of(verb: int) -> int:
    """The faction whose verb it is, NOWHERE for those that all share (and the Vagabonds', who answer themselves)."""
    for name, side in zip(SIDES, sides(), strict=True):
        if verb in side.FORMS and name != "vagabond":
            return FACTION_NAMES.index(name)
    return NOWHERE


def not_in_hand(state: State, seat: int, card: int, rule: str) -> Refusal:
    return Refusal(rule, say("root-why-hand", who=seat_words(state, seat), card=card_words(state, card)))


# --- moves and battles

def refuse_move(state: State, seat: int, src: int, dst: int, number: int) -> Refusal | None:
    """R4.2, R2.2.1, R4.2.1, RG.6.2."""
    who = seat_words(state, seat)
    there = state.warriors[src * state.book.seats + seat]
    if there == 0:
        return Refusal("R4.2", say("root-why-no-warrior", who=who, clearing=src + 1))
    if dst not in links(state, seat, src):
        rule = "R2.3" if dst in state.book.rivers[src] else "R2.2.1"
        key = "root-why-river" if rule == "R2.3" else "root-why-no-path"
        return Refusal(rule, say(key, clearing=src + 1, to=dst + 1))
    if state.scorched >> dst & 1:
        return Refusal("RG.6.2", say("root-why-scorched", clearing=dst + 1))
    if number == 0 or number > there:
        return Refusal("R4.2", say("root-why-move-count", clearing=src + 1, there=there, count=number))
    if seat not in (state.rulers[src], state.rulers[dst]):
        return Refusal("R4.2.1", say("root-why-no-rule", who=who, clearing=src + 1, to=dst + 1))
    return None


def refuse_battle(state: State, seat: int, clearing: int, defender: int) -> Refusal | None:
    """R4.3, R4.3-2."""
    if defender == seat:
        return Refusal("R4.3-2", say("root-why-battle-self", who=seat_words(state, seat)))
    if not may_attack(state, seat, clearing, defender):
        return Refusal("R4.3", say("root-why-no-warrior", who=seat_words(state, seat), clearing=clearing + 1))
    if not has_piece(state, defender, clearing):
        return Refusal("R4.3-2", say("root-why-no-piece", who=seat_words(state, defender), clearing=clearing + 1))
    return None


def refuse_ambush(state: State, seat: int, card: int) -> Refusal:
    """R2.1.5, R4.3.1."""
    clearing = battle.fight_of(state).clearing
    if card not in state.hands[seat]:
        return not_in_hand(state, seat, card, "R4.3.1")
    if state.book.card_kind[card] != CardKind.AMBUSH:
        return Refusal("R2.1.5", say("root-why-not-ambush", card=card_words(state, card)))
    return Refusal("R4.3.1", say("root-why-ambush-suit", card=card_words(state, card), clearing=clearing + 1,
                                 suit=suit_words(state.suits[clearing])))


# --- crafting

def refuse_craft(state: State, seat: int, card: int) -> Refusal | None:
    """R4.1 and its parts: what is missing is named."""
    book = state.book
    words, kind = card_words(state, card), book.card_kind[card]
    if card not in state.hands[seat]:
        return not_in_hand(state, seat, card, "R4.1")
    if kind in (CardKind.AMBUSH, CardKind.DOMINANCE):
        return Refusal("R2.1.5" if kind == CardKind.AMBUSH else "R2.1.6", say("root-why-not-craftable", card=words))
    if kind == CardKind.ITEM and state.items[book.card_item[card]] == 0:
        return Refusal("R4.1.2-2", say("root-why-no-item", card=words, item=item_words(book.card_item[card])))
    if kind == CardKind.PERSISTENT and has_effect(state, seat, book.card_effect[card]):
        return Refusal("R4.1.4", say("root-why-same-effect", who=seat_words(state, seat), card=words))
    cost = book.card_cost[card]
    side = TRAITS[book.faction[seat]]
    if not side.can_pay_craft(state, seat, cost):
        return Refusal("R4.1.1", say("root-why-craft-cost", card=words, **missing_pieces(state, seat, cost)))
    return None


def missing_pieces(state: State, seat: int, cost: list[int]) -> dict[str, Phrase | int]:
    """The first suit that falls short: how many it needs and how many are ready."""
    power = TRAITS[state.book.faction[seat]].craft_power(state, seat)
    for suit in sorted(set(cost)):
        need, have = cost.count(suit), max(0, sum(power) if suit == ANY else power[suit])
        if need > have:
            return {"suit": suit_words(suit), "need": need, "have": have}
    return {"suit": suit_words(ANY), "need": len(cost), "have": max(0, sum(power))}


# --- dominance

def refuse_dominance(state: State, seat: int, verb: int, card: int, paid: int) -> Refusal | None:
    """R3.3.1, R3.3.2, R3.3.4; R9.2.8, R-P4: a Vagabond joins a coalition instead."""
    book, who = state.book, seat_words(state, seat)
    if seat != state.active or state.phase != Phase.DAYLIGHT:
        return Refusal("R3.3.1" if verb == Verb.ACTIVATE else "R3.3.4", say("root-why-daylight", who=who))
    if verb == Verb.TAKE:
        if card not in state.available:
            return Refusal("R3.3.4", say("root-why-not-available", card=card_words(state, card)))
        if paid not in state.hands[seat]:
            return not_in_hand(state, seat, paid, "R3.3.4")
        rule = "R2.1.1.2" if book.card_suit[card] == BIRD else "R3.3.4"
        return Refusal(rule, say("root-why-take-suit", card=card_words(state, card), paid=card_words(state, paid),
                                 suit=suit_words(book.card_suit[card])))
    if card not in state.hands[seat]:
        return not_in_hand(state, seat, card, "R3.3.1")
    if book.card_kind[card] != CardKind.DOMINANCE:
        return Refusal("R2.1.6", say("root-why-not-dominance", card=card_words(state, card)))
    if not TRAITS[book.faction[seat]].may_activate(state):
        return Refusal("R-P4" if book.seats < 4 else "R9.2.8", say("root-why-vagabond-dominance", who=who))
    if not has_marker(state, seat):
        return Refusal("R3.3.2", say("root-why-dominance-twice", who=who))
    if state.points[seat] < THRESHOLD:
        return Refusal("R3.3.1", say("root-why-few-points", who=who, points=state.points[seat], need=THRESHOLD))
    return None


# --- lasting effects

def refuse_effect(state: State, seat: int, verb: int, number: int) -> Refusal | None:
    """Not owned, used already, or nothing to use it on."""
    effect = EFFECT_OF[verb]
    rule, who, words = EFFECT_RULES[effect], seat_words(state, seat), effect_words(state, effect)
    if not has_effect(state, seat, effect):
        return Refusal(rule, say("root-why-no-effect", who=who, effect=words))
    if seat == state.active and state.used >> effect & 1:
        return Refusal(rule, say("root-why-effect-used", who=who, effect=words))
    phase = Phase.DAYLIGHT if verb in (Verb.SPY, Verb.TAX) else Phase.BIRDSONG
    if seat != state.active or state.phase != phase or state.fight is not None:
        return Refusal("R-P16", say("root-why-effect-time", effect=words))
    if verb == Verb.TAX and state.warriors[number * state.book.seats + seat] == 0:
        return Refusal(rule, say("root-why-no-warrior", who=who, clearing=number + 1))
    if verb in (Verb.SPY, Verb.STAND) and (number == seat or not state.hands[number]):
        return Refusal(rule, say("root-why-empty-hand", who=seat_words(state, number)))
    return None
