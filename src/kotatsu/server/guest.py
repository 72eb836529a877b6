"""A page that is open at a table."""
import asyncio
from collections import deque

from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import Phrase
from kotatsu.server.payload import Page
from kotatsu.server.screen import Screen
from kotatsu.server.store import Ticket

MOST_STEPS = 256                    # that wait for one slow page; the oldest are left out


class Guest:
    """A page that is open at this table. `stirred` is set when there may be news for it; `steps` are moments not told yet."""

    def __init__(self, ticket: Ticket, screen: Screen | None = None) -> None:
        self.ticket = ticket
        self.screen = screen                    # None where one person leads every seat of it, and sees all their hands
        self.stirred = asyncio.Event()
        self.known: Page | None = None
        self.steps: deque[Page] = deque(maxlen=MOST_STEPS)
        self.gone: Phrase | None = None         # why the page must leave
        self.said: deque[JSON] = deque(maxlen=MOST_STEPS)       # what it must still hear beside the game's own log

    def hear(self, message: JSON) -> None:
        self.said.append(message)
        self.stirred.set()

    def stir(self) -> None:
        self.stirred.set()

    def dismiss(self, why: Phrase) -> None:
        self.gone = why
        self.stirred.set()
