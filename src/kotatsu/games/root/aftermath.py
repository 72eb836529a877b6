# compiled with mypyc
"""What removals bring about: notes in `State.after`, packed like actions, which `phases/removal.py` carries out."""
from typing import Final

# in the order in which it happens unless the active player is asked
HOSPITAL: Final = 0                # a clearing, b warriors
ITEMS_HIT: Final = 1               # a seat
BASE: Final = 2                    # a suit
OUTRAGE: Final = 3                 # a payer, b suit
GARDEN: Final = 4
POST: Final = 5
AFTER_NAMES: Final = ("hospital", "items", "base", "outrage", "garden", "post")
