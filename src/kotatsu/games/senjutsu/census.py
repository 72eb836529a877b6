"""Every component and where it lies."""
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.defeat import wound_limit
from kotatsu.games.senjutsu.face_down import peeked_owner
from kotatsu.games.senjutsu.state import CARD, UNSEEN, State
from kotatsu.games.senjutsu.zones import deck_size


def census(state: State) -> dict[str, int]:
    """Each seat's ability cards in exactly one place; the one Crippling Poison; what can never be otherwise."""
    printed, book = state.book.printed, state.book
    found: dict[str, int] = {}
    for seat in range(book.seats):
        found[f"cards of {book.seat_names[seat]}"] = len(cards_of(state, seat))
        found[f"the list of {book.seat_names[seat]}"] = int(sorted(cards_of(state, seat)) == book.decks[seat])
    poison = printed.poison
    somewhere = (sum(bool(window) for window in state.poison_within) + sum(hand.count(poison) for hand in state.hands)
                 + state.played.count(poison) + state.gone.count(poison) + state.peeked.count(poison)
                 + sum([entry & CARD for entry in row].count(poison) for row in (*state.discards, *state.known_tops)))
    supply = sum(mask & 1 for mask in state.poisons)
    found["crippling poison"] = int(somewhere + (supply > 0) == 1) if book.poisons == 1 else int(somewhere <= len(state.poisons))
    found["focus within three"] = int(all(0 <= focus <= 3 for focus in state.focus))
    standing = [state.cell[figure] for figure in range(book.figures) if state.cell[figure] != NONE]
    found["nobody shares a hex"] = int(len(set(standing)) == len(standing))
    alive = [figure for figure in range(book.figures) if not state.out >> figure & 1]
    found["the living are below their limits"] = int(all(state.wounds[figure] + state.bleeding[figure] < wound_limit(state, figure)
                                                         for figure in alive))
    found["unseen cards are in the bag"] = int(all(state.discards[seat].count(UNSEEN) == state.unseen[seat] <= len(state.bags[seat])
                                                   for seat in range(book.seats)))
    found["poison lies in the deck"] = int(all(state.poison_within[seat] <= deck_size(state, seat) for seat in range(book.seats)))
    return found


def cards_of(state: State, seat: int) -> list[int]:
    """All ability cards of a seat, wherever they lie."""
    printed = state.book.printed
    found = [*state.hands[seat], *state.bags[seat], *state.box[seat],
             *(entry & CARD for entry in state.discards[seat] if entry != UNSEEN)]
    for figure in range(state.book.figures):
        found += [entry & CARD for entry in (*state.extra[figure], *state.stays[figure]) if entry >> 8 & 15 == seat]
        owner = figure if state.lender[figure] == NONE else state.lender[figure]
        if owner == seat and state.played[figure] != NONE:
            found.append(state.played[figure])
    found += [card for card in state.peeked if peeked_owner(state) == seat]
    return [card for card in found if not printed.is_core[card] and card not in (printed.stun, printed.poison)]
