"""Law 10.2 and 10.3: what is special about the Lizard Cult, and its set-up."""
import pytest

from kotatsu.kernel.table import Table
from tests.games.root.scene import Scene, new_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def attacked(*clearings: str, factions: str = "C M A", hand: list[str] | None = None, **fields: object) -> Scene:
    """The Marquise may start one battle at the start of her Daylight."""
    return scene(factions, *clearings, active="M", phase="daylight", M={"effects": ["command_warren"]},
                 C={"hand": hand or []}, **fields)


def favored(*clearings: str, cult: dict[str, object] | None = None, **fields: object) -> Scene:
    """The Marquise crafts Favor of the Mice with three workshops."""
    return scene("C M A", "2: M workshop", "7: M workshop", "11: M workshop", *clearings, active="M", phase="daylight",
                 M={"hand": ["favor_of_the_mice_mouse"]}, C=cult or {}, **fields)


def set_up(factions: str, *choices: str) -> Table:
    """A new game: the choices where they are offered, else the first option, until the Cult is asked or play begins."""
    table = new_game(factions, seed=5, first=1)
    while table.state.phase == 0 and type(table.item).__name__ not in ("CultCorner", "ChooseOutcast"):
        seat = table.decisions()[0]
        wanted = [text for text in table.legal_texts(seat) if text in choices]
        table.do(seat, wanted[0] if wanted else table.legal_texts(seat)[0])
    return table


# --- crafting

@pytest.mark.rule("R10.2.1")
def test_it_crafts_in_the_evening_with_gardens_of_the_outcast_suit() -> None:
    table = scene("C M", "9: C garden2", "12: C garden", active="C", phase="evening",
                  C={"outcast": "mouse", "revealed": ["scouting_party_mouse"], "hand": ["anvil_fox", "root_tea_fox"]})
    assert table.question() == "CultCraft"
    assert set(table.offers("craft")) == {"craft scouting_party_mouse", "craft root_tea_fox"}      # not the fox garden's Anvil
    assert table.why_not("craft anvil_fox") == "R10.2.1"
    table.do("craft scouting_party_mouse", luck=("draw ambush_fox", "draw sword_mouse"))
    assert table.effects("C") == ["scouting_party_mouse"] and table.question() != "CultCraft"            # no garden is left to work


@pytest.mark.rule("R10.2.1")
def test_nothing_is_crafted_in_daylight() -> None:
    table = scene("C M", "9: C garden2", active="C", phase="daylight", C={"outcast": "mouse", "hand": ["scouting_party_mouse"]})
    assert table.offers("craft") == [] and table.offers("preach")


# --- birds

@pytest.mark.rule("R10.2.2")
def test_birds_are_not_wild_in_rituals() -> None:
    table = scene("C M", "9: C2 garden", active="C", phase="daylight", C={"hand": ["ambush_bird"]})
    assert table.offers() == ["done", "sacrifice ambush_bird"]
    assert table.why_not("garden ambush_bird 9") == table.why_not("score ambush_bird") == "R10.2.2"


@pytest.mark.rule("R10.2.2")
def test_elsewhere_birds_are_wild() -> None:
    table = scene("C M A", "12: C2", "9: A sympathy", active="C", phase="evening",
                  C={"effects": ["cobbler"], "hand": ["ambush_bird", "anvil_fox"]})
    table.do("move 12 9 1")
    assert table.question() == "PayOutrage" and table.offers() == ["give ambush_bird"]


# --- Revenge

@pytest.mark.rule("R10.2.3")
def test_fallen_defenders_become_acolytes() -> None:
    table = attacked("9: M2, C3")
    before = table.supply("C")
    table.do("battle 9 cult", luck=("roll 3 0",))
    assert (table.count(9, "C"), table.state.cult.acolytes, table.supply("C")) == (1, 2, before)


@pytest.mark.rule("R10.2.3")
def test_other_losses_go_to_supply() -> None:
    attack = scene("C M", "9: C2, M2", active="C", phase="daylight", C={"effects": ["command_warren"]})
    before = attack.supply("C")
    attack.do("battle 9 marquise", luck=("roll 1 1",))
    assert (attack.state.cult.acolytes, attack.supply("C")) == (0, before + 1)
    favor = favored("9: C3")
    before = favor.supply("C")
    favor.do("craft favor_of_the_mice_mouse")
    assert (favor.count(9, "C"), favor.state.cult.acolytes, favor.supply("C")) == (0, 0, before + 3)
    revolt = scene("C M A", "9: C2, A sympathy", active="A", A={"supporters": ["root_tea_mouse", "ambush_bird"]})
    before = revolt.supply("C")
    revolt.do("revolt 9")
    assert (revolt.count(9, "C"), revolt.state.cult.acolytes, revolt.supply("C")) == (0, 0, before + 2)


# --- Pilgrims

@pytest.mark.rule("R10.2.4")
def test_a_garden_rules_whatever_else_is_there() -> None:
    table = scene("C E M", "10: C garden, E5", "5: C1 garden, E2", "2: C2, E2", active="M", phase="daylight")
    assert (table.ruler(10), table.ruler(5), table.ruler(2)) == ("C", "C", "E")


# --- gardens are lost

@pytest.mark.rule("R10.2.5")
def test_each_lost_garden_costs_a_random_card_of_the_hand() -> None:
    table = favored("9: C garden2", cult={"hand": ["ambush_fox", "anvil_fox", "ambush_bird"]})
    table.do("craft favor_of_the_mice_mouse", luck=("random anvil_fox", "random ambush_bird"))
    assert table.hand("C") == ["ambush_fox"] and table.points("M") == 2
    assert table.souls() == ["anvil_fox", "ambush_bird", "favor_of_the_mice_mouse"]                # the card itself last (R4.1.2)


@pytest.mark.rule("R10.2.5")
def test_an_empty_hand_loses_nothing_more() -> None:
    table = favored("9: C garden2", cult={"hand": ["ambush_fox"]})
    table.do("craft favor_of_the_mice_mouse")
    assert table.hand("C") == [] and table.souls() == ["ambush_fox", "favor_of_the_mice_mouse"]


@pytest.mark.rule("R-P20")
def test_garden_and_outrage_are_put_in_order_if_the_cult_pays() -> None:
    def fought() -> Scene:
        table = scene("C A M", "9: C1 garden, A1 sympathy", active="C", phase="daylight",
                      C={"effects": ["command_warren", "brutal_tactics"], "hand": ["root_tea_mouse"]}, A={"effects": ["sappers"]},
                      deck=["anvil_fox", "armorers_bird"])
        return table.do("battle 9 alliance", luck=("roll 3 1",)).do("use brutal_tactics", "use sappers")
    table = fought()
    assert (table.asks(), table.question()) == ("C", "WhichFirst")
    assert set(table.offers()) == {"first outrage", "first garden"}
    table.do("first outrage", "give root_tea_mouse")
    assert table.supporters() == ["root_tea_mouse"] and "root_tea_mouse" not in table.souls()
    other = fought().do("first garden")
    assert other.supporters() == ["anvil_fox"] and "root_tea_mouse" in other.souls()                # nothing left to give


@pytest.mark.rule("R-P20")
def test_garden_and_outrage_are_not_put_in_order_if_another_pays() -> None:
    table = scene("C M A", "2: M workshop", "7: M workshop", "11: M workshop", "9: C garden, A sympathy", active="M",
                  phase="daylight", M={"hand": ["favor_of_the_mice_mouse", "ambush_bird"]}, C={"hand": ["anvil_fox"]})
    table.do("craft favor_of_the_mice_mouse")
    assert table.question() == "PayOutrage"
    table.do("give ambush_bird")
    assert table.hand("C") == [] and table.supporters() == ["ambush_bird"]


# --- Lost Souls

@pytest.mark.rule("R10.2.6")
def test_every_spent_card_is_a_lost_soul() -> None:
    revolt = scene("C M A", "12: A sympathy", active="A", A={"supporters": ["dominance_fox", "ambush_fox"]})
    revolt.do("revolt 12")
    assert sorted(revolt.souls()) == ["ambush_fox", "dominance_fox"]
    assert revolt.discard() == [] and revolt.available() == []
    bird = scene("C M A", "12: M3", active="M", phase="daylight", M={"hand": ["sappers_bird"]})
    bird.do("extra sappers_bird")
    assert bird.souls() == ["sappers_bird"] and bird.discard() == []
    fight = attacked("9: M4, C2", hand=["ambush_mouse"]).do("battle 9 cult", "ambush ambush_mouse", luck=("roll 0 0",))
    assert fight.souls() == ["ambush_mouse"] and fight.discard() == []
    for viewer in fight.views():
        assert viewer["lost_souls"] == ["ambush_mouse"]


@pytest.mark.rule("R10.2.6")
def test_without_the_cult_there_are_no_lost_souls() -> None:
    table = scene("M A", "12: A sympathy", active="A", A={"supporters": ["anvil_fox", "ambush_fox"]}).do("revolt 12")
    assert table.souls() == [] and sorted(table.discard()) == ["ambush_fox", "anvil_fox"]


# --- set-up

@pytest.mark.rule("R10.3.1")
@pytest.mark.rule("R10.3.2")
def test_opposite_the_keep_with_one_warrior_around() -> None:
    table = set_up("M C", "keep 2")
    state, seat = table.state, table.state.book.cult
    assert type(table.item).__name__ == "ChooseOutcast"                # only one corner: not asked
    army = {clearing + 1: state.warriors[clearing * state.book.seats + seat] for clearing in range(12)}
    assert {clearing: number for clearing, number in army.items() if number} == {4: 4, 8: 1, 9: 1, 12: 1}
    assert state.supply[seat] == 18
    assert sum(state.pieces[5::10]) == 1 and state.pieces[3 * 10 + 5] == 1


@pytest.mark.rule("R10.3.2")
def test_opposite_the_first_roost() -> None:
    table = set_up("E C", "nest 1")
    state = table.state
    assert state.pieces[2 * 10 + 5] == 1 and state.warriors[2 * 2 + state.book.cult] == 4


@pytest.mark.rule("R10.3.2")
def test_with_both_in_play_a_free_corner() -> None:
    table = set_up("M E C", "keep 1")
    assert type(table.item).__name__ == "CultCorner"
    seat = table.decisions()[0]
    assert table.legal_texts(seat) == ["corner 2", "corner 4"]
    table.do(seat, "corner 4")
    army = {clearing + 1: table.state.warriors[clearing * 3 + seat] for clearing in range(12)}
    assert {clearing: number for clearing, number in army.items() if number} == {4: 4, 8: 1, 9: 1, 12: 1}


@pytest.mark.rule("R-P9")
def test_with_neither_any_corner() -> None:
    table = set_up("C R A")
    assert table.legal_texts(table.decisions()[0]) == ["corner 1", "corner 2", "corner 3", "corner 4"]


@pytest.mark.rule("R10.3.3")
def test_the_outcast_is_any_suit_on_its_normal_side() -> None:
    table = set_up("M C", "keep 2")
    seat = table.decisions()[0]
    assert table.legal_texts(seat) == ["outcast fox", "outcast rabbit", "outcast mouse"]
    table.do(seat, "outcast mouse")
    assert (table.state.cult.outcast, table.state.cult.hated) == (2, 0)
