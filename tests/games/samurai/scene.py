"""Scenes: a position in a few words, and what a rule test asks of it."""
from collections.abc import Callable
from typing import Any

from kotatsu.games.samurai import GAME
from kotatsu.games.samurai.actions import PASS
from kotatsu.games.samurai.data import printed
from kotatsu.kernel.action import Action
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from tests.scene import BaseScene, play_by_chance

TURNED = False             # whether whoever is written last sits first; the order of turns is the same (fixture in conftest.py)


def samurai_of(seat: Any) -> str:
    return str(seat["samurai"] if isinstance(seat, dict) else seat.split()[0])


class Scene(BaseScene):
    """A table that begins at a position; seats are named by their samurai."""

    def __init__(self, *seats: str, luck: tuple[str, ...] = (), **fields: Any) -> None:
        if TURNED and seats:
            fields.setdefault("active", samurai_of(seats[0]))
            seats = (seats[-1], *seats[:-1])
        options = {name: fields.pop(name) for name in ("level", "absent_tokens", "absent_token_duration", "heal_pool",
                                                       "daisuke_same_target") if name in fields}
        if "seed" in fields:
            fields["luck"] = {"seed": fields.pop("seed")}
        given = {"game": "samurai", "seats": list(seats), "options": options, **fields}
        self.table = Table.at(GAME, given, luck)

    def kiai(self, name: str) -> int:
        """The Kiai value that counts now."""
        return int(self.seat(name)["kiai"])

    def holds(self, name: str) -> list[str]:
        """Whose support tokens lie with him, his own left out."""
        return [self.called(owner) for owner in self.seat(name)["holds"]]

    def seat(self, name: str) -> dict[str, Any]:
        """A seat of the spectator's view."""
        found: dict[str, Any] = self.view()["seats"][self.number(name)]
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
        return self.called(self.view()["active"])

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
    return play_by_chance(new_game(seed, **options), seed, each, limit, few_passes)


def few_passes(legal: list[Action], choices: Luck) -> list[Action]:
    """Passing counts one time in nine only, else whatever else there is."""
    return legal if choices.below(9) == 0 else [action for action in legal if action != PASS] or legal
