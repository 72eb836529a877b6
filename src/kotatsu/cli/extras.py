"""Parts that need an extra: imported when a command asks for them, with a sentence where the extra is not installed."""
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say

NEEDS = {"lab": ("polars", "altair", "vl_convert"), "ray": ("ray",), "rl": ("numpy",)}


def need(extra: str) -> None:
    """Refused with a sentence that says what to install."""
    if any(find_spec(name) is None for name in NEEDS[extra]):
        raise Unreadable(say("lab-extra-missing", name=extra))


def lab(module: str) -> Any:
    """A module of the lab."""
    need("lab")
    return import_module(f"kotatsu.lab.{module}")


def learner(module: str) -> Any:
    """A module of `kotatsu train`."""
    need("rl")
    return import_module(f"kotatsu.train.{module}")
