"""Printed data and options become a book. What is reconstructed can be replaced by a data file of the owner's."""
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kotatsu.games.samurai.book import (
    CARDS,
    FARMS,
    LEVELS,
    LIEUTENANTS,
    PLUNDERERS,
    RANDOM,
    SAMURAI,
    Book,
)
from kotatsu.games.samurai.lexicon import (
    FARM_BACKS,
    FARM_LETTERS,
    LEXICON,
    PENALTY_NAMES,
    SAMURAI_NAMES,
    SYMBOL_NAMES,
    samurai_words,
)
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Option
from kotatsu.kernel.notation import read_choice, read_flag, read_known, read_number, wrong
from kotatsu.kernel.overrides import laid_over, own_from, own_text, read_own
from kotatsu.kernel.phrase import say

DATA_FIELDS = ("cards", "samurai", "farms", "reconstructed", "source")
CARD_FIELDS = ("id", "value", "symbol", "flame", "penalties", "sources", "reconstructed")
SAMURAI_FIELDS = ("name", "animal", "kiai", "reconstructed", "sources")
LOWEST_PLAYERS, HIGHEST_PLAYERS = 2, 7


@cache
def printed() -> JSON:
    """The data we ship: one file."""
    data: JSON = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))
    return data


def card_ids() -> list[str]:
    return [row["id"] for row in printed()["cards"]]


def merged(own: Mapping[str, Any] | None) -> JSON:
    """Our data with the owner's rows laid over it: cards by id, samurai by name, the split of farm penalties."""
    base = printed()
    if own is None:
        return base
    read_own(own, DATA_FIELDS)
    return {"cards": laid_over(base["cards"], own.get("cards", []), "id", CARD_FIELDS, "data.cards", surely),
            "samurai": laid_over(base["samurai"], own.get("samurai", []), "name", SAMURAI_FIELDS, "data.samurai", surely),
            "farms": own.get("farms", base["farms"]),
            "reconstructed": own.get("reconstructed", [] if "farms" in own else base["reconstructed"]),
            "source": str(own.get("source", "owner"))}


def surely(row: JSON, own: Mapping[str, Any]) -> JSON:
    """A row with the owner's fields; only the marks of those fields fall (`kiai-animal` is one of `kiai`)."""
    marks = [mark for mark in row.get("reconstructed", []) if mark.split("-")[0] not in own]
    return {**row, "reconstructed": marks, "sources": 2, **own, "own": True}


def options() -> tuple[Option, ...]:
    """What a table may choose (SS6, SS10, SS11); the first three stand on the set-up page, the rest below."""
    levels = tuple((level, say(f"samurai-difficulty-{level}")) for level in LEVELS)
    roster = (("random", say("common-random")), *((name, samurai_words(samurai)) for samurai, name in enumerate(SAMURAI_NAMES)))
    return (
        Option("players", "number", 3, say("samurai-option-players"), say("samurai-option-players-help"), "SS6.5",
               low=LOWEST_PLAYERS, high=HIGHEST_PLAYERS),
        Option("level", "choice", "normal", say("common-difficulty"), say("samurai-option-level-help"), "SS6.11", choices=levels),
        Option("samurai", "list", "random", say("samurai-samurai"), say("samurai-option-samurai-help"), "SS6.9", choices=roster),
        Option("first", "seat", "random", say("common-first-player"), say("samurai-option-first-help"), "SS6.10",
               choices=(("random", say("common-random")),)),
        Option("absent_tokens", "flag", False, say("samurai-option-absent"), say("samurai-option-absent-help"), "SS10.6"),
        Option("absent_token_duration", "choice", "round", say("samurai-option-duration"), say("samurai-option-duration-help"),
               "SS10.4", "reading",
               (("round", say("samurai-option-duration-round")), ("turn", say("samurai-option-duration-turn")))),
        Option("heal_pool", "choice", "all", say("samurai-option-heal"), say("samurai-option-heal-help"), "SS11.37", "reading",
               (("all", say("samurai-option-heal-all")), ("wounded", say("samurai-option-heal-wounded")))),
        Option("daisuke_same_target", "flag", False, say("samurai-option-daisuke"), say("samurai-option-daisuke-help"),
               "SS11.26", "custom"),
    )


def read_players(given: Mapping[str, Any]) -> int:
    """SS6.5: n samurai; SS11.45: at least two."""
    roster = given.get("samurai", "random")
    players = given.get("players", len(roster) if isinstance(roster, list) else 3)
    if isinstance(players, int) and not isinstance(players, bool) and players == 1:
        raise Illegal("SS11.45", say("samurai-no-one-samurai"))
    return read_number("players", players, LOWEST_PLAYERS, HIGHEST_PLAYERS)


def read_roster(given: Any, players: int) -> list[int]:
    """SS6.9: names or "random", each samurai at most once."""
    names = [given] * players if given == "random" else given.split(",") if isinstance(given, str) else given
    if not isinstance(names, list) or len(names) != players:
        raise Unreadable(say("kernel-wrong-length", field="samurai", value=str(given), length=players))
    known = [name.lower() for name in SAMURAI_NAMES]
    found = []
    for name in names:
        word = str(name).strip().lower()
        found.append(RANDOM if word == "random" else known.index(read_choice("samurai", word, [*known, "random"])))
    for samurai in set(found) - {RANDOM}:
        if found.count(samurai) > 1:
            raise Illegal("SS6.9", say("samurai-twice", who=samurai_words(samurai)))
    return found


def read_first(given: Any, players: int, roster: list[int]) -> int:
    """SS6.10: "random", a seat from 1, or the samurai who sits there."""
    if given == "random":
        return RANDOM
    seats = [str(seat) for seat in range(1, players + 1)]
    if isinstance(given, str) and given in seats:
        return seats.index(given)
    if isinstance(given, int):
        return read_number("first", given, 1, players) - 1
    known = [SAMURAI_NAMES[samurai].lower() for samurai in roster if samurai != RANDOM]
    name = read_choice("first", str(given).lower(), [*known, "random"])
    return roster.index([samurai.lower() for samurai in SAMURAI_NAMES].index(name))


def make_book(given: Mapping[str, Any], own: Mapping[str, Any] | None) -> Book:
    """Checked options and data as a book."""
    read_known(given, [option.name for option in options()], "options.")
    players = read_players(given)
    level = LEVELS.index(read_choice("level", given.get("level", "normal"), LEVELS))
    roster = read_roster(given.get("samurai", "random"), players)
    first = read_first(given.get("first", "random"), players, roster)
    absent = read_flag("absent_tokens", given.get("absent_tokens", False))
    duration = read_choice("absent_token_duration", given.get("absent_token_duration", "round"), ("round", "turn"))
    pool = read_choice("heal_pool", given.get("heal_pool", "all"), ("all", "wounded"))
    same = read_flag("daisuke_same_target", given.get("daisuke_same_target", False))
    data = merged(own)
    cards, farms = data["cards"], read_farms(data["farms"])
    penalties = [read_penalties(row) for row in cards]
    return Book(players, level, roster, first, absent or players == 2, duration == "turn", same, pool == "wounded",
                [row["id"] for row in cards],
                [read_number(f"data.cards.{row['id']}.value", row["value"], 1, 6) for row in cards],
                [SYMBOL_NAMES.index(read_choice(f"data.cards.{row['id']}.symbol", row["symbol"], SYMBOL_NAMES)) for row in cards],
                [1 if read_flag(f"data.cards.{row['id']}.flame", row["flame"]) else 0 for row in cards],
                [codes[0] if codes else 0 for codes in penalties], [codes[1] if len(codes) > 1 else 0 for codes in penalties],
                [read_kiai(row) for row in data["samurai"]], farms,
                own_text(own))


def read_penalties(row: JSON) -> list[int]:
    """No, one or two icons (SS2.1)."""
    field, codes = f"data.cards.{row['id']}.penalties", row["penalties"]
    if not isinstance(codes, list) or len(codes) > 2:
        raise wrong(field, codes)
    return [PENALTY_NAMES.index(read_choice(field, str(code).upper(), PENALTY_NAMES[1:])) for code in codes]


def read_kiai(row: JSON) -> list[int]:
    field = f"data.samurai.{row['name']}.kiai"
    if not isinstance(row["kiai"], list) or len(row["kiai"]) != 2:
        raise wrong(field, row["kiai"])
    return [read_number(field, value, 1, 40) for value in row["kiai"]]


def read_farms(given: Any) -> list[int]:
    """SS5.9: any split of the six backs with each kind at least once."""
    if not isinstance(given, Mapping) or sorted(given) != list(FARM_LETTERS):
        raise wrong("data.farms", given)
    counts = [read_number(f"data.farms.{kind}", given[kind], 1, FARMS) for kind in FARM_LETTERS]
    if sum(counts) != FARMS:
        raise Unreadable(say("samurai-farm-split", field="data.farms", total=sum(counts), wanted=FARMS))
    return counts


def options_of(book: Book) -> JSON:
    """The options a book was made of."""
    names = [SAMURAI_NAMES[samurai] if samurai != RANDOM else "random" for samurai in book.roster]
    return {"players": book.seats, "level": LEVELS[book.level], "samurai": names,
            "first": "random" if book.first == RANDOM else book.first + 1, "absent_tokens": book.absent and book.seats > 2,
            "absent_token_duration": "turn" if book.absent_turn else "round",
            "heal_pool": "wounded" if book.heal_wounded else "all", "daisuke_same_target": book.same_target}


def own_data(book: Book) -> JSON | None:
    """The owner's data a book was made of."""
    return own_from(book.own)


def rank_of(card: int) -> str:
    return "plunderer" if card < PLUNDERERS else "lieutenant" if card < LIEUTENANTS else "boss"


def components(book: Book) -> JSON:
    """Printed data for whoever draws the game, with what is reconstructed, and what verbs and things are called."""
    return components_of(merged(own_data(book)))


def owned(row: JSON) -> JSON:
    """Whether a row comes from the owner's data; said only where it does."""
    return {"own": True} if row.get("own") else {}


def components_of(data: JSON) -> JSON:
    cards = {row["id"]: {"value": row["value"], "symbol": row["symbol"], "flame": row["flame"], "penalties": row["penalties"],
                         "rank": rank_of(number), "sure": row.get("sources", 1) > 1, **owned(row)}
             for number, row in enumerate(data["cards"])}
    samurai = {row["name"].lower(): {"kiai": row["kiai"], "animal": row["animal"], "reconstructed": row.get("reconstructed", []),
                                     **owned(row)}
               for row in data["samurai"]}
    assert len(cards) == CARDS
    assert len(samurai) == SAMURAI
    return {"cards": cards, "samurai": samurai, "farms": data["farms"], "reconstructed": data["reconstructed"],
            "source": data.get("source", "built-in"),
            "terms": {**LEXICON.terms(), "farm": {row.name: f"samurai-farm-penalty-{row.id()}" for row in FARM_BACKS}}}
