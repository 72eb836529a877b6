"""Scenes: a position in a few words, and what a rule test asks of it. A scene may lie turned by 180°, a duel with its seats
exchanged, a solo game on another level: the test does not notice."""

from typing import Any, Self

from kotatsu.games.battlecrest.door import GAME
from kotatsu.kernel.table import Table
from tests.games.battlecrest.turning import turned_cell, turned_numbers, turned_position, turned_text
from tests.scene import BaseScene

L1 = {"2b": "1A", "2e": "2A", "3d": "3A", "4c": "4A", "5b": "5A", "5e": "6A"}  # the field L1 of the rule index
CELLS = GAME.book({}).cells


class Setting:
    """How scenes are laid out: the fixture `either_way_round` turns the field and all that stands on it, exchanges the seats of a
    duel, and plays a solo game on the hardest level."""

    turned = False
    laid_out = 0  # how many scenes of the test that runs could be turned


class Scene(BaseScene):
    """A table that begins at a position; sides are named by their heroes."""

    def __init__(self, given: dict[str, Any], luck: tuple[str, ...] = ()) -> None:
        self.turned = Setting.turned and "landmarks" in given
        self.swapped = self.turned and is_duel(given)
        self.table = Table.at(GAME, {"game": "battlecrest", **in_setting(given)}, luck)

    def as_written(self, sides: list[Any]) -> list[Any]:
        """By side, in the order in which the test has them."""
        return sides[::-1] if self.swapped else sides

    def text(self, action: str) -> str:
        """An action as the test or as the table has it."""
        return turned_text(action) if self.turned else action

    def do(self, *actions: str, luck: tuple[str, ...] = ()) -> Self:
        return super().do(*map(self.text, actions), luck=luck)

    def offers(self, verb: str = "") -> list[str]:
        return [self.text(action) for action in super().offers(verb)]

    def why_not(self, action: str) -> str:
        return super().why_not(self.text(action))

    def promises(self, action: str) -> str:
        return super().promises(self.text(action))

    def position(self) -> dict[str, Any]:
        found = self.table.position()
        return turned_position(found) if self.turned else found

    def view(self, viewer: str = "") -> dict[str, Any]:
        found = super().view(viewer)
        if not self.turned:
            return found
        cells = {turned_cell(cell): shown for cell, shown in found["cells"].items()}
        return {**found, "cells": cells, "figures": self.as_written(found["figures"])}

    def side(self, hero: str) -> dict[str, Any]:
        found: dict[str, Any] = next(row for row in self.position()["sides"] if row["hero"] == hero)
        return found

    def health(self, hero: str) -> int:
        return int(self.side(hero)["health"])

    def cell(self, hero: str) -> str:
        return str(self.side(hero)["cell"])

    def minion(self, hero: str) -> str | None:
        found: str | None = self.side(hero)["minion"]
        return found

    def row(self, hero: str) -> list[str]:
        return list(self.side(hero)["row"])

    def landmark(self, cell: str) -> str:
        return str(self.position()["landmarks"][cell])

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The numbers of all events of a kind so far."""
        told = [dict(words.words.args) for entry in self.table.log for _, words in entry.events if words.kind == kind]
        return [turned_numbers(numbers) for numbers in told] if self.turned else told

    def cells(self, verb: str, warrior: str) -> set[str]:
        """Where that warrior may go by that verb."""
        return {text.split()[2] for text in self.offers(verb) if text.split()[1] == warrior}

    def result(self) -> list[int]:
        return self.as_written(list(self.table.state.results))


def is_duel(given: dict[str, Any]) -> bool:
    return bool(given["options"].get("players", 2) == 2)


def in_setting(given: dict[str, Any]) -> dict[str, Any]:
    """A position as it is written, or the same as it might lie elsewhere."""
    Setting.laid_out += "landmarks" in given
    if not Setting.turned or "landmarks" not in given:
        return given
    found = turned_position(given)
    if is_duel(given):
        return {"active": given["sides"][0]["hero"], **found, "sides": found["sides"][::-1]}
    return {**found, "options": {"level": "legend", **found["options"]}}


def side(hero: str, cell: str, **fields: Any) -> dict[str, Any]:
    """`side("akhena", "1b", health=7, row=["fate-herald used", …])`."""
    return {"hero": hero, "cell": cell, **fields}


def row(hero: str, *marked: str) -> list[str]:
    """The printed row, with some cards marked: `row("akhena", "sky-descent used")`."""
    printed = GAME.book({"heroes": [hero]}).printed
    number = [each.id for each in printed.heroes].index(hero)
    marks = {text.split()[0]: text for text in marked}
    return [marks.get(printed.cards[card], printed.cards[card]) for card in printed.heroes[number].cards]


def used(hero: str, *ready: str) -> list[str]:
    """All cards exhausted but these."""
    return [text if text.split()[0] in ready else f"{text} used" for text in row(hero)]


def duel(
    one: dict[str, Any], other: dict[str, Any], luck: tuple[str, ...] = (), options: dict[str, Any] | None = None, **fields: Any
) -> Scene:
    """The first side is active, on the field L1."""
    return Scene({"options": options or {}, "sides": [one, other], "landmarks": L1, **fields}, luck)


def solo(
    you: dict[str, Any], imperator: dict[str, Any], luck: tuple[str, ...] = (), options: dict[str, Any] | None = None, **fields: Any
) -> Scene:
    """You are active, on the field L1."""
    return Scene({"options": {"players": 1, **(options or {})}, "sides": [you, imperator], "landmarks": L1, **fields}, luck)


def its_turn(
    you: dict[str, Any], imperator: dict[str, Any], order: str, options: dict[str, Any] | None = None, **fields: Any
) -> Scene:
    """The Imperator's whole turn by this order face, until you are asked."""
    other = "2a" if order[0] == "1" else "1a"
    return solo(you, imperator, (f"order {order}",), options, **{"active": imperator["hero"], "order": other, **fields})


def new_game(seed: int = 1, luck: tuple[str, ...] = (), **options: Any) -> Table:
    return Table.new(GAME, options, seed, None, luck)
