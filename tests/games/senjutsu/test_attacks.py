"""S6: attacks."""
import pytest

from kotatsu.games.senjutsu.attack import Attack
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.deeds.diagram import Hit
from kotatsu.games.senjutsu.state import Frame
from tests.games.senjutsu.cases import make
from tests.games.senjutsu.scene import Scene, figure


@pytest.mark.rule("S6.1", "S9.2")
def test_every_figure_on_a_marked_hex_is_affected_friend_or_foe() -> None:
    scene = Scene(figure("student", hand="048"), figure("ronin", "0,-1", 3), figure("master", "-1,0", 1),
                  figure("warrior", "3,0", 0), options={"mode": "teams"})
    scene.play("048", "-", "-", "-", asks="quiet")
    assert scene.wounds("ronin") == (1, 0)
    assert scene.wounds("master") == (1, 0)             # of the same team
    assert scene.wounds("warrior") == (0, 0)


@pytest.mark.rule("S6.2.1")
def test_commit_forces_optional_movement_that_brings_a_hit() -> None:
    scene = Scene(figure("warrior", hand="060"), figure("ronin", "1,-1", 4)).play("060", "-", asks="quiet")
    assert scene.offers() == ["step B"]
    assert scene.do("step B").wounds("ronin") == (1, 0)


@pytest.mark.rule("S6.2.2", "S-card-071")
def test_commit_forces_focus_that_is_needed_for_a_hit() -> None:
    scene = Scene(figure("ronin", focus=1), figure("student", "-1,0", 2)).play("071", "-", asks="quiet")
    assert scene.offers() == ["pay"]
    scene.do("pay")
    assert scene.wounds("student") == (1, 0) and scene.get("ronin", "focus") == 0


@pytest.mark.rule("S6.2.3", "S6.3.2")
def test_commit_holds_even_against_a_block() -> None:
    scene = Scene(figure("ronin", focus=1), figure("student", "-1,0", 2, hand="123")).play("071", "123", asks="quiet")
    scene.do("name 5", "stop")
    assert scene.offers() == ["pay"]
    scene.do("pay")
    assert scene.wounds("student") == (0, 0) and scene.get("ronin", "focus") == 0


@pytest.mark.rule("S6.2.4", "S-card-086")
def test_focus_that_only_adds_damage_stays_optional() -> None:
    scene = Scene(figure("warrior", focus=1, hand="086"), figure("ronin", "0,-2", 3)).play("086", "-", asks="quiet").do("step F")
    assert scene.offers() == ["pass", "pay"]
    scene.do("pay")
    assert scene.wounds("ronin") == (2, 0)


@pytest.mark.rule("S6.2.5", "S-card-048")
def test_each_part_is_judged_by_itself() -> None:
    scene = Scene(figure("student", focus=1, hand="048"), figure("ronin")).play("048", "-", asks="quiet")
    assert scene.wounds("ronin") == (1, 0)
    scene.do("stop")                                     # the step is closed, the turn may stay undone
    assert scene.offers() == ["line 4"]
    assert scene.do("line 4").wounds("ronin") == (2, 0)


@pytest.mark.rule("S6.3.1")
def test_a_conditional_instant_comes_before_the_own_lines() -> None:
    scene = Scene(figure("ronin", hand="126 104"), figure("student")).play("126", "-", asks=("ask", "quiet"))
    assert scene.question() == "MayInstant" and "play 104" in scene.offers()
    assert scene.get("student", "stuns") == 0
    assert scene.do("play 104").get("student", "stuns") == 1


@pytest.mark.rule("S6.4")
def test_success_needs_an_effect() -> None:
    empty = Scene(figure("warrior", hand="087"), figure("ronin", kamae="A")).play("087", "-", asks="quiet")
    assert empty.get("ronin", "kamae") == "A" and empty.question() != "ChangeRing"
    rich = Scene(figure("warrior", hand="087"), figure("ronin", kamae="A", focus=1)).play("087", "-", asks="quiet")
    assert (rich.get("ronin", "focus"), rich.get("ronin", "kamae"), rich.question()) == (0, "N", "ChangeRing")


@pytest.mark.rule("S6.5", "S-card-065")
def test_success_lines_end_at_the_divider() -> None:
    scene = Scene(figure("warrior", kamae="B", hand="065"), figure("ronin", "3,0", 5)).play("065", "-", asks="quiet")
    assert scene.question() == "Move"                    # the part at 5, although the attack missed


@pytest.mark.rule("S6.6", "S-card-113")
def test_one_wound_for_each_symbol() -> None:
    scene = Scene(figure("warrior", kamae="A", hand="113"), figure("ronin")).play("113", "-", asks="quiet").do("stop")
    assert scene.wounds("ronin") == (1, 1)


@pytest.mark.rule("S6.7", "S-card-055")
def test_an_execute_defeats_at_once_without_a_wound() -> None:
    scene = Scene(figure("warrior", kamae="A", focus=3, hand="055"), figure("ronin", "1,-3", 3, stays="025:ronin"))
    scene.play("055", "-", asks="quiet").do("step F")
    assert scene.table.state.results == [1, -1] and scene.wounds("ronin") == (0, 0)


@pytest.mark.rule("S6.8.1", "S6.8.5")
def test_a_push_that_lies_between_two_hexes_is_chosen() -> None:
    scene = Scene(figure("warrior", hand="062"), figure("ronin", "1,-2", 4)).play("062", "-", asks="quiet")
    assert scene.question() == "PushWhere" and len(scene.offers()) == 2
    places = {Scene(figure("warrior", hand="062"), figure("ronin", "1,-2", 4)).play("062", "-", asks="quiet").do(way).at("ronin")
              for way in scene.offers()}
    assert places == {"1,-3", "2,-3"}


@pytest.mark.rule("S6.8.3", "S-card-127")
def test_pushed_into_terrain_takes_the_penalty_on_the_last_free_hex() -> None:
    scene = Scene(figure("ronin", hand="127"), figure("student"), terrain={"0,-3": "rocks"})
    scene.play("127", "-", asks="quiet")
    assert (scene.at("student"), scene.wounds("student")) == ("0,-2", (1, 0))


@pytest.mark.rule("S6.8.4", "S-card-125")
def test_pushed_off_the_board_is_a_stun_and_the_turn_goes_on() -> None:
    scene = Scene(figure("ronin", "0,-2", 0, hand="125"), figure("student", "0,-3", 3, hand="122")).play("125", "122", asks="quiet")
    assert (scene.at("student"), scene.get("student", "stuns")) == ("0,-3", 2)
    assert "ended" not in scene.get("student", "stopped")


@pytest.mark.rule("S6.9", "S-card-065")
def test_the_attacker_turns_the_foe() -> None:
    scene = Scene(figure("warrior", hand="065"), figure("ronin", "1,-1", 3)).play("065", "-", asks="quiet")
    assert scene.offers() == ["turn right", "turn left"]
    assert scene.do("turn left").get("ronin", "facing") == 1


@pytest.mark.rule("S6.11", "S-card-062")
def test_one_attack_on_several_figures() -> None:
    scene = Scene(figure("warrior", hand="062"), figure("ronin", "-1,0", 1), figure("student", "1,-1", 4, hand="121"))
    scene.play("062", "-", "-", asks="quiet")
    while scene.question() in ("PushWhere", "PushOrder"):
        scene.do(scene.offers()[0])
    assert scene.wounds("ronin") == (1, 0) and scene.wounds("student") == (1, 0)
    assert scene.get("warrior", "kamae") == "A"


@pytest.mark.rule("S6.12")
def test_an_instant_picks_one_of_those_hit() -> None:
    scene = Scene(figure("student", hand="048 104"), figure("ronin", "0,-1", 3), figure("master", "-1,0", 1))
    scene.play("048", "-", "-", asks=("ask", "quiet", "quiet")).do("play 104")
    assert scene.offers() == ["target ronin", "target master"]
    scene.do("target master")
    assert scene.get("master", "hobbles") == [4] and scene.get("ronin", "hobbles") == []


@pytest.mark.rule("S9.3")
def test_whoever_has_left_the_board_attacks_nobody() -> None:
    """The same attack of a figure that stands is judged, of one that fell while its card was carried out it is not."""
    state = make("student 126 / ronin 127 @0,1").table.state
    card = state.book.printed.ids.index("127")
    place, index = next((line.place, number) for line in state.book.printed.cards[card].lines
                        for number, deed in enumerate(line.deeds) if isinstance(deed, Hit))
    for cell, judged in ((state.cell[1], True), (NONE, False)):
        trial = state.copy()
        trial.cell[1], trial.frames = cell, [Frame(1, card, 5)]
        before = len(trial.agenda)
        Attack(1, card, place, index).run(trial)
        assert (len(trial.agenda) > before) == judged


@pytest.mark.rule("S6.12")
def test_an_instant_speaks_of_nobody_else_if_whoever_was_hit_has_fallen() -> None:
    scene = make("ronin 126 104 / master @0,-1 w4 / student @3,-3").play("126", "-", "-").do("play 104")
    assert scene.get("student", "hobbles") == [] and scene.asks() == "student"
    bots = make("ronin 126 104 / katana-1 @0,-1 w1 / katana-2 @3,-3 / katana-3 @-3,0", ["solo-003"] * 3)
    bots.table.state_luck(*["shown solo-003"] * 3)
    bots.play("126").do("play 104")
    assert bots.question() != "PickFoe" and not any(bots.get(f"katana-{number}", "hobbles") for number in (1, 2, 3))


@pytest.mark.rule("S6.12", "S7.6")
def test_an_instant_after_a_block_speaks_of_nobody_else_if_the_counter_felled_the_attacker() -> None:
    scene = make("student 111 127 043 D f1 044 / ronin 126 w4 / warrior @2,0 ^5")
    scene.play("111", "126", "-").do("name 5", "stop", "play 044")
    while scene.question() != "MayInstant":
        scene.do(scene.offers()[0])
    assert scene.offers() == ["pass", "play 043"] and scene.table.state.out
    scene.do("play 043")
    assert scene.question() == "SwitchWhere" and scene.get("warrior", "facing") == 5 and scene.at("warrior") == "2,0"


@pytest.mark.rule("S6.2.2", "S10.corpse")
def test_focus_that_a_corpse_on_the_way_takes_pays_for_nothing() -> None:
    way = make("master 096 B f1 / ronin @3,-2").play("096", "-")
    assert way.offers() == ["turn right"]                # two steps on, and a turn for the focus: only so it hits
    over = make("master 096 B f1 / ronin @3,-2 / corpse@1,-1").play("096", "-")
    assert over.offers() == ["turn right", "turn left", "stop"]
