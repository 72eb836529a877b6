"""Cards, quests, and the course of a turn in a position: what was used, bought, shown, and the battle."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root.book import EFFECT_NAMES, ITEM_NAMES, ITEM_SUPPLY, ITEMS, NOWHERE
from kotatsu.games.root.phases.removal import AFTER_NAMES, BASE, HOSPITAL, ITEMS_HIT, OUTRAGE
from kotatsu.games.root.reader import Reader, read_bits, read_clearing, read_list, read_mapping, read_word
from kotatsu.games.root.state import SUPPORTERS, Fight, Seen, State
from kotatsu.games.root.writing import FIGHT_NUMBERS, FIGHT_SEATS, HIRED_NAMES, SUITS
from kotatsu.kernel.action import act
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_flag, read_known, read_number, wrong
from kotatsu.kernel.phrase import say

# --- cards

def read_cards(reader: Reader, state: State, data: Mapping[str, Any]) -> None:
    """Piles as named; the deck is all the rest, or `{"order": […], "set": […]}`: then the rest is out of the game."""
    book = state.book
    state.discard = reader.cards("discard", data.get("discard", []))
    state.souls = reader.cards("souls", data.get("souls", []))
    state.available = tuple(sorted(reader.cards("available", data.get("available", []))))
    state.removed = tuple(sorted(reader.cards("removed", data.get("removed", []))))
    for card in state.available:
        if card not in book.dominance:
            raise wrong("available", book.card_ids[card])
    if state.souls and book.cult == NOWHERE:
        raise wrong("souls", len(state.souls))
    given = data.get("deck", [])
    deck = read_mapping("deck", given) if isinstance(given, Mapping) else {"order": given}
    read_known(deck, ("order", "set"), "deck.")
    state.order = tuple(reader.cards("deck.order", deck.get("order", [])))
    if "set" in deck:
        state.deck = sorted(reader.cards("deck.set", deck["set"]))
        state.removed = tuple(sorted([*state.removed, *reader.rest()]))
    else:
        rest = reader.rest()
        if book.seats == 2:                      # R5.1.3-2
            state.removed = tuple(sorted([*state.removed, *(card for card in rest if card in book.dominance)]))
            rest = [card for card in rest if card not in book.dominance]
        state.deck = rest
    state.seen = tuple(read_seen(reader, state, f"seen[{n}]", row) for n, row in enumerate(read_list("seen", data.get("seen", []))))
    if book.vagabonds:
        state.quests = tuple(sorted(reader.quest_list("quests", data.get("quests", []))))
        left = tuple(quest for quest in range(len(book.quest_ids)) if quest not in reader.quests)
        if "quests" not in data and "quest_deck" not in data:
            state.quests, left = left[:3], left[3:]
        state.quest_deck = tuple(sorted(reader.quest_list("quest_deck", data["quest_deck"]))) if "quest_deck" in data else left
    elif "quests" in data or "quest_deck" in data:
        raise wrong("quests", data.get("quests", data.get("quest_deck")))


def read_seen(reader: Reader, state: State, field: str, given: Any) -> Seen:
    """R-P18: cards that lie, or lay, in a hand or among the supporters and were shown."""
    row = read_mapping(field, given)
    read_known(row, ("viewer", "place", "cards", "lost"), field + ".")
    place = SUPPORTERS if row.get("place") == "supporters" else reader.seat(f"{field}.place", row.get("place"))
    cards = tuple(sorted(reader.card_number(f"{field}.cards", name) for name in read_list(f"{field}.cards", row.get("cards", []))))
    lost = read_number(f"{field}.lost", row.get("lost", 0), 0, max(0, len(cards) - 1))
    there = state.alliance.supporters if place == SUPPORTERS else state.hands[place]
    missing = sum(max(0, cards.count(card) - there.count(card)) for card in set(cards))
    if not cards or missing > lost:
        raise wrong(f"{field}.cards", row.get("cards", []))
    return Seen(reader.seat(f"{field}.viewer", row.get("viewer")), place, cards, lost)


# --- the course of a turn

def read_course(reader: Reader, state: State, data: Mapping[str, Any]) -> None:
    """What was used, bought and crafted with this turn, and the battle that is being fought; then the items beside the map."""
    state.used = read_bits("used", data.get("used", []), EFFECT_NAMES)
    crafted = read_mapping("crafted", data.get("crafted", {}))
    read_known(crafted, SUITS, "crafted.")
    state.crafted = tuple(read_number(f"crafted.{suit}", crafted.get(suit, 0), 0, 10) for suit in SUITS)
    state.boats = int(read_flag("boats", data.get("boats", False)))
    state.hired = HIRED_NAMES.index(read_choice("mercenaries", data.get("mercenaries", "none"), HIRED_NAMES))
    if state.hired and state.book.riverfolk in (NOWHERE, state.active):
        raise wrong("mercenaries", data["mercenaries"])
    state.bought = read_number("bought", data.get("bought", 0), 0, 20)
    if data.get("fight") is not None:
        state.fight = read_fight(reader, read_mapping("fight", data["fight"]))
    state.after = [read_after(reader, str(text)) for text in read_list("after", data.get("after", []))]
    boxes = [sum(state.boxes[seat * ITEMS + item] for seat in range(state.book.seats)) for item in range(ITEMS)]
    if "items" in data:
        given = read_mapping("items", data["items"])
        read_known(given, ITEM_NAMES, "items.")
        state.items = tuple(read_number(f"items.{name}", given.get(name, 0), 0, most)
                            for name, most in zip(ITEM_NAMES, ITEM_SUPPLY, strict=True))
    else:
        state.items = tuple(max(0, ITEM_SUPPLY[item] - boxes[item]) for item in range(ITEMS))
    for item, name in enumerate(ITEM_NAMES):
        if state.items[item] + boxes[item] > ITEM_SUPPLY[item]:
            raise Unreadable(say("kernel-wrong-number", field=f"items.{name}", value=str(state.items[item] + boxes[item]), low=0,
                                 high=ITEM_SUPPLY[item]))


def read_fight(reader: Reader, given: JSON) -> Fight:
    read_known(given, ("clearing", *FIGHT_SEATS, "ambush", "foil", "dice", *FIGHT_NUMBERS), "fight.")
    seats = {name: reader.seat_or_none(f"fight.{name}", given.get(name)) for name in FIGHT_SEATS}
    if NOWHERE in (seats["attacker"], seats["defender"]) or seats["attacker"] == seats["defender"]:
        raise wrong("fight.defender", given.get("defender"))
    fight = Fight(read_clearing("fight.clearing", given.get("clearing")), seats["attacker"], seats["defender"], seats["ally"],
                  seats["instigator"])
    fight.arbiter = seats["arbiter"]
    for name in ("ambush", "foil"):
        if given.get(name) is not None:
            setattr(fight, name, reader.card_number(f"fight.{name}", given[name]))
    dice = read_list("fight.dice", given.get("dice", []))
    if dice:
        if len(dice) != 2:
            raise wrong("fight.dice", dice)
        rolled = [read_number("fight.dice", die, 0, 3) for die in dice]
        fight.high, fight.low = max(rolled), min(rolled)
    for name in FIGHT_NUMBERS:
        setattr(fight, name, read_number(f"fight.{name}", given.get(name, 0), 0, 30))
    return fight


def read_after(reader: Reader, text: str) -> int:
    """What `after_text` wrote."""
    name, *numbers = text.split() or [""]
    kind = AFTER_NAMES.index(read_choice("after", name, AFTER_NAMES))
    if len(numbers) != {HOSPITAL: 2, ITEMS_HIT: 1, BASE: 1, OUTRAGE: 2}.get(kind, 0):
        raise wrong("after", text)
    if kind == HOSPITAL and numbers[1].isdigit():
        return act(kind, read_clearing("after", numbers[0]), read_number("after", int(numbers[1]), 1, 25))
    if kind == ITEMS_HIT:
        return act(kind, reader.seat("after", numbers[0]))
    if kind == BASE:
        return act(kind, read_word("after", numbers[0], SUITS))
    if kind == OUTRAGE:
        return act(kind, reader.seat("after", numbers[0]), read_word("after", numbers[1], SUITS))
    if numbers:
        raise wrong("after", text)
    return act(kind)
