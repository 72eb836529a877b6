"""How a report speaks: names of sides, cards and options in its language, and numbers as that language writes them."""
import json
from collections.abc import Sequence
from typing import Any

from kotatsu.kernel.phrase import Arg, Phrase
from kotatsu.lab.facts import Facts
from kotatsu.words import translator

SPACE = "\u00a0"


class Sayer:
    """Says messages; `say("lab-wins-title")`."""

    def __init__(self, facts: Facts, lang: str) -> None:
        self.facts = facts
        self.lang = lang
        self.words = translator(lang)
        self.options = {option.name: option for option in facts.game.options()}

    def __call__(self, id: str, **args: Arg) -> str:
        return self.words.format(Phrase(id, args))

    # --- names
    def game(self) -> str:
        name = self.facts.plan.game
        return self(f"game-{name}") if self.words.knows(f"game-{name}") else name.title()

    def stored(self, name: str, otherwise: str) -> str:
        """What a row's words were when it was played."""
        found = self.facts.folder.words.get(name)
        text = self.words.format_json(found) if found is not None else otherwise
        return text[:1].upper() + text[1:]

    def side(self, side: str) -> str:
        return self.stored(f"side {side}", side)

    def noted(self, kind: str, name: str) -> str:
        return self.stored(f"{kind} {name}", name).rstrip(".")

    def option(self, name: str) -> str:
        return self.words.format(self.options[name].words)

    def value(self, name: str, value: str) -> str:
        """A value of an option in words."""
        for known, words in self.options[name].choices:
            if str(known) == value:
                return self.words.format(words)
        if value in ("True", "False"):
            return self(f"lab-{value.lower()}")
        return value

    def bot(self, name: str) -> str:
        """What a bot is called; one of one's own by its name."""
        id = "lab-bot-random" if name == "random" else f"common-bot-{name}"
        return self(id) if self.words.knows(id) else name

    def table(self, seated: Sequence[str]) -> str:
        """Who sits at a table."""
        return ", ".join(self.bot(name) for name in seated)

    def pack(self, pack: str) -> str:
        return pack or self("lab-no-pack")

    def ending(self, ended: str) -> str:
        id = f"lab-end-{self.facts.plan.game}-{ended}"
        return self(id) if self.words.knows(id) else self("lab-end-unfinished") if ended == "unfinished" else ended

    def outcome(self, number: int) -> str:
        """How a game ended, in a sentence."""
        rows = self.facts.rows
        found: Any = json.loads(rows.row(int(rows["number"].search_sorted(number)), named=True)["outcome"])
        return self.words.format_json(found["words"]) if found else self("lab-end-unfinished")

    # --- numbers
    def decimal(self, value: float, places: int) -> str:
        text = f"{value:.{places}f}"
        return text if self.lang == "en" else text.replace(".", ",")

    def plain(self, value: float) -> str:
        """A number with a place behind the point only if it needs one."""
        return self.decimal(value, 0 if value == int(value) else 1)

    def number(self, value: int) -> str:
        return f"{value:,}".replace(",", "," if self.lang == "en" else SPACE)

    def percent(self, part: float, places: int = 1) -> str:
        return f"{self.decimal(part * 100, places)}{SPACE}%"

    def span(self, low: float, high: float) -> str:
        return f"{self.decimal(low * 100, 1)}–{self.decimal(high * 100, 1)}{SPACE}%"

    def points(self, gap: float) -> str:
        """Percentage points with their sign."""
        text = self.decimal(abs(gap) * 100, 1)
        return text if text.strip("0.,") == "" else f"{'+' if gap > 0 else '−'}{text}"
