"""Every row of a lexicon has its sentence in every language, and every constant of the rules its row."""
from importlib import import_module

import pytest

from kotatsu import games
from kotatsu.kernel.agenda import KINDS, fields
from kotatsu.kernel.lexicon import Lexicon, VerbRow
from kotatsu.words import LANGUAGES
from tests.words.test_files import arguments, everything

GAMES = ["battlecrest", "root", "samurai", "senjutsu"]


def lexicon(game: str) -> Lexicon:
    found = import_module(f"kotatsu.games.{game}.lexicon").LEXICON
    assert isinstance(found, Lexicon)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_row_has_its_sentence(game: str, lang: str) -> None:
    missing = [id for id in lexicon(game).messages() if id not in everything(lang)]
    assert not missing, f"{lang} lacks {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_asks_only_for_what_its_row_gives(game: str) -> None:
    known = everything("en")
    for id, given in lexicon(game).messages().items():
        asked = arguments("en", known[id][""])
        assert asked <= given, f"{id} asks for {sorted(asked - given)}; its row gives {sorted(given)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_constant_of_the_rules_has_its_row(game: str) -> None:
    actions, rows = import_module(f"kotatsu.games.{game}.actions"), lexicon(game)
    for constants, by_number in ((actions.Verb, rows.verbs), (actions.Event, rows.events)):
        numbers = {number: name for name, number in vars(constants).items() if isinstance(number, int) and name[0] != "_"}
        assert {name for number, name in numbers.items() if number not in by_number} == set()
        assert [row for number, row in by_number.items() if number not in numbers] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_every_item_has_its_kind(game: str) -> None:
    items = [kind for name, kind in KINDS.items() if name.startswith(f"{game}.") and not kind.__subclasses__()]
    assert {field for kind in items for field in fields(kind)} == set(lexicon(game).fields)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_rows_name_exist(game: str) -> None:
    rows, known = lexicon(game), {row for chapter in games.load(game).rules() for row in chapter.rows}
    named = {row.word: row.rule for row in [*rows.verbs.values(), *rows.events.values()] if isinstance(row.rule, str)}
    named |= {f"{kind.name} {thing.name}": thing.rule for kind in rows.kinds.values() for thing in kind.things}
    assert {what: rule for what, rule in named.items() if rule and rule not in known} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_says_its_rule(game: str) -> None:
    assert [row.word for row in lexicon(game).verbs.values() if not row.rule] == []


def test_the_page_calls_things_as_their_rows_say() -> None:
    terms = games.load("root").components(games.load("root").make_book({}, None))["terms"]
    assert (terms["verb"]["erect"], terms["service"]["boats"]) == ("root-build", "root-service-riverboats")
    assert set(terms["place"]) == {"track", "satchel", "satchel-down", "damaged", "damaged-down"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_sentence(game: str, lang: str) -> None:
    rows = import_module(f"kotatsu.games.{game}.words").QUESTIONS
    missing = {f"{game}-ask-{row.word or row.key}" for row in rows} - set(everything(lang))
    assert not missing, f"{lang} lacks {', '.join(sorted(missing))}"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_questions_exist_and_their_numbers_are_those_of_the_item(game: str) -> None:
    known = {row for chapter in games.load(game).rules() for row in chapter.rows}
    for row in import_module(f"kotatsu.games.{game}.words").QUESTIONS:
        assert not isinstance(row.rule, str) or row.rule in known, f"{row.item.__name__}: no rule {row.rule}"
        assert {text.rpartition(":")[2] for text in row.numbers} <= set(fields(row.item)), row.item.__name__


def test_two_rows_for_one_number_are_refused() -> None:
    with pytest.raises(AssertionError, match="two rows for 1"):
        Lexicon("thicket", (), (VerbRow(1, "march"), VerbRow(1, "rest")), (), {})


def test_a_kind_of_number_that_nobody_knows_is_refused_by_name() -> None:
    with pytest.raises(AssertionError, match="march: no kind of number is called clearign"):
        Lexicon("thicket", (), (VerbRow(1, "march", ("clearign",)),), (), {})
