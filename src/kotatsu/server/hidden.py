"""Questions whose answer depends on what only the asked seat can see: how soon it comes must not tell what it was."""
from kotatsu.kernel.entry import Entry
from kotatsu.kernel.table import Table


def is_hidden(table: Table, seat: int) -> bool:
    """Whether a seat is asked, in between what another one does, something that does not follow from what lies open.

    Whoever goes on with what they do themselves tells nothing by being quick: their choices are seen anyway.
    """
    item = table.item
    if item is None or table.game.asked(table.state, item, seat).public:
        return False
    last = last_choice(table)
    return last is not None and last.seat != seat


def last_choice(table: Table) -> Entry | None:
    return next((entry for entry in reversed(table.log) if entry.seat >= 0), None)
