# compiled with mypyc
"""Questions about a state: who stands where, what is in range and sight, what stops an attack, what may be played."""
from kotatsu.games.senjutsu.book import HOBBLE_TURNS, NONE, Instant, Kind, Terrain, blocks_way
from kotatsu.games.senjutsu.defeat import is_paralysed
from kotatsu.games.senjutsu.state import CARD, DOWN, REPEATS, State
from kotatsu.hexes.board import OFF
from kotatsu.hexes.sight import sees


def is_out(state: State, figure: int) -> bool:
    return state.out >> figure & 1 != 0


def figure_at(state: State, cell: int) -> int:
    """Who stands on a hex, NONE if nobody does."""
    for figure in range(state.book.figures):
        if state.cell[figure] == cell:
            return figure
    return NONE


def is_on_board(state: State, cell: int) -> bool:
    """S10.boat: a boat that lies outside extends the board."""
    return cell != OFF and (cell < state.book.board.printed or state.terrain[cell] == Terrain.BOAT)


def is_free(state: State, cell: int) -> bool:
    """S5.7: on the board, without terrain that fills it and without a figure. (Asked all the time: no further calls.)"""
    if cell == OFF:
        return False
    terrain = state.terrain[cell]
    if terrain and (terrain <= Terrain.PILLAR or (terrain != Terrain.BOAT and cell >= state.book.board.printed)):
        return False
    return (terrain != 0 or cell < state.book.board.printed) and cell not in state.cell


def may_enter(state: State, figure: int, cell: int) -> bool:
    """O13: a free hex; for a player's figure also that of the fallen lord, which is a corpse to it."""
    return is_free(state, cell) or (cell == state.book.lord_cell and figure < state.book.seats and figure_at(state, cell) == NONE)


def enemies(state: State, figure: int) -> list[int]:
    """Opponents that are still on the board."""
    book = state.book
    return [other for other in range(book.figures) if book.teams[other] != book.teams[figure] and not state.out >> other & 1
            and state.cell[other] != NONE]


def hides(state: State) -> list[bool]:
    """S10.4: terrain hides, by cell; S10.5: figures, caltrops and traps do not."""
    return [blocks_way(kind) for kind in state.terrain]


def in_sight(state: State, figure: int, other: int) -> bool:
    """S10.4: from a front corner of the own hex to a corner of the other."""
    return sees(state.book.board, state.cell[figure], state.facing[figure], state.cell[other], hides(state))


def in_range(state: State, figure: int, other: int, reach: int) -> bool:
    """S10.3: near enough and in sight; a reach of 0 asks for neither."""
    return reach == 0 or (state.book.board.distance(state.cell[figure], state.cell[other]) <= reach
                          and in_sight(state, figure, other))


NOT_STOPPED = 0
BY_TERRAIN = 1
BY_SHIELDS = 2


def stop_of(state: State, attacker_cell: int, target: int) -> int:
    """S7.2, S7.3: what stops an attack from a hex: nothing, terrain alone, or the shields of the target (perhaps with terrain)."""
    book = state.book
    cell = state.cell[target]
    if book.board.distance(attacker_cell, cell) == 1:
        return BY_SHIELDS if state.shields[target] and is_shielded(state, target, attacker_cell) else NOT_STOPPED
    if state.shields[target] and is_shielded(state, target, attacker_cell):
        return BY_SHIELDS
    by_terrain = True
    stopped = True
    for route in book.field.routes(attacker_cell, cell):
        terrain = shield = False
        for between in route:
            if between == OFF:
                continue
            if blocks_way(state.terrain[between]):
                terrain = True
            elif state.shields[target] and is_shielded(state, target, between):
                shield = True
        by_terrain = by_terrain and terrain
        stopped = stopped and (terrain or shield)
    return BY_TERRAIN if by_terrain else BY_SHIELDS if stopped else NOT_STOPPED


def is_shielded(state: State, figure: int, cell: int) -> bool:
    """S7.1: whether one of the figure's shields covers a hex."""
    board = state.book.board
    for direction in range(6):
        if state.shields[figure] >> direction & 1:
            if board.neighbour(state.cell[figure], (direction + state.facing[figure]) % 6) == cell:
                return True
    return False


# --- what may be played

def can_afford(state: State, seat: int, card: int) -> bool:
    """S3.5.2, S3.5.3: the mandatory focus and the kamae."""
    printed = state.book.printed
    needs, cost = printed.needs[card], printed.cost[card]
    if cost and (state.focus[seat] < cost or is_paralysed(state, seat)):
        return False
    return not needs or needs >> state.kamae[seat] & 1 != 0


def is_forbidden(state: State, seat: int, card: int) -> bool:
    """092, 093, 094: what cards in play keep from being played."""
    printed = state.book.printed
    if state.named_kinds >> printed.kind[card] & 1 or card in state.named_cards:
        return True
    if state.forbidden & REPEATS:
        for entry in state.discards[seat]:
            if 0 <= entry < DOWN and entry == card:
                return True
    return False


def is_choosable(state: State, seat: int, card: int) -> bool:
    """S3.5: a card of the hand may lie face down. Plain instants and additional ones have no value of their own."""
    printed = state.book.printed
    instant, needs = printed.instant[card], printed.needs[card]
    if (instant != Instant.NOT and instant != Instant.REPLACEMENT) or (needs and not needs >> state.kamae[seat] & 1):
        return False
    if printed.cost[card] and not can_afford(state, seat, card):
        return False
    return not (state.forbidden & REPEATS or state.named_kinds or state.named_cards) or not is_forbidden(state, seat, card)


def initiative_now(state: State, seat: int, card: int) -> int:
    """O5: the value a card would have for its player now: kamae band and hobbles, no paid value."""
    printed = state.book.printed
    value = printed.high[card]
    if printed.other_kamae[card] and printed.other_kamae[card] == state.kamae[seat]:
        value = printed.other[card]
    return slowed(value, state.lag[seat])


def slowed(value: int, hobbles: int) -> int:
    """S10.hobble.1: one less for each hobble, never below 1; 0 stays 0."""
    return max(1, value - hobbles) if value else 0


def part_value(state: State, figure: int) -> int:
    """The initiative of the next part of a figure's card."""
    printed = state.book.printed
    card, place = state.played[figure], state.place[figure]
    places, lag = printed.parts[card], state.lag[figure]
    value = state.named[figure] if not places or place == places[0] else printed.cards[card].lines[place].heading.part
    return slowed(value, lag) if lag else value


def tie_rank(state: State, figure: int) -> int:
    """S3.7.3, S3.7.4: defence, attack, meditation, core; a core weapon comes just after its own type."""
    printed = state.book.printed
    card = state.played[figure]
    return printed.kind[card] * 2 + (1 if printed.is_core[card] else 0)


def face_up(pile: tuple[int, ...]) -> list[int]:
    """S3.8.5: cards of a discard pile that lie face up, each kind once, in order."""
    return sorted({entry for entry in pile if 0 <= entry < DOWN})


def revealed_card(state: State, seat: int) -> int:
    """The card of the turn, also if it lies beside the deck since it was resolved: its clock (106) has not turned yet."""
    if state.played[seat] == NONE:
        for entry in state.stays[seat]:
            if entry >> 12 == HOBBLE_TURNS:
                return card_of(entry)
    return state.played[seat]


def is_ability(state: State, card: int) -> bool:
    """S10.status: status cards are no ability cards."""
    return state.book.printed.kind[card] != Kind.STATUS


def owner_of(entry: int) -> int:
    """Whose card lies in play or beside a deck."""
    return entry >> 8 & 15


def card_of(entry: int) -> int:
    return entry & CARD
