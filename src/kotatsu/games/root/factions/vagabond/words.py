"""What a Vagabond asks, offers and tells, as phrases (sentences: root-vagabond.ftl); why not, says refusals.py."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import CLEARINGS, CardKind, It, Who
from kotatsu.games.root.card_rows import ask_of, deeds_of
from kotatsu.games.root.card_verbs import Move
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
from kotatsu.games.root.factions.vagabond.refusals import refuse_vagabond
from kotatsu.games.root.factions.vagabond.walking import boots_for, near_forests
from kotatsu.games.root.lexicon import ask, seat_words
from kotatsu.games.root.phases.effects import EffectQuestion
from kotatsu.games.root.queries import are_enemies, has_marker, has_piece, kinds, links
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Refusal
from kotatsu.kernel.phrase import Phrase, say

# --- questions

def asked(state: State, item: Item, seat: int) -> Asked | None:
    """The questions of Law 9."""
    match item:
        case setup.ChooseCharacter():
            return ask(state, "character", "R9.3.1", "root-ask-character", who=seat)
        case setup.ChooseForest():
            return ask(state, "forest", "R9.3.2", "root-ask-forest", who=seat)
        case birdsong.RefreshItem():
            return ask(state, "refresh", "R9.4.1", "root-ask-refresh", who=seat, count=item.number)
        case birdsong.Slip():
            return ask(state, "slip", "R9.4.2", "root-ask-slip", who=seat)
        case daylight.VagabondAct():
            return ask(state, "vagabond", "R9.5", "root-ask-vagabond-act", who=seat)
        case items.SpendItem():
            rule = "R9.5.4" if state.phase == Phase.DAYLIGHT else "R11.2.6.iii"
            return ask(state, "spend", rule, "root-ask-spend", public=True, who=seat, count=item.number)
        case items.MakeRoom():
            return ask(state, "room", "R-P17", "root-ask-room", public=True, who=seat, item=item.item)
        case explore.Loot():
            return ask(state, "loot", "R9.7.1" if shared(state) else "R-P3", "root-ask-loot", who=seat, clearing=item.clearing)
        case aid.TakeInReturn():
            return ask(state, "receive", "R9.5.4", "root-ask-receive", who=seat, other=item.other)
        case quests.QuestReward():
            return ask(state, "reward", "R9.5.5", "root-ask-reward", who=seat)
        case repair.MendItem():
            return ask(state, "repair", "RG.3.2", "root-ask-mend", who=seat, count=item.number)
        case EffectQuestion() if seat in state.book.vagabonds and isinstance(deeds_of(item.effect)[0], Move):
            return ask(state, ask_of(item.effect), "R-V25", "root-ask-vagabond-cobbler", who=seat)
        case evening.BackOnTrack():
            return ask(state, "track", "R9.2.5.iii", "root-ask-track", who=seat)
        case evening.TossItem():
            board = board_of(state, seat)
            return ask(state, "toss", "R9.6.4", "root-ask-toss", who=seat, count=items.carried(board), limit=items.limit(board))
        case DamageItem():
            return ask(state, "damage", "R9.2.2.i", "root-ask-damage", public=True, who=seat, count=item.number)
        case SufferHit():
            due = due_of(battle_of(state), seat)
            if DONE in item.options(state):
                return ask(state, "ally-falls", "R9.2.9.II.d", "root-ask-ally-falls", public=True, who=seat, count=due)
            return ask(state, "damage", "R9.2.7", "root-ask-suffer", public=True, who=seat, count=due)
        case swords.PaySwords():
            return ask(state, "swords", "R9.5.2", "root-ask-swords", public=True, who=seat, count=item.due(state))
    return None


def shared(state: State) -> bool:
    return len(state.vagabonds) > 1


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
            return say("root-result-sword", count=items.undamaged(board, It.SWORD))
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
            return say("root-result-hostile", who=seat_words(state, a))
        case Verb.HIDEOUT:
            return say("root-result-hideout", count=min(3, items.damaged(board)))
        case Verb.JOIN:
            return say("root-result-join", who=seat_words(state, a))
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


# --- why not

def refuse(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """The row and a sentence; None where the general rules know why."""
    return refuse_vagabond(state, item, seat, action)
