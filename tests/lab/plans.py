"""Plans that several tests play."""
from kotatsu.lab.plan import Plan

SAMURAI = Plan("samurai", 60, 3, {"players": [3], "level": ["easy", "hard"]})
