# compiled with mypyc
"""A Vagabond pays for crafting with hammers (R9.2.1)."""
from kotatsu.games.root.book import It
from kotatsu.games.root.factions.vagabond.items import use
from kotatsu.games.root.state import State


def pay_with_hammers(state: State, seat: int, cost: list[int]) -> None:
    """One face-up hammer per sign is turned face down."""
    use(state, seat, It.HAMMER, len(cost))
