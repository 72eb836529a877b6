"""What decisions ask and what choices lead to, as phrases; each side adds its own. The sentences stand in the Fluent files."""
from collections.abc import Iterator

from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import BITS, FACTION_ROWS, HAND_LIMIT, CardKind, Piece
from kotatsu.games.root.card_rows import ask_of, deeds_of
from kotatsu.games.root.card_verbs import Move
from kotatsu.games.root.factions.eyrie.forecast import ahead
from kotatsu.games.root.factions.vagabond.items import board_of
from kotatsu.games.root.lexicon import LEXICON, ask, effect_rule, item_words, phrase, suit_words
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.phases import battle, cards, crafting, removal, turn, windows
from kotatsu.games.root.phases.effects import EffectQuestion
from kotatsu.games.root.queries import are_enemies, could_ambush, has_marker, hired
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
    left = ahead(state, item, seat, action)
    stuck = 0 if parts(action)[0] == Verb.BATTLE else sum(not row["clearings"] for row in left)
    result = together(result_words(state, item, seat, action), say("root-result-stuck", count=stuck) if stuck else None)
    return LEXICON.choice(state, action, result, words, left)


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
    verb, a, b, number = parts(action)
    said: Iterator[Phrase | None] = (side.result(state, item, seat, action) for side in SIDES)
    found = next((each for each in said if each is not None), None)
    if found is not None and verb not in (Verb.MOVE, Verb.BATTLE, Verb.ESCORT, Verb.SNIPE):
        return found
    book = state.book
    match verb:
        case Verb.MOVE:
            left = state.warriors[a * book.seats + seat] - number
            return together(found, say("root-result-move", count=left, clearing=a + 1), outrage_words(state, seat, b))
        case Verb.ESCORT:
            return together(found, outrage_words(state, seat, b))
        case Verb.BATTLE:
            return together(found, *battle_words(state, seat, a, b))
        case Verb.SNIPE:
            return together(found, outrage_words(state, seat, board_of(state, seat).place) if a == Piece.SYMPATHY else None)
        case Verb.SCORCH:
            paid = outrage_words(state, seat, board_of(state, seat).place)
            return paid if paid is not None and are_enemies(state, seat, book.alliance) else None
        case Verb.CRAFT if book.card_kind[a] == CardKind.FAVOR:
            return favor_words(state, seat, book.card_suit[a])
        case Verb.CRAFT if book.card_kind[a] == CardKind.ITEM:
            points = TRAITS[book.faction[seat]].craft_points(state, book.card_points[a])
            return say("root-result-craft-item", points=points, item=item_words(book.card_item[a]))
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


def together(*said: Phrase | None) -> Phrase | None:
    """Several promises as one: `1 sword; dice: deals up to 2, takes up to 3`."""
    found: Phrase | None = None
    for each in said:
        found = each if found is None else found if each is None else say("root-result-and", one=found, other=each)
    return found


def outrage_words(state: State, seat: int, clearing: int) -> Phrase | None:
    """R8.2.6: the price of coming with warriors where sympathy lies, or of removing it."""
    if state.spots[Piece.SYMPATHY] >> clearing & 1 and TRAITS[state.book.faction[seat]].pays_outrage():
        return say("root-result-outrage", suit=suit_words(state.suits[clearing]))
    return None


def favor_words(state: State, seat: int, suit: int) -> Phrase | None:
    """R8.2.6: the price of all sympathy that a favor removes."""
    fallen = [clearing for clearing in BITS[state.spots[Piece.SYMPATHY]] if state.suits[clearing] == suit]
    if fallen and are_enemies(state, seat, state.book.alliance):
        return say("root-result-outrages", count=len(fallen), suit=suit_words(suit))
    return None


def battle_words(state: State, seat: int, clearing: int, other: int) -> list[Phrase]:
    """R4.3.2: the most that dice and warriors can do; R4.3.1: an ambush that may come; R8.2.6: sympathy that may fall."""
    mine, theirs, book = TRAITS[state.book.faction[seat]], TRAITS[state.book.faction[other]], state.book
    deals = min(HIGHEST, mine.cap(state, seat, clearing) + hired(state, seat, clearing, other)) + mine.extra_hits(state)
    if theirs.is_defenseless(state, other, clearing):
        deals += 1
    found = [say("root-result-battle", deals=deals, takes=min(HIGHEST, theirs.cap(state, other, clearing)))]
    if could_ambush(state, other, clearing) and not state.effects[seat] & book.moments.masks[Moment.AMBUSHED]:
        found.append(say("root-result-battle-ambush"))
    falls = deals > state.warriors[clearing * book.seats + other]
    if other == book.alliance and falls and outrage_words(state, seat, clearing) is not None:
        found.append(say("root-result-battle-outrage", suit=suit_words(state.suits[clearing])))
    return found
