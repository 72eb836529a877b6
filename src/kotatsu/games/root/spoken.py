"""What each side says about itself: the words.py of every side, found once."""
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

SIDES = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")


@cache
def sides() -> tuple[ModuleType, ...]:
    """The words of all sides, in the order of their letters."""
    found = []
    for side in SIDES:
        if find_spec(f"kotatsu.games.root.factions.{side}.words"):
            found.append(import_module(f"kotatsu.games.root.factions.{side}.words"))
    return tuple(found)
