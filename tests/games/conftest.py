"""What the rule tests of all games share."""
import pytest

AGAIN = ("turned", "the second")       # the second run of a scene: see the fixtures in the games' own conftest.py


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What holds for whole games by chance is no scene, and has nothing to gain from another order of seats."""
    items[:] = [item for item in items if not (is_again(item) and hasattr(getattr(item, "function", None), "hypothesis"))]


def is_again(item: pytest.Item) -> bool:
    callspec = getattr(item, "callspec", None)
    return callspec is not None and any(value in AGAIN for value in callspec.params.values() if isinstance(value, str))
