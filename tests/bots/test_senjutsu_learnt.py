"""What the learnt judge of Senjutsu looks at, and how somebody plays by it."""
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.bots.senjutsu.judge import Judge, judge_of
from kotatsu.bots.senjutsu.learnt import LearntJudge, judge_by
from kotatsu.bots.senjutsu.lesson import LESSON, TAUGHT
from kotatsu.bots.senjutsu.look import CARDS, CHARACTERS, NAMES, WIDTH, Looker
from kotatsu.games.senjutsu import data
from kotatsu.games.senjutsu.phases.turn import StartTurn
from kotatsu.games.senjutsu.state import State
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
