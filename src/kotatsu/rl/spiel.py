"""Our games for OpenSpiel: `register()`, then `pyspiel.load_game("kotatsu_samurai(players=3,level=hard)")`.

Luck is a chance node, seats choose by the numbers of the table of actions. Where several choose at once they are asked one after
another and learn nothing of each other's answers; `kotatsu_<game>_simultaneous` asks them in one node.
"""
import json
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel

from kotatsu import games
from kotatsu.kernel.agenda import (
    EVERYONE,
    KINDS,
    UNANSWERED,
    ActorStep,
    Chance,
    Decision,
    GameState,
    Item,
    Together,
    advance,
    befall,
    choose,
    due,
    options,
    take_turn,
)
from kotatsu.kernel.event import event_audience
from kotatsu.kernel.game import JSON, Game, Option
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.rl.actions import action_table
from kotatsu.rl.errors import learning_of

PLAIN = (int, bool, str)                         # kinds of options that a game string can hold
SEEDS = 1 << 31


class Match:
    """One game with all its luck open: the state, how many choices there were, and what each seat has been told, as a digest."""

    def __init__(self, game: Game, state: GameState, told: list[int], steps: int = 0) -> None:
        self.game, self.state, self.told, self.steps = game, state, told, steps
        self.item: Item | None = None
        state.journal = []
        self.go_on()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game.name, position(self.game, self.state, Luck(0)), self.told, self.steps)

    def __deepcopy__(self, memo: Any) -> "Match":
        return Match(self.game, self.state.copy(), self.told[:], self.steps)

    def go_on(self) -> None:
        """Let the rules, and actors that are no seats, act until luck or a seat must choose."""
        self.item = advance(self.state)
        while isinstance(self.item, ActorStep):
            take_turn(self.state, self.item)
            self.item = advance(self.state)
        self.hear()

    def hear(self) -> None:
        """Each seat takes in the events that it may know."""
        for event in self.state.journal or ():
            self.note(event_audience(event), event)
        self.state.journal = []

    def note(self, mask: int, what: int) -> None:
        for seat, before in enumerate(self.told):
            if mask == EVERYONE or mask >> seat & 1:
                self.told[seat] = hash((before, what))

    def is_over(self) -> bool:
        return self.item is None or self.steps >= self.game.most_decisions

    def seat(self) -> int:
        """Who chooses now."""
        assert self.item is not None
        return due(self.state, self.item)[0]

    def choices(self, seat: int) -> list[int]:
        assert self.item is not None
        return options(self.state, self.item, seat) if seat in due(self.state, self.item) else []

    def luck(self) -> list[int]:
        assert isinstance(self.item, Chance)
        return self.item.outcomes(self.state)

    def apply_luck(self, action: int) -> None:
        assert isinstance(self.item, Chance)
        mask = self.item.seen_by(self.state, action)
        befall(self.state, self.item, action)
        self.note(mask, action)
        self.go_on()

    def apply(self, seat: int, action: int) -> None:
        assert self.item is not None
        mask = self.item.seen_by(self.state, action) if isinstance(self.item, Decision) else 0
        choose(self.state, self.item, seat, action)
        self.note(mask if mask == EVERYONE else mask | 1 << seat, action)
        self.steps += 1
        self.go_on()

    def imagined(self, viewer: int, luck: Luck) -> "Match":
        """A match that the viewer could believe in; whoever was asked before has answered something."""
        state = self.game.imagine(self.state, viewer, luck)
        if isinstance(self.item, Together):
            for place, seat in enumerate(self.item.seats(state)):
                if self.state.answers[place] != UNANSWERED and state.answers[place] == UNANSWERED:
                    state.answers[place] = luck.pick(self.item.options_of(state, seat))
        told = [told if seat == viewer else 0 for seat, told in enumerate(self.told)]
        return Match(self.game, state, told, self.steps)


def restored(name: str, written: JSON, told: list[int], steps: int) -> Match:
    """The match that was pickled: compiled states cannot be, positions can."""
    game = games.load(name)
    return Match(game, load_position(game, written)[0], told, steps)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. `match` is what OpenSpiel copies."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.door = game.door
        self.match = Match(game.door.game, game.door.game.new(game.door.book), [0] * game.door.seats)

    def current_player(self) -> int:
        if self.match.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(self.match.item, Chance):
            return int(pyspiel.PlayerId.CHANCE)
        if self.door.at_once and isinstance(self.match.item, Together):
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.match.seat()

    def _legal_actions(self, player: int) -> list[int]:
        if self.match.is_over():
            return []
        return sorted(map(self.door.numbering.number, self.match.choices(player))) or [0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """An outcome listed twice is twice as likely."""
        found = [self.door.numbering.number(action) for action in self.match.luck()]
        return [(number, found.count(number) / len(found)) for number in sorted(set(found))]

    def _apply_action(self, action: int) -> None:
        if isinstance(self.match.item, Chance):
            self.match.apply_luck(self.found(self.match.luck(), action))
        else:
            self.apply_of(self.match.seat(), action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.match.item is not None
        for seat in due(self.match.state, self.match.item):
            self.apply_of(seat, actions[seat])

    def apply_of(self, seat: int, number: int) -> None:
        self.match.apply(seat, self.found(self.match.choices(seat), number))

    def found(self, known: list[int], number: int) -> int:
        """The action of a number, among those that are possible now."""
        return next(action for action in known if self.door.numbering.number(action) == number)

    def _action_to_string(self, player: int, action: int) -> str:
        known = self.match.luck() if isinstance(self.match.item, Chance) else self.match.choices(player)
        for each in known:
            if self.door.numbering.number(each) == action:
                return self.match.game.format(self.match.state, each)
        return str(action)

    def is_terminal(self) -> bool:
        return self.match.is_over()

    def returns(self) -> list[float]:
        """Results; a game that is broken off, because it has become too long, has none."""
        return [float(result) for result in self.match.state.results or [0] * self.door.seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A position that the player could believe in."""
        new: SpielState = self.get_game().new_initial_state()
        new.match = self.match.imagined(player, Luck(int(sampler() * SEEDS)))
        return new

    def __str__(self) -> str:
        return json.dumps(self.match.game.write(self.match.state), sort_keys=True)


class Observer:
    """What a seat sees: the row of numbers; as text its view, or (perfect recall) a digest of all that it was told."""

    def __init__(self, door: "Door", recall: bool) -> None:
        self.door, self.recall = door, recall
        self.tensor: Any = np.zeros(door.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self.door.learning.encode(state.match.state, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.recall:
            return json.dumps(self.door.game.view(state.match.state, player), sort_keys=True)
        seen = crc32(self.door.learning.encode(state.match.state, player))
        return f"seat {player + 1}, {state.match.steps} choices, told {state.match.told[player]:x}, sees {seen:x}"


class Door:
    """What all positions of a game share. It is copied and pickled by what it was made of."""

    def __init__(self, name: str, given: dict[str, Any], at_once: bool) -> None:
        self.given, self.at_once = given, at_once
        self.game = game = games.load(name)
        self.learning = learning_of(game)
        self.book = game.book(given)
        self.seats = game.seats(game.new(self.book))
        table = action_table(game)
        self.numbering, self.choices, self.outcomes = table.numbering, table.choices, table.size
        self.size = sum(len(part.labels) for part in self.learning.parts())

    def __reduce__(self) -> tuple[Any, ...]:
        return Door, (self.game.name, self.given, self.at_once)

    def __deepcopy__(self, memo: Any) -> "Door":
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its options; each title is a class of its own, as OpenSpiel keeps it to the very end of the process."""
    title: str
    kind: Any
    at_once: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = {option.name: parameter(option) for option in games.load(self.title).options()}
        given = {name: value for name, value in (params or {}).items() if value != said[name]}    # it names defaults too
        self.door = Door(self.title, given, self.at_once)
        super().__init__(self.kind, pyspiel.GameInfo(
            num_distinct_actions=self.door.choices, max_chance_outcomes=self.door.outcomes, num_players=self.door.seats,
            min_utility=-1.0, max_utility=1.0, utility_sum=None, max_game_length=self.door.game.most_decisions), params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.door, iig_obs_type is not None and iig_obs_type.perfect_recall)


def kind_of(game: Game, at_once: bool) -> Any:
    """What OpenSpiel wants to know of a title before it is loaded."""
    low, high = game.seat_range
    dynamics, types = pyspiel.GameType.Dynamics, pyspiel.GameType
    name = f"kotatsu_{game.name}" + ("_simultaneous" if at_once else "")
    plain = {option.name: value for option in game.options() if (value := parameter(option)) is not None}
    return types(
        short_name=name, long_name=f"Kotatsu {game.name}, rules version {game.version}",
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC, information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.IDENTICAL if game.cooperative else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL, max_num_players=high, min_num_players=low,
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True, provides_factored_observation_string=False,
        parameter_specification=plain)


def parameter(option: Option) -> int | str | None:
    """The default of an option as a game string can hold it: a text of digits is a number there; None if it cannot."""
    values = [option.default, *(value for value, _ in option.choices)]
    if not all(isinstance(value, PLAIN) for value in values):
        return None
    digits = [isinstance(value, str) and value.isdecimal() for value in values]
    if any(digits):
        return int(option.default) if all(digits) else None
    default: int | str = option.default
    return default


def register() -> list[str]:
    """Make all titles known to OpenSpiel; their names. Once is enough, more often does no harm."""
    found = []
    for game in games.load_all()[0]:
        if game.learning is None:
            continue
        together = any(name.startswith(f"{game.name}.") and issubclass(kind, Together) for name, kind in KINDS.items())
        for at_once in (False, True) if together else (False,):
            kind = kind_of(game, at_once)
            if kind.short_name not in pyspiel.registered_names():
                more = {"title": game.name, "kind": kind, "at_once": at_once}
                pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), more))
            found.append(kind.short_name)
    return found
