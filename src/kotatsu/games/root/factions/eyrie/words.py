"""What the Eyrie asks, offers, tells and refuses, as phrases; the sentences are in root-eyrie.ftl."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import BIRD, CORNERS, LEADER_NAMES, NOWHERE, PIECE_TOTAL, PIECES, Leader, Piece
from kotatsu.games.root.factions.eyrie.birdsong import AddToDecree, NewRoostWhere, new_roosts
from kotatsu.games.root.factions.eyrie.board import BATTLE, BUILD, COLUMNS, MOVE, RECRUIT, VIZIERS
from kotatsu.games.root.factions.eyrie.daylight import EyrieCraft
from kotatsu.games.root.factions.eyrie.decree import Edict, PickEdict, deeds
from kotatsu.games.root.factions.eyrie.leaders import ChooseLeader, birds_in_decree
from kotatsu.games.root.factions.eyrie.setup import NestCorner
from kotatsu.games.root.names import card_words, column_words, leader_words, seat_words, suit_words
from kotatsu.games.root.queries import has_marker, kinds, may_place, on_map, open_slots, places
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Refusal
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.verbs import Form

FORMS: dict[int, Form] = {
    Verb.NEST: ("nest", ("clearing",)), Verb.LEADER: ("leader", ("leader",)), Verb.DECREE: ("decree", ("card", "column")),
    Verb.ROOST: ("roost", ("clearing",)), Verb.FULFIL: ("fulfil", ("suit",)), Verb.ENROL: ("enrol", ("clearing",)),
    Verb.ERECT: ("erect", ("clearing",)),
}
EVENTS: dict[int, tuple[str, str, str]] = {
    Event.LEADER: ("leader", "R7.3.3", "leader"), Event.DECREE: ("decree", "R7.4.2", "card column"),
    Event.FULFILS: ("fulfils", "R7.5.2", "column suit"), Event.TURMOIL: ("turmoil", "R-E3", "column suit"),
    Event.DECREE_LOST: ("decree-lost", "R7.7.2", "count"), Event.LEADERS_UP: ("leaders-up", "R7.7.3.i", ""),
    Event.NEW_ROOST: ("new-roost", "R7.4.3", "clearing"), Event.EMERGENCY: ("emergency", "R7.4.1", ""),
}
EDICT_RULES = ("R7.5.2.i", "R7.5.2.ii", "R7.5.2.iii", "R7.5.2.iv")
EDICT_VERBS = (Verb.ENROL, Verb.MOVE, Verb.BATTLE, Verb.ERECT)       # by column
EDICT_ASKS = ("root-ask-enrol", "root-ask-edict-move", "root-ask-edict-battle", "root-ask-erect")


def asked(state: State, item: Item, seat: int) -> Asked | None:
    """The questions of Law 7."""
    match item:
        case NestCorner():
            return Asked("nest", say("root-ask-nest"), "R7.3.2")
        case ChooseLeader() if state.phase == Phase.SETUP:
            return Asked("leader", say("root-ask-leader"), "R7.3.3")
        case ChooseLeader():
            return Asked("leader", say("root-ask-new-leader"), "R7.7.3")
        case AddToDecree():
            return Asked("decree", say("root-ask-decree", count=state.eyrie.added), "R7.4.2")
        case NewRoostWhere():
            return Asked("roost", say("root-ask-new-roost"), "R7.4.3")
        case EyrieCraft():
            return Asked("craft", say("root-ask-eyrie-craft"), "R7.2.1")
        case PickEdict():
            return Asked("edict", say("root-ask-edict", column=column_words(item.column)), "R7.5.2")
        case Edict() if not deeds(state, seat, item.column, item.suit):
            return Asked("turmoil", say("root-ask-turmoil", column=column_words(item.column), suit=suit_words(item.suit)), "R-E3")
        case Edict():
            return Asked("edict-" + ("recruit", "move", "battle", "build")[item.column],
                         say(EDICT_ASKS[item.column], suit=suit_words(item.suit)), EDICT_RULES[item.column])
    return None


def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """What an action leads to; turmoil with its price."""
    verb, a, _, _ = parts(action)
    match item, verb:
        case ChooseLeader(), Verb.LEADER:
            one, other = VIZIERS[a]
            return say(f"root-result-leader-{LEADER_NAMES[a]}", one=column_words(one), other=column_words(other))
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
            return [act(Verb.LEADER, leader) for leader in range(len(LEADER_NAMES))]
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
            return Refusal("R7.3.2", say("root-why-nest", clearing=a + 1))
        case ChooseLeader() if verb == Verb.LEADER:
            return Refusal("R7.7.3", say("root-why-leader", leader=leader_words(a)))
        case AddToDecree():
            return refuse_decree(state, seat, verb, a)
        case NewRoostWhere() if verb == Verb.ROOST:
            return refuse_new_roost(state, seat, a)
        case EyrieCraft() if verb in (Verb.FULFIL, *EDICT_VERBS):
            return Refusal("R7.5.2", say("root-why-craft-first"))
        case PickEdict() | Edict() if verb == Verb.CRAFT:
            return Refusal("R7.2.1", say("root-why-eyrie-crafted"))
        case PickEdict() if verb == Verb.FULFIL:
            return Refusal("R7.5.2", say("root-why-not-due", column=column_words(item.column), suit=suit_words(a)))
        case PickEdict() if verb in EDICT_VERBS:
            return Refusal("R7.5.2", say("root-why-pick-first", column=column_words(item.column)))
        case Edict():
            return refuse_edict(state, item, seat, verb, a)
    return Refusal("R7.5.2", say("root-why-eyrie-later")) if verb in (Verb.FULFIL, Verb.ENROL, Verb.ERECT) else None


def refuse_decree(state: State, seat: int, verb: int, card: int) -> Refusal | None:
    """R7.4.2."""
    if verb == Verb.DONE:
        return Refusal("R7.4.2", say("root-why-decree-must"))
    if verb != Verb.DECREE:
        return None
    if card not in state.hands[seat]:
        return Refusal("R7.4.2", say("root-why-decree-hand", card=card_words(state, card)))
    return Refusal("R7.4.2", say("root-why-decree-bird", card=card_words(state, card)))


def refuse_new_roost(state: State, seat: int, clearing: int) -> Refusal:
    """R7.4.3, R-E8."""
    if open_slots(state, clearing) <= 0 or not may_place(state, seat, clearing):
        return Refusal("R-E8", say("root-why-roost-room", clearing=clearing + 1))
    seats = state.book.seats
    best = new_roosts(state, seat)[0]
    return Refusal("R7.4.3", say("root-why-roost-crowd", clearing=clearing + 1, to=best + 1,
                                 count=sum(state.warriors[clearing * seats:(clearing + 1) * seats]),
                                 fewest=sum(state.warriors[best * seats:(best + 1) * seats])))


def refuse_edict(state: State, item: Edict, seat: int, verb: int, clearing: int) -> Refusal | None:
    """R7.5.2, R-E3, R-E4."""
    column, suit = item.column, item.suit
    if verb == Verb.DONE:
        return Refusal("R-E3", say("root-why-edict-must", column=column_words(column)))
    if verb in (*EDICT_VERBS, Verb.FULFIL) and verb != EDICT_VERBS[column]:
        return Refusal("R7.5.2", say("root-why-edict-column", column=column_words(column)))
    if verb not in EDICT_VERBS:
        return None
    if suit != BIRD and state.suits[clearing] != suit:
        return Refusal(EDICT_RULES[column], say("root-why-edict-suit", suit=suit_words(suit), clearing=clearing + 1,
                                                other=suit_words(state.suits[clearing])))
    if column in (MOVE, BATTLE):
        return None
    return refuse_enrol(state, seat, clearing) if column == RECRUIT else refuse_erect(state, seat, clearing)


def refuse_enrol(state: State, seat: int, clearing: int) -> Refusal:
    """R7.5.2.i, R-E4."""
    if state.supply[seat] == 0:
        return Refusal("R-E4", say("root-why-no-birds"))
    if not state.pieces[clearing * PIECES + Piece.ROOST]:
        return Refusal("R7.5.2.i", say("root-why-no-roost", clearing=clearing + 1))
    return barred(state, clearing)


def refuse_erect(state: State, seat: int, clearing: int) -> Refusal:
    """R7.5.2.iv, R-E4."""
    if on_map(state, Piece.ROOST) >= PIECE_TOTAL[Piece.ROOST]:
        return Refusal("R-E4", say("root-why-roosts-out"))
    if state.pieces[clearing * PIECES + Piece.ROOST]:
        return Refusal("R7.5.2.iv", say("root-why-roost-there", clearing=clearing + 1))
    ruler = state.rulers[clearing]
    if ruler == NOWHERE:
        return Refusal("R7.5.2.iv", say("root-why-erect-nobody", clearing=clearing + 1))
    if ruler != seat:
        return Refusal("R7.5.2.iv", say("root-why-erect-rule", clearing=clearing + 1, who=seat_words(state, ruler)))
    if not may_place(state, seat, clearing):
        return barred(state, clearing)
    return Refusal("R2.2.3", say("root-why-erect-slot", clearing=clearing + 1))


def barred(state: State, clearing: int) -> Refusal:
    """R6.2.2, RG.6.2: nothing of hers may be placed there."""
    if state.scorched >> clearing & 1:
        return Refusal("RG.6.2", say("root-why-eyrie-scorched", clearing=clearing + 1))
    return Refusal("R6.2.2", say("root-why-eyrie-keep", clearing=clearing + 1))
