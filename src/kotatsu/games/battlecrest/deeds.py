# compiled with mypyc
"""What cards do, as rows over ten verbs: one class for all of them; the rules of each verb stand in `phases`."""
from typing import Final

from kotatsu.games.battlecrest.grid import NONE
from kotatsu.kernel.cards.deeds import Deed

OWN: Final = 0                     # moments: the card is activated …
STAR_MOMENT: Final = 1             # … somebody uses a star
FALLBACK_MOMENT: Final = 2         # … the Imperator falls back
HERO: Final = 0                    # who does it
MINION: Final = 1


class Kind:
    """The verbs (BC4, BC8)."""
    ATTACK: Final = 0
    PUSH: Final = 1
    MARCH: Final = 2
    FLIGHT: Final = 3
    HEAL: Final = 4
    READY: Final = 5
    SWAP: Final = 6
    STAR: Final = 7
    FLIP: Final = 8


class Ability(Deed):
    """One ability: `attack 3 r1-3 +1/SKY` is kind, value, range from `near` to `far`, and the crest that raises it."""

    def __init__(self, kind: int, value: int = 0, near: int = 0, far: int = 0, everyone: bool = False,
                 crest_name: str = "") -> None:
        super().__init__()
        self.kind = kind
        self.value = value
        self.near = near
        self.far = far                           # 0: without a range symbol
        self.everyone = everyone                 # `all`
        self.crest_name = crest_name
        self.crest = NONE                        # its number, once all crests are known
