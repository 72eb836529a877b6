"""A game in slow motion: every item, choice and piece of luck is counted and written down."""
from collections import Counter
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import UNANSWERED, Chance, Decision, Item, Step, Together, befall, choose
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck

MOST_STEPS = 100_000


class Tally:
    """What occurred: games, decisions, item classes, verbs (first words of texts) and whole texts."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.checks = 0
        self.items: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.texts: Counter[str] = Counter()
        self.modes: Counter[str] = Counter()     # games by kind of table
        self.tables: Counter[str] = Counter()    # games by what the game itself counts (`Game.fuzz_tables`)
        self.long: list[JSON] = []               # games that did not end and need not, with their numbers, as position files

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checks += other.checks
        self.items += other.items
        self.verbs += other.verbs
        self.texts += other.texts
        self.modes += other.modes
        self.tables += other.tables
        self.long += other.long

    def json(self) -> JSON:
        return {name: dict(value) if isinstance(value, Counter) else value for name, value in vars(self).items()}

    @staticmethod
    def read(written: JSON) -> "Tally":
        """What `json` wrote."""
        found = Tally()
        for name, value in vars(found).items():
            setattr(found, name, Counter(written[name]) if isinstance(value, Counter) else written[name])
        return found

    def hear(self, text: str) -> None:
        """Count an action's text."""
        self.verbs[text.split(" ", 1)[0]] += 1
        self.texts[text] += 1


class Walk:
    """Plays on a state step by step. It shares no loop with the table: the two must agree (see fuzz.py)."""

    def __init__(self, game: Game, state: Any, luck: Luck, tally: Tally) -> None:
        self.game = game
        self.state = state
        self.luck = luck
        self.tally = tally
        self.log: list[str] = []
        self.item = self.go_on()

    def go_on(self) -> Item | None:
        """Rules and luck act until a seat must choose; None when the game is over."""
        state = self.state
        for _ in range(MOST_STEPS):
            if state.results:
                return None
            item: Item = state.agenda[-1]
            if isinstance(item, Step):
                self.tally.items[type(item).__name__] += 1
                state.agenda.pop()
                item.run(state)
                continue
            assert isinstance(item, (Decision, Chance, Together)), f"{item!r} is no kind of item"
            if not item.applies(state):
                state.agenda.pop()
                continue
            self.tally.items[type(item).__name__] += 1
            if isinstance(item, Chance):
                outcome = item.sample(state, self.luck)
                self.write("luck", outcome)
                befall(state, item, outcome)
                continue
            if isinstance(item, Together) and not state.answers:
                state.answers = [UNANSWERED] * len(item.seats(state))
                if not state.answers:
                    state.agenda.pop()
                    item.resolve(state, [])
                    continue
            return item
        raise AssertionError("the rules never come to a decision")

    def choose(self, seat: int, action: Action) -> None:
        """A seat chooses, and the game goes on."""
        assert self.item is not None
        self.tally.decisions += 1
        self.write(self.game.seat_name(self.state, seat), action)
        choose(self.state, self.item, seat, action)
        self.item = self.go_on()

    def write(self, who: str, action: Action) -> None:
        text = self.game.format(self.state, action)
        self.tally.hear(text)
        self.log.append(f"{who}: {text}")
