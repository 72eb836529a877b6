"""What the Alliance says: its verbs, events, questions, results and refusals."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import BIRD, CLEARINGS, PIECE_TOTAL, PIECES, Piece
from kotatsu.games.root.factions.alliance import birdsong, daylight, evening, losses
from kotatsu.games.root.factions.alliance.sympathy import martial_law, spread_cost, spread_targets
from kotatsu.games.root.lexicon import why
from kotatsu.games.root.queries import are_enemies, kinds, on_map, places, warriors
from kotatsu.games.root.shared_refusals import barred, not_in_hand
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Phrase, say

QUESTIONS = (
    QuestionRow(birdsong.AllianceRise, "action", "R8.4.2.i", "alliance-spread", when=lambda state, item: state.alliance.spreading),
    QuestionRow(birdsong.AllianceRise, "action", "R8.4", "alliance-rise"),
    QuestionRow(birdsong.PaySupporter, "card", "R8.4.1.ii", "support", ("suit", "count:number"), payment=True),
    QuestionRow(daylight.AllianceDay, "action", "R8.5.2", "alliance-day"),
    QuestionRow(evening.AllianceOperation, "action", "R8.6.1", "alliance-operation", more=lambda state, item: {
        "count": state.alliance.officers - state.alliance.operations}),
    QuestionRow(losses.PayOutrage, "card", "R8.2.6", "outrage", ("suit",), payment=True),
    QuestionRow(losses.TrimSupporters, "card", "R8.2.4-2", "trim"),
)


# --- what an action leads to

def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """Points, pieces, supporters."""
    verb, a, _, _ = parts(action)
    book = state.book
    match verb:
        case Verb.REVOLT:
            points = sum(state.pieces[a * PIECES + piece] for piece in range(PIECES) if book.piece_seat[piece] < book.seats
                         and are_enemies(state, seat, book.piece_seat[piece]))
            friendly = sum(state.suits[clearing] == state.suits[a] for clearing in places(state, Piece.SYMPATHY))
            return say("root-result-revolt", points=points, count=min(friendly, state.supply[seat]))
        case Verb.SPREAD | Verb.ORGANIZE if on_map(state, Piece.SYMPATHY) == PIECE_TOTAL[Piece.SYMPATHY]:
            return None                          # no token is left
        case Verb.SPREAD:
            key = "spread-law" if martial_law(state, seat, 1 << a) else "spread"
            return say(f"root-result-{key}", points=next_points(state), count=spread_cost(state, seat, a))
        case Verb.MOBILIZE:
            if losses.has_room(state):
                return say("root-result-mobilize", count=len(state.alliance.supporters) + 1)
            return say("root-result-mobilize-full")
        case Verb.TRAIN:
            return say("root-result-train", count=state.alliance.officers + 1)
        case Verb.ORGANIZE:
            return say("root-result-organize", points=next_points(state))
    return None


def next_points(state: State) -> int:
    """What the next token scores."""
    return state.book.sympathy_points[on_map(state, Piece.SYMPATHY)]


# --- what a player could expect

def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """Revolts where sympathy lies, tokens where none lies; cards of the hand to train with; bases and own warriors."""
    match item:
        case birdsong.AllianceRise():
            friendly = places(state, Piece.SYMPATHY)
            return [DONE, *(act(Verb.REVOLT, clearing) for clearing in friendly),
                    *(act(Verb.SPREAD, clearing) for clearing in range(CLEARINGS) if clearing not in friendly)]
        case daylight.AllianceDay():
            cards = kinds(state.hands[seat])
            return [DONE, *(act(verb, card) for verb in (Verb.CRAFT, Verb.MOBILIZE, Verb.TRAIN) for card in cards)]
        case evening.AllianceOperation():
            return [DONE, *(act(Verb.LEVY, clearing) for clearing in places(state, Piece.BASE)),
                    *(act(Verb.ORGANIZE, clearing) for clearing in range(CLEARINGS) if warriors(state, seat, clearing))]
    return []


# --- why not

def refuse(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """The row and a sentence; None where the general rules know why."""
    verb, a, _, _ = parts(action)
    match item, verb:
        case birdsong.AllianceRise(), Verb.REVOLT:
            return refuse_revolt(state, seat, a)
        case birdsong.AllianceRise(), Verb.SPREAD:
            return refuse_token(state, a) or refuse_spread(state, seat, a)
        case birdsong.PaySupporter(suit=suit), Verb.SUPPORT:
            if a not in state.alliance.supporters:
                return why(state, "R8.2.3", "root-why-support-none", card=a)
            return why(state, "R8.4.1.ii", "root-why-support-suit", card=a, suit=suit)
        case daylight.AllianceDay(), Verb.MOBILIZE:
            return not_in_hand(state, seat, a, "R8.5.2")
        case daylight.AllianceDay(), Verb.TRAIN:
            return refuse_train(state, seat, a)
        case evening.AllianceOperation(), Verb.LEVY:
            if not state.pieces[a * PIECES + Piece.BASE]:
                return why(state, "R8.6.1.iii", "root-why-levy-base", clearing=a)
            return barred(state, a) or why(state, "R8.6.1.iii", "root-why-alliance-supply")
        case evening.AllianceOperation(), Verb.ORGANIZE:
            if not warriors(state, seat, a):
                return why(state, "R8.6.1.iv", "root-why-organize-none", clearing=a)
            return refuse_token(state, a)
        case losses.PayOutrage(suit=suit), Verb.GIVE:
            if a not in state.hands[seat]:
                return not_in_hand(state, seat, a, "R8.2.6")
            return why(state, "R8.2.6", "root-why-outrage-suit", card=a, suit=suit)
    return None


def refuse_revolt(state: State, seat: int, clearing: int) -> Refusal | None:
    """R8.4.1."""
    suit = state.suits[clearing]
    if state.alliance.spreading:
        return why(state, "R8.4", "root-why-revolt-late")
    if not state.spots[Piece.SYMPATHY] >> clearing & 1:
        return why(state, "R8.4.1.i", "root-why-revolt-unfriendly", clearing=clearing)
    for base in places(state, Piece.BASE):
        if state.suits[base] == suit:
            return why(state, "R8.4.1.i", "root-why-revolt-base", suit=suit, clearing=base)
    if state.scorched >> clearing & 1:
        return barred(state, clearing)
    if not birdsong.has_room_for_base(state, seat, clearing):
        return why(state, "R2.2.3", "root-why-revolt-slot", clearing=clearing)
    have = birdsong.supporters_by_suit(state)[suit]
    return why(state, "R8.4.1.ii", "root-why-revolt-cost", suit=suit, count=birdsong.REVOLT_COST, have=have)


def refuse_token(state: State, clearing: int) -> Refusal | None:
    """R8.2.5."""
    if state.spots[Piece.SYMPATHY] >> clearing & 1:
        return why(state, "R8.2.5", "root-why-sympathy-there", clearing=clearing)
    if on_map(state, Piece.SYMPATHY) >= PIECE_TOTAL[Piece.SYMPATHY]:
        return why(state, "R8.2.5", "root-why-sympathy-none")
    return barred(state, clearing)


def refuse_spread(state: State, seat: int, clearing: int) -> Refusal:
    """R8.4.2."""
    if not spread_targets(state, seat) >> clearing & 1:
        return why(state, "R8.4.2.i", "root-why-spread-far", clearing=clearing)
    suit, law = state.suits[clearing], martial_law(state, seat, 1 << clearing)
    have, cost = birdsong.supporters_by_suit(state)[suit], spread_cost(state, seat, clearing)
    return why(state, "R8.4.2.ii.a" if law else "R8.4.2.ii", "root-why-spread-law" if law else "root-why-spread-cost",
               clearing=clearing, suit=suit, count=cost, have=have)


def refuse_train(state: State, seat: int, card: int) -> Refusal:
    """R8.5.3."""
    if card not in state.hands[seat]:
        return not_in_hand(state, seat, card, "R8.5.3")
    bases = places(state, Piece.BASE)
    if not bases:
        return why(state, "R8.5.3", "root-why-train-base")
    if state.book.card_suit[card] != BIRD and state.book.card_suit[card] not in [state.suits[base] for base in bases]:
        return why(state, "R8.5.3", "root-why-train-suit", card=card)
    return why(state, "R8.5.3", "root-why-alliance-supply")
