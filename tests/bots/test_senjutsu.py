"""The player of Senjutsu: legal in every mode, repeatable, blind to what is hidden, better than chance with every deck, no fool."""
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.bots.senjutsu.judge import judge_of
from kotatsu.bots.senjutsu.reach import atlas, offset_key
from kotatsu.games.senjutsu.book import Instant
from kotatsu.games.senjutsu.data import CHARACTERS
from kotatsu.games.senjutsu.footing import Search, footing_of
from kotatsu.games.senjutsu.phases.reveal import NameValue
from kotatsu.games.senjutsu.random_tables import MODES, some_options
from kotatsu.games.senjutsu.state import State, put
from kotatsu.hexes.compass import rotated
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item, choose, due, options, settle
from kotatsu.kernel.luck import Luck
from kotatsu.sim.checks import assert_equal, contents
from tests.bots.finish import finish
from tests.games.senjutsu.cases import make

GAME = games.load("senjutsu")


def new(**given: Any) -> State:
    state = GAME.new(GAME.book(given))
    assert isinstance(state, State)
    return state


@pytest.mark.strength
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_signature_deck_beats_a_random_player(name: str) -> None:
    """One duel against each of the other decks: it wins two of the three at least."""
    wins = 0
    for seed, other in enumerate(rival for rival in CHARACTERS if rival != name):
        seat = seed % 2
        state = new(characters=[name, other] if seat == 0 else [other, name])
        finish(GAME, state, [bots.make("senjutsu", "steady" if place == seat else "random", seed) for place in (0, 1)], seed)
        wins += state.results[seat] > 0
    assert wins >= 2, f"{name} won {wins} of 3 against random players"


@pytest.mark.strength
@pytest.mark.parametrize("given", [{"players": 3}, {"players": 4, "mode": "teams"}, {"players": 1, "bots": "katana+yumi"},
                                   {"players": 2, "mode": "solo", "bots": "leader+katana"}, {"players": 2, "mode": "horde"}],
                         ids=["three", "teams", "solo", "co-op", "horde"])
def test_it_brings_every_kind_of_game_to_an_end(given: dict[str, Any]) -> None:
    state = new(**given)
    finish(GAME, state, [bots.make("senjutsu", "steady", seat) for seat in range(state.book.seats)], 3)
    assert state.results


def positions(number: int, seed: int) -> list[tuple[State, Item, int]]:
    """A few decisions of a random game at one of the fuzzer's tables."""
    luck, found = Luck(seed), []
    state = GAME.new(GAME.book(some_options(number, luck)))
    item = settle(state, luck)
    for count in range(60):
        if item is None:
            break
        seat = due(state, item)[0]
        offered = options(state, item, seat)
        if len(offered) > 1 and count % 15 == 8 + number % 5:
            kept = state.copy()
            found.append((kept, kept.agenda[-1], seat))
        choose(state, item, seat, luck.pick(offered))
        item = settle(state, luck)
    return found


@pytest.mark.parametrize("number", range(len(MODES)), ids=MODES)
def test_choices_are_legal_and_change_nothing(number: int) -> None:
    """In every mode it chooses what is legal in the true state, leaves that alone, and does not use up what it believes in."""
    bot = bots.make("senjutsu", "steady", number)
    found = positions(number, number)[:3]
    assert found
    for state, item, seat in found:
        kept = contents(GAME, state)
        assert bots.decide(bot, GAME, state, item, seat) in options(state, item, seat)
        assert_equal(contents(GAME, state), kept, "a bot changed the true state")


def test_another_guess_gives_the_same_choice() -> None:
    """What its seat only guesses is no knowledge: hands dealt otherwise, decks of bots from other cards, the others' wishes."""
    differing = 0
    for number in range(len(MODES)):
        for state, item, seat in positions(number, 40 + number)[:2]:
            guesses = [GAME.imagine(state, seat, Luck(seed)) for seed in (1, 2)]
            for wish, guess in enumerate(guesses):
                guess.asks = tuple(own if other == seat else wish for other, own in enumerate(guess.asks))
            differing += guesses[0] != guesses[1]
            found = options(state, item, seat)
            chosen = [bots.make("senjutsu", "steady", 5).choose(GAME, guess, guess.agenda[-1], seat, found) for guess in guesses]
            assert chosen[0] == chosen[1]
    assert differing > 5


def test_it_always_wishes_to_be_asked_for_instants() -> None:
    """Otherwise to be asked would tell that it holds one."""
    for hand, deck, held in (("012 016 018 019 020", "013,017,018", 0), ("013 017 018 019 020", "012,016,018", 2)):
        state = make(f"master {hand} deck={deck} f1 B / ronin @0,-2").table.state
        assert sum(state.book.printed.instant[card] != Instant.NOT for card in state.hands[0]) == held
        assert parts(answer(state, 0))[2] == 1


def answer(state: State, seat: int, seed: int = 1) -> Action:
    item = state.agenda[-1]
    return bots.decide(bots.make("senjutsu", "steady", seed), GAME, state, item, seat)


def test_the_same_seed_plays_the_same_game() -> None:
    played = [finish(GAME, new(characters=["student", "warrior"]), [bots.make("senjutsu", "steady", 7)] * 2, 5, first=16)
              for _ in range(2)]
    assert played[0] == played[1] and len(played[0]) == 16


# --- no fools

def test_it_strikes_when_one_blow_is_enough() -> None:
    """The foe has one wound left, cannot reach it and has nothing to block with: any card that lands ends the duel."""
    state = make("ronin 126 034 031 f1 A / master @0,-1 ^0 w4 018", options={"characters": ["ronin", "master"]}).table.state
    card = parts(answer(state, 0))[1]
    judge = judge_of(state.book)
    assert judge.blow(state, 0, judge.foes(state, 0), card) >= 1


def test_it_names_the_value_at_which_the_blow_comes() -> None:
    """Ember Block stands at one value of nine to six: that of the attack that was turned up."""
    scene = make("warrior 063 / student 048")
    scene.play("063", "048")
    state = scene.table.state
    assert isinstance(state.agenda[-1], NameValue)
    assert parts(answer(state, 0))[1] == 7


# --- what cards can reach

@pytest.mark.parametrize("name", CHARACTERS)
def test_what_the_commit_rule_finds_possible_is_within_reach(name: str) -> None:
    """On the board, near its edge or beside terrain, a card never reaches further than on an open field."""
    other = "ronin" if name != "ronin" else "master"
    state, luck = new(characters=[name, other]), Luck(9)
    settle(state, luck)
    book, found = state.book, 0
    for number in range(40):
        state.cell[0], state.cell[1] = luck.below(book.board.printed), luck.below(book.board.printed)
        if state.cell[0] == state.cell[1]:
            continue
        state.facing[0], state.kamae[0], state.focus[0] = luck.below(6), luck.below(4), 3
        q, r = rotated(*book.board.between(state.cell[0], state.cell[1]), 6 - state.facing[0])
        for card in {*book.decks[0], book.weapons[0]}:
            for place in book.printed.parts[card] if number % 3 == card % 3 else []:
                if Search(state, 0, card, 1).onward(place, footing_of(state, 0)):
                    found += 1
                    harm = atlas(book.printed, book.characters[0].tree).reach(card, state.kamae[0], 3)
                    if not book.printed.cost[card] and not book.printed.needs[card]:
                        assert harm.get(offset_key(q, r), 0.0) > 0, book.printed.ids[card]
    assert found


def test_wounds_and_states_lower_the_worth_of_a_position() -> None:
    state = make("ronin @0,1 126 031 f1 A / master @0,-1 f1 B").table.state
    judge = judge_of(state.book)
    before = judge.position_worth(state, 0)
    for change in ("wounds", "bleeding", "stuns"):
        worse, better = state.copy(), state.copy()
        getattr(worse, change)[0] += 1
        getattr(better, change)[1] += 1
        assert judge.position_worth(worse, 0) < before < judge.position_worth(better, 0)
    poor = state.copy()
    poor.hands = put(poor.hands, 0, ())
    assert judge.position_worth(poor, 0) < before


def test_the_steady_one_sits_down_when_nobody_says_which() -> None:
    assert bots.best("senjutsu") == "steady"
