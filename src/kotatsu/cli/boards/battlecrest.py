"""Battlecrest on a terminal: the field with landmarks, warriors and what concerns each cell, and a row for every action card."""
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kotatsu.cli.output import word
from kotatsu.kernel.game import JSON
from kotatsu.words import spoken

SIGNS = {"MOVE": "»", "ATK": "†", "DEF": "◆", "RANGE": "◎", "PUSH": "→", "HAZARD": "✶", "WAYPOINT": "∩", "STAR": "★"}
COLOURS = ("cyan", "magenta")
COLUMNS, ROWS = "abcdef", "123456"
CELL = 8                                    # characters of a cell


def draw(view: JSON, components: JSON) -> RenderableType:
    """The whole table; all viewers see the same."""
    return Group(Text(head(view), style="bold"), field(view), legend(view), landmarks(view), Text(),
                 *(side(number, figure) for number, figure in enumerate(view["figures"])))


def head(view: JSON) -> str:
    """The turn and what was done in it; against the Imperator the difficulty and the order in force."""
    found = [f"{word('common-turn')} {view['turn']}", name_of(view["figures"][view["active"]])]
    if "level" in view:
        found += [word(f"battlecrest-difficulty-{view['level']}"), f"{word('battlecrest-order')} {view['order'] or '–'}"]
    if view["done"]:
        done = ", ".join(word(f"battlecrest-view-done-{each}") for each in view["done"])
        found.append(f"{word('battlecrest-view-done')}: {done}")
    return " · ".join(found)


def name_of(figure: JSON) -> str:
    return named(figure["hero"])


def field(view: JSON) -> Text:
    """Row 1 at the top. A hero is the number of its side, its minion the number with a small m; a landmark its number and face."""
    cells = {cell: ("".join(SIGNS[symbol] for symbol in symbols), "yellow") for cell, symbols in view["cells"].items()}
    for cell, landmark in view["landmarks"].items():
        cells[cell] = (f"[{landmark.split()[0]}]", "green")
    for number, figure in enumerate(view["figures"]):
        for mark, cell in ((f"{number + 1}", figure["cell"]), (f"{number + 1}m", figure.get("minion", {}).get("cell"))):
            if cell:
                cells[cell] = (f"{mark} {cells.get(cell, ('', ''))[0]}".strip(), f"bold {COLOURS[number]}")
    text = Text("   " + "".join(column.center(CELL) for column in COLUMNS) + "\n")
    for row in ROWS:
        text.append(f" {row} ")
        for column in COLUMNS:
            sign, style = cells.get(row + column, ("·", "dim"))
            text.append(sign.center(CELL), style=style)
        text.append("\n")
    return text


def legend(view: JSON) -> Text:
    """The symbols that lie on the field now."""
    seen = {symbol for symbols in view["cells"].values() for symbol in symbols}
    return Text("   ".join(f"{sign} {named(symbol)}" for symbol, sign in SIGNS.items() if symbol in seen), style="dim")


def landmarks(view: JSON) -> Text:
    """The names of the landmarks, by number and face."""
    faces = (found.split()[0] for found in view["landmarks"].values())
    return Text("   ".join(f"[{face}] {named(face).split(',')[0]}" for face in faces), style="dim")


def side(number: int, figure: JSON) -> Group:
    """A line about a side, and its action cards from left to right."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for name in ("row", "face", "move", "defence", "crest"):
        grid.add_column(word(f"battlecrest-view-{name}"))
    for card in figure["row"]:
        grid.add_row(*card_cells(card))
    return Group(Text(" · ".join([f"{number + 1} {name_of(figure)}", *about_side(figure)]), style=f"bold {COLOURS[number]}"), grid)


def about_side(figure: JSON) -> list[str]:
    """Health, movement value, primed crests, minion and item."""
    found = [f"{word('battlecrest-health')} {figure['health']}/{figure['full']}",
             f"{word('battlecrest-movement-value')} {figure['movement']}"]
    if figure["primed"]:
        crests = (f"{named(crest)} {count}" for crest, count in figure["primed"].items())
        found.append(f"{word('battlecrest-view-primed')}: {', '.join(crests)}")
    if "minion" in figure:
        found.append(f"{word('battlecrest-minion')}: {named(figure['minion']['name'])} {figure['minion']['cell'] or '–'}")
    if "item" in figure:
        found.append(f"{named(figure['item']['name'])}: {named(figure['item']['face'])}")
    return found


def card_cells(card: JSON) -> list[str]:
    """Name, side, move, defence and crest; an exhausted card stands in brackets."""
    name = named(card["card"]) if card["ready"] else f"({named(card['card'])})"
    boost = f" +{named(card['boost'])}" if card["boost"] else ""
    return [name, named(card["face"]), str(card["move"]), f"{card['defence']}{boost}", named(card["crest"])]


def named(value: str) -> str:
    """A value in words; what an owner's data adds has only its id."""
    id = f"battlecrest-value-{value}"
    return word(id) if spoken().knows(id) else value
