"""What a process counts, for whoever looks after the server; written as Prometheus reads it."""
from bisect import bisect_left
from collections.abc import Mapping

from kotatsu.kernel.game import JSON

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)          # seconds

WORDS = {
    "kotatsu_moves_total": ("counter", "Choices of people and bots that were written down."),
    "kotatsu_errors_total": ("counter", "Our mistakes, and choices that could not be written down."),
    "kotatsu_refused_total": ("counter", "What people wanted and could not do."),
    "kotatsu_tables_in_memory": ("gauge", "Tables that somebody uses."),
    "kotatsu_sockets": ("gauge", "Pages that are open."),
    "kotatsu_bots_waiting": ("gauge", "Bots that wait for their turn to think."),
    "kotatsu_tasks": ("gauge", "What the process does at the same time: a few for itself, some for each page."),
}


class Figures:
    """Counted since the process began."""

    def __init__(self) -> None:
        self.moves = 0
        self.errors = 0
        self.refused = 0
        self.seconds = 0.0
        self.within = [0] * (len(BOUNDS) + 1)           # choices by the time it took to write them down

    def took(self, seconds: float) -> None:
        """A person's choice, from being read to being written down."""
        self.seconds += seconds
        self.within[bisect_left(BOUNDS, seconds)] += 1

    def json(self, rooms: int, sockets: int, bots_waiting: int, tasks: int) -> JSON:
        return {"kotatsu_moves_total": self.moves, "kotatsu_errors_total": self.errors, "kotatsu_refused_total": self.refused,
                "kotatsu_tables_in_memory": rooms, "kotatsu_sockets": sockets, "kotatsu_bots_waiting": bots_waiting,
                "kotatsu_tasks": tasks,
                "seconds": self.seconds, "within": self.within}


def prometheus(tables: int, found: Mapping[str, JSON]) -> str:
    """The figures of all processes as text: https://prometheus.io/docs/instrumenting/exposition_formats/"""
    lines = ["# HELP kotatsu_tables Tables in the database.", "# TYPE kotatsu_tables gauge", f"kotatsu_tables {tables}"]
    for name, (kind, words) in WORDS.items():
        lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]
        lines += [f'{name}{{process="{id}"}} {one[name]}' for id, one in found.items() if name in one]
    lines += ["# HELP kotatsu_move_seconds From reading a person's choice to having it written down.",
              "# TYPE kotatsu_move_seconds histogram"]
    for id, one in found.items():
        lines += histogram(id, one) if "within" in one else []
    return "\n".join(lines) + "\n"


def histogram(id: str, one: JSON) -> list[str]:
    label, sums, so_far = f'process="{id}"', [], 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), one["within"], strict=True):
        so_far += count
        sums.append(f'kotatsu_move_seconds_bucket{{{label},le="{bound}"}} {so_far}')
    return [*sums, f"kotatsu_move_seconds_sum{{{label}}} {one['seconds']:.6f}", f"kotatsu_move_seconds_count{{{label}}} {so_far}"]
