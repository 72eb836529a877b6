"""Our speed, interpreted and compiled, beside a peer's: all in one run, taking turns, fair on a busy machine."""
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from kotatsu._fresh import is_fresh
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.sim.statistics import median

ROUNDS = 5
PEERS = ("catanatron",)
Raw = dict[str, Any]


class Measurer:
    """One process that measures one thing (sim/speed.py)."""

    def __init__(self, name: str, pure: bool) -> None:
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        environment.pop("KOTATSU_PURE", None)
        environment.pop("PURE", None)
        if pure:
            environment["PURE"] = "1"
        self.process = subprocess.Popen([sys.executable, "-m", "kotatsu.sim.speed", name], env=environment, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.compiled = bool(self.hear()["compiled"])
        self.rounds: list[Raw] = []

    def hear(self) -> Raw:
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, f"the measuring process ended: {self.process.args!r}"
        answer: Raw = json.loads(said)
        return answer

    def measure(self, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        self.rounds.append(self.hear())

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def result(self) -> Raw:
        """The median round of everything; times of copies and lists are the best ones."""
        best = ("copy_us", "legal_us")
        return {key: min(found) if key in best else median(found)
                for key in self.rounds[0] for found in [[one[key] for one in self.rounds]]}


def bench(names: Sequence[str], against: Sequence[str], seconds: float,
          progress: Callable[[int, int], None] = lambda done, of: None) -> Raw:
    """Everything `kotatsu bench --json` gives. `seconds` is the time for each thing that is measured."""
    for peer in against:
        if peer not in PEERS:
            raise Unreadable(say("cli-no-peer", name=peer, names=", ".join(PEERS)))
        if find_spec(peer) is None:
            raise Unreadable(say("cli-peer-missing", name=peer))
    open_processes: dict[tuple[str, str], Measurer] = {}
    try:
        for name in names:
            open_processes[name, "interpreted"] = Measurer(name, pure=True)
            if is_fresh():
                open_processes[name, "compiled"] = Measurer(name, pure=False)
        for peer in against:
            open_processes[peer, "peer"] = Measurer(peer, pure=True)
        for turn in range(ROUNDS):
            for number, measurer in enumerate(open_processes.values()):
                progress(turn * len(open_processes) + number, ROUNDS * len(open_processes))
                measurer.measure(seconds / ROUNDS)
        progress(ROUNDS * len(open_processes), ROUNDS * len(open_processes))
    finally:
        for measurer in open_processes.values():
            measurer.close()
    return report(names, against, open_processes)


def report(names: Sequence[str], against: Sequence[str], found: dict[tuple[str, str], Measurer]) -> Raw:
    """Results by game and peer; a ratio compares our unforced decisions with all of the peer's, round by round."""
    ways = ("interpreted", "compiled")
    answer: Raw = {"games": {name: {way: found[name, way].result() if (name, way) in found else None for way in ways}
                             for name in names}}
    if against:
        peer = found[against[0], "peer"]
        answer["peers"] = {name: found[name, "peer"].result() for name in against}
        answer["ratio"] = {name: {way: ratio(found[name, way], peer) for way in ways if (name, way) in found}
                           for name in names}
        answer["copy_ratio"] = {name: {way: peer.result()["copy_us"] / found[name, way].result()["copy_us"]
                                       for way in ways if (name, way) in found} for name in names}
    return answer


def ratio(ours: Measurer, peer: Measurer) -> float:
    """Our unforced decisions a second for each decision of the peer: the median over the rounds."""
    return median([mine["unforced_per_s"] / other["decisions_per_s"]
                   for mine, other in zip(ours.rounds, peer.rounds, strict=True)])
