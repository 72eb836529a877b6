"""Ways to run a rule test once more: the same scene in another order of seats, as the other Vagabond, on another map."""
import pytest

from tests.games.root import scene


@pytest.fixture(params=["as written", "turned"])
def in_any_seat_order(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in a rule depends on which seat somebody has, only on who comes next."""
    monkeypatch.setattr(scene, "ARRANGED", scene.Arrangement(turned=request.param == "turned"))


@pytest.fixture(params=["the first", "the second"])
def as_either_vagabond(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What V may do V2 may do as well, for himself, with V at the table; and in another order of seats.

    Rules for a Vagabond alone (`lone_vagabond`) are tried with the other order only.
    """
    second = request.param == "the second"
    lone = request.node.get_closest_marker("lone_vagabond") is not None
    monkeypatch.setattr(scene, "ARRANGED", scene.Arrangement(turned=second, swapped=second and not lone))
