"""Actions and items as text, both ways: `move 9 4 2`, `craft root_tea_fox`, `roll 3 1`; stable in logs and positions."""
from functools import cache, partial

from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import (
    CHARACTER_NAMES,
    CLEARINGS,
    EFFECT_NAMES,
    ITEM_NAMES,
    LEADER_NAMES,
    NOWHERE,
    PIECE_NAMES,
    SUIT_NAMES,
)
from kotatsu.games.root.data import LETTERS
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES
from kotatsu.games.root.factions.riverfolk.board import SERVICE_NAMES
from kotatsu.games.root.factions.vagabond.board import PLACE_NAMES
from kotatsu.games.root.phases.removal import AFTER_NAMES
from kotatsu.games.root.spoken import sides
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.lexicon import Lexicon
from kotatsu.kernel.notation import read_number
from kotatsu.kernel.phrase import say
from kotatsu.kernel.verbs import Form, Verbs, unnamed

# verb → its word and what its numbers are; the sides add theirs
GENERAL: dict[int, Form] = {
    Verb.DONE: ("done", ()), Verb.MOVE: ("move", ("clearing", "clearing", "count")), Verb.BATTLE: ("battle", ("clearing", "seat")),
    Verb.AMBUSH: ("ambush", ("card",)), Verb.FOIL: ("foil", ("card",)), Verb.ALLY: ("ally", ("seat",)),
    Verb.ENLIST: ("enlist", ("seat",)), Verb.USE: ("use", ("effect",)), Verb.LOSE: ("lose", ("piece",)),
    Verb.CRAFT: ("craft", ("card",)), Verb.PIECE: ("piece", ("suit",)), Verb.GIVE: ("give", ("card",)),
    Verb.FIRST: ("first", ("after",)), Verb.CLAIM: ("claim", ()), Verb.STAND: ("stand", ("seat",)), Verb.SPY: ("spy", ("seat",)),
    Verb.TAX: ("tax", ("clearing",)), Verb.ACTIVATE: ("activate", ("card",)), Verb.TAKE: ("take", ("card", "card")),
    Verb.DISCARD: ("discard", ("card",)), Verb.BANK: ("bank", ("seat",)), Verb.HOSPITAL: ("hospital", ("card",)),
    Verb.DROP: ("drop", ("card",)),
    Verb.DRAW: ("draw", ("card",)), Verb.ROLL: ("roll", ("die", "die")), Verb.BEGIN: ("begin", ("seat",)),
    Verb.MARK: ("mark", ("suit",)), Verb.RANDOM: ("random", ("card",)), Verb.TURN_UP: ("turn-up", ("quest",)),
    Verb.UNEARTH: ("unearth", ("item",)), Verb.LOT: ("lot", ("seat",)),
}
LISTS: dict[str, tuple[str, ...]] = {
    "suit": SUIT_NAMES, "piece": PIECE_NAMES, "item": ITEM_NAMES, "place": PLACE_NAMES, "leader": LEADER_NAMES,
    "character": CHARACTER_NAMES, "service": SERVICE_NAMES, "column": COLUMN_NAMES, "effect": EFFECT_NAMES, "after": AFTER_NAMES}
BOUNDS = {"die": (0, 3), "count": (0, 99), "price": (1, 4), "clearing": (1, CLEARINGS)}
LEXICON = Lexicon("root", (), (), (), {})
NONE = "none"                      # NOWHERE as a word
# numbers of agenda items by the name of their field; every other is a plain number
FIELDS = {"seat": "seat", "payer": "seat", "victim": "seat", "owner": "seat", "attacker": "seat", "defender": "seat",
          "other": "seat", "clearing": "clearing", "src": "clearing", "dst": "clearing", "origin": "clearing", "suit": "suit",
          "card": "card",
          "effect": "effect", "piece": "piece", "building": "piece", "item": "item", "service": "service", "column": "column"}
MOST = {"given": 4095}             # clearings as bits
PLAIN = 30                         # the most of any other number


@cache
def verbs() -> Verbs:
    """All verbs: the general ones, then those of the sides."""
    found = dict(GENERAL)
    for side in sides():
        found.update(side.FORMS)
    return Verbs(found)


def format_action(state: State, action: Action) -> str:
    """`battle 9 eyrie`."""
    return verbs().text(action, partial(number_text, state))


def number_text(state: State, kind: str, number: int) -> str:
    """A number of an action or item by its kind."""
    if kind == "suit" and number < len(SUIT_NAMES):
        return SUIT_NAMES[number]
    if number == NOWHERE:
        return NONE
    if kind == "clearing":
        return str(number + 1)
    if kind == "spot":
        return str(number + 1) if number < CLEARINGS else state.book.forest_names[number - CLEARINGS]
    if kind in BOUNDS:
        return str(number)
    return known_names(state, kind)[number]


def known_names(state: State, kind: str) -> list[str]:
    """All names of a kind, by number."""
    book = state.book
    match kind:
        case "seat":
            return book.seat_names
        case "card":
            return [*book.card_ids, "vizier"]
        case "quest":
            return book.quest_ids
        case "spot":
            return [*(str(number + 1) for number in range(CLEARINGS)), *book.forest_names]
    return list(LISTS[kind])


def parse_action(state: State, text: str) -> Action:
    """The action of a text; Unreadable says what was expected."""
    return verbs().action(text, partial(number_of, state, text))


def number_of(state: State, text: str, kind: str, name: str) -> int:
    """The number that `number_text` wrote, in a text; a seat may also be named by its letter."""
    if name.lower() == NONE:
        return NOWHERE
    if kind in BOUNDS:
        low, high = BOUNDS[kind]
        if not name.isdigit() or not low <= int(name) <= high:
            raise Unreadable(say("kernel-wrong-number", field=f"{text}: {kind}", value=name, low=low, high=high))
        return int(name) - 1 if kind == "clearing" else int(name)
    known = known_names(state, kind)
    if kind == "seat" and name.lower() in LETTERS and LETTERS.index(name.lower()) in state.book.faction:
        return state.book.faction.index(LETTERS.index(name.lower()))
    if name.lower() not in known:
        raise unnamed(text, kind, name, known)
    return known.index(name.lower())


def field_text(state: State, name: str, value: int) -> str:
    """A number of an agenda item."""
    if name == "side":
        return ("attacker", "defender")[value]
    return number_text(state, FIELDS[name], value) if name in FIELDS else str(value)


def field_value(state: State, name: str, text: str) -> int:
    if name == "side":
        return ("attacker", "defender").index(text)
    if name in FIELDS:
        return number_of(state, f"{name}={text}", FIELDS[name], text)
    return read_number(name, int(text), 0, MOST.get(name, PLAIN))
