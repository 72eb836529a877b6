# compiled with mypyc
"""The sides' chapters, by faction number."""
from typing import Final

from kotatsu.games.root.chapters import Chapters
from kotatsu.games.root.factions.alliance.chapters import AllianceChapters
from kotatsu.games.root.factions.cult.chapters import CultChapters
from kotatsu.games.root.factions.eyrie.chapters import EyrieChapters
from kotatsu.games.root.factions.marquise.chapters import MarquiseChapters
from kotatsu.games.root.factions.riverfolk.chapters import RiverfolkChapters
from kotatsu.games.root.factions.vagabond.chapters import VagabondChapters

CHAPTERS: Final[list[Chapters]] = [MarquiseChapters(), EyrieChapters(), AllianceChapters(), VagabondChapters(), VagabondChapters(),
                                   CultChapters(), RiverfolkChapters()]
