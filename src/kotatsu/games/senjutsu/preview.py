"""What a card would do if nobody interferes and nothing optional is used: where it brings its player, what it hits and shields."""
from kotatsu.games.senjutsu.actions import PASS, STOP
from kotatsu.games.senjutsu.book import NONE, Kamae
from kotatsu.games.senjutsu.deeds.diagram import Block, Hit
from kotatsu.games.senjutsu.deeds.rings import Switch
from kotatsu.games.senjutsu.defeat import switch_kamae
from kotatsu.games.senjutsu.footing import Search, footing_of
from kotatsu.games.senjutsu.lines import PickLine, open_lines
from kotatsu.games.senjutsu.queries import enemies, in_range, slowed
from kotatsu.games.senjutsu.state import ENDED, Frame, State
from kotatsu.games.senjutsu.walking import Move, Walk
from kotatsu.hexes.board import OFF
from kotatsu.hexes.compass import rotated
from kotatsu.kernel.action import parts
from kotatsu.kernel.cards.deeds import YOU, CardLine
from kotatsu.kernel.game import JSON


class Preview:
    """One part of a card: its value, where its mandatory movement ends, what it hits and shields, enemies it can come to hit."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.lands: list[tuple[int, int]] = []   # cell and facing after the movement; several if there are several ways
        self.hits: dict[int, int] = {}           # by cell: how many wounds, 0 for other effects; after every way
        self.may_hit: list[int] = []             # cells that are hit after some of the ways
        self.shields: list[int] = []             # cells
        self.reaches: list[int] = []             # figures


class Way:
    """One way through the lines of a card so far: the state it leads to, and what this part has hit and shielded."""

    def __init__(self, state: State, moved: bool, hits: dict[int, int], shields: list[int]) -> None:
        self.state = state
        self.moved = moved
        self.hits = hits
        self.shields = shields

    def to(self, state: State, moved: bool) -> "Way":
        return Way(state, moved, dict(self.hits), self.shields)

    def stands(self, seat: int) -> tuple[int, int]:
        return self.state.cell[seat], self.state.facing[seat]

    def is_over(self, seat: int) -> bool:
        """S5.9.edge, S5.9.terrain, S5.9.figure: a collision ends the turn."""
        return bool(self.state.stopped[seat] & ENDED or self.state.out >> seat & 1)


def preview(state: State, seat: int, card: int) -> list[Preview]:
    """Each part of a card in the present kamae, with the present focus."""
    printed = state.book.printed
    lines, found = printed.cards[card].lines, []
    if state.cell[seat] == NONE:
        return []
    begun = state.copy()
    begun.focus[seat] -= min(begun.focus[seat], printed.cost[card])          # S3.6.2: paid at Reveal
    begun.frames.append(Frame(seat, card, first_value(state, seat, card)))
    ways = [Way(begun, False, {}, [])]
    for number, place in enumerate(printed.parts[card]):
        value = first_value(state, seat, card) if number == 0 else lines[place].heading.part
        part = Preview(slowed(value, len(state.hobbles[seat])))
        ways = through_part([Way(way.state, False, {}, []) for way in ways], seat, card, place)
        settle(part, ways, seat)
        footing = footing_of(begun, seat)
        part.reaches = [other for other in enemies(state, seat) if Search(state, seat, card, other).onward(place, footing)]
        found.append(part)
    return found


def settle(part: Preview, ways: list[Way], seat: int) -> None:
    """What all ways have in common is certain; a way that ends in a collision counts only if there is no other."""
    ways = [way for way in ways if not way.is_over(seat)] or ways
    part.lands = sorted({way.stands(seat) for way in ways if way.moved and not way.is_over(seat)})
    first = ways[0]
    part.hits = {cell: wounds for cell, wounds in first.hits.items() if all(cell in way.hits for way in ways)}
    part.may_hit = sorted({cell for way in ways for cell in way.hits} - part.hits.keys())
    part.shields = [cell for cell in first.shields if all(cell in way.shields for way in ways)]


def through_part(ways: list[Way], seat: int, card: int, place: int) -> list[Way]:
    """Every way through the lines of a part, from top to bottom."""
    lines = ways[0].state.book.printed.cards[card].lines
    end = lines[place].part_end
    while place < end:
        ways = distinct([after for way in ways for after in through_line(way, seat, card, place)], seat)
        for way in ways:
            for line in lines[place:lines[place].group_end]:
                if not way.is_over(seat):
                    mark(way, seat, line)
        place = lines[place].group_end
    return ways


def through_line(way: Way, seat: int, card: int, place: int) -> list[Way]:
    """A line with its alternatives: what must be carried out of it."""
    row = way.state.book.printed.cards[card]
    if way.is_over(seat) or row.lines[place].heading.success:                # whoever fell on the way stands nowhere
        return [way]
    found = open_lines(way.state, seat, row, place)
    if not found:
        return [way]
    if len(found) > 1 or found[0].optional:
        answers = PickLine(seat, card, place).options(way.state)
        if PASS in answers:
            return [way]
        found = [row.lines[parts(answer)[1]] for answer in answers]
    return [after for line in found for after in carried_out(way, seat, line)]


def carried_out(way: Way, seat: int, line: CardLine) -> list[Way]:
    """The mandatory movement of a line, and the kamae it brings."""
    ways = [way]
    for index, deed in enumerate(line.deeds):
        if isinstance(deed, Walk) and deed.must and deed.who == YOU:
            ways = [after for one in ways for after in walked(one, seat, line, index, deed)]
        elif isinstance(deed, Switch) and deed.kamae < Kamae.NODE and deed.who == YOU:
            for number, one in enumerate(ways):
                ways[number] = one.to(one.state.copy(), one.moved)
                switch_kamae(ways[number].state, seat, deed.kamae)
    return ways


def walked(way: Way, seat: int, line: CardLine, index: int, walk: Walk) -> list[Way]:
    """S5.5: every way to make a mandatory movement; whoever may stop does."""
    state = way.state.copy()
    state.agenda = []
    walk.run(state, seat, line.card, line.place << 4 | index)
    open_ways, found = [state], []
    while open_ways:
        state = open_ways.pop()
        move = state.agenda[-1] if state.agenda else None
        answers = move.options(state) if isinstance(move, Move) and not way.to(state, True).is_over(seat) else [STOP]
        if STOP in answers:
            found.append(way.to(state, True))
            continue
        assert isinstance(move, Move)
        for answer in answers:
            after = state.copy()
            after.agenda = []
            move.apply(after, answer)
            open_ways.append(after)
    return found


def distinct(ways: list[Way], seat: int) -> list[Way]:
    """Ways that end alike are one."""
    found: dict[tuple[int | str, ...], Way] = {}
    for way in ways:
        key = (*way.stands(seat), way.state.kamae[seat], way.moved, way.is_over(seat), str(way.hits), str(way.shields))
        found.setdefault(key, way)
    return list(found.values())


def mark(way: Way, seat: int, line: CardLine) -> None:
    """What a line hits and shields from where the way has come."""
    state, deed = way.state, line.deeds[-1]
    board, (cell, facing), kamae = state.book.board, way.stands(seat), state.kamae[seat]
    if isinstance(deed, Hit) and line.is_open(state, seat):
        for spot, offset in enumerate(deed.diagram.spots):
            q, r = rotated(*offset, facing)
            here = board.at(board.places[cell][0] + q, board.places[cell][1] + r)
            if here != OFF and deed.works(spot, kamae, state.focus[seat]):
                way.hits[here] = sum([effect.number for effect in deed.effects[spot] if effect.what <= 1
                                      and effect.price <= state.focus[seat] and (not effect.kamae or effect.kamae >> kamae & 1)])
    elif isinstance(deed, Block):
        ways = deed.ways | (deed.gated if deed.kamae >> kamae & 1 else 0)
        way.shields = [board.neighbour(cell, (side + facing) % 6) for side in range(6) if ways >> side & 1]


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
        if part.lands:
            row["lands"] = [[names[cell], facing] for cell, facing in part.lands]
        if part.may_hit:
            row["may_hit"] = [names[cell] for cell in part.may_hit]
        if reach:
            row["sees"] = [other for other in enemies(state, seat) if in_range(state, seat, other, reach)]
        found.append(row)
    return tuple(found)
