"""Positions with a few fields changed, dropped, doubled or moved: what a tired person, or a script with a mistake, would write.

The changes know nothing of any game: they work on the JSON, and on what its schema and other positions of the game say.
"""
import copy
import re
from collections.abc import Callable
from typing import Any

from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck

Path = tuple[Any, ...]
MOST_CHANGES = 3
WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*|[0-9]+")
ENVELOPE = ("kotatsu", "game", "version", "luck", "comment")      # nothing of the game stands here
NONSENSE: tuple[Any, ...] = (None, True, False, 0, -1, 1.5, 255, 256, 10**9, "", "x", "none", "?", [], {}, [[]], {"x": 1},
                             ["x", None])


class Sources:
    """What other positions of the game hold: values by field, names, and items of `next`."""

    def __init__(self, schema: JSON, positions: list[JSON]) -> None:
        self.schema = schema
        self.values: dict[str, list[Any]] = {}
        self.items: list[str] = []
        words: dict[str, None] = {}
        for position in positions:
            for path in paths(position):
                value = at(position, path)
                if path and path[0] not in ENVELOPE:
                    self.values.setdefault(field_of(path), []).append(value)
                    words.update(dict.fromkeys(WORD.findall(value) if isinstance(value, str) else ()))
            self.items += [text for text in position.get("next", []) if isinstance(text, str)]
        self.words = list(words)


class Mutation:
    """One position that is being changed, and what was done to it in words."""

    def __init__(self, position: JSON, sources: Sources, luck: Luck) -> None:
        self.position = copy.deepcopy(position)
        self.sources = sources
        self.luck = luck
        self.done: list[str] = []

    def run(self) -> "Mutation":
        changes: tuple[Callable[[Path], None], ...] = (
            self.drop, self.double, self.swap, self.move, self.nudge, self.nudge, self.rename, self.rename, self.by_schema,
            self.by_schema, self.transplant, self.transplant, self.transplant, self.add, self.add, self.other_next, self.other_next,
            self.spoil)
        while len(self.done) <= self.luck.below(MOST_CHANGES):
            self.pick(changes)(self.anywhere())
        return self

    def pick(self, among: Any) -> Any:
        return among[self.luck.below(len(among))]

    def anywhere(self) -> Path:
        """A field, every top one as likely as any other; then one of the values inside it, or itself."""
        self.position.setdefault("next", [])
        path: Path = (self.pick([name for name in self.position if name not in ENVELOPE]),)
        while self.luck.below(4):
            inner = inside(at(self.position, path))
            if not inner:
                break
            path = (*path, self.pick(inner))
        return path

    def put(self, path: Path, value: Any, what: str) -> None:
        at(self.position, path[:-1])[path[-1]] = value
        self.done.append(f"{what} {'.'.join(map(str, path))}: {value!r}"[:200])

    # --- the changes
    def drop(self, path: Path) -> None:
        del at(self.position, path[:-1])[path[-1]]
        self.done.append(f"drop {'.'.join(map(str, path))}")

    def double(self, path: Path) -> None:
        """A list's entry once more; a key's value under a sibling's name too."""
        parent = at(self.position, path[:-1])
        if isinstance(parent, list):
            parent.insert(self.luck.below(len(parent) + 1), copy.deepcopy(parent[path[-1]]))
            self.done.append(f"double {'.'.join(map(str, path))}")
        elif len(path) > 1:
            self.put((*path[:-1], self.pick(list(parent))), copy.deepcopy(parent[path[-1]]), "double")

    def swap(self, path: Path) -> None:
        """Two values of the same field name, such as two seats' hands, change places."""
        alike = [other for other in paths(self.position) if len(other) == len(path) and other != path and other[0] == path[0]]
        if alike:
            other = self.pick(alike)
            one, two = at(self.position, path), at(self.position, other)
            self.put(path, two, "swap")
            self.put(other, one, "swap")
            self.done.pop()

    def move(self, path: Path) -> None:
        """An entry of a list goes to another list, a key to another object."""
        parent = at(self.position, path[:-1])
        homes = [other for other in paths(self.position) if type(at(self.position, other)) is type(parent) and other != path[:-1]
                 and other[:1] not in [(name,) for name in ENVELOPE] and path != other[:len(path)]]
        if not homes or len(path) < 2:
            return
        value, home = parent.pop(path[-1]), self.pick(homes)
        try:
            target = at(self.position, home)
        except (LookupError, TypeError):         # it stood further down in the same list
            return
        if isinstance(target, list):
            target.append(value)
        else:
            target[path[-1]] = value
        self.done.append(f"move {'.'.join(map(str, path))} to {'.'.join(map(str, home))}")

    def nudge(self, path: Path) -> None:
        """A number, or one in a text, becomes a little more or less."""
        value, by = at(self.position, path), self.pick((-2, -1, 1, 2, 5))
        if isinstance(value, bool):
            self.put(path, not value, "turn")
        elif isinstance(value, int):
            self.put(path, value + by, "nudge")
        elif isinstance(value, str) and (found := list(re.finditer(r"\d+", value))):
            match = self.pick(found)
            self.put(path, value[:match.start()] + str(max(0, int(match[0]) + by)) + value[match.end():], "nudge")

    def rename(self, path: Path) -> None:
        """A name, or one in a text, becomes another known name."""
        value = at(self.position, path)
        if isinstance(value, str) and (found := list(WORD.finditer(value))):
            match = self.pick(found)
            self.put(path, value[:match.start()] + self.pick(self.sources.words) + value[match.end():], "rename")

    def transplant(self, path: Path) -> None:
        """What another position holds in the same field."""
        known = self.sources.values.get(field_of(path))
        if known:
            self.put(path, copy.deepcopy(self.pick(known)), "transplant")

    def add(self, path: Path) -> None:
        """A field of another position that this one lacks, or one more entry of a list."""
        value = at(self.position, path)
        if isinstance(value, list):
            known = self.sources.values.get(field_of((*path, 0)), [])
            if known:
                place = self.luck.below(len(value) + 1)
                value.insert(place, copy.deepcopy(self.pick(known)))
                self.done.append(f"add {'.'.join(map(str, path))}[{place}]: {value[place]!r}")
            return
        if not isinstance(value, dict):
            value, path = self.position, ()
        lacking = [field for field in self.sources.values if field.count(".") == len(path)
                   and field.rsplit(".", 1)[-1] not in value and (not path or field.startswith(f"{path[0]}."))]
        if lacking:
            field = self.pick(lacking)
            self.put((*path, field.rsplit(".", 1)[-1]), copy.deepcopy(self.pick(self.sources.values[field])), "add")

    def other_next(self, path: Path) -> None:
        """Another item is to happen: instead of one, before one, or with other numbers."""
        items = self.position.setdefault("next", [])
        if not isinstance(items, list):
            return
        place = self.luck.below(len(items) + 1)
        match self.luck.below(4):
            case 0:
                items.insert(place, self.pick(self.sources.items))
            case 1 if place < len(items):
                items[place] = self.pick(self.sources.items)
            case 2 if place < len(items):
                self.rename(("next", place))
            case 3 if place < len(items):
                self.nudge(("next", place))
        self.done.append(f"next: {items}"[:300])

    def by_schema(self, path: Path) -> None:
        """Something that the schema allows, or just does not allow."""
        kinds = schemas_at(self.sources.schema, path)
        found: list[Any] = []
        for kind in kinds:
            found += kind.get("enum", [])
            if kind.get("type") == "integer":
                low, high = kind.get("minimum", 0), kind.get("maximum", 40)
                found += [low - 1, low, high, high + 1, low + self.luck.below(high - low + 1)]
            if kind.get("type") == "boolean":
                found += [True, False]
        if found:
            self.put(path, self.pick(found), "by schema")

    def spoil(self, path: Path) -> None:
        """Nonsense."""
        self.put(path, copy.deepcopy(self.pick(NONSENSE)), "spoil")


def mutate(position: JSON, sources: Sources, luck: Luck) -> tuple[JSON, list[str]]:
    """A changed copy, and the changes in words."""
    done = Mutation(position, sources, luck).run()
    return done.position, done.done


# --- walking through JSON
def inside(value: Any) -> list[Any]:
    """The keys of an object or the places of a list."""
    return list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []


def paths(value: Any, path: Path = ()) -> list[Path]:
    """Every place in it, the whole first."""
    return [path, *(deeper for key in inside(value) for deeper in paths(value[key], (*path, key)))]


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def field_of(path: Path) -> str:
    """`seats.*.hand`: which field it is, whoever's it is and whichever entry."""
    named = [str(key) if isinstance(key, str) else "*" for key in path]
    return ".".join(named if len(named) < 3 else [named[0], *["*"] * (len(named) - 2), named[-1]])


def schemas_at(schema: JSON, path: Path) -> list[JSON]:
    """What a schema says of a place, all alternatives."""
    found: list[JSON] = [schema]
    for key in (*path, None):
        found = [kind for one in found for kind in (*one.get("anyOf", []), one)]
        if key is None:
            return found
        if isinstance(key, int):
            found = [one["items"] for one in found if isinstance(one.get("items"), dict)]
        else:
            found = [kind for one in found for kind in (one.get("properties", {}).get(key), one.get("additionalProperties"))
                     if isinstance(kind, dict)]
    return found
