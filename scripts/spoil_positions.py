"""Spoil many positions of a game and see what the loader makes of them: see docs/fuzz.md.

    python scripts/spoil_positions.py root --seconds 600 --seed 3

The first position that breaks something is written to <game>-spoilt-<seed>.json; the exit code is then 1.
"""
import argparse
import json
import sys
from pathlib import Path

from kotatsu import games
from kotatsu.sim.spoilt import Found, spoil

ROUND = 200               # positions that are spoilt before new ones are played


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seconds", type=float, default=600, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=None, help="played from each position; all by default")
    given = parser.parse_args()
    total, left, turn = Found(), given.seconds, 0
    while left > 0 and not total.failures:
        found = spoil(games.load(given.game), given.seed * 100_000 + turn, ROUND, [], left, given.decisions)
        total.add(found)
        turn, left = turn + 1, left - found.seconds
    print(f"{total.refused} refused, {total.played} played, {len(total.failures)} failures")
    print(", ".join(f"{name} {number}" for name, number in total.fields.most_common()))
    if total.failures:
        first = total.failures[0]
        Path(f"{given.game}-spoilt-{given.seed}.json").write_text(json.dumps(first, indent=2), encoding="utf-8")
        print("\n".join(first["failure"]["changes"]), first["failure"]["trace"], sep="\n")
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
