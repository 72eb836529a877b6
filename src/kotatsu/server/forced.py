"""What the table answers for people: payments with one way to pay, questions of those who wish not to be asked.

What it paid is taken back together with what it was paid for.
"""
from collections.abc import Collection

from kotatsu.kernel.entry import Entry
from kotatsu.kernel.table import Table


def only_payment(table: Table, people: Collection[int], apart: bool) -> tuple[int, int] | None:
    """The seat and its one choice, if a person is asked to pay and cannot choose how.

    With people elsewhere (`apart`) only what is paid with open things: of a hidden hand they would learn that nothing else fits.
    """
    item, seats = table.item, table.decisions()
    if item is None or len(seats) != 1 or seats[0] not in people:
        return None
    asked = table.game.asked(table.state, item, seats[0])
    if not asked.payment or (apart and not asked.public):
        return None
    ways = table.legal(seats[0])
    return (seats[0], int(ways[0])) if len(ways) == 1 else None


def hushed(table: Table) -> tuple[int, int] | None:
    """A seat that wishes not to be asked, and its one answer: the others must not learn of the wish."""
    item, seats = table.item, table.decisions()
    if item is None or len(seats) != 1 or not table.game.asked(table.state, item, seats[0]).hushed:
        return None
    return seats[0], int(table.legal(seats[0])[0])


def is_timed(table: Table) -> bool:
    """Whether it could tell something how soon the open question is answered."""
    item, seats = table.item, table.decisions()
    return item is not None and len(seats) == 1 and table.game.asked(table.state, item, seats[0]).timed


def pay(table: Table, people: Collection[int], apart: bool) -> None:
    """Make all payments that nobody has to think about. The log tells them as if they had been chosen."""
    while (due := only_payment(table, people, apart)) is not None:
        table.do(*due)


def undo(table: Table, seats: Collection[int], people: Collection[int], apart: bool) -> Entry:
    """Take back the last choice, and what the table had answered; without that it would answer the same again."""
    entry = table.undo(seats)
    while (only_payment(table, people, apart) or hushed(table)) and table.undo_limit(seats).may:
        entry = table.undo(seats)
    return entry
