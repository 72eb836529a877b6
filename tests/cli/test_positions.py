"""The commands that script a scenario from outside."""
import json
from pathlib import Path

import jsonschema
import pytest

from kotatsu.words import LANGUAGES


def test_games_lists_names_options_and_bots(kotatsu):
    found = kotatsu("games", "--json").json()["games"]
    assert [game["name"] for game in found] == ["battlecrest", "root", "samurai", "senjutsu"]
    game = next(game for game in found if game["name"] == "samurai")
    assert game["title"] == "Samurai Spirit"
    assert game["seats"] == [2, 7]
    assert "random" in game["bots"]
    level = next(option for option in game["options"] if option["name"] == "level")
    assert (level["default"], level["values"]) == ("normal", ["easy", "normal", "hard", "heroic"])
    assert "7\u00a0самураев" in kotatsu("games", "--lang", "ru").out


def test_new_prints_the_position_at_the_first_decision(kotatsu):
    said = kotatsu("new", "samurai", "--players", "4", "--seed", "7", "--level", "hard", "--json")
    assert (said.code, said.err) == (0, "")
    found = said.json()
    assert (found["game"], found["luck"]["seed"], found["options"]["level"]) == ("samurai", 7, "hard")
    assert len(found["seats"]) == 4
    assert kotatsu("new", "samurai", "--players", "4", "--seed", "7", "--level", "hard", "--json").json() == found
    assert kotatsu("new", "samurai", "--players", "4", "--seed", "8", "--level", "hard", "--json").json() != found


def test_new_takes_any_option(kotatsu):
    said = kotatsu("new", "samurai", "--players", "3", "--option", "samurai=Kyuzo,Kanbei,Gorobei", "--option",
                   "absent_tokens=yes", "--option", "heal_pool=wounded", "--json").json()
    assert [seat["samurai"] for seat in said["seats"]] == ["Kyuzo", "Kanbei", "Gorobei"]
    assert (said["options"]["absent_tokens"], said["options"]["heal_pool"]) == (True, "wounded")


def test_new_without_a_seed_is_another_game_each_time(kotatsu):
    assert kotatsu("new", "samurai", "--json").json()["luck"] != kotatsu("new", "samurai", "--json").json()["luck"]


def test_legal_has_the_promised_shape(kotatsu, position):
    found = kotatsu("legal", position, "--json").json()
    assert list(found) == ["decisions"]
    decision = found["decisions"][0]
    assert list(decision) == ["seat", "asks", "rule", "actions"]
    assert (decision["seat"], decision["rule"]) == ("Gorobei", "SS7.2")
    assert [list(action) for action in decision["actions"]] == [["action", "words"]] * 4
    assert [action["action"] for action in decision["actions"]] == [
        "fight", "support Heihachi", "support Katsushiro", "pass"]


def test_a_position_may_come_from_standard_input(kotatsu, position):
    text = Path(position).read_text(encoding="utf-8")
    wanted = kotatsu("legal", position, "--json").out
    assert kotatsu("legal", "--json", stdin=text).out == wanted
    assert kotatsu("legal", "-", "--json", stdin=text).out == wanted


def test_apply_gives_position_and_events_and_every_command_takes_that_answer(kotatsu, position):
    said = kotatsu("apply", position, "fight", "--luck", "reveal 3-06", "--json")
    answer = said.json()
    assert list(answer) == ["position", "events"]
    assert answer["position"]["drawn"] == "3-06"
    assert [list(event) for event in answer["events"]] == [["kind", "seat", "words", "rule"]] * 2
    assert [(event["kind"], event["seat"], event["rule"]) for event in answer["events"]] == [
        ("fight", "Gorobei", "SS7.3"), ("revealed", "Gorobei", "SS7.3")]
    actions = kotatsu("legal", "--json", stdin=said.out).json()["decisions"][0]["actions"]
    assert "confront" in [action["action"] for action in actions]
    assert kotatsu("show", stdin=said.out).code == 0
    assert kotatsu("why-not", "-", "pass", stdin=said.out).code == 0
    then = kotatsu("apply", "-", "confront", "--json", stdin=said.out).json()
    assert then["position"]["seats"][0]["line"] == ["3-06"]


def test_the_file_is_never_changed(kotatsu, position):
    before = Path(position).read_text(encoding="utf-8")
    kotatsu("apply", position, "fight", "--json")
    assert Path(position).read_text(encoding="utf-8") == before
    kotatsu("apply", position, "fight", "--out", "after.json")
    assert json.loads(Path("after.json").read_text(encoding="utf-8"))["drawn"]


def test_luck_may_be_repeated_or_separated_by_commas(kotatsu):
    wanted = ["join Kanbei", "join Kyuzo"]
    together = kotatsu("new", "samurai", "--players", "2", "--seed", "1", "--luck", ", ".join(wanted), "--json")
    apart = kotatsu("new", "samurai", "--players", "2", "--seed", "1",
                    *(part for text in wanted for part in ("--luck", text)), "--json")
    assert together.json() == apart.json()
    assert [seat["samurai"] for seat in together.json()["seats"]] == ["Kanbei", "Kyuzo"]


def test_why_not(kotatsu, position):
    found = kotatsu("why-not", position, "confront", "--json").json()
    assert list(found) == ["rule", "words"]
    assert found["rule"].startswith("SS")
    assert kotatsu("why-not", position, "fight", "--json").json() == {"rule": None, "words": "“fight” is legal now."}
    other = kotatsu("why-not", position, "fight", "--seat", "Heihachi", "--json").json()
    assert other["words"] == "The decision lies with another seat now (Gorobei), not with this one (Heihachi)."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_follow_the_language(kotatsu, position, lang):
    found = kotatsu("legal", position, "--json", "--lang", lang).json()["decisions"][0]
    fight = {"en": "Fight", "uk": "бій", "ru": "бой", "cs": "boj"}[lang]
    assert fight.casefold() in found["actions"][0]["words"].casefold()


def test_show_draws_the_board(kotatsu, position):
    text = kotatsu("show", position).out
    for piece in ("Gorobei", "Heihachi", "Katsushiro", "0/9", "5/5", "Raider stack 21", "What will Gorobei do?"):
        assert piece in text
    shown = kotatsu("show", position, "--json", "--seat", "Heihachi").json()
    assert list(shown) == ["view", "decisions", "next", "outcome"]
    assert shown["view"]["raiders"]["count"] == 21
    assert shown["outcome"] is None


PENDING = {"game": "samurai", "seats": ["Kanbei h0 R 4-06", "Kyuzo h0"], "active": "Kanbei", "luck": {"seed": 3},
           "next": ["DrawRaider seat=Kanbei swapped=0", "EndTurn seat=Kanbei"]}


def test_a_position_that_plays_itself_is_shown_as_written_and_can_be_followed(kotatsu):
    """`show` leaves it alone and says what is next; `settle` goes on with stated luck."""
    given = json.dumps(PENDING)
    shown = kotatsu("show", "-", stdin=given).out
    assert "Luck is next: DrawRaider seat=Kanbei swapped=0. It may bring: reveal 1-01" in shown and "more. “kotatsu settle" in shown
    said = kotatsu("show", "-", "--json", stdin=given).json()
    assert (said["decisions"], said["next"]["item"]) == ([], "DrawRaider seat=Kanbei swapped=0")
    assert "reveal 3-06" in said["next"]["luck"]
    settled = kotatsu("settle", "-", "--luck", "reveal 3-06", "--json", stdin=given).json()
    assert [event["words"] for event in settled["events"]] and settled["position"]["next"][0].startswith("PlayRaider")
    wrong = kotatsu("settle", "-", "--luck", "reveal 4-06", stdin=given)
    assert wrong.code == 2 and " more." in wrong.err


def test_show_tells_what_is_printed_on_the_cards(kotatsu):
    position = {"game": "samurai", "seats": ["Kanbei h1 R 4-06 3-12 L 2-01", "Kyuzo a1"], "active": "Kanbei"}
    text = kotatsu("show", "-", stdin=json.dumps(position)).out
    for piece in ("4-06 doll", "3-12", "2-01 hat", "7/9", "Wound", "Animal side"):
        assert piece in text


def test_a_finished_game_says_so(kotatsu):
    lost = {"game": "samurai", "seats": ["Kanbei a1 R 4-10", "Kyuzo"], "next": [], "results": [-1, -1]}
    assert kotatsu("legal", "-", "--json", stdin=json.dumps(lost)).json() == {"decisions": []}
    assert kotatsu("why-not", "-", "fight", stdin=json.dumps(lost)).out == "The game is over.\n"
    said = kotatsu("apply", "-", "fight", stdin=json.dumps(lost))
    assert (said.code, said.err) == (2, "The game is over.\n")


def test_schema(kotatsu, position):
    schema = kotatsu("schema", "samurai").json()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    validator.validate(json.loads(Path(position).read_text(encoding="utf-8")))
    validator.validate(kotatsu("apply", position, "fight", "--json").json()["position"])
    assert not validator.is_valid({"game": "samurai", "rounds": 3})
    assert not validator.is_valid({"game": "samurai", "next": ["Dance seat=Kanbei"]})


def test_apply_may_pause_before_what_was_waiting(kotatsu, tmp_path):
    """The first samurai passes: the next turn has not begun, and nobody has anything to choose."""
    file = str(tmp_path / "p.json")
    kotatsu("new", "samurai", "--players", "3", "--seed", "7", "--out", file)
    paused = kotatsu("apply", file, "pass", "--pause", "--json").json()
    whole = kotatsu("apply", file, "pass", "--json").json()
    assert paused["position"]["next"][0].split()[0] == "EndTurn"
    assert paused["events"] == whole["events"][:len(paused["events"])]
    legal = [kotatsu("legal", "--json", stdin=json.dumps(answer)).json() for answer in (paused, whole)]
    assert legal[0] == legal[1] and legal[0]["decisions"]
    assert kotatsu("apply", file, "pass", "--pause").code == 0
