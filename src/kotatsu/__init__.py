"""Kotatsu: a warm table for board games. (This file and `_fresh` are never compiled.)"""
from typing import Any

from kotatsu._fresh import ignore_stale_builds

__version__ = "0.1.0"

ignore_stale_builds()

from kotatsu.kernel.rim import RIM  # noqa: E402  (only now: the kernel may be compiled)


def _say(phrase: Any) -> str:
    """A phrase as a sentence. (Languages are large: they are read when the first sentence is wanted.)"""
    from kotatsu.words import spoken
    return spoken().format(phrase)


def _draw(table: Any, viewer: int) -> str:
    """A table as the terminal shows it."""
    from kotatsu.cli.board import text
    return text(table, viewer)


RIM.say, RIM.draw = _say, _draw
