"""Where each number of a look around the table stands."""
from typing import Final

# where the numbers of one samurai stand
WHO: Final = 0
PASSED: Final = 7
CONDITION: Final = 8                             # human, human wounded, animal, animal wounded
LACKS: Final = 12                                # hat, farm, doll
OVER: Final = 15
GAP: Final = 16                                  # 0 to 7, 8 and more
ICON: Final = 25                                 # the icons that wait on his last card
IGNORED: Final = 36
TURN: Final = 37                                 # who acts first, second, …, fifth or later
COMES: Final = 42
TURNS: Final = 43
NEAR: Final = 44
FAR: Final = 45
ROOM: Final = 46
LACKING: Final = 47                              # the chance that he will lack a hat, a farm, a doll
FIRST: Final = 50
LENGTH: Final = 51
TOKEN: Final = 52
HOME: Final = 59
LEFT_PASSED: Final = 60
RIGHT_PASSED: Final = 61
FITS: Final = 62
FITS_NOT: Final = 63
EQUALS: Final = 64
ADDED: Final = 65
ODD: Final = 72
EVEN: Final = 73
LAST: Final = 74
BUST: Final = 75
WANTED: Final = 76
PERSON: Final = 77                               # how many numbers

# where the numbers of the table stand
ROUND: Final = 0
LEVEL: Final = 3
SEATS: Final = 6                                 # two, three, four, five, more
FAMILIES: Final = 11
BONUSES: Final = 14
FARMS: Final = 17
BACKS: Final = 23
WALLS: Final = 27
STACK: Final = 30
INTRUDERS: Final = 33
SLIP: Final = 36
WALLS_THEN: Final = 39
FARMS_THEN: Final = 43
BUFFER_THEN: Final = 48
BURNT: Final = 56
RUIN: Final = 57
FAMILIES_THEN: Final = 58
NO_FARM: Final = 61
NO_HAT: Final = 62
FLAME: Final = 66
MEAN: Final = 67
SYMBOLS: Final = 68
STRONG: Final = 71
ABSENT: Final = 72
FIRES: Final = 73
TABLE: Final = 74                                # how many numbers

WALL_STEPS: Final = (1.0, 2.0, 4.0, 9.0)
FARM_STEPS: Final = (1.0, 2.0, 3.0, 4.0, 6.0)
BUFFER_STEPS: Final = (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0)
