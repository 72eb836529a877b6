"""S10, S12, S22: wounds and states, poisons, search, range and sight, large battlefields, rulings."""
import pytest

from kotatsu.games.senjutsu.queries import in_sight
from tests.games.senjutsu.cases import Case, assert_case, make, params, play

CASES: tuple[Case, ...] = (
    ("S10.wound", "student w1 s1 / ronin @3,0 s1", "stun stun", "you w1"),
    ("S3.9.2 S3.5.5", "student s4 / ronin 125", "stun 125", "you s4 @0,1; settle; you s4"),        # the chosen one is in no hand
    ("S3.9.2", "student s4 102 / ronin 125", "102 125", "you out; won foe"),
    ("S-card-106 S22.24", "student s1 stays=106:student:3 / ronin @3,0 s1 stays=106:ronin:1", "stun stun",
     "you stays=106:student:2; foe stays= discard=106"),
    ("S-card-106 S22.24", "student s1 stays=106:student:3,106:student:1 / ronin @3,0 s1", "stun stun", "you stays=106:student:2"),
    ("S-card-085 S22.24", "student s1 f2 stays=085:student / ronin @3,0 s1 stays=085:ronin", "stun stun",
     "pay; you f0 stays=085:student; foe stays= discard=085"),
    ("S10.stun S22.1", "student s3 / ronin @3,0 s1", "- stun", "Q Move; you s3; stop; Q PickLine"),
    ("S10.hobble.1 S3.7.2", "student 048 h2 / ronin @3,0 126", "048 126", "Q PickSlot; slot 1; asks ronin; you initiative=2"),
    ("S10.hobble.1", "student 122 h2 / ronin @3,0 127", "122 127", "you initiative=1"),
    ("S10.hobble.1", "student h2 / ronin @3,0 127", "- 127", "you initiative=0"),
    ("S10.hobble.2", "master 111 h1 / ronin 047", "111 047", "name 7; stop; told blocked; you w0"),
    ("S10.poison.1", "master 010 f1 / ronin poisons=", "010 -", "step FL; foe w1; line 3; poison crippling; you poisons="),
    ("S10.poison.2", "master 010 f1 / ronin w3", "010 -", "step FL; line 3; poison crippling; foe w4 @0,-1"),
    ("S10.status S10.2", "master 014 f1 @0,1 deck=121,122,123 / ronin @0,-2 poison_within=1 deck=126,127", "014 -",
     "stop; take 121; ? take 126, take 127; take 126; foe poison_within=2"),        # shuffled: it lies anywhere among the two
    ("S10.status", "warrior 057 f1 127 s2 / ronin @3,0", "057 -", "you s2 cards=5"),
    ("S10.bamboo.2", "warrior weapon=073 / ronin @0,-2 / bamboo@0,-1", "073 -", "foe w0; table terrain="),
    ("S10.bamboo.2", "ronin 127 / student / bamboo@-1,-1", "127 -", "table terrain=bamboo@-1,-1"),
    ("S10.2.3", "student 042 discard=127 / ronin @3,0", "042 -", "take 127; you hand=127"),
    # poisons of the expansions
    ("S10.poisons", "student 126 084 toxins=paralysing:2 / ronin @3,0", "126 -", "stop; play 084; draw 2; you cards=2 f0 N; "
     "asks ronin"),
    ("S10.poisons", "student 128 127 f2 toxins=paralysing:2 / ronin @3,0", "", "! choose 128 quiet; + choose 127 quiet"),
    ("S10.poisons S4.8", "ronin 098 toxins=paralysing:2 / student @0,-3", "098 -", "step F; stop; student stopped=steps; you N"),
    ("S10.poisons S6.2.2", "student 048 f1 toxins=paralysing:2 / ronin @1,-1", "048 -", "? line 2 3"),      # no focus may be paid
    ("S10.poisons", "student 102 toxins=paralysing:2 D / ronin @3,0", "102 -", "stop; stop; ? draw 0-2"),
    ("S10.poisons", "student 102 032 f1 toxins=fog:2 / ronin", "", "asks ronin"),
    ("S10.poisons S3.8.2", "student s1 toxins=paralysing:2,virulent:4,haemorrhagic:1 / ronin @3,0 s1", "stun stun",
     "you toxins=paralysing:1,virulent:3"),
    # rulings
    ("S22.1", "student / ronin @3,0 s1", "- stun", "Q Move"),
    ("S22.14", "student 122 D 126 / ronin @3,0", "122 -", "stop; you f1"),
    ("S22.13", "warrior 065 A / ronin @3,0", "065 -", "you named=7"),
    ("S22.14", "ronin 034 / student @3,0", "034 -", "stop; you f1"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_rule_of_states(case: Case) -> None:
    assert_case(case)


@pytest.mark.rule("S22.14")
def test_focus_gained_on_a_card_pays_for_a_line_below() -> None:
    """064 gains a focus after its hit; 084 after an attack; here 097, an instant, is paid with what 126 in A has brought."""
    assert_case(("", "ronin 126 098 A / student", "126 -", "stop; you f1"))
    assert_case(("", "student 099 f0 D / ronin @1,0 127", "099 127", "name 4; told blocked; step FL; turn right; Q DrawUpTo"))
    assert_case(("", "master 117 013 / ronin @3,0 f2", "117 -", "stop; line 3; ring A 2; you f2"))


@pytest.mark.rule("S22.13")
def test_initiative_bands_are_judged_once_at_reveal() -> None:
    scene = make("warrior 065 A / ronin @3,0").play("065", "-")
    assert scene.get("warrior", "named") == 7
    kept = make("warrior 065 A / student 128 097 @1,-1 f1").play("065", "128").do("play 097")      # a taunt at 8
    assert (kept.get("warrior", "kamae"), kept.get("warrior", "named"), kept.question()) == ("N", 7, "TurnFoeWhere")


@pytest.mark.rule("S10.hobble.3")
def test_a_hobble_slows_three_turns() -> None:
    scene = make("student s4 / ronin @3,0 s4 126")
    scene.table.state.hobbles = ((4,), ())
    slow = []
    for _ in range(4):
        scene.play("stun" if scene.get("student", "stuns") else "-", "stun" if scene.get("ronin", "stuns") else "-").settle()
        slow.append(scene.get("student", "hobbles"))
    assert slow == [[3], [2], [1], []]


@pytest.mark.rule("S10.crippling", "S22.15")
def test_crippling_poison_lies_among_the_first_six() -> None:
    for deck, window in ((20, 6), (2, 3), (5, 6)):
        cards = ",".join(["127"] * deck)
        scene = play(("", f"master 010 f1 / ronin deck={cards}", "010 -", "step FL; line 3; poison crippling"))
        assert scene.get("ronin", "poison_within") == window and scene.deck("ronin") == deck + 1
    second = play(("", "master 010 f1 poisons= / ronin poisons=", "010 -", "step FL; foe w1; asks ronin"))
    assert second.get("ronin", "poison_within") == 0


@pytest.mark.rule("S10.poison.1", "S10.poisons")
def test_a_poison_deck_holds_one_of_each() -> None:
    scene = make("master 010 f1 poisons=crippling,fog / ronin")
    scene.table.state.book.poisons = 31
    scene.play("010", "-").do("step FL", "line 3")
    assert scene.offers() == ["poison crippling", "poison fog"]
    scene.do("poison fog")
    assert scene.get("master", "poisons") == ["crippling"] and scene.get("ronin", "toxins") == ["fog:2"]


@pytest.mark.rule("S10.poisons", "S3.9.4")
def test_virulent_poison_lowers_the_wound_limit() -> None:
    for wounds, out in ((3, []), (4, [1])):
        scene = make(f"master 010 f1 poisons=virulent / ronin w{wounds - 1}")
        scene.table.state.book.poisons = 31
        scene.play("010", "-").do("step FL", "line 3", "poison virulent")
        assert scene.view()["out"] == out


@pytest.mark.rule("S10.poisons")
def test_haemorrhagic_toxin_and_fog_at_the_start_of_a_turn() -> None:
    scene = make("student toxins=haemorrhagic:4 / ronin @3,0", start_turn=True)
    assert scene.get("student", "discard") == ["?"] and scene.deck("student") == 8
    fog = make("student 127 126 102 047 toxins=fog:2 / ronin @3,0", start_turn=True)
    assert fog.table.decisions() == [1]                  # the student's card is left to chance
    fog.table.do(1, "choose 023 quiet")
    assert fog.get("student", "played") is not None and fog.question() != "MayReplace"


@pytest.mark.rule("S10.poisons", "S8.1")
def test_fog_forbids_replacements_but_no_other_instants() -> None:
    fog = make("ronin 126 104 toxins=fog:2 / student @3,0", start_turn=True)
    fog.table.state_luck("choose 126 quiet")
    fog.table.state.cell[1] = fog.table.state.book.board.at(0, -1)
    fog.table.do(1, "choose 038 quiet")
    while fog.question() in ("Move", "PickLine"):
        fog.do("stop" if "stop" in fog.offers() else "pass")
    assert fog.question() == "MayInstant" and fog.offers() == ["pass", "play 104"]


@pytest.mark.rule("S10.status", "S10.2")
def test_a_poison_among_the_top_three_is_not_offered() -> None:
    scene = make("master 014 f1 @0,1 poisons= / ronin @0,-2 poison_within=3 deck=126,127,128 poisons=")
    scene.play("014", "-").do("stop")
    scene.table.state_luck("peeked 002", "peeked 127", "peeked 126")
    scene.do(scene.offers()[0])
    assert scene.offers() == ["take 126", "take 127"]
    scene.do("take 126")
    assert scene.get("ronin", "poison_within") == 3 and scene.get("ronin", "hand") == ["126"]


@pytest.mark.rule("S10.2.3", "S10.2")
def test_what_the_others_learn_of_a_card_that_was_taken() -> None:
    searched = play(("", "student deck=126,102,128 / ronin @3,0", "- -", "slot 1; stop; line 4; take 126"))
    assert "126" not in str(searched.view("ronin")["figures"][0]) and searched.view("ronin")["figures"][0]["cards"] == 1
    taken = play(("", "student 042 discard=127 / ronin @3,0", "042 -", "take 127"))
    assert taken.view("ronin")["figures"][0]["known"] == ["127"]


@pytest.mark.rule("S10.4", "S10.5")
@pytest.mark.parametrize(("terrain", "target", "seen"), [
    ("rocks@0,-1", "0,-3", False), ("rocks@0,-1", "1,-2", False), ("rocks@0,-2", "0,-3", False), ("rocks@0,-2", "1,-3", True),
    ("rocks@3,0", "0,-3", True), ("caltrops@0,-2", "0,-3", True), ("trap@0,-2", "0,-3", True), ("rocks@3,0", "0,3", False),
    ("gate@0,-2", "0,-3", True), ("pillar@0,-2", "0,-3", False), ("corpse@0,-1", "0,-3", True)])
def test_line_of_sight(terrain: str, target: str, seen: bool) -> None:
    scene = make(f"student / ronin @{target} / {terrain}")
    assert in_sight(scene.table.state, 0, 1) == seen
    between = make(f"student / ronin @{target} / master @0,-2 / {terrain.replace('0,-2', '3,-3')}") if target == "0,-3" else scene
    assert target != "0,-3" or "rocks@0,-1" in terrain or in_sight(between.table.state, 0, 1)


@pytest.mark.rule("S22.21")
def test_supplies_never_run_out() -> None:
    scene = make("student f3 / ronin f3 @3,0 / master f3 @-3,0 / warrior f3 @0,3")
    assert [scene.get(name, "focus") for name in ("student", "ronin", "master", "warrior")] == [3, 3, 3, 3]
    again = play(("", "ronin 125 / student s3 h3 w3", "125 -", "foe s4"))
    assert again.get("student", "stuns") == 4


# --- comparison attacks, only bots have them

COMPARED: tuple[Case, ...] = (
    ("S12.1", "student 127 @0,3 / yumi-1 @0,-2", "127 > 036", "stop; you w1"),
    ("S12.1", "student 105 @0,3 / yumi-1 @0,-2", "105 > 036", "step FL; you w0"),
    ("S12.1", "student 126 @0,3 / yumi-1 @0,-2", "126 > 036", "slot 2; you w0"),
    ("S12.1", "student s1 @0,3 / yumi-1 @0,-2", "stun > 036", "you w1"),
    ("S12.2", "master 120 @0,3 / yumi-1 @0,-2", "120 > 037", "name 8; stop; you w1"),
    ("S12.2", "master 031 @0,3 / yumi-1 @0,-2", "031 > 036", "name 7; you w1"),
    ("S12.3", "student 048 @0,2 / ronin 127 @1,2 / yumi-1 @0,-2", "048 127 > 037", "settle; student w0; ronin w1"),
    ("S12.6", "warrior 123 @0,3 / yumi-1 @0,-2", "123 > 036", "name 5; stop; told blocked; you w0"),
    ("S12.6", "student s1 @0,3 / yumi-1 @0,-2 / bamboo@0,0", "stun > 036", "you w0"),
    ("S12.6 S7.6 S-card-074", "student f1 126 127 122 weapon=074 @0,3 / yumi-1 h1 @0,-2", "074 > 036", "name 4; discard 126; "
     "Q PayCounter; pay; you f0; told blocked; Q MayCounter; ? pass, play 127"),
    ("S12.6 S7.6 S-card-074", "student f1 127 weapon=074 @0,3 / yumi-1 h1 @0,-2", "074 > 036", "name 5; discard 127; you f1 w1"),
    ("S12.6", "ronin s1 @0,3 stays=025:ronin / arquebusier-1 @0,-3", "stun > 041", "you w1 h1"),
)


@pytest.mark.parametrize("case", params(COMPARED))
def test_a_comparison_attack(case: Case) -> None:
    assert_case(case)


# --- large battlefields

JOINED = {"options": {"joined": "snow-field"}, "start_turn": True}


@pytest.mark.rule("S12.5", "S12.5.2")
def test_whoever_begins_far_away_walks_farther_with_the_core_ability() -> None:
    """The second board lies with its centre on (4,-7); the surplus ends at a distance of 6."""
    for start, steps in (("0,-2", 2), ("-1,-1", 3), ("2,-4", 1)):
        scene = make(f"student @{start} ^1 / ronin @4,-10 s1", **JOINED)
        scene.play("-", "stun")
        while scene.question() == "Discard":
            scene.do(scene.offers()[0])
        for _ in range(steps):
            assert "step F" in scene.offers()
            scene.do("step F")
        assert scene.offers("step") == [] and len(scene.offers("turn")) == 2
        scene.do("turn right", "turn right")
        assert scene.offers("turn") == []
    weapon = make("student @-1,-1 ^1 / ronin @4,-10 s1", **JOINED).play("070", "stun")
    while weapon.question() != "Move":
        weapon.do(weapon.offers()[0])
    weapon.do("step F")
    assert weapon.offers("step") == []


@pytest.mark.rule("S12.5.2", "S5.2")
def test_the_longer_movement_keeps_one_direction() -> None:
    scene = make("student @-1,-1 ^1 / ronin @4,-10 s1", **JOINED).play("-", "stun")
    while scene.question() != "Move":
        scene.do(scene.offers()[0])
    scene.do("step F")
    assert scene.offers("step") == ["step F"]


@pytest.mark.rule("S10.2", "S3.8.6")
def test_whoever_searches_a_deck_sees_what_is_missing_there() -> None:
    scene = play(("", "student deck=121,122,123,124,125,126 discard=127:lost,128:lost / ronin @3,0 s1", "- stun", "stop; line 4"))
    assert scene.question() == "SearchDeck"
    for seed in range(5):
        imagined = scene.table.imagine("student", seed)
        assert imagined.legal_texts(0) == scene.offers()
