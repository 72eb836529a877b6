"""S3, S8, S9: the order of a turn, choosing, revealing, resolving, discarding, who is defeated; instants; more players."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, make, params, play

CASES: tuple[Case, ...] = (
    # --- choosing
    ("S3.5.2", "ronin 026 A f1 / student", "", "! choose 026 quiet"),
    ("S3.5.2", "ronin 026 A f2 / student", "", "+ choose 026 quiet"),
    ("S3.5.3", "student 046 B / ronin", "", "! choose 046 quiet"),
    ("S3.5.3", "student 046 D / ronin", "", "+ choose 046 quiet"),
    ("S3.5.4", "student / ronin", "", "? choose 038 quiet, choose 070 quiet"),
    ("S3.5.4", "warrior / ronin", "", "? choose 053 quiet, choose 072 quiet"),
    ("S3.5.5", "student s2 / ronin @3,0 s1", "stun stun", "you s1 discard=; foe s0"),
    ("S3.5.6 S10.crippling", "student 002 127 126 s1 / ronin", "", "? choose 002 quiet"),
    ("S3.5.6 S10.crippling", "student 002 127 / ronin @3,0 s1 poisons=", "002 stun", "you cards=2 discard=; table gone=002"),
    # --- revealing
    ("S3.6.2", "warrior 055 102 087 A f3 / ronin", "~055 -", "you f0; ? pass"),
    ("S3.6.3.1", "student 109 f1 / ronin @3,0", "109 -", "? pass, pay; pass; you named=4 f1"),
    ("S3.6.3.1", "student 109 / ronin @3,0", "109 -", "you named=4; Q Move"),
    ("S3.6.3.2", "warrior 065 A / ronin", "065 -", "you named=7"),
    ("S3.6.3.2", "warrior 058 D / ronin", "058 -", "you named=3"),
    ("S3.6.4.1", "ronin 102 032 f1 / student @0,-2 102 047", "~102 102",
     "asks ronin; pass; asks student; play 047; asks ronin; told replaced; foe discard=102"),
    ("S3.6.4.2", "ronin 028 032 f2 / student @0,-2", "~028 -", "you f0; play 032; you f1 discard=028; step F; foe b1"),
    ("S3.6.4.2 S3.6.3.1", "student 109 087 f1 / ronin", "~109 -", "pay; you f0; play 087; you f1"),
    ("S3.6.4.3", "warrior 102 061 / ronin", "~102 -", "? pass"),
    ("S3.6.4.3", "warrior 102 061 A / ronin", "~102 -", "? pass, play 061"),
    ("S3.6.5", "ronin 031 / student 045 B", "031 045", "asks ronin; ? name 3-7; name 5; asks student; ronin named=5; ? name 3-7"),
    # --- resolving
    ("S3.7.1", "ronin 127 @0,1 / student 047 @3,0 / master 018 @-3,0", "127 047 018", "asks ronin; student w0"),
    ("S3.7.2", "student 048 / ronin 126 @-1,-1", "048 126", "asks ronin; you initiative=4"),
    ("S3.7.3", "ronin 031 @0,1 ^3 / student 048 @0,-3 / master 020 @3,0", "031 048 020", "name 7; asks master; "
     "ronin shields=F,FR,FL"),
    ("S3.7.4", "student 126 weapon=074 / ronin 127", "074 127", "name 4; discard 126; told shields; told blocked"),
    ("S3.7.4", "warrior / ronin 127", "072 127", "you @0,2; foe w0"),
    ("S3.7.6 S9.5", "student 105 / ronin 047 029", "105 047", "asks student; ? slot 1, slot 2; slot 2; foe w0; asks student; "
     "Q Move"),
    ("S3.7.6 S9.5", "student 047 / ronin 029 @1,-1", "047 029", "asks student; slot 1; foe w1"),
    # --- the end of a turn
    ("S3.8.1", "ronin @0,3 / student @3,-3 s1", "071 stun", "stop; you discard=; + choose 071 quiet"),
    ("S3.8.1", "ronin 127 @0,3 / student @3,-3 s1", "127 stun", "stop; you discard=127"),
    ("S3.8.2 S10.shrine.2", "student s1 h1 / ronin @3,0 s1 f3 / shrine@1,0", "stun stun", "you f1 hobbles=3; foe f3"),
    ("S3.8.2 S10.shrine.2", "student s1 / ronin @2,0 s1 f3 / shrine@1,0", "stun stun", "you f1; foe f3"),
    ("S3.8.3 S3.8.6 S3.8.4", "student 127 126 125 123 s4 / ronin @3,0 s1", "stun stun",
     "Q DiscardDown; ? discard 123 125 126 127; discard 123; discard 125; Q ChooseCards; you s3 discard=123:down,125:down cards=3"),
    ("S3.8.5", "student 042 discard=127:down / ronin @3,0", "042 -", "asks ronin; told resolves"),
    ("S3.8.5", "student 042 discard=127:down,126 / ronin @3,0", "042 -", "? take 126"),
    # --- who is defeated
    ("S3.9.1", "student 107 / ronin w4 @0,-2", "107 -", "won you"),
    ("S3.9.1", "student 126 / ronin w3 b1", "126 -", "won you"),
    ("S3.9.2", "ronin 096 s4 @0,-3 / student @3,0", "096 -", "step F; won foe"),
    ("S3.9.3 S22.12", "ronin 126 127 w4 031 / student 126 w4", "031 126", "name 5; + play 126; play 126; won you"),
    # --- instants
    ("S8.1", "ronin 102 032 104 f1 / student @0,-2", "~102 -", "play 032; step F; foe b1 h1; asks student"),
    ("S8.1", "ronin 032 104 f1 / student @0,-2", "032 -", "step F; ? pass, play 104; play 104; foe b1 h2"),
    ("S8.1 S6.12 S6.10", "student 048 104 / ronin / master @-1,0 w4", "048 - -", "play 104; ronin h1; master out h0"),
    ("S8.1 S6.12 S6.10", "student 048 104 / ronin w4 / master @-1,0", "048 - -", "play 104; master h1; ronin out h0"),
    ("S8.2", "ronin 029 032 089 f1 / student", "~029 -", "? pass, play 089"),
    ("S8.2", "ronin 032 089 f1 / student", "~071 -", "untold replaced; ! pass"),
    ("S8.2", "ronin 032 089 f1 / student @3,0", "~- -", "Q PickSlot"),
    ("S8.2", "ronin 032 089 f1 s1 / student @3,0", "~stun -", "asks student"),
    ("S8.4", "ronin 102 089 f1 / student", "~102 -", "play 089; ? name 2-9; you discard=102"),
    ("S8.6", "student 048 084 / ronin @3,0", "048 -", "Q PickLine; line 2; stop; Q MayInstant; ? pass, play 084"),
    # --- more players
    ("S9.1", "student 102 @3,0 / warrior 102 @-3,0 / ronin 102 @0,3", "102 102 102",
     "asks student; ? slot 1, slot 2, slot 3; slot 3; asks warrior; ? slot 1, slot 2; slot 1; asks warrior; stop; pass; draw 0; "
     "asks ronin"),
    ("S6.10", "ronin 098 / student @0,-3 / master @1,-3", "098 - -", "step F; stop; ? target student master; target master; "
     "master stopped=steps; student stopped="),
    ("S6.10", "ronin 098 / student @0,-3", "098 -", "step F; stop; student stopped=steps; asks student"),
    ("S6.2.1 S6.2.2", "warrior f1 / ronin @2,-1", "072 -", "? line 3; line 3; turn right; foe w1"),  # two steps would hit, one not
    ("S6.11", "student 048 104 / ronin @3,0", "048 -", "Q PickLine; told missed; untold blocked"),
    ("S6.10", "ronin 028 f2 / student @0,-3 / master @1,-3", "028 - -", "student s1; master s1"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_rule_of_the_turn(case: Case) -> None:
    assert_case(case)


@pytest.mark.rule("S3.1", "S3.2", "S3.3.1", "S10.bleeding")
def test_bleeding_buries_one_card_then_one_is_drawn() -> None:
    scene = make("ronin b3 deck=121,122,123,124,125,126,127,128,033,035 082 / student @3,0", start_turn=True)
    assert scene.offers() == ["pass", "play 082"] and scene.deck("ronin") == 10     # the instant comes first
    scene.do("pass")
    assert scene.deck("ronin") == 8 and scene.get("ronin", "discard") == ["?"] and scene.question() == "ChooseCards"
    kinds = scene.told()
    assert kinds.index("bled") < kinds.index("drew")


@pytest.mark.rule("S3.2", "S3.3.2", "S3.3.1")
def test_an_empty_deck_wounds_once_and_is_never_shuffled_anew() -> None:
    scene = make("ronin b1 deck= discard=127,126 / student @3,0", start_turn=True)
    assert scene.wounds("ronin") == (1, 1) and scene.get("ronin", "discard") == ["127", "126"]


@pytest.mark.rule("S3.3.2")
def test_a_wound_for_every_card_that_is_not_there() -> None:
    scene = play(("", "master 012 f1 / ronin @3,0 deck=127", "012 -", ""))
    assert scene.wounds("ronin") == (2, 0) and scene.get("ronin", "hand") == ["127"]
    last = play(("", "master 012 f1 / ronin @3,0 w4 deck= / student @-3,0", "012 - -", "target ronin; ronin out w5"))
    assert last.told().count("no-card") == 1             # whoever has fallen draws no more


@pytest.mark.rule("S3.1.2")
def test_the_lowest_on_the_track_is_asked_first() -> None:
    scene = make("student 082 @3,0 / ronin 085 f1 discard=127:down", start_turn=True)
    assert scene.asks() == "ronin"
    scene.do("play 085")
    assert scene.asks() == "student" and scene.view("student")["figures"][1]["discard"] == ["127"]


@pytest.mark.rule("S3.1", "S8.3")
def test_an_instant_before_the_draw_is_resolved_at_no_value() -> None:
    scene = make("student @3,0 / ronin 085 f1", start_turn=True).do("play 085")
    said = [event["words"]["id"] for entry in scene.table.log_for([0, 1]) for event in entry["events"]]
    assert "senjutsu-event-resolves-bare" in said and "senjutsu-event-resolves" not in said


@pytest.mark.rule("S3.1.2", "S3.8.3")
@pytest.mark.parametrize("lowest", ["ronin", "warrior"])
def test_the_lowest_on_the_track_discards_first(lowest: str) -> None:
    scene = make(f"student 127 126 125 123 s4 / {lowest} 128 127 126 125 124 123 s2 @3,0").play("stun", "stun")
    asked = []
    while scene.question() == "DiscardDown":
        asked.append(scene.asks())
        scene.do(scene.offers()[0])
    assert asked == [*[lowest] * asked.count(lowest), *["student"] * asked.count("student")] and set(asked) == {lowest, "student"}


@pytest.mark.rule("S3.9.3")
def test_the_last_two_fall_together() -> None:
    scene = make("ronin w4 deck= / student @3,0 w4 deck=", start_turn=True)
    assert scene.table.state.results == [0, 0]


@pytest.mark.rule("S3.5.1", "S2.8")
def test_a_chosen_card_is_hidden_until_all_are_turned_up() -> None:
    scene = make("student 048 127 / ronin 102 126 @3,0")
    before = scene.view("ronin")
    scene.table.do(0, "choose 048 quiet")
    for viewer in ("ronin", ""):
        seen = scene.view(viewer)["figures"][0]
        assert "048" not in str(seen) and "127" not in str(seen) and seen["cards"] == 2 and seen["deck"] == 10
    assert "048" not in str(scene.view("ronin")) and before["figures"][0]["cards"] == 2
    scene.table.do(1, "choose 102 quiet")
    assert [one["played"] for one in scene.view()["figures"]] == ["048", "102"]


@pytest.mark.rule("S3.8.6", "S3.8.4", "S2.8")
def test_who_knows_a_face_down_card() -> None:
    scene = make("student discard=127,126:down,125:lost / ronin @3,0")
    assert scene.view("student")["figures"][0]["discard"] == ["127", "126:down", "?"]
    assert scene.view("ronin")["figures"][0]["discard"] == ["127", "?", "?"]


@pytest.mark.rule("S9.3", "S9.2")
def test_the_last_team_wins() -> None:
    scene = make("student 126 / ronin w4 / master @3,0 / warrior @0,3 s1 w4", options={"mode": "teams"})
    scene.play("126", "-", "-", "stun")
    assert scene.table.state.results == [] and scene.view()["out"] == [1] and scene.at("ronin") == "None"
    last = make("student 126 / ronin w4 / master @3,0 / warrior @0,3 w4", options={"mode": "teams"}, out=["warrior"])
    last.table.state.cell[3] = 255
    last.play("126", "-", "-")
    assert last.table.state.results == [1, -1, 1, -1]


@pytest.mark.rule("S9.2")
def test_hits_do_not_spare_friends() -> None:
    scene = make("ronin 024 A f3 / student @3,0 / master @0,-2 / warrior @3,-3", options={"mode": "teams"})
    scene.play("024", "-", "-", "-")
    assert scene.wounds("master") == (2, 0)


@pytest.mark.rule("S9.5", "S3.7.6")
def test_whoever_is_higher_on_the_track_now_is_asked() -> None:
    for track, wanted in ((["ronin", "master"], "ronin"), (["master", "ronin"], "master")):
        scene = make("ronin 126 / master 126 @3,0", track=track).play("126", "126")
        assert scene.question() == "PickSlot" and scene.asks() == wanted
