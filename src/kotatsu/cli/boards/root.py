"""Root on a terminal: the map (root_map.py), a row for every seat, the cards one may see. It fits into 80 columns."""
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kotatsu.cli.boards.root_map import FACTIONS, SUITS, draw_map, faction_name, initials, legend, piece_name
from kotatsu.cli.output import word
from kotatsu.kernel.game import JSON

COLUMNS = ("recruit", "move", "battle", "build")


def draw(view: JSON, components: JSON) -> RenderableType:
    """The whole table for one viewer."""
    names = {seat["seat"]: faction_name(seat["faction"]) for seat in view["seats"]}
    phase = word(f"root-{view['phase']}") if view["phase"] in ("birdsong", "daylight", "evening") else ""
    played = f"{word('common-round')} {view['round']}" if view["round"] else word("common-setup")
    head = Text(" · ".join(part for part in (word(f"root-map-{view['map']}"), played, names[view["active"]], phase) if part),
                style="bold")
    parts: list[RenderableType] = [head, draw_map(view, components["map"]), legend(view), Text(), seats(view, names, components),
                                   piles(view, components)]
    for seat in view["seats"]:
        if seat["cards"] is not None:
            parts.append(Text(f"{names[seat['seat']]}: ").append(cards(seat["cards"], components)))
    return Group(*parts)


def cards(ids: list[str], components: JSON) -> Text:
    """Cards by suit and name."""
    text = Text()
    for number, card in enumerate(ids):
        suit = components["cards"][card]["suit"]
        text.append(", " if number else "")
        text.append(word(f"root-card-{components['cards'][card]['name']}"), style=SUITS[suit])
        text.append(f" ({word(f'root-suit-{suit}')})")
    return text if ids else Text("–")


def seats(view: JSON, names: dict[int, str], components: JSON) -> Grid:
    """Points, hands and what lies on the boards; an arrow at the active seat."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    letters = initials(names.values())
    for seat in view["seats"]:
        mark, name = "▶ " if seat["seat"] == view["active"] else "  ", names[seat["seat"]]
        points = word("cli-root-points", points=seat["points"]) if seat["points"] is not None else (
            word(f"root-suit-{seat['dominance']}") if seat["dominance"] else names.get(seat["coalition"], "–"))
        who = Text(mark).append(letters[name], style=FACTIONS[seat["faction"]]).append(f" {name}", style="bold")
        grid.add_row(who, points, word("cli-root-cards", cards=seat["hand"]), board(seat, components))
    return grid


def board(seat: JSON, components: JSON) -> Text:
    """The telling part of a faction board."""
    found: JSON = seat["board"]
    text = Text()
    match seat["faction"]:
        case "marquise":
            facts = [f"{piece_name(name)} {found[name]}" for name in ("sawmill", "workshop", "recruiter")]
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
