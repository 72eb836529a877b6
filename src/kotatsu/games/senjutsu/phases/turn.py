# compiled with mypyc
"""S3.1–S3.5: the beginning of a turn, the draw, and the choice of a card face down."""
from kotatsu.games.senjutsu.actions import ASKING, QUIETLY, Event, Verb, choose
from kotatsu.games.senjutsu.book import FAR, NONE, Moment, Poison, Terrain
from kotatsu.games.senjutsu.bot_cards import BuryBotTop, bots_of, prepare_decks
from kotatsu.games.senjutsu.defeat import add_focus, watch
from kotatsu.games.senjutsu.instants import MayInstant, may_come_to_ask
from kotatsu.games.senjutsu.phases.discard import DiscardPhase
from kotatsu.games.senjutsu.phases.resolve import NextPart
from kotatsu.games.senjutsu.phases.reveal import Reveal
from kotatsu.games.senjutsu.queries import is_choosable
from kotatsu.games.senjutsu.state import State, replaced
from kotatsu.games.senjutsu.zones import BuryTop, DrawCard, deck_size, fail_to_draw, take_from_hand
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Chance, Step, Together


class StartTurn(Step):
    """S3.1: effects and plain instants at the start, then bleeding, the draw and the choice."""

    def run(self, state: State) -> None:
        seats = state.book.seats
        if state.book.horde and not bots_of(state):
            return                               # S13.2.12: below waits the next wave
        state.turn += 1
        state.used_instant = 0
        state.named_kinds = 0
        state.named_cards = ()
        state.asks = (1,) * state.book.figures   # S3.1: who wished for silence did so for one turn
        state.tell(Event.TURN, 255, min(state.turn, 255))
        note_distances(state)
        state.push(StartTurn())
        state.push(DiscardPhase())
        state.push(NextPart())
        state.push(Reveal())
        state.push(ChooseCards())
        state.push(DrawPhase())
        for bot in bots_of(state) if state.book.bots else ():
            if state.bleeding[bot]:              # S13.F.9
                state.push(BuryBotTop(bot))
            for toxin in state.toxins[bot]:
                if toxin & 15 == Poison.HAEMORRHAGIC:
                    state.push(BuryBotTop(bot))
        for seat in range(seats - 1, -1, -1):
            if state.bleeding[seat] and not state.out >> seat & 1:
                state.push(BuryTop(seat))
            for toxin in state.toxins[seat]:
                if toxin & 15 == Poison.HAEMORRHAGIC:
                    state.push(BuryTop(seat))
        for seat in state.track:                 # S3.1.2: from the lowest to the highest
            if may_come_to_ask(state, seat, Moment.TURN_STARTS):
                state.push(MayInstant(seat, Moment.TURN_STARTS, 0))
        tend_lord(state)


def note_distances(state: State) -> None:
    """S12.5: who begins the turn far from every opponent."""
    board, teams, far = state.book.board, state.book.teams, 0
    for figure in range(state.book.figures):
        if not state.out >> figure & 1:
            far |= 1 << figure
            for other in range(state.book.figures):
                if teams[other] != teams[figure] and not state.out >> other & 1 and state.cell[other] != NONE:
                    if board.distance(state.cell[figure], state.cell[other]) < FAR:
                        far &= ~(1 << figure)
                        break
    state.far = far


def tend_lord(state: State) -> None:
    """S13.2.11: whoever begins a turn beside the fallen lord gains a focus."""
    if Terrain.LORD in state.terrain:
        lord = state.terrain.index(Terrain.LORD)
        for seat in range(state.book.seats):
            if not state.out >> seat & 1 and state.book.board.distance(state.cell[seat], lord) == 1:
                add_focus(state, seat, 1)


class DrawPhase(Step):
    """S3.3.1: everybody draws a card; S3.3.2: those who cannot take their wounds together."""

    def run(self, state: State) -> None:
        out = state.out
        if state.book.bots:
            prepare_decks(state)
        for seat in range(state.book.seats - 1, -1, -1):
            if not state.out >> seat & 1 and deck_size(state, seat):
                state.push(DrawCard(seat))
        for seat in range(state.book.seats):
            if not state.out >> seat & 1 and not deck_size(state, seat):
                fail_to_draw(state, seat)
        watch(state, out)


def is_fogged(state: State, seat: int) -> bool:
    """129: the card is chosen at random."""
    for toxin in state.toxins[seat]:
        if toxin & 15 == Poison.FOG:
            return True
    return False


def choices(state: State, seat: int) -> list[int]:
    """S3.5: what may lie face down: cards of the hand, core cards, a stun; Crippling Poison must."""
    book = state.book
    printed = book.printed
    if printed.poison in state.hands[seat]:
        return [printed.poison]
    found: list[int] = []
    last = NONE
    for card in state.hands[seat]:
        if card != last and is_choosable(state, seat, card):
            found.append(card)
        last = card
    found.append(book.characters[seat].core)
    if is_choosable(state, seat, book.weapons[seat]):
        found.append(book.weapons[seat])
    if state.stuns[seat]:
        found.append(printed.stun)
    return found


class ChooseCards(Together):
    """S3.5.1: everybody lays a card face down; nobody learns more than that until all are turned up."""

    def seats(self, state: State) -> list[int]:
        """S10.poisons: everybody whom no Fog of Confusion bids."""
        found: list[int] = []
        for seat in range(state.book.seats):
            if not state.out >> seat & 1 and not (state.toxins[seat] and is_fogged(state, seat)):
                found.append(seat)
        return found

    def options_of(self, state: State, seat: int) -> list[Action]:
        if not state.book.windows[seat]:
            return [QUIETLY[card] for card in choices(state, seat)]
        found: list[Action] = []
        for card in choices(state, seat):
            found.append(QUIETLY[card])
            found.append(ASKING[card])
        return found

    def resolve(self, state: State, answers: list[Action]) -> None:
        for seat in range(state.book.seats - 1, -1, -1):
            if not state.out >> seat & 1 and is_fogged(state, seat):
                state.push(ChooseByChance(seat))
        for seat, answer in zip(self.seats(state), answers, strict=True):
            _, card, asks, _ = parts(answer)
            lay_down(state, seat, card)
            state.asks = replaced(state.asks, seat, asks)

    def tells_progress(self) -> bool:
        return True


def lay_down(state: State, seat: int, card: int) -> None:
    state.played[seat] = card
    state.place[seat] = NONE
    if card in state.hands[seat]:
        take_from_hand(state, seat, card, hidden=True)


class ChooseByChance(Chance):
    """129: Fog of Confusion chooses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, state: State) -> list[Action]:
        return [choose(card, 0) for card in choices(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        assert verb == Verb.CHOOSE
        lay_down(state, self.seat, card)
        state.asks = replaced(state.asks, self.seat, 1)          # it was never asked whether it wants to be asked

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat
