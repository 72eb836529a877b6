"""A sharp player: the steady one's best choices, played on to the end of the turn, judged by chances learnt from self-play."""
from pathlib import Path
from typing import ClassVar, Final

from kotatsu.bots.root.pupil import Pupil
from kotatsu.bots.weights import read_weights
from kotatsu.kernel.luck import Luck

LEARNT: Final = read_weights(Path(__file__).parent / "weights.json")


class Player(Pupil):
    """It knows what its seat knows."""
    strength: ClassVar[int] = 200

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck, LEARNT)
