"""Learns the weights of Root's sharp player from a few games of gentle and steady players.

    python scripts/root_judge.py --gentle 200 --steady 40 --out src/kotatsu/bots/root/weights.json

Few games are enough because it is not wins that are learnt first, but points: what a side's numbers say about what it will score
within two rounds, as the steady player's judge has it, and put right by what really came. Then how much points, and points to
come, are worth as a chance to win. (`kotatsu train root` learns from wins alone: it needs many more games.)
"""
import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from kotatsu.bots import Bot
from kotatsu.bots.root import gentle, steady
from kotatsu.bots.root.features import COMMON, GROUPS, NAMES, OWN, PLAIN
from kotatsu.bots.root.lesson import Wood
from kotatsu.bots.weights import Weights
from kotatsu.games.root.book import GOAL
from kotatsu.kernel.luck import Luck
from kotatsu.sim.seeds import seed_for
from kotatsu.train.games import Record, play_one

AHEAD = 8                          # turns: two rounds of four
HELD_OUT = 6                       # every sixth four of games is not learnt from
RIDGE = 300.0                      # how strongly what the steady judge says is held to
STEPS, PACE, FAST, SLOW = 400, 0.02, 0.9, 0.99       # of Adam
# the steady judge's sum in points, as far as the numbers have it
JUDGED = {"judge": 2.0, "army": 2.0, "rule": 1.4, "prey": 0.75, "effects": 1.0, "hand": 1.5, "birds": 0.6, "ambushes": 0.3,
          "in danger": -2.0, "craftable now": 0.45, "items to craft": 0.3}
POINTS, MOVES, NO_MARKER = PLAIN.index("points"), PLAIN.index("moves now"), PLAIN.index("no marker")
Array = Any


class Gentle(Wood):
    def player(self, weights: Weights | None, luck: Luck) -> Bot:
        return gentle.Player(luck)


class Steady(Wood):
    def player(self, weights: Weights | None, luck: Luck) -> Bot:
        return steady.Player(luck)


class Positions:
    """All positions of all games, as arrays with a place for each seat of four."""

    def __init__(self, records: list[Record]) -> None:
        numbers, groups, won, gains, known, games = [], [], [], [], [], []
        for game, record in enumerate(records):
            rows = np.frombuffer(record.numbers, dtype=np.float32).reshape(-1, 4, len(NAMES))[:, :, :len(PLAIN)].astype(np.float64)
            count, results = len(rows), np.array(record.results)
            points = rows[:, :, POINTS] * 10
            last = np.where(results > 0, np.maximum(points.max(axis=0), GOAL), points.max(axis=0))
            later = np.stack([points[turn + AHEAD] if turn + AHEAD < count else last for turn in range(count)])
            numbers.append(rows)
            groups.append(np.frombuffer(record.groups, dtype=np.uint8).reshape(-1, 4))
            won.append(np.tile((results > 0) / max(1, (results > 0).sum()), (count, 1)))
            gains.append(later - points)
            known.append(np.arange(count) + AHEAD < count)
            games.append(np.full(count, game))
        self.numbers, self.groups, self.won = np.concatenate(numbers), np.concatenate(groups), np.concatenate(won)
        self.gains, self.known = np.concatenate(gains), np.concatenate(known)
        self.held: Array = np.concatenate(games) // 4 % HELD_OUT == HELD_OUT - 1
        self.points = self.numbers[:, :, POINTS] * 10
        self.late = np.minimum(GOAL, self.points.max(axis=1, keepdims=True)) / GOAL


def gain_weights(positions: Positions, group: int) -> Array:
    """For each plain number of a side: how many points within two rounds it stands for."""
    names = [*COMMON, *list(OWN.values())[group]]
    judged = np.zeros(len(PLAIN))
    for name, weight in JUDGED.items():
        judged[names.index(name)] = weight
    learnt_from = (~positions.held & positions.known)[:, None]
    rows = (positions.groups == group) & learnt_from & (positions.numbers[:, :, NO_MARKER] == 0)
    numbers, gains = positions.numbers[rows], positions.gains[rows]
    free = np.column_stack([numbers @ judged, numbers[:, POINTS], numbers[:, MOVES:MOVES + 3], np.ones(len(numbers))])
    scale = np.linalg.lstsq(free, gains, rcond=None)[0]
    weights: Array = scale[0] * judged
    weights[POINTS] += scale[1]
    weights[MOVES:MOVES + 3] += scale[2:5]
    weights[0] += scale[5]                                   # `here`, which is always one
    left = gains - numbers @ weights
    middle, spread = numbers.mean(axis=0), numbers.std(axis=0)
    spread[spread < 1e-6] = 1e9
    stretched = (numbers - middle) / spread
    more = np.linalg.solve(stretched.T @ stretched + RIDGE * np.eye(len(PLAIN)), stretched.T @ (left - left.mean())) / spread
    weights += more
    weights[0] += left.mean() - (more * middle).sum()
    return weights


def shares(strengths: Array) -> Array:
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def surprise(chances: Array, positions: Positions, chosen: Array) -> float:
    """The mean log loss."""
    return float(-(positions.won[chosen] * np.log(np.maximum(chances[chosen], 1e-9))).sum(axis=1).mean())


def learn(positions: Positions) -> tuple[dict[str, Any], list[float]]:
    """The weights by group, and the log loss on what was held out: by points alone, and by these weights."""
    gained = np.stack([gain_weights(positions, group) for group in range(len(GROUPS))])
    coming = np.einsum("nsd,nsd->ns", positions.numbers, gained[positions.groups])
    late, groups, count = positions.late, positions.groups, len(GROUPS)
    parts = np.stack([positions.points, positions.points * late, coming, coming * late], axis=2)
    seen = np.where(~positions.held)[0]
    worth = np.concatenate([np.full(4, 0.1), np.zeros(2 * count)])           # of the parts; then of each group, plain and late
    fast, slow = np.zeros_like(worth), np.zeros_like(worth)

    def strengths() -> Array:
        return parts @ worth[:4] + worth[4:4 + count][groups] + worth[4 + count:][groups] * late

    for step in range(1, STEPS + 1):
        wrong = (shares(strengths()) - positions.won)[seen] / len(seen)
        whose = groups[seen]
        slope = np.concatenate([np.einsum("ns,nsd->d", wrong, parts[seen]), [wrong[whose == group].sum() for group in range(count)],
                                [(wrong * late[seen])[whose == group].sum() for group in range(count)]])
        fast, slow = FAST * fast + (1 - FAST) * slope, SLOW * slow + (1 - SLOW) * slope ** 2
        pace = PACE * (1 - 0.9 * step / STEPS)
        worth = worth - pace * (fast / (1 - FAST ** step)) / (np.sqrt(slow / (1 - SLOW ** step)) + 1e-9)
    heads = {}
    for group, name in enumerate(GROUPS):
        plain, lately = worth[2] * gained[group], worth[3] * gained[group]
        plain[POINTS] += 10 * worth[0]
        lately[POINTS] += 10 * worth[1]
        lately[0] += worth[4 + count + group]
        heads[name] = {"bias": float(worth[4 + group]), "plain": [float(f"{weight:.4g}") for weight in [*plain, *lately]]}
    by_points = shares(positions.points / (3 + 0.25 * GOAL * (1 - late)))
    return heads, [round(surprise(chances, positions, positions.held), 4) for chances in (by_points, shares(strengths()))]


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--gentle", type=int, default=200, help="games of gentle players")
    given.add_argument("--steady", type=int, default=40, help="games of steady players")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, required=True)
    wanted = given.parse_args()
    begun = time.process_time()
    records = []
    for lesson, name, count in ((Gentle(), "gentle", wanted.gentle), (Steady(), "games", wanted.steady)):
        records += [play_one(lesson, None, seed_for(wanted.seed, name), number) for number in range(count)]
    heads, loss = learn(Positions(records))
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
    made = {"command": " ".join(["python", *sys.argv]), "seed": wanted.seed, "commits": [commit], "games": len(records),
            "hours": round((time.process_time() - begun) / 3600, 3), "loss": loss}
    weights = {"kind": "kotatsu-weights", "game": "root", "version": 1, "made": made, "features": NAMES, "groups": heads}
    wanted.out.write_text(json.dumps(weights) + "\n", encoding="utf-8")
    print(f"{len(records)} games; log loss on the held-out ones {loss[1]} (by points alone {loss[0]})")


if __name__ == "__main__":
    main()
