"""How heavy and how quick the page is: what a browser fetches, compressed, and how long a click takes.

It needs a built page and the test packages.

`python scripts/page_weight.py` prints the list that stands in docs/web.md; `--clicks 40` tries more choices, `--game battlecrest`
measures that game alone.
"""
import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from kotatsu import games

LANGUAGES = ("en", "uk", "ru", "cs")
SIZE: ViewportSize = {"width": 1280, "height": 800}
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
# A choice that can be clicked, or the end; a step of a longer choice is taken.
READY = """() => {
  if (document.querySelector('[data-testid="ending"], [data-testid="choices"] [data-action]:not([disabled])')) return true;
  document.querySelector('[data-testid="choices"] [data-part]:not([disabled])')?.click();
  return false;
}"""
MAKE = """async (game) => {
  const bot = { kind: 'bot', bot: 'random' };
  const { max } = (await (await fetch('/api/games')).json()).find((one) => one.name === game).seats;
  const body = JSON.stringify({ game, seed: 5, seats: [{ kind: 'here' }, bot, bot].slice(0, max) });
  return (await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json();
}"""


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of its own, whose tables nobody keeps."""
    command = [sys.executable, "-m", "kotatsu", "serve", "--port", "0", "--db", str(folder / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "KOTATSU_LANG": "en"}) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1].rstrip("/"), server.pid
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
    given.add_argument("--runs", type=int, default=3, help="of each game: the quickest counts, others were disturbed")
    given.add_argument("--seconds", type=float, default=40, help="of each game: no further run begins later")
    given.add_argument("--only", choices=("start", "games"))
    given.add_argument("--game", choices=games.names(), action="append", help="click in this game only; may be given again")
    asked = given.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, server), sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        for language in LANGUAGES if asked.only != "games" and not asked.game else ():
            page = browser.new_page(locale=language, viewport=SIZE)
            scales = Scales(page)
            page.goto(address)
            page.get_by_test_id("start").wait_for()
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready.then(() => true)")
            said(f"start, {language}", scales.read())
            page.close()
        for game in asked.game or games.names() if asked.only != "start" else ():
            begun, runs = monotonic(), [measure(browser, address, server, game, asked.clicks, first=True)]
            while len(runs) < asked.runs and monotonic() - begun < asked.seconds:
                runs.append(measure(browser, address, server, game, asked.clicks, first=False))
            print(f"{game}: {min(runs, key=lambda run: run.late)}; load {', '.join(f'{load:.1f}' for load in os.getloadavg())}",
                  flush=True)
        browser.close()


@dataclass
class Run:
    """Milliseconds from a click to the new board, by the clock and of the page's own processor time, which other processes do not
    lengthen; and the processor time that page and server took for one click on average, the bots' steps after it included."""
    middle: float
    late: float
    longest: float
    own_late: float
    own_most: float
    page: float
    server: float

    def __str__(self) -> str:
        return (f"click to new board: median {self.middle:.0f} ms, p95 {self.late:.0f} ms; longest task {self.longest:.0f} ms; "
                f"of the page's processor: p95 {self.own_late:.0f} ms, at most {self.own_most:.0f} ms; "
                f"processor for a click: page {self.page:.0f} ms, server {self.server:.0f} ms")


def measure(browser: Browser, address: str, server: int, game: str, clicks: int, first: bool) -> Run:
    """A table of one person and bots: what opening it fetches, and how long a choice takes until the new board is drawn."""
    page = browser.new_page(locale="uk", viewport=SIZE)
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
    if first:
        said(f"{game} opened, uk", scales.read())
    page.evaluate(WATCH)
    scales.line.send("Performance.enable")
    drawn, answered = busy(scales.line), processor(server)
    times: list[float] = []
    own: list[float] = []
    while len(times) < clicks and not page.get_by_test_id("ending").count():
        page.wait_for_function(READY)
        before, took = busy(scales.line), page.evaluate(CLICK)
        if took is not None:
            times.append(took)
            own.append((busy(scales.line) - before) * 1000)
    longest = max(page.evaluate("window.long"), default=0)
    drawn, answered = busy(scales.line) - drawn, processor(server) - answered
    page.close()
    times.sort()
    own.sort()
    late = int(len(times) * 0.95) - 1
    return Run(median(times), times[late], longest, own[late], own[-1], drawn * 1000 / len(times), answered * 1000 / len(times))


def busy(line: CDPSession) -> float:
    """Seconds of the processor that the page's main thread has taken."""
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return float(found["ThreadTime"])


def processor(process: int) -> float:
    """Seconds of the processor that a process has taken; nothing where the system does not tell."""
    told = Path(f"/proc/{process}/stat")
    if not told.exists():
        return 0.0
    fields = told.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
