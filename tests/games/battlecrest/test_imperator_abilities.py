"""BC11, BC16, BC18: how the Imperator uses abilities: targets, pushes, stars, fallback."""

import pytest

from tests.games.battlecrest.scene import L1, its_turn, side, used

pytestmark = pytest.mark.usefixtures("either_way_round")

ACTIVATE_FIRST = "5a"  # activate, move, refresh; N W; leftmost; unique crest
PLAIN = "3b"  # activate, refresh, move; N W; rightmost; no unique crest


def only(hero, card):
    """One ready card, the others exhausted."""
    return used(hero, card)


def acts(you, hero, cell, card, order=PLAIN, **fields):
    """The Imperator with one ready card, activating first."""
    more = {name: fields.pop(name) for name in ("minion", "item", "health", "row") if name in fields}
    if hero in ("mutino", "whispyr"):
        more.setdefault("minion", None)
    return its_turn(you, side(hero, cell, **{"row": only(hero, card), **more}), order, **fields)


def blows(scene):
    return [(told["target"].id.rpartition("-")[2], told["value"]) for told in scene.events("attacked")]


def path(scene):
    return [told["cell"] for told in scene.events("pushed")]


def text(id, words):
    return {"cards": [{"id": id, "text": words}]}


@pytest.mark.rule("BC11.1", "BC16.1", "BC18.2")
def test_any_distance_will_do():
    scene = acts(side("mutino", "6f", minion=None), "forge", "1a", "piston-fist")
    assert blows(scene) == [("mutino", 5)]  # a FIRE is primed on Arsenal Barrage
    scene.do("defend dirty-trick")
    assert not scene.events("fallback")  # it counts as done


@pytest.mark.rule("BC11.2", "BC9.4")
@pytest.mark.parametrize(
    ("words", "rig", "target", "rule"),
    [
        ("attack 3 r1", "6f", "rig", "BC11.2"),
        ("attack 3 r2-4", "6f", "mutino", "BC11.2"),
        ("attack 3 r1", "1f", "mutino", "BC11.2"),
    ],
)
def test_close_is_the_nearest_and_far_the_farthest(words, rig, target, rule):
    you = side("mutino", "1b" if target == "mutino" and rig == "6f" else "4f", minion=rig)
    scene = acts(you, "forge", "6e", "piston-fist", data=text("piston-fist.start", words))
    assert blows(scene)[0][0] == target and scene.rules("attacked")[0] == rule


@pytest.mark.rule("BC11.2", "BC9.4", "BC9.5")
@pytest.mark.parametrize(("order", "target"), [("3b", "rig"), ("1b", "mutino")])
def test_ties_are_broken_by_the_compass(order, target):
    # both three steps from 4f: Rig on 1f, your hero on 4c's row … hero 6e
    scene = acts(
        side("mutino", "6e", minion="1f"), "forge", "4f", "piston-fist", order, data=text("piston-fist.start", "attack 3 r1")
    )
    assert blows(scene) == [(target, 3)]


@pytest.mark.rule("BC11.3", "BC14.1")
def test_all_hits_your_hero_first():
    scene = acts(
        side("mutino", "6f", minion="1f"),
        "forge",
        "1a",
        "arsenal-barrage",
        row=["piston-fist used", "siege-advance used", "arsenal-barrage back"],
    )
    assert [target for target, _ in blows(scene)] == ["mutino", "rig"] and scene.asks() == "mutino"
    dead = acts(
        side("mutino", "6f", health=1, minion="1f", row=used("mutino")),
        "forge",
        "1a",
        "arsenal-barrage",
        row=["piston-fist used", "siege-advance used", "arsenal-barrage back"],
    )
    assert dead.result() == [-1] and dead.minion("mutino") == "1f"


@pytest.mark.rule("BC11.4")
def test_a_minion_that_cannot_be_beaten_is_left_alone():
    scene = acts(side("mutino", "1b", minion="6f"), "forge", "1a", "piston-fist", data=text("piston-fist.start", "attack 2 r2-4"))
    assert blows(scene) == [("mutino", 2)] and scene.rules("retargeted") == ["BC11.4"]
    guarded = acts(side("mutino", "6f", minion="2c"), "forge", "1c", "piston-fist", data=text("piston-fist.start", "attack 3 r1"))
    assert blows(guarded) == [("mutino", 3)] and guarded.landmark("2b") == "1A"  # 2 and DEF; nothing turns by the test
    beaten = acts(side("mutino", "1b", minion="6f"), "forge", "1a", "piston-fist", data=text("piston-fist.start", "attack 3 r2-4"))
    assert beaten.minion("mutino") is None


@pytest.mark.rule("BC11.3", "BC11.4", "BC11.7", "BC11.8", "BC11.17", "BC18.5", "BC10.2", "BC11.6")
def test_each_deed_is_told_with_the_rule_that_decided_it():
    changed = acts(side("mutino", "1b", minion="6f"), "forge", "1a", "piston-fist", data=text("piston-fist.start", "attack 2 r2-4"))
    assert changed.rules("attacked") == ["BC11.4"]  # not that he is the farthest: he stands nearest
    everybody = acts(side("akhena", "6f"), "forge", "1a", "piston-fist", data=text("piston-fist.start", "attack 2 r1 all"))
    assert everybody.rules("attacked") == ["BC11.3"]  # whatever the distance
    pushed = acts(side("akhena", "6f"), "forge", "6a", "piston-fist", data=text("piston-fist.start", "push 3 r1"))
    assert pushed.rules("pushed") == ["BC11.7", "BC11.8", "BC11.8"]
    far = acts(side("akhena", "6f"), "mutino", "3c", "long-shot")
    assert far.rules("bonus") == ["BC11.17"] and far.events("bonus")[0]["bonus"].id == "battlecrest-bonus-range-as-attack"
    for cell, words, rule in (("4e", "attack 3 r1", "BC18.5"), ("1b", "march 1", "BC10.2"), ("3e", "push 2 r1", "BC11.6")):
        scene = acts(side("akhena", "6a"), "forge", cell, "piston-fist", data=text("piston-fist.start", words))
        assert scene.rules("bonus")[0] == rule


# --- pushes

PUSH = text("piston-fist.start", "push 2 r1")


@pytest.mark.rule("BC11.5", "BC11.7", "BC11.9")
def test_the_push_goes_to_the_nearest_hazard_and_stops():
    scene = acts(side("akhena", "5d"), "forge", "6a", "piston-fist", data=PUSH)
    assert path(scene) == ["4d"] and scene.health("akhena") == 11  # one step, the second deals nothing: lost
    change = acts(side("mutino", "6a", minion="5d"), "forge", "6b", "piston-fist", data=PUSH)
    assert change.rules("retargeted") == ["BC11.5"] and change.minion("mutino") is None and change.cell("mutino") == "6a"


@pytest.mark.rule("BC11.7", "BC18.8")
def test_nearer_before_stronger_and_stronger_before_the_compass():
    # from 3f: 3e is one step (one symbol); 4d is farther
    near = acts(side("akhena", "3f"), "forge", "6a", "piston-fist", data=PUSH)
    assert path(near) == ["3e"] and near.health("akhena") == 12
    # from 4e: 3e (1 symbol) and 4d (2) are one step each
    strong = acts(side("akhena", "4e"), "forge", "6a", "piston-fist", data=text("piston-fist.start", "push 1 r1"))
    assert path(strong) == ["4d"] and strong.health("akhena") == 11


@pytest.mark.rule("BC18.8", "BC11.13")
def test_the_hazard_it_stands_on_costs_two_steps():
    one = acts(side("akhena", "5f"), "forge", "6a", "piston-fist", data=text("piston-fist.start", "push 1 r1"))
    assert path(one) == [] and one.rules("fallback") == ["BC11.13"]
    two = acts(side("akhena", "5f"), "forge", "6a", "piston-fist", data=PUSH)
    assert path(two) == ["4f", "5f"] and two.health("akhena") == 12


@pytest.mark.rule("BC11.8", "BC18.16")
def test_with_value_left_it_goes_out_and_back_or_to_and_fro():
    three = acts(side("akhena", "6f"), "forge", "6a", "piston-fist", data=text("piston-fist.start", "push 3 r1"))
    assert path(three) == ["5f", "4f", "5f"] and three.health("akhena") == 11  # compass N: out to 4f
    # hazards on 3e (1) and 2d … with 3B on 3d: 3e and 3c; adjacent hazards 4d (4A E) and 4e (6B N)
    field = {**L1, "5e": "6B", "3d": "3B"}
    fro = acts(side("akhena", "5d"), "forge", "6a", "piston-fist", data=text("piston-fist.start", "push 4 r1"), landmarks=field)
    assert path(fro) == ["4d", "4e", "4d", "4e"] and fro.health("akhena") == 9


@pytest.mark.rule("BC11.6", "BC18.5", "BC11.13", "BC11.12")
def test_push_bonuses_turn_first_and_hazards_count_after_that():
    # Forge on 3e uses 3A's PUSH: 3B has its hazards on 3e and 3c, none on 4d from it
    scene = acts(side("akhena", "1a"), "forge", "3e", "piston-fist", data=PUSH)
    assert (
        scene.landmark("3d") == "3B"
        and path(scene) == []
        and scene.rules("fallback") == ["BC11.13"]
        and scene.cell("akhena") == "1a"
    )


# --- bonuses and crests


@pytest.mark.rule("BC11.16")
def test_a_unique_crest_counts_as_every_crest_in_its_own_turn():
    with_crest = acts(
        side("akhena", "6f"),
        "mutino",
        "1a",
        "long-shot",
        ACTIVATE_FIRST,
        row=["long-shot", "dirty-trick used", "overdrive-rig used"],
    )
    assert blows(with_crest) == [("akhena", 4)]
    without = acts(side("akhena", "6f"), "mutino", "1a", "long-shot", PLAIN)
    assert blows(without) == [("akhena", 3)]


@pytest.mark.rule("BC11.17", "BC18.6", "BC18.5")
def test_long_range_is_attack_and_only_for_far_attacks():
    far = acts(side("akhena", "6f"), "mutino", "3c", "long-shot")
    assert blows(far) == [("akhena", 4)] and far.landmark("4c") == "4B"
    close = acts(side("akhena", "6f"), "forge", "3c", "piston-fist", data=text("piston-fist.start", "attack 3 r1"))
    assert blows(close) == [("akhena", 3)] and close.landmark("4c") == "4A"
    attack = acts(side("akhena", "6f"), "forge", "4e", "piston-fist", data=text("piston-fist.start", "attack 3 r1"))
    assert blows(attack) == [("akhena", 5)] and attack.landmark("5e") == "6B"


@pytest.mark.rule("BC18.15", "BC16.2")
def test_the_fallback_attack_has_no_range_symbol():
    scene = acts(side("mutino", "6a", minion="3b"), "forge", "3c", "piston-fist", data=text("piston-fist.start", "push 1 r1"))
    assert blows(scene) == [("mutino", 1)] and scene.landmark("4c") == "4A" and scene.asks() == "mutino"
    bonus = acts(side("mutino", "1a", minion=None), "forge", "4e", "piston-fist", data=text("piston-fist.start", "push 1 r1"))
    assert blows(bonus) == [("mutino", 3)]


# --- stars

STAR = text("ancestor-ward.start", "star")


@pytest.mark.rule("BC11.10", "BC18.7", "BC16.2", "BC18.2")
def test_the_first_applicable_entry_is_used():
    hurt = acts(side("forge", "6f"), "akhena", "1a", "ancestor-ward", health=9, data=STAR)
    assert [told["star"].args["ability"].id for told in hurt.events("star")] == ["battlecrest-ability-heal"] and hurt.health(
        "akhena"
    ) == 10
    full = acts(side("forge", "6f"), "akhena", "1a", "ancestor-ward", health=13, data=STAR)
    assert [told["star"].args["ability"].id for told in full.events("star")] == ["battlecrest-ability-march"]
    printed = acts(side("forge", "6f"), "akhena", "1a", "ancestor-ward", health=13)
    assert printed.health("akhena") == 13 and printed.rules("star") == ["BC11.10"] and not printed.events("fallback")
    landmark = acts(side("forge", "6f"), "akhena", "6e", "ancestor-ward", health=13, data=STAR)
    assert [told["star"].args["owner"].id for told in landmark.events("star")] == ["battlecrest-landmark-6"]
    alone = acts(
        side("mutino", "6f", minion=None),
        "akhena",
        "6e",
        "ancestor-ward",
        health=13,
        data=STAR,
        row=["ancestor-ward", "fate-herald", "sky-descent", "staff-sweep"],
        order="5a",
    )
    assert [told["star"].args["ability"].id for told in alone.events("star")] == [
        "battlecrest-ability-march"
    ]  # ready has nothing to do


@pytest.mark.rule("BC11.11")
def test_equal_star_landmarks_by_compass():
    # 3c between a landmark on 3d whose W edge and one on 4c whose N edge show STAR
    data = {
        "cards": [
            *STAR["cards"],
            {"id": "moss-gate.a", "west": "STAR", "text": "when star: heal 1"},
            {"id": "watch-stone.a", "north": "STAR", "text": "when star: heal 2"},
            {"id": "solo-akhena", "stars": ["landmark"]},
        ]
    }
    for order, owner in (("3b", 1), ("1b", 4)):  # N: 3d; S: 4c
        scene = acts(
            side("forge", "6f"),
            "akhena",
            "3c",
            "ancestor-ward",
            order,
            health=5,
            data=data,
            landmarks={**L1, "3d": "1A", "2b": "3A"},
        )
        assert [told["star"].args["owner"].id for told in scene.events("star")] == [f"battlecrest-landmark-{owner}"]


@pytest.mark.rule("BC11.12", "BC11.15", "BC16.3")
def test_a_star_without_an_entry_falls_back_once():
    data = {"cards": [*STAR["cards"], {"id": "solo-akhena", "stars": ["akhena-heal"]}]}
    scene = acts(side("forge", "6f"), "akhena", "1a", "ancestor-ward", health=13, data=data)
    assert scene.rules("fallback") == ["BC11.12"] and blows(scene) == [("forge", 1)]
    gone = acts(side("forge", "6f"), "mutino", "1a", "overdrive-rig", minion=None)
    assert gone.rules("fallback") == ["BC16.3"]
    gone.do("take")
    assert gone.rules("no-fallback") == ["BC11.15"] and blows(gone) == [("forge", 1), ("forge", 1)]  # then the star's own A1


@pytest.mark.rule("BC16.4", "BC16.3", "BC18.12")
def test_minions_use_their_own_cells():
    rig = acts(side("forge", "6f"), "mutino", "1a", "overdrive-rig", minion="4e", data=text("overdrive-rig.start", "star"))
    assert rig.events("star")[0]["star"].args["owner"].id == "battlecrest-minion-rig"
    assert blows(rig) == [("forge", 4)] and rig.landmark("5e") == "6B"  # A2 and the ATK ATK of Rig's cell
    whispyr = acts(side("forge", "6f"), "whispyr", "1a", "veil-of-leaves", minion="1b", data=text("veil-of-leaves.start", "star"))
    assert whispyr.events("star")[0]["star"].args["owner"].id == "battlecrest-hero-whispyr" and blows(whispyr) == [("forge", 1)]


@pytest.mark.rule("BC16.5")
@pytest.mark.parametrize(("item", "cell", "star"), [("start", "1a", "flip"), ("back", "6e", "attack"), ("back", "1a", "push")])
def test_forge_expands_detonates_or_pushes(item, cell, star):
    # your hero on 5d or next to it: P1 puts him on 4d
    you = side("mutino", "5d" if star == "push" else "6f", minion=None)
    scene = acts(you, "forge", cell, "arsenal-barrage", item=item, data=text("arsenal-barrage.start", "star"))
    assert [told["star"].args["ability"].id for told in scene.events("star")] == [f"battlecrest-ability-{star}"]
    assert scene.side("forge")["item"] == {"flip": "back", "attack": "back", "push": "back"}[star]  # a blow waits for your answer
    if star == "attack":
        assert scene.do("take").side("forge")["item"] == "start"


@pytest.mark.rule("BC18.10", "BC18.19")
def test_ready_and_refocus_of_one_card_follow_the_order():
    ready = acts(
        side("forge", "6f"),
        "akhena",
        "6e",
        "ancestor-ward",
        health=13,
        data=STAR,
        order="5a",
        row=["fate-herald used", "ancestor-ward", "sky-descent used", "staff-sweep"],
    )
    assert [told["card"].id for told in ready.events("readied")] == ["battlecrest-card-fate-herald"]
    one = its_turn(side("forge", "6f"), side("akhena", "1a", row=used("akhena", "fate-herald")), "2a", {"refocus_amount": "1"})
    assert one.events("refocused")[0]["count"] == 1 and [told["card"].id for told in one.events("activated")] == [
        "battlecrest-card-staff-sweep"
    ]  # rightmost exhausted, then rightmost ready


@pytest.mark.rule("BC16.2")
def test_akhena_never_swaps():
    scene = acts(side("forge", "6f", row=used("forge")), "akhena", "1a", "fate-herald")
    assert blows(scene)[0][0] == "forge" and not scene.events("swapped") and scene.cell("forge") == "6f"
