# compiled with mypyc
"""Which folder of `factions` is whose: every list of the sides, by faction number, is made of this one.

Traits lie below the rules and chapters above them, so no module could import all the files of a folder; each list
asks for the one file that it is about.
"""
from importlib import import_module
from typing import Any, Final

FOLDERS: Final = ("marquise", "eyrie", "alliance", "vagabond", "vagabond", "cult", "riverfolk")      # both Vagabonds share one


def of_each_side(file: str) -> list[Any]:
    """The modules `factions/<folder>/<file>.py`, by faction number."""
    return [import_module(f"kotatsu.games.root.factions.{folder}.{file}") for folder in FOLDERS]


def of_each_folder(file: str) -> list[Any]:
    """The same modules, each once."""
    return list(dict.fromkeys(of_each_side(file)))
