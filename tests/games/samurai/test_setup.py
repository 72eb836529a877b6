"""Chapter 6: set-up and difficulty."""
import pytest

from kotatsu.games.samurai import GAME
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.table import Table
from tests.games.samurai.scene import finish, new_game, quiet_round, scene

FOUR = ("Kyuzo", "Kanbei", "Gorobei", "Heihachi")
SIX = (*FOUR, "Katsushiro", "Kikuchiyo")


def ranks(table, number):
    """How many cards of value 5 or 6 the stack holds."""
    return sum(card[0] == number for card in table.table.position()["unseen"])


def check_level(samurai, level, barricades, cards, joining):
    """A fresh game, then the stacks of rounds 2 and 3."""
    village = new_game(players=len(samurai), level=level).view()
    assert village["village"]["barricades"] == village["village"]["cap"] == barricades
    assert village["raiders"]["count"] == cards

    table = finish(quiet_round(*samurai, level=level))
    assert table.view()["round"] == 2
    assert (table.stack(), ranks(table, "5"), ranks(table, "6")) == (cards + joining, joining, 0)

    table = finish(quiet_round(*samurai, level=level, round=2))
    assert table.view()["round"] == 3
    assert (table.stack(), ranks(table, "5"), ranks(table, "6")) == (cards + 2 * joining, joining, joining)


def burnt_farm(level):
    """FIRE without barricades destroys the farmstead that hides "remove a family"."""
    return scene("Kyuzo R 4-01", "Kanbei", "Gorobei", level=level, barricades="0/5", luck=("farm A", "family B")
                 if level in ("hard", "heroic") else ("farm A",))


@pytest.mark.rule("SS6.1")
def test_6_1_easy():
    check_level(FOUR, "easy", 7, 24, 3)
    assert (burnt_farm("easy").farms(), burnt_farm("easy").families()) == (5, "ABC")


@pytest.mark.rule("SS6.2")
def test_6_2_normal():
    check_level(FOUR, "normal", 6, 28, 4)
    assert (burnt_farm("normal").farms(), burnt_farm("normal").families()) == (5, "ABC")


@pytest.mark.rule("SS6.3")
def test_6_3_hard():
    check_level(SIX, "hard", 7, 42, 6)
    assert (burnt_farm("hard").farms(), burnt_farm("hard").families()) == (5, "AC")
    assert "bonus" in finish(quiet_round(*FOUR, level="hard")).told()


@pytest.mark.rule("SS6.4")
def test_6_4_heroic_has_no_bonuses_but_families_must_be_saved():
    check_level(SIX, "heroic", 6, 42, 6)
    assert burnt_farm("heroic").families() == "AC"

    table = finish(quiet_round("Kyuzo h1", "Kanbei", level="heroic", barricades="1/2", absent={}))
    assert (table.bar(), table.board("Kyuzo")) == ("1/2", "h1")
    assert "bonus" not in table.told()

    no_doll = scene("Kyuzo L 1-01 1-09", "Kanbei L 2-01 2-09 2-05", level="heroic", families="A", raiders=["1-13"], absent={})
    assert finish(no_doll).result() == "lost"


@pytest.mark.rule("SS6.5")
def test_6_5_numbers_follow_the_samurai_in_play():
    """Persons are the server's matter: a game knows samurai only, whoever leads them."""
    village = new_game(players=3).view()
    assert (village["village"]["barricades"], village["raiders"]["count"]) == (5, 21)
    village = new_game(players=2).view()
    assert (village["village"]["barricades"], village["raiders"]["count"]) == (4, 14)
    assert new_game(samurai=["Kyuzo", "Kanbei", "Gorobei", "Daisuke"]).view()["raiders"]["count"] == 28


@pytest.mark.rule("SS6.6")
def test_6_6_the_village_after_set_up():
    village = new_game(players=5, level="hard").view()["village"]
    assert village == {"barricades": 6, "cap": 6, "farms": 6, "lost_farms": [], "families": ["A", "B", "C"], "lost_families": []}


@pytest.mark.rule("SS6.6")
def test_6_6_what_was_removed_never_comes_back():
    table = finish(quiet_round(*FOUR, families="AC", farms=4, barricades="2/6"))
    assert table.view()["round"] == 2
    assert (table.families(), table.farms(), table.bar()) == ("AC", 4, "2/6")       # B is gone: nobody builds
    assert table.told().count("bonus") == 2

    heihachi = scene("Heihachi R 4-03 3-02", "Kyuzo", "Kanbei", barricades="5/5").do("fight", luck=("reveal 1-13",))
    heihachi.do("confront")
    assert (heihachi.bar(), heihachi.question()) == ("5/5", "Act")                    # the cap: nothing to build


@pytest.mark.rule("SS6.7")
def test_6_7_the_rest_goes_to_the_box_unseen_and_never_returns():
    table = new_game(seed=5, players=2)
    position = table.position()
    assert (table.view()["raiders"]["count"], len(position["box"])) == (14, 38)
    assert sorted([*position["box"], *position["unseen"]]) == [card for card in GAME.book({}).ids if card[0] < "5"]

    other = {**position, "box": [*position["box"][1:], position["unseen"][0]],
             "unseen": [*position["unseen"][1:], position["box"][0]]}
    other["unseen"] = sorted(other["unseen"])
    for viewer in (-1, 0, 1):
        assert Table.at(GAME, other).view(viewer) == table.view(viewer)
        assert "box" not in table.view(viewer)

    end = quiet_round("Kyuzo", "Kanbei", absent={})
    played = {"1-13", *end.left("Kyuzo"), *end.left("Kanbei"), *end.discard()}
    assert len(played) == 14
    finish(end)
    assert end.view()["round"] == 2
    assert {card for card in end.table.position()["unseen"] if card[0] < "5"} == played


@pytest.mark.rule("SS6.7")
def test_6_7_with_three_samurai_any_plunderer_may_be_in_the_stack():
    table = new_game(players=3)
    assert table.view()["raiders"]["count"] == 21
    assert len(table.view()["odds"]) == 52 and table.state.spare == 52 - 21


@pytest.mark.rule("SS6.8")
def test_6_8_lieutenants_and_bosses_wait_and_the_piles_are_empty():
    for players in (2, 3, 7):
        view = new_game(players=players).view()
        assert view["aside"] == {"lieutenants": 7, "bosses": 7}
        assert (view["intruders"], view["discard"]) == ([], [])
        assert {card[0] for card in view["odds"]} == set("1234")
    for now in (1, 2):
        view = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", round=now)).view()
        assert (view["round"], view["intruders"], view["discard"]) == (now + 1, [], [])


@pytest.mark.rule("SS6.9")
def test_6_9_samurai_by_choice():
    table = new_game(samurai=["Kyuzo", "Daisuke", "Kanbei"])
    assert [seat["samurai"] for seat in table.view()["seats"]] == ["kyuzo", "daisuke", "kanbei"]
    first = new_game(samurai=["Heihachi", "Kyuzo", "Kanbei"])
    assert [seat["samurai"] for seat in first.view()["seats"]] == ["heihachi", "kyuzo", "kanbei"]
    assert not [entry for entry in first.log if entry.text.startswith("join")]
    for number, seat in enumerate(table.view()["seats"]):
        assert (seat["side"], seat["wound"], seat["sum"], seat["line"], seat["left"]) == ("human", 0, 0, [], [])
        assert (seat["token"], seat["holds"], seat["passed"]) == (number, [], False)


@pytest.mark.rule("SS6.9")
def test_6_9_samurai_at_random_each_at_most_once():
    found = set()
    for seed in range(12):
        seats = [seat["samurai"] for seat in new_game(seed, players=6).view()["seats"]]
        assert len(set(seats)) == 6
        found |= set(seats)
    assert len(found) == 7
    mixed = new_game(3, samurai=["random", "Kyuzo", "random"]).view()["seats"]
    assert mixed[1]["samurai"] == "kyuzo" and len({seat["samurai"] for seat in mixed}) == 3


@pytest.mark.rule("SS6.9")
def test_6_9_two_kyuzo_are_refused():
    with pytest.raises(Illegal) as refused:
        new_game(samurai=["Kyuzo", "Kanbei", "Kyuzo"])
    assert refused.value.rule == "SS6.9"
    with pytest.raises(Unreadable):
        new_game(samurai=["Kyuzo", "Toshiro", "Kanbei"])


@pytest.mark.rule("SS6.10")
def test_6_10_the_first_player():
    firsts = [new_game(seed, players=4).view()["active"] for seed in range(30)]
    assert firsts == [new_game(seed, players=4).view()["active"] for seed in range(30)]
    assert set(firsts) == {0, 1, 2, 3}
    for seed in range(5):
        assert new_game(seed, players=4, first=3).view()["active"] == 2
        assert new_game(seed, samurai=["Kyuzo", "Kanbei", "Gorobei"], first="Kanbei").view()["active"] == 1
    with pytest.raises(Unreadable):
        new_game(players=4, first=5)


@pytest.mark.rule("SS6.11")
def test_6_11_four_levels_and_normal_is_the_preset():
    assert new_game(players=3).view()["level"] == "normal"
    option = next(option for option in GAME.options() if option.name == "level")
    assert [value for value, _ in option.choices] == ["easy", "normal", "hard", "heroic"]
    for level, _ in option.choices:
        assert new_game(level=level).view()["level"] == level
    for level in ("nightmare", "", 2, None):
        with pytest.raises(Unreadable):
            new_game(level=level)
