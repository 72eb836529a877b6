"""Choices by clicks where they are lit: each game says how it finds the place of a choice."""
from collections.abc import Iterator

from tests.browser.clicker import MOVED
from tests.browser.visitor import Visitor

# Where a place can be touched: some point of it that nothing lies over.
POINT = """found => {
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = found.getBoundingClientRect();
  const free = [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8]].map(([x, y]) => [box.x + x * box.width, box.y + y * box.height])
    .find(([x, y]) => found.contains(document.elementFromPoint(x, y)));
  return { place: found.dataset.place ?? 'prompt', at: free ?? null };
}"""


def touch_all(visitor: Visitor, choices: Iterator[str], find: str, most: int, clicks: int) -> set[str]:
    """Every choice in its order, with so many clicks each at most; the kinds of places that were clicked.

    `find` is a function of the page: from an action to the element that makes it or leads to it.
    """
    clicked: set[str] = set()
    for number, action in enumerate(choices):
        assert number < most and action in visitor.legal(), (number, action, visitor.legal())
        old = str(visitor.table["version"])
        for _ in range(clicks):
            found = visitor.page.evaluate(f"action => ({POINT})(({find})(action))", action)
            assert found is not None and found["at"] is not None, (action, found)
            clicked.add(found["place"].partition(":")[0])
            visitor.page.mouse.click(*found["at"])
            version, busy = visitor.page.evaluate(MOVED)
            if busy or version != old:
                break
        visitor.settle(old)
    return clicked
