"""A careful defender: thinks its turn through to the end, over the raiders that may come, and takes the best chance to win."""
from typing import Any

from kotatsu.bots import Bot
from kotatsu.bots.samurai.lookahead import follow, hide_order
from kotatsu.games.samurai.actions import DONE, Verb
from kotatsu.games.samurai.book import Sam
from kotatsu.games.samurai.phases.turn import UseAbsent
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, act
from kotatsu.kernel.agenda import Item, choose
from kotatsu.kernel.game import Game

WIDTH = 16                     # raiders that are tried when one is drawn
TOKENS = (Sam.KATSUSHIRO, Sam.KYUZO, Sam.KANBEI, Sam.GOROBEI, Sam.KIKUCHIYO, Sam.DAISUKE, Sam.HEIHACHI)


class Player(Bot):
    """All samurai share one aim, so that each choice of the turn is the team's best."""

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        if isinstance(item, UseAbsent):
            return absent_token(state, seat, found)
        hide_order(state)
        dice = self.luck.below(1 << 31)
        best, most = found[0], -1.0
        for action in found:                     # the same luck for every choice
            trial = state.copy()
            choose(trial, item, seat, action)
            chance = follow(trial, dice, 0, WIDTH)
            if chance > most:
                best, most = action, chance
        return best


def absent_token(state: State, seat: int, found: list[Action]) -> Action:
    """SS10.3: they last the round, so they are spent on its first turn: a fifth, two fifths, two fifths of them."""
    free = [samurai for samurai in TOKENS if act(Verb.TOKEN, samurai) in found]
    wanted = state.absent.bit_count() * (1, 3, 5)[state.round - 1] / 5
    if state.spent.bit_count() < wanted and not state.lines[seat] and not state.lefts[seat]:
        return act(Verb.TOKEN, free[0])
    return DONE
