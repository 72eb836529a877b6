"""S13: the frame of solo play and every step of the bots' decision lists."""
import pytest

from kotatsu.games.senjutsu.bot_moves import goal_of
from kotatsu.games.senjutsu.data import BOTS, make_book
from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.fields import Names
from kotatsu.games.senjutsu.phases.setup import sector
from kotatsu.games.senjutsu.printed import bots
from kotatsu.kernel.table import Table
from tests.games.senjutsu.cases import Case, make, params, play

CASES: tuple[Case, ...] = (
    # --- the frame
    ("S13.F.1", "student s1 / warrior-1 @-1,2 ^0 / rocks@1,-1", "stun > Warrior-003", "you w2 @0,0"),
    ("S13.F.1", "student s1 / warrior-1 @-1,2 ^0 / rocks@0,-1", "stun > Warrior-003", "you w2 @0,0"),
    ("S13.F.2", "master 020 / katana-1 @2,0", "020 > 003", "step FL; turn right; turn right; pass; you @-1,0 ^2; katana-1 @0,0"),
    ("S13.F.3", "student s1 / katana-1 behaviour=left", "stun > 028", "katana-1 behaviour=middle"),
    ("S13.F.3", "student s1 / katana-1 behaviour=right", "stun > 028", "katana-1 behaviour=left"),
    ("S13.F.6", "student s1 / katana-1 s1 w1 h1 discard=solo-025", "stun > 028", "katana-1 s1 w1 h1 discard= deck=5"),
    ("S13.F.8", "student s1 / katana-1 @0,-3 w1 s0 / katana-2 @3,-3 / katana-3 @-3,0", "stun > stun 003 003", "katana-1 s1 w1 @0,-3"),
    ("S13.F.8", "student s1 / katana-1 @0,-3 s1 / katana-2 @3,-3 / katana-3 @-3,0", "stun > stun 003 003", "katana-1 out s2"),
    ("S13.F.8 S13.F.19", "ronin 125 / katana-1", "125 > 003", "katana-1 s0; + step F; stop; katana-1 deck=4"),
    ("S13.F.9", "student 127 @0,1 / katana-1 @0,-1 h1", "127 > 024", "stop; slot 1; katana-1 w0 @0,-1"
     if False else "katana-1 initiative=4; slot 1"),
    ("S13.F.13", "warrior 087 A / katana-1", "087 > 005", "told missed" if False else "untold kamae; katana-1 @0,-1"),
    ("S13.F.13", "master 018 D / katana-1", "018 > 005", "slot 1; katana-1 w1; untold discarded" if False else "katana-1 w1; untold discarded"),
    ("S13.F.14", "student 126 / katana-1", "126 > 024", "Q PickBotSlot; ? slot 1, slot 2; slot 2; stop; you w0; katana-1 w1"
     if False else "Q PickBotSlot; ? slot 1, slot 2; slot 1; you w1"),
    ("S13.F.14", "student 126 / katana-1", "126 > 024", "slot 2; stop; katana-1 w1; you w1"),
    ("S13.F.14", "student s1 / katana-1 @0,-1 / katana-2 @1,-1", "stun > 024 019", "you w2; untold first"),
    ("S13.F.15", "student s1 / yari-1 @0,-2", "stun > 004", "yari-1 @0,-2 ^3"),
    ("S13.F.15", "student s1 / katana-1 @0,-2", "stun > 004", "katana-1 @0,-1"),
    ("S13.F.16", "student s1 @0,1 ^0 / ronin s1 @2,-3 ^4 / katana-1 @0,-2 ^3", "stun stun > 024", "ronin w0; student w0"),
    ("S13.F.16", "student s1 @-1,0 ^1 / ronin s1 @1,-1 ^1 / katana-1 @0,-2 ^3", "stun stun > 003", "katana-1 @0,-1"),
    ("S13.F.16", "student s1 @-1,0 ^1 / ronin s1 @1,-1 ^5 / katana-1 @0,-3 ^3", "stun stun > 023", "student w0"),
    ("S13.F.19", "student 127 / katana-1 / rocks@0,-3", "127 > 005", "katana-1 @0,-2 w1"),
    ("S13.F.19 S5.9.figure", "ronin 035 127 / katana-1", "035 > 005", "step F; discard 127; you s1; katana-1 deck=4"),
    ("S13.F.20", "ronin 098 / master s1 @3,0 / katana-1 @0,-3", "098 stun > 005", "step F; stop; table track=master,ronin"),
    ("S13.F.20", "ronin 031 / katana-1", "031 > 029", "asks ronin; Q NameValue; katana-1 named=5"),
    ("S13.F.21", "ronin 126 / student @0,1 126 / katana-1 @0,-1", "126 126 > 003", "asks student"),
    ("S13.F.25", "student s1 A @0,1 / leader-1 @0,-3 ^0", "stun > 008", "you N"),
    ("S13.F.26 S13.D.4", "student 127 / katana-1 deck=stun", "127 > 033", "luck shown stun; you w0 s1; katana-1 s0"),
    ("S13.F.26", "student s1 / katana-1 @0,-3 poisoned=1 deck=solo-003", "stun > poison", "katana-1 @0,-3; table gone=002"),
    ("S13.F.27", "ronin 126 / student @-1,0 126 ^1 / katana-1 @0,-1", "126 126 > 024",
     "asks student; Q PickBotSlot; ? slot 1, slot 2, slot 3; slot 2; asks student; stop"
     if False else "asks student; Q PickBotSlot; ? slot 1, slot 2, slot 3"),
    # --- melee movement
    ("S13.M.0 S13.M.1", "student s1 / katana-1 @0,-3 ^2", "stun > 003", "katana-1 @0,-1 ^3"),
    ("S13.M.1", "student s1 @0,1 / katana-1 @0,-3", "stun > 024", "katana-1 @0,-2"),
    ("S13.M.1", "student s1 / katana-1 @0,-3 behaviour=left", "stun > 003", "katana-1 @-1,-1"
     if False else "katana-1 behaviour=left"),
    ("S13.M.2", "student s1 / katana-1 @0,-2 / rocks@0,-1 -1,0", "stun > 003", "katana-1 @1,-1 ^4"),
    ("S13.M.3", "student s1 / katana-1 @1,-2 ^3 behaviour=right / rocks@0,-1 1,-1 0,-2 2,-2 2,-3 1,-3", "stun > 003", "katana-1 @1,-2 ^3"),
    ("S13.M.3", "student s1 / katana-1 @1,-2 ^4 behaviour=right / rocks@0,-1 1,-1 0,-2 2,-2 2,-3 1,-3", "stun > 003", "katana-1 @1,-2 ^4"),
    ("S13.M.3", "student s1 / katana-1 @0,-2 ^0 behaviour=right / rocks@0,-1 1,-2 1,-3 -1,-1 -1,-2 0,-3", "stun > 003",
     "katana-1 @0,-2 ^4"),
    ("S13.M.4", "student s1 / katana-1", "stun > 003", "untold stepped; untold turned-foe; katana-1 @0,-1 ^3"),
    # --- ranged movement
    ("S13.R.1", "student s1 @0,3 / yumi-1 @0,-2", "stun > 004", "yumi-1 @0,-2 ^3"),
    ("S13.R.2", "student s1 @0,3 / yumi-1 @0,1", "stun > 004", "yumi-1 @0,-1 ^3"),
    ("S13.R.3", "student s1 @0,3 / yumi-1 @0,-2 behaviour=left / rocks@0,-1", "stun > 036", "yumi-1 @-1,-1"),
    ("S13.R.4", "student s1 @0,3 / yumi-1 @0,-2 behaviour=right / rocks@0,-1 1,-2 1,-3", "stun > 036",
     "yumi-1 @-1,-2" if False else "you w0"),
    ("S13.R.5", "student s1 @0,3 / yumi-1 @0,-3", "stun > 004", "yumi-1 @0,-3 ^3"),
    ("S13.R.7", "student s1 @0,2 / yumi-1 @0,0 behaviour=right", "stun > 004", "yumi-1 @2,-2 ^3"),
    ("S13.R.6", "student s1 @0,3 / yumi-1 @2,-1 ^3 behaviour=right", "stun > 004", "yumi-1 @3,-2"),
    # --- attack
    ("S13.A.0", "student s1 / katana-1", "stun > 021", "you w2 b0; katana-1 ^4"),
    ("S13.A.0 S13.A.2b", "student s1 / warrior-1 @1,-3 ^3", "stun > Warrior-N993", "you out; warrior-1 @1,-2"),
    ("S13.A.1", "student s1 / katana-1 @1,0 ^4", "stun > 014", "you w1; katana-1 @0,1 ^5"),
    ("S13.A.1.2", "student s1 / katana-1 @1,0 / rocks@0,1", "stun > 024", "you w1; katana-1 @1,0"),
    ("S13.A.2", "student s1 / katana-1", "stun > 024", "you w1; katana-1 @0,-1; untold stepped"),
    ("S13.A.2b", "student s1 / katana-1 @0,-2", "stun > 024", "you w1; katana-1 @0,-1"),
    ("S13.A.3a", "student 111 / katana-1 @1,-1 ^4", "111 > 017", "name 6; stop; you w1; katana-1 @1,0"),
    ("S13.A.3b", "student 031 / katana-1 @1,-1 ^4", "031 > 017", "name 6; you w1; katana-1 @1,0; untold blocked"),
    ("S13.A.3c", "student s1 / katana-1 @0,-1 / katana-2 @1,-1", "stun > 017 028", "you w1; katana-2 w0; katana-1 @-1,0"
     if False else "you w1; katana-2 w0"),
    ("S13.A.3d", "student 111 / master-1 @0,-1 behaviour=left", "111 > Master-003", "name 6; stop; you w1; master-1 @-1,0"),
    ("S13.A.4a", "student 031 126 / katana-1", "031 > 018", "name 6; told blocked; Q MayCounter"),
    ("S13.A.4b", "student 031 126 / katana-1 stance=defensive", "031 > 018", "name 6; untold blocked; you @0,0 s0; settle; katana-1 @0,-1"),
    ("S13.A.4c", "student 123 / katana-1 stance=defensive", "123 > 024", "name 5; stop; told blocked; katana-1 @0,-2"),
    ("S13.A.5", "student s1 @0,1 / katana-1 @0,-3", "stun > 024", "you w0; katana-1 @0,-2"),
    ("S13.A.6", "student s1 @0,3 / yumi-1 @0,-3", "stun > 036", "you w0"),
    ("S13.A.6", "student s1 @0,3 / yumi-1 @0,1", "stun > 036", "you w1"),
    ("S13.A.6 S12.1", "student 048 @0,3 / yumi-1 @0,-2", "048 > 037", "settle; you w0; yumi-1 @0,-2"),
    ("S13.A.7", "student s1 127 / master-1", "stun > Master-004", "discard 127; you w1; master-1 @0,-1"),
    # --- defence
    ("S13.D.1", "student s1 / katana-1", "stun > 029", "katana-1 named=5 @0,-1; told shields"),
    ("S13.D.2", "student 127 / katana-1", "127 > 029", "katana-1 named=4; told blocked"),
    ("S13.D.2", "student 127 / katana-1 h1", "127 > 029", "katana-1 named=5; told blocked"),
    ("S13.D.2", "student 048 / katana-1", "048 > 029", "katana-1 named=5 w1; settle"),
    ("S13.D.3", "student 048 f1 / katana-1", "048 > 027", "katana-1 named=7; settle"),
    ("S13.D.3", "student 048 f1 / katana-1", "048 > 026", "katana-1 named=4 w1; settle"),
    ("S13.D.4", "student 127 / katana-1", "127 > 033", "luck shown solo-024; you w1 s1"),
    ("S13.D.4", "student 127 / katana-1", "127 > 033", "luck shown solo-003; you w0 s1"),
    ("S13.D.5", "student 127 / katana-1 @0,-1 ^1", "127 > 029", "told blocked; katana-1 w0; you w0 @0,1"),
    ("S13.D.6", "student 047 / ronin-1 deck= discard=solo-025", "047 > Ronin-002", "luck shown solo-025; you w1; ronin-1 w0"),
    ("S13.D.7", "warrior 119 f1 / student 048 @1,-2 / katana-1 @0,-1", "119 048 > 027", "katana-1 named=7"),
    ("S13.D.7", "warrior 119 f1 / ronin 127 @0,-2 / katana-1 @0,-1", "119 127 > 027", "katana-1 named=7"),
    ("S13.D.7", "warrior 119 f1 @0,3 / ronin 127 @0,-2 / katana-1 @0,-1", "119 127 > 027", "katana-1 named=4"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_step_of_a_bots_list(case: Case) -> None:
    play(case)
