"""How fast a game is: one process that measures when it is asked to (`python -m kotatsu.sim.speed samurai`).

It answers each line `seconds` on standard input with one line of JSON, so that several may take turns in one run.
"""
import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any, Protocol

from kotatsu import games
from kotatsu.kernel import agenda
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.playout import play_random
from kotatsu.kernel.table import Table

SAMPLES = 300          # mid-game states on which copies and lists are timed
SHARE = 0.5            # of the time goes to play, as much to play at tables as to copies and to lists
REST = (1 - SHARE) / 3
Raw = dict[str, Any]


class Runner(Protocol):
    """What can be measured."""

    def play(self, number: int) -> tuple[int, int, int, int]:
        """One random game: decisions, those with more than one option, options in all, players' turns."""
        ...

    def play_at_table(self) -> int:
        """One random game at a table, with its log and undo: decisions; 0 if there are no tables."""
        ...

    def play_alone(self) -> int:
        """One random game of one player against automata: its turns; 0 if there is no such game."""
        ...

    def samples(self) -> list[Any]: ...

    def copy(self, sample: Any) -> None: ...

    def legal(self, sample: Any) -> None: ...


class Ours:
    """A game of ours at the tables it names in turn, or with default options and four seats if it can be: so many has the peer."""

    def __init__(self, name: str) -> None:
        self.game = games.load(name)
        low, high = self.game.seat_range
        seated = any(option.name == "players" for option in self.game.options()) and low <= 4 <= high
        tables = self.game.bench_tables or ({"players": 4} if seated else {},)
        self.books = [self.game.book(table) for table in tables]
        self.solos = [self.game.book(table) for table in self.game.bench_solos]
        self.luck, self.choices = Luck(1), Luck(2)
        self.at_tables = self.alone = 0          # games that were played so

    def play(self, number: int) -> tuple[int, int, int, int]:
        state = self.game.new(self.books[number % len(self.books)])
        played = play_random(state, self.luck, self.choices, self.game.most_decisions)
        return *played, self.game.moment(state)[1]

    def play_at_table(self) -> int:
        """What somebody would write who wants legal actions checked, a log and undo, and reads nothing of it."""
        self.at_tables += 1
        table = Table(self.game, self.game.new(self.books[self.at_tables % len(self.books)]), self.luck)
        decisions = 0
        while table.item is not None and decisions < self.game.most_decisions:
            seat = table.decisions()[0]
            table.do(seat, self.choices.pick(options(table.state, table.item, seat)))
            decisions += 1
        return decisions

    def play_alone(self) -> int:
        if not self.solos:
            return 0
        self.alone += 1
        state = self.game.new(self.solos[self.alone % len(self.solos)])
        play_random(state, self.luck, self.choices, self.game.most_decisions)
        return self.game.moment(state)[1]

    def samples(self) -> list[Any]:
        """Decisions from random games, each with its state, item and seat."""
        found: list[Any] = []
        number = 0
        while len(found) < SAMPLES:
            state, luck, number = self.game.new(self.books[number % len(self.books)]), Luck(number), number + 1
            chances = Luck(number)
            item = settle(state, luck)
            while item is not None:
                seat = due(state, item)[0]
                offered = options(state, item, seat)
                if chances.below(8) == 0:
                    kept = state.copy()
                    found.append((kept, kept.agenda[-1], seat))
                choose(state, item, seat, offered[chances.below(len(offered))])
                item = settle(state, luck)
        return found[:SAMPLES]

    def copy(self, sample: Any) -> None:
        sample[0].copy()

    def legal(self, sample: Any) -> None:
        options(sample[0], sample[1], sample[2])


class Catanatron:
    """The peer: Settlers of Catan by the package catanatron, four random players."""

    def __init__(self) -> None:
        peer: Any = import_module("catanatron")
        self.new: Callable[[int], Any] = lambda seed: peer.Game([peer.RandomPlayer(color) for color in peer.Color],
                                                                seed=seed)
        self.generate: Callable[[Any], Any] = import_module("catanatron.models.actions").generate_playable_actions

    def play(self, number: int) -> tuple[int, int, int, int]:
        game = self.new(number + 1)
        decisions = unforced = total = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            offered = len(game.state.playable_actions)
            game.play_tick()
            decisions += 1
            unforced += offered > 1
            total += offered
        return decisions, unforced, total, int(game.state.num_turns)

    def play_at_table(self) -> int:
        return 0

    def play_alone(self) -> int:
        return 0

    def samples(self) -> list[Any]:
        found: list[Any] = []
        number = 0
        while len(found) < SAMPLES:
            game, number, tick = self.new(number + 1), number + 1, 0
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                tick += 1
                if tick % 17 == 0:
                    found.append(game.copy())
        return found[:SAMPLES]

    def copy(self, sample: Any) -> None:
        sample.copy()

    def legal(self, sample: Any) -> None:
        self.generate(sample.state)


def measure(runner: Runner, samples: list[Any], number: int, seconds: float) -> tuple[Raw, int]:
    """Random games for half of the time, then games at a table, copies and lists; and the number of the next game."""
    decisions = unforced = total = played = turns = 0
    begun = process_time()
    while process_time() - begun < seconds * SHARE:
        one = runner.play(number)
        decisions, unforced, total, turns = decisions + one[0], unforced + one[1], total + one[2], turns + one[3]
        played += 1
        number += 1
    time = process_time() - begun
    rest = seconds * REST
    return {"decisions_per_s": decisions / time, "table_decisions_per_s": at_tables(runner, rest),
            "unforced_per_s": unforced / time, "games_per_s": played / time, "turns_per_s": turns / time,
            "copy_us": each(runner.copy, samples, rest), "legal_us": each(runner.legal, samples, rest),
            "decisions_per_game": decisions / played, "mean_options": total / decisions, **alone(runner, rest)}, number


def at_tables(runner: Runner, seconds: float) -> float:
    """Decisions per second of whole games at tables."""
    decisions, begun = runner.play_at_table(), process_time()
    if decisions:                               # the first is not counted
        decisions = 0
        while process_time() - begun < seconds:
            decisions += runner.play_at_table()
    return decisions / max(process_time() - begun, 1e-9)


def alone(runner: Runner, seconds: float) -> Raw:
    """Games a second of one player against automata, and how long a whole turn of such a game takes; nothing if there are none."""
    if not runner.play_alone():
        return {}
    played, turns, begun = 0, 0, process_time()
    while process_time() - begun < seconds:
        turns += runner.play_alone()
        played += 1
    time = process_time() - begun
    return {"solo_games_per_s": played / time, "solo_turn_us": time / turns * 1e6} if played else {}


def each(work: Callable[[Any], None], samples: list[Any], seconds: float) -> float:
    """Microseconds for one piece of work: the best of several rounds over all samples, less the empty loop."""
    best = empty = float("inf")
    begun = process_time()
    while process_time() - begun < seconds:
        start = process_time()
        for sample in samples:
            work(sample)
        best = min(best, process_time() - start)
        start = process_time()
        for sample in samples:
            nothing(sample)
        empty = min(empty, process_time() - start)
    return max(0.0, best - empty) / len(samples) * 1e6


def nothing(sample: Any) -> None:
    """The cost of calling something."""


def is_compiled() -> bool:
    """Whether the rules run as machine code in this process."""
    return not str(agenda.__file__).endswith(".py")


def main() -> None:
    name = sys.argv[1]
    runner: Runner = Catanatron() if name == "catanatron" else Ours(name)
    samples = runner.samples()
    runner.play(0)
    print(json.dumps({"ready": name, "compiled": is_compiled()}), flush=True)
    number = 1
    for asked in sys.stdin:
        raw, number = measure(runner, samples, number, float(asked))
        print(json.dumps(raw), flush=True)


if __name__ == "__main__":
    main()
