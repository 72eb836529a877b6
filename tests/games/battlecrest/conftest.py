"""What tests of Battlecrest may ask for."""

import pytest

from tests.games.battlecrest.scene import Setting


@pytest.fixture(params=["upright", "turned"])
def either_way_round(request, monkeypatch):
    """The scene as it is written, and with the field, all warriors and the Imperator's compass turned by 180°, the seats of a duel
    exchanged, the Imperator on its hardest level: a rule that knows north from south, one seat from the other or one level from
    another is noticed. A test that asks for it and lays out nothing would only run twice."""
    monkeypatch.setattr(Setting, "turned", request.param == "turned")
    monkeypatch.setattr(Setting, "laid_out", 0)
    yield
    assert Setting.laid_out, "this test lays out no scene that could be turned"
