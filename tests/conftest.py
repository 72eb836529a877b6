"""What tests of all folders share."""
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from hypothesis import settings

from kotatsu.words import LANGUAGES
from kotatsu.words.translator import bundle

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "kernel"), str(HERE / "conformance")]        # `import toy`, `import conform`

settings.register_profile("kotatsu", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("kotatsu")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regold", action="store_true", help="write anew how games read, and golden files that are missing")
    parser.addoption("--regold-play", action="store_true", help="write all golden files anew: the rules have changed")


def pytest_configure() -> None:
    """The toy's sentences."""
    for lang in LANGUAGES:
        text = (HERE / "kernel" / "words" / lang / "toy.ftl").read_text(encoding="utf-8")
        bundle(lang).add_resource(FluentResource(text))
