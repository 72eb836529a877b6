"""Payments with one way to pay: the table makes them for people, and takes them back together with what they paid for."""
from collections.abc import Collection

from kotatsu.kernel.entry import Entry
from kotatsu.kernel.table import Table


def only_payment(table: Table, people: Collection[int]) -> tuple[int, int] | None:
    """The seat and its one choice, if a person is asked to pay and cannot choose how."""
    item, seats = table.item, table.decisions()
    if item is None or len(seats) != 1 or seats[0] not in people or not table.game.asked(table.state, item, seats[0]).payment:
        return None
    ways = table.legal(seats[0])
    return (seats[0], int(ways[0])) if len(ways) == 1 else None


def pay(table: Table, people: Collection[int]) -> None:
    """Make all payments that nobody has to think about. The log tells them as if they had been chosen."""
    while (due := only_payment(table, people)) is not None:
        table.do(*due)


def undo(table: Table, seats: Collection[int], people: Collection[int]) -> Entry:
    """Take back the last choice, and what led only to a payment; without that the payment would be made again."""
    entry = table.undo(seats)
    while only_payment(table, people) is not None and table.undo_limit(seats).may:
        entry = table.undo(seats)
    return entry
