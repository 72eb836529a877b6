"""Says a Phrase in a language. The page's reader (web/src/words/phrase.ts) does the same, word for word."""
import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import Arg, Phrase, say
from kotatsu.words.entries import Entries

LANGUAGES = ("en", "uk", "ru", "cs")
CASES = ("gen", "acc", "dat", "ins", "loc")     # a name that does not decline stands in its plain form
# words of one letter that must not stand alone at the end of a line
LONE = {"uk": "взуіійоаєВЗУІОАЄ", "ru": "вксоуиаяВКСОУИАЯ", "cs": "ksvzouaiKSVZOUAI", "en": ""}
SOURCES = ("KOTATSU_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@cache
def ties(lang: str) -> re.Pattern[str]:
    """The spaces at which a line may not break: after §, before a dash; outside English also after a number and a lone letter."""
    found = r"(?<=§) | (?=—)"
    if LONE[lang]:
        found += rf"|(?<=\d) (?=[^\W\d]|%)|(?<=(?<!\w)[{LONE[lang]}]) (?=\S)"
    return re.compile(found)


def tied(lang: str, text: str) -> str:
    """The text with spaces that keep together what belongs together."""
    return ties(lang).sub("\u00a0", text)


class Unsayable(Exception):
    """A phrase without a message, or with arguments that do not fit: our mistake."""


def folder() -> Path:
    """Where the Fluent files lie, one folder per language."""
    return Path(__file__).parent


def language(wanted: str | None = None) -> str:
    """The language asked for, else that of the environment, else English."""
    for tag in (wanted, *(os.environ.get(name) for name in SOURCES)):
        if tag and tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
        if tag and tag.split(".")[0] in ("C", "POSIX"):
            return "en"
    return "en"


@cache
def bundle(lang: str) -> FluentBundle:
    """All Fluent files of a language as one."""
    return Entries(lang, sorted((folder() / lang).glob("*.ftl")))


class Translator:
    """Reads phrases aloud. English stands behind every language; a strict reader raises instead of making do."""

    def __init__(self, lang: str, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self.langs = [lang] if strict or lang == "en" else [lang, "en"]

    def knows(self, id: str) -> bool:
        return any(bundle(lang).has_message(id) for lang in self.langs)

    def say(self, id: str, **args: Arg) -> str:
        """The message with these arguments: for words that go nowhere else."""
        return self.format(Phrase(id, args))

    def format(self, phrase: Phrase) -> str:
        """The sentence."""
        found, message = self._find(phrase.id)
        return tied(self.lang, self._pattern(phrase.id, found, message.value, self._flat(phrase.args)))

    def format_json(self, phrase: Mapping[str, Any]) -> str:
        """The sentence of a phrase that came as JSON, as views and saved events have it."""
        return self.format(from_json(phrase))

    def attribute(self, phrase: Phrase, name: str) -> str | None:
        """An attribute of the phrase's message, None if it has no such one."""
        found, message = self._find(phrase.id)
        pattern = message.attributes.get(name)
        return None if pattern is None else tied(self.lang, self._pattern(phrase.id, found, pattern, self._flat(phrase.args)))

    def _find(self, id: str) -> tuple[FluentBundle, Any]:
        for lang in self.langs:
            if bundle(lang).has_message(id):
                return bundle(lang), bundle(lang).get_message(id)
        raise Unsayable(f"no message {id} in {self.lang}")

    def _flat(self, args: Mapping[str, Arg]) -> dict[str, Any]:
        """A nested phrase `who` becomes `$who` and `$who_<attribute>` for every attribute of its message."""
        flat: dict[str, Any] = {}
        for name, arg in args.items():
            if not isinstance(arg, Phrase):
                flat[name] = arg
                continue
            found, message = self._find(arg.id)
            inner = self._flat(arg.args)
            text = self._pattern(arg.id, found, message.value, inner)
            flat[name] = text
            flat.update({f"{name}_{case}": text for case in CASES})
            for attribute, pattern in message.attributes.items():
                flat[f"{name}_{attribute}"] = self._pattern(arg.id, found, pattern, inner)
        return flat

    def _pattern(self, id: str, found: FluentBundle, pattern: Any, args: dict[str, Any]) -> str:
        if pattern is None:
            raise Unsayable(f"{id} has no text of its own in {self.lang}")
        text, errors = found.format_pattern(pattern, args)
        if errors and self.strict:
            raise Unsayable(f"{id} in {self.lang}: {errors[0]!r}")
        return str(text)


def from_json(data: Mapping[str, Any]) -> Phrase:
    """The phrase that `Phrase.json` wrote."""
    args = data.get("args", {})
    return Phrase(data["id"], {name: from_json(arg) if isinstance(arg, Mapping) else arg for name, arg in args.items()})


@cache
def translator(lang: str, strict: bool = False) -> Translator:
    """The reader of a language."""
    return Translator(lang, strict)


class Spoken:
    """The language in which phrases, errors and boards are printed: English until `speak` names another."""
    lang = "en"


def speak(lang: str) -> None:
    """Print phrases, errors and boards in this language from now on."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise Unreadable(say("cli-no-language", name=str(lang), names=", ".join(LANGUAGES)))
    Spoken.lang = lang


def spoken() -> Translator:
    """The reader of the language that is spoken."""
    return translator(Spoken.lang)
