"""Cards for everybody, line by line and band by band."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, params

CASES: tuple[Case, ...] = (
    ("S-card-078", "ronin 078 A f3 / student @0,-2", "078 -", "? step F; step F; foe w1 b1 s1 h1; you f0"),
    ("S-card-078", "ronin 078 A f3 / student @-1,0", "078 -", "stop; foe w1 b1"),
    ("S-card-079", "ronin 126 079 f3 / student @0,-3", "126 -", "Q MayInstant; ? pass, play 079; play 079; step F; stop; "
     "you f0 @0,-1; foe w0; ? step F; step F; foe w1"),
    ("S-card-080", "ronin 080 126 D f3 / student 128 f1", "080 128", "name 8; stop; Q MayCounter; ? pass, play 126"),
    ("S-card-080", "ronin 080 126 D f3 / student 127", "080 127", "name 4; turn left; you w0; foe @0,-1; you @0,2"),
    ("S-card-080", "ronin 080 126 D f3 / student 127", "080 127", "name 4; stop; told blocked; untold counters; you @0,0"),
    ("S-card-080", "ronin 102 080 D f3 / student", "~102 -", "? pass, play 080; play 080; ? name 3-8"),
    ("S-card-081", "ronin 081 B f3 s2 h1 b2 w1 / student @3,0", "081 -", "you s0 h0 b0 w3 f0; ? draw 0-5; draw 5; you cards=5; "
     "Q Move; step F; turn left; "
     "you ^5"),
    # 083
    ("S-card-083", "warrior 063 083 f1 / ronin", "063 -", "? name 6-9, play 083; play 083; ? name 5-10; name 10; you named=10 f0"),
    ("S-card-083", "warrior 031 083 f1 / ronin", "031 -", "play 083; ? name 2-8"),
    ("S-card-083 S22.26", "warrior 090 083 f1 / ronin", "090 -", "play 083; ? name 5-10"),
    ("S-card-083 S22.26", "warrior 103 083 f1 / ronin", "103 -", "Q ChangeRing"),
    ("S-card-083 S22.26", "warrior 083 f1 weapon=074 / ronin", "074 -", "? name 3-5"),
    # 084
    ("S-card-084 S8.6 S22.10", "student 126 084 / ronin @3,0", "126 -", "stop; ? pass, play 084; play 084; ? draw 0-2; draw 2; "
     "you f1 cards=2; ? switch A B D; "
     "switch A; you A"),
    ("S-card-084 S8.2", "student 102 084 / ronin @3,0", "102 -", "stop; pass; draw 0; ? pass"),
    ("S8.6 S-card-084 S-card-086", "student 086 deck=084,084 / ronin @3,0", "086 -", "step F; draw 1; Q MayInstant; "
     "? pass, play 084; play 084; ? draw 0-2"),
    ("S8.6 S-card-084 S-card-099", "student 099 D deck=084 / ronin @3,0", "099 -", "name 7; step FL; turn left; draw 1; "
     "Q MayInstant; ? pass, play 084"),
    ("S8.6 S-card-084 S-card-086", "student 086 deck=084,084 / ronin @3,0", "086 -", "step F; draw 0; asks ronin; Q Move"),
    # 086
    ("S-card-086 S6.2.4", "warrior 086 f1 A / ronin @0,-2", "086 -", "you named=7; ? step F; step F; ? pass, pay; pass; foe w1; "
     "you B f1; ? draw 0-1; "
     "draw 1; you cards=1"),
    ("S-card-086", "warrior 086 B / ronin @1,-2", "086 -", "you named=6; ? step F FR; step F; ? turn right; turn right; foe w1; "
     "draw 0"),
    ("S-card-086", "warrior 086 / ronin @3,0", "086 -", "step F; you B; foe w0; ? draw 0-1"),
    # 087
    ("S-card-087", "warrior 087 A / ronin f1 B", "087 -", "foe f0 N; Q ChangeRing; ring N 0; you N"),
    ("S-card-087", "warrior 087 A / ronin @1,-1 f3 B", "087 -", "foe f1 N"),
    ("S-card-087 S6.4", "warrior 087 A / ronin @-1,0 B", "087 -", "foe B; asks ronin"),
    ("S-card-087 S7.4", "warrior 087 / ronin f3 089", "087 089", "name 5; foe f0; untold blocked"),
    # 089
    ("S-card-089", "ronin 089 B f1 / student 126", "089 126", "name 5; ? turn right left, stop; stop; you f0; told blocked; "
     "you w0 N"),
    ("S-card-089", "ronin 089 D f1 / student 126 @1,-1", "089 126", "name 5; turn right; ? turn right, stop; stop; told blocked; "
     "you N ^1"),
    ("S-card-089", "ronin 089 A f1 / student 126", "089 126", "name 5; untold turned; told blocked; you N"),
    ("S-card-089 S8.4", "ronin 102 089 f1 / student", "~102 -", "? pass, play 089; play 089; ? name 2-9"),
    # 090
    ("S-card-090", "student 090 A f1 / ronin", "090 -", "name 9; ? pass, line 1; line 1; ? step BL B BR; step B; you @0,1 N f0"),
    ("S-card-090", "student 090 / ronin", "090 -", "name 6; you N @0,0; asks ronin"),
    ("S-card-090", "student 090 D / ronin", "090 -", "name 6; ? step BL B BR; step BL; you @-1,1 N"),
    ("S-card-090 S4.14", "student 090 D f1 / ronin", "090 -", "name 6; ? step BL B BR; step BL; you f1 N"),
    # 096
    ("S-card-096", "master 096 A / ronin @0,-3", "096 -", "? step F; step F; step F; foe w2 s1"),
    ("S-card-096", "master 096 B f1 / ronin @0,-3", "096 -", "step F; step F; ? pass, line 3; pass; foe w2 s0"),
    ("S-card-096", "master 096 f1 / ronin @1,-3", "096 -", "step F; step F; ? line 3; line 3; ? turn right; turn right; foe w2; "
     "you f0"),
    ("S-card-096", "master 096 B / ronin @3,-3", "096 -", "? turn right; turn right; step F; step F; foe w2"),
    # 097
    ("S-card-097", "master 126 097 D f1 / ronin B 127", "126 -", "? pass, play 097; play 097; foe N; ? pass, line 3; "
     "line 3; ? discard 127; discard 127; "
     "foe cards=0 s1; you f0"),
    ("S-card-097 S9.4", "ronin 126 097 D / master B", "126 -", "play 097; foe N; table track=ronin,master"),
    ("S-card-097", "master 123 097 / ronin A 126", "123 126", "name 5; stop; ? pass, play 097; play 097; foe N @0,-2"),
    ("S-card-097 S7.3.2", "master 123 097 ^3 / ronin A @0,-2 107 / rocks@0,-1", "123 107", "name 3; stop; stop; untold instant; "
     "you w0; foe A"),
    # 098
    ("S-card-098 S22.6", "ronin 098 / student 126 @0,-3", "098 126", "? step F; step F; ? step F, stop; stop; "
     "table track=ronin,student; you A; foe @0,-3 w0; "
     "you w0"),
    ("S-card-098 S22.6", "ronin 098 @0,1 / student 126 @0,-1", "098 126", "step F; you w1 s1; foe @0,-1"),
    ("S-card-098", "ronin 098 B @0,2 / student 126 @0,-3", "098 126", "step F; step F; ? turn right left, stop; turn left; "
     "you A ^5"),
    ("S-card-098", "ronin 098 D @0,2 / student @0,-3", "098 -", "step F; stop; ? draw 0-2; draw 1; you A cards=1"),
    # 099
    ("S-card-099", "student 099 B / ronin 127", "099 127", "name 4; told blocked; foe @0,-1; ? step FL FR, turn right left; "
     "step FL; turn left; you @-1,0 ^5"),
    ("S-card-099", "student 099 / ronin 127", "099 127", "name 4; untold blocked; you @0,2"),
    ("S-card-099", "student 099 / ronin 127 @1,-1", "099 127", "name 4; told blocked; step FL; turn right"),
    ("S-card-099", "student 099 D f1 / ronin 127 @1,0", "099 127", "name 4; told blocked; step FL; turn right; ? pass, line 3; "
     "line 3; Q Move; step FL; stop; "
     "? draw 0-1; draw 1; you f0 @-1,-1"),
    # 100
    ("S-card-100 S3.6.3.2", "student 100 B / ronin @1,-1", "100 -", "you named=7; stop; foe w2"),
    ("S-card-100", "student 100 A / ronin", "100 -", "you named=5; stop; foe w1"),
    ("S-card-100", "student 100 / ronin", "100 -", "stop; foe w0; asks ronin"),
    ("S-card-100", "student 100 D / ronin", "100 -", "? turn left; turn left; foe w2"),
    ("S-card-100", "student 100 / ronin @1,1", "100 -", "? step B; step B; foe w2"),
    # 101
    ("S-card-101", "student 101 A / ronin", "101 -", "foe w1 s1; you D"),
    ("S-card-101", "student 101 B / ronin @-1,-1", "101 -", "? step FL; step FL; foe w1 s0; you D"),
    ("S-card-101 S9.4", "ronin 101 D / master", "101 -", "foe w1; table track=ronin,master; you D"),
    ("S-card-101", "student 101 / ronin @3,0", "101 -", "you N; asks ronin"),
    # 102
    ("S-card-102", "ronin 102 D / student @3,0", "102 -", "step F; step F; turn right; turn right; ? turn right left, stop; "
     "turn left; ring B 0; ? draw 0-3; "
     "draw 3; you cards=3 B ^1 @0,-2"),
    ("S-card-102", "ronin 102 A / student @3,0", "102 -", "stop; ? pass, ring A 1; ring A 1; ? draw 0-2; you f1"),
    # 103
    ("S-card-103", "warrior 103 A / ronin @3,0", "103 -", "? step FL FR; step FL; Q ChangeRing; pass; you A @-1,0"),
    ("S-card-103", "warrior 103 B / ronin @3,0", "103 -", "? step BL BR; step BR; ring D 0; you D @1,0 shields="),
    ("S-card-103", "warrior 103 D / ronin @3,0", "103 -", "Q ChangeRing"),
    # 104
    ("S-card-104", "ronin 126 104 A / student", "126 -", "play 104; foe h1 @0,-2 s1"),
    ("S-card-104", "ronin 126 104 D / student", "126 -", "play 104; foe h1 @0,-1; ? step B, stop; step B; you @0,1"),
    # 105
    ("S-card-105 S3.6.3.2", "student 105 B / ronin @3,0", "105 -", "you named=8; ? step FL FR; step FL; you B"),
    ("S-card-105 S4.14", "student 105 A / ronin @3,0", "105 -", "you named=6; ? step FL FR BL BR; step BR; you B @1,0"),
    ("S-card-105", "student 105 / ronin @0,-2", "105 -", "? step FL FR; step FL; foe w0"),
    ("S-card-105", "student 105 / ronin @-1,-1", "105 -", "? step FL; step FL; foe w1; you B"),
    # 106
    ("S-card-106 S22.24", "ronin 106 f2 deck= / student @3,0", "106 -", "? step F FR BR B BL FL, stop; step F; settle; "
     "you w0 stays=106:ronin:3 @0,-1"),
    # 107
    ("S-card-107 S6.2.1", "ronin 107 A / student @0,-3", "107 -", "you named=6; ? step F; step F; foe w2 s1; you A"),
    ("S-card-107", "ronin 107 D / student @2,-2", "107 -", "you named=3; ? turn right; turn right; foe w2 s1; you A"),
    ("S-card-107", "ronin 107 D / student", "107 -", "you D; foe w0"),
    # 108
    ("S-card-108 S22.6", "ronin 108 f1 / student 127 @-1,0", "108 127", "turn left; foe ^1; ? step FR; step FR; ? step FR; "
     "step FR; you @2,-2 f0; "
     "untold pushed; foe ^1"),
    ("S-card-108", "ronin 108 f1 / student @3,0", "108 -", "foe stopped=; step FL; step FL; you @-2,0"),
    ("S-card-108 S5.8", "ronin 108 f1 / student @3,0 / rocks@1,-1 -2,0", "108 -", "? step FL; step FL; ? step FL; step FL; "
     "you w1 @-1,0"),
    # 109
    ("S-card-109 S3.6.3.1", "ronin 109 A f1 @0,2 / student @3,0", "109 -", "? pass, pay; pay; you named=6; step F; step F; "
     "step F; ? switch A B D; switch B; "
     "you @0,-1 B f0"),
    ("S-card-109", "ronin 109 D @0,2 / student @3,0", "109 -", "you named=4; ? step F; step F; ? step FL FR, stop; step FR; "
     "switch A; you @1,0"),
    ("S-card-109", "ronin 109 B / student @3,0", "109 -", "step F; ? turn right left, stop; turn right; turn right; switch A; "
     "you ^2"),
    # 110
    ("S-card-110", "ronin 110 D / student @3,0", "110 -", "? step F FR BR B BL FL; step FL; ring B 0; you B @-1,0"),
    ("S-card-110", "ronin 110 A / student @3,0", "110 -", "? step B; step B; ring A 1; you A f1 @0,1"),
    # 111
    ("S-card-111", "ronin 111 126 D / student 047", "111 047", "name 6; stop; Q MayCounter; ? pass, play 126; pass; you w0; "
     "+ step B; step B; ? turn right left, stop; "
     "stop; you B f0 @0,1"),
    ("S-card-111", "ronin 111 126 B / student @1,-1 126", "111 126", "name 5; turn left; untold blocked; you w1 s1; step B; "
     "stop; you f1 B"),
    ("S-card-111", "ronin 111 126 / student @1,-1 126", "111 126", "name 5; stop; told blocked; untold counters; step B; "
     "stop; you B f0"),
    # 112
    ("S-card-112", "master 112 A / ronin @-2,-1", "112 -", "? line 1; line 1; step FL; ? step FL; step FL; foe w1; you f1 @-2,0"),
    ("S-card-112", "master 112 D / ronin", "112 -", "? line 2; line 2; ? step FR; step FR; foe w2; Q ChangeRing"),
    ("S-card-112", "master 112 B / ronin @1,-2", "112 -", "line 2; step FR; stop; stop; foe w1; you f0; asks ronin"),
    ("S-card-112 S5.5", "master 112 / ronin @3,0", "112 -", "? line 1 2; line 1; ? step FL; step FL; ? step FL, stop; step FL; "
     "you @-2,0"),
    # 113
    ("S-card-113", "warrior 113 / ronin @1,-1", "113 -", "? turn right; turn right; foe b1 w0"),
    ("S-card-113", "warrior 113 D / ronin @-1,-1", "113 -", "+ stop; stop; ? step FL; step FL; foe b1"),
    ("S-card-113", "warrior 113 A / ronin", "113 -", "foe b1 w1"),
    # 114
    ("S-card-114", "ronin 114 126 D / student 126", "114 126", "name 5; Q MayCounter; pass; foe s1; you f1; "
     "? turn right left, stop; stop; you D"),
    ("S-card-114", "ronin 114 126 / student 047 @-1,1", "114 047", "name 6; untold counters; foe s1; stop; you D f0"),
    # 115
    ("S-card-115", "ronin 115 D / student 047", "115 047", "name 6; foe @0,-2; you f1 A"),
    ("S-card-115", "ronin 115 B / student 047", "115 047", "name 6; foe @0,-2; Q Move; + step F; step F; you @0,-1 A"),
    ("S-card-115", "ronin 115 D / student 126", "115 126", "name 6; you D w1 f0"),
    ("S-card-115", "ronin 102 115 / student", "~102 -", "? pass, play 115; play 115; ? name 6-8"),
    # 116
    ("S-card-116", "ronin 116 A / student @3,0", "116 -", "step F; stop; ? step F; step F; ? draw 0-2; draw 2; "
     "you @0,-2 cards=2; asks student"),
    ("S-card-116", "ronin 116 B / student @3,0", "116 -", "stop; ? turn right left, stop; turn left; draw 0; asks student"),
    ("S-card-116", "ronin 116 D / student @3,0", "116 -", "stop; draw 0; Q ChangeRing; ring B 0; you B"),
    ("S-card-116 S5.9.terrain", "ronin 116 A / student @3,0 / rocks@0,-1", "116 -", "stop; ? step F; step F; you w1 cards=0; "
     "asks student"),
    # 117
    ("S-card-117", "master 117 / ronin @3,0", "117 -", "step F; step F; turn left; ? line 3 4; line 3; + ring A 1, ring A 2; "
     "ring A 2; you A f2"),
    ("S-card-117 S4.14", "master 117 B deck=127,102,098 / ronin @3,0", "117 -", "step FR; turn right; turn right; turn right; "
     "line 4; ? pass, take 102 127; take 102; you ^3"),
    ("S-card-117", "master 117 D / ronin @3,0 127", "117 -", "stop; line 3; pass; told looked"),
    # 118
    ("S-card-118 S7.7", "warrior 118 126 127 123 A f2 / ronin 048", "118 048", "name 7; Q MayCounter; + play 126; pass; "
     "told blocked; discard 123; discard 126; you f0 w0; "
     "stop; you N discard=123,126,118"),
    ("S-card-118", "warrior 118 B f2 / ronin 126 @0,1", "118 126", "name 5; untold blocked; you w1 f1; settle; you N"),
    ("S-card-118", "warrior 118 D f2 / ronin 126 @-1,1", "118 126", "name 5; told blocked; you f0"),
    # 119
    ("S-card-119", "warrior 119 126 127 123 A f2 / ronin @1,-1", "119 -", "foe w2; discard 123; discard 127; you f0 N hand=126"),
    ("S-card-119", "warrior 119 126 A f2 / ronin @3,0", "119 -", "foe w0; discard 126; you f0 N cards=0"),
    # 120
    ("S-card-120", "master 120 128 B / ronin 048", "120 048", "name 7; stop; Q MayCounter"),
    ("S-card-120", "master 120 126 D / ronin 047", "120 047", "name 6; stop; Q MayCounter; ? pass, play 126"),
    ("S-card-120", "master 120 126 / ronin 048", "120 048", "name 7; stop; untold counters; told blocked; you w0"),
    # 121
    ("S-card-121", "student 121 D / ronin 127", "121 127", "name 4; told blocked; you f1; ? step BL B BR, turn right left, stop; "
     "step B; ? turn right left, stop; stop; "
     "Q ChangeRing; ring A 1; you A f2"),
    ("S-card-121", "student 121 B / ronin 127", "121 127", "name 4; ? turn right left, stop; stop; told blocked; you f0"),
    # 122
    ("S-card-122", "student 122 D / ronin @3,0", "122 -", "step F; turn right; turn right; you f1; ? line 3 4; line 3; "
     "? draw 0-2; draw 2; you D @0,-1 ^2"),
    ("S-card-122", "student 122 / ronin @3,0 127", "122 -", "stop; line 4; told looked; you D f0"),
    # 123
    ("S-card-123 S7.1", "warrior 123 ^2 / ronin 127 @-1,0", "123 127", "name 4; turn right; untold blocked; you ^3"),
    ("S-card-123 S7.1", "warrior 123 ^1 / ronin 127 @-1,0", "123 127", "name 4; turn left; told blocked; foe @-2,0; "
     "? step BL B BR, stop; step B; you @0,1"),
    # 124
    ("S-card-124", "student 124 s3 B / ronin @3,0", "124 -", "step F; turn left; ? cure 0-2; cure 2; you s1; ? draw 0-1; draw 1; "
     "you cards=1"),
    ("S-card-124", "student 124 s1 b2 D / ronin @3,0", "124 -", "stop; ? line 2 3; line 3; you b0 w2; ? draw 0-2; draw 0; "
     "asks ronin"),
    # 125
    ("S-card-125", "ronin 125 A / student", "125 -", "foe s1 @0,-3; ? step F, stop; step F; you @0,-1"),
    ("S-card-125", "ronin 125 B / student", "125 -", "foe s1 @0,-2; + step B F; step B; you @0,1"),
    ("S-card-125", "ronin 125 / student", "125 -", "foe s1 @0,-2; ? step F, stop"),
    # 126
    ("S-card-126", "ronin 126 A / student @0,-2", "126 -", "? step F; step F; foe w1 s1; you f1"),
    ("S-card-126", "ronin 126 B / student @1,-1 f2", "126 -", "turn right; foe w1 s1 f2; you f0"),
    ("S-card-126", "ronin 126 D / student f2", "126 -", "stop; foe w1 s1 f1"),
    # 127, 128
    ("S-card-127", "ronin 127 / student @1,-1", "127 -", "? turn right; turn right; foe @3,-3 w0"),
    ("S-card-128", "master 128 A f1 / ronin @0,-2", "128 -", "? step F; step F; foe w1; you f0"),
    ("S-card-128", "master 128 B f1 / ronin @1,-1", "128 -", "? turn right; turn right; foe w1"),
    ("S-card-128", "master 128 D f1 / ronin", "128 -", "foe w1; you f1"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_card_for_everybody(case: Case) -> None:
    assert_case(case)
