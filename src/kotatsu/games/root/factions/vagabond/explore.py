# compiled with mypyc
"""Exploring ruins (R9.5.3, R9.7.1)."""
from kotatsu.games.root.actions import DONE, Event, Verb, Why
from kotatsu.games.root.book import CLEARINGS, It
from kotatsu.games.root.factions.vagabond.items import board_of, gain, has_room, put_aside, ready, use
from kotatsu.games.root.phases.cards import with_one, without_one
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import EVERYONE, Chance, Decision, Step


def is_shared(state: State) -> bool:
    """R9.7: two Vagabonds, who keep secret what they see."""
    return len(state.vagabonds) > 1


def explores(state: State, seat: int) -> list[Action]:
    """R9.5.3: with a torch, where a ruin lies."""
    board = board_of(state, seat)
    place = board.place
    if place >= CLEARINGS or not state.ruins >> place & 1 or not ready(board, It.TORCH):
        return []
    return [act(Verb.EXPLORE)] if state.ruin_items[place] or state.ruin_unseen[place] else []


def explore(state: State, seat: int) -> None:
    """R9.5.3: the torch first, then he looks."""
    use(state, seat, It.TORCH)
    clearing = board_of(state, seat).place
    state.then(*[Unearth(seat, clearing) for _ in range(state.ruin_unseen[clearing])], LookAtRuin(seat, clearing))


def lay_under(state: State, clearing: int, items: tuple[int, ...]) -> None:
    """What somebody has seen under a ruin."""
    state.ruin_items = (*state.ruin_items[:clearing], items, *state.ruin_items[clearing + 1:])


class Unearth(Chance):
    """R9.3.4: which of the unseen items lies here; with two Vagabonds only he who looks sees it (R9.7.1)."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.UNEARTH, item) for item in state.hidden_items]

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat if is_shared(state) else EVERYONE

    def apply(self, state: State, action: Action) -> None:
        item = parts(action)[1]
        state.hidden_items = without_one(state.hidden_items, item)
        clearing = self.clearing
        state.ruin_unseen = replaced(state.ruin_unseen, clearing, state.ruin_unseen[clearing] - 1)
        lay_under(state, clearing, with_one(state.ruin_items[clearing], item))
        state.ruin_seers = replaced(state.ruin_seers, clearing, 1 << self.seat if is_shared(state) else (1 << state.book.seats) - 1)


class LookAtRuin(Step):
    """R9.5.3: a lone Vagabond takes what lies there if it finds room; R9.7.1: of two he looks and chooses."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: State) -> None:
        seers = state.ruin_seers[self.clearing]
        if not seers >> self.seat & 1:
            state.ruin_seers = replaced(state.ruin_seers, self.clearing, seers | 1 << self.seat)
            state.reveals += 1
        items = state.ruin_items[self.clearing]
        if is_shared(state):
            for item in items:
                state.tell_only(1 << self.seat, Event.FOUND, self.seat, self.clearing, item)
            state.push(Loot(self.seat, self.clearing))
        elif has_room(board_of(state, self.seat), items[0]):
            take(state, self.seat, self.clearing, items[0])
        else:
            state.push(Loot(self.seat, self.clearing))


def may_own(state: State, seat: int, item: int) -> bool:
    """R9.7.1-2: never two ruin items of a kind on one board."""
    return not board_of(state, seat).ruin_kinds >> item & 1


class Loot(Decision):
    """R9.7.1: one of the items he sees, or none (R9.7.1-2); R-P3, R-P17: for a full track he may put one aside first."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def options(self, state: State) -> list[Action]:
        board = board_of(state, self.seat)
        found = [DONE]
        for item in sorted(set(state.ruin_items[self.clearing])):
            if may_own(state, self.seat, item):
                found.append(act(Verb.LOOT if has_room(board, item) else Verb.ASIDE, item))
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, item, _, _ = parts(action)
        if verb == Verb.DONE:
            state.tell(Event.LEFT_RUIN, self.seat, self.clearing)
        elif verb == Verb.LOOT:
            take(state, self.seat, self.clearing, item)
        else:
            put_aside(state, self.seat, item)
            if is_shared(state):
                state.push(self)
            else:
                take(state, self.seat, self.clearing, item)


def take(state: State, seat: int, clearing: int, item: int) -> None:
    """R9.5.3: shown to all, face up onto his board, a point; the last item takes the ruin with it."""
    board = board_of(state, seat)
    left = without_one(state.ruin_items[clearing], item)
    lay_under(state, clearing, left)
    gain(board, item)
    board.ruin_kinds |= 1 << item
    state.tell(Event.EXPLORED, seat, clearing, item)
    if is_shared(state):
        state.reveals += 1
    if not left and state.ruin_unseen[clearing] == 0:
        state.ruins &= ~(1 << clearing)
        state.ruin_seers = replaced(state.ruin_seers, clearing, 0)
    score(state, seat, 1, Why.EXPLORED)
