"""What is asked, offered, refused and told, as phrases; words/<lang>/toy.ftl has the sentences."""
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.event import NO_SEAT, event_parts
from kotatsu.kernel.game import Asked, Choice, Refusal, Told, rule_phrase
from kotatsu.kernel.phrase import Phrase, say

from .actions import NOUN, PEEK, SEARCH, TAKE, VERB_NAMES, Event, Verb, raid
from .board import CARD_NAMES, COPIES, FIG, KINDS, NAMES, kind
from .items import Bids, SetAside
from .position import format_action
from .state import State, deck, team
from .turn import Find, KeepOrToss, MayGuard, MayPress, Turn

ROWS = {"1": ("T1.1", "T1.2", "T1.3"), "2": ("T2.1", "T2.2"), "3": ("T3.1",),
        "4": ("T4.1", "T4.2", "T4.3", "T4.4", "T4.5", "T4.6", "T4.7", "T4.8"), "5": ("T5.1", "T5.2")}

ASKED: dict[type, tuple[str, str]] = {
    Bids: ("bid", "T2.1"), SetAside: ("aside", "T3.1"), Turn: ("turn", "T4.1"), KeepOrToss: ("look", "T4.2"),
    Find: ("find", "T4.3"), MayGuard: ("guard", "T4.6"), MayPress: ("press", "T4.7"),
}
RULE_OF = {
    Verb.BID: "T2.1", Verb.ASIDE: "T3.1", Verb.TAKE: "T4.1", Verb.PEEK: "T4.2", Verb.SEARCH: "T4.3", Verb.REST: "T4.4",
    Verb.RAID: "T4.5", Verb.GUARD: "T4.6", Verb.PASS: "T4.6", Verb.PRESS: "T4.7", Verb.KEEP: "T4.2", Verb.TOSS: "T4.2",
    Verb.FIND: "T4.3", Verb.DEAL: "T1.1", Verb.LEAD: "T2.2", Verb.DRAW: "T4.1", Verb.WIND: "T4.4", Verb.ROLL: "T4.8",
    Verb.STEAL: "T4.8",
}
TOLD = {
    Event.BEGIN: ("begin", "T1.1"), Event.ROUND: ("round", "T2.1"), Event.BIDS: ("bids", "T2.1"),
    Event.LEADS: ("leads", "T2.2"), Event.TOOK: ("took", "T4.1"), Event.SAW: ("saw", "T4.2"),
    Event.TOSSED: ("tossed", "T4.2"), Event.FOUND: ("found", "T4.3"), Event.RESTED: ("rested", "T4.4"),
    Event.RAIDED: ("raided", "T4.5"), Event.GUARDED: ("guarded", "T4.6"), Event.PRESSED: ("pressed", "T4.7"),
    Event.ROLLED: ("rolled", "T4.8"), Event.STOLE: ("stole", "T4.8"), Event.STOLE_WHAT: ("stole-what", "T4.8"),
    Event.SCORED: ("scored", "T5.1"),
}
CARD_FIRST = (Event.SAW, Event.TOSSED, Event.GUARDED, Event.SCORED)
SEAT_FIRST = (Event.RAIDED, Event.STOLE, Event.STOLE_WHAT)


def seat_words(state: State, seat: int) -> Phrase:
    return say("toy-seat", name=NAMES[seat])


def card_words(card: int) -> Phrase:
    return say("toy-card", fruit=say(f"toy-value-{KINDS[kind(card)]}"), number=card % COPIES + 1)


def asked(state: State, item: Item, seat: int) -> Asked:
    key, rule = ASKED[type(item)]
    return Asked(key, say(f"toy-ask-{key}", who=seat_words(state, seat)), rule)


def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    verb, number, _, _ = parts(action)
    shape: dict[str, int | str] = {"verb": VERB_NAMES[verb]}
    what: int | str | Phrase = ""
    noun = NOUN.get(verb)
    if noun is not None:
        shape[noun] = CARD_NAMES[number] if noun == "card" else number
        what = card_words(number) if noun == "card" else seat_words(state, number) if noun == "seat" else number
    return Choice(format_action(state, action), say(f"toy-do-{VERB_NAMES[verb]}", what=what), None, shape)


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """All verbs of the turn, and a raid on everybody, oneself too."""
    if isinstance(item, Turn):
        return [TAKE, PEEK, SEARCH, *(raid(other) for other in range(state.book.players))]
    return []


def refusal(state: State, item: Item, seat: int, action: Action) -> Refusal:
    """The rule that stands against it: that of the verb if it is the verb's time, else that of the question."""
    verb, number, _, _ = parts(action)
    rule = ASKED[type(item)][1]
    key = "not-now"
    if isinstance(item, Turn) and Verb.TAKE <= verb <= Verb.RAID:
        rule = RULE_OF[verb]
        if verb in (Verb.TAKE, Verb.PEEK, Verb.SEARCH):
            key = "empty-deck" if not deck(state) else "no-coin"
        elif verb == Verb.RAID:
            mate = number < state.book.players and team(state, number) == team(state, seat)
            key = "own-side" if mate else "empty-hand"
    elif isinstance(item, Bids) and verb == Verb.BID:
        key = "no-coin"
    elif isinstance(item, MayGuard) and verb == Verb.GUARD:
        key = "not-yours" if number < len(CARD_NAMES) and kind(number) == FIG else "no-fig"
    elif isinstance(item, (SetAside, Find)) and verb in (Verb.ASIDE, Verb.FIND):
        key = "not-yours"
    return Refusal(rule, say(f"toy-no-{key}", rule=rule_phrase(rule)))


def told(state: State, number: int) -> Told:
    event, seat, a, b, _ = event_parts(number)
    key, rule = TOLD[event]
    args: dict[str, int | str | Phrase] = {"number": a, "points": b}
    if seat != NO_SEAT:
        args["who"] = seat_words(state, seat)
    if event in CARD_FIRST:
        args["card"] = card_words(a)
    if event in SEAT_FIRST:
        args["other"] = seat_words(state, a)
    if event == Event.STOLE_WHAT:
        args["card"] = card_words(b)
    return Told(key, None if seat == NO_SEAT else seat, Phrase(f"toy-tell-{key}", args), rule)
