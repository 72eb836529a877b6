"""The companion: a position is entered by clicks, and the Imperator's turns are read step by step; nothing is lost by a reload."""
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from tests.browser import eyes
from tests.browser.conftest import Visit
from tests.browser.eyes import looked_at
from tests.browser.visitor import LANGUAGES, Visitor


def stand(visitor: Visitor, cell: str, who: str) -> None:
    visitor.page.locator(f'[data-cell="{cell}"]').click()
    visitor.part(f"stand-{who}").click()
    expect(visitor.page.locator(f'[data-cell="{cell}"]')).to_have_attribute("data-who", who)


def read_turn(visitor: Visitor, order: str) -> list[str]:
    """Its turn to the end: the kinds of steps that were read."""
    part, read = visitor.part, []
    part("companion-order").click()
    part(f"order-{order}").click()
    part("companion-start").click()
    while True:
        expect(visitor.page.locator("[data-now]")).to_have_count(1)
        here = visitor.page.locator("[data-now]")
        if here.get_attribute("data-testid") == "companion-after":
            break
        read.append(str(here.get_attribute("data-kind")))
        number = part("companion-steps").locator("li").count()
        if part("companion-asked").count():
            visitor.page.locator('[data-answer="wounds 0"]').click()
            expect(part("companion-steps").locator("li")).not_to_have_count(number)
        else:
            visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Enter")
    expect(part("companion")).to_have_attribute("data-view", "setup")
    return read


@pytest.mark.rule("BC9.8", "BC12.2")
def test_three_turns_from_a_position_entered_by_hand(visit: Visit) -> None:
    visitor = visit()
    page, part = visitor.page, visitor.part
    visitor.go("#/")
    part("page-battlecrest-companion").click()
    expect(part("companion")).to_contain_text("will not match printed ones")
    part("companion-r1").click()
    part("you-forge").click()
    part("it-whispyr").click()
    part("companion-begin").click()
    stand(visitor, "1d", "whispyr")
    stand(visitor, "2c", "forge")
    expect(part("companion-start")).to_have_attribute("aria-disabled", "true")
    expect(part("companion-start")).to_contain_text("Wisp")
    page.locator('[data-cell="3b"]').click()
    looked_at(visitor, *LANGUAGES)
    assert eyes.axe(page) == []
    stand(visitor, "3b", "wisp")
    page.locator('[data-cell="4c"]').click()                # a landmark: another one, on its other side
    part("landmark-8").click()
    part("face-B").click()
    expect(page.locator('[data-cell="4c"]')).to_have_attribute("data-landmark", "8B")
    part("its-card-1").click()
    expect(part("its-card-1")).to_have_attribute("data-lies", "thorn-volley used")
    part("more-1").click()
    expect(part("health-1")).to_have_text("12")

    read = [read_turn(visitor, "3a")]
    page.reload()                                           # nothing is lost
    expect(part("its-card-1")).to_be_visible()
    read += [read_turn(visitor, order) for order in ("1b", "5a")]
    assert all("activated" in kinds for kinds in read)

    part("companion-attack").click()                        # you attack, and it defends with the card that is turned up
    part("attack-3").click()
    page.locator('[data-answer="order 6b"]').click()
    expect(page.locator('[data-kind="defended"]')).to_be_visible()
    page.keyboard.press("e")                                # a correction in the middle: the rest is counted again
    page.locator('[data-cell="6f"]').click()
    looked_at(visitor, "uk")
    assert eyes.axe(page) == []
    part("companion-view-past").click()
    expect(part("companion-past").locator("h3")).to_have_count(3)


def test_a_pack_a_shuffled_deck_and_a_table_that_stands_otherwise(visit: Visit, tmp_path: Path) -> None:
    """Own cards by a zip file; the page turns orders up; a correction keeps what is done and marks what it contradicts."""
    with ZipFile(tmp_path / "mine.zip", "w") as packed:
        packed.writestr("mine/pack.toml", 'name = "My Fellwoods"\ngame = "battlecrest"\n')
        packed.writestr("mine/akhena.toml", '[[cards]]\nid = "akhena"\nhealth = 15\n')
    (tmp_path / "torn.zip").write_bytes(b"PK")
    visitor = visit()
    page, part = visitor.page, visitor.part
    visitor.go("#/page/battlecrest/companion")
    part("companion-pack").set_input_files(str(tmp_path / "torn.zip"))
    expect(page.get_by_role("alert")).to_contain_text("torn.zip")
    part("companion-pack").set_input_files(str(tmp_path / "mine.zip"))
    expect(part("companion-pack-name")).to_contain_text("My Fellwoods")
    part("you-forge").click()
    part("it-akhena").click()
    part("companion-begin").click()
    stand(visitor, "1d", "akhena")
    stand(visitor, "6c", "forge")
    expect(part("health-1")).to_have_text("13")                     # champion: two less than the 15 of the pack
    part("companion-order").click()
    part("companion-shuffles").click()
    part("companion-start").click()
    expect(part("companion-step").first).to_have_attribute("data-kind", "order")     # it turned the card up itself
    part("menu-button").click()
    part("companion-anew").click()
    part("you-forge").click()
    part("it-akhena").click()
    part("companion-begin").click()
    stand(visitor, "1d", "akhena")
    stand(visitor, "6c", "forge")
    part("companion-order").click()
    part("order-1a").click()
    part("companion-start").click()
    expect(page.locator("[data-now]")).to_have_attribute("data-kind", "moved")
    page.keyboard.press("Enter")
    here = str(page.locator('[data-who="akhena"]').get_attribute("data-cell"))
    done = page.locator("li.done[data-testid=companion-step]").count()
    page.keyboard.press("e")
    page.locator('[data-cell="1a"]').click()
    part("stand-akhena").click()
    expect(page.locator("li.off")).to_have_count(1)
    expect(page.locator("li.off")).to_contain_text(here)
    expect(page.locator("li.done[data-testid=companion-step]")).to_have_count(done)
    expect(page.locator('[data-who="akhena"]')).to_have_attribute("data-cell", "1a")


@pytest.mark.rule("S13.F.4")
def test_a_bot_turns_up_a_card_and_acts(visit: Visit) -> None:
    visitor = visit()
    page, part = visitor.page, visitor.part
    visitor.go("#/page/senjutsu/companion")
    part("companion-r1").click()
    part("companion-begin").click()
    for hex, who in (("0,2", "ronin"), ("1,-1", "katana-1")):
        page.locator(f'[data-hex="{hex}"]').click()
        part(f"stand-{who}").click()
    part("facing-4").click()
    part("more-ronin").click()
    expect(part("wounds-ronin")).to_have_text("1/5")
    looked_at(visitor, "uk")
    part("companion-start").click()
    page.locator('[data-answer="shown solo-017"]').click()
    for _ in range(2):                                      # what was turned up; then the first part of the card
        part("companion-after").wait_for()
        looked_at(visitor, "ru")
        for pressed in ("true", "false"):                   # E turns figures in this game
            page.keyboard.press("f")
            expect(part("companion-correct")).to_have_attribute("aria-pressed", pressed)
        while part("companion").get_attribute("data-view") == "turn":
            page.keyboard.press("Enter")
        expect(part("shown-katana-1")).to_be_visible()
        part("companion-start").click()
    assert eyes.axe(page) == []
