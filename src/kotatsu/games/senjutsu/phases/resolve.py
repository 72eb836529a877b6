# compiled with mypyc
"""S3.7: cards are resolved from the highest initiative to the lowest; ties by type, then by the track."""
from kotatsu.games.senjutsu.actions import BotStep, Event, Verb
from kotatsu.games.senjutsu.book import NONE, Instant, Kind, Moment
from kotatsu.games.senjutsu.bot_moves import results, target_of, wounds_on
from kotatsu.games.senjutsu.deeds.diagram import Block, Hit
from kotatsu.games.senjutsu.deeds.staying import leave_play, owner_in_play
from kotatsu.games.senjutsu.defeat import figure_actor, pay_focus
from kotatsu.games.senjutsu.instants import MayInstant, first_place, may_be_asked, may_come_to_ask
from kotatsu.games.senjutsu.lines import begin
from kotatsu.games.senjutsu.phases.reveal import NameValue, set_value
from kotatsu.games.senjutsu.phases.solo import BotActs, movement_above
from kotatsu.games.senjutsu.queries import can_afford, is_forbidden, part_value, tie_rank
from kotatsu.games.senjutsu.state import ENDED, Frame, State, put, replaced
from kotatsu.games.senjutsu.zones import lay_on_discard, take_from_hand
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step
from kotatsu.kernel.cards.deeds import Deed
from kotatsu.kernel.event import FIRST_ACTOR


class NextPart(Step):
    """The next part of a card, until nothing is left; when a value is over, what waited for its end."""

    def run(self, state: State) -> None:
        if not state.queue:
            highest = -1
            for figure in range(state.book.figures):
                if state.place[figure] != NONE:
                    highest = max(highest, part_value(state, figure))
            if state.value != NONE and highest != state.value and stands_anything(state):
                state.push(self)
                state.push(EndValue())
                return
            if highest < 0:
                state.value = NONE
                return
            state.value = highest
            state.push(self)
            line_up(state)
            if not state.queue:
                return                           # somebody picks a slot first
        else:
            state.push(self)
        figure, state.queue = state.queue[0], state.queue[1:]
        if state.place[figure] != NONE and part_value(state, figure) == state.value:
            play_own_part(state, figure)


def stands_anything(state: State) -> bool:
    for figure in range(state.book.figures):
        if state.shields[figure] or state.below[figure] != NONE or state.counters[figure] or state.dear[figure]:
            return True
    return False


def tied_first(state: State) -> list[int]:
    """S3.7.3, S3.7.4: whose cards at this value are of the first type."""
    tied: list[int] = []
    best = 99
    for figure in range(state.book.figures):
        if state.place[figure] != NONE and part_value(state, figure) == state.value:
            rank = tie_rank(state, figure)
            if rank < best:
                tied, best = [figure], rank
            elif rank == best:
                tied.append(figure)
    return tied


def line_up(state: State) -> None:
    """S3.7.3–S3.7.6: of the cards at this value those of the first type; who is higher on the track picks a slot."""
    tied = tied_first(state)
    best = tie_rank(state, tied[0])
    if best >= 2 * Kind.MEDITATION and finish_blocks(state):
        return
    if len(tied) == 1:
        state.queue = (tied[0],)
        return
    if state.book.solo:
        line_up_solo(state, tied)
        return
    picking = [seat for seat in state.track if seat in tied]
    state.slots = (NONE,) * len(picking)
    state.push(TakeSlots())
    for seat in reversed(picking[:-1]):
        state.push(PickSlot(seat))


def finish_blocks(state: State) -> bool:
    """S7.7, O6: before the first meditation of a value the lines below shields; the shields stand until the value is over."""
    found = False
    for figure in range(state.book.figures - 1, -1, -1):
        if state.below[figure] != NONE and state.played[figure] != NONE:
            state.push(LinesBelow(figure, state.played[figure], state.below[figure]))
            found = True
    state.below = (NONE,) * state.book.figures
    return found


def line_up_solo(state: State, tied: list[int]) -> None:
    """S13.F.14, S13.F.21, S13.F.27: players in the order of their printed values; the first of them picks a slot for each bot."""
    seats = state.book.seats
    players = [seat for seat in state.track if seat in tied]
    bots = sorted([bot for bot in tied if bot >= seats], key=lambda bot: (-danger(state, bot), bot))
    if len(bots) > 1:
        state.tell(Event.DECIDED, figure_actor(state, bots[0]), BotStep.BEFORE_BOTS)
    if not players:
        state.queue = tuple(bots)
        return
    state.queue = ()
    state.slots = tuple(players)
    state.push(SlotsTaken())
    for bot in reversed(bots):
        state.push(PickBotSlot(players[0], bot))


def danger(state: State, bot: int) -> int:
    """S13.F.14: bots among themselves act in the order that is worst for the players: whoever wounds most, first."""
    target = target_of(state, bot)
    card, printed = state.played[bot], state.book.printed
    for here in printed.cards[card].lines:
        deed = here.deeds[-1]
        if isinstance(deed, Hit) and target != NONE:
            found = results(state, bot, movement_above(printed.cards[card].lines, 0, here.place))
            return max([wounds_on(state, bot, deed, result, target) for result in found])
    return -1


class PickBotSlot(Decision):
    """S13.F.14, S13.F.27: before or after which player a bot with the same value and type acts.

    Bots come in the order that is worst for the players, so of two in one slot the worse acts first.
    """

    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target

    def players(self, state: State) -> list[int]:
        """Where the tied players stand in the order that is made."""
        return [place for place, figure in enumerate(state.slots) if figure < state.book.seats]

    def options(self, state: State) -> list[Action]:
        return [act(Verb.SLOT, slot) for slot in range(len(self.players(state)) + 1)]

    def apply(self, state: State, action: Action) -> None:
        place = [*self.players(state), len(state.slots)][parts(action)[1]]
        state.slots = (*state.slots[:place], self.target, *state.slots[place:])


class SlotsTaken(Step):
    def run(self, state: State) -> None:
        state.queue, state.slots = state.slots, ()


class PickSlot(Decision):
    """S3.7.6, S9.1: first, second …; the lowest on the track takes what is left."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.SLOT, slot) for slot in range(len(state.slots)) if state.slots[slot] == NONE]

    def apply(self, state: State, action: Action) -> None:
        _, slot, _, _ = parts(action)
        state.slots = replaced(state.slots, slot, self.seat)
        state.tell(Event.FIRST, self.seat, slot)


class TakeSlots(Step):
    """The order is made."""

    def run(self, state: State) -> None:
        last = [seat for seat in tied_first(state) if seat not in state.slots]
        state.queue = tuple([last[0] if seat == NONE else seat for seat in state.slots])
        state.slots = ()


class PlayOwnPart(Step):
    """A part of a figure's card of the turn; before the first and after the last there is a moment for instants."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        play_own_part(state, self.seat)


def play_own_part(state: State, seat: int) -> None:
    card, place = state.played[seat], state.place[seat]
    if seat >= state.book.seats:
        state.push(BotActs(FIRST_ACTOR + seat - state.book.seats))
        return
    printed = state.book.printed
    places = printed.parts[card]
    number = places.index(place) if place in places else 0
    last = number + 1 >= len(places)
    state.place[seat] = NONE if last else places[number + 1]
    if last and may_come_to_ask(state, seat, Moment.AFTER) and not has_block(state, card, place):
        state.push(MayInstant(seat, Moment.AFTER, 0))
    if number == 0 and may_be_asked(state, seat, Moment.BEFORE):
        state.push(BeginPart(seat, card, place))
        state.push(MayInstant(seat, Moment.BEFORE, 0))
    elif not state.stopped[seat] & ENDED:
        begin(state, Frame(seat, card, state.value), place)


class BeginPart(Step):
    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat, self.card, self.place = seat, card, place

    def run(self, state: State) -> None:
        if not state.stopped[self.seat] & ENDED:
            begin(state, Frame(self.seat, self.card, state.value), self.place)


def has_block(state: State, card: int, place: int) -> bool:
    """Whether a part holds shields: it is over only when its value is."""
    lines = state.book.printed.cards[card].lines
    if place >= len(lines):
        return False
    for number in range(place, lines[place].part_end):
        if isinstance(lines[number].deeds[-1], Block):
            return True
    return False


class EndValue(Step):
    """S7.7, O6: lines below the shields, then the shields fall; a card that ended with them is now resolved."""

    def run(self, state: State) -> None:
        for figure in range(state.book.figures - 1, -1, -1):
            if not state.shields[figure] and state.below[figure] == NONE:
                continue
            card, below = state.played[figure], state.below[figure]
            if card == NONE:
                continue
            if state.place[figure] == NONE and may_come_to_ask(state, figure, Moment.AFTER):
                state.push(MayInstant(figure, Moment.AFTER, 0))
            if below != NONE:
                state.push(LinesBelow(figure, card, below))
        for figure in range(state.book.figures):
            state.shields[figure] = 0
            state.counters[figure] = 0
        state.below = (NONE,) * state.book.figures
        state.dear = (0,) * state.book.figures


class LinesBelow(Step):
    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat, self.card, self.place = seat, card, place

    def run(self, state: State) -> None:
        if not state.stopped[self.seat] & ENDED:
            begin(state, Frame(self.seat, self.card, state.value, 0, NONE, self.card), self.place)     # taken: see is_below_shields


# --- a card that plays another (009, 042)

class PlayTaken(Deed):
    """S22.2: the taken card is played instead of this one."""

    def __init__(self) -> None:
        super().__init__()
        self.price: int = 0                      # focus that its line costs, before the card's own

    def can(self, state: State, seat: int, card: int) -> bool:
        taken = state.frames[-1].taken if state.frames else NONE
        if state.used_instant >> seat & 1:       # S8.1, O23
            return False
        if taken == NONE:
            return self.price == 0               # 009 takes it in the same line
        if is_forbidden(state, seat, taken):
            return False
        state.focus[seat] -= self.price
        found = can_afford(state, seat, taken)
        state.focus[seat] += self.price
        return found

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        if state.frames[-1].taken != NONE:
            state.push(PlayInstead(seat, state.frames[-1].taken))


class PlayInstead(Step):
    """S22.2, S22.25, O23: paid for, in the place of the playing card; it waits for its value if that is still to come."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def run(self, state: State) -> None:
        seat, card = self.seat, self.card
        if state.stopped[seat] & ENDED or not can_afford(state, seat, card):
            return
        printed = state.book.printed
        owner = owner_in_play(state, seat, card)
        if owner == seat:
            take_from_hand(state, seat, card)
        else:
            leave_play(state, seat, card)
        state.used_instant |= 1 << seat
        state.tell(Event.REPLACED, seat, state.played[seat], card)
        if printed.cost[card]:
            pay_focus(state, seat, printed.cost[card])
        if state.played[seat] == state.frames[-1].card:
            lay_on_discard(state, seat if state.lender[seat] == NONE else state.lender[seat], state.played[seat])
            state.played[seat] = NONE
        if printed.instant[card] in (Instant.ADDITIONAL, Instant.PLAIN):
            state.extra = put(state.extra, seat, (*state.extra[seat], card | owner << 8))
            begin(state, Frame(seat, card, state.value), first_place(state, card))
            return
        state.played[seat] = card
        state.lender = replaced(state.lender, seat, NONE if owner == seat else owner)
        state.place[seat] = printed.parts[card][0] if printed.parts[card] else 0
        set_value(state, seat)
        state.push(EnterOrder(seat))
        state.push(NameValue(seat, 0))


class EnterOrder(Step):
    """S22.2: at once if its value is above the current one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if state.place[self.seat] != NONE and part_value(state, self.seat) > state.value:
            state.push(FallAtOnce(self.seat))
            state.push(PlayOwnPart(self.seat))


class FallAtOnce(Step):
    """S7.1: shields of a value that is over stop nothing; the lines below them follow."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        seat, below = self.seat, state.below[self.seat]
        state.shields[seat] = 0
        state.counters[seat] = 0
        state.dear = replaced(state.dear, seat, 0)
        state.below = replaced(state.below, seat, NONE)
        if state.place[seat] == NONE and may_come_to_ask(state, seat, Moment.AFTER):
            state.push(MayInstant(seat, Moment.AFTER, 0))
        if below != NONE:
            state.push(LinesBelow(seat, state.played[seat], below))
