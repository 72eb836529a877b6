"""An agent for Samurai Spirit that learns from nothing, with JAX and Optax, on many tables at once (docs/rl.md).

    pip install "kotatsu-games[rl,learn]"
    python examples/train_samurai.py --out agent

All samurai are led by one net, which sees what the seat sees that must choose. It learns by PPO: play a while, then make the
choices that went better than expected likelier, and the others rarer.

The game's own reward comes at the end, and who chooses at random never wins. So the net is rewarded on the way: for each round
that it survives, and for what it keeps of the village (`worth`). What it wins is counted by the rules alone.
"""
import argparse
import json
import os
from collections import deque
from collections.abc import Sequence
from itertools import pairwise, product
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np
import optax

import kotatsu
from kotatsu import bots, rl
from kotatsu.rl.actions import action_table

Array = Any                    # of NumPy or of JAX
Net = list[dict[str, Array]]

TABLES = 128                   # that are played side by side
STEPS = 64                     # choices at each of them between two lessons
ROUNDS = 3                     # how often a lesson goes over these choices,
BATCHES = 8                    # in so many parts
UNITS = (192, 128)             # of the two hidden layers
RATE = 1e-3                    # of learning, at the beginning; it falls to nought
CLIP = 0.2                     # how much likelier or rarer one lesson makes a choice
CURIOSITY = 0.01               # the reward for not being too sure
FORESIGHT, TRACE = 0.998, 0.95 # what the next step's reward is worth; how far a surprise reaches back

SURVIVED, WON = 0.5, 2.0       # rewards for a round, for the game
WORTH = {"barricades": 0.05, "farmsteads": 0.15, "families": 0.3, "wound": -0.1, "animal side": -0.2}

GAPS = 16                      # gaps to the Kiai value that are told apart
RECENT = 1000                  # games that a point of the curve counts


# --- what the net sees ------------------------------------------------------------------------------------------------

class Columns:
    """Where things stand in an observation, and how it looks when the table is turned so that who chooses sits first."""

    def __init__(self, shape: Any) -> None:
        self.seats = shape.seats
        self.place: dict[str, int] = {}                      # by part: its first number
        self.size: dict[str, int] = {}
        at = 0
        for part in shape.learning.parts():
            self.place[part.name], self.size[part.name] = at, len(part.labels)
            at += len(part.labels)
        self.seat_parts = {part.name for part in shape.learning.parts() if part.labels[0] == "seat 1"}
        self.turned = np.array([self.seen_from(viewer) for viewer in range(self.seats)])
        self.choices = np.array([self.chosen_from(shape.game, viewer) for viewer in range(self.seats)])

    def seen_from(self, viewer: int) -> list[int]:
        """For each number of the turned table, where it stands in the observation."""
        found: list[int] = []
        for name, at in self.place.items():
            if name.startswith("seat "):
                owner, what = name.split(": ")
                other = (int(owner.split()[1]) - 1 + viewer) % self.seats if int(owner.split()[1]) <= self.seats else -1
                at = self.place[f"seat {other + 1}: {what}"] if other >= 0 else at
            if name in self.seat_parts:
                found += [at + (seat + viewer) % self.seats if seat < self.seats else at + seat for seat in range(self.size[name])]
            else:
                found += range(at, at + self.size[name])
        return found

    def chosen_from(self, game: Any, viewer: int) -> list[int]:
        """For each choice at the turned table, its number in the table of actions."""
        found = [0]
        for block in action_table(game).blocks:
            if block.row.luck:
                continue
            if block.row.many:
                found += range(block.first, block.first + block.size)
                continue
            digits = [[(place + viewer) % self.seats if kind == "seat" and place < self.seats else place
                       for place in range(len(values))] for kind, values in zip(block.kinds, block.values, strict=True)]
            for named in product(*digits):
                number = 0
                for digit, values in zip(named, block.values, strict=True):
                    number = number * len(values) + digit
                found.append(block.first + number)
        return found


class Eyes:
    """Turns observations into what the net reads: cards by what is printed on them, lines by how far the Kiai value is."""

    def __init__(self, shape: Any) -> None:
        self.columns = Columns(shape)
        book = shape.book
        numbers = range(len(book.ids))
        kinds = range(1, 1 + max(max(book.penalty), max(book.second)))
        self.printed = np.array([[1.0, *(book.value[card] == value for value in range(1, 7)),
                                  *(book.symbol[card] == symbol for symbol in range(4)), book.flame[card],
                                  *(kind in (book.penalty[card], book.second[card]) for kind in kinds)]
                                 for card in numbers], np.float32)
        self.values = np.array(book.value, np.float32)
        highs = shape.highs.astype(np.float32)
        self.scale = np.where(highs > 1, 0.125, 1.0).astype(np.float32)
        self.look = jax.jit(self.read)

    def turn(self, seen: Array, seats: Array) -> Array:
        return np.take_along_axis(seen, self.columns.turned[seats], 1)

    def read(self, seen: Array) -> Array:
        """What the net reads of turned observations."""
        seen = seen.astype(jnp.float32)
        printed, parts = jnp.asarray(self.printed), self.columns
        cards = len(self.values)

        def part(name: str) -> Array:
            at = parts.place[name]
            return seen[:, at:at + parts.size[name]]

        found = []
        drawn = part("drawn") @ self.values
        for name in parts.place:
            owner = name.split(": ")[0]
            if name == "viewer" or (name.startswith("seat ") and int(owner.split()[1]) > parts.seats):
                continue
            row = part(name)
            if parts.size[name] != cards:
                found.append(row * self.scale[parts.place[name]:parts.place[name] + parts.size[name]])
                continue
            found.append((row > 0) @ printed * 0.5)
            if name.endswith(": line"):                      # the first leaves with the Kiai, the last one's penalty waits
                found += [(row == 1) @ printed, ((row > 0) & (row == row.max(1, keepdims=True))) @ printed]
            elif name in ("raiders, top", "peeked"):
                found += [(row == place) @ printed for place in (1, 2)]
        for seat in range(parts.seats):
            total, kiai = jnp.moveaxis(part(f"seat {seat + 1}: line, sum"), 1, 0)
            found.append(jax.nn.one_hot(jnp.clip(kiai - total, -1, GAPS - 2) + 1, GAPS))
            found.append(jax.nn.one_hot(jnp.clip(kiai - total - drawn, -1, GAPS - 2) + 1, GAPS) * (drawn > 0)[:, None])
        return jnp.concatenate(found, 1)


def worth(eyes: Eyes, seen: Array) -> tuple[Array, Array]:
    """The round that each observation shows, and what the village and the samurai are worth."""
    place, seats = eyes.columns.place, range(eyes.columns.seats)
    boards = [place[f"seat {seat + 1}: board"] for seat in seats]
    village = place["village"]
    kept = (WORTH["barricades"] * seen[:, village] + WORTH["farmsteads"] * seen[:, village + 2]
            + WORTH["families"] * seen[:, place["families"]:place["families"] + 3].sum(1)
            + WORTH["animal side"] * seen[:, [at + 1 for at in boards]].sum(1)
            + WORTH["wound"] * seen[:, [at + 2 for at in boards]].sum(1))
    return seen[:, place["round"]:place["round"] + 3].argmax(1), kept


# --- the net and its lessons ------------------------------------------------------------------------------------------

def new_net(key: Array, inputs: int, choices: int) -> Net:
    sizes = [inputs, *UNITS, choices + 1]
    keys = jax.random.split(key, len(sizes))
    make = jax.nn.initializers.orthogonal(2 ** 0.5)
    net = [{"weights": make(keys[layer], (before, after)), "bias": jnp.zeros(after)}
           for layer, (before, after) in enumerate(pairwise(sizes))]
    net[-1]["weights"] = net[-1]["weights"] * 0.01           # at first everything is equally likely
    return net


def think(net: Net, looks: Array, mask: Array) -> tuple[Array, Array]:
    """The logarithm of each choice's chance, and the reward that is still to come."""
    for layer in net[:-1]:
        looks = jax.nn.relu(looks @ layer["weights"] + layer["bias"])
    out = looks @ net[-1]["weights"] + net[-1]["bias"]
    return jax.nn.log_softmax(jnp.where(mask > 0, out[:, :-1], -1e9)), out[:, -1]


@jax.jit  # type: ignore[untyped-decorator]
def act(net: Net, key: Array, looks: Array, mask: Array) -> tuple[Array, Array, Array]:
    """A choice for every table, how likely it was, and what the net expects."""
    chances, value = think(net, looks, mask)
    chosen = jax.random.categorical(key, chances)
    return chosen, jnp.take_along_axis(chances, chosen[:, None], 1)[:, 0], value


@jax.jit  # type: ignore[untyped-decorator]
def best(net: Net, looks: Array, mask: Array) -> Array:
    """The likeliest choice."""
    return think(net, looks, mask)[0].argmax(1)


class Played(NamedTuple):
    """What was played between two lessons: by step, then by table."""
    looks: Array
    mask: Array
    chosen: Array
    chance: Array
    value: Array
    reward: Array
    over: Array


def surprises(played: Played, after: Array) -> Array:
    """How much better each step went than expected (generalised advantage estimation)."""
    def back(carry: tuple[Array, Array], step: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        ahead, then = carry
        value, reward, over = step
        delta = reward + FORESIGHT * then * (1 - over) - value
        ahead = delta + FORESIGHT * TRACE * ahead * (1 - over)
        return (ahead, value), ahead
    first = (jnp.zeros_like(after), after)
    found: Array = jax.lax.scan(back, first, (played.value, played.reward, played.over), reverse=True)[1]
    return found


def loss(net: Net, part: dict[str, Array]) -> Array:
    chances, value = think(net, part["looks"], part["mask"])
    chance = jnp.take_along_axis(chances, part["chosen"][:, None], 1)[:, 0]
    ratio = jnp.exp(chance - part["chance"])
    better = (part["better"] - part["better"].mean()) / (part["better"].std() + 1e-6)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better).mean()
    doubt = -(jnp.exp(chances) * jnp.where(part["mask"] > 0, chances, 0)).sum(1).mean()
    error = ((value - part["goal"]) ** 2).mean()
    return 0.5 * error - gain - CURIOSITY * doubt


def teacher(lessons: int) -> tuple[Any, Any]:
    """The optimiser, and a lesson: what was played makes another net of this one."""
    optimiser = optax.chain(optax.clip_by_global_norm(0.5),
                            optax.adam(optax.linear_schedule(RATE, 0.0, lessons * ROUNDS * BATCHES), eps=1e-5))

    @jax.jit  # type: ignore[untyped-decorator]
    def lesson(net: Net, memory: Any, key: Array, played: Played, after: Array) -> tuple[Net, Any]:
        better = surprises(played, after)
        whole = {"looks": played.looks, "mask": played.mask, "chosen": played.chosen, "chance": played.chance, "better": better,
                 "goal": better + played.value}
        whole = {name: rows.reshape(-1, *rows.shape[2:]) for name, rows in whole.items()}

        def step(carry: tuple[Net, Any], rows: Array) -> tuple[tuple[Net, Any], None]:
            net, memory = carry
            change, memory = optimiser.update(jax.grad(loss)(net, {name: each[rows] for name, each in whole.items()}), memory)
            return (optax.apply_updates(net, change), memory), None

        count = whole["chosen"].shape[0]
        orders = [jax.random.permutation(each, count) for each in jax.random.split(key, ROUNDS)]
        learnt: tuple[Net, Any] = jax.lax.scan(step, (net, memory), jnp.concatenate(orders).reshape(ROUNDS * BATCHES, -1))[0]
        return learnt
    return optimiser, lesson


# --- play -------------------------------------------------------------------------------------------------------------

class Point(NamedTuple):
    """One point of the curve: the share of recent games that reached round two, round three, and that were won."""
    steps: int
    games: int
    second: float
    third: float
    won: float


def train(options: dict[str, Any], steps: int, seed: int) -> tuple[Eyes, Net, list[Point]]:
    """So many choices are played; the net and how it fared on the way."""
    env = rl.vector_env("samurai", TABLES, **options)
    eyes = Eyes(env.shape)
    lessons = max(1, steps // (TABLES * STEPS))
    key, own = jax.random.split(jax.random.key(seed))
    seen, info = env.reset(seed=seed)
    seats, mask = info["seat"], seen["action_mask"]
    looks = eyes.look(eyes.turn(seen["observation"], seats))
    net = new_net(own, looks.shape[1], mask.shape[1])
    optimiser, lesson = teacher(lessons)
    memory = optimiser.init(net)
    round_now, kept = worth(eyes, seen["observation"])
    recent: deque[tuple[int, int]] = deque(maxlen=RECENT)    # the round that a game reached, whether it was won
    curve: list[Point] = []
    games = 0
    for number in range(1, lessons + 1):
        rows = []
        for _ in range(STEPS):
            key, own = jax.random.split(key)
            turned = np.take_along_axis(mask, eyes.columns.choices[seats], 1)
            chosen, chance, value = act(net, own, looks, turned)
            places = np.asarray(chosen)
            seen, _, ended, late, info = env.step(eyes.columns.choices[seats, places])
            over = ended | late
            won = info["results"][:, 0] > 0
            was, kept_before = round_now, kept
            round_now, kept = worth(eyes, seen["observation"])
            reward = np.where(over, np.where(won, WON, -kept_before), SURVIVED * (round_now > was) + kept - kept_before)
            recent += zip(was[over].tolist(), won[over].tolist(), strict=True)
            games += int(over.sum())
            rows.append(Played(looks, turned, chosen, chance, value, reward.astype(np.float32), over.astype(np.float32)))
            seats, mask = info["seat"], seen["action_mask"]
            looks = eyes.look(eyes.turn(seen["observation"], seats))
        played = Played(*(jnp.stack(column) for column in zip(*rows, strict=True)))
        key, own = jax.random.split(key)
        after = act(net, own, looks, np.take_along_axis(mask, eyes.columns.choices[seats], 1))[2]
        net, memory = lesson(net, memory, own, played, after)
        if recent and (number % max(1, lessons // 60) == 0 or number == lessons):
            reached = np.array(recent)
            shares = [(reached[:, 0] > 0).mean(), (reached[:, 0] > 1).mean(), reached[:, 1].mean()]
            curve.append(Point(number * TABLES * STEPS, games, *map(float, shares)))
            print(f"{curve[-1].steps:>9,} choices, {games:>7,} games, {process_time():6.0f} s of the processor:  "
                  f"round 2 {curve[-1].second:6.1%}  round 3 {curve[-1].third:6.1%}  won {curve[-1].won:6.1%}", flush=True)
    return eyes, net, curve


def wins(eyes: Eyes, net: Net, options: dict[str, Any], games: int, seed: int) -> int:
    """How many of `games` new games are won by the likeliest choices.

    How many games a table plays is settled beforehand: who counts the first that end counts short ones, which are lost, too often.
    """
    tables = min(games, 100)
    env = rl.vector_env("samurai", tables, **options)
    seen, info = env.reset(seed=seed)
    left = np.array([len(range(table, games, tables)) for table in range(tables)])
    won = 0
    while left.any():
        seats = info["seat"]
        looks = eyes.look(eyes.turn(seen["observation"], seats))
        places = np.asarray(best(net, looks, np.take_along_axis(seen["action_mask"], eyes.columns.choices[seats], 1)))
        seen, _, ended, late, info = env.step(eyes.columns.choices[seats, places])
        counts = (ended | late) & (left > 0)
        won += int((info["results"][counts, 0] > 0).sum())
        left -= counts
    return won


def wins_of_bot(name: str, options: dict[str, Any], games: int) -> int:
    """How many games a team of these bots wins."""
    return sum(bots.play(kotatsu.new("samurai", seed=number, **options), [name], number).state.results[0] > 0
               for number in range(games))


# --- the picture ------------------------------------------------------------------------------------------------------

LEFT, TOP, WIDE, HIGH = 60, 20, 560, 260


def picture(curve: Sequence[Point], steady: float | None) -> str:
    """The curve as SVG: three lines with their names at their ends, the steady bot's rate as a dashed one."""
    last = curve[-1].steps

    def at(steps: float, share: float) -> str:
        return f"{LEFT + WIDE * steps / last:.1f},{TOP + HIGH * (1 - share):.1f}"

    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 150} {TOP + HIGH + 50}" '
             'font-family="sans-serif" font-size="13">', '<rect width="100%" height="100%" fill="#fffaf2"/>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = TOP + HIGH * (1 - share)
        lines.append(f'<path d="M{LEFT},{y} h{WIDE}" stroke="#d9d0c3"/>'
                     f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#40362b">{share:.0%}</text>')
    for part in range(5):
        steps = last * part / 4
        lines.append(f'<text x="{LEFT + WIDE * part / 4}" y="{TOP + HIGH + 20}" text-anchor="middle" fill="#40362b">'
                     f'{steps / 1000:.0f}</text>')
    lines.append(f'<text x="{LEFT + WIDE / 2}" y="{TOP + HIGH + 42}" text-anchor="middle" fill="#40362b">thousand choices</text>')
    ends: list[float] = []
    drawn = [("reached round 2", "#8a7a66", "", [point.second for point in curve]),
             ("reached round 3", "#2c6e7f", "", [point.third for point in curve]),
             ("won", "#b5532a", "", [point.won for point in curve])]
    if steady is not None:
        drawn.append((f"steady wins {steady:.0%}", "#40362b", ' stroke-dasharray="6 5"', [steady] * len(curve)))
    for name, colour, dashes, shares in sorted(drawn, key=lambda line: -line[3][-1]):      # names from above, so that none crosses
        points = " ".join(at(point.steps, share) for point, share in zip(curve, shares, strict=True))
        y = TOP + HIGH * (1 - shares[-1]) + 4
        while any(abs(y - other) < 15 for other in ends):
            y += 1
        ends.append(y)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'
                     f'<text x="{LEFT + WIDE + 8}" y="{y:.1f}" fill="{colour}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--steps", type=int, default=1_000_000, help="choices that are played in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=500, help="new games at the end, on Easy and on Normal")
    parser.add_argument("--beside", type=int, default=200, help="games of random and of steady bots beside them; 0 for none")
    parser.add_argument("--out", type=Path, default=Path("agent"), help="a folder for the net, the curve and its picture")
    given = parser.parse_args()
    options = {"players": given.players, "level": given.level}
    eyes, net, curve = train(options, given.steps, given.seed)
    found: dict[str, Any] = {"options": options, "steps": given.steps, "seed": given.seed, "processor_s": round(process_time()),
                             "games": given.games, "beside": given.beside, "wins": {},
                             "curve": [point._asdict() for point in curve]}
    given.out.mkdir(parents=True, exist_ok=True)
    weights = {f"{name}_{layer}": np.asarray(each[name]) for layer, each in enumerate(net) for name in each}
    np.savez_compressed(given.out / "net.npz", **weights)
    levels = {level: {**options, "level": level} for level in (given.level, "normal")}
    for level, here in levels.items():
        found["wins"][level] = {"agent": wins(eyes, net, here, given.games, given.seed + 1000)}
        print(f"{level}: {found['wins'][level]['agent']} of {given.games} new games won", flush=True)
    write(given.out, found, curve)
    for level, here in levels.items() if given.beside else ():
        for name in ("random", "steady"):
            found["wins"][level][name] = wins_of_bot(name, here, given.beside)
            print(f"{level}: {name} bots won {found['wins'][level][name]} of {given.beside}", flush=True)
    write(given.out, found, curve)


def write(folder: Path, found: dict[str, Any], curve: Sequence[Point]) -> None:
    """The curve, what was won, and the picture."""
    (folder / "curve.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    steady = found["wins"][found["options"]["level"]].get("steady")
    share = None if steady is None else steady / found["beside"]
    (folder / "curve.svg").write_text(picture(curve, share), encoding="utf-8")


if __name__ == "__main__":
    main()
