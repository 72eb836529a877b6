# compiled with mypyc
"""How the lines of a card are carried out, from top to bottom, one at a time (S1.4): one Step and one Decision serve all cards."""
from kotatsu.games.senjutsu.actions import PASS, Event, Verb, line, target
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.deeds.bands import PayFocus
from kotatsu.games.senjutsu.deeds.cards import GiveCard, Look, TakeCard, Zone
from kotatsu.games.senjutsu.deeds.diagram import Block, Counter, Hit
from kotatsu.games.senjutsu.deeds.who import FOE
from kotatsu.games.senjutsu.defeat import figure_actor
from kotatsu.games.senjutsu.footing import commits, footing_of, has_kamae, may_hit, may_hit_after
from kotatsu.games.senjutsu.pieces import Movement, can_finish
from kotatsu.games.senjutsu.queries import enemies, in_range
from kotatsu.games.senjutsu.state import ENDED, Frame, State, replaced
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Step
from kotatsu.kernel.cards.deeds import Card, CardLine, Deed


class EndFrame(Step):
    """A card, or a part of it, is resolved."""

    def run(self, state: State) -> None:
        state.frames.pop()


class PlayPart(Step):
    """One part of a card, at a value. `foe`: whom its lines speak of; NONE if that is still to be seen."""

    def __init__(self, seat: int, card: int, place: int, value: int, foe: int) -> None:
        self.seat, self.card, self.place, self.value, self.foe = seat, card, place, value, foe

    def run(self, state: State) -> None:
        if state.stopped[self.seat] & ENDED:
            return
        begin(state, Frame(self.seat, self.card, self.value, 0, self.foe), self.place)


def begin(state: State, frame: Frame, place: int) -> None:
    """The lines of a card from a place on, to the end of their part."""
    open_card(state, frame)
    if place < len(state.book.printed.cards[frame.card].lines):
        resolve_lines(state, frame.figure, frame.card, place)


def open_card(state: State, frame: Frame) -> None:
    """A card is being resolved until its frame ends."""
    state.frames.append(frame)
    state.tell(Event.RESOLVES, figure_actor(state, frame.figure), frame.card, frame.value)
    state.push(EndFrame())


class ResolveLine(Step):
    """The line at a place, with its alternatives; then the rest of its part."""

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat, self.card, self.place = seat, card, place

    def run(self, state: State) -> None:
        resolve_lines(state, self.seat, self.card, self.place)


def resolve_lines(state: State, seat: int, card: int, place: int) -> None:
    """S1.4, S7.7: the first line from `place` on that can be carried out, or must be asked about; what follows waits."""
    if state.stopped[seat] & ENDED:
        return
    row = state.book.printed.cards[card]
    struck = state.frames[-1].struck
    while True:
        here = row.lines[place]
        if state.shields[seat] and is_below_shields(state, seat, row, here):
            state.below = replaced(state.below, seat, NONE if here.heading.success else place)
            return                               # S7.7: they wait until the attacks of this value are dealt with
        if (not here.heading.success or struck) and not speaks_of_nobody(state, row, here):      # S6.5
            if stands(here) and state.played[seat] == card:
                raise_counter(state, seat, here)
            else:
                found = open_lines(state, seat, row, place)
                if found:
                    if here.group_end < here.part_end:
                        state.push(ResolveLine(seat, card, here.group_end))
                    if len(found) == 1 and not found[0].optional:
                        carry_out(state, seat, card, found[0].place, 0)
                    else:
                        state.push(PickLine(seat, card, place))
                    return
        place = here.group_end
        if place >= here.part_end:
            return


def is_below_shields(state: State, seat: int, row: Card, here: CardLine) -> bool:
    """Whether shields of this very part stand already, and the line is not about them; it waits no more in a frame that took its
    own card (LinesBelow)."""
    frame = state.frames[-1]
    if frame.struck or frame.taken == row.number or state.played[seat] != row.number or stands(here):
        return False
    for place in range(here.place):
        if row.lines[place].part_end == here.part_end and isinstance(row.lines[place].deeds[-1], Block):
            return True
    return False


def speaks_of_nobody(state: State, row: Card, here: CardLine) -> bool:
    """S6.10, S-card-060: below a diagram the foe is whoever was hit; of a miss its lines speak of nobody."""
    frame = state.frames[-1]
    if frame.struck or frame.foe != NONE or not is_of_foe(here.deeds[-1]):
        return False
    for place in range(here.place):
        if row.lines[place].part_end == here.part_end and isinstance(row.lines[place].deeds[-1], Hit):
            return True
    return False


def stands(here: CardLine) -> bool:
    """Counter symbols: they are not done but stand while the shields do."""
    return isinstance(here.deeds[-1], Counter)


def raise_counter(state: State, seat: int, here: CardLine) -> None:
    """S7.6: bands are judged when the shields begin to stand; a price is asked for when an attack comes."""
    counter = here.deeds[-1]
    assert isinstance(counter, Counter)
    for condition in here.conditions:
        if not condition.holds(state, seat, here.card):
            return
    if isinstance(here.deeds[0], PayFocus):
        state.dear = replaced(state.dear, seat, state.dear[seat] | counter.values)
    else:
        state.counters[seat] |= counter.values


def open_lines(state: State, seat: int, row: Card, place: int) -> list[CardLine]:
    """S4.13–S4.16: of a line and its alternatives those that can be carried out; one behind the present kamae must be taken.

    S5.8: nobody pays for a step that can only collide, nor takes it while an alternative is left.
    """
    end = row.lines[place].group_end
    found: list[CardLine] = []
    gated = False
    for number in range(place, end):
        here = row.lines[number]
        if here.is_open(state, seat) and not (here.optional and collides(state, seat, here)):
            found.append(here)
            gated = gated or has_kamae(here)
    if gated and len(found) > 1:
        found = [here for here in found if has_kamae(here)]
    return [here for here in found if not collides(state, seat, here)] or found if len(found) > 1 else found


def collides(state: State, seat: int, here: CardLine) -> bool:
    """Whether a mandatory step of the line can only end at something."""
    for deed in here.deeds:
        if isinstance(deed, Movement) and deed.must:
            return not can_finish(state, seat, deed, 0, state.cell[seat], state.facing[seat], state.stopped[seat])
    return False


class PickLine(Decision):
    """S4.12, S4.13: which of the alternatives, or whether the price is paid."""

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat, self.card, self.place = seat, card, place

    def applies(self, state: State) -> bool:
        return not state.stopped[self.seat] & ENDED and bool(self.lines(state))

    def lines(self, state: State) -> list[CardLine]:
        return open_lines(state, self.seat, state.book.printed.cards[self.card], self.place)

    def options(self, state: State) -> list[Action]:
        found = self.lines(state)
        answers = [line(here.place) for here in found]
        declinable = True
        for here in found:
            declinable = declinable and here.optional
        if declinable:
            answers.insert(0, PASS)
        if len(answers) > 1 and commits(state, self.seat, self.card, self.place):
            kept = [answer for answer in answers if self.still_hits(state, answer)]
            if kept:
                return kept
        return answers

    def still_hits(self, state: State, answer: Action) -> bool:
        """S6.2: whether the attack can still take place after an answer."""
        footing = footing_of(state, self.seat)
        if answer == PASS:
            return may_hit_after(state, self.seat, self.card, self.place, footing)
        return may_hit(state, self.seat, self.card, parts(answer)[1], 0, 0, footing)

    def apply(self, state: State, action: Action) -> None:
        verb, place, _, _ = parts(action)
        if verb == Verb.LINE:
            state.push(CarryOut(self.seat, self.card, place, 0))


class CarryOut(Step):
    """The deeds of a line, one after the other."""

    def __init__(self, seat: int, card: int, place: int, index: int) -> None:
        self.seat, self.card, self.place, self.index = seat, card, place, index

    def run(self, state: State) -> None:
        carry_out(state, self.seat, self.card, self.place, self.index)


def carry_out(state: State, seat: int, card: int, place: int, index: int) -> None:
    """The deed of a line at `index`, then the rest of the line."""
    if state.stopped[seat] & ENDED:
        return
    deeds = state.book.printed.cards[card].lines[place].deeds
    deed = deeds[index]
    if is_of_foe(deed) and not settle_foe(state, seat, card, place, index):
        return
    if index + 1 < len(deeds):
        state.push(CarryOut(seat, card, place, index + 1))
    deed.run(state, seat, card, place << 4 | index)


def is_of_foe(deed: Deed) -> bool:
    """S6.10: whether a deed speaks of one foe."""
    return (deed.who == FOE or isinstance(deed, (GiveCard, Look)) or (isinstance(deed, TakeCard) and deed.zone == Zone.FOE_DISCARD))


def settle_foe(state: State, seat: int, card: int, place: int, index: int) -> bool:
    """S6.10: a foe is known or the only one; False if one must be picked first, or if there is none."""
    frame = state.frames[-1]
    reach = state.book.printed.range[frame.card]
    if frame.struck:
        return True
    if frame.foe != NONE:
        return not state.out >> frame.foe & 1 and in_range(state, seat, frame.foe, reach)
    found = foes_of(state, seat, reach)
    if len(found) > 1:
        state.push(CarryOut(seat, card, place, index))
        state.push(PickFoe(seat, card))
        return False
    if found:
        state.frames[-1] = frame.against(found[0])
    return bool(found)


def foes_of(state: State, seat: int, reach: int) -> list[int]:
    """Enemies that a line without a diagram may mean: in range and sight if a range is printed."""
    return [other for other in enemies(state, seat) if in_range(state, seat, other, reach)]


class PickFoe(Decision):
    """S6.10: whom a line speaks of, picked when it is reached."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def applies(self, state: State) -> bool:
        return not state.out >> self.seat & 1

    def options(self, state: State) -> list[Action]:
        return [target(other) for other in foes_of(state, self.seat, state.book.printed.range[self.card])]

    def apply(self, state: State, action: Action) -> None:
        state.frames[-1] = state.frames[-1].against(parts(action)[1])

