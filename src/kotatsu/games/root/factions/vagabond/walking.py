# compiled with mypyc
"""How a Vagabond gets about: on foot (R9.5.1), by slipping (R9.4.2), with an ally's warriors (R9.2.9.II.b)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CLEARINGS, It
from kotatsu.games.root.factions.vagabond.board import ALLIED
from kotatsu.games.root.factions.vagabond.items import board_of, ready, use
from kotatsu.games.root.factions.vagabond.relations import hostile_in
from kotatsu.games.root.phases.moves import ends, shift
from kotatsu.games.root.queries import links
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act


def open_clearings(state: State, seat: int) -> list[int]:
    """R9.2.3: adjacent clearings, whoever rules them; out of a forest those at its edge; RG.6.2: never a scorched one."""
    place = board_of(state, seat).place
    near = links(state, seat, place) if place < CLEARINGS else state.book.forests[place - CLEARINGS]
    return [clearing for clearing in near if not state.scorched >> clearing & 1]


def near_forests(state: State, seat: int) -> list[int]:
    """R2.4.1: adjacent forests, as spots."""
    place, book = board_of(state, seat).place, state.book
    near = book.around[place] if place < CLEARINGS else book.forest_links[place - CLEARINGS]
    return [CLEARINGS + forest for forest in near]


def with_companions(state: State, seat: int, verb: int, clearings: list[int]) -> list[Action]:
    """R9.2.9.II.b, R1.4: any number of one ally's warriors, who need their own faction's rule of either end."""
    board = board_of(state, seat)
    found: list[Action] = []
    if board.place >= CLEARINGS or ALLIED not in board.relations:
        return found
    for clearing in clearings:
        for ally in state.book.armies:
            number = state.warriors[board.place * state.book.seats + ally]
            if board.relations[ally] == ALLIED and number and may_follow(state, ally, board.place, clearing):
                found.extend([act(verb, ally, clearing, count) for count in range(1, number + 1)])
    return found


def may_follow(state: State, ally: int, src: int, dst: int) -> bool:
    """R9.2.9.II.b, R1.4: an ally's warriors move by their own rules: his Riverboats do not carry them (R1.1.4)."""
    return ends(state, ally, src) >> dst & 1 == 1


def boots_for(state: State, seat: int, clearing: int, base: int) -> int:
    """R9.5.1, R9.2.9.III.b: the move itself, and one more for each Hostile faction with a warrior there."""
    return base + hostile_in(state, seat, clearing)


def walks(state: State, seat: int, base: int) -> list[Action]:
    """R9.5.1: to clearings for which the boots suffice, alone or with allied warriors; never into a forest."""
    boots = ready(board_of(state, seat), It.BOOTS)
    if boots < base:
        return []
    found: list[Action] = []
    reached: list[int] = []
    first = act(Verb.WALK)
    for clearing in open_clearings(state, seat):
        if boots_for(state, seat, clearing, base) <= boots:
            reached.append(clearing)
            found.append(first | clearing << 16)
    found.extend(with_companions(state, seat, Verb.ESCORT, reached))
    return found


def walk(state: State, seat: int, clearing: int, base: int) -> None:
    """R9.5.1: pay the boots and go."""
    boots = boots_for(state, seat, clearing, base)
    if boots:
        use(state, seat, It.BOOTS, boots)
    arrive(state, seat, clearing, Event.WALKED)


def escort(state: State, seat: int, ally: int, clearing: int, number: int, base: int) -> None:
    """R9.2.9.II.b: pawn and allied warriors go together; R8.2.6: it is he who moved them."""
    src = board_of(state, seat).place
    walk(state, seat, clearing, base)
    shift(state, ally, src, clearing, number, seat)


def slips(state: State, seat: int) -> list[Action]:
    """R9.4.2, R-V5, R-P5: to any adjacent clearing or forest, allied warriors from clearing to clearing."""
    clearings = open_clearings(state, seat)
    found = [act(Verb.SLIP, clearing) for clearing in clearings]
    found.extend([act(Verb.SLIP, spot) for spot in near_forests(state, seat)])
    found.extend(with_companions(state, seat, Verb.SLINK, clearings))
    return found


def slip(state: State, seat: int, spot: int) -> None:
    """R9.4.2: free of boots."""
    arrive(state, seat, spot, Event.SLIPPED)


def slink(state: State, seat: int, ally: int, clearing: int, number: int) -> None:
    """R-P5."""
    src = board_of(state, seat).place
    slip(state, seat, clearing)
    shift(state, ally, src, clearing, number, seat)


def arrive(state: State, seat: int, spot: int, how: int) -> None:
    board = board_of(state, seat)
    state.tell(how, seat, spot, board.place)
    board.place = spot
