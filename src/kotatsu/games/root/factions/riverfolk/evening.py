# compiled with mypyc
"""The Riverfolk's Evening (R11.6): down to five cards, no draw, new prices."""
from kotatsu.games.root.factions.riverfolk.setup import price_list
from kotatsu.games.root.phases.cards import DiscardDown
from kotatsu.kernel.agenda import Item


def evening(seat: int) -> list[Item]:
    """R11.6.1, R11.6.2."""
    return [DiscardDown(seat), *price_list(seat)]
