"""Positions for the fuzzer, as a person would write them: figures anywhere, short decks, hordes that are nearly beaten."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.senjutsu.book import NONE, Book, blocks_way
from kotatsu.games.senjutsu.data import make_book
from kotatsu.games.senjutsu.defeat import LAST_WAVE
from kotatsu.games.senjutsu.lexicon import KAMAE_NAMES, POISON_NAMES, TERRAIN_NAMES
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck

LOOSE = ("caltrops", "corpse", "bamboo", "rocks", "shrine", "cherry")


# what play by chance hardly ever comes to: who has a card chosen, with what it needs, while the others stand around
SCENES: tuple[tuple[str, JSON], ...] = (
    ("master", {"played": "010"}),                                             # poisons, and what they do to bots
    ("student", {"played": "042", "discard": ["118"]}),                        # a block that comes too late
    ("student", {"played": "074", "weapon": "074"}),                           # a counter that must be paid for
    ("warrior", {"played": "062", "hand": ["054", "104"]}),                    # several are hit; an instant for one of them
)
BLOWS = ("127", "125", "115")      # of those who stand around
OPEN_SIDES = 4


def some_position(options: Mapping[str, Any], luck: Luck) -> JSON:
    """Everybody is about to choose, or a turn begins; of a horde also the end of a wave or stage. Else a scene, if there is one."""
    book = make_book(options, None)
    scenes = [] if book.horde else [(seat, scene) for seat in range(book.seats) for who, scene in SCENES
                                    if book.characters[seat].name == who and not book.own_lists >> seat & 1]
    if scenes and luck.below(2):
        return some_scene({**options, "poisons": "all"}, *scenes[luck.below(len(scenes))], luck)
    cells = [cell for cell in range(book.board.printed) if not blocks_way(book.terrain[cell]) and cell != book.lord_cell]
    luck.shuffle(cells)
    if luck.below(4):                            # mostly near each other: there is more to do then
        heart = cells[0]
        cells.sort(key=lambda cell: -book.board.distance(heart, cell))
    figures: list[JSON] = []
    for seat in range(book.seats):
        figures.append({"name": book.seat_names[seat], **some_figure(book, cells.pop(), luck), **some_cards(book, seat, luck)})
    found: JSON = {"game": "senjutsu", "options": dict(options), "luck": {"seed": luck.below(1 << 31)}}
    kinds = [bot.name for bot in book.bots]
    names = [f"{kind}-{kinds[:place].count(kind) + 1}" for place, kind in enumerate(kinds)]
    standing = len(names)
    if book.horde:
        found["stage"], found["wave"] = 1 + luck.below(3), 1 + luck.below(LAST_WAVE)
        standing = luck.below(found["wave"] + 1)
        found["out"] = names[standing:]
    for place, name in enumerate(names):
        row: JSON = {"name": name}
        if place < standing:
            row.update(some_figure(book, cells.pop(), luck, bot=True))
        if book.horde:
            row["limit"] = found["stage"]
        figures.append(row)
    terrain = {hex_name(book, cell): TERRAIN_NAMES[kind] for cell, kind in enumerate(book.terrain) if kind}
    starts = {start & 255 for row in book.starts for start in row} if book.horde else set()      # to which they come back (S13.2.3)
    loose = [cell for cell in cells if cell not in starts]
    for _ in range(luck.below(4)):
        terrain[hex_name(book, loose.pop())] = LOOSE[luck.below(len(LOOSE))]
    found.update(figures=figures, terrain=terrain, turn=luck.below(9))
    if (names and not standing) or luck.below(2):
        found["next"] = ["StartTurn"]
    return found


def some_scene(options: JSON, seat: int, scene: JSON, luck: Luck) -> JSON:
    """Cards are about to be turned up: one figure has the card of the scene, the others stand in front of it, or near."""
    book = make_book(options, None)
    board = book.board
    free = [cell for cell in range(board.printed) if not blocks_way(book.terrain[cell])]

    def sides(cell: int, facing: int) -> list[int]:
        return [to for turn in (0, 1, 5, 2, 4, 3) if (to := board.neighbour(cell, (facing + turn) % 6)) in free]

    hearts = [cell for cell in free if len(sides(cell, 0)) >= OPEN_SIDES]
    heart, facing = hearts[luck.below(len(hearts))], luck.below(6)
    near = sides(heart, facing)
    around = [*near, *[cell for cell in free if cell not in near and cell != heart]]
    figures: list[JSON] = []
    for other in range(book.seats):
        kamae = KAMAE_NAMES[luck.below(4)]
        row: JSON = {"name": book.seat_names[other], "kamae": kamae, "focus": 3 if other == seat else luck.below(4)}
        if other == seat:
            figures.append({**row, "hex": hex_name(book, heart), "facing": facing, **scene})
            continue
        core = book.printed.ids[book.characters[other].core]
        figures.append({**row, "hex": hex_name(book, around.pop(0)), "played": (*BLOWS, core)[luck.below(len(BLOWS) + 1)]})
    kinds = [bot.name for bot in book.bots]
    for place, kind in enumerate(kinds):
        row = {"name": f"{kind}-{kinds[:place].count(kind) + 1}", "hex": hex_name(book, around.pop(0)), "facing": luck.below(6)}
        if book.bots[place].nightmare != NONE and book.nightmare:
            row["known_tops"] = [book.printed.ids[book.bots[place].nightmare]]
        figures.append(row)
    for row in figures[:book.seats]:             # a bot with a low limit would fall by one
        if not luck.below(4):
            row["toxins"] = [f"{POISON_NAMES[1 + luck.below(len(POISON_NAMES) - 1)]}:2"]
    terrain = {hex_name(book, cell): TERRAIN_NAMES[kind] for cell, kind in enumerate(book.terrain) if kind}
    return {"game": "senjutsu", "options": dict(options), "luck": {"seed": luck.below(1 << 31)}, "figures": figures,
            "terrain": terrain, "turn": 1 + luck.below(9)}


def hex_name(book: Book, cell: int) -> str:
    q, r = book.board.places[cell]
    return f"{q},{r}"


def some_figure(book: Book, cell: int, luck: Luck, bot: bool = False) -> JSON:
    found: JSON = {"hex": hex_name(book, cell), "facing": luck.below(6)}
    if bot:
        return found
    return {**found, "kamae": KAMAE_NAMES[luck.below(4)], "focus": luck.below(4), "wounds": luck.below(3),
            "bleeding": luck.below(2), "stuns": luck.below(2), "hobbles": [1 + luck.below(4)] * luck.below(2)}


def some_cards(book: Book, seat: int, luck: Luck) -> JSON:
    """A hand, a deck that is often short, and a discard pile of some of the rest."""
    pile = list(book.decks[seat])
    luck.shuffle(pile)
    cards = [book.printed.ids[card] for card in pile]
    hand, size = luck.below(book.characters[seat].hand + 1), luck.below(len(cards)) if luck.below(2) else luck.below(4)
    size = min(size, len(cards) - hand)
    rest = cards[hand + size:]
    return {"hand": cards[:hand], "deck": cards[hand:hand + size],
            "discard": [card + ("" if luck.below(4) else ":down") for card in rest[:luck.below(len(rest) + 1)]]}
