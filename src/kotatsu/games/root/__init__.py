"""Root («Корені»): the door of the game stands in door.py."""
from kotatsu.games.root.door import GAME

__all__ = ["GAME"]
