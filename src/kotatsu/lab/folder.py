"""Where a run is kept: `plan.json`, `words.json`, and rows in parts of a thousand games.

A part that is being played is a file of lines, `part-00003.jsonl`, each with the rows of a batch; once all its games are there it
becomes `part-00003.parquet`. So whatever stops a run costs the games that were not finished, and nothing else.
"""
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.lab import plan as plans
from kotatsu.lab.notes import Words, add_words
from kotatsu.lab.plan import Plan
from kotatsu.sim.resume import sources

PART = 1000                     # games of a part
KIND = "kotatsu-lab"
COUNT = {"seat": pl.Int8, "kind": pl.String, "count": pl.Int32}

SCHEMA: dict[str, Any] = {
    "number": pl.Int32,                                         # of the game: its seed and its case follow from it
    "case": pl.Int32,                                           # which combination of what the plan varies
    "seed": pl.UInt64,                                          # of its luck
    "version": pl.Int16,                                        # of the rules
    "pack": pl.String,                                          # whose cards; empty for the built-in ones
    "options": pl.String,                                       # all options of the table, as JSON
    "bots": pl.List(pl.String),                                 # by seat, as all lists below
    "sides": pl.List(pl.String),                                # what each seat plays: a faction, a samurai, a character, a hero
    "first": pl.Int8,                                           # the seat that has the first turn; none where all choose at once
    "results": pl.List(pl.Int8),                                # 1 won, 0 drawn, -1 lost
    "points": pl.List(pl.Int32),                                # at the end
    "points_by_round": pl.List(pl.List(pl.Int32)),              # at the end of each round (or turn)
    "actions": pl.List(pl.Struct(COUNT)),                       # choices by kind
    "cards": pl.List(pl.Struct({"seat": pl.Int8, "kind": pl.String, "name": pl.String, "count": pl.Int32})),     # … by name
    "openings": pl.List(pl.List(pl.String)),                    # the first free choices
    "rounds": pl.Int32,
    "decisions": pl.Int32,
    "score": pl.Float64,                                        # of a game that is won together
    "ended": pl.String,                                         # how
    "outcome": pl.String,                                       # in words and details, as JSON
}


class Folder:
    """The folder of one run."""

    def __init__(self, path: str | Path, plan: Plan, words: Words) -> None:
        self.path = Path(path)
        self.plan = plan
        self.words = words

    @property
    def name(self) -> str:
        return str(self.path)

    # --- opening
    @classmethod
    def begin(cls, path: str | Path, plan: Plan) -> "Folder":
        """The folder of this plan, new or gone on with. Refused if it holds another one: the sum would say nothing about either."""
        folder = Path(path)
        if (folder / "plan.json").exists():
            found = cls.open(folder)
            if found.plan.with_games(plan.games).json() != plan.json():
                raise Unreadable(say("lab-other-plan", folder=str(folder)))
            check_sources(folder)
            plan = plan.with_games(max(plan.games, found.plan.games))
            for path in folder.glob("part-*.jsonl"):
                end_its_last_line(path)
            words = found.words
        elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Unreadable(say("lab-not-empty", folder=str(folder)))
        else:
            folder.mkdir(parents=True, exist_ok=True)
            words = {}
        found = cls(folder, plan, words)
        put(folder / "plan.json", {"kind": KIND, "sources": sources(), **plan.json()})
        return found

    @classmethod
    def open(cls, path: str | Path) -> "Folder":
        """A folder that a run has made."""
        folder = Path(path)
        given = read(folder / "plan.json")
        if not isinstance(given, dict) or given.get("kind") != KIND:
            raise Unreadable(say("lab-no-folder", folder=str(folder)))
        words = read(folder / "words.json")
        return cls(folder, plans.read(given), words if isinstance(words, dict) else {})

    # --- rows
    def part(self, number: int, ending: str) -> Path:
        return self.path / f"part-{number // PART:05}.{ending}"

    def wanted(self, first: int) -> range:
        """The games of the part that begins with this one."""
        return range(first, min(first + PART, self.plan.games))

    def played(self, first: int) -> dict[int, JSON]:
        """The rows of a part that are there already, by number; what was not written to its end does not count."""
        found: dict[int, JSON] = {}
        if self.part(first, "parquet").exists():
            found = {row["number"]: row for row in pl.read_parquet(self.part(first, "parquet")).to_dicts()}
        for batch in lines(self.part(first, "jsonl")):
            found.update({row["number"]: row for row in batch["rows"]})
            add_words(self.words, batch["words"])
        return found

    def missing(self) -> dict[int, list[int]]:
        """For each part the games that are still to be played."""
        found: dict[int, list[int]] = {}
        for first in range(0, self.plan.games, PART):
            wanted = self.wanted(first)
            if self.part(first, "jsonl").exists() or self.count(first) < len(wanted):
                done = self.played(first)
                found[first] = [number for number in wanted if number not in done]
        return found

    def count(self, first: int) -> int:
        """How many rows a part has in Parquet."""
        path = self.part(first, "parquet")
        return int(pl.scan_parquet(path).select(pl.len()).collect().item()) if path.exists() else 0

    def add(self, first: int, rows: list[JSON], words: Words) -> None:
        """Rows of a batch, kept at once."""
        add_words(self.words, words)
        with self.part(first, "jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({"rows": rows, "words": words}, ensure_ascii=False) + "\n")

    def close(self, first: int) -> None:
        """All games of a part are there: it becomes a Parquet file."""
        rows = self.played(first)
        assert [*sorted(rows)] == [*self.wanted(first)], "a part lacks games"
        put(self.path / "words.json", self.words)
        path = self.part(first, "parquet")
        frame = pl.DataFrame([rows[number] for number in sorted(rows)], schema=SCHEMA, orient="row")
        half = path.with_suffix(".half")
        frame.write_parquet(half, compression="zstd", statistics=True)
        os.replace(half, path)
        self.part(first, "jsonl").unlink(missing_ok=True)

    def rows(self) -> pl.LazyFrame:
        """All rows that are finished, those of a part that is being played too."""
        frames = [pl.scan_parquet(path) for path in sorted(self.path.glob("part-*.parquet"))]
        for path in sorted(self.path.glob("part-*.jsonl")):
            if not path.with_suffix(".parquet").exists():
                found = [row for batch in lines(path) for row in batch["rows"]]
                frames.append(pl.DataFrame(found, schema=SCHEMA, orient="row").lazy())
                for batch in lines(path):
                    add_words(self.words, batch["words"])
        if not frames:
            raise Unreadable(say("lab-nothing-played", folder=self.name))
        return pl.concat(frames).sort("number")


def check_sources(folder: Path) -> None:
    """Refused if rules or bots have changed since: the same number would be another game."""
    if read(folder / "plan.json").get("sources") != sources():
        raise Unreadable(say("lab-other-sources", folder=str(folder)))


def put(path: Path, data: Any) -> None:
    """A JSON file, whole or not at all."""
    half = path.with_suffix(".half")
    half.write_text(json.dumps(data, ensure_ascii=False, sort_keys=True, indent=1) + "\n", encoding="utf-8")
    os.replace(half, path)


def read(path: Path) -> Any:
    """A JSON file; nothing if it is not there."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def end_its_last_line(path: Path) -> None:
    """What was being written when a run was killed stays unreadable, on a line of its own."""
    if not path.read_bytes().endswith(b"\n"):
        with path.open("a", encoding="utf-8") as file:
            file.write("\n")


def lines(path: Path) -> Iterator[Any]:
    """The lines of a file that were written to their end."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                continue
