# compiled with mypyc
"""S2: terrain, figures, prepared cards, the first hand."""
from typing import Final

from kotatsu.games.senjutsu.actions import PASS, Event, Verb
from kotatsu.games.senjutsu.book import NONE, Terrain
from kotatsu.games.senjutsu.defeat import figure_actor
from kotatsu.games.senjutsu.phases.turn import StartTurn
from kotatsu.games.senjutsu.queries import figure_at, is_free
from kotatsu.games.senjutsu.state import State, put, replaced
from kotatsu.games.senjutsu.zones import DrawCards, distinct, put_in_bag, put_in_hand, take_from_bag, without
from kotatsu.hexes.compass import direction_to, rotated
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import NOBODY, Chance, Decision, Step

NIGHTMARE: Final = 8                      # the pool of nightmare cards


def set_up(state: State) -> None:
    """S2.1–S2.6: what happens before the first turn, in this order."""
    book = state.book
    state.pools = tuple([tuple(pool) for pool in book.pools])
    state.track = tuple(sorted(range(book.seats), key=lambda seat: (-book.characters[seat].advantage, seat)))
    state.push(StartTurn())
    for seat in state.track:
        state.push(FirstHand(seat))
        state.push(Prepare(seat))
    for bot in range(book.figures - 1, book.seats - 1, -1):
        state.push(BuildDeck(bot))
    if book.bots:
        state.push(StandBots())
    for seat in state.track:                     # S2.4: from the lowest advantage upwards
        state.push(StandOn(seat))
    for number in range(len(book.place_terrain) - 1, -1, -1):      # S2.1: from the top of the track clockwise, as they sit
        state.push(LayTerrain((state.track[0] + number) % book.seats, number))


def start_cells(state: State) -> list[int]:
    """Hexes on which somebody may start, as cells."""
    return sorted({start & 255 for row in state.book.starts for start in row})


class LayTerrain(Decision):
    """S2.1, S2.1.3: one piece at a time, on an empty hex that is no start hex; a boat also outside, beside the board."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        book = state.book
        kind = book.place_terrain[self.number]
        starts = start_cells(state)
        last = book.board.count if kind == Terrain.BOAT else book.board.printed
        return [act(Verb.LAY, kind, cell) for cell in range(last) if state.terrain[cell] == Terrain.NOTHING and cell not in starts]

    def apply(self, state: State, action: Action) -> None:
        _, kind, cell, _ = parts(action)
        state.terrain = replaced(state.terrain, cell, kind)
        state.tell(Event.LAID, self.seat, kind, cell)


class StandOn(Decision):
    """S2.4: a free start hex, and a facing; the first offered looks towards the opponent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for start in self.free(state):
            for turns in (0, 1, 5, 2, 4, 3):
                found.append(act(Verb.STAND, start & 255, ((start >> 8) + turns) % 6))
        return found

    def free(self, state: State) -> list[int]:
        """Start hexes where nobody stands and nobody of another team has settled the same edge."""
        return [start for start in state.book.starts[self.seat] if figure_at(state, start & 255) == NONE]

    def apply(self, state: State, action: Action) -> None:
        _, cell, facing, _ = parts(action)
        state.cell[self.seat] = cell
        state.facing[self.seat] = facing
        state.tell(Event.PLACED, self.seat, cell, facing)


class Prepare(Decision):
    """S2.5: Prepared cards from the deck, one copy of each, not above the hand limit.

    Between screens whoever has a deck of one's own is asked in any case: nobody else may learn whether it holds such cards.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cards(self, state: State) -> list[int]:
        printed, hand = state.book.printed, state.hands[self.seat]
        if len(hand) >= state.book.characters[self.seat].hand:
            return []
        return [card for card in distinct(state.bags[self.seat]) if printed.prepared[card] and card not in hand]

    def applies(self, state: State) -> bool:
        printed = state.book.printed
        if state.book.equal_questions and state.book.own_lists >> self.seat & 1:
            return len(state.hands[self.seat]) < state.book.characters[self.seat].hand
        for card in state.book.decks[self.seat]:
            if printed.prepared[card]:
                return len(state.hands[self.seat]) < state.book.characters[self.seat].hand and bool(self.cards(state))
        return False

    def options(self, state: State) -> list[Action]:
        return [PASS, *[act(Verb.PREPARE, card) for card in self.cards(state)]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.PREPARE:
            take_from_bag(state, self.seat, card)
            put_in_hand(state, self.seat, card)
            state.tell(Event.PREPARED, self.seat)
            state.push(self)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


class FirstHand(Step):
    """S2.6: draw until the hand limit is reached."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.push(DrawCards(self.seat, state.book.characters[self.seat].hand - len(state.hands[self.seat])))


# --- bots

class StandBots(Step):
    """S13.F.17, S13.F.22: bots on their hexes, facing the players; behaviour by where they stand, stances in turn."""

    def run(self, state: State) -> None:
        book = state.book
        for number, start in enumerate(book.bot_starts):
            place_bot(state, book.seats + number, start)
            state.stance = replaced(state.stance, book.seats + number, number % 2)
            if book.random_bots:
                state.push(RollBot(book.seats + number))
            else:
                tell_beginning(state, book.seats + number)


def tell_beginning(state: State, bot: int) -> None:
    state.tell(Event.BEGINS, figure_actor(state, bot), state.behaviour[bot], state.stance[bot])


class RollBot(Chance):
    """S13.F.17, as an option: behaviour and stance by chance."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.ROLLED, behaviour, stance) for behaviour in range(3) for stance in range(2)]

    def apply(self, state: State, action: Action) -> None:
        _, behaviour, stance, _ = parts(action)
        state.behaviour = replaced(state.behaviour, self.seat, behaviour)
        state.stance = replaced(state.stance, self.seat, stance)
        tell_beginning(state, self.seat)


def place_bot(state: State, bot: int, cell: int) -> None:
    """A bot comes to a hex, or to the nearest free one (S13.2.14); it looks at the nearest player's figure."""
    board = state.book.board
    free = [other for other in range(board.count) if is_free(state, other)]
    where = min(free, key=lambda other: (board.distance(cell, other), other)) if cell not in free else cell
    state.cell[bot] = where
    target = min([seat for seat in range(state.book.seats) if not state.out >> seat & 1],
                 key=lambda seat: (board.distance(where, state.cell[seat]), seat))
    state.facing[bot] = direction_to(*board.between(where, state.cell[target]))
    state.behaviour = replaced(state.behaviour, bot, sector(state, target, where))
    state.tell(Event.PLACED, figure_actor(state, bot), where, state.facing[bot])


def sector(state: State, seat: int, cell: int) -> int:
    """S13.F.17: left, middle or right as seen from the figure: less than 30° off its front axis, or straight behind, is middle."""
    q, r = rotated(*state.book.board.between(state.cell[seat], cell), -state.facing[seat])
    if 3 * abs(q) < -(2 * r + q):
        return 1
    return 0 if q < 0 else 2 if q > 0 else 1


def chooser(state: State) -> int:
    """Who decides for the players: the highest on the track that still stands."""
    for seat in state.track:
        if not state.out >> seat & 1:
            return seat
    return state.track[0]


class BuildDeck(Step):
    """S13.1: the own cards of a bot character, then cards from the pools; S13.N: nightmare replaces one of pool 3 or 4."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        bot = state.book.bots[self.seat - state.book.seats]
        state.bags = put(state.bags, self.seat, tuple(sorted(bot.own)))
        for choice in range(len(bot.extra) - 1, -1, -1):
            state.push(PickPool(chooser(state), self.seat, choice))
        pools = bot.pools[:]
        if state.book.nightmare:
            hard = [number for number, pool in enumerate(pools) if pool in (3, 4)]
            if hard:
                if bot.nightmare == NONE:
                    pools[hard[0]] = NIGHTMARE
                else:                            # S13.N.2
                    del pools[hard[0]]
                    state.bags = put(state.bags, self.seat, tuple(sorted((*state.bags[self.seat], bot.nightmare))))
        for pool in reversed(pools):
            state.push(DealPool(self.seat, replaced_pool(state, pool)))


def replaced_pool(state: State, pool: int) -> int:
    """O4, as an option: every card of pool 3 or 4 comes from the nightmare pool."""
    return NIGHTMARE if state.book.nightmare_all and pool in (3, 4) else pool


def open_pool(state: State, bot: int, pool: int) -> int:
    """S13.1.empty: the pool, or if it is empty another of the bot's list: those of its extra card first; at last pool 4."""
    if state.pools[pool]:
        return pool
    kind = state.book.bots[bot - state.book.seats]
    for other in [*[number for choice in kind.extra for number in choice], *kind.pools, 4]:
        if state.pools[other]:
            return other
    return 0


class DealPool(Chance):
    """A card of a pool goes unseen into a bot's deck."""

    def __init__(self, seat: int, pool: int) -> None:
        self.seat, self.pool = seat, pool

    def applies(self, state: State) -> bool:
        return open_pool(state, self.seat, self.pool) > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.DEALT, card) for card in state.pools[open_pool(state, self.seat, self.pool)]]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        pool = open_pool(state, self.seat, self.pool)
        state.pools = put(state.pools, pool, without(state.pools[pool], card))
        put_in_bag(state, self.seat, card)

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY


class PickPool(Decision):
    """S13.1.extra: whoever builds the deck picks the pool of an extra card; the card itself comes unseen."""

    def __init__(self, seat: int, target: int, number: int) -> None:
        self.seat, self.target, self.number = seat, target, number

    def options(self, state: State) -> list[Action]:
        extra = state.book.bots[self.target - state.book.seats].extra[self.number]
        found = [pool for pool in extra if state.pools[pool]] or [open_pool(state, self.target, extra[0])]
        return [act(Verb.POOL, pool) for pool in found]

    def apply(self, state: State, action: Action) -> None:
        state.push(DealPool(self.target, replaced_pool(state, parts(action)[1])))
