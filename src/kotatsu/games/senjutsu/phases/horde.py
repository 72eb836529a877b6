# compiled with mypyc
"""S13.2: the horde: wave after wave of bots in three stages, what happens between them, and the rank that was earned."""
from kotatsu.games.senjutsu.actions import Event, Verb
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.bot_cards import gather_deck
from kotatsu.games.senjutsu.defeat import LAST_WAVE, settle_result
from kotatsu.games.senjutsu.phases.setup import BuildDeck, StandBots, chooser, place_bot, tell_beginning
from kotatsu.games.senjutsu.phases.turn import StartTurn
from kotatsu.games.senjutsu.queries import is_free
from kotatsu.games.senjutsu.state import CARD, UNSEEN, State, put, replaced
from kotatsu.games.senjutsu.zones import put_in_bag, without
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision, Item, Step

BEHAVIOURS = (0, 1, 1, 2)          # S13.2.2: by start hex: A left, B and C middle, D right


def set_up_horde(state: State) -> None:
    """S13.2.1: no bot stands on the board yet; below the turns waits the next wave."""
    state.agenda = [NextWave(), *[item for item in state.agenda if not isinstance(item, StandBots)]]
    for bot in range(state.book.seats, state.book.figures):
        state.out |= 1 << bot


def wave_size(wave: int) -> int:
    """S13.2.1: one, two, three, and then the leader too."""
    return wave


class NextWave(Step):
    """S13.2.1, S13.2.7: the waves of a stage in order, then the next stage, but none after the last; O14: a wave enters before the
    turn begins."""

    def run(self, state: State) -> None:
        if settle_result(state):                 # a position in which nobody of the last wave is left
            return
        items: list[Item] = [NextWave(), StartTurn()]
        seat = chooser(state)
        if state.wave == LAST_WAVE:
            items += [BeginWave(seat), *end_stage(state)]
            state.stage, state.wave = state.stage + 1, 1
        else:
            state.stage, state.wave = max(1, state.stage), state.wave + 1
            items.append(BeginWave(seat))
        for item in items:
            state.push(item)


class BeginWave(Step):
    """S13.2.2: the bots of the wave enter one after the other."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.tell(Event.WAVE, 255, state.stage, state.wave)
        state.push(PickEntry(self.seat, state.book.seats, 0))


class PickEntry(Decision):
    """S13.2.2: on which start hex a bot enters; each is used by one bot of the wave."""

    def __init__(self, seat: int, target: int, number: int) -> None:
        self.seat, self.target, self.number = seat, target, number       # number: start hexes that are taken, as bits

    def options(self, state: State) -> list[Action]:
        return [act(Verb.ENTER, cell) for letter, cell in enumerate(state.book.letters) if not self.number >> letter & 1]

    def apply(self, state: State, action: Action) -> None:
        _, cell, _, _ = parts(action)
        letter = state.book.letters.index(cell)
        enter_bot(state, self.target, cell, BEHAVIOURS[letter])
        if self.target + 1 < state.book.seats + wave_size(state.wave):
            state.push(PickEntry(self.seat, self.target + 1, self.number | 1 << letter))


def enter_bot(state: State, bot: int, cell: int, behaviour: int) -> None:
    """O14, S13.2.13: unhurt, with its whole deck, aggressive; S13.2.14: beside a filled hex, as near to a player as may be."""
    refresh_bot(state, bot)
    state.limit = replaced(state.limit, bot, state.stage)
    state.out &= ~(1 << bot)
    place_bot(state, bot, entry_cell(state, cell))
    state.behaviour = replaced(state.behaviour, bot, behaviour)
    state.stance = replaced(state.stance, bot, 0)
    tell_beginning(state, bot)


def entry_cell(state: State, cell: int) -> int:
    """The start hex, or the nearest free hex; of equals the one that is worst for the players."""
    if is_free(state, cell):
        return cell
    board = state.book.board
    figures = [state.cell[seat] for seat in range(state.book.seats) if state.cell[seat] != NONE]
    free = [other for other in range(board.count) if is_free(state, other)]
    return min(free, key=lambda other: (board.distance(cell, other), min(board.distance(other, near) for near in figures), other))


def refresh_bot(state: State, bot: int) -> None:
    """Another fighter takes the place of the defeated one: all its cards make the deck, stuns and poisons are gone."""
    gather_deck(state, bot)
    printed = state.book.printed
    state.bags = put(state.bags, bot, tuple([card for card in state.bags[bot] if card not in (printed.stun, printed.poison)]))
    if state.poison_within[bot]:
        state.poison_within = replaced(state.poison_within, bot, 0)
        state.gone = (*state.gone, printed.poison)
    state.wounds[bot] = state.bleeding[bot] = state.stuns[bot] = state.stopped[bot] = 0
    state.hobbles = put(state.hobbles, bot, ())
    state.toxins = put(state.toxins, bot, ())
    state.prefers = replaced(state.prefers, bot, state.book.bots[bot - state.book.seats].prefers)


# --- between stages

def end_stage(state: State) -> list[Item]:
    """S13.2.3–S13.2.6, S13.2.15: solo cards to their pools, figures to their start hexes, the printed recovery; nothing else."""
    book = state.book
    state.tell(Event.STAGE, 255, state.stage)
    items: list[Item] = []
    for bot in range(book.figures - 1, book.seats - 1, -1):
        refresh_bot(state, bot)
        return_to_pools(state, bot)
        items.append(BuildDeck(bot))
    for seat in range(book.seats):
        if not state.out >> seat & 1:
            state.cell[seat] = NONE
    for seat in range(book.seats):
        if not state.out >> seat & 1:
            start = next(one for one in book.starts[seat] if is_free(state, one & 255))
            state.cell[seat], state.facing[seat] = start & 255, start >> 8
            recover(state, seat)
            items.append(ReturnDiscards(seat))
    return items


def return_to_pools(state: State, bot: int) -> None:
    """S13.2.3: the own cards of a bot character stay with it, the others go back; whose they will be next nobody has seen."""
    for card in state.bags[bot]:
        pool = state.book.printed.pool[card]
        if pool:
            state.pools = put(state.pools, pool, tuple(sorted((*state.pools[pool], card))))
            if card in state.met:
                state.met = without(state.met, card)
    state.bags = put(state.bags, bot, ())


def recover(state: State, seat: int) -> None:
    """S13.2.5: hobbles and poisons go, one stun goes, one bleeding wound becomes a plain one; the rest is kept."""
    poison = state.book.printed.poison
    state.hobbles = put(state.hobbles, seat, ())
    state.toxins = put(state.toxins, seat, ())
    if poison in state.hands[seat]:
        hand = list(state.hands[seat])
        hand.remove(poison)
        state.hands = put(state.hands, seat, tuple(hand))
        state.gone = (*state.gone, poison)
    if state.poison_within[seat]:
        state.poison_within = replaced(state.poison_within, seat, 0)
        state.gone = (*state.gone, poison)
    if state.stuns[seat]:
        state.stuns[seat] -= 1
    if state.bleeding[seat]:
        state.bleeding[seat] -= 1
        state.wounds[seat] += 1


class ReturnDiscards(Step):
    """S13.2.6: half of the discard pile, rounded up, goes back into the deck."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        number = (len(state.discards[self.seat]) + 1) // 2
        if number:
            state.tell(Event.RETURNED, self.seat, number)
            state.push(ReturnCard(self.seat, number))


class ReturnCard(Chance):
    """One card of the discard pile, by its place: what lies face down stays unknown."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.RETURNED, place) for place in range(len(state.discards[self.seat]))]

    def apply(self, state: State, action: Action) -> None:
        _, place, _, _ = parts(action)
        pile = state.discards[self.seat]
        state.discards = put(state.discards, self.seat, (*pile[:place], *pile[place + 1:]))
        if pile[place] == UNSEEN:
            state.unseen = replaced(state.unseen, self.seat, state.unseen[self.seat] - 1)
        else:
            put_in_bag(state, self.seat, pile[place] & CARD)
        if self.number > 1:
            state.push(ReturnCard(self.seat, self.number - 1))
