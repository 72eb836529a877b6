"""A position of Samurai Spirit: names, not numbers, both ways. The rows of `fields.py` say how each field is read and written."""
import re
from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.games.samurai.book import LIEUTENANTS, PLUNDERERS, RANDOM, SAMURAI
from kotatsu.games.samurai.data import make_book
from kotatsu.games.samurai.fields import FIELDS, SEAT, SETTINGS, Names, Samurai
from kotatsu.games.samurai.lexicon import SAMURAI_NAMES, samurai_words
from kotatsu.games.samurai.phases.stack import put_out
from kotatsu.games.samurai.phases.turn import StartTurn
from kotatsu.games.samurai.state import UNSEEN, State
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import DEFAULT_SEED, JSON
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import read_known, read_mapping, wrong
from kotatsu.kernel.phrase import say

COMPACT = re.compile(r"^(?P<name>\S+)(?:\s+(?P<board>[ha][01]))?(?P<rest>.*)$")


def write(state: State) -> JSON:
    """All of a state, by name."""
    return FIELDS.write(Names(state), state)


def schema() -> JSON:
    """JSON Schema of this game's fields of a position."""
    return {**FIELDS.schema(), **SETTINGS}


def read(data: Mapping[str, Any]) -> State:
    """The state a position describes."""
    read_known(data, [*SETTINGS, *FIELDS.names, "next"])
    listed = data.get("seats", [])
    if not isinstance(listed, list):
        raise wrong("seats", listed)
    seats = [read_seat(f"seats[{n}]", seat) for n, seat in enumerate(listed)]
    options = read_mapping("options", data.get("options", {}))
    if seats:
        options = {"players": len(seats), "samurai": [seat["samurai"] for seat in seats], **options}
    state = State(make_book(options, data.get("data")))
    if seats and len(seats) != state.book.seats:
        raise Unreadable(say("kernel-wrong-length", field="seats", value=str(len(seats)), length=state.book.seats))
    sit_down(state, seats, bool(data.get("pool")))
    names = Names(state)
    FIELDS.read(names, state, {**data, "seats": seats})
    if "active" not in data:
        state.active = next((seat for seat in range(state.book.seats) if not state.passed[seat]), 0)
    if "absent" not in data and state.book.absent and RANDOM not in state.who:
        state.absent = sum(1 << samurai for samurai in range(SAMURAI) if samurai not in state.who)
    complete_stacks(names, state, data)
    state.agenda = [StartTurn(state.active)]
    return state


# --- seats

def read_seat(field: str, given: Any) -> JSON:
    """A seat as an object, or compact: `Kanbei h1 R 4-05 3-12 L 2-01`."""
    if isinstance(given, Mapping):
        read_known(given, SEAT.names, field + ".")
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


def sit_down(state: State, seats: list[JSON], setting_up: bool) -> None:
    """Who sits where. A fixed shuffle seats the random ones, but for a set-up, where luck has not yet done so."""
    for seat, given in enumerate(seats):
        named = Samurai().read(Names(state), f"seats[{seat}].samurai", given["samurai"])
        if state.who[seat] not in (RANDOM, named):
            raise Unreadable(say("kernel-wrong-choice", field=f"seats[{seat}].samurai", value=str(given["samurai"]),
                                 choices=SAMURAI_NAMES[state.who[seat]]))
        state.who[seat] = named
    if not setting_up:
        free = [samurai for samurai in range(SAMURAI) if samurai not in state.who]
        Luck(DEFAULT_SEED).shuffle(free)
        state.who = [samurai if samurai != RANDOM else free.pop() for samurai in state.who]
    for number in state.who:
        if number != RANDOM and state.who.count(number) > 1:
            raise Illegal("SS6.9", say("samurai-twice", who=samurai_words(number)))


# --- stacks

def complete_stacks(names: Names, state: State, data: Mapping[str, Any]) -> None:
    """What is named nowhere is unseen: it may be any card that is drawn next, or lie in the box."""
    check_known(names, "intruders.known", state.known, (*state.intruders, *state.peeked))
    placed = [card for card, (field,) in names.used.items() if field not in ("box", "aside", "pool", "unseen")]
    if "unseen" not in data and names.shuffled is None:
        high = (PLUNDERERS, LIEUTENANTS, len(state.book.ids))[state.round - 1]
        state.bag = [card for card in names.rest() if card < high]
    state.bag = sorted([*state.bag, *(names.shuffled or [])])
    unseen = state.intruders.count(UNSEEN)
    if "raiders" not in data:
        total = state.book.raiders + state.book.joining * (state.round - 1)         # SS6, SS8.8, SS8.9
        state.depth = max(0, min(total - len(placed), len(state.bag)) - unseen)
    if state.depth + unseen > len(state.bag):
        raise Unreadable(say("samurai-too-few-unseen", needed=state.depth + unseen, there=len(state.bag)))
    state.spare = 0 if state.pool else len(state.bag) - state.depth - unseen
    for card in names.rest():
        if card not in state.bag:
            put_out(state, card)
    out = {*state.box, *state.aside, *state.pool, *(card for card in state.intruders if card not in state.known)}
    check_known(names, "returned", state.returned, [card for card in range(len(state.book.ids)) if card not in out])


def check_known(names: Names, field: str, cards: Sequence[int], among: Sequence[int]) -> None:
    """Cards that everybody knows lie where they are known to lie."""
    for card in cards:
        if card not in among:
            raise wrong(field, names.card_names[card])
