"""A choice and its own consequences, and then a pause: nothing that was waiting before has happened yet."""
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Decision, GameState, Item, Together
from kotatsu.kernel.game import Game, S
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position
from kotatsu.kernel.table import Table


class Pause(Item):
    """Lies beneath the question that is answered: what the answer put on the agenda is done when this comes up."""

    def proceed(self, state: GameState, luck: Luck | None) -> bool:
        return False


def do_and_pause(table: Table[S], seat: int, action: Action | str) -> Table[S]:
    """A table that stands after the choice and all it brought about, its luck included, or at a question that it led to.

    The table given stays as it was. The one returned is to be looked at, not to be played on, unless somebody is asked there.
    """
    state = table.state.copy()
    state.agenda.insert(len(state.agenda) - 1, Pause())
    paused = Table(table.game, state, table.luck.copy(), table.forced)
    paused.do(seat, action)
    agenda = paused.state.agenda
    agenda[:] = [item for item in agenda if not isinstance(item, Pause)]
    if isinstance(paused.item, Pause):
        paused.item = agenda[-1]
    return paused


def as_written(game: Game[S], data: Any) -> Table[S]:
    """A table exactly as a position has it: nothing has happened yet.

    If nobody is asked there its `item` is None, it is to be looked at only, and what is next lies on top of the agenda.
    """
    state, luck = load_position(game, data)
    top = state.agenda[-1] if state.agenda else None
    if state.results or (isinstance(top, Decision | Together) and top.applies(state)):
        return Table(game, state, luck)
    state.agenda.append(Pause())
    table = Table(game, state, luck)
    state.agenda.pop()
    table.item = None
    return table
