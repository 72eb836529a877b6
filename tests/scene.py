"""What scenes of all games share: what is asked, what happens, what can be read."""
from collections.abc import Callable
from typing import Any, Self

from kotatsu.kernel.action import Action
from kotatsu.kernel.entry import LUCK, Entry
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.words import translator


class BaseScene:
    """A table that begins at a position; a game says how tests call its seats."""
    table: Table

    def called(self, seat: int) -> str:
        """What tests call a seat."""
        return self.table.game.seat_name(self.table.state, seat)

    def number(self, name: str) -> int:
        """The seat that tests call so."""
        return self.table.game.seat_named(self.table.state, name)

    # --- what is asked
    def asks(self) -> str:
        """Who must decide."""
        seats = self.table.decisions()
        return self.called(seats[0]) if seats else ""

    def question(self) -> str:
        """The class of the open decision."""
        return type(self.table.item).__name__ if self.table.item else ""

    def rule(self) -> str:
        """The rule the open question cites."""
        return self.table.prompts([])[0].rule

    def offers(self, verb: str = "") -> list[str]:
        """The legal actions of whoever must decide; with a verb only those."""
        seats = self.table.decisions()
        texts = self.table.legal_texts(seats[0]) if seats else []
        return [text for text in texts if not verb or text.split()[0] == verb]

    def why_not(self, action: str) -> str:
        """The rule that forbids an action to whoever must decide; "" if it is legal."""
        refusal = self.table.why_not(self.table.decisions()[0], self.table.game.parse(self.table.state, action))
        return refusal.rule if refusal else ""

    def promises(self, action: str) -> str:
        """What an action of whoever must decide says it will lead to, in English."""
        state, item, game = self.table.state, self.table.item, self.table.game
        assert item is not None and action in self.table.legal_texts(self.table.decisions()[0])
        said = game.choice(state, item, self.table.decisions()[0], game.parse(state, action)).result
        return translator("en", strict=True).format(said).replace("\u00a0", " ") if said else ""

    # --- what happens
    def do(self, *actions: str, luck: tuple[str, ...] = ()) -> Self:
        """Whoever must decide does this; luck states what is drawn meanwhile."""
        self.table.state_luck(*luck)
        for action in actions:
            self.table.do(self.table.decisions()[0], action)
        return self

    def told(self) -> list[str]:
        """Kinds of all events so far, in order."""
        return [words.kind for entry in self.table.log for _, words in entry.events]

    def rules(self, kind: str) -> list[str]:
        """The rules that events of a kind cited so far."""
        return [words.rule for entry in self.table.log for _, words in entry.events if words.kind == kind]

    def tale(self, *kinds: str) -> list[str]:
        """Events so far with whom they befell, in order: `scored E`, `built`; only those kinds if any are named."""
        events = [words for entry in self.table.log for _, words in entry.events if not kinds or words.kind in kinds]
        return [words.kind if words.seat is None else f"{words.kind} {self.called(words.seat)}" for words in events]

    def entries(self) -> list[Entry]:
        return self.table.log

    def lucks(self) -> list[str]:
        """What luck has brought so far, hidden things too."""
        return [entry.text for entry in self.table.log if entry.seat == LUCK]

    # --- what can be read
    def view(self, viewer: str = "") -> dict[str, Any]:
        """What a seat sees, or a spectator."""
        return self.table.view(self.number(viewer) if viewer else -1)

    def views(self) -> list[dict[str, Any]]:
        """What a spectator and every seat see."""
        return [self.table.view(viewer) for viewer in range(-1, self.table.game.seats(self.table.state))]


def play_by_chance(table: Table, seed: int, each: Callable[[Table], None], limit: int,
                   among: Callable[[list[Action], Luck], list[Action]] = lambda legal, choices: legal) -> Table:
    """Random choices to the end or the limit; `each` is called before every choice, `among` says what is chosen from."""
    choices = Luck(seed)
    while table.item is not None and limit:
        each(table)
        seat = table.decisions()[0]
        table.do(seat, choices.pick(among(table.legal(seat), choices)))
        limit -= 1
    return table
