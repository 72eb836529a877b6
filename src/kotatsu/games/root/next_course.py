"""R1.5: whether what is next belongs to this phase of this player's turn, and comes in its order."""
from itertools import pairwise

from kotatsu.games.root.book import NOWHERE
from kotatsu.games.root.factions.riverfolk.setup import SetPrice
from kotatsu.games.root.phases import turn
from kotatsu.games.root.phases.cards import DiscardDown
from kotatsu.games.root.phases.windows import BirdsongEnds, DaylightEnds
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.notation import wrong

# modules of items by their phase, and of those that are not only the active player's
PHASE_OF = {"setup": Phase.SETUP, "birdsong": Phase.BIRDSONG, "daylight": Phase.DAYLIGHT, "evening": Phase.EVENING,
            "cobbler": Phase.EVENING, "decree": Phase.DAYLIGHT}
OF_ANYBODY = ("battle", "cards", "effects", "losses", "hits", "swords")


def follows(state: State) -> Item:
    """What comes after the things that are named: the next phase."""
    if state.phase == Phase.BIRDSONG:
        return turn.StartDaylight(state.active)
    return turn.StartEvening(state.active) if state.phase == Phase.DAYLIGHT else turn.StartTurn(turn.next_seat(state, state.active))


def fit_course(state: State) -> None:
    """R1.5: the last thing goes on from this phase of this player's turn; a turn that is about to begin may be anybody's."""
    last = state.agenda[0]
    starts = (turn.StartTurn, turn.StartDaylight, turn.StartEvening)
    if isinstance(last, starts) and len(state.agenda) > 1 and last != follows(state):
        raise wrong("next", item_words(state, last), "R1.5")


def item_words(state: State, item: Item) -> str:
    """An item as `next` names it, without numbers other than its seat."""
    seat = getattr(item, "seat", NOWHERE)
    return type(item).__name__ + ("" if seat == NOWHERE else f" seat={state.book.seat_names[seat]}")


def fit_phase(state: State, item: Item, module: str) -> None:
    """R1.5: what belongs to a phase is there in that phase, and most of it is the active player's."""
    evening = isinstance(item, (DiscardDown, SetPrice)) and state.phase != Phase.SETUP
    phase = Phase.EVENING if evening else PHASE_OF.get(module, state.phase)
    whose = getattr(item, "seat", NOWHERE)
    anybody = state.phase == Phase.SETUP or item is state.agenda[0] or (module in OF_ANYBODY and not evening)
    if phase != state.phase or (whose not in (state.active, NOWHERE) and not anybody):
        raise wrong("next", item_words(state, item), "R1.5")


def in_order(state: State) -> bool:
    """R1.5: what a phase consists of comes last, in its order and each once; what an action still brings about comes before."""
    phases = {Phase.BIRDSONG: turn.BIRDSONG, Phase.DAYLIGHT: turn.DAYLIGHT, Phase.EVENING: turn.EVENING}
    if state.phase not in phases:
        return True
    seat = state.active
    whole = [BirdsongEnds(seat), DaylightEnds(seat), turn.EveningEnds(seat), *phases[state.phase][state.book.faction[seat]][seat]]
    found = [whole.index(item) if item in whole else len(whole) for item in state.agenda[1:]]
    return all(one < other or one == other == len(whole) for one, other in pairwise(found))
