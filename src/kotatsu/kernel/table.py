"""One match: state, log, luck, legality check, undo, save and resume."""
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import EVERYONE, NOBODY, Chance, Decision, Item, Together, advance, befall, choose, due, event_audience, options
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, SPECTATOR, Choice, Game, Outcome, Refusal
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.phrase import Phrase, say

LUCK = -1                 # the seat of an entry that luck made
FORMAT = 1                # of saved tables


@dataclass
class Entry:
    """One line of the log: a choice or a piece of luck, and what it led to."""
    seat: int
    action: Action
    text: str
    seen: int                                   # mask of those who may read the action
    moment: tuple[int, int]
    before: Any                                 # the state before it: undo goes there
    drawn: int                                  # how much luck had been drawn before it
    sealed: bool = False                        # an answer to a simultaneous question
    reveals: bool = False
    events: list[tuple[int, Any]] = field(default_factory=list)   # (audience, Told)


@dataclass(frozen=True)
class Prompt:
    """What a viewer is told about one open decision."""
    seat: int
    key: str
    asks: Phrase
    rule: str
    actions: tuple[Choice, ...]
    refused: tuple[tuple[Choice, Refusal], ...]

    def json(self) -> JSON:
        return {"seat": self.seat, "key": self.key, "asks": self.asks.json(), "rule": self.rule,
                "actions": [choice.json() for choice in self.actions],
                "refused": [{**choice.json(), "rule": refusal.rule, "why": refusal.words.json()}
                            for choice, refusal in self.refused]}


@dataclass(frozen=True)
class UndoLimit:
    """Whether a person may take something back, and if not, why."""
    may: bool
    why: Phrase | None = None
    seat: int = LUCK


class Table:
    """A match in play. Everything that happens goes through `do`; luck is drawn here and logged like a choice."""

    def __init__(self, game: Game, state: Any, luck: Luck, forced: Iterable[str] = ()) -> None:
        self.game = game
        self.luck = luck
        self.start = position(game, state, luck)
        self.state = state
        self.log: list[Entry] = []
        self.forced: deque[str] = deque(forced)
        self.item: Item | None = None
        self._settle()

    @classmethod
    def new(cls, game: Game, options: Mapping[str, Any] | None = None, seed: int = 0,
            data: Mapping[str, Any] | None = None, forced: Iterable[str] = ()) -> "Table":
        return cls(game, game.new(game.book(options or {}, data)), Luck(seed), forced)

    @classmethod
    def at(cls, game: Game, data: Any, forced: Iterable[str] = ()) -> "Table":
        """A table that begins at a position."""
        state, luck = load_position(game, data)
        return cls(game, state, luck, forced)

    # --- what is asked
    def decisions(self) -> list[int]:
        """The seats that must choose now."""
        return due(self.state, self.item) if self.item is not None else []

    def legal(self, seat: int) -> list[Action]:
        if self.item is None or seat not in self.decisions():
            return []
        return options(self.state, self.item, seat)

    def legal_texts(self, seat: int) -> list[str]:
        return [self.game.format(self.state, action) for action in self.legal(seat)]

    def prompts(self, viewers: Collection[int] = ()) -> list[Prompt]:
        """Every open decision; choices only for those who make them. Whether a sealed answer is in, others do not learn."""
        item = self.item
        if item is None:
            return []
        seats = self.decisions()
        if isinstance(item, Together) and not item.tells_progress():
            seats = [seat for seat in item.seats(self.state) if seat not in viewers or seat in seats]
        return [self._prompt(item, seat, seat in viewers) for seat in seats]

    def _prompt(self, item: Item, seat: int, open_choices: bool) -> Prompt:
        asked = self.game.asked(self.state, item, seat)
        if not open_choices:
            return Prompt(seat, asked.key, asked.words, asked.rule, (), ())
        legal = self.legal(seat)
        choices = tuple(self.game.choice(self.state, item, seat, action) for action in legal)
        refused = tuple((self.game.choice(self.state, item, seat, action), self.game.refusal(self.state, item, seat, action))
                        for action in self.game.tempting(self.state, item, seat) if action not in legal)
        return Prompt(seat, asked.key, asked.words, asked.rule, choices, refused)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        if self.item is None:
            return Refusal("", say("kernel-game-over"))
        if seat not in self.decisions():
            asked = self.game.asked(self.state, self.item, self.decisions()[0])
            return Refusal(asked.rule, say("kernel-not-your-decision", who=self.game.seat_words(self.state, seat),
                                           other=self.game.seat_words(self.state, self.decisions()[0])))
        if action in self.legal(seat):
            return None
        return self.game.refusal(self.state, self.item, seat, action)

    # --- what happens
    def do(self, seat: int, action: Action | str) -> list[Entry]:
        """A seat chooses; rules and luck follow. The new entries of the log; nothing changes if it is refused."""
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        refusal = self.why_not(seat, number)
        if refusal is not None:
            raise Illegal(refusal.rule, refusal.words)
        item = self.item
        assert item is not None
        first = len(self.log)
        kept, forced, drawn = self.state.copy(), list(self.forced), self.luck.drawn
        sealed = isinstance(item, Together)
        seen = 1 << seat if sealed else EVERYONE
        if isinstance(item, Decision):
            seen = item.seen_by(self.state, number)
            seen = seen if seen == EVERYONE else seen | 1 << seat
        self._record(seat, number, seen, sealed)
        try:
            self._happen(lambda: choose(self.state, item, seat, number))
            self._settle()
        except Unreadable:                      # stated luck that cannot be: the choice never was
            self.state, self.forced, self.item = kept, deque(forced), item
            self.luck.skip_to(drawn)
            del self.log[first:]
            raise
        return self.log[first:]

    def _record(self, seat: int, action: Action, seen: int, sealed: bool = False) -> None:
        self.log.append(Entry(seat, action, self.game.format(self.state, action), seen, self.game.moment(self.state),
                              self.state.copy(), self.luck.drawn, sealed))

    def _happen(self, change: Any) -> None:
        """Run a change and put what it tells into the newest entry."""
        heard: list[int] = []
        reveals = self.state.reveals
        self.state.journal = heard
        change()
        self.state.journal = None
        if self.log:
            entry = self.log[-1]
            entry.reveals = entry.reveals or self.state.reveals > reveals
            entry.events += [(event_audience(number), self.game.told(self.state, number)) for number in heard]

    def _settle(self) -> None:
        """Rules and luck act until a seat must choose."""
        while True:
            found: list[Item | None] = []
            self._happen(lambda: found.append(advance(self.state)))
            self.item = found[0]
            if not isinstance(self.item, Chance):
                break
            item = self.item
            drawn = self.luck.drawn
            outcome = self._forced_outcome(item) if self.forced else item.sample(self.state, self.luck)
            self._record(LUCK, outcome, item.seen_by(self.state, outcome))
            self.log[-1].drawn = drawn
            self._happen(lambda: befall(self.state, item, outcome))

    def _forced_outcome(self, item: Chance) -> Action:
        """Luck that a test, a scenario or a replay states."""
        text = self.forced[0]
        outcome = self.game.parse(self.state, text)
        possible = item.outcomes(self.state)
        if outcome not in possible:
            listed = sorted({self.game.format(self.state, action) for action in possible})
            raise Unreadable(say("kernel-impossible-luck", luck=text, possible=", ".join(listed[:12])))
        self.forced.popleft()
        return outcome

    def state_luck(self, *texts: str) -> None:
        """State what luck brings next."""
        self.forced.extend(texts)

    # --- undo
    def undo_limit(self, seats: Collection[int]) -> UndoLimit:
        """May the person who leads these seats take back the last choice?"""
        if self._sealed_by(seats):
            return UndoLimit(True)
        for entry in reversed(self.log):
            if entry.reveals:
                return UndoLimit(False, say("kernel-undo-reveal"))
            if entry.seat == LUCK and entry.seen != NOBODY:
                return UndoLimit(False, say("kernel-undo-luck"))
            if entry.seat != LUCK and entry.seat not in seats:
                return UndoLimit(False, say("kernel-undo-other", who=self.game.seat_words(self.state, entry.seat)))
            if entry.seat != LUCK:
                return UndoLimit(True, None, entry.seat)
        return UndoLimit(False, say("kernel-undo-nothing"))

    def _sealed_by(self, seats: Collection[int]) -> list[int]:
        """Indices of log entries that are sealed answers of these seats to the question still open."""
        found = []
        if isinstance(self.item, Together):
            for index in range(len(self.log) - 1, -1, -1):
                if not self.log[index].sealed or any(audience for audience, _ in self.log[index].events):
                    break
                if self.log[index].seat in seats:
                    found.append(index)
        answered = sum(answer >= 0 for answer in self.state.answers)
        return [index for index in found if index >= len(self.log) - answered]

    def undo(self, seats: Collection[int]) -> Entry:
        """Take back the last choice of these seats, with everything that followed."""
        limit = self.undo_limit(seats)
        if not limit.may:
            assert limit.why is not None
            raise Illegal("", limit.why)
        sealed = self._sealed_by(seats)
        if sealed:
            return self._unseal(sealed[0])
        index = max(n for n, entry in enumerate(self.log) if entry.seat != LUCK)
        entry = self.log[index]
        self._return_to(index)
        return entry

    def _return_to(self, index: int) -> None:
        """Stand where the log had that many entries."""
        entry = self.log[index]
        self.state = entry.before.copy()
        self.luck.skip_to(entry.drawn)
        self.forced.clear()
        del self.log[index:]
        self.item = advance(self.state)

    def _unseal(self, index: int) -> Entry:
        """Take one sealed answer out; the others' answers, given before or after, stay."""
        entry, later = self.log[index], self.log[index + 1:]
        self._return_to(index)
        for other in later:
            self.do(other.seat, other.action)
        return entry

    # --- what may be read
    def view(self, viewer: int = SPECTATOR) -> JSON:
        return self.game.view(self.state, viewer)

    def read(self, entry: Entry, number: int, viewers: Collection[int] = ()) -> JSON:
        """One entry as these viewers may read it (several seats may sit at one screen)."""
        mask = sum(1 << seat for seat in viewers)
        may = entry.seen == EVERYONE or bool(entry.seen & mask)
        told = [words.json() for audience, words in entry.events if audience == EVERYONE or audience & mask]
        return {"n": number, "seat": None if entry.seat == LUCK else entry.seat, "action": entry.text if may else None,
                "luck": entry.seat == LUCK, "round": entry.moment[0], "turn": entry.moment[1], "events": told}

    def is_visible(self, entry: Entry, viewers: Collection[int] = ()) -> bool:
        """Whether these viewers may know that the entry exists at all."""
        mask = sum(1 << seat for seat in viewers)
        if entry.seen == EVERYONE or entry.seen & mask:
            return True
        return any(audience == EVERYONE or audience & mask for audience, _ in entry.events) or (
            entry.seat != LUCK and not entry.sealed)

    def log_for(self, viewers: Collection[int] = ()) -> list[JSON]:
        """The log as these viewers may read it, numbered without gaps that would tell."""
        seen = [entry for entry in self.log if self.is_visible(entry, viewers)]
        return [self.read(entry, number, viewers) for number, entry in enumerate(seen)]

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def position(self) -> JSON:
        return position(self.game, self.state, self.luck)

    # --- keeping
    def entry_text(self, entry: Entry) -> str:
        """`Kanbei: fight` or `luck: reveal 4-13`."""
        who = "luck" if entry.seat == LUCK else self.game.seat_name(entry.before, entry.seat)
        return f"{who}: {entry.text}"

    def save(self) -> JSON:
        """Where it began and the log: a replay needs nothing else."""
        return {"kotatsu": "table", "format": FORMAT, "game": self.game.name, "version": self.game.version,
                "start": self.start, "luck": {"seed": self.luck.seed, "drawn": self.luck.drawn},
                "log": [self.entry_text(entry) for entry in self.log]}

    @classmethod
    def load(cls, game: Game, data: Any) -> "Table":
        """The table that `save` wrote, played again from its log."""
        if not isinstance(data, Mapping) or data.get("kotatsu") != "table" or data.get("format") != FORMAT:
            raise Unreadable(say("kernel-not-a-table"))
        if data["game"] != game.name or data["version"] != game.version:
            raise Unreadable(say("kernel-other-version", version=f"{data['game']} {data['version']}",
                                 wanted=f"{game.name} {game.version}"))
        table = replay(game, data["start"], data["log"])
        table.luck.skip_to(data["luck"]["drawn"])
        return table


def replay(game: Game, start: Any, log: list[str], stop: int | None = None) -> Table:
    """Play a log again, up to `stop` entries; Unreadable if it does not fit the rules."""
    lines = log if stop is None else log[:stop]
    split = [line.split(": ", 1) for line in lines]
    if any(len(line) != 2 for line in split):
        raise Unreadable(say("kernel-not-a-table"))
    luck = [text for who, text in split if who == "luck"]
    table = Table.at(game, start, luck)
    for who, text in split:
        if who != "luck":
            try:
                table.do(game.seat_named(table.state, who), text)
            except Illegal as problem:
                raise Unreadable(say("kernel-log-does-not-fit", line=f"{who}: {text}", why=problem.phrase)) from problem
    if [table.entry_text(entry) for entry in table.log][:len(lines)] != lines:
        raise Unreadable(say("kernel-log-does-not-fit", line=lines[-1] if lines else "", why=say("kernel-game-over")))
    return table
