"""Scenes: a position in a few words, and what a rule test asks of it."""
from collections.abc import Callable
from typing import Any

from kotatsu.games.samurai import GAME
from kotatsu.games.samurai.actions import PASS
from kotatsu.games.samurai.data import printed
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import LUCK, Entry, Table


class Scene:
    """A table that begins at a position; seats are named by their samurai."""

    def __init__(self, *seats: str, luck: tuple[str, ...] = (), **fields: Any) -> None:
        options = {name: fields.pop(name) for name in ("level", "absent_tokens", "absent_token_duration", "heal_pool",
                                                       "daisuke_same_target") if name in fields}
        if "seed" in fields:
            fields["luck"] = {"seed": fields.pop("seed")}
        given = {"game": "samurai", "seats": list(seats), "options": options, **fields}
        self.table = Table.at(GAME, given, luck)

    # --- what is asked
    def asks(self) -> str:
        """Who must decide."""
        names = [GAME.seat_name(self.table.state, seat) for seat in self.table.decisions()]
        return names[0] if names else ""

    def question(self) -> str:
        """The class of the open decision."""
        return type(self.table.item).__name__ if self.table.item else ""

    def rule(self) -> str:
        """The rule the open question cites."""
        return self.table.prompts([])[0].rule

    def offers(self) -> list[str]:
        """The legal actions of whoever must decide."""
        seats = self.table.decisions()
        return self.table.legal_texts(seats[0]) if seats else []

    def why_not(self, action: str) -> str:
        """The rule that forbids an action to whoever must decide; "" if it is legal."""
        seat = self.table.decisions()[0]
        refusal = self.table.why_not(seat, GAME.parse(self.table.state, action))
        return refusal.rule if refusal else ""

    # --- what happens
    def do(self, *actions: str, luck: tuple[str, ...] = ()) -> "Scene":
        """Whoever must decide does this; luck states what is drawn meanwhile."""
        self.table.state_luck(*luck)
        for action in actions:
            self.table.do(self.table.decisions()[0], action)
        return self

    def told(self) -> list[str]:
        """Kinds of all events so far, in order."""
        return [words.kind for entry in self.table.log for _, words in entry.events]

    def tale(self, *kinds: str) -> list[str]:
        """Events so far with whom they befell, in order: `kiai Kyuzo`, `built`; only those kinds if any are named."""
        events = [words for entry in self.table.log for _, words in entry.events if not kinds or words.kind in kinds]
        return [words.kind if words.seat is None else f"{words.kind} {GAME.seat_name(self.table.state, words.seat)}"
                for words in events]

    def entries(self) -> list[Entry]:
        return self.table.log

    def lucks(self) -> list[str]:
        """What luck has brought so far, hidden things too."""
        return [entry.text for entry in self.table.log if entry.seat == LUCK]

    # --- what can be read
    def views(self) -> list[dict[str, Any]]:
        """What a spectator and every seat see."""
        return [self.table.view(viewer) for viewer in range(-1, GAME.seats(self.table.state))]

    def kiai(self, name: str) -> int:
        """The Kiai value that counts now."""
        return int(self.seat(name)["kiai"])

    def holds(self, name: str) -> list[str]:
        """Whose support tokens lie with him, his own left out."""
        return [GAME.seat_name(self.table.state, owner) for owner in self.seat(name)["holds"]]

    def view(self, viewer: str = "") -> dict[str, Any]:
        return self.table.view(GAME.seat_named(self.table.state, viewer) if viewer else -1)

    def seat(self, name: str) -> dict[str, Any]:
        """A seat of the spectator's view."""
        found: dict[str, Any] = self.view()["seats"][GAME.seat_named(self.table.state, name)]
        return found

    def board(self, name: str) -> str:
        """`h0`, `h1`, `a0`, `a1`."""
        seat = self.seat(name)
        return f"{seat['side'][0]}{seat['wound']}"

    def line(self, name: str) -> list[str]:
        return list(self.seat(name)["line"])

    def left(self, name: str) -> list[str]:
        return list(self.seat(name)["left"])

    def sum(self, name: str) -> int:
        return int(self.seat(name)["sum"])

    def bar(self) -> str:
        village = self.view()["village"]
        return f"{village['barricades']}/{village['cap']}"

    def farms(self) -> int:
        return int(self.view()["village"]["farms"])

    def families(self) -> str:
        return "".join(self.view()["village"]["families"])

    def stack(self) -> int:
        return int(self.view()["raiders"]["count"])

    def intruders(self) -> list[str]:
        return list(self.view()["intruders"])

    def discard(self) -> list[str]:
        return list(self.view()["discard"])

    def active(self) -> str:
        return GAME.seat_name(self.table.state, self.view()["active"])

    def result(self) -> str:
        found = self.view()["result"]
        return "" if found is None else "won" if found["won"] else "lost"


def scene(*seats: str, luck: tuple[str, ...] = (), **fields: Any) -> Scene:
    """`scene("Kanbei h1 R 4-05 3-12 L 2-01", "Kyuzo", barricades="3/5", raiders=10)`: the first seat is active."""
    return Scene(*seats, luck=luck, **fields)


def new_game(seed: int = 1, luck: tuple[str, ...] = (), **options: Any) -> Table:
    """A fresh table."""
    return Table.new(GAME, options, seed, None, luck)


CARDS = GAME.book({}).ids
SYMBOL = {row["id"]: row["symbol"] for row in printed()["cards"]}


def of_symbol(symbol: str) -> list[str]:
    """The plunderers with this symbol."""
    return [card for card in CARDS if card[0] < "5" and SYMBOL[card] == symbol]


def quiet_round(*samurai: str, level: str = "normal", last: str = "1-13", **fields: Any) -> Scene:
    """The last card of a round, and no harm at its end: every left side is complete, all the rest lies in the discard pile.

    The first samurai is active; `finish(scene)` plays the last card. Names may carry a board: `Kanbei h1`.
    """
    book = GAME.book({"players": len(samurai), "level": level})
    columns = zip(*(of_symbol(symbol) for symbol in ("hat", "farm", "doll")), strict=False)
    seats = [f"{who} L {' '.join(cards)}" for who, cards in zip(samurai, columns, strict=False)]
    named = {card for seat in seats for card in seat.split()} | {last}
    now = fields.get("round", 1)
    joined = [f"{value}-{n}" for value in range(5, 4 + now) for n in range(1, book.joining + 1)]
    quiet = [card for card in CARDS if card[0] < "5" and card not in named]
    total = book.raiders + book.joining * (now - 1)
    wanted = total - 3 * len(samurai) - 1 - len(joined)
    return scene(*seats, level=level, **{"raiders": [last], "discard": [*quiet[:wanted], *joined], **fields})


def finish(table: Scene, luck: tuple[str, ...] = ()) -> Scene:
    """The last card is confronted."""
    table.do("fight")
    return table.do("confront", luck=luck)


def random_game(seed: int, each: Callable[[Table], None] = lambda table: None, limit: int = 3_000, **options: Any) -> Table:
    """A game by chance to its end, with few passes, so that rounds are played out; `each` is called before every choice."""
    table, choices = new_game(seed, **options), Luck(seed)
    while table.item is not None and limit:
        each(table)
        seat = table.decisions()[0]
        legal = table.legal(seat)
        few = legal if choices.below(9) == 0 else [action for action in legal if action != PASS] or legal
        table.do(seat, choices.pick(few))
        limit -= 1
    return table
