"""The tables of numbers as rows: for the command line, programs and docs."""
from collections.abc import Iterator

from kotatsu.kernel.game import JSON, Game
from kotatsu.rl.actions import Block, action_table
from kotatsu.rl.errors import learning_of


def form(block: Block) -> str:
    """`move clearing clearing count`."""
    return " ".join([block.row.word, *(block.kinds or ((f"{block.row.many} …",) if block.row.many else ()))])


def action_rows(game: Game, every: bool) -> Iterator[JSON]:
    """The blocks of the table of actions, or (`every`) each number with its text; 0 is left out. Luck comes last."""
    for block in action_table(game).blocks:
        more = {"rule": block.row.rule, "luck": block.row.luck}
        if not every:
            yield {"first": block.first, "last": block.first + block.size - 1, "action": form(block), **more}
            continue
        for number, text in enumerate(block.texts(), block.first):
            yield {"first": number, "last": number, "action": text, **more}


def observation_rows(game: Game, every: bool) -> Iterator[JSON]:
    """The parts of an observation, or (`every`) each number with its label."""
    at = 0
    for part in learning_of(game).parts():
        labels = part.labels
        if not every:
            yield {"first": at, "last": at + len(labels) - 1, "part": part.name, "labels": list(labels), "high": part.high,
                   "about": part.about}
        else:
            for place, label in enumerate(labels):
                yield {"first": at + place, "last": at + place, "part": part.name, "labels": [label], "high": part.high,
                       "about": part.about}
        at += len(labels)
