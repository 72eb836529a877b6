"""A bot that looks one choice ahead: it tries each on a copy of the table and takes what leaves it best off.

    python examples/greedy.py --games 20
    kotatsu sim root --players 4 --bots examples/greedy.py:Greedy,random,random,random --games 20
"""
import argparse

import kotatsu


class Greedy:
    """Points first, against the best rival's, then warriors on the map; of what is alike, anything."""

    def choose(self, table: kotatsu.Table, seat: int) -> kotatsu.Action:
        return max(table.legal(seat), key=lambda move: (self.value(table, seat, move), table.luck.below(1000)))

    def value(self, table: kotatsu.Table, seat: int, move: kotatsu.Action) -> int:
        trial = table.copy()
        trial.do(seat, move)
        state = trial.state
        rivals = [points for other, points in enumerate(state.points) if other != seat]
        warriors = sum(state.warriors[seat::len(state.points)])
        return int(10 * (state.points[seat] - max(rivals)) + warriors)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    count, won = parser.parse_args().games, 0
    for number in range(count):
        table = kotatsu.new("root", players=4, seed=number)
        seat = number % 4
        kotatsu.bots.play(table, [Greedy if other == seat else "random" for other in range(4)], seed=number)
        won += table.state.results[seat] > 0
    print(f"Greedy won {won} of {count} games; one of four random players would win about {count / 4:.0f}.")


if __name__ == "__main__":
    main()
