"""The tables of fields: nothing of a state, a battle or a board is forgotten."""
import pytest

from kotatsu.games.root.data import make_book
from kotatsu.games.root.position.boards import BOARDS, board
from kotatsu.games.root.position.course import FIGHT
from kotatsu.games.root.position.fields import ARMY, FIELDS, FOLLOWS, SEAT
from kotatsu.games.root.state import Fight, State
from tests.fields import check_attributes, check_copied

ALL_SIDES = ["M", "E", "A", "V", "C", "R"]
BOARD_NAMES = ("marquise", "eyrie", "alliance", "cult", "riverfolk", "vagabonds")


def state() -> State:
    return State(make_book({"factions": ALL_SIDES}, None))


def test_every_attribute_of_a_state_is_in_the_tables_or_follows_and_is_copied():
    check_attributes(state(), FIELDS, SEAT, ARMY, follows=(*FOLLOWS, *BOARD_NAMES))
    check_copied(state(), leave=("fight", "seen", *BOARD_NAMES))


@pytest.mark.parametrize("seat", range(len(ALL_SIDES)))
def test_every_attribute_of_a_board_likewise(seat):
    here = state()
    side = BOARDS[here.book.faction[seat]]
    check_attributes(board(here, seat), side.BOARD)
    check_copied(board(here, seat))
    assert board(here.copy(), seat) is not board(here, seat)


def test_every_attribute_of_a_battle_likewise():
    fight = Fight(0, 1, 2, 3, 4)
    check_attributes(fight, FIGHT)
    check_copied(fight)
    here = state()
    here.fight = fight
    assert here.copy().fight is not fight
