"""What a preview shows is what happens if nobody interferes."""
import zlib

import pytest
from conform.previews import check

from kotatsu.games.senjutsu.book import Instant, Kind
from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.preview import preview
from kotatsu.games.senjutsu.printed import printed
from kotatsu.games.senjutsu.walking import Walk
from kotatsu.hexes.board import hexagon
from kotatsu.kernel.luck import Luck
from tests.games.senjutsu.cases import make
from tests.games.senjutsu.cases import play as play_case
from tests.games.senjutsu.previews import PREVIEWS

PLACES = [place for place in hexagon(2) if place != (0, 0)]
WALKS = [id for card, id in enumerate(printed().ids[:printed().players]) if any(
    isinstance(deed, Walk) and deed.must and not line.heading.success for place in printed().parts[card]
    for line in printed().cards[card].lines[place:printed().cards[card].lines[place].part_end] for deed in line.deeds)]
ATTACKS = [id for card, id in enumerate(printed().ids[:printed().players]) if printed().kind[card] == Kind.ATTACK]


@pytest.mark.rule("S6.2.1", "S6.2.2", "S6.2.3")
@pytest.mark.parametrize("id", ATTACKS)
def test_an_attack_that_can_come_to_hit_does_so_whatever_is_answered(id: str) -> None:
    card = printed().ids.index(id)
    needs = [letter for bit, letter in ((1, "A"), (2, "B"), (3, "D")) if printed().needs[card] >> bit & 1] or ["N", "A", "B", "D"]
    for number in range(8):
        chance = zlib.crc32(f"{id} {number}".encode())
        q, r = PLACES[chance % len(PLACES)]
        held = f"weapon={id}" if printed().is_core[card] else id
        focus = min(3, printed().cost[card] + chance // 31 % 2)
        scene = make(f"ronin {held} {needs[chance // 7 % len(needs)]} f{focus} / student @{q},{r}")
        seen = preview(scene.table.state, 0, card)[0]
        scene.play(id, "-")
        while scene.asks() == "ronin" and scene.table.state.value in (seen.value, 255, scene.table.state.named[0]):
            offers = scene.offers()
            chance = zlib.crc32(f"{chance} {offers}".encode())
            scene.do(offers[chance % len(offers)])
        missed = scene.told().index("missed") if "missed" in scene.told() else 10 ** 6
        later = [place for place, kind in enumerate(scene.told()) if kind == "resolves"]
        in_first_part = missed < (later[1] if len(later) > 1 else 10 ** 6)
        if seen.reaches:
            assert not in_first_part, (id, q, r, scene.told())
        else:
            told = set(scene.told()[:later[1] if len(later) > 1 else None])
            assert in_first_part or "bumped" in told or not {"wounded", "stunned"} & told


@pytest.mark.parametrize(("id", "kamae", "hits", "shields"), [
    ("048", "N", {"0,-1": 1, "-1,0": 1}, []), ("113", "A", {"0,-1": 2}, []), ("099", "B", {}, ["0,-1", "1,-1", "1,0"]),
    ("099", "N", {}, ["1,-1", "1,0"]), ("126", "N", {"0,-1": 1}, []), ("019", "N", {}, [])])
def test_lit_hexes(id: str, kamae: str, hits: dict[str, int], shields: list[str]) -> None:
    scene = make(f"ronin {id} {kamae} / student @3,0")
    part = preview(scene.table.state, 0, printed().ids.index(id))[0]
    names = [f"{q},{r}" for q, r in scene.table.state.book.board.places]
    assert {names[cell]: wounds for cell, wounds in part.hits.items()} == hits
    assert [names[cell] for cell in part.shields] == shields


# The ghost of the mandatory movement, what is hit from there for certain, and what after some of the ways only.
@pytest.mark.rule("S5.5", "S6.2.1", "S5.9.terrain")
@pytest.mark.parametrize(("figures", "id", "lands", "hits", "may_hit"), [
    ("ronin 126 / student @3,0", "126", "", "0,-1", ""),                                        # nothing mandatory
    ("ronin 019 A / student @3,0", "019", "0,0^1 0,0^5", "", "-1,0 1,-1"),
    ("ronin 105 / student @0,-3", "105", "-1,0^0 1,-1^0", "0,-1", "-2,0 -1,-1 1,-2 2,-2"),
    ("ronin 105 B / student @0,-1 / rocks@1,-1", "105", "-1,0^0", "-1,-1 -2,0 0,-1", ""),       # rocks close the other way
    ("ronin 105 / student @0,-3 / rocks@-1,0 1,-1", "105", "", "", ""),                         # a collision ends the turn
    ("ronin 112 / student @3,0 / rocks@-1,0", "112", "1,-1^0", "1,-2 0,-1", ""),                # of two lines the free one
    ("ronin 112 / student @-1,-1", "112", "-1,0^0", "-1,-1 -2,0", ""),                          # the commit rule leaves one
    ("master 010 / ronin @-1,-1", "010", "-1,0^5", "-1,-1", ""),                                # and makes the turn needful
    ("ronin 099 / student", "099", "-1,0^1 -1,0^5 -1,1^5 1,-1^1 1,-1^5 1,0^1", "", ""),         # in its second part
])
def test_where_a_card_brings_its_player(figures: str, id: str, lands: str, hits: str, may_hit: str) -> None:
    scene = make(figures)
    part = preview(scene.table.state, 0, printed().ids.index(id))[-1]
    names = [f"{q},{r}" for q, r in scene.table.state.book.board.places]
    assert " ".join(f"{names[cell]}^{facing}" for cell, facing in part.lands) == lands
    assert (" ".join(names[cell] for cell in part.hits), " ".join(names[cell] for cell in part.may_hit)) == (hits, may_hit)


@pytest.mark.rule("S5.5")
@pytest.mark.parametrize("id", WALKS)
def test_a_mandatory_movement_ends_where_the_preview_shows_it(id: str) -> None:
    """Everything is answered with the least; what is asked in between is answered by chance."""
    card = printed().ids.index(id)
    for number in range(8):
        chance = zlib.crc32(f"{id} {number}".encode())
        q, r = PLACES[chance % len(PLACES)]
        scene = make(f"ronin {id} {'NABD'[chance // 7 % 4]} f{printed().cost[card]} / student @{q},{r} / rocks@-1,0")
        state = scene.table.state
        if printed().needs[card] and not printed().needs[card] >> state.kamae[0] & 1:
            continue
        seen = [part for part in preview(state, 0, card) if part.lands]
        scene.play(id, "-")
        stood = []
        while scene.question() not in ("ChooseCards", ""):
            offers = scene.offers()
            chance = zlib.crc32(f"{chance} {offers}".encode())
            least = [offer for offer in offers if offer in ("pass", "stop", "draw 0")]
            scene.do((least or [offers[chance % len(offers)]])[0])
            stood.append((scene.table.state.cell[0], scene.table.state.facing[0]))
        if not {"collided", "terrain", "bumped"} & set(scene.told()):
            for part in seen:
                assert set(part.lands) & set(stood), (id, number, part.lands, stood)


def test_instants_without_a_value_have_no_preview() -> None:
    scene = make("ronin 104 / student")
    card = printed().ids.index("104")
    assert printed().instant[card] == Instant.ADDITIONAL and preview(scene.table.state, 0, card) == []


@pytest.mark.parametrize(("figures", "chosen", "steps", "message", "count"), [
    ("warrior 062 / student @1,-2 122", "062 122", "", "push", 2),
    ("warrior 062 / student @1,-2 122 / rocks@2,-3", "062 122", "", "push", 1),
    ("warrior 062 / student @1,-2 122 / rocks@2,-3", "062 122", "", "push-stopped", 1),
    ("ronin 105 / student @0,-3 / rocks@-1,0 1,-1", "105 -", "", "collision", 2),
    ("ronin 035 127 / student", "035 -", "", "collision", 1),
    ("ronin 110 A / student @0,-3", "110 -", "step B", "focus", 1),
    ("master 110 f3 / ronin @0,-3", "110 -", "step B", "focus", 3),
    ("warrior 086 f1 / ronin @0,-2", "086 -", "step F", "focus", 1),
    ("ronin 028 032 A f2 / student", "~028 -", "", "focus", 1),
    ("ronin 126 / student @0,-3", "126 -", "", "hex", 3),
    ("ronin 077 f1 weapon=077 / student", "077 -", "", "focus", 1),
])
def test_what_a_choice_says_it_leads_to(figures: str, chosen: str, steps: str, message: str, count: int) -> None:
    scene = play_case(("", figures, chosen, steps))
    table, kept = scene.table, dict[str, int]()
    assert table.item is not None
    lies = check(GAME, table.state, table.item, table.decisions()[0], PREVIEWS, kept, Luck(1))
    assert not lies and kept.get(f"senjutsu-leads-{message}", 0) == count, (lies, kept, scene.question(), scene.offers())


@pytest.mark.rule("S5.9.terrain")
def test_whoever_falls_by_the_step_goes_no_further() -> None:
    """Found by the fuzzer: among rocks a mandatory step may cost the last wound."""
    around = "1,-1 0,-1 -1,0 -1,1 0,1 1,0"
    for id in printed().ids[:printed().players]:
        scene = make(f"student w4 / ronin @3,0 / rocks@{around}")
        for part in preview(scene.table.state, 0, printed().ids.index(id)):
            assert {cell for cell, _ in part.lands} <= {scene.table.state.cell[0]}
