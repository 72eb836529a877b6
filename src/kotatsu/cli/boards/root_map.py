"""Root's map in characters: clearings as small boxes where the drawing has them, paths dotted, the river in waves.

Everything is at most `WIDTH` columns wide. Letters stand for factions and pieces, and the legend below says which.
"""
from collections.abc import Iterable, Mapping
from unicodedata import normalize

from rich.text import Text

from kotatsu.cli.output import word
from kotatsu.kernel.game import JSON

WIDTH = 79
BOX = 15                                       # columns of a clearing with its frame
ROOM = BOX - 2
TALL = 19                                      # rows between the highest and the lowest clearing
LOW, HIGH = 112, 886                           # the clearings of both maps lie between these, in the drawing's square of 1000
PATH, WAVE, TREE, OPEN, RUIN, SCORCHED = "·", "~", "♣", "○", "▒", "✗"
PIECES = {"post": "trade-post", "sympathy": "sympathy-token"}
SUITS = {"fox": "red", "rabbit": "yellow", "mouse": "dark_orange3", "bird": "blue"}
FACTIONS = {"marquise": "bold dark_orange", "eyrie": "bold blue", "alliance": "bold green", "vagabond": "bold white",
            "vagabond2": "bold bright_black", "cult": "bold magenta", "riverfolk": "bold cyan"}
OWNERS = {"sawmill": "marquise", "workshop": "marquise", "recruiter": "marquise", "wood": "marquise", "keep": "marquise",
          "roost": "eyrie", "base": "alliance", "sympathy": "alliance", "garden": "cult", "post": "riverfolk"}
Cell = tuple[int, int]                         # column, row
Mark = tuple[str, str]                         # what stands in a clearing, and its style


def piece_name(piece: str) -> str:
    return word(f"root-{PIECES.get(piece, piece)}")


def faction_name(faction: str) -> str:
    return word("root-short-" + ("vagabond-2" if faction == "vagabond2" else faction))


# --- letters

def initials(names: Iterable[str], least: int = 1) -> dict[str, str]:
    """Each name by as few of its first letters as tell it from the others, accents aside; a number behind a name stays."""
    names = list(names)
    stems = list(dict.fromkeys(stem_of(name) for name in names))
    short: dict[str, str] = {}
    for stem in stems:
        length = least
        while length < len(stem) and any(plain(other)[:length] == plain(stem)[:length] for other in stems if other != stem):
            length += 1
        short[stem] = stem[:length]
    return {name: short[stem_of(name)] + name[len(stem_of(name)):].strip() for name in names}


def plain(name: str) -> str:
    """A name whose accents and capitals do not matter."""
    return "".join(letter for letter in normalize("NFD", name) if letter.isalnum() or letter == " ").upper()


def stem_of(name: str) -> str:
    return name.rstrip("0123456789 ").rstrip()


# --- where things lie

def place(xy: list[int], extent: tuple[int, int] = (BOX // 2, WIDTH - BOX // 2 - 1)) -> Cell:
    """Column and row of a point of the drawing."""
    left, right = extent
    column = left + (xy[0] - LOW) / (HIGH - LOW) * (right - left)
    return round(column), round((xy[1] - LOW) / (HIGH - LOW) * TALL)


def way(one: Cell, other: Cell) -> list[Cell]:
    """The cells between the middles of two clearings, in a straight line."""
    (left, top), (right, bottom) = (one[0], one[1] + 1), (other[0], other[1] + 1)
    steps = max(abs(right - left) // 2, abs(bottom - top), 1)
    return [(round(left + (right - left) * step / steps), round(top + (bottom - top) * step / steps)) for step in range(steps + 1)]


# --- the drawing

class Canvas:
    """Characters with styles, by row and column."""

    def __init__(self) -> None:
        self.cells: dict[Cell, tuple[str, str]] = {}

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        for offset, letter in enumerate(text):
            self.cells[column + offset, row] = letter, style

    def text(self) -> Text:
        """All rows, without the spaces at their ends."""
        drawn = Text()
        for row in range(max(row for _, row in self.cells) + 1):
            last = max((column for column, at in self.cells if at == row), default=-1)
            for column in range(last + 1):
                drawn.append(*self.cells.get((column, row), (" ", "")))
            drawn.append("\n")
        drawn.rstrip()
        return drawn


def draw_map(view: JSON, printed: JSON) -> Text:
    """The map of a view; `printed` is the map among the components."""
    canvas = Canvas()
    spots = {clearing["id"]: place(clearing["xy"]) for clearing in printed["clearings"]}
    for pairs, sign, style in ((printed["paths"], PATH, "yellow"), (printed["river"], WAVE, "bright_blue")):
        for one, other in pairs:
            for column, row in way(spots[one], spots[other]):
                canvas.put(column, row, sign, style)
    letters = initials([faction_name(seat["faction"]) for seat in view["seats"]])
    signs = {seat["seat"]: (letters[faction_name(seat["faction"])], FACTIONS[seat["faction"]]) for seat in view["seats"]}
    for forest in printed["forests"]:
        draw_forest(canvas, view, forest, signs)
    short = initials([piece_name(piece) for piece in OWNERS], least=2)
    for clearing in view["clearings"]:
        draw_clearing(canvas, spots[clearing["n"]], clearing, signs, short)
    return canvas.text()


def draw_forest(canvas: Canvas, view: JSON, forest: JSON, signs: Mapping[int, Mark]) -> None:
    """A tree, and whoever roams beneath it."""
    column, row = place(forest["xy"])
    canvas.put(column, row + 1, TREE, "green")
    for seat in view["seats"]:
        if seat["board"].get("forest") == forest["id"]:
            column += 2
            canvas.put(column, row + 1, *signs[seat["seat"]])


def draw_clearing(canvas: Canvas, at: Cell, clearing: JSON, signs: Mapping[int, Mark], short: Mapping[str, str]) -> None:
    """A box: number and suit above, the ruler's letter in the corner, warriors and pieces inside."""
    left, row = at[0] - BOX // 2, at[1]
    frame = SUITS.get(clearing["suit"] or "", "")
    ruler = signs[clearing["ruler"]] if clearing["ruler"] is not None else ("", "")
    suit = word(f"root-suit-{clearing['suit']}") if clearing["suit"] else ""
    title = f"{clearing['n']} {suit}".strip()[:ROOM - 1 - len(ruler[0])]
    canvas.put(left, row, f"╭{title} {'─' * (ROOM - len(title) - 1)}╮", frame)
    canvas.put(left + 1, row, title, f"bold {frame}")
    if ruler[0]:
        canvas.put(left + BOX - 2 - len(ruler[0]), row, f" {ruler[0]}", ruler[1])
    lines = [*inside(warriors(clearing, signs)), *inside(pieces(clearing, short))]
    for number, line in enumerate(lines, 1):
        canvas.put(left, row + number, f"│{' ' * ROOM}│", frame)
        column = left + 1
        for text, style in line:
            canvas.put(column, row + number, text, style)
            column += len(text) + 1
    canvas.put(left, row + len(lines) + 1, f"╰{'─' * ROOM}╯", frame)


def warriors(clearing: JSON, signs: Mapping[int, Mark]) -> list[Mark]:
    """Whoever stands there: warriors with their number, pawns without."""
    found = [(f"{signs[int(seat)][0]}{count}", signs[int(seat)][1]) for seat, count in clearing["warriors"].items()]
    return found + [signs[seat] for seat in clearing["pawns"]]


def pieces(clearing: JSON, short: Mapping[str, str]) -> list[Mark]:
    """Buildings and tokens, then what is free."""
    found: list[Mark] = []
    for thing in clearing["pieces"]:
        name, count = short[piece_name(thing["piece"])].lower(), thing["count"]
        found.append((name if count == 1 else f"{name}{count}", FACTIONS[OWNERS[thing["piece"]]].removeprefix("bold ")))
    free = RUIN * clearing["ruin"] + OPEN * clearing["open"]
    return [*found, *([(free, "dim")] if free else []), *([(SCORCHED, "red")] if clearing["scorched"] else [])]


def inside(found: list[Mark]) -> list[list[Mark]]:
    """The marks in rows that fit into a box."""
    rows: list[list[Mark]] = [[]]
    for mark in found:
        if rows[-1] and sum(len(text) + 1 for text, _ in [*rows[-1], mark]) - 1 > ROOM:
            rows.append([])
        rows[-1].append(mark)
    return rows


def legend(view: JSON) -> Text:
    """What the small letters and signs on the map stand for, of those that are there; capitals stand beside the seats."""
    short = initials([piece_name(piece) for piece in OWNERS], least=2)
    there = {thing["piece"] for clearing in view["clearings"] for thing in clearing["pieces"]}
    entries = [(short[piece_name(piece)].lower(), FACTIONS[owner], piece_name(piece)) for piece, owner in OWNERS.items()
               if piece in there]
    first = next(iter(initials([faction_name(seat["faction"]) for seat in view["seats"]]).values()))
    entries.append((f"─ {first}╮", "", word("root-ruler")))
    entries.append((OPEN, "dim", word("root-open-slot")))
    if any(clearing["ruin"] for clearing in view["clearings"]):
        entries.append((RUIN, "dim", word("root-ruins")))
    if any(clearing["scorched"] for clearing in view["clearings"]):
        entries.append((SCORCHED, "red", word("root-scorched-clearing")))
    entries += [(PATH * 3, "yellow", word("root-path")), (WAVE * 3, "bright_blue", word("root-river"))]
    entries.append((TREE, "green", word("root-forest")))
    text, used = Text(), 0
    for sign, style, name in entries:
        needs = len(sign) + len(name) + 4
        if used + needs > WIDTH + 3:
            text.rstrip()
            text.append("\n")
            used = 0
        text.append(sign, style=style).append(f" {name.lower()}   ")
        used += needs
    text.rstrip()
    return text
