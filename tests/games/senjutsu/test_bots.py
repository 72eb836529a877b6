"""S13: the frame of solo play and every step of the bots' decision lists."""
import pytest

from kotatsu.games.senjutsu.bot_moves import goal_of
from kotatsu.games.senjutsu.data import BOTS
from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.phases.setup import sector
from kotatsu.games.senjutsu.printed import bots
from kotatsu.kernel.table import Table
from tests.games.senjutsu.cases import Case, assert_case, make, params, play

CASES: tuple[Case, ...] = (
    # --- the frame
    ("S13.F.1", "student s1 / warrior-1 @-1,2 ^0 / rocks@1,-1", "stun > Warrior-003", "you w2 @0,0"),
    ("S13.F.1", "student s1 / warrior-1 @-1,2 ^0 / rocks@0,-1", "stun > Warrior-003", "you w2 @0,0"),
    ("S13.F.1", "student s1 / warrior-1 @1,1 ^0 / rocks@-1,0", "stun > Warrior-003", "you w2 @0,0"),
    ("S13.F.1", "student s1 / warrior-1 @1,1 ^0 / rocks@0,-1", "stun > Warrior-003", "you w2 @0,0"),
    ("S13.F.1", "student s1 / master-1 @-1,0 ^5 behaviour=left / rocks@1,-1", "stun > Master-003", "you w1; master-1 @0,-1 ^4"),
    ("S13.F.2", "master 020 / katana-1 @2,0", "020 > 003", "step FL; turn right; turn right; pass; you @-1,0 ^2; katana-1 @0,0"),
    ("S13.F.3", "student s1 / katana-1 behaviour=left", "stun > 028", "katana-1 behaviour=middle"),
    ("S13.F.3", "student s1 / katana-1 behaviour=right", "stun > 028", "katana-1 behaviour=left"),
    ("S13.F.6", "student s1 / katana-1 s1 w1 h1 discard=solo-025", "stun > 028", "katana-1 s1 w1 h1 discard= deck=5"),
    ("S13.F.8 S13.F.26", "student s1 / katana-1 @0,-3 w1 s0 / katana-2 @3,-3 / katana-3 @-3,0", "stun > stun 003 003",
     "katana-1 s1 w1 @0,-3"),
    ("S13.F.8 S13.F.26", "student s1 / katana-1 @0,-3 s1 / katana-2 @3,-3 / katana-3 @-3,0", "stun > stun 003 003",
     "katana-1 out s2"),
    ("S13.F.8 S13.F.19", "ronin 125 / katana-1", "125 > 003", "katana-1 s0; + step F; stop; katana-1 deck=4"),
    ("S13.F.9", "student 127 @0,1 / katana-1 @0,-1 h1", "127 > 024", "katana-1 initiative=4; slot 1"),
    ("S13.F.13", "warrior 087 A / katana-1", "087 > 005", "untold kamae; katana-1 @0,-1"),
    ("S13.F.13", "master 018 D / katana-1", "018 > 005", "katana-1 w1; untold discarded"),
    ("S13.F.14", "student 126 / katana-1", "126 > 024", "Q PickBotSlot; ? slot 1, slot 2; slot 1; you w1"),
    ("S13.F.14", "student 126 / katana-1", "126 > 024", "slot 2; katana-1 w1; you w1"),
    ("S13.F.14", "student s1 / katana-1 @0,-1 / katana-2 @1,-1", "stun > 024 019", "you w2; untold first"),
    ("S13.F.15", "student s1 / yari-1 @0,-2", "stun > 004", "yari-1 @0,-2 ^3"),
    ("S13.F.15", "student s1 / katana-1 @0,-2", "stun > 004", "katana-1 @0,-1"),
    ("S13.F.16", "student s1 @0,1 ^0 / ronin s1 @2,-3 ^4 / katana-1 @0,-2 ^3", "stun stun > 024", "ronin w0; student w0"),
    ("S13.F.16", "student s1 @-1,0 ^1 / ronin s1 @1,-1 ^1 / katana-1 @0,-2 ^3", "stun stun > 003", "katana-1 @0,-1"),
    ("S13.F.16", "student s1 @-1,0 ^1 / ronin s1 @1,-1 ^5 / katana-1 @0,-3 ^3", "stun stun > 023", "student w0"),
    ("S13.F.16", "student s1 @0,1 ^0 / ronin s1 @2,-3 ^4 / katana-1 @0,-1 ^0", "stun stun > 003", "katana-1 @1,-2 ^1"),
    ("S13.F.12", "master 016 043 f1 B ^3 / katana-1 w2 / katana-2 @3,-3 / rocks@1,-1 -1,0", "016 > 024 003",
     "name 5; turn right; turn right; turn right; play 043; turn right; katana-1 out; switch A; untold looked"),
    ("S13.F.12 S-card-095", "student 044 stays=095:student / katana-1 @0,-3", "044 > 003", "told missed; untold looked"),
    ("S13.F.12", "master 016 B ^3 / katana-1 @0,-1 / katana-2 @3,-3", "016 > 024 003",
     "name 5; turn right; turn right; turn right; told looked; katana-1 deck=3; katana-2 known_tops="),
    ("S13.F.19", "student 127 / katana-1 / rocks@0,-3", "127 > 005", "katana-1 @0,-2 w1"),
    ("S13.F.19 S5.9.figure", "ronin 035 127 / katana-1", "035 > 005", "step F; discard 127; you s1; katana-1 deck=4"),
    ("S13.F.20", "ronin 098 / master s1 @3,0 / katana-1 @0,-3", "098 stun > 005", "step F; stop; table track=master,ronin"),
    ("S13.F.20", "ronin 031 / katana-1", "031 > 029", "asks ronin; Q NameValue; katana-1 named=5"),
    ("S13.F.21", "ronin 126 / student @0,1 126 / katana-1 @0,-1", "126 126 > 003", "asks student"),
    ("S13.F.25", "student s1 A @0,1 / leader-1 @0,-3 ^0", "stun > 008", "you N"),
    ("S13.F.26 S13.D.4", "student 127 / katana-1 deck=stun", "127 > 033", "luck shown stun; you w0 s1; katana-1 s0"),
    ("S13.F.26", "student s1 / katana-1 @0,-3 poison_within=1 deck=solo-003", "stun > poison", "katana-1 @0,-3; table gone=002"),
    ("S13.D.5 S13.D.7", "ronin s1 / warrior 107 @0,-3 ^3 / katana-1 @0,-1 ^2", "stun 107 > 029",
     "told blocked; katana-1 w0; foe s1"),
    ("S13.D.7", "warrior 113 / student 048 @0,-2 ^3 / katana-1 @0,-1", "113 048 > 027", "katana-1 named=7"),
    ("S12.1 S12.2", "ronin 106 f2 @0,3 / yumi-1 @0,-2 ^3", "106 > 037", "stop; told missed; ronin w0"),
    ("S13.F.26", "student s1 / katana-1 @0,-3 poison_within=3", "stun > 003", "katana-1 poison_within=2"),
    ("S13.F.27", "ronin 126 / student @-1,0 126 ^1 / katana-1 @0,-1", "126 126 > 024",
     "asks student; Q PickBotSlot; ? slot 1, slot 2, slot 3"),
    ("S13.F.27 S13.F.14", "student 126 / katana-1 @0,-1 / katana-2 @1,-1", "126 > 024 019",
     "slot 1; Q PickBotSlot; ? slot 1, slot 2; slot 1; you w2"),          # bots in one slot: their order is not the player's
    # --- a change of behaviour above an attack
    ("S13.F.3.2", "student s1 / katana-1 @1,-2 ^3 behaviour=middle", "stun > N999", "you w2; katana-1 @1,-1 ^4 behaviour=right"),
    ("S13.F.3.2", "student s1 / katana-1 @1,-2 ^3 behaviour=left", "stun > N999", "you w2; katana-1 @0,-1 behaviour=middle"),
    ("S13.F.3.2", "student s1 / katana-1 @1,-2 ^3 behaviour=right", "stun > N999", "you w2; katana-1 @0,-1 behaviour=left"),
    ("S13.F.3.2", "student s1 / katana-1 @1,-2 ^3 behaviour=middle toxins=paralysing:2", "stun > N999",
     "you w2; katana-1 @0,-1 behaviour=middle"),
    ("S13.F.3.2 S13.A.4b", "student 031 / katana-1 stance=defensive", "031 > 017",
     "name 6; untold blocked; katana-1 behaviour=middle"),
    # --- melee movement
    ("S13.M.0 S13.M.1", "student s1 / katana-1 @0,-3 ^2", "stun > 003", "katana-1 @0,-1 ^3"),
    ("S13.M.1", "student s1 @0,1 / katana-1 @0,-3", "stun > 024", "katana-1 @0,-2"),
    ("S13.M.1", "student s1 / katana-1 @0,-3 behaviour=left", "stun > 003", "katana-1 behaviour=left"),
    ("S13.M.1", "student s1 / katana-1 behaviour=right", "stun > 003", "katana-1 @1,-1 ^4"),
    ("S13.M.1", "student s1 @-3,0 ^3 / katana-1 @-3,2 ^0", "stun > 003", "katana-1 @-3,1 ^0"),
    ("S13.M.2", "student s1 / katana-1 @0,-2 / rocks@0,-1 -1,0", "stun > 003", "katana-1 @1,-1 ^4"),
    ("S13.M.3", "student s1 / katana-1 @1,-2 ^3 behaviour=right / rocks@0,-1 1,-1 0,-2 2,-2 2,-3 1,-3", "stun > 003",
     "katana-1 @1,-2 ^3"),
    ("S13.M.3", "student s1 / katana-1 @1,-2 ^4 behaviour=right / rocks@0,-1 1,-1 0,-2 2,-2 2,-3 1,-3", "stun > 003",
     "katana-1 @1,-2 ^4"),
    ("S13.M.3", "student s1 / katana-1 @0,-2 ^0 behaviour=right / rocks@0,-1 1,-2 1,-3 -1,-1 -1,-2 0,-3", "stun > 003",
     "katana-1 @0,-2 ^4"),
    ("S13.M.4", "student s1 / katana-1", "stun > 003", "untold stepped; untold turned-foe; katana-1 @0,-1 ^3"),
    # --- ranged movement
    ("S13.R.1", "student s1 @0,3 / yumi-1 @0,-2", "stun > 004", "yumi-1 @0,-2 ^3"),
    ("S13.R.2", "student s1 @0,3 / yumi-1 @0,1", "stun > 004", "yumi-1 @0,-1 ^3"),
    ("S13.R.3", "student s1 @0,3 / yumi-1 @0,-2 behaviour=left / rocks@0,-1", "stun > 036", "yumi-1 @-1,-1"),
    ("S13.R.4", "student s1 @0,3 / yumi-1 @0,-2 behaviour=right / rocks@0,-1 1,-2 1,-3", "stun > 036",
     "you w0"),
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
    ("S13.A.3c", "student s1 / katana-1 @0,-1 / katana-2 @1,-1", "stun > 017 028", "you w1; katana-2 w0"),
    ("S13.A.3d", "student 111 / master-1 @0,-1 behaviour=left", "111 > Master-003", "name 6; stop; you w1; master-1 @-1,0"),
    ("S13.A.4a", "student 031 126 / katana-1", "031 > 018", "name 6; told blocked; Q MayCounter"),
    ("S13.A.4b", "student 031 126 / katana-1 stance=defensive", "031 > 018", "name 6; untold blocked; you @0,0 s0; settle; "
     "katana-1 @0,-1"),
    ("S13.A.4a S13.A.3c", "student s1 / katana-1 @0,-1 / katana-2 @1,-1 / rocks@-1,0", "stun > 017 028", "you w1; katana-2 w1"),
    ("S13.A.4b S13.A.3c", "student s1 / katana-1 @0,-1 stance=defensive / katana-2 @1,-1 / rocks@-1,0", "stun > 017 028",
     "you w0; katana-2 w0"),
    ("S13.A.4b S13.A.4c", "student 111 / katana-1 @-1,0 ^2 stance=defensive / katana-2 @-1,1", "111 > 017 003",
     "name 6; stop; told blocked; katana-1 @0,-1; katana-2 w0"),          # it can attack without hitting the other bot
    ("S13.A.4a", "student 111 / katana-1 @-1,0 ^2 / katana-2 @-1,1", "111 > 017 003",
     "name 6; stop; untold blocked; katana-1 @-1,0; katana-2 w1; you w1"),
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
    assert_case(case)


@pytest.mark.rule("S13.F.4")
def test_a_bots_card_lies_face_down_until_reveal() -> None:
    scene = make("student s1 / katana-1 @0,-3 deck=solo-003,solo-003,solo-003,solo-003,solo-003,solo-003", start_turn=True)
    for view in scene.views():
        assert (view["figures"][1]["deck"], view["figures"][1]["played"]) == (5, "?")
    scene.play("stun")
    assert "revealed" in scene.told() and scene.view()["figures"][1]["discard"] == ["solo-003"]


@pytest.mark.rule("S13.F.5")
def test_an_empty_bot_deck_takes_its_discard_pile_first() -> None:
    scene = make("student s1 / katana-1 @0,-3 deck= discard=solo-003,solo-004,solo-005,solo-024,solo-025,solo-026", start_turn=True)
    assert scene.view()["figures"][1]["deck"] == 5 and scene.view()["figures"][1]["discard"] == []


@pytest.mark.rule("S13.F.7", "S13.F.8", "S13.F.22", "S13.F.17")
@pytest.mark.parametrize(("count", "limit", "hexes", "behaviours"), [
    (1, 7, ["0,-3"], ["middle"]), (2, 3, ["-3,0", "3,-3"], ["left", "right"]),
    (3, 2, ["-3,0", "-1,-2", "3,-3"], ["left", "middle", "right"]),
    (4, 1, ["-3,0", "-1,-2", "1,-3", "3,-3"], ["left", "middle", "middle", "right"])])
def test_bots_at_the_start(count: int, limit: int, hexes: list[str], behaviours: list[str]) -> None:
    options = {"mode": "solo", "players": 1, "characters": ["student"], "bots": ["katana"] * count, "terrain": "none"}
    table = Table.new(GAME, options)
    while table.state.turn == 0:
        table.do(0, table.legal_texts(0)[0])
    view = table.view(0)
    assert [bot["hex"] for bot in view["figures"][1:]] == hexes and view["figures"][0]["hex"] == "0,3"
    assert [bot["behaviour"] for bot in view["figures"][1:]] == behaviours
    assert [bot["stance"] for bot in view["figures"][1:]] == ["aggressive", "defensive", "aggressive", "defensive"][:count]
    assert list(table.state.limit[1:]) == [limit] * count
    if count == 1:
        assert view["figures"][1]["facing"] == 3


@pytest.mark.rule("S13.F.17")
def test_behaviour_by_where_a_bot_stands() -> None:
    scene = make("student @0,3")
    board = scene.table.state.book.board
    places = {(-3, 0): 0, (-1, -2): 1, (3, -3): 2, (0, -3): 1, (1, -3): 1}
    for place, wanted in places.items():
        assert sector(scene.table.state, 0, board.at(*place)) == wanted
    behind = make("student @0,0 ^3")
    assert sector(behind.table.state, 0, behind.table.state.book.board.at(0, -2)) == 1


@pytest.mark.rule("S13.F.9")
def test_hobbles_and_bleeding_of_a_bot() -> None:
    scene = make("student s1 / katana-1 @0,-3 b1 deck=solo-003,solo-003,solo-003,solo-003,solo-003", start_turn=True)
    assert scene.view()["figures"][1]["deck"] == 3 and scene.view()["figures"][1]["discard"] == ["?"]
    empty = make("student s1 / katana-1 @0,-3 b1 deck= discard=solo-003,solo-004", start_turn=True)
    assert empty.view()["figures"][1]["deck"] == 1 and empty.view()["figures"][1]["discard"] == []
    play(("", "student 126 @0,3 / katana-1 @0,-3 h1", "126 > 024", "Q Move; katana-1 initiative=4"))
    play(("", "student 117 @0,3 / katana-1 @0,-3", "117 > 024", "Q Move; katana-1 @0,-2"))
    play(("", "student 117 @0,3 / katana-1 @0,-3 h1", "117 > 024", "Q Move; katana-1 @0,-3 initiative=1"))


@pytest.mark.rule("S13.F.15", "S13.F.24")
def test_preferred_distances_and_goal_hexes() -> None:
    assert {name: bots()[name].prefers for name in BOTS} == {
        "leader": 1, "katana": 1, "yari": 2, "yumi": 5, "arquebusier": 6, "master": 1, "student": 1, "ronin": 2, "warrior": 2}
    for behaviour, wanted in (("left", (-2, 0)), ("middle", (0, -2)), ("right", (2, -2))):
        scene = make(f"student / yari-1 @0,-3 behaviour={behaviour}")
        assert goal_of(scene.table.state, 1, 0) == wanted


@pytest.mark.rule("S13.R.6")
def test_the_goal_point_of_a_ranged_bot_may_lie_off_the_board() -> None:
    for behaviour, wanted in (("middle", (0, -2)), ("right", (5, -2))):
        scene = make(f"student @0,3 / yumi-1 @0,-3 behaviour={behaviour}")
        assert goal_of(scene.table.state, 1, 0) == wanted


@pytest.mark.rule("S13.F.23")
def test_all_bots_or_all_players_defeated() -> None:
    won = play(("", "student 126 / katana-1 w6", "126 > 003", "won you"))
    assert won.table.state.results == [1]
    lost = play(("", "student s1 w4 / katana-1", "stun > 024", ""))
    assert lost.table.state.results == [-1]
    both = play(("", "student s1 w4 / ronin s1 @3,0 / katana-1", "stun stun > 024", ""))
    assert both.table.state.results == [] and both.at("student") == "None" and both.view()["out"] == [0]


@pytest.mark.rule("S13.F.12")
def test_looking_at_a_bot_shows_its_two_top_cards() -> None:
    scene = play(("", "student 044 @0,3 / katana-1 @0,-3 deck= discard=solo-024,solo-025", "044 > 003", "stop; settle"))
    assert scene.view("student")["figures"][1]["known"] == ["solo-024", "solo-025"]
    assert scene.view()["figures"][1]["known"] == []
    scene.settle().play("-", keep=False)
    assert len(scene.table.state.known_tops[1]) <= 1     # the top card was one of them


@pytest.mark.rule("S13.F.26")
def test_a_buried_stun_defeats_nobody() -> None:
    scene = make("student s1 / katana-1 @0,-3 b1 s0 deck=stun limit=2", start_turn=True)
    assert scene.get("katana-1", "stuns") == 0 and scene.view()["out"] == []


@pytest.mark.rule("S13.F.11", "S10.poisons")
def test_poisons_on_a_bot() -> None:
    for kind, check in (("fog", "stance"), ("paralysing", "behaviour"), ("virulent", "limit"), ("crippling", "poison_within")):
        scene = make("master 010 f1 / katana-1 stance=aggressive behaviour=middle", ["solo-017"], options={"poisons": "all"})
        scene.table.state_luck("shown solo-017")
        scene.play("010").do("step FL", "line 3", f"poison {kind}")
        if kind == "fog":
            assert scene.question() == "StanceOfBot" and scene.offers() == ["pass", "stance defensive"]
            assert scene.do("stance defensive").get("katana-1", "stance") == "defensive" and not scene.get("katana-1", "toxins")
        elif kind == "paralysing":
            assert scene.get("katana-1", "behaviour") == "middle"            # 017 could not change it
        elif kind == "virulent":
            assert scene.get("katana-1", "toxins") == ["virulent:3"]
        else:
            assert scene.get("katana-1", "poison_within") > 0, check


@pytest.mark.rule("S13.F.17")
def test_behaviour_and_stance_by_chance_as_an_option() -> None:
    found = set()
    for seed in range(12):
        options = {"mode": "solo", "players": 1, "characters": ["student"], "terrain": "none", "random_bots": True}
        table = Table.new(GAME, options, seed)
        while table.state.turn == 0:
            table.do(0, table.legal_texts(0)[0])
        bot = table.view(0)["figures"][1]
        found.add((bot["behaviour"], bot["stance"]))
    assert len(found) > 2
