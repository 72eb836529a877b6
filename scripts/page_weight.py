"""How heavy and how quick the page is: what a browser fetches, compressed, and how long a click takes.

It needs a built page and the test packages.

`python scripts/page_weight.py` prints the list that stands in docs/web.md; `--clicks 40` tries more choices.
"""
import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

LANGUAGES = ("en", "uk", "ru", "cs")
KINDS = {"Font": "fonts", "Script": "code and words", "Stylesheet": "styles", "Document": "page", "Fetch": "answers",
         "XHR": "answers"}
WATCH = """() => {
  window.long = [];
  const seen = (list) => list.getEntries().forEach((task) => window.long.push(task.duration));
  new PerformanceObserver(seen).observe({ entryTypes: ['longtask'] });
}"""
CLICK = """() => new Promise((done) => {
  const table = document.querySelector('[data-testid="table"]'), before = table.dataset.version;
  const button = document.querySelector('[data-testid="choices"] [data-action]:not([disabled])');
  if (!button) { done(null); return; }
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    if (table.dataset.version === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  });
  watch.observe(table, { attributes: true });
  button.click();
  setTimeout(() => done(null), 20000);
})"""
MAKE = """async (game) => {
  const bot = { kind: 'bot', bot: 'random' };
  const body = JSON.stringify({ game, seed: 5, seats: [{ kind: 'here' }, bot, bot] });
  return (await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json();
}"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server of its own, whose tables nobody keeps."""
    command = [sys.executable, "-m", "kotatsu", "serve", "--port", "0", "--db", str(folder / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "KOTATSU_LANG": "en"}) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1].rstrip("/")
        finally:
            server.terminate()


class Scales:
    """What one page has fetched since it was last weighed, in bytes as they travelled."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.kind: dict[str, str] = {}
        self.weight: dict[str, int] = {}
        self.line.send("Network.enable")
        self.line.on("Network.responseReceived", lambda told: self.kind.update({told["requestId"]: told["type"]}))
        self.line.on("Network.loadingFinished", self.add)

    def add(self, told: dict[str, Any]) -> None:
        kind = KINDS.get(self.kind.get(told["requestId"], ""), "rest")
        self.weight[kind] = self.weight.get(kind, 0) + int(told["encodedDataLength"])

    def read(self) -> dict[str, int]:
        found, self.weight = self.weight, {}
        return found


def said(title: str, weight: dict[str, int]) -> None:
    fonts = weight.pop("fonts", 0)
    parts = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in sorted(weight.items()))
    print(f"{title:<24} {sum(weight.values()) / 1000:6.0f} kB without fonts ({parts}); fonts {fonts / 1000:.0f} kB")


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--clicks", type=int, default=25)
    given.add_argument("--only", choices=("start", "games"))
    asked = given.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        for language in LANGUAGES if asked.only != "games" else ():
            page = browser.new_page(locale=language, viewport={"width": 1280, "height": 800})
            scales = Scales(page)
            page.goto(address)
            page.get_by_test_id("start").wait_for()
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready.then(() => true)")
            said(f"start, {language}", scales.read())
            page.close()
        for game in ("samurai", "root") if asked.only != "start" else ():
            measure(browser.new_page(locale="uk", viewport={"width": 1280, "height": 800}), address, game, asked.clicks)
        browser.close()


def measure(page: Page, address: str, game: str, clicks: int) -> None:
    """A table of one person and bots: what opening it fetches, and how long a choice takes until the new board is drawn."""
    page.add_init_script("for (const [name, value] of [['speed', 'instant'], ['reactions', 'ask'], ['toured', 'yes']])"
                         " localStorage.setItem('kotatsu-' + name, value);")
    page.goto(address)
    page.get_by_test_id("start").wait_for()
    page.wait_for_load_state("networkidle")
    scales = Scales(page)
    made = page.evaluate(MAKE, game)
    page.evaluate("(token) => { location.hash = `#/table/${token}`; }", made["owner"])
    page.get_by_test_id("table").wait_for()
    page.wait_for_load_state("networkidle")
    said(f"{game} opened, uk", scales.read())
    page.evaluate(WATCH)
    times: list[float] = []
    for _ in range(clicks * 3):
        page.wait_for_selector('[data-testid="choices"] [data-action]', timeout=60_000)
        took = page.evaluate(CLICK)
        if took is not None:
            times.append(took)
        if len(times) >= clicks:
            break
    times.sort()
    longest = max(page.evaluate("window.long"), default=0)
    if times:
        late = times[int(len(times) * 0.95) - 1]
        print(f"{game}: click to new board, {len(times)} clicks: median {median(times):.0f} ms, p95 {late:.0f} ms; "
              f"longest task {longest:.0f} ms")


if __name__ == "__main__":
    main()
