"""Whoever is asked and has no page open is called, where the table has an address for it."""
from collections.abc import Collection, Sequence
from time import monotonic

from kotatsu.kernel.table import Table
from kotatsu.server import payload
from kotatsu.server.store import Seat
from kotatsu.server.terms import Terms
from kotatsu.server.webhook import PAUSE, Hooks
from kotatsu.words import translator


class Caller:
    """Calls the absent persons of one table, each once for each time they are asked."""

    def __init__(self, hooks: Hooks | None) -> None:
        self.hooks = hooks                      # None where the server's operator allows none
        self.called: set[int] = set()
        self.not_before = 0.0

    def call(self, table: Table, seats: Sequence[Seat], here: Collection[int], terms: Terms) -> None:
        away = {prompt.seat for prompt in table.prompts() if seats[prompt.seat].kind == "link"
                and seats[prompt.seat].bot is None}.difference(here)
        new, self.called = away - self.called, away
        if new and self.hooks and terms.hook and monotonic() >= self.not_before:
            self.not_before = monotonic() + PAUSE
            self.hooks.call(terms.hook, words_for(table, seats, sorted(new), terms.lang))


def words_for(table: Table, seats: Sequence[Seat], asked: Sequence[int], lang: str) -> str:
    """"Your turn" in plain text: the game and who is asked, and nothing that leads to the table."""
    words = translator(lang)
    names = [seats[seat].person or words.format(table.game.seat_words(table.state, seat)) for seat in asked]
    return words.say("server-hook-turn", game=payload.title(table.game), names=", ".join(names))
