"""How Root learns: at the first choice of every turn, from games of gentle players first; each side has weights of its own."""
from collections.abc import Sequence
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.lesson import Lesson, Winning
from kotatsu.bots.root import gentle
from kotatsu.bots.root.features import GROUP_OF, GROUPS, NAMES, Look, features
from kotatsu.bots.root.pupil import Pupil
from kotatsu.bots.weights import Weights
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck

SETS = (["marquise", "eyrie", "alliance", "vagabond"], ["marquise", "eyrie", "cult", "riverfolk"])


class Learner(Pupil):
    """It thinks quickly, and follows what was learnt sooner than those who play to win, so that mistakes come to light."""
    worlds: ClassVar[int] = 3
    few: ClassVar[int] = 2
    wide: ClassVar[int] = 4
    near: ClassVar[float] = 25.0
    trust: ClassVar[float] = 0.001


class Wood(Lesson):
    game: ClassVar[str] = "root"
    names: ClassVar[Sequence[str]] = NAMES
    groups: ClassVar[Sequence[str]] = GROUPS
    winning: ClassVar[Winning] = Winning.ONE
    strays: ClassVar[float] = 0.02
    round_games: ClassVar[int] = 2400

    def __init__(self) -> None:
        self.state: State | None = None          # the game that is being played, and the turn that was kept last
        self.turn: int = 0

    def tables(self) -> Sequence[JSON]:
        """Those of the ladder, and the same sides on the other map."""
        return [{"factions": SETS[number], "map": place} for place in ("autumn", "winter") for number in range(2)]

    def is_kept(self, state: Any, item: Item) -> bool:
        """The first choice of a turn."""
        if state is not self.state:
            self.state, self.turn = state, 0
        if state.turn == self.turn:
            return False
        self.turn = state.turn
        return True

    def seats(self, state: Any) -> list[int]:
        return list(range(state.book.seats))

    def group(self, state: Any, seat: int) -> int:
        assert isinstance(state, State)
        return GROUP_OF[state.book.faction[seat]]

    def features(self, state: Any, seat: int) -> list[float]:
        return features(state, seat, Look(state))

    def player(self, weights: Weights | None, luck: Luck) -> Bot:
        return gentle.Player(luck) if weights is None else Learner(luck, weights)


LESSON = Wood()
