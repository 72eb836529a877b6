"""The owner's data: rows laid over ours, by id. What is reconstructed says so until the owner has given it."""
from typing import Any

import pytest

from kotatsu.games.senjutsu.data import make_book, own_data
from kotatsu.games.senjutsu.door import GAME
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.table import Table

NEXT = ["ChooseCards", "Reveal", "NextPart", "DiscardPhase", "StartTurn"]
DUEL = {"characters": ["student", "ronin"], "terrain": "none"}


def components(own: dict[str, Any] | None) -> Any:
    return GAME.components(make_book(DUEL, own))


def test_a_card_of_the_owners() -> None:
    own = {"cards": [{"id": "044", "initiative": "8", "cost": 1, "text": "hit F:2"}], "source": "my copy"}
    book = make_book(DUEL, own)
    card = book.printed.ids.index("044")
    assert (book.printed.high[card], book.printed.cost[card], len(book.printed.cards[card].lines)) == (8, 1, 1)
    assert own_data(book) == own
    ours = make_book(DUEL, None)
    assert (ours.printed.high[card], own_data(ours)) == (5, None)
    assert (components(own)["own"], components(own)["source"]) == (["044"], "my copy")
    assert (components(None)["own"], components(None)["source"]) == ([], "built-in")


@pytest.mark.rule("S-card-044")
@pytest.mark.parametrize(("own", "wounds"), [(None, 1), ({"cards": [{"id": "044", "text": "hit F:2"}]}, 2)])
def test_play_follows_the_owners_row(own: dict[str, Any] | None, wounds: int) -> None:
    table = Table.at(GAME, {
        "game": "senjutsu", "options": DUEL, **({} if own is None else {"data": own}), "next": NEXT,
        "figures": [{"name": "student", "hex": "0,1", "facing": 0, "hand": ["044"]}, {"name": "ronin", "hex": "0,0", "facing": 3}]})
    table = Table.load(GAME, table.save())
    table.do("student", "choose 044 quiet")
    table.do("ronin", "choose 023 quiet")
    assert table.state.wounds[1] == wounds


@pytest.mark.rule("S21.1")
def test_what_is_reconstructed_says_so_until_the_owner_gives_it() -> None:
    doubts = components(None)["reconstructed"]
    assert doubts["snow-field"] == "starts" and doubts["frozen-lake"] == "outline" and doubts["solo-019"] == "initiative"
    own = {"battlefields": [{"id": "snow-field", "duel": ["1,2 0", "-1,-2 3"]}], "solo": [{"id": "019", "initiative": "6"}]}
    assert not {"snow-field", "solo-019"} & set(components(own)["reconstructed"])
    assert make_book(DUEL, own).starts[0][0] & 255 == make_book(DUEL, None).board.at(1, 2)


def test_a_character_of_the_owners() -> None:
    own = {"characters": [{"id": "student", "wounds": 6, "hand": 4, "tree": "N-A A-f f-B f-D", "deck": "040 041 042",
                           "weapon": "074"}]}
    book = make_book(DUEL, own)
    student = book.characters[0]
    assert (student.wounds, student.hand, len(book.decks[0]), book.printed.ids[book.weapons[0]]) == (6, 4, 3, "074")


@pytest.mark.parametrize(("table", "row"), [
    ("card", {"id": "044"}), ("cards", {"id": "999"}), ("cards", {"id": "044", "name": "x"}),
    ("cards", {"id": "044", "initiative": "3-7"}),
    ("cards", {"id": "044", "initiative": "ten"}), ("cards", {"id": "044", "cost": 9}), ("cards", {"id": "044", "rank": "core"}),
    ("cards", {"id": "070", "rank": "wood"}), ("cards", {"id": "044", "text": "fly F 1!"}),
    ("cards", {"id": "044", "text": "search"}),
    ("cards", {"id": "044", "text": ""}), ("cards", {"id": "044", "text": "when hit: draw 1"}),
    ("cards", {"id": "044", "text": "hit (9,9):1"}), ("cards", {"id": "044", "instant": "additional"}),
    ("cards", {"id": "044", "initiative": "="}), ("characters", {"id": "student", "deck": "999"}),
    ("characters", {"id": "student", "deck": "070"}), ("characters", {"id": "student", "tree": "N"}),
    ("characters", {"id": "student", "weapon": "044"}), ("characters", {"id": "student", "hand": 0}),
    ("battlefields", {"id": "snow-field", "duel": ["9,9 0", "0,-3 3"]}),
    ("battlefields", {"id": "snow-field", "terrain": "lava:0,0"}),
    ("battlefields", {"id": "snow-field", "terrain": "rocks:0,3"}), ("battlefields", {"id": "snow-field", "letters": {"A": "0,0"}}),
    ("battlefields", {"id": "snow-field", "hexes": "radius 1"}), ("battlefields", {"id": "snow-field", "three": ["0,3 0"]})])
def test_rows_that_cannot_be(table: str, row: dict[str, Any]) -> None:
    with pytest.raises(Unreadable) as problem:
        make_book(DUEL, {table: [row]})
    assert "data" in str(problem.value.phrase.args)
