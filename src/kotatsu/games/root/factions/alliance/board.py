# compiled with mypyc
"""The Alliance's board. Bases and sympathy are counted on the map."""


class Alliance:
    """Supporters are card numbers, sorted; officers are warriors that are neither on the map nor in supply."""

    def __init__(self, fresh: bool = True) -> None:
        if not fresh:                            # `copy` fills it
            return
        self.supporters: list[int] = []
        self.officers: int = 0
        self.operations: int = 0                 # done this Evening (R8.6.1)
        self.spreading: int = 0                  # 1: the first spread of this Birdsong was made, no more revolts (R8.4)

    def copy(self) -> "Alliance":
        new = Alliance(False)
        new.supporters = self.supporters[:]
        new.officers = self.officers
        new.operations = self.operations
        new.spreading = self.spreading
        return new
