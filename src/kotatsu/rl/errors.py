"""What a game must have to be learnt."""
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.learning import Learning
from kotatsu.kernel.phrase import say


def learning_of(game: Game) -> Learning:
    """How a game is learnt; Unreadable where it does not say."""
    if game.learning is None:
        raise Unreadable(say("rl-not-learnt", game=game.name))
    return game.learning
