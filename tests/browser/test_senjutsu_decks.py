"""The deck builder: a legal deck is made, sent as text and link, read again and played; a broken one is refused by its rules."""
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def broken(visitor: Visitor) -> list[str]:
    """The rules that the page says are broken."""
    return [str(row.get_attribute("data-broken")) for row in visitor.page.locator("[data-broken]").all()]


def in_order(visitor: Visitor, yes: bool = True) -> None:
    expect(visitor.part("deck-builder")).to_have_attribute("data-in-order", str(yes).lower())


def paste(visitor: Visitor, text: str) -> None:
    visitor.part("deck-mine").click()
    visitor.part("deck-paste").fill(text)
    visitor.part("deck-read").click()


@pytest.mark.rule("S11.1", "S11.6")
def test_a_deck_is_built_checked_sent_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("#/")
    visitor.part("page-senjutsu-deck").click()
    in_order(visitor, False)
    assert broken(visitor) == ["S11.1"]

    visitor.part("deck-mine").click()
    page.locator('[data-printed="student-extended"]').click()
    in_order(visitor)
    visitor.part("deck-search").fill("firm mind")
    expect(page.locator("[data-add]")).to_have_count(1)
    for _ in range(2):
        page.locator('[data-add="102"]').click()
    in_order(visitor, False)
    expect(page.locator("[data-broken]")).to_have_count(2)
    assert broken(visitor) == ["S11.1", "S11.6"]
    expect(visitor.part("deck-play")).to_have_attribute("aria-disabled", "true")
    visitor.part("deck-play").click(force=True)
    assert visitor.part("deck-builder").is_visible()
    visitor.part("deck-search").fill("")
    page.locator('[data-out="102"]').click()
    page.keyboard.press("u")
    page.locator('[data-out="102"]').click(modifiers=["Shift"])
    visitor.part("deck-search").fill("firm mind")
    page.locator('[data-add="102"]').click()
    in_order(visitor)
    visitor.part("deck-name").fill("Quiet River")
    visitor.part("deck-name").blur()
    page.wait_for_function("() => document.querySelector('[data-text]').dataset.text.startsWith('name Quiet River')")
    mine, link = (page.locator(f"[data-{what}]").first.get_attribute(f"data-{what}") for what in ("text", "link"))
    assert mine and link

    paste(visitor, "weapon 999")
    expect(page.get_by_role("alert").first).to_contain_text("999")
    visitor.complaints.clear()                   # the browser's own line about status 400
    page.keyboard.press("Escape")
    paste(visitor, mine.replace("2x 121", "3x 121").replace("character student", "character warrior"))
    in_order(visitor, False)
    assert {"S11.1", "S11.4"} <= set(broken(visitor))
    paste(visitor, mine)
    in_order(visitor)
    assert page.locator("[data-text]").get_attribute("data-text") == mine
    visitor.go("#/about")
    visitor.go(link[link.index("#"):])
    in_order(visitor)
    assert page.locator("[data-text]").get_attribute("data-text") == mine

    visitor.part("deck-play").click()
    expect(visitor.part("seat-deck-1").locator("option:checked")).to_have_text("Quiet River")
    visitor.part("start-game").click()
    visitor.settle()
    assert visitor.table["view"]["names"][0] == "student"
