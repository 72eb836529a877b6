"""The Vagabond: items ready for use, friends, quests near at hand, ruins to explore."""
from kotatsu.games.root.book import CLEARINGS, ITEMS, It
from kotatsu.games.root.factions.vagabond.board import (
    ALLIED,
    DAMAGED_DOWN,
    DAMAGED_UP,
    HOSTILE,
    PLACES,
    SATCHEL_DOWN,
    SATCHEL_UP,
    TRACK,
)
from kotatsu.games.root.factions.vagabond.items import board_of, carried, limit, ready, undamaged
from kotatsu.games.root.state import State

KEPT = (14.0, 12.0, 10.0, 14.0, 11.0, 12.0, 9.0, 9.0)      # by item


def worth(state: State, seat: int) -> float:
    board = board_of(state, seat)
    total = 0.0
    for item in range(ITEMS):
        base = item * PLACES
        up = board.items[base + TRACK] + board.items[base + SATCHEL_UP]
        total += KEPT[item] * up + (KEPT[item] - 3.0) * board.items[base + SATCHEL_DOWN]
        total += 2.0 * board.items[base + DAMAGED_UP] + 1.5 * board.items[base + DAMAGED_DOWN]
        total += 5.0 * board.items[base + TRACK]
    total -= 6.0 * max(0, carried(board) - limit(board))
    for other in state.book.armies:
        relation = board.relations[other]
        total += -6.0 if relation == HOSTILE else 4.0 * relation + (10.0 if relation == ALLIED else 0.0)
        total += 2.0 * board.aids[other]
    total += 3.0 * undamaged(board, It.SWORD)
    if board.place < CLEARINGS:
        total += prospects(state, seat, board.place)
    return total


def prospects(state: State, seat: int, clearing: int) -> float:
    """What can be done where he stands."""
    board = board_of(state, seat)
    total = 2.0
    if state.ruins >> clearing & 1 and ready(board, It.TORCH):
        total += 9.0
    for quest in state.quests:
        if state.book.quest_suit[quest] == state.suits[clearing]:
            one, other = state.book.quest_items[quest]
            if ready(board, one) and ready(board, other) and (one != other or ready(board, one) > 1):
                total += 8.0 + 4.0 * board.quests[state.suits[clearing]]
    if any(state.suits[clearing] == state.book.card_suit[card] for card in state.hands[seat]):
        total += 3.0
    return total
