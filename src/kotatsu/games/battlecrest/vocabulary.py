"""The words of card texts: `minion attack 3 r1-2 all +1/GEAR`."""
import re
from functools import partial
from typing import Any, Final

from kotatsu.games.battlecrest.deeds import Ability, Kind
from kotatsu.kernel.cards.reader import Entry, Vocabulary, Wrong


def read_reach(words: list[str]) -> tuple[Any, int]:
    """`r1-3` or `r1`; left out: without a range symbol."""
    if not words or not words[0].startswith("r"):
        return (0, 0), 0
    match = re.fullmatch(r"r(\d)(?:-(\d))?", words[0])
    if match is None or int(match[2] or match[1]) < int(match[1]):
        raise Wrong("kernel-card-number", word=words[0])
    return (int(match[1]), int(match[2] or match[1])), 1


def read_all(words: list[str]) -> tuple[Any, int]:
    return (True, 1) if words[:1] == ["all"] else (False, 0)


def read_crest(words: list[str]) -> tuple[Any, int]:
    """`+1/SKY`."""
    if not words:
        return "", 0
    match = re.fullmatch(r"\+1/([A-Z]+)", words[0])
    if match is None:
        raise Wrong("kernel-card-number", word=words[0])
    return match[1], 1


def aimed(kind: int, value: int, reach: tuple[int, int] | int, everyone: bool | int = False, crest: str | int = "") -> Ability:
    near, far = reach if isinstance(reach, tuple) else (0, 0)
    return Ability(kind, value, near, far, bool(everyone), crest if isinstance(crest, str) else "")


VOCABULARY: Final = Vocabulary(
    verbs={
        "attack": Entry(partial(aimed, Kind.ATTACK), ("number", "reach?", "all?", "crest?")),
        "push": Entry(partial(aimed, Kind.PUSH), ("number", "reach?", "all?", "crest?")),
        "march": Entry(partial(Ability, Kind.MARCH), ("number",)),
        "flight": Entry(partial(Ability, Kind.FLIGHT), ("number",)),
        "heal": Entry(partial(Ability, Kind.HEAL), ("number",)),
        "ready": Entry(partial(Ability, Kind.READY), ("number",)),
        "swap": Entry(partial(Ability, Kind.SWAP)),
        "star": Entry(partial(Ability, Kind.STAR)),
        "flip": Entry(partial(Ability, Kind.FLIP)),
    },
    bands={}, moments=("", "star", "fallback"), who=("you", "minion"),
    numbers={"reach": read_reach, "all": read_all, "crest": read_crest})
