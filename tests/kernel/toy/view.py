"""What a seat may see, and a whole state that it could believe in."""
from typing import Any

from kotatsu.kernel.agenda import reseal
from kotatsu.kernel.luck import Luck

from .board import CARD_NAMES, NAMES, NO_CARD
from .state import State, deck, team
from .turn import Find


def knows(mask: int, viewer: int) -> bool:
    return viewer >= 0 and bool(mask >> viewer & 1)


def searcher(state: State) -> int:
    """Who looks through the deck now, or -1."""
    item = state.agenda[-1] if state.agenda else None
    return item.seat if isinstance(item, Find) else -1


def view(state: State, viewer: int) -> dict[str, Any]:
    looks = viewer >= 0 and searcher(state) == viewer
    return {
        "round": state.round, "turn": state.turn, "lead": state.lead, "bank": state.bank,
        "guarded": bool(state.guarded),
        "deck": len(state.bag) + len(state.top), "buried": len(state.buried),
        "top": [CARD_NAMES[card] if knows(mask, viewer) else "?"
                for card, mask in zip(state.top, state.known, strict=True)],
        "discard": [CARD_NAMES[card] for card in state.discard],
        "found": [CARD_NAMES[card] for card in deck(state)] if looks else None,
        "seats": [{
            "seat": seat, "name": NAMES[seat], "team": team(state, seat), "coins": state.coins[seat],
            "points": state.points[seat],
            "hand": [CARD_NAMES[card] if seat == viewer else "?" for card in state.hands[seat]],
            "aside": None if card == NO_CARD else CARD_NAMES[card] if seat == viewer else "?",
        } for seat, card in enumerate(state.aside)],
        "results": list(state.results) or None,
    }


def imagine(state: State, viewer: int, luck: Luck) -> State:
    """Deal what the viewer does not know anew. (It believes only what it sees now, not what it remembers.)"""
    new = state.copy()
    looks = viewer >= 0 and searcher(state) == viewer
    others = [seat for seat in range(state.book.players) if seat != viewer]
    laid = [seat for seat in others if state.aside[seat] != NO_CARD]
    tops = [] if looks else [place for place, mask in enumerate(state.known) if not knows(mask, viewer)]
    unknown = [*state.buried, *(card for seat in others for card in state.hands[seat]),
               *(state.aside[seat] for seat in laid), *(state.top[place] for place in tops)]
    if not looks:
        unknown += state.bag
    unknown.sort()
    luck.shuffle(unknown)
    for seat in others:
        new.hands[seat] = sorted(unknown.pop() for _ in state.hands[seat])
    for seat in laid:
        new.aside[seat] = unknown.pop()
    for place in tops:
        new.top[place] = unknown.pop()
    new.buried = sorted(unknown.pop() for _ in state.buried)
    if not looks:
        new.bag = sorted(unknown)
    reseal(new, viewer, luck)
    return new
