"""OpenSpiel's own ISMCTS on our game, beside our search: from the same position, by whole random games, taking turns in one run.

The rules below both are the same, compiled or not. What is compared is the search and the way to it: OpenSpiel's (in Python; the
one in C++ crashes on games that are not) goes through the door of `kotatsu.rl.spiel`, ours straight to the rules. Processor time.
"""
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

from kotatsu import games
from kotatsu.kernel.agenda import due
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say
from kotatsu.search.insight import Insight
from kotatsu.search.tree import Tree
from kotatsu.sim.search_speed import first_choice
from kotatsu.sim.statistics import median

OPENSPIEL = "openspiel"   # what it is called on the command line
ROUNDS = 5
LINES = 20                # iterations of one search
EXPLORE = 2.0             # as its own examples have it
Search = Callable[[], object]


def our_search(game: Game, state: Any) -> Search:
    """A decision with LINES iterations."""
    luck, seat = Luck(2), due(state, state.agenda[-1])[0]
    return lambda: Tree(game, Insight(), luck, state, seat).grow(LINES)


def openspiel_search(game: Game, state: Any) -> Search:
    """The same by OpenSpiel, a rollout at each leaf."""
    numpy, pyspiel, spiel = (import_module(name) for name in ("numpy", "pyspiel", "kotatsu.rl.spiel"))
    ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts"))
    spiel.register()
    seats = game.seats(state)
    title = pyspiel.load_game(f"kotatsu_{game.name}(players={seats})")
    position = title.new_initial_state()
    position.match = spiel.Match(game, state.copy(), [0] * seats)
    luck = [numpy.random.RandomState(seed) for seed in (1, 2)]
    bot = ismcts.ISMCTSBot(title, mcts.RandomRolloutEvaluator(1, luck[0]), EXPLORE, LINES, random_state=luck[1])
    return lambda: bot.step(position)


def iterations_a_second(search: Search, seconds: float) -> float:
    count, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        search()
        count += LINES
    return count / spent


def beside_openspiel(name: str, seconds: float) -> JSON:
    """Iterations a second of both, and how many of ours for one of theirs: medians over the rounds."""
    if find_spec("pyspiel") is None:
        raise Unreadable(say("rl-missing", package="OpenSpiel", set="openspiel"))
    game = games.load(name)
    state = first_choice(game)
    ours, theirs = our_search(game, state), openspiel_search(game, state)
    rounds = [[iterations_a_second(search, seconds / 2 / ROUNDS) for search in (ours, theirs)] for _ in range(ROUNDS)]
    return {"ours_per_s": median([one for one, _ in rounds]), "openspiel_per_s": median([other for _, other in rounds]),
            "times": median([one / other for one, other in rounds])}
