"""The Master's cards, line by line and band by band."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, params

CASES: tuple[Case, ...] = (
    # 008: discard, move, then one of three
    ("S-card-008", "master 111 128 discard=127 / ronin @3,0 s1", "- stun",
     "? discard 111 128; discard 128; Q Move; step B; turn right; turn right; ? line 3 4 5; line 4; ? discard 111; discard 111; "
     "? take 127 128; take 127; you cards=2 discard=128,111 @0,1 ^2"),
    ("S-card-008", "master 126 102 deck=128,128,128 / ronin @3,0 s1", "- stun",
     "discard 126; stop; ? line 3 4 5; line 3; ? draw 0-2; draw 2; you discard=126 cards=4"),
    ("S-card-008 S4.16", "master / ronin @3,0 s1", "- stun", "Q Move; stop; ? line 3 5; line 5; + ring A 1; ring A 1; you A f1"),
    ("S-card-008", "master 128 discard=102 deck=128 / ronin @3,0 s1", "- stun", "discard 128; stop; ? line 3 5"),
    # 009: a foe's Jade or Gold card is played
    ("S-card-009", "master 009 f1 / ronin @0,-3 B discard=097,102", "009 -",
     "? pass, line 1; line 1; ? switch A B D; switch D; you f0 D; ? take 097; take 097; foe N; table track=master,ronin; settle; "
     "foe discard=102,097; you discard=009"),
    ("S-card-009 S22.25", "master 009 f1 / ronin @0,-3 discard=083,025:down", "009 -", "pass; ? take 083; take 083; asks ronin; "
     "settle; "
     "foe discard=025:down,083"),
    ("S-card-009 S3.8.5", "master 009 / ronin @0,-3 discard=127", "009 -", "asks ronin; you N"),
    # 010
    ("S-card-010", "master 010 f1 B / ronin", "010 -",
     "? step FL; step FL; foe w1; ? pass, line 3; line 3; ? poison crippling; poison crippling; you f0; ? switch A B D; switch A; "
     "you A; foe poison_within=6"),
    ("S-card-010", "master 010 / ronin @3,0", "010 -", "? step FL FR, turn right, turn left; step FR; ? turn right left, stop; "
     "stop; asks ronin; foe w0"),
    # 011: by kamae
    ("S-card-011", "master 127 011 f2 D deck=123,114,126,122 / ronin @3,0", "127 -",
     "stop; ? pass, play 011; play 011; ? line 3 4; line 3; ? pass, take 123; take 123; you f1 hand=123"),
    ("S-card-011", "master 127 011 f2 D deck=123,114,126 / ronin @3,0", "127 -",
     "stop; play 011; line 4; you f0; ? pass, take 114; take 114; you hand=114"),
    ("S-card-011", "master 123 011 f2 A deck=127,112,121 / ronin @3,0", "123 -",
     "name 5; stop; stop; ? pass, play 011; play 011; ? line 1 2; line 1; ? pass, take 127; pass"),
    ("S-card-011", "master 123 011 f2 A deck=127,112,121 / ronin @3,0", "123 -",
     "name 5; stop; stop; play 011; line 2; ? pass, take 112; you f0"),
    ("S-card-011", "master 127 011 f1 B deck=122,102,121 / ronin @3,0", "127 -", "stop; play 011; ? pass, take 122"),
    ("S-card-011", "master 127 011 f2 B deck=122,102,121 / ronin @3,0", "127 -", "stop; play 011; line 6; ? pass, take 102"),
    ("S-card-011", "master 127 011 f2 / ronin @3,0", "127 -", "stop; play 011; asks ronin; you f1"),
    # 012
    ("S-card-012", "master 012 f1 / ronin 127 126 123 @3,0", "012 -",
     "? shuffle 126 127; shuffle 126; ? shuffle 123; shuffle 123; asks master; ? switch A B D; switch B; you B f0; foe cards=4; "
     "told looked"),
    ("S-card-012 S22.10", "master 012 f1 / ronin @3,0 deck=", "012 -", "foe w3"),
    ("S-card-012 S22.10", "master 012 f1 / ronin 127 @3,0 deck=", "012 -", "shuffle 127; foe w2 hand=127"),
    # 013
    ("S-card-013", "master 127 013 f2 B / ronin @0,-3 f3", "127 -",
     "stop; play 013; ? pass, line 1; line 1; foe f1; you f0; ? line 5 6; line 5; foe @0,-2; asks ronin"),
    ("S-card-013", "master 127 013 f2 A / ronin @0,-3 f3", "127 -",
     "stop; play 013; pass; ? pass, line 2; line 2; foe cards=2; ? step F FR BR B BL FL, stop; step F; you @0,-1; asks ronin"),
    ("S-card-013", "master 127 013 f1 D / ronin @0,-3", "127 -", "stop; play 013; ? draw 0-2; draw 1; you cards=1"),
    ("S-card-013 S6.8.5", "master 127 013 f1 B @0,2 / ronin @1,-1", "127 -", "stop; play 013; line 6; foe @1,-2"),
    ("S-card-013 S6.8.5 S6.8.2", "master 127 013 f1 B @0,2 / ronin @1,-1", "127 -", "stop; play 013; line 5; foe @1,0"),
    ("S-card-013 S6.8.6", "master 122 013 f1 B / ronin", "122 -", "asks master; stop; line 3; draw 0; Q MayInstant"),
    # 014
    ("S-card-014", "master 014 f1 @0,1 deck=127,126,122 / ronin @0,-2 deck=125,104,035", "014 -",
     "? step FL F FR BR B BL, turn right left, stop; stop; ? take 122 126 127; take 127; you hand=127; ? take 035 104 125; "
     "take 104; "
     "foe hand=104 deck=2"),
    ("S-card-014 S10.3", "master 014 f1 @0,1 deck=127,126,122 / ronin @0,-3", "014 -", "stop; take 127; asks ronin; foe cards=0"),
    # 015
    ("S-card-015", "master 015 / ronin @0,1", "015 -", "? switch A B D; switch B; foe w1; asks ronin; you B"),
    ("S-card-015", "master 015 / ronin @0,2", "015 -", "? switch A; switch A; ? step B; step B; foe w1"),
    ("S-card-015", "master 015 f1 / ronin @0,1", "015 -", "switch D; ? pass, line 5; line 5; foe w1 s1 h1; you f0"),
    ("S-card-015", "master 015 / ronin @1,0", "015 -", "? switch B D; switch B; ? turn left; turn left; foe w1"),
    ("S-card-015 S3.6.4.3", "master 102 015 / ronin @0,1", "~102 -", "? pass, play 015; play 015; switch B; foe w1; "
     "you discard=102"),
    # 016
    ("S-card-016", "master 016 D ^3 / ronin 127", "016 127",
     "? name 4-9; name 4; ? turn right left; turn right; ? turn right; turn right; turn right; you ^0; told blocked; told looked; "
     "foe w0; you @0,0"),
    ("S-card-016", "master 016 B ^3 / ronin 127 f1", "016 127", "name 4; turn left; turn left; turn left; foe f0"),
    ("S-card-016 S3.5.3", "master 016 / ronin", "", "! choose 016 quiet, choose 016 ask"),
    # 017: a block succeeded, now counters
    ("S-card-017", "master 111 017 126 D / ronin @0,-1 128 f1", "111 128", "name 7; foe w0; you w1"),
    ("S-card-017", "master 080 017 126 D f3 / ronin 128 f1", "080 128",
     "name 8; stop; Q MayCounter; pass; ? pass, play 017; play 017; Q MayCounter; ? pass, play 126; play 126; "
     "foe w1 s1"),
    ("S-card-017", "master 120 017 126 B / ronin 048", "120 048", "name 7; stop; Q MayCounter; pass; play 017; Q MayCounter; "
     "? pass, play 126"),
    ("S-card-017", "master 123 017 126 A / ronin 126", "123 126", "name 5; stop; play 017; Q MayCounter; ? pass, play 126"),
    ("S-card-017", "master 123 017 126 f1 / ronin 126", "123 126", "name 5; stop; play 017; ? pass, line 4; line 4; "
     "you f0 cards=3; foe cards=2"),
    # 018
    ("S-card-018", "master 018 f1 A / ronin @-1,0", "018 -", "foe w1; ? pass, line 2; line 2; ? step BL B BR; step B; you @0,1; "
     "foe w0 b1"),
    ("S-card-018", "master 018 D / ronin 127 @1,-1", "018 -", "foe w1; ? discard 127; discard 127; foe cards=0"),
    ("S-card-018", "master 018 B / ronin", "018 -", "foe w1 h1"),
    ("S-card-018", "master 018 / ronin", "018 -", "foe w1 h0 b0; asks ronin"),
    # 019
    ("S-card-019", "master 019 / ronin", "019 -", "foe w0; asks ronin"),
    ("S-card-019", "master 019 A / ronin @1,-1", "019 -", "? turn right; turn right; foe w2"),
    ("S-card-019", "master 019 D / ronin @-2,0", "019 -", "Q Move; + step FL; step FL; turn right; foe w0"),
    ("S-card-019", "master 019 D / ronin @0,-2", "019 -", "step F; turn right; foe b1 w0; you @0,-1 ^1"),
    ("S-card-019", "master 019 B / ronin @0,-2", "019 -", "step F; turn left; foe w1"),
    # 020
    ("S-card-020", "master 020 A / ronin @3,0", "020 -",
     "? step FL FR; step FL; ? step F, stop; step F; ? turn right left, stop; turn left; turn left; Q ChangeRing; ring D 1; "
     "you @-1,-1 ^4 D f1"),
    ("S-card-020", "master 020 B / ronin @3,0", "020 -", "step FR; stop; ? draw 0-2; draw 2; you cards=2; Q ChangeRing"),
    ("S-card-020", "master 020 D deck=127,102 / ronin @3,0", "020 -", "step FR; stop; ? pass, take 127; take 127; Q ChangeRing"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_card_of_the_master(case: Case) -> None:
    assert_case(case)
