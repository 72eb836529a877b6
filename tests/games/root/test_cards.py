"""The cards: what each costs, gives and does, and when."""
import pytest

from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

# enough workshops for a card: where they stand
SHOPS = {"fox": ("8: M1+workshop2", "6: M1+workshop"), "rabbit": ("5: M1+workshop2", "3: M1+workshop"),
         "mouse": ("9: M1+workshop2", "2: M1+workshop")}


def day(*clearings: str, factions: str = "M E A", **fields: object) -> Scene:
    """The Marquise's Daylight."""
    return scene(factions, *clearings, active="M", phase="daylight", **fields)


def dawn(*clearings: str, factions: str = "M E A", **fields: object) -> Scene:
    """The Marquise's Birdsong."""
    return scene(factions, *clearings, active="M", phase="birdsong", **fields)


# --- items

ITEMS = [*((card, "rabbit", 1, "boots", 1) for card in ("woodland_runners_bird", "travel_gear_fox", "travel_gear_mouse",
                                                         "a_visit_to_friends_rabbit")),
         *((card, "mouse", 1, "bag", 1) for card in ("birdy_bindle_bird", "gently_used_knapsack_fox", "smuggler_s_trail_rabbit",
                                                      "mouse_in_a_sack_mouse")),
         *((card, "fox", 2, "sword", 2) for card in ("arms_trader_bird", "foxfolk_steel_fox", "sword_mouse")),
         *((card, "rabbit", 2, "coins", 3) for card in ("protection_racket_fox", "bake_sale_rabbit", "investments_mouse")),
         *((card, "mouse", 1, "tea", 2) for card in ("root_tea_fox", "root_tea_rabbit", "root_tea_mouse")),
         *((card, "fox", 1, "crossbow", 1) for card in ("crossbow_bird", "crossbow_mouse")), ("anvil_fox", "fox", 1, "hammer", 2)]


@pytest.mark.rule("R-card-boots", "R-card-bag", "R-card-sword", "R-card-coins", "R-card-root-tea", "R-card-crossbow",
                  "R-card-anvil-fox")
@pytest.mark.parametrize(("card", "suit", "cost", "item", "points"), ITEMS)
def test_an_item_card_takes_its_item_and_scores(card: str, suit: str, cost: int, item: str, points: int) -> None:
    place = SHOPS[suit][0].split(":")[0]
    table = day(f"{place}: M1+workshop{cost}", "1: E1+roost", M={"hand": [card]})
    before = table.view()["items"][item]
    table.do(f"craft {card}")
    assert table.points("M") == points and table.box("M") == {item: 1} and table.view()["items"][item] == before - 1
    assert table.discard() == [card] and table.hand("M") == []


@pytest.mark.rule("R-card-boots", "R-card-bag", "R-card-sword", "R-card-coins", "R-card-root-tea", "R-card-crossbow",
                  "R-card-anvil-fox")
@pytest.mark.parametrize(("card", "suit", "cost", "item", "points"), ITEMS)
def test_one_piece_less_is_not_enough(card: str, suit: str, cost: int, item: str, points: int) -> None:
    place = SHOPS[suit][0].split(":")[0]
    others = [shop for other, (shop, _) in SHOPS.items() if other != suit]
    few = f"{place}: M1+workshop{cost - 1}" if cost > 1 else f"{place}: M1"
    table = day(few, *others, "1: E1+roost", M={"hand": [card]})
    assert table.offers("craft") == [] and table.why_not(f"craft {card}") == "R4.1.1"


@pytest.mark.rule("R-card-coins", "R-card-crossbow", "R4.1.2-2")
@pytest.mark.parametrize(("card", "suit", "box"), [("investments_mouse", "rabbit", {"coins": 2}),
                                                   ("crossbow_mouse", "fox", {"crossbow": 1})])
def test_the_last_item_ends_its_cards(card: str, suit: str, box: dict[str, int]) -> None:
    table = day(SHOPS[suit][0], "1: E1+roost", M={"hand": [card]}, E={"items": box})
    assert table.offers("craft") == [] and table.why_not(f"craft {card}") == "R4.1.2-2"


# --- battle

@pytest.mark.rule("R-card-dominance")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse", "bird"])
def test_a_dominance_card_is_spent_for_its_suit_or_activated(suit: str) -> None:
    place = {"fox": 8, "rabbit": 5, "mouse": 9, "bird": 9}[suit]
    table = day(f"{place}: M1+sawmill", "1: E1+roost", M={"hand": [f"dominance_{suit}"], "points": 10})
    assert f"activate dominance_{suit}" in table.offers() and f"overwork dominance_{suit} {place}" in table.offers()
    table.do(f"activate dominance_{suit}")
    assert table.seat("M")["dominance"] == suit


@pytest.mark.rule("R-card-armorers-bird")
def test_armorers_ignore_rolled_hits_only() -> None:
    table = day("9: M3, E3", "1: E+roost", M={"effects": ["armorers"]}, E={"effects": ["sappers"]})
    table.do("battle 9 eyrie", "use sappers", "use armorers", luck=("roll 2 2",))
    assert (table.count(9, "M"), table.count(9, "E")) == (2, 1)
    assert table.effects("M") == [] and "armorers_bird" in table.discard()


@pytest.mark.rule("R-card-armorers-bird")
def test_armorers_serve_the_defender_and_may_be_kept() -> None:
    table = day("9: M3, E3", "1: E+roost", E={"effects": ["armorers"]}).do("battle 9 eyrie", luck=("roll 2 1",))
    assert (table.asks(), table.offers()) == ("E", ["done", "use armorers"])
    table.do("done")
    assert table.count(9, "E") == 1 and table.effects("E") == ["armorers_bird"]
    nothing = day("9: M3, E3", "1: E+roost", E={"effects": ["armorers"]}).do("battle 9 eyrie", luck=("roll 0 0",))
    assert nothing.asks() == "M"                 # no hit was rolled


@pytest.mark.rule("R-card-brutal-tactics-bird")
def test_brutal_tactics_feed_the_defender_before_the_hits() -> None:
    table = day("9: M1, E3", "1: E+roost", M={"effects": ["brutal_tactics"]}).do("battle 9 eyrie", luck=("roll 1 0",))
    table.do("use brutal_tactics")
    assert table.count(9, "E") == 1 and table.points("E") == 1 and table.effects("M") == ["brutal_tactics_bird"]
    last = day("9: M1, E3", "1: E+roost", M={"effects": ["brutal_tactics"]}, E={"points": 29}).do("battle 9 eyrie",
                                                                                                  luck=("roll 1 0",))
    last.do("use brutal_tactics")
    assert last.result() == "E" and last.count(9, "E") == 3


@pytest.mark.rule("R-card-brutal-tactics-bird", "R-card-sappers-bird")
def test_brutal_tactics_are_for_the_attacker_sappers_for_the_defender() -> None:
    table = day("9: M3, E3", "1: E+roost", M={"effects": ["sappers"]}, E={"effects": ["brutal_tactics"]})
    table.do("battle 9 eyrie", luck=("roll 1 1",))
    assert table.question() == "MarquiseAct" and (table.count(9, "M"), table.count(9, "E")) == (2, 2)


@pytest.mark.rule("R-card-sappers-bird")
def test_sappers_deal_a_hit_and_leave() -> None:
    table = day("9: M3, E3", "1: E+roost", E={"effects": ["sappers"]}).do("battle 9 eyrie", "use sappers", luck=("roll 0 0",))
    assert table.count(9, "M") == 2 and table.effects("E") == [] and table.discard() == ["sappers_bird"]


@pytest.mark.rule("R-card-scouting-party-mouse")
def test_scouts_walk_through_an_ambush() -> None:
    table = day("12: M2, E2", "1: E+roost", M={"effects": ["scouting_party"], "hand": ["ambush_bird"]}, E={"hand": ["ambush_fox"]})
    table.do("battle 12 eyrie", "ambush ambush_fox", luck=("roll 0 0",))
    assert table.count(12, "M") == 2 and table.discard() == ["ambush_fox"] and "scouted" in table.told()
    assert table.question() == "MarquiseAct" and "rolled" in table.told()
    defends = scene("M E A", "12: M2, A3", active="A", phase="evening", M={"effects": ["scouting_party"]},
                    A={"officers": 1, "hand": ["ambush_fox"]}).do("battle 12 marquise", luck=("roll 0 0",))
    assert "scouted" not in defends.told()


# --- Birdsong

@pytest.mark.rule("R-card-royal-claim-bird")
def test_royal_claim_counts_ruled_clearings() -> None:
    table = dawn("9: M1", "8: M1", "5: M1, A1", "1: E1+roost", M={"effects": ["royal_claim"]}).do("claim")
    assert table.points("M") == 2 and table.effects("M") == [] and table.discard() == ["royal_claim_bird"]
    eyrie = scene("M E A", "9: E1, M1", "8: E1", active="E", phase="birdsong",
                  E={"effects": ["royal_claim"], "hand": ["anvil_fox"]})
    assert eyrie.do("claim").points("E") == 2
    cult = scene("M E C", "9: C+garden, M3", "8: C1", active="C", phase="birdsong", C={"effects": ["royal_claim"]})
    assert cult.do("claim").points("C") == 2


@pytest.mark.rule("R-card-stand-and-deliver-fox")
def test_stand_and_deliver_takes_a_random_card_once_a_birdsong() -> None:
    table = dawn("9: M1", "1: E1+roost", M={"effects": ["stand_and_deliver", "royal_claim"]},
                 E={"hand": ["anvil_fox", "sword_mouse"]})
    assert table.offers("stand") == ["stand eyrie"]                      # the Alliance has no cards
    table.do("stand eyrie", luck=("random sword_mouse",))
    assert table.hand("M") == ["sword_mouse"] and table.hand("E") == ["anvil_fox"] and table.points("E") == 1
    assert table.offers("stand") == [] and table.effects("M") == ["royal_claim_bird", "stand_and_deliver_fox"]
    assert table.why_not("stand eyrie") == "R-card-stand-and-deliver-fox"


@pytest.mark.rule("R-card-better-burrow-bank-rabbit", "R-P10")
def test_the_bank_is_compulsory_and_serves_two() -> None:
    table = dawn("9: M1", "1: E1+roost", M={"effects": ["better_burrow_bank"]})
    assert table.offers() == ["bank eyrie", "bank alliance"]             # no way to decline
    table.do("bank alliance")
    assert len(table.hand("M")) == 1 and len(table.hand("A")) == 1 and table.hand("E") == []
    assert table.phase() == "daylight"


@pytest.mark.rule("R-card-better-burrow-bank-rabbit", "R-P10")
def test_with_one_other_player_the_bank_asks_nothing() -> None:
    table = dawn("9: M1", "1: E1+roost", factions="M E", M={"effects": ["better_burrow_bank"]})
    assert len(table.hand("M")) == 1 and len(table.hand("E")) == 1 and table.phase() == "daylight"
    both = dawn("9: M1", "1: E1+roost", factions="M E", M={"effects": ["better_burrow_bank", "royal_claim"]})
    assert both.offers() == ["bank eyrie", "claim"]
    assert len(both.do("claim").hand("E")) == 1


# --- Daylight and Evening

@pytest.mark.rule("R-card-tax-collector-fox")
def test_the_tax_collector_takes_a_warrior_from_the_map_once() -> None:
    table = day("9: M2", "1: E1+roost", M={"effects": ["tax_collector"]}, deck=["anvil_fox"])
    before = table.supply("M")
    assert table.offers("tax") == ["tax 9"]
    table.do("tax 9")
    assert table.count(9, "M") == 1 and table.supply("M") == before + 1 and table.hand("M") == ["anvil_fox"]
    assert table.offers("tax") == [] and table.why_not("tax 9") == "R-card-tax-collector-fox"
    officers = scene("M E A", "9: A sympathy", active="A", phase="daylight",
                     A={"officers": 3, "effects": ["tax_collector"], "hand": ["anvil_fox"]})
    assert officers.offers("tax") == []


@pytest.mark.rule("R-card-tax-collector-fox", "R8.5.2", "R10.5")
def test_a_card_drawn_for_the_tax_may_be_used_in_the_same_daylight() -> None:
    table = scene("M A E", "9: A1", "3: E1+roost", active="A", phase="daylight", A={"effects": ["tax_collector"]},
                  deck=["anvil_fox"])
    assert table.offers() == ["done", "tax 9"]
    table.do("tax 9", "mobilize anvil_fox")
    assert table.supporters() == ["anvil_fox"]
    cult = scene("M E C", "9: C1", "3: E1+roost", active="C", phase="daylight", C={"effects": ["tax_collector"]},
                 deck=["anvil_fox"])
    cult.do("tax 9")
    assert "preach anvil_fox 12" in cult.offers()


@pytest.mark.rule("R-card-cobbler-rabbit")
def test_the_cobbler_moves_at_the_start_of_evening() -> None:
    table = scene("M E A", "9: M2, E3", "4: M1", "1: E+roost", active="M", phase="evening", M={"effects": ["cobbler"]},
                  deck=["anvil_fox"])
    assert table.question() == "MayUse cobbler" and table.hand("M") == []
    assert table.offers() == ["done", *(f"move 4 {to} 1" for to in (8, 9, 12)), "move 9 4 1", "move 9 4 2"]    # rule holds here too
    table.do("move 4 8 1")
    assert table.count(8, "M") == 1 and table.hand("M") == ["anvil_fox"]
    alliance = scene("M E A", "9: A2", active="A", phase="evening", A={"effects": ["cobbler"], "officers": 1}).do("move 9 4 1")
    assert alliance.question() == "AllianceOperation" and alliance.state.alliance.operations == 0


@pytest.mark.rule("R-card-command-warren-rabbit")
def test_the_command_warren_fights_before_all_else() -> None:
    table = day("9: M2, E1", "1: E+roost", "5: M1+workshop", M={"effects": ["command_warren"], "hand": ["travel_gear_fox"]})
    assert (table.question(), table.offers()) == ("MayUse command_warren", ["done", "battle 9 eyrie"])
    table.do("battle 9 eyrie", luck=("roll 1 0",))
    assert table.question() == "MarquiseAct" and table.state.marquise.actions == 3
    assert table.offers("craft") == ["craft travel_gear_fox"]
    crafted = day("9: M2, E1", "1: E+roost", "5: M1+workshop2",
                  M={"hand": ["command_warren_rabbit"]}).do("craft command_warren_rabbit")
    assert crafted.question() == "MarquiseAct"   # today's moment has passed
    spies = day("9: M2, E1", "1: E+roost", M={"effects": ["command_warren", "codebreakers"]}, E={"hand": ["sword_mouse"]})
    assert spies.offers() == ["done", "battle 9 eyrie"] and spies.do("done").offers("spy") == ["spy eyrie"]


@pytest.mark.rule("R-card-codebreakers-mouse", "R-P18")
def test_codebreakers_show_a_hand_to_their_owner_only() -> None:
    table = day("9: M1", "1: E1+roost", M={"effects": ["codebreakers"]}, E={"hand": ["anvil_fox", "sword_mouse"]})
    assert table.offers("spy") == ["spy eyrie"]
    table.do("spy eyrie")
    assert table.seat("E", "M")["known"] == {"cards": ["anvil_fox", "sword_mouse"], "lost": 0}
    for viewer in ("", "A"):
        assert table.seat("E", viewer)["known"] is None and table.seat("E", viewer)["cards"] is None
    assert table.offers("spy") == [] and table.why_not("spy eyrie") == "R-card-codebreakers-mouse"


# --- favors

@pytest.mark.rule("R-card-favor")
@pytest.mark.parametrize(("card", "suit"), [("favor_of_the_foxes_fox", "fox"), ("favor_of_the_rabbits_rabbit", "rabbit"),
                                            ("favor_of_the_mice_mouse", "mouse")])
def test_a_favor_needs_three_pieces_and_clears_its_suit(card: str, suit: str) -> None:
    spots = {"fox": (1, 12), "rabbit": (4, 10), "mouse": (7, 11)}[suit]
    elsewhere = {"fox": 9, "rabbit": 8, "mouse": 5}[suit]
    table = day(*SHOPS[suit], f"{spots[0]}: E2+roost", f"{spots[1]}: A1+sympathy", f"{elsewhere}: E3",
                M={"hand": [card, "ambush_bird"]})
    table.do(f"craft {card}", "give ambush_bird")
    assert table.count(spots[0], "E") == 0 and table.piece(spots[0], "roost") == 0 and table.count(spots[1], "A") == 0
    assert table.count(elsewhere, "E") == 3 and table.points("M") == 2 and table.discard() == [card]
    few = day(SHOPS[suit][0], f"{spots[0]}: E2+roost", M={"hand": [card]})
    assert few.offers("craft") == []


@pytest.mark.rule("R-card-favor", "R1.1.3", "R-P20")
def test_all_that_a_favor_brings_about() -> None:
    table = scene("E A C R", "8: E1+roost", "12: E1+roost", "6: E1+roost", "1: A sympathy, C1+garden, R+post", active="E",
                  phase="daylight", E={"hand": ["favor_of_the_foxes_fox",
                                                "anvil_fox"]}, C={"hand": ["sword_mouse"]}, R={"funds": {"R": 3}})
    table.do("craft favor_of_the_foxes_fox")
    while table.asks() == "E" and table.question() != "PayOutrage":
        table.do(table.offers()[0])              # garden and post before or after: all come
    table.do("give anvil_fox")
    assert table.points("E") == 3 and table.supporters() == ["anvil_fox"]
    assert table.hand("C") == [] and table.board("R")["funds"] == {"R": 1}


@pytest.mark.rule("R4.1.2", "R-card-favor", "R-G6")
def test_a_favor_is_discarded_only_after_its_effect() -> None:
    table = day("1: M1+workshop, A sympathy", "8: M workshop", "6: M workshop", "3: E1+roost",
                M={"hand": ["favor_of_the_foxes_fox"]}, deck={"order": [], "set": []})
    table.do("craft favor_of_the_foxes_fox")     # Outrage finds neither a card in hand nor one to draw
    assert "showed" in table.told() and table.supporters() == [] and table.discard() == ["favor_of_the_foxes_fox"]
    paid = day("1: M1+workshop, A sympathy", "8: M workshop", "6: M workshop", "3: E1+roost",
               M={"hand": ["favor_of_the_foxes_fox", "anvil_fox"]})
    paid.do("craft favor_of_the_foxes_fox")
    assert paid.offers() == ["give anvil_fox"] and paid.discard() == []
    assert paid.do("give anvil_fox").discard() == ["favor_of_the_foxes_fox"]


@pytest.mark.rule("R-G15", "R6.2.3")
def test_field_hospitals_are_offered_for_each_clearing() -> None:
    table = scene("M E A", "2: M1+keep", "8: M2, E1+roost", "12: M1, E1+roost", "6: E1+roost", active="E", phase="daylight",
                  E={"hand": ["favor_of_the_foxes_fox"]}, M={"hand": ["anvil_fox", "foxfolk_steel_fox"]})
    table.do("craft favor_of_the_foxes_fox")
    assert (table.asks(), table.question()) == ("M", "FieldHospitals")
    table.do("hospital anvil_fox")
    assert table.count(2, "M") == 3 and table.question() == "FieldHospitals"
    table.do("hospital foxfolk_steel_fox")
    assert table.count(2, "M") == 4


@pytest.mark.rule("R-G15", "R2.7", "R-P19")
def test_favors_spare_own_pieces_and_those_of_partners_in_a_chain() -> None:
    table = day("8: M1+workshop2", "6: M1+workshop", "1: V", "12: V2", "9: E1+roost",
                factions="M E V V2", M={"hand": ["favor_of_the_foxes_fox"]}, V={"partner": "V2", "items": ["boots"]},
                V2={"partner": "M", "items": ["boots"], "character": "ranger"})
    table.do("craft favor_of_the_foxes_fox")
    assert table.asks() == "M" and "damaged" not in table.told() and table.piece(8, "workshop") == 2 and table.count(8, "M") == 1


# --- windows (R-P16) and what was shown (R-P18)

@pytest.mark.rule("R-P16")
def test_daylight_effects_stand_between_actions_never_inside_a_battle() -> None:
    table = day("9: M3, E3", "1: E+roost", M={"effects": ["tax_collector", "brutal_tactics"]})
    assert "tax 9" in table.offers()
    table.do("battle 9 eyrie", luck=("roll 1 1",))
    assert table.question() == "MayUse brutal_tactics" and table.offers("tax") == []
    table.do("done")
    assert "tax 9" in table.offers()


@pytest.mark.rule("R-P16")
def test_effects_keep_to_their_phase() -> None:
    table = dawn("9: M2", "1: E1+roost", M={"effects": ["tax_collector", "royal_claim", "stand_and_deliver", "cobbler"]},
                 E={"hand": ["anvil_fox"]})
    assert table.offers() == ["done", "claim", "stand eyrie"]
    table.do("done").until("MarquiseAct")
    assert table.offers("claim") == [] and table.offers("stand") == [] and table.offers("tax") == ["tax 9"]
    table.do("done").until("MayUse cobbler")
    assert table.offers("tax") == []


@pytest.mark.rule("R-P16")
@pytest.mark.parametrize(("side", "board", "questions"), [
    ("M", {}, ["BirdsongEnds"]), ("A", {"supporters": ["ambush_bird"]}, ["AllianceRise"]), ("A", {}, ["BirdsongEnds"]),
    ("E", {"hand": ["anvil_fox", "sword_mouse"]}, ["AddToDecree", "AddToDecree"]),
    ("E", {}, ["BirdsongStarts", "AddToDecree", "BirdsongEnds"])])
def test_nobody_is_asked_twice_for_the_same_effect(side: str, board: dict[str, object], questions: list[str]) -> None:
    """Only a hand that is empty makes the Eyrie's first moment different from the next."""
    table = scene("M E A", "9: M1+sawmill", "3: E1+roost", "4: A1", active=side, phase="birdsong",
                  **{side: {"effects": ["royal_claim"], **board}})
    asked = []
    while table.active() == side and "claim" in table.offers():
        asked.append(table.question())
        table.do("done" if "done" in table.offers() else table.offers()[0])
    assert asked == questions and table.phase() != "birdsong"


@pytest.mark.rule("R-P16")
def test_an_effect_of_daylight_brings_no_question_in_birdsong() -> None:
    assert dawn("9: M2", "1: E1+roost", M={"effects": ["tax_collector"]}).question() == "MarquiseAct"


@pytest.mark.rule("R-P16")
@pytest.mark.parametrize("side", ["M", "A", "C"])
def test_whoever_is_done_with_daylight_is_done_with_its_effects(side: str) -> None:
    table = scene("M E A C", "9: M1", "8: A1", "5: C1", "3: E1+roost", active=side, phase="daylight",
                  **{side: {"effects": ["tax_collector"], "hand": ["anvil_fox"]}})
    assert table.offers("tax") and table.do("done").active() != side


@pytest.mark.rule("R-P16", "R3.3.1", "R1.2.1")
def test_the_last_moment_of_daylight_does_not_tell_who_holds_a_dominance_card() -> None:
    for card in ("dominance_fox", "sword_mouse"):
        table = scene("M E A", "3: E3+roost, M1", active="E", phase="daylight",
                      E={"leader": "commander", "points": 10, "hand": [card]})
        table.do("done", "move 3 6 1", "battle 3 marquise", luck=("roll 0 0",))
        assert (table.asks(), table.question()) == ("E", "DaylightEnds") and ("activate dominance_fox" in table.offers()) == (
            card == "dominance_fox")
    known = scene("M E A", "3: E3+roost, M1", active="E", phase="daylight", discard=["anvil_fox"], M={"dominance": "fox"},
                  available=[], removed=["dominance_rabbit", "dominance_mouse", "dominance_bird"],
                  E={"leader": "commander", "points": 10, "hand": ["sword_mouse"]})
    known.do("done", "move 3 6 1", "battle 3 marquise", luck=("roll 0 0",))
    assert known.asks() == "M"                   # all four lie open


@pytest.mark.rule("R-card-command-warren-rabbit", "R7.5.2")
def test_the_command_warren_comes_before_the_decree() -> None:
    table = scene("M E A", "9: E3+roost, M2", active="E", phase="daylight", E={"leader": "despot", "effects": ["command_warren"]})
    assert table.question() == "MayUse command_warren" and table.state.eyrie.todo == [(), (), (), ()]
    table.do("battle 9 marquise", luck=("roll 0 0",))
    assert table.rule() == "R7.5.2.ii"


@pytest.mark.rule("R-card-tax-collector-fox")
def test_acolytes_and_funds_pay_no_tax() -> None:
    cult = scene("M E C", "9: M1", active="C", phase="daylight",
                 C={"acolytes": 3, "effects": ["tax_collector"], "hand": ["anvil_fox"]})
    otters = scene("M E R", "9: M1", active="R", phase="daylight", R={"funds": {"R": 3}, "effects": ["tax_collector"]})
    for table in (cult, otters):
        assert table.offers("tax") == [] and table.why_not("tax 9") == "R-card-tax-collector-fox"


@pytest.mark.rule("R-P16")
def test_not_inside_a_crafting() -> None:
    table = day("1: M1+workshop", "2: M1+workshop", "3: M1+workshop", "4: M1+workshop", "9: M1+workshop",
                M={"hand": ["royal_claim_bird"], "effects": ["tax_collector"]}).do("craft royal_claim_bird")
    assert table.question() == "PickPieces" and table.offers("tax") == []


@pytest.mark.rule("R-P18")
def test_a_card_that_leaves_unseen_blurs_what_was_known() -> None:
    hand = ["anvil_fox", "sword_mouse", "bake_sale_rabbit"]
    table = scene("M E A", "9: M1", "1: E1+roost", active="A", phase="birdsong", A={"effects": ["stand_and_deliver"]},
                  E={"hand": hand},
                  seen=[{"viewer": "M", "place": "E", "cards": hand}])
    table.do("stand eyrie", luck=("random sword_mouse",))
    known = table.seat("E", "M")["known"]
    assert sorted(known["cards"]) == sorted(hand) and known["lost"] == 1
    assert table.seat("A", "E")["known"] == {"cards": ["sword_mouse"], "lost": 0}     # the victim saw which


@pytest.mark.rule("R-P18")
def test_a_card_that_leaves_openly_is_no_longer_known_to_be_there() -> None:
    table = day("9: M1+sawmill", "1: E1+roost", M={"hand": ["sword_mouse", "anvil_fox"]},
                seen=[{"viewer": "E", "place": "M", "cards": ["sword_mouse", "anvil_fox"]}]).do("overwork sword_mouse 9")
    assert table.seat("M", "E")["known"] == {"cards": ["anvil_fox"], "lost": 0}
