"""BC4, BC8: what abilities do for a player."""

import pytest

from tests.games.battlecrest.scene import duel, row, side, used

pytestmark = pytest.mark.usefixtures("either_way_round")


def values(scene):
    return [told["value"] for told in scene.events("attacked")]


@pytest.mark.rule("BC4.2", "BC15.12", "BC15.31")
def test_the_card_that_is_activated_does_not_count_for_itself():
    for hero, card, target, value in (("mutino", "long-shot", "1e", 3), ("forge", "arsenal-barrage", "1c", 2)):
        scene = duel(side(hero, "1a"), side("akhena", target)).do(f"activate {card}", "attack akhena", "take")
        assert values(scene) == [value]
    own = duel(side("mutino", "1a", minion=None), side("akhena", "1d"), options={"self_crest": True})
    assert values(own.do("activate long-shot", "attack akhena", "take")) == [4]


@pytest.mark.rule("BC4.3", "BC15.2", "BC15.6", "BC15.9", "BC15.29")
@pytest.mark.parametrize(
    ("hero", "marked", "health", "steps", "value"),
    [
        ("akhena", ("ancestor-ward used", "staff-sweep used"), 13, ("activate fate-herald", "attack mutino"), 4),
        ("akhena", (), 7, ("activate fate-herald", "attack mutino"), 3),
        ("akhena", ("fate-herald used",), 13, ("activate sky-descent", "skip", "attack mutino"), 4),
        ("akhena", ("fate-herald used", "staff-sweep back"), 13, ("activate staff-sweep", "attack mutino"), 4),
        ("forge", ("arsenal-barrage used",), 11, ("activate piston-fist", "attack mutino"), 5),
    ],
)
def test_each_primed_crest_adds_one(hero, marked, health, steps, value):
    scene = duel(side(hero, "1c", health=health, row=row(hero, *marked)), side("mutino", "1d", minion=None))
    assert values(scene.do(*steps, "take")) == [value]


@pytest.mark.rule("BC4.4", "BC5.3", "BC5.4")
def test_attack_bonuses_are_the_players_to_use_and_turn_the_landmark():
    def scene():
        return duel(side("forge", "4e"), side("akhena", "4f")).do("activate piston-fist")

    assert scene().offers("attack") == ["attack akhena"] and scene().offers("attack-with") == ["attack-with akhena heartwood"]
    used_it = scene().do("attack-with akhena heartwood")
    assert values(used_it) == [6] and used_it.landmark("5e") == "6B"  # two symbols, turned once
    without = scene().do("attack akhena")
    assert values(without) == [4] and without.landmark("5e") == "6A"


@pytest.mark.rule("BC4.5", "BC15.3", "BC15.12", "BC15.13", "BC15.23")
@pytest.mark.parametrize(
    ("hero", "cards", "card", "near", "far"),
    [
        ("mutino", (), "long-shot", 2, 4),
        ("mutino", ("long-shot back",), "long-shot", 3, 5),
        ("akhena", (), "fate-herald", 1, 3),
        ("akhena", ("fate-herald back",), "fate-herald", 1, 2),
        ("whispyr", ("thorn-volley back",), "thorn-volley", 1, 3),
    ],
)
def test_a_target_is_in_range_whatever_lies_between(hero, cards, card, near, far):
    for distance, cell in enumerate(("6b", "6c", "6d", "6e", "6f"), 1):
        alone = {} if hero == "akhena" else {"minion": None}
        scene = duel(side(hero, "6a", row=row(hero, *cards), **alone), side("forge", cell)).do(f"activate {card}")
        assert ("attack forge" in scene.offers()) == (near <= distance <= far)
        if distance > far:
            assert scene.question() != "UseAbility" or scene.why_not("attack forge") in ("BC4.5", "BC4.11", "BC4.1")


@pytest.mark.rule("BC4.5")
def test_long_range_raises_an_upper_limit_above_one():
    scene = duel(side("mutino", "3c", minion=None), side("akhena", "1f")).do("activate long-shot")
    assert scene.offers() == ["skip", "attack-with akhena watch-stone"]  # distance 5
    assert values(scene.do("attack-with akhena watch-stone")) == [3]
    close = duel(side("forge", "3c"), side("akhena", "2d")).do("activate piston-fist")
    assert close.question() == "ChooseAction"  # range 1 never reaches 2


@pytest.mark.rule("BC4.6", "BC15.7", "BC15.22", "BC15.32", "BC18.11")
def test_an_attack_on_all_hits_the_hero_first():
    scene = duel(side("whispyr", "1b", minion=None), side("mutino", "1d", minion="1c")).do("activate thorn-volley", "attack-all")
    assert [str(told["target"].id) for told in scene.events("attacked")] == ["battlecrest-hero-mutino", "battlecrest-minion-rig"]
    assert scene.asks() == "mutino"
    scene.do("take")
    assert scene.tale("wounded", "held") == ["wounded mutino", "held mutino"]
    boosted = duel(side("akhena", "4e", row=row("akhena", "sky-descent back")), side("mutino", "4f", minion="3e"))
    boosted.do("activate sky-descent", "attack-all-with heartwood", "take")
    assert values(boosted) == [4, 4] and boosted.landmark("5e") == "6B" and boosted.minion("mutino") is None
    forge = duel(side("forge", "1b", row=row("forge", "arsenal-barrage back")), side("mutino", "1d", minion="2c"))
    assert forge.do("activate arsenal-barrage").offers() == ["skip", "attack-all"]


@pytest.mark.rule("BC4.7", "BC15.8", "BC15.14")
def test_a_push_goes_step_by_step_through_free_cells():
    scene = duel(side("mutino", "6a", minion="5a"), side("akhena", "6b")).do("activate dirty-trick")
    assert scene.offers("push") == ["push akhena 6c"]  # 5b a landmark, 6a taken, the border
    assert scene.why_not("push akhena 5b") == "BC5.1" and scene.why_not("push akhena 6a") == "BC4.7"
    scene.do("push akhena 6c")
    assert set(scene.offers()) == {"stop", "push-on 5c", "push-on 6b", "push-on 6d"}
    assert scene.do("push-on 5c").cell("akhena") == "5c"
    assert scene.question() == "UseAbility"  # then the march
    far = duel(side("mutino", "3c", minion=None), side("akhena", "1d")).do("activate dirty-trick")
    assert not far.offers("push-with") and not far.offers("push")  # RANGE does not help a push
    boosted = duel(side("akhena", "3e"), side("forge", "3f")).do("activate staff-sweep", "push-with forge 2f briar-pit")
    assert boosted.landmark("3d") == "3B"
    boosted.do("push-on 1f", "push-on 1e")
    assert boosted.question() == "ChooseAction" and boosted.cell("forge") == "1e"  # 2 and 1, and nobody adjacent to attack
    after = duel(side("akhena", "6c"), side("forge", "6b")).do("activate staff-sweep", "skip")
    assert after.offers("attack") == ["attack forge"]


@pytest.mark.rule("BC4.8", "BC15.15", "BC15.33")
def test_a_march_is_a_walk_with_its_bonuses():
    scene = duel(side("akhena", "1b", row=row("akhena", "ancestor-ward back")), side("forge", "6f")).do("activate ancestor-ward")
    assert "1d" in scene.cells("go", "akhena") and "1e" not in scene.cells("go", "akhena")
    assert "1e" in scene.cells("go-with", "akhena")
    assert scene.do("go-with akhena 1e moss-gate").landmark("2b") == "1B" and scene.rules("moved") == ["BC4.8"]
    mutino = duel(side("mutino", "6a", minion=None, row=row("mutino", "dirty-trick back")), side("akhena", "6f")).do(
        "activate dirty-trick"
    )
    assert "6c" in mutino.cells("go", "mutino") and mutino.do("go mutino 6c").offers("attack") == ["attack akhena"]
    forge = duel(side("forge", "6a"), side("akhena", "6d")).do("activate siege-advance", "go forge 6c")
    assert sorted(forge.offers("push")) == ["push akhena 5d", "push akhena 6e"]


@pytest.mark.rule("BC4.9", "BC15.4", "BC15.24")
def test_heal_to_full_health_and_ready_cards_of_choice():
    scene = duel(side("akhena", "6a", health=12), side("forge", "1f")).do("activate ancestor-ward", "heal")
    assert scene.health("akhena") == 13 and "star akhena-heal" not in scene.offers()
    twice = duel(side("akhena", "6a", health=9), side("forge", "1f")).do(
        "activate ancestor-ward", "heal", "star akhena-heal", "heal"
    )
    assert twice.health("akhena") == 11
    veil = duel(side("whispyr", "6a", health=9, minion=None), side("forge", "1f")).do("activate veil-of-leaves", "skip", "heal")
    assert veil.health("whispyr") == 10
    ready = duel(side("akhena", "6e", row=row("akhena", "fate-herald used", "sky-descent used")), side("forge", "1a"))
    ready.do("activate ancestor-ward", "star heartwood-ready")
    assert ready.offers() == ["ready fate-herald", "ready sky-descent"]  # never the activated one (BC18.10)
    assert ready.do("ready sky-descent").row("akhena")[2] == "sky-descent"


@pytest.mark.rule("BC4.9")
@pytest.mark.parametrize("answers", [("stop",), ("ready fate-herald",), ("ready staff-sweep",)])
def test_ready_2_asks_for_each_card_and_may_stop(answers):
    """No card of ours says so; an owner's may."""
    data = {"cards": [{"id": "ancestor-ward.start", "text": "ready 2"}]}
    cards = row("akhena", "fate-herald used", "sky-descent used", "staff-sweep used")
    scene = duel(side("akhena", "6a", row=cards), side("forge", "1f"), data=data).do("activate ancestor-ward", "ready sky-descent")
    assert scene.question() == "ReadyMore" and scene.offers() == ["stop", "ready fate-herald", "ready staff-sweep"]
    scene.do(*answers)
    readied = {"sky-descent", *[text.split()[1] for text in answers if text != "stop"]}
    assert {text for text in scene.row("akhena") if " used" not in text} == readied and scene.question() == "ChooseAction"


@pytest.mark.rule("BC4.10", "BC18.13", "BC15.2")
def test_a_swap_is_optional_also_after_a_blocked_attack():
    scene = duel(side("akhena", "1a"), side("forge", "1c")).do("activate fate-herald", "attack forge", "defend piston-fist")
    assert scene.health("forge") == 11 and scene.offers() == ["skip", "swap"]
    assert scene.do("swap").cell("akhena") == "1c" and scene.cell("forge") == "1a"
    hurt = duel(side("akhena", "4d"), side("forge", "4f")).do("activate fate-herald", "attack forge", "take", "swap")
    assert (hurt.health("akhena"), hurt.health("forge")) == (13, 7)  # 2 by the attack, 2 by the hazards
    gone = duel(side("akhena", "1a", health=7), side("mutino", "6f", minion="1c")).do("activate fate-herald", "attack rig")
    assert gone.minion("mutino") is None and gone.question() == "ChooseAction"
    skipped = duel(side("akhena", "1a"), side("forge", "1c")).do("activate fate-herald", "skip")
    assert skipped.question() == "ChooseAction"


@pytest.mark.rule("BC4.11", "BC5.9", "BC15.1", "BC15.10", "BC15.18", "BC15.26")
@pytest.mark.parametrize(
    ("hero", "minion", "cell", "marked", "wanted"),
    [
        ("akhena", None, "6a", "ancestor-ward", {"akhena-march", "akhena-heal"}),
        ("mutino", "6b", "6a", "overdrive-rig", {"mutino-march", "mutino-attack", "rig-attack", "rig-push"}),
        ("whispyr", "6b", "6a", "veil-of-leaves", {"whispyr-flight", "wisp-flight", "wisp-attack"}),
        ("forge", None, "6a", "arsenal-barrage", {"forge-march", "blast-shield-flip"}),
        ("akhena", None, "4b", "ancestor-ward", {"akhena-march", "akhena-heal", "mist-spring-heal"}),
    ],
)
def test_stars_come_from_hero_minion_item_and_landmark(hero, minion, cell, marked, wanted):
    one = side(hero, cell, health=5, row=row(hero), **({"minion": minion} if hero in ("mutino", "whispyr") else {}))
    scene = duel(one, side("forge" if hero != "forge" else "akhena", "6c")).do(f"activate {marked}")
    while not scene.offers("star"):
        scene.do("skip")
    assert {text.split()[1] for text in scene.offers("star")} == wanted
    at_star = duel(side("mutino", "1a", minion="4b", health=5), side("forge", "6f")).do("activate overdrive-rig", "skip")
    assert {text.split()[1] for text in at_star.offers("star")} == {"mutino-march"}  # a minion at a STAR cell


@pytest.mark.rule("BC4.11", "BC4.12")
def test_each_star_ability_once_a_turn_and_a_useless_star_is_lost():
    given = {"done": ["prime"], "stars": ["akhena-march"], "next": ["ChooseAction seat=akhena"]}
    scene = duel(side("akhena", "6a", health=9), side("forge", "1f"), **given).do("activate ancestor-ward", "heal")
    assert scene.offers("star") == ["star akhena-heal"] and scene.why_not("star akhena-march") == "BC4.11"
    given["stars"] = ["akhena-march", "akhena-heal"]
    lost = duel(side("akhena", "6a", health=9), side("forge", "1f"), **given).do("activate ancestor-ward", "heal")
    assert lost.asks() == "forge"


# --- flight


@pytest.mark.rule("BC8.1", "BC8.2", "BC8.3")
def test_a_flight_goes_over_landmarks_and_uses_no_waypoints():
    scene = duel(side("whispyr", "2d", minion="1d"), side("akhena", "2c")).do("activate veil-of-leaves")
    found = scene.cells("fly", "whispyr")
    assert "2f" in found and "2e" not in found and "2c" not in found and "1d" not in found and "2a" not in found
    assert scene.why_not("fly whispyr 2e") == "BC5.1" and scene.why_not("fly whispyr 2c") == "BC8.2"
    assert scene.why_not("fly whispyr 6a") == "BC8.1"
    way = duel(side("whispyr", "3b", minion=None, row=used("whispyr", "veil-of-leaves")), side("akhena", "6f"))
    way.do("activate veil-of-leaves")
    assert "5a" not in way.cells("fly", "whispyr") and "4b" in way.cells("fly", "whispyr")


@pytest.mark.rule("BC8.4", "BC15.20", "BC15.21")
def test_landing_on_a_hazard_hurts_and_leaving_one_does_not():
    scene = duel(side("whispyr", "4f", minion=None), side("akhena", "5d")).do("activate blink-strike", "fly whispyr 4d")
    assert scene.health("whispyr") == 11 and scene.offers("attack") == ["attack akhena"]
    back = duel(side("whispyr", "4d", minion=None, row=row("whispyr", "blink-strike back")), side("akhena", "5d"))
    back.do("activate blink-strike", "attack akhena", "take", "fly whispyr 4f")
    assert back.health("whispyr") == 13


@pytest.mark.rule("BC8.5")
def test_movement_bonuses_help_a_flight():
    scene = duel(side("whispyr", "1b", minion=None), side("akhena", "6f")).do("activate veil-of-leaves")
    assert "1e" not in scene.cells("fly", "whispyr") and "1e" in scene.cells("fly-with", "whispyr")
    assert scene.do("fly-with whispyr 1e moss-gate").landmark("2b") == "1B"


@pytest.mark.rule("BC15.16", "BC15.17", "BC18.12")
def test_rigs_abilities_count_from_rig_and_vanish_with_him():
    gone = duel(side("mutino", "6a", minion=None), side("akhena", "6d")).do("activate overdrive-rig")
    assert {text.split()[0] for text in gone.offers()} == {"skip", "star"}
    scene = duel(side("mutino", "6a", minion="4e"), side("akhena", "4f")).do("activate overdrive-rig", "skip")
    assert scene.offers("attack-with") == ["attack-with akhena heartwood"]  # the bonus of Rig's cell, range from Rig
    push = duel(side("mutino", "6a", minion="1e", row=row("mutino", "overdrive-rig back")), side("akhena", "1f")).do(
        "activate overdrive-rig"
    )
    assert push.offers("push") == ["push akhena 2f"]


@pytest.mark.rule("BC15.25", "BC15.30", "BC15.27", "BC15.28")
def test_veil_piston_and_the_shield():
    veil = duel(
        side("whispyr", "1a", minion=None, row=row("whispyr", "veil-of-leaves back", "blink-strike used")), side("akhena", "1b")
    )
    veil.do("activate veil-of-leaves", "push akhena 1c", "push-on 1d", "push-on 1e")
    assert veil.cell("akhena") == "1e" and veil.question() == "UseAbility"  # 2 and a WIND, then the star
    piston = duel(side("forge", "1a", row=row("forge", "piston-fist back", "siege-advance used")), side("akhena", "1b"))
    assert values(piston.do("activate piston-fist", "skip", "attack akhena", "take")) == [4]
    item = duel(side("forge", "1a"), side("akhena", "1c")).do("activate arsenal-barrage", "skip", "star blast-shield-flip")
    assert item.side("forge")["item"] == "back"
    far = duel(side("forge", "1a", item="back"), side("akhena", "1c")).do("activate arsenal-barrage", "skip")
    assert "star blast-shield-attack" not in far.offers()  # nobody adjacent
    near = duel(side("forge", "1a", item="back"), side("akhena", "1b")).do(
        "activate arsenal-barrage", "skip", "star blast-shield-attack", "attack-all", "take"
    )
    assert near.side("forge")["item"] == "start" and values(near) == [2]
    for face, defence in (("start", 3), ("back", 4)):
        guard = duel(side("mutino", "1a", minion=None), side("forge", "1d", item=face)).do("activate long-shot", "attack forge")
        assert guard.promises("defend piston-fist").startswith(f"defence {defence}")


@pytest.mark.rule("BC4.4", "BC5.6", "BC7.4", "BC8.4")
def test_choices_say_what_an_attack_is_worth_and_what_a_hazard_costs():
    scene = duel(side("forge", "4e"), side("akhena", "4f")).do("activate piston-fist")
    assert scene.promises("attack akhena") == "attack 4" and scene.promises("attack-with akhena heartwood") == "attack 6"
    walk = duel(side("whispyr", "5d", minion="4e"), side("akhena", "1f")).do("move")
    assert walk.promises("go whispyr 4d") == "hazard: 2 damage" and walk.promises("go whispyr 6d") == ""
    assert walk.promises("go wisp 4d") == "the hazard removes the minion"
    fly = duel(side("whispyr", "5d", minion=None, health=1), side("akhena", "1f")).do("activate blink-strike")
    assert fly.promises("fly whispyr 4d") == "hazard: 1 damage"
    push = duel(side("akhena", "5d"), side("forge", "4d")).do("activate staff-sweep")
    assert push.promises("push forge 4e") == "" and push.do("push forge 4e").promises("push-on 4d") == "hazard: 2 damage"
