"""The names of things as phrases, for the words of the game and of its sides."""
from kotatsu.games.root.book import (
    CARD_KINDS,
    CHARACTER_NAMES,
    FACTION_NAMES,
    ITEM_NAMES,
    LEADER_NAMES,
    NOWHERE,
    PIECE_NAMES,
    SUIT_NAMES,
    Fac,
)
from kotatsu.games.root.data import printed
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES
from kotatsu.games.root.state import State
from kotatsu.kernel.phrase import Phrase, say

PIECE_KEYS = {"sympathy": "sympathy-token", "post": "trade-post"}


def faction_words(faction: int) -> Phrase:
    return say("root-short-vagabond-2" if faction == Fac.VAGABOND2 else f"root-short-{FACTION_NAMES[faction]}")


def seat_words(state: State, seat: int) -> Phrase:
    """Who sits there; nobody has a name of its own."""
    return say("root-nobody") if seat == NOWHERE else faction_words(state.book.faction[seat])


def suit_words(suit: int) -> Phrase:
    return say("root-any-suit") if suit >= 4 else say(f"root-suit-{SUIT_NAMES[suit]}")


def card_words(state: State, card: int) -> Phrase:
    """A card by name and suit: some names come in several suits."""
    if card >= CARD_KINDS:
        return say("root-vizier")
    return say("root-card-named", name=card_name(state, card), suit=suit_words(state.book.card_suit[card]))


def card_name(state: State, card: int) -> Phrase:
    names = {entry["id"]: entry["name"] for entry in printed()["cards"]}
    return say(f"root-card-{names[state.book.card_ids[card]]}")


def piece_words(piece: int) -> Phrase:
    name = PIECE_NAMES[piece]
    return say(f"root-{PIECE_KEYS.get(name, name)}")


def item_words(item: int) -> Phrase:
    return say(f"root-item-{ITEM_NAMES[item]}")


def leader_words(leader: int) -> Phrase:
    return say(f"root-leader-{LEADER_NAMES[leader]}")


def character_words(character: int) -> Phrase:
    return say(f"root-character-{CHARACTER_NAMES[character]}")


def column_words(column: int) -> Phrase:
    return say(f"root-decree-{COLUMN_NAMES[column]}")
