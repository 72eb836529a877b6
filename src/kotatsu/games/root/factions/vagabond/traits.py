"""What is special about a Vagabond in general rules."""
from kotatsu.games.root.book import CLEARINGS, ITEMS, NOWHERE, It, Who
from kotatsu.games.root.factions.vagabond.board import (
    ALLIED,
    DAMAGED_UP,
    HOSTILE,
    ON_TRACK,
    PLACES,
    SATCHEL_DOWN,
    SATCHEL_UP,
    TRACK,
    Vagabond,
)
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits


def board_of(state: State, seat: int) -> Vagabond:
    """The board of the Vagabond at a seat."""
    return state.vagabonds[state.book.vagabonds.index(seat)]


def undamaged(board: Vagabond, item: int) -> int:
    """Undamaged items of a kind, face up or down."""
    base = item * PLACES
    return board.items[base + TRACK] + board.items[base + SATCHEL_UP] + board.items[base + SATCHEL_DOWN]


def ready(board: Vagabond, item: int) -> int:
    """R9.2.5: undamaged and face up."""
    return board.items[item * PLACES + TRACK] + board.items[item * PLACES + SATCHEL_UP]


def gain(board: Vagabond, item: int) -> bool:
    """R9.2.5: a gained item lies face up, on its track or in the Satchel; False if the track is full (R9.2.5.i)."""
    if item < It.TEA:
        board.items[item * PLACES + SATCHEL_UP] += 1
    elif board.items[item * PLACES + TRACK] < ON_TRACK:
        board.items[item * PLACES + TRACK] += 1
    else:
        return False
    return True


class VagabondTraits(Traits):
    """R9.2."""

    def pawn_at(self, state: State, seat: int) -> int:
        """R9.2.2: the pawn."""
        place = board_of(state, seat).place
        return place if place < CLEARINGS else NOWHERE

    def cap(self, state: State, seat: int, clearing: int) -> int:
        """R9.2.6: undamaged swords."""
        return undamaged(board_of(state, seat), It.SWORD)

    def is_defenseless(self, state: State, seat: int, clearing: int) -> bool:
        """R9.2.4."""
        return undamaged(board_of(state, seat), It.SWORD) == 0

    def suffers_on_items(self) -> bool:
        return True

    def allies(self, state: State, seat: int, clearing: int, defender: int) -> list[int]:
        """R9.2.9.II.c: one ally's warriors, only against a player who is none."""
        relations = board_of(state, seat).relations
        if relations[defender] == ALLIED and defender not in state.book.vagabonds:
            return []
        return [other for other in state.book.armies if relations[other] == ALLIED and other != defender
                and state.warriors[clearing * state.book.seats + other] > 0]

    def may_protect(self, state: State, seat: int, clearing: int) -> bool:
        """RG.5.2."""
        board = board_of(state, seat)
        return board.character == Who.ARBITER and board.place == clearing

    def removed_in_battle(self, state: State, seat: int, owner: int, number: int, warriors: bool) -> int:
        """R9.2.9.III, R9.2.9.III.a: hostility at once; Infamy in the own turn, not for the warrior that caused it."""
        if owner in state.book.vagabonds:
            return 0
        board = board_of(state, seat)
        if warriors and board.relations[owner] != HOSTILE:
            board.relations[owner] = HOSTILE
            board.aids[owner] = 0
            number -= 1
        return number if board.relations[owner] == HOSTILE and state.active == seat else 0

    def battle_ended(self, state: State, seat: int) -> None:
        """R9.2.9.II.d: an ally who lost more warriors than he damaged items is Hostile now."""
        fight = state.fight
        if fight is not None and fight.attacker == seat and fight.ally != NOWHERE and fight.ally_lost > fight.items_lost:
            board_of(state, seat).relations[fight.ally] = HOSTILE

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R9.2.1: face-up hammers, all of the suit of his clearing."""
        board = board_of(state, seat)
        power = [0, 0, 0]
        if board.place < CLEARINGS:
            power[state.suits[board.place]] = ready(board, It.HAMMER)
        return power

    def pays_craft_at_once(self) -> bool:
        """He turns hammers face down."""
        return False

    def gain_item(self, state: State, seat: int, item: int) -> None:
        """R9.2.1: his at once; R-P3: with a full track it stays in the supply."""
        if gain(board_of(state, seat), item):
            state.items[item] -= 1

    def may_activate(self, state: State) -> bool:
        return False


def carried(board: Vagabond) -> int:
    """R9.6.4: items in Satchel and Damaged box."""
    total = 0
    for item in range(ITEMS):
        for place in range(SATCHEL_UP, PLACES):
            total += board.items[item * PLACES + place]
    return total


def damaged(board: Vagabond) -> int:
    total = 0
    for item in range(ITEMS):
        total += board.items[item * PLACES + DAMAGED_UP] + board.items[item * PLACES + DAMAGED_UP + 1]
    return total


def limit(board: Vagabond) -> int:
    """R9.6.4: six, and two for each face-up bag on the track."""
    return 6 + 2 * board.items[It.BAG * PLACES + TRACK]
