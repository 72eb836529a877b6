"""S7: shields, what stops an attack, counters."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, params, play

CASES: tuple[Case, ...] = (
    ("S7.1", "master 111 / ronin 047", "111 047", "name 5; you w1"),
    ("S7.1", "master 111 / ronin 126", "111 126", "name 5; stop; you w0; told blocked"),
    ("S7.1", "master 111 / ronin 127", "111 127", "name 5; stop; untold blocked; you @0,2"),
    ("S7.2.1", "warrior 123 / ronin 126", "123 126", "name 5; stop; stop; told blocked; you w0; foe @0,-2"),
    ("S7.2.1", "warrior 123 ^1 / ronin 126", "123 126", "name 5; stop; stop; told blocked"),
    # a target on (1,-2) of the attacker: both ways must be closed
    ("S7.2.2", "ronin 029 / master 120 @1,-2 ^3", "029 120", "name 6; stop; foe w0; told blocked"),
    ("S7.2.2", "ronin 029 / master 120 @1,-2 ^4", "029 120", "name 6; stop; foe w1; untold blocked"),
    ("S7.2.2", "ronin 029 / master 115 @1,-2 ^3", "029 115", "name 6; foe w1; untold blocked"),
    ("S7.2.3", "warrior 123 / ronin 126 @0,1", "123 126", "name 5; stop; you w1"),
    ("S7.2.3", "warrior 123 / ronin 126 @-1,1", "123 126", "name 5; stop; you w1"),
    ("S7.2.4 S6.11", "ronin 024 A f3 / student 099 B @0,-2 / master @2,-1", "024 099 -", "name 7; student w2; master w2; "
     "untold blocked"),
    ("S7.2.4 S6.11", "ronin 024 A f3 / warrior 063 @0,-2 / master @2,-1", "024 063 -", "name 8; told blocked; "
     "warrior w0; master w2"),
    ("S7.3.1", "ronin 107 / student @0,-2 / rocks@0,-1", "107 -", "foe w0; told stopped; untold blocked"),
    ("S7.3.1", "ronin 027 f1 / student @0,-2 ^0 / rocks@0,-1", "027 -", "! pass"),
    ("S7.3.2", "ronin 107 / warrior 031 126 @0,-2 ^0 / rocks@0,-1", "107 031", "name 3; foe w0; untold blocked; untold counters"),
    ("S7.3.3", "warrior 062 / master 120 128 f1 B @-1,-1 ^1 / rocks@-1,0", "062 120", "name 7; stop; told blocked; Q MayCounter; "
     "foe w0"),
    ("S7.3.3", "warrior 062 / master 120 128 f1 B @-1,-1 ^1", "062 120", "name 7; stop; untold blocked; foe w1"),
    ("S7.3.3", "warrior 062 / master 120 128 f1 B @-1,-1 ^1 / rocks@-1,0", "062 120", "name 8; stop; untold blocked; foe w1"),
    ("S7.5", "warrior 113 A / ronin 031", "113 031", "name 5; told blocked; foe w0 b0; turn left; you ^5"),
    ("S7.6", "student f1 126 127 weapon=074 / ronin 127", "074 127", "name 4; discard 126; Q PayCounter; pass; you f1; "
     "untold counters"),
    ("S7.6 S12.4", "warrior 123 097 / ronin 126 127 B", "123 126", "name 5; stop; stop; Q MayInstant; foe @0,-1; play 097; "
     "foe N @0,-2"),
    ("S7.7", "warrior 118 126 f1 A / ronin 048", "118 048", "name 7; you f1; Q MayCounter; play 126; stop; foe w1"),
    ("S7.7 S1.4", "ronin 126 / warrior 118 127 126 128 f1", "126 118", "name 5; told blocked; foe f1; discard 127; discard 128; "
     "foe f0 w0"),
    ("S7.7", "master 089 B f1 / ronin 127", "089 127", "name 4; stop; told blocked; you N @0,0"),
    ("S7.7", "master 089 B f1 / ronin 127 / student 127 @1,-1", "089 127 127", "name 4; stop; slot 2; stop; told blocked; you B; "
     "stop; you N @-2,2"),
    ("S7.7 S3.7.3", "warrior 118 127 126 / master 020 @3,0", "118 020", "name 7; asks warrior; Q Discard; "
     "discard 126; discard 127; asks master; Q Move"),
    ("S7.7 S3.7.3", "warrior 118 127 126 / master 128 f1 @0,-1 / student 042 @3,0 f2 discard=126", "118 128 042",
     "name 8; told blocked; asks warrior; Q Discard; discard 126; discard 127; asks student"),
    ("S7.7", "warrior 118 127 126 B f2 / katana-1", "118 > 003", "name 5; you f2; discard 126; you f2; discard 127; you f1"),
    ("S22.1 S-card-095", "master 018 D / ronin 127 126 s1 stays=095:ronin", "018 stun", "foe w1 cards=2; untold discarded; "
     "pass; Q ChooseCards"),
    ("S7.8.1", "ronin 031 029 026 A f2 / student 047", "031 047", "name 6; Q MayCounter; ? pass, play 029"),
    ("S7.8.2", "ronin 031 029 / student 048", "031 048", "name 7; told blocked; untold counters; Q TurnFoeWhere"),
    ("S7.8.2", "ronin 102 031 115 029 / student 047", "~102 047", "play 115; name 6; told blocked; foe @0,-2"),
    ("S7.8.2", "ronin 031 128 024 A / student 126", "031 126", "name 5; ? pass"),
    ("S7.8.3", "ronin 031 029 / student 047 @1,-1", "031 047", "name 6; play 029; foe w1; ? step BL B BR, stop; step B; you @0,1"),
    ("S22.12 S7.8.3", "student 048 f1 w4 / ronin 031 126 @0,-1", "048 031", "name 7; turn left; Q PickLine"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_rule_of_blocks(case: Case) -> None:
    assert_case(case)


@pytest.mark.rule("S22.12")
def test_a_counter_that_kills_ends_the_attackers_card() -> None:
    case = ("", "student 048 f1 w4 / warrior 120 126 B", "048 120", "name 7; stop; play 126; stop; won foe")
    assert play(case).table.state.results == [-1, 1]


@pytest.mark.rule("S6.11", "S7.6")
def test_of_several_who_block_the_highest_on_the_track_comes_first() -> None:
    for track in (["student", "ronin", "master"], ["master", "ronin", "student"]):
        scene = play(("", "ronin 048 / student 031 @-1,0 / master 031 @0,-1", "048 031 031", "name 7; name 7; slot 1"), track=track)
        assert (scene.question(), scene.asks()) == ("TurnFoeWhere", track[0])
        assert scene.do("turn left").asks() == track[2]


@pytest.mark.rule("S7.6", "S6.11")
def test_whom_the_first_counter_defeats_blocks_no_more() -> None:
    scene = play(("", "ronin 044 / student 031 044 @-1,0 / master 031 @0,-1 ^2 w4", "044 031 031",
                  "name 5; name 5; slot 1; play 044; stop; turn left"), track=["student", "master", "ronin"])
    assert scene.table.state.out == 0b100 and scene.told().count("blocked") == 1


@pytest.mark.rule("S12.4", "S12.7")
def test_stealth_ends_with_a_success_and_with_wounds_or_states() -> None:
    stealthed = ["ronin", "student"]
    hit = play(("", "ronin 126 A / student", "126 -", "stop"), stealthed=stealthed)
    assert hit.view()["stealthed"] == [] and hit.get("ronin", "focus") == 1        # its [A] line applies all the same
    missed = play(("", "ronin 126 / student @3,0", "126 -", "stop"), stealthed=stealthed)
    assert missed.view()["stealthed"] == [0, 1]
    blocked = play(("", "ronin 031 / student 126", "031 126", "name 5"), stealthed=stealthed)
    assert blocked.view()["stealthed"] == [1]
    hobbled = play(("", "ronin s1 / student s1", "stun stun", ""), stealthed=stealthed)
    assert hobbled.view()["stealthed"] == [0, 1]
    own = play(("", "warrior / student @3,0 s1", "- stun", "stop; line 4"), stealthed=["warrior"])
    assert own.view()["stealthed"] == []
