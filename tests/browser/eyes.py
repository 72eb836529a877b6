"""Two careful eyes: the page's own layout check, and axe-core for those who see, hear or move otherwise."""
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

WEB = Path(__file__).resolve().parents[2] / "web"
AXE_RUN = """async (options) => (await axe.run(document, { resultTypes: ['violations'], ...options })).violations.map((one) =>
  `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target.join()} (${node.any[0]?.message ?? one.help})`).join('; ')}`)"""


@cache
def script(path: str) -> str:
    return (WEB / path).read_text(encoding="utf-8")


def layout(page: Page) -> list[str]:
    """Clipped, overlapping, tiny or lost text, small targets, raw keys."""
    found: list[dict[str, Any]] = page.evaluate(f"() => {{ {script('tests/layout-check.js')}; return kotatsuLayout(); }}")
    return [f"{one['kind']}: {one['text']!r} in {one['where']}" + (f" and {one['with']}" if "with" in one else "") for one in found]


def axe(page: Page) -> list[str]:
    """Every rule of axe-core in the theme that is on; the colours again in the other theme."""
    page.evaluate(f"() => {{ if (!window.axe) {{ {script('node_modules/axe-core/axe.min.js')} }} }}")
    found: list[str] = page.evaluate(AXE_RUN, {})
    for theme in ("lamp", "day"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        if theme == "lamp":
            found += [f"lamp {one}" for one in page.evaluate(AXE_RUN, {"runOnly": ["color-contrast"]})]
    return found
