"""Options become a book: who fights where, with which deck."""
import json
from collections.abc import Mapping
from typing import Any

from kotatsu.games.senjutsu.book import Book, Instant, Moment, Printed, Terrain
from kotatsu.games.senjutsu.decks import Deck, building, deck_for, parse, printed_deck
from kotatsu.games.senjutsu.faces import card_face
from kotatsu.games.senjutsu.instants import REPLACING
from kotatsu.games.senjutsu.lexicon import TERRAIN_NAMES
from kotatsu.games.senjutsu.own_rows import boxed
from kotatsu.games.senjutsu.printed import Box, field, hexes, offset, tables
from kotatsu.games.senjutsu.puzzle import with_puzzle
from kotatsu.hexes.board import TILE_SHIFTS, joined
from kotatsu.hexes.compass import OFFSETS, Offset
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.game import JSON, Option
from kotatsu.kernel.notation import read_choice, read_flag, read_known, read_number, wrong
from kotatsu.kernel.overrides import own_from, own_text
from kotatsu.kernel.phrase import Phrase, say

LOWEST_PLAYERS, HIGHEST_PLAYERS = 1, 4
MODES = ("versus", "teams", "solo", "horde")
HORDE = ("katana", "katana", "katana")
BOTS = tuple(row["id"] for row in tables()["bot"])
CHARACTERS = ("ronin", "master", "student", "warrior")
BATTLEFIELDS = tuple(row["id"] for row in tables()["battlefield"])
TERRAINS = ("none", "recommended", "placed")
DECKS = ("signature", "extended")
EQUAL = "equal_questions"          # between screens (S3.5.1); not offered, since nobody would want to choose it
ANYBODY = "any"                    # a seat that leaves its character open
COMPANIES = ("katana+katana", "katana+yumi", "yari+katana", "leader+katana", "katana+katana+yumi", "leader+katana+yari",
             "leader+katana+yari+yumi", "katana+katana+katana+katana", "master+student+ronin", "master+student+warrior",
             "master+ronin+warrior", "student+ronin+warrior")            # what the page offers beside single bots
POISONS = ("core", "all")
ALL_POISONS = 31                   # Crippling Poison and the four of the expansions, as bits
PIECES = ("rocks", "rocks", "rocks", "bamboo", "bamboo", "shrine")       # of the box, for those who place it themselves


def options() -> tuple[Option, ...]:
    def choice(name: str, values: tuple[Any, ...], default: Any, rule: str, mark: str = "book") -> Option:
        return Option(name, "choice", default, say(f"senjutsu-option-{name}"), say(f"senjutsu-option-{name}-help"), rule, mark,
                      tuple((value, say(f"senjutsu-option-{name}-{value}")) for value in values))

    def flag(name: str, default: bool, rule: str, mark: str) -> Option:
        return Option(name, "flag", default, say(f"senjutsu-option-{name}"), say(f"senjutsu-option-{name}-help"), rule, mark)

    return (
        Option("players", "number", 2, say("senjutsu-option-players"), say("senjutsu-option-players-help"), "S2.9", "book", (),
               LOWEST_PLAYERS, HIGHEST_PLAYERS),
        Option("characters", "list", ANYBODY, say("senjutsu-option-characters"),
               say("senjutsu-option-characters-help"), "S2.9", "book",
               tuple((name, say(f"senjutsu-character-{name}")) for name in CHARACTERS)),
        choice("decks", DECKS, "signature", "S11.2"),
        Option("lists", "deck", [], say("senjutsu-option-lists"), say("senjutsu-option-lists-help"), "S11.1", "book"),
        choice("mode", MODES, "versus", "S9.3"),
        Option("bots", "choice", "katana", say("senjutsu-option-bots"), say("senjutsu-option-bots-help"), "S13.F.4", "book",
               tuple((text, company_words(text)) for text in (*BOTS, *COMPANIES))),
        flag("nightmare", False, "S13.N.1", "book"),
        flag("nightmare_all", False, "S13.N.1", "reading"),
        flag("random_bots", False, "S13.F.17", "reading"),
        choice("poisons", POISONS, "core", "S10.poison.1"),
        flag("fallen_lord", False, "S13.2.10", "book"),
        Option("battlefield", "choice", "snow-field", say("senjutsu-option-battlefield"), say("senjutsu-option-battlefield-help"),
               "S21.1", "book", tuple((name, say(f"senjutsu-board-{name}")) for name in BATTLEFIELDS)),
        Option("joined", "choice", "none", say("senjutsu-option-joined"), say("senjutsu-option-joined-help"), "S2.1.2", "book",
               (("none", say("senjutsu-option-joined-none")), *((name, say(f"senjutsu-board-{name}")) for name in BATTLEFIELDS))),
        choice("terrain", TERRAINS, "recommended", "S2.1"),
        flag("mirror", False, "S2.9", "custom"),
        flag("pushed_goes_on", False, "S6.8.3", "reading"),
    )


def defaults() -> JSON:
    return {option.name: option.default for option in options()}


def read_options(given: Mapping[str, Any], box: Box) -> JSON:
    """The options of a table, checked, defaults filled in."""
    known = defaults()
    read_known(given, [*known, "puzzle", EQUAL], "options.")
    named = given.get("characters", ANYBODY)
    named = None if named == ANYBODY else named
    if named is not None and not isinstance(named, list):
        raise wrong("options.characters", named)
    players = read_number("options.players", given.get("players", len(named) if named else 2), LOWEST_PLAYERS, HIGHEST_PLAYERS)
    chosen = [str(read_choice("options.characters", name, (*CHARACTERS, ANYBODY))) for name in (named or [])]
    if len(chosen) > players:
        raise wrong("options.characters", named)
    chosen += [ANYBODY] * (players - len(chosen))
    lists = read_lists(box, given.get("lists", []), players)
    for seat, deck in enumerate(lists):
        if chosen[seat] == ANYBODY and isinstance(deck, Deck) and deck.character:
            chosen[seat] = deck.character
    bots_named = str(given.get("bots", ""))
    free = sorted((name for name in CHARACTERS if name not in chosen), key=lambda name: name in bots_named)
    chosen = [free.pop(0) if name == ANYBODY else name for name in chosen]
    found: JSON = {"players": players, "characters": chosen}
    known["mode"] = "versus" if players > 1 else "solo"
    for name, values in (("mode", MODES), ("decks", DECKS), ("battlefield", BATTLEFIELDS), ("terrain", TERRAINS),
                         ("joined", ("none", *BATTLEFIELDS)), ("poisons", POISONS)):
        found[name] = read_choice(f"options.{name}", given.get(name, known[name]), values)
    for name in ("nightmare", "nightmare_all", "random_bots", "fallen_lord", "mirror", "pushed_goes_on"):
        found[name] = read_flag(f"options.{name}", given.get(name, known[name]))
    if len(set(chosen)) < len(chosen) and not found["mirror"]:
        twice = next(name for name in chosen if chosen.count(name) > 1)
        raise Illegal("S2.9", say("senjutsu-twice", who=say(f"senjutsu-character-{twice}")))
    if found["mode"] == "versus" and players < 2:
        raise Illegal("S3.9.3", say("senjutsu-versus-alone"))
    if found["mode"] == "teams" and players != 4:
        raise Illegal("S9.3", say("senjutsu-teams-of-two", count=players))
    if found["mode"] == "horde":
        found["bots"] = read_horde(given.get("bots", list(HORDE)))
    else:
        found["bots"] = read_bots(given.get("bots", known["bots"])) if found["mode"] == "solo" else []
    taken = next((name for name in found["bots"] if name in chosen), None)
    if taken is not None and not found["mirror"]:
        raise Illegal("S2.9", say("senjutsu-twice", who=say(f"senjutsu-character-{taken}")))
    if any(lists):
        found["lists"] = given["lists"]
    if read_flag(f"options.{EQUAL}", given.get(EQUAL, False)):
        found[EQUAL] = True
    if "puzzle" in given:
        if not isinstance(given["puzzle"], list) or len(given["puzzle"]) > players:
            raise wrong("options.puzzle", given["puzzle"])
        found["puzzle"] = given["puzzle"]
    return found


def read_lists(box: Box, given: Any, players: int) -> list[Deck | str]:
    """S11.1, S11.2: by seat a deck of one's own, the name of a printed one, or nothing: then it is the table's."""
    if not isinstance(given, list) or len(given) > players:
        raise wrong("options.lists", given)
    return [text if text in ("", *DECKS) else parse(box, f"options.lists[{seat + 1}]", text) for seat, text in enumerate(given)]


def company_words(text: str) -> Phrase:
    """Bots in words, up to four of them."""
    names = [say(f"senjutsu-bot-{name}") for name in text.split("+")]
    if len(names) == 1:
        return names[0]
    return say(f"senjutsu-company-{len(names)}", **dict(zip(("first", "second", "third", "fourth"), names, strict=False)))


def read_bots(given: Any) -> list[str]:
    """One to six bots by kind: `katana+yumi`, or a list."""
    given = given.split("+") if isinstance(given, str) else given
    if not isinstance(given, list) or not 1 <= len(given) <= 6:
        raise wrong("options.bots", given)
    return [str(read_choice("options.bots", name, BOTS)) for name in given]


def read_horde(given: Any) -> list[str]:
    """S13.2.1, S13.2.9: three katana ashigaru, one of them replaced by any bot, or all of them by bot characters."""
    found = read_bots(given)
    found = [*HORDE[1:], *found] if len(found) == 1 else found
    characters = {row["id"] for row in tables()["bot"] if row.get("character")}
    if len(found) != len(HORDE) or (found.count("katana") < 2 and not (set(found) <= characters and len(set(found)) == len(HORDE))):
        raise Illegal("S13.2.9", say("senjutsu-horde-bots"))
    return found


def make_book(given: Mapping[str, Any], own: Mapping[str, Any] | None) -> Book:
    """S2: everything about a table before anybody has placed a figure."""
    box = boxed(own)
    found = read_options(given, box)
    cards, seats = box.cards, found["players"]
    place = joined_place(box, found["battlefield"], found["joined"])
    names = found["characters"]
    decks = [deck_of(box, name, found, seat) for seat, name in enumerate(names)]
    teams = [seat % 2 for seat in range(seats)] if found["mode"] == "teams" else list(range(seats))
    kinds = [box.bots[name] for name in found["bots"]]
    if found["mode"] == "horde":
        kinds.append(box.bots["leader"])
    if kinds:
        teams = [0] * seats + [1] * len(kinds)
    book = Book(cards, field(place["hexes"]), [box.characters[name] for name in names], teams, [list(deck.cards) for deck in decks],
                [deck.weapon for deck in decks], kinds)
    if kinds:
        add_bots(book, place, found)
    book.seat_names = [name if names.count(name) == 1 else f"{name}-{names[:seat].count(name) + 1}"
                       for seat, name in enumerate(names)]
    book.terrain = [Terrain.NOTHING] * book.board.count
    if found["terrain"] == "recommended":
        for piece in place["terrain"].split():
            kind, at = piece.split(":")
            book.terrain[book.board.at(*offset(at))] = TERRAIN_NAMES.index(kind)
    book.starts = starts(book, place, found)
    if found["mode"] == "horde" and found["fallen_lord"]:
        lay_lord(book)
    if found["terrain"] == "placed":
        evenly = len(PIECES) // seats * seats    # S2.1: as many for each
        book.place_terrain = [TERRAIN_NAMES.index(kind) for kind in PIECES[:evenly]]
    book.poisons = ALL_POISONS if found["poisons"] == "all" else 1
    book.equal_questions = found.get(EQUAL, False)
    book.pushed_ends = not found["pushed_goes_on"]
    book.own_lists = sum(1 << seat for seat in range(seats) if not is_printed(found, seat))
    book.windows = [windows(cards, None if book.own_lists >> seat & 1 else list(deck.cards)) for seat, deck in enumerate(decks)]
    book.own_text = own_text(own)
    book.options_text = json.dumps({**found, "bots": "+".join(found["bots"]) or "katana"}, sort_keys=True)
    return book


def add_bots(book: Book, place: JSON, found: JSON) -> None:
    """S13.F.7, S13.F.22: limits by the number of bots, start hexes by letter."""
    count = len(book.bots)
    book.limits = [(7, 3, 2, 1)[min(count, 4) - 1]] * count
    letters = {1: ["duel"], 2: ["A", "D"], 3: ["A", "B", "D"]}.get(count, ["A", "B", "C", "D"])
    cells = [offset(place["duel"][1].split()[0]) if letter == "duel" else offset(place["letters"][letter]) for letter in letters]
    book.bot_starts = [book.board.at(*cells[number % len(cells)]) for number in range(count)]
    book.nightmare, book.nightmare_all = found["nightmare"] or found["nightmare_all"], found["nightmare_all"]
    book.horde = found["mode"] == "horde"
    book.letters = [book.board.at(*offset(place["letters"][letter])) for letter in "ABCD"]
    book.random_bots = found["random_bots"]
    book.pools = [[card for card in range(book.printed.players, book.printed.count) if pool and book.printed.pool[card] == pool]
                  for pool in range(9)]


def lay_lord(book: Book) -> None:
    """S13.2.10, O13: the fallen lord beside the first start hex, facing as whoever starts there."""
    start = book.starts[0][0]
    taken = {one & 255 for row in book.starts for one in row}
    for direction in (1, 5, 2, 4, 3, 0):
        cell = book.board.neighbour(start & 255, (direction + (start >> 8)) % 6)
        if 0 <= cell < book.board.printed and book.terrain[cell] == Terrain.NOTHING and cell not in taken:
            book.lord_cell, book.lord_facing = cell, start >> 8
            book.terrain[cell] = Terrain.LORD
            return


# --- joined battlefields

def joined_place(box: Box, name: str, other: str) -> JSON:
    """S2.1.2: a battlefield, or two as one board: whoever comes from the far side starts on the second."""
    place = box.place(name)
    if other == "none":
        return place
    tile = hexes(place["hexes"])
    second = box.place(other)
    far = hexes(second["hexes"])
    shift = best_shift(tile, far)
    found = {**place, "duel": [place["duel"][0], moved(second["duel"][1], shift)],
             "teams": [place["teams"][0], [moved(text, shift) for text in second["teams"][1]]],
             "letters": {letter: text if letter == "X" else moved(text, shift) for letter, text in
                         {**second["letters"], "X": place["letters"]["X"]}.items()},
             "terrain": " ".join([place["terrain"], *(moved_piece(piece, shift) for piece in second["terrain"].split())])}
    for few in ("three", "four"):
        found.pop(few, None)
    found["hexes"] = " ".join(f"{q},{r}" for q, r in joined([tile, far], [(0, 0), shift]))
    return found


def best_shift(tile: list[Offset], far: list[Offset]) -> Offset:
    """Where the second tile lies: beside the first without overlap, touching it along most hexes; the printed grid first."""
    def touching(shift: Offset) -> int:
        moved_hexes = {(q + shift[0], r + shift[1]) for q, r in far}
        if moved_hexes & set(tile):
            return -1
        return sum((q + dq, r + dr) in moved_hexes for q, r in tile for dq, dr in OFFSETS)

    near = [(q, r) for q in range(-8, 9) for r in range(-8, 9)]
    return max([*TILE_SHIFTS, *near], key=touching)


def moved(text: str, shift: Offset) -> str:
    """A hex, perhaps with a facing behind it, on the second tile."""
    at, _, facing = text.partition(" ")
    q, r = offset(at)
    return f"{q + shift[0]},{r + shift[1]} {facing}".strip()


def moved_piece(piece: str, shift: Offset) -> str:
    kind, at = piece.split(":")
    return f"{kind}:{moved(at, shift)}"


def deck_of(box: Box, who: str, found: JSON, seat: int) -> Deck:
    """The deck of a seat: one of its own, or the printed one, with its extension if wanted."""
    lists, puzzle = found.get("lists") or [], found.get("puzzle") or []
    said = lists[seat] if seat < len(lists) else ""
    if said in ("", *DECKS):
        deck = printed_deck(box, who, (said or found["decks"]) == "extended")
    else:
        deck = deck_for(box, who, f"options.lists[{seat + 1}]", said)
    return with_puzzle(box, who, f"options.puzzle[{seat + 1}]", deck, puzzle[seat]) if seat < len(puzzle) else deck


def is_printed(found: JSON, seat: int) -> bool:
    """Whether a seat plays a printed deck, whose list is known to everybody."""
    lists = found.get("lists") or []
    return seat >= len(lists) or lists[seat] in ("", *DECKS)


def windows(cards: Printed, deck: list[int] | None) -> int:
    """Moments at which a deck may hold an instant, for all others know: a printed list is known, a list of one's own is not."""
    found = 0
    for card in deck if deck is not None else range(cards.players):
        if cards.instant[card] == Instant.REPLACEMENT:
            found |= 1 << REPLACING
        elif cards.instant[card] != Instant.NOT:
            moment = cards.moment[card]
            found |= (1 << Moment.HIT | 1 << Moment.BLOCKED) if moment == Moment.HIT_OR_BLOCKED else 1 << moment
    return found


def starts(book: Book, place: JSON, found: JSON) -> list[list[int]]:
    """S2.4, S21: the hexes on which each seat may start, with the facing it looks along by default."""
    def cell(text: str) -> int:
        at, facing = text.split()
        return book.board.at(*offset(at)) | int(facing) << 8

    seats = book.seats
    edges = [[cell(text) for text in edge] for edge in place["teams"]]
    if book.bots:                                # S13.F.22: one bot leaves the first duel hex, more of them X
        first = place["duel"][0] if len(book.bots) == 1 else place["letters"]["X"]
        here, facing = cell(first) & 255, cell(first) >> 8
        filled = (here, *book.bot_starts)
        free = [one for one in range(book.board.printed) if book.terrain[one] == Terrain.NOTHING and one not in filled]
        free.sort(key=lambda one: (book.board.distance(here, one), one))
        edge = [start for start in edges[0] if start & 255 in free]
        others = [*edge, *[one | facing << 8 for one in free if one not in [start & 255 for start in edge]]][:max(2, seats - 1)]
        return [[cell(first)], *[others for _ in range(seats - 1)]]
    if found["mode"] == "teams":
        return [edges[seat % 2] for seat in range(seats)]
    if seats == 2:
        return [[cell(place["duel"][seat])] for seat in range(seats)]
    free = [cell(text) for text in place.get("three" if seats == 3 else "four", [*place["teams"][0], *place["teams"][1]])]
    return [free for _ in range(seats)]


def options_of(book: Book) -> JSON:
    found: JSON = json.loads(book.options_text)
    return found


def own_data(book: Book) -> JSON | None:
    """The owner's data a book was made of."""
    return own_from(book.own_text)


def components(book: Book) -> JSON:
    """The cards, characters and the battlefield, for whoever draws them; all player cards, for a deck of one's own is secret."""
    cards, box = book.printed, boxed(own_data(book))
    used = range(cards.stun if book.bots else cards.players)
    return {
        "cards": {cards.ids[card]: card_face(box, card) for card in [*used, cards.stun, cards.poison]},
        "characters": {one.name: {"advantage": one.advantage, "hand": one.hand, "wounds": one.wounds,
                                  "tree": [list(row) for row in one.tree.branches]} for one in book.characters},
        "hexes": [list(book.board.places[cell]) for cell in range(book.board.printed)],
        "battlefield": json.loads(book.options_text)["battlefield"], "teams": list(book.teams), "horde": book.horde,
        "building": building(box), "reconstructed": box.doubts(), "own": box.own(), "source": box.source,
    }
