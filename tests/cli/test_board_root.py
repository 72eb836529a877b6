"""Root on a terminal, in four languages."""
import io

import pytest
from rich.console import Console

from kotatsu import games
from kotatsu.cli.board import drawing
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.words.translator import Spoken

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]


def later(decisions: int) -> Table:
    table, choices = Table.new(games.load("root"), {"factions": FACTIONS, "first": 1}, seed=5), Luck(6)
    for _ in range(decisions):
        seat = table.decisions()[0]
        table.do(seat, choices.pick(table.legal(seat)))
    return table


def shown(table: Table, viewer: int) -> str:
    said = io.StringIO()
    Console(file=said, width=160).print(drawing(table, viewer))
    return said.getvalue()


@pytest.mark.parametrize("lang", ["en", "uk", "ru", "cs"])
def test_every_clearing_and_seat_in_words(lang, monkeypatch):
    monkeypatch.setattr(Spoken, "lang", lang)
    table = later(150)
    text = shown(table, SPECTATOR)
    assert "root-" not in text and "common-" not in text
    for number in range(1, 13):
        assert f"\n {number} " in text


def test_only_the_own_hand_and_an_open_one_are_shown(monkeypatch):
    monkeypatch.setattr(Spoken, "lang", "en")
    table = later(150)
    hands = [seat for seat, name in enumerate(FACTIONS) if f"\n{name.capitalize()}: " in shown(table, 0)]
    assert hands == [0, 5]
    assert "\nMarquise: " not in shown(table, SPECTATOR)
