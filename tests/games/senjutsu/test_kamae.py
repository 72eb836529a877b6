"""S4, S17: kamae, focus and the four trees."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, params
from tests.games.senjutsu.scene import Scene, figure


def ring(name: str, start: str, number: int, focus: int = 0) -> list[str]:
    """What "change n" offers somebody in a kamae: 102 changes by 1, 031 by 2 after a block; here the decision itself is asked."""
    from kotatsu.games.senjutsu.kamae import ChangeRing
    scene = Scene(figure(name, kamae=start, focus=focus))
    state = scene.table.state
    item = ChangeRing(0, 0, number)
    return [scene.table.game.format(state, action) for action in item.options(state)]


@pytest.mark.rule("S17.stats")
def test_the_printed_numbers_of_the_four() -> None:
    from kotatsu.games.senjutsu.printed import characters
    found = {one.name: (one.advantage, one.hand, one.wounds) for one in characters().values()}
    assert found == {"ronin": (27, 5, 5), "warrior": (35, 5, 5), "student": (62, 5, 5), "master": (74, 5, 5)}


TREES = (
    ("S17.Ronin.1", "ronin", "N", 1, ["ring A 0", "ring B 0"]),
    ("S17.Ronin.2", "ronin", "A", 1, ["ring A 1"]),
    ("S17.Ronin.3", "ronin", "B", 1, ["ring N 0", "ring D 0"]),
    ("S17.Ronin.4", "ronin", "D", 1, ["ring B 0"]),
    ("S17.Warrior.1", "warrior", "N", 1, ["ring A 0"]),
    ("S17.Warrior.2", "warrior", "A", 1, ["ring N 0", "ring B 1", "ring D 1"]),
    ("S17.Warrior.3", "warrior", "B", 1, ["ring D 0"]),
    ("S17.Warrior.4", "warrior", "D", 1, ["ring N 0", "ring B 0"]),
    ("S17.Warrior.5", "warrior", "B", 1, ["ring D 0"]),
    ("S17.Warrior.6", "warrior", "D", 1, ["ring N 0", "ring B 0"]),
    ("S17.Student.1", "student", "N", 1, ["ring D 0"]),
    ("S17.Student.2", "student", "D", 1, ["ring N 0", "ring A 1", "ring B 1"]),
    ("S17.Student.3", "student", "A", 1, ["ring B 1"]),
    ("S17.Student.4", "student", "B", 1, ["ring N 0", "ring A 1"]),
    ("S17.Student.5", "student", "B", 1, ["ring N 0", "ring A 1"]),
    ("S17.Master.1", "master", "N", 1, ["ring A 1", "ring B 1", "ring D 1"]),
    ("S17.Master.2", "master", "A", 1, ["ring N 1", "ring B 1", "ring D 1"]),
    ("S17.Master.3", "master", "B", 1, ["ring N 1", "ring A 1", "ring D 1"]),
)


@pytest.mark.parametrize("case", params(TREES))
def test_one_branch_of_a_tree(case: tuple[str, str, str, int, list[str]]) -> None:
    _, who, start, number, offered = case
    assert sorted(ring(who, start, number)) == sorted(["pass", *offered])


@pytest.mark.rule("S17.Ronin.2", "S17.Ronin.4", "S17.Warrior.2", "S17.Master.4", "S4.6")
def test_two_branches_pay_at_every_entry_of_the_node() -> None:
    assert set(ring("ronin", "A", 2)) == {"pass", "ring A 1", "ring A 2"}
    assert {"ring A 0", "ring A 1"} <= set(ring("ronin", "N", 2))
    assert "ring N 0" in ring("ronin", "D", 2)
    assert {"ring A 1", "ring B 1", "ring D 1"} <= set(ring("warrior", "N", 2))
    assert {"ring N 2", "ring A 2", "ring B 2"} <= set(ring("master", "D", 2))


@pytest.mark.rule("S4.2", "S17.stats")
def test_every_end_of_up_to_three_branches_is_found_once() -> None:
    from kotatsu.games.senjutsu.book import Tree
    from kotatsu.games.senjutsu.printed import characters
    for one in characters().values():
        changes = Tree(one.tree.branches).changes
        for start in range(4):
            assert changes[0][start] == [] and start not in changes[3][start]
            assert set(changes[1][start]) <= set(changes[2][start]) <= set(changes[3][start])
            assert changes[3][start] == sorted(set(changes[3][start]))


@pytest.mark.rule("S4.2", "S4.3", "S4.5")
def test_change_is_optional_and_the_node_gives_focus_at_once() -> None:
    scene = Scene(figure("master", hand="102"), figure("ronin", "3,0", 5)).play("102", "-", asks="quiet")
    scene.do("stop")
    assert scene.question() == "ChangeRing" and "pass" in scene.offers()
    scene.do("ring B 1")
    assert (scene.get("master", "kamae"), scene.get("master", "focus")) == ("B", 1)
    assert ring("student", "A", 1) == ["pass", "ring B 1"]         # never back to where it began, if there is another way


@pytest.mark.rule("S4.6", "S2.7")
def test_three_focus_do_not_close_the_way() -> None:
    scene = Scene(figure("master", focus=3, hand="102"), figure("ronin", "3,0", 5)).play("102", "-", asks="quiet")
    scene.do("stop", "ring A 1")
    assert (scene.get("master", "kamae"), scene.get("master", "focus")) == ("A", 3)


@pytest.mark.rule("S4.1")
def test_any_kamae_is_never_neutral() -> None:
    scene = Scene(figure("master", kamae="A", hand="015"), figure("ronin", "3,0", 5)).play("015", "-", asks="quiet")
    assert scene.offers() == ["switch A", "switch B", "switch D"]


@pytest.mark.rule("S4.8")
def test_a_switch_is_compulsory_and_ignores_branches() -> None:
    scene = Scene(figure("ronin", kamae="A", hand="105"), figure("student", "3,0", 5)).play("105", "-", asks="quiet")
    scene.do(scene.offers("step")[0])
    assert (scene.get("ronin", "kamae"), scene.get("ronin", "focus")) == ("B", 0)


@pytest.mark.rule("S4.10")
def test_a_band_is_judged_when_its_line_is_reached() -> None:
    scene = Scene(figure("master", kamae="B", hand="015"), figure("ronin", "3,0", 5)).play("015", "-", asks="quiet").do("switch A")
    assert scene.question() == "Move" and set(scene.offers()) == {"step BL", "step B", "step BR", "stop"}


@pytest.mark.rule("S4.12")
def test_a_focus_band_needs_the_focus_now_and_may_be_declined() -> None:
    poor = Scene(figure("master", hand="018"), figure("ronin", "3,0", 5)).play("018", "-", asks="quiet")
    assert poor.question() != "PickLine"
    rich = Scene(figure("master", focus=1, hand="018"), figure("ronin", "3,0", 5)).play("018", "-", asks="quiet")
    assert rich.offers() == ["pass", "line 2"]


@pytest.mark.rule("S4.14")
def test_an_option_behind_the_present_kamae_must_be_taken() -> None:
    balance = Scene(figure("ronin", kamae="B", hand="102"), figure("student", "3,0", 5)).play("102", "-", asks="quiet")
    balance.do("stop", "pass")
    assert balance.offers("draw") == ["draw 0", "draw 1", "draw 2", "draw 3"]
    other = Scene(figure("ronin", kamae="D", hand="102"), figure("student", "3,0", 5)).play("102", "-", asks="quiet")
    other.do("stop", "stop", "pass")
    assert other.offers("draw") == ["draw 0", "draw 1", "draw 2"]


@pytest.mark.rule("S4.15")
def test_what_is_optional_inside_a_band_stays_optional() -> None:
    white = Scene(figure("master", kamae="A", hand="020"), figure("ronin", "3,0", 5)).play("020", "-", asks="quiet").do("step FL")
    assert "stop" in white.offers() and "step F" in white.offers()
    black = Scene(figure("master", kamae="A", focus=1, hand="128"), figure("ronin", "3,0", 5)).play("128", "-", asks="quiet")
    assert black.offers() == ["step F"]


@pytest.mark.rule("S4.16")
def test_an_alternative_that_cannot_be_carried_out_is_not_offered() -> None:
    scene = Scene(figure("master", hand="127"), figure("ronin", "3,0", 5)).play("-", "-", asks="quiet")
    scene.do("slot 1", "discard 127", "stop")
    assert scene.offers("line") == ["line 3", "line 5"]


@pytest.mark.rule("S4.11")
def test_the_short_band_at_the_top_is_a_condition_for_playing_only() -> None:
    """016 was chosen in Balance; 087 puts its owner to Neutral at 5; at 4 its shields stand all the same."""
    assert_case(("", "master 016 B f1 ^3 / warrior 087 @-1,0 / ronin 127 @0,-1", "016 087 127",
                 "name 4; you N f0; pass; turn left; turn left; turn left; stop; told blocked; you @0,0"))


@pytest.mark.rule("S4.13", "S4.15")
def test_exactly_one_of_the_lines_beside_an_or() -> None:
    assert_case(("", "warrior 063 D / ronin 128 f1", "063 128", "name 8; ? line 3 4; line 4; foe s1 @0,-1; you A"))


@pytest.mark.parametrize("case", params((
    ("S4.14", "warrior 125 A / ronin @0,-1 / student @3,0", "125 - -", "settle; foe @0,-3"),        # push 1, in A push 2
    ("S4.14", "student 125 / warrior", "125 -", "settle; foe @0,-2"),
    ("S4.14", "ronin 118 B f2 / student @3,0", "118 -", "name 5; settle; you f1"),             # all is lost, in B all but one
    ("S4.14", "ronin 118 A f2 / student @3,0", "118 -", "name 5; settle; you f0"),
    ("S4.16", "master 127 128 discard=127 / ronin @3,0 s1", "- stun", "discard 128; stop; ? line 3 5"),      # no Steel in hand
    ("S4.16", "master 127 099 / ronin @3,0 s1", "- stun", "discard 127; stop; ? line 3 4 5"),
    ("S4.16", "student deck= / ronin @3,0 s1", "- stun", "stop; ? line 3 5"),                      # nothing to search
    # a step that can only collide is no way while another is left, and nobody pays for one
    ("S4.16 S5.8 S-card-112", "master 112 / ronin / rocks@-1,0", "112 -", "? step FR; step FR; you @1,-1 w0"),
    ("S4.16 S5.8 S-card-112", "master 112 / ronin / rocks@-1,0 1,-1", "112 -", "? line 1 2; line 2; ? step FR; step FR; you w1"),
    ("S4.16 S5.8 S-card-072", "ronin f1 weapon=072 @0,3 / student @0,2 ^1", "072 -", "foe w1; you f1 s0; asks student"),
    ("S4.12 S5.8 S-card-018", "master 018 f1 @0,3 / ronin @0,2", "018 -", "foe w1; you f1 s0; asks ronin"),
    ("S4.12 S5.8 S-card-090", "student 090 f1 @0,3 / ronin @3,0", "090 -", "name 9; you f1 s0 N; asks ronin"),
    ("S4.14 S5.8 S-card-090", "student 090 f1 D @0,3 / ronin @3,0", "090 -", "name 9; ? step BL B BR; step B; you f1 s1 D"),
)))
def test_which_of_several_lines_may_be_taken(case: Case) -> None:
    assert_case(case)
