# compiled with mypyc
"""S5: a movement line is asked for piece by piece; the commit rule filters every answer (S6.2)."""
from kotatsu.games.senjutsu.actions import LEFT, STOP, Event, Verb
from kotatsu.games.senjutsu.deeds.rings import Switch
from kotatsu.games.senjutsu.defeat import figure_actor, is_paralysed, switch_kamae, watch
from kotatsu.games.senjutsu.footing import Footing, Search, commits, focus_on, may_hit, usable_focus
from kotatsu.games.senjutsu.movement import step_to
from kotatsu.games.senjutsu.phases.solo import BotWalks
from kotatsu.games.senjutsu.pieces import DONE, Movement, Piece, can_finish, counts, has_piece, pieces, taken
from kotatsu.games.senjutsu.state import ENDED, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


class Move(Decision):
    """S5.2–S5.5: a movement line, a step, a turn or a stop at a time. `progress` is what was done of its parts (pieces.py)."""

    def __init__(self, seat: int, card: int, place: int, index: int, progress: int) -> None:
        self.seat, self.card, self.place, self.index, self.progress = seat, card, place, index, progress

    def movement(self, state: State) -> Movement:
        deed = state.book.printed.cards[self.card].lines[self.place].deeds[self.index]
        assert isinstance(deed, Movement)
        return deed

    def applies(self, state: State) -> bool:
        return not state.stopped[self.seat] & ENDED

    def options(self, state: State) -> list[Action]:
        movement, seat = self.movement(state), self.seat
        cell, facing = state.cell[seat], state.facing[seat]
        stopped = state.stopped[seat]
        safe = can_finish(state, seat, movement, self.progress, cell, facing, stopped)
        after = pieces(state, seat, movement, self.progress, cell, facing, stopped, not safe)
        if not safe:
            after = willing(after, cell)
        if safe and movement.must:
            after = [piece for piece in after
                     if can_finish(state, seat, movement, piece.progress, piece.cell, piece.facing, stopped)]
        if counts(movement, self.progress, stopped):
            after.append(Piece(STOP, DONE, cell, facing))
        if len(after) > 1 and commits(state, seat, self.card, self.place):
            after = self.still_hitting(state, after)
        return [piece.action for piece in after]

    def still_hitting(self, state: State, after: list[Piece]) -> list[Piece]:
        """S6.2.1: the pieces after which the attack can still take place; all of them if it cannot after any."""
        search = Search(state, self.seat, self.card)
        if not search.foes:
            return after
        kamae, focus = state.kamae[self.seat], usable_focus(state, self.seat)
        here = state.cell[self.seat]
        kept = [piece for piece in after if search.inside(
            self.place, self.index, piece.progress,
            Footing(piece.cell, piece.facing, kamae, focus_on(state, here, piece.cell, focus)))]
        return kept or after

    def apply(self, state: State, action: Action) -> None:
        verb, number, _, _ = parts(action)
        movement, seat = self.movement(state), self.seat
        if verb == Verb.STOP:
            return
        progress = taken(state, seat, movement, self.progress, state.cell[seat], state.facing[seat], state.stopped[seat], action)
        out = state.out
        if verb == Verb.TURN:
            side = 5 if number == LEFT else 1
            state.facing[seat] = (state.facing[seat] + side) % 6
            state.tell(Event.TURNED, figure_actor(state, seat), number)
        else:
            direction = (number + state.facing[seat]) % 6
            if not step_to(state, seat, state.book.board.neighbour(state.cell[seat], direction)):
                watch(state, out)
                return
        if progress != DONE and not state.stopped[seat] & ENDED and has_more(state, seat, movement, progress):
            ask(state, Move(seat, self.card, self.place, self.index, progress))
        watch(state, out)


def willing(after: list[Piece], cell: int) -> list[Piece]:
    """S5.8: without the steps that end at something, if there is another step."""
    steps = [piece for piece in after if parts(piece.action)[0] == Verb.STEP]
    free = [piece for piece in steps if piece.cell != cell]
    return [piece for piece in after if piece not in steps or piece in free] if free else after


def ask(state: State, move: Move) -> None:
    """What the commit rule leaves no choice but to stop is not asked."""
    ends = counts(move.movement(state), move.progress, state.stopped[move.seat])
    if not ends or not commits(state, move.seat, move.card, move.place) or move.options(state) != [STOP]:
        state.push(move)


def has_more(state: State, seat: int, movement: Movement, progress: int) -> bool:
    """Whether anything of the line could still be used, or must be."""
    stopped = state.stopped[seat]
    cell, facing = state.cell[seat], state.facing[seat]
    return not counts(movement, progress, stopped) or has_piece(state, seat, movement, progress, cell, facing, stopped)


class Walk(Movement):
    """S5: the steps and turns of a line, asked for piece by piece."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        if seat >= state.book.seats:
            state.push(BotWalks(seat, card, target >> 4, target & 15))
        elif has_more(state, seat, self, 0):
            ask(state, Move(seat, card, target >> 4, target & 15, 0))


class SwitchAny(Switch):
    """S4.1: to Aggression, Balance or Determination, also the present one."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        if self.who:
            super().run(state, seat, card, target)
        elif seat < state.book.seats:
            state.push(SwitchWhere(seat, card, target >> 4, target & 15))


class SwitchWhere(Decision):
    """S4.1, O17: which kamae; the commit rule binds the choice."""

    def __init__(self, seat: int, card: int, place: int, index: int) -> None:
        self.seat, self.card, self.place, self.index = seat, card, place, index

    def applies(self, state: State) -> bool:
        return not state.stopped[self.seat] & ENDED and not is_paralysed(state, self.seat)

    def options(self, state: State) -> list[Action]:
        answers = [act(Verb.SWITCH, kamae) for kamae in (1, 2, 3)]
        if commits(state, self.seat, self.card, self.place):
            kept = [answer for answer in answers if self.still_hits(state, parts(answer)[1])]
            if kept:
                return kept
        return answers

    def still_hits(self, state: State, kamae: int) -> bool:
        footing = Footing(state.cell[self.seat], state.facing[self.seat], kamae, usable_focus(state, self.seat))
        return may_hit(state, self.seat, self.card, self.place, self.index + 1, 0, footing)

    def apply(self, state: State, action: Action) -> None:
        switch_kamae(state, self.seat, parts(action)[1])
