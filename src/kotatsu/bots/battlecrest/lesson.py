"""How Battlecrest learns: between two turns, by both sides of a duel and by whoever stands against the Imperator."""
from collections.abc import Sequence
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.battlecrest.insight import WIDE
from kotatsu.bots.battlecrest.judge import (
    APPROACH,
    BRINK,
    COMING,
    EXPANDED,
    HUNTER,
    LATER,
    MINION,
    SHIELD,
    STOPPED,
    WEAKER,
    judge_of,
)
from kotatsu.bots.battlecrest.learnt import GROUPS, group_of
from kotatsu.bots.battlecrest.look import NAMES, Looker
from kotatsu.bots.battlecrest.pupil import Pupil
from kotatsu.bots.lesson import Lesson
from kotatsu.bots.recent import RecentTables
from kotatsu.bots.weights import Weights
from kotatsu.games.battlecrest.phases.turn import ChooseAction
from kotatsu.games.battlecrest.random_positions import DUELS, PAIRS
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck

LOOKERS: RecentTables[Looker] = RecentTables(lambda book: Looker(book, judge_of(book)))
SOLOS = [{"players": 1, "heroes": [one], "imperator": other, "level": "legend"} for one, other in PAIRS]


class Duels(Lesson):
    game: ClassVar[str] = "battlecrest"
    names: ClassVar[Sequence[str]] = NAMES
    groups: ClassVar[Sequence[str]] = GROUPS
    drawn: ClassVar[float] = 0.3                 # two cautious players would never end a duel
    strays: ClassVar[float] = 0.01
    opening: ClassVar[int] = 20
    round_games: ClassVar[int] = 96
    window: ClassVar[int] = 20
    shrink: ClassVar[float] = 0.005

    def tables(self) -> Sequence[JSON]:
        """Three duels to one game against the Imperator."""
        return [table for place, duel in enumerate(DUELS) for table in (duel, DUELS[(place + 5) % 12], SOLOS[place], duel)]

    def start(self) -> JSON:
        return TEACHER

    def is_kept(self, state: Any, item: Item) -> bool:
        return isinstance(item, ChooseAction) and not state.done

    def seats(self, state: Any) -> list[int]:
        return list(range(state.book.seats))

    def group(self, state: Any, seat: int) -> int:
        return group_of(state, seat)

    def features(self, state: Any, seat: int) -> list[float]:
        return LOOKERS.of(state.book).numbers(state, seat)

    def player(self, weights: Weights | None, luck: Luck) -> Bot:
        return Pupil(luck, TAUGHT if weights is None else weights)


def by_hand() -> JSON:
    """The steady one's judge, as far as it is a sum: the teacher."""
    side = {"health": 1.0, "weak": -WEAKER, "minion": MINION, "brink": -BRINK, "minion-brink": -BRINK, "guard": SHIELD,
            "item": EXPANDED}
    groups: JSON = {}
    for name in GROUPS:
        own, theirs = (COMING, LATER) if name.endswith("next") else (LATER, COMING)
        worths = {f"own-{term}": worth for term, worth in side.items()}
        worths |= {f"their-{term}": -HUNTER * worth for term, worth in side.items()}
        worths |= {"own-through": own * (1.0 - STOPPED), "own-blow": own * STOPPED, "away": -APPROACH,
                   "their-through": -theirs * (1.0 - STOPPED), "their-blow": -theirs * STOPPED}
        groups[name] = {"bias": 0.0, "plain": [worths.get(number, 0.0) / WIDE for number in NAMES]}
    return {"features": NAMES, "groups": groups}


TEACHER = by_hand()
TAUGHT = Weights(TEACHER)
LESSON = Duels()
