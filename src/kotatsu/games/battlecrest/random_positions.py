"""Tables and positions for the fuzzer and for `bench`: each pair of heroes, each level, some readings, warriors anywhere."""
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from kotatsu.games.battlecrest.book import LEVELS, PLACES
from kotatsu.games.battlecrest.data import HEROES, make_book
from kotatsu.games.battlecrest.grid import cells_of
from kotatsu.games.battlecrest.printed import CELL_NAMES
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck

PAIRS = [(one, other) for one in HEROES for other in HEROES if one != other]
DUELS = tuple({"players": 2, "heroes": [one, other]} for one, other in PAIRS)
SOLOS = tuple({"players": 1, "heroes": [one], "imperator": other} for one, other in PAIRS)
LANDMARKS = range(1, 9)
NO_LEVEL = len(LEVELS)
FIRST_ROUND = 2 * len(PAIRS) * len(LEVELS)
TABLES = (*(f"{one}-{other}-{way}" for one, other in PAIRS for way in ("duel", *LEVELS)),
          *("landmarks-" + "".join(map(str, chosen)) for chosen in combinations(LANDMARKS, PLACES)))


def tables_of(state: State) -> tuple[str, ...]:
    """What the fuzzer counts a game for: the two heroes, duel or level, and which six landmarks lay on the field."""
    book = state.book
    numbers = sorted(book.printed.numbers[landmark] for landmark in state.landmarks)
    way = LEVELS[book.level] if book.is_solo() else "duel"
    return f"{book.hero[0].id}-{book.hero[1].id}-{way}", "landmarks-" + "".join(map(str, numbers))


def some_options(number: int, luck: Luck) -> JSON:
    """The table of the fuzz game that has this number: each pair of heroes as a duel and on each level.

    First duel and solo in turn (golden games stand on these), then a duel and the three levels of a pair, each equally often.
    """
    if number < FIRST_ROUND:
        one, other = PAIRS[number // 2 % len(PAIRS)]
        level = NO_LEVEL if number % 2 else number // 2 // len(PAIRS)
    else:
        one, other = PAIRS[number // 4 % len(PAIRS)]
        level = number % 4
    found: JSON = {"players": 1, "heroes": [one], "imperator": other, "level": LEVELS[level % len(LEVELS)]}
    if level == NO_LEVEL:
        found = {"players": 2, "heroes": [one, other]}
    if luck.below(3 if number < FIRST_ROUND else 8):
        found["landmark_pool"] = "8"             # 28 choices of six of the eight
    for name, value in (("own_rows", True), ("refocus_amount", "1"), ("refocus_flip", False), ("hazard_damage", "per_entry"),
                        ("hazard_stops", False), ("self_crest", True), ("defence_cards_max", 2)):
        if luck.below(8) == 0:
            found[name] = value
    return found


def random_position(options: Mapping[str, Any], luck: Luck) -> JSON:
    """The beginning of some turn: warriors, wounds, faces and exhausted cards as they may be."""
    book = make_book(options, None)
    cells = [CELL_NAMES[cell] for cell in cells_of(book.open)]
    pool = [book.printed.numbers[landmark] for landmark in book.pool]
    luck.shuffle(pool)
    sides = []
    for hero in book.hero:
        row = [book.printed.cards[card] + ("", " back")[luck.below(2)] + ("", " used")[luck.below(2)] for card in hero.cards]
        side: JSON = {"hero": hero.id, "cell": cells.pop(luck.below(len(cells))), "health": 1 + luck.below(hero.health), "row": row}
        if hero.minion:
            side["minion"] = cells.pop(luck.below(len(cells))) if luck.below(4) else None
        if hero.item and luck.below(2):
            side["item"] = "back"
        sides.append(side)
    found: JSON = {"game": "battlecrest", "options": dict(options), "luck": {"seed": luck.below(1 << 30)}, "turn": luck.below(60),
                   "active": book.hero[luck.below(2)].id, "sides": sides,
                   "landmarks": {CELL_NAMES[cell]: f"{pool[place]}{'AB'[luck.below(2)]}" + ("", " turned")[luck.below(2)]
                                 for place, cell in enumerate(book.cells)}}
    if book.is_solo():
        found["order"] = book.printed.order_names[luck.below(len(book.printed.orders))]
    return found
