"""One line of a table's log. It keeps numbers; its text and what was told are made when somebody reads them."""
from collections.abc import Callable
from typing import Generic

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import EVERYONE, ActorStep, Chance, advance, befall, choose, due, take_turn
from kotatsu.kernel.event import NO_SEAT, event_audience
from kotatsu.kernel.game import JSON, Game, S, Told

LUCK = -1                 # the seat of an entry that luck made
TABLE = -2                # the seat of an entry that nobody made: the game begins, sealed answers are opened
NAMES = {LUCK: "luck", TABLE: "table"}


def says_more(later: JSON | None, told: JSON) -> bool:
    """Whether what is told next tells the same with its card (`drew`, then `drew-card`): who hears both is told once."""
    return later is not None and later["kind"] == f"{told['kind']}-card" and later["seat"] == told["seat"]


class Entry(Generic[S]):
    """A choice or a piece of luck, and what it led to.

    The answer that completes a simultaneous question is followed by a line of the table's own, which carries all that
    came of it: so nobody reads from the log who was last.

    A copy of the state is kept now and then only. Whatever else is asked for, the rules act once more from there.
    """
    __slots__ = ("_actor_words", "_before", "_events", "_line", "_moment", "_text", "_told", "_told_before", "action", "actor",
                 "drawn", "earlier", "game", "reveals", "sealed", "seat", "seen", "source", "stated", "word")

    def __init__(self, game: Game[S], seat: int, action: Action, seen: int, drawn: int, before: S | None = None,
                 earlier: "Entry[S] | None" = None, word: str = "", source: Callable[[], S] | None = None) -> None:
        assert before is not None or earlier is not None or source is not None
        self.game = game
        self.seat = seat
        self.action = action
        self.seen = seen                        # mask of those who may read the action
        self.drawn = drawn                      # how much luck had been drawn before it
        self.earlier = earlier                  # the entry that led to the state before this one
        self.word = word                        # of the table's own lines: "begin", "reveal", "acts"
        self.sealed = False                     # an answer to a simultaneous question
        self.stated = False                     # luck that was stated, not drawn
        self.reveals = False
        self.actor = NO_SEAT                    # who acted, if it was neither a seat nor luck
        self.source = source                    # reads the state before it, where no entry leads there
        self._before = before
        self._text: str | None = None
        self._line: str | None = None
        self._moment: tuple[int, int] | None = None
        self._events: list[tuple[int, Told]] | None = None
        self._told: list[tuple[int, JSON]] | None = None
        self._told_before: Callable[[], list[tuple[int, JSON]]] | None = None
        self._actor_words: JSON | None = None

    def __repr__(self) -> str:
        return f"<Entry: {NAMES.get(self.seat) or f'seat {self.seat}'}: {self.text}>"

    def is_luck(self) -> bool:
        return self.seat == LUCK

    def line(self) -> str:
        """`Kanbei: fight`, `luck: reveal 4-13`, `table: reveal`, or `horde: acts` for an actor that is no seat."""
        if self._line is None:
            name = self.game.actor_name(self.before, self.actor) if self.actor != NO_SEAT else (
                NAMES.get(self.seat) or self.game.seat_name(self.before, self.seat))
            self._line = f"{name}: {self.text}"
        return self._line

    def is_visible(self, mask: int) -> bool:
        """Whether the seats of a mask may know that it exists at all."""
        if self.seen == EVERYONE or self.seen & mask:
            return True
        return any(audience == EVERYONE or audience & mask for audience, _ in self.told) or (
            self.seat != LUCK and not self.sealed)

    def json(self, number: int, mask: int) -> JSON:
        """As the seats of a mask may read it."""
        may = self.seen == EVERYONE or bool(self.seen & mask)
        heard = [told for audience, told in self.told if audience == EVERYONE or audience & mask]
        told = [each for each, then in zip(heard, [*heard[1:], None], strict=False) if not says_more(then, each)]
        found: JSON = {"n": number, "seat": self.seat if self.seat >= 0 else None,
                       "action": self.text if may and self.seat != TABLE else None, "luck": self.seat == LUCK,
                       "round": self.moment[0], "turn": self.moment[1], "events": told}
        if self.actor != NO_SEAT:
            found["actor"] = self.actor_words
        return found

    @property
    def actor_words(self) -> JSON:
        """Who acted, where that is no seat."""
        if self._actor_words is None:
            self._actor_words = self.game.actor_words(self.before, self.actor).json()
        return self._actor_words

    @property
    def before(self) -> S:
        """The state before it; never to be changed, undo goes there."""
        if self._before is None:
            unknown = [self]
            while unknown[-1].earlier is not None and unknown[-1].earlier._before is None:
                unknown.append(unknown[-1].earlier)
            for entry in reversed(unknown):
                if entry.earlier is None:
                    assert entry.source is not None
                    entry._before = entry.source()
                else:
                    entry._before = entry.earlier.after()
        assert self._before is not None
        return self._before

    def keep(self, line: str, text: str, moment: tuple[int, int], told: Callable[[], list[tuple[int, JSON]]],
             actor_words: JSON | None) -> None:
        """What is known of it already: nobody has to find it out again, and what was told is read where it is kept."""
        self._line, self._text, self._moment, self._told_before, self._actor_words = line, text, moment, told, actor_words
        self._told = self._events = None

    def forget(self) -> None:
        """Keep no copy of the state before it where that can be found again."""
        if self.earlier is not None or self.source is not None:
            self._before = None

    def after(self) -> S:
        """A copy of the state after it, when rules have acted too."""
        state = self.before.copy()
        self.act(state)
        advance(state)
        return state

    def act(self, state: S) -> None:
        """Do it again in a copy of the state before it; `advance` then does what followed by the rules."""
        item = state.agenda[-1]
        if self.word == "begin":
            return
        if isinstance(item, ActorStep):
            take_turn(state, item)
        elif isinstance(item, Chance):
            befall(state, item, self.action)
        elif self.seat >= 0 and not (self.sealed and due(state, item) == [self.seat]):
            choose(state, item, self.seat, self.action)
        elif self.word == "reveal":             # the last answer does nothing by itself: its effect is told here
            assert self.earlier is not None
            choose(state, item, self.earlier.seat, self.earlier.action)

    @property
    def text(self) -> str:
        """The action as text, or what the table did."""
        if self._text is None:
            self._text = self.word or self.game.format(self.before, self.action)
        return self._text

    @property
    def moment(self) -> tuple[int, int]:
        """Round and turn."""
        if self._moment is None:
            self._moment = self.game.moment(self.before)
        return self._moment

    @property
    def events(self) -> list[tuple[int, Told]]:
        """What happened, each with the mask of those who may know of it."""
        if self._events is None:
            self._events = self._happened()
        return self._events

    @property
    def told(self) -> list[tuple[int, JSON]]:
        """The same as it is sent to readers: made once, for all of them, and never to be changed."""
        if self._told_before is not None:
            return self._told_before()
        if self._told is None:
            self._told = [(audience, told.json()) for audience, told in self._events or self._happened()]
        return self._told

    def _happened(self) -> list[tuple[int, Told]]:
        state, told, heard = self.before.copy(), self.game.told, list[int]()
        state.journal = heard
        self.act(state)
        found = [(event_audience(number), told(state, number)) for number in heard]
        known = len(heard)
        advance(state)
        return found + [(event_audience(number), told(state, number)) for number in heard[known:]]
