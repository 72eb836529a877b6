"""One number for twenty seeded games, every line of their logs and their ends:  python -m conform.digest samurai

Run in its own process it says whether hash seeds, processes or compiling change a game.
"""
import hashlib
import json
import sys

from conform.doors import begin, door, play
from kotatsu.kernel import agenda

GAMES = 20


def digest(name: str) -> str:
    whole = hashlib.sha256()
    for number in range(GAMES):
        table = play(begin(door(name), number), number)
        told = [[words.json() for _, words in entry.events] for entry in table.log]
        whole.update(json.dumps([table.save(), table.position(), told]).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    compiled = not agenda.__file__.endswith(".py")
    print(json.dumps({"compiled": compiled, "digest": {name: digest(name) for name in sys.argv[1:]}}))
