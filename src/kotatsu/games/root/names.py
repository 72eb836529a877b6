"""Names as phrases: seats, cards, suits, pieces, leaders, services. The words stand in root-terms.ftl."""
from kotatsu.games.root.book import (
    CHARACTER_NAMES,
    CLEARINGS,
    FACTION_NAMES,
    ITEM_NAMES,
    LEADER_NAMES,
    PIECE_NAMES,
    SUIT_NAMES,
    VIZIER,
)
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES
from kotatsu.games.root.factions.vagabond.board import PLACE_NAMES
from kotatsu.games.root.phases.removal import AFTER_NAMES
from kotatsu.games.root.state import State
from kotatsu.kernel.phrase import Phrase, say

PIECE_KEYS = {"sympathy": "sympathy-token", "post": "trade-post"}
SERVICE_KEYS = ("hand-card", "riverboats", "mercenaries")


def faction_words(faction: int) -> Phrase:
    return say(f"root-short-{FACTION_NAMES[faction].replace('vagabond2', 'vagabond-2')}")


def seat_words(state: State, seat: int) -> Phrase:
    """A seat by its faction's short name."""
    return faction_words(state.book.faction[seat])


def suit_words(suit: int) -> Phrase:
    return say("root-any-suit") if suit >= len(SUIT_NAMES) - 1 else say(f"root-suit-{SUIT_NAMES[suit]}")


def card_words(state: State, card: int) -> Phrase:
    """A card by name and suit: several suits have cards of the same name."""
    if card == VIZIER:
        return say("root-vizier")
    stem = state.book.card_ids[card].rpartition("_")[0].replace("_s_", "s_").replace("_", "-")
    return say("root-card-of", name=say(f"root-card-{stem}"), suit=suit_words(state.book.card_suit[card]))


def service_words(service: int) -> Phrase:
    return say(f"root-service-{SERVICE_KEYS[service]}")


def piece_words(piece: int) -> Phrase:
    """A building or token."""
    name = PIECE_NAMES[piece]
    return say(f"root-{PIECE_KEYS.get(name, name)}")


def item_words(item: int) -> Phrase:
    return say(f"root-item-{ITEM_NAMES[item]}")


def leader_words(leader: int) -> Phrase:
    return say(f"root-leader-{LEADER_NAMES[leader]}")


def character_words(character: int) -> Phrase:
    return say(f"root-character-{CHARACTER_NAMES[character]}")


def column_words(column: int) -> Phrase:
    """A column of the Decree."""
    return say(f"root-decree-{COLUMN_NAMES[column]}")


def effect_words(state: State, effect: int) -> Phrase:
    """A lasting effect by the name of its card."""
    stem = state.book.card_ids[state.book.effect_card[effect]].rpartition("_")[0]
    return say(f"root-card-{stem.replace('_', '-')}")


def quest_words(state: State, quest: int) -> Phrase:
    stem = state.book.quest_ids[quest].rpartition("_")[0].replace("_", "-")
    return say("root-card-of", name=say(f"root-quest-{stem}"), suit=suit_words(state.book.quest_suit[quest]))


def spot_words(state: State, spot: int) -> Phrase:
    """A clearing by its number, a forest by the clearings around it."""
    if spot < CLEARINGS:
        return say("root-spot-clearing", clearing=spot + 1)
    return say("root-spot-forest", forest=state.book.forest_names[spot - CLEARINGS].replace("_", "–"))


def words_of(state: State, kind: str, number: int) -> int | Phrase:
    """A number of an action or event as what is said of it; plain numbers stay."""
    match kind:
        case "clearing":
            return number + 1
        case "seat":
            return seat_words(state, number)
        case "card":
            return card_words(state, number)
        case "suit":
            return suit_words(number)
        case "piece":
            return piece_words(number)
        case "item":
            return item_words(number)
        case "spot":
            return spot_words(state, number)
        case "quest":
            return quest_words(state, number)
        case "effect":
            return effect_words(state, number)
        case "service":
            return service_words(number)
        case "leader":
            return leader_words(number)
        case "character":
            return character_words(number)
        case "column":
            return column_words(number)
        case "place":
            return say(f"root-place-{PLACE_NAMES[number]}")
        case "after":
            return say(f"root-after-{AFTER_NAMES[number]}")
    return number
