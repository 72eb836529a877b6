"""Core weapons, line by line and band by band."""
import pytest

from tests.games.senjutsu.cases import Case, assert_case, params

CASES: tuple[Case, ...] = (
    ("S-card-066", "master 128 f1 weapon=066 / student 127", "066 127", "name 4; ? discard 128; discard 128; "
     "? turn left, stop, turn right; stop; "
     "? pass, line 4; line 4; ? pass, ring D 0; ring D 0; foe D; you f0; Q Move; ? step B BR BL FR FL, stop; step B; "
     "you @0,1 discard=128"),
    ("S-card-066", "master weapon=066 / student 127", "066 127", "name 4; turn right; told blocked; asks master; Q Move"),
    ("S-card-067", "master f1 weapon=067 / student @0,-3", "067 -", "? pass, line 2; pass; foe h1 w0"),
    ("S-card-067 S6.2.2", "master f1 weapon=067 / student @1,-3", "067 -", "? line 2; line 2; + step BR; step BR; stop; foe h1; "
     "you f0"),
    ("S-card-067", "master weapon=067 / student @0,-2 / ronin @0,-1", "067 - -", "student h1; ronin h1"),
    ("S-card-068", "ronin weapon=068 / student", "068 -", "foe w1"),
    ("S-card-068 S6.2.5", "ronin f1 weapon=068 / student", "068 -", "? line 2; line 2; foe w2; you f0"),
    ("S-card-069", "ronin f1 weapon=069 / student", "069 -", "? line 2 3; line 3; ? turn right; turn right; foe w1; "
     "? pass, line 5; line 5; foe h1"),
    ("S-card-069", "ronin weapon=069 / student", "069 -", "line 2; ? step FR; step FR; foe w1; asks student"),
    ("S-card-070 S6.2.2", "student f1 / ronin @1,-1", "070 -", "? line 2; line 2; ? turn right; turn right; foe w1; "
     "you f0; + step B; "
     "step B; turn left; you ^0"),
    ("S-card-070", "student 127 f1 / ronin", "070 -", "discard 127; ? pass, line 2; pass; foe w1; Q Move"),
    ("S-card-071", "ronin / student @-1,0", "071 -", "foe w0; Q Move"),
    ("S-card-071", "ronin f1 / student @0,-2", "071 -", "foe w1; you f1; step F; turn right; you @0,-1 ^1"),
    ("S-card-071", "ronin f1 / student @-1,-1", "071 -", "foe w1"),
    ("S-card-072", "warrior / ronin @1,-1", "072 -", "? turn right; turn right; foe w1"),
    ("S-card-072", "warrior f1 / ronin @1,-1", "072 -", "? line 2 3; line 2; ? step B BR; step B; foe w1; you f0"),
    ("S-card-072", "warrior f1 / ronin @1,-2", "072 -", "line 3; foe w1"),
    ("S-card-073 S6.2.1", "warrior weapon=073 / ronin @0,-3", "073 -", "? step F; step F; foe w1"),
    ("S-card-073", "warrior f1 weapon=073 / ronin @1,-1", "073 -", "? line 3; line 3; ? turn right; turn right; foe w1; you f0"),
    ("S-card-074 S7.6", "student f1 126 weapon=074 128 / ronin 127", "074 127", "name 4; discard 128; Q PayCounter; ? pass, pay; "
     "pay; "
     "Q MayCounter; pass; Q Move; + step B, turn left; step B; turn left; turn left; you @0,1 ^4 f0"),
    ("S-card-074", "student f1 126 weapon=074 / ronin @1,-1 126", "074 126", "name 5; discard 126; told blocked; untold counters; "
     "you f1"),
    ("S-card-075", "master / ronin @1,-2", "075 -", "? step F; step F; foe w1"),
    ("S-card-075", "master f1 / ronin @0,-1", "075 -", "? line 2 3; line 3; ? turn left; turn left; stop; foe w1; you f0"),
    ("S-card-076", "ronin f1 weapon=076 / student 127 126", "076 127", "name 4; ? pass, line 3; line 3; ? discard 126; "
     "discard 126; you f0; "
     "Q Move; step B; turn left; turn left; you ^4"),
    ("S-card-076", "ronin weapon=076 / student @-1,0 127 126", "076 127", "name 4; told blocked; foe cards=1"),
    ("S-card-077 S3.6.3.1", "student f1 weapon=077 / ronin", "077 -", "? pass, pay; pay; you named=6 f0; foe w1; Q Move; + step B"),
    ("S-card-077 S3.6.3.1", "student f1 weapon=077 / ronin @-1,0", "077 -", "pass; you named=4 f1; foe w1; step B; turn left; "
     "turn left; you ^4"),
)

VALUES = {"066": "name 5; ", "074": "name 5; ", "076": "name 5; "}
FIRST_LINE: tuple[Case, ...] = tuple(
    (f"S-card-{weapon} S22.1", f"ronin 127 s1 weapon={weapon} / student @3,-3", f"{weapon} -",
     f"{VALUES.get(weapon, '')}? discard 127; discard 127; you s1 cards=0")
    for weapon in (f"{number:03}" for number in range(66, 78)))


@pytest.mark.parametrize("case", params(CASES))
def test_a_core_weapon(case: Case) -> None:
    assert_case(case)


@pytest.mark.parametrize("case", params(FIRST_LINE))
def test_every_core_weapon_begins_with_a_discard(case: Case) -> None:
    assert_case(case)
