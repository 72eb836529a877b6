"""A Vagabond pays for crafting with hammers (R9.2.1)."""
from kotatsu.games.root.book import It
from kotatsu.games.root.factions.vagabond.board import PLACES, SATCHEL_DOWN, SATCHEL_UP
from kotatsu.games.root.factions.vagabond.traits import board_of
from kotatsu.games.root.state import State


def pay_with_hammers(state: State, seat: int, cost: list[int]) -> None:
    """One face-up hammer per sign is turned face down."""
    items = board_of(state, seat).items
    items[It.HAMMER * PLACES + SATCHEL_UP] -= len(cost)
    items[It.HAMMER * PLACES + SATCHEL_DOWN] += len(cost)
