# compiled with mypyc
"""The Marquise's board. Buildings and wood on the map are counted there; what is not there lies here."""


class Marquise:
    """Actions of this Daylight; whether the Keep is out of the game."""

    def __init__(self, fresh: bool = True) -> None:
        if not fresh:                            # `copy` fills it
            return
        self.actions: int = 0                    # left this Daylight
        self.acting: int = 0                     # 1: the first action was taken, crafting is closed (R6.2.1)
        self.recruited: int = 0                  # 1: Recruit was used this turn (R6.5.3)
        self.keep_gone: int = 0                  # 1: the Keep was removed (R6.2.2-2)

    def copy(self) -> "Marquise":
        new = Marquise(False)
        new.actions = self.actions
        new.acting = self.acting
        new.recruited = self.recruited
        new.keep_gone = self.keep_gone
        return new
