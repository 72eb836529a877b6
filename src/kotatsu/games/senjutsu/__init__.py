"""Senjutsu («Сендзюцу»): the door of the game stands in door.py."""
from kotatsu.games.senjutsu.door import GAME

__all__ = ["GAME"]
