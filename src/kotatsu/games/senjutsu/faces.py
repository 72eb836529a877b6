"""What a card shows to whoever draws it: its head, and its lines in printed order with their bands and deeds as words."""
import re

from kotatsu.games.senjutsu.lexicon import RANKS
from kotatsu.games.senjutsu.printed import Box
from kotatsu.kernel.cards.reader import HEADING, JOINED
from kotatsu.kernel.game import JSON

TYPES = ("defence", "attack", "meditation", "core", "status")
BAND = re.compile(r"\[(.*?)\] *")


def card_face(box: Box, card: int) -> JSON:
    """The whole face of a card, as the box has it, with its owner's rows."""
    cards = box.cards
    value = f"{cards.high[card]}–{cards.low[card]}" if cards.is_range(card) else str(cards.high[card])
    found: JSON = {
        "name": cards.names[card], "kind": TYPES[cards.kind[card]],
        "core": cards.is_core[card], "rank": RANKS[cards.rank[card]].name, "initiative": value, "cost": cards.cost[card],
        "needs": [name for bit, name in ((2, "A"), (4, "B"), (8, "D")) if cards.needs[card] & bit],
        "instant": ("", "additional", "replacement", "plain")[cards.instant[card]], "prepared": cards.prepared[card],
        "unblockable": cards.unblockable[card], "range": cards.range[card], "status": cards.status[card],
        "lines": face_lines(str(box.rows.get(cards.ids[card], {}).get("text", "")))}
    if cards.other[card]:
        found["other"] = {"value": cards.other[card], "focus": cards.other_cost[card],
                          "kamae": ("", "A", "B", "D")[cards.other_kamae[card]]}
    return found


def face_lines(text: str) -> list[JSON]:
    """The lines of a card's text. A heading stands with the first line below it: `part` a divider's value, `success`, `when`."""
    lines: list[JSON] = []
    heading: JSON = {}
    for row in re.split("[\n;]", text):
        rest = row.strip()
        match = HEADING.match(rest)
        if match:
            rest = rest[match.end():].strip()
            heading = {**heading, **read_heading(match)}
        if rest:
            lines.append({**heading, **read_line(rest)})
            heading = {}
    return lines


def read_heading(match: re.Match[str]) -> JSON:
    if match["success"]:
        return {"success": True}
    if match["part"]:
        return {"part": int(match["part"]), "otherwise": match["otherwise"] is not None}
    return {"when": match["moment"]}


def read_line(text: str) -> JSON:
    """`or [f1+A] step F 1! & turn 1?`: deeds as lists of words, those after "then" marked by it."""
    found: JSON = {}
    if text.startswith("or "):
        found["or"], text = True, text.removeprefix("or ").strip()
    band = BAND.match(text)
    if band:
        found["band"], text = band[1].split("+"), text[band.end():]
    first, *rest = JOINED.split(text)
    found["deeds"] = [first.split(), *([*(["then"] if joiner == "then" else []), *part.split()]
                                      for joiner, part in zip(rest[::2], rest[1::2], strict=True))]
    return found
