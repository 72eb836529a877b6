"""What each side says about itself: the words.py of every side, found once."""
from functools import cache
from importlib import import_module
from types import ModuleType

SIDES = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")


@cache
def sides() -> tuple[ModuleType, ...]:
    """The words of all sides, in the order of their letters."""
    return tuple(import_module(f"kotatsu.games.root.factions.{side}.words") for side in SIDES)
