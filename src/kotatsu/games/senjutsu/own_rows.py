"""The owner's data: rows of cards, characters and battlefields that are laid over ours, by id, and checked field by field."""
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from kotatsu.games.senjutsu.lexicon import TERRAIN_NAMES
from kotatsu.games.senjutsu.printed import INSTANTS, Box, box, card_rows, hexes, offset, tables
from kotatsu.games.senjutsu.vocabulary import VOCABULARY
from kotatsu.hexes.board import Board
from kotatsu.kernel.cards.reader import Row, read_text
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_flag, read_mapping, read_number, wrong
from kotatsu.kernel.overrides import laid_over, own_from, own_text, read_own

Check = Callable[[str, Any], Any]
TYPES = ("attack", "defence", "meditation")
RANKS = ("wood", "steel", "gold", "jade")
SCHOOLS = ("", "blazing-sun", "autumn-hare", "jade-river")
MOST_CARDS = 60                    # of a printed deck


def between(low: int, high: int) -> Check:
    return lambda field, value: read_number(field, value, low, high)


def one_of(*values: str) -> Check:
    return lambda field, value: read_choice(field, value, values)


def like(pattern: str) -> Check:
    """A text of this form."""
    def check(field: str, value: Any) -> Any:
        if not isinstance(value, str) or re.fullmatch(pattern, value) is None:
            raise wrong(field, value)
        return value
    return check


def each(check: Check) -> Check:
    """A list, each of whose values fits."""
    def check_all(field: str, value: Any) -> Any:
        if not isinstance(value, list) or not value:
            raise wrong(field, value)
        return [check(f"{field}[{number}]", one) for number, one in enumerate(value)]
    return check_all


def initiative(field: str, value: Any) -> Any:
    """`7`, `7-3` from high to low, `=` and `-` for instants."""
    like(r"\d|[2-9]-[1-8]|=|-")(field, value)
    if "-" in value[1:] and value[0] <= value[2]:
        raise wrong(field, value)
    return value


def card_list(field: str, value: Any) -> Any:
    """`025 029x2`: player cards that are no core cards."""
    like(r"\d{3}(x\d)?( \d{3}(x\d)?)*")(field, value)
    known = box()
    for word in value.split():
        id = word[:3]
        if id not in known.cards.ids[:known.cards.players] or known.cards.is_core[known.cards.ids.index(id)]:
            raise wrong(field, word)
    if len(known.deck_list(value)) > MOST_CARDS:
        raise wrong(field, value)
    return value


def weapon(field: str, value: Any) -> Any:
    cards = box().cards
    return read_choice(field, value, [cards.ids[card] for card in range(cards.players) if cards.weapon[card]])


HEX = r"-?\d,-?\d"
FACED = rf"{HEX} [0-5]"
LINES = r"[^\0]{0,2000}"
BRANCH = r"[NABDf][->][NABDf]"
CARD_FIELDS: Mapping[str, Check] = {
    "type": one_of(*TYPES), "rank": one_of(*RANKS), "initiative": initiative, "other_initiative": like(r"|\[(f1|[ABD])\] [1-9]"),
    "cost": between(0, 3), "needs": like(r"|[ABD](/[ABD])*"), "instant": one_of(*INSTANTS), "prepared": read_flag,
    "unblockable": read_flag, "range": between(0, 9), "school": one_of(*SCHOOLS), "text": like(LINES)}
SOLO_FIELDS: Mapping[str, Check] = {
    "type": one_of(*TYPES), "initiative": initiative, "unblockable": read_flag, "range": between(0, 9), "text": like(LINES)}
CHARACTER_FIELDS: Mapping[str, Check] = {
    "advantage": between(1, 99), "hand": between(1, 9), "wounds": between(1, 9), "weapons": each(like("[a-z]+")), "weapon": weapon,
    "tree": like(rf"{BRANCH}( {BRANCH})*"), "school": one_of(*SCHOOLS), "deck": card_list, "more": card_list}
BATTLEFIELD_FIELDS: Mapping[str, Check] = {
    "hexes": like(rf"radius [1-4]( without {HEX}( {HEX})*)?|{HEX}( {HEX})*"), "duel": each(like(FACED)), "letters": read_mapping,
    "teams": each(each(like(FACED))), "three": each(like(FACED)), "four": each(like(FACED)),
    "terrain": like(rf"|[a-z]+:{HEX}( [a-z]+:{HEX})*")}
DATA_FIELDS = ("cards", "solo", "characters", "battlefields", "source")


def boxed(own: Mapping[str, Any] | None) -> Box:
    """Everything printed at a table: ours, with the owner's rows laid over it."""
    return box() if own is None else box_of(own_text(own))


@lru_cache(maxsize=8)
def box_of(text: str) -> Box:
    own = own_from(text)
    read_own(own, DATA_FIELDS)
    assert own is not None
    rows = card_rows()
    found: JSON = {**tables(),
                   "character": rows_over(tables()["character"], own.get("characters", []), CHARACTER_FIELDS, "data.characters"),
                   "battlefield": rows_over(tables()["battlefield"], own.get("battlefields", []), BATTLEFIELD_FIELDS,
                                            "data.battlefields")}
    for row in found["battlefield"]:
        check_place(f"data.battlefields.{row['id']}", row)
    return Box(cards_over(rows["cards"], own.get("cards", []), CARD_FIELDS, "data.cards"),
               cards_over(rows["solo"], own.get("solo", []), SOLO_FIELDS, "data.solo"), found, str(own.get("source", "owner")))


def rows_over(rows: list[JSON], own: Any, fields: Mapping[str, Check], field: str) -> list[JSON]:
    """Rows with the owner's laid over them. What the owner gives is read from the print: the mark of doubt falls."""
    def surely(row: JSON, given: Mapping[str, Any]) -> JSON:
        said = {name: fields[name](f"{field}.{row['id']}.{name}", value) for name, value in given.items() if name != "id"}
        return {**{name: value for name, value in row.items() if name != "status"}, **said, "own": True}

    return laid_over(rows, own, "id", ("id", *fields), field, surely)


def cards_over(rows: list[Row], own: Any, fields: Mapping[str, Check], field: str) -> list[Row]:
    """Rows of cards with the owner's laid over them, the changed ones read again."""
    laid = rows_over([row.fields for row in rows], own, fields, field)
    return [row if given is row.fields else own_card(row, given, f"{field}.{row.id}")
            for row, given in zip(rows, laid, strict=True)]


def own_card(row: Row, given: JSON, field: str) -> Row:
    """A card as the owner has it. A core card stays one; an instant says when it is played, and no other card does."""
    if row.fields.get("rank") == "core" and (given["type"], given["rank"]) != (row.fields["type"], "core"):
        raise wrong(f"{field}.rank", given["rank"])
    text = str(given.get("text", ""))
    lines = read_text(text, VOCABULARY, lambda line: f"{field}.text:{line + 1}", row.id)
    played_at = bool(lines) and lines[0].heading.moment != 0
    if not lines or played_at != (given.get("instant", "") in ("additional", "plain")):
        raise wrong(f"{field}.text", text)
    if (given["initiative"] in ("=", "-")) != played_at:
        raise wrong(f"{field}.initiative", given["initiative"])
    return Row(row.id, given, lines)


def check_place(field: str, row: JSON) -> None:
    """Start hexes lie on the board and are free, terrain lies on the board or on its shore."""
    board = Board(hexes(row["hexes"]))
    pieces = [piece.split(":") for piece in row["terrain"].split()]
    for kind, at in pieces:
        read_choice(f"{field}.terrain", kind, TERRAIN_NAMES[1:])
        if board.at(*offset(at)) < 0:
            raise wrong(f"{field}.terrain", at)
    taken = [at for _, at in pieces]
    for name, length in (("duel", 2), ("three", 3), ("four", 4), ("teams", 2)):
        if name in row and len(row[name]) != length:
            raise wrong(f"{field}.{name}", row[name])
    if sorted(row["letters"]) != ["A", "B", "C", "D", "X"] or {len(side) for side in row["teams"]} != {2}:
        raise wrong(f"{field}.letters", row["letters"])
    starts = [*row["duel"], *row["teams"][0], *row["teams"][1], *row.get("three", []), *row.get("four", []),
              *row["letters"].values()]
    for text in starts:
        if not isinstance(text, str) or re.fullmatch(rf"{HEX}( [0-5])?", text) is None:
            raise wrong(f"{field}.letters", text)
        at = text.split()[0]
        if not 0 <= board.at(*offset(at)) < board.printed or at in taken:
            raise wrong(field, at)
    if re.fullmatch(FACED, row["letters"]["X"]) is None:
        raise wrong(f"{field}.letters.X", row["letters"]["X"])
