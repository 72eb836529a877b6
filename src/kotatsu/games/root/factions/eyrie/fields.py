"""The Eyrie's board in a position and in a view."""
from collections.abc import Sequence
from typing import Any

from kotatsu.games.root.book import NOWHERE, Piece
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES, COLUMNS, LEADER_NAMES, LEADER_ROWS
from kotatsu.games.root.factions.eyrie.decree import Decree, Edict, PickEdict
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.queries import on_map
from kotatsu.kernel.field_kinds import Bits, ByName, Cards, Flag, Number, Word, of_bits
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import wrong

VIZIER = "vizier"


class DecreeCards(Cards):
    """Cards of a column, `vizier` among them."""

    def card(self, register: Names, field: str, given: Any) -> int:
        return register.state.book.vizier if str(given).lower() == VIZIER else super().card(register, field, given)

    def write(self, register: Names, value: Sequence[int]) -> list[str]:
        return [[*register.card_names, VIZIER][card] for card in value]


DECREE = ByName(COLUMN_NAMES, DecreeCards(sorted=True), left_out=[])
TODO = ByName(COLUMN_NAMES, DecreeCards(sorted=True, placed=False), left_out=[])
BOARD = Fields(
    Field("leader", Word(LEADER_NAMES, nothing=NOWHERE), ALL, default="despot", always=True),
    Field("decree", DECREE, ALL, always=True),
    Field("fallen", Bits(LEADER_NAMES)),
    Field("todo", TODO, anew=True),
    Field("added", Number(0, 2), NOBODY, anew=True),
    Field("bird_added", Flag(), NOBODY, anew=True))


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
                raise wrong(f"{inside}todo.{COLUMN_NAMES[column]}", [*names.card_names, VIZIER][card])


def view(names: Names, seat: int, viewer: int) -> JSON:
    state, eyrie = names.state, names.state.eyrie
    at_work = any(isinstance(item, (Decree, PickEdict, Edict)) for item in state.agenda)
    done = [list(cards) if at_work else [] for cards in eyrie.decree]
    for column, left in enumerate(eyrie.todo if at_work else ()):
        for card in left:
            done[column].remove(card)
    chosen = 0 if eyrie.leader == NOWHERE else 1 << eyrie.leader
    return {**BOARD.view(names, eyrie), "leaders": of_bits(~(eyrie.fallen | chosen), LEADER_NAMES),
            "done": TODO.show(names, done), "roosts": on_map(state, Piece.ROOST)}
