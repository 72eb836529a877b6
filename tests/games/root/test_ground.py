"""The map that is kept up to date: it says what counting anew says, and short questions what long lists say."""
import pytest

from kotatsu import games
from kotatsu.games.root.book import BITS, EVERYWHERE, NOWHERE
from kotatsu.games.root.factions.eyrie.board import COLUMNS
from kotatsu.games.root.factions.eyrie.decree import deeds, ways
from kotatsu.games.root.map_pieces import add_tokens, add_warriors, is_surveyed, presence
from kotatsu.games.root.phases.moves import can_move, ends, least_moves, moves
from kotatsu.games.root.queries import has_piece
from kotatsu.games.root.state import State
from kotatsu.kernel.action import parts
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position

GAME = games.load("root")
TABLES = ("marquise,eyrie,alliance,vagabond", "marquise,eyrie,cult,riverfolk", "eyrie,alliance,vagabond,vagabond2,cult,riverfolk")


def some_states(factions: str) -> list[State]:
    luck = Luck(5)
    given = [GAME.fuzz_position({"factions": factions.split(","), "map": "winter"}, luck) for _ in range(12)]
    return [load_position(GAME, one)[0] for one in given if one is not None]


@pytest.mark.rule("R4.2.1", "R11.2.2", "R-G17")
@pytest.mark.parametrize("factions", TABLES)
def test_short_questions_say_what_lists_say(factions: str) -> None:
    listed = 0
    for state in some_states(factions):
        for seat in range(state.book.seats):
            found = moves(state, seat)
            listed += len(found)
            roads = {parts(action)[1:3] for action in found}
            assert roads == {(src, dst) for src in BITS[state.held[seat]] for dst in BITS[ends(state, seat, src)]}
            assert can_move(state, seat) == bool(found)
            assert least_moves(state, seat, EVERYWHERE) == min(2, len(found))
            assert BITS[presence(state, seat)] == tuple(c for c in range(12) if has_piece(state, seat, c))
        eyrie = state.book.eyrie
        for column, suit in [(column, suit) for column in range(COLUMNS) for suit in range(4)] if eyrie != NOWHERE else []:
            number, lone_battle = len(deeds(state, eyrie, column, suit)), column == 2
            assert ways(state, eyrie, column, suit) == (2 * min(1, number) if lone_battle else min(2, number))
    assert listed > 200


@pytest.mark.parametrize("factions", TABLES)
def test_it_is_what_counting_anew_gives(factions: str) -> None:
    for state in some_states(factions):
        assert is_surveyed(state)
        seat, luck = state.book.armies[0], Luck(1)
        for _ in range(30):
            add_warriors(state, seat, luck.below(12), 1)
        assert is_surveyed(state)
        state.warriors[BITS[state.held[seat]][0] * state.book.seats + seat] = 0        # past map_pieces.py
        assert not is_surveyed(state)


def test_a_change_past_it_is_seen_by_the_census() -> None:
    state = some_states(TABLES[0])[0]
    assert GAME.census(state)["the map is kept up to date"] == 1
    add_tokens(state, 8, 0, 1)
    assert GAME.census(state)["the map is kept up to date"] == 1
    state.pieces[8] -= 1
    assert GAME.census(state)["the map is kept up to date"] == 0
