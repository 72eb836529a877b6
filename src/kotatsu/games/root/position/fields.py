"""The fields of a state and of every seat, one row each; the fields of a board stand in its faction's folder."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root.book import ITEM_NAMES, ITEM_SUPPLY, ITEMS, NOWHERE, SUIT_NAMES
from kotatsu.games.root.card_rows import EFFECT_NAMES
from kotatsu.games.root.position.boards import BOARDS, board
from kotatsu.games.root.position.course import SEEN, After, Battle, Deck
from kotatsu.games.root.position.map import PRINTED, SUITS, Clearings, ClearingTexts, HiddenItems, Ruins, RuinSeers, Suits
from kotatsu.games.root.position.names import Names, Quests
from kotatsu.games.root.state import PHASE_NAMES, State
from kotatsu.kernel.field_kinds import Bits, Card, Cards, Count, Counts, FieldKind, Flag, ListOf, Number, Seat, Seats, Word, texts
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_known, read_list, read_mapping, wrong

# --- a seat

class Effects(Bits):
    """Lasting effects by name or by the card's id; the cards lie in the play area."""

    def read(self, register: Names, field: str, given: Any) -> int:
        cards = register.state.book.effect_card
        known = {name: effect for effect, name in enumerate(EFFECT_NAMES)}
        known |= {register.card_names[card]: effect for effect, card in enumerate(cards)}
        found = [known[read_choice(field, name, list(known))] for name in read_list(field, given)]
        if len(set(found)) != len(found):
            raise wrong(field, given)
        for effect in found:
            register.place(field, cards[effect])
        return sum(1 << effect for effect in found)


class CraftedItems(FieldKind):
    """R2.5.4: `{"boots": 1}` or `["boots"]`."""
    counts = Counts(ITEM_NAMES, ITEM_SUPPLY)
    schema = {"anyOf": [counts.schema, texts({"enum": list(ITEM_NAMES)})]}

    def read(self, register: Names, field: str, given: Any) -> None:
        if not isinstance(given, Mapping):
            words = read_list(field, given)
            given = {str(word): words.count(word) for word in words}
        counts = self.counts.read(register, field, given)
        boxes, first = register.state.boxes, register.at * ITEMS
        register.state.boxes = (*boxes[:first], *counts, *boxes[first + ITEMS:])

    def write(self, register: Names, value: tuple[int, ...]) -> JSON:
        return self.counts.write(register, value[register.at * ITEMS:(register.at + 1) * ITEMS])


class Dominance(Word):
    """R3.3.1: the suit of an activated dominance card, which lies there; R9.2.8: a Vagabond has a partner instead."""

    def read(self, register: Names, field: str, given: Any) -> int:
        goal = super().read(register, field, given)
        if goal != NOWHERE and register.at in register.state.book.vagabonds:
            raise wrong(field, given, "R9.2.8")
        if goal != NOWHERE:
            register.place(field, register.state.book.dominance[goal])
        return goal


SEAT = Fields(
    Field("hand", Cards(sorted=True), always=True, holds="hands"),
    Field("points", Number(0, 200), always=True),
    Field("effects", Effects(EFFECT_NAMES)),
    Field("dominance", Dominance(SUIT_NAMES[:4], nothing=NOWHERE), ALL),
    Field("partner", Seat(nothing=NOWHERE)),
    Field("joined", Card(NOWHERE)),
    by_seat=True)
ARMY = Fields(Field("items", CraftedItems(), holds="boxes"))       # a Vagabond's items lie on his board


class SeatRows(FieldKind):
    """Seats by faction or letter: what everybody has, and what lies on the faction's board."""
    schema = {"type": "object", "additionalProperties": {"type": "object", "additionalProperties": False, "properties": {
        **SEAT.schema(), **{name: {"anyOf": [table.schema()[name] for table in (ARMY, *(side.BOARD for side in BOARDS))
                                             if name in table.names]}
                            for table in (ARMY, *(side.BOARD for side in BOARDS)) for name in table.names}}}}

    def read(self, register: Names, field: str, given: Any) -> None:
        state, book = register.state, register.state.book
        rows: list[JSON] = [{} for _ in range(book.seats)]
        for name, row in read_mapping(field, given).items():
            rows[register.seat(field, name)] = read_mapping(f"{field}.{name}", row)
        for seat, row in enumerate(rows):
            register.at, inside, side = seat, f"{field}.{book.seat_names[seat]}.", BOARDS[book.faction[seat]]
            tables = [SEAT, *([] if seat in book.vagabonds else [ARMY])]
            read_known(row, [name for table in (*tables, side.BOARD) for name in table.names], inside)
            for table in tables:
                table.read(register, state, row, inside, seat)
            join(register, inside, row)
            side.BOARD.read(register, board(state, seat), row, inside)
            side.complete(register, inside, row)

    def write(self, register: Names, value: tuple[()]) -> JSON:
        state, found = register.state, {}
        for seat, name in enumerate(register.seat_names):
            register.at, side = seat, BOARDS[state.book.faction[seat]]
            found[name] = {**SEAT.write(register, state, seat),
                           **({} if seat in state.book.vagabonds else ARMY.write(register, state)),
                           **side.BOARD.write(register, board(state, seat))}
        return found


def join(names: Names, inside: str, row: JSON) -> None:
    """R9.2.8: a Vagabond's coalition, and the dominance card that was laid down for it: any free one if none is named."""
    state, book, seat = names.state, names.state.book, names.at
    if state.partner[seat] == NOWHERE:
        if state.joined[seat] != NOWHERE:
            raise wrong(f"{inside}joined", row["joined"])
        return
    if seat not in book.vagabonds or book.seats < 4 or state.dominance[seat] != NOWHERE:
        raise wrong(f"{inside}partner", row["partner"], "R9.2.8")
    if state.joined[seat] == NOWHERE:
        free = [card for card in book.dominance if names.is_free(card)]
        if not free:
            raise wrong(f"{inside}joined", "–")
        SEAT.put(state, "joined", seat, names.place(f"{inside}joined", free[-1]))
    elif state.joined[seat] not in book.dominance:
        raise wrong(f"{inside}joined", row["joined"])


# --- the state

def is_dominance(state: State, card: int) -> bool:
    return card in state.book.dominance


def is_other(state: State, card: int) -> bool:
    return not is_dominance(state, card)


FIELDS = Fields(
    Field("round", Count(), ALL, always=True),
    Field("turn", Count(), ALL, always=True),
    Field("active", Seat(), ALL, always=True),
    Field("phase", Word(PHASE_NAMES), default="birdsong", always=True),
    Field("suits", Suits()),
    Field("ruins", Ruins(), default=None, always=True, holds=("ruins", "ruin_items", "ruin_unseen")),
    Field("hidden_items", HiddenItems(), NOBODY, default=None, always=True),
    Field("ruin_seers", RuinSeers(PRINTED, Seats(), left_out=[])),
    Field("scorched", Clearings()),
    Field("clearings", ClearingTexts(), default={}, always=True, holds=("warriors", "pieces")),
    Field("seats", SeatRows(), default={}, always=True, holds=()),
    Field("discard", Cards(may=is_other, rule="R3.3.3"), ALL),
    Field("souls", Cards()),
    Field("available", Cards(sorted=True, may=is_dominance, rule="R3.3.3"), ALL),
    Field("removed", Cards(sorted=True), NOBODY),
    Field("deck", Deck(), default=[], always=True, holds=("order", "deck")),
    Field("seen", SEEN),
    Field("quests", Quests(), ALL),
    Field("quest_deck", Quests()),
    Field("used", Bits(EFFECT_NAMES), anew=True),
    Field("crafted", Counts(SUITS, 10), NOBODY, anew=True),
    Field("boats", Flag(), ALL, anew=True),
    Field("mercenaries", Word(("none", "bought", "serving"), nothing=0), holds="hired", anew=True),
    Field("bought", Number(0, 20), NOBODY, anew=True),
    Field("fight", Battle()),
    Field("after", ListOf(After()), NOBODY),
    Field("items", Counts(ITEM_NAMES, ITEM_SUPPLY, whole=True), ALL, always=True),
    Field("gone_items", Counts(ITEM_NAMES, 20), NOBODY))
FOLLOWS = ("grounds", "rulers", "ruled", "held", "spots", "placed", "supply")      # attributes that follow from the others
SETTINGS: JSON = {"options": {"type": "object"}, "data": {"type": "object"}}
