"""Battlecrest: the door of the game stands in door.py."""
from kotatsu.games.battlecrest.door import GAME

__all__ = ["GAME"]
