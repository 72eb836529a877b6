"""Whatever is passed in, it ends well, in Unreadable or in Illegal."""
import contextlib
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kotatsu
from kotatsu import Illegal, Luck, Table, Unreadable, bots, games

GAMES = games.names()
OPTIONS = sorted({option.name for name in GAMES for option in games.load(name).options()})
WORDS = ["random", "marquise", "eyrie", "Kanbei", "winter", "easy", "on", "1", ""]
LEAVES = (st.none() | st.booleans() | st.integers(-3, 300) | st.integers() | st.floats(allow_nan=True) | st.text(max_size=12)
          | st.sampled_from(WORDS))
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
                      max_leaves=8)
ANYTHING = VALUES | st.binary(max_size=5) | st.tuples(LEAVES) | st.builds(object) | st.frozensets(st.integers(), max_size=2)


@contextlib.contextmanager
def ends_well() -> Any:
    try:
        yield
    except (Unreadable, Illegal) as problem:
        sentence = str(problem)
    else:
        return
    assert sentence and not sentence.startswith("kernel-"), "it is a sentence"


def usable(table: Table) -> bool:
    """Can a table that was accepted be looked at, asked and kept?"""
    again = kotatsu.load(json.loads(json.dumps(table.save())))
    return (bool(str(table) and table.view()) and all(table.parse(str(move)) == move for move in table.legal())
            and bool(table.is_over() or table.decisions())
            and again.state == table.state and again.legal_texts() == table.legal_texts())


@cache
def middle(name: str) -> Table:
    """A table in the middle of a game; nobody may change it."""
    table = kotatsu.new(name, seed=3)
    choices = Luck(3)
    for _ in range(25):
        if table.item is not None:
            table.push(choices.pick(table.legal()))
    return table


@given(st.sampled_from(GAMES), st.dictionaries(st.sampled_from(OPTIONS) | st.text(max_size=8), VALUES, max_size=4),
       ANYTHING, ANYTHING)
@settings(max_examples=150)
def test_new(name: str, options: dict[str, Any], seed: Any, luck: Any) -> None:
    free = {key: value for key, value in options.items() if key not in ("seed", "luck", "data")}
    with ends_well():
        assert usable(kotatsu.new(name, seed=1, **free))
    with ends_well():
        assert usable(kotatsu.new(name, seed=seed, luck=luck))


@given(ANYTHING, VALUES)
def test_new_of_a_game_and_with_data_that_are_not_there(game: Any, data: Any) -> None:
    with pytest.raises(Unreadable, match="There is no game"):
        kotatsu.new(game)
    for name in GAMES:
        with ends_well():
            assert usable(kotatsu.new(name, seed=1, data=data))


@given(ANYTHING | st.text())
def test_load_of_anything(source: Any) -> None:
    with pytest.raises(Unreadable):
        kotatsu.load(source)
    if isinstance(source, str):
        for before in ("\n", "{", 'kotatsu = 1\ngame = "samurai"\n', 'kotatsu = 1\ngame = "samurai"\n\n'):
            with ends_well():
                assert usable(kotatsu.load(before + source))


KEYS = ["kotatsu", "game", "version", "options", "luck", "next", "table", "start", "log", "drawn", "seats", "position", "results"]


@given(st.dictionaries(st.sampled_from(KEYS), VALUES | st.sampled_from([*GAMES, "table", "export", "position"]), max_size=6))
@settings(max_examples=150)
def test_load_of_mappings(source: dict[str, Any]) -> None:
    for data in (source, {**source, "kotatsu": "table", "game": "samurai"}, {"kotatsu": "export", "table": source}):
        with ends_well():
            assert usable(kotatsu.load(data))


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=40)
def test_a_spoilt_game_as_text(name: str, data: st.DataObject) -> None:
    lines = middle(name).record().splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    match data.draw(st.sampled_from(["drop", "double", "swap", "text", "value"])):
        case "drop":
            del lines[place]
        case "double":
            lines.insert(place, lines[place])
        case "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        case "text":
            lines[place] = data.draw(st.text(max_size=20))
        case "value":
            lines[place] = lines[place].split("=")[0] + "= " + json.dumps(data.draw(VALUES))
    with ends_well():
        assert usable(kotatsu.load("\n".join(lines) + "\n"))


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=40)
def test_a_spoilt_saved_table(name: str, data: st.DataObject) -> None:
    saved = json.loads(json.dumps(middle(name).save()))
    key = data.draw(st.sampled_from(sorted(saved)))
    if key == "log" and data.draw(st.booleans()):
        saved["log"][data.draw(st.integers(0, len(saved["log"]) - 1))] = data.draw(LEAVES)
    else:
        saved[key] = data.draw(VALUES)
    with ends_well():
        assert usable(kotatsu.load(saved))


@pytest.mark.parametrize("name", GAMES)
@given(seat=ANYTHING | st.integers(0, 3), action=ANYTHING | st.integers(0, 1 << 32))
@settings(max_examples=150)
def test_wrong_seats_and_actions_change_nothing(name: str, seat: Any, action: Any) -> None:
    table = middle(name)
    kept = table.state.copy()
    copy = table.copy()
    for call in (lambda: copy.do(seat, action), lambda: copy.why_not(seat, action), lambda: copy.text(action),
                 lambda: copy.parse(action), lambda: copy.legal(seat), lambda: copy.view(seat), lambda: copy.draw(seat),
                 lambda: copy.undo(seat), lambda: copy.decisions(), lambda: copy.undo_limit(seat), lambda: copy.prompts(seat),
                 lambda: copy.log_for(seat), lambda: copy.is_visible(copy.log[0], seat), lambda: copy.read(copy.log[0], 0, seat),
                 lambda: copy.imagine(seat, action), lambda: copy.push(action)):
        with ends_well():
            call()
    assert table.state == kept


def test_seats_may_be_named_one_or_several() -> None:
    table = kotatsu.new("samurai", samurai=["Kanbei", "Kyuzo", "Gorobei"], players=3, first=1, seed=3)
    assert table.prompts("Kanbei") == table.prompts(0) == table.prompts([0, "kyuzo"]) != table.prompts("Kyuzo")
    assert table.log_for("Kyuzo") == table.log_for([1])
    table.push("pass")
    assert table.undo_limit("Kanbei").may and not table.undo_limit(1).may
    assert table.undo("Kanbei").text == "pass"


def test_a_table_takes_options_and_luck_as_they_are_meant() -> None:
    for wrong in (3, "players", [1]):
        with pytest.raises(Unreadable, match="options"):
            Table.new(games.load("root"), wrong)                # type: ignore[arg-type]
    table = kotatsu.new("samurai", players=2, seed=3)
    with pytest.raises(Unreadable, match="luck"):
        table.state_luck("reveal 4-11", 7)                      # type: ignore[arg-type]
    assert not table.forced


@given(ANYTHING, ANYTHING)
def test_wrong_bots(name: Any, kind: Any) -> None:
    if not isinstance(name, str):
        for call in (lambda: bots.names(name), lambda: bots.best(name), lambda: bots.find("root", name),
                     lambda: bots.make(name, "random", 1)):
            with pytest.raises(Unreadable):
                call()
    with ends_well():
        bots.play(kotatsu.new("samurai", players=2, seed=1), kind)
    with pytest.raises(Unreadable):
        bots.register(name, kind)
    with pytest.raises(Unreadable):
        kotatsu.speak(name)
