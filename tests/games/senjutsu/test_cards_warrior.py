"""The Warrior's cards, line by line and band by band."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, params

CASES: tuple[Case, ...] = (
    ("S-card-053", "warrior 127 / ronin @3,0 s1", "- stun", "discard 127; stop; ? line 3 4 5; line 4; you h1 f1"),
    ("S-card-053", "warrior / ronin @3,0 s1", "- stun", "step F; turn left; turn left; line 3; draw 1; you cards=2 @0,-1 ^4"),
    ("S-card-053", "warrior A / ronin @3,0 s1", "- stun", "stop; line 5; + ring B 1; ring D 1; you D f1"),
    # 054
    ("S-card-054", "warrior 126 054 A f3 / ronin", "126 -", "play 054; foe w2; you f1; ? line 2 3 4; line 2; foe @0,-2 s1"),
    ("S-card-054", "warrior 126 054 A f3 / ronin", "126 -", "play 054; line 3; foe w2 s2 h1"),
    ("S-card-054", "warrior 126 054 A f3 / ronin", "126 -", "play 054; line 4; foe w1 b1"),
    ("S-card-054", "warrior 126 054 A f2 / ronin", "126 -", "play 054; foe w2 @0,-2 s1"),
    # 055
    ("S-card-055 S6.7", "warrior 055 A f3 / ronin @1,-3", "055 -", "? step F FR; step F; won you"),
    ("S-card-055", "warrior 055 A f3 / ronin @0,-3", "055 -", "? step F; step F; foe w2; you f0"),
    ("S-card-055", "warrior 055 A f3 / ronin @1,-2 / master @2,-3", "055 - -", "step F; ronin w1; master w1"),
    # 056
    ("S-card-056", "warrior 126 056 f1 deck=123,114,126 / ronin @3,0", "126 -", "stop; ? pass, play 056; play 056; "
     "? turn right left; "
     "turn left; ? pass, take 123; take 123; ? pass, line 3; line 3; ? pass, take 114; take 114; you D f0 ^5 hand=114,123"),
    ("S-card-056 S8.6", "warrior 065 056 B / ronin @3,0", "065 -", "Q Move; stop; Q MayInstant; ? pass, play 056"),
    # 057
    ("S-card-057 S10.status", "warrior 057 127 126 A f1 s2 / ronin @3,0", "057 -", "you cards=5 s2 f0; ? step FL F FR, stop; "
     "step F; you @0,-1"),
    ("S-card-057", "warrior 057 D f1 / ronin @3,0", "057 -", "you cards=5; ? step BL B BR, stop"),
    ("S-card-057", "warrior 057 B f1 deck=127,126,123 / ronin @3,0", "057 -", "you cards=3 w2; ? turn right left, stop; "
     "turn right; turn right; "
     "you ^2"),
    # 058
    ("S-card-058 S3.6.3.2", "warrior 058 D / ronin f1", "058 -", "you named=3; foe w1 f0"),
    ("S-card-058", "warrior 058 / ronin f3 @-1,-1", "058 -", "you named=6; foe w1 f1"),
    ("S-card-058 S4.14", "warrior 058 B / ronin @0,-2", "058 -", "? step F FR; step F; foe w1"),
    ("S-card-058", "warrior 058 / ronin @1,-1", "058 -", "foe w1; asks ronin"),
    # 059
    ("S-card-059", "warrior 059 / ronin @3,0", "059 -", "step F; turn right; you f1 A @0,-1 ^1"),
    ("S-card-059 S5.5 S4.14", "warrior 059 B / ronin @3,0", "059 -", "step F; step F; turn left; turn left; you @0,-2 ^4 f1 A"),
    # 060
    ("S-card-060 S6.2.1", "warrior 060 f2 / ronin @1,-1", "060 -", "you named=5; ? step B; step B; foe w1; ? pass, line 4; line 4; "
     "foe w0 b1; you A f0"),
    ("S-card-060 S3.6.3.2", "warrior 060 D / ronin @-1,0", "060 -", "you named=8; stop; foe w1; you A"),
    ("S-card-060", "warrior 060 B / ronin @0,-2", "060 -", "? step FL F; step F; foe w1"),
    ("S-card-060 S6.10", "warrior 060 f2 / ronin @3,0 w1", "060 -", "stop; asks ronin; you A f2; foe w1 b0"),
    ("S-card-060 S6.10", "warrior 060 f2 / ronin 111 w1", "060 111", "name 5; stop; told blocked; asks ronin; you A f2; foe w1 b0"),
    # 061
    ("S-card-061", "warrior 061 A / ronin @0,-2 f1", "061 -", "? step F; step F; foe w1 f0"),
    ("S-card-061 S3.5.3 S3.6.4.3", "warrior 102 061 / ronin", "~102 -", "? pass"),
    ("S-card-061 S3.6.4.3", "warrior 102 061 A / ronin", "~102 -", "? pass, play 061"),
    ("S-card-061", "warrior 061 / ronin", "", "! choose 061 ask, choose 061 quiet"),
    # 062
    ("S-card-062", "warrior 062 / ronin", "062 -", "foe w0; you N"),
    ("S-card-062", "warrior 062 B / ronin 123 127 @-1,0", "062 -", "foe w1 @-2,0; ? discard 123; discard 123; you A"),
    ("S-card-062", "warrior 062 / ronin @0,-2 123", "062 -", "foe w1 @0,-3; you A; asks ronin"),
    ("S-card-062", "warrior 062 D / ronin @1,-2 127", "062 -", "foe w1; push 0; foe @1,-3 cards=1; you A"),
    ("S-card-062", "warrior 062 / ronin @-1,-1 / student @1,-1", "062 - -", "ronin w1; student w1; Q PushOrder; target student; "
     "student @2,-2"),
    # 063
    ("S-card-063", "warrior 063 126 D / ronin 128 f1", "063 128", "name 8; Q MayCounter; ? pass, play 126; play 126; foe w1; "
     "? line 3 4; line 3; foe @0,-2; you A"),
    ("S-card-063 S4.13", "warrior 063 / ronin @-1,1 062", "063 -", "name 6; asks ronin"),
    ("S-card-063 S4.13", "warrior 063 / ronin @-1,1 102 047", "063 047", "name 6; untold counters; line 4; foe s1 @-1,1; you N"),
    # 064
    ("S-card-064", "warrior 064 A / ronin @1,-2", "064 -", "step FR; stop; foe w1 h1; you f1"),
    ("S-card-064", "warrior 064 A / ronin @1,-1", "064 -", "? turn right; turn right; foe w1"),
    ("S-card-064", "warrior 064 / ronin @3,0", "064 -", "stop; you f0; foe h0; asks ronin"),
    # 065
    ("S-card-065 S6.9 S22.13", "warrior 065 A / ronin @1,0", "065 -", "you named=7; foe w1; turn right; foe ^1; asks ronin"),
    ("S-card-065", "warrior 065 B / ronin @1,-1", "065 -", "you named=6; turn left; foe ^2; + step F; step F; turn right; "
     "you @0,-1 ^1"),
    ("S-card-065", "warrior 065 D / ronin @3,0", "065 -", "? step BL B BR, turn right left; step B; ? turn right left, stop; "
     "stop; you @0,1"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_card_of_the_warrior(case: Case) -> None:
    assert_case(case)
