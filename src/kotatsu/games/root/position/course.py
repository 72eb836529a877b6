"""The deck, what was shown, the battle that is being fought, and what removals still bring about."""
from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.games.root.aftermath import AFTER_NAMES, BASE, HOSPITAL, ITEMS_HIT, OUTRAGE
from kotatsu.games.root.book import NOWHERE
from kotatsu.games.root.position.map import PRINTED, SUITS
from kotatsu.games.root.position.names import Names, ShownCards, read_clearing
from kotatsu.games.root.state import SUPPORTERS, Fight, Seen
from kotatsu.kernel.action import act, parts
from kotatsu.kernel.field_kinds import Card, Cards, FieldKind, Number, Seat, texts
from kotatsu.kernel.fields import ALL, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_list, read_mapping, read_number, read_word, wrong

# --- cards

class Deck(FieldKind):
    """A list: these on top, beneath them all the rest; or `{"order": […], "set": […]}`: then the rest is out of the game."""
    cards = texts({"type": "string"})
    schema = {"anyOf": [cards, {"type": "object", "additionalProperties": False, "properties": {"order": cards, "set": cards}}]}

    def read(self, register: Names, field: str, given: Any) -> tuple[list[int], list[int]]:
        state, book = register.state, register.state.book
        rows = read_mapping(field, given) if isinstance(given, Mapping) else {"order": given}
        read_known(rows, ("order", "set"), f"{field}.")
        order = register.cards(f"{field}.order", rows.get("order", []))
        if "set" in rows:
            deck = sorted(register.cards(f"{field}.set", rows["set"]))
            out = register.rest()
        else:
            deck = [card for card in register.rest() if book.seats > 2 or card not in book.dominance]
            out = [card for card in register.rest() if card not in deck]                              # R5.1.3-2
        state.removed = tuple(sorted([*state.removed, *out]))
        return order, deck

    def write(self, register: Names, value: tuple[Sequence[int], Sequence[int]]) -> JSON:
        order, deck = value
        return {"order": Cards().write(register, order), "set": Cards().write(register, deck)}


class Discard(Cards):
    """R3.3.3: a dominance card that is discarded lies among the available ones instead."""

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        found = super().read(register, field, given)
        for card in found:
            if card in register.state.book.dominance:
                raise wrong(field, register.card_names[card], "R3.3.3")
        return found


class DominanceCards(Cards):
    """R3.3.3: nothing but dominance cards."""

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        found = super().read(register, field, given)
        for card in found:
            if card not in register.state.book.dominance:
                raise wrong(field, register.card_names[card])
        return found


class SeenRows(FieldKind):
    """R-P18: cards that lie, or lay, in a hand or among the supporters and were shown."""
    schema = {"type": "array", "items": {"type": "object", "additionalProperties": False, "properties": {
        "viewer": {"type": "string"}, "place": {"type": "string"}, "cards": texts({"type": "string"}),
        "lost": {"type": "integer", "minimum": 0}}}}

    def read(self, register: Names, field: str, given: Any) -> tuple[Seen, ...]:
        return tuple(self.row(register, f"{field}[{number}]", row) for number, row in enumerate(read_list(field, given)))

    def row(self, register: Names, field: str, given: Any) -> Seen:
        row, state = read_mapping(field, given), register.state
        read_known(row, ("viewer", "place", "cards", "lost"), f"{field}.")
        place = SUPPORTERS if row.get("place") == "supporters" else register.seat(f"{field}.place", row.get("place"))
        cards = tuple(ShownCards().read(register, f"{field}.cards", row.get("cards", [])))
        lost = read_number(f"{field}.lost", row.get("lost", 0), 0, max(0, len(cards) - 1))
        there = state.alliance.supporters if place == SUPPORTERS else state.hands[place]
        missing = sum(max(0, cards.count(card) - there.count(card)) for card in set(cards))
        if not cards or missing > lost:
            raise wrong(f"{field}.cards", row.get("cards", []))
        return Seen(register.seat(f"{field}.viewer", row.get("viewer")), place, cards, lost)

    def write(self, register: Names, value: tuple[Seen, ...]) -> list[JSON]:
        places = {SUPPORTERS: "supporters", **dict(enumerate(register.seat_names))}
        return [{"viewer": register.seat_names[seen.viewer], "place": places[seen.place],
                 "cards": Cards().write(register, seen.cards), "lost": seen.lost} for seen in value]


# --- the battle

class Clearing(FieldKind):
    """One clearing by its printed number."""
    schema = {"type": ["integer", "string"]}

    def read(self, register: Names, field: str, given: Any) -> int:
        return read_clearing(field, given)

    def write(self, register: Names, value: int) -> int:
        return value + 1


class Dice(FieldKind):
    """The dice in any order; none before the roll."""
    schema = {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 3}}

    def read(self, register: Names, field: str, given: Any) -> tuple[int, int]:
        dice = [read_number(field, die, 0, 3) for die in read_list(field, given)]
        if len(dice) not in (0, 2):
            raise wrong(field, given)
        return (max(dice), min(dice)) if dice else (NOWHERE, NOWHERE)

    def write(self, register: Names, value: tuple[int, int]) -> list[int]:
        return [] if NOWHERE in value else list(value)

    def show(self, register: Names, value: tuple[int, int]) -> list[int] | None:
        return self.write(register, value) or None


SOMEBODY, A_CARD, HITS = Seat(nothing=NOWHERE), Card(NOWHERE, placed=False), Number(0, 30)
FIGHT = Fields(
    Field("clearing", Clearing(), ALL), Field("attacker", SOMEBODY, ALL), Field("defender", SOMEBODY, ALL),
    Field("ally", SOMEBODY, ALL), Field("instigator", SOMEBODY, ALL), Field("arbiter", SOMEBODY, ALL),
    Field("ambush", A_CARD, ALL), Field("foil", A_CARD, ALL), Field("dice", Dice(), ALL, holds=("high", "low")),
    *(Field(name, HITS) for name in ("rolled_attacker", "rolled_defender", "extra_attacker", "extra_defender", "due_attacker",
                                     "due_defender", "prizes_attacker", "prizes_defender", "ally_lost", "items_lost")),
    Field("over", Number(0, 1)))


class Battle(FieldKind):
    """Who fights whom, where, the dice, and hits that are still due."""
    schema = {"anyOf": [{"type": "object", "additionalProperties": False, "properties": FIGHT.schema()}, {"type": "null"}]}

    def read(self, register: Names, field: str, given: Any) -> None:
        if given is None:
            return
        row, fight = read_mapping(field, given), Fight(NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
        read_known(row, FIGHT.names, f"{field}.")
        FIGHT.read(register, fight, {"clearing": None, **row}, f"{field}.")
        if NOWHERE in (fight.attacker, fight.defender) or fight.attacker == fight.defender:
            raise wrong(f"{field}.defender", row.get("defender"))
        register.state.fight = fight

    def write(self, register: Names, value: Fight | None) -> JSON | None:
        return None if value is None else FIGHT.write(register, value)


class After(FieldKind):
    """`hospital 9 2`, `outrage marquise fox`, `base mouse`, `items vagabond`, `garden`, `post`."""
    schema = {"type": "array", "items": {"type": "string"}}

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        return [self.number(register, field, str(text)) for text in read_list(field, given)]

    def number(self, register: Names, field: str, text: str) -> int:
        name, *words = text.split() or [""]
        kind = read_word(field, name, AFTER_NAMES)
        if len(words) != {HOSPITAL: 2, ITEMS_HIT: 1, BASE: 1, OUTRAGE: 2}.get(kind, 0):
            raise wrong(field, text)
        if kind == HOSPITAL:
            return act(kind, read_clearing(field, words[0]), Number(1, 25).read(register, field, to_number(words[1])))
        if kind == BASE:
            return act(kind, read_word(field, words[0], SUITS))
        if kind == OUTRAGE:
            return act(kind, register.seat(field, words[0]), read_word(field, words[1], SUITS))
        return act(kind, register.seat(field, words[0])) if kind == ITEMS_HIT else act(kind)

    def write(self, register: Names, value: list[int]) -> list[str]:
        return [" ".join([AFTER_NAMES[parts(after)[0]], *self.words(register, after)]) for after in value]

    def words(self, register: Names, after: int) -> list[str]:
        kind, a, b, _ = parts(after)
        if kind == HOSPITAL:
            return [PRINTED[a], str(b)]
        if kind == OUTRAGE:
            return [register.seat_names[a], SUITS[b]]
        return [SUITS[a]] if kind == BASE else [register.seat_names[a]] if kind == ITEMS_HIT else []


def to_number(word: str) -> Any:
    return int(word) if word.isdecimal() and len(word) < 4 else word
