"""The Student's cards, line by line and band by band."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, params

CASES: tuple[Case, ...] = (
    ("S-card-038 S10.2 S10.2.2", "student 127 deck=126,102,128 / ronin @3,0 s1", "- stun",
     "discard 127; stop; ? line 3 4 5; line 4; ? pass, take 126 128; take 126; you cards=2"),
    ("S-card-038", "student / ronin @3,0 s1", "- stun", "step BL; turn right; turn right; line 3; draw 2; you @-1,1 ^2 cards=3"),
    ("S-card-038", "student / ronin @3,0 s1", "- stun", "stop; line 5; ? pass, ring D 0; ring D 0; you D"),
    # 039
    ("S-card-039", "student 039 A f2 / ronin", "039 -", "foe w2; ? switch A B D; switch A; foe s1; asks ronin"),
    ("S-card-039", "student 039 A f2 deck=114,127 / ronin @-1,0", "039 -", "foe w2; switch D; foe s0; ? pass, take 114; take 114"),
    ("S-card-039", "student 039 A f2 / ronin @-1,1", "039 -", "foe w1; switch B; foe s0; + step F FR; step F; turn right; "
     "you @0,-1 ^1"),
    ("S-card-039", "student 039 A f2 / ronin @3,0", "039 -", "foe w0; asks ronin; you A"),
    # 040
    ("S-card-040", "student 040 B f2 / ronin @0,-2", "040 -", "? step FL FR; step FL; + step FR; step FR; stop; foe w1; you A f0"),
    ("S-card-040", "student 040 B f2 / ronin @3,0", "040 -", "step FL; turn right; step FL; you @-1,-1 ^1 A; foe w0"),
    # 041
    ("S-card-041", "student 041 127 123 122 f1 / ronin @3,0", "041 -", "? pass, shuffle 127; shuffle 127; ? pass, shuffle 123; "
     "pass; "
     "? pass, shuffle 122; shuffle 122; ? draw 0-3; draw 3; ? switch A B D; switch A; you A f0 cards=4"),
    ("S-card-041", "student 041 127 f1 / ronin @3,0", "041 -", "pass; ? draw 0-3; draw 3; switch B; you cards=4"),
    # 042
    ("S-card-042 S3.8.5", "student 042 f2 discard=127:down,126 / ronin", "042 -", "? take 126; take 126; you hand=126; "
     "? pass, line 3; line 3; you f0; stop; foe w1; you discard=127:down,042"),
    ("S-card-042", "student 042 f3 discard=114,126 / ronin @3,0", "042 -", "take 126; ? pass, line 2; line 2; ? take 114; "
     "take 114; you f2; "
     "? pass, line 3; pass; you hand=114,126"),
    ("S-card-042 S22.2", "student 042 f2 discard=048 / ronin", "042 -", "take 048; line 3; foe w1; stop; foe w1; settle; "
     "you discard=042,048"),
    ("S-card-042 S22.2 S3.6.5", "student 042 f2 discard=127 / ronin @3,0", "042 -", "take 127; line 3; stop; asks ronin"),
    ("S-card-042 S22.2 S7.1", "student 042 127 126 f2 discard=118 / ronin @3,0", "042 -",
     "line 2; take 118; ! line 3; asks ronin"),
    ("S-card-042 S22.2 S7.1", "student 042 127 126 f3 discard=118 / ronin @3,0", "042 -",
     "line 2; take 118; line 3; name 9; told shields; you shields=; discard 126; discard 127; you f0; settle; you N"),
    ("S-card-042 S22.2", "student 042 127 126 f3 discard=118 / ronin @3,0", "042 -",
     "line 2; take 118; line 3; name 6; asks student; Q Discard; you shields="),
    # 043
    ("S-card-043 S6.8.3", "student 123 043 f1 / ronin 126 127 / rocks@1,-1", "123 126", "name 5; stop; ? pass, play 043; "
     "play 043; "
     "turn right; foe w0; ? discard 127; discard 127; ? switch A B D; switch A; you A f0; foe @-2,0 ^4"),
    ("S-card-043 S6.8.3", "student 123 043 f1 / ronin 126 / rocks@-1,0", "123 126", "name 5; stop; play 043; turn right; "
     "foe w1 @0,-1"),
    ("S-card-043", "student 123 043 f1 / ronin 126 127 @1,-1", "123 126", "name 5; stop; play 043; turn right; foe @0,-1 ^5"),
    # 044
    ("S-card-044 S3.6.3.2", "student 044 A / ronin", "044 -", "you named=7; foe w1; told looked; + step B; step B; you @0,1"),
    ("S-card-044", "student 044 D / ronin 127 @1,-1", "044 -", "you named=5; foe w1; ? discard 127; discard 127; Q Move"),
    ("S-card-044", "student 044 / ronin 127 @3,0", "044 -", "foe w0; told looked; Q Move; turn left; you ^5; stop; asks ronin"),
    # 045
    ("S-card-045 S4.8", "student 045 B / ronin 127 f1 A", "045 127", "name 4; ? switch A B D; switch D; foe D f0; you f1; "
     "Q ChangeRing; ring A 1; "
     "you A f2; table track=student,ronin; untold advantage"),
    ("S-card-045 S9.4", "student 045 B / master 127", "045 127", "name 4; switch A; foe A; pass; table track=student,master"),
    ("S-card-045 S3.5.3", "student 045 A / ronin", "", "! choose 045 quiet"),
    # 046
    ("S-card-046 S3.5.3", "student 046 D / ronin @1,-1", "046 -", "? turn right, stop; stop; foe w1"),
    ("S-card-046 S3.5.3", "student 046 B / ronin", "", "! choose 046 quiet"),
    ("S-card-046 S6.2.2", "student 046 D f1 / ronin @1,-2", "046 -", "? line 2; line 2; ? step FR, turn right; step FR; stop; "
     "foe w1; you f0"),
    ("S-card-046", "student 046 D f1 / ronin", "046 -", "? line 1 2; line 1; ? turn left, stop; turn left; foe w1"),
    # 047
    ("S-card-047 S6.2.2", "student 047 A f1 / ronin @-1,0", "047 -", "? line 1; line 1; ? turn left; turn left; foe w1; "
     "? turn right left; "
     "turn left; foe ^1"),
    ("S-card-047", "student 047 f1 / ronin", "047 -", "? pass, line 1; pass; foe w1; asks ronin"),
    ("S-card-047", "student 102 047 / ronin", "~102 -", "? pass, play 047"),
    # 048
    ("S-card-048", "student 048 / ronin @-1,0", "048 -", "foe w1; ? line 2 3; line 2; ? step F, stop; step F; asks ronin; foe w1"),
    ("S-card-048", "student 048 f1 / ronin @-1,0", "048 -", "foe w1; ? line 2 3; line 3; stop; ? line 4; line 4; foe w2; you f0"),
    # 049
    ("S-card-049", "student 049 B / ronin", "049 -", "you @0,-1 ^0 f1; foe @0,0 ^3; ? step BL BR, turn right left, stop; "
     "step BR; turn left; "
     "turn left; you ^4"),
    ("S-card-049", "student 049 / ronin", "049 -", "you @0,0 f0; foe @0,-1; Q Move; + step BL"),
    ("S-card-049", "student 049 D / ronin @3,0", "049 -", "you f0; Q Move"),
    # 050
    ("S-card-050", "student 050 deck=127,126,122 / ronin @3,0", "050 -", "stop; ring D 0; ? take 122 126 127; take 122; "
     "you D hand=122"),
    ("S-card-050", "student 050 B / ronin @3,0", "050 -", "step F; turn right; pass; ? turn right left, stop; turn left; "
     "turn left; you ^5"),
    ("S-card-050", "student 050 / ronin @3,0", "050 -", "stop; pass; asks ronin"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_card_of_the_student(case: Case) -> None:
    assert_case(case)
