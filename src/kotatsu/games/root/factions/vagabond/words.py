"""What a Vagabond asks, offers and tells, as phrases (sentences: root-vagabond.ftl); why not, says refusals.py."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import CLEARINGS, CardKind, It, Who
from kotatsu.games.root.factions.vagabond import aid, birdsong, daylight, evening, explore, items, quests, repair, setup, swords
from kotatsu.games.root.factions.vagabond.board import (
    ALLIED,
    CHARACTER_ROWS,
    DAMAGED_DOWN,
    DAMAGED_UP,
    HOSTILE,
    STEP_AIDS,
    STEP_POINTS,
)
from kotatsu.games.root.factions.vagabond.hits import SufferHit, battle_of, due_of
from kotatsu.games.root.factions.vagabond.items import board_of
from kotatsu.games.root.factions.vagabond.losses import DamageItem
from kotatsu.games.root.factions.vagabond.refusals import refuse as refuse
from kotatsu.games.root.factions.vagabond.walking import boots_for, near_forests
from kotatsu.games.root.lexicon import phrase
from kotatsu.games.root.phases.effects import EffectQuestion
from kotatsu.games.root.queries import are_enemies, has_marker, has_piece, kinds, links
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Arg, Phrase, say

# --- questions

def hits_due(state: State, item: SufferHit) -> dict[str, Arg]:
    return {"count": due_of(battle_of(state), item.seat)}


QUESTIONS = (
    QuestionRow(setup.ChooseCharacter, "character", "R9.3.1"),
    QuestionRow(setup.ChooseForest, "forest", "R9.3.2"),
    QuestionRow(birdsong.RefreshItem, "refresh", "R9.4.1", numbers=("count:number",)),
    QuestionRow(birdsong.Slip, "slip", "R9.4.2"),
    QuestionRow(daylight.VagabondAct, "vagabond", "R9.5", "vagabond-act"),
    QuestionRow(items.SpendItem, "spend", lambda state, item: "R9.5.4" if state.phase == Phase.DAYLIGHT else "R11.2.6.iii",
                numbers=("count:number",), public=True),
    QuestionRow(items.MakeRoom, "room", "R-P17", numbers=("item",), public=True),
    QuestionRow(explore.Loot, "loot", lambda state, item: "R9.7.1" if len(state.vagabonds) > 1 else "R-P3", numbers=("clearing",)),
    QuestionRow(aid.TakeInReturn, "receive", "R9.5.4", numbers=("other",)),
    QuestionRow(quests.QuestReward, "reward", "R9.5.5"),
    QuestionRow(repair.MendItem, "repair", "RG.3.2", "mend", ("count:number",)),
    QuestionRow(evening.BackOnTrack, "track", "R9.2.5.iii"),
    QuestionRow(evening.TossItem, "toss", "R9.6.4", more=lambda state, item: {
        "count": items.carried(board_of(state, item.seat)), "limit": items.limit(board_of(state, item.seat))}),
    QuestionRow(DamageItem, "damage", "R9.2.2.i", numbers=("count:number",), public=True),
    QuestionRow(SufferHit, "ally-falls", "R9.2.9.II.d", more=hits_due, public=True,
                when=lambda state, item: DONE in item.options(state)),
    QuestionRow(SufferHit, "damage", "R9.2.7", "suffer", more=hits_due, public=True),
    QuestionRow(swords.PaySwords, "swords", "R9.5.2", more=lambda state, item: {"count": item.due(state)}, public=True,
                payment=True),
)


# --- what an action leads to

def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """What it costs and gives; for the actions of a Vagabond only."""
    verb, a, b, _ = parts(action)
    if seat not in state.book.vagabonds:
        return None
    board = board_of(state, seat)
    match verb:
        case Verb.WALK | Verb.ESCORT:
            clearing = a if verb == Verb.WALK else b
            boots = boots_for(state, seat, clearing, 0 if isinstance(item, EffectQuestion) else 1)
            return say("root-result-boots", count=boots, left=items.ready(board, It.BOOTS) - boots)
        case Verb.BATTLE if isinstance(item, daylight.VagabondAct):
            return say("root-result-sword")
        case Verb.SNIPE if not are_enemies(state, seat, state.book.piece_seat[a]):
            return say("root-result-points", count=0)
        case Verb.EXPLORE | Verb.LOOT | Verb.SNIPE:
            return say("root-result-points", count=worth(state, seat, 1))
        case Verb.AID:
            return aid_result(state, seat, a)
        case Verb.QUEST:
            return say("root-result-quest", count=worth(state, seat, board.quests[state.book.quest_suit[a]] + 1))
        case Verb.FAME if isinstance(item, quests.QuestReward):
            return say("root-result-points", count=worth(state, seat, board.quests[item.suit]))
        case Verb.STRIKE if board.relations[a] != HOSTILE:
            return phrase(state, "root-result-hostile", who=a)
        case Verb.HIDEOUT:
            return say("root-result-hideout", count=min(3, items.damaged(board)))
        case Verb.JOIN:
            return phrase(state, "root-result-join", who=a)
    return None


def worth(state: State, seat: int, points: int) -> int:
    """R9.2.8-2: in a coalition nothing scores."""
    return points if has_marker(state, seat) else 0


def aid_result(state: State, seat: int, other: int) -> Phrase | None:
    """R9.2.9.I: how far this aid brings the relationship."""
    board = board_of(state, seat)
    relation = board.relations[other]
    if other in state.book.vagabonds or relation == HOSTILE:
        return say("root-result-aid-nothing")
    if relation == ALLIED:
        return say("root-result-points", count=worth(state, seat, 2))
    done, need = board.aids[other] + 1, STEP_AIDS[relation]
    if done < need:
        return say("root-result-aid-step", count=done, need=need)
    return say("root-result-aid", count=worth(state, seat, STEP_POINTS[relation]))


# --- what a player could expect

def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """Clearings and forests nearby, players, quests and cards at hand, legal or not."""
    if isinstance(item, birdsong.Slip):
        return [act(Verb.SLIP, spot) for spot in [*near_clearings(state, seat), *near_forests(state, seat)]]
    if not isinstance(item, daylight.VagabondAct):
        return []
    book, board, hand = state.book, board_of(state, seat), kinds(state.hands[seat])
    found = [DONE, *(act(Verb.WALK, spot) for spot in near_clearings(state, seat)),
             *(act(Verb.REPAIR, kind, place) for kind, place in items.lying(board, (DAMAGED_UP, DAMAGED_DOWN))),
             *(act(Verb.QUEST, quest) for quest in state.quests),
             *(act(Verb.CRAFT, card) for card in hand if book.card_kind[card] <= CardKind.FAVOR),
             *(act(Verb.JOIN, other, card) for card in hand if book.card_kind[card] == CardKind.DOMINANCE
               for other in book.others[seat])]
    if board.character in (Who.RANGER, Who.SCOUNDREL):
        found.append(act(CHARACTER_ROWS[board.character].special))
    if board.place >= CLEARINGS:
        return found
    here = [other for other in range(book.seats) if other != seat and has_piece(state, other, board.place)]
    if state.ruins >> board.place & 1:
        found.append(act(Verb.EXPLORE))
    for other in here:
        found.append(act(Verb.BATTLE, board.place, other))
        found.append(act(Verb.STRIKE, other))
        found.extend([act(Verb.AID, other, card) for card in hand])
        if board.character == Who.THIEF:
            found.append(act(Verb.STEAL, other))
    return found


def near_clearings(state: State, seat: int) -> list[int]:
    """Adjacent clearings, scorched ones too."""
    place = board_of(state, seat).place
    return links(state, seat, place) if place < CLEARINGS else state.book.forests[place - CLEARINGS]
