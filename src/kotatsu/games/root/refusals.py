"""Why something is not legal now: asked only about what the generator did not list, so that it is no second rulebook."""
from kotatsu.games.root.actions import Verb, craft
from kotatsu.games.root.book import ANY, BIRD, FACTION_ROWS, NOWHERE, THRESHOLD, CardKind, Effect, Fac
from kotatsu.games.root.card_verbs import LoseWarrior, Rob, Spy
from kotatsu.games.root.lexicon import LEXICON, effect_rule, faction_words, suit_words, why
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.phases import battle, cards, windows
from kotatsu.games.root.phases.battle import may_attack
from kotatsu.games.root.queries import has_effect, has_marker, has_piece, hired, kinds, links
from kotatsu.games.root.shared_refusals import not_in_hand
from kotatsu.games.root.side_folders import of_each_side
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Phase, State
from kotatsu.games.root.words import SIDES, asked
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.phrase import Phrase

# decisions that offer moves and battles, even where none is possible now
MOVERS = ("MarquiseAct", "MarchOn", "AllianceOperation", "CultConspire", "RiverfolkAct")
FIGHTERS = ("MarquiseAct", "AllianceOperation", "CultConspire", "RiverfolkAct", "VagabondAct")


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """What a player could expect here, legal or not: the dark ones are shown with their reason."""
    found: list[Action] = []
    for side in SIDES:
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
    for side in SIDES:
        found: Refusal | None = side.refuse(state, item, seat, action)
        if found is not None:
            return found
    found = refuse_general(state, item, seat, action)
    if found is not None:
        return found
    question = asked(state, item, seat)
    return why(state, its_time(state, seat, parts(action)[0]) or question.rule, "root-why-other", question=question.words)


def its_time(state: State, seat: int, verb: int) -> str:
    """The row that says when this is done; "" where the open question says more."""
    row = FACTION_ROWS[state.book.faction[seat]]
    if state.phase == Phase.SETUP or (verb in (Verb.BUY, Verb.BUYCARD) and state.book.seller == NOWHERE):
        return ""
    if verb in (Verb.MOVE, Verb.BATTLE):
        return row.acts
    return row.crafts if verb == Verb.CRAFT else LEXICON.verbs[verb].when


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
    effect = effect_of(state, verb)
    if effect != Effect.NONE:
        return refuse_effect(state, seat, effect, a)
    if (verb == Verb.DISCARD and isinstance(item, cards.DiscardDown)) or (verb == Verb.GIVE and verb in here):
        return not_in_hand(state, seat, a, "R2.1.3") if a not in state.hands[seat] else None
    owner = owner_of(verb)
    if owner not in (NOWHERE, state.book.faction[seat]) and verb not in (Verb.BUY, Verb.BUYCARD):
        return why(state, "R1.4", "root-why-other-side", who=faction_words(owner))
    if LEXICON.verbs[verb].luck:
        return why(state, asked(state, item, seat).rule, "root-why-luck", word=LEXICON.verbs[verb].word)
    return None


def owner_of(verb: int) -> int:
    """The faction whose verb it is, NOWHERE for those that all share (and the Vagabonds', who answer themselves)."""
    for faction, side in enumerate(of_each_side("lexicon")):
        if faction not in (Fac.VAGABOND, Fac.VAGABOND2) and verb in [row.number for row in side.VERBS]:
            return faction
    return NOWHERE


# --- moves and battles

def refuse_move(state: State, seat: int, src: int, dst: int, number: int) -> Refusal | None:
    """R4.2, R2.2.1, R4.2.1, RG.6.2."""
    there = state.warriors[src * state.book.seats + seat]
    if there == 0:
        return why(state, "R4.2", "root-why-no-warrior", who=seat, clearing=src)
    if dst not in links(state, seat, src):
        rule = "R2.3" if dst in state.book.rivers[src] else "R2.2.1"
        key = "root-why-river" if rule == "R2.3" else "root-why-no-path"
        return why(state, rule, key, clearing=src, to=dst)
    if state.scorched >> dst & 1:
        return why(state, "RG.6.2", "root-why-scorched", clearing=dst)
    if number == 0 or number > there:
        return why(state, "R4.2", "root-why-move-count", clearing=src, there=there, count=number)
    if seat not in (state.rulers[src], state.rulers[dst]):
        return why(state, "R4.2.1", "root-why-no-rule", who=seat, clearing=src, to=dst)
    return None


def refuse_battle(state: State, seat: int, clearing: int, defender: int) -> Refusal | None:
    """R4.3, R4.3-2; R11.2.7.iii: mercenaries never fight the Riverfolk."""
    if defender == seat:
        return why(state, "R4.3-2", "root-why-battle-self", who=seat)
    if not may_attack(state, seat, clearing, defender):
        if defender == state.book.riverfolk and hired(state, seat, clearing, seat):
            return why(state, "R11.2.7.iii", "root-why-mercenaries", who=seat, clearing=clearing)
        return why(state, "R4.3", "root-why-no-warrior", who=seat, clearing=clearing)
    if not has_piece(state, defender, clearing):
        return why(state, "R4.3-2", "root-why-no-piece", who=defender, clearing=clearing)
    return None


def refuse_ambush(state: State, seat: int, card: int) -> Refusal:
    """R2.1.5, R4.3.1."""
    clearing = battle.fight_of(state).clearing
    if card not in state.hands[seat]:
        return not_in_hand(state, seat, card, "R4.3.1")
    if state.book.card_kind[card] != CardKind.AMBUSH:
        return why(state, "R2.1.5", "root-why-not-ambush", card=card)
    return why(state, "R4.3.1", "root-why-ambush-suit", card=card, clearing=clearing, suit=state.suits[clearing])


# --- crafting

def refuse_craft(state: State, seat: int, card: int) -> Refusal | None:
    """R4.1 and its parts: what is missing is named."""
    book = state.book
    kind = book.card_kind[card]
    if card not in state.hands[seat]:
        return not_in_hand(state, seat, card, "R4.1")
    if kind in (CardKind.AMBUSH, CardKind.DOMINANCE):
        return why(state, "R2.1.5" if kind == CardKind.AMBUSH else "R2.1.6", "root-why-not-craftable", card=card)
    if kind == CardKind.ITEM and state.items[book.card_item[card]] == 0:
        return why(state, "R4.1.2-2", "root-why-no-item", card=card, item=book.card_item[card])
    if kind == CardKind.PERSISTENT and has_effect(state, seat, book.card_effect[card]):
        return why(state, "R4.1.4", "root-why-same-effect", who=seat, card=card)
    cost = book.card_cost[card]
    side = TRAITS[book.faction[seat]]
    if not side.can_pay_craft(state, seat, cost):
        return why(state, "R4.1.1", "root-why-craft-cost", card=card, **missing_pieces(state, seat, cost))
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
    book = state.book
    if seat != state.active or state.phase != Phase.DAYLIGHT:
        return why(state, "R3.3.1" if verb == Verb.ACTIVATE else "R3.3.4", "root-why-daylight", who=seat)
    if verb == Verb.TAKE:
        if card not in state.available:
            return why(state, "R3.3.4", "root-why-not-available", card=card)
        if paid not in state.hands[seat]:
            return not_in_hand(state, seat, paid, "R3.3.4")
        rule = "R2.1.1.2" if book.card_suit[card] == BIRD else "R3.3.4"
        return why(state, rule, "root-why-take-suit", card=card, paid=paid, suit=book.card_suit[card])
    if card not in state.hands[seat]:
        return not_in_hand(state, seat, card, "R3.3.1")
    if book.card_kind[card] != CardKind.DOMINANCE:
        return why(state, "R2.1.6", "root-why-not-dominance", card=card)
    if not TRAITS[book.faction[seat]].may_activate(state):
        return why(state, "R-P4" if book.seats < 4 else "R9.2.8", "root-why-vagabond-dominance", who=seat)
    if not has_marker(state, seat):
        return why(state, "R3.3.2", "root-why-dominance-twice", who=seat)
    if state.points[seat] < THRESHOLD:
        return why(state, "R3.3.1", "root-why-few-points", who=seat, points=state.points[seat], need=THRESHOLD)
    return None


# --- lasting effects

def effect_of(state: State, verb: int) -> int:
    """The lasting effect that has this verb for itself."""
    for effect, card in enumerate(state.book.effect_card):
        if verb == state.book.card_verb[card] != Verb.USE:
            return effect
    return Effect.NONE


def refuse_effect(state: State, seat: int, effect: int, number: int) -> Refusal | None:
    """Not owned, used already, or nothing to use it on."""
    line = state.book.effects[effect].lines[0]
    rule = effect_rule(state, effect)
    if not has_effect(state, seat, effect):
        return why(state, rule, "root-why-no-effect", who=seat, effect=effect)
    if seat == state.active and state.used >> effect & 1:
        return why(state, rule, "root-why-effect-used", who=seat, effect=effect)
    phase = Phase.DAYLIGHT if line.heading.moment == Moment.DAYLIGHT else Phase.BIRDSONG
    if seat != state.active or state.phase != phase or state.fight is not None:
        return why(state, "R-P16", "root-why-effect-time", effect=effect)
    deed = line.deeds[max(0, line.asker)]
    if isinstance(deed, LoseWarrior) and state.warriors[number * state.book.seats + seat] == 0:
        return why(state, rule, "root-why-no-warrior", who=seat, clearing=number)
    if isinstance(deed, (Rob, Spy)) and (number == seat or not state.hands[number]):
        return why(state, rule, "root-why-empty-hand", who=number)
    return None
