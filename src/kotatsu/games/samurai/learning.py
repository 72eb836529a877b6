"""What each number means that a program learns Samurai Spirit from."""
from kotatsu.games.samurai.book import LEVELS
from kotatsu.games.samurai.data import make_book
from kotatsu.games.samurai.encode import CARDS, SEATS, SIZE, encode
from kotatsu.games.samurai.lexicon import BARS, FAMILY_LETTERS, FARM_LETTERS, LEXICON, SAMURAI_NAMES
from kotatsu.games.samurai.state import State
from kotatsu.kernel.learning import Learning, Part, numbered, of_each

SEAT_LABELS = numbered("seat", SEATS)
CARD_IDS = tuple(make_book({}, None).ids)
PLACES = "place in that row, counted from 1; 0 if it does not lie there"
PARTS = (
    Part("viewer", SEAT_LABELS, "1 for the seat that sees this"),
    Part("level", LEVELS, "1 for the level of the table"),
    Part("round", ("1", "2", "3"), "1 for the round"),
    Part("turn", ("turn",), "how many turns there were, 255 at most", 255),
    Part("active", SEAT_LABELS, "1 for the seat that has the active-player token"),
    Part("ending", ("ending",), "1 during the steps at the end of a round"),
    Part("bars", tuple(row.name for row in BARS), "1 for what a penalty forbids or commands this turn"),
    Part("shouting", SEAT_LABELS, "1 for a seat that resolves a Kiai"),
    Part("village", ("barricades", "most barricades", "farmsteads"), "how many stand", 10),
    Part("farms", FARM_LETTERS, "how many farmsteads with that back are destroyed", 6),
    Part("families", FAMILY_LETTERS, "1 for a family that lives"),
    Part("stacks", ("raiders", "intruders", "lieutenants aside", "bosses aside"), "how many cards lie there", CARDS),
    Part("forecast", ("wounds", "farmsteads", "families"), "what the end of the round would cost now", 7),
    Part("absent", SAMURAI_NAMES, "1 for an absent samurai whose token lies at the village"),
    Part("spent", SAMURAI_NAMES, "1 if that token was used"),
    Part("drawn by", SEAT_LABELS, "1 for the seat that must place the drawn card"),
    Part("drawn", CARD_IDS, "1 for the drawn card"),
    Part("raiders, top", CARD_IDS, f"a card that all know on top of the stack: its {PLACES}", CARDS),
    Part("raiders, bottom", CARD_IDS, f"a card that all know at the bottom: its {PLACES}", CARDS),
    Part("intruders", CARD_IDS, "1 for an intruder that everybody knows"),
    Part("discard", CARD_IDS, "1 for a discarded card"),
    Part("peeked", CARD_IDS, f"cards that this seat looks at, or that lay face up: their {PLACES}", 3),
    *of_each(SEAT_LABELS,
             Part("samurai", SAMURAI_NAMES, "1 for the samurai who sits there"),
             Part("added", SAMURAI_NAMES, "1 for a talent of an absent samurai that he has"),
             Part("token", SEAT_LABELS, "1 for the seat where his token lies"),
             Part("board", ("there", "animal side", "wound", "passed"), "1 if it is so"),
             Part("line, sum", ("sum", "kiai"), "the sum of his combat line, and his Kiai value", 255),
             Part("line", CARD_IDS, f"a card of his combat line: its {PLACES}", CARDS),
             Part("left", CARD_IDS, "1 for a card at his left side")),
)
assert sum(len(part.labels) for part in PARTS) == SIZE

LEARNING: Learning[State] = Learning(LEXICON, lambda: {"seat": SEAT_LABELS, "card": CARD_IDS}, lambda: PARTS, encode, SEATS)
