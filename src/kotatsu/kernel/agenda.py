# compiled with mypyc
"""What is still to happen: items on a stack inside the state, and the loop that runs them."""
from inspect import signature
from typing import Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from kotatsu.kernel.action import Action
from kotatsu.kernel.contents import is_same
from kotatsu.kernel.event import EVERYONE as EVERYONE
from kotatsu.kernel.event import NO_SEAT, event
from kotatsu.kernel.event import NOBODY as NOBODY
from kotatsu.kernel.luck import Luck

FIELDS: Final[dict[type, list[str]]] = {}
KINDS: Final[dict[str, type]] = {}

UNANSWERED: Final = -1
MOST_STEPS: Final = 100_000


def fields(kind: type) -> list[str]:
    """The names of an item's numbers: the parameters of its constructor."""
    if kind not in FIELDS:
        FIELDS[kind] = list(signature(kind).parameters)
    return FIELDS[kind]


def kind_name(kind: type) -> str:
    """`game.Name`, stable in saved games: the folder below `games`, or the outermost package, and the class."""
    path = kind.__module__.split(".")
    game = path[path.index("games") + 1] if "games" in path[:-1] else path[0]
    return f"{game}.{kind.__name__}"


def origin(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """Something still to happen: a class and a few numbers, never changed once made.

    Equality, hash, print, JSON and pickle come from here for every item, compiled or not.
    """

    def __init_subclass__(cls) -> None:
        name = kind_name(cls)
        known = KINDS.get(name)
        if known is not None and origin(known) != origin(cls):
            raise TypeError(f"two kinds of item are called {name}: {origin(known)} and {origin(cls)}")
        KINDS[name] = cls

    def proceed(self, state: "GameState", luck: Luck | None) -> bool:
        """It lies on top: what happens without a choice, and True; False if something must be chosen first."""
        raise NotImplementedError

    def values(self) -> list[int]:
        return [getattr(self, name) for name in fields(type(self))]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Item) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))

    def __repr__(self) -> str:
        named = zip(fields(type(self)), self.values(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value}' for name, value in named])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """What the kernel must know of a game's state; every game adds its own fields and how they are copied."""

    def __init__(self) -> None:
        self.agenda: list[Item] = []            # what is still to happen, next on top
        self.answers: list[int] = []            # sealed answers to the Together on top, in its order of seats
        self.results: list[int] = []            # a result per seat once the game is over: 1 won, 0 drawn, -1 lost
        self.reveals: int = 0                   # how often something hidden became visible without luck
        self.journal: list[int] | None = None   # events, if somebody listens; copies are silent

    def __eq__(self, other: object) -> bool:
        """Whether everything stands the same. Who listens, and how often something was shown, does not count."""
        return self is other or (type(self) is type(other) and is_same(self, other, ("journal", "reveals")))

    def __hash__(self) -> int:
        raise TypeError("a state changes in play, so it has no hash")

    def __repr__(self) -> str:
        """`<root.State: next Craft(seat=1), then 4 more>`."""
        if self.results:
            return f"<{kind_name(type(self))}: over, results {self.results}>"
        after = f", then {len(self.agenda) - 1} more" if len(self.agenda) > 1 else ""
        return f"<{kind_name(type(self))}: next {self.agenda[-1]}{after}>" if self.agenda else f"<{kind_name(type(self))}>"

    def copy(self) -> Self:
        """A state that play does not connect with this one."""
        raise NotImplementedError

    def copy_course(self, new: "GameState") -> None:
        """What every game's `copy` begins with; a copy is silent."""
        new.agenda = self.agenda[:]
        new.answers = self.answers[:] if self.answers else []
        new.results = self.results[:] if self.results else []
        new.reveals = self.reveals
        new.journal = None

    def then(self, *items: Item) -> None:
        """Put items on the agenda so that the first of them happens next."""
        self.agenda.extend(items[::-1])

    def push(self, item: Item) -> None:
        """The same for one item, and quicker."""
        self.agenda.append(item)

    def tell(self, kind: i64, actor: i64 = NO_SEAT, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something happened that everybody may know. The actor is a seat, or from FIRST_ACTOR on something that is none."""
        if self.journal is not None:
            self.journal.append(event(kind, actor, a, b, c))

    def tell_only(self, audience: int, kind: int, actor: int = NO_SEAT, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something happened that only the seats in the mask may know."""
        if self.journal is not None:
            self.journal.append(event(kind, actor, a, b, c, audience=audience))

    def tell_more(self, kind: int, actor: int = NO_SEAT, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0,
                  reason: int = 0, audience: int = EVERYONE) -> None:
        """The same with six numbers and a reason. (Rules tell all the time: `tell` is spared what it seldom needs.)"""
        if self.journal is not None:
            self.journal.append(event(kind, actor, a, b, c, d, e, f, reason, audience))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Item):
    """The rules act. (A game writes its own State for Any: one kernel, every rule typed.)"""

    def proceed(self, state: GameState, luck: Luck | None) -> bool:
        state.agenda.pop()
        self.run(state)
        return True

    def run(self, state: Any) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ActorStep(Step):
    """An actor that is no seat acts by the rules (an automaton takes its turn): at a table this is a line of the log."""
    actor: int

    def proceed(self, state: GameState, luck: Luck | None) -> bool:
        if luck is None:
            return False                        # the table stops here, writes the line, and goes on
        state.agenda.pop()
        self.run(state)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Item):
    """A seat chooses."""
    seat: int

    def proceed(self, state: GameState, luck: Luck | None) -> bool:
        if self.applies(state):
            return False
        state.agenda.pop()
        return True

    def applies(self, state: Any) -> bool:
        """Whether the question still arises when its turn comes; never changes the state."""
        return True

    def options(self, state: Any) -> list[Action]:
        raise NotImplementedError

    def apply(self, state: Any, action: Action) -> None:
        raise NotImplementedError

    def seen_by(self, state: Any, action: Action) -> int:
        """Who sees what was chosen; the seat itself always does."""
        return EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Item):
    """Several seats choose at once; the answers lie sealed until the last one is in.

    Subclasses may not push anything before `resolve`; the order in which answers come never matters.
    """

    def proceed(self, state: GameState, luck: Luck | None) -> bool:
        if self.applies(state):
            if not state.answers:
                state.answers = [UNANSWERED] * len(self.seats(state))
            if state.answers:
                return False
            state.agenda.pop()
            self.resolve(state, [])             # nobody has to choose
        else:
            state.agenda.pop()
        return True

    def applies(self, state: Any) -> bool:
        return True

    def seats(self, state: Any) -> list[int]:
        """Who chooses, in the order in which `resolve` gets the answers."""
        raise NotImplementedError

    def options_of(self, state: Any, seat: int) -> list[Action]:
        raise NotImplementedError

    def resolve(self, state: Any, answers: list[Action]) -> None:
        raise NotImplementedError

    def tells_progress(self) -> bool:
        """Whether the others may see who has chosen already."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Item):
    """Luck chooses."""

    def proceed(self, state: GameState, luck: Luck | None) -> bool:
        if self.applies(state):
            if luck is None:
                return False
            outcome = self.sample(state, luck)  # while the item still lies on top, as at a table
            state.agenda.pop()
            self.apply(state, outcome)
        else:
            state.agenda.pop()
        return True

    def applies(self, state: Any) -> bool:
        return True

    def outcomes(self, state: Any) -> list[Action]:
        """All that may come; an outcome listed twice is twice as likely."""
        raise NotImplementedError

    def sample(self, state: Any, luck: Luck) -> Action:
        """One outcome; a large bag may draw without listing."""
        outcomes = self.outcomes(state)
        return outcomes[luck.below(len(outcomes))]

    def apply(self, state: Any, action: Action) -> None:
        raise NotImplementedError

    def seen_by(self, state: Any, action: Action) -> int:
        return EVERYONE


def run(state: GameState, luck: Luck | None) -> Item | None:
    """Let the rules act, and luck if there is any, until something must be chosen: that item stays on top.

    None when the game is over. Items put things on the agenda; they never replace the list.
    """
    agenda = state.agenda
    for _step in range(MOST_STEPS):         # named: a loop over `_` boxes its numbers
        if state.results:
            return None
        assert agenda, "nothing is left to happen, but nobody has a result"
        item = agenda[-1]
        if not item.proceed(state, luck):
            return item
    raise AssertionError("the rules never come to a decision")


def advance(state: GameState) -> Item | None:
    """Let the rules act until a seat or luck must choose, or an ActorStep comes: that item stays on top. None when it is over."""
    return run(state, None)


def befall(state: GameState, item: Chance, action: Action) -> None:
    """Luck has chosen."""
    state.agenda.pop()
    item.apply(state, action)


def take_turn(state: GameState, item: ActorStep) -> None:
    """An actor that is no seat acts."""
    state.agenda.pop()
    item.run(state)


def choose(state: GameState, item: Item, seat: int, action: Action) -> None:
    """A seat has chosen. The action must be one of its options: the table checks, search knows."""
    if isinstance(item, Decision):
        state.agenda.pop()
        item.apply(state, action)
    elif isinstance(item, Together):
        state.answers[item.seats(state).index(seat)] = action
        if UNANSWERED not in state.answers:
            answers = state.answers
            state.answers = []
            state.agenda.pop()
            item.resolve(state, answers)


def due(state: GameState, item: Item) -> list[int]:
    """The seats that must choose now."""
    if isinstance(item, Decision):
        return [item.seat]
    if isinstance(item, Together):
        return [seat for seat, answer in zip(item.seats(state), state.answers, strict=True) if answer == UNANSWERED]
    return []


def options(state: GameState, item: Item, seat: int) -> list[Action]:
    """What a due seat may choose."""
    if isinstance(item, Decision):
        return item.options(state) if item.seat == seat else []
    if isinstance(item, Together):
        return item.options_of(state, seat)
    return []


def settle(state: GameState, luck: Luck) -> Item | None:
    """Let rules and luck act until a seat must choose; None when the game is over."""
    return run(state, luck)


def reseal(state: GameState, viewer: int, luck: Luck) -> None:
    """For `imagine`: put answers the viewer could believe in where others' sealed answers lie.

    Where progress is told, whoever has answered has answered something; elsewhere nobody else has answered yet.
    """
    item = state.agenda[-1] if state.agenda else None
    if isinstance(item, Together):
        seats = item.seats(state)
        for place in range(len(state.answers)):
            seat = seats[place]
            if seat != viewer and state.answers[place] != UNANSWERED:
                state.answers[place] = luck.pick(item.options_of(state, seat)) if item.tells_progress() else UNANSWERED
