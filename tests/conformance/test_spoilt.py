"""Whatever the loader accepts can be played: spoilt positions of random games, of docs, and as a person would write them."""
import json
import re
from pathlib import Path

from kotatsu.kernel.luck import Luck
from kotatsu.sim.mutations import Sources, mutate
from kotatsu.sim.spoilt import spoil

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs" / "positions.md"
SECONDS = 3               # of processor time for each game
MOST = 60                 # decisions that are played from a position


def written(name: str) -> list[dict]:
    """The positions of a game that stand in the docs, and where its golden games began and ended."""
    found = re.findall(r"^```json [^\n]*\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    told = [data for data in map(json.loads, found) if data.get("game") == name]
    played = [json.loads(path.read_text(encoding="utf-8")) for path in sorted((TESTS / "golden" / name).glob("game-*.json"))]
    return [*told, *(game["start"] for game in played), *(game["end"]["position"] for game in played)]


def test_a_spoilt_position_is_refused_by_name_or_played(name, game):
    """The toy's rounds begin anew: its `next` is for the kernel's tests, which put together what no game would."""
    found = spoil(game, 1, 10_000, written(name), SECONDS, MOST, ("next", "answers") if name == "toy" else ())
    first = found.failures[0]["failure"] if found.failures else {}
    assert not found.failures, f"{first['changes']}: {first['trace']}"
    assert found.refused > 20 and found.played > 5, "hardly anything was tried"


def test_changes_leave_the_position_alone_and_are_told():
    position = {"game": "x", "round": 3, "seats": {"a": {"hand": ["one"]}, "b": {"hand": []}}, "next": ["Act seat=a"]}
    sources = Sources({"properties": {"round": {"type": "integer", "minimum": 1, "maximum": 4}}}, [position])
    kept = json.dumps(position)
    results = [mutate(position, sources, Luck(seed)) for seed in range(200)]
    assert json.dumps(position) == kept and all(done for _, done in results)
    assert len({json.dumps(data) for data, _ in results}) > 50
    assert {0, 5} <= {data.get("round") for data, _ in results if not isinstance(data.get("round"), (list, dict))}


def test_the_docs_have_positions_to_spoil():
    assert len(written("root")) > 5 and len(written("samurai")) > 5
