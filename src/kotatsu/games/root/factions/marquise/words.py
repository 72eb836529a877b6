"""What the Marquise asks, offers, tells and refuses, as phrases; the sentences are in root-marquise.ftl."""
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import BIRD, CORNERS, OPPOSITE, PIECES, Piece
from kotatsu.games.root.factions.marquise.build import KINDS, WhichWood, cost_of, points_of, realm_around, wood_in
from kotatsu.games.root.factions.marquise.daylight import MarchOn, MarquiseAct
from kotatsu.games.root.factions.marquise.fill_buildings import FillWhich, buildings_at, wood_supply
from kotatsu.games.root.factions.marquise.losses import FieldHospitals
from kotatsu.games.root.factions.marquise.setup import PlaceKeep, StartBuilding
from kotatsu.games.root.lexicon import why
from kotatsu.games.root.queries import kinds, may_place, places
from kotatsu.games.root.shared_refusals import barred, no_site, not_in_hand
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Phrase, say

ACTIONS = (Verb.MOVE, Verb.BATTLE, Verb.RECRUIT, Verb.BUILD, Verb.OVERWORK)      # what costs an action
OWN = (Verb.RECRUIT, Verb.BUILD, Verb.OVERWORK, Verb.EXTRA)                      # what only her Daylight knows


QUESTIONS = (
    QuestionRow(PlaceKeep, "keep", "R6.3.2"),
    QuestionRow(StartBuilding, "start", "R6.3.4", numbers=("piece",)),
    QuestionRow(FillWhich, "wood", "R-M3", numbers=("count:left",), public=True,
                when=lambda state, item: item.building == Piece.SAWMILL),
    QuestionRow(FillWhich, "muster", "R2.5", numbers=("count:left",), public=True),
    QuestionRow(MarquiseAct, "marquise", "R6.5", "marquise-act", more=lambda state, item: {"count": state.marquise.actions}),
    QuestionRow(MarchOn, "march", "R6.5.2", "march-on"),
    QuestionRow(WhichWood, "pay", "R6.5.4.ii", numbers=("count:cost", "clearing"), public=True, payment=True),
    QuestionRow(FieldHospitals, "hospital", "R6.2.3", numbers=("count:number", "clearing"), more=lambda state, item: {
        "suit": state.suits[item.clearing]}),
)


def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """What an action costs and gives."""
    verb, a, _, _ = parts(action)
    match item, verb:
        case PlaceKeep(), Verb.KEEP:
            return say("root-result-keep", clearing=OPPOSITE[a] + 1)
        case MarquiseAct(), Verb.BUILD if cost_of(state, a) >= 0:
            return say("root-result-build", count=cost_of(state, a), points=points_of(state, a))
        case MarquiseAct(), Verb.RECRUIT:
            return say("root-result-recruit", count=min(buildings_at(state, Piece.RECRUITER), state.supply[seat]))
        case MarquiseAct(), Verb.OVERWORK:
            return say("root-result-overwork", count=wood_supply(state) - 1)
        case MarquiseAct(), Verb.EXTRA:
            return say("root-result-extra", count=state.marquise.actions + 1)
        case FieldHospitals(), Verb.HOSPITAL:
            return say("root-result-hospital", count=item.number, clearing=places(state, Piece.KEEP)[0] + 1)
    return None


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """What could be expected here: building where she rules, Recruit, Overwork with any card, crafting."""
    if not isinstance(item, MarquiseAct):
        return []
    hand = kinds(state.hands[seat])
    ruled = [clearing for clearing, ruler in enumerate(state.rulers) if ruler == seat]
    return [*(act(Verb.CRAFT, card) for card in hand), act(Verb.RECRUIT),
            *(act(Verb.BUILD, piece, clearing) for piece in KINDS for clearing in ruled),
            *(act(Verb.OVERWORK, card, clearing) for card in hand for clearing in places(state, Piece.SAWMILL))]


# --- why not

def refuse(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """The row and a sentence, for her verbs anywhere and for all verbs at her items; None where a general rule answers."""
    verb, a, b, _ = parts(action)
    match item:
        case MarquiseAct():
            return refuse_act(state, seat, verb, a, b)
        case MarchOn() if verb not in (Verb.MOVE, Verb.DONE):
            return why(state, "R6.5.2", "root-why-march")
        case PlaceKeep() if verb == Verb.KEEP and a >= CORNERS:
            return why(state, "R6.3.2", "root-why-keep", clearing=a)
        case StartBuilding() if verb == Verb.START:
            return refuse_start(state, item, a, b)
        case FillWhich() if verb in (Verb.WOOD, Verb.MUSTER):
            return refuse_fill(state, item, verb, a)
        case WhichWood() if verb == Verb.PAY:
            if state.pieces[a * PIECES + Piece.WOOD] == 0:
                return why(state, "R6.5.4.ii", "root-why-pay-none", clearing=a)
            return why(state, "R6.5.4.ii", "root-why-pay-apart", clearing=a, to=item.clearing)
        case FieldHospitals() if verb == Verb.HOSPITAL:
            return why(state, "R6.2.3", "root-why-hospital", suit=state.suits[item.clearing])
    return why(state, "R6.5", "root-why-marquise-later") if verb in OWN else None


def refuse_act(state: State, seat: int, verb: int, a: int, b: int) -> Refusal | None:
    """Daylight (R6.5)."""
    if verb == Verb.CRAFT and state.marquise.acting:
        return why(state, "R6.2.1", "root-why-craft-closed")
    if verb in ACTIONS and state.marquise.actions == 0:
        return why(state, "R6.5", "root-why-no-actions")
    if verb in (Verb.OVERWORK, Verb.EXTRA) and a not in state.hands[seat]:
        return not_in_hand(state, seat, a, "R6.5.5" if verb == Verb.OVERWORK else "R6.5-2")
    if verb == Verb.RECRUIT:
        return refuse_recruit(state)
    if verb == Verb.BUILD:
        return refuse_build(state, seat, a, b)
    if verb == Verb.OVERWORK:
        return refuse_overwork(state, a, b)
    if verb == Verb.EXTRA and state.book.card_suit[a] != BIRD:
        return why(state, "R6.5-2", "root-why-extra", card=a)
    return None


def refuse_recruit(state: State) -> Refusal:
    if state.marquise.recruited:
        return why(state, "R6.5.3", "root-why-recruited")
    if not places(state, Piece.RECRUITER):
        return why(state, "R6.5.3", "root-why-no-recruiter")
    if state.supply[state.book.marquise] == 0:
        return why(state, "R2.5", "root-why-no-cats")
    return why(state, "RG.6.2", "root-why-recruit-scorched")


def refuse_build(state: State, seat: int, piece: int, clearing: int) -> Refusal | None:
    """R6.5.4."""
    if piece not in KINDS:
        return why(state, "R6.5.4.i", "root-why-build-piece", piece=piece)
    cost = cost_of(state, piece)
    if cost < 0:
        return why(state, "R6.5.4.i", "root-why-build-none", piece=piece)
    found = no_site(state, seat, clearing, "R6.5.4.ii")
    if found is not None:
        return found
    wood = wood_in(state, realm_around(state, seat, clearing))
    return why(state, "R6.5.4.i", "root-why-build-wood", piece=piece, need=cost, count=wood, clearing=clearing)


def refuse_overwork(state: State, card: int, clearing: int) -> Refusal | None:
    """R6.5.5."""
    if wood_supply(state) == 0:
        return why(state, "R6.5.5", "root-why-no-wood")
    if not state.pieces[clearing * PIECES + Piece.SAWMILL]:
        return why(state, "R6.5.5", "root-why-no-sawmill", clearing=clearing)
    if not may_place(state, state.book.marquise, clearing):
        return barred(state, clearing)
    return why(state, "R6.5.5", "root-why-overwork-suit", card=card, clearing=clearing, suit=state.suits[clearing])


def refuse_start(state: State, item: StartBuilding, piece: int, clearing: int) -> Refusal:
    """R6.3.4."""
    keep = places(state, Piece.KEEP)[0]
    if piece != item.piece:
        return why(state, "R6.3.4", "root-why-start-piece", piece=item.piece)
    if clearing != keep and clearing not in state.book.paths[keep]:
        return why(state, "R6.3.4", "root-why-start-far", clearing=clearing, to=keep)
    return why(state, "R6.3.4", "root-why-site-slot", clearing=clearing)


def refuse_fill(state: State, item: FillWhich, verb: int, clearing: int) -> Refusal:
    """R6.4, R6.5.3: one at each building."""
    rule = "R6.4" if item.building == Piece.SAWMILL else "R6.5.3"
    if (verb == Verb.WOOD) != (item.building == Piece.SAWMILL):
        return why(state, rule, "root-why-fill-other")
    return why(state, rule, "root-why-fill", piece=item.building, clearing=clearing)
