"""Several people round one screen: whose secrets it shows now, and to whom it must be passed first."""
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.table import Table

Moment = tuple[int, int]                        # round and turn


class Screen:
    """One page for several seats. `looks` is the seat whose secrets lie open on it; None is the table as everybody sees it."""

    def __init__(self) -> None:
        self.looks: int | None = None
        self.since: Moment = (0, 0)             # the turn in which that seat last had something to decide

    def look(self, table: Table, seat: int) -> None:
        """Somebody has taken the screen and wants to see what is theirs."""
        self.looks, self.since = seat, table.game.moment(table.state)

    def follow(self, table: Table, leads: tuple[int, ...]) -> None:
        """Secrets are covered when somebody else here is asked, or when the turn in which they lay open is over."""
        if self.looks is None:
            return
        asked = [seat for seat in table.decisions() if seat in leads]
        now = table.game.moment(table.state)
        if self.looks in asked:
            self.since = now
        elif asked or self.looks not in leads or now != self.since or table.is_over():
            self.looks = None


def answering(table: Table, leads: tuple[int, ...], looks: int | None) -> tuple[tuple[int, ...], int | None]:
    """The seats here that may answer as the screen lies now, and the one to whom it must be passed before anybody answers."""
    asked = [seat for seat in table.decisions() if seat in leads]
    if looks in asked:
        return (looks,), None
    if asked and needs_secrets(table, asked[0]):
        return (), asked[0]
    return tuple(seat for seat in asked if not needs_secrets(table, seat)), None


def needs_secrets(table: Table, seat: int) -> bool:
    """Whether a seat that is asked wants to see what only it may see: not for a public question, nor where nothing is hidden."""
    item = table.item
    assert item is not None
    if table.game.asked(table.state, item, seat).public:
        return False
    return table.view(seat) != table.view(SPECTATOR)
