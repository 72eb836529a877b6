"""What each number means that a program learns Senjutsu from."""
from functools import cache

from kotatsu.games.senjutsu.data import make_book
from kotatsu.games.senjutsu.encode import FIGURE_SIZE, FIGURES, HEXES, SEATS, SIZE, VALUES, encode
from kotatsu.games.senjutsu.lexicon import KAMAE, KINDS, LEXICON, POISON_NAMES, TERRAIN_NAMES
from kotatsu.games.senjutsu.state import State
from kotatsu.hexes.compass import DIRECTION_NAMES
from kotatsu.kernel.learning import Learning, Part, numbered, of_each

SEAT_LABELS, FIGURE_LABELS, HEX_LABELS = numbered("seat", SEATS), numbered("figure", FIGURES), numbered("hex", HEXES)
VALUE_LABELS = tuple(f"initiative {value}" for value in range(VALUES))
PLACES = "its place from the front, counted from 1; 0 if it is not there"
COPIES = "how many copies of that card"


@cache
def card_labels() -> tuple[str, ...]:
    return tuple(make_book({}, None).printed.ids)


def figure_parts(cards: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        Part("there", ("there", "bot"), "1 if it is so"),
        Part("hex", HEX_LABELS, "1 for where it stands"),
        Part("facing", DIRECTION_NAMES, "1 for where it looks"),
        Part("kamae", tuple(row.id() for row in KAMAE), "1 for its kamae"),
        Part("states", ("focus", "wounds", "wounds it can take", "bleeding", "stuns", "hobbles"), "how many", 50),
        Part("toxins", POISON_NAMES, "rotations that are left of a poison that stays", 15),
        Part("poisons", POISON_NAMES, "1 for a poison left in its poison deck"),
        Part("played", cards, "1 for the card of this turn, where this seat may see it"),
        Part("discard", cards, f"{COPIES} this seat can see in the discard pile", 50),
        Part("turn", ("face down", "initiative", "initiative named", "lag"),
             "1 if a card lies face down; the initiative of its next part; what was named for its first; hobbles at Reveal", 255),
        Part("stopped", ("steps", "turns", "ended"), "1 for what it may not do any more this turn"),
        Part("shields", DIRECTION_NAMES, "1 for a shield in that direction"),
        Part("counters", VALUE_LABELS, "1 for a counter symbol against that initiative"),
        Part("dear", VALUE_LABELS, "1 for one that must be paid for first"),
        Part("cards", ("hand", "deck", "discard"), "how many cards", 255),
        Part("known", cards, f"{COPIES} this seat was shown in the hand, or of a bot on top of the deck", 50),
        Part("stays", cards, f"{COPIES} lie beside the deck", 50),
        Part("extra", cards, f"{COPIES} are in play this turn beside the card of the turn", 50),
        Part("stays, rotations", cards, "rotations that are left of a card beside the deck", 255),
        Part("behaviour", ("left", "middle", "right"), "1 for a bot's behaviour"),
        Part("stance", ("aggressive", "defensive"), "1 for a bot's stance"),
        Part("prefers", ("distance",), "the distance that a bot prefers", 9),
    )


@cache
def parts() -> tuple[Part, ...]:
    cards = card_labels()
    figure = figure_parts(cards)
    found = (
        Part("viewer", SEAT_LABELS, "1 for the seat that sees this"),
        Part("seats", ("seats",), "how many seats there are; figures behind them are bots", SEATS),
        Part("turn", ("turn",), "how many turns there were", 255),
        Part("value", VALUE_LABELS, "1 for the initiative that is being resolved"),
        Part("track", FIGURE_LABELS, f"the initiative track: {PLACES}", FIGURES),
        Part("banned", tuple(row.name for row in KINDS), "1 for a type that nobody may play this turn"),
        Part("forbidden_cards", cards, "1 for a card that nobody may play", 50),
        *(Part(f"terrain of {where}", TERRAIN_NAMES, "1 for what lies there; all 0 if nothing does, or the board has no such hex")
          for where in HEX_LABELS),
        Part("queue", FIGURE_LABELS, f"figures that are resolved next: {PLACES}", FIGURES),
        Part("slots", FIGURE_LABELS, f"the order that is being made of tied figures: {PLACES}", FIGURES),
        *(Part(name, FIGURE_LABELS, f"1 for a figure that {what}") for name, what in (
            ("far", "began the turn far from its opponents"), ("used_instant", "has used its instant"), ("out", "is defeated"),
            ("stealthed", "is stealthed"), ("resets", "resets its deck after this turn"))),
        Part("gone", cards, f"{COPIES} have left the game", 50),
        Part("met", cards, "1 for a solo card that everybody has seen in some bot's deck", 50),
        Part("horde", ("wave", "stage"), "which one", 5),
        Part("played", ("open", "face down"), "1 if the cards of the turn are turned up; 1 from the draw to the reveal"),
        Part("peeked", ("peeked",), "top cards that somebody looks at", 50),
        Part("peeked, cards", cards, f"{COPIES} this seat looks at", 50),
        Part("own hand", cards, f"{COPIES} are in the own hand", 50),
        Part("own core", cards, "1 for an own core card", 2),
        Part("asks", ("asks",), "1 if this seat wants to be asked for instants"),
        *of_each(FIGURE_LABELS, *figure),
    )
    assert sum(len(part.labels) for part in figure) == FIGURE_SIZE and sum(len(part.labels) for part in found) == SIZE
    return found


NUMBERS = tuple(str(number) for number in range(64))


def names() -> dict[str, tuple[str, ...]]:
    return {"seat": SEAT_LABELS, "figure": FIGURE_LABELS, "card": card_labels(), "hex": HEX_LABELS, "value": NUMBERS[:21],
            "slot": NUMBERS[1:17], "line": NUMBERS[1:33], "number": NUMBERS}


LEARNING: Learning[State] = Learning(LEXICON, names, parts, encode, SEATS)
