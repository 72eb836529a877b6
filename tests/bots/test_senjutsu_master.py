"""Senjutsu's master: legal at every kind of table, no fool, and its cards cannot be read."""
import pytest

from kotatsu import bots, games
from kotatsu.bots.senjutsu.judge import judge_of
from kotatsu.bots.senjutsu.learnt import LearntJudge
from kotatsu.bots.senjutsu.look import NAMES, WIDTH
from kotatsu.bots.senjutsu.master import LEARNT
from kotatsu.bots.senjutsu.master import Player as Master
from kotatsu.bots.senjutsu.mastery import KEPT, Hand, Mastery, Row, matched
from kotatsu.games.senjutsu.actions import choose
from kotatsu.games.senjutsu.random_tables import MODES
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import parts
from kotatsu.kernel.agenda import options
from kotatsu.kernel.luck import Luck
from tests.bots.test_senjutsu import positions
from tests.games.senjutsu.cases import make

GAME = games.load("senjutsu")


class Thrifty(Master):
    """The same thoughts, only fewer."""
    worlds = 6
    turns = 40
    few = 2


def duel() -> State:
    """One blow is enough, and the other side has nothing to block it with."""
    state = make("ronin 126 034 031 f1 A / master @0,-1 ^0 w4 018", options={"characters": ["ronin", "master"]}).table.state
    assert isinstance(state, State)
    return state


def thoughts(answer: float) -> Mastery:
    player = type("Own", (Master,), {"answer": answer})(Luck(1))
    found = player.thoughts(GAME, duel(), 0)
    assert isinstance(found, Mastery)
    return found


@pytest.mark.parametrize("number", range(len(MODES)))
def test_it_chooses_what_is_legal_at_every_kind_of_table(number: int) -> None:
    for state, item, seat in positions(number, number)[:4]:
        assert bots.decide(Thrifty(Luck(4)), GAME, state, item, seat) in options(state, item, seat)


def test_its_weights_fit_what_is_looked_at() -> None:
    """The shipped file has a weight for every number, and what it learnt prefers what is better."""
    assert LEARNT.names == NAMES and LEARNT.groups == ["all"] and all(len(head.plain) == WIDTH for head in LEARNT.heads)
    state = make("ronin @0,1 126 031 f1 A / master @0,-1 f1 B", options={"characters": ["ronin", "master"]}).table.state
    judge = Master(Luck(1)).judge(state.book)
    assert isinstance(judge, LearntJudge) and judge is Master(Luck(2)).judge(state.book)
    before = judge.position_worth(state, 0)
    for change in ("wounds", "stuns"):
        worse, better = state.copy(), state.copy()
        getattr(worse, change)[0] += 2
        getattr(better, change)[1] += 2
        assert judge.position_worth(worse, 0) < before < judge.position_worth(better, 0)


def test_it_strikes_when_one_blow_is_enough() -> None:
    state = duel()
    _, card, _, _ = parts(bots.decide(Master(Luck(1)), GAME, state, state.agenda[-1], 0))
    judge = judge_of(state.book)
    assert judge.blow(state, 0, judge.foes(state, 0), card) >= 1


def rows_and_hand(worth: list[list[float]], appeals: list[float]) -> tuple[list[Row], list[Hand]]:
    """Cards of the other side, all in one hand, with what each of them leaves every own card."""
    rows, hand = [], Hand()
    for line in worth:
        row = Row(len(line))
        row.sums, row.tries = line, 1
        rows.append(row)
    hand.rows, hand.appeals = list(range(len(worth))), appeals
    return rows, [hand]


def shares(total: list[float]) -> list[float]:
    return [one / sum(total) for one in total]


def test_a_card_that_could_be_answered_is_mixed_with_others() -> None:
    """Stone, paper, scissors against somebody who answers the own choice: all three, as often."""
    rows, hands = rows_and_hand([[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]], [1.0, 1.0, 1.0])
    assert shares(thoughts(1.0).mixture(rows, hands, 3)) == pytest.approx([1 / 3] * 3, abs=0.1)


def test_what_the_other_side_likes_to_lay_down_is_answered() -> None:
    """Mostly paper, whether at a glance or because it thinks well of it: scissors."""
    worth = [[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]]
    rows, hands = rows_and_hand(worth, [0.1, 9.0, 0.1])
    rows[1].own_sum = 5.0
    assert shares(thoughts(0.0).mixture(rows, hands, 3))[2] > 0.9


def test_what_was_only_tried_is_not_laid_down() -> None:
    mind, cards = thoughts(0.2), [choose(number, 1) for number in range(3)]
    picked = [mind.pick(cards, [10.0, KEPT * 10.0 - 0.1, 6.0]) for _ in range(60)]
    assert set(picked) == {cards[0], cards[2]}
    assert matched([-1.0, 0.0]) == [0.5, 0.5] and matched([1.0, -5.0, 3.0]) == [0.25, 0.0, 0.75]
