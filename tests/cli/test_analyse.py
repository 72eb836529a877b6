"""`analyse` on the command line."""
import json
from pathlib import Path

from kotatsu import tables

GOLDEN = Path(__file__).parents[1] / "golden"
FEW = ("--moments", "4", "--iterations", "4")


def test_a_finished_game_is_told_and_written_as_json(kotatsu) -> None:
    file = GOLDEN / "senjutsu" / "game-0.json"
    table = tables.load(file)
    said = kotatsu("analyse", str(file), *FEW, "--json")
    found = json.loads(said.out)
    assert said.code == 0 and found["seats"] == list(table.seats)
    assert len(found["moments"]) == 5 and found["moments"][-1]["chances"] == [0, 1]
    assert all(point["seat"] in table.seats and point["before"] > point["after"] for point in found["points"])
    told = kotatsu("analyse", str(file), *FEW, "--lang", "cs").out
    assert all(point["when"].split()[-1] in told for point in found["points"]) and "Šance na výhru" in told


def test_a_team_has_one_line_of_chances(kotatsu) -> None:
    file = GOLDEN / "samurai" / "game-0.json"
    told = kotatsu("analyse", str(file), *FEW).out
    assert ", ".join(tables.load(file).seats) in told and "Round 1, turn 1" in told


def test_what_is_not_over_or_no_game_is_refused(kotatsu, tmp_path: Path) -> None:
    table = tables.load(GOLDEN / "samurai" / "game-0.json")
    table.pop()
    (tmp_path / "open.json").write_text(json.dumps(table.save()))
    said = kotatsu("analyse", str(tmp_path / "open.json"))
    assert said.code == 2 and "finished" in said.err
    (tmp_path / "position.json").write_text(json.dumps(table.position()))
    assert kotatsu("analyse", str(tmp_path / "position.json")).code == 2
