# compiled with mypyc
"""One wood on each sawmill, one warrior at each recruiter; with too few of them the Marquise picks where (R2.5, R-M3)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import BITS, PIECE_TOTAL, PIECES, Piece
from kotatsu.games.root.map_pieces import add_tokens
from kotatsu.games.root.phases.moves import place_warriors
from kotatsu.games.root.phases.windows import birdsong_extra, birdsong_extras
from kotatsu.games.root.queries import kinds, on_map, placeable
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def wood_supply(state: State) -> int:
    """R2.5.3: wood tokens that are not on the map."""
    return PIECE_TOTAL[Piece.WOOD] - on_map(state, Piece.WOOD)


def stock(state: State, building: int) -> int:
    """What is there to be placed: wood for sawmills, warriors for recruiters."""
    return wood_supply(state) if building == Piece.SAWMILL else state.supply[state.book.marquise]


def sites(state: State, building: int) -> tuple[int, ...]:
    """Clearings with buildings of the kind where something may be placed."""
    return BITS[state.spots[building] & placeable(state, state.book.marquise)]


def buildings_at(state: State, building: int) -> int:
    """How many buildings of the kind stand there."""
    return sum([state.pieces[clearing * PIECES + building] for clearing in sites(state, building)])


def put(state: State, building: int, clearing: int, number: int) -> None:
    """Wood or warriors into a clearing."""
    seat = state.book.marquise
    if building == Piece.SAWMILL:
        add_tokens(state, Piece.WOOD, clearing, number)
        state.tell(Event.WOOD, seat, clearing, number)
    else:
        place_warriors(state, seat, clearing, number)


class FillEach(Step):
    """R6.4, R6.5.3: one at each building, all that there are."""

    def __init__(self, seat: int, building: int) -> None:
        self.seat, self.building = seat, building

    def run(self, state: State) -> None:
        left = stock(state, self.building)
        wanted = sites(state, self.building)
        if buildings_at(state, self.building) > left:
            state.push(FillSome(self.seat, self.building, left, 0))
            return
        for clearing in wanted:
            put(state, self.building, clearing, state.pieces[clearing * PIECES + self.building])


class FillSome(Step):
    """Fewer than there are buildings: asked as long as there is a choice. `given`: buildings served so far, as bits."""

    def __init__(self, seat: int, building: int, left: int, given: int) -> None:
        self.seat, self.building, self.left, self.given = seat, building, left, given

    def run(self, state: State) -> None:
        if self.left == 0:
            return
        open_sites = unfilled(state, self.building, self.given)
        if len(open_sites) == 1:
            put(state, self.building, open_sites[0], self.left)
        else:
            state.push(FillWhich(self.seat, self.building, self.left, self.given))


def one_by_one(state: State, building: int) -> list[int]:
    """The clearing of each building of the kind."""
    return [clearing for clearing in sites(state, building) for _ in range(state.pieces[clearing * PIECES + building])]


def unfilled(state: State, building: int, given: int) -> list[int]:
    """Clearings with a building of the kind that was not served."""
    return kinds([clearing for place, clearing in enumerate(one_by_one(state, building)) if not given >> place & 1])


def serve(state: State, building: int, given: int, clearing: int) -> int:
    """`given`, once a building in a clearing is served too."""
    for place, where in enumerate(one_by_one(state, building)):
        if where == clearing and not given >> place & 1:
            return given | 1 << place
    return given


class FillWhich(Decision):
    """R-M3, R2.5, R-P16: where the next wood token or warrior goes."""

    def __init__(self, seat: int, building: int, left: int, given: int) -> None:
        self.seat, self.building, self.left, self.given = seat, building, left, given

    def options(self, state: State) -> list[Action]:
        verb = Verb.WOOD if self.building == Piece.SAWMILL else Verb.MUSTER
        found = [act(verb, clearing) for clearing in unfilled(state, self.building, self.given)]
        if self.building == Piece.SAWMILL:
            found.extend(birdsong_extras(state, self.seat))
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, clearing, _, _ = parts(action)
        if verb in (Verb.WOOD, Verb.MUSTER):
            state.push(FillSome(self.seat, self.building, self.left - 1, serve(state, self.building, self.given, clearing)))
            put(state, self.building, clearing, 1)
        else:
            state.push(self)
            birdsong_extra(state, self.seat, action)
