"""Whatever reads the suit of a clearing reads the one that lies there: on both maps, in Winter with shuffled markers."""
import pytest

from tests.games.root.scene import Scene, scene
from tests.games.root.vagabonds import day
from tests.games.root.woods import CARDS, CRAFTED, FAVORS, Wood, for_each_suit, on_both_maps, others

pytestmark = [on_both_maps, for_each_suit]


def bodies(wood: Wood, suit: str) -> tuple[int, int, int]:
    """A clearing of the suit and one of each other suit."""
    one, other = others(suit)
    return wood.of(suit, 1)[0], wood.of(one, 1)[0], wood.of(other, 1)[0]


# --- battle, crafting, dominance, favors

@pytest.mark.rule("R4.3.1", "R4.3.1.1")
def test_an_ambush_fits_the_suit_that_lies_there(wood: Wood, suit: str) -> None:
    hand = ["ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"]
    here = wood.of(suit)[0]
    table = scene("M E A", f"{here}: M4, E2", active="M", phase="daylight", E={"hand": hand}, **wood.laid)
    table.do(f"battle {here} eyrie")
    assert (table.asks(), sorted(table.offers("ambush"))) == ("E", sorted(["ambush ambush_bird", f"ambush ambush_{suit}"]))
    assert {table.why_not(f"ambush ambush_{other}") for other in others(suit)} == {"R4.3.1"}
    foiled = scene("M E A", f"{here}: M4, E2", active="M", phase="daylight", M={"hand": hand[:3]}, E={"hand": ["ambush_bird"]},
                   **wood.laid).do(f"battle {here} eyrie", "ambush ambush_bird")
    assert (foiled.asks(), foiled.offers("foil")) == ("M", [f"foil ambush_{suit}"])


@pytest.mark.rule("R3.3.1.i")
def test_dominance_counts_the_suits_that_lie_there(wood: Wood, suit: str) -> None:
    clearings = wood.of(suit)
    for owner in ("M", "E"):
        won = scene("M E A", *(f"{clearing}: {owner}1" for clearing in clearings[1:]), active=owner, phase="birdsong",
                    **{owner: {"dominance": suit}}, **wood.laid)
        assert won.result() == owner
    ruled = (*clearings[:2], *wood.of(others(suit)[0]))
    two = scene("M E A", *(f"{clearing}: M1" for clearing in ruled), active="M", phase="birdsong", M={"dominance": suit},
                **wood.laid)
    assert two.result() == "", "two of the suit and four of another"


@pytest.mark.rule("R-card-favor", "R-G15", "R2.2.2")
def test_a_favor_empties_the_clearings_of_its_suit_and_no_others(wood: Wood, suit: str) -> None:
    shops, (kept, kept_too) = wood.of(suit, 1)[:3], bodies(wood, suit)[1:]
    rest = next(clearing for clearing in wood.of(suit) if clearing not in shops)
    table = scene("M E A", *(f"{clearing}: M1+workshop, E1" for clearing in shops), f"{rest}: E2", f"{kept}: E2", f"{kept_too}: E1",
                  active="M", phase="daylight", M={"hand": [FAVORS[suit]]}, **wood.laid)
    table.do(f"craft {FAVORS[suit]}")
    assert [table.count(clearing, "E") for clearing in (*shops, rest)] == [0] * 4
    assert (table.count(kept, "E"), table.count(kept_too, "E")) == (2, 1)
    assert [table.count(clearing, "M") for clearing in shops] == [1] * 3


@pytest.mark.rule("R4.1.1", "R2.2.2", "R6.2.1", "R7.2.1", "R8.2.1", "R10.2.1")
@pytest.mark.parametrize(("letter", "piece", "phase"), [("M", "workshop", "daylight"), ("E", "roost", "daylight"),
                                                        ("A", "sympathy", "daylight"), ("C", "garden", "evening")])
def test_a_piece_crafts_by_the_suit_that_lies_there(wood: Wood, suit: str, letter: str, piece: str, phase: str) -> None:
    hand, outcast = list(CRAFTED.values()), {"outcast": suit} if letter == "C" else {}
    table = scene("M E A C", f"{wood.of(suit, 1)[0]}: {letter}+{piece}", active=letter, phase=phase,
                  **{letter: {"hand": hand, **outcast}}, **wood.laid)
    assert table.offers("craft") == [f"craft {CRAFTED[suit]}"]


# --- the Marquise and the Eyrie

@pytest.mark.rule("R6.2.3")
def test_the_hospital_takes_a_card_of_the_suit_of_the_battle(wood: Wood, suit: str) -> None:
    here, keep, _ = bodies(wood, suit)
    hand = [CARDS[name][0] for name in CARDS]
    keep = next(corner for corner in (1, 2, 3, 4) if corner != here)
    table = scene("M E A", f"{here}: M2, E3", f"{keep}: M+keep", active="M", phase="daylight", M={"hand": hand}, **wood.laid)
    table.do(f"battle {here} eyrie", luck=("roll 1 1",))
    assert table.question() == "FieldHospitals"
    assert sorted(table.offers("hospital")) == sorted([f"hospital {CARDS[suit][0]}", f"hospital {CARDS['bird'][0]}"])


@pytest.mark.rule("R6.5.5")
def test_overwork_takes_a_card_of_the_sawmills_suit(wood: Wood, suit: str) -> None:
    here = wood.of(suit, 1)[0]
    hand = [CARDS[name][0] for name in CARDS]
    table = scene("M E A", f"{here}: M1+sawmill", active="M", phase="daylight", M={"hand": hand}, **wood.laid)
    assert sorted(table.offers("overwork")) == sorted([f"overwork {CARDS[suit][0]} {here}", f"overwork {CARDS['bird'][0]} {here}"])


@pytest.mark.rule("R7.5.2", "R7.5.2.i", "R7.5.2.ii", "R7.5.2.iii", "R7.5.2.iv")
def test_the_decree_goes_by_the_suits_that_lie_there(wood: Wood, suit: str) -> None:
    here, elsewhere, third = bodies(wood, suit)
    card = CARDS[suit][0]
    def day(leader: str, *rows: str, **decree: list[str]) -> Scene:
        return scene("M E A", *rows, active="E", phase="daylight", E={"leader": leader, "decree": decree}, **wood.laid)
    other = wood.of(suit, 1)[1]
    enrolled = day("commander", f"{here}: E+roost", f"{other}: E+roost", f"{elsewhere}: E+roost", recruit=[card])
    assert sorted(enrolled.offers()) == sorted([f"enrol {here}", f"enrol {other}"])
    moved = day("charismatic", f"{here}: E3", f"{elsewhere}: E3+roost", f"{third}: E2", move=[card])
    assert {text.split()[1] for text in moved.offers("move")} == {str(here)}
    fought = day("charismatic", f"{here}: E2, M1", f"{elsewhere}: E2+roost, M1", f"{third}: E2, M1", battle=[card, CARDS[suit][1]])
    assert fought.do(f"fulfil {suit}").offers("battle") == [f"battle {here} marquise"]
    built = day("despot", f"{here}: E2", f"{other}: E1", f"{elsewhere}: E2+roost", f"{third}: E2", build=[card])
    away = [text for text in built.offers("move") if int(text.split()[2]) not in wood.of(suit) and f"move {elsewhere} " in text]
    assert sorted(built.do(away[0], f"fulfil {suit}").offers()) == sorted([f"erect {here}", f"erect {other}"])


# --- the Alliance

@pytest.mark.rule("R8.4.1.ii", "R8.4.1.iii", "R-A5")
def test_a_revolt_counts_sympathy_of_its_suit(wood: Wood, suit: str) -> None:
    here, elsewhere, third = bodies(wood, suit)
    friend = next(clearing for clearing in wood.of(suit) if clearing != here)
    rows = (f"{here}: M2, A sympathy", f"{friend}: A sympathy", f"{elsewhere}: A sympathy", f"{third}: A sympathy")
    table = scene("M E A", *rows, active="A", phase="birdsong", A={"supporters": list(CARDS[suit][:2])}, **wood.laid)
    assert sorted(table.offers("revolt")) == sorted([f"revolt {here}"] + [f"revolt {friend}"] * (friend in wood.of(suit, 1)))
    table.do(f"revolt {here}")
    while table.question() == "PaySupporter":
        table.do(table.offers("support")[0])
    assert (table.count(here, "M"), table.count(here, "A"), table.piece(here, "base")) == (0, 2, 1), "a warrior for each of two"
    assert table.board("A")["bases"] == [suit] and table.state.alliance.officers == 1


@pytest.mark.rule("R8.4.1.i")
def test_no_second_base_of_a_suit(wood: Wood, suit: str) -> None:
    here, elsewhere, _ = bodies(wood, suit)
    other = wood.of(suit, 1)[1]
    table = scene("M E A", f"{here}: A+base+sympathy", f"{other}: A sympathy", f"{elsewhere}: A sympathy", active="A",
                  phase="birdsong", A={"supporters": list(CARDS["bird"][:2])}, **wood.laid)
    assert table.offers("revolt") == [f"revolt {elsewhere}"] and table.why_not(f"revolt {other}") == "R8.4.1.i"


@pytest.mark.rule("R8.4.2.ii")
def test_sympathy_spreads_for_supporters_of_the_suit(wood: Wood, suit: str) -> None:
    table = scene("M E A", active="A", phase="birdsong", A={"supporters": [CARDS[suit][0]]}, **wood.laid)
    assert sorted(table.offers("spread")) == sorted(f"spread {clearing}" for clearing in wood.of(suit))


@pytest.mark.rule("R8.5.3")
def test_officers_are_trained_by_the_suit_of_a_base(wood: Wood, suit: str) -> None:
    table = scene("M E A", f"{wood.of(suit, 1)[0]}: A+base", active="A", phase="daylight",
                  A={"hand": [CARDS[name][0] for name in CARDS]}, **wood.laid)
    assert sorted(table.offers("train")) == sorted(f"train {CARDS[name][0]}" for name in (suit, "bird"))


@pytest.mark.rule("R8.2.4", "R8.2.4-2")
def test_a_lost_base_takes_the_supporters_of_its_suit(wood: Wood, suit: str) -> None:
    here, elsewhere, _ = bodies(wood, suit)
    cards = [CARDS[name][0] for name in CARDS]
    table = scene("M E A", f"{here}: M3, A+base", f"{elsewhere}: A+base", active="M", phase="daylight",
                  A={"supporters": cards}, **wood.laid)
    table.do(f"battle {here} alliance", luck=("roll 0 0",))
    assert table.piece(here, "base") == 0 and sorted(table.supporters()) == sorted(CARDS[name][0] for name in others(suit))


@pytest.mark.rule("R8.2.6", "R8.2.6-2")
def test_outrage_asks_for_the_suit_that_lies_there(wood: Wood, suit: str) -> None:
    here = wood.of(suit)[0]
    src = wood.beside(here)[0]
    hand = [CARDS[name][0] for name in CARDS]
    table = scene("M E A", f"{here}: A sympathy", f"{src}: M2", active="M", phase="daylight", M={"hand": hand}, **wood.laid)
    table.do(f"move {src} {here} 1")
    assert sorted(table.offers("give")) == sorted(f"give {CARDS[name][0]}" for name in (suit, "bird"))
    plain = scene("M E A", f"{src}: M2", active="M", phase="daylight", M={"hand": hand}, **wood.laid).do(f"move {src} {here} 1")
    assert "outrage" not in plain.told() and plain.question() == "MarchOn", "only where sympathy lies"
    fallen = scene("M E A", f"{here}: M2, A sympathy", active="M", phase="daylight", M={"hand": hand}, **wood.laid)
    fallen.do(f"battle {here} alliance", luck=("roll 0 0",))
    assert sorted(fallen.offers("give")) == sorted(f"give {CARDS[name][0]}" for name in (suit, "bird"))


# --- the Cult

@pytest.mark.rule("R10.5.1", "R10.5.2", "R10.5.3")
def test_rituals_go_by_the_suits_that_lie_there(wood: Wood, suit: str) -> None:
    here, elsewhere, third = bodies(wood, suit)
    other = wood.of(suit, 1)[1]
    card = CARDS[suit][0]
    table = scene("C M E", f"{here}: C1+garden", f"{other}: C1+garden", f"{elsewhere}: C1+garden", f"{third}: C1", active="C",
                  phase="daylight", C={"hand": [card]}, **wood.laid)
    assert sorted(table.offers("preach")) == sorted(f"preach {card} {clearing}" for clearing in wood.of(suit))
    sites = [clearing for clearing in (here, other) if wood.open_slots(clearing) > 1]
    assert sorted(table.offers("garden")) == sorted(f"garden {card} {clearing}" for clearing in sites)
    assert table.why_not(f"garden {card} {third}") == "R10.5.1"
    table.do(f"score {card}")
    assert table.points("C") == 2, "two gardens of the suit; the third is of another"


@pytest.mark.rule("R10.4.3", "R10.4.3.ii", "R10.2.1")
def test_conspiracies_happen_where_the_outcast_lives(wood: Wood, suit: str) -> None:
    here, elsewhere, third = bodies(wood, suit)
    rows = (f"{here}: C2, M2+sawmill", f"{elsewhere}: C2, M2+sawmill", f"{third}: C2, M2")
    table = scene("C M E", *rows, active="C", phase="birdsong", souls=[CARDS[suit][0]], C={"acolytes": 5}, **wood.laid)
    table.until("CultConspire")
    assert table.offers("convert") == [f"convert {here} marquise"] and table.offers("sanctify") == [f"sanctify {here} sawmill"]
    assert [text for text in table.offers("battle") if text.startswith("battle")] == [f"battle {here} marquise"]


@pytest.mark.rule("R10.6.3")
def test_the_cult_draws_for_suits_with_two_gardens(wood: Wood, suit: str) -> None:
    here, elsewhere, third = bodies(wood, suit)
    other = wood.of(suit, 1)[1]
    for second, cards in ((elsewhere, 1), (other, 2)):
        table = scene("C M E", f"{here}: C+garden", f"{second}: C+garden", f"{third}: C+garden", active="C", phase="evening",
                      **wood.laid)
        assert len(table.hand("C")) == cards


# --- the Riverfolk

@pytest.mark.rule("R11.2.5", "R11.5.6.iii")
def test_trade_posts_are_counted_by_the_suits_that_lie_there(wood: Wood, suit: str) -> None:
    clearings, (elsewhere, _) = wood.of(suit), bodies(wood, suit)[1:]
    table = scene("M E R", f"{clearings[0]}: R+post", f"{clearings[1]}: R+post", f"{clearings[2]}: R1", f"{clearings[3]}: R1",
                  f"{elsewhere}: R1", active="R", phase="daylight", R={"funds": {"R": 6}}, **wood.laid)
    table.do(f"post {clearings[2]}")
    assert table.board("R")["posts"] == {name: 0 if name == suit else 3 for name in ("fox", "rabbit", "mouse")}
    assert table.offers("post") == [f"post {elsewhere}"] and table.why_not(f"post {clearings[3]}") == "R11.2.5"


# --- the Vagabond

@pytest.mark.rule("R9.5.5", "R9.5.4", "R9.2.1")
def test_a_vagabond_quests_aids_and_crafts_by_the_suit_that_lies_there(wood: Wood, suit: str) -> None:
    here = wood.of(suit)[0]
    quests = {"fox": "errand_fox", "rabbit": "errand_rabbit", "mouse": "escort_mouse"}
    hand = tuple(CARDS[name][0] for name in CARDS)
    table = day(f"{here}: V, M1", items="tea, boots, boots, boots, torch, hammer", hand=hand, **wood.laid)
    assert table.offers("quest") == [f"quest {quests[suit]}"]
    assert sorted(table.offers("aid")) == sorted(f"aid marquise {CARDS[name][0]}" for name in (suit, "bird"))
    smith = day(f"{here}: V", items="hammer", hand=tuple(CRAFTED.values()), **wood.laid)
    assert smith.offers("craft") == [f"craft {CRAFTED[suit]}"]


@pytest.mark.rule("RG.2.2")
def test_the_tinker_takes_a_card_of_the_suit_that_lies_there(wood: Wood, suit: str) -> None:
    pile = [CARDS[name][0] for name in CARDS]
    table = day(f"{wood.of(suit)[0]}: V", items="torch", V={"character": "tinker"}, discard=pile, **wood.laid)
    assert sorted(table.offers("labor")) == sorted(f"labor {CARDS[name][0]}" for name in (suit, "bird"))
