# compiled with mypyc
"""S6.2, the commit rule: whether the attack of a card can still take place from where a figure stands. Touches no state."""
from kotatsu.games.senjutsu.book import FAR_STEPS, MOST_FOCUS, NONE, Kamae, Terrain
from kotatsu.games.senjutsu.deeds.bands import InKamae, PayFocus
from kotatsu.games.senjutsu.deeds.diagram import Hit
from kotatsu.games.senjutsu.deeds.rings import Change, Focus, Switch
from kotatsu.games.senjutsu.defeat import is_paralysed
from kotatsu.games.senjutsu.pieces import DONE, Movement, counts, pieces
from kotatsu.games.senjutsu.queries import enemies
from kotatsu.games.senjutsu.state import State
from kotatsu.hexes.compass import distance
from kotatsu.kernel.cards.deeds import CardLine, Deed


class Footing:
    """Where a figure would stand, and in which kamae with how much focus."""

    def __init__(self, cell: int, facing: int, kamae: int, focus: int) -> None:
        self.cell = cell
        self.facing = facing
        self.kamae = kamae
        self.focus = focus

    def key(self) -> int:
        return self.cell << 12 | self.facing << 8 | self.kamae << 4 | self.focus


def commits(state: State, figure: int, card: int, place: int) -> bool:
    """Whether an attack is still to come in this part of an attack card; O17: it binds every attack card that is played."""
    printed = state.book.printed
    if not printed.is_attack(card) or figure >= state.book.seats:
        return False
    row = printed.cards[card]
    for number in range(place, row.lines[place].part_end):
        line = row.lines[number]
        if line.heading.success:
            return False
        if holds_hit(line):
            return True
    return False


def holds_hit(line: CardLine) -> bool:
    for deed in line.deeds:
        if isinstance(deed, Hit):
            return True
    return False


def may_hit(state: State, figure: int, card: int, place: int, index: int, progress: int, footing: Footing) -> bool:
    """Whether a hit is possible from inside a line: its deed `index` has come so far, the rest is still to come."""
    search = Search(state, figure, card)
    return bool(search.foes) and search.inside(place, index, progress, footing)


def may_hit_after(state: State, figure: int, card: int, place: int, footing: Footing) -> bool:
    """The same from what follows a line, and its alternatives, on."""
    search = Search(state, figure, card)
    return bool(search.foes) and search.next_line(place, footing)


def footing_of(state: State, figure: int) -> Footing:
    """Where a figure stands now."""
    return Footing(state.cell[figure], state.facing[figure], state.kamae[figure], usable_focus(state, figure))


def usable_focus(state: State, figure: int) -> int:
    """What a figure may pay: nothing while it is paralysed (131)."""
    return 0 if is_paralysed(state, figure) else state.focus[figure]


def focus_on(state: State, before: int, cell: int, focus: int) -> int:
    """S10.corpse: what focus is left after a step onto a hex: nothing on a corpse."""
    return 0 if focus and cell != before and state.terrain[cell] in (Terrain.CORPSE, Terrain.LORD) else focus


def span(lines: list[CardLine]) -> int:
    """How far all steps and the diagrams of a card reach together."""
    steps = reach = 0
    for line in lines:
        for deed in line.deeds:
            if isinstance(deed, Movement):
                for part in deed.moves:
                    if not part.turns:
                        steps += max(part.count, FAR_STEPS) if deed.of_core else part.count
            elif isinstance(deed, Hit):
                for q, r in deed.diagram.spots:
                    reach = max(reach, distance(q, r))
    return steps + reach


class Search:
    """Every way through the lines up to the diagram, each footing once."""

    def __init__(self, state: State, figure: int, card: int, only: int = NONE) -> None:
        """`only`: the one enemy that is to be hit, NONE for any."""
        self.state = state
        self.figure = figure
        self.row = state.book.printed.cards[card]
        board, span = state.book.board, state.book.printed.spans[card]
        self.foes: list[int] = [state.cell[other] for other in enemies(state, figure) if only in (NONE, other)
                                and board.distance(state.cell[figure], state.cell[other]) <= span]      # near enough, by hex
        self.seen: dict[int, bool] = {}

    def onward(self, place: int, footing: Footing) -> bool:
        """From the line at `place` on, alternatives included."""
        row = self.row
        if place >= len(row.lines) or row.lines[place].heading.success:
            return False
        key = place << 30 | footing.key()
        known = self.seen.get(key)
        if known is not None:
            return known
        self.seen[key] = False
        found = self.group(place, footing)
        self.seen[key] = found
        return found

    def group(self, place: int, footing: Footing) -> bool:
        row = self.row
        end = row.lines[place].group_end
        lines: list[CardLine] = []
        forced = False
        declinable = True
        for number in range(place, end):
            line = row.lines[number]
            if self.is_open(line, footing):
                if end - place > 1 and has_kamae(line) and not forced:
                    forced = True
                    lines = []
                if not forced or has_kamae(line):
                    lines.append(line)
        for line in lines:
            declinable = declinable and line.optional
            if self.inside(line.place, 0, 0, footing):
                return True
        return declinable and self.next_line(place, footing)

    def next_line(self, place: int, footing: Footing) -> bool:
        """What follows the group of lines that a line belongs to."""
        line = self.row.lines[place]
        return line.group_end < line.part_end and self.onward(line.group_end, footing)

    def is_open(self, line: CardLine, footing: Footing) -> bool:
        for condition in line.conditions:
            if isinstance(condition, InKamae) and not condition.kamae >> footing.kamae & 1:
                return False
        price = line.deeds[0]
        return not isinstance(price, PayFocus) or footing.focus >= price.number

    def inside(self, place: int, index: int, progress: int, footing: Footing) -> bool:
        """From the deed of a line on. A movement that is under way has a progress, DONE if it was stopped."""
        line = self.row.lines[place]
        if index >= len(line.deeds):
            return self.next_line(place, footing)
        deed: Deed = line.deeds[index]
        if isinstance(deed, Movement):
            if progress == DONE:
                return self.inside(place, index + 1, 0, footing)
            return self.moved(place, index, progress, footing, deed)
        if isinstance(deed, PayFocus):
            paid = Footing(footing.cell, footing.facing, footing.kamae, footing.focus - deed.number)
            return self.inside(place, index + 1, 0, paid)
        if isinstance(deed, Hit):
            return self.strikes(deed, footing) or self.inside(place, index + 1, 0, footing)
        if isinstance(deed, Switch):
            for kamae in (deed.kamae,) if deed.kamae < Kamae.NODE else (1, 2, 3):
                if self.inside(place, index + 1, 0, Footing(footing.cell, footing.facing, kamae, footing.focus)):
                    return True
            return False
        if isinstance(deed, Focus):
            richer = Footing(footing.cell, footing.facing, footing.kamae, min(MOST_FOCUS, footing.focus + deed.number))
            return self.inside(place, index + 1, 0, richer)
        if isinstance(deed, Change):
            for end in (footing.kamae, *self.state.book.characters[self.figure].tree.changes[deed.number][footing.kamae]):
                changed = Footing(footing.cell, footing.facing, end & 15, min(MOST_FOCUS, footing.focus + (end >> 4)))
                if self.inside(place, index + 1, 0, changed):
                    return True
            return False
        return self.inside(place, index + 1, 0, footing)

    def moved(self, place: int, index: int, progress: int, footing: Footing, movement: Movement) -> bool:
        """Every way to finish a movement line without a collision."""
        key = 1 << 60 | place << 54 | index << 50 | progress << 30 | footing.key()
        known = self.seen.get(key)
        if known is not None:
            return known
        self.seen[key] = False
        state, figure = self.state, self.figure
        stopped = state.stopped[figure]
        found = counts(movement, progress, stopped) and self.inside(place, index + 1, 0, footing)
        if not found:
            for piece in pieces(state, figure, movement, progress, footing.cell, footing.facing, stopped, False):
                after = Footing(piece.cell, piece.facing, footing.kamae, focus_on(state, footing.cell, piece.cell, footing.focus))
                if self.moved(place, index, piece.progress, after, movement):
                    found = True
                    break
        self.seen[key] = found
        return found

    def strikes(self, hit: Hit, footing: Footing) -> bool:
        """S6.2.2, O17: whether an enemy would be affected; focus that is needed for it counts."""
        board = self.state.book.board
        for cell in self.foes:
            spot = hit.diagram.spot(footing.facing, board.offset(footing.cell, cell))
            if spot >= 0 and hit.works(spot, footing.kamae, footing.focus):
                return True
        return False


def has_kamae(line: CardLine) -> bool:
    for condition in line.conditions:
        if isinstance(condition, InKamae):
            return True
    return False
