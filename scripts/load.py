"""How much a server carries: `python scripts/load.py [PART …]`, on this machine only, each part bounded in time.

The server is a process of its own with SQLite as it is in use (every move is on the disk before it is acknowledged); the
clients are this process, whose own delay and share of a core are measured and printed beside the figures. Each part prints a
line of JSON, the end is a table for docs/load.md. All of it takes some 35 minutes, `--short` two.
"""
import argparse
import asyncio
import os
import platform
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from loading.parts import PARTS, SEATS, SHORT, Part, Size
from loading.server import JSON, Server, many_files, serve_all
from msgspec import json

from kotatsu import bots
from kotatsu.kernel import agenda


def machine() -> JSON:
    """Where it was measured."""
    compiled = not str(agenda.__file__).endswith(".py")
    return {"cores": os.cpu_count(), "python": platform.python_version(), "rules": "compiled" if compiled else "interpreted",
            "load_average_before": round(os.getloadavg()[0], 1)}


async def measure(part: Part, size: Size) -> JSON:
    """One part at a server of its own."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = await Server.start(folder)
        try:
            longest = max(size.seconds, size.thinking, size.soak) + part.patience
            return dict(await asyncio.wait_for(part.run(server, folder, size), longest))
        finally:
            await server.end()


def verdicts(part: Part, found: JSON) -> list[str]:
    """Each figure that something is wanted of."""
    return [f"{name} {found[name]:g} of {bound:g}" + ("" if found[name] <= bound else " NOT MET")
            for name, bound in part.wanted.items()]


def row(name: str, part: Part, found: JSON) -> str:
    """A line of the table for the docs."""
    rest = {key: value for key, value in found.items() if key not in part.wanted}
    return (f"| `{name}` | {'; '.join(verdicts(part, found))} | "
            f"{', '.join(f'{key} {json.encode(value).decode()}' for key, value in rest.items())} |")


async def main(names: list[str], size: Size) -> bool:
    print(json.encode(machine()).decode(), flush=True)
    rows, is_met = [], True
    for name in names:
        part = PARTS[name]
        found = await measure(part, size)
        is_met = is_met and all(found[figure] <= bound for figure, bound in part.wanted.items())
        print(json.encode({"part": name, **found, "wanted": part.wanted}).decode(), flush=True)
        rows.append(row(name, part, found))
    print("\n| part | wanted | also measured |\n|---|---|---|", *rows, sep="\n", flush=True)
    return is_met


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"all if none is named: {', '.join(PARTS)}")
    parser.add_argument("--short", action="store_true", help="a small part of everything, to try it")
    parser.add_argument("--game", choices=SEATS, default=Size.bots_play, help="what the bots of the part `bots` play")
    parser.add_argument("--level", default=Size.level, help="how well, as `kotatsu ladder` calls it")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    if given.level not in bots.names(given.game):
        parser.error(f"{given.game} has no {given.level}: {', '.join(bots.names(given.game))}")
    if given.serve:
        serve_all(given.serve)
    else:
        many_files()
        wanted = replace(SHORT if given.short else Size(), bots_play=given.game, level=given.level)
        sys.exit(0 if asyncio.run(main(given.parts or list(PARTS), wanted)) else 1)
