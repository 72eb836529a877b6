"""Positions that are wrong: the field is named, and nothing but Unreadable or Illegal is ever raised."""
import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kotatsu.games.samurai import GAME
from kotatsu.kernel.agenda import KINDS, fields
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position_schema
from kotatsu.kernel.table import Table
from kotatsu.words.translator import translator
from tests.games.samurai.scene import CARDS, new_game, random_game

THREE = ["Kanbei", "Kyuzo", "Gorobei"]


def problem(**given) -> str:
    """The sentence that refuses a position."""
    with pytest.raises((Unreadable, Illegal)) as refused:
        Table.at(GAME, {"game": "samurai", **given})
    return translator("en").format(refused.value.phrase)


WRONG = {
    "barricades": ["6/5", "3/11", -1, "many", 2.5, None, "9" * 5000 + "/5"],
    "farms": [7, {"A": 2}, {"E": 1}, "six", 0, True],
    "families": ["ABD", "AA", 3, ""],
    "round": [0, 4, "two", None], "turn": [-1, 1.5], "active": ["Daisuke", 4, []], "seats": [3, {}],
    "options": [[], {"house_rule": 1}, 7],
    "raiders": [-1, 67, 2.5, True, ["7-01"], ["4-05", "4-05"], {"top": ["4-05"], "under": []}, {"set": -1}, {"set": 70},
                {"top": 3}],
    "intruders": [["4-5"], 80, {"cards": ["4-05"], "known": ["4-06"]}, {"cards": "4-05", "known": "4"}, None,
                  {"cards": ["4-05"], "known": ["4-05", "4-05"]}],
    "discard": [["4-05", "4-05"], 4, "4-05 x"], "box": [["4-05", "9-9"], 1], "aside": [["4-05"], 2],
    "absent": [["Kanbei"], {"Kanbei": "ready"}, {"Daisuke": "lost"}, {"Toshiro": "ready"}],
    "bars": [["FIRE"], "FIRE", ["NODEF", "NODEF"], 4], "drawn": ["4-05", 4, "x"], "peeked": [["4-05"], 3],
    "shouting": [["Kanbei"], "Kanbei"],
    "idle": [["Daisuke"], 1], "ending": [True, "yes"], "pool": [["4-05"], 2], "unseen": [["x"], 3], "returned": [["9-9"], 3],
    "data": [5, {"farms": "none"}, {"cards": [{"id": "7-01"}]}, {"cards": [{"id": "4-05", "value": 9}]},
             {"samurai": [{"name": "Kanbei", "kiai": 9}]}, {"samurai": [{"name": "Toshiro"}]}],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in WRONG.items() for value in values])
def test_every_field_refuses_what_it_cannot_be_and_names_it(field, value):
    assert field in problem(**{"seats": THREE, field: value})


@pytest.mark.parametrize(("options", "named"), [
    ({"level": "nightmare"}, "level"), ({"players": 4}, "samurai"), ({"first": "²"}, "first"), ({"heal_pool": "some"}, "heal_pool"),
    ({"absent_tokens": "perhaps"}, "absent_tokens"), ({"daisuke_same_target": 3}, "daisuke_same_target"),
    ({"absent_token_duration": "day"}, "absent_token_duration"), ({"samurai": ["Kanbei", "Kyuzo", "Daisuke"]}, "seats[2]")])
def test_every_option_likewise(options, named):
    assert named in problem(seats=THREE, options=options)


def test_wrong_fields_are_named_clearly():
    assert "villagers" in problem(seats=THREE, villagers=3)
    twice = problem(seats=["Kanbei R 4-05", "Kyuzo L 4-05", "Gorobei"])
    assert "4-05" in twice and "seats[0].line" in twice and "seats[1].left" in twice
    assert "discard" in problem(seats=["Kanbei R 4-05", "Kyuzo", "Gorobei"], discard=["4-05"])
    assert "left" in problem(seats=["Kanbei L 2-01 2-02", "Kyuzo", "Gorobei"])                # two hats
    assert "left" in problem(seats=["Kanbei L 4-13", "Kyuzo", "Gorobei"])                     # no symbol
    assert "52" in problem(seats=THREE, raiders=60)
    assert "52" in problem(seats=THREE, raiders=40, intruders=13)
    assert "passed" in problem(seats=["Kanbei passed", "Kyuzo", "Gorobei"], active="Kanbei")
    assert "passed" in problem(seats=["Kanbei passed", "Kyuzo passed"])


def test_rules_refuse_with_their_id():
    for seats, rule in ((["Kanbei", "Kyuzo", "Kanbei"], "SS6.9"), (["Kanbei"], "SS11.45")):
        with pytest.raises(Illegal) as refused:
            Table.at(GAME, {"game": "samurai", "seats": seats})
        assert refused.value.rule == rule


@pytest.mark.parametrize("seat", ["Kanbei h2", "Kanbei R 4-05 R 3-12", "Kanbei 4-05", "Kanbei R 9", "Kanbei L 3", "Kanbei R 4+7",
                                  "Toshiro", "", 5, None, [], {"side": "human"}, {"samurai": "Kanbei", "hat": 1},
                                  {"samurai": "Kanbei", "side": "fox"}, {"samurai": "Kanbei", "wound": 2},
                                  {"samurai": "Kanbei", "passed": "perhaps"}, {"samurai": "Kanbei", "token": "Daisuke"},
                                  {"samurai": "Kanbei", "added": "Toshiro"}, {"samurai": "Kanbei", "line": {}}])
def test_a_wrong_seat_is_named(seat):
    said = problem(seats=[seat, "Kyuzo", "Gorobei"])
    assert "seats[0]" in said or "samurai" in said


@pytest.mark.parametrize("items", [
    [], ["Dance seat=Kanbei"], ["Act"], ["Act seat=Kyuzo"], ["Act seat=Daisuke"], ["Act seat=Kanbei seat=Kanbei"], [5], "Act", None,
    ["PlayRaider seat=Kanbei held=Kanbei swapped=0"], ["PutBack seat=Kanbei"], ["KiaiGive seat=Kanbei source=Kyuzo"],
    ["DropDefence seat=Kanbei"], ["MayIgnore seat=Kanbei card=4-10"], ["WhichFirst seat=Kanbei one=FIRE two=FIRE"],
    ["KiaiLook seat=Kanbei count=0"], ["KiaiScatter seat=Kanbei count=1000000"], ["KiaiTake seat=Kanbei times=9"],
    ["PlaceGiven seat=Kyuzo loser=Kanbei"], ["Deal left=3"], ["FirstPlayer", "Act seat=Kanbei"], ["LayStack", "FirstPlayer"],
    ["NextRound seat=Kanbei"], ["HatStep seat=Kanbei"], ["Act seat=Kanbei", "StartTurn seat=Kyuzo", "EndTurn seat=Kanbei"],
    ["PeekTop seat=Kanbei"], ["Bonus kind=3"], ["Penalty seat=Kanbei code=NONE second=0"], ["Enlist", "EndTurn seat=Kanbei"],
    ["ShuffleIn card=4-05"], ["Act seat=Gorobei"], ["Act seat=Kanbei", "Act seat=Kanbei", "EndTurn seat=Kanbei"],
])
def test_what_is_next_must_fit(items):
    assert problem(seats=["Kanbei", "Kyuzo", "Gorobei passed"], next=items)


def test_a_wrong_envelope():
    for results in ([1, -1, 1], [1, 1], [0, 0, 0], "won", [2, 2, 2]):
        assert "results" in problem(seats=THREE, results=results)
    assert "99" in problem(seats=THREE, version=99)
    assert "luck" in problem(seats=THREE, luck={"seed": -1})
    assert "luck" in problem(seats=THREE, luck={"seeds": 1})
    assert "answers" in problem(seats=THREE, answers={"Kanbei": "pass"})
    for wrong in ({"game": "chess"}, [], None, {}, {"game": "samurai", "kotatsu": "table"}):
        with pytest.raises(Unreadable):
            Table.at(GAME, wrong)


# --- malformed positions never do anything but say so

WRITTEN = [new_game(seed, players=2 + seed % 3).position() for seed in range(3)]
for number in range(12):
    random_game(number, lambda table: WRITTEN.append(table.position()) if len(table.log) % 9 == 4 else None, limit=60,
                players=2 + number % 4, level="hard")
WRITTEN += [new_game(1, players=n).start for n in (2, 3)]
WRITTEN += [{"game": "samurai", "seats": ["Kanbei h1 R 4-05 3-12 L 2-01", "Kyuzo", "Gorobei a0 R 6-4"], "raiders": 9, "round": 3,
             "discard": ["1-13"], "intruders": 2, "barricades": "3/5", "families": "AC", "farms": 3,
             "absent": {"Daisuke": "ready"}}]

names = st.sampled_from(["Heihachi", "Daisuke", "Gorobei", "Kanbei", "Kikuchiyo", "Kyuzo", "Katsushiro", "random", "1", "9"])
cards = st.sampled_from([*CARDS, "?", "7-01", "4", ""])
KIND_NAMES = sorted(name.split(".")[1] for name in KINDS if name.startswith("samurai."))


@st.composite
def items(draw):
    """An item of the agenda with fields of the right names, and sometimes the right values."""
    name = draw(st.sampled_from(KIND_NAMES))
    values = {"seat": names, "source": names, "loser": names, "card": cards, "held": names,
              "code": st.sampled_from(["FIRE", "WOUND", "NONE", "LEFT", "DEMON", "DROP", "NINJA", "X"])}
    values["one"] = values["two"] = values["code"]
    parts = [f"{field}={draw(values.get(field, st.integers(-1, 4)))}" for field in fields(KINDS[f"samurai.{name}"])]
    return " ".join([name, *parts])


WORDS = ["3/5", "human", "animal", "ABC", "ready", "spent", "hard", "R", "L", "Kanbei R 4-05", "9" * 5000]
scalars = st.one_of(st.none(), st.booleans(), st.integers(-3, 80), st.floats(allow_nan=False), st.text(max_size=8), names, cards,
                    st.sampled_from(WORDS))
junk = st.recursive(scalars, lambda inner: st.lists(inner, max_size=4)
                    | st.dictionaries(names | st.text(max_size=5), inner, max_size=3), max_leaves=8)
FIELD_NAMES = sorted({*position_schema(GAME)["properties"], "villagers"})


def places(value, path=()):
    """Every place inside a JSON value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*path, key))


@st.composite
def malformed(draw):
    """A good position with one to three things replaced, removed or added."""
    found = copy.deepcopy(draw(st.sampled_from(WRITTEN)))
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.integers(0, 9))
        if kind < 2:
            found[draw(st.sampled_from(FIELD_NAMES))] = draw(junk)
            continue
        if kind < 4:
            found["next"] = draw(st.lists(items(), min_size=1, max_size=4))
            continue
        path = draw(st.sampled_from([path for path in places(found) if path]))
        inner = found
        for key in path[:-1]:
            inner = inner[key]
        if kind == 4:
            del inner[path[-1]]
        else:
            inner[path[-1]] = draw(st.one_of(junk, cards, names, st.integers(0, 9)))
    return found


@settings(max_examples=800)
@given(malformed(), st.integers(0, 1000))
def test_a_malformed_position_is_refused_or_played(data, seed):
    try:
        table = Table.at(GAME, data)
    except (Unreadable, Illegal) as refused:
        translator("en", strict=True).format(refused.phrase)
        return
    choices, census = Luck(seed), GAME.census(table.state)
    for _ in range(25):
        if table.item is None:
            break
        seat = table.decisions()[0]
        assert table.prompts([seat])[0].actions
        assert sum(table.view(seat)["odds"].values()) == pytest.approx(1) or not table.view(seat)["odds"]
        assert GAME.view(GAME.imagine(table.state, seat, choices), seat) == table.view(seat)
        table.do(seat, choices.pick(table.legal(seat)))
    assert {**GAME.census(table.state), "bag fits": 1} == {**census, "bag fits": 1}
    assert GAME.census(table.state)["bag fits"]
