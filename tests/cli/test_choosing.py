"""Choices part by part: what to do, where from, where to, how many; and what ends a question comes last."""
import pytest

from kotatsu.cli.choosing import ENDINGS, FEW, Menu, rows_of
from kotatsu.kernel.game import Choice
from kotatsu.kernel.phrase import say
from kotatsu.words.translator import LANGUAGES, Spoken, translator


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(Spoken, "lang", "en")


def move(source: int, to: int, count: int) -> Choice:
    parts = {"from": source, "to": to, "count": count}
    return Choice(f"move {source} {to} {count}", say("root-act-move", clearing=source, to=to, count=count),
                  shape={"verb": "move", **parts}, say_parts=lambda: {"verb": say("root-move"), **parts})


DONE = Choice("done", say("root-act-done"), shape={"verb": "done"})
MOVES = [move(source, to, count) for source in (1, 2) for to in (5, 9) for count in (1, 2, 3, 4, 5)]


def test_many_choices_are_asked_part_by_part():
    menu = Menu("root", [DONE, *MOVES])
    assert [way.words for way in menu.ways()] == ["Move", "Done"]
    asked = []
    for number in (0, 0, 1):
        menu.take(menu.ways()[number])
        asked.append(menu.asks(say("root-act-done")).id)
    assert asked == ["page-root-ask-from", "page-root-ask-where", "page-root-ask-count"]
    assert [way.choice.action for way in menu.ways()] == [f"move 1 9 {count}" for count in range(1, 6)]
    assert menu.back() and menu.trail() == "Move › Clearing 1"
    assert menu.back() and menu.back() and not menu.back()


def test_few_choices_stand_side_by_side_and_the_end_comes_last():
    assert [way.words for way in Menu("root", [DONE, *MOVES[:2]]).ways()][-1] == "Done"
    assert len(Menu("root", [DONE, *MOVES[:FEW - 1]]).ways()) == FEW


def test_a_part_with_one_answer_is_not_asked():
    menu = Menu("root", [move(1, to, count) for to in (5, 9) for count in range(1, 8)])
    assert menu.trail() == "Move › Clearing 1"
    assert [way.words for way in menu.ways()] == ["Clearing 5", "Clearing 9"]


def test_every_row_has_its_words():
    rows = rows_of("root")
    assert set(rows.asks) == set(rows.parts) and ENDINGS
    for lang in LANGUAGES:
        for id in [*rows.asks.values(), *rows.numbers.values()]:
            assert translator(lang).knows(id), (lang, id)
