# compiled with mypyc
"""S6.1, S7.1: hexes that a card marks, for an attack or as shields."""
from typing import Final

from kotatsu.games.senjutsu.actions import Event
from kotatsu.games.senjutsu.defeat import figure_actor
from kotatsu.games.senjutsu.state import State
from kotatsu.hexes.board import Diagram
from kotatsu.kernel.cards.deeds import Deed


class Effect:
    """What an attack does to whoever stands on a marked hex. `kamae` and `price` gate it (S4.10, S6.2.4)."""

    def __init__(self, what: int, number: int, kamae: int = 0, price: int = 0) -> None:
        self.what = what
        self.number = number
        self.kamae = kamae
        self.price = price


class Does:
    """Kinds of effects in a diagram."""
    WOUND: Final = 0
    BLEED: Final = 1
    EXECUTE: Final = 2
    STUN: Final = 3
    HOBBLE: Final = 4
    PUSH: Final = 5
    TURN: Final = 6
    UNFOCUS: Final = 7
    SWAP: Final = 8


class Hit(Deed):
    """S6.1: a diagram; every figure on a marked hex is affected, each hex for itself."""

    def __init__(self, diagram: Diagram, effects: list[list[Effect]]) -> None:
        super().__init__()
        self.diagram = diagram
        self.effects = effects                   # by marked hex
        self.price: int = max([effect.price for spot in effects for effect in spot] or [0])

    def works(self, spot: int, kamae: int, focus: int) -> bool:
        """Whether a marked hex does anything in this kamae, with this much focus."""
        for effect in self.effects[spot]:
            if (not effect.kamae or effect.kamae >> kamae & 1) and effect.price <= focus:
                return True
        return False


class Shoot(Deed):
    """S12.1: an attack without a diagram, on a target with a lower initiative."""

    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds = wounds


class Block(Deed):
    """S7.1: shields on hexes around the figure, as bits of directions; some only in a kamae (099)."""

    def __init__(self, ways: int, gated: int, kamae: int) -> None:
        super().__init__()
        self.ways, self.gated, self.kamae = ways, gated, kamae

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        here = self.ways | (self.gated if self.kamae >> state.kamae[seat] & 1 else 0)
        state.shields[seat] = here
        state.tell(Event.SHIELDS, figure_actor(state, seat), here, state.value)


class Counter(Deed):
    """S7.8: counter symbols, as bits of values."""

    def __init__(self, values: int) -> None:
        super().__init__()
        self.values = values
