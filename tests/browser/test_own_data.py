"""An owner lays the printed values of the own copy over ours, on the set-up screen."""
import json
from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

OWN = {"samurai": [{"name": "Kyuzo", "kiai": [7, 12]}], "source": "my box"}


def choose_file(visitor: Visitor, path: Path) -> None:
    visitor.part("own-data-file").set_input_files(str(path))


def test_own_values_are_played_with(visit: Visit, tmp_path: Path) -> None:
    mine = tmp_path / "my-box.json"
    mine.write_text(json.dumps(OWN))
    visitor = visit()
    visitor.go("#/new/samurai")
    choose_file(visitor, mine)
    visitor.part("own-data-remove").wait_for()
    assert "my-box.json" in visitor.part("own-data").inner_text()
    visitor.part("own-data-remove").click()
    assert "my-box.json" not in visitor.part("own-data").inner_text()
    choose_file(visitor, mine)
    visitor.part("own-data-remove").wait_for()
    visitor.part("start-game").click()
    visitor.settle()
    kiai = {seat["samurai"]: seat["kiai"] for seat in visitor.table["view"]["seats"]}
    expected = {"kyuzo": 7, "heihachi": 8, "daisuke": 8, "gorobei": 9, "kanbei": 9, "kikuchiyo": 10, "katsushiro": 10}
    assert kiai == {name: expected[name] for name in kiai}


def test_what_cannot_be_read_or_is_wrong_is_said(visit: Visit, tmp_path: Path) -> None:
    torn, wrong = tmp_path / "torn.json", tmp_path / "wrong.json"
    torn.write_text("{")
    wrong.write_text(json.dumps({"samurai": [{"name": "Kyuzo", "kiai": [70, 12]}]}))
    visitor = visit()
    visitor.go("#/new/samurai")
    choose_file(visitor, torn)
    alert = visitor.page.get_by_role("alert")
    alert.wait_for()
    assert "torn.json" in alert.inner_text()
    choose_file(visitor, wrong)
    visitor.part("own-data-remove").wait_for()
    visitor.part("start-game").click()
    alert.wait_for()
    visitor.until(lambda: "70" in alert.inner_text())
    visitor.complaints.clear()                   # the browser's own line about status 400
    assert visitor.part("setup").is_visible()
