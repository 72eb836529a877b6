"""Taking back what others have seen: they are asked first."""
import asyncio
from dataclasses import dataclass, field

from kotatsu.kernel.game import JSON


@dataclass
class Undoing:
    """A request that is open: whose choice it is, who may still say no, and what ends it when nobody answers."""
    by: int                                     # the seat whose choice would be taken back
    asker: tuple[int, ...]                      # the seats of the one who asks
    waits: set[int]                             # the seats that have not answered
    is_ours: bool = True                        # it was asked at this process, which also does what is answered
    patience: asyncio.Task[None] | None = field(default=None, compare=False)

    def json(self) -> JSON:
        return {"by": self.by, "waits": sorted(self.waits)}

    def close(self) -> None:
        if self.patience is not None and self.patience is not asyncio.current_task():
            self.patience.cancel()
