"""How Senjutsu learns: where both sides of a duel lay down a card, with each of the signature decks."""
from collections.abc import Sequence
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.lesson import Lesson
from kotatsu.bots.recent import RecentTables
from kotatsu.bots.senjutsu.insight import WIDE
from kotatsu.bots.senjutsu.judge import (
    APPROACH,
    BLEEDING,
    CARD,
    CORNER,
    FOCUS,
    HOBBLE,
    IN_HAND,
    LAST_STUN,
    LIFE,
    STRIKE,
    STUN,
    THINNER,
    TOXIN,
    WORTH,
    judge_of,
)
from kotatsu.bots.senjutsu.look import CHARACTERS, MOST_LIFE, NAMES, Looker
from kotatsu.bots.senjutsu.pupil import Pupil
from kotatsu.bots.weights import Weights
from kotatsu.games.senjutsu.phases.turn import ChooseCards
from kotatsu.kernel.agenda import UNANSWERED, Item
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck

LOOKERS: RecentTables[Looker] = RecentTables(lambda book: Looker(book, judge_of(book)))
DUELS = [{"players": 2, "characters": [one, other], "mirror": one == other} for one in CHARACTERS for other in CHARACTERS]


class Duels(Lesson):
    game: ClassVar[str] = "senjutsu"
    names: ClassVar[Sequence[str]] = NAMES
    strays: ClassVar[float] = 0.02
    opening: ClassVar[int] = 12
    round_games: ClassVar[int] = 160
    window: ClassVar[int] = 20
    shrink: ClassVar[float] = 0.003

    def tables(self) -> Sequence[JSON]:
        """Each deck against each, itself included, from either side."""
        return DUELS

    def start(self) -> JSON:
        return TEACHER

    def is_kept(self, state: Any, item: Item) -> bool:
        return isinstance(item, ChooseCards) and all(answer == UNANSWERED for answer in state.answers)

    def features(self, state: Any, seat: int) -> list[float]:
        return LOOKERS.of(state.book).numbers(state, seat)

    def player(self, weights: Weights | None, luck: Luck) -> Bot:
        return Pupil(luck, TAUGHT if weights is None else weights)


def by_hand() -> JSON:
    """The steady one's judge, as far as it is a sum: the teacher."""
    side = {f"below-{left}": LIFE[left - 1] - LIFE[left] for left in range(2, MOST_LIFE + 1)}
    side |= {f"focus-{number}": FOCUS[number] - FOCUS[number - 1] for number in range(1, len(FOCUS))}
    side |= {"bleeding": -BLEEDING, "stuns": -STUN, "last-stun": -LAST_STUN, "hobbles": -HOBBLE, "toxins": -TOXIN, "thin": -THINNER,
             "danger": STRIKE}
    worths = {f"own-{name}": worth for name, worth in side.items()} | {f"their-{name}": -worth for name, worth in side.items()}
    worths |= {"own-worth": WORTH, "own-blow": IN_HAND, "their-hand": -CARD, "own-closed": -CORNER, "near": -APPROACH}
    return {"features": NAMES, "groups": {"all": {"bias": 0.0, "plain": [worths.get(name, 0.0) / WIDE for name in NAMES]}}}


TEACHER = by_hand()
TAUGHT = Weights(TEACHER)
LESSON = Duels()
