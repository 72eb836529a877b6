# compiled with mypyc
"""What a bot worked out about the tables it thought about last, so that it is worked out once per table."""
from typing import Final, Generic, TypeVar

MOST_TABLES: Final = 16

Finding = TypeVar("Finding")


class RecentTables(Generic[Finding]):
    """One finding for each of the last tables; a table is known by its book, the very object."""

    def __init__(self) -> None:
        self.books: list[object] = []
        self.findings: list[Finding] = []

    def find(self, book: object) -> Finding | None:
        for place in range(len(self.books)):
            if self.books[place] is book:
                return self.findings[place]
        return None

    def keep(self, book: object, finding: Finding) -> Finding:
        """Remember it, in place of the oldest one where there are many."""
        if len(self.books) >= MOST_TABLES:
            del self.books[0], self.findings[0]
        self.books.append(book)
        self.findings.append(finding)
        return finding
