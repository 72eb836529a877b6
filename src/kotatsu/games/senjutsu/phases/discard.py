# compiled with mypyc
"""S3.8: the end of a turn: cards go to their piles, effects at the end, then down to the hand limit."""
from kotatsu.games.senjutsu.actions import PASS, PAY, Event
from kotatsu.games.senjutsu.book import NONE, Kind, Moment, Terrain
from kotatsu.games.senjutsu.bot_cards import clear_bot
from kotatsu.games.senjutsu.deeds.staying import end_staying, staying
from kotatsu.games.senjutsu.defeat import add_focus, figure_actor, is_paralysed, pay_focus
from kotatsu.games.senjutsu.hand import DiscardDown
from kotatsu.games.senjutsu.queries import card_of, owner_of
from kotatsu.games.senjutsu.state import State, put, replaced
from kotatsu.games.senjutsu.zones import lay_on_discard
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Decision, Step


class DiscardPhase(Step):
    """S3.8.1–S3.8.3: cards in play, then effects at the end of the turn, then the hand limit."""

    def run(self, state: State) -> None:
        book = state.book
        for figure in range(book.figures):
            clear_cards(state, figure)
            state.stopped[figure] = 0
        for bot in range(book.seats, book.figures):
            clear_bot(state, bot)
        state.resets = 0
        for seat in state.track:                 # S3.1.2: the lowest on the track is asked first
            if not state.out >> seat & 1:
                state.push(DiscardDown(seat))
        for figure, row in enumerate(state.stays):
            for entry in row:
                card = card_of(entry)
                if book.printed.cards[card].at(Moment.TURN_ENDS) >= 0:
                    for seat in state.track:
                        if not state.out >> seat & 1:
                            state.push(MayEnd(seat, card, figure))
        state.push(EndEffects())


def clear_cards(state: State, figure: int) -> None:
    """S3.8.1: face up to the owner's pile, core cards back to the hand, a stun to the supply (S3.5.5), poison out of the game."""
    printed, card = state.book.printed, state.played[figure]
    if card != NONE and figure < state.book.seats:
        if card == printed.stun:
            state.tell(Event.STUN_SPENT, figure)
        elif card == printed.poison:
            state.gone = (*state.gone, card)
            state.tell(Event.POISON_SPENT, figure)
        elif not printed.is_core[card] and printed.kind[card] != Kind.CORE:
            lay_on_discard(state, figure if state.lender[figure] == NONE else state.lender[figure], card)
    if figure < state.book.seats:
        state.played[figure] = NONE
        for entry in state.extra[figure]:
            lay_on_discard(state, owner_of(entry), card_of(entry))
    if state.extra[figure]:
        state.extra = put(state.extra, figure, ())
    if state.lender[figure] != NONE:
        state.lender = replaced(state.lender, figure, NONE)
    state.place[figure] = NONE


class EndEffects(Step):
    """S3.8.2: hobbles and poisons turn, cards with a clock turn, shrines give focus."""

    def run(self, state: State) -> None:
        for figure in range(state.book.figures):
            if state.hobbles[figure]:
                left = tuple([turns - 1 for turns in state.hobbles[figure] if turns > 1])
                if len(left) < len(state.hobbles[figure]):
                    state.tell(Event.HOBBLE_GONE, figure_actor(state, figure), len(left))
                state.hobbles = put(state.hobbles, figure, left)
            if state.toxins[figure]:
                state.toxins = put(state.toxins, figure, tuple([toxin - 16 for toxin in state.toxins[figure] if toxin >> 4 > 1]))
            for entry in state.stays[figure]:
                if entry >> 12:
                    turn_clock(state, figure, entry)
        for cell, terrain in enumerate(state.terrain) if Terrain.SHRINE in state.terrain else ():
            if terrain == Terrain.SHRINE:
                for seat in range(state.book.seats):
                    if not state.out >> seat & 1 and state.book.board.distance(state.cell[seat], cell) == 1:
                        add_focus(state, seat, 1)


def turn_clock(state: State, figure: int, entry: int) -> None:
    """106: one rotation less; gone on the fourth."""
    row = list(state.stays[figure])
    if entry >> 12 == 1:
        end_staying(state, figure, entry)
        return
    row[row.index(entry)] = entry - (1 << 12)
    state.stays = put(state.stays, figure, tuple(row))
    state.tell(Event.ROTATED, figure, card_of(entry))


class MayEnd(Decision):
    """085, 091, 093, 095: anybody may pay two focus to remove the card; `target`: beside whose deck it lies."""

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat, self.card, self.target = seat, card, target

    def applies(self, state: State) -> bool:
        if state.focus[self.seat] < 2 or is_paralysed(state, self.seat):
            return False
        return staying(state, self.target, self.card) != NONE

    def options(self, state: State) -> list[Action]:
        return [PASS, PAY]

    def apply(self, state: State, action: Action) -> None:
        if action == PAY:
            pay_focus(state, self.seat, 2)
            end_staying(state, self.target, staying(state, self.target, self.card))
