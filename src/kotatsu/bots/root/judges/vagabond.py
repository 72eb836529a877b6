"""The Vagabond: items, and how many of them can be refreshed; friends; quests near at hand; ruins to explore."""
from kotatsu.games.root.book import CLEARINGS, ITEMS, It
from kotatsu.games.root.factions.vagabond.board import ALLIED, DAMAGED_DOWN, DAMAGED_UP, HOSTILE, PLACES, SATCHEL_DOWN, TRACK
from kotatsu.games.root.factions.vagabond.items import board_of, carried, limit, ready, undamaged
from kotatsu.games.root.state import State

KEPT = (17.0, 15.0, 13.0, 16.0, 14.0, 15.0, 12.0, 12.0)      # an undamaged item, by kind


def worth(state: State, seat: int) -> float:
    board = board_of(state, seat)
    total, used, broken = 0.0, 0, 0
    for item in range(ITEMS):
        base = item * PLACES
        total += KEPT[item] * undamaged(board, item) + 4.0 * board.items[base + TRACK]
        used += board.items[base + SATCHEL_DOWN]
        broken += board.items[base + DAMAGED_UP] + board.items[base + DAMAGED_DOWN]
    refreshed = 3 + 2 * board.items[It.TEA * PLACES + TRACK]
    total += 3.0 * broken - 0.6 * min(used, refreshed) - 5.0 * max(0, used - refreshed)
    total -= 6.0 * max(0, carried(board) - limit(board))
    for other in state.book.armies:
        relation = board.relations[other]
        total += -5.0 if relation == HOSTILE else 5.0 * relation + (10.0 if relation == ALLIED else 0.0)
        total += 2.0 * board.aids[other]
    if board.place < CLEARINGS:
        total += prospects(state, seat, board.place)
    elif broken > 2:
        total += 7.0 * broken                                # a night in the forest mends them all
    return total


def prospects(state: State, seat: int, clearing: int) -> float:
    """What can be done where he stands."""
    board = board_of(state, seat)
    total = 3.0
    if state.ruins >> clearing & 1 and ready(board, It.TORCH):
        total += 6.0
    for quest in state.quests:
        if state.book.quest_suit[quest] == state.suits[clearing]:
            one, other = state.book.quest_items[quest]
            if ready(board, one) and ready(board, other) and (one != other or ready(board, one) > 1):
                total += 5.0 + 4.0 * board.quests[state.suits[clearing]]
    if any(state.suits[clearing] == state.book.card_suit[card] for card in state.hands[seat]):
        total += 2.0
    return total
