# compiled with mypyc
"""The sides' answers, by faction number."""
from typing import Final

from kotatsu.games.root.side_folders import of_each_side
from kotatsu.games.root.traits import Traits

TRAITS: Final[list[Traits]] = [side.TRAITS for side in of_each_side("traits")]
