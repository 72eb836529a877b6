"""Bots think in turn: one table after the other, those that somebody looks at first; in processes of their own."""
import asyncio
import json

import pytest

from kotatsu import games
from kotatsu.kernel.agenda import options as choices
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.table import Table
from kotatsu.server.thinking import InProcesses, Question, Queue, think_there


def order(*wishes: tuple[str, bool], slots: int = 1, cancelled: str = "") -> list[str]:
    """In which order tables think that ask in this order while the only slot is taken."""
    done: list[str] = []

    async def think(queue: Queue, name: str, watched: bool) -> None:
        async with queue.turn(watched):
            done.append(name)
            await asyncio.sleep(0)

    async def run() -> None:
        queue = Queue(slots)
        async with queue.turn(True):
            tasks = {name: asyncio.create_task(think(queue, name, watched)) for name, watched in wishes}
            await asyncio.sleep(0)
            if cancelled:
                tasks[cancelled].cancel()
                await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.wait(tasks.values()), 60)
        assert queue.free == slots

    asyncio.run(run())
    return done


def test_tables_think_in_the_order_in_which_they_asked() -> None:
    assert order(("a", True), ("b", True), ("c", True)) == ["a", "b", "c"]


def test_tables_that_somebody_looks_at_come_first() -> None:
    assert order(("a", False), ("b", True), ("c", False), ("d", True)) == ["b", "d", "a", "c"]


def test_who_gives_up_keeps_nobody_waiting() -> None:
    assert order(("a", True), ("b", True), ("c", True), cancelled="a") == ["b", "c"]


@pytest.mark.parametrize("name", games.names())
def test_what_is_sent_to_a_bot_is_the_position(name: str) -> None:
    """As text, for other processes: the same question comes up there, with the same options."""
    table, luck = Table.new(games.load(name), {}, 3), Luck(3)
    for _ in range(12):
        seat = table.decisions()[0]
        options = list[int](table.legal(seat))
        sent = json.loads(json.dumps(position(table.game, table.state, Luck(0))))
        state, _ = load_position(table.game, sent)
        assert state.agenda[-1] == table.item and choices(state, state.agenda[-1], seat) == options
        assert think_there(name, Question("id", "random", seat, options), sent) in options
        table.do(seat, luck.pick(options))


@pytest.mark.slow
def test_bots_think_in_another_process_and_in_the_next_one_if_it_dies() -> None:
    table = Table.new(games.load("samurai"), {"players": 2}, 3)
    seat = table.decisions()[0]
    question = Question("id", "random", seat, list[int](table.legal(seat)))

    async def run() -> None:
        thinkers = InProcesses(1)
        assert await thinkers.choose(question, table, True) in question.options
        assert thinkers.pool is not None
        children = list(thinkers.pool._processes.values())
        children[0].kill()
        children[0].join()
        assert await thinkers.choose(question, table, True) in question.options
        thinkers.close()
        for child in list(children):
            child.join(60)
            assert child.exitcode is not None

    asyncio.run(run())
