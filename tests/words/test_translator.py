"""The reader: nested phrases, grammar, plural forms, languages, and what it does when a message is missing."""
from importlib import import_module

import pytest
from fluent.runtime import FluentBundle, FluentResource

from kotatsu.kernel.phrase import Phrase, say
from kotatsu.words import LANGUAGES, Translator, Unsayable, language, translator
from kotatsu.words.translator import from_json

MESSAGES = """
sentence = { $who } gives { $to_dat } { $count ->
        [one] one card
       *[other] { $count } cards
    }.
olena = Олена
    .dat = Олені
bot = Bot { $number }
    .dat = to bot { $number }
plain = Kyuzo
only-attributes =
    .mark = reading
"""


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> Translator:
    """English has the messages above, Czech has none."""
    made = {"en": FluentBundle(["en"], use_isolating=False), "cs": FluentBundle(["cs"], use_isolating=False)}
    made["en"].add_resource(FluentResource(MESSAGES))
    monkeypatch.setattr(import_module("kotatsu.words.translator"), "bundle", lambda lang: made[lang])
    return Translator("en", strict=True)


def test_a_nested_phrase_brings_its_text_and_its_attributes(strict: Translator) -> None:
    said = strict.format(say("sentence", who=say("olena"), to=say("bot", number=3), count=1))
    assert said == "Олена gives to bot 3 one card."


def test_a_name_that_does_not_decline_stands_in_its_plain_form(strict: Translator) -> None:
    assert strict.format(say("sentence", who=say("plain"), to=say("plain"), count=2)) == "Kyuzo gives Kyuzo 2 cards."


def test_nothing_is_wrapped_in_isolating_marks(strict: Translator) -> None:
    assert "\u2068" not in strict.format(say("bot", number=1))


def test_a_strict_reader_raises_for_everything_that_is_missing(strict: Translator) -> None:
    with pytest.raises(Unsayable, match="no message nowhere"):
        strict.say("nowhere")
    with pytest.raises(Unsayable, match="bot"):
        strict.say("bot")
    with pytest.raises(Unsayable, match="no message nowhere"):
        strict.format(say("sentence", who=say("nowhere"), to=say("plain"), count=1))
    with pytest.raises(Unsayable, match="no text"):
        strict.say("only-attributes")


@pytest.mark.usefixtures("strict")
def test_english_stands_behind_every_language() -> None:
    czech = Translator("cs")
    assert czech.say("plain") == "Kyuzo"
    assert czech.knows("plain")
    assert not Translator("cs", strict=True).knows("plain")
    with pytest.raises(Unsayable):
        czech.say("nowhere")


def test_an_attribute_can_be_read_alone(strict: Translator) -> None:
    assert strict.attribute(say("bot", number=2), "dat") == "to bot 2"
    assert strict.attribute(say("plain"), "dat") is None


def test_a_phrase_survives_json() -> None:
    phrase = say("a", n=3, who=say("b", name="Olena", deep=say("c")))
    assert from_json(phrase.json()) == phrase
    assert from_json({"id": "x"}) == Phrase("x")


@pytest.mark.parametrize(("wanted", "environment", "expected"), [
    ("uk", {"KOTATSU_LANG": "cs"}, "uk"),
    (None, {"KOTATSU_LANG": "cs", "LANG": "ru_RU.UTF-8"}, "cs"),
    (None, {"LC_ALL": "uk_UA.UTF-8", "LANG": "ru_RU.UTF-8"}, "uk"),
    (None, {"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
    (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
    (None, {"LANG": "de_DE.UTF-8"}, "en"),
    (None, {}, "en"),
])
def test_language(monkeypatch: pytest.MonkeyPatch, wanted: str | None, environment: dict[str, str], expected: str) -> None:
    for name in ("KOTATSU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(wanted) == expected


def test_there_is_a_reader_for_each_language() -> None:
    said = {translator(lang, strict=True).say("kernel-game-over") for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
