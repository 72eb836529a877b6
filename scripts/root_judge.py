"""Learns the weights of Root's players that have learnt from games of gentle and steady players, and then from its own.

    python scripts/root_judge.py --gentle 400 --steady 1300 --mixed 300 --out src/kotatsu/bots/root/weights.json

Not wins are learnt first, but points: what a side's numbers say about what it will score within two rounds, as the steady player's
judge has it, and put right by what really came. Then how much points, and points to come, are worth as a chance to win. From
there all weights learn who won the games of steady players, held near where they began. With what was learnt half of the seats
play the next games (`--mixed`, as many rounds as there are numbers), and all is learnt anew with those: what the judge believed
too readily it has then tried. `--folder` keeps the games, so that a course that was broken off goes on.
(`kotatsu train root` learns from wins alone: it needs many more games.)
"""
import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from kotatsu.bots import Bot
from kotatsu.bots.root import gentle, steady
from kotatsu.bots.root.features import COMMON, GROUPS, NAMES, OWN, PLAIN
from kotatsu.bots.root.lesson import Learner, Wood
from kotatsu.bots.weights import Weights
from kotatsu.games.root.book import GOAL
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck
from kotatsu.sim.seeds import seed_for
from kotatsu.train.course import arrays_of, parted
from kotatsu.train.games import Record, play_one

AHEAD = 8                          # turns: two rounds of four
HELD_OUT = 6                       # every sixth four of games among equals is not learnt from
RIDGE = 300.0                      # how strongly what the steady judge says is held to
STEPS, PACE, FAST, SLOW = 400, 0.02, 0.9, 0.99       # of Adam
REFINING, REFINING_PACE = 120, 0.03
SHRINK = 0.01                      # how strongly the weights are held to what points said
SAVED = 20                         # games after which the folder is written
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


class Mixed(Wood):
    """Half of the seats have learnt."""
    strays: ClassVar[float] = 0.03

    def player(self, weights: Weights | None, luck: Luck) -> Bot:
        assert weights is not None
        return steady.Player(luck) if luck.below(2) else Learner(luck, weights)


class Positions:
    """All positions of all games, as arrays with a place for each seat of four: first those of games among equals."""

    def __init__(self, equal: list[Record], gentle_ones: list[Record]) -> None:
        records = equal + gentle_ones
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
        game_of = np.concatenate(games)
        self.equal: Array = game_of < len(equal)
        self.held: Array = self.equal & (game_of // 4 % HELD_OUT == HELD_OUT - 1)
        self.points = self.numbers[:, :, POINTS] * 10
        self.late = np.minimum(GOAL, self.points.max(axis=1, keepdims=True)) / GOAL
        # as `NAMES` tells: plain, and times how late it is
        self.all_numbers: Array = np.concatenate([self.numbers, self.numbers * self.late[:, :, None]], axis=2)


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


class Adam:
    """Steps against a slope, which get shorter."""

    def __init__(self, steps: int, pace: float) -> None:
        self.steps, self.pace = steps, pace
        self.taken = 0
        self.fast: Array = 0.0
        self.slow: Array = 0.0

    def step(self, slope: Array) -> Array:
        self.taken += 1
        self.fast, self.slow = FAST * self.fast + (1 - FAST) * slope, SLOW * self.slow + (1 - SLOW) * slope ** 2
        pace = self.pace * (1 - 0.9 * self.taken / self.steps)
        return pace * (self.fast / (1 - FAST ** self.taken)) / (np.sqrt(self.slow / (1 - SLOW ** self.taken)) + 1e-9)


def surprise(chances: Array, positions: Positions, chosen: Array) -> float:
    """The mean log loss."""
    return float(-(positions.won[chosen] * np.log(np.maximum(chances[chosen], 1e-9))).sum(axis=1).mean())


def points_first(positions: Positions) -> tuple[Array, Array]:
    """Weights by group, plain ones and then late ones, and the bias of each, from what the numbers say about points to come."""
    gained = np.stack([gain_weights(positions, group) for group in range(len(GROUPS))])
    coming = np.einsum("nsd,nsd->ns", positions.numbers, gained[positions.groups])
    late, groups, count = positions.late, positions.groups, len(GROUPS)
    parts = np.stack([positions.points, positions.points * late, coming, coming * late], axis=2)
    seen = np.where(~positions.held)[0]
    worth = np.concatenate([np.full(4, 0.1), np.zeros(2 * count)])           # of the parts; then of each group, plain and late
    adam = Adam(STEPS, PACE)
    for _ in range(STEPS):
        strengths = parts @ worth[:4] + worth[4:4 + count][groups] + worth[4 + count:][groups] * late
        wrong = (shares(strengths) - positions.won)[seen] / len(seen)
        whose = groups[seen]
        slope = np.concatenate([np.einsum("ns,nsd->d", wrong, parts[seen]), [wrong[whose == group].sum() for group in range(count)],
                                [(wrong * late[seen])[whose == group].sum() for group in range(count)]])
        worth = worth - adam.step(slope)
    plain, lately = worth[2] * gained, worth[3] * gained
    plain[:, POINTS] += 10 * worth[0]
    lately[:, POINTS] += 10 * worth[1]
    lately[:, 0] += worth[4 + count:]
    return np.concatenate([plain, lately], axis=1), worth[4:4 + count]


def refined(weights: Array, bias: Array, positions: Positions) -> tuple[Array, Array]:
    """The weights after they have learnt who won the games among equals; `SHRINK` pulls them back to where they began."""
    learnt_from = positions.equal & ~positions.held
    numbers, groups, won = positions.all_numbers[learnt_from], positions.groups[learnt_from], positions.won[learnt_from]
    whose = [groups == group for group in range(len(GROUPS))]
    spread = np.stack([numbers[rows].std(axis=0) for rows in whose])
    spread[spread < 1e-3] = 1e9
    change, more = np.zeros_like(weights), np.zeros_like(bias)
    adams = Adam(REFINING, REFINING_PACE), Adam(REFINING, REFINING_PACE)
    for _ in range(REFINING):
        strengths = np.einsum("nsd,nsd->ns", numbers, (weights + change / spread)[groups]) + (bias + more)[groups]
        wrong = (shares(strengths) - won) / len(won)
        slope = np.stack([np.einsum("r,rd->d", wrong[rows], numbers[rows]) for rows in whose]) / spread + SHRINK * change
        change = change - adams[0].step(slope)
        more = more - adams[1].step(np.array([wrong[rows].sum() for rows in whose]))
    return weights + change / spread, bias + more


def learn(equal: list[Record], gentle_ones: list[Record]) -> tuple[JSON, list[float]]:
    """The weights by group, and the log loss on what was held out: by points alone, and by these weights."""
    positions = Positions(equal, gentle_ones)
    weights, bias = refined(*points_first(positions), positions)
    by_points = shares(positions.points / (3 + 0.25 * GOAL * (1 - positions.late)))
    strengths = np.einsum("nsd,nsd->ns", positions.all_numbers, weights[positions.groups]) + bias[positions.groups]
    heads = {name: {"bias": float(bias[group]), "plain": [float(f"{weight:.4g}") for weight in weights[group]]}
             for group, name in enumerate(GROUPS)}
    loss = [round(surprise(chances, positions, positions.held), 4) for chances in (by_points, shares(strengths))]
    return {"features": NAMES, "groups": heads}, loss


class Played:
    """Games of one kind, in the order in which they were played; kept in a folder if there is one."""

    def __init__(self, name: str, lesson: Wood, weights: JSON | None, seed: int, folder: Path | None) -> None:
        self.lesson = lesson
        self.weights = None if weights is None else Weights(weights)
        self.seed = seed_for(seed, name)
        self.file = None if folder is None else folder / f"{name}.npz"
        self.records: list[Record] = []
        self.seconds = 0.0
        if self.file is not None and self.file.exists():
            with np.load(self.file) as arrays:
                self.records = parted(arrays, "games", len(NAMES))
                self.seconds = float(arrays["seconds"])

    def play(self, count: int) -> list[Record]:
        """The first so many."""
        while len(self.records) < count:
            begun = time.process_time()
            self.records.append(play_one(self.lesson, self.weights, self.seed, len(self.records)))
            self.seconds += time.process_time() - begun
            if self.file is not None and (len(self.records) % SAVED == 0 or len(self.records) == count):
                with self.file.with_suffix(".new").open("wb") as file:
                    np.savez_compressed(file, seconds=self.seconds, **arrays_of(self.records, "games"))
                self.file.with_suffix(".new").replace(self.file)
        return self.records[:count]


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--gentle", type=int, default=400, help="games of gentle players")
    given.add_argument("--steady", type=int, default=1300, help="games of steady players")
    given.add_argument("--mixed", type=int, nargs="*", default=[],
                       help="games of steady players and of those who have learnt, by round")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--folder", type=Path, help="where games are kept")
    given.add_argument("--out", type=Path, required=True)
    wanted = given.parse_args()
    if wanted.folder is not None:
        wanted.folder.mkdir(parents=True, exist_ok=True)
    begun = time.process_time()
    kinds = [Played(name, lesson, None, wanted.seed, wanted.folder) for name, lesson in (("gentle", Gentle()), ("games", Steady()))]
    before = sum(kind.seconds for kind in kinds)
    gentle_ones, equal = kinds[0].play(wanted.gentle), kinds[1].play(wanted.steady)
    learnt, loss = learn(equal, gentle_ones)
    for number, count in enumerate(wanted.mixed):
        kind = Played("mix" + str(number or ""), Mixed(), learnt, wanted.seed, wanted.folder)
        before += kind.seconds
        equal = [*equal, *kind.play(count)]
        learnt, loss = learn(equal, gentle_ones)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
    made = {"command": " ".join(["python", *sys.argv]), "seed": wanted.seed, "commits": [commit],
            "games": len(equal) + len(gentle_ones), "hours": round((before + time.process_time() - begun) / 3600, 3), "loss": loss}
    wanted.out.write_text(json.dumps({"kind": "kotatsu-weights", "game": "root", "version": 1, "made": made, **learnt}) + "\n",
                          encoding="utf-8")
    print(f"{made['games']} games; log loss on the held-out ones {loss[1]} (by points alone {loss[0]})")


if __name__ == "__main__":
    main()
