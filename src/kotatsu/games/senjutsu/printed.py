"""Reads the printed cards, characters, battlefields and bots from the TOML files beside this one."""
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from kotatsu.games.senjutsu.book import CRIPPLING_ID, NONE, Bot, Character, Field, Instant, Kamae, Kind, Moment, Printed, Rank, Tree
from kotatsu.games.senjutsu.deeds.staying import Forbid, Stay
from kotatsu.games.senjutsu.footing import span
from kotatsu.games.senjutsu.vocabulary import KAMAE, VOCABULARY, join_moves
from kotatsu.hexes.board import hexagon
from kotatsu.hexes.compass import Offset
from kotatsu.kernel.cards.reader import Row, read_rows

KINDS = {"defence": Kind.DEFENCE, "attack": Kind.ATTACK, "meditation": Kind.MEDITATION, "core": Kind.CORE}
RANKS = {"wood": Rank.WOOD, "steel": Rank.STEEL, "gold": Rank.GOLD, "jade": Rank.JADE, "core": Rank.CORE}
INSTANTS = {"": Instant.NOT, "additional": Instant.ADDITIONAL, "replacement": Instant.REPLACEMENT, "plain": Instant.PLAIN}
DOUBTS = {"partly read": "partly", "reconstructed initiative": "initiative", "reconstructed counter": "counter",
          "reconstructed range": "range", "start hexes reconstructed": "starts", "outline and start hexes reconstructed": "outline"}
POSITIONS = {"N": Kamae.NEUTRAL, **KAMAE, "f": Kamae.NODE}


def text_of(name: str) -> str:
    return (files("kotatsu.games.senjutsu") / name).read_text(encoding="utf-8")


# --- what we ship

@cache
def tables() -> dict[str, Any]:
    """data.toml as it stands."""
    return tomllib.loads(text_of("data.toml"))


@cache
def card_rows() -> dict[str, list[Row]]:
    """The rows of player cards and of solo cards."""
    return {name: read_rows(f"{name}.toml", text_of(f"{name}.toml"), VOCABULARY) for name in ("cards", "solo")}


class Box:
    """Everything printed: cards, characters, battlefields and bots, as we ship them or with the owner's rows laid over ours."""

    def __init__(self, players: list[Row], solo: list[Row], tables: dict[str, Any], source: str) -> None:
        self.source = source                    # "built-in", or what the owner calls his data
        self.rows = {**{row.id: row.fields for row in players}, **{f"solo-{row.id.lower()}": row.fields for row in solo},
                     **{row["id"]: row for table in ("character", "battlefield") for row in tables[table]}}
        self.tables = tables
        self.cards = printed_cards(players, solo)
        self.slugs = {str(row.fields["name"]): number for number, row in enumerate(players)}      # player cards by English name
        self.characters = {row["id"]: character(row, self.cards) for row in tables["character"]}
        self.bots = {row["id"]: bot(row, self.cards) for row in tables["bot"]}

    def character_row(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(row for row in self.tables["character"] if row["id"] == name)
        return found

    def place(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(row for row in self.tables["battlefield"] if row["id"] == name)
        return found

    def doubts(self) -> dict[str, str]:
        """Rows that were not wholly read from the print, by id, with what is doubtful: `senjutsu-doubt-<word>` says it."""
        return {id: DOUBTS[row["status"]] for id, row in self.rows.items() if "status" in row}

    def own(self) -> list[str]:
        """Rows that come from the owner's data."""
        return [id for id, row in self.rows.items() if row.get("own")]

    def deck_list(self, text: str) -> list[int]:
        """`025 029x2`: card numbers with copies."""
        found: list[int] = []
        for word in text.split():
            id, _, copies = word.partition("x")
            found += [self.cards.ids.index(id)] * int(copies or 1)
        return sorted(found)


@cache
def box() -> Box:
    """The box as we ship it."""
    rows = card_rows()
    return Box(rows["cards"], rows["solo"], tables(), "built-in")


def printed() -> Printed:
    """All cards of the box."""
    return box().cards


def characters() -> dict[str, Character]:
    return box().characters


def bots() -> dict[str, Bot]:
    return box().bots


def deck_list(text: str) -> list[int]:
    return box().deck_list(text)


# --- rows as cards, characters and bots

def read_printed(players_text: str, solo_text: str) -> Printed:
    """All cards of two files."""
    return printed_cards(read_rows("cards.toml", players_text, VOCABULARY), read_rows("solo.toml", solo_text, VOCABULARY))


def printed_cards(players: list[Row], solo: list[Row]) -> Printed:
    """Player cards first, then solo cards, then the two status cards that may be in a hand."""
    ids = [*(row.id for row in players), *(f"solo-{row.id.lower()}" for row in solo), "stun", CRIPPLING_ID]
    by_name = {str(row.fields["name"]): f"card-{row.id}" for row in players}
    solo_names = [by_name.get(str(row.fields["name"]), f"solo-{row.fields['name']}") for row in solo]
    names = [*(f"card-{row.id}" for row in players), *solo_names, "stun", "status-002"]
    found = Printed(ids, names)
    found.players = len(players)
    found.stun, found.poison = found.count - 2, found.count - 1
    for number, row in enumerate([*players, *solo]):
        add_row(found, row, number)
    for number in (found.stun, found.poison):
        add_row(found, Row(ids[number], {"type": "status", "initiative": "0", "name": names[number]}, []), number)
    return found


def add_row(found: Printed, row: Row, number: int) -> None:
    """One card: its face into the lists, its lines into a card."""
    face = row.fields
    kind = KINDS.get(str(face["type"]), Kind.STATUS)
    for line in row.lines:
        join_moves(line, kind == Kind.CORE)
    card = row.card(number)
    found.cards.append(card)
    found.kind.append(kind)
    found.is_core.append(bool(face.get("core")) or kind == Kind.CORE)
    found.rank.append(RANKS[str(face.get("rank", "core"))])
    high, low = initiative(str(face["initiative"]))
    found.high.append(high)
    found.low.append(low)
    other = re.fullmatch(r"\[(f1|[ABD])\] (\d)", str(face.get("other_initiative", "")))
    found.other.append(int(other[2]) if other else 0)
    found.other_kamae.append(KAMAE[other[1]] if other and other[1] in KAMAE else 0)
    found.other_cost.append(1 if other and other[1] == "f1" else 0)
    found.cost.append(int(face.get("cost", 0)))
    found.needs.append(sum(1 << KAMAE[name] for name in str(face.get("needs", "")).split("/") if name))
    found.instant.append(INSTANTS[str(face.get("instant", ""))])
    found.moment.append(row.lines[0].heading.moment if row.lines else Moment.VALUE)
    found.prepared.append(bool(face.get("prepared")))
    found.unblockable.append(bool(face.get("unblockable")))
    found.range.append(int(face.get("range", 0)))
    found.stays.append(any(isinstance(deed, Stay) for line in row.lines for deed in line.deeds))
    found.forbids.append(sum(deed.what for line in row.lines for deed in line.deeds if isinstance(deed, Forbid)))
    found.spans.append(span(row.lines))
    found.parts.append([line.place for line in row.lines if line.begins_part and line.heading.moment == Moment.VALUE])
    found.pool.append(int(face.get("pool", 0)))
    found.owner.append(str(face.get("owner", "")))
    found.weapon.append(str(face.get("weapon", "")))
    found.school.append(str(face.get("school", "")))
    found.nightmare.append(bool(face.get("nightmare")))
    found.status.append(str(face.get("status", "")))


def initiative(text: str) -> tuple[int, int]:
    """Highest and lowest value: `7-3`, `5`; `=` and `-` have none of their own."""
    if not text[0].isdigit():
        return 0, 0
    high, _, low = text.partition("-")
    return int(high), int(low or high)


def tree(text: str) -> Tree:
    """`N>A A-f`: branches one way and both ways."""
    branches: list[list[int]] = [[] for _ in range(5)]
    for branch in text.split():
        start, way, end = POSITIONS[branch[0]], branch[1], POSITIONS[branch[2]]
        branches[start].append(end)
        if way == "-":
            branches[end].append(start)
    return Tree([sorted(row) for row in branches])


def character(row: dict[str, Any], cards: Printed) -> Character:
    return Character(row["id"], row["advantage"], row["hand"], row["wounds"], cards.ids.index(row["core"]), tree(row["tree"]))


def bot(row: dict[str, Any], cards: Printed) -> Bot:
    own = [card for card in range(cards.players, cards.count) if cards.owner[card] == row["id"]] if row.get("character") else []
    nightmare = next((card for card in own if cards.nightmare[card]), NONE)
    pools = [int(pool) for pool in row["pools"].split()]
    extra = [[int(pool) for pool in choice.split()] for choice in row["extra"]]
    return Bot(row["id"], [card for card in own if card != nightmare], nightmare, pools, extra, row["prefers"],
               bool(row.get("ranged")))


def hexes(text: str) -> list[Offset]:
    """`radius 3`, `radius 3 without 3,0`, or a list of coordinates."""
    match = re.fullmatch(r"radius (\d)(?: without (.*))?", text)
    if match:
        left_out = {offset(word) for word in (match[2] or "").split()}
        return [place for place in hexagon(int(match[1])) if place not in left_out]
    return [offset(word) for word in text.split()]


@cache
def field(text: str) -> Field:
    """The battlefield of these hexes; the books of all tables share it, it never changes."""
    return Field(hexes(text))


def offset(text: str) -> Offset:
    q, r = text.split(",")
    return int(q), int(r)
