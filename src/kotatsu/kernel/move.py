"""A legal action that knows its text."""
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.game import Game


class Move(int):
    """An action as `Table.legal` lists it: a number like any action, which prints as its text."""
    game: Game
    state: Any

    def __new__(cls, action: Action, game: Game, state: Any) -> "Move":
        move = super().__new__(cls, action)
        move.game, move.state = game, state
        return move

    def __str__(self) -> str:
        return self.game.format(self.state, int(self))

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels as the bare action: its text belongs to the table it came from."""
        return int, (int(self),)
