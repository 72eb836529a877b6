"""Nothing stays a riddle: dark things say why, with the paragraph; the log too; cards tell what they are."""
import re

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from kotatsu.words import translator
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.scenes import DARK, DARK_ACTIONS
from tests.browser.visitor import Visitor


@pytest.fixture
def dark(house: House) -> str:
    owner: str = house.lay(DARK, *DARK_ACTIONS)["owner"]
    return owner


def check_link(visitor: Visitor, link: Locator) -> None:
    """A § link opens the rules at its row, in sight and marked."""
    rule = link.get_attribute("data-rule")
    link.click()
    row = visitor.part("rules").locator(f'[data-paragraph="{rule}"]')
    expect(row).to_be_in_viewport()
    expect(row).to_have_class(re.compile(r"\bhere\b"))
    expect(row).to_contain_text(translator("en").say(f"rule-{rule}".replace(".", "_")))


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_refused_choice_says_why(dark: str, visit: Visit, size: str) -> None:
    visitor = visit(size=size)
    visitor.sit(dark)
    prompt = visitor.prompt()
    assert prompt is not None and len(prompt["refused"]) > 2
    refused = visitor.page.locator("[data-refused]")
    for one in refused.all():
        said = next(each for each in prompt["refused"] if each["action"] == one.get_attribute("data-refused"))
        visitor.tap(one)
        reason = visitor.page.locator('[data-testid="popover"], .note').first
        expect(reason).to_contain_text(translator("en").format_json(said["why"]))
        expect(reason.locator("[data-rule]")).to_have_attribute("data-rule", said["rule"])
    check_link(visitor, visitor.page.locator('[data-testid="popover"] [data-rule], .note [data-rule]').first)
    assert [message for message in visitor.sent if message["type"] == "act"] == []


def test_a_dark_place_says_why(dark: str, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(dark)
    for place in ("raiders", "discard", "seat:1", "seat:3"):
        visitor.page.keyboard.press("Escape")
        visitor.tap(visitor.page.locator(f'[data-place="{place}"]'))
        expect(visitor.part("why").locator("[data-rule]")).to_be_visible()
    check_link(visitor, visitor.part("why").locator("[data-rule]"))
    assert {message["type"] for message in visitor.sent} <= {"why", "ping"}


def test_log_and_question_lead_to_the_rules(dark: str, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(dark)
    check_link(visitor, visitor.part("log").locator("[data-rule]").last)
    visitor.page.keyboard.press("Escape")
    check_link(visitor, visitor.part("log").locator("[data-rule]").first)
    visitor.page.keyboard.press("Escape")
    check_link(visitor, visitor.part("prompt").locator("[data-rule]").first)


def test_the_rules_are_searched(dark: str, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(dark)
    visitor.part("rules-button").click()
    visitor.part("rules-search").fill("kiai")
    hits = visitor.part("rules").locator(".hit")
    assert hits.count() > 5
    expect(hits.first.locator("mark").first).to_have_text("Kiai")
    hits.first.get_by_role("button").click()
    expect(visitor.part("rules").locator(".here")).to_be_in_viewport()
    visitor.part("rules-search").fill("xyzzy")
    expect(hits).to_have_count(0)


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-own] [data-card]").first


def test_help_by_pointer(dark: str, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(dark)
    card(visitor).hover()
    expect(visitor.part("popover")).to_contain_text("raider")
    visitor.page.mouse.move(640, 20)
    expect(visitor.part("popover")).to_have_count(0)


def test_help_by_focus(dark: str, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(dark)
    visitor.page.keyboard.press("c")
    for _ in range(12):
        if visitor.page.evaluate("() => document.activeElement.dataset.card ?? null"):
            break
        visitor.page.keyboard.press("ArrowRight")
    expect(visitor.part("popover")).to_contain_text("raider")
    visitor.page.keyboard.press("Escape")
    expect(visitor.part("popover")).to_have_count(0)


def test_help_by_long_press(dark: str, visit: Visit) -> None:
    """A finger that stays opens help and plays nothing; a short touch of a lit thing plays."""
    visitor = visit(size="phone")
    visitor.sit(dark)
    finger = visitor.context.new_cdp_session(visitor.page)
    touch(finger, card(visitor))
    expect(visitor.part("popover")).to_contain_text("raider")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(visitor.part("popover")).to_be_visible()
    assert visitor.sent == []
    visitor.page.keyboard.press("Escape")
    old = str(visitor.table["version"])
    visitor.page.locator('[data-testid="choices"] [data-action="defend"]').tap()
    visitor.settle(old)


def touch(finger: CDPSession, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
