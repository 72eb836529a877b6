"""What the learnt judge of Battlecrest looks at, and how somebody plays by it."""
import pytest

from kotatsu import bots, games
from kotatsu.bots.battlecrest.judge import judge_of
from kotatsu.bots.battlecrest.learnt import GROUPS, LearntJudge, group_of
from kotatsu.bots.battlecrest.lesson import LESSON, TAUGHT
from kotatsu.bots.battlecrest.look import BLOCK, CARDS, HEROES, NAMES, WIDTH, Looker
from kotatsu.bots.battlecrest.master import LEARNT, Player
from kotatsu.bots.battlecrest.thought import NARROW, Thought
from kotatsu.games.battlecrest import data
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.agenda import options
from kotatsu.kernel.luck import Luck
from tests.bots.test_battlecrest import positions
from tests.games.battlecrest.scene import duel, row, side, solo, used

GAME = games.load("battlecrest")


def looked(state: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, Looker(state.book, judge_of(state.book)).numbers(state, seat), strict=True))


def test_heroes_and_cards_are_those_that_come_with_the_game() -> None:
    book = GAME.book({"heroes": ["akhena", "mutino"]})
    assert list(data.HEROES) == HEROES and book.printed.cards == CARDS and len(NAMES) == len(set(NAMES)) == WIDTH


def test_a_look_tells_health_cards_and_distance() -> None:
    weak = side("akhena", "3c", health=4, row=used("akhena", "fate-herald"))
    state = duel(weak, side("forge", "3b", row=row("forge"))).table.state
    own, theirs = looked(state, 0), looked(state, 1)
    assert (own["own-health"], own["own-weak"], own["own-weaker"], own["away"]) == (4, 2, 0, 1)
    assert own["own-fate-herald-start"] == 1 and own["own-sky-descent-start"] == 0 and own["own-sky-descent-start-spent"] == 1
    assert own["own-ready"] == 1 and own["their-ready"] == 3 and own["own-minion"] == 0
    assert own["own-hero-akhena"] == own["own-beside-akhena"] == own["their-hero-forge"] == 1
    assert [own[name] for name in NAMES[:BLOCK]] == [theirs[name] for name in NAMES[BLOCK:2 * BLOCK]]


def test_next_and_later_are_told_apart_in_thought_as_at_the_table() -> None:
    """At the end of a turn in thought nobody has begun the next one yet: the same numbers as when it has begun."""
    state = duel(side("akhena", "3c"), side("forge", "6c")).table.state
    end = Thought(judge_of(state.book), NARROW, 1).best_line(state.copy(), 0).state
    begun = end.copy()
    begun.agenda.pop().run(begun)
    for seat in range(2):
        assert group_of(end, seat) == group_of(begun, seat) and looked(end, seat) == looked(begun, seat)
    assert [GROUPS[group_of(end, seat)] for seat in range(2)] == ["later", "next"]
    alone = solo(side("akhena", "3c"), side("mutino", "6c", minion="6d")).table.state
    assert GROUPS[group_of(alone, 0)] == "solo-next"


def test_the_teacher_prefers_what_is_better() -> None:
    state = duel(side("akhena", "3c"), side("forge", "6c")).table.state
    judge = LearntJudge(state.book, TAUGHT)
    worse, better = state.copy(), state.copy()
    worse.health[0] -= 2
    better.health[1] -= 2
    assert judge.position_worth(worse, 0) < judge.position_worth(state, 0) < judge.position_worth(better, 0)


@pytest.mark.parametrize("number", range(3))
def test_a_pupil_chooses_what_is_legal_and_the_same_again(number: int) -> None:
    for state, item, seat in positions(number):
        chosen = [bots.decide(LESSON.player(None, Luck(4)), GAME, state, item, seat) for _ in range(2)]
        assert chosen[0] == chosen[1] and chosen[0] in options(state, item, seat)


def test_the_master_judges_by_weights_that_fit_what_is_looked_at() -> None:
    """The shipped file has a weight for every number and group, and what it learnt prefers what is better."""
    assert LEARNT.names == NAMES and LEARNT.groups == GROUPS
    assert all(len(head.plain) == WIDTH for head in LEARNT.heads)
    state = duel(side("akhena", "3c"), side("forge", "6c")).table.state
    judge = Player(Luck(1)).judge(state.book)
    assert isinstance(judge, LearntJudge) and judge is Player(Luck(2)).judge(state.book)
    worse, better = state.copy(), state.copy()
    worse.health[0] -= 2
    better.health[1] -= 2
    assert judge.position_worth(worse, 0) < judge.position_worth(state, 0) < judge.position_worth(better, 0)
