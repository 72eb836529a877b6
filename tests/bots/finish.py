"""A game played to its end by bots, every choice checked."""
from typing import Any

from kotatsu import bots
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck


def finish(game: Game[Any], state: Any, players: list[bots.Bot], seed: int, first: int | None = None) -> list[Action]:
    """The choices until the end of the game, or the first few of them."""
    luck, chosen = Luck(seed), []
    item = settle(state, luck)
    while item is not None and (first is None or len(chosen) < first):
        seat = due(state, item)[0]
        action = bots.decide(players[seat], game, state, item, seat)
        assert action in options(state, item, seat)
        chosen.append(action)
        choose(state, item, seat, action)
        item = settle(state, luck)
        assert len(chosen) < game.most_decisions, "the game drags on"
    return chosen
