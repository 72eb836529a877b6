"""Players who lay down their Senjutsu cards in a fixed order (scripts/fixed_orders.py): whom sharp is measured against."""
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

from kotatsu import bots, games
from kotatsu.games.senjutsu.phases.turn import ChooseCards
from kotatsu.kernel.action import parts
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.luck import Luck

GAME = games.load("senjutsu")
SCRIPT = Path(__file__).parents[2] / "scripts" / "fixed_orders.py"


@pytest.fixture(scope="module")
def orders() -> ModuleType:
    spec = util.spec_from_file_location("fixed_orders", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_cards_come_in_their_order_round_and_round(orders: ModuleType) -> None:
    """Of the legal cards always the one that stands next in the order, counted from the card that was laid down last."""
    order = orders.random_order("ronin", 3, 1)
    assert sorted(order) == list(range(len(order))) and order != orders.random_order("ronin", 4, 1)
    bot, rival = orders.FixedOrder(Luck(1), order), bots.make("senjutsu", "gentle", 2)
    state, luck = GAME.new(GAME.book({"players": 2, "characters": ["ronin", "master"]})), Luck(9)
    last, laid = -1, 0
    while (item := settle(state, luck)) is not None:
        seat = due(state, item)[0]
        action = bots.decide(rival if seat else bot, GAME, state, item, seat)
        found = options(state, item, seat)
        if seat == 0 and isinstance(item, ChooseCards) and len(found) > 1:
            waits = {(order.index(parts(option)[1]) - last - 1) % len(order) for option in found}
            assert (order.index(parts(action)[1]) - last - 1) % len(order) == min(waits)
            last = order.index(parts(action)[1])
            laid += 1
        choose(state, item, seat, action)
    assert laid > 3


def test_decks_seats_and_luck_change_and_games_repeat(orders: ModuleType) -> None:
    work = orders.Work("gentle", "warrior", 2, 5, 0, 4)
    assert orders.play_all(work) == orders.play_all(work)
    assert orders.best_order("warrior", 2, 2, 5, 1) == orders.best_order("warrior", 2, 2, 5, 1)
