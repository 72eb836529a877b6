"""What is put together from a name: what levels are called and where they sit ("bot, sharp"), and the reasons of hints and aims."""
import pytest

from kotatsu import bots, games
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say
from kotatsu.search.hint import found_in
from kotatsu.words.translator import LANGUAGES, translator
from tests.search.test_tree import moments

LEVELS = sorted({level for name in games.names() for level in bots.names(name)})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_its_words(lang: str) -> None:
    words = translator(lang)
    for level in LEVELS:
        assert words.knows(f"common-bot-{level}") or words.knows(f"page-bot-{level}"), level
        assert words.knows(f"page-bot-{level}-help"), level
        bot, comma, name = words.format(say(f"page-bot-{level}-sits")).partition(", ")
        assert bot in ("bot", "бот") and comma and name, level


@pytest.mark.parametrize("name", games.names())
def test_every_part_of_a_position_has_its_words(name: str) -> None:
    terms, imagine = found_in(name, "reasons", "terms"), games.load(name).imagine
    found = {part for state, _, seat in moments(name, 3, 9, 3) for part in terms(imagine(state, seat, Luck(1)), seat)}
    assert len(found) > 2
    for lang in LANGUAGES:
        assert [part for part in found if not translator(lang).knows(f"hint-{name}-{part}")] == []
