"""Tables that lie in a database before the server starts."""
from dataclasses import replace
from pathlib import Path

from kotatsu import games
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.server.serialise import kept
from kotatsu.server.store import Seat, Store, Ticket, new_token

TRIED = 4                 # choices that are tried where a game shall not end


def played(name: str, players: int, entries: int, seed: int) -> Table:
    """A game by chance with so many entries, unless it ends before."""
    table, choices = Table.new(games.load(name), {"players": players}, seed), Luck(seed)
    while table.item is not None and len(table.log) < entries:
        seat = table.decisions()[0]
        table.do(seat, choices.pick(list[int](table.legal(seat))))
    return table


def long_table(entries: int) -> Table:
    """A game of Root that goes on and on: of some choices the one that brings the fewest points, and no end."""
    game = games.load("root")
    for seed in range(20):
        table, choices = Table.new(game, {"players": 4}, seed), Luck(seed)
        while table.item is not None and len(table.log) < entries:
            seat = table.decisions()[0]
            legal = list[int](table.legal(seat))
            tried = {choices.pick(legal) for _ in range(TRIED)}
            table.do(seat, min(tried, key=lambda action: points_after(table, seat, action)))
        if table.item is not None:
            return table
    raise SystemExit("no game is long enough")


def points_after(table: Table, seat: int, action: int) -> int:
    """All points after a choice, before luck."""
    trial = table.copy()
    trial.do(seat, action)
    return sum(trial.state.points) if trial.item is not None else 1000


def store_copies(folder: Path, table: Table, names: list[str]) -> list[str]:
    """The same table under several names; the owners' tokens."""
    tokens = [new_token() for _ in names]
    rows = kept("", table, (Seat("here"),) * len(table.seats))
    store = Store(folder / "tables.db")
    for name, token in zip(names, tokens, strict=True):
        store.create(replace(rows, id=name), [(token, Ticket(name, "owner"))])
    store.close()
    return tokens


def store_many(folder: Path, count: int) -> None:
    """So many tables in the middle of their games, half of each kind, with a bot at each."""
    kinds = [played(("root", "samurai")[number % 2], 2, 40 + number, number) for number in range(20)]
    rows = [kept("", table, (Seat("here"), Seat("bot", "random"))) for table in kinds]
    store = Store(folder / "tables.db")
    for number in range(count):
        store.create(replace(rows[number % len(rows)], id=f"t{number}"), [])
    store.close()
