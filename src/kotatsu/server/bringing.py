"""A deck of one's own that somebody brings to a seat by link: in secret, as long as nobody has drawn a card."""
from collections.abc import Sequence

from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.game import JSON
from kotatsu.kernel.table import Table
from kotatsu.server.problems import conflict, missing
from kotatsu.server.store import Seat


def may_bring(table: Table) -> bool:
    """Whether the game has decks of one's own, and luck has not yet been asked for anything."""
    return table.game.decks is not None and table.item is not None and all(entry.seat != LUCK for entry in table.log)


def lists_of(table: Table) -> list[str]:
    """By seat the deck that the table was opened with, or that was brought since; "" is the table's own."""
    assert table.game.decks is not None
    found = table.game.options_of(table.state.book).get(table.game.decks.option) or []
    return [*found, *[""] * (table.game.seats(table.state) - len(found))]


def bring_json(table: Table, seats: Sequence[Seat], leads: Sequence[int]) -> list[JSON]:
    """The seats of a screen that may still choose their decks, and what they have chosen."""
    mine = [seat for seat in leads if seats[seat].kind == "link"]
    return [{"seat": seat, "deck": lists_of(table)[seat]} for seat in mine] if mine and may_bring(table) else []


def brought(table: Table, seat: int, text: str) -> Table:
    """The table from its beginning with another deck for a seat, and with all that was chosen so far."""
    game = table.game
    if game.decks is None:
        raise missing("kernel-no-decks", game=game.name)
    if not may_bring(table):
        raise conflict("server-deck-late")
    lists = lists_of(table)
    lists[seat] = text
    options = {**game.options_of(table.state.book), game.decks.option: lists}
    new = Table.new(game, options, table.luck.seed, game.data_of(table.state.book))
    for entry in table.log:
        if entry.seat >= 0:
            new.do(entry.seat, entry.text)
    return new
