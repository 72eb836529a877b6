# compiled with mypyc
"""S6, S7: an attack from its diagram to what it brings about; blocks and counters."""
from kotatsu.games.senjutsu.actions import PASS, PAY, Event, Verb, play
from kotatsu.games.senjutsu.book import NONE, Kind, Moment, Terrain
from kotatsu.games.senjutsu.bot_cards import BotCounters, gather_deck, top_cards
from kotatsu.games.senjutsu.deeds.diagram import Counter, Does, Effect, Hit
from kotatsu.games.senjutsu.defeat import (
    defeat,
    figure_actor,
    hobble,
    is_paralysed,
    lose_focus,
    lose_lord,
    pay_focus,
    stun,
    unveil,
    watch,
    wound_by_attack,
)
from kotatsu.games.senjutsu.instants import MayInstant, may_be_asked, put_in_play
from kotatsu.games.senjutsu.lines import PlayPart, begin
from kotatsu.games.senjutsu.movement import PushFoe, TurnFoe, remove_terrain
from kotatsu.games.senjutsu.queries import (
    BY_SHIELDS,
    BY_TERRAIN,
    NOT_STOPPED,
    can_afford,
    initiative_now,
    is_forbidden,
    slowed,
    stop_of,
)
from kotatsu.games.senjutsu.state import ENDED, Frame, State, replaced
from kotatsu.games.senjutsu.zones import distinct
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Item, Step


class Strikes(Hit):
    """The diagram of a card, when its line is reached."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.push(Attack(seat, card, target >> 4, target & 15))


def hit_of(state: State, card: int, place: int, index: int) -> Hit:
    deed = state.book.printed.cards[card].lines[place].deeds[index]
    assert isinstance(deed, Hit)
    return deed


def reached(state: State, figure: int, hit: Hit, focus: int) -> list[int]:
    """Figures on marked hexes that do something in this kamae for this much focus."""
    board, cell, facing = state.book.board, state.cell[figure], state.facing[figure]
    found: list[int] = []
    for other in range(state.book.figures):
        if other != figure and state.cell[other] != NONE:
            spot = hit.diagram.spot(facing, board.offset(cell, state.cell[other]))
            if spot >= 0 and hit.works(spot, state.kamae[figure], focus):
                found.append(other)
    return found


class Attack(Step):
    """S6.3.1: is a figure on a target hex? Then extras are paid, of the attack and of blocks, before it is judged.

    S9.3: whoever has left the board attacks nobody any more.
    """

    def __init__(self, seat: int, card: int, place: int, index: int) -> None:
        self.seat, self.card, self.place, self.index = seat, card, place, index

    def run(self, state: State) -> None:
        hit, seat = hit_of(state, self.card, self.place, self.index), self.seat
        if state.cell[seat] == NONE:
            return
        price = hit.price if hit.price and state.focus[seat] >= hit.price and not is_paralysed(state, seat) else 0
        if price and reaches_dear(state, seat, hit):
            state.push(PayExtra(seat, self.card, self.place, self.index))
        else:
            prepare_strike(state, seat, self.card, self.place, self.index, 0)


def reaches_dear(state: State, figure: int, hit: Hit) -> bool:
    """Whether an effect that must be paid for would work on somebody."""
    board, cell, facing = state.book.board, state.cell[figure], state.facing[figure]
    for other in reached(state, figure, hit, hit.price):
        spot = hit.diagram.spot(facing, board.offset(cell, state.cell[other]))
        for effect in hit.effects[spot]:
            if effect.price and (not effect.kamae or effect.kamae >> state.kamae[figure] & 1):
                return True
    return False


class PayExtra(Decision):
    """S6.2.2, S6.2.4: focus that is needed for a hit must be paid; focus that only adds to one may be."""

    def __init__(self, seat: int, card: int, place: int, index: int) -> None:
        self.seat, self.card, self.place, self.index = seat, card, place, index

    def applies(self, state: State) -> bool:
        return not state.stopped[self.seat] & ENDED

    def options(self, state: State) -> list[Action]:
        hit = hit_of(state, self.card, self.place, self.index)
        for other in reached(state, self.seat, hit, 0):
            if state.book.is_enemy(self.seat, other):
                return [PASS, PAY]
        for other in reached(state, self.seat, hit, hit.price):
            if state.book.is_enemy(self.seat, other):
                return [PAY]
        return [PASS, PAY]

    def apply(self, state: State, action: Action) -> None:
        price = 0
        if action == PAY:
            price = hit_of(state, self.card, self.place, self.index).price
            pay_focus(state, self.seat, price)
        prepare_strike(state, self.seat, self.card, self.place, self.index, price)


def prepare_strike(state: State, seat: int, card: int, place: int, index: int, paid: int) -> None:
    """S7.6: whoever blocks pays for a counter before the attack is judged."""
    state.push(Strike(seat, card, place, index, paid))
    value = state.frames[-1].value
    for other in reached(state, seat, hit_of(state, card, place, index), paid):
        offer_counter(state, other, value)


def offer_counter(state: State, figure: int, value: int) -> None:
    """S7.6: a counter symbol of this value that must be paid for, as long as the shields stand."""
    if figure < state.book.seats and state.dear[figure] >> value & 1 and state.focus[figure] > 0 and state.shields[figure]:
        state.push(PayCounter(figure))


class PayCounter(Decision):
    """074: one focus for the counter symbol."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return not state.out >> self.seat & 1 and state.focus[self.seat] > 0 and not is_paralysed(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return [PASS, PAY]

    def apply(self, state: State, action: Action) -> None:
        if action == PAY:
            pay_focus(state, self.seat, 1)
            state.counters[self.seat] |= state.dear[self.seat]
            state.dear = replaced(state.dear, self.seat, 0)


class Strike(Step):
    """S6.11: who is stopped, by whom; all other effects are applied together, then come blocks, instants and the rest."""

    def __init__(self, seat: int, card: int, place: int, index: int, paid: int) -> None:
        self.seat, self.card, self.place, self.index, self.paid = seat, card, place, index, paid

    def run(self, state: State) -> None:
        seat, hit = self.seat, hit_of(state, self.card, self.place, self.index)
        if state.stopped[seat] & ENDED:
            return
        if strikes_lord(state, seat, self.card, hit):
            lose_lord(state, seat)
            return
        out = state.out
        found = reached(state, seat, hit, self.paid)
        broken = bamboo_hit(state, seat, hit, self.paid)
        struck, blocked = 0, 0
        items: list[Item] = []
        if not found:
            state.tell(Event.MISSED, figure_actor(state, seat), self.card)
        hurt: list[int] = []
        for other in found:
            stop = 0 if state.book.printed.unblockable[self.card] else stop_of(state, state.cell[seat], other)
            if stop == BY_TERRAIN:
                state.tell(Event.STOPPED, figure_actor(state, other))
            elif stop == BY_SHIELDS:
                blocked |= 1 << other
            else:
                hurt.append(other)
        facing, cell = state.facing[seat], state.cell[seat]
        spots = [hit.diagram.spot(facing, state.book.board.offset(cell, state.cell[other])) for other in hurt]
        for other, spot in zip(hurt, spots, strict=True):
            if apply_effects(state, seat, other, hit.effects[spot], self.paid, items):
                struck |= 1 << other
        for place in broken:
            remove_terrain(state, place)
        if struck:
            state.frames[-1] = state.frames[-1].hit(struck)
            unveil(state, seat)
            if self.card == state.played[seat] and may_be_asked(state, seat, Moment.HIT):
                items.append(MayInstant(seat, Moment.HIT, struck))
        if blocked:
            value = state.frames[-1].value
            blocks: list[Item] = [BlockSucceeds(other, seat, value) for other in in_track_order(state, blocked)]
            count = len(items) - (1 if struck and items and isinstance(items[-1], MayInstant) else 0)
            items = [*items[:count], *blocks, *items[count:]]
        for item in reversed(items):
            state.push(item)
        watch(state, out)


def strikes_lord(state: State, bot: int, card: int, hit: Hit) -> bool:
    """S13.2.10: whether a bot's attack reaches the fallen lord and nothing stops it."""
    book = state.book
    if book.lord_cell == NONE or bot < book.seats:
        return False
    spot = hit.diagram.spot(state.facing[bot], book.board.offset(state.cell[bot], book.lord_cell))
    return spot >= 0 and (book.printed.unblockable[card] or stop_of(state, state.cell[bot], book.figures) == NOT_STOPPED)


def in_track_order(state: State, mask: int) -> list[int]:
    """S6.11: figures of a mask, the highest on the track first; bots last."""
    players = [seat for seat in state.track if mask >> seat & 1]
    return players + [other for other in range(state.book.figures) if mask >> other & 1 and other not in players]


def bamboo_hit(state: State, figure: int, hit: Hit, paid: int) -> list[int]:
    """S10.bamboo.2: bamboo on a hex that the attack deals wounds to."""
    found: list[int] = []
    if Terrain.BAMBOO not in state.terrain:
        return found
    board, cell, facing = state.book.board, state.cell[figure], state.facing[figure]
    for place in range(state.terrain.index(Terrain.BAMBOO), len(state.terrain)):
        if state.terrain[place] == Terrain.BAMBOO:
            spot = hit.diagram.spot(facing, board.offset(cell, place))
            if spot >= 0 and hit.works(spot, state.kamae[figure], paid) and hit.effects[spot][0].what <= Does.BLEED:
                found.append(place)
    return found


def apply_effects(state: State, figure: int, other: int, effects: list[Effect], paid: int, items: list[Item]) -> bool:
    """S6.4: what the attack does to one figure; whether that was anything."""
    plain = bleeding = 0
    worked = False
    for effect in effects:
        if (effect.kamae and not effect.kamae >> state.kamae[figure] & 1) or effect.price > paid:
            continue
        what, number = effect.what, effect.number
        if what == Does.WOUND:
            plain += number
        elif what == Does.BLEED:
            bleeding += number
        elif what == Does.EXECUTE:
            state.tell(Event.EXECUTED, figure_actor(state, other))
            defeat(state, other)
            worked = True
        elif what == Does.STUN:
            stun(state, other)
            worked = True
        elif what == Does.HOBBLE:
            hobble(state, other)
            worked = True
        elif what == Does.UNFOCUS:
            worked = lose_focus(state, other, number) > 0 or worked
        elif what == Does.SWAP:
            state.cell[figure], state.cell[other] = state.cell[other], state.cell[figure]
            state.tell(Event.SWAPPED, figure_actor(state, figure), other)
            worked = True
        elif what == Does.PUSH:
            items.append(PushFoe(figure, other, number, 0))
            worked = True
        else:
            items.append(TurnFoe(figure, other, number))
            worked = True
    if plain + bleeding:
        wound_by_attack(state, other, plain, bleeding)
        worked = True
    return worked


# --- blocks

class BlockSucceeds(Step):
    """S7.6: the counter, conditional instants, then what the block's own card brings."""

    def __init__(self, seat: int, foe: int, value: int) -> None:
        self.seat, self.foe, self.value = seat, foe, value

    def run(self, state: State) -> None:
        seat = self.seat
        if state.out >> seat & 1:
            return
        state.tell(Event.BLOCKED, figure_actor(state, seat), self.foe, self.value)
        state.push(BlockLines(seat, self.foe))
        if seat < state.book.seats:
            if may_be_asked(state, seat, Moment.BLOCKED):
                state.push(MayInstant(seat, Moment.BLOCKED, 1 << self.foe))
        state.push(DropStealth(seat))
        if not state.counters[seat] >> self.value & 1:
            return
        if seat < state.book.seats:
            state.push(MayCounter(seat, self.foe, self.value))
        else:
            if not top_cards(state, seat):
                gather_deck(state, seat)
            state.push(BotCounters(seat, self.foe))


class DropStealth(Step):
    """S12.4, S7.6: a block that succeeded ends stealth, after the counter and before conditional instants."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        unveil(state, self.seat)


class BlockLines(Step):
    """S7.6: the lines "if successful" of the block's card; its foe is whose attack was stopped."""

    def __init__(self, seat: int, foe: int) -> None:
        self.seat, self.foe = seat, foe

    def run(self, state: State) -> None:
        seat, card = self.seat, state.played[self.seat]
        if state.stopped[seat] & ENDED or card == NONE:
            return
        place = success_place(state, card)
        if place != NONE:
            begin(state, Frame(seat, card, state.value, 1 << self.foe, self.foe), place)


def success_place(state: State, card: int) -> int:
    """Where the lines "if successful" of a block begin, NONE if it has none."""
    for here in state.book.printed.cards[card].lines:
        if here.heading.success and here.heading.part == 0:
            return here.place
    return NONE


class MayCounter(Decision):
    """S7.8.1: a non-core attack from hand of equal or lower initiative, at once; S7.8.2: declining is possible."""

    def __init__(self, seat: int, foe: int, value: int) -> None:
        self.seat, self.foe, self.value = seat, foe, value

    def applies(self, state: State) -> bool:
        return not state.stopped[self.seat] & ENDED and bool(state.hands[self.seat])

    def options(self, state: State) -> list[Action]:
        printed = state.book.printed
        return [PASS, *[play(card) for card in distinct(state.hands[self.seat])
                        if printed.kind[card] == Kind.ATTACK and not printed.is_core[card] and can_afford(state, self.seat, card)
                        and not is_forbidden(state, self.seat, card) and initiative_now(state, self.seat, card) <= self.value]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.PLAY:
            state.tell(Event.COUNTERS, self.seat, card)
            put_in_play(state, self.seat, card)
            play_whole(state, self.seat, card)


class CounterNow(Counter):
    """Counter symbols of a block stand with its shields (lines.py); those of an instant open a counter at once (017)."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        frame = state.frames[-1]
        if frame.foe != NONE and self.values >> frame.value & 1:
            state.push(MayCounter(seat, frame.foe, frame.value))


def play_whole(state: State, seat: int, card: int) -> None:
    """S7.8.3: all parts of a card, one after the other, each at its value."""
    printed = state.book.printed
    places = printed.parts[card]
    for number in range(len(places) - 1, -1, -1):
        place = places[number]
        value = initiative_now(state, seat, card)
        if number:
            value = slowed(printed.cards[card].lines[place].heading.part, state.lag[seat])
        state.push(PlayPart(seat, card, place, value, NONE))

