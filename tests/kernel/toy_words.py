"""The toy's sentences lie beside it, not with those of the games: whoever tells something of it learns them first."""
from pathlib import Path

from fluent.runtime import FluentResource

from kotatsu.words import LANGUAGES
from kotatsu.words.translator import bundle

HERE = Path(__file__).parent


def learn() -> None:
    for lang in LANGUAGES:
        text = (HERE / "words" / lang / "toy.ftl").read_text(encoding="utf-8")
        bundle(lang).add_resource(FluentResource(text))
