"""What the learnt judge of Senjutsu looks at, how somebody plays by it, and how cards are laid down that cannot be read."""
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.bots.senjutsu.judge import Judge, judge_of
from kotatsu.bots.senjutsu.learnt import LearntJudge, judge_by
from kotatsu.bots.senjutsu.lesson import LESSON, TAUGHT
from kotatsu.bots.senjutsu.look import CARDS, CHARACTERS, NAMES, WIDTH, Looker
from kotatsu.bots.senjutsu.master import LEARNT, Player
from kotatsu.bots.senjutsu.mastery import KEPT, Hand, Mastery, Row, matched
from kotatsu.games.senjutsu import data
from kotatsu.games.senjutsu.actions import choose
from kotatsu.games.senjutsu.phases.turn import StartTurn
from kotatsu.games.senjutsu.random_tables import MODES
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import parts
from kotatsu.kernel.agenda import options
from kotatsu.kernel.luck import Luck
from tests.bots.test_senjutsu import new, positions
from tests.games.senjutsu.cases import make
from tests.search.test_tree import moments

GAME = games.load("senjutsu")


def looked(state: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, Looker(state.book, judge_of(state.book)).numbers(state, seat), strict=True))


def duel(text: str) -> Any:
    return make(text, options={"characters": ["ronin", "master"]})


def test_characters_and_cards_are_those_of_the_signature_decks() -> None:
    book = GAME.book({"players": 4, "characters": CHARACTERS})
    known = {book.printed.ids[card] for deck in book.decks for card in deck}
    assert list(data.CHARACTERS) == CHARACTERS and sorted(known) == CARDS and len(NAMES) == len(set(NAMES)) == WIDTH


def test_a_look_tells_wounds_states_cards_and_distance() -> None:
    state = duel("ronin 126 034 031 f2 A / master @0,-1 ^0 w4 018").table.state
    own, theirs = looked(state, 0), looked(state, 1)
    assert own["near"] == 1 and own["own-beside-ronin"] == own["their-beside-master"] == own["own-aggression-ronin"] == 1
    assert (own["their-below-5"], own["their-below-2"], own["own-below-5"]) == (1, 1, 0)
    assert (own["own-focus-2"], own["own-focus-3"], own["own-focus-ronin"]) == (1, 0, 2)
    assert own["own-hand"] == 3 and own["hand-126"] == 1 and own["hand-018"] == 0 and theirs["hand-018"] == 1
    assert own["own-blow"] >= 1 and own["own-deadly"] == 1 and own["own-share"] == 1
    open_to_all = ["below-5", "hand", "deck", "weapon", "danger", "closed", "behind", "ahead", "first"]
    assert [own[f"own-{name}"] for name in open_to_all] == [theirs[f"their-{name}"] for name in open_to_all]


def test_what_is_hidden_is_not_looked_at() -> None:
    """Another deal of all that a seat cannot see: the same numbers."""
    seen = 0
    for state, _, seat in moments("senjutsu", 6, 7, 4):
        if state.book.figures == 2 and not state.results:
            other = GAME.imagine(state, seat, Luck(77))
            assert looked(state, seat) == pytest.approx(looked(other, seat))
            seen += 1
    assert seen


def test_at_the_end_of_a_turn_the_draw_to_come_is_counted() -> None:
    state = duel("ronin 126 034 031 / master 018").table.state
    before = looked(state, 0)
    state.push(StartTurn())
    after = looked(state, 0)
    assert (after["own-hand"], after["own-deck"]) == (before["own-hand"] + 1, before["own-deck"] - 1)


def test_the_teacher_prefers_what_is_better_and_a_finished_game_is_sure() -> None:
    state = duel("ronin @0,1 126 031 f1 A / master @0,-1 f1 B").table.state
    judge = LearntJudge(state.book, TAUGHT)
    before = judge.position_worth(state, 0)
    for change in ("wounds", "bleeding", "stuns"):
        worse, better = state.copy(), state.copy()
        getattr(worse, change)[0] += 1
        getattr(better, change)[1] += 1
        assert 0 < judge.position_worth(worse, 0) < before < judge.position_worth(better, 0) < 1
    state.results = [1, -1]
    assert (judge.position_worth(state, 0), judge.position_worth(state, 1)) == (1, 0)


@pytest.mark.parametrize("given", [{"players": 3}, {"players": 4, "mode": "teams"}, {"players": 1, "bots": "katana+yumi"}])
def test_other_tables_are_judged_by_hand(given: dict[str, Any]) -> None:
    judge = judge_by(new(**given).book, TAUGHT)
    assert type(judge) is Judge


@pytest.mark.parametrize("number", range(3))
def test_a_pupil_chooses_what_is_legal_and_the_same_again(number: int) -> None:
    for state, item, seat in positions(number, number):
        chosen = [bots.decide(LESSON.player(None, Luck(4)), GAME, state, item, seat) for _ in range(2)]
        assert chosen[0] == chosen[1] and chosen[0] in options(state, item, seat)


# --- the master

class Thrifty(Player):
    """The same thoughts, only fewer."""
    worlds = 4
    turns = 24
    few = 2


def thoughts(state: State, answer: float = 0.2) -> Mastery:
    player = type("Own", (Player,), {"answer": answer})(Luck(1))
    found = player.thoughts(GAME, state, 0)
    assert isinstance(found, Mastery)
    return found


def test_the_master_judges_by_weights_that_fit_what_is_looked_at() -> None:
    """The shipped file has a weight for every number, and what it learnt prefers what is better."""
    assert LEARNT.names == NAMES and LEARNT.groups == ["all"] and all(len(head.plain) == WIDTH for head in LEARNT.heads)
    state = duel("ronin @0,1 126 031 f1 A / master @0,-1 f1 B").table.state
    judge = Player(Luck(1)).judge(state.book)
    assert isinstance(judge, LearntJudge) and judge is Player(Luck(2)).judge(state.book)
    before = judge.position_worth(state, 0)
    for change in ("wounds", "stuns"):
        worse, better = state.copy(), state.copy()
        getattr(worse, change)[0] += 2
        getattr(better, change)[1] += 2
        assert judge.position_worth(worse, 0) < before < judge.position_worth(better, 0)


@pytest.mark.parametrize("number", range(len(MODES)))
def test_the_master_chooses_what_is_legal_at_every_kind_of_table(number: int) -> None:
    for state, item, seat in positions(number, number)[:4]:
        assert bots.decide(Thrifty(Luck(4)), GAME, state, item, seat) in options(state, item, seat)


def test_the_master_strikes_when_one_blow_is_enough() -> None:
    state = duel("ronin 126 034 031 f1 A / master @0,-1 ^0 w4 018").table.state
    _, card, _, _ = parts(bots.decide(Player(Luck(1)), GAME, state, state.agenda[-1], 0))
    judge = judge_of(state.book)
    assert judge.blow(state, 0, judge.foes(state, 0), card) >= 1


def rows_and_hand(worth: list[list[float]]) -> tuple[list[Row], list[Hand]]:
    """Cards of the other side with what they leave each own card, all in one hand; all promise the same at a glance."""
    rows, hand = [], Hand()
    for place, line in enumerate(worth):
        row = Row(len(line))
        row.sums, row.tries = line, 1
        rows.append(row)
        hand.rows = [*hand.rows, place]
        hand.appeals = [*hand.appeals, 1.0]
    return rows, [hand]


def test_a_card_that_could_be_answered_is_mixed_with_others() -> None:
    """Stone, paper, scissors: against somebody who answers the own choice all three as often, against one who does not any."""
    state = duel("ronin 126 034 / master 018").table.state
    worth = [[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]]
    rows, hands = rows_and_hand(worth)
    total = thoughts(state, 1.0).mixture(rows, hands, 3)
    assert all(share / sum(total) == pytest.approx(1 / 3, abs=0.1) for share in total)
    rows, hands = rows_and_hand([[0.5, 0.6, 0.4]])
    total = thoughts(state).mixture(rows, hands, 3)
    assert total[1] / sum(total) > 0.9


def test_what_was_only_tried_is_not_laid_down() -> None:
    state = duel("ronin 126 034 / master 018").table.state
    mind, cards = thoughts(state), [choose(number, 1) for number in range(3)]
    picked = [mind.pick(cards, [10.0, KEPT * 10.0 - 0.1, 6.0]) for _ in range(60)]
    assert set(picked) == {cards[0], cards[2]}
    assert matched([-1.0, 0.0]) == [0.5, 0.5] and matched([1.0, -5.0, 3.0]) == [0.25, 0.0, 0.75]
