"""Search: a tree of what may be chosen, grown through a game's door alone. A game may add `bots/<game>/insight.py` (insight.py)."""
