"""The records of the game, ours with an owner's laid over them by id, become what the rules read."""
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from kotatsu.games.battlecrest.book import LANDMARK_STARS, PLACES, From, Hero, Order, Printed, Solo, Star, Step
from kotatsu.games.battlecrest.deeds import FALLBACK_MOMENT, OWN, STAR_MOMENT, Ability
from kotatsu.games.battlecrest.grid import CELLS, NONE, SIZE
from kotatsu.games.battlecrest.vocabulary import VOCABULARY
from kotatsu.kernel.cards.deeds import CardLine
from kotatsu.kernel.cards.reader import read_text
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_flag, read_known, read_number, wrong
from kotatsu.kernel.overrides import own_from, read_own
from kotatsu.kernel.phrase import say

FILES = ("heroes.toml", "landmarks.toml", "orders.toml", "solo.toml")
STATUSES = ("source", "inferred", "reconstructed", "owner")
COMMON = ("id", "kind", "name", "status", "text")
FIELDS = {
    "hero": ("health", "crests"), "minion": ("hero", "defence", "move"), "item": ("hero", "defence"),
    "action": ("hero", "move", "defence", "boost", "crest"), "map": ("landmarks", "heroes", "minions", "beside"),
    "landmark": ("number", "north", "east", "south", "west"),
    "order": ("steps", "compass", "choice", "refresh", "defence", "unique"),
    "solo": ("plays", "hero", "minion", "stars", "refresh", "swaps", "ignores", "lost_minion"),
}
KINDS = tuple(FIELDS)
SYMBOL_NAMES = ("MOVE", "ATK", "DEF", "RANGE", "PUSH", "HAZARD", "WAYPOINT", "STAR")
CELL_NAMES = [f"{cell // SIZE + 1}{'abcdef'[cell % SIZE]}" for cell in range(CELLS)]
WAYS = "NESW"
CHOICES = ("leftmost", "rightmost")
ID = r"[a-z0-9][a-z0-9-]{0,40}(\.[a-z]{1,5})?"
HIGHEST = 20                       # value of an ability
MOST_CARDS = 6                     # action cards of a hero
MOST_SYMBOLS = 4                   # on one edge


@cache
def shipped() -> dict[str, JSON]:
    """Our records by id, in the order of the files."""
    found: dict[str, JSON] = {}
    for name in FILES:
        for row in tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))["card"]:
            found[row["id"]] = row
    return found


def records(own: Mapping[str, Any] | None) -> dict[str, JSON]:
    """BC1.4: ours with the owner's laid over them; an owner may add records, not fields."""
    found = dict(shipped())
    if own is None:
        return found
    read_own(own, ("cards", "source"))
    rows = own.get("cards", [])
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) and isinstance(row.get("id"), str) for row in rows):
        raise wrong("data.cards", rows)
    if len({row["id"] for row in rows}) != len(rows):
        raise wrong("data.cards", [row["id"] for row in rows])
    for row in rows:
        if not re.fullmatch(ID, row["id"]):
            raise wrong(f"data.cards.{row['id']}.id", row["id"])
        if row["id"] in found:
            read_choice(f"data.cards.{row['id']}.kind", row.get("kind", found[row["id"]]["kind"]), (found[row["id"]]["kind"],))
        ours = {name: value for name, value in found.get(row["id"], {}).items() if name != "status"}
        found[row["id"]] = {"status": "owner", **ours, **row}
    for id, row in found.items():
        kind = read_choice(f"data.cards.{id}.kind", row.get("kind", ""), KINDS)
        read_known(row, (*COMMON, *FIELDS[kind]), f"data.cards.{id}.")
        read_choice(f"data.cards.{id}.status", row.get("status", ""), STATUSES)
    return found


class Reader:
    """Reads records into a Printed; a mistake names the record and its field."""

    def __init__(self, rows: dict[str, JSON]) -> None:
        self.rows = rows
        self.printed = Printed()
        self.fallbacks: list[tuple[str, list[Ability]]] = []
        self.found: list[tuple[str, Ability]] = []                # every ability with the record that it stands in

    def read(self) -> Printed:
        for row in self.rows.values():
            self.lines(row)                      # before anything that hangs on other records
        self.read_heroes()
        self.read_landmarks()
        self.read_orders()
        self.read_map()
        self.lay_out_scripts()
        self.read_solos()
        self.name_crests()
        return self.printed

    # --- parts of a record
    def of_kind(self, kind: str) -> list[JSON]:
        return [row for row in self.rows.values() if row["kind"] == kind]

    def number(self, row: JSON, field: str, low: int, high: int, default: int | None = None) -> int:
        return read_number(f"data.cards.{row['id']}.{field}", row.get(field, default), low, high)

    def text(self, row: JSON, field: str, default: str = "") -> str:
        found = row.get(field, default)
        if not isinstance(found, str):
            raise wrong(f"data.cards.{row['id']}.{field}", found)
        return found

    def lines(self, row: JSON) -> list[CardLine]:
        return read_text(self.text(row, "text"), VOCABULARY, lambda number: f"data.cards.{row['id']}.text:{number + 1}", row["id"])

    def abilities(self, row: JSON, moment: int) -> list[list[Ability]]:
        """What it does at a moment, line by line."""
        found = [[deed for deed in line.deeds if isinstance(deed, Ability)] for line in self.lines(row)
                 if line.heading.moment == moment]
        for ability in (ability for line in found for ability in line):
            if ability.value > HIGHEST:
                raise wrong(f"data.cards.{row['id']}.text", ability.value)
            self.found.append((row["id"], ability))
        return found

    def crest(self, row: JSON, field: str, name: str) -> int:
        if not re.fullmatch("[A-Z]+", name):
            raise wrong(f"data.cards.{row['id']}.{field}", name)
        if name not in self.printed.crests:
            self.printed.crests.append(name)
        return self.printed.crests.index(name)

    def cells(self, row: JSON, field: str, count: int) -> list[int]:
        words = self.text(row, field).split()
        if len(words) != count or len(set(words)) != count or not set(words) <= set(CELL_NAMES):
            raise wrong(f"data.cards.{row['id']}.{field}", row.get(field))
        return [CELL_NAMES.index(word) for word in words]

    def faces(self, kind: str, ends: tuple[str, str]) -> Iterable[tuple[str, JSON, JSON]]:
        """Records that come in pairs: `fate-herald.start` and `fate-herald.back`."""
        rows = {row["id"]: row for row in self.of_kind(kind)}
        rule = "BC5.3" if kind == "landmark" else "BC1.3"
        for id in rows:
            if id.rpartition(".")[2] not in ends or not id.rpartition(".")[0]:
                raise wrong(f"data.cards.{id}.id", id, rule)
        for id in dict.fromkeys(id.rpartition(".")[0] for id in rows):
            for end, other in zip(ends, reversed(ends), strict=True):
                if f"{id}.{end}" not in rows:
                    raise Illegal(rule, say("battlecrest-no-face", field=f"data.cards.{id}.{other}", card=f"{id}.{end}"))
            yield id, rows[f"{id}.{ends[0]}"], rows[f"{id}.{ends[1]}"]

    # --- heroes
    def read_heroes(self) -> None:
        printed = self.printed
        for row in self.of_kind("hero"):
            limits, crests = [], []
            given = row.get("crests", [])
            for text in given if isinstance(given, list) else [given]:
                match = re.fullmatch(r"(\d{1,2}) ([A-Z]+)", str(text))
                if match is None:
                    raise wrong(f"data.cards.{row['id']}.crests", text)
                limits.append(int(match[1]))
                crests.append(self.crest(row, "crests", match[2]))
            hero = Hero(row["id"], self.number(row, "health", 1, 60), limits, crests, [])
            printed.heroes.append(hero)
            hero.stars += self.add_stars(row["id"], row, From.HERO)
        for row in self.of_kind("minion"):
            hero = self.hero_of(row)
            if hero.minion:
                raise wrong(f"data.cards.{row['id']}.hero", hero.id, "BC1.2")
            hero.minion = row["id"]
            hero.minion_defence, hero.minion_move = self.number(row, "defence", 0, 20), self.number(row, "move", 0, 10)
            hero.stars += self.add_stars(row["id"], row, From.MINION)
        for id, *sides in self.faces("item", ("start", "back")):
            hero = self.hero_of(sides[0])
            if hero.item:
                raise wrong(f"data.cards.{id}.start.hero", hero.id, "BC1.2")
            hero.item = id
            hero.item_defence = [self.number(row, "defence", 0, 20) for row in sides]
            hero.item_stars = [self.add_stars(id, row, From.ITEM) for row in sides]
        for id, *sides in self.faces("action", ("start", "back")):
            self.hero_of(sides[0]).cards.append(len(printed.cards))
            printed.cards.append(id)
            for row in sides:
                printed.move.append(self.number(row, "move", 0, 10))
                printed.defence.append(self.number(row, "defence", 0, 20))
                boost = self.text(row, "boost")
                printed.defence_crest.append(self.crest(row, "boost", boost) if boost else NONE)
                printed.crest.append(self.crest(row, "crest", self.text(row, "crest")))
                printed.scripts.append([ability for line in self.abilities(row, OWN) for ability in line])
                printed.script_names.append(id if row is sides[0] else f"{id}.back")
        for hero in printed.heroes:
            if not 1 <= len(hero.cards) <= MOST_CARDS:
                raise Illegal("BC1.2", say("battlecrest-card-count", field=f"data.cards.{hero.id}", count=len(hero.cards),
                                           most=MOST_CARDS))

    def hero_of(self, row: JSON) -> Hero:
        id = read_choice(f"data.cards.{row['id']}.hero", self.text(row, "hero"), [hero.id for hero in self.printed.heroes])
        return next(hero for hero in self.printed.heroes if hero.id == id)

    def add_stars(self, owner: str, row: JSON, source: int) -> list[int]:
        """Each line under `when star:` is an ability of its own, called by its record and its verb."""
        found = []
        for abilities in self.abilities(row, STAR_MOMENT):
            id, number = f"{owner}-{abilities[0].word}", 2
            while id in [star.id for star in self.printed.stars]:
                id, number = f"{owner}-{abilities[0].word}-{number}", number + 1
            found.append(len(self.printed.stars))
            self.printed.stars.append(Star(id, source, 0))
            self.fallbacks.append((id, abilities))
        return found

    # --- the field
    def read_landmarks(self) -> None:
        printed = self.printed
        for id, *sides in self.faces("landmark", ("a", "b")):
            printed.landmarks.append(id)
            printed.numbers.append(self.number(sides[0], "number", 1, 99))
            for row in sides:
                printed.edges.append([self.edge(row, way) for way in ("north", "east", "south", "west")])
                stars = self.add_stars(id, row, From.LANDMARK)
                printed.landmark_star.append(stars[0] if stars else NONE)
        for place, number in enumerate(printed.numbers):
            if number in printed.numbers[:place]:
                raise wrong(f"data.cards.{printed.landmarks[place]}.a.number", number, "BC2.5")

    def edge(self, row: JSON, field: str) -> int:
        found = 0
        words = self.text(row, field).split()
        if len(words) > MOST_SYMBOLS:
            raise wrong(f"data.cards.{row['id']}.{field}", row.get(field))
        for word in words:
            name = read_choice(f"data.cards.{row['id']}.{field}", word, SYMBOL_NAMES)
            found += 1 << 4 * SYMBOL_NAMES.index(name)
        return found

    def read_map(self) -> None:
        row = self.of_kind("map")[-1]
        printed = self.printed
        printed.landmark_cells = self.cells(row, "landmarks", PLACES)
        printed.hero_cells, printed.minion_cells = self.cells(row, "heroes", 2), self.cells(row, "minions", 2)
        beside = self.cells(row, "beside", 2)
        stands, filled = [*printed.hero_cells, *printed.minion_cells], set(printed.landmark_cells)
        if len(set(stands)) != len(stands) or set(stands) & filled or not set(beside) <= filled:
            raise wrong(f"data.cards.{row['id']}.heroes", row.get("heroes"))
        printed.beside = [printed.landmark_cells.index(cell) for cell in beside]

    # --- the Imperator
    def read_orders(self) -> None:
        rows = {row["id"]: row for row in self.of_kind("order")}
        for id in rows:
            if not re.fullmatch(r"\d{1,2}[ab]", id):
                raise wrong(f"data.cards.{id}.id", id)
            other = id[:-1] + "ba"["ab".index(id[-1])]
            if other not in rows:
                raise Illegal("BC9.3", say("battlecrest-no-face", field=f"data.cards.{id}", card=other))
        for row in [rows[f"{number}{side}"] for number in dict.fromkeys(id[:-1] for id in rows) for side in "ab"]:
            steps = self.text(row, "steps")
            if sorted(steps) != ["A", "M", "R"]:
                raise wrong(f"data.cards.{row['id']}.steps", steps, "BC9.8")
            compass = self.text(row, "compass").split()
            if len(compass) != 2 or not set(compass) <= set(WAYS) or (WAYS.index(compass[0]) + WAYS.index(compass[1])) % 2 == 0:
                raise wrong(f"data.cards.{row['id']}.compass", row.get("compass"), "BC9.12")
            choice = read_choice(f"data.cards.{row['id']}.choice", self.text(row, "choice"), CHOICES)
            self.printed.orders.append(Order(
                [(Step.ACTIVATE, Step.MOVE, Step.REFRESH)["AMR".index(step)] for step in steps], WAYS.index(compass[0]),
                WAYS.index(compass[1]), choice == "rightmost", self.number(row, "refresh", 0, 10),
                self.number(row, "defence", -9, 9),
                read_flag(f"data.cards.{row['id']}.unique", row.get("unique", False))))
            self.printed.order_names.append(row["id"])

    def lay_out_scripts(self) -> None:
        """Star abilities stand behind the faces of cards."""
        printed = self.printed
        printed.first_star = len(printed.scripts)
        for star, (id, abilities) in zip(printed.stars, self.fallbacks, strict=True):
            star.script = len(printed.scripts)
            printed.scripts.append(abilities)
            printed.script_names.append(id)

    def read_solos(self) -> None:
        rows: dict[str, JSON] = {}
        for row in self.of_kind("solo"):
            plays = read_choice(f"data.cards.{row['id']}.plays", self.text(row, "plays"), [hero.id for hero in self.printed.heroes])
            if plays in rows:
                raise wrong(f"data.cards.{row['id']}.plays", plays, "BC1.1")
            rows[plays] = row
        for hero in self.printed.heroes:
            if hero.id not in rows:
                raise Illegal("BC1.1", say("battlecrest-no-solo", field=f"data.cards.{hero.id}", hero=hero.id))
            self.printed.solos.append(self.solo(rows[hero.id], hero))

    def solo(self, row: JSON, hero: Hero) -> Solo:
        stars, adjacent = [], []
        given = row.get("stars", [])
        if not isinstance(given, list):
            raise wrong(f"data.cards.{row['id']}.stars", given)
        for text in given:
            name, _, condition = str(text).partition(" if ")
            known = {self.printed.stars[each].id: each for each in (*hero.stars, *hero.item_stars[0], *hero.item_stars[1])}
            known["landmark"] = LANDMARK_STARS
            stars.append(known[read_choice(f"data.cards.{row['id']}.stars", name, tuple(known))])
            adjacent.append(int(read_choice(f"data.cards.{row['id']}.stars", condition, ("", "adjacent")) == "adjacent"))
        ignored = 0
        for word in self.text(row, "ignores").split():
            ignored |= 1 << SYMBOL_NAMES.index(read_choice(f"data.cards.{row['id']}.ignores", word, SYMBOL_NAMES))
        lost = read_choice(f"data.cards.{row['id']}.lost_minion", self.text(row, "lost_minion"), ("", "fallback"))
        near, far = self.span(row, "hero")
        minion_near, minion_far = self.span(row, "minion")
        self.printed.scripts.append([ability for line in self.abilities(row, FALLBACK_MOMENT) for ability in line])
        self.printed.script_names.append(row["id"])
        swaps = read_flag(f"data.cards.{row['id']}.swaps", row.get("swaps", False))
        return Solo(near, far, minion_near, minion_far, self.number(row, "refresh", 0, 10, 0), swaps, ignored, lost == "fallback",
                    stars, adjacent, len(self.printed.scripts) - 1)

    def span(self, row: JSON, field: str) -> tuple[int, int]:
        """`1-2`, or `1` for that distance alone."""
        match = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", self.text(row, field, "1"))
        if match is None or int(match[2] or match[1]) < int(match[1]):
            raise wrong(f"data.cards.{row['id']}.{field}", row.get(field))
        return int(match[1]), int(match[2] or match[1])

    def name_crests(self) -> None:
        """Abilities name crests that some card shows."""
        for id, ability in self.found:
            if ability.crest_name:
                if ability.crest_name not in self.printed.crests:
                    raise Unreadable(say("battlecrest-no-crest", field=f"data.cards.{id}.text", value=ability.crest_name,
                                         known=", ".join(self.printed.crests)))
                ability.crest = self.printed.crests.index(ability.crest_name)


@lru_cache(maxsize=32)
def printed(own: str = "") -> Printed:
    """The printed sets of a table; `own` is the owner's data as text."""
    return Reader(records_of(own)).read()


@lru_cache(maxsize=16)
def records_of(own: str) -> dict[str, JSON]:
    """The records of a table by the text of its owner's data; nobody changes them."""
    return records(own_from(own))
