"""Every card has its name and what it does in every language. Which messages these are, the printed data says (`components`)."""
import pytest

from kotatsu import games
from kotatsu.words import LANGUAGES, translator

ROOT = games.load("root")


def wanted() -> list[str]:
    """The messages of all cards of Root."""
    cards = ROOT.components(ROOT.make_book({}, None))["cards"].values()
    return sorted({id for card in cards for id in (f"root-card-{card['name']}", card["face"], card["line"]) if id})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name_and_its_sentence(lang: str) -> None:
    missing = [id for id in wanted() if not translator(lang, strict=True).knows(id)]
    assert missing == [], f"{lang} has no {', '.join(missing)}"
