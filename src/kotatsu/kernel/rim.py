"""What the kernel leaves to the rim of the package: saying a phrase, drawing a table. `kotatsu/__init__.py` fills it in."""
from collections.abc import Callable
from typing import Any


class Rim:
    """The kernel imports neither languages nor screens; whoever prints a phrase or a table asks here."""

    def __init__(self) -> None:
        self.say: Callable[[Any], str] = repr                                  # a Phrase in the language spoken
        self.draw: Callable[[Any, int], str] = lambda table, viewer: repr(table)   # a Table as a viewer sees it


RIM = Rim()
