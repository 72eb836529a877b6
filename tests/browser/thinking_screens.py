"""Bots that think for a person, in every game: hints, levels at the set-up, the analysis, and play that goes on from it."""
import json
from collections.abc import Callable
from functools import cache, partial

from tests.browser.finished import finished, wait_until_analysed, whole
from tests.browser.house import JSON
from tests.browser.screens import Gallery, plain, press, table
from tests.browser.visitor import Visitor

Screen = Callable[[Gallery, Visitor], None]
HINTED = {"samurai": ("dark", "late-5"), "root": ("root-four", "root-battle-ambush"),
          "senjutsu": ("senjutsu-duel-choose", "senjutsu-solo-move"),
          "battlecrest": ("battlecrest-duel-action", "battlecrest-solo-defend")}
# What was known a third of the way, again and again: the answer never ends.
UNDER_WAY = """(known) => {
  const fetched = window.fetch;
  window.fetch = (...asked) => String(asked[0]).includes('/analysis?')
    ? Promise.resolve(new Response(new ReadableStream({ start: (line) => line.enqueue(new TextEncoder().encode(known)) })))
    : fetched(...asked);
}"""


@cache
def played(name: str) -> str:
    """A whole game of steady bots, saved; of Root's, which is long, the last turns."""
    return json.dumps(finished(name) if name == "root" else whole(name).save())


def over(gallery: Gallery, game: str) -> str:
    """The link to a finished table."""
    name = f"over {game}"
    if name not in gallery.laid:
        gallery.laid[name] = gallery.house.lay(json.loads(played(game)))
    return str(gallery.laid[name]["owner"])


def analysis(gallery: Gallery, visitor: Visitor, game: str) -> None:
    """Thought through to its end; from the second time on the server remembers it."""
    visitor.sit(over(gallery, game))
    visitor.part("ending").wait_for()
    press(visitor, '[data-testid="analysis-open"]')
    wait_until_analysed(visitor)


def under_way(gallery: Gallery, visitor: Visitor, game: str, stopped: bool) -> None:
    """While it works, or stopped in the middle: the chances of some moments are known."""
    token = over(gallery, game)
    known: JSON = json.loads(gallery.house.http.get(f"{gallery.house.address}api/tables/{token}/analysis").text.splitlines()[-1])
    moments = known["moments"]
    told = {**known, "share": 0.35, "moments": [*moments[:len(moments) // 2], moments[-1]], "points": []}
    visitor.page.reload()
    visitor.sit(token)
    visitor.part("ending").wait_for()
    visitor.page.evaluate(UNDER_WAY, json.dumps(told) + "\n")
    press(visitor, '[data-testid="analysis-open"]')
    visitor.page.locator('[data-share="0.35"]').wait_for()
    if stopped:
        press(visitor, '[data-testid="analysis-stop"]')
        visitor.part("analysis-again").wait_for()


def point(gallery: Gallery, visitor: Visitor, game: str) -> None:
    """The last turning point, opened; on a phone what a bot would have done is scrolled to."""
    analysis(gallery, visitor, game)
    press(visitor, '[data-testid="turning-points"] li:last-child button')
    visitor.part("turning-point").scroll_into_view_if_needed()


def onward(gallery: Gallery, visitor: Visitor, game: str) -> None:
    """Played on from a turning point against bots."""
    analysis(gallery, visitor, game)
    old = visitor.page.url
    press(visitor, '[data-testid="play-on"]')
    visitor.page.wait_for_function("old => location.href !== old && !location.hash.endsWith('analysis')", arg=old)
    visitor.settle()


def hint(gallery: Gallery, visitor: Visitor, name: str) -> None:
    table(gallery, visitor, name, '[data-testid="hint-button"]')
    visitor.part("hint").locator("li").first.wait_for()


def levels(gallery: Gallery, visitor: Visitor, game: str) -> None:
    """The set-up: the best bot that there is, and below it the seats from the first bot on."""
    plain(gallery, visitor, f"#/new/{game}", "setup")
    bot = visitor.page.locator('[data-testid^="setup-seat-"]').nth(1)
    visitor.tap(bot.locator('[data-value="bot"]'))
    visitor.tap(bot.locator(".more [data-value]").last)
    bot.scroll_into_view_if_needed()


THINKING_SCREENS: dict[str, Screen] = {
    f"{game}-{screen}": look for game, (one, other) in HINTED.items() for screen, look in {
        "hint": partial(hint, name=one),
        "hint-other": partial(hint, name=other),
        "levels": partial(levels, game=game),
        "analysis": partial(analysis, game=game),
        "analysis-working": partial(under_way, game=game, stopped=False),
        "analysis-stopped": partial(under_way, game=game, stopped=True),
        "analysis-point": partial(point, game=game),
        "onward": partial(onward, game=game),
    }.items()}
