# compiled with mypyc
"""Weighing choices with care, and a card as a game within the game: what the other side may lay down, and what it thinks of it."""
from math import exp
from typing import Final

from kotatsu.bots.senjutsu.foresight import OTHER_LUCK, Foresight
from kotatsu.bots.senjutsu.habits import card_appeal, likely_card, roll
from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.bots.senjutsu.learnt import is_learnt
from kotatsu.bots.senjutsu.rollout import CarefulRest, Rest
from kotatsu.games.senjutsu.actions import choose as choose_card
from kotatsu.games.senjutsu.phases.turn import ChooseCards, StartTurn, choices
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import UNANSWERED, choose
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

ROUNDS: Final = 100                # in which the two sides learn to answer each other
KEPT: Final = 0.35                 # a card that is laid down less often than so much of the favourite was only tried


class Row:
    """A card that the other side may lay down."""

    def __init__(self, width: int) -> None:
        self.tries: int = 0
        self.sums: list[float] = [0.0] * width   # by own card: what came of it for the own side
        self.own_tries: int = 0
        self.own_sum: float = 0.0                # what came of it for the other side, which knows nothing of the own hand


class World:
    """A hand of the other side: rows of its cards, and how much each of them promises at a glance."""

    def __init__(self, rows: list[int], appeals: list[float]) -> None:
        self.rows = rows
        self.appeals = appeals
        self.shares: list[float] = []            # how likely each of them is laid down, as far as that does not change
        self.regrets: list[float] = [0.0] * len(rows)


class Mastery(Foresight):
    """One choice of one seat."""

    def __init__(self, game: Game, luck: Luck, judge: Judge, state: State, seat: int, later: float, glance: float, answer: float,
                 heat: float, care: bool) -> None:
        super().__init__(game, luck, judge, state, seat, later)
        self.careful: Rest = CarefulRest(judge) if care else self.rest
        self.glance = glance                     # how often the other side lays down a card by what it promises at a glance
        self.answer = answer                     # how often one that answers the own choice, as if it could be read
        self.heat = heat                         # how much worse a card is that it chooses nearly three times more seldom

    def worth(self, trial: State, dice: int) -> float:
        return self.worth_for(trial, dice, self.seat)

    def worth_for(self, trial: State, dice: int, seat: int) -> float:
        """This turn with care, the next one by habit."""
        self.careful.finish(trial, dice)
        value = self.judge.position_worth(trial, seat)
        if self.later == 0.0 or trial.results or not isinstance(trial.agenda[-1], StartTurn):
            return value
        trial.agenda.pop()
        StartTurn().run(trial)
        self.rest.finish(trial, dice ^ OTHER_LUCK)
        return (1.0 - self.later) * value + self.later * self.judge.position_worth(trial, seat)

    # --- cards

    def best_card(self, item: ChooseCards, found: list[Action], worlds: int) -> Action:
        """Where both sides of a duel lay down a card."""
        left = self.worth_a_thought(item, found)
        seats = item.seats(self.state)
        if not is_learnt(self.state.book) or len(seats) < 2 or len(left) == 1:
            return self.best(item, found, 4 * worlds, 40 * worlds)
        other = 1 - self.seat
        rows: list[Row] = []
        place_of: dict[int, int] = {}
        guesses: list[World] = []
        for _ in range(worlds):
            dice = self.luck.below(1 << 31)
            world: State = self.game.imagine(self.state, self.seat, self.luck)
            theirs = choices(world, other)
            foes = self.judge.foes(world, other)
            known: list[int] = []
            for card in theirs:
                if card not in place_of:
                    place_of[card] = len(rows)
                    rows.append(Row(len(left)))
                known.append(place_of[card])
            guesses.append(World(known, [card_appeal(self.judge, world, other, foes, card) for card in theirs]))
            believed: State = self.game.imagine(world, other, self.luck)
            blind = choose_card(likely_card(self.judge, believed, self.seat, roll(dice)), 1 if world.book.windows[self.seat] else 0)
            for number, card in enumerate(theirs):
                row = rows[known[number]]
                answer = choose_card(card, 1 if world.book.windows[other] else 0)
                trial = self.begun(believed, other, answer, blind)
                row.own_sum += self.worth_for(trial, dice, other)
                row.own_tries += 1
                for place, action in enumerate(left):
                    trial = self.begun(world, other, answer, action)
                    row.sums[place] += self.worth_for(trial, dice, self.seat)
                row.tries += 1
        return self.pick(left, self.mixture(rows, guesses, len(left)))

    def begun(self, world: State, other: int, theirs: Action, own: Action) -> State:
        """A copy in which both have laid down a card."""
        trial = world.copy()
        trial.answers = [UNANSWERED, UNANSWERED]
        choose(trial, trial.agenda[-1], other, theirs)
        choose(trial, trial.agenda[-1], self.seat, own)
        return trial

    def mixture(self, rows: list[Row], guesses: list[World], width: int) -> list[float]:
        """How often each own card should be laid down, against what the other side may choose and learns to answer."""
        worth = [[total / row.tries for total in row.sums] for row in rows]
        thought = [row.own_sum / row.own_tries for row in rows]
        fixed = [0.0] * width                    # what each own card wins against cards that do not answer it
        for guess in guesses:
            guess.shares = self.shares(guess, thought)
            for number, row_place in enumerate(guess.rows):
                for place in range(width):
                    fixed[place] += guess.shares[number] * worth[row_place][place]
        regrets = [0.0] * width
        total = [0.0] * width
        for _ in range(ROUNDS):
            mix = matched(regrets)
            values = [(1.0 - self.answer) * one for one in fixed]
            left = [product(mix, line) for line in worth]        # by card of the other side: what it leaves to this mixture
            for guess in guesses:
                theirs = matched(guess.regrets)
                mean = 0.0
                for number, row_place in enumerate(guess.rows):
                    mean += theirs[number] * left[row_place]
                for number, row_place in enumerate(guess.rows):
                    guess.regrets[number] += mean - left[row_place]
                    share = self.answer * theirs[number]
                    line = worth[row_place]
                    for place in range(width):
                        values[place] += share * line[place]
            mean = product(mix, values)
            for place in range(width):
                regrets[place] += values[place] - mean
                total[place] += mix[place]
        return total

    def shares(self, guess: World, thought: list[float]) -> list[float]:
        """How likely a hand's cards are laid down: some by what they promise, the others by what their side thinks of them."""
        best = -1e9
        for row_place in guess.rows:
            best = max(best, thought[row_place])
        weights = [exp((thought[row_place] - best) / self.heat) for row_place in guess.rows]
        weight_sum = appeal_sum = 0.0
        for number in range(len(weights)):
            weight_sum += weights[number]
            appeal_sum += guess.appeals[number]
        return [self.glance * guess.appeals[number] / appeal_sum + (1.0 - self.glance) * weights[number] / weight_sum
                for number in range(len(weights))]

    def pick(self, left: list[Action], mix: list[float]) -> Action:
        """One of the favourites, as often as it should be laid down."""
        most = 0.0
        for share in mix:
            most = max(most, share)
        total = 0.0
        for share in mix:
            if share >= KEPT * most:
                total += share
        mark = self.luck.below(1 << 16) / 65536.0 * total
        last = 0
        for place, share in enumerate(mix):
            if share >= KEPT * most:
                last = place
                mark -= share
                if mark < 0.0:
                    break
        return left[last]


def product(shares: list[float], values: list[float]) -> float:
    total = 0.0
    for place in range(len(shares)):
        total += shares[place] * values[place]
    return total


def matched(regrets: list[float]) -> list[float]:
    """Regret matching: as often as each was missed so far, all alike if none was."""
    total = 0.0
    for regret in regrets:
        if regret > 0.0:
            total += regret
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [max(0.0, regret) / total for regret in regrets]
