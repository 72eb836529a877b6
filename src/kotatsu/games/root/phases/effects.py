# compiled with mypyc
"""Lasting effects (R4.1.3, R-card) at their moments. The rules announce a moment; the rows of cards.toml say what is due then."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.moments import Role
from kotatsu.games.root.queries import has_effect
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.cards.deeds import Card, CardLine
from kotatsu.kernel.cards.resolve import Ask, Resolve


def announce(state: State, seat: int, moment: int) -> None:
    """A moment of somebody's turn has come: what his effects have to say comes next."""
    held = state.effects[seat] & state.book.moments.masks[moment]
    if held:
        bring_up(state, seat, moment, held, Role.ANYONE)


def announce_battle(state: State, moment: int, attacker: int, defender: int) -> None:
    """A moment of a battle has come. R-B9: in the order of the rows, the attacker first."""
    mask = state.book.moments.masks[moment]
    by_attacker, by_defender = state.effects[attacker] & mask, state.effects[defender] & mask
    if not by_attacker and not by_defender:
        return
    moments = state.book.moments
    lines, bits = moments.lines[moment], moments.bits[moment]
    for place in range(len(lines) - 1, -1, -1):              # the first one asked comes last
        line, bit = lines[place], bits[place]
        if by_defender >> bit & 1 and line.heading.role != Role.ATTACKER:
            push_line(state, defender, bit, line)
        if by_attacker >> bit & 1 and line.heading.role != Role.DEFENDER:
            push_line(state, attacker, bit, line)


def bring_up(state: State, seat: int, moment: int, held: int, role: int) -> None:
    """Of the effects of a seat those with a line at a moment, the first on top."""
    moments = state.book.moments
    lines, bits = moments.lines[moment], moments.bits[moment]
    for place in range(len(lines) - 1, -1, -1):
        line = lines[place]
        if held >> bits[place] & 1 and (role == Role.ANYONE or line.heading.role in (Role.ANYONE, role)):
            push_line(state, seat, bits[place], line)


def push_line(state: State, seat: int, effect: int, line: CardLine) -> None:
    """Ask for a line that leaves something to choose; let the rest happen."""
    if line.optional or line.asker >= 0:
        state.push(question(seat, effect, line.place))
    else:
        state.push(UseEffect(seat, effect, line.place))


def question(seat: int, effect: int, place: int) -> Ask:
    return MayUse(seat, effect) if place == 0 else MayUseLine(seat, effect, place)


class UseEffect(Resolve):
    """A line of a lasting effect happens, then the rest of its part."""

    def __init__(self, seat: int, effect: int, place: int) -> None:
        self.seat, self.card, self.place, self.effect = seat, effect, place, effect

    def row(self, state: State) -> Card:
        return state.book.effects[self.effect]

    def at(self, place: int) -> Resolve:
        return UseEffect(self.seat, self.effect, place)

    def question(self, place: int) -> Ask:
        return question(self.seat, self.effect, place)

    def is_due(self, state: State, line: CardLine) -> bool:
        """Still in the play area, and not used this turn if it works once."""
        return has_effect(state, self.seat, self.effect) and not (line.heading.once and state.used >> self.effect & 1)

    def note(self, state: State, line: CardLine, action: Action) -> None:
        """The log names the card, and whom it concerns if the row has a sentence of its own for that."""
        if line.heading.once:
            state.used |= 1 << self.effect
        told = state.book.card_event[line.card]
        state.tell(told, self.seat, self.effect if told == Event.USED else parts(action)[1])


class EffectQuestion(Ask):
    """Whether a line of a lasting effect is used, and on what."""

    def __init__(self, seat: int, effect: int, place: int) -> None:
        self.seat, self.card, self.place, self.effect = seat, effect, place, effect

    def step(self) -> Resolve:
        return UseEffect(self.seat, self.effect, self.place)

    def decline(self) -> Action:
        return DONE

    def take(self, line: CardLine) -> Action:
        return act(Verb.USE, self.effect)


class MayUse(EffectQuestion):
    """The first line of an effect's card; most have no other."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat, self.card, self.place, self.effect = seat, effect, 0, effect


class MayUseLine(EffectQuestion):
    """Another line of the card."""

    def __init__(self, seat: int, effect: int, place: int) -> None:
        self.seat, self.card, self.place, self.effect = seat, effect, place, effect


# --- at any time of a phase

def add_uses(found: list[Action], state: State, seat: int, moment: int) -> None:
    """What a seat's effects let it do at a moment that lasts: in the order of the rows."""
    held = state.effects[seat] & state.book.moments.masks[moment]
    if not held:
        return
    moments = state.book.moments
    lines, bits = moments.lines[moment], moments.bits[moment]
    for place in range(len(lines)):
        line, bit = lines[place], bits[place]
        if not held >> bit & 1 or (line.heading.once and state.used >> bit & 1):
            continue
        if line.is_question:
            found.extend(line.deeds[0].options(state, seat, line.card))
        elif line.is_open(state, seat):
            if line.asker >= 0:
                found.extend(line.options(state, seat))
            else:
                found.append(use_action(state, line, bit))


def use_action(state: State, line: CardLine, effect: int) -> Action:
    """How the use of a line that leaves nothing to choose is written: by its card's own word, or `use` and the effect."""
    verb = state.book.card_verb[line.card]
    return act(Verb.USE, effect) if verb == Verb.USE else act(verb)


def line_of(state: State, seat: int, moment: int, action: Action) -> CardLine | None:
    """The line of a held effect that an action at a moment uses; None if it uses none."""
    held = state.effects[seat] & state.book.moments.masks[moment]
    if not held:
        return None
    book = state.book
    verb, number, _, _ = parts(action)
    bits = book.moments.bits[moment]
    for place, line in enumerate(book.moments.lines[moment]):
        if held >> bits[place] & 1 and book.card_verb[line.card] == verb and (verb != Verb.USE or number == bits[place]):
            return line
    return None


def use_at(state: State, seat: int, moment: int, action: Action) -> bool:
    """Carry out one of `add_uses`; False if the action is none."""
    line = line_of(state, seat, moment, action)
    if line is None:
        return False
    UseEffect(seat, state.book.card_effect[line.card], line.place).carry_out(state, line, action)
    return True


def must_use(state: State, seat: int, moment: int) -> bool:
    """Whether an effect that leaves no choice whether is still due at a moment (R-P10)."""
    held = state.effects[seat] & state.book.moments.masks[moment]
    if not held:
        return False
    moments = state.book.moments
    bits = moments.bits[moment]
    for place, line in enumerate(moments.lines[moment]):
        if held >> bits[place] & 1 and not line.optional and not (line.heading.once and state.used >> bits[place] & 1) \
                and line.is_open(state, seat):
            return True
    return False
