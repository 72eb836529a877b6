"""The Eyrie's board in a position and in a view."""
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kotatsu.games.root.book import NOWHERE, Piece
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES, COLUMNS, LEADER_NAMES, LEADER_ROWS, Eyrie
from kotatsu.games.root.factions.eyrie.decree import Decree, Edict, PickEdict
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State
from kotatsu.kernel.field_kinds import Bits, FieldKind, Flag, Number, Word, of_bits, texts
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_list, read_mapping, wrong

if TYPE_CHECKING:
    from kotatsu.games.root.random_positions import Deal


class Columns(FieldKind):
    """Cards by column, sorted, `vizier` among them; `placed` if they lie here and nowhere else."""
    schema = {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(COLUMN_NAMES, texts({"type": "string"}))}

    def __init__(self, placed: bool) -> None:
        self.placed = placed

    def read(self, register: Names, field: str, given: Any) -> list[tuple[int, ...]]:
        columns = read_mapping(field, given)
        read_known(columns, COLUMN_NAMES, f"{field}.")
        return [tuple(sorted(self.card(register, f"{field}.{name}", card)
                             for card in read_list(f"{field}.{name}", columns.get(name, [])))) for name in COLUMN_NAMES]

    def card(self, register: Names, field: str, given: Any) -> int:
        if str(given).lower() == "vizier":
            return register.state.book.vizier
        return register.card(field, given) if self.placed else register.card_number(field, given)

    def write(self, register: Names, value: Sequence[Sequence[int]]) -> JSON:
        return {name: cards for name, cards in self.show(register, value).items() if cards}

    def show(self, register: Names, value: Sequence[Sequence[int]]) -> JSON:
        names = [*register.card_names, "vizier"]
        return {name: [names[card] for card in cards] for name, cards in zip(COLUMN_NAMES, value, strict=True)}


BOARD = Fields(
    Field("leader", Word(LEADER_NAMES, nothing=NOWHERE), ALL, default="despot", always=True),
    Field("decree", Columns(placed=True), ALL, always=True),
    Field("fallen", Bits(LEADER_NAMES)),
    Field("todo", Columns(placed=False)),
    Field("added", Number(0, 2), NOBODY),
    Field("bird_added", Flag(), NOBODY))


def board(state: State, seat: int) -> Eyrie:
    return state.eyrie


def complete(names: Names, inside: str, row: JSON) -> None:
    """R7.3.4: the leader's viziers lie in the Decree whether they are named or not; what is to be done lies in the Decree."""
    eyrie, vizier = names.state.eyrie, names.state.book.vizier
    if eyrie.leader != NOWHERE:
        if eyrie.fallen >> eyrie.leader & 1:
            raise wrong(f"{inside}fallen", LEADER_NAMES[eyrie.leader])
        for column in range(COLUMNS):
            others = [card for card in eyrie.decree[column] if card != vizier]
            eyrie.decree[column] = tuple([*others, vizier] if column in LEADER_ROWS[eyrie.leader].viziers else others)
    for column, cards in enumerate(eyrie.todo):
        for card in cards:
            if cards.count(card) > eyrie.decree[column].count(card):
                raise wrong(f"{inside}todo.{COLUMN_NAMES[column]}", [*names.card_names, "vizier"][card])


def view(names: Names, seat: int, viewer: int) -> JSON:
    state, eyrie = names.state, names.state.eyrie
    at_work = any(isinstance(item, (Decree, PickEdict, Edict)) for item in state.agenda)
    done = [list(cards) if at_work else [] for cards in eyrie.decree]
    for column, left in enumerate(eyrie.todo if at_work else ()):
        for card in left:
            done[column].remove(card)
    chosen = 0 if eyrie.leader == NOWHERE else 1 << eyrie.leader
    return {**BOARD.view(names, eyrie), "leaders": of_bits(~(eyrie.fallen | chosen), LEADER_NAMES),
            "done": Columns(placed=False).show(names, done), "roosts": on_map(state, Piece.ROOST)}


def random_board(deal: "Deal", seat: int) -> JSON:
    columns = {name: deal.cards(deal.luck.below(3)) for name in COLUMN_NAMES}
    return {"leader": LEADER_NAMES[deal.luck.below(4)], "decree": columns}
