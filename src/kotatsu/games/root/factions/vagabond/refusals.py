"""Why a Vagabond may not: the row and a sentence for every action that is not offered."""
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import ANY, BIRD, CLEARINGS, NOWHERE, PIECES, THRESHOLD, CardKind, It
from kotatsu.games.root.factions.vagabond import aid, birdsong, daylight, evening, explore, items, repair, setup
from kotatsu.games.root.factions.vagabond.board import ALLIED, CHARACTER_ROWS, PLACES, SATCHEL_UP, TRACK, Vagabond
from kotatsu.games.root.factions.vagabond.hits import SufferHit
from kotatsu.games.root.factions.vagabond.items import board_of, has_room, ready, ready_items
from kotatsu.games.root.factions.vagabond.losses import DamageItem
from kotatsu.games.root.factions.vagabond.relations import hostile_in
from kotatsu.games.root.factions.vagabond.walking import may_follow, near_forests, open_clearings
from kotatsu.games.root.lexicon import LEXICON, item_words, why
from kotatsu.games.root.phases.effects import EffectQuestion
from kotatsu.games.root.queries import has_marker, has_piece, links
from kotatsu.games.root.shared_refusals import not_in_hand
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal

FIRST, LAST = Verb.CHARACTER, Verb.SNIPE
SPECIAL_OF = {row.special: row.number for row in CHARACTER_ROWS}
DAYLIGHT = (Verb.WALK, Verb.ESCORT, Verb.EXPLORE, Verb.AID, Verb.QUEST, Verb.STRIKE, Verb.SNIPE, Verb.REPAIR, Verb.STEAL,
            Verb.LABOR, Verb.HIDEOUT, Verb.INSTIGATE, Verb.SCORCH)
LATER = {                                        # the rule and the sentence for those who try it at another time
    **dict.fromkeys(DAYLIGHT, ("R9.5", "root-why-vagabond-later")),
    **dict.fromkeys((Verb.SLIP, Verb.SLINK), ("R9.4.2", "root-why-slip-later")),
    **dict.fromkeys((Verb.ASIDE, Verb.TRACK), ("R-P17", "root-why-aside-later")),
    Verb.REFRESH: ("R9.4.1", "root-why-refresh-later"),
}


def refuse(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """His verbs anywhere, all verbs at his items; None where a general rule answers."""
    verb, a, b, c = parts(action)
    if seat not in state.book.vagabonds:
        return why(state, "R1.4", "root-why-vagabond-only") if FIRST <= verb <= LAST else None
    if verb == Verb.ACTIVATE:
        if state.book.seats < 4:
            return why(state, "R-P4", "root-why-join-few")
        return why(state, "R9.2.8", "root-why-activate")
    if verb == Verb.JOIN:
        return refuse_join(state, seat, a, b)
    match item:
        case daylight.VagabondAct():
            return refuse_act(state, seat, verb, a, b, c)
        case EffectQuestion() if verb in (Verb.WALK, Verb.ESCORT):
            return refuse_walk(state, seat, verb, a, b, c, 0)
        case birdsong.Slip() if verb in (Verb.SLIP, Verb.SLINK):
            return refuse_slip(state, seat, verb, a, b, c)
    return refuse_choice(state, item, seat, verb, a) or refuse_time(state, verb)


def refuse_time(state: State, verb: int) -> Refusal | None:
    """A verb of his at the wrong moment."""
    return why(state, *LATER[verb]) if verb in LATER else None


def refuse_choice(state: State, item: Item, seat: int, verb: int, a: int) -> Refusal | None:
    """The small questions: what is not among the answers, and why."""
    board = board_of(state, seat)
    match item:
        case setup.ChooseCharacter() if verb == Verb.CHARACTER:
            return why(state, "R9.3.1", "root-why-character", character=a)
        case setup.ChooseForest() if verb == Verb.FOREST:
            return why(state, "R9.3.2", "root-why-forest")
        case birdsong.RefreshItem() if verb == Verb.REFRESH:
            return why(state, "R9.4.1", "root-why-refresh", item=a)
        case items.SpendItem() if verb == Verb.SPEND:
            return why(state, "R9.2.5", "root-why-spend", item=a)
        case explore.Loot() if verb == Verb.LOOT:
            if a not in state.ruin_items[item.clearing]:
                return why(state, "R9.5.3", "root-why-loot", item=a, clearing=item.clearing)
            if not explore.may_own(state, seat, a):
                return why(state, "R9.7.1-2", "root-why-loot-twice", item=a)
            return why(state, "R9.2.5.i", "root-why-track-full", item=a)
        case aid.TakeInReturn() if verb == Verb.RECEIVE:
            if a not in item.offered(state):
                return why(state, "R9.5.4", "root-why-receive", who=item.other, item=a)
            return why(state, "R9.2.5.i", "root-why-track-full", item=a)
        case repair.MendItem() if verb == Verb.REPAIR:
            return why(state, "RG.3.2", "root-why-repair", item=a)
        case DamageItem() | SufferHit() if verb == Verb.DAMAGE:
            return why(state, "R9.2.7", "root-why-damage", item=a)
        case evening.TossItem() if verb == Verb.TOSS:
            return why(state, "R9.6.4", "root-why-toss", item=a)
        case evening.BackOnTrack() if verb in (Verb.ASIDE, Verb.TRACK):
            return refuse_rearranging(state, board, verb, a)
    return None


# --- on foot

def refuse_walk(state: State, seat: int, verb: int, a: int, b: int, c: int, base: int) -> Refusal | None:
    """R9.5.1, R9.2.9.II.b, R9.2.9.III.b."""
    spot = a if verb == Verb.WALK else b
    if spot >= CLEARINGS:
        return why(state, "R9.5.1", "root-why-walk-forest")
    if state.scorched >> spot & 1:
        return why(state, "RG.6.2", "root-why-walk-scorched", clearing=spot)
    if spot not in open_clearings(state, seat):
        return why(state, "R9.5.1", "root-why-walk-far", clearing=spot)
    extra, boots = hostile_in(state, seat, spot), ready(board_of(state, seat), It.BOOTS)
    if base + extra > boots:
        if extra:
            return why(state, "R9.2.9.III.b", "root-why-walk-hostile", clearing=spot, need=base + extra, count=boots)
        return why(state, "R9.5.1", "root-why-walk-boots")
    return refuse_company(state, seat, a, b, c) if verb == Verb.ESCORT else None


def refuse_company(state: State, seat: int, ally: int, clearing: int, number: int) -> Refusal | None:
    """R9.2.9.II.b: whose warriors come along."""
    board = board_of(state, seat)
    if board.place >= CLEARINGS:
        return why(state, "R9.2.9.II.b", "root-why-escort-forest")
    if board.relations[ally] != ALLIED:
        return why(state, "R9.2.9.II.b", "root-why-escort-ally", who=ally)
    here = state.warriors[board.place * state.book.seats + ally]
    if not 0 < number <= here:
        return why(state, "R9.2.9.II.b", "root-why-escort-count", who=ally, count=here)
    if clearing not in links(state, ally, board.place):
        return why(state, "R1.4", "root-why-escort-river", who=ally, clearing=board.place, to=clearing)
    if not may_follow(state, ally, board.place, clearing):
        return why(state, "R9.2.9.II.b", "root-why-escort-rule", who=ally, clearing=board.place, to=clearing)
    return None


def refuse_slip(state: State, seat: int, verb: int, a: int, b: int, c: int) -> Refusal | None:
    """R9.4.2, R-V5, R-P5."""
    spot = a if verb == Verb.SLIP else b
    if spot < CLEARINGS and state.scorched >> spot & 1:
        return why(state, "R-V5", "root-why-walk-scorched", clearing=spot)
    if spot not in open_clearings(state, seat) and spot not in near_forests(state, seat):
        return why(state, "R9.4.2", "root-why-slip-far")
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
            return why(state, "R9.5.3", "root-why-no-ruin")
        return why(state, "R9.5.3", "root-why-not-ready", item=It.TORCH)
    if verb == Verb.AID:
        return refuse_aid(state, seat, a, b)
    if verb == Verb.QUEST:
        return refuse_quest(state, seat, a)
    if verb in (Verb.STRIKE, Verb.SNIPE):
        return refuse_strike(state, seat, verb, a)
    if verb == Verb.REPAIR:
        if not ready(board, It.HAMMER):
            return why(state, "R9.5.7", "root-why-not-ready", item=It.HAMMER)
        return why(state, "R9.5.7", "root-why-repair", item=a)
    if verb == Verb.CRAFT:
        return refuse_craft(state, seat, a)
    if verb in SPECIAL_OF:
        return refuse_special(state, seat, verb, a, b)
    if verb in (Verb.ASIDE, Verb.TRACK):
        return refuse_rearranging(state, board, verb, a)
    return refuse_time(state, verb)


def refuse_battle(state: State, seat: int, clearing: int) -> Refusal | None:
    """R9.5.2."""
    board = board_of(state, seat)
    if board.place != clearing:
        return why(state, "R4.3", "root-why-battle-elsewhere", clearing=clearing)
    if not ready(board, It.SWORD):
        return why(state, "R9.5.2", "root-why-not-ready", item=It.SWORD)
    return None


def refuse_aid(state: State, seat: int, other: int, card: int) -> Refusal | None:
    """R9.5.4."""
    board = board_of(state, seat)
    if board.place >= CLEARINGS:
        return why(state, "R9.5.4", "root-why-aid-forest")
    if not ready_items(board):
        return why(state, "R9.5.4", "root-why-aid-items")
    if other == seat or not has_piece(state, other, board.place):
        return why(state, "R9.5.4", "root-why-nobody-here", who=other, clearing=board.place)
    suit = state.suits[board.place]
    if state.book.card_suit[card] not in (suit, BIRD):
        return why(state, "R9.5.4", "root-why-aid-suit", card=card, suit=suit)
    return not_in_hand(state, seat, card, "R9.5.4")


def refuse_quest(state: State, seat: int, quest: int) -> Refusal | None:
    """R9.5.5, R-quest-…"""
    book, board = state.book, board_of(state, seat)
    if quest not in state.quests:
        return why(state, "R9.5.5", "root-why-quest-away", quest=quest)
    suit = book.quest_suit[quest]
    if board.place >= CLEARINGS or state.suits[board.place] != suit:
        return why(state, "R9.5.5", "root-why-quest-suit", quest=quest, suit=suit)
    one, other = book.quest_items[quest]
    rule = ("R-quest-fox", "R-quest-rabbit", "R-quest-mouse")[suit]
    return why(state, rule, "root-why-quest-items", item=one, other=item_words(other))


def refuse_strike(state: State, seat: int, verb: int, target: int) -> Refusal | None:
    """R9.5.6, R-V21."""
    board = board_of(state, seat)
    if verb == Verb.STRIKE and target in state.book.vagabonds:
        return why(state, "R-V21", "root-why-strike-pawn")
    owner = target if verb == Verb.STRIKE else state.book.piece_seat[target]
    if board.place >= CLEARINGS or owner == NOWHERE:
        return why(state, "R9.5.6", "root-why-strike-forest")
    number = state.warriors[board.place * state.book.seats + owner]
    if verb == Verb.STRIKE and not number:
        return why(state, "R9.5.6", "root-why-strike-none", who=owner, clearing=board.place)
    if verb == Verb.SNIPE and not state.pieces[board.place * PIECES + target]:
        return why(state, "R9.5.6", "root-why-snipe-none", piece=target, clearing=board.place)
    if verb == Verb.SNIPE and number:
        return why(state, "R9.5.6", "root-why-snipe-guarded", who=owner, count=number)
    return why(state, "R9.5.6", "root-why-not-ready", item=It.CROSSBOW)


def refuse_craft(state: State, seat: int, card: int) -> Refusal | None:
    """R9.2.1; what forbids crafting in general is said elsewhere."""
    book, board = state.book, board_of(state, seat)
    if card not in state.hands[seat] or book.card_kind[card] not in (CardKind.ITEM, CardKind.PERSISTENT, CardKind.FAVOR):
        return None
    if board.place >= CLEARINGS:
        return why(state, "R9.2.1", "root-why-craft-forest")
    suit, hammers, cost = state.suits[board.place], ready(board, It.HAMMER), book.card_cost[card]
    if [sign for sign in cost if sign not in (suit, ANY)]:
        return why(state, "R9.2.1", "root-why-craft-suit", suit=suit)
    if len(cost) > hammers:
        return why(state, "R9.2.1", "root-why-craft-hammers", need=len(cost), count=hammers)
    return None


def refuse_special(state: State, seat: int, verb: int, a: int, b: int) -> Refusal | None:
    """R9.5.9 and the characters."""
    board = board_of(state, seat)
    rule = LEXICON.verbs[verb].rule
    if board.character != SPECIAL_OF[verb]:
        return why(state, "R9.5.9", "root-why-special", character=SPECIAL_OF[verb])
    if not ready(board, It.TORCH):
        return why(state, "R9.5.9", "root-why-not-ready", item=It.TORCH)
    if verb == Verb.HIDEOUT:
        return why(state, rule, "root-why-hideout")
    if board.place >= CLEARINGS:
        return why(state, rule, "root-why-special-forest")
    if verb == Verb.STEAL:
        if a == seat or not has_piece(state, a, board.place):
            return why(state, rule, "root-why-nobody-here", who=a, clearing=board.place)
        return why(state, rule, "root-why-steal", who=a)
    if verb == Verb.LABOR:
        if a not in state.discard:
            return why(state, rule, "root-why-labor", card=a)
        return why(state, rule, "root-why-labor-suit", card=a, suit=state.suits[board.place])
    if not has_piece(state, b, board.place) or a == b:
        return why(state, rule, "root-why-nobody-here", who=b, clearing=board.place)
    return why(state, rule, "root-why-instigate", who=a)


def refuse_rearranging(state: State, board: Vagabond, verb: int, item: int) -> Refusal | None:
    """R9.2.5.iii, R-P17."""
    if not items.has_track(item):
        return why(state, "R9.2.5", "root-why-no-track", item=item)
    if not board.items[item * PLACES + (TRACK if verb == Verb.ASIDE else SATCHEL_UP)]:
        return why(state, "R9.2.5.iii", "root-why-aside" if verb == Verb.ASIDE else "root-why-track", item=item)
    if verb == Verb.TRACK and not has_room(board, item):
        return why(state, "R9.2.5.i", "root-why-track-full", item=item)
    return why(state, "R-P17", "root-why-back-and-forth", item=item)


def refuse_join(state: State, seat: int, other: int, card: int) -> Refusal | None:
    """R9.2.8, R-P4, R-V19."""
    book = state.book
    if book.seats < 4:
        return why(state, "R-P4", "root-why-join-few")
    if state.phase != Phase.DAYLIGHT or state.active != seat:
        return why(state, "R3.3.1", "root-why-join-later")
    if card not in state.hands[seat] or book.card_kind[card] != CardKind.DOMINANCE:
        return why(state, "R9.2.8", "root-why-join-card")
    if not has_marker(state, seat):
        return why(state, "R9.2.8-2", "root-why-join-again")
    if state.points[seat] < THRESHOLD:
        return why(state, "R9.2.8", "root-why-join-points", count=state.points[seat])
    if other == seat or not has_marker(state, other):
        return why(state, "R-V19", "root-why-join-marker", who=other)
    fewest = min(state.points[rival] for rival in book.others[seat] if has_marker(state, rival))
    return why(state, "R9.2.8", "root-why-join-fewest", who=other, count=state.points[other], fewest=fewest)
