"""Positions: names both ways, sensible defaults, stacks whole, by their top or as a set."""
import json

import jsonschema
import pytest

from kotatsu.games.samurai import GAME
from kotatsu.kernel.game import DEFAULT_SEED
from kotatsu.kernel.notation import load_position, position, position_schema
from kotatsu.kernel.table import Table
from tests.games.samurai.scene import random_game, scene

THREE = ["Kanbei", "Kyuzo", "Gorobei"]


def at(**given) -> Table:
    return Table.at(GAME, {"game": "samurai", **given})


# --- defaults

def test_a_position_may_be_almost_empty():
    table = at()
    view = table.view()
    assert (len(view["seats"]), view["round"], view["level"], view["raiders"]["count"]) == (3, 1, "normal", 21)
    village = view["village"]
    assert (village["barricades"], village["cap"], village["farms"], village["families"]) == (5, 5, 6, ["A", "B", "C"])
    assert (view["discard"], view["intruders"], view["absent"], table.luck.seed) == ([], [], [], DEFAULT_SEED)
    assert len({seat["samurai"] for seat in view["seats"]}) == 3
    assert type(table.item).__name__ == "Act"
    assert at().view() == view                                   # the same every time


def test_defaults_follow_the_seats_and_the_round():
    view = at(seats=["Kanbei R 4-03 L 2-01", "Kyuzo", "Gorobei", "Daisuke"], round=2, intruders=2, discard=["1-13"]).view()
    assert view["raiders"]["count"] == 28 + 4 - 2 - 2 - 1        # what is left of the round's cards
    assert view["village"]["cap"] == 6
    assert {card[0] for card in view["odds"]} == set("12345")
    two = at(seats=["Kanbei", "Kyuzo"]).view()
    assert (two["village"]["cap"], two["raiders"]["count"], len(two["absent"])) == (4, 14, 5)
    assert at(seats=THREE, options={"level": "hard"}).view()["village"]["barricades"] == 4


def test_the_first_unpassed_seat_is_active():
    assert at(seats=["Kanbei passed", "Kyuzo", "Gorobei"]).decisions() == [1]
    assert at(seats=THREE, active="Gorobei").decisions() == [2]
    assert at(seats=THREE, active="3").decisions() == [2]


def test_random_samurai_are_seated_by_a_fixed_shuffle():
    names = [seat["samurai"] for seat in at(seats=["random", "Kyuzo", "random"]).view()["seats"]]
    assert names[1] == "kyuzo" and len(set(names)) == 3 and None not in names


# --- compact strings

def test_a_compact_seat():
    table = scene("Kanbei a1 R 4-05 3-12 L 2-01 2-07", "Kyuzo h1", "Gorobei passed", active="Kyuzo")
    seat = table.seat("Kanbei")
    assert (table.board("Kanbei"), seat["line"], seat["left"], seat["sum"]) == ("a1", ["4-05", "3-12"], ["2-01", "2-07"], 7)
    assert (table.board("Kyuzo"), table.seat("Gorobei")["passed"]) == ("h1", True)
    whole = {"samurai": "Kanbei", "side": "animal", "wound": 1, "line": "4-05 3-12", "left": ["2-01", "2-07"], "passed": False}
    assert scene(whole, "Kyuzo h1", "Gorobei passed", active="Kyuzo").view() == table.view()


def test_values_stand_where_the_cards_do_not_matter():
    table = scene("Kanbei R 4+3 2", "Kyuzo R 4-13", "Gorobei")
    assert [card[0] for card in table.line("Kanbei")] == ["4", "3", "2"]
    assert (table.question(), table.board("Kanbei")) == ("Act", "h0")          # the last one has no penalty
    assert "4-13" not in table.line("Kanbei")


# --- village

def test_barricades_farms_families():
    table = scene(*THREE, barricades="2/7", farms=3, families="CA")
    assert (table.bar(), table.farms(), table.families()) == ("2/7", 3, "AC")
    assert scene(*THREE, barricades=2).bar() == "2/5"
    split = scene(*THREE, farms={"A": 1, "D": 1})
    assert (split.farms(), split.view()["village"]["lost_farms"]) == (2, ["B", "C", "C", "D"])


# --- stacks

def test_the_stack_whole():
    table = scene(*THREE, raiders=["4-05", "2-01", "1-13"])
    assert (table.stack(), table.view()["raiders"]["top"]) == (3, [])           # the order is fixed, but nobody knows it
    assert scene(*THREE, raiders="4-05 2-01 1-13").view() == table.view()
    shown = [table.do("fight").view()["drawn"]["card"], *(table.do("confront", "fight").view()["drawn"]["card"] for _ in range(2))]
    assert shown == ["4-05", "2-01", "1-13"]


def test_the_stack_by_what_is_known_of_it():
    table = scene(*THREE, raiders={"top": ["4-05", "2-01"], "set": 4, "bottom": ["1-13"]})
    assert table.view()["raiders"] == {"count": 7, "top": ["4-05", "2-01"], "bottom": ["1-13"]}
    assert table.do("fight").view()["drawn"]["card"] == "4-05"


def test_the_stack_as_a_set():
    drawn = set()
    for seed in range(30):
        table = scene(*THREE, raiders={"set": ["4-05", "2-01", "1-13"]}, seed=seed)
        assert table.stack() == 3
        drawn.add(table.do("fight").view()["drawn"]["card"])
    assert drawn == {"4-05", "2-01", "1-13"}


def test_the_stack_as_a_number():
    table = scene("Kanbei R 4-05", "Kyuzo", "Gorobei", raiders=9)
    assert table.stack() == 9 and len(table.view()["odds"]) == 51
    assert table.do("fight", luck=("reveal 4-13",)).view()["drawn"]["card"] == "4-13"     # any unseen card may come


def test_intruders_whole_known_or_as_a_number():
    table = scene(*THREE, intruders={"cards": ["4-05", "?", "2-01"], "known": ["2-01"]})
    assert table.intruders() == ["?", "?", "2-01"]
    assert scene(*THREE, intruders=2).intruders() == ["?", "?"]
    assert scene(*THREE, intruders="4-05 2-01").intruders() == ["?", "?"]


def test_absent_tokens():
    table = scene("Kanbei", "Kyuzo", absent={"Daisuke": "ready", "gorobei": "spent"})
    assert table.offers() == ["done", "token Daisuke"]
    assert table.view()["absent"] == [{"samurai": "daisuke", "spent": False}, {"samurai": "gorobei", "spent": True}]


def test_the_owners_data_travels_with_the_position():
    own = {"samurai": [{"name": "Kanbei", "kiai": [7, 12]}], "farms": {"A": 2, "B": 2, "C": 1, "D": 1}}
    table = at(seats=["Kanbei R 4-03 2-07", "Kyuzo", "Gorobei"], data=own, intruders=1)
    assert table.view()["seats"][0]["kiai"] == 7
    assert Table.at(GAME, table.position()).position() == table.position()
    assert table.position()["data"] == own


# --- what is next

def test_the_middle_of_something():
    table = scene("Kanbei R 4-03", "Kyuzo", "Gorobei", drawn="2-07", next=["PlayRaider seat=Kanbei held=Kanbei swapped=0"])
    assert (table.question(), table.offers()) == ("PlayRaider", ["confront", "defend"])
    table.do("confront")
    assert table.asks() == "Kyuzo"                               # the end of the turn is understood
    kiai = scene("Kanbei R 4-03 3-02 2-07", "Kyuzo", "Gorobei", intruders=2, next=["KiaiScout seat=Kanbei count=2",
                                                                                   "FirstCardOff seat=Kanbei"])
    assert kiai.view()["kiai"] == [0]
    assert kiai.do("decline").line("Kanbei") == ["3-02", "2-07"]
    given = scene("Kanbei", "Kyuzo", "Gorobei", drawn="2-07", next=["PlaceGiven seat=Kyuzo loser=Kanbei"])
    assert (given.asks(), given.do("defend").left("Kyuzo")) == ("Kyuzo", ["2-07"])
    act = scene("Kanbei R 4-10", "Kyuzo", "Gorobei", next=["Act seat=Kanbei"])
    assert (act.question(), act.board("Kanbei")) == ("Act", "h0")               # step A is over


def test_a_finished_game():
    table = at(seats=THREE, results=[1, 1, 1], next=[])
    assert (table.item, table.view()["result"]["won"]) == (None, True)


def test_the_envelope():
    table = at(seats=THREE, comment="what a night", luck={"seed": 3, "drawn": 2}, kotatsu="position", version=GAME.version)
    assert (table.luck.seed, table.luck.drawn) == (3, 2)
    assert Table.at(GAME, {"position": table.position(), "events": []}).view() == table.view()      # the answer of `apply`


# --- written positions

VALIDATOR = jsonschema.Draft202012Validator(position_schema(GAME))


@pytest.mark.parametrize("seed", range(10))
def test_write_read_write_is_the_same_and_fits_the_schema(seed):
    def each(table: Table) -> None:
        written = json.loads(json.dumps(table.position()))
        VALIDATOR.validate(written)
        state, luck = load_position(GAME, written)
        assert position(GAME, state, luck) == written
        assert GAME.view(state, -1) == table.view()

    options = {"players": 2 + seed % 6, "level": ("easy", "normal", "hard", "heroic")[seed % 4], "absent_tokens": seed % 3 == 0}
    end = random_game(seed, each, **options)
    each(end)
    VALIDATOR.validate(end.start)
    assert Table.at(GAME, end.start).view() is not None


@pytest.mark.parametrize("seed", range(6))
def test_also_before_every_piece_of_luck(seed):
    """In the set-up, within a Kiai, at the end of a round."""
    table = random_game(seed, players=2 + seed % 3, level=("normal", "hard")[seed % 2])
    for entry in table.log:
        written = json.loads(json.dumps(position(GAME, entry.before, table.luck)))
        VALIDATOR.validate(written)
        state, luck = load_position(GAME, written)
        assert position(GAME, state, luck) == written


def test_the_schema_takes_what_people_write_and_refuses_what_they_do_not():
    for given_fields in ({}, {"seats": ["Kanbei h1 R 4-05", "Kyuzo"], "raiders": 9, "intruders": 2},
                         {"barricades": "2/5", "farms": 3}, {"absent": {"Daisuke": "spent"}},
                         {"raiders": {"top": ["4-05"], "set": 4}, "discard": "4-03 2-01"}):
        VALIDATOR.validate({"game": "samurai", **given_fields})
        Table.at(GAME, {"game": "samurai", **given_fields})
    for wrong in ({"round": 4}, {"seats": 3}, {"villagers": 1}, {"barricades": []}, {"next": ["Dance"]}, {"families": "ABD"}):
        with pytest.raises(jsonschema.ValidationError):
            VALIDATOR.validate({"game": "samurai", **wrong})
