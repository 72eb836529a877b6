"""Two questions about a moment of a finished game: how likely each seat was to win, and what a bot would have done.

The chances come from a search that starts at the true state, all hands open, for the game is over; luck that was still to come is
drawn anew in every line. What a bot would have done is searched from what the seat itself could see, as a hint is, so that nobody
is blamed for what he could not know.

Each question is plain data, so that another process may answer it. It has one generator of its own: the same seed, the same answer.
"""
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose, due, settle
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position
from kotatsu.kernel.phrase import Phrase
from kotatsu.search.hint import WORLDS, advice, consider, insight_of, reasons
from kotatsu.search.insight import Insight
from kotatsu.search.tree import Tree

SAME = 0.01                # a choice this much worse than the bot's is as good as it


@dataclass(frozen=True)
class Verdict:
    """How likely a seat won with what it chose; what a bot would have chosen, if that was better, with its chance and why."""
    chance: float
    action: str = ""
    words: Phrase | None = None
    better: float = 0.0
    reasons: tuple[Phrase, ...] = ()

    @property
    def loss(self) -> float:
        return max(0.0, self.better - self.chance) if self.action else 0.0

    def json(self) -> JSON | None:
        return None if self.words is None else {"action": self.action, "words": self.words.json(), "chance": round(self.better, 3),
                                                "reasons": [reason.json() for reason in self.reasons]}


@dataclass(frozen=True)
class Weigh:
    """How likely does each seat win from a position?"""
    game: str
    position: JSON
    seed: int
    iterations: int

    def run(self, game: Game) -> list[float]:
        return weigh(game, load_position(game, self.position)[0], self.seed, self.iterations)


@dataclass(frozen=True)
class Judge:
    """What would a bot have done in a seat, and how much better was that than what was chosen?"""
    game: str
    position: JSON
    seat: int
    chosen: Action
    seed: int
    iterations: int

    def run(self, game: Game) -> Verdict:
        return judge(game, load_position(game, self.position)[0], self.seat, self.chosen, self.seed, self.iterations)


Task = Weigh | Judge


class Witness(Insight):
    """The game's own insight, which also notes what the last line was worth for every seat."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__()
        self.own = insight_of(game.name)()
        self.asked = [0] * seats if game.cooperative else list(range(seats))
        self.noted: list[float] | None = None

    def begin(self, state: Any, seat: int) -> None:
        self.own.begin(state, seat)

    def play_on(self, state: Any, luck: Luck) -> Any:
        state = self.own.play_on(state, luck)
        known = {seat: chance_of(self.own, state, seat) for seat in set(self.asked)}
        self.noted = [known[seat] for seat in self.asked]
        return state

    def evaluate(self, state: Any, seat: int) -> float:
        assert self.noted is not None
        return self.noted[seat]

    def priors(self, state: Any, item: Item, seat: int, found: list[Action], luck: Luck) -> list[float]:
        return self.own.priors(state, item, seat, found, luck)


def chance_of(insight: Insight, state: Any, seat: int) -> float:
    """What a state at the end of a line is worth for a seat."""
    return (1.0 + state.results[seat]) / 2 if state.results else insight.evaluate(state, seat)


def weigh(game: Game, state: Any, seed: int, iterations: int) -> list[float]:
    """The chances of all seats, all hands open. The first half of the search only finds out which lines are worth it."""
    worlds: list[Any] = []

    def all_open(true: Any, seat: int, luck: Luck) -> Any:
        worlds[:] = [true.copy()]
        return worlds[0]

    seats = game.seats(state)
    witness = Witness(game, seats)
    tree = Tree(replace(game, imagine=all_open), witness, Luck(seed), state, due(state, state.agenda[-1])[0])
    tree.grow(iterations // 2)
    total = [0.0] * seats
    for _ in range(iterations - iterations // 2):
        witness.noted = None
        tree.grow(1)
        found = witness.noted or [(1.0 + result) / 2 for result in worlds[0].results]
        total = [sum(pair) for pair in zip(total, found, strict=True)]
    return shared_out(game.sides_of(state), [one / (iterations - iterations // 2) for one in total])


def shared_out(sides: Sequence[int], chances: Sequence[float]) -> list[float]:
    """Sides that play against each other share one win; where there is but one side, it has the chance that it has."""
    by_side = {side: sum(chance for other, chance in zip(sides, chances, strict=True) if other == side) / sides.count(side)
               for side in sides}
    total = sum(by_side.values()) if len(by_side) > 1 else 1.0
    return [by_side[side] / total if total else 1.0 / len(by_side) for side in sides]


def judge(game: Game, state: Any, seat: int, chosen: Action, seed: int, iterations: int) -> Verdict:
    """A choice beside the one a bot would have made, from what the seat could see."""
    luck = Luck(seed)
    tree, ranked = consider(game, state, seat, luck, iterations)
    best = ranked[0]
    chance = tree.chance(chosen) if tree.count(chosen) else at_first_sight(game, tree, seat, chosen, luck)
    if chosen == best or tree.chance(best) - chance < SAME:
        return Verdict(tree.chance(best) if chosen == best else chance)
    found = advice(game, tree, seat, best, reasons(game, tree.believed, seat, [best], [best, chosen], luck)[0])
    return Verdict(chance, found.text, found.words, found.chance, found.reasons)


def at_first_sight(game: Game, tree: Tree, seat: int, chosen: Action, luck: Luck) -> float:
    """A choice that the search did not think worth a trial."""
    total = 0.0
    for _ in range(WORLDS):
        world = game.imagine(tree.believed, seat, luck)
        choose(world, world.agenda[-1], seat, chosen)
        settle(world, luck)
        if not world.results:
            world = tree.insight.play_on(world, luck)
        total += chance_of(tree.insight, world, 0 if game.cooperative else seat)
    return total / WORLDS
