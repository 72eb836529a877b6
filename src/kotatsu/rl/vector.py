"""Many tables at once as one Gymnasium vector environment: each step, every table gets the choice of the seat that it asks."""
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kotatsu import games
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.numbering import OVER, Course
from kotatsu.kernel.phrase import say
from kotatsu.rl.table_env import ALLOWED, SEEDS, SEEN, Observation, Shape

Stepped = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class TablesEnv(VectorEnv):  # type: ignore[misc]
    """`tables` tables of a game. An observation has a row for each, seen by the seat that must choose there (`info["seat"]`).

    A table whose game is over, or has become too long, begins anew in the same step: the observation is the new game's, the
    reward is the result of the seat that chose last, `info["results"]` has the results of all seats (0 elsewhere).
    """

    def __init__(self, game: str, tables: int = 64, max_cycles: int | None = None, **options: Any) -> None:
        self.shape = Shape(games.load(game), options)
        self.metadata = {"name": self.shape.name, "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = tables
        self.most = self.shape.game.most_decisions if max_cycles is None else max_cycles
        self.single_observation_space: spaces.Dict = self.shape.observation_space()
        self.single_action_space: spaces.Discrete[Any] = self.shape.action_space()
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.courses: list[Course] = []
        self.places: Any = np.arange(tables)
        self.random: Any = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.courses = [self.begin() for _ in range(self.num_envs)]
        return self.observe(), {"seat": self.seats(), "results": self.no_results()}

    def begin(self) -> Course:
        """A new game; one that is over before anybody chooses is not worth a step."""
        while (found := self.shape.begin(int(self.random.integers(SEEDS)))).seat == OVER:
            pass
        return found

    def step(self, actions: Sequence[int]) -> Stepped:
        courses, most = self.courses, self.most
        rewards: Any = np.zeros(self.num_envs)
        ended: Any = np.zeros(self.num_envs, bool)
        late: Any = np.zeros(self.num_envs, bool)
        results: Any = None
        for place, (course, number) in enumerate(zip(courses, np.asarray(actions).tolist(), strict=True)):
            seat = course.seat
            if not course.choose(number):
                raise Illegal("", say("rl-illegal", action=str(number), agent=self.shape.agents[seat]))
            if course.seat == OVER:
                results = self.no_results() if results is None else results
                results[place] = course.state.results
                rewards[place], ended[place] = course.state.results[seat], True
                courses[place] = self.begin()
            elif course.steps >= most:
                late[place] = True
                courses[place] = self.begin()
        info = {"seat": self.seats(), "results": self.no_results() if results is None else results}
        return self.observe(), rewards, ended, late, info

    def observe(self) -> Observation:
        """A row for each table. Both arrays are new, so that a program may keep them.

        Masks are long and nearly all noughts: only the ones are written, all at once.
        """
        encode = self.shape.encode
        rows: list[bytearray] = []
        numbers: list[int] = []
        counts: list[int] = []
        for course in self.courses:
            rows.append(encode(course.state, course.seat))
            numbers += course.numbers
            counts.append(len(course.numbers))
        allowed: Any = np.zeros((self.num_envs, self.shape.numbering.size), ALLOWED)
        allowed[np.repeat(self.places, counts), numbers] = 1
        return {"observation": np.frombuffer(bytearray().join(rows), SEEN).reshape(self.num_envs, -1), "action_mask": allowed}

    def seats(self) -> NDArray[Any]:
        return np.array([course.seat for course in self.courses])

    def no_results(self) -> NDArray[Any]:
        return np.zeros((self.num_envs, self.shape.seats), np.int8)


def vector_env(game: str, tables: int = 64, max_cycles: int | None = None, **options: Any) -> TablesEnv:
    """So many tables of a game with these options."""
    return TablesEnv(game, tables, max_cycles, **options)
