"""What the Marquise asks, offers, tells and refuses, as phrases; the sentences are in root-marquise.ftl."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import BIRD, CORNERS, NOWHERE, OPPOSITE, PIECES, Piece
from kotatsu.games.root.factions.marquise.build import KINDS, WhichWood, cost_of, points_of, realm_around, wood_in
from kotatsu.games.root.factions.marquise.daylight import MarchOn, MarquiseAct
from kotatsu.games.root.factions.marquise.fill_buildings import FillWhich, sites, wood_supply
from kotatsu.games.root.factions.marquise.losses import FieldHospitals
from kotatsu.games.root.factions.marquise.setup import PlaceKeep, StartBuilding
from kotatsu.games.root.names import card_words, piece_words, seat_words, suit_words
from kotatsu.games.root.queries import kinds, may_place, open_slots, places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Refusal
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.verbs import Form

FORMS: dict[int, Form] = {
    Verb.KEEP: ("keep", ("clearing",)), Verb.START: ("start", ("piece", "clearing")), Verb.WOOD: ("wood", ("clearing",)),
    Verb.RECRUIT: ("recruit", ()), Verb.BUILD: ("build", ("piece", "clearing")), Verb.PAY: ("pay", ("clearing",)),
    Verb.OVERWORK: ("overwork", ("card", "clearing")), Verb.EXTRA: ("extra", ("card",)), Verb.MUSTER: ("muster", ("clearing",)),
}
EVENTS: dict[int, tuple[str, str, str]] = {
    Event.KEEP: ("keep", "R6.3.2", "clearing clearing"), Event.WOOD: ("wood", "R6.4", "clearing count"),
    Event.PAID_WOOD: ("paid-wood", "R6.5.4.ii", "clearing count"), Event.OVERWORK: ("overwork", "R6.5.5", "clearing"),
    Event.EXTRA: ("extra", "R6.5-2", "count"), Event.RECRUITS: ("recruits", "R6.5.3", ""),
}
ACTIONS = (Verb.MOVE, Verb.BATTLE, Verb.RECRUIT, Verb.BUILD, Verb.OVERWORK)      # what costs an action
OWN = (Verb.RECRUIT, Verb.BUILD, Verb.OVERWORK, Verb.EXTRA)                      # what only her Daylight knows


def asked(state: State, item: Item, seat: int) -> Asked | None:
    """The questions of Law 6."""
    match item:
        case PlaceKeep():
            return Asked("keep", say("root-ask-keep"), "R6.3.2")
        case StartBuilding():
            return Asked("start", say("root-ask-start", piece=piece_words(item.piece)), "R6.3.4")
        case FillWhich() if item.building == Piece.SAWMILL:
            return Asked("wood", say("root-ask-wood", count=item.left), "R-M3")
        case FillWhich():
            return Asked("muster", say("root-ask-muster", count=item.left), "R2.5")
        case MarquiseAct():
            return Asked("marquise", say("root-ask-marquise-act", count=state.marquise.actions), "R6.5")
        case MarchOn():
            return Asked("march", say("root-ask-march-on"), "R6.5.2")
        case WhichWood():
            return Asked("pay", say("root-ask-pay", count=item.cost, clearing=item.clearing + 1), "R6.5.4.ii")
        case FieldHospitals():
            return Asked("hospital", say("root-ask-hospital", count=item.number, clearing=item.clearing + 1,
                                         suit=suit_words(state.suits[item.clearing])), "R6.2.3")
    return None


def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """What an action costs and gives."""
    verb, a, _, _ = parts(action)
    match item, verb:
        case PlaceKeep(), Verb.KEEP:
            return say("root-result-keep", clearing=OPPOSITE[a] + 1)
        case MarquiseAct(), Verb.BUILD if cost_of(state, a) >= 0:
            return say("root-result-build", count=cost_of(state, a), points=points_of(state, a))
        case MarquiseAct(), Verb.RECRUIT:
            return say("root-result-recruit", count=min(sum(sites(state, Piece.RECRUITER)), state.supply[seat]))
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
            return Refusal("R6.5.2", say("root-why-march"))
        case PlaceKeep() if verb == Verb.KEEP and a >= CORNERS:
            return Refusal("R6.3.2", say("root-why-keep", clearing=a + 1))
        case StartBuilding() if verb == Verb.START:
            return refuse_start(state, item, a, b)
        case FillWhich() if verb in (Verb.WOOD, Verb.MUSTER):
            return refuse_fill(item, verb, a)
        case WhichWood() if verb == Verb.PAY:
            if state.pieces[a * PIECES + Piece.WOOD] == 0:
                return Refusal("R6.5.4.ii", say("root-why-pay-none", clearing=a + 1))
            return Refusal("R6.5.4.ii", say("root-why-pay-apart", clearing=a + 1, to=item.clearing + 1))
        case FieldHospitals() if verb == Verb.HOSPITAL:
            return Refusal("R6.2.3", say("root-why-hospital", suit=suit_words(state.suits[item.clearing])))
    return Refusal("R6.5", say("root-why-marquise-later")) if verb in OWN else None


def refuse_act(state: State, seat: int, verb: int, a: int, b: int) -> Refusal | None:
    """Daylight (R6.5)."""
    if verb == Verb.CRAFT and state.marquise.acting:
        return Refusal("R6.2.1", say("root-why-craft-closed"))
    if verb in ACTIONS and state.marquise.actions == 0:
        return Refusal("R6.5", say("root-why-no-actions"))
    if verb in (Verb.OVERWORK, Verb.EXTRA) and a not in state.hands[seat]:
        return Refusal("R6.5.5" if verb == Verb.OVERWORK else "R6.5-2", say("root-why-marquise-hand", card=card_words(state, a)))
    if verb == Verb.RECRUIT:
        return refuse_recruit(state)
    if verb == Verb.BUILD:
        return refuse_build(state, seat, a, b)
    if verb == Verb.OVERWORK:
        return refuse_overwork(state, a, b)
    if verb == Verb.EXTRA and state.book.card_suit[a] != BIRD:
        return Refusal("R6.5-2", say("root-why-extra", card=card_words(state, a)))
    return None


def refuse_recruit(state: State) -> Refusal:
    if state.marquise.recruited:
        return Refusal("R6.5.3", say("root-why-recruited"))
    if not places(state, Piece.RECRUITER):
        return Refusal("R6.5.3", say("root-why-no-recruiter"))
    if state.supply[state.book.marquise] == 0:
        return Refusal("R2.5", say("root-why-no-cats"))
    return Refusal("RG.6.2", say("root-why-recruit-scorched"))


def refuse_build(state: State, seat: int, piece: int, clearing: int) -> Refusal:
    """R6.5.4."""
    if piece not in KINDS:
        return Refusal("R6.5.4.i", say("root-why-build-piece", piece=piece_words(piece)))
    cost = cost_of(state, piece)
    if cost < 0:
        return Refusal("R6.5.4.i", say("root-why-build-none", piece=piece_words(piece)))
    ruler = state.rulers[clearing]
    if ruler == NOWHERE:
        return Refusal("R6.5.4.ii", say("root-why-build-nobody", clearing=clearing + 1))
    if ruler != seat:
        return Refusal("R6.5.4.ii", say("root-why-build-rule", clearing=clearing + 1, who=seat_words(state, ruler)))
    if open_slots(state, clearing) <= 0:
        return Refusal("R2.2.3", say("root-why-build-slot", clearing=clearing + 1))
    if not may_place(state, seat, clearing):
        return Refusal("RG.6.2", say("root-why-build-scorched", clearing=clearing + 1))
    return Refusal("R6.5.4.i", say("root-why-build-wood", piece=piece_words(piece), need=cost,
                                   count=wood_in(state, realm_around(state, seat, clearing)), clearing=clearing + 1))


def refuse_overwork(state: State, card: int, clearing: int) -> Refusal:
    """R6.5.5."""
    if wood_supply(state) == 0:
        return Refusal("R6.5.5", say("root-why-no-wood"))
    if not state.pieces[clearing * PIECES + Piece.SAWMILL]:
        return Refusal("R6.5.5", say("root-why-no-sawmill", clearing=clearing + 1))
    if not may_place(state, state.book.marquise, clearing):
        return Refusal("RG.6.2", say("root-why-build-scorched", clearing=clearing + 1))
    return Refusal("R6.5.5", say("root-why-overwork-suit", card=card_words(state, card), clearing=clearing + 1,
                                 suit=suit_words(state.suits[clearing])))


def refuse_start(state: State, item: StartBuilding, piece: int, clearing: int) -> Refusal:
    """R6.3.4."""
    keep = places(state, Piece.KEEP)[0]
    if piece != item.piece:
        return Refusal("R6.3.4", say("root-why-start-piece", piece=piece_words(item.piece)))
    if clearing != keep and clearing not in state.book.paths[keep]:
        return Refusal("R6.3.4", say("root-why-start-far", clearing=clearing + 1, to=keep + 1))
    return Refusal("R6.3.4", say("root-why-build-slot", clearing=clearing + 1))


def refuse_fill(item: FillWhich, verb: int, clearing: int) -> Refusal:
    """R6.4, R6.5.3: one at each building."""
    rule = "R6.4" if item.building == Piece.SAWMILL else "R6.5.3"
    if (verb == Verb.WOOD) != (item.building == Piece.SAWMILL):
        return Refusal(rule, say("root-why-fill-other"))
    return Refusal(rule, say("root-why-fill", piece=piece_words(item.building), clearing=clearing + 1))
