"""Complaints of the server that nobody at a page would hear: whatever is logged as an error is a failure."""
import logging
from collections.abc import Iterator
from contextlib import contextmanager


class Ears(logging.Handler):
    """Keeps what is logged as an error, with its traceback."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


@contextmanager
def no_errors() -> Iterator[None]:
    """Nothing is logged as an error meanwhile: what was sent was wrong, not the server."""
    ears, root = Ears(), logging.getLogger()
    names = [root, *(logging.getLogger(name) for name in ("uvicorn.error", "uvicorn"))]
    for one in names:
        one.addHandler(ears)
    try:
        yield
    finally:
        for one in names:
            one.removeHandler(ears)
    assert not ears.heard, "the server complains: " + "\n".join(ears.heard[:3])
