"""Golden rules (Law 1): what beats what, who orders effects, what is secret, how a turn goes."""
import pytest

from kotatsu.kernel.luck import Luck
from tests.games.root.scene import new_game, random_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

PLACING = ("land", "hire", "post", "spread", "levy", "organize", "erect", "roost", "enrol", "nest", "convert", "sanctify", "corner")
PLACING_SECOND = ("preach", "garden")
SERVICES = {"card": 1, "boats": 1, "mercenaries": 1}


@pytest.mark.rule("R1.1.1")
def test_a_faction_rule_beats_a_general_rule_only_where_both_cannot_be_obeyed() -> None:
    table = scene("M E", "5: E1, M1", "1: E2, M+sawmill", active="E", phase="daylight", E={"leader": "despot"})
    assert table.ruler(5) == "E"                 # R7.2.2 against R2.8-2
    table.do("move 1 5 1")
    assert table.ruler(1) == "E" and table.piece(1, "roost") == 0 and table.piece(5, "roost") == 1     # the only place with a slot


@pytest.mark.rule("R1.1.2")
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_but_the_marquise_ever_places_at_the_keep(seed: int) -> None:
    table, choices, asked = new_game("M E A C R", seed), Luck(seed), 0
    while table.item is not None and asked < 700:
        seat = table.decisions()[0]
        legal = table.legal_texts(seat)
        if "keep 4" in legal:
            legal = ["keep 4"]
        elif seat and any(piece["piece"] == "keep" for piece in table.view(-1)["clearings"][3]["pieces"]):
            for text in legal:
                verb, *words = text.split()
                assert not (verb in PLACING and words[0] == "4"), text
                assert not (verb in PLACING_SECOND and words[1] == "4"), text
        table.do(seat, legal[choices.below(len(legal))])
        asked += 1
    assert asked > 100


@pytest.mark.rule("R1.1.3", "R-P20")
@pytest.mark.parametrize(("first", "kept"), [("outrage", []), ("base", ["anvil_fox"])])
def test_the_active_player_orders_outrage_and_the_lost_base(first: str, kept: list[str]) -> None:
    table = scene("M E A", "8: M5, A+base+sympathy", "3: E1+roost", active="M", phase="daylight", M={"hand": ["anvil_fox"]},
                  A={"supporters": ["foxfolk_steel_fox"]})
    table.do("battle 8 alliance", luck=("roll 3 3",))
    assert (table.asks(), table.question(), table.offers()) == ("M", "WhichFirst", ["first base", "first outrage"])
    table.do(f"first {first}")
    if table.question() == "PayOutrage":
        table.do("give anvil_fox")
    assert table.supporters() == kept and table.points("M") == 2 and table.hand("M") == []


@pytest.mark.rule("R1.1.3-2")
@pytest.mark.parametrize("order", [("bank eyrie", "buy boats"), ("buy boats", "bank eyrie")])
def test_what_is_due_at_the_start_of_birdsong_comes_in_any_order(order: tuple[str, str]) -> None:
    table = scene("M E R", "9: M1+sawmill", "3: E1+roost", active="M", phase="birdsong", R={"prices": SERVICES},
                  M={"effects": ["better_burrow_bank"]})
    for text in order:
        assert table.question() == "BirdsongStarts" and table.piece(9, "wood") == 0
        table.do(text)
    if table.question() == "BirdsongStarts":
        table.do("done")
    assert table.state.boats == 1 and len(table.hand("M")) == 1 and len(table.hand("E")) == 1 and table.piece(9, "wood") == 1


@pytest.mark.rule("R1.1.3-2", "R3.3.1.i")
def test_the_dominance_check_comes_before_all_that_is_due() -> None:
    table = scene("M E R", "1: M1", "6: M1", "8: M1", active="M", phase="birdsong", R={"prices": SERVICES},
                  M={"dominance": "fox", "effects": ["better_burrow_bank"]})
    assert table.result() == "M" and table.hand("M") == []


@pytest.mark.rule("R1.2.1")
def test_a_hidden_card_makes_no_difference_to_others() -> None:
    views = []
    for card in ("ambush_fox", "sword_mouse"):
        table = scene("M E A R", "9: A sympathy", active="M", phase="daylight", A={"hand": [card, "root_tea_fox"]})
        views.append([table.view(viewer) for viewer in ("", "M", "E", "R")])
        assert table.seat("A", "M")["hand"] == 2 and table.seat("A", "M")["cards"] is None
        assert sorted(table.seat("A", "A")["cards"]) == sorted([card, "root_tea_fox"])
    assert views[0] == views[1]


@pytest.mark.rule("R1.2.1")
def test_what_is_drawn_is_read_by_its_owner_only() -> None:
    table = scene("M E A R", "9: M1", active="M", phase="evening", deck=["anvil_fox"], E={"hand": ["sword_mouse"]})
    assert table.hand("M") == ["anvil_fox"]
    assert [viewer for viewer in "MEAR" if "anvil_fox" in str(table.table.log_for([table.number(viewer)]))] == ["M"]


@pytest.mark.rule("R1.2.2")
def test_everybody_sees_the_whole_discard_pile() -> None:
    table = scene("M E V", "12: V", discard=["root_tea_fox", "ambush_bird", "bake_sale_rabbit"], active="M", phase="daylight")
    for view in table.views():
        assert view["discard"] == ["root_tea_fox", "ambush_bird", "bake_sale_rabbit"]


@pytest.mark.rule("R1.3.2")
@pytest.mark.parametrize("factions", ["M E A V", "A V C R"])
def test_cards_change_hands_only_through_a_rule(factions: str) -> None:
    table, choices = new_game(factions, 5), Luck(5)
    gifts = 0
    for _ in range(500):
        if table.item is None:
            break
        before = [hand[:] for hand in table.state.hands]
        entries = len(table.log)
        seat = table.decisions()[0]
        table.do(seat, choices.pick(table.legal(seat)))
        kinds = [words.kind for entry in table.log[entries:] for _, words in entry.events]
        drawn = [entry.text for entry in table.log[entries:] if entry.text.startswith("draw ")]
        for card in {card for hand in before for card in hand}:
            change = [now.count(card) - was.count(card) for now, was in zip(table.state.hands, before, strict=True)]
            if min(change) < 0 < max(change) and f"draw {table.state.book.card_ids[card]}" not in drawn:
                assert "gave" in kinds, (card, change, kinds)
                gifts += 1
    assert gifts


@pytest.mark.rule("R1.4")
def test_allied_warriors_move_by_the_rules_of_their_own_faction() -> None:
    table = scene("M E V", "9: E1, M1, V", "4: M1", "12: M1", "1: M1", active="V", phase="daylight",
                  V={"items": ["boots"], "relations": {"E": "allied"}})
    assert table.ruler(9) == "E"                 # tied: the Eyrie rule
    assert "escort eyrie 12 1" in table.offers()
    cats = scene("M E V", "9: E1, M1, V", "4: E1", "12: E1", "1: E1", active="V", phase="daylight",
                 V={"items": ["boots"], "relations": {"M": "allied"}})
    assert cats.offers("escort") == []


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize("factions", ["M E A", "V C R"])
def test_a_turn_is_birdsong_daylight_evening_then_clockwise(factions: str) -> None:
    table = random_game(factions, 4, limit=400)
    told = [words for entry in table.log for _, words in entry.events if words.kind in ("turn", "phase")]
    assert len(told) > 9
    for number, words in enumerate(told):
        place = number % 3
        assert words.words.id == ("root-event-turn", "root-event-phase-daylight", "root-event-phase-evening")[place]
        if number:
            before = told[number - 1].seat
            assert before is not None and words.seat == (before if place else (before + 1) % 3)
    begun = (len(told) + 2) // 3
    assert (table.state.turn, table.state.round) == (begun, (begun + 2) // 3)


@pytest.mark.rule("RQ.1", "R4.2.2")
def test_the_same_warriors_move_twice_in_one_march() -> None:
    table = scene("M E", "9: M2", "3: E1+roost", active="M", phase="daylight").do("move 9 4 2")
    assert table.question() == "MarchOn" and "move 4 8 2" in table.offers()
    table.do("move 4 8 2")
    assert table.count(8, "M") == 2


@pytest.mark.rule("RQ.1", "R9.2.9.III")
def test_removing_only_a_building_leaves_the_relationship() -> None:
    table = scene("M E V", "12: V, M+sawmill", "3: E1+roost", active="V", phase="daylight", V={"items": ["sword", "boots"]})
    table.do("battle 12 marquise", luck=("roll 1 0",)).until("VagabondAct")
    assert table.piece(12, "sawmill") == 0 and table.points("V") == 1
    assert table.board("V")["relations"]["M"] == 0


@pytest.mark.rule("RQ.2")
def test_nobody_is_asked_whether_he_accepts_aid_or_a_coalition() -> None:
    table = scene("M E A V", "12: V, M1", "3: E1+roost", active="V", phase="daylight",
                  V={"items": ["boots", "torch"], "hand": ["anvil_fox", "dominance_mouse"], "points": 12}, E={"points": 5},
                  M={"points": 1}, A={"points": 2})
    table.do("aid marquise anvil_fox", "spend torch")
    assert table.asks() == "V" and table.hand("M") == ["anvil_fox"]
    table.do("join marquise dominance_mouse")
    assert table.seat("V")["coalition"] == table.number("M") and table.asks() in ("V", "M")


@pytest.mark.rule("RQ.4", "R8.2.6")
def test_placing_is_not_moving() -> None:
    table = scene("M E A", "8: M1+recruiter, A+sympathy", "3: E1+roost", active="M", phase="daylight", M={"hand": ["anvil_fox"]})
    table.do("recruit")
    assert table.count(8, "M") == 2 and table.question() == "MarquiseAct" and table.hand("M") == ["anvil_fox"]


@pytest.mark.rule("RQ.4")
@pytest.mark.parametrize("factions", ["M E A", "M A C"])
def test_a_given_card_is_neither_spent_nor_discarded(factions: str) -> None:
    table = scene(factions, "9: M2", "8: A sympathy", "4: M1", active="M", phase="daylight", M={"hand": ["anvil_fox"]})
    table.do("move 4 8 1", "give anvil_fox")
    assert table.supporters() == ["anvil_fox"] and table.discard() == [] and table.souls() == []


# --- the right thing at the wrong time

@pytest.mark.rule("R8.4", "R8.5.2", "R8.5.3", "R8.6.1", "R8.2.1")
def test_the_alliance_is_told_when_its_deeds_are_due() -> None:
    dawn = scene("M A E", "9: A sympathy", "8: A1+base, M1", "3: E1+roost", active="A", phase="birdsong",
                 A={"supporters": ["ambush_bird"], "hand": ["root_tea_mouse"], "officers": 1})
    assert dawn.question() == "AllianceRise"
    deeds = {"mobilize root_tea_mouse": "R8.5.2", "train root_tea_mouse": "R8.5.3", "craft root_tea_mouse": "R8.2.1",
             "levy 8": "R8.6.1.iii", "organize 8": "R8.6.1.iv", "move 8 4 1": "R8.6.1", "battle 8 marquise": "R8.6.1",
             "ambush ambush_bird": "R4.3.1"}
    assert {text: dawn.why_not(text) for text in deeds} == deeds
    day = scene("M A E", "9: A sympathy", "8: A1+base, M1", "3: E1+roost", active="A", phase="daylight",
                A={"supporters": ["ambush_bird"], "hand": ["root_tea_mouse"], "officers": 1})
    early = {"revolt 9": "R8.4", "spread 4": "R8.4", "move 8 4 1": "R8.6.1", "levy 8": "R8.6.1.iii"}
    assert {text: day.why_not(text) for text in early} == early


@pytest.mark.rule("R6.2.1", "R6.5", "R7.2.1", "R7.4.2", "R7.5.2", "R11.2.6")
def test_cats_and_birds_are_told_when_their_deeds_are_due() -> None:
    cats = scene("M E R", "9: M2+workshop, E1", "3: E1+roost", active="M", phase="birdsong", R={"prices": SERVICES},
                 M={"hand": ["root_tea_fox", "ambush_mouse"]})
    assert [cats.why_not(text) for text in ("craft root_tea_fox", "battle 9 eyrie", "move 9 4 1")] == ["R6.2.1", "R6.5", "R6.5"]
    cats.do("done")
    assert [cats.why_not(text) for text in ("buy boats", "ambush ambush_mouse")] == ["R11.2.6", "R4.3.1"]
    birds = scene("M E R", "9: E2+roost, M1", active="E", phase="birdsong", R={"prices": {"card": 4, "boats": 4, "mercenaries": 4}},
                  E={"hand": ["root_tea_fox", "anvil_fox"]}).until("AddToDecree")
    later = {"craft root_tea_fox": "R7.2.1", "battle 9 marquise": "R7.5.2", "move 9 4 1": "R7.5.2"}
    assert {text: birds.why_not(text) for text in later} == later
    birds.do("decree anvil_fox move", "done")
    assert birds.question() == "EyrieCraft" and birds.why_not("decree root_tea_fox move") == "R7.4.2"
