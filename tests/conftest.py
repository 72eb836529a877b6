"""What tests of all folders share."""
import os
import sys
import zlib
from pathlib import Path

import pytest
from hypothesis import settings

from kotatsu.kernel.belief import STRICT

HERE = Path(__file__).parent
BOTH = ("interpreted", "compiled")
sys.path[:0] = [str(HERE / "kernel"), str(HERE / "conformance")]        # `import toy`, `import conform`

os.environ[STRICT] = "1"                # `imagine` may find no deal in play; here that is an error
settings.register_profile("kotatsu", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("kotatsu")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regold", action="store_true", help="write anew how games read, and golden files that are missing")
    parser.addoption("--phase", choices=["interpreted", "compiled"],
                     help="./test runs most tests of the rules in one of two phases: see phases_of")
    parser.addoption("--regold-play", action="store_true", help="write all golden files anew: the rules have changed")


def pytest_configure() -> None:
    import toy_words  # found only now: see sys.path above
    toy_words.learn()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`--phase`: what belongs to one of the phases runs there. All others run where they are asked for."""
    phase = config.getoption("--phase")
    if phase is None:
        return
    chosen = [phase in phases_of(item.nodeid) for item in items]
    config.hook.pytest_deselected(items=[item for item, kept in zip(items, chosen, strict=True) if not kept])
    items[:] = [item for item, kept in zip(items, chosen, strict=True) if kept]


def phases_of(nodeid: str) -> tuple[str, ...]:
    """By the test's name alone, so that it does not change when others come and go.

    A test of a game's rules belongs to one phase, every fifth to both. What plays many games for all of them (tests/conformance)
    is compiled, every fifth in both; golden games are the same in both.
    """
    place = zlib.crc32(nodeid.encode()) % 10
    if nodeid.startswith("tests/conformance/") and "/test_golden.py" not in nodeid:
        return BOTH if place < 2 else ("compiled",)
    if not nodeid.startswith("tests/games/") or place < 2:
        return BOTH
    return ("interpreted",) if place % 2 else ("compiled",)
