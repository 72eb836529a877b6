"""What a card would do from where its player stands, if nobody interferes: lit hexes for the page, and whom it can come to hit."""
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.deeds.diagram import Block, Hit
from kotatsu.games.senjutsu.footing import Search, footing_of
from kotatsu.games.senjutsu.queries import enemies, in_range, slowed
from kotatsu.games.senjutsu.state import State
from kotatsu.hexes.board import OFF
from kotatsu.hexes.compass import rotated
from kotatsu.kernel.game import JSON


class Preview:
    """One part of a card: its value, hexes it would hit without a step, hexes it would shield, enemies it can come to hit."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.hits: dict[int, int] = {}           # by cell: how many wounds, 0 for other effects
        self.shields: list[int] = []             # cells
        self.reaches: list[int] = []             # figures


def preview(state: State, seat: int, card: int) -> list[Preview]:
    """Each part of a card in the present kamae, with the present focus, before any movement."""
    printed, board = state.book.printed, state.book.board
    cell, facing, found = state.cell[seat], state.facing[seat], []
    lines = printed.cards[card].lines
    if cell == NONE:
        return []
    for number, place in enumerate(printed.parts[card]):
        value = first_value(state, seat, card) if number == 0 else lines[place].heading.part
        part = Preview(slowed(value, len(state.hobbles[seat])))
        for at in range(place, lines[place].part_end):
            deed = lines[at].deeds[-1]
            if isinstance(deed, Hit) and lines[at].is_open(state, seat):
                for spot, offset in enumerate(deed.diagram.spots):
                    q, r = rotated(*offset, facing)
                    here = board.at(board.places[cell][0] + q, board.places[cell][1] + r)
                    if here != OFF and deed.works(spot, state.kamae[seat], state.focus[seat]):
                        part.hits[here] = sum([effect.number for effect in deed.effects[spot] if effect.what <= 1
                                               and effect.price <= state.focus[seat]
                                               and (not effect.kamae or effect.kamae >> state.kamae[seat] & 1)])
            elif isinstance(deed, Block):
                ways = deed.ways | (deed.gated if deed.kamae >> state.kamae[seat] & 1 else 0)
                part.shields = [board.neighbour(cell, (way + facing) % 6) for way in range(6) if ways >> way & 1]
        footing = footing_of(state, seat)
        part.reaches = [other for other in enemies(state, seat) if Search(state, seat, card, other).onward(place, footing)]
        found.append(part)
    return found


def first_value(state: State, seat: int, card: int) -> int:
    """S3.6.3.2: the initiative at Reveal, before hobbles; of a range the highest."""
    printed = state.book.printed
    banded = printed.other_kamae[card] and printed.other_kamae[card] == state.kamae[seat]
    return printed.other[card] if banded else printed.high[card]


def ahead(state: State, seat: int, card: int) -> tuple[JSON, ...]:
    """The same for the page: hexes by name, figures by number; those within the card's range and sight, if it has a range."""
    names = [f"{q},{r}" for q, r in state.book.board.places]
    reach = state.book.printed.range[card]
    found = []
    for part in preview(state, seat, card):
        row: JSON = {"value": part.value, "hits": {names[cell]: wounds for cell, wounds in part.hits.items()},
                     "shields": [names[cell] for cell in part.shields if cell != OFF], "reaches": part.reaches}
        if reach:
            row["sees"] = [other for other in enemies(state, seat) if in_range(state, seat, other, reach)]
        found.append(row)
    return tuple(found)
