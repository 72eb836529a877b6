"""Law 10.4 to 10.6: the turn of the Lizard Cult."""
import pytest

from kotatsu.games.root.book import SUIT_NAMES
from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def conspiring(*clearings: str, acolytes: int, hated: bool = False, factions: str = "C M A", **fields: object) -> Scene:
    """The Cult's Birdsong with the mice as Outcast: new to it by the one soul, or Hated because nothing changed."""
    board = {"acolytes": acolytes, "outcast": "mouse" if hated else "fox"}
    return scene(factions, *clearings, active="C", C=board, souls=[] if hated else ["codebreakers_mouse"], **fields)


def preaching(*clearings: str, hand: list[str], factions: str = "C M A", **fields: object) -> Scene:
    """The Cult's Daylight."""
    board = {"hand": hand, **{name: fields.pop(name) for name in ("points", "acolytes", "outcast") if name in fields}}
    return scene(factions, *clearings, active="C", phase="daylight", C=board, **fields)


# --- the Outcast

@pytest.mark.rule("R10.4.1")
@pytest.mark.parametrize(("souls", "outcast", "hated"), [
    (["ambush_fox", "anvil_fox", "ambush_mouse"], "fox", 1),
    (["ambush_mouse", "sword_mouse", "ambush_fox"], "mouse", 0),
    (["ambush_fox", "ambush_mouse"], "fox", 1),
    (["ambush_mouse", "ambush_rabbit"], "fox", 1),
    (["ambush_bird", "sappers_bird"], "fox", 1),
    (["ambush_bird", "sappers_bird", "ambush_rabbit"], "rabbit", 0),
    ([], "fox", 1),
])
def test_the_most_frequent_suit_becomes_outcast(souls: list[str], outcast: str, hated: int) -> None:
    table = scene("C M", active="C", souls=souls, C={"outcast": "fox", "hand": ["ambush_bird"]})
    assert (SUIT_NAMES[table.state.cult.outcast], table.state.cult.hated) == (outcast, hated)


@pytest.mark.rule("R10.4.1")
def test_a_new_suit_is_no_longer_hated() -> None:
    table = scene("C M", active="C", souls=["ambush_mouse"], C={"outcast": "fox", "hated": True, "hand": ["ambush_bird"]})
    assert (SUIT_NAMES[table.state.cult.outcast], table.state.cult.hated) == ("mouse", 0)


@pytest.mark.rule("R10.4.2")
def test_the_lost_souls_go_to_the_discard_pile() -> None:
    table = scene("C M A", active="C", souls=["ambush_fox", "dominance_fox", "sword_mouse", "sappers_bird"],
                  C={"hand": ["ambush_bird"]})
    assert table.souls() == [] and table.available() == ["dominance_fox"]
    assert table.discard() == ["ambush_fox", "sword_mouse", "sappers_bird"]


# --- conspiracies

@pytest.mark.rule("R10.4.3")
def test_conspiracies_cost_acolytes_who_return_to_supply() -> None:
    table = conspiring("9: C2, M2+sawmill", acolytes=7)
    before = table.supply("C")
    none = conspiring("9: C2, M2+sawmill", acolytes=7).do("done")
    assert (none.state.cult.acolytes, none.supply("C"), none.question() != "CultConspire") == (7, before, True)
    table.do("convert 9 marquise")
    assert (table.state.cult.acolytes, table.supply("C")) == (5, before + 2 - 1)
    table.do("sanctify 9 sawmill")
    assert (table.state.cult.acolytes, table.supply("C")) == (2, before + 5 - 1)
    table.do("battle 9 marquise", luck=("roll 0 0",))
    assert table.state.cult.acolytes == 0 and table.question() != "CultConspire"


@pytest.mark.rule("R10.4.3")
def test_hated_makes_each_one_cheaper() -> None:
    table = conspiring("9: C2, M1+sawmill", acolytes=3, hated=True)
    table.do("convert 9 marquise")
    assert table.state.cult.acolytes == 2
    table.do("sanctify 9 sawmill")
    assert table.state.cult.acolytes == 0
    crusade = conspiring("9: C2, M1", acolytes=1, hated=True).do("battle 9 marquise", luck=("roll 0 0",))
    assert crusade.state.cult.acolytes == 0


@pytest.mark.rule("R10.4.3")
def test_only_in_clearings_of_the_outcast_and_only_what_can_be_paid() -> None:
    table = conspiring("9: C2, M2+sawmill", "12: C2, M2+sawmill", acolytes=2)
    assert table.offers("convert") == ["convert 9 marquise"] and table.offers("battle") == ["battle 9 marquise"]
    assert table.offers("sanctify") == []
    assert table.why_not("convert 12 marquise") == table.why_not("battle 12 marquise") == "R10.4.3"
    assert table.why_not("sanctify 9 sawmill") == "R10.4.3"
    assert conspiring("9: C2, M2", acolytes=1).question() != "CultConspire"


@pytest.mark.rule("R10.4.3.i")
def test_a_crusade_is_a_move_out_of_there_and_then_perhaps_a_battle() -> None:
    table = conspiring("9: C3", "12: M1", acolytes=2)
    assert "move 9 12 1" in table.offers() and "move 9 12 3" in table.offers()
    table.do("move 9 12 2")
    assert (table.asks(), table.question()) == ("C", "CrusadeBattle")
    assert table.offers() == ["done", "battle 12 marquise"]
    table.do("battle 12 marquise", luck=("roll 2 0",))
    assert (table.count(12, "C"), table.count(12, "M"), table.state.cult.acolytes) == (2, 0, 0)


@pytest.mark.rule("R10.4.3.i")
def test_the_battle_after_the_move_may_be_left() -> None:
    table = conspiring("9: C3", "12: M1", acolytes=2).do("move 9 12 2", "done")
    assert (table.count(12, "C"), table.count(12, "M")) == (2, 1)


@pytest.mark.rule("R10.4.3.i")
def test_a_crusade_needs_rule_and_starts_in_a_clearing_of_the_outcast() -> None:
    table = conspiring("9: C1, M3", "12: C2", acolytes=2)
    assert [text for text in table.offers("move") if not text.startswith("move 9 12")] == []       # only into the ruled 12
    assert table.offers("move") == ["move 9 12 1"]


@pytest.mark.rule("R10.4.3.i")
def test_outrage_comes_before_the_battle() -> None:
    table = conspiring("9: C3", "12: M1, A sympathy", acolytes=2, deck=["ambush_rabbit"]).do("move 9 12 2")
    assert table.supporters() == ["ambush_rabbit"] and table.question() == "CrusadeBattle"
    assert table.offers() == ["done", "battle 12 marquise", "battle 12 alliance"]


@pytest.mark.rule("R10.4.3.ii")
def test_convert_swaps_a_warrior() -> None:
    table = conspiring("9: M2, A1", acolytes=2)
    assert set(table.offers("convert")) == {"convert 9 marquise", "convert 9 alliance"}
    before = table.supply("M")
    table.do("convert 9 marquise")
    assert (table.count(9, "M"), table.count(9, "C"), table.supply("M")) == (1, 1, before + 1)
    assert table.points("C") == 0


@pytest.mark.rule("R10.4.3.ii")
def test_the_spent_acolytes_are_back_in_supply_first() -> None:
    table = conspiring("9: M1", "5: C23", acolytes=2)
    assert table.supply("C") == 0
    table.do("convert 9 marquise")
    assert table.count(9, "C") == 1 and table.supply("C") == 1


@pytest.mark.rule("R10.4.3.ii")
def test_no_convert_under_the_keep() -> None:
    table = conspiring("2: M2+keep", "9: M1", acolytes=2)
    assert table.offers("convert") == ["convert 9 marquise"]
    assert table.why_not("convert 2 marquise") == "R10.4.3.ii"


@pytest.mark.rule("R10.4.3.ii")
def test_the_hospital_answers_a_convert() -> None:
    table = scene("C M", "9: M1", "4: M keep", active="C", souls=["codebreakers_mouse"], C={"acolytes": 2},
                  M={"hand": ["root_tea_mouse"]})
    table.do("convert 9 marquise")
    assert (table.asks(), table.question()) == ("M", "FieldHospitals")
    table.do("hospital root_tea_mouse")
    assert table.count(4, "M") == 1 and table.count(9, "C") == 1


@pytest.mark.rule("R10.4.3.iii")
def test_sanctify_puts_a_garden_in_the_place_of_a_building() -> None:
    table = conspiring("9: M3+sawmill+workshop", acolytes=3)
    assert set(table.offers("sanctify")) == {"sanctify 9 sawmill", "sanctify 9 workshop"}
    table.do("sanctify 9 workshop")
    assert (table.piece(9, "workshop"), table.piece(9, "sawmill"), table.piece(9, "garden")) == (0, 1, 1)
    assert table.points("C") == 1 and table.ruler(9) == "C"


@pytest.mark.rule("R10.4.3.iii")
@pytest.mark.rule("R-G5")
def test_without_a_garden_of_the_suit_no_sanctify() -> None:
    table = conspiring("2: C garden2", "7: C garden2", "9: C1 garden, M sawmill", acolytes=3)
    assert table.question() == "CultConspire" and table.offers("sanctify") == []
    assert table.why_not("sanctify 9 sawmill") == "R10.4.3.iii"
    four = conspiring("2: C garden2", "7: C garden", "9: C1 garden, M sawmill", acolytes=3)
    assert four.offers("sanctify") == ["sanctify 9 sawmill"]


@pytest.mark.rule("R10.4.3.iii")
def test_a_sanctified_base_is_a_lost_base() -> None:
    table = scene("C M A", "9: A base", active="C", souls=["codebreakers_mouse"], C={"acolytes": 3},
                  A={"supporters": ["ambush_mouse", "ambush_bird", "anvil_fox"], "officers": 3})
    table.do("sanctify 9 base")
    assert table.supporters() == ["anvil_fox"] and table.state.alliance.officers == 1
    assert sorted(table.souls()) == ["ambush_bird", "ambush_mouse"]


# --- rituals

@pytest.mark.rule("R10.5")
@pytest.mark.rule("R2.1.4")
def test_a_revealed_card_lies_open_and_gives_one_ritual() -> None:
    table = preaching("12: C2", hand=["anvil_fox", "root_tea_fox"])
    table.do("preach anvil_fox 12")
    assert table.hand("C") == ["root_tea_fox"] and table.board("C")["revealed"] == ["anvil_fox"]
    for view in table.views():
        assert view["seats"][table.number("C")]["board"]["revealed"] == ["anvil_fox"]
    assert not [text for text in table.offers() if "anvil_fox" in text]
    assert table.why_not("score anvil_fox") == "R10.5"


@pytest.mark.rule("R10.5")
def test_a_revealed_card_serves_nothing_else_today() -> None:
    table = preaching("12: C2", hand=["dominance_mouse", "anvil_fox", "root_tea_fox"], points=10, available=["dominance_fox"])
    assert "activate dominance_mouse" in table.offers()
    assert {"take dominance_fox anvil_fox", "take dominance_fox root_tea_fox"} <= set(table.offers())
    table.do("preach anvil_fox 12", "preach dominance_mouse 9")
    assert table.offers("activate") == [] and table.offers("take") == ["take dominance_fox root_tea_fox"]
    assert table.why_not("activate dominance_mouse") == table.why_not("take dominance_fox anvil_fox") == "R10.5"


@pytest.mark.rule("R10.5.1")
def test_a_garden_in_a_ruled_clearing_of_the_suit() -> None:
    table = preaching("2: C1 garden", "7: C1, M2", "11: C2", hand=["root_tea_mouse"])
    assert table.offers("garden") == ["garden root_tea_mouse 2", "garden root_tea_mouse 11"]
    assert table.why_not("garden root_tea_mouse 7") == "R10.5.1"
    table.do("garden root_tea_mouse 2")
    assert table.piece(2, "garden") == 2


@pytest.mark.rule("R10.5.1")
def test_no_slot_no_garden_and_five_are_all() -> None:
    full = preaching("2: C1 garden2", "9: C1", hand=["root_tea_mouse"])
    assert full.offers("garden") == ["garden root_tea_mouse 9"] and full.why_not("garden root_tea_mouse 2") == "R2.2.3"
    five = preaching("2: C garden2", "7: C garden2", "9: C1 garden", hand=["root_tea_mouse"])
    assert five.offers("garden") == [] and five.why_not("garden root_tea_mouse 9") == "R10.5.1"


@pytest.mark.rule("R10.5.1", "R6.2.2")
def test_no_garden_at_the_keep_and_none_in_another_suit() -> None:
    table = preaching("2: C3, M+keep", "7: C1", "12: C2", hand=["root_tea_mouse"])
    assert table.ruler(2) == table.ruler(12) == "C" and table.offers("garden") == ["garden root_tea_mouse 7"]


@pytest.mark.rule("R10.5.2")
def test_recruit_in_any_clearing_of_the_suit() -> None:
    table = preaching("9: M3+sawmill", "2: M1+keep", hand=["root_tea_mouse"], factions="C M V", scorched=[7])
    assert table.offers("preach") == ["preach root_tea_mouse 9", "preach root_tea_mouse 11"]
    assert table.why_not("preach root_tea_mouse 2") == "R10.5.2" and table.why_not("preach root_tea_mouse 7") == "RG.6.2"
    table.do("preach root_tea_mouse 9")
    assert table.count(9, "C") == 1
    empty = preaching("5: C25", hand=["root_tea_mouse"])
    assert empty.offers("preach") == [] and empty.why_not("preach root_tea_mouse 9") == "R10.5.2"


@pytest.mark.rule("R10.5.3")
def test_scoring_spends_the_card_once_for_each_suit() -> None:
    table = preaching("12: C garden", "8: C garden", "9: C garden", hand=["anvil_fox", "root_tea_fox", "root_tea_mouse"])
    table.do("score anvil_fox")
    assert table.points("C") == 2 and table.souls() == ["anvil_fox"]
    assert "score root_tea_fox" not in table.offers() and table.why_not("score root_tea_fox") == "R10.5.3"
    table.do("score root_tea_mouse")
    assert table.points("C") == 2 and table.souls() == ["anvil_fox", "root_tea_mouse"]             # one garden scores nothing
    assert table.state.book.garden_points == [0, 0, 2, 2, 3, 4]


@pytest.mark.rule("R10.5.3")
def test_the_next_turn_a_suit_scores_again() -> None:
    table = preaching("12: C garden", "8: C garden", hand=["anvil_fox", "root_tea_fox"], factions="C M").do("score anvil_fox")
    table.until("MarquiseAct").until("CultRitual")
    assert "score root_tea_fox" in table.offers()


@pytest.mark.rule("R10.5.4")
def test_a_bird_sacrifices_a_warrior_of_the_supply() -> None:
    table = preaching(hand=["ambush_bird", "anvil_fox"])
    before = table.supply("C")
    assert table.why_not("sacrifice anvil_fox") == "R10.5.4"
    table.do("sacrifice ambush_bird")
    assert (table.state.cult.acolytes, table.supply("C")) == (1, before - 1)
    assert table.board("C")["revealed"] == ["ambush_bird"]
    last = preaching("5: C24", hand=["ambush_bird"]).do("sacrifice ambush_bird")
    assert (last.state.cult.acolytes, last.supply("C")) == (1, 0)
    empty = preaching("5: C25", hand=["ambush_bird"])
    assert empty.offers() == ["done"] and empty.why_not("sacrifice ambush_bird") == "R10.5.4"


# --- Evening

@pytest.mark.rule("R10.6.1")
def test_revealed_cards_return_before_crafting_and_stay_known() -> None:
    table = preaching("9: C1 garden", hand=["root_tea_mouse", "ambush_bird"], outcast="mouse", factions="C M")
    table.do("preach root_tea_mouse 9", "done")
    assert table.question() == "CultCraft" and "craft root_tea_mouse" in table.offers()
    assert sorted(table.hand("C")) == ["ambush_bird", "root_tea_mouse"]
    assert table.state.cult.revealed == []
    assert [seen.cards for seen in table.state.seen if seen.viewer == table.number("M")] == [tuple(
        card for card in table.state.hands[table.number("C")] if table.state.book.card_ids[card] == "root_tea_mouse")]


@pytest.mark.rule("R10.6.3")
def test_one_card_and_one_for_each_suit_with_two_gardens() -> None:
    table = scene("C M", "12: C garden", "8: C garden", "9: C garden2", "2: C garden", "5: C garden", active="C", phase="evening")
    assert len(table.hand("C")) == 3
    assert len(scene("C M", active="C", phase="evening").hand("C")) == 1


@pytest.mark.rule("R10.6.3")
def test_then_down_to_five() -> None:
    hand = ["ambush_fox", "anvil_fox", "root_tea_mouse", "ambush_bird", "sword_mouse"]
    table = scene("C M", active="C", phase="evening", C={"hand": hand}, deck=["cobbler_rabbit"])
    assert (table.asks(), table.question()) == ("C", "DiscardDown")
    table.do("discard ambush_bird")
    assert len(table.hand("C")) == 5 and table.souls() == ["ambush_bird"]


@pytest.mark.rule("R-C10")
def test_no_move_or_battle_in_daylight() -> None:
    table = preaching("9: C5, M1", hand=["root_tea_mouse"])
    assert table.question() == "CultRitual" and table.offers("move") == table.offers("battle") == []
    assert table.why_not("move 9 12 1") == table.why_not("battle 9 marquise") == "R-C10"
    assert table.why_not("convert 9 marquise") == "R10.4.3"
    plain = scene("C M", "9: C5, M1", active="C", phase="evening")
    assert "MayUse cobbler" not in plain.question() and plain.count(9, "C") == 5
    effects = scene("C M", "9: C5, M1", active="C", phase="daylight", C={"effects": ["command_warren", "cobbler"]})
    assert (effects.question(), effects.offers()) == ("MayUse command_warren", ["done", "battle 9 marquise"])
    effects.do("done")
    assert effects.question() == "MayUse cobbler" and effects.offers("move")
