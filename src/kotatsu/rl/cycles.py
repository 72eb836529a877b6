"""One table as a PettingZoo environment in which all seats answer at once (`parallel_env`), cycle by cycle.

In a cycle every seat names a number. That of a seat which is not asked does not count (its mask allows 0 alone); in place
of one that is not allowed the lowest allowed one is taken, so that a cycle always moves the game on.
"""
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from kotatsu import games
from kotatsu.kernel.agenda import due
from kotatsu.kernel.numbering import OVER, WAIT, Course
from kotatsu.rl.table_env import SEEDS, Observation, Shape

Stepped = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]


class CycleEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One table; `max_cycles` cycles at most are played, then all seats are truncated."""

    def __init__(self, game: str, max_cycles: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        self.shape = Shape(games.load(game), options)
        self.metadata = {"name": self.shape.name, "render_modes": []}
        self.most = self.shape.game.most_decisions if max_cycles is None else max_cycles
        self.render_mode = render_mode
        self.possible_agents = self.shape.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.shape.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.shape.action_space() for agent in self.possible_agents}
        self.np_random: np.random.Generator | None = None
        self.cycles = 0
        self.course: Course

    def observation_space(self, agent: str) -> "spaces.Space[Observation]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[int]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, Any]]:
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.course = self.shape.begin(int(self.np_random.integers(SEEDS)))
        self.agents, self.cycles = self.possible_agents[:], 0
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Stepped:
        course = self.course
        asked = len(due(course.state, course.item)) if course.item is not None else 0
        for _ in range(asked):
            if not course.choose(int(actions.get(self.possible_agents[course.seat], WAIT))):
                course.choose(min(course.numbers))
        self.cycles += 1
        over, agents = course.seat == OVER, self.agents
        late = not over and self.cycles >= self.most
        results = course.state.results if over else [0] * len(agents)
        rewards = {agent: float(result) for agent, result in zip(agents, results, strict=True)}
        found: Stepped = (self.observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late),
                          {agent: {} for agent in agents})
        if over or late:
            self.agents = []
        return found

    def observations(self) -> dict[str, Observation]:
        return {agent: self.shape.observe(self.course, seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> None:
        """There is nothing to draw here: `env` writes the open question."""


def parallel_env(game: str, max_cycles: int | None = None, render_mode: str | None = None, **options: Any) -> CycleEnv:
    """A table of a game with these options at which all seats answer in every cycle."""
    return CycleEnv(game, max_cycles, render_mode, **options)


def cycle_env(game: str, max_cycles: int | None = None, render_mode: str | None = None,
              **options: Any) -> "AECEnv[str, Observation, int]":
    """The same cycles, seat by seat."""
    return parallel_to_aec(parallel_env(game, max_cycles, render_mode, **options))
