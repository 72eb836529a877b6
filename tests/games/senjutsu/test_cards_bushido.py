"""Plain instants, played at the start of a turn, and the cards of them that stay."""
import pytest

from kotatsu.games.senjutsu.door import GAME
from tests.games.senjutsu.cases import Case, assert_case, make, params
from tests.games.senjutsu.scene import Scene

CASES: tuple[Case, ...] = (
    ("S-card-082 S3.1", "ronin 082 deck=078,127,102,098,126 / student @3,0 deck=078,126,123", "",
     "asks ronin; ? pass, play 082; play 082; ? pass, take 098 102 126 127; take 098; asks student; ? pass, take 123 126; "
     "take 126; "
     "Q ChooseCards; student cards=2; ronin cards=2"),
    ("S-card-082", "ronin 082 / student @3,0", "", "play 082; pass; asks student; pass; Q ChooseCards; you cards=1; foe cards=1; "
     "settle"),
    ("S-card-085", "ronin 085 f1 discard=127:down / student @3,0 discard=126:down", "",
     "play 085; you f0 discard=127 stays=085:ronin; foe discard=126"),
    ("S3.1 S8.1 S-card-085", "ronin 085 127 f1 weapon=071 s1 / student @3,0 s1", "",
     "pass; choose stun quiet; choose stun quiet; asks ronin; ? pass, play 085"),
    ("S-card-085 S8.7", "ronin 085 / student @3,0", "", "? pass"),
    ("S-card-088 S3.3.2", "ronin 088 127 f2 A deck=126,125 / student @3,0 B f1 123 122 deck=121", "",
     "play 088; you f0 N w3 cards=3; foe f0 N w3 cards=3"),
    ("S3.1.2 S-card-088 S-card-085", "ronin 088 f1 / student @3,0 deck=082,082,082,082,082,082", "",
     "play 088; asks student; ? pass, play 082"),
    ("S-card-091", "ronin 091 f2 102 032 / student @3,0 102 087", "", "play 091; you f0 stays=091:ronin; Q ChooseCards"),
    ("S-card-092", "ronin 092 f2 127 102 / student @3,0 126 123", "",
     "play 092; ? ban attack, ban meditation; ban attack; Q ChooseCards; ! choose 127 ask, choose 071 ask; "
     "+ choose 102 ask, choose 023 ask"),
    ("S-card-092", "ronin 092 f2 127 102 / student @3,0 126 123", "",
     "play 092; ban meditation; + choose 127 ask, choose 071 ask, choose 023 ask; ! choose 102 ask"),
    ("S-card-093", "ronin 093 f2 127 126 discard=127,126:down / student @3,0", "", "play 093; ! choose 127 ask; + choose 126 ask"),
    ("S-card-094", "ronin 094 f1 048 127 / student @3,0 048", "",
     "play 094; asks student; + forbid 048 127; ! forbid 071 038; forbid 048; asks ronin; forbid 035; ! choose 048 ask; "
     "+ choose 127 ask; table forbidden_cards=048,035"),
    ("S-card-095", "ronin 095 f1 / student @3,0", "", "play 095; you stays=095:ronin"),
)


@pytest.mark.parametrize("case", params(CASES))
def test_a_plain_instant(case: Case) -> None:
    assert_case(case, start_turn=True)


STAYING: tuple[Case, ...] = (
    ("S-card-091", "ronin 102 032 f1 stays=091:ronin / student", "~102 -", "Q Move"),
    ("S-card-091", "ronin 032 104 f1 stays=091:student / student @0,-2", "032 -", "step F; foe b1 h1; asks student"),
    ("S-card-095", "ronin f1 weapon=076 stays=095:ronin / student 127 126", "076 127", "name 4; line 3; foe cards=1; Q Move"),
    ("S-card-095", "student 044 stays=095:ronin / ronin 127 @3,0", "044 -", "untold looked; Q Move"),
    ("S-card-095 S5.9.figure", "ronin 035 127 stays=095:ronin / student", "035 -", "step F; ? discard 127"),
    ("S-card-095 S4.16", "student 122 stays=095:ronin / ronin @3,0", "122 -", "stop; Q DrawUpTo"),
    ("S-card-093 S7.8.1", "ronin 031 126 127 discard=126 stays=093:ronin / student 126", "031 126", "name 5; "
     "? pass, play 127"),
)


@pytest.mark.parametrize("case", params(STAYING))
def test_a_card_that_stays_forbids(case: Case) -> None:
    assert_case(case)


def ended(card: str, payer: str) -> Scene:
    """A turn with a card that stays and somebody who has two focus at its end."""
    focus = {name: 2 if name == payer else 0 for name in ("ronin", "student")}
    return make(f"ronin s1 f{focus['ronin']} stays={card}:ronin / student @3,0 s1 f{focus['student']}").play("stun", "stun")


@pytest.mark.rule("S-card-085", "S-card-091", "S-card-093", "S-card-095", "S22.24", "S3.8.2")
@pytest.mark.parametrize("card", ["085", "091", "093", "095"])
@pytest.mark.parametrize("payer", ["ronin", "student"])
def test_anybody_may_pay_to_remove_it(card: str, payer: str) -> None:
    scene = ended(card, payer)
    assert scene.question() == "MayEnd" and scene.asks() == payer and scene.offers() == ["pass", "pay"]
    scene.do("pay")
    assert scene.get("ronin", "stays") == [] and scene.get("ronin", "discard") == [card] and scene.get(payer, "focus") == 0
    assert ended(card, payer).do("pass").get("ronin", "stays") == [f"{card}:ronin"]


@pytest.mark.rule("S-card-085", "S3.8.3")
def test_courage_turns_every_discard_up() -> None:
    for stays, wanted in (("stays=085:ronin", "123"), ("", "123:down")):
        scene = make(f"ronin s1 121 122 123 124 125 126 {stays} / student @3,0 s1").play("stun", "stun")
        assert scene.question() == "DiscardDown"
        assert scene.do("discard 123").get("ronin", "discard") == [wanted]
    bled = make("ronin s1 b1 stays=085:ronin / student @3,0 s1", start_turn=True)
    assert bled.get("ronin", "discard")[0] not in ("?", "") and ":" not in bled.get("ronin", "discard")[0]


@pytest.mark.rule("S-card-106")
def test_iron_will_spares_the_wound_for_three_turns() -> None:
    scene = make("ronin s3 deck= stays=106:ronin:4 / student @3,0 s4")
    left = []
    for _ in range(4):
        scene.play("stun" if scene.get("ronin", "stuns") else "-", "stun" if scene.get("student", "stuns") else "-").settle()
        left.append((scene.get("ronin", "stays"), scene.get("ronin", "wounds")))
    assert left == [(["106:ronin:3"], 0), (["106:ronin:2"], 0), (["106:ronin:1"], 0), ([], 1)]


PLAYED_BY_ANOTHER: tuple[Case, ...] = (
    ("S-card-094 S-card-042", "ronin 094 f1 / student 042 f2 @0,-1 discard=127", "",
     "play 094; forbid 128; forbid 127; choose 023 ask; choose 042 quiet; take 127; Q Discard; student f2"),
    ("S-card-094 S-card-042", "ronin 094 f1 / student 042 f2 @0,-1 discard=127", "",
     "play 094; forbid 128; forbid 126; choose 023 ask; choose 042 quiet; take 127; ? pass, line 3"),
    ("S8.1 S-card-042", "student 082 042 f2 discard=127 / ronin @3,0", "",
     "play 082; pass; pass; choose 042 ask; choose 023 quiet; take 127; Q Discard; student f2"),
    ("S8.1 S-card-042", "student 082 042 f2 discard=127 / ronin @3,0", "",
     "pass; choose 042 ask; choose 023 quiet; take 127; ? pass, line 3"),
    ("S8.1 S-card-009", "master 082 009 f1 / ronin @0,-3 discard=102,097", "",
     "play 082; pass; pass; choose 009 ask; choose 023 quiet; pass; Q Discard; foe discard=102,097"),
)


@pytest.mark.parametrize("case", params(PLAYED_BY_ANOTHER))
def test_a_card_that_another_plays_is_the_one_instant_and_may_be_forbidden(case: Case) -> None:
    assert_case(case, start_turn=True)


@pytest.mark.rule("S22.12", "S22.24")
def test_what_a_defeated_player_had_in_play_ends() -> None:
    scene = make("ronin 126 126 / master w4 stays=091:master / student 032 @3,-3 f1").play("126", "-", "-")
    assert scene.table.state.out and not scene.table.state.forbidden and scene.get("master", "discard")[0] == "091"


@pytest.mark.rule("S8.6", "S22.24")
def test_a_card_that_stays_was_the_card_of_the_turn() -> None:
    scene = make("ronin 106 025 f3 / student @3,0").play("106", "-").do("stop")
    assert scene.asks() == "ronin" and scene.offers() == ["pass", "play 025"]
    scene.do("play 025")
    assert scene.get("ronin", "stays") == ["106:ronin:4", "025:ronin"]


@pytest.mark.rule("S8.3")
def test_at_the_start_of_a_turn_an_additional_card_is_refused() -> None:
    scene = make("ronin 082 104 032 / student @3,0", start_turn=True)
    for card in ("104", "032", "127"):
        refusal = scene.table.why_not(0, GAME.parse(scene.table.state, f"play {card}"))
        assert refusal is not None and refusal.rule == ("S8.7" if card == "127" else "S8.3")


@pytest.mark.rule("S3.9.3", "S-card-088")
def test_who_falls_when_all_draw_falls_in_the_same_instant() -> None:
    assert_case(("", "ronin 088 f1 w4 deck= / student w4 deck=", "", "play 088; draw"), start_turn=True)
    assert_case(("", "ronin 088 f1 w4 deck= / student w2 deck=035,033 127", "", "play 088; won foe"), start_turn=True)
    assert_case(("", "ronin 088 f1 w2 deck=127,126,125 / student w1 deck=035", "", "play 088; you w4; foe out; won you"),
                start_turn=True)
