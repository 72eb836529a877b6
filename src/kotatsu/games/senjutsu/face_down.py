# compiled with mypyc
"""Which cards lie face down, and for whom: what views and observations ask alike."""
from kotatsu.games.senjutsu.book import NONE, Kind
from kotatsu.games.senjutsu.hand import TakePeeked
from kotatsu.games.senjutsu.phases.reveal import Reveal
from kotatsu.games.senjutsu.phases.turn import ChooseCards, DrawPhase
from kotatsu.games.senjutsu.state import State


def lies_face_down(state: State) -> bool:
    """Whether the turn is between the draw and the reveal."""
    later = False
    for item in state.agenda:
        if isinstance(item, DrawPhase):
            return False
        if isinstance(item, Reveal):
            later = True
    return later


def is_open(state: State) -> bool:
    """S3.5.1: cards that were turned up: after Reveal."""
    for item in state.agenda:
        if isinstance(item, (ChooseCards, Reveal)):
            return False
    return True


def laid_from_hand(state: State, figure: int) -> list[int]:
    """S3.5.1: the face-down card, if it came out of the hand: a core card or a stun never lay there, and nobody may learn that."""
    card, printed = state.played[figure], state.book.printed
    if card == NONE or is_open(state) or printed.is_core[card] or printed.kind[card] == Kind.CORE or card == printed.stun:
        return []
    return [card]


def peeked_owner(state: State) -> int:
    """Whose top cards are being looked at."""
    for item in reversed(state.agenda):
        if isinstance(item, TakePeeked):
            return item.owner
    return NONE


def sees_peeked(state: State, viewer: int) -> bool:
    """Who looks at top cards sees them; whoever gets one of them sees it when it comes."""
    for item in state.agenda:
        if isinstance(item, TakePeeked) and item.seat == viewer:
            return True
    return False
