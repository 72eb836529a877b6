"""What the rows of a folder say, as plain numbers: wins with intervals, points by round, what goes with winning."""
import json
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import polars as pl

from kotatsu.kernel.game import JSON
from kotatsu.lab.folder import Folder
from kotatsu.lab.ledger import ledger_of
from kotatsu.sim.statistics import LikeWithLike, corrected, wilson, within_strata

LEAST = 20                      # with fewer games on either side nothing is said about what goes with winning
BAND = 40                       # games that are called equally long, at least …
BANDS = 12                      # … and so many kinds of length, at most
CHOSEN_FIRST = ("character", "opening")         # noted before it is known how long a game will be
STILL_GOING = 0.1               # a round is drawn while so many games are still going
TOGETHER = ""                   # the side of a game that all win or lose together
MOMENTS = (0.25, 0.5, 0.75)     # of a game's length, at which we ask who leads


Strata = dict[int, tuple[int, int]]             # by stratum: games, and how many of them were won


@dataclass(frozen=True)
class Rate:
    """How often something won, with its 95 % interval."""
    of: tuple[str, ...]                         # what: a side, or a side and a seat …
    games: int
    wins: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Tie:
    """Something that goes with winning or losing: a side's games with it beside its games without it, like with like."""
    kind: str
    name: str
    side: str
    games: int                                  # in which it was noted
    found: LikeWithLike
    sure: float = 1.0                           # corrected for all that was asked


@dataclass(frozen=True)
class Beside:
    """A side and another one at the same table: their games, how many the first won, and the same beside its games without it."""
    side: str
    other: str
    games: int
    wins: int
    found: LikeWithLike


class Facts:
    """All rows of a folder, and what is asked of them."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.plan = folder.plan
        self.game = folder.plan.door()
        self.rows: pl.DataFrame = folder.rows().collect()

    @property
    def games(self) -> int:
        return int(self.rows.height)

    @cached_property
    def options(self) -> list[JSON]:
        return [json.loads(text) for text in self.rows["options"]]

    @cached_property
    def seats(self) -> pl.DataFrame:
        """One row for each seat of each game."""
        lists = ["sides", "bots", "results", "points"]
        seats = pl.col("sides").list.len()
        found = self.rows.select("number", "case", "first", "rounds", "pack", pl.int_ranges(0, seats).alias("seat"),
                                 seats.alias("players"), *lists)
        place = (pl.col("seat") - pl.col("first").cast(pl.Int64)) % pl.col("players").cast(pl.Int64)
        return found.explode(["seat", *lists]).rename({"sides": "side", "bots": "bot", "results": "result"}).with_columns(
            won=pl.col("result") > 0, place=pl.when(pl.col("first").is_null()).then(pl.col("seat")).otherwise(place) + 1)

    # --- wins
    def rates(self, *by: str, frame: pl.DataFrame | None = None) -> list[Rate]:
        """Win rates by some columns of `seats`, in their order."""
        counted = (pl.len().alias("games"), pl.col("won").sum().alias("wins"))
        found = (self.seats if frame is None else frame).group_by(by).agg(*counted)
        return [Rate(tuple(str(row[name]) for name in by), row["games"], row["wins"]) for row in found.sort(by).to_dicts()]

    @cached_property
    def sides(self) -> list[str]:
        """All sides, the one that wins most first."""
        return [rate.of[0] for rate in sorted(self.rates("side"), key=lambda rate: -rate.rate)]

    def varied_options(self) -> dict[str, list[str]]:
        """Options with one value for the table that differ between games: their values, game by game."""
        known = [option.name for option in self.game.options() if option.kind not in ("list", "deck", "seat")]
        values = {name: [str(options.get(name, "")) for options in self.options] for name in known}
        return {name: found for name, found in values.items() if len(set(found)) > 1}

    def with_option(self, values: list[str]) -> pl.DataFrame:
        """`seats` with the value of an option."""
        return self.seats.join(self.rows.select("number").with_columns(value=pl.Series(values, dtype=pl.String)), on="number")

    def beside(self) -> list[Beside]:
        """How often each side wins when another one sits at the table and when it does not, at the same kind of table."""
        if len({tuple(sorted(sides)) for sides in self.rows["sides"].to_list()}) < 2:
            return []
        counted = (pl.len().alias("games"), pl.col("won").sum().alias("wins"))
        own = self.like.select("number", "seat", "side", "won", "table")
        pairs = own.join(own.select("number", other_seat="seat", other="side"), on="number").filter(
            pl.col("seat") != pl.col("other_seat"))
        whole = {(side, table): (games, wins) for side, table, games, wins in own.group_by("side", "table").agg(*counted).rows()}
        found: dict[tuple[str, str], list[tuple[int, int, int, int]]] = {}
        for side, other, table, games, wins in pairs.group_by("side", "other", "table").agg(*counted).sort(
                "side", "other", "table").rows():
            all_games, all_wins = whole[side, table]
            found.setdefault((side, other), []).append((wins, games, all_wins - wins, all_games - games))
        return [Beside(side, other, sum(row[1] for row in rows), sum(row[0] for row in rows), within_strata(rows))
                for (side, other), rows in found.items()]

    # --- points and length
    def points_by_round(self) -> list[JSON]:
        """For each side and round: the mean and the middle half of what it had, while enough games go on.

        Where all play together they have the same: each game counts once, under the name of nobody.
        """
        own = self.rows.select("number", "sides", "points_by_round")
        if self.game.cooperative:
            own = own.with_columns(sides=pl.lit([TOGETHER], pl.List(pl.String)),
                                   points_by_round=pl.col("points_by_round").list.head(1))
        own = own.explode(["sides", "points_by_round"]).rename({"sides": "side"})
        own = own.with_columns(round=pl.int_ranges(1, pl.col("points_by_round").list.len() + 1))
        long = own.explode(["points_by_round", "round"]).rename({"points_by_round": "points"}).drop_nulls("points")
        found = long.group_by("side", "round").agg(pl.len().alias("games"), pl.col("points").mean().alias("mean"),
                                                   pl.col("points").quantile(0.25).alias("low"),
                                                   pl.col("points").quantile(0.75).alias("high"))
        most = {TOGETHER: self.games, **{rate.of[0]: rate.games for rate in self.rates("side")}}
        return [row for row in found.sort("side", "round").to_dicts() if row["games"] >= max(1, STILL_GOING * most[row["side"]])]

    def lengths(self) -> list[int]:
        return [int(rounds) for rounds in self.rows["rounds"]]

    # --- what goes with winning
    @cached_property
    def ties(self) -> list[Tie]:
        """Everything that was noted by name, for each side; the surest first. What everybody does, or nobody, says nothing.

        A long game plays more of everything, and seats, maps, numbers of players and opponents are not alike: so a side's games
        are compared within strata of the same kind of table, the same seat in the order of turns, in a duel the same opponent, and
        about the same length. What is chosen at the beginning may decide how long a game takes: its strata leave that out.
        """
        found = []
        for (kind, name, side), noted in self.by_stratum().items():
            whole = self.strata[kind in CHOSEN_FIRST][side]
            compared = within_strata((wins, games, whole[stratum][1] - wins, whole[stratum][0] - games)
                                     for stratum, (games, wins) in noted.items())
            if min(compared.games, compared.other_games) >= LEAST:
                found.append(Tie(kind, name, side, sum(games for games, _ in noted.values()), compared))
        sure = corrected([tie.found.chance for tie in found])
        done = [replace(tie, sure=sure[n]) for n, tie in enumerate(found)]
        return sorted(done, key=lambda tie: (tie.sure, -abs(tie.found.gap), tie.kind, tie.name, tie.side))

    @cached_property
    def like(self) -> pl.DataFrame:
        """`seats` with the stratum of each: `whole` without, `long` with the length of its game. Strata are numbers."""
        tables = self.rows.select("number", "rounds", "pack", pl.col("sides").list.len().alias("players"), "sides").with_columns(
            pl.Series(name, values, dtype=pl.String) for name, values in self.varied_options().items() if name != "players")
        kind = [name for name in tables.columns if name not in ("number", "rounds", "sides")]
        tables = tables.with_columns(table=pl.struct(kind).rank("dense"), many=pl.len().over(kind))
        order = pl.col("rounds").rank("min").over(kind) - 1         # games of the same length are in the same band
        band = (order * (pl.col("many") // BAND).clip(1, BANDS) // pl.col("many")).cast(pl.Int64)
        found = self.seats.drop("rounds", "pack").join(tables.select("number", "table", "sides", band=band), on="number")
        rival = pl.when(pl.col("players") == 2).then(pl.col("sides").list.get(1 - pl.col("seat"), null_on_oob=True)).fill_null("")
        stratum = pl.struct("table", "place", rival=rival).rank("dense").cast(pl.Int64)
        return found.with_columns(pl.col("seat").cast(pl.Int64), whole=stratum, long=stratum * 100 + pl.col("band")).drop("sides")

    @cached_property
    def strata(self) -> tuple[dict[str, Strata], dict[str, Strata]]:
        """All games of each side by stratum, with and without regard to length: how many, and how many it won."""
        found: tuple[dict[str, Strata], dict[str, Strata]] = {}, {}
        for which, column in enumerate(("long", "whole")):
            counted = self.like.group_by("side", column).agg(pl.len().alias("games"), pl.col("won").sum().alias("wins"))
            for side, stratum, games, wins in counted.rows():
                found[which].setdefault(side, {})[stratum] = games, wins
        return found

    def by_stratum(self) -> dict[tuple[str, str, str], Strata]:
        """The same of the games in which something was noted for a side, in a fixed order."""
        column = pl.when(pl.col("kind").is_in(CHOSEN_FIRST)).then(pl.col("whole")).otherwise(pl.col("long")).alias("stratum")
        counted = self.noted_games().with_columns(column).group_by("kind", "name", "side", "stratum").agg(
            pl.len().alias("games"), pl.col("won").sum().alias("wins")).sort("kind", "name", "side", "stratum")
        found: dict[tuple[str, str, str], Strata] = {}
        for kind, name, side, stratum, games, wins in counted.rows():
            found.setdefault((kind, name, side), {})[stratum] = games, wins
        return found

    def noted_games(self) -> pl.DataFrame:
        """A row for everything that was noted for a seat in a game, once, with that row of `like`."""
        cards = self.rows.select("number", "cards").explode("cards").drop_nulls("cards").unnest("cards").select(
            "number", pl.col("seat").cast(pl.Int64), "kind", "name")
        openings = self.rows.select("number", pl.int_ranges(0, pl.col("openings").list.len()).alias("seat"), "openings").explode(
            ["seat", "openings"]).explode("openings").drop_nulls("openings").select(
            "number", pl.col("seat").cast(pl.Int64), kind=pl.lit("opening"), name="openings")
        told = [verb for verb, kind in ledger_of(self.game).noted.items() if kind in CHOSEN_FIRST]     # under its own name
        openings = openings.filter(~pl.col("name").str.split(" ").list.first().is_in(told))
        return pl.concat([cards, openings]).unique().join(self.like, on=["number", "seat"])

    def noted(self) -> dict[tuple[str, str, str], tuple[int, int]]:
        """For each kind, name and side: in how many games it was noted for that side, and how many of them it won."""
        counted = self.noted_games().group_by("kind", "name", "side").agg(pl.len().alias("games"),
                                                                          pl.col("won").sum().alias("wins"))
        return {(row["kind"], row["name"], row["side"]): (row["games"], row["wins"]) for row in counted.to_dicts()}

    # --- what decided games
    def endings(self) -> list[tuple[str, int]]:
        found = self.rows.group_by("ended").agg(pl.len().alias("games")).sort("games", "ended", descending=[True, False])
        return [(row["ended"], row["games"]) for row in found.to_dicts()]

    @cached_property
    def races(self) -> list["Race"]:
        """How the lead went in each game; none where all share their points."""
        if self.game.cooperative:
            return []
        columns = self.rows.select("number", "points_by_round", "results").to_dicts()
        return [race for row in columns if (race := race_of(row["number"], row["points_by_round"], row["results"])) is not None]


@dataclass(frozen=True)
class Race:
    """One game as a race: whether the winner led at some moments, how far behind he had been, when the lead was his for good."""
    number: int
    led: tuple[bool, ...]                       # alone or tied, at MOMENTS of the game
    behind: int                                 # the most points that the winner was behind the leader
    decided: float                              # after which part of the game he was never behind again
    margin: int                                 # at the end, before the best of the others


def race_of(number: int, points: list[list[int]], results: list[int]) -> Race | None:
    """The race of a game that one seat won and in which points were counted."""
    winners = [seat for seat, result in enumerate(results) if result > 0]
    rounds = len(points[0]) if points else 0
    if len(winners) != 1 or rounds < 2 or len(points) < 2:
        return None
    own = points[winners[0]]
    others = [max(row[n] for seat, row in enumerate(points) if seat != winners[0]) for n in range(rounds)]
    gaps = [mine - best for mine, best in zip(own, others, strict=True)]
    last = max((n + 1 for n, gap in enumerate(gaps[:-1]) if gap < 0), default=0)
    led = tuple(gaps[min(rounds - 1, int(rounds * moment))] >= 0 for moment in MOMENTS)
    return Race(number, led, max(0, -min(gaps)), last / rounds, gaps[-1])


def side_bots(facts: Facts) -> list[Rate]:
    """Win rates of bots, where several play."""
    found = facts.rates("bot")
    return found if len(found) > 1 else []


def settings(facts: Facts) -> dict[str, Any]:
    """What all games have in common."""
    plan = facts.plan
    return {"game": plan.game, "games": facts.games, "seed": plan.seed, "cases": len(plan.cases), "version": facts.game.version,
            "bots": [", ".join(seated) for seated in plan.bots], "packs": [name for name in plan.packs if name]}
