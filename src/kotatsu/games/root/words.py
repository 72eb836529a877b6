"""What decisions ask and what choices lead to, as phrases; each side adds its own. The sentences stand in the Fluent files."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import FACTION_ROWS, HAND_LIMIT, CardKind
from kotatsu.games.root.card_rows import ask_of, deeds_of
from kotatsu.games.root.card_verbs import Move
from kotatsu.games.root.lexicon import LEXICON, ask, effect_rule, item_words, phrase
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.phases import battle, cards, crafting, removal, turn, windows
from kotatsu.games.root.phases.effects import EffectQuestion
from kotatsu.games.root.queries import has_marker, hired
from kotatsu.games.root.side_folders import of_each_folder
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Choice
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Arg, Phrase, say

SIDES = of_each_folder("words")
HIGHEST = 3                             # the face of a die
DECLINED = ("ally", "ambush", "foil", "enlist", "use", "hospital", "ally-falls")

# --- questions

def side_of_battle(state: State, item: battle.LosePiece) -> dict[str, Arg]:
    """Whose pieces are lost, and how many."""
    fight = battle.fight_of(state)
    if item.side == battle.ATTACKER:
        return {"other": fight.attacker, "count": fight.due_attacker}
    return {"other": fight.defender, "count": fight.due_defender}


QUESTIONS = (
    *(row for side in SIDES for row in side.QUESTIONS),
    QuestionRow(battle.NameAlly, "ally", "R9.2.9.II.c-2", public=True),
    QuestionRow(battle.MayAmbush, "ambush", "R4.3.1", more=lambda state, item: {
        "other": battle.fight_of(state).attacker, "clearing": battle.fight_of(state).clearing}),
    QuestionRow(battle.MayFoil, "foil", "R4.3.1.1", more=lambda state, item: {"card": battle.fight_of(state).ambush}),
    QuestionRow(battle.MayProtect, "enlist", "RG.5.2", public=True),
    QuestionRow(battle.LosePiece, "lose", "R4.3.3-2", more=side_of_battle, public=True),
    QuestionRow(cards.DiscardDown, "discard", lambda state, item: FACTION_ROWS[state.book.faction[item.seat]].discards,
                more=lambda state, item: {"count": len(state.hands[item.seat]) - HAND_LIMIT}),
    QuestionRow(crafting.PickPieces, "piece", "R4.1.1", numbers=("count:number",)),
    QuestionRow(removal.WhichFirst, "first", "R1.1.3", public=True),
    QuestionRow(turn.BirdsongStarts, "birdsong", "R-P10", "bank", when=lambda state, item: item.must_act(state)),
    QuestionRow(turn.BirdsongStarts, "birdsong", "R1.1.3-2"),
    QuestionRow(windows.BirdsongEnds, "birdsong", "R-P16", "birdsong-end"),
    QuestionRow(windows.DaylightEnds, "daylight", "R-P16", "daylight-end"),
)


def asked(state: State, item: Item, seat: int) -> Asked:
    """What a decision asks, and its rule; a lasting effect has a question of its own in its row of cards.toml."""
    if not isinstance(item, EffectQuestion):
        return LEXICON.asked(QUESTIONS, state, item, seat)
    key = ask_of(item.effect)
    if seat in state.book.vagabonds and isinstance(deeds_of(item.effect)[0], Move):
        return ask(state, key, "R-V25", "root-ask-vagabond-cobbler", who=seat)
    return ask(state, key, effect_rule(state, item.effect), f"root-ask-{key}", public=state.fight is not None, who=seat,
               effect=item.effect)


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
            return phrase(state, "root-result-stand", who=a)
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
