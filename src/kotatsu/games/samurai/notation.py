"""Actions and items as text, both ways: one word or a short phrase, stable in logs and positions."""
from functools import partial

from kotatsu.games.samurai.actions import Verb
from kotatsu.games.samurai.book import PENALTY_NAMES, PLUNDERERS, SAMURAI_NAMES
from kotatsu.games.samurai.position import seat_text
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.notation import read_number
from kotatsu.kernel.verbs import Verbs, misshapen, unnamed

# verb → its word and what its numbers are
VERBS = Verbs({
    Verb.FIGHT: ("fight", ()), Verb.SUPPORT: ("support", ("seat",)), Verb.PASS: ("pass", ()),
    Verb.CONFRONT: ("confront", ()), Verb.DEFEND: ("defend", ()), Verb.HAND: ("hand", ("seat",)),
    Verb.DISCARD: ("discard", ()), Verb.SWAP: ("swap", ()), Verb.APPLY: ("apply", ()), Verb.IGNORE: ("ignore", ()),
    Verb.FIRST: ("first", ("penalty",)), Verb.DROP: ("drop", ("card",)), Verb.AGAIN: ("again", ()), Verb.DONE: ("done", ()),
    Verb.TOKEN: ("token", ("samurai",)), Verb.KIAI: ("kiai", ()), Verb.DECLINE: ("decline", ()), Verb.BUILD: ("build", ()),
    Verb.HEAL: ("heal", ("seat",)), Verb.TAKE: ("take", ("seat",)), Verb.GIVE: ("give", ("seat",)),
    Verb.STRIKE: ("strike", ("seat",)), Verb.LEND: ("lend", ("seat", "seat")), Verb.ORDER: ("order", ("cards",)),
    Verb.JOIN: ("join", ("samurai",)), Verb.BEGIN: ("begin", ("seat",)), Verb.DEAL: ("deal", ("card",)),
    Verb.REVEAL: ("reveal", ("card",)), Verb.BURY: ("bury", ("card",)), Verb.PEEK: ("peek", ("card",)),
    Verb.DEMON: ("demon", ("card",)), Verb.FARM: ("farm", ("farm",)), Verb.FAMILY: ("family", ("family",)),
    Verb.CHANCE: ("chance", ("seat",)), Verb.ENLIST: ("enlist", ("card",)), Verb.BOX: ("box", ("card",)),
})
SEAT_FIELDS = ("seat", "source", "loser")
PENALTY_FIELDS = ("code", "one", "two")
BOUNDS = {"count": (2, 3), "times": (1, 2), "swapped": (0, 1), "second": (0, 1), "kind": (0, 2), "left": (0, PLUNDERERS)}


def format_action(state: State, action: Action) -> str:
    """`support Kanbei`, `drop 2-01`, `order 3-05 2-01`."""
    verb, *numbers = parts(action)
    if verb == Verb.ORDER:
        return " ".join(["order", *(state.book.ids[card - 1] for card in numbers if card)])
    return VERBS.text(action, partial(number_text, state))


def number_text(state: State, kind: str, number: int) -> str:
    match kind:
        case "seat":
            return seat_text(state, number)
        case "samurai":
            return SAMURAI_NAMES[number]
        case "penalty":
            return PENALTY_NAMES[number]
        case "farm" | "family":
            return "ABCD"[number]
        case _:
            return state.book.ids[number]


def parse_action(state: State, text: str) -> Action:
    """The action of a text; Unreadable says what was expected."""
    verb, names = VERBS.split(text)
    if verb == Verb.ORDER:
        if not 1 <= len(names) <= 3:
            raise misshapen(text, "order 3-05 2-01")
        return act(verb, *(number_of(state, text, "card", name) + 1 for name in names))
    return VERBS.action(text, partial(number_of, state, text))


def number_of(state: State, text: str, kind: str, name: str) -> int:
    """The number that `number_text` wrote, in a text."""
    match kind:
        case "seat":
            known = [seat_text(state, seat) for seat in range(state.book.seats)]
        case "samurai":
            known = list(SAMURAI_NAMES)
        case "penalty":
            known = list(PENALTY_NAMES)
        case "farm":
            known = list("ABCD")
        case "family":
            known = list("ABC")
        case _:
            known = state.book.ids
    lower = [other.lower() for other in known]
    if name.lower() not in lower:
        raise unnamed(text, kind, name, known)
    return lower.index(name.lower())


def field_text(state: State, name: str, value: int) -> str:
    """A number of an agenda item: seats, cards, penalties by name, `held` as names joined by +."""
    if name in SEAT_FIELDS:
        return seat_text(state, value)
    if name == "card":
        return state.book.ids[value]
    if name in PENALTY_FIELDS:
        return PENALTY_NAMES[value]
    if name == "held":
        return "+".join(seat_text(state, seat) for seat in range(state.book.seats) if value >> seat & 1) or "-"
    return str(value)


def field_value(state: State, name: str, text: str) -> int:
    if name in SEAT_FIELDS:
        return number_of(state, text, "seat", text)
    if name == "card":
        return number_of(state, text, "card", text)
    if name in PENALTY_FIELDS:
        return number_of(state, text, "penalty", text)
    if name == "held":
        return sum({1 << number_of(state, text, "seat", part) for part in text.split("+") if text != "-"})
    low, high = BOUNDS[name]
    return read_number(name, int(text), low, high)
