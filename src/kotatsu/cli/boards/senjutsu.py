"""Senjutsu on a terminal: the hexes with terrain and figures, each with an arrow where it faces, and a row for every figure."""
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kotatsu.cli.output import word
from kotatsu.kernel.game import JSON

ARROWS = "↑↗↘↓↙↖"
SIGNS = {"rocks": "▲", "bamboo": "‖", "cart": "♨", "shrine": "⌂", "cherry": "♣", "pillar": "I", "gate": "Π", "boat": "◡",
         "corpse": "†", "caltrops": "✶", "trap": "✗", "lord": "‡"}
COLOURS = ("cyan", "magenta", "yellow", "green", "red", "bright_red", "bright_magenta", "bright_yellow", "bright_cyan", "white")
HIDDEN = "?"
CELL = 6                            # characters between two columns of hexes


def draw(view: JSON, components: JSON) -> RenderableType:
    """The whole table for one viewer."""
    parts: list[RenderableType] = [Text(head(view), style="bold"), field(view, components), figures(view)]
    for figure in view["figures"]:
        if "hand" in figure:
            parts.append(hand(figure))
    return Group(*parts)


def head(view: JSON) -> str:
    """Turn and phase; stage and wave of a horde."""
    found = [f"{word('common-turn')} {view['turn']}", word(f"senjutsu-view-phase-{view['phase']}")]
    if view.get("stage"):
        found += [f"{word('senjutsu-view-stage')} {view['stage']}", f"{word('senjutsu-view-wave')} {view['wave']}"]
    return ", ".join(found)


def place(text: str) -> tuple[int, int]:
    q, r = text.split(",")
    return int(q), int(r)


def field(view: JSON, components: JSON) -> Text:
    """Columns of hexes, every second one half a hex lower."""
    cells: dict[tuple[int, int], tuple[str, str]] = dict.fromkeys(map(tuple, components["hexes"]), ("·", "dim"))
    for at, kind in view["terrain"].items():
        cells[place(at)] = (SIGNS[kind], "yellow")
    for number, figure in enumerate(view["figures"]):
        if figure["hex"]:
            cells[place(figure["hex"])] = (f"{number + 1}{ARROWS[figure['facing']]}", COLOURS[number])
    columns = sorted({q for q, _ in cells})
    rows = sorted({2 * r + q for q, r in cells})
    text = Text()
    for row in range(rows[0], rows[-1] + 1):
        for q in columns:
            r, odd = divmod(row - q, 2)
            sign, style = cells.get((q, r), ("", "")) if not odd else ("", "")
            text.append(sign.center(CELL), style=style)
        text.append("\n")
    return text


def figures(view: JSON) -> Grid:
    """A row for each player and each bot on the board: where it stands, its kamae and focus, wounds, stuns and cards."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for title in ("", *(word(f"senjutsu-view-{name}") for name in ("name", "hex", "kamae", "wounds", "cards")), word("common-deck"),
                  word("senjutsu-view-played")):
        grid.add_column(title)
    for number, figure in enumerate(view["figures"]):
        if "kamae" not in figure and not figure["hex"]:
            continue
        where = f"{figure['hex']} {ARROWS[figure['facing']]}" if figure["hex"] else "–"
        grid.add_row(str(number + 1), name_of(figure["name"]), where,
                     kamae(figure), wounds(figure), str(figure.get("cards", "")), str(figure["deck"]), card(figure["played"]),
                     style=COLOURS[number])
    return grid


def name_of(name: str) -> str:
    """`katana-2` in words."""
    stem, _, number = name.partition("-")
    if not number:
        return word(f"senjutsu-character-{stem}")
    return f"{word(f'senjutsu-bot-{stem}')} {number}"


def kamae(figure: JSON) -> str:
    """The position of the ring; of a bot how it comes, and its stance."""
    if "kamae" in figure:
        position = word(f"senjutsu-view-kamae-{figure['kamae']}")
        return f"{position} {'●' * figure['focus']}"
    return ", ".join([word(f"senjutsu-view-behaviour-{figure['behaviour']}"), word(f"senjutsu-view-stance-{figure['stance']}")])


def wounds(figure: JSON) -> str:
    """All wounds of the limit, a drop for each that bleeds, a star for each stun."""
    bleeding = figure.get("bleeding", 0)
    return f"{figure['wounds'] + bleeding}/{figure['limit']} {'♦' * bleeding}{'★' * figure.get('stuns', 0)}"


def card(id: Any) -> str:
    return "" if id is None else HIDDEN if id == HIDDEN else word(f"senjutsu-value-{id}")


def hand(figure: JSON) -> Text:
    """The own cards, core cards last."""
    cards = [f"  {id}  {word(f'senjutsu-value-{id}')}" for id in [*figure["hand"], *figure["core"]]]
    return Text("\n".join([f"{word('common-hand')}:", *cards]))
