"""What decisions ask and what choices lead to, as phrases; each side adds its own. The sentences stand in the Fluent files."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import FACTION_ROWS, HAND_LIMIT, CardKind
from kotatsu.games.root.card_rows import ask_of
from kotatsu.games.root.factions.alliance import words as alliance
from kotatsu.games.root.factions.cult import words as cult
from kotatsu.games.root.factions.eyrie import words as eyrie
from kotatsu.games.root.factions.marquise import words as marquise
from kotatsu.games.root.factions.riverfolk import words as riverfolk
from kotatsu.games.root.factions.vagabond import words as vagabond
from kotatsu.games.root.lexicon import LEXICON, ask, effect_rule, item_words, phrase, seat_words
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.phases import battle, cards, crafting, removal, turn, windows
from kotatsu.games.root.phases.effects import EffectQuestion
from kotatsu.games.root.queries import has_marker, hired
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Choice
from kotatsu.kernel.phrase import Phrase, say

SIDES = (marquise, eyrie, alliance, vagabond, cult, riverfolk)
HIGHEST = 3                             # the face of a die
DECLINED = ("ally", "ambush", "foil", "enlist", "use", "hospital", "ally-falls")

# --- questions

def asked(state: State, item: Item, seat: int) -> Asked:
    """What a decision asks, and its rule."""
    for side in SIDES:
        found: Asked | None = side.asked(state, item, seat)
        if found is not None:
            return found
    match item:
        case battle.NameAlly():
            return ask(state, "ally", "R9.2.9.II.c-2", "root-ask-ally", public=True, who=seat)
        case battle.MayAmbush():
            fight = battle.fight_of(state)
            return ask(state, "ambush", "R4.3.1", "root-ask-ambush", who=seat, other=fight.attacker, clearing=fight.clearing)
        case battle.MayFoil():
            fight = battle.fight_of(state)
            return ask(state, "foil", "R4.3.1.1", "root-ask-foil", who=seat, card=fight.ambush)
        case battle.MayProtect():
            return ask(state, "enlist", "RG.5.2", "root-ask-enlist", public=True, who=seat)
        case EffectQuestion():
            key = ask_of(item.effect)
            return ask(state, key, effect_rule(state, item.effect), f"root-ask-{key}", public=state.fight is not None, who=seat,
                       effect=item.effect)
        case battle.LosePiece():
            fight = battle.fight_of(state)
            left = fight.due_attacker if item.side == battle.ATTACKER else fight.due_defender
            owner = fight.attacker if item.side == battle.ATTACKER else fight.defender
            return ask(state, "lose", "R4.3.3-2", "root-ask-lose", public=True, who=seat, other=owner, count=left)
        case cards.DiscardDown():
            return ask(state, "discard", FACTION_ROWS[state.book.faction[seat]].discards, "root-ask-discard", who=seat,
                       count=len(state.hands[seat]) - HAND_LIMIT)
        case crafting.PickPieces():
            return ask(state, "piece", "R4.1.1", "root-ask-piece", who=seat, count=item.number)
        case removal.WhichFirst():
            return ask(state, "first", "R1.1.3", "root-ask-first", public=True, who=seat)
        case turn.BirdsongStarts():
            if item.must_act(state):
                return ask(state, "birdsong", "R-P10", "root-ask-bank", who=seat)
            return ask(state, "birdsong", "R1.1.3-2", "root-ask-birdsong", who=seat)
        case windows.BirdsongEnds():
            return ask(state, "birdsong", "R-P16", "root-ask-birdsong-end", who=seat)
        case windows.DaylightEnds():
            return ask(state, "daylight", "R-P16", "root-ask-daylight-end", who=seat)
    raise AssertionError(f"no question for {item}")


# --- choices

def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    """An action for a reader, with what it would lead to."""
    words = declined(state, item, seat) if action == DONE else None
    return LEXICON.choice(state, action, result_words(state, item, seat, action), words)


def declined(state: State, item: Item, seat: int) -> Phrase | None:
    """A "no" that says to what; other questions are simply done with."""
    key = asked(state, item, seat).key
    return say(f"root-no-{key}") if key in DECLINED else None


def result_words(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """What an action would lead to, as far as it is sure; R3.3.1-2: no points for whoever has left the score track."""
    found = promised(state, item, seat, action)
    if found is not None and "points" in found.args and not has_marker(state, seat):
        return Phrase(found.id, {**found.args, "points": 0})
    return found


def promised(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """Costs and gains: the side knows best."""
    for side in SIDES:
        found: Phrase | None = side.result(state, item, seat, action)
        if found is not None:
            return found
    verb, a, b, number = parts(action)
    book = state.book
    match verb:
        case Verb.CRAFT if book.card_kind[a] == CardKind.ITEM:
            points = TRAITS[book.faction[seat]].craft_points(state, book.card_points[a])
            return say("root-result-craft-item", points=points, item=item_words(book.card_item[a]))
        case Verb.MOVE:
            left = state.warriors[a * book.seats + seat] - number
            return say("root-result-move", count=left, clearing=a + 1)
        case Verb.BATTLE:
            return battle_words(state, seat, a, b)
        case Verb.CLAIM:
            return say("root-result-claim", points=state.rulers.count(seat))
        case Verb.STAND if has_marker(state, a):
            return say("root-result-stand", who=seat_words(state, a))
        case Verb.ACTIVATE:
            return say("root-result-activate")
        case Verb.AMBUSH:
            answers = state.effects[battle.fight_of(state).attacker] & book.moments.masks[Moment.AMBUSHED]
            if answers:                          # unasked: the ambush does nothing
                return phrase(state, "root-result-ambush-scouted", effect=answers.bit_length() - 1)
            return say("root-result-ambush")
    return None


def battle_words(state: State, seat: int, clearing: int, other: int) -> Phrase:
    """R4.3.2: the most that the dice and what stands there can do; ambushes and cards are not foreseen."""
    mine, theirs = TRAITS[state.book.faction[seat]], TRAITS[state.book.faction[other]]
    deals = min(HIGHEST, mine.cap(state, seat, clearing) + hired(state, seat, clearing, other)) + mine.extra_hits(state)
    if theirs.is_defenseless(state, other, clearing):
        deals += 1
    return say("root-result-battle", deals=deals, takes=min(HIGHEST, theirs.cap(state, other, clearing)))
