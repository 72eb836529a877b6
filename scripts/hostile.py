"""What somebody who means harm would do to a server: `python scripts/hostile.py [PART …]`, on this machine only, all bounded.

Access by every wrong token, changed messages and files (10,000), floods, slow clients, kills (100), a full disk, and secrecy by
swapped hidden parts (10,000 comparisons over all games). `tests/server/test_hostile.py` runs a tenth of each. `--share 0.1` too.
"""
import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), *(str(ROOT / "tests" / part) for part in ("kernel", "conformance", "server/lib"))]

import toy_words  # type: ignore[import-not-found]  # noqa: E402
from harm import access, floods, full_disk, kills, mutants, secrecy, slow  # type: ignore[import-not-found]  # noqa: E402

from kotatsu import games  # noqa: E402

Part = Callable[[Path, int, int], str]


def secrets(folder: Path, count: int, seed: int) -> str:
    names = games.names()
    found = {name: secrecy.run(games.load(name), count // len(names), 1000 * seed) for name in names}
    return ", ".join(f"{name} {hidden} with something to hide" for name, hidden in found.items())


PARTS: dict[str, tuple[int, str, Part]] = {
    "access": (1000, "changed tokens", lambda *given: f"{access.run(*given)} requests, none of which opened anything"),
    "mutants": (10_000, "messages and files", lambda *given: f"{mutants.run(*given)} were taken or refused with a sentence"),
    "floods": (600, "requests of each kind", lambda *given: f"{floods.run(*given)} requests; somebody played on all the time"),
    "slow": (120, "clients of each kind", lambda *given: f"{slow.run(*given)} clients; nobody waited for them"),
    "kills": (100, "kills", lambda *given: f"{kills.run(*given)} acknowledged moves, none was lost"),
    "disk": (10, "times on full disk", lambda *given: f"{full_disk.run(*given)} refused moves, none was lost"),
    "secrets": (10_000, "comparisons", secrets),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help="all of them if none is named: " + ", ".join(PARTS))
    parser.add_argument("--share", type=float, default=1.0, help="of all that is done")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    toy_words.learn()
    for name in given.parts or PARTS:
        number, what, part = PARTS[name]
        count, began = max(1, round(number * given.share)), time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            found = part(Path(folder), count, given.seed)
        print(f"{name}: {count} {what}: {found} ({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
