# compiled with mypyc
"""Where each number of a look around the table stands (features.py), and so which weight of the net is its own."""
from typing import Final

# where the numbers of one samurai stand
WHO: Final = 0
PASSED: Final = 7
CONDITION: Final = 8                             # human, human wounded, animal, animal wounded
LACKS: Final = 12                                # hat, farm, doll
OVER: Final = 15
GAP: Final = 16                                  # 0 to 7, 8 and more
ICON: Final = 25                                 # the icons that wait on his last card
IGNORED: Final = 36                              # icons that a talent ignores
TURN: Final = 37                                 # who acts first, second, …, fifth or later
COMES: Final = 42                                # 1 if the stack will reach him
TURNS: Final = 43                                # how often
NEAR: Final = 44                                 # the chance that the next raider brings his Kiai
FAR: Final = 45                                  # that a later one does
ROOM: Final = 46                                 # raiders that fit until then
LACKING: Final = 47                              # the chance that he will lack a hat, a farm, a doll
FIRST: Final = 50                                # the value of the card a Kiai would take off
LENGTH: Final = 51
TOKEN: Final = 52                                # whose tokens lie with him
HOME: Final = 59                                 # his own is at home
LEFT_PASSED: Final = 60
RIGHT_PASSED: Final = 61
FITS: Final = 62                                 # everybody knows the raider he will meet
FITS_NOT: Final = 63
EQUALS: Final = 64                               # the chance that Kyuzo may discard
ADDED: Final = 65                                # absent samurai's talents
ODD: Final = 72                                  # the value of a card whose icons wait
EVEN: Final = 73
LAST: Final = 74                                 # his turn has just ended
BUST: Final = 75                                 # the chance that the next raider takes him over
WANTED: Final = 76                               # that he brings a missing symbol
PERSON: Final = 77                               # how many numbers

# where the numbers of the table stand
ROUND: Final = 0
LEVEL: Final = 3                                 # farm penalties, no bonuses, easy
SEATS: Final = 6                                 # two, three, four, five, six and more
FAMILIES: Final = 11                             # one, two, three
BONUSES: Final = 14                              # which
FARMS: Final = 17                                # one to six
BACKS: Final = 23                                # what they hide
WALLS: Final = 27                                # barricades, none, missing
STACK: Final = 30                                # raiders, for each fighter, fighters
INTRUDERS: Final = 33                            # unknown, known flames, all
SLIP: Final = 36                                 # places for raiders, raiders too many
WALLS_THEN: Final = 39                           # at the end of the round
FARMS_THEN: Final = 43
BUFFER_THEN: Final = 48
BURNT: Final = 56
RUIN: Final = 57                                 # the chance that no farmstead will stand
FAMILIES_THEN: Final = 58
NO_FARM: Final = 61
NO_HAT: Final = 62                               # by condition
FLAME: Final = 66                                # the raiders to come
MEAN: Final = 67
SYMBOLS: Final = 68
STRONG: Final = 71
ABSENT: Final = 72
FIRES: Final = 73                                # fires that wait
TABLE: Final = 74                                # how many numbers

WALL_STEPS: Final = (1.0, 2.0, 4.0, 9.0)
FARM_STEPS: Final = (1.0, 2.0, 3.0, 4.0, 6.0)
BUFFER_STEPS: Final = (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0)
