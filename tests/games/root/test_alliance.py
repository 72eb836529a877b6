"""Law 8.2 and 8.3: what is special about the Woodland Alliance, and its set-up."""
import pytest

from tests.games.root.scene import Scene, new_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

FIVE = ["ambush_rabbit", "bake_sale_rabbit", "cobbler_rabbit", "root_tea_rabbit", "smuggler_s_trail_rabbit"]


def marching(*clearings: str, hand: list[str], alliance: dict[str, object] | None = None, **fields: object) -> Scene:
    """The Marquise may take one move at the start of her Evening."""
    return scene("M A E", *clearings, active="M", phase="evening", M={"hand": hand, "effects": ["cobbler"]}, A=alliance or {},
                 **fields)


def attacking(*clearings: str, alliance: dict[str, object] | None = None, hand: list[str] | None = None, **fields: object) -> Scene:
    """The Marquise may start one battle at the start of her Daylight."""
    return scene("M A E", *clearings, active="M", phase="daylight", M={"effects": ["command_warren"], "hand": hand or []},
                 A=alliance or {}, **fields)


# --- crafting

@pytest.mark.rule("R8.2.1")
def test_sympathy_crafts_each_token_once() -> None:
    table = scene("M A", "2: A sympathy", "9: A sympathy", active="A", phase="daylight",
                  A={"hand": ["scouting_party_mouse", "root_tea_mouse", "ambush_fox"]})
    assert set(table.offers("craft")) == {"craft scouting_party_mouse", "craft root_tea_mouse"}
    table.do("mobilize ambush_fox")
    assert "craft scouting_party_mouse" in table.offers()              # any time in Daylight
    table.do("craft scouting_party_mouse")
    assert table.effects("A") == ["scouting_party_mouse"]
    assert table.offers("craft") == []                                 # both tokens are used
    one = scene("M A", "2: A sympathy", active="A", phase="daylight", A={"hand": ["scouting_party_mouse", "root_tea_mouse"]})
    assert one.offers("craft") == ["craft root_tea_mouse"]


# --- Guerrilla War

@pytest.mark.rule("R8.2.2")
def test_as_defender_it_deals_the_higher_die_up_to_its_warriors() -> None:
    table = attacking("9: M4, A2").do("battle 9 alliance", luck=("roll 3 1",))
    assert (table.count(9, "M"), table.count(9, "A")) == (2, 1)        # A deals 3, capped to 2; M deals 1


@pytest.mark.rule("R8.2.2")
def test_without_warriors_it_deals_nothing() -> None:
    table = attacking("9: M4, A sympathy").do("battle 9 alliance", luck=("roll 3 1", "draw ambush_fox"))
    assert (table.count(9, "M"), table.piece(9, "sympathy")) == (4, 0)


@pytest.mark.rule("R8.2.2")
def test_as_attacker_it_is_ordinary() -> None:
    table = scene("M A", "9: M4, A3", active="A", phase="evening", A={"officers": 1})
    table.do("battle 9 marquise", luck=("roll 3 1",))
    assert (table.count(9, "M"), table.count(9, "A")) == (1, 2)


# --- supporters

@pytest.mark.rule("R8.2.3")
def test_supporters_are_hidden_but_for_their_number() -> None:
    one = scene("M A", active="M", phase="daylight", A={"supporters": ["ambush_fox", "anvil_fox"]})
    other = scene("M A", active="M", phase="daylight", A={"supporters": ["root_tea_mouse", "sword_mouse"]})
    assert one.view("M") == other.view("M")
    assert one.view() == other.view()
    assert one.view("A") != other.view("A")
    fewer = scene("M A", active="M", phase="daylight", A={"supporters": ["ambush_fox"]})
    assert fewer.view("M") != one.view("M")


@pytest.mark.rule("R8.2.3")
def test_supporters_are_not_in_hand() -> None:
    table = scene("M A E", active="M", M={"effects": ["stand_and_deliver"]}, A={"supporters": ["ambush_fox"]},
                  E={"hand": ["ambush_bird"]})
    assert table.offers("stand") == ["stand eyrie"]


@pytest.mark.rule("R8.2.3")
def test_supporters_are_spent_only_for_their_suit() -> None:
    board = {"supporters": ["dominance_fox", "root_tea_mouse", "ambush_mouse"], "hand": ["tax_collector_fox"], "points": 12}
    day = scene("M A E", "9: A1+sympathy, M2", active="A", phase="daylight", A=board)
    assert day.offers() == ["done", "mobilize tax_collector_fox"]
    fought = attacking("9: A1+sympathy, M2", alliance=board).do("battle 9 alliance")
    assert fought.question() == "MayAmbush" and fought.offers() == ["done"]


@pytest.mark.rule("R8.2.3.i")
@pytest.mark.rule("R-P6")
def test_without_a_base_a_sixth_supporter_is_discarded_on_arrival() -> None:
    table = marching("12: M3", "9: A sympathy", hand=["root_tea_mouse"], alliance={"supporters": FIVE})
    table.do("move 12 9 3").do("give root_tea_mouse")
    assert table.supporters() == sorted(FIVE)                          # the older ones stay
    assert table.discard() == ["root_tea_mouse"]


@pytest.mark.rule("R8.2.3.i")
def test_with_a_base_there_is_no_limit() -> None:
    table = marching("12: M3", "9: A sympathy", "8: A base", hand=["root_tea_mouse"], alliance={"supporters": FIVE})
    table.do("move 12 9 3").do("give root_tea_mouse")
    assert len(table.supporters()) == 6 and table.discard() == []


@pytest.mark.rule("R8.2.3.i")
@pytest.mark.rule("R-P6")
def test_a_drawn_supporter_above_the_limit_is_discarded_for_all_to_see() -> None:
    table = marching("12: M3", "9: A sympathy", hand=["anvil_fox"], alliance={"supporters": FIVE}, deck=["sword_mouse"])
    table.do("move 12 9 1")
    assert table.supporters() == sorted(FIVE) and table.discard() == ["sword_mouse"]


# --- a base is lost

@pytest.mark.rule("R8.2.4")
def test_a_lost_base_costs_supporters_of_its_suit_birds_and_half_the_officers() -> None:
    supporters = ["ambush_fox", "anvil_fox", "root_tea_fox", "ambush_bird", "root_tea_mouse", "sword_mouse"]
    table = attacking("8: M4, A base", alliance={"supporters": supporters, "officers": 3})
    before = table.supply("A")
    table.do("battle 8 alliance", luck=("roll 0 0",))                  # defenseless: one hit
    assert table.piece(8, "base") == 0
    assert table.supporters() == ["root_tea_mouse", "sword_mouse"]
    assert table.state.alliance.officers == 1 and table.supply("A") == before + 2
    assert sorted(table.discard()) == ["ambush_bird", "ambush_fox", "anvil_fox", "root_tea_fox"]


@pytest.mark.rule("R8.2.4")
@pytest.mark.parametrize(("officers", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_half_the_officers_go_rounded_up(officers: int, left: int) -> None:
    table = attacking("8: M4, A base", alliance={"officers": officers}).do("battle 8 alliance", luck=("roll 0 0",))
    assert table.state.alliance.officers == left


@pytest.mark.rule("R8.2.4-2")
def test_without_a_base_she_discards_down_to_five_of_her_choice_at_once() -> None:
    supporters = ["ambush_fox", *FIVE, "root_tea_mouse", "sword_mouse"]
    table = attacking("8: M4, A base", alliance={"supporters": supporters})
    table.do("battle 8 alliance", luck=("roll 0 0",))
    assert (table.asks(), table.question(), table.active()) == ("A", "TrimSupporters", "M")
    assert len(table.supporters()) == 7 and len(table.offers("drop")) == 7
    table.do("drop sword_mouse", "drop bake_sale_rabbit")
    assert len(table.supporters()) == 5 and table.question() != "TrimSupporters"
    assert {"sword_mouse", "bake_sale_rabbit"} <= set(table.discard())


@pytest.mark.rule("R8.2.4-2")
def test_another_base_keeps_the_others() -> None:
    table = attacking("8: M4, A base", "5: A base", alliance={"supporters": ["ambush_fox", *FIVE, "root_tea_mouse"]})
    table.do("battle 8 alliance", luck=("roll 0 0",))
    assert len(table.supporters()) == 6 and table.question() != "TrimSupporters"


# --- sympathy

@pytest.mark.rule("R8.2.5")
def test_one_token_in_a_clearing() -> None:
    table = scene("M A", "9: A1+sympathy", "4: A1", active="A", phase="evening", A={"officers": 1})
    assert table.offers("organize") == ["organize 4"]
    assert table.why_not("organize 9") == "R8.2.5"
    rise = scene("M A", "9: A sympathy", "4: A sympathy", active="A", A={"supporters": ["ambush_bird"]})
    assert {"spread 9", "spread 4"}.isdisjoint(rise.offers()) and rise.offers("spread")
    assert rise.why_not("spread 4") == "R8.2.5"


@pytest.mark.rule("R8.2.5")
def test_ten_tokens_and_no_more() -> None:
    ten = [f"{clearing}: A sympathy" for clearing in range(1, 11)]
    table = scene("M A", *ten, "11: A1", active="A", phase="evening", A={"officers": 1})
    assert table.offers("move") and table.offers("organize") == []
    assert table.why_not("organize 11") == "R8.2.5"
    rise = scene("M A", *ten, active="A", A={"supporters": ["ambush_mouse", "root_tea_mouse", "sword_mouse", "ambush_bird"]})
    assert rise.offers("revolt") and rise.offers("spread") == []
    assert rise.why_not("spread 11") == "R8.2.5"


# --- Outrage

@pytest.mark.rule("R8.2.6")
def test_whoever_moves_in_gives_one_card_of_the_suit_whatever_the_number() -> None:
    table = marching("12: M3", "9: A sympathy", hand=["root_tea_mouse", "sword_mouse", "ambush_bird", "anvil_fox"])
    table.do("move 12 9 3")
    assert (table.asks(), table.question()) == ("M", "PayOutrage")
    assert table.offers() == ["give ambush_bird", "give root_tea_mouse", "give sword_mouse"]
    assert table.why_not("give anvil_fox") == "R8.2.6"
    table.do("give sword_mouse")
    assert table.supporters() == ["sword_mouse"] and table.question() != "PayOutrage"
    assert "sword_mouse" not in table.hand("M") and table.discard() == []


@pytest.mark.rule("R8.2.6")
def test_the_token_destroyed_later_costs_a_second_card() -> None:
    table = attacking("9: M2, A sympathy", hand=["root_tea_mouse", "ambush_bird"])
    table.do("battle 9 alliance", luck=("roll 0 0",))
    assert table.question() == "PayOutrage" and table.points("M") == 1
    table.do("give ambush_bird")
    assert table.supporters() == ["ambush_bird"] and table.hand("M") == ["root_tea_mouse"]


@pytest.mark.rule("R8.2.6")
def test_only_those_two_know_which_card_was_given() -> None:
    table = marching("12: M3", "9: A sympathy", hand=["root_tea_mouse", "sword_mouse"])
    table.do("move 12 9 1", "give root_tea_mouse")
    other = marching("12: M3", "9: A sympathy", hand=["root_tea_mouse", "sword_mouse"])
    other.do("move 12 9 1", "give sword_mouse")
    assert table.view("E") == other.view("E") and table.view("A") != other.view("A")
    for viewer, knows in (("E", False), ("M", True), ("A", True)):
        log = str(table.table.log_for([table.number(viewer)]))
        assert ("give root_tea_mouse" in log) == knows and ("root_tea_mouse" in log) == knows


@pytest.mark.rule("R8.2.6")
def test_a_coalition_partner_pays_too() -> None:
    table = scene("A V M E", "9: A sympathy, V", active="V", phase="daylight",
                  V={"partner": "alliance", "items": ["sword", "boots"], "hand": ["root_tea_mouse"], "effects": ["command_warren"]})
    table.do("battle 9 alliance", luck=("roll 1 1",))
    assert table.piece(9, "sympathy") == 0 and (table.asks(), table.question()) == ("V", "PayOutrage")


@pytest.mark.rule("R8.2.6")
def test_a_partner_who_brings_warriors_in_pays_too() -> None:
    table = scene("A V M E", "9: A sympathy", "1: V, M2", active="V", phase="daylight",
                  V={"partner": "alliance", "items": ["boots"], "hand": ["root_tea_mouse"], "relations": {"marquise": "allied"}})
    table.do("escort marquise 9 2")
    assert (table.asks(), table.offers()) == ("V", ["give root_tea_mouse"])


@pytest.mark.rule("R8.2.6")
def test_moving_in_and_then_destroying_the_token_are_two_events() -> None:
    table = scene("M A E", "12: M3", "9: A sympathy", "3: E1+roost", active="M", phase="daylight",
                  M={"hand": ["root_tea_mouse", "sword_mouse", "anvil_fox"]})
    table.do("move 12 9 3", "give sword_mouse")
    assert table.question() == "MarchOn"         # three warriors, one card
    table.do("done", "battle 9 alliance", luck=("roll 0 0",)).do("give root_tea_mouse")
    assert table.supporters() == ["root_tea_mouse", "sword_mouse"] and table.hand("M") == ["anvil_fox"]


@pytest.mark.rule("R8.2.6-2")
def test_without_such_a_card_he_shows_his_hand_to_the_alliance_alone() -> None:
    table = marching("12: M3", "9: A sympathy", hand=["anvil_fox", "ambush_rabbit"], deck=["sappers_bird", "armorers_bird"])
    swapped = marching("12: M3", "9: A sympathy", hand=["root_tea_fox", "bake_sale_rabbit"], deck=["sappers_bird", "armorers_bird"])
    table.do("move 12 9 1")
    swapped.do("move 12 9 1")
    assert table.supporters() == ["sappers_bird"]
    assert {"ambush_rabbit", "anvil_fox"} <= set(table.hand("M"))      # nothing is given
    assert table.view("A") != swapped.view("A") and table.view("E") == swapped.view("E")


@pytest.mark.rule("R-A2")
def test_a_pawn_alone_causes_nothing() -> None:
    table = scene("A V M", "9: A sympathy", "1: V", active="V", phase="daylight",
                  V={"items": ["boots", "boots", "sword"], "hand": ["root_tea_mouse"]})
    table.do("walk 9")
    assert table.supporters() == [] and table.hand("V") == ["root_tea_mouse"]


@pytest.mark.rule("R-A2")
def test_a_pawn_that_brings_warriors_pays() -> None:
    table = scene("A V M", "9: A sympathy", "1: V, M2", active="V", phase="daylight",
                  V={"items": ["boots", "boots", "sword"], "hand": ["root_tea_mouse"], "relations": {"marquise": "allied"}})
    escorts = [text for text in table.offers("escort") if text.split()[2] == "9"]
    assert escorts
    table.do(escorts[-1])
    assert (table.asks(), table.question()) == ("V", "PayOutrage")
    table.do("give root_tea_mouse")
    assert table.supporters() == ["root_tea_mouse"] and table.count(9, "M") > 0


# --- what arises together

@pytest.mark.rule("R1.1.3")
@pytest.mark.rule("R-P20")
@pytest.mark.parametrize(("first", "kept"), [("outrage", []), ("base", ["anvil_fox"])])
def test_base_and_sympathy_fall_together_and_the_active_player_orders_it(first: str, kept: list[str]) -> None:
    table = attacking("8: M4, A base sympathy", hand=["anvil_fox"], alliance={"supporters": ["ambush_fox"], "officers": 2})
    table.do("battle 8 alliance", luck=("roll 2 1",))                  # the lower die and one extra hit
    assert (table.asks(), table.question()) == ("M", "WhichFirst")
    assert set(table.offers()) == {"first base", "first outrage"}
    table.do(f"first {first}", "give anvil_fox")
    assert table.supporters() == kept
    assert table.state.alliance.officers == 1


@pytest.mark.rule("R-P20")
def test_two_outrages_are_not_put_in_order() -> None:
    table = scene("M A E", "1: M1+workshop, A sympathy", "8: A sympathy", "12: M workshop", "6: M workshop",
                    active="M", phase="daylight", M={"hand": ["favor_of_the_foxes_fox", "ambush_fox", "anvil_fox"]})
    table.do("craft favor_of_the_foxes_fox")
    assert table.question() == "PayOutrage" and table.points("M") == 2
    table.do("give ambush_fox")
    assert table.question() == "PayOutrage"
    table.do("give anvil_fox")
    assert table.supporters() == ["ambush_fox", "anvil_fox"]


# --- set-up

@pytest.mark.rule("R8.3.1")
def test_nothing_on_the_map_and_three_supporters() -> None:
    table = new_game("M A", seed=3)
    while table.state.phase == 0:
        seat = table.decisions()[0]
        table.do(seat, table.legal(seat)[0])
    state, seat = table.state, table.state.book.alliance
    assert state.supply[seat] == 10 and len(state.alliance.supporters) == 3 and state.alliance.officers == 0
    assert not any(state.warriors[seat::state.book.seats])
    assert len(state.hands[seat]) == 3
    first = scene("M A", active="A", A={"supporters": ["ambush_bird"]})
    first.do("spread 9")                                               # the first token costs one and scores nothing
    assert first.supporters() == [] and first.piece(9, "sympathy") == 1 and first.points("A") == 0
