"""A master duellist: lays down a card with an eye on what the other side thinks, and thinks as the sharp one does of all else."""
from typing import ClassVar

from kotatsu.bots.senjutsu.card_game import CardGame
from kotatsu.bots.senjutsu.judge import judge_of
from kotatsu.bots.senjutsu.sharp import Player as Sharp
from kotatsu.bots.senjutsu.thought import Thoughts
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.game import Game


class Player(Sharp):
    """It knows what its seat knows."""
    strength: ClassVar[int] = 300
    worlds: ClassVar[int] = 48                   # a card of a duel is weighed in half as many
    glance: ClassVar[float] = 0.25               # how often the other side chooses a card by what it promises at a glance,
    answer: ClassVar[float] = 0.15               # and how often one that answers the own choice, as if it could be read
    heat: ClassVar[float] = 0.5                  # how much a card costs it, in wounds, that it chooses nearly three times less

    def thoughts(self, game: Game, state: State, seat: int) -> Thoughts:
        return CardGame(game, self.luck, judge_of(state.book), state, seat, self.later, self.glance, self.answer, self.heat)
