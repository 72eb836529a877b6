"""What the Eyrie asks, offers, tells and refuses, as phrases; the sentences are in root-eyrie.ftl."""
from collections.abc import Callable

from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import BIRD, CORNERS, PIECE_TOTAL, PIECES, Leader, Piece
from kotatsu.games.root.factions.eyrie.birdsong import AddToDecree, NewRoostWhere, new_roosts
from kotatsu.games.root.factions.eyrie.board import BATTLE, BUILD, COLUMN_ROWS, COLUMNS, LEADER_ROWS, MOVE, RECRUIT
from kotatsu.games.root.factions.eyrie.daylight import EyrieCraft
from kotatsu.games.root.factions.eyrie.decree import Edict, PickEdict, deeds
from kotatsu.games.root.factions.eyrie.leaders import ChooseLeader, birds_in_decree
from kotatsu.games.root.factions.eyrie.lexicon import column_words
from kotatsu.games.root.factions.eyrie.setup import NestCorner
from kotatsu.games.root.lexicon import suit_words, why
from kotatsu.games.root.queries import has_marker, kinds, may_place, on_map, open_slots, places
from kotatsu.games.root.shared_refusals import barred, no_site, not_in_hand
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Phrase, say

EDICT_VERBS = tuple(row.verb for row in COLUMN_ROWS)


def in_column(column: int) -> Callable[[State, Edict], bool]:
    return lambda state, item: item.column == column


QUESTIONS = (
    QuestionRow(NestCorner, "nest", "R7.3.2"),
    QuestionRow(ChooseLeader, "leader", "R7.3.3", when=lambda state, item: state.phase == Phase.SETUP),
    QuestionRow(ChooseLeader, "leader", "R7.7.3", "new-leader"),
    QuestionRow(AddToDecree, "decree", "R7.4.2", more=lambda state, item: {"count": state.eyrie.added}),
    QuestionRow(NewRoostWhere, "roost", "R7.4.3", "new-roost"),
    QuestionRow(EyrieCraft, "craft", "R7.2.1", "eyrie-craft"),
    QuestionRow(PickEdict, "edict", "R7.5.2", numbers=("column",)),
    QuestionRow(Edict, "turmoil", "R-E3", numbers=("column", "suit"), when=lambda state, item: not deeds(
        state, item.seat, item.column, item.suit)),
    *(QuestionRow(Edict, f"edict-{row.name}", row.rule, row.asks, ("suit",), when=in_column(row.number)) for row in COLUMN_ROWS),
)


def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """What an action leads to; turmoil with its price."""
    verb, a, _, _ = parts(action)
    match item, verb:
        case ChooseLeader(), Verb.LEADER:
            one, other = LEADER_ROWS[a].viziers
            return say(f"root-result-leader-{LEADER_ROWS[a].name}", one=column_words(one), other=column_words(other))
        case PickEdict(), Verb.FULFIL if not deeds(state, seat, item.column, a):
            return turmoil_words(state, seat)
        case Edict(), Verb.DONE:
            return turmoil_words(state, seat)
        case Edict(), Verb.ENROL if state.eyrie.leader == Leader.CHARISMATIC and state.supply[seat] < 2:
            return turmoil_words(state, seat)
        case Edict(), Verb.ENROL:
            return say("root-result-enrol", count=2 if state.eyrie.leader == Leader.CHARISMATIC else 1)
        case Edict(), Verb.ERECT:
            return say("root-result-erect", count=state.book.roost_points[on_map(state, Piece.ROOST) + 1])
    return None


def turmoil_words(state: State, seat: int) -> Phrase:
    """What turmoil would cost."""
    lost = min(birds_in_decree(state), state.points[seat]) if has_marker(state, seat) else 0
    return say("root-result-turmoil", count=lost)


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """What could be expected here, legal or not."""
    match item:
        case AddToDecree():
            birds = [card for card in kinds(state.hands[seat]) if state.book.card_suit[card] == BIRD]
            return [DONE, *(act(Verb.DECREE, card, column) for card in birds for column in range(COLUMNS))]
        case EyrieCraft():
            return [act(Verb.CRAFT, card) for card in kinds(state.hands[seat])]
        case ChooseLeader():
            return [act(Verb.LEADER, leader) for leader in range(len(LEADER_ROWS))]
        case Edict() if item.column == RECRUIT:
            return [act(Verb.ENROL, clearing) for clearing in places(state, Piece.ROOST)]
        case Edict() if item.column == BUILD:
            return [act(Verb.ERECT, clearing) for clearing, ruler in enumerate(state.rulers) if ruler == seat]
    return []


# --- why not

def refuse(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """The row and a sentence, for her verbs anywhere and for all verbs at her items; None where a general rule answers."""
    verb, a, _, _ = parts(action)
    match item:
        case NestCorner() if verb == Verb.NEST and a >= CORNERS:
            return why(state, "R7.3.2", "root-why-nest", clearing=a)
        case ChooseLeader() if verb == Verb.LEADER:
            return why(state, "R7.7.3", "root-why-leader", leader=a)
        case AddToDecree():
            return refuse_decree(state, seat, verb, a)
        case NewRoostWhere() if verb == Verb.ROOST:
            return refuse_new_roost(state, seat, a)
        case EyrieCraft() if verb in (Verb.FULFIL, *EDICT_VERBS):
            return why(state, "R7.5.2", "root-why-craft-first")
        case PickEdict() | Edict() if verb == Verb.CRAFT:
            return why(state, "R7.2.1", "root-why-eyrie-crafted")
        case PickEdict() if verb == Verb.FULFIL:
            return why(state, "R7.5.2", "root-why-not-due", column=item.column, suit=a)
        case PickEdict() if verb in EDICT_VERBS:
            return why(state, "R7.5.2", "root-why-pick-first", column=item.column)
        case Edict():
            return refuse_edict(state, item, seat, verb, a)
    return why(state, "R7.5.2", "root-why-eyrie-later") if verb in (Verb.FULFIL, Verb.ENROL, Verb.ERECT) else None


def refuse_decree(state: State, seat: int, verb: int, card: int) -> Refusal | None:
    """R7.4.2."""
    if verb == Verb.DONE:
        return why(state, "R7.4.2", "root-why-decree-must")
    if verb != Verb.DECREE:
        return None
    if card not in state.hands[seat]:
        return not_in_hand(state, seat, card, "R7.4.2")
    return why(state, "R7.4.2", "root-why-decree-bird", card=card)


def refuse_new_roost(state: State, seat: int, clearing: int) -> Refusal:
    """R7.4.3, R-E8."""
    if not may_place(state, seat, clearing):
        cause = "root-why-place-scorched" if state.scorched >> clearing & 1 else "root-why-place-keep"
        return why(state, "R-E8", cause, clearing=clearing)
    if open_slots(state, clearing) <= 0:
        return why(state, "R-E8", "root-why-site-slot", clearing=clearing)
    seats = state.book.seats
    best = new_roosts(state, seat)[0]
    return why(state, "R7.4.3", "root-why-roost-crowd", clearing=clearing, to=best,
               count=sum(state.warriors[clearing * seats:(clearing + 1) * seats]),
               fewest=sum(state.warriors[best * seats:(best + 1) * seats]))


def refuse_edict(state: State, item: Edict, seat: int, verb: int, clearing: int) -> Refusal | None:
    """R7.5.2, R-E3, R-E4."""
    column, suit = item.column, item.suit
    if verb == Verb.DONE:
        return why(state, "R-E3", "root-why-edict-must", column=column)
    if verb in (*EDICT_VERBS, Verb.FULFIL) and verb != EDICT_VERBS[column]:
        return why(state, "R7.5.2", "root-why-edict-column", column=column)
    if verb not in EDICT_VERBS:
        return None
    if suit != BIRD and state.suits[clearing] != suit:
        return why(state, COLUMN_ROWS[column].rule, "root-why-edict-suit", suit=suit,
                   clearing=clearing, other=suit_words(state.suits[clearing]))
    if column in (MOVE, BATTLE):
        return None
    return refuse_enrol(state, seat, clearing) if column == RECRUIT else refuse_erect(state, seat, clearing)


def refuse_enrol(state: State, seat: int, clearing: int) -> Refusal | None:
    """R7.5.2.i, R-E4."""
    if state.supply[seat] == 0:
        return why(state, "R-E4", "root-why-no-birds")
    if not state.pieces[clearing * PIECES + Piece.ROOST]:
        return why(state, "R7.5.2.i", "root-why-no-roost", clearing=clearing)
    return barred(state, clearing)


def refuse_erect(state: State, seat: int, clearing: int) -> Refusal | None:
    """R7.5.2.iv, R-E4."""
    if on_map(state, Piece.ROOST) >= PIECE_TOTAL[Piece.ROOST]:
        return why(state, "R-E4", "root-why-roosts-out")
    if state.pieces[clearing * PIECES + Piece.ROOST]:
        return why(state, "R7.5.2.iv", "root-why-roost-there", clearing=clearing)
    return no_site(state, seat, clearing, "R7.5.2.iv")
