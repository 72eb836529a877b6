"""S11: deck building. A deck of one's own is a text; a validator names every rule that it breaks.

    name Quiet River              what it is called; may be left out
    character student             may be left out at a table, where the seat says it
    weapon 070
    school jade-river             matched play (S11.10); `none` plays matched without a school; left out: casual play
    2x 044 Insightful Blow        copies, number; a name behind the number is for readers
    099x2 100                     several cards in one line
    2x Insightful Blow            the English name instead of the number

A `;` is as good as a new line, `#` begins a comment.
"""
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kotatsu.games.senjutsu.book import Kind, Printed, Rank
from kotatsu.games.senjutsu.lexicon import RANKS
from kotatsu.games.senjutsu.own_rows import SCHOOLS, boxed
from kotatsu.games.senjutsu.printed import Box
from kotatsu.kernel.decks import CheckedDeck, DeckBuilding, DeckCard, DeckFault, OwnData
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import read_choice, wrong
from kotatsu.kernel.phrase import Phrase, say

SIZE = 40
COPIES = {Rank.WOOD: 3, Rank.STEEL: 2, Rank.GOLD: 1, Rank.JADE: 1}
TOTALS = {Rank.GOLD: 8, Rank.JADE: 1}
COPY_RULES = {Rank.WOOD: "S11.5", Rank.STEEL: "S11.6", Rank.GOLD: "S11.7", Rank.JADE: "S11.8"}
RULES = ("S11.1", "S11.3", "S11.4", "S11.5", "S11.6", "S11.7", "S11.8", "S11.9", "S11.10")
CASUAL, NO_SCHOOL = "casual", "none"
HEAD = re.compile(r"(name|character|weapon|school)\b:?\s*(.*)", re.IGNORECASE)
SEVERAL = re.compile(r"(\d{3})(?:[x×](\d{1,2}))?")
ONE = re.compile(r"(?:(\d{1,2})\s*[x×]\s*)?(?:(\d{3})(?:[x×](\d{1,2}))?(?:\s.*)?|(\D.*))")
MOST_CARDS, LONGEST, LONGEST_NAME = 200, 6000, 40


@dataclass(frozen=True)
class Deck:
    """A deck as it was read."""
    name: str
    character: str                 # "" if the text names none
    weapon: int
    school: str                    # CASUAL, NO_SCHOOL or a school
    cards: tuple[int, ...]         # sorted


# --- text

def parse(box: Box, field: str, text: Any) -> Deck:
    """The deck of a text; Unreadable where a word is not known. Rules of deck building are not asked."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise wrong(field, text)
    head = {"name": "", "character": "", "weapon": "", "school": CASUAL}
    cards: list[int] = []
    for part in re.split(r"[;\n]", re.sub("#.*", "", text)):
        words = part.split()
        match = HEAD.fullmatch(part.strip())
        if match is not None:
            head[match[1].lower()] = match[2].strip()
        elif words:
            cards += several(box, field, words)
        if len(cards) > MOST_CARDS:
            raise wrong(field, part)
    if not head["weapon"]:
        raise Unreadable(say("senjutsu-deck-no-weapon", field=field))
    if head["character"]:
        read_choice(f"{field}: character", head["character"].lower(), list(box.characters))
    school = head["school"].lower().replace(" ", "-")
    read_choice(f"{field}: school", school, [*SCHOOLS, NO_SCHOOL, CASUAL])
    weapon = card_of(box, field, head["weapon"][:3], head["weapon"])
    return Deck(head["name"][:LONGEST_NAME], head["character"].lower(), weapon, school or NO_SCHOOL, tuple(sorted(cards)))


def several(box: Box, field: str, words: list[str]) -> list[int]:
    """The cards of a line: `044x2 099`, `2x 044 Reflection Pool`, `Reflection Pool`."""
    found: list[int] = []
    matches = [SEVERAL.fullmatch(word) for word in words]
    if all(matches):
        for match in matches:
            assert match is not None
            found += [card_of(box, field, match[1], match[1])] * int(match[2] or 1)
        return found
    line = " ".join(words)
    match = ONE.fullmatch(line)
    if match is None:
        raise Unreadable(say("senjutsu-deck-line", field=field, line=line[:60]))
    return [card_of(box, field, match[2] or "", match[4] or line)] * int(match[1] or match[3] or 1)


def card_of(box: Box, field: str, id: str, said: str) -> int:
    """A player card by its number, else by its English name."""
    if id in box.cards.ids[:box.cards.players]:
        return box.cards.ids.index(id)
    slug = re.sub(r"[^a-z]+", "-", re.sub("[’']", "", said.lower())).strip("-")
    if slug not in box.slugs:
        raise Unreadable(say("kernel-no-card", field=field, card=said[:60]))
    return box.slugs[slug]


def format_deck(box: Box, deck: Deck) -> str:
    """A deck in one line that `parse` reads."""
    listed = " ".join(box.cards.ids[card] + (f"x{count}" if count > 1 else "") for card, count in copies(deck.cards))
    head = [f"{name} {value}" for name, value in head_of(box, deck).items()]
    return "; ".join([*head, listed]) if listed else "; ".join(head)


def head_of(box: Box, deck: Deck) -> dict[str, str]:
    """What a deck's text says beside the cards."""
    found = {"name": deck.name, "character": deck.character, "weapon": box.cards.ids[deck.weapon],
             "school": "" if deck.school == CASUAL else deck.school}
    return {name: value for name, value in found.items() if value}


def copies(cards: tuple[int, ...]) -> list[tuple[int, int]]:
    """The kinds of cards, in order, and how many there are of each."""
    return [(card, cards.count(card)) for card in sorted(set(cards))]


# --- rules

def faults(box: Box, who: str, deck: Deck) -> list[DeckFault]:
    """Every rule that a free deck of this character breaks, in the order of the chapter."""
    cards, found = box.cards, list[DeckFault]()

    def broken(rule: str, id: str, card: int | None = None, **args: Any) -> None:
        named = {} if card is None else {"card": card_words(cards, card)}
        found.append(DeckFault(rule, say(f"senjutsu-deck-{id}", **named, **args), "" if card is None else cards.ids[card]))

    if len(deck.cards) != SIZE:
        broken("S11.1", "size", count=len(deck.cards), wanted=SIZE)
    if not may_carry(box, who, deck.weapon):
        broken("S11.3", "weapon", deck.weapon, who=character_words(who))
    for card, count in copies(deck.cards):
        if is_core(cards, card):
            broken("S11.9", "core", card)
            continue
        if cards.owner[card] and cards.owner[card] != who:
            broken("S11.4", "owner", card, who=character_words(cards.owner[card]))
        if count > COPIES[cards.rank[card]]:
            broken(COPY_RULES[cards.rank[card]], "copies", card, count=count, most=COPIES[cards.rank[card]])
        if deck.school != CASUAL and cards.school[card] and cards.school[card] != deck.school:
            broken("S11.10", "school", card, school=say(f"senjutsu-school-{cards.school[card]}"))
    for rank, most in TOTALS.items():
        total = sum(not is_core(cards, card) and cards.rank[card] == rank for card in deck.cards)
        if total > most:
            broken(COPY_RULES[rank], "rank", rank=say(f"senjutsu-rank-{RANKS[rank].name}"), count=total, most=most)
    return sorted(found, key=lambda fault: RULES.index(fault.rule))


def may_carry(box: Box, who: str, card: int) -> bool:
    """S11.3: a core weapon whose keyword is on the character's card."""
    return box.cards.weapon[card] in box.character_row(who)["weapons"]


def is_core(cards: Printed, card: int) -> bool:
    return cards.kind[card] >= Kind.CORE or cards.is_core[card]


def card_words(cards: Printed, card: int) -> Phrase:
    return say(f"senjutsu-{cards.names[card]}")


def character_words(name: str) -> Phrase:
    return say(f"senjutsu-character-{name}")


# --- at a table

def deck_for(box: Box, who: str, field: str, text: Any) -> Deck:
    """The deck of a seat that plays this character; the first broken rule refuses it."""
    deck = parse(box, field, text)
    if deck.character not in ("", who):
        raise Illegal("S11.3", say("senjutsu-deck-other", who=character_words(deck.character), other=character_words(who)))
    broken = faults(box, who, deck)
    if broken:
        raise Illegal(broken[0].rule, broken[0].words)
    return deck


def filled(box: Box, who: str, begun: list[int], luck: Luck) -> list[int]:
    """S11: a legal deck of this character that holds these cards, filled up by chance."""
    cards, deck = box.cards, list(begun)
    pile = [card for card in range(cards.players) if not is_core(cards, card) and cards.owner[card] in ("", who)
            for _ in range(COPIES[cards.rank[card]] - begun.count(card))]
    luck.shuffle(pile)
    room = {Rank.WOOD: SIZE, Rank.STEEL: SIZE, **TOTALS}
    for card in begun:
        room[cards.rank[card]] -= 1
    for card in pile:
        if len(deck) < SIZE and room[cards.rank[card]]:
            deck.append(card)
            room[cards.rank[card]] -= 1
    return sorted(deck)


def printed_deck(box: Box, who: str, extended: bool = False) -> Deck:
    """S11.2: the signature deck of a character, or its extension."""
    row = box.character_row(who)
    cards = box.deck_list(f"{row['deck']} {row['more']}" if extended else row["deck"])
    return Deck("", who, box.cards.ids.index(row["weapon"]), row.get("school") or NO_SCHOOL, tuple(cards))


# --- the door

def check(text: str, own: OwnData) -> CheckedDeck:
    """A deck read and held against every rule. It must name its character."""
    box = boxed(own)
    deck = parse(box, "deck", text)
    if not deck.character:
        raise Unreadable(say("senjutsu-deck-no-character", known=", ".join(box.characters)))
    broken = faults(box, deck.character, deck)
    found = tuple(DeckCard(box.cards.ids[card], count, card_words(box.cards, card)) for card, count in copies(deck.cards))
    kept = tuple(rule for rule in RULES if rule not in {fault.rule for fault in broken})
    return CheckedDeck(format_deck(box, deck), head_of(box, deck), found, tuple(broken), kept)


def printed_decks(own: OwnData) -> Mapping[str, str]:
    """The signature decks and their extensions: `ronin`, `ronin-extended`."""
    box = boxed(own)
    return {name + ("-extended" if extended else ""): format_deck(box, printed_deck(box, name, extended))
            for name in box.characters for extended in (False, True)}


def building(box: Box) -> JSON:
    """What a deck builder needs to know beside the faces of cards: limits with their rules, and who may use what."""
    cards = box.cards
    return {
        "size": {"most": SIZE, "rule": "S11.1"},
        "copies": {RANKS[rank].name: {"most": most, "rule": COPY_RULES[rank]} for rank, most in COPIES.items()},
        "totals": {RANKS[rank].name: {"most": most, "rule": COPY_RULES[rank]} for rank, most in TOTALS.items()},
        "schools": [school for school in SCHOOLS if school],
        "characters": {name: {"core": cards.ids[one.core], "weapon": box.character_row(name)["weapon"],
                              "school": box.character_row(name).get("school") or "",
                              "weapons": [cards.ids[card] for card in range(cards.players) if may_carry(box, name, card)]}
                       for name, one in box.characters.items()},
        "cards": {cards.ids[card]: {"owner": cards.owner[card], "school": cards.school[card], "core": is_core(cards, card)}
                  for card in range(cards.players)},
    }


BUILDING = DeckBuilding("lists", check, printed_decks)
