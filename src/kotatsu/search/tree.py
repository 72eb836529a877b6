# compiled with mypyc
"""Information-set Monte Carlo tree search, for any number of seats.

Each iteration imagines anew what the seat cannot see, follows what was learnt so far, makes one choice that was not made there
before, and asks the game's insight how likely each seat wins from then on. A place is what one seat has seen since the search
began: its own choices, those of others that it may see, and luck that all see. So nobody in the tree acts on what he cannot
know, and where several choose at once nobody knows what the others lay down; the seat that thinks then plays a mixture
(decoupled UCT).
"""
from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import EVERYONE, Chance, Decision, GameState, Item, Together, choose, due, options
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.search.insight import Insight

EXPLORE: Final = 1.0               # how much a choice that was hardly made is worth a try
UNTRIED: Final = 0.15              # a choice never made is believed to be so much worse than the usual one there
LEAST_SPREAD: Final = 0.25         # values of a place are stretched to fill 0 to 1, but never more than to this part of all values
FAR: Final = 400                   # choices of one walk, after which we judge anyhow
MIXED: Final = 0.35                # where all choose at once: what was made less often than so much of the favourite was only tried
FACTOR: Final[i64] = 1_000_003
MASK: Final[i64] = (1 << 40) - 1
NOTHING: Final = (0, 0.0)


class Choice:
    """What was learnt of one option at one place."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.made: int = 0
        self.offered: int = 0
        self.won: float = 0.0


class Place:
    """Where one seat chooses, knowing what it knows. `used`: in which search it was come to last."""

    def __init__(self) -> None:
        self.choices: dict[Action, Choice] = {}
        self.made: int = 0
        self.won: float = 0.0
        self.used: int = 0


class Walk:
    """The choices of one iteration, in order: where, which and whose. `new`: one of them was never made before."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.made: list[Choice] = []
        self.choosers: list[int] = []
        self.new: bool = False


class Tree:
    """One decision of one seat, and by `follow` its next. The true state is never seen: `believed` is only asked what the seat
    knows of it."""

    def __init__(self, game: Game, insight: Insight, luck: Luck, believed: Any, seat: int) -> None:
        self.imagine: Callable[[Any, int, Luck], Any] = game.imagine
        self.shared = game.cooperative
        self.seats: int = game.seats(believed)
        self.insight = insight
        self.luck = luck
        self.believed = believed
        self.seat = seat
        self.root = Place()
        self.places: list[dict[int, Place]] = [{} for _ in range(self.seats)]
        self.places[seat][0] = self.root
        self.begun: list[int] = [0] * self.seats          # what each seat had seen when this decision came
        self.decision = 0                                 # how many decisions were searched before this one
        self.counted = 0                                  # the iterations for those
        self.heard: dict[Action, tuple[int, float]] = {}  # what others found who search the same: made, won
        self.low: list[float] = [1.0] * self.seats
        self.high: list[float] = [0.0] * self.seats
        self.iterations = 0
        self.explore = EXPLORE
        insight.begin(self.imagine(believed, seat, luck), seat)

    def grow(self, iterations: int) -> None:
        """So many iterations: the same seed finds the same again."""
        for _ in range(iterations):
            self.iterate()

    def grow_for(self, seconds: float) -> None:
        """As many iterations as there is time for."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.iterate()

    def follow(self, believed: Any, happened: list[tuple[int, Action]]) -> None:
        """The seat's next decision: what was searched of it stays, with what the seat has seen come to pass.

        `happened`: choices and luck since the last decision, each with the mask of those who saw it; what the seat did not see
        comes as (NOBODY, 0). After that it cannot tell where the others stand, and what was learnt for them is forgotten.
        """
        for mask, what in happened:
            if mask >> self.seat & 1:
                note(self.begun, mask, what)
            else:
                for seat in range(self.seats):
                    if seat != self.seat:
                        self.places[seat] = {}
        if self.iterations > self.counted:
            self.forget_old()
        self.root = self.places[self.seat].get(self.begun[self.seat]) or Place()
        self.root.used = self.decision
        self.places[self.seat][self.begun[self.seat]] = self.root
        self.heard = {}
        self.believed = believed
        self.insight.begin(self.imagine(believed, self.seat, self.luck), self.seat)

    def forget_old(self) -> None:
        """Places where the last search did not come: the next will hardly come there."""
        for seat in range(self.seats):
            kept: dict[int, Place] = {}
            for key, place in self.places[seat].items():
                if place.used == self.decision:
                    kept[key] = place
            self.places[seat] = kept
        self.decision += 1
        self.counted = self.iterations

    # --- one iteration

    def iterate(self) -> None:
        """One walk down the tree, and what it teaches."""
        state: GameState = self.imagine(self.believed, self.seat, self.luck)
        seen = self.begun[:]
        walk = Walk()
        item: Item | None = state.agenda[-1]
        while item is not None and not walk.new and len(walk.made) < FAR:
            if isinstance(item, Decision):
                decision: Decision = item
                seat = decision.seat
                action = self.answer(walk, state, decision, seat, decision.options(state), seen)
                note(seen, decision.seen_by(state, action) | 1 << seat, action)
                state.agenda.pop()
                decision.apply(state, action)
            else:
                seats = due(state, item)
                answers = [self.answer(walk, state, item, seat, options(state, item, seat), seen) for seat in seats]
                for number, seat in enumerate(seats):      # all answered before any is made: what is sealed nobody knows
                    note(seen, EVERYONE, answers[number])
                    choose(state, item, seat, answers[number])
            item = self.settle(state, seen)
        self.learn(state, walk)
        self.iterations += 1

    def answer(self, walk: Walk, state: GameState, item: Item, seat: int, found: list[Action], seen: list[int]) -> Action:
        """What a seat chooses on a walk; the walk keeps where it had a choice, and which."""
        if len(found) == 1:
            return found[0]
        known = self.places[seat]
        place = known.get(seen[seat])
        if place is None:
            place = Place()
            known[seen[seat]] = place
        place.used = self.decision
        choice = self.pick(place, state, item, seat, found)
        if choice.made == 0:
            walk.new = True
        walk.places.append(place)
        walk.made.append(choice)
        walk.choosers.append(seat)
        return choice.action

    def settle(self, state: GameState, seen: list[int]) -> Item | None:
        """Let rules and luck act until somebody must choose; None when the game is over.

        Luck that all see tells places apart; what somebody draws in secret shows in what that seat may choose.
        """
        agenda = state.agenda
        luck = self.luck
        while not state.results:
            item = agenda[-1]
            if isinstance(item, Chance):
                if item.applies(state):
                    outcome = item.sample(state, luck)
                    if item.seen_by(state, outcome) == EVERYONE:
                        note(seen, EVERYONE, outcome)
                    agenda.pop()
                    item.apply(state, outcome)
                else:
                    agenda.pop()
            elif not item.proceed(state, luck):
                return item
        return None

    def pick(self, place: Place, state: GameState, item: Item, seat: int, found: list[Action]) -> Choice:
        """The option that promises most, by what was learnt or because it is hardly known."""
        choices = place.choices
        known: list[Choice] = []
        low, high = 1.0, 0.0
        for action in found:
            choice = choices.get(action)
            if choice is None:
                self.meet(place, state, item, seat, found)
                choice = choices[action]
            if choice.prior > 0.0:
                choice.offered += 1
                known.append(choice)
                if choice.made:
                    mean = choice.won / choice.made
                    if mean < low:
                        low = mean
                    if mean > high:
                        high = mean
        if not known:                            # with other cards none of these was worth a thought
            for action in found:
                choice = choices[action]
                choice.prior = 1.0 / len(found)
                known.append(choice)
        if low > high:
            low = high = 0.5
        spread = max(high - low, LEAST_SPREAD * (self.high[seat] - self.low[seat]), 1e-9)
        usual = ((place.won / place.made if place.made else low) - low) / spread - UNTRIED
        best = known[0]
        most = -1e9
        for choice in known:
            if choice.made == 0 and place is self.root:          # of the choice at hand everything is tried once
                return choice
            worth = (choice.won / choice.made - low) / spread if choice.made else usual
            worth += self.explore * choice.prior * sqrt(float(choice.offered)) / (1 + choice.made)
            if worth > most:
                best, most = choice, worth
        return best

    def meet(self, place: Place, state: GameState, item: Item, seat: int, found: list[Action]) -> None:
        """Options that were never offered here."""
        priors = self.insight.priors(state, item, seat, found, self.luck)
        for number, action in enumerate(found):
            if action not in place.choices:
                place.choices[action] = Choice(action, priors[number])

    def learn(self, state: GameState, walk: Walk) -> None:
        """What a walk came to, for each seat that made a choice in it."""
        if not state.results:
            state = self.insight.play_on(state, self.luck)
        chances = [-1.0] * self.seats
        for number, choice in enumerate(walk.made):
            seat = walk.choosers[number]
            asked = 0 if self.shared else seat
            chance = chances[asked]
            if chance < 0:
                chance = (1.0 + state.results[asked]) / 2 if state.results else self.insight.evaluate(state, asked)
                chances[asked] = chance
            if chance < self.low[seat]:
                self.low[seat] = chance
            if chance > self.high[seat]:
                self.high[seat] = chance
            choice.made += 1
            choice.won += chance
            place = walk.places[number]
            place.made += 1
            place.won += chance

    # --- what was found

    def best(self, item: Item, found: list[Action]) -> Action:
        """The option that was made most often; where all choose at once one of the favourites, as often as it was made."""
        counts = [self.count(action) for action in found]
        most = max(counts)
        if isinstance(item, Together):
            counts = [count if count >= MIXED * most else 0 for count in counts]
            dice = self.luck.below(max(1, sum(counts)))
            for number, count in enumerate(counts):
                if dice < count:
                    return found[number]
                dice -= count
        best, highest = found[0], -1.0
        for number, action in enumerate(found):
            if counts[number] == most and self.chance(action) > highest:
                best, highest = action, self.chance(action)
        return best

    def found(self) -> list[tuple[Action, int, float]]:
        """What this tree itself has found of the decision: each option, how often it was made, and what it won in all."""
        return [(choice.action, choice.made, choice.won) for choice in self.root.choices.values() if choice.made]

    def count(self, action: Action) -> int:
        """How often an option of the decision was made."""
        choice = self.root.choices.get(action)
        return (choice.made if choice is not None else 0) + self.heard.get(action, NOTHING)[0]

    def chance(self, action: Action) -> float:
        """How likely the seat wins with an option, as far as was seen; 0 if it was never made."""
        choice = self.root.choices.get(action)
        made, won = self.heard.get(action, NOTHING)
        if choice is not None:
            made += choice.made
            won += choice.won
        return won / made if made else 0.0


def note(seen: list[int], mask: int, what: i64) -> None:
    """Those in the mask have seen something."""
    for seat in range(len(seen)):
        if mask >> seat & 1:
            before: i64 = seen[seat]
            seen[seat] = (before * FACTOR + what + 1) & MASK
