"""The page speaks four languages: it switches while it is open, and every sentence is the one of the Fluent files."""
import pytest
from playwright.sync_api import expect

from kotatsu.words import translator
from tests.browser import eyes
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.scenes import DARK, DARK_ACTIONS, LAST, LAST_ACTIONS
from tests.browser.visitor import LANGUAGES, Visitor

# Whether the log is longer than its box, and how much lies below it.
UNSEEN = "log => [log.scrollHeight > log.clientHeight, Math.round(log.scrollHeight - log.scrollTop - log.clientHeight)]"


def check_speech(visitor: Visitor, language: str) -> str:
    """The page says which language it speaks, no key is left raw, and Cyrillic pages hold no English."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    assert [problem for problem in eyes.layout(visitor.page) if problem.startswith("raw-key")] == []
    text = eyes.words(visitor.page)
    if language in ("uk", "ru"):
        assert eyes.english(text) == []
    return text


def switch(visitor: Visitor, language: str) -> None:
    """By the menu that every screen has."""
    visitor.part("menu-button").click()
    visitor.part("menu").locator(f'[data-value="{language}"]').click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.page.keyboard.press("Escape")
    visitor.part("menu").wait_for(state="detached")


def differ(texts: dict[str, str]) -> bool:
    return len({*texts.values()}) == len(LANGUAGES)


def test_start_and_set_up(visit: Visit) -> None:
    visitor = visit()
    visitor.go("#/")
    visitor.part("new-samurai").wait_for()
    texts = {}
    for language in LANGUAGES:
        visitor.part(f"language-{language}").click()
        texts[language] = check_speech(visitor, language)
        assert translator(language).say("common-new-game") in texts[language]
    assert differ(texts)
    visitor.go("#/new/root")
    visitor.part("reach").wait_for()
    visitor.go("#/new/samurai")                            # from one set-up to another: the words of the second come first
    visitor.page.locator('[data-testid="option-level"]').wait_for()
    visitor.page.locator(".fold").click()
    for language in LANGUAGES:
        switch(visitor, language)
        texts[language] = check_speech(visitor, language)
    assert differ(texts)
    visitor.page.reload()
    visitor.part("setup").wait_for()
    check_speech(visitor, LANGUAGES[-1])


def test_table_and_rules(house: House, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(house.lay(DARK, *DARK_ACTIONS)["owner"])
    prompt = visitor.prompt()
    assert prompt is not None
    visitor.part("rules-button").click()
    texts = {}
    visitor.page.set_viewport_size({"width": 1280, "height": 500})     # its log is too long for that
    for language in LANGUAGES:
        switch(visitor, language)
        assert visitor.part("log").evaluate(UNSEEN) == [True, 0]
        say = translator(language, strict=True)
        expect(visitor.part("question")).to_have_text(say.format_json(prompt["asks"]))
        assert say.say("common-your-turn") in visitor.page.title()
        row = f"rule-{prompt['rule']}".replace(".", "_")
        expect(visitor.part("rules").locator(f'[data-paragraph="{prompt["rule"]}"] p').first).to_have_text(say.say(row))
        for action in prompt["actions"]:
            expect(visitor.page.locator(f'[data-testid="choices"] [data-action="{action["action"]}"]')).to_contain_text(
                say.format_json(action["words"]))
        texts[language] = check_speech(visitor, language)
    assert differ(texts)


def test_the_end(house: House, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(house.lay(LAST, *LAST_ACTIONS)["owner"])
    for language in LANGUAGES:
        switch(visitor, language)
        expect(visitor.part("result")).to_contain_text(translator(language).say("common-win"))
        assert translator(language).say("common-game-over") in visitor.page.title()
        check_speech(visitor, language)


@pytest.mark.parametrize(("wanted", "spoken"), [("cs-CZ", "cs"), ("uk-UA", "uk"), ("fr-FR", "en")])
def test_the_browsers_language_is_the_first_guess(house: House, visit: Visit, wanted: str, spoken: str) -> None:
    visitor = visit(locale=wanted)
    visitor.page.add_init_script("localStorage.removeItem('kotatsu-language')")
    visitor.go("#/")
    visitor.part("start").wait_for()
    check_speech(visitor, spoken)
