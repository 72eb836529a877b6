# compiled with mypyc
"""A Vagabond's items (R9.2.5): counted by kind and place, used, gained, and moved between track and Satchel."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import ITEMS, It
from kotatsu.games.root.factions.vagabond.board import (
    DAMAGED_DOWN,
    DAMAGED_UP,
    ON_TRACK,
    PLACES,
    SATCHEL_DOWN,
    SATCHEL_UP,
    TRACK,
    Vagabond,
)
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


def board_of(state: State, seat: int) -> Vagabond:
    """The board of the Vagabond at a seat."""
    return state.vagabonds[state.book.vagabond_number[seat]]


# --- counting

def undamaged(board: Vagabond, item: int) -> int:
    """Undamaged items of a kind, face up or down."""
    base = item * PLACES
    return board.items[base + TRACK] + board.items[base + SATCHEL_UP] + board.items[base + SATCHEL_DOWN]


def ready(board: Vagabond, item: int) -> int:
    """R9.2.5: undamaged and face up."""
    return board.items[item * PLACES + TRACK] + board.items[item * PLACES + SATCHEL_UP]


def ready_items(board: Vagabond) -> int:
    """R9.5.4, R11.2.6.iii: items of any kind that can be used."""
    total, items = 0, board.items
    for base in range(0, ITEMS * PLACES, PLACES):
        total += items[base + TRACK] + items[base + SATCHEL_UP]
    return total


def has_ready_item(board: Vagabond) -> bool:
    """Whether there is any."""
    items = board.items
    for base in range(0, ITEMS * PLACES, PLACES):
        if items[base + TRACK] or items[base + SATCHEL_UP]:
            return True
    return False


def carried(board: Vagabond) -> int:
    """R9.6.4: items in Satchel and Damaged box."""
    total = 0
    for item in range(ITEMS):
        for place in range(SATCHEL_UP, PLACES):
            total += board.items[item * PLACES + place]
    return total


def damaged(board: Vagabond) -> int:
    """R9.2.7, RG.3.2: items in the Damaged box."""
    total = 0
    for item in range(ITEMS):
        total += board.items[item * PLACES + DAMAGED_UP] + board.items[item * PLACES + DAMAGED_DOWN]
    return total


def limit(board: Vagabond) -> int:
    """R9.6.4: six, and two for each face-up bag on the track."""
    return 6 + 2 * board.items[It.BAG * PLACES + TRACK]


def lying(board: Vagabond, places: tuple[int, ...]) -> list[tuple[int, int]]:
    """R9.2.5, R9.5.7, R9.6.4: kinds of items and where they lie, for some of the places."""
    items = board.items
    return [(item, place) for item in range(ITEMS) for place in places if items[item * PLACES + place]]


# --- moving

def has_track(item: int) -> bool:
    """R9.2.5.i: tea, coins and bags."""
    return item >= It.TEA


def has_room(board: Vagabond, item: int) -> bool:
    """R9.2.5.i, R9.2.5.ii: whether a gained item finds a place: the Satchel always, a track with fewer than three."""
    return not has_track(item) or board.items[item * PLACES + TRACK] < ON_TRACK


def gain(board: Vagabond, item: int) -> bool:
    """R9.2.5, R9.2.1: a gained item lies face up, on its track or in the Satchel; False if that is full (R9.2.5.i, R-P3, R-P17)."""
    if not has_room(board, item):
        return False
    board.items[item * PLACES + (TRACK if has_track(item) else SATCHEL_UP)] += 1
    return True


def lay_open(board: Vagabond, item: int) -> None:
    """An item of his own comes to lie face up: on its track if there is room (R9.2.5.iii, R9.6.1), else in the Satchel."""
    if not gain(board, item):
        board.items[item * PLACES + SATCHEL_UP] += 1


def use(state: State, seat: int, item: int, number: int = 1) -> None:
    """R9.2.5, R9.5: ready items are turned face down into the Satchel.

    Those in the Satchel go first: since R9.2.5.iii moves them freely, it is never a choice.
    """
    items = board_of(state, seat).items
    base = item * PLACES
    from_satchel = min(number, items[base + SATCHEL_UP])
    items[base + SATCHEL_UP] -= from_satchel
    items[base + TRACK] -= number - from_satchel
    items[base + SATCHEL_DOWN] += number
    state.tell(Event.ITEM_USED, seat, item, number)


# --- paying with any item

def pay_with_items(state: State, seat: int, number: int) -> None:
    """R9.5.4, R11.2.6.iii: so many items of his choice are used; asked only where the choice matters."""
    board = board_of(state, seat)
    while number > 0:
        kinds = [item for item in range(ITEMS) if ready(board, item)]
        if not kinds:
            return
        if len(kinds) > 1 and ready_items(board) > number:
            state.push(SpendItem(seat, number))
            return
        use(state, seat, kinds[0])
        number -= 1


class SpendItem(Decision):
    """Which item pays."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        board = board_of(state, self.seat)
        return [act(Verb.SPEND, item) for item in range(ITEMS) if ready(board, item)]

    def apply(self, state: State, action: Action) -> None:
        use(state, self.seat, parts(action)[1])
        pay_with_items(state, self.seat, self.number - 1)


# --- between track and Satchel (R9.2.5.iii, R-P17)

def rearrangements(state: State, seat: int, aside: bool) -> list[Action]:
    """R9.2.5.iii: ready tea, coins, bags to the Satchel (`aside`) and back; R-P17: not back again with nothing in between."""
    board = board_of(state, seat)
    found: list[Action] = []
    for item in range(It.TEA, ITEMS):
        if aside and board.items[item * PLACES + TRACK] and not board.moved_back >> item & 1:
            found.append(act(Verb.ASIDE, item))
        if board.items[item * PLACES + SATCHEL_UP] and has_room(board, item) and not board.moved_aside >> item & 1:
            found.append(act(Verb.TRACK, item))
    return found


def rearrange(state: State, seat: int, verb: int, item: int) -> None:
    """Carry out one of `rearrangements`."""
    board = board_of(state, seat)
    if verb == Verb.ASIDE:
        put_aside(state, seat, item)
        board.moved_aside |= 1 << item
    else:
        board.items[item * PLACES + SATCHEL_UP] -= 1
        board.items[item * PLACES + TRACK] += 1
        board.moved_back |= 1 << item
        state.tell(Event.ON_TRACK, seat, item)


def put_aside(state: State, seat: int, item: int) -> None:
    """From the track to the Satchel, face up."""
    board = board_of(state, seat)
    board.items[item * PLACES + TRACK] -= 1
    board.items[item * PLACES + SATCHEL_UP] += 1
    state.tell(Event.PUT_ASIDE, seat, item)


class MakeRoom(Decision):
    """R-P17, R-P3: a crafted item finds its track full: one of the kind goes to the Satchel, or the new one stays in the supply."""

    def __init__(self, seat: int, item: int) -> None:
        self.seat, self.item = seat, item

    def options(self, state: State) -> list[Action]:
        return [DONE, act(Verb.ASIDE, self.item)]

    def apply(self, state: State, action: Action) -> None:
        if action == DONE:
            state.tell(Event.LEFT_ITEM, self.seat, self.item)
            return
        put_aside(state, self.seat, self.item)
        gain(board_of(state, self.seat), self.item)
        state.items = replaced(state.items, self.item, state.items[self.item] - 1)
