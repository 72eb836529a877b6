"""The deck, what was shown, the battle that is being fought, and what removals still bring about."""
from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.games.root.aftermath import AFTER_NAMES, BASE, HOSPITAL, ITEMS_HIT, OUTRAGE
from kotatsu.games.root.book import NOWHERE
from kotatsu.games.root.position.map import SUITS
from kotatsu.games.root.position.names import Names, read_clearing
from kotatsu.games.root.state import SUPPORTERS, Fight, Seen
from kotatsu.kernel.action import act, parts
from kotatsu.kernel.field_kinds import Card, Cards, FieldKind, ListOf, Number, Seat, Word
from kotatsu.kernel.fields import ALL, Field, Fields, Record
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_list, read_mapping, read_number, read_word, wrong

# --- cards

class Deck(FieldKind):
    """A list: these on top, beneath them all the rest; or `{"order": […], "set": […]}`: then the rest is out of the game."""
    schema = {"anyOf": [Cards.schema, {"type": "object", "additionalProperties": False,
                                       "properties": {"order": Cards.schema, "set": Cards.schema}}]}

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


class HandOrSupporters(Seat):
    """Whose hand, or `supporters`."""

    def read(self, register: Names, field: str, given: Any) -> int:
        return SUPPORTERS if given == "supporters" else super().read(register, field, given)

    def write(self, register: Names, value: int) -> str | None:
        return "supporters" if value == SUPPORTERS else super().write(register, value)


class Shown(Record):
    """R-P18: cards that lie in a hand or among the supporters, or `lost` of them lay there, and were shown to somebody."""

    def read(self, register: Names, field: str, given: Any) -> Seen:
        seen: Seen = super().read(register, field, given)
        there = register.state.alliance.supporters if seen.place == SUPPORTERS else register.state.hands[seen.place]
        missing = sum(max(0, seen.cards.count(card) - there.count(card)) for card in set(seen.cards))
        if not seen.cards or missing > seen.lost:
            raise wrong(f"{field}.cards", Cards().write(register, seen.cards))
        read_number(f"{field}.lost", seen.lost, 0, len(seen.cards) - 1)
        return seen


SEEN = ListOf(Shown(Fields(
    Field("viewer", Seat(), default=None),
    Field("place", HandOrSupporters(), default=None),
    Field("cards", Cards(sorted=True, placed=False)),
    Field("lost", Number(0, 50), always=True)), lambda: Seen(NOWHERE, NOWHERE, (), 0)))


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
    Field("clearing", Clearing(), ALL, default=None), Field("attacker", Seat(), ALL, default=None),
    Field("defender", Seat(), ALL, default=None), Field("ally", SOMEBODY, ALL), Field("instigator", SOMEBODY, ALL),
    Field("arbiter", SOMEBODY, ALL), Field("ambush", A_CARD, ALL), Field("foil", A_CARD, ALL),
    Field("dice", Dice(), ALL, holds=("high", "low")),
    *(Field(name, HITS) for name in ("rolled_attacker", "rolled_defender", "extra_attacker", "extra_defender", "due_attacker",
                                     "due_defender", "prizes_attacker", "prizes_defender", "ally_lost", "items_lost")),
    Field("over", Number(0, 1)))


class Battle(Record):
    """Who fights whom, where, the dice, and hits that are still due; null where there is no battle."""

    def __init__(self) -> None:
        super().__init__(FIGHT, lambda: Fight(NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE))
        self.schema = {"anyOf": [self.schema, {"type": "null"}]}

    def read(self, register: Names, field: str, given: Any) -> Fight | None:
        fight: Fight | None = None if given is None else super().read(register, field, given)
        if fight is not None and fight.attacker == fight.defender:
            raise wrong(f"{field}.defender", register.seat_names[fight.defender])
        return fight

    def write(self, register: Names, value: Fight | None) -> Any:
        return None if value is None else super().write(register, value)


class After(FieldKind):
    """`hospital 9 2`, `outrage marquise fox`, `base mouse`, `items vagabond`, `garden`, `post`."""
    schema = {"type": "string"}
    numbers: dict[int, tuple[FieldKind, ...]] = {
        HOSPITAL: (Clearing(), Number(1, 25)), ITEMS_HIT: (Seat(),), BASE: (Word(SUITS),), OUTRAGE: (Seat(), Word(SUITS))}

    def read(self, register: Names, field: str, given: Any) -> int:
        name, *words = str(given).split() or [""]
        after = read_word(field, name, AFTER_NAMES)
        kinds = self.numbers.get(after, ())
        if len(words) != len(kinds):
            raise wrong(field, given)
        values = [int(word) if word.isdecimal() and len(word) < 4 else word for word in words]
        return act(after, *(kind.read(register, field, value) for kind, value in zip(kinds, values, strict=True)))

    def write(self, register: Names, value: int) -> str:
        after, *numbers = parts(value)
        words = [kind.write(register, number) for kind, number in zip(self.numbers.get(after, ()), numbers, strict=False)]
        return " ".join([AFTER_NAMES[after], *map(str, words)])
