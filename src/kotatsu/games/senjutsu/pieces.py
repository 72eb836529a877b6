# compiled with mypyc
"""A movement line as pieces: which single steps and turns may come next, and whether the line can still be finished.

How far a line has come is one number, its progress: for each part how many pieces were used (three bits) and the direction they
keep (three bits, counted from 1), and above these which part of an ordered line is due.
"""
from typing import Final

from kotatsu.games.senjutsu.actions import LEFT, RIGHT, Verb, step, turn
from kotatsu.games.senjutsu.book import FAR, FAR_STEPS
from kotatsu.games.senjutsu.queries import enemies, may_enter
from kotatsu.games.senjutsu.state import NO_STEPS, NO_TURNS, State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.cards.deeds import Deed

STAGE: Final = 18                  # where in a progress the due part of an ordered line stands
BELOW_STAGE: Final = (1 << STAGE) - 1
TURN_RIGHT: Final = turn(RIGHT)
TURN_LEFT: Final = turn(LEFT)
DONE: Final = -1                   # the progress of a line that was ended by will


class Part:
    """Steps in one of these relative directions, or turns; all in the same direction (S5.2)."""

    def __init__(self, turns: bool, ways: list[int], count: int, must: bool) -> None:
        self.turns = turns
        self.ways = ways
        self.count = count
        self.must = must
        self.steps: list[Action] = [step(way) for way in ways]


class Movement(Deed):
    """The steps and turns of one line; mixed, or in order where the card says "then"."""

    def __init__(self, moves: list[Part], ordered: bool) -> None:
        super().__init__()
        self.moves = moves
        self.ordered = ordered
        self.must: bool = bool([part for part in moves if part.must])
        self.steps: bool = bool([part for part in moves if not part.turns])
        self.overlaps: bool = len(moves) > len({part.turns for part in moves})     # two parts may offer the same step or turn
        self.of_core: bool = False               # of a core ability, whose step is longer on a large battlefield (S12.5)

    def can(self, state: State, seat: int, card: int) -> bool:
        stopped = state.stopped[seat]
        if stopped & NO_STEPS or (stopped & NO_TURNS and not self.steps):
            return False
        return self.must or has_piece(state, seat, self, 0, state.cell[seat], state.facing[seat], stopped)


class Piece:
    """One step or turn: the action, how far the line has come with it, and where the figure then stands."""

    def __init__(self, action: Action, progress: int, cell: int, facing: int) -> None:
        self.action = action
        self.progress = progress
        self.cell = cell
        self.facing = facing


def used(progress: int, part: int) -> int:
    return progress >> 6 * part & 7


def direction_of(progress: int, part: int) -> int:
    """The direction a part keeps, -1 while it has none."""
    return (progress >> 6 * part + 3 & 7) - 1


def with_piece(movement: Movement, progress: int, part: int, direction: int) -> int:
    """The progress after one more piece of a part."""
    shift = 6 * part
    number = used(progress, part) + 1
    cleared = progress & ~(63 << shift)
    stage = (part << STAGE) if movement.ordered else 0
    return (cleared & BELOW_STAGE) | (number | direction + 1 << 3) << shift | stage


def counts(movement: Movement, progress: int, stopped: int) -> bool:
    """S5.5: whether the line may end here: everything mandatory was done, or is cancelled (S22.6)."""
    if stopped & NO_STEPS:
        return True
    for number, part in enumerate(movement.moves):
        if part.must and used(progress, number) < part.count and not (part.turns and stopped & NO_TURNS):
            return False
    return True


def is_far(state: State, seat: int, cell: int) -> bool:
    """S12.5: still as far from every opponent as the longer step asks for."""
    board = state.book.board
    for other in enemies(state, seat):
        if board.distance(cell, state.cell[other]) < FAR:
            return False
    return True


def pieces(state: State, seat: int, movement: Movement, progress: int, cell: int, facing: int, stopped: int,
           collisions: bool) -> list[Piece]:
    """Every single step and turn that may come next; with `collisions` also mandatory steps into something."""
    found: list[Piece] = []
    if stopped & NO_STEPS:
        return found
    board = state.book.board
    shift = -6
    for number, part in enumerate(movement.moves):
        shift += 6
        done = progress >> shift & 7
        if done >= part.count and not is_longer(state, seat, movement, part, done, cell):
            continue
        if movement.ordered and not is_due(movement, progress, number, stopped):
            continue
        kept = (progress >> shift + 3 & 7) - 1
        after = progress & BELOW_STAGE & ~(63 << shift) | done + 1 << shift      # as in `with_piece`, but for the direction
        if movement.ordered:
            after |= number << STAGE
        if part.turns:
            if not stopped & NO_TURNS:
                if kept != LEFT:
                    found.append(Piece(TURN_RIGHT, after | RIGHT + 1 << shift + 3, cell, (facing + 1) % 6))
                if kept != RIGHT:
                    found.append(Piece(TURN_LEFT, after | LEFT + 1 << shift + 3, cell, (facing + 5) % 6))
            continue
        for place, way in enumerate(part.ways):
            if kept == -1 or kept == way:
                to = board.next[cell * 6 + (way + facing) % 6]
                if may_enter(state, seat, to) or (to == state.cell[seat] and to != cell):     # whoever looks ahead has left its hex
                    found.append(Piece(part.steps[place], after | way + 1 << shift + 3, to, facing))
                elif collisions and part.must:
                    found.append(Piece(part.steps[place], after | way + 1 << shift + 3, cell, facing))
    return distinct_pieces(found) if movement.overlaps else found


def is_longer(state: State, seat: int, movement: Movement, part: Part, done: int, cell: int) -> bool:
    """S12.5: whether a core step goes on beyond its printed length."""
    return (movement.of_core and not part.turns and state.far >> seat & 1 != 0 and done < FAR_STEPS and is_far(state, seat, cell))


def has_piece(state: State, seat: int, movement: Movement, progress: int, cell: int, facing: int, stopped: int) -> bool:
    """Whether any step or turn may come next, without a collision."""
    if stopped & NO_STEPS:
        return False
    for number, part in enumerate(movement.moves):
        done = used(progress, number)
        if done >= part.count and not is_longer(state, seat, movement, part, done, cell):
            continue
        if movement.ordered and not is_due(movement, progress, number, stopped):
            continue
        if part.turns:
            if not stopped & NO_TURNS:
                return True
            continue
        kept = direction_of(progress, number)
        for way in part.ways:
            if kept == -1 or kept == way:
                if may_enter(state, seat, state.book.board.next[cell * 6 + (way + facing) % 6]):
                    return True
    return False


def distinct_pieces(found: list[Piece]) -> list[Piece]:
    """Of pieces with the same action the first: two parts of a line may offer the same step."""
    kept: list[Piece] = []
    for piece in found:
        known = False
        for other in kept:
            if other.action == piece.action:
                known = True
        if not known:
            kept.append(piece)
    return kept


def is_due(movement: Movement, progress: int, number: int, stopped: int) -> bool:
    """S5.4: in an ordered line a part may come next once everything mandatory before it was done; nothing before the last one."""
    stage = progress >> STAGE
    for before in range(stage, number):
        part = movement.moves[before]
        if part.must and used(progress, before) < part.count and not (part.turns and stopped & NO_TURNS):
            return False
    return number >= stage


def can_finish(state: State, seat: int, movement: Movement, progress: int, cell: int, facing: int, stopped: int) -> bool:
    """S5.8, O7: whether the line can be finished from here without a collision, in any order of its parts."""
    if not movement.must or counts(movement, progress, stopped):
        return True
    for piece in pieces(state, seat, movement, progress, cell, facing, stopped, False):
        if can_finish(state, seat, movement, piece.progress, piece.cell, piece.facing, stopped):
            return True
    return False


def taken(state: State, seat: int, movement: Movement, progress: int, cell: int, facing: int, stopped: int, action: Action) -> int:
    """The progress after an action."""
    if not movement.overlaps and not movement.ordered:           # which part it belongs to is clear
        verb, direction, _, _ = parts(action)
        for number, part in enumerate(movement.moves):
            if part.turns == (verb == Verb.TURN):
                return with_piece(movement, progress, number, direction)
    for piece in pieces(state, seat, movement, progress, cell, facing, stopped, True):
        if piece.action == action:
            return piece.progress
    return DONE

