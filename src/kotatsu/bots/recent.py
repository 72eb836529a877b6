# compiled with mypyc
"""What a bot worked out about the tables it thought about last, so that it is worked out once per table."""
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

MOST_TABLES: Final = 16

Finding = TypeVar("Finding")


class RecentTables(Generic[Finding]):
    """One finding for each of the last tables, made from its book; a table is known by its book, the very object."""

    def __init__(self, make: Callable[[Any], Finding]) -> None:
        self.make = make
        self.books: list[object] = []
        self.findings: list[Finding] = []

    def of(self, book: object) -> Finding:
        """What was found, or is found now and remembered, in place of the oldest one where there are many."""
        for place in range(len(self.books)):
            if self.books[place] is book:
                return self.findings[place]
        finding = self.make(book)
        if len(self.books) >= MOST_TABLES:
            del self.books[0], self.findings[0]
        self.books.append(book)
        self.findings.append(finding)
        return finding
