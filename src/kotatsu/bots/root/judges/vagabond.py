# compiled with mypyc
"""The Vagabond: items, and how many of them can be refreshed; friends; and what can be done where he stands or next to it."""
from kotatsu.games.root.book import BIRD, CLEARINGS, ITEMS, NOWHERE, It, Who
from kotatsu.games.root.factions.vagabond.board import (
    ALLIED,
    DAMAGED_DOWN,
    DAMAGED_UP,
    HOSTILE,
    PLACES,
    SATCHEL_DOWN,
    STEP_AIDS,
    STEP_POINTS,
    TRACK,
    Vagabond,
)
from kotatsu.games.root.factions.vagabond.items import board_of, carried, limit, ready, ready_items, undamaged
from kotatsu.games.root.queries import has_piece
from kotatsu.games.root.state import Phase, State

KEPT = (18.0, 18.0, 13.0, 16.0, 15.0, 15.0, 12.0, 12.0)      # an undamaged item, by kind; more of a kind count for less
LIKED = (6.0, 5.0, 6.0, 3.0, 5.0, 2.0)                       # characters: Thief, Tinker, Ranger, Vagrant, Arbiter, Scoundrel
ALLY = 25.0


def evaluate(state: State, seat: int) -> float:
    board = board_of(state, seat)
    total, used, broken = 0.0, 0, 0
    for item in range(ITEMS):
        base = item * PLACES
        whole = undamaged(board, item)
        total += KEPT[item] * (min(whole, 3) - 0.1 * whole) + 3.0 * board.items[base + TRACK]
        used += board.items[base + SATCHEL_DOWN]
        broken += board.items[base + DAMAGED_UP] + board.items[base + DAMAGED_DOWN]
    refreshed = 3 + 2 * board.items[It.TEA * PLACES + TRACK]
    total += 7.0 * broken - 1.0 * min(used, refreshed) - 3.5 * max(0, used - refreshed)
    total -= 8.0 * max(0, carried(board) - limit(board))
    if state.phase == Phase.SETUP and board.character <= Who.SCOUNDREL:
        total += LIKED[board.character]
    return total + friends(state, seat, board) + whereabouts(state, seat, board, broken)


def friends(state: State, seat: int, board: Vagabond) -> float:
    """Friends are points to come; aids that can still be completed this turn count already."""
    total = 0.0
    hand = state.hands[seat]
    for other in state.book.armies:
        relation = board.relations[other]
        if relation == HOSTILE:
            total -= 6.0
            continue
        total += 4.0 * relation + (ALLY if relation == ALLIED else 0.0)
        if board.aids[other] and board.place < CLEARINGS:
            missing = STEP_AIDS[relation] - board.aids[other]
            suits = (state.suits[board.place], BIRD)
            means = min(ready_items(board), sum([state.book.card_suit[card] in suits for card in hand]))
            if means >= missing:
                total += 9.0 * STEP_POINTS[relation] * board.aids[other] / STEP_AIDS[relation] + 3.0 * board.aids[other]
    return total


def whereabouts(state: State, seat: int, board: Vagabond, broken: int) -> float:
    """Where he is: a night in the forest mends everything; else what this clearing and its neighbours have to offer."""
    place, book = board.place, state.book
    if place == NOWHERE:
        return 0.0
    if place >= CLEARINGS:
        near = [prospects(state, seat, board, clearing) for clearing in book.forests[place - CLEARINGS]]
        return 0.5 * max(near) + (6.0 * broken if broken > 1 else 0.0)
    here = prospects(state, seat, board, place)
    near = [prospects(state, seat, board, clearing) for clearing in book.paths[place] if not state.scorched >> clearing & 1]
    return here + 0.4 * (max(near) if near else 0.0)


def prospects(state: State, seat: int, board: Vagabond, clearing: int) -> float:
    """What could be done in a clearing, now or with fresh items."""
    book = state.book
    total = 0.0
    suit = state.suits[clearing]
    if state.ruins >> clearing & 1 and (undamaged(board, It.TORCH) or state.phase == Phase.SETUP):
        total += 9.0
    for quest in state.quests:
        if book.quest_suit[quest] == suit:
            one, other = book.quest_items[quest]
            need = 2 if one == other else 1
            if undamaged(board, one) >= need and undamaged(board, other) >= need:
                is_ready = ready(board, one) >= need and ready(board, other) >= need
                total += (6.0 if is_ready else 4.0) + 3.0 * board.quests[suit]
    cards = sum([book.card_suit[card] in (suit, BIRD) for card in state.hands[seat]])
    best = 0.0
    for other in book.armies:
        relation = board.relations[other]
        pieces = has_piece(state, other, clearing)
        if not pieces:
            continue
        if relation == HOSTILE:
            best = max(best, min(4.0, 1.5 * undamaged(board, It.SWORD)))
        elif cards:
            gift = 5.0 if relation == ALLIED else 2.0 * STEP_POINTS[relation] if cards >= STEP_AIDS[relation] else 0.5
            best = max(best, gift + 4.0 * min(1, sum(state.boxes[other * ITEMS:other * ITEMS + ITEMS])))
    return total + best
