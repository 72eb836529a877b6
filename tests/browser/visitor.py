"""One person at one browser: opens a link, reads what is lit, clicks it; and hears what the server told the page."""
from collections.abc import Callable
from typing import Any

from msgspec import json
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket

JSON = dict[str, Any]
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SIZES = {"laptop": LAPTOP, "phone": PHONE}
LANGUAGES = ("en", "uk", "ru", "cs")

SETTLED = """([old, over]) => {
  const table = document.querySelector('[data-testid="table"]')?.dataset;
  const calm = table?.version && table.line === 'open' && table.busy === undefined && table.version !== old;
  return calm && (!over || document.querySelector('[data-testid="ending"]')) ? table.version : null;
}"""
LIT = """() => {
  const actions = (one) => one.dataset.actions?.split('|') ?? (one.dataset.action ? [one.dataset.action] : []);
  const all = [...document.querySelectorAll('[data-lit]')];
  const prompt = all.filter((one) => one.closest('[data-testid="choices"]'));
  const board = all.filter((one) => one.dataset.place);
  return {
    version: document.querySelector('[data-testid="table"]').dataset.version,
    prompt: prompt.flatMap(actions),
    board: board.flatMap((one) => actions(one).map((action) => [action, one.dataset.place])),
    other: all.filter((one) => !prompt.includes(one) && !board.includes(one)).map((one) => one.outerHTML.slice(0, 120)),
  };
}"""


class Visitor:
    """A page with its language, theme and size; complaints of the browser's console are kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.table: JSON = {}
        self.log: list[JSON] = []
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._receive)

    def _receive(self, frame: str | bytes) -> None:
        message: JSON = json.decode(frame)
        if message["type"] == "table":
            self.table = message
            self.log[message["log"]["from"]:] = message["log"]["entries"]

    # --- getting about
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

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def settle(self, old: str | None = None, over: bool = False) -> None:
        """Until the page shows the table after `old`, with nothing on its way, and we have heard the same."""
        version = self.page.wait_for_function(SETTLED, arg=[old, over]).json_value()
        self.until(lambda: str(self.table.get("version")) == version)

    def until(self, test: Callable[[], Any], patience: int = 15_000) -> None:
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

    def lit(self) -> JSON:
        """What the page lights up: in the prompt, and where on the board."""
        lit: JSON = self.page.evaluate(LIT)
        return lit

    def choose(self, action: str, place: str | None = None) -> None:
        """Click a lit thing, in the prompt or at a place of the board, and wait for what comes of it."""
        old = str(self.table["version"])
        if place is None:
            self.page.locator(f'[data-testid="choices"] [data-lit][data-action="{action}"]').click()
        else:
            self.page.locator(f'[data-place="{place}"][data-lit]').first.click()
            if len([one for one, where in self.lit()["board"] if where == place]) > 1 and str(self.table["version"]) == old:
                self.page.locator(f'[data-testid="popover"] [data-lit][data-action="{action}"]').click()
        self.settle(old)
