"""The play by which the C compiler learns which ways the rules take (kotatsu/guided.py): some seconds of every game, seeded.

Random games at all tables that are measured, as bench and rollouts play them; whole games of the levels that answer at once; and a
search with what the game knows about itself.
"""
import sys

from kotatsu import bots, games
from kotatsu.kernel.agenda import due
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.playout import play_random
from kotatsu.kernel.table import Table
from kotatsu.search.hint import insight_of
from kotatsu.search.tree import Tree
from kotatsu.sim.ladder import tables_of
from kotatsu.sim.search_speed import first_choice
from kotatsu.sim.speed import is_compiled

DECISIONS = 200_000       # of random play in every game
MATCHES = 2               # of each level
ITERATIONS = 300


def train(game: Game) -> int:
    """How many decisions of random games were played."""
    tables, luck, played, number = tables_of(game.name), Luck(1), 0, 0
    while played < DECISIONS:
        state = game.new(game.book(tables[number % len(tables)]))
        played += play_random(state, luck, luck, game.most_decisions)[0]
        number += 1
    for level in ("gentle", "steady"):
        if level in bots.names(game.name):
            for seed in range(MATCHES):
                bots.play(Table.new(game, tables[seed % len(tables)], seed), [level], seed)
    state = first_choice(game)
    Tree(game, insight_of(game.name)(), luck, state, due(state, state.agenda[-1])[0]).grow(ITERATIONS)
    return played


if __name__ == "__main__":
    if not is_compiled():
        sys.exit("these rules count nothing: they run as plain Python")
    for name in games.names():
        print(name, train(games.load(name)), flush=True)
