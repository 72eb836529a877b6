"""Companion: people play with real cards on a real table, the page runs only the automaton. Stateless: a position and what people
have answered so far give every step up to the next thing that only the table knows."""
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from typing_extensions import TypeVar

from kotatsu.kernel.agenda import ActorStep, Chance, Decision, GameState, Item, befall, choose, take_turn
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import Phrase, say

JSON = dict[str, Any]
S = TypeVar("S", bound=GameState, default=Any)
GO_ON = "go-on"           # the task of a corrected position: what its `next` says
LOOK = "look"             # the task of somebody who only wants to see a position


@dataclass(frozen=True)
class Reply:
    """Something that people may answer: its text, its words, and what it leads to."""
    answer: str
    words: Phrase
    result: Phrase | None = None

    def json(self) -> JSON:
        return {"answer": self.answer, "words": self.words.json(), "result": self.result.json() if self.result else None}


@dataclass(frozen=True)
class Question:
    """What only the table knows: which card was turned up, how many wounds came through. Luck may be left to the page."""
    key: str
    words: Phrase
    rule: str
    replies: tuple[Reply, ...]
    luck: bool = False

    def json(self) -> JSON:
        return {"key": self.key, "words": self.words.json(), "rule": self.rule, "luck": self.luck,
                "replies": [reply.json() for reply in self.replies]}


@dataclass(frozen=True)
class Companion(Generic[S]):
    """How a game's automaton is run beside a real table. The lowest items of the agenda are where its part ends."""
    tasks: tuple[str, ...]                                       # what it may be told to do, beside `go-on` and `look`
    begin: Callable[[S, str, int], None]                         # put a task on the agenda, with its number if it has one
    question: Callable[[S, Item], Question | None]               # what is asked when this item lies on top; None: as the rules ask
    answer: Callable[[S, Item, str], None]                       # a reply to it; Unreadable if it is none
    end: Callable[[S], None]                                     # the part is over
    plain: Callable[[Phrase], Phrase]                            # what is told without its reason: that stands below, as a rule
    floor: int = 1                                               # how many items lie lowest


def asked_by_rules(game: Any, state: Any, item: Item) -> Question:
    """A decision or a piece of luck that the game has no words of its own for: as at any table."""
    if isinstance(item, Decision):
        asked = game.asked(state, item, item.seat)
        choices = [game.choice(state, item, item.seat, action) for action in item.options(state)]
        return Question(asked.key, asked.words, asked.rule, tuple(Reply(each.action, each.words, each.result) for each in choices))
    assert isinstance(item, Chance), "several seats choose at once only in their own turns"
    replies = [Reply(text, say("companion-text", text=text))
               for text in sorted({game.format(state, action) for action in item.outcomes(state)})]
    return Question("luck", say("companion-ask-luck"), "", tuple(replies), luck=True)


def answer_by_rules(game: Any, state: Any, item: Item, text: str) -> None:
    """The answer to such a question."""
    action = game.parse(state, text)
    if isinstance(item, Decision) and action in item.options(state):
        choose(state, item, item.seat, action)
    elif isinstance(item, Chance) and action in item.outcomes(state):
        befall(state, item, action)
    else:
        raise Unreadable(say("kernel-no-action", action=text))


class Run(Generic[S]):
    """The automaton at work: what was told, each with the moment after it, and the question at which it stopped."""

    def __init__(self, game: Any, companion: Companion[S], state: S, luck: Luck, answers: Iterable[str], shuffles: bool) -> None:
        self.game, self.companion, self.state, self.luck, self.shuffles = game, companion, state, luck, shuffles
        self.answers = deque(answers)
        self.told: list[tuple[Any, int, int]] = []  # what, the number of its moment, how many answers were given before it
        self.moments: list[tuple[S, Luck]] = [(state.copy(), luck.copy())]
        self.question: Question | None = None
        self.answered = 0
        self.heard: list[int] = []

    def begin(self, task: str, number: int) -> None:
        """Put the task on the agenda; the first moment is the one before its first item."""
        self.state.journal = self.heard
        if task not in (GO_ON, LOOK):
            self.companion.begin(self.state, task, number)
            self.moments[0] = (self.state.copy(), self.luck.copy())
        self._note()

    def play(self) -> None:
        """Let the rules act until its part is over, the game is, or somebody must answer."""
        state = self.state
        while not state.results and len(state.agenda) > self.companion.floor:
            item = state.agenda[-1]
            if isinstance(item, Decision | Chance):
                if not item.applies(state):
                    state.agenda.pop()
                    continue
                if not self._answer(item):
                    return
            elif isinstance(item, ActorStep):
                take_turn(state, item)
            else:
                assert item.proceed(state, None), "several seats choose at once only in their own turns"
            self._note()
        if not state.results:
            self.companion.end(state)
        self._note()

    def _answer(self, item: Decision | Chance) -> bool:
        """Whether it goes on: by the next answer, or by luck that was left to the page."""
        state, companion = self.state, self.companion
        own = companion.question(state, item)
        question = own or asked_by_rules(self.game, state, item)
        if self.answers:
            text = self.answers.popleft()
            self.answered += 1
            if own is None:
                answer_by_rules(self.game, state, item, text)
            else:
                companion.answer(state, item, text)
        elif isinstance(item, Chance) and (self.shuffles or not question.replies):
            befall(state, item, item.sample(state, self.luck))
        else:
            self.question = question
            return False
        return True

    def _note(self) -> None:
        """What the last item told, and how the table stands after it."""
        if self.heard:
            self.moments.append((self.state.copy(), self.luck.copy()))
            for event in self.heard:
                self.told.append((self.game.told(self.state, event), len(self.moments) - 1, self.answered))
            self.heard.clear()


def task_of(companion: Companion, wish: Mapping[str, Any]) -> tuple[str, int]:
    """`{"kind": "defence", "number": 4}`."""
    kind, number = wish.get("kind"), wish.get("number", 0)
    counted = isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 99
    if kind not in (*companion.tasks, GO_ON, LOOK) or not counted:
        raise Unreadable(say("kernel-wrong-field", field="task", value=str(dict(wish))[:80]))
    return str(kind), number
