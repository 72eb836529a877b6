"""A person who clicks: anything that is lit, on the map, on a board, in the hand or in the prompt, as a seeded chance has it."""
from collections import Counter
from random import Random

from tests.browser.house import JSON
from tests.browser.visitor import PATIENCE, Visitor

# Whatever is lit and can be hit where the pointer goes; the centre of a thing may lie under another lit thing.
REACHABLE = """(only) => [...document.querySelectorAll('[data-lit]')].map((one, n) => {
  if (only !== null && only !== n) return null;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  const spots = [[.5, .5], [.5, .15], [.15, .5], [.85, .5], [.5, .85]];
  const free = spots.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height])
    .find(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  return { where: one.closest('[data-testid]')?.dataset.testid ?? null, place: one.dataset.place ?? null,
           action: one.dataset.action ?? null, part: one.dataset.part ?? null, at: free ?? null, n };
})"""
MOVED = """() => { const table = document.querySelector('[data-testid="table"]').dataset;
  return [table.version, table.busy !== undefined]; }"""
MOST_CLICKS = 40


class Clicker:
    """Plays one seat or several, and keeps what was clicked where."""

    def __init__(self, visitor: Visitor, seed: int, eager: float = 0) -> None:
        """`eager`: how often "done" is passed over while there is something else to do."""
        self.visitor, self.luck, self.eager = visitor, Random(seed), eager
        self.clicked: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.out_of_reach: set[str] = set()

    def decide(self) -> None:
        """One decision: one click, or several where a choice has parts."""
        old = str(self.visitor.table["version"])
        for _ in range(MOST_CLICKS):
            self._click()
            version, busy = self.visitor.page.evaluate(MOVED)
            if busy or version != old:
                self.verbs[str(self.visitor.sent[-1].get("action", "")).partition(" ")[0]] += 1
                self.visitor.hear_other_than(old)
                return
        raise AssertionError(f"no decision after {MOST_CLICKS} clicks: {self.visitor.prompt()}")

    def _click(self) -> None:
        lit: list[JSON] = self.visitor.page.evaluate(REACHABLE, None)
        for _ in range(6):
            if all(one["at"] is not None for one in lit):
                break
            self.visitor.page.wait_for_timeout(150)          # something may still be on its way
            lit = self.visitor.page.evaluate(REACHABLE, None)
        lit = [one for one in lit if one["action"] != "shortcut"]      # the page answers several questions by itself
        assert {one["action"] for one in lit} <= {*self.visitor.legal(), None}
        if all(one["where"] != "popover" for one in lit):    # an open list may cover what lies under it
            self.out_of_reach |= {f"{one['place'] or one['part'] or one['action']}" for one in lit if one["at"] is None}
        found = [one for one in lit if one["at"] is not None]
        assert found, f"nothing can be clicked: {self.visitor.prompt()}"
        self._point_at(self.luck.choice(self._wanted(found)))

    def _wanted(self, found: list[JSON]) -> list[JSON]:
        """A place with several choices has opened a list: one of them is wanted."""
        listed = [one for one in found if one["where"] == "popover"] or found
        busy = [one for one in listed if one["action"] != "done"]
        return busy if busy and self.luck.random() < self.eager else listed

    def _point_at(self, one: JSON) -> None:
        kind = str(one["place"]).partition(":")[0] if one["place"] else str(one["where"])
        self.clicked[kind] += 1
        now = self.visitor.page.evaluate(REACHABLE, one["n"])[one["n"]]          # a row of choices may have been scrolled since
        self.visitor.page.mouse.click(*(now["at"] or one["at"]))

    def until_asked(self, patience: int = 2 * PATIENCE) -> bool:
        """While others play; false when the game is over."""
        self.visitor.until(lambda: bool(self.visitor.table["over"]) or self.visitor.prompt() is not None, patience)
        self.visitor.settle()                   # nobody moves now: the page comes to show what we have heard
        return not self.visitor.table["over"]
