"""Will the Decree hold? What is left of it after a choice, and where each card could be carried out as things stand then."""
from kotatsu.games.root.book import SUIT_NAMES
from kotatsu.games.root.factions.eyrie.board import COLUMN_ROWS
from kotatsu.games.root.factions.eyrie.decree import Edict, carry_out, deeds
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON


def ahead(state: State, item: Item, seat: int, action: Action) -> tuple[JSON, ...]:
    """R7.5.2: a row for each card still due: column, suit, clearings where it could be done. Dice are not foreseen."""
    if not isinstance(item, Edict) or parts(action)[0] != COLUMN_ROWS[item.column].verb:
        return ()
    after = state.copy()
    carry_out(after, seat, item.column, item.suit, action)
    return tuple({"column": row.name, "suit": SUIT_NAMES[suit], "clearings": places(after, seat, row.number, suit)}
                 for row in COLUMN_ROWS for suit in sorted(after.book.card_suit[card] for card in after.eyrie.todo[row.number]))


def places(state: State, seat: int, column: int, suit: int) -> list[int]:
    """Where warriors are recruited, set out from or fight, or a roost is built; as printed."""
    return sorted({parts(deed)[1] + 1 for deed in deeds(state, seat, column, suit)})
