"""How many instructions the processor takes for a decision, counted by callgrind: how busy a machine is does not matter.

    python scripts/instructions.py [GAME …] [--compiled] [--against REVISION] [--store]

Random games with fixed seeds, over the options of the golden games. The figures are compared with those stored in
docs/instructions.json (`--store` writes them there), or with another revision, which is checked out and counted as well
(only interpreted; compiled rules are those of this checkout). More than 3 % above ends with exit code 1.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STORED = ROOT / "docs" / "instructions.json"
GAMES = 20                # with the options of as many golden games
MOST = 1.03               # of what is stored
PLAYED = """
import os, sys
from conform.doors import door, variant
from kotatsu.kernel import agenda
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.playout import play_random
game = door(sys.argv[1])
books = [game.book(variant(game, number)) for number in range(int(sys.argv[2]))]
def play(least):
    luck, choices, decisions = Luck(1), Luck(2), 0
    while decisions < least:
        for book in books:
            decisions += play_random(game.new(book), luck, choices, game.most_decisions)[0]
    return decisions
play(1)                                       # the interpreter warms up
print(str(agenda.__file__).endswith(".py"), flush=True)
sys.stdin.readline()
print(play(5_000), flush=True)
os._exit(0)
"""


def count(tree: Path, game: str, compiled: bool) -> float:
    """Instructions for a decision of a game, by the sources of a tree."""
    folders = (tree / "src", tree / "tests" / "kernel", tree / "tests" / "conformance")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), "PYTHONHASHSEED": "0",
                   "KOTATSU_PURE": "0" if compiled else "1", "PURE": "0", "KOTATSU_QUIET": "1"}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind.out")
        command = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}",
                   sys.executable, "-c", PLAYED, game, str(GAMES)]
        with subprocess.Popen(command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
            assert run.stdin is not None
            assert run.stdout is not None
            plain = run.stdout.readline().strip()
            if plain != str(not compiled):
                run.kill()
                why = "nothing is compiled here (`kotatsu compile`)" if plain else "see above"
                sys.exit(f"{game} could not be counted: {why}")
            subprocess.run(["callgrind_control", "-i", "on", str(run.pid)], check=True, capture_output=True)
            run.stdin.write("\n")
            run.stdin.flush()
            decisions = int(run.stdout.readline())
        found = re.search(r"^(?:totals|summary): (\d+)", out.read_text(encoding="utf-8", errors="replace"), re.MULTILINE)
        assert found is not None, "callgrind counted nothing"
        return int(found[1]) / decisions


def elsewhere(revision: str, game: str) -> float:
    """The same at another revision."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, revision], cwd=ROOT, check=True)
        try:
            return count(tree, game, compiled=False)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--compiled", action="store_true", help="count the compiled rules as well")
    parser.add_argument("--against", metavar="REVISION")
    parser.add_argument("--store", action="store_true", help="write the figures into docs/instructions.json")
    given = parser.parse_args()
    games = given.games or sorted(path.parent.name for path in (ROOT / "src" / "kotatsu" / "games").glob("*/__init__.py"))
    stored: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}
    over = False
    for game in games:
        for way in ("interpreted", "compiled") if given.compiled else ("interpreted",):
            found = count(ROOT, game, way == "compiled")
            if given.against:
                wanted = elsewhere(given.against, game) if way == "interpreted" else None
            else:
                wanted = stored.get(game, {}).get(way)
            beside = f", {found / wanted:.3f} of {wanted:,.0f}" if wanted else ""
            print(f"{game}, {way}: {found:,.0f} instructions for a decision{beside}", flush=True)
            over = over or bool(wanted and found > MOST * wanted)
            if given.store:
                stored.setdefault(game, {})[way] = round(found)
    if given.store:
        STORED.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
        return 0
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
