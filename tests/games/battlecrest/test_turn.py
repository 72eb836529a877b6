"""BC3, BC6, BC7, BC14: the turn, the four actions, defence, minions, the end."""

import pytest

from tests.games.battlecrest.scene import duel, row, side, solo, used

pytestmark = pytest.mark.usefixtures("either_way_round")


@pytest.mark.rule("BC3.1", "BC18.1")
def test_two_different_actions():
    scene = duel(side("akhena", "6a"), side("forge", "1f")).do("prime fate-herald")
    assert not scene.offers("prime") and scene.offers("move") and scene.offers("activate") and scene.offers("refocus")
    assert scene.why_not("prime sky-descent") == "BC3.1"
    scene.do("activate ancestor-ward", "star akhena-march", "go akhena 6b")
    assert scene.asks() == "forge"
    both = duel(side("akhena", "6a", row=row("akhena", "sky-descent used")), side("forge", "1f")).do("refocus")
    assert both.offers("activate") and not both.offers("refocus")
    other = duel(side("akhena", "6a"), side("forge", "1f")).do("activate staff-sweep")
    assert other.offers("refocus")


@pytest.mark.rule("BC3.2")
def test_an_action_must_change_something():
    scene = duel(side("akhena", "6a"), side("forge", "1f"))
    assert not scene.offers("refocus") and scene.why_not("refocus") == "BC3.2"
    stuck = duel(side("akhena", "6a", row=used("akhena")), side("forge", "1f"))
    assert not stuck.offers("move") and stuck.why_not("move") == "BC3.2" and stuck.offers() == ["refocus"]


@pytest.mark.rule("BC3.3")
def test_with_fewer_actions_only_what_is_possible_is_done():
    # all exhausted: refocus, then any other action: two actions in every turn of the printed sets
    scene = duel(side("forge", "6a", row=used("forge")), side("akhena", "1f")).do("refocus")
    assert scene.asks() == "forge" and {text.split()[0] for text in scene.offers()} == {"move", "activate", "prime"}
    # one card may be made ready and nothing else is left: the turn ends
    one = duel(side("forge", "6a", row=used("forge")), side("akhena", "1f"), options={"refocus_amount": "1"})
    assert {text.split()[0] for text in one.offers()} == {"restore"}


@pytest.mark.rule("BC3.4")
def test_the_movement_value_is_the_sum_of_ready_cards_for_each_warrior():
    assert duel(side("akhena", "6a"), side("forge", "1f")).view()["figures"][0]["movement"] == 5
    assert (
        duel(side("akhena", "6a", row=row("akhena", "sky-descent used")), side("forge", "1f")).view()["figures"][0]["movement"] == 3
    )
    scene = duel(side("mutino", "6c", minion="6a"), side("forge", "1f")).do("move", "go rig 6b")
    assert "go mutino 6d" in scene.offers() and not scene.cells("go", "rig") and "stop" in scene.offers()
    assert scene.do("go mutino 6d").side("mutino")["minion"] == "6b"


@pytest.mark.rule("BC3.5", "BC5.1")
def test_through_friends_not_through_enemies_or_landmarks():
    scene = duel(side("mutino", "1a", minion="2a", row=used("mutino", "dirty-trick")), side("forge", "6f")).do("move")
    assert "3a" in scene.cells("go", "mutino") and "2a" not in scene.cells("go", "mutino")  # 2: through Rig
    assert scene.why_not("go mutino 2a") == "BC3.5" and scene.why_not("go mutino 2b") == "BC5.1"
    assert scene.why_not("go mutino 6a") == "BC3.4"
    blocked = duel(side("mutino", "1a", minion=None, row=used("mutino", "dirty-trick")), side("forge", "2a")).do("move")
    assert blocked.cells("go", "mutino") == {"1b", "1c"}
    around = duel(side("akhena", "2a"), side("forge", "6f")).do("move")
    assert "2c" in around.cells("go", "akhena")
    short = duel(side("akhena", "2a", row=row("akhena", "sky-descent used")), side("forge", "6f")).do("move")
    assert "2c" not in short.cells("go", "akhena")  # 4 steps on foot, 3 are too few


@pytest.mark.rule("BC3.6", "BC3.7", "BC4.1")
def test_activate_uses_abilities_from_the_top_and_prime_does_not():
    scene = duel(side("akhena", "4b"), side("forge", "3c")).do("activate sky-descent")
    assert scene.row("akhena")[2] == "sky-descent used" and scene.offers("go") and "skip" in scene.offers()
    assert scene.do("skip").offers() == ["skip"] or scene.asks() == "akhena"
    primed = duel(side("akhena", "4b"), side("forge", "3c")).do("prime sky-descent")
    assert primed.row("akhena")[2] == "sky-descent used" and primed.question() == "ChooseAction"
    assert primed.view()["figures"][0]["primed"] == {"SKY": 1}


@pytest.mark.rule("BC3.8", "BC7.6", "BC18.19")
def test_refocus_readies_and_turns_exhausted_cards():
    scene = duel(side("akhena", "6a", row=row("akhena", "fate-herald used", "staff-sweep back used")), side("forge", "1f")).do(
        "refocus"
    )
    assert scene.row("akhena") == ["fate-herald back", "ancestor-ward", "sky-descent", "staff-sweep"]
    forge = duel(side("forge", "6a", item="back", row=used("forge")), side("akhena", "1f")).do("refocus")
    assert forge.side("forge")["item"] == "back" and forge.view()["figures"][0]["movement"] == 4
    kept = duel(side("akhena", "6a", row=used("akhena")), side("forge", "1f"), options={"refocus_flip": False}).do("refocus")
    assert kept.row("akhena") == row("akhena")
    one = duel(side("akhena", "6a", row=used("akhena", "sky-descent")), side("forge", "1f"), options={"refocus_amount": "1"})
    assert one.offers("restore") == ["restore fate-herald", "restore ancestor-ward", "restore staff-sweep"] and not one.offers(
        "refocus"
    )
    assert one.do("restore ancestor-ward").row("akhena")[1] == "ancestor-ward back"
    prompt = one.table.prompts(one.table.decisions())[0]
    dark = [choice.action for choice, _ in prompt.refused if choice.action.startswith("restore")]
    assert len(dark) == 1 and one.why_not(dark[0]) == "BC3.1"
    fresh = duel(side("akhena", "6a"), side("forge", "1f"), options={"refocus_amount": "1"})
    assert fresh.why_not("restore fate-herald") == "BC3.2"


# --- defence


def struck(defender, attacker=None, **fields):
    """Mutino's long shot from 1a at somebody; the defender is asked."""
    return duel(attacker or side("mutino", "1a", minion=None), defender, **fields)


@pytest.mark.rule("BC6.1", "BC6.2", "BC6.4")
def test_one_card_defends_or_the_damage_is_taken():
    scene = struck(side("akhena", "1d")).do("activate long-shot", "attack akhena")
    assert scene.asks() == "akhena"
    assert scene.offers() == ["take", *(f"defend {card}" for card in row("akhena"))]
    assert scene.promises("take") == "3 damage" and scene.promises("defend ancestor-ward") == "defence 3, 0 damage"
    taken = struck(side("akhena", "1d")).do("activate long-shot", "attack akhena", "take")
    assert taken.health("akhena") == 10 and taken.asks() == "mutino"
    scene.do("defend fate-herald")
    assert scene.health("akhena") == 11 and scene.row("akhena")[0] == "fate-herald used"
    assert scene.view()["figures"][1]["primed"] == {"SKY": 1} and scene.asks() == "mutino"  # no ability of hers
    assert scene.rules("defended") == ["BC6.2"]
    several = struck(side("akhena", "1d"), options={"defence_cards_max": 2}).do(
        "activate long-shot", "attack akhena", "defend fate-herald"
    )
    assert several.asks() == "akhena" and several.do("defend sky-descent").health("akhena") == 12


@pytest.mark.rule("BC6.3", "BC15.5", "BC15.34")
def test_crests_bonuses_and_the_item_add_to_a_defence():
    ward = row("akhena", "ancestor-ward back")
    alone = struck(side("akhena", "1d", row=ward)).do("activate long-shot", "attack akhena")
    assert alone.promises("defend ancestor-ward") == "defence 1, 2 damage"  # its own crest does not count
    helped = struck(side("akhena", "1d", row=["ancestor-ward back", "staff-sweep used", "fate-herald", "sky-descent"]))
    helped.do("activate long-shot", "attack akhena")
    assert helped.promises("defend ancestor-ward") == "defence 2, 1 damage"
    low = struck(side("akhena", "1d", health=7, row=ward)).do("activate long-shot", "attack akhena")
    assert low.promises("defend ancestor-ward") == "defence 2, 1 damage"
    own = struck(side("akhena", "1d", row=ward), options={"self_crest": True}).do("activate long-shot", "attack akhena")
    assert own.promises("defend ancestor-ward") == "defence 2, 2 damage"  # the long shot counts its own too
    forge = struck(side("forge", "1d", row=["siege-advance back", "piston-fist used", "arsenal-barrage"]))
    forge.do("activate long-shot", "attack forge")
    assert forge.promises("defend siege-advance") == "defence 3, 0 damage"  # 1, an IRON, the shield
    cell = struck(side("akhena", "2d"), side("mutino", "2a", minion=None)).do("activate long-shot", "attack akhena")
    assert cell.promises("defend-with fate-herald hollow-tree") == "defence 2, 1 damage"
    assert cell.do("defend-with fate-herald hollow-tree").landmark("2e") == "2B"


@pytest.mark.rule("BC18.3")
def test_a_landmark_turned_by_a_defence_shows_its_new_face_at_once():
    scene = duel(side("mutino", "2a", minion=None), side("akhena", "2d")).do(
        "activate long-shot", "attack akhena", "defend-with fate-herald hollow-tree"
    )
    assert scene.landmark("2e") == "2B" and scene.view()["cells"]["2f"] == ["RANGE"] and "DEF" not in scene.view()["cells"]["2d"]


@pytest.mark.rule("BC18.9", "BC12.1")
def test_without_a_card_there_is_no_defence():
    scene = struck(side("forge", "2d", row=used("forge")), side("mutino", "2a", minion=None)).do(
        "activate long-shot", "attack forge"
    )
    assert scene.asks() == "mutino" and scene.health("forge") == 8 and scene.landmark("2e") == "2A"
    alone = solo(side("mutino", "1a", minion=None), side("akhena", "1d", health=13, row=used("akhena")), order="1a")
    alone.do("activate long-shot", "attack akhena")
    assert alone.health("akhena") == 10 and alone.position()["order"] == "1a"


@pytest.mark.rule("BC6.5", "BC5.6", "BC4.7")
def test_hazard_damage_is_not_defended():
    scene = duel(side("akhena", "5d"), side("forge", "4d")).do("activate staff-sweep", "push forge 4e")
    scene.do("push-on 4d")
    assert scene.health("forge") == 9 and scene.asks() == "akhena" and scene.rules("wounded") == ["BC5.6"]


@pytest.mark.rule("BC6.6", "BC15.1")
def test_the_health_card_shows_crests_at_its_limits():
    def primed(health):
        return duel(side("akhena", "6a", health=health), side("forge", "1f")).view()["figures"][0]["primed"]

    assert (primed(8), primed(7), primed(3)) == ({}, {"ANCESTOR": 1}, {"ANCESTOR": 1, "SKY": 1})
    scene = duel(side("akhena", "6a", health=7), side("forge", "1f")).do("activate ancestor-ward", "heal")
    assert scene.health("akhena") == 8 and "ANCESTOR" not in scene.view()["figures"][0]["primed"]


# --- minions


@pytest.mark.rule("BC7.1", "BC7.3", "BC15.11", "BC15.19")
@pytest.mark.parametrize(("hero", "card", "stays"), [("mutino", "thorn-volley", True), ("mutino", "blink-strike", False)])
def test_a_minion_defends_by_itself_and_leaves_for_good(hero, card, stays):
    scene = duel(side("whispyr", "6b", minion=None), side(hero, "1f", minion="6a")).do(f"activate {card}")
    scene.do(*(["attack-all"] if card == "thorn-volley" else ["skip", "attack rig"]))
    assert (scene.minion(hero) == "6a") == stays and scene.asks() == "whispyr"
    assert scene.rules("held" if stays else "removed") == ["BC7.3"]
    wisp = duel(side("mutino", "6b", minion="5a"), side("whispyr", "1f", minion="6a")).do("activate overdrive-rig", "skip")
    assert wisp.do("attack wisp").minion("whispyr") is None  # 3 beats 1


@pytest.mark.rule("BC7.2")
def test_defence_bonuses_of_a_minions_cell_add_by_themselves():
    scene = duel(side("whispyr", "1c", minion=None), side("mutino", "6f", minion="2c")).do(
        "activate blink-strike", "skip", "attack rig"
    )
    assert scene.minion("mutino") == "2c" and scene.landmark("2b") == "1B"  # 2 and 1 against 3


@pytest.mark.rule("BC7.4")
def test_a_hazard_removes_a_minion():
    scene = duel(side("akhena", "5d"), side("whispyr", "1f", minion="4d")).do("activate staff-sweep", "push wisp 4e", "push-on 4d")
    assert scene.minion("whispyr") is None and scene.rules("removed") == ["BC7.4"]
    own = duel(side("whispyr", "6a", minion="4e"), side("akhena", "1f")).do("move", "go wisp 4d")
    assert own.minion("whispyr") is None


@pytest.mark.rule("BC7.5")
def test_a_minions_move_caps_its_value_bonuses_included():
    scene = duel(side("mutino", "6f", minion="6a"), side("akhena", "1f")).do("move")
    assert "6d" in scene.cells("go", "rig") and "6e" not in scene.cells("go", "rig")  # value 5, Rig 3
    march = duel(side("mutino", "6f", minion="5c"), side("akhena", "1f")).do("activate overdrive-rig")
    assert march.cells("go", "rig") >= {"6b"} and "6a" not in march.cells("go", "rig")  # M2
    assert "6a" in march.cells("go-with", "rig") and "5a" not in march.cells("go-with", "rig")  # M2 and 2, capped at 3


# --- the end


@pytest.mark.rule("BC14.1")
def test_a_hero_at_nothing_loses_at_once():
    scene = duel(side("whispyr", "1c", minion=None), side("mutino", "1d", health=2, minion="2c")).do(
        "activate thorn-volley", "attack-all", "take"
    )
    assert scene.result() == [1, -1] and scene.minion("mutino") == "2c" and scene.told()[-1] == "won"
    walked = duel(side("akhena", "4e", health=2), side("forge", "1f")).do("move", "go akhena 4d")
    assert walked.result() == [-1, 1]


@pytest.mark.rule("BC14.2", "BC18.13", "BC4.10")
def test_both_fall_by_a_swap():
    theirs = side("forge", "4d", health=1, row=used("forge"))
    given = {
        "done": ["activate"],
        "activated": "fate-herald",
        "target": "forge",
        "next": ["UseAbility seat=akhena script=fate-herald place=1", "EndActivation", "ChooseAction seat=akhena"],
    }
    mine = side("akhena", "3e", health=1, row=row("akhena", "fate-herald used"))
    assert duel(mine, theirs, **given).do("swap").result() == [1, -1]
    assert solo(mine, theirs, order="1a", **given).do("swap").result() == [-1]


@pytest.mark.rule("BC14.3")
def test_after_the_last_turn_it_is_a_draw():
    last = {"options": {"turn_cap": 10}, "turn": 9}
    scene = duel(side("akhena", "6a"), side("forge", "1f"), **last).do("prime fate-herald", "move", "go akhena 6b")
    assert scene.result() == [0, 0]
    free = duel(side("akhena", "6a"), side("forge", "1f"), options={"turn_cap": 0}, turn=9).do(
        "prime fate-herald", "move", "go akhena 6b"
    )
    assert free.asks() == "forge"
    assert duel(side("akhena", "6a"), side("forge", "1f"), turn=119).do("prime fate-herald", "move", "go akhena 6b").result() == [
        0,
        0,
    ]
