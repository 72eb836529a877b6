"""What tests of Battlecrest may ask for."""

import pytest

from tests.games.battlecrest.scene import Setting


@pytest.fixture(params=["upright", "turned"])
def either_way_round(request, monkeypatch):
    """The scene as it is written, and with the field, all warriors and the Imperator's compass turned by 180°: a rule of the
    field that knows north from south is noticed."""
    monkeypatch.setattr(Setting, "turned", request.param == "turned")
