"""The boards of the sides as a seat sees them."""
from collections.abc import Sequence

from kotatsu.games.root.book import (
    CHARACTER_NAMES,
    CLEARINGS,
    ITEM_NAMES,
    ITEMS,
    LEADER_NAMES,
    NOWHERE,
    PIECE_TOTAL,
    PIECES,
    SUIT_NAMES,
    Fac,
    Piece,
)
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES, COLUMNS
from kotatsu.games.root.factions.eyrie.decree import Decree, Edict, PickEdict
from kotatsu.games.root.factions.riverfolk.board import SERVICE_NAMES
from kotatsu.games.root.factions.vagabond.board import DAMAGED_UP, HOSTILE, PLACES, SATCHEL_UP, TRACK
from kotatsu.games.root.factions.vagabond.items import board_of, carried, limit
from kotatsu.games.root.queries import knows_ruin, on_map, places
from kotatsu.games.root.state import SUPPORTERS, State
from kotatsu.kernel.game import JSON

SUITS = SUIT_NAMES[:3]


def seat_board(state: State, seat: int, viewer: int) -> JSON:
    match state.book.faction[seat]:
        case Fac.MARQUISE:
            return marquise(state)
        case Fac.EYRIE:
            return eyrie(state)
        case Fac.ALLIANCE:
            return alliance(state, viewer)
        case Fac.CULT:
            return cult(state)
        case Fac.RIVERFOLK:
            return riverfolk(state)
    return vagabond(state, seat, viewer)


def known_cards(state: State, viewer: int, place: int) -> JSON | None:
    """R-P18: cards this viewer was shown in a place; of them `lost` have left unseen."""
    for seen in state.seen:
        if seen.viewer == viewer and seen.place == place:
            return {"cards": [state.book.card_ids[card] for card in seen.cards], "lost": seen.lost}
    return None


def marquise(state: State) -> JSON:
    board = state.marquise
    keep = places(state, Piece.KEEP)
    return {"keep": keep[0] + 1 if keep else None, "wood": PIECE_TOTAL[Piece.WOOD] - on_map(state, Piece.WOOD),
            "sawmill": on_map(state, Piece.SAWMILL), "workshop": on_map(state, Piece.WORKSHOP),
            "recruiter": on_map(state, Piece.RECRUITER), "actions": board.actions, "recruited": bool(board.recruited)}


def eyrie(state: State) -> JSON:
    board = state.eyrie
    names = [*state.book.card_ids, "vizier"]
    at_work = any(isinstance(item, (Decree, PickEdict, Edict)) for item in state.agenda)
    done: JSON = {name: [] for name in COLUMN_NAMES}
    for column in range(COLUMNS if at_work else 0):
        left = list(board.todo[column])
        for card in board.decree[column]:
            if card in left:
                left.remove(card)
            else:
                done[COLUMN_NAMES[column]].append(names[card])
    return {"leader": None if board.leader == NOWHERE else LEADER_NAMES[board.leader],
            "leaders": [name for leader, name in enumerate(LEADER_NAMES)
                        if leader != board.leader and not board.fallen >> leader & 1],
            "decree": {COLUMN_NAMES[column]: [names[card] for card in board.decree[column]] for column in range(COLUMNS)},
            "done": done, "roosts": on_map(state, Piece.ROOST)}


def alliance(state: State, viewer: int) -> JSON:
    """R8.2.3: only the Alliance may look at the supporters."""
    board, own = state.alliance, viewer == state.book.alliance
    return {"sympathy": on_map(state, Piece.SYMPATHY),
            "bases": [SUIT_NAMES[state.suits[place]] for place in places(state, Piece.BASE)],
            "officers": board.officers, "supporters": len(board.supporters),
            "supporter_cards": [state.book.card_ids[card] for card in board.supporters] if own else None,
            "known_supporters": None if own else known_cards(state, viewer, SUPPORTERS),
            "operations": max(0, board.officers - board.operations)}


def cult(state: State) -> JSON:
    board = state.cult
    gardens = [sum(state.pieces[clearing * PIECES + Piece.GARDEN] for clearing in range(CLEARINGS) if state.suits[clearing] == suit)
               for suit in range(3)]
    return {"outcast": None if board.outcast == NOWHERE else SUIT_NAMES[board.outcast], "hated": bool(board.hated),
            "acolytes": board.acolytes, "gardens": dict(zip(SUITS, gardens, strict=True)),
            "revealed": [state.book.card_ids[card] for card in board.revealed],
            "scored": [name for suit, name in enumerate(SUITS) if board.scored >> suit & 1]}


def riverfolk(state: State) -> JSON:
    board, seats = state.riverfolk, state.book.seats
    spaces = {}
    for suit, name in enumerate(SUITS):
        used = board.spaces[suit * seats:(suit + 1) * seats]
        spaces[name] = {"open": board.placed[suit] - sum(used), "used": by_owner(used)}
    return {"prices": dict(zip(SERVICE_NAMES, board.prices, strict=True)), "payments": by_owner(board.payments),
            "funds": by_owner(board.funds), "committed": by_owner(board.committed),
            "posts": {name: 3 - board.placed[suit] for suit, name in enumerate(SUITS)}, "spaces": spaces}


def by_owner(numbers: Sequence[int]) -> JSON:
    return {str(seat): number for seat, number in enumerate(numbers) if number}


def vagabond(state: State, seat: int, viewer: int) -> JSON:
    """R9.3.4, R9.7.1: what lies under a ruin is known only to those who looked."""
    board, book = board_of(state, seat), state.book
    items = [{"item": ITEM_NAMES[item], "place": "track" if place == TRACK else "damaged" if place >= DAMAGED_UP else "satchel",
              "up": place in (TRACK, SATCHEL_UP, DAMAGED_UP), "count": board.items[item * PLACES + place]}
             for item in range(ITEMS) for place in range(PLACES) if board.items[item * PLACES + place]]
    placed, in_forest = board.place != NOWHERE, NOWHERE > board.place >= CLEARINGS
    relations = {str(other): board.relations[other] if board.relations[other] != HOSTILE else "hostile" for other in book.armies}
    return {"character": None if board.character == NOWHERE else CHARACTER_NAMES[board.character],
            "clearing": board.place + 1 if placed and not in_forest else None,
            "forest": book.forest_names[board.place - CLEARINGS] if in_forest else None,
            "items": items, "limit": limit(board), "carried": carried(board), "relations": relations,
            "aids": by_owner(board.aids), "quests": dict(zip(SUITS, board.quests, strict=True)),
            "ruins": {str(clearing + 1): [ITEM_NAMES[item] for item in state.ruin_items[clearing]] for clearing in range(CLEARINGS)
                      if state.ruin_items[clearing] and knows_ruin(state, viewer, clearing)}}
