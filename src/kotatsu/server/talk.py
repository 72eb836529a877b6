"""What people at a table say to each other: phrases that each reads in their own language, free words if allowed."""
from collections import defaultdict
from collections.abc import Callable

from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.server.names import cleaned
from kotatsu.server.payload import Audience
from kotatsu.server.problems import Refused, bad, forbidden
from kotatsu.server.wire import Say

AT_ONCE = 4                                     # so much may be said in one breath …
EVERY = 4.0                                     # … and then one thing every so many seconds


class Breath:
    """How much one person may still say, by a clock that only goes forward."""

    def __init__(self, now: float) -> None:
        self.left, self.since = float(AT_ONCE), now

    def take(self, now: float) -> bool:
        self.left, self.since = min(float(AT_ONCE), self.left + (now - self.since) / EVERY), now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Talk:
    """The talk at one table. Nothing of it is kept: who comes later has not heard it."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.breaths: dict[int | None, Breath] = defaultdict(lambda: Breath(clock()))

    def said(self, who: Audience, wish: Say, looks: int | None, chat: bool) -> JSON:
        """The message that everybody at the table gets; refused if this page may not say it, or not yet."""
        if who.role == "watch":
            raise forbidden("server-watch-only")
        seat = speaker(who, wish.seat, looks)
        if (wish.phrase is None) == (wish.text is None):
            raise bad("server-say-one-thing")
        if wish.text is not None and not chat:
            raise forbidden("server-no-chat")
        text = cleaned(wish.text)
        if wish.text is not None and text is None:
            raise bad("server-say-one-thing")
        if not self.breaths[seat].take(self.clock()):
            raise Refused(429, say("server-say-slower"))
        return {"type": "said", "seat": seat, "phrase": wish.phrase, "text": text}


def speaker(who: Audience, wished: int | None, looks: int | None) -> int | None:
    """The seat that speaks: of several at one screen the one that was named, or whoever looks. An owner without a seat has none."""
    if wished is not None and wished not in who.sees:
        raise forbidden("server-not-your-seat")
    first = who.sees[0] if who.sees else None
    return wished if wished is not None else looks if looks is not None else first
