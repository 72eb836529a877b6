"""What a Vagabond asks, offers and tells, as phrases (sentences: root-vagabond.ftl); why not, says refusals.py."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import CLEARINGS, CardKind, It, Who
from kotatsu.games.root.factions.vagabond import aid, birdsong, daylight, evening, explore, items, quests, repair, setup, swords
from kotatsu.games.root.factions.vagabond.board import ALLIED, DAMAGED_DOWN, DAMAGED_UP, HOSTILE, STEP_AIDS, STEP_POINTS
from kotatsu.games.root.factions.vagabond.hits import SufferHit, battle_of, due_of
from kotatsu.games.root.factions.vagabond.items import board_of
from kotatsu.games.root.factions.vagabond.losses import DamageItem
from kotatsu.games.root.factions.vagabond.refusals import refuse_vagabond
from kotatsu.games.root.factions.vagabond.walking import boots_for, near_forests
from kotatsu.games.root.names import item_words, seat_words
from kotatsu.games.root.queries import are_enemies, has_marker, has_piece, kinds, links
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Refusal
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.verbs import Form

FORMS: dict[int, Form] = {
    Verb.CHARACTER: ("character", ("character",)), Verb.FOREST: ("forest", ("spot",)), Verb.REFRESH: ("refresh", ("item", "place")),
    Verb.SLIP: ("slip", ("spot",)), Verb.SLINK: ("slink", ("seat", "clearing", "count")), Verb.WALK: ("walk", ("spot",)),
    Verb.ESCORT: ("escort", ("seat", "clearing", "count")), Verb.EXPLORE: ("explore", ()), Verb.LOOT: ("loot", ("item",)),
    Verb.AID: ("aid", ("seat", "card")), Verb.SPEND: ("spend", ("item",)), Verb.RECEIVE: ("receive", ("item",)),
    Verb.QUEST: ("quest", ("quest",)), Verb.FAME: ("fame", ()), Verb.CARDS: ("cards", ()), Verb.STRIKE: ("strike", ("seat",)),
    Verb.SNIPE: ("snipe", ("piece",)), Verb.REPAIR: ("repair", ("item", "place")), Verb.STEAL: ("steal", ("seat",)),
    Verb.LABOR: ("labor", ("card",)), Verb.HIDEOUT: ("hideout", ()), Verb.INSTIGATE: ("instigate", ("seat", "seat")),
    Verb.SCORCH: ("scorch", ()), Verb.DAMAGE: ("damage", ("item", "place")), Verb.SACRIFICE_ALLY: ("ally-falls", ("seat",)),
    Verb.ASIDE: ("aside", ("item",)), Verb.TRACK: ("track", ("item",)), Verb.TOSS: ("toss", ("item", "place")),
    Verb.JOIN: ("join", ("seat", "card")), Verb.SWORDS: ("swords", ("count",)),
}
EVENTS: dict[int, tuple[str, str, str]] = {
    Event.CHARACTER: ("character", "R9.3.1", "character"), Event.CAMPED: ("camped", "R9.3.2", "spot"),
    Event.REFRESHED: ("refreshed", "R9.4.1", "item place"), Event.SLIPPED: ("slipped", "R9.4.2", "spot"),
    Event.WALKED: ("walked", "R9.5.1", "spot"), Event.EXPLORED: ("explored", "R9.5.3", "clearing item"),
    Event.LEFT_RUIN: ("left-ruin", "R9.7.1-2", "clearing"), Event.AIDED: ("aided", "R9.5.4", "seat"),
    Event.RECEIVED: ("received", "R9.5.4", "seat item"), Event.RELATION: ("relation", "R9.2.9.I.b", "seat count"),
    Event.QUEST_DONE: ("quest-done", "R9.5.5", "quest"), Event.QUEST_NEW: ("quest-new", "R9.5.5", "quest"),
    Event.STRUCK: ("struck", "R9.5.6", "clearing seat"), Event.REPAIRED: ("repaired", "R9.5.7", "item"),
    Event.STOLE: ("stole", "RG.1.2", "seat"), Event.LABORED: ("labored", "RG.2.2", "card"), Event.HID: ("hid", "RG.3.2", ""),
    Event.INSTIGATED: ("instigated", "RG.4.2", "clearing"), Event.SCORCHED: ("scorched", "RG.6.2", "clearing"),
    Event.RESTED: ("rested", "R9.6.1", "count"), Event.TOSSED: ("tossed", "R9.6.4", "item"),
    Event.PUT_ASIDE: ("put-aside", "R9.2.5.iii", "item"), Event.ON_TRACK: ("on-track", "R9.2.5.iii", "item"),
    Event.ITEM_USED: ("item-used", "R9.2.5", "item count"), Event.LEFT_ITEM: ("left-item", "R-P3", "item"),
    Event.FOUND: ("found", "R9.7.1", "clearing item"),
}
SPECIAL = {Who.THIEF: Verb.STEAL, Who.RANGER: Verb.HIDEOUT, Who.SCOUNDREL: Verb.SCORCH}


# --- questions

def asked(state: State, item: Item, seat: int) -> Asked | None:
    """The questions of Law 9."""
    who = seat_words(state, seat)
    match item:
        case setup.ChooseCharacter():
            return Asked("character", say("root-ask-character", who=who), "R9.3.1")
        case setup.ChooseForest():
            return Asked("forest", say("root-ask-forest", who=who), "R9.3.2")
        case birdsong.RefreshItem():
            return Asked("refresh", say("root-ask-refresh", who=who, count=item.number), "R9.4.1")
        case birdsong.Slip():
            return Asked("slip", say("root-ask-slip", who=who), "R9.4.2")
        case daylight.VagabondAct():
            return Asked("vagabond", say("root-ask-vagabond-act", who=who), "R9.5")
        case items.SpendItem():
            rule = "R9.5.4" if state.phase == Phase.DAYLIGHT else "R11.2.6.iii"
            return Asked("spend", say("root-ask-spend", who=who, count=item.number), rule)
        case items.MakeRoom():
            return Asked("room", say("root-ask-room", who=who, item=item_words(item.item)), "R-P17")
        case explore.Loot():
            return Asked("loot", say("root-ask-loot", who=who, clearing=item.clearing + 1), "R9.7.1" if shared(state) else "R-P3")
        case aid.TakeInReturn():
            return Asked("receive", say("root-ask-receive", who=who, other=seat_words(state, item.other)), "R9.5.4")
        case quests.QuestReward():
            return Asked("reward", say("root-ask-reward", who=who), "R9.5.5")
        case repair.MendItem():
            return Asked("repair", say("root-ask-mend", who=who, count=item.number), "RG.3.2")
        case evening.VagabondCobbler():
            return Asked("cobbler", say("root-ask-vagabond-cobbler", who=who), "R-V25")
        case evening.BackOnTrack():
            return Asked("track", say("root-ask-track", who=who), "R9.2.5.iii")
        case evening.TossItem():
            board = board_of(state, seat)
            return Asked("toss", say("root-ask-toss", who=who, count=items.carried(board), limit=items.limit(board)), "R9.6.4")
        case DamageItem():
            return Asked("damage", say("root-ask-damage", who=who, count=item.number), "R9.2.2.i")
        case SufferHit():
            due = due_of(battle_of(state), seat)
            if DONE in item.options(state):
                return Asked("ally-falls", say("root-ask-ally-falls", who=who, count=due), "R9.2.9.II.d")
            return Asked("damage", say("root-ask-suffer", who=who, count=due), "R9.2.7")
        case swords.PaySwords():
            return Asked("swords", say("root-ask-swords", who=who, count=item.due(state)), "R9.5.2")
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
            boots = boots_for(state, seat, clearing, 0 if isinstance(item, evening.VagabondCobbler) else 1)
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
        found.append(act(SPECIAL[board.character]))
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
