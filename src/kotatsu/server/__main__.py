"""`python -m kotatsu.server`: the same as `kotatsu serve`, for scripts and tests."""
import argparse
import sys

from kotatsu.kernel.errors import Unreadable
from kotatsu.server.run import run
from kotatsu.server.settings import HOST, PORT
from kotatsu.words import language, translator


def main() -> int:
    parser = argparse.ArgumentParser("kotatsu.server")
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--db")
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--log-json", action="store_true")
    parser.add_argument("--bot-pause", type=float)
    parser.add_argument("--dead-after", type=float)
    parser.add_argument("--allow-host", action="append", default=[])
    given = parser.parse_args()
    try:
        run(given.host, given.port, given.db, bot_pause=given.bot_pause, hosts=given.allow_host,
            database=given.database, workers=given.workers, log_json=given.log_json,
            dead_after=given.dead_after)
    except Unreadable as problem:
        print(translator(language()).format(problem.phrase), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
