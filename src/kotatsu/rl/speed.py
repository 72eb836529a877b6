"""How much an environment's step costs: beside the bare decision, PettingZoo's own games and OpenSpiel's own, in one run.

A step is `step` and `last` (what a learning program calls); choosing a number is not counted, nor reading the clock. Processor
time, and everything takes turns, so that a busy machine is equally busy for all.
"""
import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

from kotatsu import games
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say
from kotatsu.kernel.playout import play_random
from kotatsu.sim.statistics import median

ROUNDS = 5
TABLES = 64
ZOO = ("tictactoe_v3", "connect_four_v3")                  # PettingZoo's, where the package that draws them is installed
SPIEL = ("connect_four", "gin_rummy", "python_liars_poker")
Measured = Callable[[float], float]                        # steps a second, measured for so many seconds


def clock_cost() -> float:
    """Seconds that a measurement itself takes: the clock is read before and after."""
    begun = process_time()
    for _ in range(5000):
        process_time()
    return (process_time() - begun) / 5000


def bare(name: str, options: dict[str, Any]) -> Measured:
    """Decisions of the rules alone."""
    game = games.load(name)
    book, luck, choices = game.book(options), Luck(1), Luck(2)

    def run(seconds: float) -> float:
        decisions, begun = 0, process_time()
        while (spent := process_time() - begun) < seconds:
            decisions += play_random(game.new(book), luck, choices, game.most_decisions)[0]
        return decisions / spent
    return run


def aec(make: Callable[[], Any], numbers: Callable[[Any, Any], list[int]]) -> Measured:
    """Steps of an AEC environment; `numbers` says what may be chosen."""
    env, chance = make(), random.Random(1)

    def run(seconds: float) -> float:
        steps, spent, clock = 0, 0.0, clock_cost()
        env.reset(seed=1)
        seen = env.last()
        while spent < seconds:
            if seen[2] or seen[3]:
                env.reset()
                seen = env.last()
                continue
            known = numbers(env, seen[0])
            action = known[chance.randrange(len(known))]
            begun = process_time()
            env.step(action)
            seen = env.last()
            spent += process_time() - begun - clock
            steps += 1
        return steps / spent
    return run


def own_numbers(env: Any, seen: Any) -> list[int]:
    found: list[int] = env.course.numbers
    return found


def masked(env: Any, seen: Any) -> list[int]:
    found: list[int] = seen["action_mask"].nonzero()[0].tolist()
    return found


def vector(name: str, options: dict[str, Any]) -> Measured:
    """Steps of many tables at once, each table's counted."""
    env, chance = import_module("kotatsu.rl.vector").vector_env(name, TABLES, **options), random.Random(1)

    def run(seconds: float) -> float:
        steps, spent = 0, 0.0
        env.reset(seed=1)
        while spent < seconds:
            actions = [course.numbers[chance.randrange(len(course.numbers))] for course in env.courses]
            begun = process_time()
            env.step(actions)
            spent += process_time() - begun
            steps += TABLES
        return steps / spent
    return run


def spiel(title: str) -> Measured:
    """Moves of an OpenSpiel game with the list of what is legal and what the player sees; chance nodes count as well."""
    pyspiel: Any = import_module("pyspiel")
    import_module("kotatsu.rl.spiel").register()
    if title.startswith("python_"):
        import_module(f"open_spiel.python.games.{title.removeprefix('python_')}")
    game, chance = pyspiel.load_game(title), random.Random(1)
    tensor = game.get_type().provides_observation_tensor

    def run(seconds: float) -> float:
        moves, begun = 0, process_time()
        state = game.new_initial_state()
        while (spent := process_time() - begun) < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                numbers, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(numbers, chances)[0])
            else:
                known = state.legal_actions()
                if tensor:
                    state.observation_tensor(state.current_player())
                state.apply_action(known[chance.randrange(len(known))])
            moves += 1
        return moves / spent
    return run


def measurers(names: list[str]) -> dict[tuple[str, str], Measured]:
    """Everything that can be measured here, by game and way; peers stand under their own names."""
    zoo: Any = import_module("kotatsu.rl.table_env")
    found: dict[tuple[str, str], Measured] = {}
    for name in names:
        game = games.load(name)
        options = dict(game.bench_tables[0]) if game.bench_tables else {"players": min(4, game.seat_range[1])}
        found[name, "bare"] = bare(name, options)
        found[name, "step"] = aec(lambda name=name, options=options: zoo.raw_env(name, **options), own_numbers)  # type: ignore[misc]
        found[name, "vector"] = vector(name, options)
        if find_spec("pyspiel"):
            found[name, "openspiel"] = spiel(f"kotatsu_{name}(players={options.get('players', 2)})")
    if find_spec("pygame"):
        for peer in ZOO:
            found[f"PettingZoo {peer}", "step"] = aec(import_module(f"pettingzoo.classic.{peer}").raw_env, masked)
    for title in SPIEL if find_spec("pyspiel") else ():
        found[f"OpenSpiel {title}", "openspiel"] = spiel(title)
    return found


def measure(names: list[str], seconds: float, progress: Callable[[int, int], None] = lambda done, of: None) -> dict[str, Any]:
    """Steps a second of everything, and how many bare decisions a step of ours costs: medians over the rounds."""
    if find_spec("pettingzoo") is None:
        raise Unreadable(say("rl-missing", package="PettingZoo", set="rl"))
    asked = measurers(names)
    rounds: dict[tuple[str, str], list[float]] = {key: [] for key in asked}
    for turn in range(ROUNDS):
        for place, (key, run) in enumerate(asked.items()):
            progress(turn * len(asked) + place, ROUNDS * len(asked))
            rounds[key].append(run(seconds / ROUNDS))
    speeds: dict[str, dict[str, float]] = {}
    for (name, way), found in rounds.items():
        speeds.setdefault(name, {})[way] = median(found)
    costs = {name: {way: median([one / other for one, other in zip(rounds[name, "bare"], rounds[name, way], strict=True)])
                    for way in ("step", "vector")} for name in names}
    return {"steps_per_s": speeds, "cost": costs}
