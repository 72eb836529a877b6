"""S11: deck building. A list of one's own as text: `weapon 071; 025 029x2 …`; a validator that names every broken rule."""
import re
from typing import Any

from kotatsu.games.senjutsu.book import Kind, Printed, Rank
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Refusal
from kotatsu.kernel.notation import wrong
from kotatsu.kernel.phrase import say

SIZE = 40
COPIES = {Rank.WOOD: 3, Rank.STEEL: 2, Rank.GOLD: 1, Rank.JADE: 1}
TOTALS = {Rank.GOLD: 8, Rank.JADE: 1}
WORD = re.compile(r"(\d{3})(?:x(\d))?")


def read_deck(cards: Printed, character: JSON, field: str, text: Any) -> tuple[list[int], int]:
    """A deck of one's own: its cards, sorted, and its weapon; the first broken rule refuses it."""
    deck, weapon, school = parse(cards, field, text)
    broken = problems(cards, character, deck, weapon, school)
    if broken:
        raise Illegal(broken[0].rule, broken[0].words)
    return sorted(deck), weapon


def parse(cards: Printed, field: str, text: Any) -> tuple[list[int], int, str]:
    """`weapon 071; school jade-river; 025 029x2`: cards, weapon and school ("" for none, "casual" for play without schools)."""
    if not isinstance(text, str):
        raise wrong(field, text)
    deck: list[int] = []
    weapon, school = -1, "casual"
    for part in text.replace("\n", ";").split(";"):
        words = part.split()
        if words[:1] == ["weapon"] and len(words) == 2:
            weapon = number_of(cards, field, words[1])
        elif words[:1] == ["school"]:
            school = words[1] if len(words) > 1 else ""
        else:
            for word in words:
                match = WORD.fullmatch(word)
                if match is None:
                    raise wrong(field, word)
                deck += [number_of(cards, field, match[1])] * int(match[2] or 1)
    if weapon < 0:
        raise Unreadable(say("senjutsu-deck-no-weapon", field=field))
    return deck, weapon, school


def number_of(cards: Printed, field: str, id: str) -> int:
    if id not in cards.ids[:cards.players]:
        raise Unreadable(say("kernel-no-card", field=field, card=id))
    return cards.ids.index(id)


def format_deck(cards: Printed, deck: list[int], weapon: int, school: str = "casual") -> str:
    """A deck as text that `parse` reads."""
    kinds = sorted(set(deck))
    listed = " ".join(cards.ids[card] + (f"x{deck.count(card)}" if deck.count(card) > 1 else "") for card in kinds)
    return "; ".join([f"weapon {cards.ids[weapon]}", *([] if school == "casual" else [f"school {school}".strip()]), listed])


def problems(cards: Printed, character: JSON, deck: list[int], weapon: int, school: str) -> list[Refusal]:
    """Every rule that a free deck breaks, in the order of the chapter."""
    found: list[Refusal] = []

    def broken(rule: str, id: str, **args: Any) -> None:
        found.append(Refusal(rule, say(f"senjutsu-deck-{id}", **args)))

    def name(card: int) -> Any:
        return say(f"senjutsu-{cards.names[card]}")

    who = say(f"senjutsu-character-{character['id']}")
    if len(deck) != SIZE:
        broken("S11.1", "size", count=len(deck), wanted=SIZE)
    if cards.weapon[weapon] not in character["weapons"]:
        broken("S11.3", "weapon", card=name(weapon), who=who)
    for card in sorted(set(deck)):
        if cards.kind[card] >= Kind.CORE or cards.is_core[card]:
            broken("S11.9", "core", card=name(card))
            continue
        if cards.owner[card] and cards.owner[card] != character["id"]:
            broken("S11.4", "owner", card=name(card), who=say(f"senjutsu-character-{cards.owner[card]}"))
        most = COPIES[cards.rank[card]]
        if deck.count(card) > most:
            rule = {Rank.WOOD: "S11.5", Rank.STEEL: "S11.6", Rank.GOLD: "S11.7", Rank.JADE: "S11.8"}[cards.rank[card]]
            broken(rule, "copies", card=name(card), count=deck.count(card), most=most)
        if school != "casual" and cards.school[card] and cards.school[card] != school:
            broken("S11.10", "school", card=name(card), school=say(f"senjutsu-school-{cards.school[card]}"))
    for rank, most in TOTALS.items():
        total = sum(cards.kind[card] < Kind.CORE and cards.rank[card] == rank for card in deck)
        if total > most:
            name_of = say("senjutsu-rank-gold" if rank == Rank.GOLD else "senjutsu-rank-jade")
            broken("S11.7" if rank == Rank.GOLD else "S11.8", "rank", rank=name_of, count=total, most=most)
    return found
