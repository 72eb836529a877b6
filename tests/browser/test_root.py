"""Root by clicks: whole games against bots on both maps, from the set-up to the ending."""
import pytest

from tests.browser.clicker import Clicker
from tests.browser.conftest import Visit
from tests.browser.house import House

MOST_DECISIONS = 600


@pytest.mark.parametrize(("map_name", "seed"), [("autumn", 1), ("winter", 2)])
def test_a_game_against_three_bots(quick_house: House, visit: Visit, map_name: str, seed: int) -> None:
    """Set-up, play and result; only what is lit is clicked."""
    visitor = visit(quick_house)
    visitor.go("#/")
    visitor.part("new-root").click()
    visitor.page.locator(f'[data-testid="option-map"] [data-value="{map_name}"]').click()
    assert visitor.part("setup").locator('[data-value="bot"][aria-pressed="true"]').count() == 3
    visitor.part("start-game").click()
    visitor.settle()
    clicker = Clicker(visitor, seed)
    for _ in range(MOST_DECISIONS):
        if not clicker.until_asked():
            break
        clicker.decide()
    visitor.part("ending").wait_for()
    assert visitor.table["view"]["map"] == map_name and visitor.table["view"]["result"]["winners"]
    assert visitor.lit() == []
    print(clicker.clicked, clicker.verbs, clicker.out_of_reach)
    assert {"choices", "clearing"} <= clicker.clicked.keys()
