# compiled with mypyc
"""Weighing choices with care, and a card as a game of its own: what the other side may lay down, and what it thinks of that."""
from math import exp
from typing import Final

from kotatsu.bots.senjutsu.foresight import Foresight
from kotatsu.bots.senjutsu.habits import card_appeal, likely_card, roll
from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.bots.senjutsu.learnt import is_learnt
from kotatsu.bots.senjutsu.rollout import CarefulRest
from kotatsu.bots.senjutsu.thought import FEW
from kotatsu.games.senjutsu.actions import choose as choose_card
from kotatsu.games.senjutsu.phases.turn import ChooseCards, choices
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import UNANSWERED, Item, choose
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

ROUNDS: Final = 100                # in which the two sides learn to answer each other
KEPT: Final = 0.35                 # a card that is laid down less often than so much of the favourite was only tried


class Row:
    """A card that the other side may lay down, and what came of it in trials."""

    def __init__(self, width: int) -> None:
        self.tries: int = 0
        self.sums: list[float] = [0.0] * width   # by own card, for the own side
        self.own_sum: float = 0.0                # for the other side, which knows nothing of the own hand


class Hand:
    """A hand that the other side may hold: rows of its cards, and how much each of them promises at a glance."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.appeals: list[float] = []


class Mastery(Foresight):
    """One choice of one seat: the turn at hand is played on with care, the next one by habit."""

    def __init__(self, game: Game, luck: Luck, judge: Judge, state: State, seat: int, later: float, glance: float, answer: float,
                 heat: float) -> None:
        super().__init__(game, luck, judge, state, seat, later)
        self.careful = CarefulRest(judge)
        self.glance = glance                     # how often the other side lays down a card by what it promises at a glance
        self.answer = answer                     # how often one that answers the own choice, as if it could be read
        self.heat = heat                         # how much worse a card is for it that it chooses nearly three times less

    def best(self, item: Item, found: list[Action], worlds: int, turns: int, few: int = FEW) -> Action:
        if isinstance(item, ChooseCards) and is_learnt(self.state.book) and len(item.seats(self.state)) == 2:
            return self.best_card(self.worth_a_thought(item, found), worlds // 2)
        return super().best(item, found, worlds, turns, few)

    def worth(self, trial: State, dice: int) -> float:
        return self.worth_for(trial, dice, self.seat)

    def worth_for(self, trial: State, dice: int, seat: int) -> float:
        """What a trial comes to for either side."""
        self.careful.finish(trial, dice)
        return self.with_next_turn(trial, dice, seat)

    # --- cards

    def best_card(self, left: list[Action], worlds: int) -> Action:
        """Where both sides of a duel lay down a card: each own card against each that the other side may hold."""
        other, windows = 1 - self.seat, self.state.book.windows
        rows: list[Row] = []
        row_of: dict[int, int] = {}
        hands: list[Hand] = []
        for _ in range(worlds):
            dice = self.luck.below(1 << 31)
            world: State = self.game.imagine(self.state, self.seat, self.luck)
            believed: State = self.game.imagine(world, other, self.luck)         # as the other side may believe it to be
            foes = self.judge.foes(world, other)
            blind = choose_card(likely_card(self.judge, believed, self.seat, roll(dice)), 1 if windows[self.seat] else 0)
            hand = Hand()
            hands.append(hand)
            for card in choices(world, other):
                if card not in row_of:
                    row_of[card] = len(rows)
                    rows.append(Row(len(left)))
                hand.rows.append(row_of[card])
                hand.appeals.append(card_appeal(self.judge, world, other, foes, card))
                row = rows[row_of[card]]
                row.tries += 1
                answer = choose_card(card, 1 if windows[other] else 0)
                row.own_sum += self.worth_for(self.begun(believed, answer, blind), dice, other)
                for place, action in enumerate(left):
                    row.sums[place] += self.worth_for(self.begun(world, answer, action), dice, self.seat)
        return self.pick(left, self.mixture(rows, hands, len(left)))

    def begun(self, world: State, theirs: Action, own: Action) -> State:
        """A copy in which both have laid down a card."""
        trial = world.copy()
        trial.answers = [UNANSWERED, UNANSWERED]
        choose(trial, trial.agenda[-1], 1 - self.seat, theirs)
        choose(trial, trial.agenda[-1], self.seat, own)
        return trial

    def mixture(self, rows: list[Row], hands: list[Hand], width: int) -> list[float]:
        """How often each own card should be laid down: both sides learn to answer each other, by regret matching."""
        worth = [[total / row.tries for total in row.sums] for row in rows]
        thought = [row.own_sum / row.tries for row in rows]
        known = [0.0] * width                    # what each own card wins against cards that do not answer it
        for hand in hands:
            for number, share in enumerate(self.shares(hand, thought)):
                for place in range(width):
                    known[place] += (1.0 - self.answer) * share * worth[hand.rows[number]][place]
        missed = [0.0] * width
        missed_by_hand = [[0.0] * len(hand.rows) for hand in hands]
        total = [0.0] * width
        for _ in range(ROUNDS):
            mix = matched(missed)
            left = [product(mix, line) for line in worth]        # by card of the other side: what it leaves to this mixture
            values = known[:]
            for number, hand in enumerate(hands):
                regrets = missed_by_hand[number]
                theirs = matched(regrets)
                mean = 0.0
                for card, row in enumerate(hand.rows):
                    mean += theirs[card] * left[row]
                for card, row in enumerate(hand.rows):
                    regrets[card] += mean - left[row]
                    share = self.answer * theirs[card]
                    for place in range(width):
                        values[place] += share * worth[row][place]
            mean = product(mix, values)
            for place in range(width):
                missed[place] += values[place] - mean
                total[place] += mix[place]
        return total

    def shares(self, hand: Hand, thought: list[float]) -> list[float]:
        """How likely cards of a hand are laid down: some by what they promise, the others by what their side thinks of them."""
        best = -1e9
        for row in hand.rows:
            best = max(best, thought[row])
        weights = [exp((thought[row] - best) / self.heat) for row in hand.rows]
        weight_sum = appeal_sum = 0.0
        for number in range(len(weights)):
            weight_sum += weights[number]
            appeal_sum += hand.appeals[number]
        return [self.glance * hand.appeals[number] / appeal_sum + (1.0 - self.glance) * weights[number] / weight_sum
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
