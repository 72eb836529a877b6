"""Every component and where it lies."""
from kotatsu.games.battlecrest.book import SIDES
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.queries import symbols_at
from kotatsu.games.battlecrest.state import State


def census(state: State) -> dict[str, int]:
    """BC1.1, BC1.2: cards in rows, order cards in one place each, landmarks on the field, nobody in another's cell."""
    book = state.book
    set_up = NONE not in state.landmarks
    standing = [cell for cell in state.cell if cell != NONE]
    orders = [*state.bag, *(face >> 1 for face in state.discard), *([state.order >> 1] if state.order != NONE else [])]
    deck = len(book.printed.orders) // 2
    return {
        "order cards each once": int(len(set(orders)) == len(orders) and (not book.is_solo() or len(orders) in (0, deck))),
        "cards in their rows": int(all(set(state.rows[side]) <= set(book.hero[side].cards) for side in range(SIDES))),
        "cards each once": int(all(len(set(row)) == len(row) for row in state.rows)),
        "landmarks each once": int(len({landmark for landmark in state.landmarks if landmark != NONE})
                                   == sum(landmark != NONE for landmark in state.landmarks)),
        "nobody shares a cell": int(len(set(standing)) == len(standing)),
        "nobody stands on a landmark": int(all(book.open >> cell & 1 for cell in standing)),
        "health within bounds": int(all(0 <= state.health[side] <= book.hero[side].health for side in range(SIDES))),
        "symbols are those of the landmarks": int(not set_up or all(state.symbols[cell] == symbols_at(state, cell)
                                                                     for cell in range(len(state.symbols)))),
    }
