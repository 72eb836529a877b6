"""What is best here? Plays every choice of a position out by chance, many times, and says how often each wins.

    python examples/analyse.py examples/root-endgame.json --playouts 200
"""
import argparse
from pathlib import Path

import kotatsu

HERE = Path(__file__).parent


def win_rate(table: kotatsu.Table, seat: int, move: kotatsu.Action, playouts: int) -> float:
    """The hidden cards are guessed anew each time, as that seat could believe them to lie; every move meets the same guesses."""
    won = 0
    for number in range(playouts):
        trial = table.imagine(seat, seed=number)
        trial.do(seat, move)
        end = trial.state.copy()
        kotatsu.play_random(end, kotatsu.Luck(number), kotatsu.Luck(number + 1), table.game.most_decisions)
        won += end.results[seat] > 0
    return won / playouts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("position", nargs="?", default=HERE / "root-endgame.json")
    parser.add_argument("--playouts", type=int, default=100)
    given = parser.parse_args()
    table = kotatsu.load(given.position)
    print(table)
    seat = table.seat_number(None)
    rates = {move: win_rate(table, seat, move, given.playouts) for move in table.legal(seat)}
    for move, rate in sorted(rates.items(), key=lambda found: -found[1]):
        print(f"{rate:>6.0%}  {move}")


if __name__ == "__main__":
    main()
