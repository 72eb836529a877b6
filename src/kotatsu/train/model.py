"""The weights while they learn: a sum over the numbers of a position, and a few hidden units, for each group. NumPy without BLAS:
its sums would depend on the number of cores."""
from typing import Any

import numpy as np

from kotatsu.bots.lesson import Lesson, Winning
from kotatsu.kernel.game import JSON

SLOW, FAST, TINY = 0.999, 0.9, 1e-8          # of Adam
BATCH = 256                                  # moments a step
FLAT = 1e-6                                  # a number that hardly varies is not stretched
Array = Any


class Rows:
    """Moments of many games as arrays: row by row, and where the rows of each moment begin."""

    def __init__(self, numbers: Array, groups: Array, starts: Array, targets: Array, weights: Array) -> None:
        self.numbers, self.groups = numbers, groups
        self.starts = starts                                     # by moment
        self.counts: Array = np.diff(np.append(starts, len(groups)))
        self.targets, self.weights = targets, weights            # by row

    def of(self, moments: Array) -> "Rows":
        """Some of the moments."""
        counts = self.counts[moments]
        starts = np.cumsum(counts) - counts
        rows = np.repeat(self.starts[moments] - starts, counts) + np.arange(int(counts.sum()))
        return Rows(self.numbers[rows], self.groups[rows], starts, self.targets[rows], self.weights[rows])


class Model:
    """Parameters over numbers that are shifted and stretched so that each varies by about one."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.lesson = lesson
        count, groups, hidden = len(lesson.names), len(lesson.groups), lesson.hidden
        luck = np.random.Generator(np.random.PCG64(seed))
        self.middle, self.spread = np.zeros(count), np.ones(count)
        self.parts: dict[str, Array] = {
            "bias": np.zeros(groups), "plain": np.zeros((groups, count)),
            "units": luck.normal(0.0, 1.0 / np.sqrt(count), (groups, hidden, count)), "unit_bias": np.zeros((groups, hidden)),
            "out": np.zeros((groups, hidden)) + 0.01 * luck.normal(size=(groups, hidden))}
        self.anchor = dict(self.parts)                           # what it began with

    def stretch(self, numbers: Array) -> None:
        """Look at the first rows: how large and how different are the numbers?"""
        self.middle = numbers.mean(axis=0, dtype=np.float64)
        spread = numbers.std(axis=0, dtype=np.float64)
        self.spread = np.where(spread < FLAT, 1.0, spread)

    def stretched(self, numbers: Array) -> Array:
        return ((numbers - self.middle) / self.spread).astype(np.float32)

    def log_odds(self, numbers: Array, groups: Array) -> Array:
        """By row, from stretched numbers."""
        odds = np.zeros(len(groups))
        for group in range(len(self.lesson.groups)):
            chosen = groups == group
            odds[chosen] = self.of_group(group, numbers[chosen])[0]
        return odds

    def of_group(self, group: int, numbers: Array) -> tuple[Array, Array]:
        """The log odds, and what the hidden units say."""
        odds = np.einsum("rf,f->r", numbers, self.parts["plain"][group]) + self.parts["bias"][group]
        units = np.maximum(0.0, np.einsum("rf,uf->ru", numbers, self.parts["units"][group]) + self.parts["unit_bias"][group])
        return odds + np.einsum("ru,u->r", units, self.parts["out"][group]), units

    def chances(self, rows: Rows) -> Array:
        """By row: the chance that the seat wins."""
        return self.likely(self.log_odds(rows.numbers, rows.groups), rows)

    def likely(self, odds: Array, rows: Rows) -> Array:
        if self.lesson.winning is not Winning.ONE:
            return 1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))
        most: Array = np.repeat(np.maximum.reduceat(odds, rows.starts), rows.counts)
        shares = np.exp(odds - most)
        return shares / np.repeat(np.add.reduceat(shares, rows.starts), rows.counts)

    def loss(self, rows: Rows) -> float:
        """How surprised the weights are by the targets, in the mean over rows (ONE: over moments), in nats."""
        chances = np.clip(self.chances(rows), 1e-9, 1.0 - 1e-9)
        if self.lesson.winning is Winning.ONE:
            return float(-(rows.targets * np.log(chances)).sum() / len(rows.starts))
        return float(-(rows.targets * np.log(chances) + (1.0 - rows.targets) * np.log(1.0 - chances)).mean())

    def fit(self, rows: Rows, luck: Array) -> None:
        """Some epochs over all moments, with steps that get shorter."""
        moments = len(rows.starts)
        epochs = self.lesson.epochs
        slow = {name: np.zeros_like(part) for name, part in self.parts.items()}
        fast = {name: np.zeros_like(part) for name, part in self.parts.items()}
        step, steps = 0, epochs * -(-moments // BATCH)
        for _ in range(epochs):
            order = luck.permutation(moments)
            for first in range(0, moments, BATCH):
                slopes = self.slopes(rows.of(order[first:first + BATCH]))
                step += 1
                pace = self.lesson.pace * (1.0 - 0.9 * step / steps)
                for name, slope in slopes.items():
                    fast[name] = FAST * fast[name] + (1.0 - FAST) * slope
                    slow[name] = SLOW * slow[name] + (1.0 - SLOW) * slope * slope
                    length = np.sqrt(slow[name] / (1.0 - SLOW ** step)) + TINY
                    self.parts[name] = self.parts[name] - pace * fast[name] / (1.0 - FAST ** step) / length

    def slopes(self, rows: Rows) -> dict[str, Array]:
        """How the loss changes with each parameter. For single chances and for shares it is the same: chance less target."""
        chances = self.chances(rows)
        wrong = (chances - rows.targets) * rows.weights / max(1, len(rows.groups))
        slopes = {name: self.lesson.shrink * (part - self.anchor[name]) for name, part in self.parts.items()}
        slopes["bias"] = np.zeros_like(self.parts["bias"])
        for group in range(len(self.lesson.groups)):
            chosen = rows.groups == group
            if not chosen.any():
                continue
            numbers, error = rows.numbers[chosen], wrong[chosen]
            units = self.of_group(group, numbers)[1]
            back = error[:, None] * self.parts["out"][group] * (units > 0.0)
            slopes["bias"][group] += error.sum()
            slopes["plain"][group] += np.einsum("r,rf->f", error, numbers)
            slopes["out"][group] += np.einsum("r,ru->u", error, units)
            slopes["units"][group] += np.einsum("ru,rf->uf", back, numbers)
            slopes["unit_bias"][group] += back.sum(axis=0)
        return slopes

    def take(self, given: JSON) -> None:
        """Go on from weights that were learnt before: `json` the other way round. Groups and units that they lack stay new."""
        self.parts = {name: part.copy() for name, part in self.parts.items()}
        for group, name in enumerate(self.lesson.groups):
            if name not in given["groups"]:
                continue
            head = given["groups"][name]
            plain = np.array(head["plain"])
            self.parts["plain"][group] = plain * self.spread
            self.parts["bias"][group] = head["bias"] + (plain * self.middle).sum()
            if self.lesson.hidden and len(head.get("units", ())) == self.lesson.hidden:
                units = np.array(head["units"])
                self.parts["units"][group] = units * self.spread
                self.parts["unit_bias"][group] = np.array(head["unit_bias"]) + (units * self.middle).sum(axis=1)
                self.parts["out"][group] = head["out"]
        self.anchor = dict(self.parts)

    def json(self) -> JSON:
        """The weights over the numbers as they are, rounded: what bots play with, and what is shipped."""
        groups: JSON = {}
        for group, name in enumerate(self.lesson.groups):
            plain = self.parts["plain"][group] / self.spread
            head: JSON = {"bias": float(self.parts["bias"][group] - (plain * self.middle).sum()), "plain": plain.tolist()}
            if self.lesson.hidden:
                units = self.parts["units"][group] / self.spread
                head |= {"units": units.tolist(), "out": self.parts["out"][group].tolist(),
                         "unit_bias": (self.parts["unit_bias"][group] - (units * self.middle).sum(axis=1)).tolist()}
            groups[name] = {part: short(value, self.lesson.digits) for part, value in head.items()}
        return {"features": list(self.lesson.names), "groups": groups}


def short(value: Any, digits: int) -> Any:
    """Numbers with so many digits."""
    if isinstance(value, list):
        return [short(one, digits) for one in value]
    return float(f"{value:.{digits}g}")
