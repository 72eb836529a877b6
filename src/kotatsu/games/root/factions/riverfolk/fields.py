"""The Riverfolk's board in a position and in a view."""
from typing import TYPE_CHECKING, Any

from kotatsu.games.root.book import CLEARINGS, PIECES, SUIT_NAMES, Piece
from kotatsu.games.root.factions.riverfolk.board import Riverfolk
from kotatsu.games.root.factions.riverfolk.daylight import POSTS_PER_SUIT
from kotatsu.games.root.factions.riverfolk.lexicon import SERVICE_NAMES
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.state import State
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.field_kinds import BySeat, Counts, FieldKind
from kotatsu.kernel.fields import ALL, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_mapping, wrong
from kotatsu.kernel.phrase import say

if TYPE_CHECKING:
    from kotatsu.games.root.random_positions import Deal

SUITS = SUIT_NAMES[:3]


class Spaces(FieldKind):
    """`{"fox": {"marquise": 1}}`: funds on emptied trade-post spaces."""
    owners = BySeat(POSTS_PER_SUIT)
    schema = {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(SUITS, owners.schema)}

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        rows = read_mapping(field, given)
        read_known(rows, SUITS, f"{field}.")
        return [number for suit in SUITS for number in self.owners.read(register, f"{field}.{suit}", rows.get(suit, {}))]

    def write(self, register: Names, value: list[int]) -> JSON:
        seats = len(register.seat_names)
        found = {name: self.owners.write(register, value[suit * seats:(suit + 1) * seats]) for suit, name in enumerate(SUITS)}
        return {suit: owners for suit, owners in found.items() if owners}


BOARD = Fields(
    Field("prices", Counts(SERVICE_NAMES, 4, left_out=1, whole=True), ALL, default={}, always=True),
    Field("payments", BySeat(25), ALL),
    Field("funds", BySeat(25), ALL),
    Field("committed", BySeat(25), ALL),
    Field("spaces", Spaces()),
    Field("placed", Counts(SUITS, POSTS_PER_SUIT, whole=True), always=True))


def board(state: State, seat: int) -> Riverfolk:
    return state.riverfolk


def complete(names: Names, inside: str, row: JSON) -> None:
    """The posts on the map have left their spaces; funds lie only on spaces that are empty."""
    state, river, seats = names.state, names.state.riverfolk, names.state.book.seats
    named = row.get("placed", {})
    for suit, name in enumerate(SUITS):
        posts = sum(state.pieces[clearing * PIECES + Piece.POST] for clearing in range(CLEARINGS) if state.suits[clearing] == suit)
        if name not in named:
            river.placed[suit] = posts
        if river.placed[suit] < posts:
            raise Unreadable(say("kernel-wrong-number", field=f"{inside}placed.{name}", value=str(river.placed[suit]), low=posts,
                                 high=POSTS_PER_SUIT))
        funds = sum(river.spaces[suit * seats:(suit + 1) * seats])
        if funds > river.placed[suit]:
            raise wrong(f"{inside}spaces.{name}", funds)


def view(names: Names, seat: int, viewer: int) -> JSON:
    river, seats = names.state.riverfolk, names.state.book.seats
    spaces = {}
    for suit, name in enumerate(SUITS):
        used = river.spaces[suit * seats:(suit + 1) * seats]
        spaces[name] = {"open": river.placed[suit] - sum(used), "used": BySeat(POSTS_PER_SUIT).show(names, used)}
    return {**BOARD.view(names, river), "posts": {name: POSTS_PER_SUIT - river.placed[suit] for suit, name in enumerate(SUITS)},
            "spaces": spaces}


def random_board(deal: "Deal", seat: int) -> JSON:
    """Prices and boxes; payments are warriors of anybody that are left."""
    book, luck = deal.book, deal.luck
    boxes: dict[str, JSON] = {"payments": {}, "funds": {}, "committed": {}}
    for box in boxes.values():
        for owner in book.armies:
            number = min(luck.below(4), max(0, deal.army[owner] - 6))
            if number:
                deal.army[owner] -= number
                box[book.seat_names[owner]] = number
    return {**boxes, "prices": {name: 1 + luck.below(4) for name in SERVICE_NAMES}}
