"""Bad input: one clear sentence beside the answer, exit code 2, nothing changed. Our bug: exit code 1 and a file."""
import json
from pathlib import Path

import pytest

from kotatsu.words import LANGUAGES

WRONG = [
    (["lega"], "no such command"),
    (["legal", "--foo"], "no option “--foo”"),
    (["legal", "p.json", "more"], "more than “kotatsu legal” takes"),
    (["legal", "nowhere.json"], "no file “nowhere.json”"),
    (["legal", "."], "“.” cannot be used"),
    (["legal", "broken.json"], "“broken.json” is not JSON: something is wrong at 1:2"),
    (["legal", "list.json"], "not a position"),
    (["legal", "go.json"], "no game “go”"),
    (["legal", "odd.json"], "“villagers” is unknown"),
    (["apply", "p.json"], "“ACTION” is missing"),
    (["apply", "p.json", "dance"], "“dance” is not an action"),
    (["apply", "p.json", "fight", "--seat", "Kanbei"], "no seat “Kanbei” here. Seats: Gorobei, Heihachi, Katsushiro"),
    (["apply", "p.json", "fight", "--luck", "reveal 6-1"], "Luck cannot bring “reveal 6-1” now"),
    (["apply", "p.json", "pass", "--luck", "reveal 3-06"], "nothing asked for it: reveal 3-06"),
    (["new", "samurai", "--players", "9"], "“players” is “9”"),
    (["new", "samurai", "--players", "two"], "“--players” cannot have this value"),
    (["new", "samurai", "--seed", "-1"], "“--seed” cannot have this value"),
    (["new", "samurai", "--seed"], "“--seed”"),
    (["new", "samurai", "--level", "hardest"], "Possible: easy, normal, hard, heroic"),
    (["new", "samurai", "--option", "absent_tokens"], "not of the form name=value"),
    (["new", "samurai", "--option", "colour=red"], "no option “colour”"),
    (["new", "samurai", "--option", "absent_tokens=perhaps"], "yes or no, not “perhaps”"),
    (["new", "samurai", "--data", "nowhere.json"], "no file “nowhere.json”"),
    (["new", "chess"], "no game “chess”. Games: battlecrest, root, samurai, senjutsu."),
    (["new", "samurai", "--json", "--out", "no/such/folder.json"], "“no/such/folder.json” cannot be used"),
    (["sim", "samurai", "--bots", "genius"], "no bot “genius”"),
    (["replay", "p.json"], "not a saved table"),
    (["rules", "samurai", "zebra"], "No rule fits “zebra”"),
    (["bench", "samurai", "--against", "chess"], "nothing called “chess”"),
    (["bench", "samurai", "--search", "--against", "catanatron"], "nothing called “catanatron” to compare with. Known: openspiel."),
    (["games", "--lang", "de"], "no language “de”"),
]


@pytest.fixture
def files(position):
    Path("broken.json").write_text("{nothing", encoding="utf-8")
    Path("list.json").write_text("[1, 2]", encoding="utf-8")
    Path("go.json").write_text('{"game": "go"}', encoding="utf-8")
    Path("odd.json").write_text('{"game": "samurai", "villagers": 3}', encoding="utf-8")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_one_clear_sentence(kotatsu, arguments, sentence):
    before = {path: path.read_bytes() for path in Path().iterdir()}
    said = kotatsu(*arguments)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert {path: path.read_bytes() for path in Path().iterdir()} == before


def test_a_refusal_cites_its_rule(kotatsu, position):
    assert kotatsu("new", "samurai", "--players", "1").err.endswith(" [SS11.45]\n")
    said = kotatsu("apply", position, "confront")
    assert (said.code, said.out) == (2, "")
    assert " [SS" in said.err


def test_with_json_the_complaint_is_json(kotatsu, position):
    said = kotatsu("new", "samurai", "--players", "1", "--json")
    assert (said.code, said.out) == (2, "")
    found = json.loads(said.err)
    assert list(found) == ["error", "rule"]
    assert found["rule"] == "SS11.45"
    assert json.loads(kotatsu("legal", "nowhere.json", "--json").err)["rule"] is None
    assert json.loads(kotatsu("legal", "--foo", "--json").err)["rule"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_complaints_follow_the_language(kotatsu, position, lang):
    told = {kotatsu("lega", "--lang", name).err for name in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    said = kotatsu("apply", position, "confront", "--lang", lang)
    assert said.code == 2
    assert " [SS" in said.err


def test_our_bug_is_confessed_with_a_file_that_helps(kotatsu, position, monkeypatch, tmp_path):
    def broken(*given):
        raise AssertionError("a card is in two places")

    monkeypatch.setattr("kotatsu.cli.positions.open_table", broken)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    said = kotatsu("legal", position)
    assert (said.code, said.out) == (1, "")
    assert "our mistake: AssertionError: a card is in two places" in said.err
    assert "Traceback" not in said.err
    told = next(tmp_path.glob("kotatsu-bug-*.txt")).read_text(encoding="utf-8")
    assert "Traceback" in told
    assert "a card is in two places" in told
