"""Root on a terminal: a row for every clearing, a row for every seat, the cards one may see."""
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kotatsu.cli.output import word
from kotatsu.kernel.game import JSON

PIECES = {"post": "trade-post", "sympathy": "sympathy-token"}
STYLES = {"fox": "red", "rabbit": "yellow", "mouse": "dark_orange3", "bird": "blue"}
COLUMNS = ("recruit", "move", "battle", "build")


def draw(view: JSON, components: JSON) -> RenderableType:
    """The whole table for one viewer."""
    names = {seat["seat"]: word(f"root-short-{key(seat['faction'])}") for seat in view["seats"]}
    phase = word(f"root-{view['phase']}") if view["phase"] in ("birdsong", "daylight", "evening") else ""
    head = Text(" · ".join(part for part in (word(f"root-map-{view['map']}"), f"{word('common-round')} {view['round']}",
                                             names[view["active"]], phase) if part), style="bold")
    parts: list[RenderableType] = [head, clearings(view, names), seats(view, names, components), piles(view, components)]
    for seat in view["seats"]:
        if seat["cards"] is not None:
            parts.append(Text(f"{names[seat['seat']]}: ").append(cards(seat["cards"], components)))
    return Group(*parts)


def key(faction: str) -> str:
    return "vagabond-2" if faction == "vagabond2" else faction


def cards(ids: list[str], components: JSON) -> Text:
    """Cards by suit and name."""
    text = Text()
    for number, card in enumerate(ids):
        suit = components["cards"][card]["suit"]
        text.append(", " if number else "")
        text.append(word(f"root-card-{components['cards'][card]['name']}"), style=STYLES[suit])
        text.append(f" ({word(f'root-suit-{suit}')})")
    return text if ids else Text("–")


def clearings(view: JSON, names: dict[int, str]) -> Grid:
    """What stands where, and who rules."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("root-clearing", "root-suit", "root-ruler", "root-warrior", "root-piece"):
        grid.add_column(word(title), overflow="fold")
    for one in view["clearings"]:
        suit = one["suit"]
        things = [f"{piece(found['piece'])}{'' if found['count'] == 1 else ' ×' + str(found['count'])}" for found in one["pieces"]]
        things += [word("root-ruins")] * one["ruin"] + [f"{word('root-open-slot')} ×{one['open']}"] * (one["open"] > 0)
        things += [names[seat] for seat in one["pawns"]] + [word("root-scorched-clearing")] * one["scorched"]
        warriors = ", ".join(f"{names[int(seat)]} {count}" for seat, count in one["warriors"].items())
        grid.add_row(str(one["n"]), Text(word(f"root-suit-{suit}") if suit else "–", style=STYLES.get(suit or "", "")),
                     names[one["ruler"]] if one["ruler"] is not None else "–", warriors or "–", ", ".join(things) or "–")
    return grid


def piece(name: str) -> str:
    return word(f"root-{PIECES.get(name, name)}")


def seats(view: JSON, names: dict[int, str], components: JSON) -> Grid:
    """Points, hands and what lies on the boards; an arrow at the active seat."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("root-faction", "common-victory-points", "common-hand", "root-faction-board"):
        grid.add_column(word(title), overflow="fold")
    for seat in view["seats"]:
        mark = "▶ " if seat["seat"] == view["active"] else "  "
        points = str(seat["points"]) if seat["points"] is not None else (
            word(f"root-suit-{seat['dominance']}") if seat["dominance"] else names.get(seat["coalition"], "–"))
        grid.add_row(Text(mark + names[seat["seat"]], style="bold"), points, str(seat["hand"]), board(seat, components))
    return grid


def board(seat: JSON, components: JSON) -> Text:
    """The telling part of a faction board."""
    found: JSON = seat["board"]
    text = Text()
    match seat["faction"]:
        case "marquise":
            facts = [f"{piece(name)} {found[name]}" for name in ("sawmill", "workshop", "recruiter")]
        case "eyrie":
            facts = [word(f"root-leader-{found['leader']}")] if found["leader"] else []
            facts += [f"{word(f'root-decree-{column}')}: {suits(found['decree'][column], components)}" for column in COLUMNS]
        case "alliance":
            facts = [f"{word('root-sympathy-token')} {found['sympathy']}", f"{word('root-supporter')} {found['supporters']}",
                     f"{word('root-officer')} {found['officers']}"]
        case "cult":
            facts = [f"{word('root-hated' if found['hated'] else 'root-outcast')}: {word('root-suit-' + found['outcast'])}"
                     ] if found["outcast"] else []
            facts += [f"{word('root-acolyte')} {found['acolytes']}"]
        case "riverfolk":
            facts = [f"{word('root-funds')} {sum(found['funds'].values())}",
                     f"{word('root-payments')} {sum(found['payments'].values())}"]
        case _:
            facts = [word(f"root-character-{found['character']}")] if found["character"] else []
            facts += [item_text(item) for item in found["items"]]
    text.append(", ".join(facts))
    for effect in seat["effects"]:
        text.append(f", {word('root-card-' + components['cards'][effect]['name'])}")
    return text


def suits(ids: list[str], components: JSON) -> str:
    """A column of the Decree by suits."""
    found = [word("root-vizier") if card == "vizier" else word(f"root-suit-{components['cards'][card]['suit']}") for card in ids]
    return "+".join(found) or "–"


def item_text(item: JSON) -> str:
    """An item; in brackets if it is face down, with a mark if it is damaged."""
    name = word(f"root-item-{item['item']}") + ("" if item["count"] == 1 else f" ×{item['count']}")
    name = name if item["up"] else f"({name})"
    return f"{name}!" if item["place"] == "damaged" else name


def piles(view: JSON, components: JSON) -> Text:
    """Deck, discards, available dominance cards, items and quests."""
    text = Text(f"{word('common-deck')} {view['deck']}   {word('common-discard-pile')} {len(view['discard'])}")
    if view["lost_souls"] is not None:
        text.append(f"   {word('root-lost-souls')} {len(view['lost_souls'])}")
    if view["available"]:
        text.append(f"   {word('root-available-card')}: ").append(cards(view["available"], components))
    left: dict[str, Any] = view["items"]
    text.append("\n" + ", ".join(f"{word(f'root-item-{name}')} {count}" for name, count in left.items() if count))
    if view["quests"]:
        known = [components["quests"][quest] for quest in view["quests"]]
        quests = [f"{word('root-quest-' + quest['name'])} ({word('root-suit-' + quest['suit'])})" for quest in known]
        text.append(f"\n{word('root-quest')}: {', '.join(quests)}")
    return text
