"""Two worlds that differ only in what somebody cannot see send that somebody the same bytes, ask the same and wait as long."""
from collections.abc import Iterator
from itertools import count as numbers
from typing import Any

from conform.doors import begin_apart, play

from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import SPECTATOR, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.server import forced, hidden, payload
from kotatsu.server.payload import Audience, Page
from kotatsu.server.store import Seat


class Enough(Exception):
    """So many comparisons were wanted."""


def audience(viewer: int) -> Audience:
    return Audience("watch", (), ()) if viewer == SPECTATOR else Audience("seat", (viewer,), (viewer,))


def page(table: Table, viewer: int) -> Page:
    """All that a page of this viewer knows; everybody sits elsewhere, by link."""
    return payload.page(table, "id", [Seat("link")] * table.game.seats(table.state), audience(viewer), ())


def pace(table: Table, viewer: int, asked: list[int]) -> Any:
    """How soon the open questions may be answered, and whether the table answers one by itself: what a viewer can measure."""
    others = [seat for seat in range(table.game.seats(table.state)) if seat != viewer]
    paid = forced.only_payment(table, others, apart=True)
    return (forced.is_timed(table), paid and paid[0],
            [hidden.is_hidden(table, seat) for seat in asked if seat in table.decisions()] if table.item else [])


def worlds(table: Table, viewer: int, seed: int) -> tuple[Table, Table]:
    """The true one, and one in which all that this viewer cannot see is another."""
    game = table.game
    return Table(game, table.state.copy(), Luck(1)), Table(game, game.imagine(table.state, viewer, Luck(seed)), Luck(1))


def compare(table: Table, seed: int) -> Iterator[bool]:
    """For every viewer: as it stands, and after a choice that both worlds allow. True for each pair with something to hide."""
    game = table.game
    for viewer in (*range(game.seats(table.state)), SPECTATOR):
        real, other = worlds(table, viewer, seed)
        differ = game.write(real.state) != game.write(other.state)
        mine, theirs = page(real, viewer), page(other, viewer)
        same(payload.news_text(None, mine), payload.news_text(None, theirs), game, viewer, seed)
        yield differ
        seat = real.decisions()[0]
        action = Luck(seed).pick(list[int](real.legal(seat)))
        entries = real.do(seat, action)
        other.state_luck(*(entry.text for entry in entries if entry.seat == LUCK))
        if seat not in other.decisions() or action not in other.legal(seat):
            continue                                            # somebody else's secret makes it impossible there
        try:
            entries = [*entries, *other.do(seat, action)]
        except Unreadable:
            continue                                            # that luck is impossible there
        if any(entry.reveals for entry in entries) or other.forced:
            continue
        after, later = page(real, viewer), page(other, viewer)
        same(payload.news_text(mine, after), payload.news_text(theirs, later), game, viewer, seed)
        asked = [prompt["seat"] for prompt in after.body["prompts"]]
        if set(asked) <= set(real.decisions()) & set(other.decisions()):
            same(pace(real, viewer, asked), pace(other, viewer, asked), game, viewer, seed)
        yield differ


def same(real: Any, other: Any, game: Game, viewer: int, seed: int) -> None:
    assert real == other, f"{game.name}: viewer {viewer} can tell (seed {seed}):\n{real}\n{other}"


def run(game: Game, count: int, first: int = 0) -> int:
    """So many comparisons of this game, in games by chance from this number on; how many of them had something to hide."""
    done = hidden_ones = 0

    def each(table: Table) -> None:
        nonlocal done, hidden_ones
        if len(table.log) % 5 == 0:
            for differ in compare(table, len(table.log) + 1):
                done, hidden_ones = done + 1, hidden_ones + differ
                if done >= count:
                    raise Enough

    try:
        for number in numbers(first):
            play(begin_apart(game, number), number, each, limit=200)
    except Enough:
        pass
    return hidden_ones
