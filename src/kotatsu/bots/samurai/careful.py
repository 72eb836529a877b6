"""A careful defender: looks one turn ahead, weighs what each choice will cost the village, and takes the cheapest."""
from typing import Any

from kotatsu.bots import Bot
from kotatsu.bots.samurai.worth import Taste, cost
from kotatsu.games.samurai.actions import DONE, Verb
from kotatsu.games.samurai.book import Sam
from kotatsu.games.samurai.phases.turn import Act, UseAbsent
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, act
from kotatsu.kernel.agenda import Chance, Decision, Item, advance, befall, choose
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

SAMPLES = 8                    # how many pieces of luck are tried for each choice
DEPTH = 4                      # how many choices of the same turn are followed
TOKENS = (Sam.KATSUSHIRO, Sam.KYUZO, Sam.KANBEI, Sam.GOROBEI, Sam.KIKUCHIYO, Sam.DAISUKE, Sam.HEIHACHI)


class Player(Bot):
    """Plays by `worth.cost`; all samurai share one aim, so that each choice of the turn is the team's best."""

    def __init__(self, luck: Luck, taste: Taste | None = None) -> None:
        super().__init__(luck)
        self.taste = taste or Taste()

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        if isinstance(item, UseAbsent):
            return self.absent_token(state, seat, found)
        prices = [0.0] * len(found)
        for _ in range(SAMPLES):
            seed = self.luck.below(1 << 32)
            for n, action in enumerate(found):          # the same luck for every choice
                trial = state.copy()
                choose(trial, item, seat, action)
                prices[n] += follow(trial, Luck(seed), DEPTH, self.taste)
        return found[prices.index(min(prices))]

    def absent_token(self, state: State, seat: int, found: list[Action]) -> Action:
        """SS10.3: they last the round, so they are spent on its first turn, and mostly late in the game."""
        free = [samurai for samurai in TOKENS if act(Verb.TOKEN, samurai) in found]
        wanted = (1, 3, 5)[state.round - 1]
        if 5 - len(free) < wanted and not state.lines[seat] and not state.lefts[seat]:
            return act(Verb.TOKEN, free[0])
        return DONE


def follow(state: State, luck: Luck, depth: int, taste: Taste) -> float:
    """Play the turn on, each choice the cheapest, to the next samurai's action; what the position costs then."""
    while True:
        item = advance(state)
        if isinstance(item, Chance):
            befall(state, item, item.sample(state, luck))
        elif item is None or depth == 0 or isinstance(item, (Act, UseAbsent)):
            return cost(state, taste)
        else:
            assert isinstance(item, Decision)
            found = item.options(state)
            if len(found) == 1:
                choose(state, item, item.seat, found[0])
                continue
            prices = []
            for action in found[:8]:
                trial = state.copy()
                choose(trial, item, item.seat, action)
                prices.append(follow(trial, luck.copy() if luck.drawn < 64 else luck, depth - 1, taste))
            return min(prices)
