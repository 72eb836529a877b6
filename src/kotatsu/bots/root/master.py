"""A master: it thinks as the sharp one does, of more choices and in more worlds, also where there is much to choose from."""
from typing import ClassVar

from kotatsu.bots.root.sharp import Player as Sharp


class Player(Sharp):
    """It knows what its seat knows."""
    strength: ClassVar[int] = 300
    worlds: ClassVar[int] = 24
    wide: ClassVar[int] = 12
    looked_into: ClassVar[int] = 12
    near: ClassVar[float] = 60.0
