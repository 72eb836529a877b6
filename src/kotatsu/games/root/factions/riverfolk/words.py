"""What the Riverfolk say: their verbs, events, questions, results and refusals."""
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import ANY, CLEARINGS, NOWHERE, PIECES, CardKind, Piece
from kotatsu.games.root.factions.riverfolk import craft, daylight, funds, losses, setup
from kotatsu.games.root.factions.riverfolk.board import BOATS, CARD, MERCENARIES
from kotatsu.games.root.factions.riverfolk.lexicon import SERVICE
from kotatsu.games.root.factions.riverfolk.services import allowance, purse
from kotatsu.games.root.lexicon import LEXICON, phrase, why
from kotatsu.games.root.phases.cards import cards_to_draw
from kotatsu.games.root.phases.turn import BirdsongStarts
from kotatsu.games.root.queries import kinds, warriors
from kotatsu.games.root.shared_refusals import barred
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Phrase, say

COSTS_A_FUND = {Verb.MOVE: "R11.5.1", Verb.BATTLE: "R11.5.1", Verb.CRAFT: "R11.5.3",
                **{verb: LEXICON.verbs[verb].rule for verb in (Verb.EXPORT, Verb.DRAWCARD, Verb.HIRE, Verb.POST)}}
CRAFTABLE = (CardKind.ITEM, CardKind.PERSISTENT, CardKind.FAVOR)


QUESTIONS = (
    QuestionRow(setup.LandWarrior, "land", "R11.3.2", more=lambda state, item: {
        "count": setup.LANDING - sum(warriors(state, item.seat, clearing) for clearing in range(CLEARINGS))}),
    QuestionRow(setup.SetPrice, "price", lambda state, item: "R11.6.2" if state.phase else "R11.3.5", numbers=("service",)),
    QuestionRow(daylight.RiverfolkAct, "action", "R11.5", "riverfolk-act"),
    QuestionRow(funds.CommitFund, "fund", "R11.5.1", "commit", public=True, payment=True),
    QuestionRow(funds.SpendFund, "fund", "R11.5.5", "spend-fund", public=True, payment=True),
    QuestionRow(craft.FundSpace, "fund", "R11.5.3", "fund-any", when=lambda state, item: item.suit == ANY, public=True),
    QuestionRow(craft.FundSpace, "fund", "R11.5.3", "fund-space", ("suit",), public=True),
    QuestionRow(losses.LoseFunds, "fund", "R11.2.5.i", "lose-funds", ("count:number",), public=True, payment=True),
)


# --- what an action leads to

def result(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """What it costs and gives; of what cannot be done nothing is said."""
    verb, a, _, _ = parts(action)
    if verb in (Verb.BUY, Verb.BUYCARD):
        price = state.riverfolk.prices[CARD if verb == Verb.BUYCARD else a]
        kind = "buy-items" if seat in state.book.vagabonds else "buy"
        left = purse(state, seat) - price
        return say(f"root-result-{kind}", price=price, left=left) if left >= 0 else None
    if isinstance(item, daylight.RiverfolkAct) and funds.total_funds(state):
        if verb in (Verb.MOVE, Verb.BATTLE, Verb.DRAWCARD):
            return say("root-result-commit", count=funds.total_funds(state) - 1)
        if verb == Verb.HIRE:
            return say("root-result-hire", count=funds.total_funds(state) - 1)
        if verb == Verb.EXPORT:
            return say("root-result-export", count=min(1, state.supply[seat]))
        if verb == Verb.POST and daylight.may_post(state, seat, a):
            points = state.book.post_points[state.riverfolk.placed[state.suits[a]]]
            return phrase(state, "root-result-post", points=points, who=state.rulers[a])
    return None


# --- what a player could expect

def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """Services at the start of another's Birdsong; every action with funds in the own Daylight."""
    book = state.book
    if isinstance(item, BirdsongStarts) and book.riverfolk not in (NOWHERE, seat):
        cards = kinds(state.hands[book.riverfolk])
        return [*(act(Verb.BUYCARD, card) for card in cards), act(Verb.BUY, BOATS), act(Verb.BUY, MERCENARIES)]
    if isinstance(item, setup.LandWarrior):
        return [act(Verb.LAND, clearing) for clearing in range(CLEARINGS) if book.rivers[clearing]]
    if isinstance(item, daylight.RiverfolkAct):
        cards = [card for card in kinds(state.hands[seat]) if book.card_kind[card] in CRAFTABLE]
        return [DONE, *(act(verb, card) for card in cards for verb in (Verb.CRAFT, Verb.EXPORT)), act(Verb.DRAWCARD),
                *(act(Verb.HIRE, clearing) for clearing in range(CLEARINGS) if book.rivers[clearing]),
                *(act(Verb.POST, clearing) for clearing in range(CLEARINGS))]
    return []


# --- why not

def refuse(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """The row and a sentence; None where the general rules know why."""
    verb, a, _, _ = parts(action)
    if verb in (Verb.BUY, Verb.BUYCARD):
        return refuse_purchase(state, item, seat, verb, a)
    if isinstance(item, setup.LandWarrior) and verb == Verb.LAND:
        return refuse_river(state, a, "R11.3.2", "R-P7")
    if isinstance(item, daylight.RiverfolkAct) and verb in COSTS_A_FUND:
        if not funds.total_funds(state):
            return why(state, COSTS_A_FUND[verb], "root-why-no-funds")
        if verb in (Verb.CRAFT, Verb.EXPORT):
            return refuse_craft(state, seat, verb, a)
        if verb == Verb.DRAWCARD and not cards_to_draw(state):
            return why(state, "R-G6", "root-why-nothing-to-draw")
        if verb == Verb.HIRE:
            return refuse_river(state, a, "R11.5.5", "R6.2.2") or why(state, "R11.5.5", "root-why-no-recruit")
        if verb == Verb.POST:
            return refuse_post(state, a)
    return None


def refuse_purchase(state: State, item: Item, seat: int, verb: int, number: int) -> Refusal | None:
    """R11.2.6, R11.2.7."""
    service = CARD if verb == Verb.BUYCARD else number
    river = state.book.riverfolk
    if river == NOWHERE:
        return None
    if seat == river:
        return why(state, "R11.2.6", "root-why-buy-own", who=seat)
    if not isinstance(item, BirdsongStarts):
        return why(state, "R11.2.6", "root-why-buy-late")
    if service == MERCENARIES and seat in state.book.vagabonds:
        return why(state, "R11.2.7.iii.b", "root-why-buy-mercenaries", who=seat)
    if (service == BOATS and state.boats) or (service == MERCENARIES and state.hired):
        return why(state, SERVICE.thing(service).rule, "root-why-buy-twice", service=service)
    if state.bought >= allowance(state, seat):
        return why(state, "R11.2.6.ii", "root-why-buy-limit", count=allowance(state, seat))
    if verb == Verb.BUYCARD and number not in state.hands[river]:
        return why(state, "R11.2.7.i", "root-why-buy-card", card=number)
    price, left = state.riverfolk.prices[service], purse(state, seat)
    if price > left:
        if seat in state.book.vagabonds:
            return why(state, "R11.2.6.iii", "root-why-buy-items", service=service, price=price, left=left)
        return why(state, "R11.2.6.i", "root-why-buy-price", service=service, price=price, left=left)
    return None


def refuse_river(state: State, clearing: int, rule: str, keep_rule: str) -> Refusal | None:
    """R11.3.2, R11.5.5."""
    if not state.book.rivers[clearing]:
        return why(state, rule, "root-why-not-river", clearing=clearing)
    return barred(state, clearing, keep_rule)


def refuse_craft(state: State, seat: int, verb: int, card: int) -> Refusal | None:
    """R11.5.3, R11.5.3.i; what forbids crafting in general is said elsewhere."""
    if card in state.hands[seat] and state.book.card_kind[card] in CRAFTABLE:
        cost, have = state.book.card_cost[card], funds.total_funds(state)
        if len(cost) > have:
            return why(state, "R11.5.3", "root-why-few-funds", need=len(cost), count=have)
        if not TRAITS[state.book.faction[seat]].can_pay_craft(state, seat, cost):
            placed = sum(state.riverfolk.placed)
            return why(state, "R11.5.3" if placed else "R11.2.1", "root-why-no-space")
    if verb == Verb.EXPORT:
        return why(state, "R11.5.3.i", "root-why-export", card=card)
    return None


def refuse_post(state: State, clearing: int) -> Refusal | None:
    """R11.5.6."""
    suit, lord = state.suits[clearing], state.rulers[clearing]
    if state.pieces[clearing * PIECES + Piece.POST]:
        return why(state, "R11.5.6.i", "root-why-post-there", clearing=clearing)
    if state.riverfolk.placed[suit] >= daylight.POSTS_PER_SUIT:
        return why(state, "R11.2.5", "root-why-post-suit", suit=suit)
    if lord == NOWHERE:
        return why(state, "R11.5.6.i", "root-why-post-ruler", clearing=clearing)
    if state.riverfolk.funds[lord] < daylight.POST_COST:
        return why(state, "R11.5.6.ii", "root-why-post-funds", clearing=clearing, who=lord, count=state.riverfolk.funds[lord])
    return barred(state, clearing, "R11.5.6.iii")
