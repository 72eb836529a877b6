"""The page comes in parts: a screen fetches what it shows, and no part is large."""
from playwright.sync_api import Response, expect

from tests.browser.conftest import Visit
from tests.browser.house import ROOT

LARGEST = 500_000               # bytes: what the page's build tool warns about


def test_no_part_is_large(built: None) -> None:
    parts = {path.name: path.stat().st_size for path in (ROOT / "web" / "dist" / "assets").glob("*.js")}
    assert parts and {name for name, size in parts.items() if size > LARGEST} == set()


def test_a_game_brings_its_own_part(visit: Visit) -> None:
    """A person who opens the rules of one game gets its book in one language, and nothing of the other game."""
    visitor, fetched = visit(language="cs"), []

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            fetched.append(response.url.rpartition("/")[2][:-len("-12345678.js")])         # its hash may have a "-" too
    visitor.page.on("response", note)
    visitor.go("#/about")
    visitor.part("about").wait_for()
    assert "cs" in fetched and {"uk", "ru", "root", "samurai"}.isdisjoint(fetched)
    visitor.go("#/rules/root/R4.3")
    expect(visitor.part("rules").locator('[data-paragraph="R4.3.1"]')).to_be_visible()
    assert "root" in fetched and "samurai" not in fetched


def test_a_part_that_does_not_come(visit: Visit) -> None:
    """The page says so and offers another try."""
    visitor = visit()
    visitor.page.route("**/assets/root-*.js", lambda route: route.abort())
    visitor.go("#/new/root")
    again = visitor.page.locator("main.opening button")
    again.wait_for()
    said = visitor.page.locator("main.opening p").inner_text()
    assert said.strip() and "page-" not in said and not visitor.part("setup").is_visible()
    visitor.page.unroute("**/assets/root-*.js")
    again.click()
    expect(visitor.part("setup")).to_be_visible()
    expect(again).to_have_count(0)
    assert visitor.complaints                           # the browser tells of the part that failed
    visitor.complaints.clear()
