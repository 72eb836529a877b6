# compiled with mypyc
"""The sides' chapters, by faction number."""
from typing import Final

from kotatsu.games.root.chapters import Chapters
from kotatsu.games.root.side_folders import of_each_side

CHAPTERS: Final[list[Chapters]] = [side.CHAPTERS for side in of_each_side("chapters")]
