"""What is to be played: a game, how many, and everything that varies. Every combination is played equally often.

Combinations (of values, packs and arrangements of bots) take turns, game by game. Where a combination has many seatings these take
turns within it, in an order that has every side at the table, and on every seat, about equally often from early on; bots move a
seat on each time all seatings have been played once. Any game can be played again from the plan and its number.
"""
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from itertools import combinations, product
from typing import Any

from kotatsu import bots, games
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Game, Option
from kotatsu.kernel.notation import wrong
from kotatsu.kernel.phrase import say
from kotatsu.sim import match

EVERY = "every"                 # of an option: each of its values; of one with a value for each seat: each seating
PER_SEAT = ("list", "deck")
FIELDS = ("game", "games", "seed", "bots", "packs", "options")
PRINTED = ""                    # the pack of a table with nobody's own cards


@dataclass(frozen=True)
class Case:
    """One combination of what varies."""
    number: int
    options: JSON
    bots: tuple[str, ...]
    pack: str


@dataclass(frozen=True)
class Plan:
    """A series of games. `options` has a list of values for each option that is set; `packs` are named, with their data."""
    game: str
    games: int
    seed: int
    options: dict[str, list[Any]] = field(default_factory=dict)
    bots: tuple[tuple[str, ...], ...] = (("random",),)
    packs: dict[str, JSON | None] = field(default_factory=lambda: {PRINTED: None})

    def door(self) -> Game:
        return games.load(self.game)

    @cached_property
    def groups(self) -> tuple[tuple[Case, ...], ...]:
        """All combinations with their seatings, in a fixed order. Refused if a table cannot be laid."""
        found: list[tuple[Case, ...]] = []
        first = 0
        for pack, values in product(self.packs, product(*self.options.values())):
            given = dict(zip(self.options, values, strict=True))
            laid = tables(self.door(), given, self.packs[pack])
            for seated in self.bots:
                found.append(tuple(Case(first + place, options, seated, pack) for place, options in enumerate(laid)))
                first += len(laid)
        return tuple(found)

    @cached_property
    def cases(self) -> tuple[Case, ...]:
        return tuple(case for group in self.groups for case in group)

    def case(self, number: int) -> Case:
        """What is played as game `number`. Combinations begin with different seatings."""
        turn, place = divmod(number, len(self.groups))
        group = self.groups[place]
        return group[(place * len(group) // len(self.groups) + turn) % len(group)]

    def turn(self, number: int) -> int:
        """How many seats bots have moved on."""
        return number // len(self.groups) // len(self.groups[number % len(self.groups)])

    def match(self, case: Case) -> match.Plan:
        return match.Plan(self.game, case.options, self.packs[case.pack], case.bots, self.seed)

    def json(self) -> JSON:
        return {**asdict(self), "bots": [list(seated) for seated in self.bots]}

    def with_games(self, count: int) -> "Plan":
        return replace(self, games=count)


def read(given: Mapping[str, Any]) -> Plan:
    """What `Plan.json` wrote."""
    return Plan(given["game"], given["games"], given["seed"], dict(given["options"]),
                tuple(tuple(seated) for seated in given["bots"]), dict(given["packs"]))


# --- options that vary
def tables(game: Game, given: JSON, data: JSON | None) -> list[JSON]:
    """The tables of one combination: one, or each seating of the options that say `every`."""
    open_ones = [option for option in game.options() if given.get(option.name) == EVERY and option.kind in PER_SEAT]
    if not open_ones:
        game.book(given, data)
        return [given]
    option = open_ones[0]
    rest = {name: value for name, value in given.items() if name != option.name}
    seats = int(given.get("players", next(each.default for each in game.options() if each.name == "players")))
    found = [{**rest, option.name: list(seated)} for seated in seatings(option, seats)]
    laid = [table for each in found for table in tables_that_end(game, each, data)]
    if not laid:
        raise Unreadable(say("lab-no-seating", option=option.name))
    order = evenly([tuple(table[option.name]) for table in laid])
    return [laid[n] for n in order]


def tables_that_end(game: Game, given: JSON, data: JSON | None) -> list[JSON]:
    """The tables that can be laid and whose games surely end; a combination that the rules refuse is left out."""
    try:
        return [table for table in tables(game, given, data) if not game.may_run_on(game.book(table, data))]
    except (Illegal, Unreadable):
        return []


def seatings(option: Option, seats: int) -> list[tuple[str, ...]]:
    """Each set of so many different values, in each order round the table that it can be turned to."""
    values = [value for value, _ in option.choices if value not in (option.default, "random")]
    return [row[turn:] + row[:turn] for row in combinations(values, seats) for turn in range(seats)]


def evenly(rows: Sequence[tuple[str, ...]]) -> list[int]:
    """An order in which those come next who have sat at the table least, then those who have sat least on these seats."""
    left, sat, found = dict.fromkeys(range(len(rows))), Counter[str](), list[int]()
    seated: Counter[tuple[int, str]] = Counter()
    while left:
        best = min(left, key=lambda n: (sum(sat[side] for side in rows[n]), sum(seated[place] for place in enumerate(rows[n])), n))
        del left[best]
        found.append(best)
        sat.update(rows[best])
        seated.update(enumerate(rows[best]))
    return found


def every_value(option: Option) -> list[Any]:
    """All values of an option that has a few."""
    if option.kind in PER_SEAT:
        return [EVERY]
    if option.kind == "flag":
        return [False, True]
    if option.kind == "number" and option.low < option.high:
        return list(range(option.low, option.high + 1))
    found = [value for value, _ in option.choices if value not in ("random", "any")]
    if not found:
        raise Unreadable(say("lab-no-values", option=option.name))
    return found


def spread_out(game: Game, given: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Options of a plan: a list of values varies; of an option with a value for each seat, a list of lists does."""
    known = {option.name: option for option in game.options()}
    found: dict[str, list[Any]] = {}
    for name, value in given.items():
        if name not in known:
            raise Unreadable(say("cli-no-option", name=name, game=game.name, names=", ".join(known)))
        option = known[name]
        if value == EVERY:
            found[name] = every_value(option)
        elif option.kind in PER_SEAT:
            found[name] = value if isinstance(value, list) and value and isinstance(value[0], list) else [value]
        else:
            found[name] = value if isinstance(value, list) else [value]
        if not found[name]:
            raise Unreadable(say("lab-no-values", option=name))
    return found


def arrangements(game: Game, texts: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """`steady,random`: who sits at one table. Each is a bot that this game has, or a class in a file."""
    found = tuple(tuple(name.strip() for name in text.split(",") if name.strip()) for text in texts)
    if not found or not all(found):
        raise Unreadable(say("lab-no-bots"))
    for name in {name for seated in found for name in seated}:
        bots.find(game.name, name)
    return found


def from_toml(text: str, file: str) -> JSON:
    """A plan as a file has it: `game`, `games`, `seed`, `bots`, `packs` and a table `options`."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Unreadable(say("lab-not-toml", file=file, why=str(problem))) from problem
    for name in given:
        if name not in FIELDS:
            raise Unreadable(say("lab-no-field", name=name, names=", ".join(FIELDS)))
    kinds = {"game": str, "games": int, "seed": int, "bots": (str, list), "packs": (str, list), "options": dict}
    for name, value in given.items():
        if not isinstance(value, kinds[name]) or isinstance(value, bool):     # type: ignore[arg-type]
            raise wrong(name, value)
    for name in ("bots", "packs"):
        given[name] = [given[name]] if isinstance(given.get(name), str) else given.get(name, [])
        for each in given[name]:
            if not isinstance(each, str):
                raise wrong(name, each)
    return given
