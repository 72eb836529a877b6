"""Thousands of games that look for our mistakes: over all options, by chance, by a bot, and from mid-game positions."""
import json
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any

from kotatsu import bots, games
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import KINDS, Item
from kotatsu.kernel.entry import TABLE
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Game, Option
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.table import Table
from kotatsu.sim import checks
from kotatsu.sim.cores import spread
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.walk import Tally, Walk

BATCH = 20
COSTLY = 5                       # decisions of a game that get the costly checks
WAYWARD = 6                      # a bot's every sixth choice is left to chance
RANDOM, LED, MIDGAME = range(3)  # three kinds of games, a third each


@dataclass
class Failure:
    """The first thing that went wrong: a position to look at, and how to get there."""
    number: int
    message: str
    position: JSON | None
    options: JSON
    log: list[str]
    trace: str

    def json(self) -> JSON:
        """A position file that every command takes, with the story beside it."""
        return {"position": self.position, "failure": {"game": self.number, "message": self.message,
                "options": self.options, "log": self.log, "trace": self.trace}}


class TooLong(Exception):
    """A game has more decisions than a game should."""


@dataclass(frozen=True)
class Moment:
    """A decision of a game that was played: the state before it and what was chosen."""
    state: Any
    item: Item
    seat: int
    action: Action
    drawn: int
    lines: int                   # of the log before it


@dataclass(frozen=True)
class Batch:
    """A few games that one process plays."""
    game: str
    seed: int
    first: int
    count: int


def fuzz(game: str, seed: int, count: int, processes: int | None = None, seconds: float | None = None,
         size: int = BATCH, first: int = 0) -> Iterator[tuple[Tally, Failure | None]]:
    """Play games up to the number `count`, a batch at a time; no new batch is waited for after `seconds` or after a failure."""
    batches = [Batch(game, seed, number, min(size, count - number)) for number in range(first, count, size)]
    begun = monotonic()
    for tally, failure in spread(play_batch, batches, processes):
        yield tally, failure
        if failure is not None or (seconds is not None and monotonic() - begun > seconds):
            return


def play_batch(batch: Batch) -> tuple[Tally, Failure | None]:
    """Games in order, up to the first failure."""
    tally = Tally()
    for number in range(batch.first, batch.first + batch.count):
        failure = play(games.load(batch.game), batch.seed, number, tally)
        if failure is not None:
            return tally, failure
    return tally, None


def play(game: Game, seed: int, number: int, tally: Tally) -> Failure | None:
    """One game with all its checks."""
    chosen: JSON = {}
    moments: list[Moment] = []
    walk: Walk | None = None
    start: JSON | None = None
    luck = Luck(seed_for(seed, number, "luck"))
    try:
        chance = Luck(seed_for(seed, number, "choices"))
        chosen = some_options(game, chance, number)
        if game.apart and chance.below(2):
            chosen = {**chosen, **game.apart}
        state = game.new(game.book(chosen))
        census = game.census(state)
        if number % 3 == MIDGAME:
            start = game.fuzz_position(chosen, chance) if chance.below(2) else None
            written = start is not None
            start = start or random_positions(game, state, luck, chance)
            state, luck = load_position(game, json.loads(json.dumps(start)))
            census = game.census(state) if written else census
        start = position(game, state, luck)
        walk = Walk(game, state, luck, tally)
        bot = bots.brisk(game.name, seed_for(seed, number, "bot")) if number % 3 == LED else None
        book = state.book
        while walk.item is not None:
            if len(moments) >= game.most_decisions and game.may_run_on(book):
                tally.long.append(told(game, number, TooLong("the game does not end"), chosen, start, moments, luck, walk).json())
                break
            assert len(moments) < game.most_decisions, "the game does not end"
            checks.check_census(game, walk.state, census)
            found = checks.check_options(walk.state, walk.item)
            seat, options = found[chance.below(len(found))]
            action = options[chance.below(len(options))]
            if bot is not None and chance.below(WAYWARD):
                action = bots.decide(bot, game, walk.state, walk.item, seat)
                assert action in options, f"the bot chose {action}, which is not legal"
            moments.append(Moment(walk.state.copy(), walk.item, seat, action, luck.drawn, len(walk.log)))
            walk.choose(seat, action)
        checks.check_census(game, walk.state, census)
        if walk.item is None:
            checks.check_end(game, walk.state)
        look_closely(game, start, moments, walk, chance)
        tally.checks += min(COSTLY, len(moments))
        tally.games += 1
        tally.tables.update(game.fuzz_tables(walk.state))
        if game.fuzz_modes:
            tally.modes[game.fuzz_modes[turn_of(number) % len(game.fuzz_modes)]] += 1
    except Exception as problem:                 # whatever it is, it is a find
        return told(game, number, problem, chosen, start, moments, luck, walk)
    return None


def look_closely(game: Game, start: JSON, moments: list[Moment], walk: Walk, chance: Luck) -> None:
    """The costly checks at a few decisions; a table follows the same log and must stand at the same states."""
    picked: set[int] = set()
    while len(picked) < min(COSTLY, len(moments)):
        picked.add(chance.below(len(moments)))
    table = Table.at(game, start)
    done = 0
    for number in sorted(picked):
        moment = moments[number]
        for earlier in moments[done:number]:
            table.do(earlier.seat, earlier.action)
        done = number + 1
        luck = Luck(table.luck.seed, moment.drawn)
        checks.check_table(game, table, moment.state)
        lines = [table.entry_text(entry) for entry in table.log if entry.seat != TABLE]
        assert lines == walk.log[:moment.lines], "the table's log differs from what was played"
        checks.check_questions(game, moment.state, moment.item)
        checks.check_copy(game, moment.state, Luck(chance.below(1 << 31)))
        checks.check_position(game, moment.state, luck)
        checks.check_blindness(game, moment.state, moment.item, Luck(chance.below(1 << 31)))
        checks.check_ignorance(game, moment.state, chance.below(1 << 31))
        checks.check_undo(table, moment.seat, moment.action)
    for later in moments[done:]:
        table.do(later.seat, later.action)
    checks.check_table(game, table, walk.state)
    checks.check_log_words(table)
    checks.check_replay(table)


def random_positions(game: Game, state: Any, luck: Luck, chance: Luck) -> JSON:
    """A position somewhere in a game that a bot led; every other time as the next seat would imagine it."""
    bot = bots.brisk(game.name, chance.below(1 << 31))
    walk = Walk(game, state, luck, Tally())
    kept = position(game, walk.state, luck)
    for _ in range(chance.below(40 * game.seats(state))):
        if walk.item is None:
            break
        kept = position(game, walk.state, luck)
        seat, options = checks.check_options(walk.state, walk.item)[0]
        action = bots.decide(bot, game, walk.state, walk.item, seat)
        if not chance.below(WAYWARD):
            action = options[chance.below(len(options))]
        walk.choose(seat, action)
    if chance.below(2):
        read, luck = load_position(game, kept)
        kept = position(game, game.imagine(read, chance.below(game.seats(read)), chance), luck)
    return kept


def told(game: Game, number: int, problem: Exception, chosen: JSON, start: JSON | None, moments: list[Moment],
         luck: Luck, walk: Walk | None) -> Failure:
    """A failure with the last position that can still be written."""
    where = start
    if moments:
        try:
            last = moments[-1]
            where = position(game, last.state, Luck(luck.seed, last.drawn))
        except Exception:                        # writing is what failed: the start and the log must do
            where = start
    message = str(problem) or type(problem).__name__
    trace = "".join(traceback.format_exception(problem)[-6:])
    return Failure(number, message, where, chosen, walk.log if walk is not None else [], trace)


# --- options
def turn_of(number: int) -> int:
    """The three kinds of games share their options."""
    return number // 3


def some_options(game: Game, chance: Luck, number: int) -> JSON:
    """Every number of players and every level in turn, the other options by chance; only what the book allows."""
    turn = turn_of(number)
    wished = game.fuzz_options(turn, chance)
    if wished is not None:
        return wished
    low, high = game.seat_range
    known = {option.name: option for option in game.options()}
    chosen: JSON = {}
    if "players" in known:
        chosen["players"] = low + turn % (high - low + 1)
        turn //= high - low + 1
    if "level" in known:
        levels = [value for value, _ in known["level"].choices]
        chosen["level"] = levels[turn % len(levels)]
    for name, option in known.items():
        if name in chosen or chance.below(2):
            continue
        trial = {**chosen, name: some_value(option, chance, chosen.get("players", high))}
        try:
            game.book(trial)
        except (Unreadable, Illegal):
            continue
        chosen = trial
    return chosen


def some_value(option: Option, chance: Luck, players: int) -> Any:
    """A value of an option, any with equal chance; a list gets one value per player."""
    values = [value for value, _ in option.choices]
    if option.kind == "flag":
        return bool(chance.below(2))
    if option.kind == "list":
        left = values[:]
        return [left.pop(chance.below(len(left))) for _ in range(min(players, len(values)))]
    if values:
        return values[chance.below(len(values))]
    return option.low + chance.below(option.high - option.low + 1)


# --- what must occur
def catalogue(game: Game) -> dict[str, tuple[str, ...]]:
    """Everything the report must have met: the game's verbs and cards, and its classes of items."""
    named = {name.split(".")[1]: kind for name, kind in KINDS.items() if name.startswith(f"{game.name}.")}
    items = tuple(sorted(name for name, kind in named.items() if not kind.__subclasses__()))
    return {**({"modes": game.fuzz_modes} if game.fuzz_modes else {}), "items": items, **game.fuzz_catalogue()}


def occurred(game: Game, tally: Tally) -> dict[str, dict[str, int]]:
    """How often each thing of the catalogue occurred."""
    counts = {"items": tally.items, "verbs": tally.verbs, "modes": tally.modes, "tables": tally.tables}
    return {kind: {name: counts.get(kind, tally.texts)[name] for name in names}
            for kind, names in catalogue(game).items()}
