"""Every component and where it lies."""
from kotatsu.games.samurai.book import FARMS, SAMURAI
from kotatsu.games.samurai.queries import farms_left
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State
from kotatsu.games.samurai.view import lost_farms


def census(state: State) -> dict[str, int]:
    """SS1.2: every card in exactly one place; tokens and boards counted too."""
    zones = {"tops": state.tops, "order": state.order, "bag": state.bag, "bottoms": state.bottoms,
             "intruders": [card for card in state.intruders if card != UNSEEN], "discard": state.discard,
             "peeked": state.peeked, "pool": state.pool,
             "box": state.box, "aside": state.aside, "lines": [card for line in state.lines for card in line],
             "lefts": [card for left in state.lefts for card in left],
             "drawn": [state.drawn] if state.drawn != NO_CARD and state.drawn not in state.bottoms else []}
    cards = [card for zone in zones.values() for card in zone]
    hidden = state.depth + state.spare + state.intruders.count(UNSEEN)
    return {"cards": len(cards), "different cards": len(set(cards)),
            "bag fits": int(bool(state.pool) or hidden == len(state.bag)),
            "farmsteads": farms_left(state) + len(lost_farms(state)), "tokens": len(state.tokens),
            "sums right": int(all(state.sums[seat] == sum(state.book.value[card] for card in state.lines[seat])
                                  for seat in range(state.book.seats))),
            "barricades within cap": int(0 <= state.barricades <= state.cap),
            "wound tokens within one": int(all(token in (0, 1) for token in state.wounds)),
            "farms are six": int(farms_left(state) <= FARMS), "boards": SAMURAI}
