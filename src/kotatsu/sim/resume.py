"""A long fuzz that can be stopped and gone on with: what it has played so far, in a file."""
from dataclasses import dataclass
from typing import Any

from kotatsu import _fresh, games
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.sim.walk import Tally

KIND = "kotatsu-fuzz"


@dataclass
class Progress:
    """All games below `played` were played, with this seed and these sources; the tally is of all of them."""
    game: str
    seed: int
    played: int
    tally: Tally

    def json(self) -> JSON:
        return {"kind": KIND, "game": self.game, "version": games.load(self.game).version, "sources": sources(), "seed": self.seed,
                "played": self.played, "tally": self.tally.json()}

    @staticmethod
    def read(file: str, written: Any, game: str, seed: int) -> "Progress":
        """Refused if the file is of another run: the sum of two kinds of games would say nothing about either."""
        if not isinstance(written, dict) or written.get("kind") != KIND:
            raise Unreadable(say("cli-fuzz-no-progress", file=file))
        if (written["game"], written["seed"]) != (game, seed):
            raise Unreadable(say("cli-fuzz-other-run", file=file, game=written["game"], seed=str(written["seed"])))
        if written["sources"] != sources():
            raise Unreadable(say("cli-fuzz-other-sources", file=file))
        return Progress(game, seed, int(written["played"]), Tally.read(written["tally"]))


def sources() -> str:
    """A hash over kernel, games and bots, their data too: what was played with other rules is not gone on with."""
    package = _fresh.PACKAGE
    data = {path.relative_to(package).as_posix() for folder in ("games", "bots") for ending in ("toml", "json")
            for path in (package / folder).rglob(f"*.{ending}")}
    return _fresh.digest(package, _fresh.modules(package) | data)[:16]
