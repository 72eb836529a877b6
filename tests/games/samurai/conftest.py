"""A way to run a rule test once more: the same scene in another order of seats."""
import pytest

from tests.games.samurai import scene


@pytest.fixture(params=["as written", "turned"])
def in_any_seat_order(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in a rule depends on which seat somebody has, only on who comes next."""
    monkeypatch.setattr(scene, "TURNED", request.param == "turned")
