"""Cards beside a deck list, and another weapon: what a position that is written by hand may name, as text in `options.puzzle`."""
from typing import Any

from kotatsu.games.senjutsu.decks import CASUAL, COPIES, COPY_RULES, Deck, faults, may_carry, parse
from kotatsu.games.senjutsu.printed import Box
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.notation import wrong

NO_WEAPON = -1


def with_puzzle(box: Box, who: str, field: str, deck: Deck, text: Any) -> Deck:
    """A seat's deck with the cards of `weapon 074; 126 127`; whose they are and what is no deck card is asked, not their number."""
    if not isinstance(text, str):
        raise wrong(field, text)
    if not text:
        return deck
    armed = text.startswith("weapon ")
    more = parse(box, field, text if armed else f"weapon {box.cards.ids[deck.weapon]}; {text}")
    for one in faults(box, who, more):
        if one.rule in ("S11.3", "S11.4", "S11.9"):
            raise Illegal(one.rule, one.words)
    return Deck(deck.name, deck.character, more.weapon, deck.school, tuple(sorted((*deck.cards, *more.cards))))


def format_puzzle(box: Box, cards: list[int], weapon: int) -> str:
    """What `with_puzzle` reads; "" if there is nothing to say."""
    listed = " ".join(box.cards.ids[card] for card in sorted(cards))
    return "; ".join(filter(None, [f"weapon {box.cards.ids[weapon]}" if weapon != NO_WEAPON else "", listed]))


def broken_rule(box: Box, who: str, card: int, copies: int) -> str:
    """The rule against one more copy of a card in a seat's cards, "" if none."""
    deck = Deck("", "", 0, CASUAL, (card,))
    for one in faults(box, who, deck):
        if one.rule in ("S11.4", "S11.9"):
            return one.rule
    return COPY_RULES[box.cards.rank[card]] if copies > COPIES[box.cards.rank[card]] else ""


def may_arm(box: Box, who: str, id: str) -> int:
    """The weapon of this number if the character may carry it, else NO_WEAPON (S11.3)."""
    ids = box.cards.ids[:box.cards.players]
    return ids.index(id) if id in ids and may_carry(box, who, ids.index(id)) else NO_WEAPON
