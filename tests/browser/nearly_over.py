"""A game with a few turns to go: who will lose it is a person, the others are bots of a level."""
from functools import cache
from typing import Any

from kotatsu import bots, games
from kotatsu.kernel.agenda import options
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position
from kotatsu.kernel.table import Table
from kotatsu.server.serialise import export_of
from kotatsu.server.store import Seat

JSON = dict[str, Any]
TABLES: dict[str, JSON] = {
    "samurai": {"players": 3}, "root": {"factions": ["marquise", "eyrie", "alliance"]},
    "senjutsu": {"characters": ["student", "ronin"]}, "battlecrest": {"heroes": ["akhena", "mutino"]}}
SEED = 1
TURNS = 2                 # before the last one


@cache
def nearly_over(name: str, level: str) -> tuple[int, JSON]:
    """The seat of the person, and the table as it is exported: at the seat's first choice a few turns before the end; bots of
    that level have the other seats."""
    game, moments = games.load(name), dict[tuple[int, int], JSON]()
    table = Table.new(game, TABLES[name], SEED)
    players = [bots.make(name, "steady", SEED + seat) for seat in range(len(table.seats))]
    while table.item is not None:
        seat = table.decisions()[0]
        if len(options(table.state, table.item, seat)) > 1:
            moments.setdefault((seat, game.moment(table.state)[1]), position(game, table.state, Luck(SEED)))
        table.do(seat, bots.decide(players[seat], game, table.state, table.item, seat))
    results, last = list(table.state.results), game.moment(table.state)[1]
    person = results.index(min(results))
    begin = moments[max(moment for moment in moments if moment[0] == person and moment[1] <= last - TURNS)]
    seats = [Seat("here") if seat == person else Seat("bot", level) for seat in range(len(results))]
    return person, export_of(name, seats, Table.at(game, begin).save())
