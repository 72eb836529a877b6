"""No information leaks through prompts: who is asked what next depends only on what everybody can see."""
import pytest

from kotatsu.games.root.actions import Event
from kotatsu.games.root.door import GAME
from kotatsu.games.root.factions.alliance.losses import DrawSupporter, PayOutrage
from kotatsu.games.root.imagine import imagine
from kotatsu.games.root.random_positions import random_position, some_options
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Decision, Item, advance, choose
from kotatsu.kernel.event import event_audience, event_parts
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

# what the rules themselves show of hidden cards: a hand without the suit (R8.2.6-2), spent and discarded supporters (R8.2.4)
SHOWN = (Event.SHOWED, Event.SUPPORTERS_LOST)
CARDS = (Event.SPENT, Event.DISCARDED)


def outcome(state: State, item: Decision, action: Action, viewer: int) -> tuple[Item | None, list[tuple[int, ...]], bool]:
    """What is next after a choice, what a viewer hears (but for the cards spent), and whether the rules showed hidden cards."""
    new = state.copy()
    new.journal = []
    choose(new, item, item.seat, action)
    after = advance(new)
    heard = [event_parts(event) for event in new.journal if event_audience(event) & 1 << viewer]
    shown = isinstance(after, (PayOutrage, DrawSupporter)) or any(kind in SHOWN for kind, *_ in heard)
    return after, [event[:2] if event[0] in CARDS else event for event in heard], shown


@pytest.mark.rule("R1.2.1", "R4.3.1", "R6.2.3")
@pytest.mark.parametrize("number", range(30))
def test_what_comes_next_is_the_same_in_all_that_another_may_believe_in(number: int) -> None:
    luck = Luck(900 + number)
    table = Table.at(GAME, random_position(some_options(number, luck), luck))
    compared = 0
    for _ in range(40):
        item = table.item
        if not isinstance(item, Decision):
            break
        action = luck.pick(table.legal(item.seat))
        viewer = luck.pick([seat for seat in range(table.state.book.seats) if seat != item.seat])
        if item.seen_by(table.state, action) & 1 << viewer:
            believed = imagine(table.state, viewer, luck)
            assert item.applies(believed), f"{item} is not asked of all who might hold other cards"
            if action in item.options(believed):
                *real, shown = outcome(table.state, item, action, viewer)
                *other, shown_too = outcome(believed, item, action, viewer)
                assert shown or shown_too or real == other, (table.game.format(table.state, action), real, other)
                compared += 1
        table.do(item.seat, action)
    assert compared
