"""The signs a careful player reads when a turn has ended, by name, and where each stands in a list of numbers."""
from typing import Final

SAMURAI: Final = ("Heihachi", "Daisuke", "Gorobei", "Kanbei", "Kikuchiyo", "Kyuzo", "Katsushiro")
PENALTIES: Final = ("fire", "wound", "ninja", "no defence", "no support", "left", "right", "pass", "demon", "swords", "drop")
CONDITIONS: Final = ("human", "human wounded", "animal", "animal wounded")
GAP_NAMES: Final = ("0-1", "2", "3", "4", "5-6", "7+")
GAP_CLASS: Final = (0, 0, 1, 2, 3, 4, 4, 5)      # the class of each gap, the last for all above
# Lists of steps: of x = 2.5 the steps 1, 2, 3 read 1, 2, 2.5, so that each stretch has a weight of its own.
FARM_STEPS: Final = (1.0, 2.0, 3.0, 4.0, 6.0)
WALL_STEPS: Final = (1.0, 2.0, 4.0, 9.0)
BUFFER_STEPS: Final = (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0)

NAMES: Final = [
    "always", "four samurai", "farm penalties", "no bonuses",
    # how the rest of the stack will fit: places for raiders, raiders too many (below 0: too few), those alone
    "room", "slip", "slipping", "stack", "stack per fighter", "fighters",
    # samurai who have not passed and will have a turn; the chance that the next raider brings the Kiai, or a later one
    *[f"{name} fights" for name in SAMURAI], *[f"{name} near" for name in SAMURAI], *[f"{name} far" for name in SAMURAI],
    "animal near", "animal far", *[f"gap {name}" for name in GAP_NAMES],
    "near, can build", "near, can scout", "near, first card", "Kyuzo discards", "Kyuzo discards on",
    # talents: tokens that wait for a turn, own ones at home, those of absent samurai
    *[f"token of {name}" for name in SAMURAI], "tokens at home", *[f"absent {name} works" for name in SAMURAI], "absent left",
    # icons on last cards that nobody ignores, and for how many turns more
    *[f"{name} waits" for name in PENALTIES], "waits on", *[f"wound waits, {name}" for name in CONDITIONS],
    # wounds, and who will take one for want of a hat
    *CONDITIONS[1:], *[f"no hat, {name}" for name in CONDITIONS],
    # symbols that are missing, by the turns that are left to get them
    *[f"{symbol}, {turns}" for symbol in ("hat", "farm", "doll") for turns in ("no turn", "one turn", "two turns", "more turns")],
    # the village now, and as it will stand after the round
    "families 1", "families 2", "families 0 then", "families 1 then", "families 2 then",
    *[f"farms {step:.0f} then" for step in FARM_STEPS], "farms burnt then", "farms lost then",
    *[f"walls {step:.0f} then" for step in WALL_STEPS], "walls",
    *[f"buffer {step:.0f} then" for step in BUFFER_STEPS],       # farmsteads and barricades together
    "intruders", "intruders for Kanbei", "over", "known raider fits", "known raider does not",
    "ruin",                                                      # the chance that no farmstead will stand
]
COUNT: Final = len(NAMES)

FOUR: Final = NAMES.index("four samurai")
ROOM: Final = NAMES.index("room")
FIGHTS: Final = NAMES.index("Heihachi fights")
NEAR: Final = NAMES.index("Heihachi near")
FAR: Final = NAMES.index("Heihachi far")
ANIMAL_NEAR: Final = NAMES.index("animal near")
GAP: Final = NAMES.index("gap 0-1")
NEAR_BUILD: Final = NAMES.index("near, can build")
NEAR_SCOUT: Final = NAMES.index("near, can scout")
NEAR_FIRST: Final = NAMES.index("near, first card")
DISCARDS: Final = NAMES.index("Kyuzo discards")
TOKEN: Final = NAMES.index("token of Heihachi")
AT_HOME: Final = NAMES.index("tokens at home")
ADDED: Final = NAMES.index("absent Heihachi works")
ABSENT: Final = NAMES.index("absent left")
WAITS: Final = NAMES.index("fire waits")
WAITS_ON: Final = NAMES.index("waits on")
WOUND_WAITS: Final = NAMES.index("wound waits, human")
WOUNDED: Final = NAMES.index("human wounded")
NO_HAT: Final = NAMES.index("no hat, human")
LACKS: Final = NAMES.index("hat, no turn")
FAMILIES: Final = NAMES.index("families 1")
FAMILIES_THEN: Final = NAMES.index("families 0 then")
FARMS_THEN: Final = NAMES.index("farms 1 then")
BURNT_THEN: Final = NAMES.index("farms burnt then")
WALLS_THEN: Final = NAMES.index("walls 1 then")
WALLS: Final = NAMES.index("walls")
BUFFER_THEN: Final = NAMES.index("buffer 1 then")
INTRUDERS: Final = NAMES.index("intruders")
OVER: Final = NAMES.index("over")
FITS: Final = NAMES.index("known raider fits")
RUIN: Final = NAMES.index("ruin")
