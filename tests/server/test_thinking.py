"""Bots think in turn: one table after the other, those that somebody looks at first; in processes of their own."""
import asyncio

import pytest

from kotatsu import games
from kotatsu.kernel.table import Table
from kotatsu.server.thinking import BOOKS, InProcesses, Question, Queue, packed, think_there


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
def test_a_state_travels_without_its_printed_data(name: str) -> None:
    table = Table.new(games.load(name), {}, 3)
    seat = table.decisions()[0]
    options = list[int](table.legal(seat))
    sent = packed(table.state)
    assert len(sent) < 40_000
    BOOKS.clear()
    assert think_there(name, Question("id", "random", seat, options), (table.start["options"], None), sent) in options


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
