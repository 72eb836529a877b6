"""A seat that thinks at a table: from one decision to the next it keeps what it found, and it may think in several processes.

Each process grows a tree of its own with luck of its own, and what they found of the decision is added up (root parallel). The
same seed, iterations and number of workers, the same counts. What the other processes get is what this seat could believe, as a
position: the true state never leaves the table.
"""
from collections.abc import Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Self

from kotatsu import games
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import EVERYONE, NOBODY, options
from kotatsu.kernel.entry import LUCK, Entry
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.table import Table
from kotatsu.processes import pool
from kotatsu.search.hint import BEST, ITERATIONS, Advice, advice_of, chooser, insight_of, ranking
from kotatsu.search.tree import Tree

Happened = list[tuple[int, Action]]
HIDDEN = NOBODY, 0                      # somebody chose something that the seat did not see
APART = 1 << 48                         # between the seeds of two workers


class Thinker:
    """What a seat thinks. It ends its processes with `close`, or as `with Thinker(…) as thinker:`."""

    def __init__(self, table: Table, seat: int | str | None = None, *, seed: int = 0, workers: int = 1) -> None:
        self.table = table
        self.seat = chooser(table) if seat is None else table.seat_number(seat)
        self.luck = Luck(seed)
        self.tree: Tree | None = None
        self.last: Entry | None = None          # of the log, when the tree began or was last followed
        self.read = 0                           # how many entries that were
        self.helpers = [Helper(seed + number * APART) for number in range(1, workers)]

    def think(self, iterations: int = ITERATIONS) -> Tree:
        """Search so much more for the decision at hand, all workers together. The tree says what was found."""
        chooser(self.table, self.seat)
        try:
            tree = self._caught_up()
            if len(options(tree.believed, tree.believed.agenda[-1], self.seat)) > 1:
                workers = 1 + len(self.helpers)
                shares = [iterations // workers + (number < iterations % workers) for number in range(workers)]
                for helper, share in zip(self.helpers, shares[1:], strict=True):
                    helper.do(grow_there, share)
                tree.grow(shares[0])
                tree.heard = added_up([helper.answer() for helper in self.helpers])
        except BaseException:                   # some may have got further than others: they begin anew
            self.tree = None
            for helper in self.helpers:
                helper.asked.clear()
            raise
        return tree

    def advise(self, iterations: int = ITERATIONS, best: int = BEST) -> list[Advice]:
        """The best actions with their chances and reasons, after so many more iterations: a hint."""
        tree = self.think(iterations)
        return advice_of(self.table.game, tree, ranking(tree, self._options(tree)), best)

    def choose(self, iterations: int = ITERATIONS) -> Action:
        """What the seat should do, after so many more iterations."""
        tree = self.think(iterations)
        return tree.best(tree.believed.agenda[-1], self._options(tree))

    def close(self) -> None:
        for helper in self.helpers:
            helper.pool.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _options(self, tree: Tree) -> list[Action]:
        return options(tree.believed, tree.believed.agenda[-1], self.seat)

    def _caught_up(self) -> Tree:
        """A tree for the decision at hand: the same, the one that was kept, or a new one."""
        game, log, known = self.table.game, self.table.log, self.tree
        goes_on = len(log) >= self.read and (log[self.read - 1] if self.read else None) is self.last
        if known is not None and goes_on and len(log) == self.read:
            return known
        happened = what_happened(log[self.read:], self.seat) if known is not None and goes_on else None
        self.read, self.last = len(log), log[-1] if log else None
        believed = game.imagine(self.table.state, self.seat, self.luck)
        sent = position(game, believed, Luck(0)) if self.helpers else {}
        for helper in self.helpers:
            if happened is None:
                helper.do(begin_there, game.name, sent, self.seat, helper.seed)
            else:
                helper.do(follow_there, game.name, sent, happened)
        if known is None or happened is None:
            self.tree = tree = Tree(game, insight_of(game.name)(), self.luck, believed, self.seat)
            return tree
        known.follow(believed, happened)
        return known


def what_happened(entries: Sequence[Entry], seat: int) -> Happened | None:
    """Choices and luck as a tree notes them, as far as the seat may read them; None after sealed answers.

    In a tree everybody reads those when they are opened. At a table a game may keep some of them from the seat.
    """
    found: Happened = []
    for entry in entries:
        if entry.sealed:
            return None
        if entry.seat >= 0:
            found.append((entry.seen, entry.action) if entry.seen >> seat & 1 else HIDDEN)
        elif entry.seat == LUCK and entry.seen == EVERYONE:
            found.append((EVERYONE, entry.action))
    return found


def added_up(answers: Sequence[list[tuple[Action, int, float]]]) -> dict[Action, tuple[int, float]]:
    """What several trees found of one decision."""
    total: dict[Action, tuple[int, float]] = {}
    for answer in answers:
        for action, made, won in answer:
            before = total.get(action, (0, 0.0))
            total[action] = before[0] + made, before[1] + won
    return total


class Helper:
    """Another process with a tree of its own. It does one thing after the other."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.pool = pool(1)
        self.asked: list[Future[Any]] = []

    def do(self, work: Any, *given: Any) -> None:
        self.asked.append(self.pool.submit(work, *given))

    def answer(self) -> list[tuple[Action, int, float]]:
        """To the last question, when all is done."""
        asked, self.asked = self.asked, []
        found: list[tuple[Action, int, float]] = [one.result() for one in asked][-1]
        return found


# --- in the other process
TREES: list[Tree] = []


def begin_there(name: str, sent: JSON, seat: int, seed: int) -> None:
    game: Game = games.load(name)
    TREES[:] = [Tree(game, insight_of(name)(), Luck(seed), load_position(game, sent)[0], seat)]


def follow_there(name: str, sent: JSON, happened: Happened) -> None:
    TREES[0].follow(load_position(games.load(name), sent)[0], happened)


def grow_there(iterations: int) -> list[tuple[Action, int, float]]:
    TREES[0].grow(iterations)
    return TREES[0].found()
