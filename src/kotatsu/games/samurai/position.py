"""A position of Samurai Spirit: names, not numbers, both ways. What is left out gets a sensible default."""
import re
from collections.abc import Mapping
from typing import Any

from kotatsu.games.samurai.book import FAMILIES, LIEUTENANTS, PENALTY_NAMES, PLUNDERERS, RANDOM, SAMURAI, SAMURAI_NAMES
from kotatsu.games.samurai.data import make_book, options
from kotatsu.games.samurai.phases.stack import put_out
from kotatsu.games.samurai.phases.turn import StartTurn
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State
from kotatsu.games.samurai.view import BARS, HIDDEN
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import DEFAULT_SEED, JSON
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import read_choice, read_flag, read_known, read_number, wrong
from kotatsu.kernel.phrase import say

FIELDS = ("options", "data", "round", "turn", "active", "seats", "barricades", "farms", "families", "raiders", "intruders",
          "discard", "absent", "bars", "drawn", "peeked", "shouting", "idle", "ending", "box", "aside", "pool", "unseen",
          "returned")
SEAT_FIELDS = ("samurai", "side", "wound", "line", "left", "passed", "token", "added")
COMPACT = re.compile(r"^(?P<name>\S+)(?:\s+(?P<board>[ha][01]))?(?P<rest>.*)$")


def write(state: State) -> JSON:
    """All of a state, by name."""
    book = state.book
    found: JSON = {
        "round": state.round, "turn": state.turn, "active": seat_text(state, state.active),
        "seats": [write_seat(state, seat) for seat in range(book.seats)],
        "barricades": f"{state.barricades}/{state.cap}",
        "farms": {kind: state.farms[n] for n, kind in enumerate("ABCD")},
        "families": "".join(kind for n, kind in enumerate("ABC") if state.families >> n & 1),
        "raiders": {name: cards for name, cards in (("top", names(state, state.tops)), ("order", names(state, state.order)),
                                                    ("set", state.depth), ("bottom", names(state, state.bottoms)))
                    if cards or name == "set"},
        "unseen": names(state, sorted(state.bag)),
        "intruders": {"cards": [HIDDEN if card == UNSEEN else book.ids[card] for card in reversed(state.intruders)],
                      "known": names(state, state.known)},
        "discard": names(state, state.discard),
        "absent": {name: "spent" if state.spent >> n & 1 else "ready" for n, name in enumerate(SAMURAI_NAMES)
                   if state.absent >> n & 1},
        "box": names(state, state.box), "aside": names(state, state.aside),
    }
    extra: JSON = {"bars": [PENALTY_NAMES[code] for bit, code in BARS if state.bars & bit],
                   "drawn": book.ids[state.drawn] if state.drawn != NO_CARD else None,
                   "peeked": names(state, state.peeked), "shouting": seats_text(state, state.shouting),
                   "idle": seats_text(state, state.idle), "ending": bool(state.ending),
                   "pool": names(state, state.pool), "returned": names(state, state.returned)}
    return {**found, **{name: value for name, value in extra.items() if value}}


def names(state: State, cards: tuple[int, ...] | list[int]) -> list[str]:
    return [state.book.ids[card] for card in cards]


def seat_text(state: State, seat: int) -> str:
    """A seat by its samurai; by its number while none sits there."""
    return SAMURAI_NAMES[state.who[seat]] if state.who[seat] >= 0 else str(seat + 1)


def seats_text(state: State, mask: int) -> list[str]:
    return [seat_text(state, seat) for seat in range(state.book.seats) if mask >> seat & 1]


def write_seat(state: State, seat: int) -> JSON:
    found: JSON = {"samurai": SAMURAI_NAMES[state.who[seat]] if state.who[seat] >= 0 else "random",
                   "side": "animal" if state.sides[seat] else "human", "wound": state.wounds[seat],
                   "line": names(state, state.lines[seat]), "left": names(state, state.lefts[seat]),
                   "passed": bool(state.passed[seat])}
    if state.tokens[seat] != seat:
        found["token"] = seat_text(state, state.tokens[seat])
    if state.added[seat]:
        found["added"] = [name for n, name in enumerate(SAMURAI_NAMES) if state.added[seat] >> n & 1]
    return found


# --- reading

class Reader:
    """Reads one position; knows which cards are already somewhere, so that no card is twice."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        read_known(data, FIELDS)
        self.data = data
        given = dict(data.get("options", {})) if isinstance(data.get("options", {}), Mapping) else data["options"]
        if not isinstance(given, Mapping):
            raise wrong("options", given)
        self.seats = [read_seat(f"seats[{n}]", seat) for n, seat in enumerate(self.listed("seats"))]
        if self.seats:
            given = {**given, "players": given.get("players", len(self.seats)),
                     "samurai": given.get("samurai", [seat["samurai"] for seat in self.seats])}
        self.book = make_book(given, data.get("data"))
        if self.seats and len(self.seats) != self.book.seats:
            raise Unreadable(say("kernel-wrong-length", field="seats", value=str(len(self.seats)), length=self.book.seats))
        self.used: dict[int, str] = {}
        self.luck = Luck(DEFAULT_SEED)

    def listed(self, name: str) -> list[Any]:
        value = self.data.get(name, [])
        if not isinstance(value, list):
            raise wrong(name, value)
        return value

    def card(self, field: str, name: Any) -> int:
        """A card by its id, not yet placed elsewhere."""
        if name not in self.book.ids:
            raise Unreadable(say("samurai-no-card", field=field, card=str(name)))
        number = self.book.ids.index(name)
        if number in self.used:
            raise Unreadable(say("samurai-card-twice", card=str(name), field=field, other=self.used[number]))
        self.used[number] = field
        return number

    def cards(self, field: str, given: Any) -> tuple[int, ...]:
        if isinstance(given, str):
            given = given.split()
        if not isinstance(given, list):
            raise wrong(field, given)
        return tuple(self.card(field, name) for name in given)

    def of_value(self, field: str, value: int, last: bool) -> int:
        """A card of that value, where the card does not matter: without penalty if it is the last one."""
        free = [card for card in range(len(self.book.ids)) if card not in self.used and self.book.value[card] == value]
        if not free:
            raise Unreadable(say("samurai-no-card", field=field, card=str(value)))
        quiet = [card for card in free if self.book.penalty[card] == 0]
        card = quiet[-1] if last and quiet else free[-1]
        self.used[card] = field
        return card

    def seat(self, state: State, field: str, name: Any) -> int:
        for seat in range(state.book.seats):
            if str(name).lower() == seat_text(state, seat).lower() or str(name) == str(seat + 1):
                return seat
        raise Unreadable(say("kernel-wrong-choice", field=field, value=str(name),
                             choices=", ".join(seat_text(state, seat) for seat in range(state.book.seats))))

    def samurai(self, field: str, name: Any) -> int:
        known = [other.lower() for other in SAMURAI_NAMES]
        return known.index(read_choice(field, str(name).lower(), known))

    def mask(self, state: State, field: str) -> int:
        return sum({1 << self.seat(state, field, name) for name in self.listed(field)})


def read(data: Mapping[str, Any]) -> State:
    """The state a position describes."""
    reader = Reader(data)
    state = State(reader.book)
    state.pool = []
    state.round = read_number("round", data.get("round", 1), 1, 3)
    state.turn = read_number("turn", data.get("turn", 0), 0, 100_000)
    read_seats(reader, state)
    read_village(reader, state)
    read_zones(reader, state)
    able = [seat for seat in range(state.book.seats) if not state.passed[seat]]
    state.active = reader.seat(state, "active", data.get("active", seat_text(state, able[0] if able else 0)))
    state.bars = sum(bit for bit, code in BARS if PENALTY_NAMES[code] in
                     [read_choice("bars", name, [PENALTY_NAMES[code] for _, code in BARS]) for name in reader.listed("bars")])
    state.shouting = reader.mask(state, "shouting")
    state.idle = reader.mask(state, "idle")
    state.ending = int(read_flag("ending", data.get("ending", False)))
    state.agenda = [StartTurn(state.active)]
    return state


def read_seat(field: str, given: Any) -> JSON:
    """A seat as an object, or compact: `Kanbei h1 R 4-05 3-12 L 2-01`."""
    if isinstance(given, Mapping):
        read_known(given, SEAT_FIELDS, field + ".")
        if "samurai" not in given:
            raise wrong(f"{field}.samurai", "–")
        return dict(given)
    match = COMPACT.match(given.strip()) if isinstance(given, str) else None
    if match is None:
        raise wrong(field, given)
    board = match["board"] or "h0"
    found: JSON = {"samurai": match["name"], "side": "animal" if board[0] == "a" else "human", "wound": int(board[1])}
    part = ""
    for word in match["rest"].split():
        if word in ("R", "L"):
            part = "line" if word == "R" else "left"
            if part in found:
                raise wrong(field, given)
            found[part] = []
        elif word.lower() in ("passed", "pass"):
            found["passed"] = True
        elif part and part in found:
            found[part] += word.split("+") if re.fullmatch(r"[1-6](\+[1-6])*", word) else [word]
        else:
            raise wrong(field, word)
    return found


def read_seats(reader: Reader, state: State) -> None:
    for seat, given in enumerate(reader.seats):
        samurai = str(given["samurai"])
        named = RANDOM if samurai == "random" else reader.samurai(f"seats[{seat}].samurai", samurai)
        if state.who[seat] not in (RANDOM, named):
            raise Unreadable(say("kernel-wrong-choice", field=f"seats[{seat}].samurai", value=samurai,
                                 choices=SAMURAI_NAMES[state.who[seat]]))
        state.who[seat] = named
    if not reader.data.get("pool"):              # before the set-up, luck has not yet seated anybody
        free = [samurai for samurai in range(SAMURAI) if samurai not in state.who]
        reader.luck.shuffle(free)
        state.who = [samurai if samurai != RANDOM else free.pop() for samurai in state.who]
    for number in state.who:
        if number != RANDOM and state.who.count(number) > 1:
            raise Illegal("SS6.9", say("samurai-twice", who=say(f"samurai-name-{SAMURAI_NAMES[number].lower()}")))
    for seat, given in enumerate(reader.seats):
        field = f"seats[{seat}]."
        state.sides[seat] = int(read_choice(field + "side", given.get("side", "human"), ("human", "animal")) == "animal")
        state.wounds[seat] = read_number(field + "wound", given.get("wound", 0), 0, 1)
        state.lefts[seat] = read_left(reader, state, field + "left", given.get("left", []))
        state.passed[seat] = int(read_flag(field + "passed", given.get("passed", False)))
        state.tokens[seat] = reader.seat(state, field + "token", given["token"]) if "token" in given else seat
        added = given.get("added", [])
        if not isinstance(added, list):
            raise wrong(field + "added", added)
        state.added[seat] = sum({1 << reader.samurai(field + "added", name) for name in added})
    exact = [read_line(reader, f"seats[{seat}].line", given.get("line", []), False) for seat, given in enumerate(reader.seats)]
    for seat, given in enumerate(reader.seats):        # cards given by value only come after those that are named
        loose = read_line(reader, f"seats[{seat}].line", given.get("line", []), True)
        state.lines[seat] = tuple(loose[n] if card == NO_CARD else card for n, card in enumerate(exact[seat]))
        state.sums[seat] = sum(state.book.value[card] for card in state.lines[seat])


def read_line(reader: Reader, field: str, given: Any, loose: bool) -> list[int]:
    """Cards of a combat line: ids, or plain values where the card does not matter (second pass)."""
    words = given.split() if isinstance(given, str) else given
    if not isinstance(words, list):
        raise wrong(field, given)
    found = []
    for n, word in enumerate(words):
        by_value = str(word) in ("1", "2", "3", "4", "5", "6")
        if by_value and loose:
            found.append(reader.of_value(field, int(word), n == len(words) - 1))
        else:
            found.append(NO_CARD if loose or by_value else reader.card(field, word))
    return found


def read_left(reader: Reader, state: State, field: str, given: Any) -> tuple[int, ...]:
    """SS7.7: at most three cards with different symbols."""
    cards = reader.cards(field, given)
    symbols = [state.book.symbol[card] for card in cards]
    if 0 in symbols or len(set(symbols)) != len(symbols):
        raise Unreadable(say("samurai-left-symbols", field=field, cards=" ".join(names(state, cards))))
    return cards


def read_village(reader: Reader, state: State) -> None:
    data = reader.data
    given = data.get("barricades", state.cap)
    if isinstance(given, str) and re.fullmatch(r"[0-9]{1,2}/[0-9]{1,2}", given):
        now, cap = given.split("/")
        state.cap = read_number("barricades", int(cap), 0, 10)
        given = int(now)
    state.barricades = read_number("barricades", given, 0, state.cap)
    farms = data.get("farms", {kind: state.book.farms[n] for n, kind in enumerate("ABCD")})
    if isinstance(farms, int) and not isinstance(farms, bool):
        farms = fewer_farms(state.book.farms, read_number("farms", farms, 0, 6))
    if not isinstance(farms, Mapping) or set(farms) - set("ABCD"):
        raise wrong("farms", farms)
    state.farms = tuple(read_number(f"farms.{kind}", farms.get(kind, 0), 0, state.book.farms[n]) for n, kind in enumerate("ABCD"))
    families = data.get("families", "ABC")
    if not isinstance(families, str) or set(families) - set("ABC") or len(set(families)) != len(families):
        raise Unreadable(say("kernel-wrong-choice", field="families", value=str(families), choices="A, B, C, AB, … ABC"))
    state.families = sum(1 << "ABC".index(kind) for kind in families) & FAMILIES
    absent = data.get("absent")
    if absent is None:
        present = sum(1 << samurai for samurai in state.who if samurai != RANDOM)
        state.absent = (1 << SAMURAI) - 1 & ~present if state.book.absent and RANDOM not in state.who else 0
    elif isinstance(absent, Mapping):
        for name, word in absent.items():
            bit = 1 << reader.samurai("absent", name)
            if any(bit == 1 << samurai for samurai in state.who if samurai >= 0):
                raise wrong("absent", name)
            state.absent |= bit
            state.spent |= bit if read_choice(f"absent.{name}", word, ("ready", "spent")) == "spent" else 0
    else:
        raise wrong("absent", absent)


def fewer_farms(split: list[int], left: int) -> JSON:
    """So many farmsteads, the commonest backs gone first."""
    counts = split[:]
    while sum(counts) > left:
        counts[counts.index(max(counts))] -= 1
    return {kind: counts[n] for n, kind in enumerate("ABCD")}


def read_zones(reader: Reader, state: State) -> None:
    """Stacks and piles. What is named nowhere is unseen: it may be any card that is drawn next, or lie in the box."""
    data = reader.data
    state.discard = reader.cards("discard", data.get("discard", []))
    state.peeked = reader.cards("peeked", data.get("peeked", []))
    state.pool = list(reader.cards("pool", data.get("pool", [])))
    state.box = reader.cards("box", data.get("box", []))
    state.aside = sorted(reader.cards("aside", data.get("aside", [])))
    if state.aside and state.aside[0] < PLUNDERERS:
        raise wrong("aside", state.book.ids[state.aside[0]])
    read_intruders(reader, state, data.get("intruders", []))
    read_raiders(reader, state, data.get("raiders"))
    drawn = data.get("drawn")
    if drawn is not None:
        known = state.book.ids.index(drawn) if drawn in state.book.ids else NO_CARD
        state.drawn = known if known in state.bottoms else reader.card("drawn", drawn)
    read_unseen(reader, state)
    if data.get("raiders") is None:
        state.depth = max(0, min(full_count(state) - len(in_play(reader)), len(state.bag)) - state.intruders.count(UNSEEN))
    hidden = state.depth + state.intruders.count(UNSEEN)
    if hidden > len(state.bag):
        raise Unreadable(say("samurai-too-few-unseen", needed=hidden, there=len(state.bag)))
    state.spare = 0 if state.pool else len(state.bag) - hidden
    rest = [card for card in range(len(state.book.ids)) if card not in reader.used]
    for card in rest:
        put_out(state, card)
    out = {*state.box, *state.aside, *state.pool, *(card for card in state.intruders if card not in state.known)}
    state.returned = read_some(state, "returned", data.get("returned", []),
                               [card for card in range(len(state.book.ids)) if card not in out])


def read_unseen(reader: Reader, state: State) -> None:
    """The cards that unseen ones may be: as named, or all of the ranks in play that lie nowhere else."""
    named = reader.data.get("unseen")
    given = reader.data.get("raiders")
    if named is not None:
        state.bag = sorted([*state.bag, *reader.cards("unseen", named)])
    elif not isinstance(given, Mapping) or not isinstance(given.get("set", 0), (list, str)):
        high = (PLUNDERERS, LIEUTENANTS, len(state.book.ids))[state.round - 1]
        state.bag = [card for card in range(high) if card not in reader.used]
    for card in state.bag:
        reader.used[card] = "unseen"


def in_play(reader: Reader) -> list[int]:
    """Cards placed somewhere this round."""
    return [card for card, field in reader.used.items() if field not in ("box", "aside", "pool", "unseen")]


def full_count(state: State) -> int:
    """SS6, SS8.8, SS8.9: the round total."""
    return state.book.raiders + state.book.joining * (state.round - 1)


def read_raiders(reader: Reader, state: State, given: Any) -> None:
    """The stack whole (a list, top first), by what is known of it and a set or number of shuffled cards, or as a number."""
    if given is None:
        return
    if isinstance(given, (list, str)):
        state.order = reader.cards("raiders", given)
        return
    if not isinstance(given, Mapping):
        state.depth = read_number("raiders", given, 0, len(state.book.ids))
        return
    read_known(given, ("top", "order", "set", "bottom"), "raiders.")
    state.tops = reader.cards("raiders.top", given.get("top", []))
    state.order = reader.cards("raiders.order", given.get("order", []))
    state.bottoms = reader.cards("raiders.bottom", given.get("bottom", []))
    shuffled = given.get("set", 0)
    if isinstance(shuffled, (list, str)):
        state.bag = sorted(reader.cards("raiders.set", shuffled))
        state.depth = len(state.bag)
    else:
        state.depth = read_number("raiders.set", shuffled, 0, len(state.book.ids))


def read_intruders(reader: Reader, state: State, given: Any) -> None:
    """A list, top first, `?` for a card nobody has seen; with `known` those that everybody knows; or a number of unseen ones."""
    known: Any = []
    if isinstance(given, Mapping):
        read_known(given, ("cards", "known"), "intruders.")
        known, given = given.get("known", []), given.get("cards", [])
    if isinstance(given, int) and not isinstance(given, bool):
        given = [HIDDEN] * read_number("intruders", given, 0, len(state.book.ids))
    given = given.split() if isinstance(given, str) else given
    if not isinstance(given, list):
        raise wrong("intruders", given)
    cards = [UNSEEN if name == HIDDEN else reader.card("intruders", name) for name in given]
    state.intruders = tuple(reversed(cards))
    state.known = read_some(state, "intruders.known", known, (*state.intruders, *state.peeked))


def read_some(state: State, field: str, given: Any, among: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """Cards that lie elsewhere in the position too, each once: those of them that everybody knows."""
    there = names(state, [card for card in among if card != UNSEEN])
    words = given.split() if isinstance(given, str) else given
    if not isinstance(words, list) or not all(word in there for word in words) or len(set(words)) != len(words):
        raise wrong(field, given)
    return tuple(state.book.ids.index(word) for word in words)


def schema() -> JSON:
    """JSON Schema of this game's fields of a position."""
    card = {"type": "string", "pattern": "^[1-6]-[0-9]{1,2}$"}
    cards = {"anyOf": [{"type": "array", "items": card}, {"type": "string"}]}
    unseen = {"anyOf": [{"type": "array", "items": {"anyOf": [card, {"const": HIDDEN}]}}, {"type": "string"}]}
    name = {"type": "string", "enum": list(SAMURAI_NAMES)}
    seat = {"type": "object", "additionalProperties": False, "required": ["samurai"], "properties": {
        "samurai": {"type": "string", "enum": [*SAMURAI_NAMES, "random"]}, "side": {"enum": ["human", "animal"]},
        "wound": {"enum": [0, 1]}, "line": cards, "left": cards, "passed": {"type": "boolean"}, "token": {"type": "string"},
        "added": {"type": "array", "items": name}}}
    stack = {"type": "object", "additionalProperties": False, "properties": {
        "top": cards, "order": cards, "bottom": cards, "set": {"anyOf": [cards, {"type": "integer", "minimum": 0}]}}}
    number = {"type": "integer", "minimum": 0}
    return {
        "round": {"type": "integer", "minimum": 1, "maximum": 3}, "turn": number, "active": {"type": "string"},
        "seats": {"type": "array", "minItems": 2, "maxItems": 7, "items": {"anyOf": [seat, {"type": "string"}]}},
        "barricades": {"anyOf": [number, {"type": "string", "pattern": "^[0-9]+/[0-9]+$"}]},
        "farms": {"anyOf": [number, {"type": "object", "additionalProperties": False,
                                     "properties": dict.fromkeys("ABCD", number)}]},
        "families": {"type": "string", "pattern": "^A?B?C?$"},
        "raiders": {"anyOf": [cards, number, stack]},
        "intruders": {"anyOf": [unseen, number, {"type": "object", "additionalProperties": False,
                                                "properties": {"cards": unseen, "known": cards}}]},
        "discard": cards,
        "absent": {"type": "object", "propertyNames": name, "additionalProperties": {"enum": ["ready", "spent"]}},
        "bars": {"type": "array", "items": {"enum": [PENALTY_NAMES[code] for _, code in BARS]}}, "drawn": card, "peeked": cards,
        "shouting": {"type": "array", "items": {"type": "string"}}, "idle": {"type": "array", "items": {"type": "string"}},
        "ending": {"type": "boolean"}, "box": cards, "aside": cards, "pool": cards, "unseen": cards,
        "returned": cards,
        "options": {"type": "object", "additionalProperties": False, "properties": {option.name: {} for option in options()}},
        "data": {"type": "object"},
    }
