"""`kill -9` at any moment: whatever a page was told has happened is there when the server is back."""
import random
import threading
from pathlib import Path

from served import JSON, Page
from websockets.exceptions import ConnectionClosed

from harm.child import child, kill

LONG = 60                 # entries after which another table is begun: what is tried is the writing, not the reading


def run(folder: Path, count: int, seed: int = 1) -> int:
    """So many kills; how many moves had been acknowledged before them."""
    choices, moves = random.Random(seed), 0
    opened: JSON = {}
    known: list[JSON] = []
    for number in range(count):
        with child(folder / "kills.db") as (pid, server):
            if not opened or len(known) > LONG:
                opened, known = server.open("here", "here", game=("samurai", "root")[number % 2]), []
            with server.page(opened["owner"], close_timeout=0.1) as page:
                assert page.log[:len(known)] == known, f"kill {number} (seed {seed}) has lost an acknowledged move"
                before, killer = len(page.log), threading.Timer(choices.uniform(0.0, 0.03), kill, [pid])
                play_until_it_dies(page, choices, choices.randrange(7), killer)
                killer.join()
                known = page.log
                moves += len(known) - before
            if page.table["over"] is not None:
                known = [*known, *[{}] * LONG]              # another table next time
    with child(folder / "kills.db") as (_, server), server.page(opened["owner"]) as page:
        assert page.table["over"] is not None or page.log[:len(known)] == known
    return moves


def play_until_it_dies(page: Page, choices: random.Random, moves: int, killer: threading.Timer) -> None:
    """After so many moves the killer begins to wait for his moment."""
    try:
        while page.table["over"] is None:
            if moves == 0:
                killer.start()
            moves -= 1
            prompt = page.prompt()
            assert prompt is not None
            answer = page.act(choices.choice(prompt["actions"])["action"], prompt["seat"])
            assert answer["type"] == "table", answer
        if moves >= 0:
            killer.start()
        while True:
            page.next()
    except (ConnectionClosed, OSError, EOFError):
        pass
