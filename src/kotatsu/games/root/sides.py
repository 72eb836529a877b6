# compiled with mypyc
"""The sides' answers, by faction number."""
from typing import Final

from kotatsu.games.root.factions.alliance.traits import AllianceTraits
from kotatsu.games.root.factions.cult.traits import CultTraits
from kotatsu.games.root.factions.eyrie.traits import EyrieTraits
from kotatsu.games.root.factions.marquise.traits import MarquiseTraits
from kotatsu.games.root.factions.riverfolk.traits import RiverfolkTraits
from kotatsu.games.root.factions.vagabond.traits import VagabondTraits
from kotatsu.games.root.traits import Traits

TRAITS: Final[list[Traits]] = [MarquiseTraits(), EyrieTraits(), AllianceTraits(), VagabondTraits(), VagabondTraits(), CultTraits(),
                               RiverfolkTraits()]
