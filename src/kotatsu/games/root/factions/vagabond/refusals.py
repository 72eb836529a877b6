"""Why a Vagabond may not: the row and a sentence for every action that is not offered."""
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import ANY, BIRD, CLEARINGS, NOWHERE, PIECES, THRESHOLD, CardKind, It, Who
from kotatsu.games.root.factions.vagabond import aid, birdsong, daylight, evening, explore, items, repair, setup
from kotatsu.games.root.factions.vagabond.board import ALLIED, PLACES, SATCHEL_UP, TRACK, Vagabond
from kotatsu.games.root.factions.vagabond.hits import SufferHit
from kotatsu.games.root.factions.vagabond.items import board_of, has_room, ready, ready_items
from kotatsu.games.root.factions.vagabond.losses import DamageItem
from kotatsu.games.root.factions.vagabond.relations import hostile_in
from kotatsu.games.root.factions.vagabond.walking import may_follow, near_forests, open_clearings
from kotatsu.games.root.names import card_words, character_words, item_words, piece_words, quest_words, seat_words, suit_words
from kotatsu.games.root.queries import has_marker, has_piece, links
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.phrase import say

FIRST, LAST = Verb.CHARACTER, Verb.SNIPE
DAYLIGHT = (Verb.WALK, Verb.ESCORT, Verb.EXPLORE, Verb.AID, Verb.QUEST, Verb.STRIKE, Verb.SNIPE, Verb.REPAIR, Verb.STEAL,
            Verb.LABOR, Verb.HIDEOUT, Verb.INSTIGATE, Verb.SCORCH)
SPECIAL_OF = {Verb.STEAL: Who.THIEF, Verb.LABOR: Who.TINKER, Verb.HIDEOUT: Who.RANGER, Verb.INSTIGATE: Who.VAGRANT,
              Verb.SCORCH: Who.SCOUNDREL}
SPECIAL_RULES = {Verb.STEAL: "RG.1.2", Verb.LABOR: "RG.2.2", Verb.HIDEOUT: "RG.3.2", Verb.INSTIGATE: "RG.4.2",
                 Verb.SCORCH: "RG.6.2"}


def refuse_vagabond(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """His verbs anywhere, all verbs at his items; None where a general rule answers."""
    verb, a, b, c = parts(action)
    if seat not in state.book.vagabonds:
        return Refusal("R1.4", say("root-why-vagabond-only")) if FIRST <= verb <= LAST else None
    if verb == Verb.ACTIVATE:
        if state.book.seats < 4:
            return Refusal("R-P4", say("root-why-join-few"))
        return Refusal("R9.2.8", say("root-why-activate"))
    if verb == Verb.JOIN:
        return refuse_join(state, seat, a, b)
    match item:
        case daylight.VagabondAct():
            return refuse_act(state, seat, verb, a, b, c)
        case evening.VagabondCobbler() if verb in (Verb.WALK, Verb.ESCORT):
            return refuse_walk(state, seat, verb, a, b, c, 0)
        case birdsong.Slip() if verb in (Verb.SLIP, Verb.SLINK):
            return refuse_slip(state, seat, verb, a, b, c)
    return refuse_choice(state, item, seat, verb, a) or refuse_time(verb)


def refuse_time(verb: int) -> Refusal | None:
    """A verb of his at the wrong moment."""
    if verb in DAYLIGHT:
        return Refusal("R9.5", say("root-why-vagabond-later"))
    if verb in (Verb.SLIP, Verb.SLINK):
        return Refusal("R9.4.2", say("root-why-slip-later"))
    if verb == Verb.REFRESH:
        return Refusal("R9.4.1", say("root-why-refresh-later"))
    if verb in (Verb.ASIDE, Verb.TRACK):
        return Refusal("R-P17", say("root-why-aside-later"))
    return None


def refuse_choice(state: State, item: Item, seat: int, verb: int, a: int) -> Refusal | None:
    """The small questions: what is not among the answers, and why."""
    board = board_of(state, seat)
    match item:
        case setup.ChooseCharacter() if verb == Verb.CHARACTER:
            return Refusal("R9.3.1", say("root-why-character", character=character_words(a)))
        case setup.ChooseForest() if verb == Verb.FOREST:
            return Refusal("R9.3.2", say("root-why-forest"))
        case birdsong.RefreshItem() if verb == Verb.REFRESH:
            return Refusal("R9.4.1", say("root-why-refresh", item=item_words(a)))
        case items.SpendItem() if verb == Verb.SPEND:
            return Refusal("R9.2.5", say("root-why-spend", item=item_words(a)))
        case explore.Loot() if verb == Verb.LOOT:
            if a not in state.ruin_items[item.clearing]:
                return Refusal("R9.5.3", say("root-why-loot", item=item_words(a), clearing=item.clearing + 1))
            if not explore.may_own(state, seat, a):
                return Refusal("R9.7.1-2", say("root-why-loot-twice", item=item_words(a)))
            return Refusal("R9.2.5.i", say("root-why-track-full", item=item_words(a)))
        case aid.TakeInReturn() if verb == Verb.RECEIVE:
            if a not in item.offered(state):
                return Refusal("R9.5.4", say("root-why-receive", who=seat_words(state, item.other), item=item_words(a)))
            return Refusal("R9.2.5.i", say("root-why-track-full", item=item_words(a)))
        case repair.MendItem() if verb == Verb.REPAIR:
            return Refusal("RG.3.2", say("root-why-repair", item=item_words(a)))
        case DamageItem() | SufferHit() if verb == Verb.DAMAGE:
            return Refusal("R9.2.7", say("root-why-damage", item=item_words(a)))
        case evening.TossItem() if verb == Verb.TOSS:
            return Refusal("R9.6.4", say("root-why-toss", item=item_words(a)))
        case evening.BackOnTrack() if verb in (Verb.ASIDE, Verb.TRACK):
            return refuse_rearranging(board, verb, a)
    return None


# --- on foot

def refuse_walk(state: State, seat: int, verb: int, a: int, b: int, c: int, base: int) -> Refusal | None:
    """R9.5.1, R9.2.9.II.b, R9.2.9.III.b."""
    spot = a if verb == Verb.WALK else b
    if spot >= CLEARINGS:
        return Refusal("R9.5.1", say("root-why-walk-forest"))
    if state.scorched >> spot & 1:
        return Refusal("RG.6.2", say("root-why-walk-scorched", clearing=spot + 1))
    if spot not in open_clearings(state, seat):
        return Refusal("R9.5.1", say("root-why-walk-far", clearing=spot + 1))
    extra, boots = hostile_in(state, seat, spot), ready(board_of(state, seat), It.BOOTS)
    if base + extra > boots:
        if extra:
            return Refusal("R9.2.9.III.b", say("root-why-walk-hostile", clearing=spot + 1, need=base + extra, count=boots))
        return Refusal("R9.5.1", say("root-why-walk-boots"))
    return refuse_company(state, seat, a, b, c) if verb == Verb.ESCORT else None


def refuse_company(state: State, seat: int, ally: int, clearing: int, number: int) -> Refusal | None:
    """R9.2.9.II.b: whose warriors come along."""
    board = board_of(state, seat)
    who = seat_words(state, ally)
    if board.place >= CLEARINGS:
        return Refusal("R9.2.9.II.b", say("root-why-escort-forest"))
    if board.relations[ally] != ALLIED:
        return Refusal("R9.2.9.II.b", say("root-why-escort-ally", who=who))
    here = state.warriors[board.place * state.book.seats + ally]
    if not 0 < number <= here:
        return Refusal("R9.2.9.II.b", say("root-why-escort-count", who=who, count=here))
    if clearing not in links(state, ally, board.place):
        return Refusal("R1.4", say("root-why-escort-river", who=who, clearing=board.place + 1, to=clearing + 1))
    if not may_follow(state, ally, board.place, clearing):
        return Refusal("R9.2.9.II.b", say("root-why-escort-rule", who=who, clearing=board.place + 1, to=clearing + 1))
    return None


def refuse_slip(state: State, seat: int, verb: int, a: int, b: int, c: int) -> Refusal | None:
    """R9.4.2, R-V5, R-P5."""
    spot = a if verb == Verb.SLIP else b
    if spot < CLEARINGS and state.scorched >> spot & 1:
        return Refusal("R-V5", say("root-why-walk-scorched", clearing=spot + 1))
    if spot not in open_clearings(state, seat) and spot not in near_forests(state, seat):
        return Refusal("R9.4.2", say("root-why-slip-far"))
    return refuse_company(state, seat, a, b, c) if verb == Verb.SLINK else None


# --- Daylight

def refuse_act(state: State, seat: int, verb: int, a: int, b: int, c: int) -> Refusal | None:
    """R9.5."""
    board = board_of(state, seat)
    if verb in (Verb.WALK, Verb.ESCORT):
        return refuse_walk(state, seat, verb, a, b, c, 1)
    if verb == Verb.BATTLE:
        return refuse_battle(state, seat, a)
    if verb == Verb.EXPLORE:
        if board.place >= CLEARINGS or not state.ruins >> board.place & 1:
            return Refusal("R9.5.3", say("root-why-no-ruin"))
        return Refusal("R9.5.3", say("root-why-not-ready", item=item_words(It.TORCH)))
    if verb == Verb.AID:
        return refuse_aid(state, seat, a, b)
    if verb == Verb.QUEST:
        return refuse_quest(state, seat, a)
    if verb in (Verb.STRIKE, Verb.SNIPE):
        return refuse_strike(state, seat, verb, a)
    if verb == Verb.REPAIR:
        if not ready(board, It.HAMMER):
            return Refusal("R9.5.7", say("root-why-not-ready", item=item_words(It.HAMMER)))
        return Refusal("R9.5.7", say("root-why-repair", item=item_words(a)))
    if verb == Verb.CRAFT:
        return refuse_craft(state, seat, a)
    if verb in SPECIAL_OF:
        return refuse_special(state, seat, verb, a, b)
    if verb in (Verb.ASIDE, Verb.TRACK):
        return refuse_rearranging(board, verb, a)
    return refuse_time(verb)


def refuse_battle(state: State, seat: int, clearing: int) -> Refusal | None:
    """R9.5.2."""
    board = board_of(state, seat)
    if board.place != clearing:
        return Refusal("R4.3", say("root-why-battle-elsewhere", clearing=clearing + 1))
    if not ready(board, It.SWORD):
        return Refusal("R9.5.2", say("root-why-not-ready", item=item_words(It.SWORD)))
    return None


def refuse_aid(state: State, seat: int, other: int, card: int) -> Refusal | None:
    """R9.5.4."""
    board = board_of(state, seat)
    if board.place >= CLEARINGS:
        return Refusal("R9.5.4", say("root-why-aid-forest"))
    if not ready_items(board):
        return Refusal("R9.5.4", say("root-why-aid-items"))
    if other == seat or not has_piece(state, other, board.place):
        return Refusal("R9.5.4", say("root-why-nobody-here", who=seat_words(state, other), clearing=board.place + 1))
    suit = state.suits[board.place]
    if state.book.card_suit[card] not in (suit, BIRD):
        return Refusal("R9.5.4", say("root-why-aid-suit", card=card_words(state, card), suit=suit_words(suit)))
    return Refusal("R9.5.4", say("root-why-aid-hand", card=card_words(state, card)))


def refuse_quest(state: State, seat: int, quest: int) -> Refusal | None:
    """R9.5.5, R-quest-…"""
    book, board = state.book, board_of(state, seat)
    if quest not in state.quests:
        return Refusal("R9.5.5", say("root-why-quest-away", quest=quest_words(state, quest)))
    suit = book.quest_suit[quest]
    if board.place >= CLEARINGS or state.suits[board.place] != suit:
        return Refusal("R9.5.5", say("root-why-quest-suit", quest=quest_words(state, quest), suit=suit_words(suit)))
    one, other = book.quest_items[quest]
    rule = ("R-quest-fox", "R-quest-rabbit", "R-quest-mouse")[suit]
    return Refusal(rule, say("root-why-quest-items", item=item_words(one), other=item_words(other)))


def refuse_strike(state: State, seat: int, verb: int, target: int) -> Refusal | None:
    """R9.5.6, R-V21."""
    board = board_of(state, seat)
    if verb == Verb.STRIKE and target in state.book.vagabonds:
        return Refusal("R-V21", say("root-why-strike-pawn"))
    owner = target if verb == Verb.STRIKE else state.book.piece_seat[target]
    if board.place >= CLEARINGS or owner == NOWHERE:
        return Refusal("R9.5.6", say("root-why-strike-forest"))
    number = state.warriors[board.place * state.book.seats + owner]
    who = seat_words(state, owner)
    if verb == Verb.STRIKE and not number:
        return Refusal("R9.5.6", say("root-why-strike-none", who=who, clearing=board.place + 1))
    if verb == Verb.SNIPE and not state.pieces[board.place * PIECES + target]:
        return Refusal("R9.5.6", say("root-why-snipe-none", piece=piece_words(target), clearing=board.place + 1))
    if verb == Verb.SNIPE and number:
        return Refusal("R9.5.6", say("root-why-snipe-guarded", who=who, count=number))
    return Refusal("R9.5.6", say("root-why-not-ready", item=item_words(It.CROSSBOW)))


def refuse_craft(state: State, seat: int, card: int) -> Refusal | None:
    """R9.2.1; what forbids crafting in general is said elsewhere."""
    book, board = state.book, board_of(state, seat)
    if card not in state.hands[seat] or book.card_kind[card] not in (CardKind.ITEM, CardKind.PERSISTENT, CardKind.FAVOR):
        return None
    if board.place >= CLEARINGS:
        return Refusal("R9.2.1", say("root-why-craft-forest"))
    suit, hammers, cost = state.suits[board.place], ready(board, It.HAMMER), book.card_cost[card]
    if [sign for sign in cost if sign not in (suit, ANY)]:
        return Refusal("R9.2.1", say("root-why-craft-suit", suit=suit_words(suit)))
    if len(cost) > hammers:
        return Refusal("R9.2.1", say("root-why-craft-hammers", need=len(cost), count=hammers))
    return None


def refuse_special(state: State, seat: int, verb: int, a: int, b: int) -> Refusal | None:
    """R9.5.9 and the characters."""
    board = board_of(state, seat)
    rule = SPECIAL_RULES[verb]
    if board.character != SPECIAL_OF[verb]:
        return Refusal("R9.5.9", say("root-why-special", character=character_words(SPECIAL_OF[verb])))
    if not ready(board, It.TORCH):
        return Refusal("R9.5.9", say("root-why-not-ready", item=item_words(It.TORCH)))
    if verb == Verb.HIDEOUT:
        return Refusal(rule, say("root-why-hideout"))
    if board.place >= CLEARINGS:
        return Refusal(rule, say("root-why-special-forest"))
    if verb == Verb.STEAL:
        if a == seat or not has_piece(state, a, board.place):
            return Refusal(rule, say("root-why-nobody-here", who=seat_words(state, a), clearing=board.place + 1))
        return Refusal(rule, say("root-why-steal", who=seat_words(state, a)))
    if verb == Verb.LABOR:
        if a not in state.discard:
            return Refusal(rule, say("root-why-labor", card=card_words(state, a)))
        return Refusal(rule, say("root-why-labor-suit", card=card_words(state, a), suit=suit_words(state.suits[board.place])))
    if not has_piece(state, b, board.place) or a == b:
        return Refusal(rule, say("root-why-nobody-here", who=seat_words(state, b), clearing=board.place + 1))
    return Refusal(rule, say("root-why-instigate", who=seat_words(state, a)))


def refuse_rearranging(board: Vagabond, verb: int, item: int) -> Refusal | None:
    """R9.2.5.iii, R-P17."""
    if not items.has_track(item):
        return Refusal("R9.2.5", say("root-why-no-track", item=item_words(item)))
    if not board.items[item * PLACES + (TRACK if verb == Verb.ASIDE else SATCHEL_UP)]:
        return Refusal("R9.2.5.iii", say("root-why-aside" if verb == Verb.ASIDE else "root-why-track", item=item_words(item)))
    if verb == Verb.TRACK and not has_room(board, item):
        return Refusal("R9.2.5.i", say("root-why-track-full", item=item_words(item)))
    return Refusal("R-P17", say("root-why-back-and-forth", item=item_words(item)))


def refuse_join(state: State, seat: int, other: int, card: int) -> Refusal | None:
    """R9.2.8, R-P4, R-V19."""
    book = state.book
    if book.seats < 4:
        return Refusal("R-P4", say("root-why-join-few"))
    if state.phase != Phase.DAYLIGHT or state.active != seat:
        return Refusal("R3.3.1", say("root-why-join-later"))
    if card not in state.hands[seat] or book.card_kind[card] != CardKind.DOMINANCE:
        return Refusal("R9.2.8", say("root-why-join-card"))
    if not has_marker(state, seat):
        return Refusal("R9.2.8-2", say("root-why-join-again"))
    if state.points[seat] < THRESHOLD:
        return Refusal("R9.2.8", say("root-why-join-points", count=state.points[seat]))
    if other == seat or not has_marker(state, other):
        return Refusal("R-V19", say("root-why-join-marker", who=seat_words(state, other)))
    fewest = min(state.points[rival] for rival in book.others[seat] if has_marker(state, rival))
    return Refusal("R9.2.8", say("root-why-join-fewest", who=seat_words(state, other), count=state.points[other], fewest=fewest))
