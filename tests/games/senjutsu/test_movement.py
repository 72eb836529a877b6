"""S1, S5: geometry and movement."""
import pytest

from kotatsu.hexes.compass import OFFSETS, distance, rotated
from tests.games.senjutsu.scene import Scene, figure

FAR = figure("student", "3,0", 5)


def walks(hand: str, you: dict[str, object] | None = None, **more: object) -> Scene:
    """You have revealed a card, the foe stands far away with a core card."""
    return Scene(figure("ronin", hand=hand, **(you or {})), FAR, **more).play(hand, "-", asks="quiet")   # type: ignore[arg-type]


@pytest.mark.rule("S1.1")
def test_directions_turn_with_the_figure() -> None:
    assert rotated(*OFFSETS[5], 2) == (1, -1) and rotated(*OFFSETS[3], 2) == (-1, 0)


@pytest.mark.rule("S1.2")
def test_distance_is_the_largest_difference() -> None:
    assert distance(3, -4) == 4


@pytest.mark.rule("S1.3")
def test_step_icons_stand_for_fixed_directions() -> None:
    scene = walks("105")
    assert scene.offers() == ["step FL", "step FR"]


@pytest.mark.rule("S1.4", "S22.24")
def test_lines_from_top_to_bottom_and_card_text_beats_the_rulebook() -> None:
    scene = Scene(figure("ronin", focus=1, hand="127 025"), FAR).play("127", "-").do("stop", "play 025")
    scene.settle()
    assert scene.get("ronin", "stays") == ["025:ronin"] and "025" not in scene.get("ronin", "hand")


@pytest.mark.rule("S5.1")
def test_a_step_keeps_the_facing() -> None:
    scene = walks("109", {"facing": 2})
    scene.do("step F")
    assert (scene.at("ronin"), scene.get("ronin", "facing")) == ("1,0", 2)


@pytest.mark.rule("S5.2", "S5.3", "S5.5")
def test_one_direction_for_all_steps_and_one_for_all_turns_mixed_freely() -> None:
    scene = walks("102").do("step F")
    assert set(scene.offers()) == {"step F", "turn right", "turn left", "stop"}      # no other direction any more
    scene.do("turn right", "step F")
    assert (scene.at("ronin"), scene.get("ronin", "facing")) == ("1,-2", 1)
    assert set(scene.offers()) == {"turn right", "stop"}


@pytest.mark.rule("S5.4")
def test_then_fixes_the_order() -> None:
    for card in ("117", "122"):
        scene = walks(card)
        assert scene.offers("step")
        assert not scene.do("turn right").offers("step")


@pytest.mark.rule("S5.5")
def test_mandatory_parts_are_carried_out_completely() -> None:
    scene = walks("096", {"hex": "0,2"})
    assert scene.offers() == ["step F"]
    scene.do("step F")
    assert scene.offers() == ["step F"]
    assert scene.do("step F").at("ronin") == "0,0"


@pytest.mark.rule("S5.7")
def test_nobody_enters_terrain_of_their_own_will() -> None:
    scene = walks("107", terrain={"0,-1": "rocks"})
    assert scene.asks() == "student"                     # the only way is closed, the white step is skipped


@pytest.mark.rule("S5.8")
def test_a_mandatory_step_takes_the_free_direction() -> None:
    assert walks("105", terrain={"-1,0": "rocks"}).offers() == ["step FR"]


@pytest.mark.rule("S5.9.edge")
def test_forced_off_the_board() -> None:
    scene = walks("096", {"hex": "0,-2"}).do("step F", "step F")
    assert (scene.at("ronin"), scene.get("ronin", "stuns"), scene.get("ronin", "stopped")) == ("0,-3", 1, ["ended"])


@pytest.mark.rule("S5.9.terrain", "S10.rocks")
def test_forced_into_terrain_ends_the_turn() -> None:
    scene = Scene(figure("ronin", kamae="A", focus=2, hand="026"), figure("student", "1,-1", 3), terrain={"0,-1": "rocks"})
    scene.play("026", "-", asks="quiet").do("step F")
    assert scene.wounds("ronin") == (1, 0) and scene.wounds("student") == (0, 0)
    assert scene.view()["terrain"] == {"0,-1": "rocks"}


@pytest.mark.rule("S5.9.figure")
def test_forced_into_a_figure() -> None:
    scene = Scene(figure("ronin", hand="035 127"), figure("student")).play("035", "-", asks="quiet").do("step F")
    assert (scene.get("ronin", "stuns"), scene.get("student", "stuns")) == (1, 1)
    assert scene.offers() == ["discard 127"]
    scene.do("discard 127")
    assert scene.get("ronin", "kamae") == "N"


@pytest.mark.rule("S10.terrain")
def test_one_step_then_the_penalty() -> None:
    scene = walks("096", {"hex": "0,2"}, terrain={"0,0": "rocks"}).do("step F", "step F")
    assert (scene.at("ronin"), scene.wounds("ronin")) == ("0,1", (1, 0))


@pytest.mark.rule("S10.bamboo.1", "S10.cart", "S10.shrine.1", "S10.cherry", "S10.torii")
@pytest.mark.parametrize(("kind", "wounds", "stuns", "gone"), [
    ("bamboo", (1, 0), 1, True), ("cart", (1, 1), 0, False), ("shrine", (1, 0), 0, False), ("cherry", (1, 0), 0, False),
    ("pillar", (1, 0), 0, False)])
def test_each_terrain_has_its_penalty(kind: str, wounds: tuple[int, int], stuns: int, gone: bool) -> None:
    scene = walks("096", {"hex": "0,1"}, terrain={"0,0": kind}).do("step F")
    assert (scene.wounds("ronin"), scene.get("ronin", "stuns")) == (wounds, stuns)
    assert (scene.view()["terrain"] == {}) == gone


@pytest.mark.rule("S10.torii", "S10.boat")
@pytest.mark.parametrize("kind", ["gate", "boat"])
def test_gates_and_boats_are_ordinary_hexes(kind: str) -> None:
    scene = walks("096", {"hex": "0,2"}, terrain={"0,1": kind}).do("step F")
    assert (scene.at("ronin"), scene.wounds("ronin")) == ("0,1", (0, 0))


@pytest.mark.rule("S10.boat")
def test_a_boat_outside_extends_the_board() -> None:
    scene = walks("096", {"hex": "0,-2"}, terrain={"0,-4": "boat"}).do("step F", "step F")
    assert (scene.at("ronin"), scene.get("ronin", "stuns")) == ("0,-4", 0)


@pytest.mark.rule("S10.corpse")
def test_whoever_enters_a_corpse_hex_is_stunned_and_loses_all_focus() -> None:
    scene = walks("096", {"hex": "0,2", "focus": 2}, terrain={"0,1": "corpse"}).do("step F", "step F")
    assert (scene.at("ronin"), scene.get("ronin", "focus"), scene.get("ronin", "stuns")) == ("0,0", 0, 1)


@pytest.mark.rule("S10.caltrops")
@pytest.mark.parametrize("kind", ["caltrops", "trap"])
def test_caltrops_wound_and_hobble_once(kind: str) -> None:
    scene = walks("096", {"hex": "0,2"}, terrain={"0,1": kind}).do("step F")
    assert (scene.wounds("ronin"), scene.get("ronin", "hobbles"), scene.view()["terrain"]) == ((1, 0), [4], {})
