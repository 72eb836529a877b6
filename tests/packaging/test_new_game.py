"""docs/adding-a-game.md tells the truth: the toy, copied as it says, works in every command; a broken game breaks no other."""
import json
import shutil
from pathlib import Path

import pytest

from tests.copied import Copy, lines

GAME = "toy"
COMMANDS = ("games", "new", "show", "legal", "apply", "why-not", "rules", "schema", "sim", "fuzz", "bench")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    made = Copy(tmp_path_factory.mktemp("checkout"))
    for line in lines():
        if line.startswith("cp "):
            assert made.run(line).code == 0
    return made


def test_the_document_names_every_command() -> None:
    assert {line.split()[1] for line in lines() if line.startswith("kotatsu ")} >= set(COMMANDS)


def test_every_line_of_the_document_works(copy: Copy) -> None:
    for line in lines():
        if line.startswith("kotatsu "):
            ran = copy.run(line)
            assert ran.code == 0, f"{line}\n{ran.out}{ran.err}"
            assert ran.out.strip(), line


def test_the_toy_stands_beside_the_others(copy: Copy) -> None:
    listed = json.loads(copy.run("kotatsu games --json").out)["games"]
    assert {"toy", "samurai", "root", "senjutsu", "battlecrest"} <= {game["name"] for game in listed}
    toy = next(game for game in listed if game["name"] == "toy")
    assert toy["title"] == "Orchard Thieves" and toy["bots"] == ["random"]


@pytest.mark.parametrize(("lang", "title"), [("en", "Orchard Thieves"), ("uk", "Садові злодії"), ("ru", "Садовые воры"),
                                             ("cs", "Zloději v sadu")])
def test_its_table_is_read_in_four_languages(copy: Copy, lang: str, title: str) -> None:
    """Fields and values of the plain terminal table have their words."""
    copy.run("kotatsu new toy --seed 7 --out here.json")
    shown = copy.run("kotatsu show here.json --seat Ada", KOTATSU_LANG=lang)
    assert shown.code == 0 and title in shown.out.replace("\u00a0", " "), shown.err
    assert not {"guarded", "buried", "seats", "plum-", "True", "None"} & set(shown.out.replace(":", " ").split())


def test_a_whole_game_in_the_terminal(copy: Copy) -> None:
    """`play` with two bots beside one who always takes the first choice."""
    ran = copy.run("yes 1 | kotatsu play toy --seed 3 --players 2")
    assert ran.code == 0, ran.err
    assert "The orchard is empty." in ran.out


@pytest.mark.parametrize(("text", "why"), [
    ("from nowhere import GAME", "No module named 'nowhere'"), ("", "has no attribute 'GAME'"), ("GAME = 1", "GAME is 1")])
def test_a_broken_game_is_named_and_the_others_go_on(copy: Copy, text: str, why: str) -> None:
    folder = copy.folder / "src" / "kotatsu" / "games" / "broken"
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text(text, encoding="utf-8")
    try:
        games = copy.run("kotatsu games --json")
        assert {"toy", "samurai", "root", "senjutsu", "battlecrest"} == {game["name"] for game in json.loads(games.out)["games"]}
        assert games.code == 0
        assert games.err.count("\n") == 1 and "games/broken" in games.err and why in games.err
        asked = copy.run("kotatsu new broken")
        assert asked.code == 2 and "games/broken" in asked.err
        assert copy.run("kotatsu new samurai --seed 1").code == 0
    finally:
        shutil.rmtree(folder)


def test_a_game_without_words_is_named_and_the_others_go_on(copy: Copy) -> None:
    words = copy.folder / "src" / "kotatsu" / "words" / "en" / "toy.ftl"
    kept = words.read_text(encoding="utf-8")
    words.write_text(kept.replace("game-toy", "game-toys"), encoding="utf-8")
    try:
        games = copy.run("kotatsu games --json")
        assert {"samurai", "root", "senjutsu", "battlecrest"} == {game["name"] for game in json.loads(games.out)["games"]}
        assert "game-toy" in games.err and games.err.count("\n") == 1
    finally:
        words.write_text(kept, encoding="utf-8")


def test_the_copy_is_a_copy(copy: Copy) -> None:
    """The tests above have touched nothing here."""
    assert not (Path(__file__).parents[2] / "src" / "kotatsu" / "games" / GAME).exists()
