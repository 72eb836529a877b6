"""The reader of card texts: what it makes of a line, and what it says of a wrong one."""
from pathlib import Path

import pytest

from kotatsu.kernel.cards.deeds import ALONG, THEN, Price
from kotatsu.kernel.cards.reader import Row, read_rows
from kotatsu.kernel.errors import Unreadable
from kotatsu.words import LANGUAGES, translator
from tests.kernel.cards import senjutsu
from tests.kernel.cards.senjutsu import VOCABULARY


def rows(text: str) -> list[Row]:
    return read_rows("mine.toml", text, VOCABULARY)


def read(text: str) -> Row:
    return rows(f'[[card]]\nid = "1"\ntext = """\n{text}\n"""\n')[0]


def problem(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as found:
        rows(text)
    return found.value


def test_a_heading_holds_until_the_next():
    lines = read("turn 1?\nat 4:\nhit F:1; success: focus 1\nfoe hobble\nelse at 2: focus 1").lines
    assert [(line.heading.part, line.heading.success, line.heading.otherwise) for line in lines] == [
        (0, False, False), (4, False, False), (4, True, False), (4, True, False), (2, False, True)]


def test_a_moment_a_role_and_once():
    line = read("when wounded once: lessen 1").lines[0]
    assert (line.heading.moment, line.heading.role, line.heading.once) == (senjutsu.WOUNDED, 0, True)


def test_a_price_makes_a_choice_and_a_condition_does_not():
    price, condition, both = read("[f1] focus 1\n[A] focus 1\n[f1+A] focus 1").lines
    assert (price.optional, condition.optional, both.optional) == (True, False, True)
    assert isinstance(both.deeds[0], Price) and len(both.conditions) == 1 and [deed.word for deed in both.deeds] == ["f1", "focus"]


def test_who_may_up_to_and_joined():
    line = read("foe may focus up to 2 & hobble then switch B").lines[0]
    assert [(deed.word, deed.who, deed.may, deed.up_to, deed.join) for deed in line.deeds] == [
        ("focus", 1, True, True, THEN), ("hobble", 0, False, False, ALONG), ("switch", 0, False, False, THEN)]
    assert line.deeds[0].numbers == ["2"]


def test_alternatives_are_one_group_and_a_part_has_an_end():
    card = read("focus 1\nor hobble\nswitch B\nat 3: focus 1").card(7)
    assert [(line.group_end, line.part_end, line.begins_part) for line in card.lines] == [
        (2, 3, True), (2, 3, False), (3, 3, False), (4, 4, True)]
    assert {line.card for line in card.lines} == {7} and [line.place for line in card.lines] == [0, 1, 2, 3]


@pytest.mark.parametrize(("text", "where", "word", "known"), [
    ('[[card]]\nid = "127"\ntext = """\nturn 1?\nshove 2\n"""\n', "mine.toml:5", "shove", "step, turn"),
    ('[[card]]\nid = "1"\ntext = "hobble"\n\n[[card]]\nid = "2"\ntext = "[f9] hobble"\n', "mine.toml:7", "f9", "f1, A, B, D"),
    ('[[card]]\nid = "1"\ntext = "when struck: hobble"\n', "mine.toml:3", "struck", "after card, wounded"),
    ('[[card]]\nid = "1"\ntext = "when wounded as judge: hobble"\n', "mine.toml:3", "judge", "anyone"),
    ('[[card]]\nid = "1"\ntext = "switch E"\n', "mine.toml:3", "E", "N, A, B, D, any"),
    ('[[card]]\nid = "1"\ntext = "focus much"\n', "mine.toml:3", "much", ""),
    ('[[card]]\nid = "1"\ntext = "hobble twice"\n', "mine.toml:3", "twice", ""),
    ('[[card]]\nid = "1"\ntext = "focus"\n', "mine.toml:3", "", ""),
])
def test_a_mistake_names_file_line_card_word_and_the_known_ones(text: str, where: str, word: str, known: str) -> None:
    found = problem(text)
    assert found.phrase.args["where"] == where and found.phrase.args["word"] == word
    for lang in LANGUAGES:
        said = translator(lang, strict=True).format(found.phrase)
        assert where in said and word in said and known in said and str(found.phrase.args["card"]) in said


@pytest.mark.parametrize("text", ['[[card]]\ntext = "hobble"\n', '[[card]]\nid = "1"\n[[card]]\nid = "1"\n', '[[card]\n'])
def test_a_row_without_an_id_of_its_own_and_a_file_that_is_no_toml(text: str) -> None:
    found = problem(text)
    assert "mine.toml" in translator("en", strict=True).format(found.phrase)


def test_every_card_of_the_trial_was_read() -> None:
    ids = [line.split('"')[1] for line in Path(__file__).with_name("duel.toml").read_text().splitlines() if line.startswith("id")]
    assert [card.id for card in senjutsu.CARDS] == ids and all(card.lines for card in senjutsu.CARDS)
