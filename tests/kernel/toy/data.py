"""What a table may choose, and the book that is made of it."""
from collections.abc import Mapping
from typing import Any

from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.game import JSON, Option
from kotatsu.kernel.notation import read_choice, read_known, read_number
from kotatsu.kernel.phrase import say

from .board import CARD_NAMES, KINDS, VALUES, Book

LOWEST_PLAYERS, HIGHEST_PLAYERS = 2, 4


def options() -> tuple[Option, ...]:
    dice = tuple((name, say(f"toy-dice-{name}")) for name in ("six", "four"))
    return (
        Option("players", "number", 2, say("toy-players"), say("toy-players"), "T1.1", low=LOWEST_PLAYERS, high=HIGHEST_PLAYERS),
        Option("rounds", "number", 2, say("toy-rounds"), say("toy-rounds"), "T1.1", low=1, high=2),
        Option("teams", "flag", False, say("toy-teams"), say("toy-teams"), "T1.2"),
        Option("dice", "choice", "six", say("toy-dice"), say("toy-dice"), "T4.8", "custom", dice),
    )


def make_book(given: Mapping[str, Any], own: Mapping[str, Any] | None) -> Book:
    read_known(given, [option.name for option in options()], "options.")
    players = read_number("options.players", given.get("players", 2), LOWEST_PLAYERS, HIGHEST_PLAYERS)
    rounds = read_number("options.rounds", given.get("rounds", 2), 1, 2)
    teams = read_choice("options.teams", given.get("teams", False), (False, True))
    dice = read_choice("options.dice", given.get("dice", "six"), ("six", "four"))
    if teams and players != 4:
        raise Illegal("T1.2", say("toy-no-teams"))
    values = list(VALUES)
    if own is not None:
        read_known(own, KINDS, "data.")
        for kind, name in enumerate(KINDS):
            values[kind] = read_number(f"data.{name}", own.get(name, VALUES[kind]), 0, 9)
    return Book(players, rounds, teams, dice, tuple(values))


def options_of(book: Book) -> JSON:
    return {"players": book.players, "rounds": book.rounds, "teams": book.teams, "dice": book.dice}


def own_data(book: Book) -> JSON | None:
    return None if book.values == VALUES else dict(zip(KINDS, book.values, strict=True))


def components(book: Book) -> JSON:
    return {"cards": {name: book.values[card // 3] for card, name in enumerate(CARD_NAMES)}}
