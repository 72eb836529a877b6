"""How a person writes figures: short words instead of fields, names in any order, cards that a printed deck list does not hold."""
import re
from collections.abc import Mapping
from typing import Any

from kotatsu.games.senjutsu.book import CRIPPLING_ID, NONE, Book
from kotatsu.games.senjutsu.own_rows import boxed
from kotatsu.games.senjutsu.puzzle import NO_WEAPON, broken_rule, format_puzzle, may_arm
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_list, read_mapping, wrong
from kotatsu.kernel.overrides import own_from
from kotatsu.kernel.phrase import say

LETTERS = {"f": "focus", "w": "wounds", "b": "bleeding", "s": "stuns"}
KAMAE = ("N", "A", "B", "D")
BEHAVIOURS, STANCES = ("left", "middle", "right"), ("aggressive", "defensive")
CARD_FIELDS = ("hand", "deck", "discard", "box")         # of a seat: cards of its own list …
OWNED_FIELDS = ("extra", "stays")                        # … and cards in play, with whose they are
SOLO_FIELDS = ("deck", "discard", "known_tops", "played")
POISON_WORD = "poison"
BOT = re.compile(r"[a-z]+-\d")
HOBBLED = 4                                              # rotations that a fresh hobble has left


class Row:
    """A figure as it was written, and where that stands in the file."""

    def __init__(self, field: str, values: JSON) -> None:
        self.field = field
        self.values = values
        self.name = str(values.get("name", "")).strip().lower()

    def is_bot(self) -> bool:
        return BOT.fullmatch(self.name) is not None


def read_rows(given: Any) -> list[Row]:
    """A list of figures, or figures by name; each an object or one line."""
    if isinstance(given, Mapping):
        return [Row(f"figures.{name}", {"name": name, **read_figure(f"figures.{name}", str(name).lower(), one)})
                for name, one in given.items()]
    if not isinstance(given, list):
        raise wrong("figures", given)
    return [Row(f"figures[{number}]", read_figure(f"figures[{number}]", "", one)) for number, one in enumerate(given)]


def read_figure(field: str, name: str, given: Any) -> JSON:
    """An object, or a line: `ronin 0,-1 ^3 A f1 w2 031 126`."""
    if not isinstance(given, str):
        return read_mapping(field, given)
    words = given.split()
    found: JSON = {} if name or not words else {"name": words.pop(0)}
    bot = BOT.fullmatch(name or str(found.get("name", "")).lower()) is not None
    cards: list[str] = []
    for word in words:
        if re.fullmatch(r"@?-?\d+,-?\d+", word):
            found["hex"] = word.removeprefix("@")
        elif re.fullmatch(r"\^[0-5]", word):
            found["facing"] = int(word[1])
        elif word in KAMAE:
            found["kamae"] = word
        elif re.fullmatch(r"h\d", word):
            found["hobbles"] = [HOBBLED] * int(word[1])
        elif re.fullmatch(r"[fwbs]\d+", word):
            found[LETTERS[word[0]]] = int(word[1:])
        elif word in BEHAVIOURS or word in STANCES:
            found["behaviour" if word in BEHAVIOURS else "stance"] = word
        elif "=" in word:
            key, _, value = word.partition("=")
            found[key] = read_value(key, value)
        else:
            cards.append(word)
    if cards or not bot:
        found.setdefault("deck" if bot else "hand", cards)
    return found


def read_value(key: str, value: str) -> Any:
    """`discard=126,127:down`, `limit=3`, `played=126`, `asks=no`."""
    if key in (*CARD_FIELDS, *OWNED_FIELDS) and not (key == "deck" and len(value) < 3):      # `deck=9` is nine cards
        return [one for one in value.split(",") if one]
    if key in ("played", "weapon", "lender"):
        return value
    if value in ("yes", "no"):
        return value == "yes"
    return int(value) if value.isdecimal() else value.split(",")


def options_for(rows: list[Row], options: JSON) -> JSON:
    """Who plays follows from the names, unless the options say so: `katana-1` is a bot, `ronin` sits at the table."""
    if not rows or "characters" in options:
        return options
    seats = [row.name for row in rows if not row.is_bot()]
    bots = [row.name.rpartition("-")[0] for row in rows if row.is_bot()]
    found: JSON = {"characters": seats, **options}
    if bots and "bots" not in options and options.get("mode") != "horde":
        found = {"mode": "solo", "bots": sorted(bots, key=bots.index), **found}
    if options.get("mode") == "horde" or bots:
        found.setdefault("players", max(1, len(seats)))
    return found


def by_figure(rows: list[Row], names: list[str]) -> list[Row]:
    """The rows in the order of the figures; whoever is not written has an empty one."""
    found: dict[int, Row] = {}
    for number, row in enumerate(rows):
        if row.name and row.name not in names:
            raise Unreadable(say("kernel-wrong-choice", field=f"{row.field}.name", value=row.name[:40], choices=", ".join(names)))
        place = names.index(row.name) if row.name else number
        if place >= len(names) or place in found:
            raise wrong(f"{row.field}.name", row.name or number + 1)
        found[place] = row
    return [found.get(place, Row(f"figures.{name}", {})) for place, name in enumerate(names)]


def solo_cards(row: Row, ids: list[str]) -> None:
    """A card of a bot is a solo card: `024` is `solo-024`. Crippling Poison, whose number a solo card has as well, is `poison`."""
    for field in SOLO_FIELDS:
        given = row.values.get(field)
        if isinstance(given, str) and field == "played":
            row.values[field] = solo_name(given, ids)
        elif isinstance(given, (list, str)):
            row.values[field] = [solo_name(str(one), ids) for one in read_list(f"{row.field}.{field}", given)]


def solo_name(text: str, ids: list[str]) -> str:
    name, mark, rest = text.partition(":")
    if name.lower() == POISON_WORD:
        return f"{CRIPPLING_ID}{mark}{rest}"
    return f"solo-{name.lower()}{mark}{rest}" if f"solo-{name.lower()}" in ids else text


def written_solo_cards(row: JSON) -> None:
    """The other way round, for a row that is written."""
    for field in SOLO_FIELDS:
        if row.get(field) == CRIPPLING_ID:
            row[field] = POISON_WORD
        elif isinstance(row.get(field), list):
            row[field] = [re.sub(f"^{CRIPPLING_ID}(?=:|$)", POISON_WORD, name) for name in row[field]]


# --- cards beside a deck list

def beside(book: Book, rows: list[Row]) -> list[str]:
    """By seat: cards that a position names and the seat's list does not hold, and another weapon, as text; "" if none."""
    box = boxed(own_from(book.own_text))
    cards, found = book.printed, []
    for seat in range(book.seats):
        who, left = book.characters[seat].name, list(book.decks[seat])
        more: list[int] = []
        for field, id in named_cards(rows, seat, book.seat_names[seat]):
            card = cards.ids.index(id) if id in cards.ids[:cards.players] else NONE
            if card in left:
                left.remove(card)
            elif card != NONE and not cards.is_core[card] and card not in (cards.stun, cards.poison):
                more.append(card)
                broken = broken_rule(box, who, card, book.decks[seat].count(card) + more.count(card))
                if broken:
                    raise wrong(field, id, broken)
        weapon = rows[seat].values.pop("weapon", None)
        arms = NO_WEAPON if weapon is None else may_arm(box, who, str(weapon))
        if weapon is not None and arms == NO_WEAPON:
            raise wrong(f"{rows[seat].field}.weapon", weapon, "S11.3")
        found.append(format_puzzle(box, more, arms))
    return found


def named_cards(rows: list[Row], seat: int, name: str) -> list[tuple[str, str]]:
    """Field and card of all that a position names of a seat's cards; a deck that is a number names none."""
    found = []
    for number, row in enumerate(rows):
        own = number == seat
        for field in (*CARD_FIELDS, *OWNED_FIELDS, "played"):
            given = row.values.get(field)
            if not isinstance(given, (list, str)):
                continue
            for text in [given] if field == "played" else read_list(f"{row.field}.{field}", given):
                id, *more = str(text).split(":")
                if own if field not in OWNED_FIELDS else bool(more) and more[0].lower() == name:
                    if field != "played" or "lender" not in row.values:
                        found.append((f"{row.field}.{field}", id.lower()))
    return found
