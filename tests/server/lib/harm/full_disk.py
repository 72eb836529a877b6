"""The disk is full in the middle of a game, and has room again: a sentence, nothing lost, and the game goes on."""
import random
import resource
from pathlib import Path

from served import JSON, Page

from harm.child import child, let_write


def run(folder: Path, count: int, seed: int = 1) -> int:
    """So many times on full disk; how many moves were refused."""
    choices, refused = random.Random(seed), 0
    db = folder / "full.db"
    for number in range(count):
        with child(db) as (pid, server):
            opened = server.open("here", "here", game="samurai")
            with server.page(opened["owner"]) as page:
                for _ in range(choices.randrange(4)):
                    move(page, choices)
                sizes = [path.stat().st_size for path in folder.glob("full.db*")]
                let_write(pid, max(sizes) + choices.randrange(20_000))
                answer = move(page, choices)
                for _ in range(40):
                    if answer["type"] == "refused":
                        break
                    answer = move(page, choices)
                assert answer["type"] == "refused" and answer["why"]["id"] == "server-not-written", (number, answer)
                known, refused = page.log[:], refused + 1
                server.get("/api/games")                    # the rest of the server is as it was
                let_write(pid, resource.RLIM_INFINITY)
                page.until(lambda page: page.prompt() is not None)
                assert move(page, choices)["type"] == "table"
                page.until(lambda page: page.table["trouble"] is None)
                assert page.log[:len(known)] == known and len(page.log) > len(known)
                known = page.log[:]
        with child(db) as (_, server), server.page(opened["owner"]) as page:
            assert page.log == known, "what was acknowledged after the disk was full is lost"
    return refused


def move(page: Page, choices: random.Random) -> JSON:
    """A choice, and the answer that is not news of trouble."""
    prompt = page.until(lambda page: page.prompt() is not None).prompt()
    assert prompt is not None
    known = page.table["version"]
    page.say(type="act", seat=prompt["seat"], action=choices.choice(prompt["actions"])["action"], version=known)
    answer = page.next()
    while answer["type"] == "table" and answer["version"] == known:
        answer = page.next()
    return answer
