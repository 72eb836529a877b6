"""Invariants: a board that is turned or mirrored gives the turned or mirrored game; seats swapped give the swapped one; the order
of sealed answers never matters.

Two games are played side by side by the same will: what a figure does depends on its name, on how often it was asked, and on the
answers as they read in the first of the two frames.
"""
import re
import zlib
from collections import Counter
from functools import cache
from typing import Any

import pytest

from kotatsu.games.senjutsu import vocabulary
from kotatsu.games.senjutsu.book import NONE, Printed
from kotatsu.games.senjutsu.data import make_book, windows
from kotatsu.games.senjutsu.door import GAME
from kotatsu.games.senjutsu.fields import FIGURE, Names
from kotatsu.games.senjutsu.lexicon import figure_names
from kotatsu.games.senjutsu.printed import read_printed, text_of
from kotatsu.games.senjutsu.state import State
from kotatsu.hexes.compass import mirrored, rotated
from kotatsu.kernel.agenda import ActorStep, Chance, Together, advance, befall, choose, due, options, take_turn
from tests.games.senjutsu.cases import make

MIRROR = {"FL": "FR", "FR": "FL", "BL": "BR", "BR": "BL", "left": "right", "right": "left"}
DECK = " behaviour=left deck=solo-010,solo-014,solo-017,solo-021,solo-026,solo-029,solo-033,solo-003"
TERRAIN = (((0, 0), "rocks"), ((-2, 1), "bamboo"), ((2, -2), "shrine"), ((1, 1), "caltrops"), ((-1, -1), "corpse"))


class Turned:
    """How things read in another frame, and back."""

    def __init__(self, sides: int = 0, mirror: bool = False) -> None:
        self.sides, self.mirror = sides, mirror

    def place(self, q: int, r: int) -> tuple[int, int]:
        return mirrored(*rotated(q, r, self.sides)) if self.mirror else rotated(q, r, self.sides)

    def back(self, q: int, r: int) -> tuple[int, int]:
        return rotated(*(mirrored(q, r) if self.mirror else (q, r)), -self.sides)

    def facing(self, direction: int) -> int:
        turned = (direction + self.sides) % 6
        return (6 - turned) % 6 if self.mirror else turned

    def facing_back(self, direction: int) -> int:
        return ((6 - direction) % 6 if self.mirror else direction) - self.sides

    def read(self, text: str) -> str:
        """An action of the other frame as it reads in the first."""
        words = text.split()
        if words[0] == "push":
            return f"push {self.facing_back(int(words[1])) % 6}"
        return " ".join(MIRROR.get(word, word) for word in words) if self.mirror else text


@cache
def mirrored_cards() -> Printed:
    """All cards with left and right exchanged."""
    vocabulary.WAYS["F/FL"] = (0, 5)
    def exchange(text: str) -> str:
        text = re.sub(r"\b(FL|FR|BL|BR)\b", lambda match: MIRROR[match[1]], text)
        return re.sub(r"\((-?\d),(-?\d)\)", lambda match: "({},{})".format(*mirrored(int(match[1]), int(match[2]))), text)
    return read_printed(exchange(text_of("cards.toml")), exchange(text_of("solo.toml")))


def stand(names: list[str], frame: Turned, bots: list[str], seed: int, swap: bool = False) -> State:
    """A game before the first choice, in a frame: figures and terrain by the seed."""
    places = [(0, 2), (0, -2), (-3, 1), (3, -1)]
    order = list(reversed(names)) if swap else names
    rows = []
    for name in [*order, *bots]:
        number = [*names, *bots].index(name)
        q, r = frame.place(*places[number])
        facing = frame.facing((seed + number) % 6)
        rows.append(f"{name} @{q},{r} ^{facing}{DECK if name in bots else ''}")
    terrain = [f"{kind}@{q},{r}" for at, kind in TERRAIN for q, r in [frame.place(*at)]]
    scene = make(" / ".join([*rows, *terrain]), options={"decks": "extended"} if not bots else {})
    state = scene.table.state
    book = state.book
    full = make_book({"characters": order, "decks": "extended"}, None) if len(order) > 1 else make_book(
        {"mode": "solo", "players": 1, "characters": order, "decks": "extended"}, None)
    book.decks = full.decks
    state.bags = (*[tuple(deck) for deck in full.decks], *state.bags[len(order):])
    if frame.mirror:
        book.printed = mirrored_cards()
    book.windows = [windows(book.printed, deck) for deck in book.decks]
    state.agenda = state.agenda[:1]                      # from the start of a turn
    return state


def will(name: str, asked: int, seed: int, count: int) -> int:
    return zlib.crc32(f"{name} {asked} {seed}".encode()) % count


def play_on(state: State, frame: Turned, seed: int, limit: int) -> list[str]:
    """So many choices and strokes of luck by the will of those asked; what happened, by name."""
    asked: Counter[str] = Counter()
    told: list[str] = []
    for _ in range(limit):
        item = advance(state)
        if item is None:
            break
        names = figure_names(state)
        if isinstance(item, ActorStep):
            take_turn(state, item)
            continue
        if isinstance(item, Chance):
            figure = getattr(item, "owner", getattr(item, "seat", 0))
            who = f"luck of {names[figure]}"
            found = item.outcomes(state)
        else:
            figure = due(state, item)[0]
            who = names[figure]
            found = options(state, item, figure)
        texts = sorted((frame.read(GAME.format(state, action)), action) for action in set(found))
        asked[who] += 1
        text, action = texts[will(who, asked[who], seed, len(texts))]
        told.append(f"{who}: {text} of {len(texts)}")
        if isinstance(item, Chance):
            befall(state, item, action)
        else:
            choose(state, item, figure, action)
    return told


def portrait(state: State, frame: Turned) -> dict[str, Any]:
    """Everything about the figures, by name, as it reads in the first frame."""
    register = Names(state)
    found: dict[str, Any] = {}
    for figure, name in enumerate(register.seat_names):
        row = {field.name: field.kind.write(register, FIGURE.value(field, state, figure)) for field in FIGURE.rows}
        row["facing"] = 0
        if state.cell[figure] != NONE:
            row["hex"] = frame.back(*state.book.board.places[state.cell[figure]])
            row["facing"] = frame.facing_back(state.facing[figure]) % 6
        if frame.mirror:
            row["shields"] = sorted(MIRROR.get(way, way) for way in row["shields"])
        row["shields"] = sorted(row["shields"])
        found[name] = row
    found["terrain"] = sorted((frame.back(*state.book.board.places[cell]), kind) for cell, kind in enumerate(state.terrain) if kind)
    found["track"] = [register.seat_names[seat] for seat in state.track]
    return found


PAIRS = (["student", "ronin"], ["master", "warrior"], ["warrior", "student"], ["ronin", "master"])


@pytest.mark.parametrize(("names", "seed"), [(names, seed) for seed, names in enumerate(PAIRS)])
@pytest.mark.parametrize("sides", [1, 2, 3, 5])
def test_a_turned_board_gives_the_turned_game(names: list[str], seed: int, sides: int) -> None:
    plain, frame = Turned(), Turned(sides)
    one, two = stand(names, plain, [], seed), stand(names, frame, [], seed)
    assert play_on(one, plain, seed, 150) == play_on(two, frame, seed, 150)
    assert portrait(one, plain) == portrait(two, frame) and one.turn > 3


@pytest.mark.parametrize("sides", [1, 4])
@pytest.mark.parametrize("bots", [["katana-1", "yari-1"], ["yumi-1"], ["ronin-1"]])
def test_bots_act_the_same_on_a_turned_board(bots: list[str], sides: int) -> None:
    plain, frame = Turned(), Turned(sides)
    one, two = stand(["student"], plain, bots, 7), stand(["student"], frame, bots, 7)
    assert play_on(one, plain, 7, 150) == play_on(two, frame, 7, 150)
    assert portrait(one, plain) == portrait(two, frame)


@pytest.mark.parametrize(("names", "seed"), [(names, seed) for seed, names in enumerate(PAIRS)])
@pytest.mark.parametrize("sides", [0, 1])
def test_a_mirrored_board_with_mirrored_cards_gives_the_mirrored_game(names: list[str], seed: int, sides: int) -> None:
    plain, frame = Turned(), Turned(sides, True)
    one, two = stand(names, plain, [], seed + 10), stand(names, frame, [], seed + 10)
    assert play_on(one, plain, seed, 150) == play_on(two, frame, seed, 150)
    assert portrait(one, plain) == portrait(two, frame)


@pytest.mark.parametrize(("names", "seed"), [(names, seed) for seed, names in enumerate(PAIRS)])
def test_swapped_seats_give_the_swapped_game(names: list[str], seed: int) -> None:
    plain = Turned()
    one, two = stand(names, plain, [], seed), stand(names, plain, [], seed, swap=True)
    play_on(one, plain, seed, 150)
    play_on(two, plain, seed, 150)
    first, second = portrait(one, plain), portrait(two, plain)
    assert first == second


@pytest.mark.rule("S3.5.1")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_order_of_sealed_answers_never_matters(count: int) -> None:
    names = ["student", "ronin", "master", "warrior"][:count]
    compared = 0
    for seed in range(4):
        state = stand(names, Turned(), [], seed)
        for turn in range(4):
            while advance(state) is not None and not isinstance(state.agenda[-1], Together):
                play_on(state, Turned(), turn, 1)
            if state.results:
                break
            item = state.agenda[-1]
            answers = {seat: options(state, item, seat)[will(names[seat], turn, seed, len(options(state, item, seat)))]
                       for seat in due(state, item)}
            after = []
            for order in (list(answers), list(reversed(answers)), sorted(answers, key=lambda seat: (seat * 7 + seed) % 5)):
                other = state.copy()
                for seat in order:
                    choose(other, item, seat, answers[seat])
                advance(other)
                after.append(other)
            assert all(GAME.write(other) == GAME.write(after[0]) for other in after)
            compared += 1
            state = after[-1]
            play_on(state, Turned(), turn, 5)
    assert compared >= 8

