"""One person at one browser: opens a link, reads what is lit, clicks it; and hears what the server told the page."""
import os
from collections.abc import Callable
from typing import Any

from msgspec import json
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, ViewportSize, WebSocket

JSON = dict[str, Any]
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--font-render-hinting=none")     # letters as wide as on a real screen
SIZES: dict[str, ViewportSize] = {"laptop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
LANGUAGES = ("en", "uk", "ru", "cs")
PATIENCE = 90_000        # ms until something is said to have failed: a busy machine is slow, not wrong

KEPT = """settings => { for (const [key, value] of Object.entries(settings))
  if (localStorage.getItem(`kotatsu-${key}`) === null) localStorage.setItem(`kotatsu-${key}`, value); }"""
SETTLED = """(old) => {
  const table = document.querySelector('[data-testid="table"]')?.dataset;
  return table?.version && table.line === 'open' && table.busy === undefined && table.version !== old ? table.version : null;
}"""
LIT = """() => [...document.querySelectorAll('[data-lit]')].map((one) => ({
  where: one.dataset.place ? 'board' : one.closest('[data-testid]')?.dataset.testid ?? null,
  place: one.dataset.place ?? null, action: one.dataset.action ?? null, part: one.dataset.part ?? null,
}))"""


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium, or the one that CHROMIUM names (`./test` takes the headless shell where there is one)."""
    return playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=FLAGS)


def come(browser: Browser, address: str, size: str = "laptop", locale: str = "en-GB", **settings: str) -> "Visitor":
    """A person with a browser of their own: who has taken the tour, whom nothing moves, who waits for no bot."""
    context = browser.new_context(viewport=SIZES[size], has_touch=size == "phone", reduced_motion="reduce", locale=locale)
    usual = {"toured": "yes", "speed": "instant", "reactions": "ask", "theme": "day", "language": "en", "hands": "open"}
    context.add_init_script(f"({KEPT})({usual | settings})")
    return Visitor(context, address)


class Visitor:
    """A page with its language, theme and size; complaints of the browser's console are kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.table: JSON = {}
        self.log: list[JSON] = []
        self.sent: list[JSON] = []
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._receive)
        line.on("framesent", self._send)

    def _send(self, frame: str | bytes) -> None:
        """What the person's page says; that it is still there says nothing."""
        message: JSON = json.decode(frame)
        if message["type"] != "ping":
            self.sent.append(message)

    def _receive(self, frame: str | bytes) -> None:
        message: JSON = json.decode(frame)
        if message["type"] == "table":
            self.table = message
            self.log = [*self.log[:message["log"]["from"]], *message["log"]["entries"]]

    # --- getting about
    def keep(self, opened: JSON) -> None:
        """The browser of the one who laid the table: it knows the others' links."""
        kept = {"token": opened["owner"], "game": "samurai", "watch": opened["watch"],
                "seats": [seat["link"] for seat in opened["seats"]]}
        if not self.page.url.startswith(self.address):
            self.go("#/about")
        self.page.evaluate("one => localStorage.setItem('kotatsu-tables', JSON.stringify([one]))", kept)

    def go(self, hash: str) -> None:
        """To a screen, as a link would; the page itself stays."""
        if self.page.url.startswith(self.address):
            self.page.evaluate("hash => { location.hash = hash; }", hash)
        else:
            self.page.goto(f"{self.address}{hash}")

    def sit(self, token: str) -> None:
        self.table, self.log = {}, []
        self.go(f"#/table/{token}")
        self.settle()

    def speak(self, language: str) -> None:
        """In another language, where the page stands: as if it had been chosen in another tab of this browser."""
        self.page.evaluate("newValue => dispatchEvent(new StorageEvent('storage', { key: 'kotatsu-language', newValue }))",
                           language)
        self.page.wait_for_function("language => document.documentElement.lang === language", arg=language)

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def settle(self, old: str | None = None) -> None:
        """Until the page shows the table after `old`, with nothing on its way, and we have heard the same."""
        self.page.wait_for_function(SETTLED, arg=old)
        self.until(lambda: str(self.table.get("version")) == self.page.evaluate(SETTLED, old))

    def hear_other_than(self, old: str) -> None:
        self.until(lambda: str(self.table["version"]) != old)

    def catch_up(self, other: "Visitor") -> None:
        """Until this page shows what the other has heard."""
        self.until(lambda: len(self.log) == len(other.log))
        self.settle()

    def until(self, test: Callable[[], Any], patience: int = PATIENCE) -> None:
        """Until something that the page's events tell us is so."""
        for _ in range(patience // 20):
            if test():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("waited in vain")

    def tap(self, thing: Locator) -> None:
        """A click where the thing is, on a dark one too (Playwright's own click waits until it is enabled)."""
        thing.hover()
        self.page.mouse.down()
        self.page.mouse.up()

    # --- what may be done
    def prompt(self) -> JSON | None:
        """The server's question to this page."""
        return next((prompt for prompt in self.table["prompts"] if prompt["actions"]), None)

    def legal(self) -> list[str]:
        prompt = self.prompt()
        return [action["action"] for action in prompt["actions"]] if prompt else []

    def lit(self, where: str | None = None) -> list[JSON]:
        """What the page lights up: `where` (choices, board, popover), `place`, and the `action` or the `part` of several."""
        lit: list[JSON] = self.page.evaluate(LIT)
        return [one for one in lit if where in (None, one["where"])]

    def offered(self) -> dict[str, str | None]:
        """All actions of the prompt, by the part under which they stand: a part is opened and left again."""
        found: dict[str, str | None] = {}
        for one in self.lit("choices"):
            if one["part"] is None:
                found[one["action"]] = None
                continue
            self.page.locator(f'[data-testid="choices"] [data-part="{one["part"]}"]').click()
            inside = self.lit("choices")
            assert inside and all(other["action"] for other in inside)
            found |= {other["action"]: one["part"] for other in inside}
            self.part("part-back").click()
        return found

    def choose(self, action: str) -> None:
        """Click a choice, on the board if it lies there alone, else in the prompt, and wait for what comes of it."""
        old = str(self.table["version"])
        if any(one["action"] == action for one in self.lit("board")):
            self.page.locator(f'[data-place][data-lit][data-action="{action}"]').first.click()
        else:
            part = None if any(one["action"] == action for one in self.lit("choices")) else self.offered()[action]
            if part is not None:
                self.page.locator(f'[data-testid="choices"] [data-part="{part}"]').click()
            self.page.locator(f'[data-testid="choices"] [data-lit][data-action="{action}"]').click()
        self.settle(old)
