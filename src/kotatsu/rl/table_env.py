"""One table as a PettingZoo environment: `env` and `raw_env`, where seats act one after another (AEC)."""
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy import frombuffer
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kotatsu import games
from kotatsu.kernel.agenda import due, options
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.numbering import OVER, Course
from kotatsu.kernel.phrase import say
from kotatsu.rl.actions import action_table
from kotatsu.rl.errors import learning_of

Observation = dict[str, NDArray[Any]]
SEEDS = 1 << 31
SEEN, ALLOWED = np.dtype(np.uint8), np.dtype(np.int8)       # of an observation, of a mask


class Shape:
    """What every table of a game has in common: its agents, spaces, and numbers of actions."""

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        self.game = game
        self.book = game.book(options)
        self.learning = learning_of(game)
        self.encode = self.learning.encode
        self.numbering = action_table(game).numbering
        self.seats = game.seats(game.new(self.book))
        self.agents = [f"seat_{seat + 1}" for seat in range(self.seats)]
        self.highs = np.array([part.high for part in self.learning.parts() for _ in part.labels], np.uint8)
        self.name = f"kotatsu_{game.name}_v{game.version}"

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict({"observation": spaces.Box(np.zeros_like(self.highs), self.highs, dtype=np.uint8),
                            "action_mask": spaces.Box(0, 1, (self.numbering.size,), np.int8)})

    def action_space(self) -> "spaces.Discrete[Any]":
        return spaces.Discrete(self.numbering.size)

    def begin(self, seed: int) -> Course:
        """A new game, up to its first choice."""
        return Course(self.game.new(self.book), Luck(seed), self.numbering)

    def observe(self, course: Course, seat: int) -> Observation:
        """What a seat sees, and the numbers it may choose."""
        return {"observation": frombuffer(self.encode(course.state, seat), SEEN),
                "action_mask": frombuffer(course.mask(seat), ALLOWED)}


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table. An agent is a seat: `seat_1`, `seat_2`, …

    A game that is over gives each seat its result (1, 0, -1). `max_cycles` choices at most are made; then all are truncated.
    """

    def __init__(self, game: str, max_cycles: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.shape = Shape(games.load(game), options)
        self.encode = self.shape.encode
        self.metadata = {"name": self.shape.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.most = self.shape.game.most_decisions if max_cycles is None else max_cycles
        self.render_mode = render_mode
        self.possible_agents = self.shape.agents[:]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.shape.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.shape.action_space() for agent in self.possible_agents}
        self.np_random: np.random.Generator | None = None
        self.course: Course
        self.is_open = False                     # whether somebody may still choose

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.course = self.shape.begin(int(self.np_random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self.course.seat, 0)]
        self._skip_agent_selection = None
        self.is_open = True
        if self.course.seat == OVER:
            self.end()

    def observe(self, agent: str) -> Observation:
        return self.shape.observe(self.course, self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What AECEnv's own says, with fewer calls: as long as a game is open nobody has got anything."""
        if self.is_open and observe:
            seen, mask = self.course.look(self.encode)
            return ({"observation": frombuffer(seen, SEEN), "action_mask": frombuffer(mask, ALLOWED)},
                    0, False, False, self.infos[self.agent_selection])
        return super().last(observe)             # type: ignore[no-any-return]

    def step(self, action: int | None) -> None:
        if not self.is_open:
            self._was_dead_step(action)
            return
        course = self.course
        if action is None or not course.choose(int(action)):
            raise Illegal("", say("rl-illegal", action=str(action), agent=self.agent_selection))
        seat = course.seat
        if seat < 0:                             # until then nobody has got anything
            self.end()
            return
        self.agent_selection = self.possible_agents[seat]
        if course.steps >= self.most:
            self.is_open = False
            self.truncations = dict.fromkeys(self.agents, True)

    def end(self) -> None:
        """Everybody gets a result."""
        self.is_open = False
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self.course.state.results, strict=True))
        self._accumulate_rewards()

    def render(self) -> str:
        """The open question and what may be chosen, as text."""
        course, game = self.course, self.shape.game
        if course.item is None:
            return f"over: {course.state.results}"
        seat = due(course.state, course.item)[0]
        texts = [game.format(course.state, action) for action in options(course.state, course.item, seat)]
        return f"{game.seat_name(course.state, seat)}: {', '.join(texts)}"

    def close(self) -> None:
        """Nothing is open."""


def raw_env(game: str, max_cycles: int | None = None, render_mode: str | None = None, **options: Any) -> TableEnv:
    """A table of a game with these options, without wrappers."""
    return TableEnv(game, max_cycles, render_mode, **options)


def env(game: str, max_cycles: int | None = None, render_mode: str | None = None,
        **options: Any) -> "AECEnv[str, Observation, int]":
    """The same as PettingZoo's classic games are: an action that is not allowed ends the game, its agent gets -1."""
    found: Any = raw_env(game, max_cycles, render_mode, **options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)
