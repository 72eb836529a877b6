"""Tables of fields: each kind reads what it writes, says what is wrong with its path, and a view has only what all may see."""
import jsonschema
import pytest

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.field_kinds import Bits, ByName, BySeat, Card, Cards, Counts, Flag, ListOf, Number, Seat, Seats, Word
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields, Record
from kotatsu.kernel.register import Register
from kotatsu.words.translator import LANGUAGES, translator

NONE = 255
SUITS = ("fox", "mouse", "Bird")


def register() -> Register:
    return Register(None, ["Ann", "Bob"], ["oak", "elm", "ash"], [1, 2, 1])


KINDS = {
    "number": (Number(1, 3), 2, 2, [0, 4, True, "2", None, 1.5]),
    "flag": (Flag(), 1, True, [2, "maybe", None]),
    "word": (Word(SUITS), 1, "mouse", ["dog", None, 1, []]),
    "word or nothing": (Word(SUITS, nothing=NONE), NONE, None, ["dog", 255]),
    "bits": (Bits(SUITS), 5, ["fox", "Bird"], [["fox", "fox"], ["dog"], 5, {}]),
    "counts": (Counts(SUITS, (1, 2, 3)), [0, 2, 0], {"mouse": 2}, [{"fox": 2}, {"dog": 1}, [], {"fox": -1}]),
    "whole counts": (Counts(SUITS, 4, left_out=1, whole=True), [1, 2, 0], {"fox": 1, "mouse": 2, "Bird": 0}, [{"fox": 5}]),
    "seat": (Seat(), 1, "Bob", ["Eve", "3", None, []]),
    "seat or nothing": (Seat(nothing=NONE), NONE, None, ["Eve"]),
    "seats": (Seats(), 3, ["Ann", "Bob"], [["Eve"], 3]),
    "by seat": (BySeat(Number(0, 5)), [0, 4], {"Bob": 4}, [{"Eve": 1}, {"Bob": 6}, []]),
    "card": (Card(NONE), 1, "elm", ["fir", 1, []]),
    "cards": (Cards(), (2, 1, 1), ["ash", "elm", "elm"], [["fir"], ["oak", "oak"], 3]),
    "sorted cards": (Cards(sorted=True), (0, 2), ["oak", "ash"], [["elm"] * 3]),
    "cards that lie elsewhere": (Cards(placed=False), (0, 0), ["oak", "oak"], [["fir"]]),
    "certain cards": (Cards(may=lambda state, card: card > 0), (1, 2), ["elm", "ash"], [["oak"], ["elm", "oak"]]),
    "by name": (ByName(SUITS, Cards(sorted=True), left_out=[]), [(), (0, 2), ()], {"mouse": ["oak", "ash"]},
                [{"dog": []}, {"fox": ["oak"], "mouse": ["oak"]}, []]),
    "list": (ListOf(Word(SUITS)), [2, 2], ["Bird", "Bird"], [["dog"], {}, 3]),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_reads_what_it_writes_and_names_what_is_wrong(name):
    kind, value, text, wrong = KINDS[name]
    assert kind.write(register(), value) == text
    assert kind.read(register(), "here", text) == value
    jsonschema.validate(text, kind.schema)
    for given in wrong:
        with pytest.raises(Unreadable) as refused:
            kind.read(register(), "seats[0].here", given)
        for lang in LANGUAGES:
            assert "seats[0].here" in translator(lang, strict=True).format(refused.value.phrase)


def test_people_may_write_lists_as_words_and_names_in_any_case():
    assert Bits(SUITS).read(register(), "here", "FOX bird") == 5
    assert Cards().read(register(), "here", "elm Oak") == (1, 0)
    assert Seats().read(register(), "here", ["bob", 1]) == 3
    assert Counts(SUITS, 4, left_out=1).read(register(), "here", {}) == [1, 1, 1]


def test_views_call_seats_by_their_numbers():
    assert (Seat().show(register(), 1), Seat(nothing=NONE).show(register(), NONE)) == (1, None)
    assert BySeat(Number(0, 5)).show(register(), [0, 4]) == {"1": 4}


class Board:
    def __init__(self) -> None:
        self.coins = 3
        self.pile: tuple[int, ...] = ()
        self.hands: list[list[int]] = [[], []]
        self.now, self.most, self.wind = 2, 5, 0


class Bar(Number):
    """`now/most`."""

    def read(self, register, field, given):
        return tuple(int(part) for part in given.split("/"))

    def write(self, register, value):
        return "/".join(map(str, value))


TABLE = Fields(Field("gold", Number(0, 9), seen=ALL, always=True, holds="coins"), Field("pile", Cards(), seen=NOBODY),
               Field("bar", Bar(0, 9), holds=("now", "most")), Field("wind", Word(SUITS), default="mouse", anew=True))
HANDS = Fields(Field("hand", Cards(sorted=True), holds="hands"), by_seat=True)


def test_a_table_reads_writes_and_shows():
    board, names = Board(), register()
    TABLE.read(names, board, {"pile": ["elm"], "bar": "1/7"})
    assert (board.coins, board.pile, board.now, board.most) == (3, (1,), 1, 7)       # as new, a tuple, both parts
    assert TABLE.write(names, board) == {"gold": 3, "pile": ["elm"], "bar": "1/7", "wind": "mouse"}
    assert TABLE.view(names, board) == {"gold": 3}
    assert TABLE.write(names, Board())["gold"] == 3 and "pile" not in TABLE.write(names, Board())
    assert list(TABLE.schema()) == TABLE.names == ["gold", "pile", "bar", "wind"]
    HANDS.read(names, board, {"hand": ["oak", "elm"]}, "seats.Bob.", 1)
    assert board.hands == [[], [0, 1]] and HANDS.write(names, board, 1) == {"hand": ["oak", "elm"]}
    with pytest.raises(Unreadable) as refused:
        HANDS.read(names, board, {"hand": ["elm"] * 2}, "seats.Ann.", 0)
    said = translator("en").format(refused.value.phrase)
    assert "seats.Ann.hand" in said and "pile" in said


def test_an_object_has_rows_of_its_own():
    record, given = Record(TABLE, Board), {"gold": 4, "bar": "2/5", "wind": "fox"}
    board = record.read(register(), "here", given)
    assert (board.coins, board.wind) == (4, 0) and record.write(register(), board) == {"gold": 4, "bar": "2/5", "wind": "fox"}
    assert record.schema["additionalProperties"] is False
    for wrong, field in (({"silver": 1}, "here.silver"), ({"gold": 10}, "here.gold"), ([], "here")):
        with pytest.raises(Unreadable) as refused:
            record.read(register(), "here", wrong)
        assert field in translator("en").format(refused.value.phrase)


def test_a_field_that_begins_anew_says_whether_it_holds_anything():
    board = Board()
    board.coins, board.wind = 7, 2
    assert TABLE.begun(board, Board()) == ["wind"] and TABLE.begun(Board(), Board()) == []
