"""Root («Корені»): the door of the game stands in door.py."""
from kotatsu.games.root.door import GAME, Root

__all__ = ["GAME", "Root"]
