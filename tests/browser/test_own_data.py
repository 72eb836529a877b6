"""An owner lays the printed values of the own copy over ours: a pack or a file is loaded at set-up, a broken one refused."""
import json
from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

OWN = {"samurai": [{"name": "Kyuzo", "kiai": [7, 12]}], "source": "my box"}
HEAD = 'name = "My Fellwoods"\ngame = "battlecrest"\n'
CARD = '[[cards]]\nid = "long-shot.start"\ndefence = 3\ntext = "attack 3 r2-5 +1/AIM"\n'


def choose_file(visitor: Visitor, path: Path) -> None:
    visitor.part("own-data-file").set_input_files(str(path))


def pack(folder: Path, mutino: str, orders: str = "") -> Path:
    (folder / "heroes").mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(HEAD, encoding="utf-8")
    (folder / "heroes" / "mutino.toml").write_text(mutino, encoding="utf-8")
    (folder / "orders.toml").write_text(orders, encoding="utf-8")
    return folder


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
    assert visitor.part("pack-badge").inner_text() == "my box"


def test_what_cannot_be_read_or_is_wrong_is_said(visit: Visit, tmp_path: Path) -> None:
    torn, wrong = tmp_path / "torn.json", tmp_path / "wrong.json"
    torn.write_text("{")
    wrong.write_text(json.dumps({"samurai": [{"name": "Kyuzo", "kiai": [70, 12]}]}))
    visitor = visit()
    visitor.go("#/new/samurai")
    choose_file(visitor, torn)
    alert = visitor.page.get_by_role("alert")
    alert.wait_for()
    assert "torn.json:1" in alert.inner_text()
    choose_file(visitor, wrong)
    visitor.until(lambda: "wrong.json:1" in alert.inner_text() and "70" in alert.inner_text())
    assert visitor.part("own-data-remove").count() == 0


def test_a_pack_is_loaded_seen_and_a_broken_one_refused(visit: Visit, tmp_path: Path) -> None:
    """A pack that changes one card of a hero: loaded by its folder, seen beside ours and at the table."""
    visitor = visit()
    visitor.go("#/new/battlecrest")
    broken = pack(tmp_path / "broken", CARD.replace("AIM", "MOON"), '[[cards]]\nid = "1a"\ncompass = "N N"\n')
    visitor.part("own-data-folder").set_input_files(str(broken))
    alert = visitor.page.get_by_role("alert")
    alert.wait_for()
    said = alert.inner_text()
    assert "heroes/mutino.toml:4" in said and "MOON" in said and "orders.toml:3" in said and "BC9.12" in said
    assert visitor.part("own-data-remove").count() == 0
    visitor.part("own-data-folder").set_input_files(str(pack(tmp_path / "mine", CARD)))
    visitor.part("own-data-remove").wait_for()
    assert "My Fellwoods" in visitor.part("own-data").inner_text()
    visitor.part("packs-link").click()
    table = visitor.part("compare")
    table.get_by_text("attack 3 r2-5 +1/AIM").wait_for()
    assert [mark.inner_text() for mark in table.locator("ins").all()] == ["3", "attack 3 r2-5 +1/AIM"]
    assert "attack 3 r2-4 +1/AIM" in table.inner_text()
    visitor.part("packs-folder").set_input_files(str(broken))
    visitor.part("refused").wait_for()
    assert "compass" not in visitor.part("mistake-lines").inner_text() and "+1/MOON" in visitor.part("mistake-lines").inner_text()
    visitor.go("#/new/battlecrest")
    visitor.part("own-data-remove").wait_for()
    visitor.part("start-game").click()
    visitor.settle()
    assert visitor.part("pack-badge").inner_text() == "My Fellwoods"
