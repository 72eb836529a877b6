"""All levels of all games: they never peek, and play the same again (compiled or not, elsewhere: tests/search/test_tree.py)."""
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.kernel.agenda import options
from kotatsu.kernel.luck import Luck
from tests.search.test_tree import moments

LESS: dict[str, dict[str, Any]] = {              # the same thoughts, only fewer: these tests need no strength
    "senjutsu": {"worlds": 6, "turns": 60, "few": 2},
    "root": {"worlds": 1, "few": 1, "wide": 3},
    "samurai": {"raiders": [2, 2], "budget": 200, "endings": 4},
    "battlecrest": {"ends": 6, "kept": 2, "answers": 2, "later": 0.5},
}
LEVELS = [(name, level) for name in games.names() for level in bots.names(name)]


def thrifty(name: str, level: str, seed: int) -> bots.Bot:
    """A bot; those above steady think less than they would."""
    kind = bots.find(name, level)
    assert issubclass(kind, bots.Bot)
    if level in ("random", "gentle", "steady"):
        return bots.make(name, level, seed)
    assert all(hasattr(kind, knob) for knob in LESS[name])
    bot = type("Thrifty", (kind,), LESS[name])(Luck(seed))
    assert isinstance(bot, bots.Bot)
    return bot


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_what_is_hidden_changes_no_choice(name: str, level: str) -> None:
    """Another deal of all that the seat cannot see, the same seed: the same choice, and one that is legal in truth."""
    game = games.load(name)
    hidden = compared = 0
    for state, item, seat in moments(name, 6, 7, 4):
        other = game.imagine(state, seat, Luck(77))
        chosen = [bots.decide(thrifty(name, level, 5), game, truth, truth.agenda[-1], seat) for truth in (state, other)]
        assert chosen[0] == chosen[1] and chosen[0] in options(state, item, seat)
        compared += 1
        hidden += state != other
    assert compared > 2 and (hidden or name == "battlecrest"), "nothing was swapped"
