# compiled with mypyc
"""The moments at which cards may do something, as their rows name them (cards.toml), and in which role."""
from typing import Final


class Moment:
    """The rules announce these. A lasting effect answers by the line of its row that stands under the moment."""
    CRAFTED: Final = 1                 # the card has just been crafted
    BIRDSONG_STARTS: Final = 2         # R1.1.3-2: what must be done before the rest of Birdsong
    BIRDSONG: Final = 3                # R-P16: at any time of the own Birdsong
    DAYLIGHT_STARTS: Final = 4
    DAYLIGHT: Final = 5                # R-P16: at any time of the own Daylight
    EVENING_STARTS: Final = 6
    EVENING_ENDS: Final = 7
    ATTACKED: Final = 8                # R4.3.1: before the dice
    AMBUSHED: Final = 9                # R4.3.1.1: the defender has played an ambush
    ROLLED: Final = 10                 # R-B9: after the roll, before any piece leaves
    AVAILABLE: Final = 11              # R3.3.4: a dominance card lies beside the map


MOMENT_NAMES: Final = ("", "crafted", "birdsong starts", "birdsong", "daylight starts", "daylight", "evening starts",
                       "evening ends", "attacked", "ambushed", "rolled", "available")


class Role:
    """Who may use it in a battle."""
    ANYONE: Final = 0
    ATTACKER: Final = 1
    DEFENDER: Final = 2


ROLE_NAMES: Final = ("anyone", "attacker", "defender")
SPOT_NAMES: Final = ("anywhere", "suit")                     # `at suit`: in clearings of the card's suit, a bird everywhere
WHO_NAMES: Final = ("you", "other")                          # the other of a battle, or whom the line has chosen
OTHER: Final = 1
