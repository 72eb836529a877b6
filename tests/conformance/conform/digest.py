"""Twenty seeded games as two digests:  python -m conform.digest samurai

*Play* is what happened, in numbers: how many choices each decision offered and which was made, which of its outcomes
luck took, the results. It knows no word, no position and no number of a verb, so nothing but the rules can change it.
*Telling* is how the same games read: every line of their logs, every sentence, their positions. It changes with any
better sentence.

Run in its own process this says whether hash seeds, processes or compiling change a game.
"""
import hashlib
import json
import sys
from typing import Any

from conform.doors import begin, door, played_game
from kotatsu.kernel import agenda
from kotatsu.kernel.agenda import ActorStep, Chance, advance, befall, choose, due, options, take_turn
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.sim.seeds import seed_for

GAMES = 20


def numbers(game: Game, number: int) -> dict[str, Any]:
    """What happens in the game of this number, played by the bare loop with the luck and choices that `play` has."""
    table = begin(game, number)
    state, luck, choices = game.new(table.state.book), Luck(seed_for("luck", number)), Luck(seed_for("choices", number))
    happened: list[list[int]] = []
    decisions = 0
    while (item := advance(state)) is not None:
        if isinstance(item, Chance):
            outcomes = item.outcomes(state)
            outcome = item.sample(state, luck)
            happened.append([len(outcomes), outcomes.index(outcome), luck.drawn])
            befall(state, item, outcome)
            continue
        if isinstance(item, ActorStep):
            take_turn(state, item)
            continue
        assert decisions < game.most_decisions, "the game does not end"
        seat = choices.pick(due(state, item))
        offered = options(state, item, seat)
        action = choices.pick(offered)
        happened.append([seat, len(offered), offered.index(action)])
        choose(state, item, seat, action)
        decisions += 1
    digest = hashlib.sha256(json.dumps(happened).encode()).hexdigest()[:16]
    return {"decisions": decisions, "luck": len(happened) - decisions, "results": list(state.results), "digest": digest}


def play_digest(name: str) -> list[dict[str, Any]]:
    return [numbers(door(name), number) for number in range(GAMES)]


def telling_digest(name: str) -> str:
    whole = hashlib.sha256()
    for number in range(GAMES):
        table = played_game(name, number)
        told = [[words.json() for _, words in entry.events] for entry in table.log]
        whole.update(json.dumps([table.save(), table.position(), told]).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    compiled = not str(agenda.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "play": {name: play_digest(name) for name in sys.argv[1:]},
                      "telling": {name: telling_digest(name) for name in sys.argv[1:]}}))
