"""Root on a terminal, in four languages."""
import io
import itertools

import pytest
from rich.console import Console

from kotatsu import games
from kotatsu.cli.board import drawing
from kotatsu.cli.boards.root_map import BOX, initials, place, way
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.words.translator import Spoken, translator

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]


def later(decisions: int) -> Table:
    table, choices = Table.new(games.load("root"), {"factions": FACTIONS, "first": 1}, seed=5), Luck(6)
    for _ in range(decisions):
        seat = table.decisions()[0]
        table.do(seat, choices.pick(table.legal(seat)))
    return table


def shown(table: Table, viewer: int) -> str:
    said = io.StringIO()
    Console(file=said, width=80).print(drawing(table, viewer))
    return said.getvalue()


@pytest.mark.parametrize("lang", ["en", "uk", "ru", "cs"])
def test_every_clearing_and_seat_in_words(lang, monkeypatch):
    monkeypatch.setattr(Spoken, "lang", lang)
    table = later(150)
    text = shown(table, SPECTATOR)
    assert "root-" not in text and "common-" not in text
    for clearing in table.view()["clearings"]:
        assert f"╭{clearing['n']} {translator(lang).say('root-suit-' + clearing['suit'])}"[:12] in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_no_path_of_the_map_passes_under_a_foreign_clearing(name):
    printed = games.load("root").components(games.load("root").book({"map": name}))["map"]
    spots = {clearing["id"]: place(clearing["xy"]) for clearing in printed["clearings"]}
    boxes = {n: {(column, row + high) for column in range(at - BOX // 2, at + BOX // 2 + 1) for high in range(5)}
             for n, (at, row) in spots.items()}
    for one, other in itertools.combinations(boxes, 2):
        assert not boxes[one] & boxes[other], (one, other)                       # even with a line more than usual
    inner = {n: {(column, at) for column, at in box if at < spots[n][1] + 4} for n, box in boxes.items()}
    ways = {(one, other): set(way(spots[one], spots[other])) for one, other in [*printed["paths"], *printed["river"]]}
    for (one, other), cells in ways.items():
        assert len(cells - inner[one] - inner[other]) >= 1, (one, other)         # something of every way is to be seen
        for n, box in inner.items():
            assert n in (one, other) or not cells & box, (one, other, n)


def test_letters_tell_names_apart():
    assert initials(["Marquise", "Eyrie", "Vagabond", "Vagabond 2"]) == {"Marquise": "M", "Eyrie": "E", "Vagabond": "V",
                                                                      "Vagabond 2": "V2"}
    assert list(initials(["Rody", "Říční lid", "Kult"]).values()) == ["Ro", "Ří", "K"]
    assert list(initials(["Бродяга", "Братство"]).values()) == ["Бро", "Бра"]


def test_only_the_own_hand_and_an_open_one_are_shown(monkeypatch):
    monkeypatch.setattr(Spoken, "lang", "en")
    table = later(150)
    hands = [seat for seat, name in enumerate(FACTIONS) if f"\n{name.capitalize()}: " in shown(table, 0)]
    assert hands == [0, 5]
    assert "\nMarquise: " not in shown(table, SPECTATOR)


def test_before_the_first_round_the_game_is_being_set_up():
    head = shown(later(0), SPECTATOR).splitlines()[0]
    assert "Set-up" in head and "Round" not in head
    assert "Round" in shown(later(150), SPECTATOR).splitlines()[0]
