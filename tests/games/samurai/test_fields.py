"""The table of fields: nothing of a state is forgotten, and what people write by hand keeps its form."""
from kotatsu.games.samurai import GAME
from kotatsu.games.samurai.data import make_book
from kotatsu.games.samurai.fields import FIELDS, FOLLOWS, SEAT
from kotatsu.games.samurai.state import State
from kotatsu.kernel.table import Table
from tests.fields import check_attributes, check_copied


def test_every_attribute_of_a_state_is_in_the_table_or_follows_and_is_copied():
    state = State(make_book({}, None))
    check_attributes(state, FIELDS, SEAT, follows=FOLLOWS)
    check_copied(state)


def test_forms_that_people_write():
    written = Table.at(GAME, {
        "game": "samurai", "seats": ["Kanbei h1 R 4-05 L 2-01", "Kyuzo a0", "Gorobei passed"], "barricades": "2/7", "farms": 3,
        "families": "CA", "raiders": {"top": ["3-05"], "set": 9}, "intruders": ["?", "4-13"],
        "next": ["Act seat=Kanbei"]}).position()
    assert written["seats"][0] == {"samurai": "Kanbei", "side": "human", "wound": 1, "line": ["4-05"], "left": ["2-01"],
                                   "passed": False}
    assert (written["barricades"], written["families"], sum(written["farms"].values())) == ("2/7", "AC", 3)
    assert written["raiders"] == {"top": ["3-05"], "set": 9}
    assert written["intruders"] == {"cards": ["?", "4-13"], "known": []}
    assert "token" not in written["seats"][0] and "added" not in written["seats"][0] and "bars" not in written
