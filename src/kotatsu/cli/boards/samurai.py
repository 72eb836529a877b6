"""Samurai Spirit on a terminal: the village, the stacks, and a row for every samurai."""
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kotatsu.cli.output import word
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say

PENALTIES = {"FIRE": "fire", "WOUND": "wound", "NINJA": "ninja", "NODEF": "no-defence", "NOSUP": "no-support",
             "LEFT": "left", "RIGHT": "right", "PASS": "forced-pass", "DEMON": "demon", "SWORDS": "broken-swords",
             "DROP": "lost-defence"}
BONUSES = {"A": "heal", "B": "build", "C": "scout"}
HIDDEN = "?"


def draw(view: JSON, components: JSON) -> RenderableType:
    """The whole table for one viewer."""
    cards = components["cards"]
    level = word(f"samurai-difficulty-{view['level']}")
    head = Text(word("cli-samurai-head", round=view["round"], turn=view["turn"], level=level), style="bold")
    parts: list[RenderableType] = [head, village(view["village"]), stacks(view, cards), seats(view, cards)]
    drawn = view.get("drawn")
    if drawn:
        who = say(f"samurai-name-{view['seats'][drawn['seat']]['samurai']}")
        card = card_text(drawn["card"], cards)
        parts.append(Text(word("cli-samurai-drawn", who=who, card=card), style="bold yellow"))
    absent = view.get("absent", [])
    if absent:
        parts.append(Text(f"{word('samurai-absent-token')}: " + ", ".join(absent_text(token) for token in absent)))
    return Group(*parts)


def village(found: JSON) -> Text:
    """Barricades, farmsteads and families: what stands and what is lost."""
    text = Text()
    text.append(f"{word('samurai-barricade')} ")
    text.append("■" * found["barricades"] + "□" * (found["cap"] - found["barricades"]), style="yellow")
    text.append(f" {found['barricades']}/{found['cap']}   {word('samurai-farmstead')} ")
    text.append("⌂" * found["farms"], style="green")
    text.append("·" * len(found["lost_farms"]), style="red")
    text.append(f" {found['farms']}   {word('samurai-family')} ")
    kept = ", ".join(word(f"samurai-bonus-{BONUSES[kind]}") for kind in found["families"])
    text.append(kept or "–", style="green")
    return text


def stacks(view: JSON, cards: JSON) -> Text:
    """The three stacks, with whatever of them is known."""
    raiders, intruders, discard = view["raiders"], view["intruders"], view["discard"]
    text = Text(f"{word('samurai-raider-stack')} {raiders['count']}")
    if raiders["top"]:
        text.append(f" ({', '.join(card_text(card, cards) for card in raiders['top'])})", style="cyan")
    text.append(f"   {word('samurai-intruder-stack')} {len(intruders)}")
    known = [card for card in intruders if card != HIDDEN]
    if known:
        text.append(f" ({', '.join(intruders)})", style="cyan")
    text.append(f"   {word('samurai-discard-pile')} {len(discard)}")
    if discard:
        text.append(f" ({card_text(discard[-1], cards)})", style="cyan")
    return text


def seats(view: JSON, cards: JSON) -> Grid:
    """One row a samurai, clockwise; an arrow at the active one."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("samurai-samurai", "samurai-battle-track", "samurai-combat-line", "samurai-defence-side",
                  "samurai-support-token"):
        grid.add_column(word(title), overflow="fold", no_wrap=title in ("samurai-samurai", "samurai-battle-track"))
    for seat in view["seats"]:
        active = seat["seat"] == view["active"]
        grid.add_row(name(seat, active), track(seat), column(seat["line"], cards), column(seat["left"], cards),
                     tokens(seat, view), end_section=True)
    return grid


def name(seat: JSON, active: bool) -> Text:
    """Who it is, on which side, how hurt, and whether he has passed."""
    text = Text("▶ " if active else "  ", style="yellow")
    text.append(word(f"samurai-name-{seat['samurai']}"), style="bold")
    side = word(f"samurai-{seat['side']}-side")
    text.append(f"\n  {side}", style="dim" if seat["side"] == "human" else "magenta")
    if seat["wound"]:
        text.append(f"\n  ✚ {word('samurai-wound')}", style="red")
    if seat["passed"]:
        text.append(f"\n  {word('samurai-passed')}", style="dim")
    return text


def track(seat: JSON) -> Text:
    """The sum against the Kiai value: full at the shout, red beyond it."""
    total, kiai = seat["sum"], seat["kiai"]
    text = Text(f"{total}/{kiai}\n", style="bold red" if total > kiai else "bold")
    text.append("█" * min(total, kiai), style="red" if total > kiai else "green")
    text.append("░" * max(0, kiai - total), style="dim")
    return text


def tokens(seat: JSON, view: JSON) -> Text:
    """Whose tokens lie here, and talents of absent samurai."""
    owners = [view["seats"][owner]["samurai"] for owner in seat["holds"] if owner != seat["seat"]]
    home = [seat["samurai"]] if seat["token"] == seat["seat"] else []
    text = Text("\n".join(word(f"samurai-name-{owner}") for owner in [*home, *owners]))
    for added in seat["added"]:
        text.append(f"\n+ {word(f'samurai-name-{added}')}", style="cyan")
    return text


def absent_text(token: JSON) -> str:
    return word(f"samurai-name-{token['samurai']}") + (" ✗" if token["spent"] else "")


def column(found: list[str], cards: JSON) -> Text:
    """Cards one below the other, the first on top."""
    return Text("\n".join(card_text(card, cards) for card in found) or "–")


def card_text(card: str, cards: dict[str, Any]) -> str:
    """`4-05 Doll, Fire, Flame`: what is printed on it."""
    if card not in cards:
        return card
    printed = cards[card]
    parts = [word(f"samurai-symbol-{printed['symbol']}")] if printed["symbol"] not in (None, "none") else []
    parts += [word(f"samurai-penalty-{PENALTIES[penalty]}") for penalty in printed["penalties"]]
    parts += [word("samurai-flame")] if printed["flame"] else []
    return f"{card} {', '.join(parts).lower()}".strip()
