"""Items: a class and a few numbers, with equality, print, text and pickle for all of them."""
import pickle

import pytest
from toy import GAME
from toy.board import Book
from toy.items import Deal, Lead, Round, SetUp
from toy.turn import MayGuard, Roll, Turn

from kotatsu.kernel.agenda import KINDS, Chance, Decision, Step, fields, kind_name
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.notation import item_from, item_text

ITEMS = [SetUp(), Deal(1), Round(2), Lead(5), Turn(0), MayGuard(1, 2), Roll(2, 0)]


@pytest.fixture
def state():
    return GAME.new(Book(4, 2, False, "six"))


def test_equality_hash_and_print():
    assert MayGuard(1, 2) == MayGuard(1, 2) != MayGuard(2, 1)
    assert Deal(1) != Turn(1)
    assert len({Deal(1), Deal(1), Turn(1)}) == 2
    assert repr([MayGuard(1, 2), SetUp()]) == "[MayGuard(seat=1, raider=2), SetUp()]"


@pytest.mark.parametrize("item", ITEMS, ids=repr)
def test_items_survive_pickle_and_text(item, state):
    assert pickle.loads(pickle.dumps(item)) == item
    assert item_from(GAME, state, item_text(GAME, state, item)) == item


def test_fields_are_the_parameters():
    assert fields(MayGuard) == ["seat", "raider"]
    assert fields(SetUp) == []
    assert MayGuard(3, 1).values() == [3, 1]


def test_items_as_text(state):
    assert item_text(GAME, state, MayGuard(1, 2)) == "MayGuard seat=Bo raider=Cy"
    assert item_text(GAME, state, Lead(5)) == "Lead mask=5"


@pytest.mark.parametrize("text", ["", 7, "Nothing", "Step", "MayGuard", "MayGuard seat=Bo", "MayGuard seat=Bo seat=Bo",
                                  "MayGuard seat=Bo raider=Cy x", "MayGuard seat=Bo raider=Zoe", "Lead mask=x",
                                  "Lead mask=99", "Round number=3"])
def test_texts_that_are_no_item(text, state):
    with pytest.raises(Unreadable):
        item_from(GAME, state, text)


def test_an_unknown_name_gets_the_known_ones(state):
    with pytest.raises(Unreadable) as problem:
        item_from(GAME, state, "Trun seat=Ann")
    assert {"Turn", "MayGuard", "Roll"} <= set(str(problem.value.phrase.args["known"]).split(", "))


def test_kinds_are_named_by_game():
    assert kind_name(Turn) == "toy.Turn"
    assert KINDS["toy.Turn"] is Turn
    assert kind_name(type("X", (), {"__module__": "kotatsu.games.chess.phases.opening"})) == "chess.X"
    assert kind_name(type("X", (), {"__module__": "games"})) == "games.X"


def test_two_kinds_of_one_name_are_an_error():
    type("Twin", (Step,), {"__module__": "kotatsu.games.chess.opening"})
    with pytest.raises(TypeError, match=r"chess\.Twin"):
        type("Twin", (Decision,), {"__module__": "kotatsu.games.chess.endgame"})
    with pytest.raises(TypeError, match=r"chess\.Twin"):
        type("Twin", (Chance,), {"__module__": "kotatsu.games.chess.opening", "__qualname__": "Other.Twin"})
    type("Twin", (Step,), {"__module__": "kotatsu.games.go.opening"})             # another game may
    type("Twin", (Step,), {"__module__": "kotatsu.games.chess.opening"})          # and a module may be loaded again
    for name in ("chess.Twin", "go.Twin"):
        del KINDS[name]
