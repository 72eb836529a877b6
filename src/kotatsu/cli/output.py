"""How the command speaks: one language, sentences to people, JSON to programs."""
import json
import sys
from collections.abc import Mapping
from typing import Any

from rich.console import Console, RenderableType

from kotatsu.kernel.phrase import Arg, Phrase, say
from kotatsu.words import spoken


def out() -> Console:
    """The screen. (Made anew so that tests and pipes are always met as they are.)"""
    return Console(file=sys.stdout, highlight=False, soft_wrap=False)


def aside() -> Console:
    """Progress and remarks go beside the answer."""
    return Console(file=sys.stderr, highlight=False)


def read(phrase: Phrase) -> str:
    """A phrase as a sentence in the language of this run."""
    return spoken().format(phrase)


def read_data(data: Mapping[str, Any]) -> str:
    """A phrase that came as JSON, as a sentence."""
    return spoken().format_json(data)


def word(id: str, **args: Arg) -> str:
    """A message in the language of this run."""
    return read(say(id, **args))


def tell(id: str, **args: Arg) -> None:
    """Print a message."""
    line(word(id, **args))


def line(text: str = "", style: str | None = None) -> None:
    """Print a sentence as it is, broken at words on a screen and not at all in a pipe."""
    console = out()
    console.print(text, style=style, markup=False, emoji=False, soft_wrap=not console.is_terminal)


def show(*things: RenderableType) -> None:
    """Print something that rich draws."""
    console = out()
    for thing in things:
        console.print(thing)


def write(data: Any) -> None:
    """Print JSON."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
