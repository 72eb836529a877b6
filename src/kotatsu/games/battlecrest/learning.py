"""What each number means that a program learns Battlecrest from."""
from kotatsu.games.battlecrest.book import LEVELS, PLACES
from kotatsu.games.battlecrest.data import make_book
from kotatsu.games.battlecrest.encode import CARDS, SIDES, SIZE, encode
from kotatsu.games.battlecrest.fields import ACTIONS
from kotatsu.games.battlecrest.lexicon import LEXICON
from kotatsu.games.battlecrest.printed import CELL_NAMES as CELLS
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.learning import Learning, Part, numbered, of_each

CELL_NAMES = tuple(CELLS)
PRINTED = make_book({}, None).printed
SIDE_LABELS = numbered("side", SIDES)
PLACE_LABELS = numbered("place", PLACES)
WARRIOR_LABELS = tuple(f"{side}, {who}" for side in SIDE_LABELS for who in ("hero", "minion"))
STAR_LABELS = tuple(star.id for star in PRINTED.stars)
HERO_LABELS = tuple(hero.id for hero in PRINTED.heroes)
CARD_LABELS, LANDMARK_LABELS, ORDER_LABELS = tuple(PRINTED.cards), tuple(PRINTED.landmarks), tuple(PRINTED.order_names)
PARTS = (
    Part("viewer", SIDE_LABELS, "1 for the side that sees this"),
    Part("players", ("players",), "how many play; alone against the Imperator, who is side 2", 2),
    Part("level", LEVELS, "1 for the level of the Imperator"),
    Part("turn", ("turn",), "how many turns there were", 255),
    Part("active", SIDE_LABELS, "1 for the side whose turn it is"),
    *(Part(f"landmark at {place}", LANDMARK_LABELS, "1 for the landmark that lies there") for place in PLACE_LABELS),
    Part("landmarks, face B", PLACE_LABELS, "1 if it shows face B"),
    Part("landmarks, turned", PLACE_LABELS, "1 if it is turned by 180°"),
    Part("hazards", CELL_NAMES, "1 for a cell with an active hazard"),
    Part("waypoints", CELL_NAMES, "1 for a cell with a waypoint"),
    *(Part(f"cell of {who}", CELL_NAMES, "1 for the cell where he stands") for who in WARRIOR_LABELS),
    *of_each(SIDE_LABELS,
             Part("hero", HERO_LABELS, "1 for its hero"),
             Part("health", ("health",), "what is left of it", 60),
             Part("movement", ("movement",), "the sum of the ready cards", 60),
             Part("item", ("back",), "1 if its item shows the back"),
             Part("row", CARD_LABELS, "a card of its row: its place from the left, counted from 1; else 0", CARDS)),
    Part("exhausted", CARD_LABELS, "1 for an exhausted card"),
    Part("backs", CARD_LABELS, "1 for a card that shows its back"),
    Part("done", ACTIONS, "1 for an action done this turn"),
    Part("stars", STAR_LABELS, "1 for a star ability used this turn"),
    Part("activated", CARD_LABELS, "1 for the card whose abilities are being used"),
    Part("target", WARRIOR_LABELS, "1 for whom its attack was aimed at"),
    Part("order", ORDER_LABELS, "1 for the Imperator's order in force"),
    Part("discard", ORDER_LABELS, "how often that order lies in the discard", 2),
    Part("deck", ("deck",), "cards of the order deck", 6),
)
assert sum(len(part.labels) for part in PARTS) == SIZE

NAMES = {"seat": SIDE_LABELS, "warrior": WARRIOR_LABELS, "cell": CELL_NAMES, "card": CARD_LABELS, "star": STAR_LABELS,
         "landmark": LANDMARK_LABELS, "place": PLACE_LABELS, "order": ORDER_LABELS}
LEARNING: Learning[State] = Learning(LEXICON, lambda: NAMES, lambda: PARTS, encode, SIDES)
