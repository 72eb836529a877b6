"""Whether a table holds still: where board and prompt are on the pages of both sizes, at every decision and every step of it."""
from collections.abc import Mapping

from tests.browser.house import JSON
from tests.browser.visitor import Visitor

HEIGHTS = {"laptop": 68, "phone": 160}          # of the prompt, in pixels
SHOWN = "version => document.querySelector('[data-testid=table]')?.dataset.version === version"
# Where everything is, in whole pixels; if wanted, the same after the first step of a choice that has several.
BOXES = """async (stepping) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const parts = [['prompt'], ['map'], ['map', '.sheet-of-map'], ['village'], ['village', '.stacks'], ['plain'], ['board']];
  const found = () => Object.fromEntries(parts
    .map(([test, inside = '']) => [`${test} ${inside}`.trim(), document.querySelector(`[data-testid="${test}"] ${inside}`)])
    .filter(([, one]) => one)
    .map(([name, one]) => [name, one.getBoundingClientRect()])
    .map(([name, box]) => [name, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')]));
  const boxes = [found()];
  if (!stepping) return boxes;
  document.querySelector('[data-testid="choices"] [data-part]')?.click();
  await frame();
  boxes.push(found());
  document.querySelector('[data-testid="part-back"]')?.click();
  await frame();
  return boxes;
}"""


class Stillness:
    """The boxes that each part of the table had, by size of the page; one each, if it held still."""

    def __init__(self, pages: Mapping[str, Visitor], every_step: bool = True) -> None:
        """`every_step`: the first step of a choice is tried at every decision; otherwise once for each question to a seat."""
        self.pages, self.every_step = pages, every_step
        self.stepped: set[tuple[int, str]] = set()
        self.seen: dict[str, dict[str, set[str]]] = {size: {} for size in pages}

    def look(self, table: JSON) -> None:
        """Once the pages show that table."""
        asked = {(prompt["seat"], prompt["key"]) for prompt in table["prompts"] if prompt["actions"]}
        stepping = self.every_step or not asked <= self.stepped
        self.stepped |= asked
        for size, page in self.pages.items():
            page.page.wait_for_function(SHOWN, arg=str(table["version"]))
            for boxes in page.page.evaluate(BOXES, stepping):
                for part, box in boxes.items():
                    self.seen[size].setdefault(part, set()).add(box)

    def parts(self) -> set[str]:
        """What was looked at on every page."""
        return set.intersection(*(set(parts) for parts in self.seen.values()))

    def moved(self) -> list[str]:
        """What did not hold still, or is a prompt of another height; empty when all is well."""
        found = [f"{size}: {part} was at {' and '.join(sorted(boxes))}" for size, parts in self.seen.items()
                 for part, boxes in parts.items() if len(boxes) > 1]
        heights = {size: {int(box.split()[3]) for box in parts["prompt"]} for size, parts in self.seen.items()}
        return found + [f"{size}: the prompt is {sorted(high)} high" for size, high in heights.items() if high != {HEIGHTS[size]}]
