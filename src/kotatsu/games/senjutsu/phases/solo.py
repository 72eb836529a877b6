# compiled with mypyc
"""S13: how a bot acts: its decisions follow lists, and each is told with the step that decided it."""
from kotatsu.games.senjutsu.actions import BotStep, Event, TargetBy, Verb
from kotatsu.games.senjutsu.attack import Attack, BlockSucceeds, offer_counter
from kotatsu.games.senjutsu.book import NONE, Kind
from kotatsu.games.senjutsu.bot_cards import change_behaviour
from kotatsu.games.senjutsu.bot_moves import (
    Result,
    attacker_of,
    guard,
    melee,
    plan_attack,
    prey_of,
    ranged,
    results,
    target_among,
    target_by,
    target_of,
    value_against,
)
from kotatsu.games.senjutsu.deeds.diagram import Block, Hit, Shoot
from kotatsu.games.senjutsu.defeat import figure_actor, lose_lord, unveil, watch, wound_by_attack
from kotatsu.games.senjutsu.lines import EndFrame, ResolveLine
from kotatsu.games.senjutsu.movement import step_to, turn_by
from kotatsu.games.senjutsu.pieces import Movement
from kotatsu.games.senjutsu.queries import BY_SHIELDS, BY_TERRAIN, NOT_STOPPED, enemies, in_range, stop_of
from kotatsu.games.senjutsu.state import ENDED, Frame, State
from kotatsu.kernel.action import parts
from kotatsu.kernel.agenda import ActorStep, Step
from kotatsu.kernel.cards.deeds import CardLine
from kotatsu.kernel.event import FIRST_ACTOR


class BotActs(ActorStep):
    """A part of a bot's card: an attack half by the attack list, everything else line by line."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, state: State) -> None:
        bot = state.book.seats + self.actor - FIRST_ACTOR
        card, printed = state.played[bot], state.book.printed
        place = state.place[bot]
        places = printed.parts[card]
        number = places.index(place)
        following = NONE if number + 1 >= len(places) else places[number + 1]
        state.place[bot] = following
        if printed.kind[card] == Kind.ATTACK and number == 0:
            self.attack(state, bot, card, place)
            return
        target, lines = target_of(state, bot), printed.cards[card].lines
        guards = any(isinstance(lines[at].deeds[-1], Block) for at in range(place, lines[place].part_end))
        tell_target(state, bot, target if guards else prey_of(state, bot))
        open_frame(state, Frame(bot, card, state.value, 0, target))
        state.push(ResolveLine(bot, card, place))

    def attack(self, state: State, bot: int, card: int, place: int) -> None:
        """S13.A: the first half as fully as possible, else nothing now and the second half at its own value."""
        target = prey_of(state, bot)
        if target == NONE:
            return
        tell_target(state, bot, target)
        lines = state.book.printed.cards[card].lines
        at = place
        while not isinstance(lines[at].deeds[-1], (Hit, Shoot)):
            at += 1
        deed = lines[at].deeds[-1]
        if isinstance(deed, Shoot):
            self.shoot(state, bot, card, at, deed, shot_at(state, bot, card, target))
            return
        assert isinstance(deed, Hit)
        movement = movement_above(lines, place, at)
        plan = plan_attack(state, bot, card, deed, movement, target, state.value)
        if plan.result is not None and changes_behaviour(lines, place, at):
            change_behaviour(state, bot)         # S13.F.3.2: after the judgement, before the movement, which it may send elsewhere
            plan = plan_attack(state, bot, card, deed, movement, target, state.value)
        state.tell(Event.DECIDED, figure_actor(state, bot), plan.step)
        if plan.result is None:
            return
        state.place[bot] = NONE                  # the second half is not used
        self.strike(state, bot, card, at, plan.result, target)

    def strike(self, state: State, bot: int, card: int, at: int, result: Result, target: int) -> None:
        lines = state.book.printed.cards[card].lines
        open_frame(state, Frame(bot, card, state.value, 0, target if target < state.book.figures else target_of(state, bot)))
        here = lines[at]
        if here.group_end < here.part_end:
            state.push(ResolveLine(bot, card, here.group_end))
        state.push(Attack(bot, card, at, len(here.deeds) - 1))
        walk(state, bot, result)

    def shoot(self, state: State, bot: int, card: int, at: int, deed: Shoot, target: int) -> None:
        """S13.A.6: in sight and range it shoots; a lost comparison does not open the second half."""
        reach = state.book.printed.range[card]
        if not in_range(state, bot, target, reach):
            state.tell(Event.DECIDED, figure_actor(state, bot), BotStep.NO_SHOT)
            return
        state.tell(Event.DECIDED, figure_actor(state, bot), BotStep.SHOOTS)
        state.place[bot] = NONE
        lord = target == state.book.figures
        if lord and stop_of(state, state.cell[bot], target) == NOT_STOPPED:
            lose_lord(state, bot)
            return
        open_frame(state, Frame(bot, card, state.value, 0, target_of(state, bot) if lord else target))
        here = state.book.printed.cards[card].lines[at]
        if here.group_end < here.part_end:
            state.push(ResolveLine(bot, card, here.group_end))
        if not lord:
            state.push(ShootAt(bot, target, deed.wounds))
            if value_against(state, target) < state.value:       # S12.6: as with any other attack
                offer_counter(state, target, state.value)


def shot_at(state: State, bot: int, card: int, target: int) -> int:
    """S12.3: of several in range one with a lower initiative; else the usual target, and the fallen lord if he is it (S13.2.10)."""
    if target == state.book.figures:
        return target
    reach = state.book.printed.range[card]
    lower = [other for other in enemies(state, bot) if in_range(state, bot, other, reach)
             and value_against(state, other) < state.value]
    if not lower or target in lower:
        return target
    other = target_among(state, bot, lower)
    state.tell(Event.TARGETS, figure_actor(state, bot), other, TargetBy.SLOWER)
    return other


def tell_target(state: State, bot: int, target: int) -> None:
    """S13.F.16, S13.2.10: whom it goes for is told where there is more than one."""
    if state.journal is None:
        return
    if target == state.book.figures:
        state.tell(Event.TARGETS, figure_actor(state, bot), target, TargetBy.LORD)
    elif target != NONE and len(enemies(state, bot)) > 1:
        state.tell(Event.TARGETS, figure_actor(state, bot), target, target_by(state, bot, target))


def open_frame(state: State, frame: Frame) -> None:
    state.frames.append(frame)
    state.tell(Event.RESOLVES, figure_actor(state, frame.figure), frame.card, frame.value)
    state.push(EndFrame())


def changes_behaviour(lines: list[CardLine], place: int, at: int) -> bool:
    """Whether a change of behaviour is printed above the diagram."""
    return any(lines[number].deeds[0].word == "behaviour" for number in range(place, at))


def movement_above(lines: list[CardLine], place: int, at: int) -> Movement | None:
    """The movement line above a diagram, if there is one."""
    for number in range(place, at):
        deed = lines[number].deeds[0]
        if isinstance(deed, Movement):
            return deed
    return None


def walk(state: State, bot: int, result: Result) -> None:
    """The bot goes where it has decided to, piece by piece."""
    out = state.out
    for action in result.path:
        verb, number, _, _ = parts(action)
        if verb == Verb.TURN:
            turn_by(state, bot, 5 if number else 1)
        elif not step_to(state, bot, state.book.board.neighbour(state.cell[bot], (number + state.facing[bot]) % 6)):
            break
        if state.stopped[bot] & ENDED:
            break
    watch(state, out)


class BotWalks(Step):
    """S13.M, S13.R, S13.D.5: a movement line of a bot, by its own list."""

    def __init__(self, seat: int, card: int, place: int, index: int) -> None:
        self.seat, self.card, self.place, self.index = seat, card, place, index

    def run(self, state: State) -> None:
        bot = self.seat
        if state.stopped[bot] & ENDED:
            return
        lines = state.book.printed.cards[self.card].lines
        movement = lines[self.place].deeds[self.index]
        assert isinstance(movement, Movement)
        shields = shields_below(lines, self.place)
        target = attacker_of(state, bot) if shields else prey_of(state, bot)
        if target == NONE:
            return
        found = results(state, bot, movement)
        if shields:
            plan = guard(state, bot, shields, target, found)
        elif state.book.bots[bot - state.book.seats].ranged and state.prefers[bot] > 2:
            plan = ranged(state, bot, target, found)
        else:
            plan = melee(state, bot, target, found)
        state.tell(Event.DECIDED, figure_actor(state, bot), plan.step)
        if plan.result is not None:
            walk(state, bot, plan.result)


def shields_below(lines: list[CardLine], place: int) -> int:
    """The shields that follow a line in its part, as directions; 0 if none do."""
    for number in range(place + 1, lines[place].part_end):
        deed = lines[number].deeds[-1]
        if isinstance(deed, Block):
            return deed.ways
    return 0


class ShootAt(Step):
    """S12.1, S12.6: a comparison attack: the target's initiative must be lower; shields and terrain stop it as any other."""

    def __init__(self, seat: int, foe: int, number: int) -> None:
        self.seat, self.foe, self.number = seat, foe, number

    def run(self, state: State) -> None:
        bot, target, out = self.seat, self.foe, state.out
        if state.stopped[bot] & ENDED or state.out >> target & 1:
            return
        if value_against(state, target) >= state.frames[-1].value:
            state.tell(Event.MISSED, figure_actor(state, bot), state.frames[-1].card)
            return
        stop = stop_of(state, state.cell[bot], target)
        if stop == BY_TERRAIN:
            state.tell(Event.STOPPED, figure_actor(state, target))
            return
        if stop == BY_SHIELDS:
            state.push(BlockSucceeds(target, bot, state.frames[-1].value))
            return
        wound_by_attack(state, target, self.number, 0)
        state.frames[-1] = state.frames[-1].hit(1 << target)
        unveil(state, bot)
        watch(state, out)
