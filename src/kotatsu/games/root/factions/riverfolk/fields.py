"""The Riverfolk's board in a position and in a view."""
from collections.abc import Sequence
from typing import Any

from kotatsu.games.root.book import SUIT_NAMES, Piece
from kotatsu.games.root.factions.riverfolk.daylight import POSTS_PER_SUIT
from kotatsu.games.root.factions.riverfolk.lexicon import SERVICE_NAMES
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.queries import count, places
from kotatsu.kernel.field_kinds import ByName, BySeat, Counts, Number
from kotatsu.kernel.fields import ALL, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_number, wrong

SUITS = SUIT_NAMES[:3]


class Spaces(ByName):
    """`{"fox": {"marquise": 1}}`: funds on emptied trade-post spaces; the state has them in one list, suit by suit."""

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        return [number for row in super().read(register, field, given) for number in row]

    def write(self, register: Names, value: Sequence[int]) -> JSON:
        return super().write(register, by_suit(register, value))


def by_suit(names: Names, spaces: Sequence[int]) -> list[Sequence[int]]:
    seats = len(names.seat_names)
    return [spaces[suit * seats:(suit + 1) * seats] for suit in range(len(SUITS))]


WARRIORS, ON_SPACES = BySeat(Number(0, 25)), BySeat(Number(0, POSTS_PER_SUIT))
BOARD = Fields(
    Field("prices", Counts(SERVICE_NAMES, 4, left_out=1, whole=True), ALL, default={}, always=True),
    Field("payments", WARRIORS, ALL),
    Field("funds", WARRIORS, ALL),
    Field("committed", WARRIORS, ALL),
    Field("spaces", Spaces(SUITS, ON_SPACES, left_out={})),
    Field("placed", Counts(SUITS, POSTS_PER_SUIT, whole=True), always=True))


def complete(names: Names, inside: str, row: JSON) -> None:
    """The posts on the map have left their spaces; funds lie only on spaces that are empty."""
    state, river = names.state, names.state.riverfolk
    for suit, (name, used) in enumerate(zip(SUITS, by_suit(names, river.spaces), strict=True)):
        posts = sum(count(state, Piece.POST, clearing) for clearing in places(state, Piece.POST) if state.suits[clearing] == suit)
        if name in row.get("placed", {}):
            read_number(f"{inside}placed.{name}", river.placed[suit], posts, POSTS_PER_SUIT)
        else:
            river.placed[suit] = posts
        if sum(used) > river.placed[suit]:
            raise wrong(f"{inside}spaces.{name}", sum(used))


def view(names: Names, seat: int, viewer: int) -> JSON:
    river = names.state.riverfolk
    rows = list(zip(SUITS, river.placed, by_suit(names, river.spaces), strict=True))
    return {**BOARD.view(names, river), "posts": {name: POSTS_PER_SUIT - placed for name, placed, _ in rows},
            "spaces": {name: {"open": placed - sum(used), "used": ON_SPACES.show(names, used)} for name, placed, used in rows}}
