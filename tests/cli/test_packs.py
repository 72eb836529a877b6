"""`kotatsu pack` and `--data` with a folder: a pack is begun, checked, and played with."""
import zipfile
from pathlib import Path

import pytest

from tests.cli.conftest import Kotatsu

CARD = '[[cards]]\nid = "long-shot.start"\ndefence = 3\ntext = "attack 3 r2-5 +1/AIM"\n'


def begin(kotatsu: Kotatsu, tmp_path: Path) -> Path:
    assert kotatsu("pack", "new", "battlecrest", "mine").code == 0
    return tmp_path / "mine"


def test_a_pack_is_begun_checked_and_played_with(kotatsu: Kotatsu, tmp_path: Path) -> None:
    mine = begin(kotatsu, tmp_path)
    assert "nothing in it is yours yet" in kotatsu("pack", "check", "mine").out
    assert "#[[cards]]" in (mine / "heroes" / "mutino.toml").read_text(encoding="utf-8")
    (mine / "heroes" / "mutino.toml").write_text(CARD, encoding="utf-8")
    assert kotatsu("pack", "check", "mine").out == "Mine is in order: 1 record of yours.\n"
    made = kotatsu("new", "battlecrest", "--data", "mine", "--seed", "4", "--json").json()
    assert made["data"] == {"cards": [{"id": "long-shot.start", "defence": 3, "text": "attack 3 r2-5 +1/AIM"}], "source": "Mine"}
    with zipfile.ZipFile(tmp_path / "mine.zip", "w") as archive:
        for file in mine.rglob("*.toml"):
            archive.write(file, file.relative_to(tmp_path))
    assert kotatsu("new", "battlecrest", "--data", "mine.zip", "--seed", "4", "--json").json() == made
    assert kotatsu("sim", "battlecrest", "--data", "mine", "--games", "2", "--cores", "1", "--json").code == 0


def test_a_broken_pack_is_refused_with_every_mistake(kotatsu: Kotatsu, tmp_path: Path) -> None:
    mine = begin(kotatsu, tmp_path)
    (mine / "heroes" / "mutino.toml").write_text(CARD.replace("3\n", "30\n").replace("AIM", "MOON"), encoding="utf-8")
    (mine / "orders.toml").write_text('[[cards]]\nid = "1a"\ncompass = "N S"\n', encoding="utf-8")
    said = kotatsu("pack", "check", "mine")
    assert said.code == 1 and [line.split(": ")[0] for line in said.out.splitlines()[:-1]] == [
        "mine/heroes/mutino.toml:3:1", "mine/heroes/mutino.toml:4:1", "mine/orders.toml:3:1"]
    assert "BC9.12" in said.out and said.out.endswith("3 mistakes. The pack is not used.\n")
    found = kotatsu("pack", "check", "mine", "--json")
    assert found.code == 1 and [one["rule"] for one in found.json()["mistakes"]] == [None, None, "BC9.12"]
    refused = kotatsu("new", "battlecrest", "--data", "mine")
    assert refused.code == 2 and refused.err.startswith("heroes/mutino.toml:3: ") and "2 more mistakes" in refused.err
    assert "3\xa0помилки" in kotatsu("pack", "check", "mine", "--lang", "uk").out.splitlines()[-1]


@pytest.mark.parametrize(("arguments", "said"), [
    (("pack", "check", "nowhere"), "no file"), (("pack", "burn", "mine"), "check FOLDER"),
    (("pack", "check", "a", "b"), "check FOLDER"),
    (("pack", "new", "chess"), "no game"), (("pack", "new", "root", "there"), "already"),
    (("pack", "check", "there/pack.toml"), "folder"),
    (("new", "root", "--data", "there"), "samurai"), (("serve", "--data", "nowhere"), "no file")])
def test_what_cannot_be(kotatsu: Kotatsu, tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "pack.toml").write_text('name = "x"\ngame = "samurai"\n', encoding="utf-8")
    found = kotatsu(*arguments)
    assert found.code == 2 and said in found.err
