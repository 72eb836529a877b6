# compiled with mypyc
"""How much a figure threatens: where one of its cards may strike, by kamae and focus."""
from typing import Final

from kotatsu.bots.senjutsu.reach import Atlas, offset_key, offset_of
from kotatsu.hexes.compass import rotated

READY: Final = 4                                 # about so many cards are ready at a time
MOST_HARM: Final = 3.0                           # of one blow that counts
SURE: Final = 0.95


class Danger:
    """By facing and offset: the chance that one of a few cards of a deck strikes there, more for more harm."""

    def __init__(self, atlas: Atlas, cards: list[int], kamae: int, focus: int) -> None:
        chances: dict[int, float] = {}
        size = max(1, len(cards))
        for card in cards:
            for key, harm in atlas.reach(card, kamae, focus).items():
                chances[key] = chances.get(key, 0.0) + min(harm, MOST_HARM) / size
        self.total: float = 0.0                  # over the whole field: how much this kamae can do
        self.by_facing: list[dict[int, float]] = [{} for _ in range(6)]
        for key, chance in chances.items():
            ready = 1.0 - (1.0 - min(chance, SURE)) ** READY
            self.total += ready
            q, r = offset_of(key)
            for facing in range(6):
                tq, tr = rotated(q, r, facing)
                self.by_facing[facing][offset_key(tq, tr)] = ready

    def at(self, facing: int, q: int, r: int) -> float:
        """The danger at an offset from a figure that faces this side."""
        return self.by_facing[facing].get(offset_key(q, r), 0.0)
