"""What a seat might do: the best actions, how likely it wins with each, and why, in words. It never uses what the seat cannot see.

A game gives its insight as `bots/<game>/insight.py` (class `Own`) and what a position consists of as `bots/<game>/reasons.py`
(`terms(state, seat)`, each with the message `hint-<game>-<name>`; `follow(state, luck)` if a choice is to be looked at not just
when the next seat chooses). Without them lines are finished by chance, and no reason is given.
"""
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.table import Table
from kotatsu.search.insight import Insight
from kotatsu.search.tree import Tree

ITERATIONS = 400
BEST = 3
WORLDS = 6                 # imagined tables on which the reasons are looked for
TOLD = 2                   # reasons for one action, at most
MATTERS = 0.15             # of the largest difference: a smaller one is no reason

Terms = Callable[[Any, int], dict[str, float]]


@dataclass(frozen=True)
class Advice:
    """One action: how likely the seat wins with it, how often the search tried it, and what speaks for it."""
    action: Action
    text: str
    words: Phrase
    chance: float
    tries: int
    reasons: tuple[Phrase, ...]

    def json(self) -> dict[str, Any]:
        return {"action": self.text, "words": self.words.json(), "chance": round(self.chance, 3), "tries": self.tries,
                "reasons": [reason.json() for reason in self.reasons]}


@cache
def found_in(game: str, module: str, name: str) -> Any:
    """Something that a game's bots offer, None if they do not."""
    place = f"kotatsu.bots.{game}"
    if not game.isidentifier() or find_spec(place) is None or find_spec(f"{place}.{module}") is None:
        return None
    return getattr(import_module(f"{place}.{module}"), name, None)


def insight_of(game: str) -> type[Insight]:
    """What a game knows about itself; plain chance for one that says nothing."""
    kind: type[Insight] = found_in(game, "insight", "Own") or Insight
    return kind


def hint(table: Table, seat: int | None = None, *, seed: int = 0, iterations: int = ITERATIONS, best: int = BEST) -> list[Advice]:
    """The best actions of a seat, the best first; of whoever is to choose if none is named. The same seed, the same advice.

    On several cores, or for one decision after the other: `thinker.Thinker`.
    """
    return advise(table.game, table.state, chooser(table, seat), seed, iterations, best)


def chooser(table: Table, seat: int | None = None) -> int:
    """Who is to think: the seat that is named, if it is to choose, or the first that is."""
    if table.item is None:
        raise Unreadable(say("hint-over"))
    seats = due(table.state, table.item)
    if seat is not None and seat not in seats:
        raise Unreadable(say("hint-not-due", who=table.game.seat_words(table.state, seat)))
    return seats[0] if seat is None else seat


def advise(game: Game, state: Any, seat: int, seed: int, iterations: int = ITERATIONS, best: int = BEST) -> list[Advice]:
    """The same from a bare state. What the search tried most often is advised, in the order of the chances that are shown."""
    luck = Luck(seed)
    tree, ranked = consider(game, state, seat, luck, iterations)
    return advice_of(game, tree, ranked, best)


def advice_of(game: Game, tree: Tree, ranked: list[Action], best: int) -> list[Advice]:
    """What a tree that has grown says of its options, `ranked` with the best first."""
    seat, luck = tree.seat, tree.luck
    advised = [action for action in ranked if tree.count(action)][:best] or ranked[:best]
    advised.sort(key=lambda action: -tree.chance(action))
    known = [action for action in options(tree.believed, tree.believed.agenda[-1], seat) if tree.count(action)]
    why = reasons(game, tree.believed, seat, advised, known, luck)
    return [advice(game, tree, seat, action, why[number]) for number, action in enumerate(advised)]


def consider(game: Game, state: Any, seat: int, luck: Luck, iterations: int) -> tuple[Tree, list[Action]]:
    """A seat thinks about what it may choose, from what it can see: the tree, and its options, the best first."""
    believed = game.imagine(state, seat, luck)
    found = options(believed, believed.agenda[-1], seat)
    tree = Tree(game, insight_of(game.name)(), luck, believed, seat)
    if len(found) > 1:
        tree.grow(iterations)
    return tree, ranking(tree, found)


def ranking(tree: Tree, found: list[Action]) -> list[Action]:
    """What was made most often stands first."""
    return sorted(found, key=lambda action: (-tree.count(action), -tree.chance(action)))


def advice(game: Game, tree: Tree, seat: int, action: Action, why: tuple[Phrase, ...]) -> Advice:
    """What the search says of one action."""
    believed = tree.believed
    return Advice(action, game.format(believed, action), game.choice(believed, believed.agenda[-1], seat, action).words,
                  tree.chance(action), tree.count(action), why)


def reasons(game: Game, believed: Any, seat: int, advised: list[Action], known: list[Action],
            luck: Luck) -> list[tuple[Phrase, ...]]:
    """What an action makes better, beside the mean of all that was tried."""
    terms: Terms | None = found_in(game.name, "reasons", "terms")
    if terms is None or len(known) < 2:
        return [()] * len(advised)
    worlds = [game.imagine(believed, seat, luck) for _ in range(WORLDS)]
    means = {action: mean_terms(game, worlds, seat, action, terms, luck) for action in known}
    usual = {name: sum(one[name] for one in means.values()) / len(means) for name in means[known[0]]}
    return [tuple(say(f"hint-{game.name}-{name}") for name in strongest({name: value - usual[name]
            for name, value in means[action].items()})) for action in advised]


def strongest(gains: dict[str, float]) -> list[str]:
    """The terms that gain most; what hardly changes is no reason."""
    most = max(map(abs, gains.values()))
    ranked = sorted((name for name, gain in gains.items() if gain > MATTERS * most and gain > 1e-6), key=lambda name: -gains[name])
    return ranked[:TOLD]


def mean_terms(game: Game, worlds: list[Any], seat: int, action: Action, terms: Terms, luck: Luck) -> dict[str, float]:
    """What the position consists of right after an action, in the mean over a few imagined tables: the same for all actions."""
    total: dict[str, float] = {}
    for world in worlds:
        for name, value in terms_after(game, world.copy(), seat, action, terms, luck).items():
            total[name] = total.get(name, 0.0) + value / len(worlds)
    return total


def terms_after(game: Game, world: Any, seat: int, action: Action, terms: Terms, luck: Luck) -> dict[str, float]:
    """What an imagined table consists of right after an action. The world is used up."""
    insight = insight_of(game.name)()
    insight.begin(world, seat)
    choose(world, world.agenda[-1], seat, action)
    follow: Callable[[Any, Luck], object] = found_in(game.name, "reasons", "follow") or settle
    follow(world, luck)
    return terms(world if world.results else insight.play_on(world, luck), seat)
