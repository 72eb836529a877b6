"""Options become a book: who fights whom, by which readings of the rules, with whose records."""
import json
from collections.abc import Mapping
from typing import Any

from kotatsu.games.battlecrest.book import LEVELS, PLACES, RANDOM, Book
from kotatsu.games.battlecrest.faces import scripts, stars
from kotatsu.games.battlecrest.printed import CELL_NAMES, printed, records, shipped
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.game import JSON, Option
from kotatsu.kernel.notation import read_choice, read_flag, read_known, read_number, wrong
from kotatsu.kernel.overrides import own_from, own_text
from kotatsu.kernel.phrase import Phrase, say

LOWEST_PLAYERS, HIGHEST_PLAYERS = 1, 2
ANYBODY = "any"
HEROES = tuple(id for id, row in shipped().items() if row["kind"] == "hero")
POOLS = ("6", "8")
AMOUNTS = ("all", "1")
DAMAGES = ("per_symbol", "per_entry")


def hero_words(id: str, name: str = "") -> Phrase:
    """A hero, minion or item; one that an owner added is called as his record says."""
    row = shipped().get(id) or shipped().get(f"{id}.start")
    return say(f"battlecrest-{row['kind']}-{id}") if row else say("battlecrest-own-name", name=name or id)


def said(name: str) -> tuple[Phrase, Phrase]:
    """An option's name and its explanation."""
    return say(f"battlecrest-option-{name}"), say(f"battlecrest-option-{name}-help")


def options(own: Mapping[str, Any] | None = None) -> tuple[Option, ...]:
    """What a table may choose; an owner's records may add heroes."""
    def choice(name: str, values: tuple[str, ...], default: str, rule: str, mark: str = "book") -> Option:
        return Option(name, "choice", default, *said(name), rule, mark, tuple(
            (value, say(f"battlecrest-option-{name}-{value}")) for value in values))

    def flag(name: str, default: bool, rule: str) -> Option:
        return Option(name, "flag", default, *said(name), rule, "reading")

    def number(name: str, default: int, low: int, high: int, rule: str, mark: str) -> Option:
        return Option(name, "number", default, *said(name), rule, mark, (), low, high)

    heroes = tuple((id, hero_words(id, str(row.get("name", "")))) for id, row in records(own).items() if row["kind"] == "hero")
    return (
        number("players", 2, LOWEST_PLAYERS, HIGHEST_PLAYERS, "BC18.20", "book"),
        Option("heroes", "list", ANYBODY, *said("heroes"), "BC2.8", "book", heroes),
        Option("level", "choice", "champion", say("common-difficulty"), say("battlecrest-option-level-help"), "BC13.6", "book",
               tuple((level, say(f"battlecrest-difficulty-{level}")) for level in LEVELS)),
        Option("imperator", "choice", ANYBODY, *said("imperator"), "BC16.1", "book",
               ((ANYBODY, say("battlecrest-option-imperator-any")), *heroes)),
        Option("first", "seat", "random", say("common-first-player"), say("battlecrest-option-first-help"), "BC2.6", "reading",
               (("random", say("common-random")),)),
        choice("landmark_pool", POOLS, "6", "BC5.16", "reading"),
        flag("own_rows", False, "BC2.7"),
        choice("refocus_amount", AMOUNTS, "all", "BC18.19", "reading"),
        flag("refocus_flip", True, "BC3.8"),
        choice("hazard_damage", DAMAGES, "per_symbol", "BC5.6", "reading"),
        flag("hazard_stops", True, "BC5.6"),
        flag("self_crest", False, "BC4.2"),
        number("defence_cards_max", 1, 1, 4, "BC6.2", "reading"),
        number("turn_cap", 120, 0, 250, "BC14.3", "reading"),
    )


def read_players(given: Mapping[str, Any]) -> int:
    """BC18.20: two fight, or one against the Imperator."""
    named = given.get("heroes", ANYBODY)
    players = given.get("players", len(named) if isinstance(named, list) and named else 2)
    if isinstance(players, int) and not isinstance(players, bool) and players in (3, 4):
        raise Illegal("BC18.20", say("battlecrest-no-teams", count=players))
    return read_number("players", players, LOWEST_PLAYERS, HIGHEST_PLAYERS)


def read_options(given: Mapping[str, Any], heroes: tuple[str, ...]) -> JSON:
    """The options of a table, checked, defaults filled in."""
    known = {option.name: option.default for option in options()}
    read_known(given, list(known), "options.")
    players = read_players(given)
    named = given.get("heroes", ANYBODY)
    named = [] if named == ANYBODY else named.split(",") if isinstance(named, str) else named
    if not isinstance(named, list) or len(named) > players:
        raise wrong("heroes", named)
    chosen = [str(read_choice("heroes", str(name).strip().lower(), (*heroes, ANYBODY))) for name in named]
    chosen += [ANYBODY] * (players - len(chosen))
    other = str(read_choice("imperator", str(given.get("imperator", ANYBODY)).lower(), (*heroes, ANYBODY))) if players == 1 else ""
    free = [name for name in heroes if name not in (*chosen, other)]
    chosen = [free.pop(0) if name == ANYBODY else name for name in chosen]
    if other == ANYBODY:
        other = free.pop(0)
    sides = [*chosen, other] if other else chosen
    if len(set(sides)) < len(sides):
        raise Illegal("BC18.4", say("battlecrest-twice", who=hero_words(sides[0])))
    found: JSON = {"players": players, "heroes": chosen, "imperator": other or ANYBODY}
    found["level"] = read_choice("level", given.get("level", known["level"]), LEVELS)
    found["first"] = read_first(given.get("first", "random"), chosen)
    for name, values in (("landmark_pool", POOLS), ("refocus_amount", AMOUNTS), ("hazard_damage", DAMAGES)):
        value = given.get(name, known[name])
        found[name] = read_choice(name, str(value) if isinstance(value, int) and not isinstance(value, bool) else value, values)
    for name in ("own_rows", "refocus_flip", "hazard_stops", "self_crest"):
        found[name] = read_flag(name, given.get(name, known[name]))
    found["defence_cards_max"] = read_number("defence_cards_max", given.get("defence_cards_max", 1), 1, 4)
    found["turn_cap"] = read_number("turn_cap", given.get("turn_cap", 120), 0, 250)
    return found


def read_first(given: Any, heroes: list[str]) -> Any:
    """BC2.6: "random", a seat from 1, or its hero."""
    if given == "random" or len(heroes) == 1:
        return "random"
    if isinstance(given, str) and given.lower() in heroes:
        return heroes.index(given.lower()) + 1
    return read_number("first", int(given) if isinstance(given, str) and given.isdecimal() else given, 1, len(heroes))


def make_book(given: Mapping[str, Any], own: Mapping[str, Any] | None) -> Book:
    """Checked options and records as a book."""
    text = own_text(own)
    cards = printed(text)
    names = tuple(hero.id for hero in cards.heroes)
    found = read_options(given, names)
    sides = [*found["heroes"], *([found["imperator"]] if found["players"] == 1 else [])]
    book = Book(cards, found["players"], [names.index(name) for name in sides],
                RANDOM if found["first"] == "random" else found["first"] - 1, LEVELS.index(found["level"]),
                json.dumps(found, sort_keys=True), text)
    book.refocus_one = found["refocus_amount"] == "1"
    book.refocus_flips = found["refocus_flip"]
    book.hazard_per_entry = found["hazard_damage"] == "per_entry"
    book.hazard_stops = found["hazard_stops"]
    book.self_crest = found["self_crest"]
    book.defence_cards = found["defence_cards_max"]
    book.pool = list(range(PLACES if found["landmark_pool"] == POOLS[0] else len(cards.landmarks)))
    book.turn_cap = found["turn_cap"]
    book.arranged = found["own_rows"]
    return book


def options_of(book: Book) -> JSON:
    found: JSON = json.loads(book.options_text)
    return found


def own_data(book: Book) -> JSON | None:
    return own_from(book.own)


def components(book: Book) -> JSON:
    """BC1.4: the records of this table as they stand, each with its status, and the map."""
    rows = records(own_data(book))
    heroes = {hero.id for hero in book.hero}
    used = {id: row for id, row in rows.items() if row["kind"] in ("landmark", "map", "order")
            or row["id"] in heroes or row.get("hero") in heroes or row.get("plays") in heroes}
    return {"cards": used, "cells": CELL_NAMES, "source": (own_data(book) or {}).get("source", "built-in"),
            "scripts": scripts(book.printed), "stars": stars(book.printed)}
