"""A seat is forfeited because its time was up: what that means for the game. It is an agreement, no rule of a book."""
from kotatsu.kernel.game import Outcome
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.table import Table
from kotatsu.server.clocks import Clocks


def sides_left(table: Table, clocks: Clocks) -> set[int]:
    """The sides of which not every seat is forfeited."""
    return {side for seat, side in enumerate(table.game.sides_of(table.state)) if not clocks.hands[seat].out}


def is_decided(table: Table, clocks: Clocks) -> bool:
    """Whether one of several sides is all that is left. Where all win or lose together nobody wins by another's forfeit."""
    return len(set(table.game.sides_of(table.state))) > 1 and len(sides_left(table, clocks)) == 1


def words(table: Table, seat: int) -> Phrase:
    return say("server-forfeit-over", who=table.game.seat_words(table.state, seat))


def outcome(table: Table, clocks: Clocks | None) -> Outcome | None:
    """How a game ended that its rules have not ended; None if it has not."""
    if clocks is None or clocks.lost is None or table.item is None:
        return None
    left = sides_left(table, clocks)
    results = tuple([1 if side in left else -1 for side in table.game.sides_of(table.state)])
    return Outcome(results, words(table, clocks.lost), {"forfeit": clocks.lost})
