"""The Ronin's cards, line by line and band by band."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, params

CASES: tuple[Case, ...] = (
    ("S-card-023", "ronin 127 128 / student @3,0 s1", "- stun", "discard 127; stop; ? line 3 4 5; line 4; ? switch A B D; you s1; "
     "switch D; you D s1"),
    ("S-card-023", "ronin 127 128 / student @3,0 s1", "- stun", "discard 128; step F; turn left; turn left; line 3; ? draw 0-2; "
     "draw 0; "
     "you @0,-1 ^4"),
    ("S-card-023", "ronin / student @3,0 s1", "- stun", "stop; line 5; ring B 0; you B"),
    # 024: the ring, then forced onwards
    ("S-card-024", "ronin 024 A f3 / student @0,-2 / master @2,-1", "024 - -",
     "student w2; master w2; you f0; ? step F; step F; student w4"),
    ("S-card-024 S3.5.2", "ronin 024 A f2 / student @0,-2", "", "! choose 024 ask, choose 024 quiet"),
    ("S-card-024", "ronin 024 A f3 / student", "024 -", "foe w0; step F; you s1; foe s1 w0"),
    # 025
    ("S-card-025 S8.7", "ronin 127 025 f1 / student @3,0", "127 -", "stop; ? pass, play 025; play 025; you f0 stays=025:ronin"),
    ("S-card-025 S8.7", "ronin 127 025 / student @3,0", "127 -", "stop; ? pass"),
    ("S-card-025", "ronin D stays=025:ronin / warrior @0,-2 107", "- 107", "stop; you w1 h1 f1 s1"),
    ("S-card-025", "ronin A stays=025:ronin / warrior @0,-2 107", "- 107", "stop; you w1 h1 f0"),
    ("S-card-025", "ronin stays=025:ronin / warrior 126", "- 126", "stop; you w1 h0"),
    ("S-card-025", "ronin stays=025:ronin / warrior 078 A f3", "- 078", "stop; you w0 b1 h2 s1"),
    # 026
    ("S-card-026", "ronin 026 A f2 / student @0,-2", "026 -", "step F; foe w2; you f0; ? step F; step F; you s1; foe s1"),
    ("S-card-026", "ronin 026 A f2 @0,2 / student @1,0 / master @-1,0", "026 - -", "step F; student w2; step F; master w1; "
     "you @0,0"),
    ("S-card-026 S3.5.2", "ronin 026 A f1 / student", "", "! choose 026 quiet, choose 026 ask"),
    # 027
    ("S-card-027", "ronin 027 f1 / student", "027 -", "? step B; step B; foe w2 @0,-1; you f0"),
    ("S-card-027", "ronin 027 f1 A / student", "027 -", "step B; foe w2 @0,-2"),
    # 028
    ("S-card-028 S22.6", "ronin 028 f2 / student @0,-2 048", "028 048", "foe s1; table track=ronin,student; you f0 w0; "
     "told cancelled"),
    ("S-card-028", "ronin 028 f2 A / student @0,-2 / rocks@0,-1", "028 -", "foe s0; + step FR FL, turn right; step FR; step FR; "
     "turn left; "
     "turn left; you @2,-2 ^4; asks student"),
    ("S-card-028 S10.3", "ronin 028 f2 @0,1 / student @0,-3", "028 -", "foe s0; asks student"),
    ("S-card-028 S10.3", "ronin 028 f2 @0,1 / student @0,-2", "028 -", "foe s1"),
    ("S-card-028", "ronin 028 f2 / student @0,-2 122 / master @1,-2 123", "028 122 123", "name 5; stop; student s1; "
     "master s1 shields="),
    # 029
    ("S-card-029", "ronin 029 D / student @1,0", "029 -", "foe w1; ? step BL B, stop; step B; you A @0,1"),
    ("S-card-029", "ronin 029 / student @0,-2 / master @1,-2 / warrior @1,-1", "029 - - -", "student w1; master w1; warrior w1; "
     "stop; you N"),
    # 030
    ("S-card-030", "ronin 127 126 030 A / student w1", "127 -", "pass*; foe @0,-3"),
    ("S-card-030", "ronin 126 030 A / student", "126 -", "? pass, play 030; play 030; foe w0 b1 s1"),
    ("S-card-030", "ronin 127 030 A / student b1", "127 -", "play 030; foe w0 b1"),
    ("S-card-030 S8.7", "ronin 126 030 B / student", "126 -", "stop; ? pass"),
    ("S-card-030 S8.3", "ronin 126 030 A / student @3,0", "126 -", "stop; untold instant; asks student"),
    # 031
    ("S-card-031", "ronin 031 D / student 048", "031 048", "name 7; Q TurnFoeWhere; turn right; ? turn right left, stop; "
     "turn left; stop; "
     "Q ChangeRing; + ring N 0; ring B 0; foe ^4; you ^5 B w0"),
    ("S-card-031", "ronin 031 029 / student 047", "031 047", "name 6; Q MayCounter; ? pass, play 029; play 029; foe w0; "
     "stop; Q TurnFoeWhere; turn left; foe ^2"),
    # 032
    ("S-card-032", "ronin 032 f1 / student @0,-2", "032 -", "? step F; step F; foe b1 h1; you f0"),
    ("S-card-032 S3.6.4.1", "ronin 102 032 f1 / student @0,-2", "~102 -", "? pass, play 032; play 032; step F; foe b1"),
    # 033
    ("S-card-033", "ronin 033 B / student @1,-3", "033 -", "+ step F; step F; turn right; foe w0; turn left; ? draw 0-1; draw 1; "
     "? draw 0-2; "
     "draw 2; you cards=3"),
    ("S-card-033", "ronin 033 / student @-1,-2", "033 -", "step F; ? turn left; turn left; foe w1; stop; draw 0; asks student"),
    # 034
    ("S-card-034 S3.6.3.2", "ronin 034 A / student @3,0", "034 -", "you initiative=None named=5; "
     "? step BL B BR, turn right left, stop; step B; "
     "turn right; you f1; ? draw 0-3; draw 3; you cards=3"),
    ("S-card-034 S4.14", "ronin 034 B / student @3,0", "034 -", "you named=3; + step F; step F; turn right; turn right; draw 0; "
     "you f1 ^2"),
    # 035
    ("S-card-035 S7.4", "ronin 035 / student @0,-2 089 f1", "035 089", "name 5; ? step F; step F; foe s1; turn right; "
     "foe ^4 @0,-3; you A"),
    ("S-card-035", "ronin 035 f1 / student @1,-2", "035 -", "step F; ? line 2; line 2; ? turn right; turn right; foe s1; you f0; "
     "turn left; "
     "foe ^2"),
    ("S-card-035", "ronin 035 / student @0,-3", "035 -", "step F; ? step F; step F; foe s1"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_card_of_the_ronin(case: Case) -> None:
    assert_case(case)
