"""One match: state, log, luck, legality check, undo, save and resume."""
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic

from kotatsu.kernel import record
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import (
    EVERYONE,
    NOBODY,
    ActorStep,
    Chance,
    Decision,
    Item,
    Together,
    advance,
    befall,
    choose,
    due,
    options,
    take_turn,
)
from kotatsu.kernel.entry import LUCK, NAMES, TABLE, Entry
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, SPECTATOR, Game, Outcome, Refusal, S
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.move import Move
from kotatsu.kernel.notation import load_position, position, read_luck, read_mapping, read_numbers, wrong
from kotatsu.kernel.phrase import Arg, Phrase, say
from kotatsu.kernel.prompt import Prompt, not_asked, prompt
from kotatsu.kernel.rim import RIM
from kotatsu.kernel.undo import UndoLimit, choice_to_undo

FORMAT = 1                # of saved tables
Seats = Collection[int | str] | int | str     # several seats by number or name, or a single one
KEEP = 16                 # one entry in so many keeps the state before it; undo plays on from there


class Table(Generic[S]):
    """A match in play. Everything that happens goes through `do`; luck is drawn here and logged like a choice."""

    def __init__(self, game: Game[S], state: S, luck: Luck, forced: Iterable[str] = ()) -> None:
        self.game = game
        self.luck = luck
        self._begun = state.copy(), luck.seed, luck.drawn
        self._resumed = 0                       # so many entries were not played here: `resume`
        self.state = state
        self.log: list[Entry[S]] = []
        self.forced: deque[str] = deque(forced)
        self.item: Item | None = None
        self._begin()

    @cached_property
    def start(self) -> JSON:
        """The position at which the table began; the set-up is still to come if it began as a new game."""
        state, seed, drawn = self._begun
        return position(self.game, state, Luck(seed, drawn))

    @classmethod
    def new(cls, game: Game[S], options: Mapping[str, Any] | None = None, seed: int = 0,
            data: Mapping[str, Any] | None = None, forced: Iterable[str] = ()) -> "Table[S]":
        """A new game after its set-up."""
        return cls(game, game.new(game.book(read_mapping("options", options or {}), data)), read_luck({"seed": seed}), forced)

    @classmethod
    def at(cls, game: Game[S], data: Any, forced: Iterable[str] = ()) -> "Table[S]":
        """A table that begins at a position."""
        state, luck = load_position(game, data)
        return cls(game, state, luck, forced)

    def copy(self) -> "Table[S]":
        """A table that goes its own way from here: state, luck and log are its own."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.state, new.luck, new.log, new.forced = self.state.copy(), self.luck.copy(), self.log[:], self.forced.copy()
        new.item = new.state.agenda[-1] if self.item is not None else None
        return new

    def __repr__(self) -> str:
        """`<Table: root, round 2, turn 5, eyrie to choose, 31 entries>`."""
        who = " and ".join(self.seats[seat] for seat in self.decisions())
        now = f"{who} to choose" if who else "over" if self.is_over() else "waiting"
        played, turn = self.game.moment(self.state)
        return f"<Table: {self.game.name}, round {played}, turn {turn}, {now}, {len(self.log)} entries>"

    def __str__(self) -> str:
        """The board as everybody sees it, and what is asked."""
        return self.draw()

    def draw(self, viewer: int | str = SPECTATOR) -> str:
        """The board as the terminal shows it, with the eyes of a seat or of somebody who sits nowhere."""
        return RIM.draw(self, viewer if viewer == SPECTATOR else self.seat_number(viewer))

    def imagine(self, viewer: int | str, seed: int = 0) -> "Table[S]":
        """A table as this seat could believe it to be: what is hidden is guessed, the log is empty, and luck is another."""
        guess = read_luck({"seed": seed})
        return type(self)(self.game, self.game.imagine(self.state, self.seat_number(viewer), guess), guess)

    # --- who sits here
    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats in text forms, by number."""
        return tuple(self.game.seat_name(self.state, seat) for seat in range(self.game.seats(self.state)))

    def seat_number(self, seat: int | str | None) -> int:
        """The seat of that number or name; None is the one whose turn it is to choose."""
        if isinstance(seat, str):
            return self.game.seat_named(self.state, seat)
        if seat is None:
            seat = self.turn
            if seat is None:
                raise Illegal("", say("kernel-game-over" if self.is_over() else "kernel-moved-on"))
        elif not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.game.seats(self.state):
            raise Unreadable(say("kernel-no-seat", name=str(seat), names=", ".join(self.seats)))
        return seat

    def seat_numbers(self, seats: Seats) -> list[int]:
        """Several seats by number or name, or a single one."""
        if isinstance(seats, str) or not isinstance(seats, Collection):
            return [self.seat_number(seats)]
        return [self.seat_number(seat) for seat in seats]

    # --- what is asked
    @property
    def turn(self) -> int | None:
        """The seat that is to choose, the first of them if several are; None when nobody is."""
        seats = self.decisions()
        return seats[0] if seats else None

    def is_over(self) -> bool:
        """Whether everybody has a result."""
        return bool(self.state.results)

    def decisions(self) -> list[int]:
        """The seats that must choose now."""
        return due(self.state, self.item) if self.item is not None else []

    def legal(self, seat: int | str | None = None) -> list[Move]:
        """What a seat may choose now, or the one whose turn it is; nothing if it is not asked. Each prints as its text."""
        if self.item is None:
            return []
        return [Move(action, self.game, self.state) for action in self._options(self.seat_number(seat))]

    def legal_texts(self, seat: int | str | None = None) -> list[str]:
        """The same as plain text."""
        return [str(action) for action in self.legal(seat)]

    def _options(self, seat: int) -> list[Action]:
        if self.item is None or seat not in self.decisions():
            return []
        return options(self.state, self.item, seat)

    def text(self, action: Action) -> str:
        """An action as text: `battle 9 eyrie`; what `parse` reads."""
        return self.game.format(self.state, self._known(action))

    def parse(self, text: Action | str) -> Action:
        """The action of a text; Unreadable if there is none."""
        return self.game.parse(self.state, text) if isinstance(text, str) else self._known(text)

    def _known(self, action: Action) -> Action:
        """An action that the game can write and read back."""
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < 1 << 32:
            try:
                if self.game.parse(self.state, self.game.format(self.state, int(action))) == action:
                    return int(action)
            except (IndexError, KeyError, Unreadable):
                pass
        raise Unreadable(say("kernel-no-action", action=str(action)))

    def prompts(self, viewers: Seats = ()) -> list[Prompt]:
        """Every open decision; choices only for those who make them. Nobody learns whether others' answers are in."""
        game, state, item, eyes = self.game, self.state, self.item, self.seat_numbers(viewers)
        if item is None:
            return []
        seats = self.decisions()
        if isinstance(item, Together) and not item.tells_progress():
            seats = [seat for seat in item.seats(state) if seat not in eyes or seat in seats]
        return [prompt(game, state, item, seat, self._options(seat) if seat in eyes else None) for seat in seats]

    def why_not(self, seat: int | str | None, action: Action | str) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        if self.item is None:
            return Refusal("", say("kernel-game-over"))
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        who, seats = self.seat_number(seat), self.decisions()
        if who not in seats:                    # which sealed answers are in, nobody learns
            asked = self.item.seats(self.state) if isinstance(self.item, Together) else seats
            return not_asked(self.game, self.state, self.item, who, asked)
        if number in self._options(who):
            return None
        return self.game.refusal(self.state, self.item, who, self._known(number))

    # --- what happens
    def push(self, action: Action | str) -> list[Entry[S]]:
        """Whoever is to choose chooses: `do` for the seat whose turn it is."""
        return self.do(None, action)

    def do(self, seat: int | str | None, action: Action | str) -> list[Entry[S]]:
        """A seat chooses; rules and luck follow. The new entries of the log; nothing changes if it is refused."""
        item, state = self.item, self.state
        number = self.game.parse(state, action) if isinstance(action, str) else action
        who = self.seat_number(seat)
        if item is None or number not in self._options(who):
            refusal = self.why_not(who, number)
            assert refusal is not None
            raise Illegal(refusal.rule, refusal.words)
        number, first, reveals, drawn, forced = int(number), len(self.log), state.reveals, self.luck.drawn, [*self.forced]
        seen = item.seen_by(state, number) if isinstance(item, Decision) else NOBODY
        try:
            entry = self._record(who, number, seen if seen == EVERYONE else seen | 1 << who, drawn)
            if isinstance(item, Together):
                entry.sealed = True
                if due(state, item) == [who]:
                    self._record(TABLE, 0, EVERYONE, drawn, "reveal").reveals = True
            choose(state, item, who, number)
            self._settle(reveals)
        except Exception:                       # stated luck that cannot be, or our bug: the choice never was
            self._restore(first, forced)
            raise
        return self.log[first:]

    def _record(self, seat: int, action: Action, seen: int, drawn: int, word: str = "") -> Entry[S]:
        """A new line; one in so many keeps the state before it."""
        log = self.log
        keeps = len(log) % KEEP == 0 or len(log) == self._resumed
        entry = Entry(self.game, seat, action, seen, drawn, self.state.copy() if keeps else None, log[-1] if log else None, word)
        log.append(entry)
        return entry

    def _begin(self) -> None:
        """The rules act for the first time; if that tells anything, there is a line for it."""
        before, _, drawn = self._begun
        heard: list[int] = []
        self.state.journal = heard
        advance(self.state)
        self.state.journal = None
        if heard:
            self.log.append(Entry(self.game, TABLE, 0, EVERYONE, drawn, before, word="begin"))
        self._settle(before.reveals)

    def _settle(self, reveals: int) -> None:
        """Rules and luck act until a seat must choose. Nobody listens: an entry finds out what was told when it is read."""
        state, luck = self.state, self.luck
        while True:
            item = self.item = advance(state)
            if state.reveals > reveals:
                reveals = state.reveals
                if self.log:
                    self.log[-1].reveals = True
            if isinstance(item, Chance):
                drawn, stated = luck.drawn, bool(self.forced)
                outcome = self._forced_outcome(item) if stated else item.sample(state, luck)
                self._record(LUCK, outcome, item.seen_by(state, outcome), drawn).stated = stated
                befall(state, item, outcome)
            elif isinstance(item, ActorStep):
                self._record(TABLE, 0, EVERYONE, luck.drawn, "acts").actor = item.actor
                take_turn(state, item)
            else:
                break

    def _forced_outcome(self, item: Chance) -> Action:
        """Luck that a test, a scenario or a replay states."""
        text = self.forced[0]
        outcome = self.game.parse(self.state, text)
        possible = item.outcomes(self.state)
        if outcome not in possible:
            raise Unreadable(say("kernel-impossible-luck", luck=text, possible=some(self.luck_texts(item))))
        self.forced.popleft()
        return outcome

    def luck_texts(self, item: Chance) -> list[str]:
        """What luck may bring now, as text."""
        return sorted({self.game.format(self.state, action) for action in item.outcomes(self.state)})

    def state_luck(self, *texts: str) -> None:
        """State what luck brings next."""
        for text in texts:
            if not isinstance(text, str):
                raise wrong("luck", text)
        self.forced.extend(texts)

    # --- undo
    def _choice_to_undo(self, seats: Seats) -> int | Phrase:
        return choice_to_undo(self.game, self.state, self.item, self.log, self.seat_numbers(seats))

    def undo_limit(self, seats: Seats) -> UndoLimit:
        """May the person who leads these seats take back the last choice?"""
        found = self._choice_to_undo(seats)
        return UndoLimit(False, found) if isinstance(found, Phrase) else UndoLimit(True, None, self.log[found].seat)

    def undone_next(self, seats: Collection[int]) -> Entry[S] | None:
        """The choice that `undo` would take back; None if it may not."""
        found = self._choice_to_undo(seats)
        return None if isinstance(found, Phrase) else self.log[found]

    def undo(self, seats: Seats | None = None) -> Entry[S]:
        """Take back the last choice of these seats (of all if nothing is said), with everything that followed.

        Illegal once luck was seen, something hidden came to light, somebody else has chosen, or the game is over.
        """
        found = self._choice_to_undo(range(self.game.seats(self.state)) if seats is None else seats)
        if isinstance(found, Phrase):
            raise Illegal("", found)
        return self._take_back(found)

    def pop(self) -> Entry[S]:
        """Take back the last choice, whosever it was and whatever came to light since: for whoever holds every seat.

        Luck that was drawn since is drawn again, the same. `undo` is for people at a table.
        """
        index = max((n for n, entry in enumerate(self.log) if entry.seat >= 0), default=None)
        if index is None:
            raise Illegal("", say("kernel-undo-nothing"))
        return self._take_back(index)

    def _take_back(self, index: int) -> Entry[S]:
        """Take one choice out. What others answered after it, sealed as it was, stays."""
        entry, later = self.log[index], [other for other in self.log[index + 1:] if other.seat >= 0]
        self._return_to(index)
        for other in later:
            self.do(other.seat, other.action)
        return entry

    def _return_to(self, index: int) -> None:
        """Stand where the log had that many entries. Luck drawn since is drawn again, stated luck is stated again."""
        stated = [entry.text for entry in self.log[index:] if entry.stated]
        self._restore(index, [*stated, *self.forced])

    def _restore(self, index: int, forced: Iterable[str]) -> None:
        """The state before an entry; the log ends there, and this luck is stated."""
        entry = self.log[index]
        self.state, self.forced = entry.before.copy(), deque(forced)
        self.luck.skip_to(entry.drawn)
        del self.log[index:]
        self.item = advance(self.state)

    def forget_states(self, first: int, end: int) -> None:
        """Of these entries only one in so many keeps the state before it, whoever has read them."""
        for place in range(first, end):
            if place % KEEP and place != self._resumed:
                self.log[place].forget()

    # --- what may be read
    def view(self, viewer: int | str = SPECTATOR) -> JSON:
        """What a seat may see, or somebody who sits nowhere."""
        return self.game.view(self.state, viewer if viewer == SPECTATOR else self.seat_number(viewer))

    def read(self, entry: Entry[S], number: int, viewers: Seats = ()) -> JSON:
        """One entry as these viewers may read it (several seats may sit at one screen)."""
        return entry.json(number, self.mask(viewers))

    def is_visible(self, entry: Entry[S], viewers: Seats = ()) -> bool:
        """Whether these viewers may know that the entry exists at all."""
        return entry.is_visible(self.mask(viewers))

    def log_for(self, viewers: Seats = ()) -> list[JSON]:
        """The log as these viewers may read it, numbered without gaps that would tell."""
        mask = self.mask(viewers)
        return [entry.json(number, mask) for number, entry in enumerate(entry for entry in self.log if entry.is_visible(mask))]

    def mask(self, viewers: Seats) -> int:
        """These viewers as a number: a bit for each seat."""
        return sum({1 << seat for seat in self.seat_numbers(viewers)})

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.state)

    def position(self) -> JSON:
        """The state as a hand-editable position; `kotatsu.load` reads it."""
        return position(self.game, self.state, self.luck)

    # --- keeping
    def entry_text(self, entry: Entry[S]) -> str:
        """`Kanbei: fight`, `luck: reveal 4-13`, `table: reveal`."""
        return entry.line()

    def save(self) -> JSON:
        """Where it began and the log: a replay needs nothing else. (`drawn`: how far luck was before each entry.)"""
        return {"kotatsu": "table", "format": FORMAT, "game": self.game.name, "version": self.game.version,
                "start": self.start, "luck": {"seed": self.luck.seed, "drawn": self.luck.drawn},
                "log": [entry.line() for entry in self.log], "drawn": [entry.drawn for entry in self.log]}

    def record(self) -> str:
        """The game as compact text (`kernel/record.py`), for a file that ends in `.kotatsu`; `kotatsu.load` reads it."""
        return record.write(record.header(self.game, self.start, self.state.results), self.log, self.luck.drawn)

    @classmethod
    def load(cls, game: Game[S], data: Any) -> "Table[S]":
        """The table that `save` wrote, played again from its log. Undo across unseen luck draws the same again."""
        if not isinstance(data, Mapping) or data.get("kotatsu") != "table" or data.get("format") != FORMAT:
            raise Unreadable(say("kernel-not-a-table"))
        if data.get("game") != game.name or data.get("version") != game.version:
            raise Unreadable(say("kernel-other-version", version=f"{data.get('game')} {data.get('version')}",
                                 wanted=f"{game.name} {game.version}"))
        luck = read_luck(data.get("luck"))
        table = replay(game, data.get("start"), data.get("log"))
        if len(table.log) != len(data["log"]) or luck.seed != table.luck.seed:
            raise Unreadable(say("kernel-not-a-table"))
        if "drawn" in data:
            for entry, drawn in zip(table.log, read_numbers("drawn", data["drawn"], 0, luck.drawn, len(table.log)),
                                    strict=True):
                entry.drawn = drawn
        table.luck.skip_to(luck.drawn)
        return table

    @classmethod
    def resume(cls, game: Game[S], start: JSON, log: Sequence[Entry[S]], position: JSON) -> "Table[S]":
        """A table in the middle of its game, without playing it: where it began, the log so far, and the position there."""
        table = object.__new__(cls)
        table.game, table.start, table.log, table.forced = game, start, list(log), deque()
        table.state, table.luck = load_position(game, position)
        table._resumed = len(table.log)
        table.item = advance(table.state)
        return table


def some(texts: list[str], most: int = 12) -> Arg:
    """A list to be read; one that is cut says how many more there are."""
    listed = ", ".join(texts[:most])
    return listed if len(texts) <= most else say("kernel-and-more", listed=listed, more=len(texts) - most)


def replay(game: Game[S], start: Any, log: Any, stop: int | None = None) -> Table[S]:
    """Play a log again; Unreadable if it does not fit the rules.

    With `stop` the table stands where the log had that many entries: to be looked at, perhaps just before luck strikes.
    """
    if not isinstance(log, list) or not all(isinstance(line, str) and ": " in line for line in log):
        raise Unreadable(say("kernel-not-a-table"))
    split = [line.split(": ", 1) for line in log]
    table = Table.at(game, start, [text for who, text in split if who == NAMES[LUCK]])
    play_lines(table, split, 0)
    if stop is not None and stop < len(table.log):
        table._return_to(stop)
    return table


def play_lines(table: Table[S], lines: Sequence[Sequence[str]], first: int) -> None:
    """Do what lines of a log (who, what) say from its entry `first` on; luck is stated already. Unreadable if they do not fit."""
    game = table.game
    nobody = {*NAMES.values(), *(game.actor_name(table.state, actor) for actor in game.actors(table.state))}
    for who, text in lines:
        if who not in nobody:
            try:
                table.do(game.seat_named(table.state, who), text)
            except Illegal as problem:
                raise Unreadable(say("kernel-log-does-not-fit", line=f"{who}: {text}", why=problem.phrase)) from problem
    played = [entry.line() for entry in table.log[first:]]
    for place, (who, text) in enumerate(lines):
        if place >= len(played) or played[place] != f"{who}: {text}":
            here = played[place] if place < len(played) else "–"
            raise Unreadable(say("kernel-log-does-not-fit", line=f"{who}: {text}", why=say("kernel-log-played", played=here)))
    for entry in table.log[first:]:
        entry.stated = False                    # only the replay stated it
