# compiled with mypyc
"""A steady duellist: thinks its turn through to the end, then the other side's answer to the best of what it found."""
from typing import Any, ClassVar, Final

from kotatsu.bots import Bot
from kotatsu.bots.battlecrest.habits import worth_a_thought
from kotatsu.bots.battlecrest.judge import Judge, judge_of
from kotatsu.bots.battlecrest.thought import NARROW, WIDE, Line, Thought, after
from kotatsu.games.battlecrest.actions import Verb
from kotatsu.games.battlecrest.phases.attack import Defend
from kotatsu.games.battlecrest.phases.turn import StartTurn
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game

ANSWERED: Final = 6                # choices to which the other side's answer is thought of
TRIES: Final = 3                   # orders that the Imperator may follow


class Player(Bot):
    """Nothing is hidden from it but the order deck, which is a bag to everybody."""
    strength: ClassVar[int] = 100

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        assert isinstance(state, State)
        if parts(found[0])[0] == Verb.PLACE:
            return found[0]                      # BC2.7: the order of the own row changes nothing
        judge, dice = judge_of(state.book), self.luck.below(1 << 30)
        left = found if isinstance(item, Defend) else worth_a_thought(judge, state, found, WIDE[0])
        lines = [Thought(judge, WIDE, dice).best_line(after(state.copy(), item, action), 1) for action in left]
        sign = 1.0 if state.active == seat else -1.0
        places = sorted(range(len(left)), key=lambda place: (-sign * lines[place].worth, place))[:ANSWERED]
        best, most = left[places[0]], -1e9
        for place in places if len(places) > 1 else []:
            value = answered(judge, lines[place], seat, dice)
            if value > most:
                best, most = left[place], value
        return best


def answered(judge: Judge, line: Line, seat: int, dice: int) -> float:
    """What is left of a line once the side that comes next has had its turn, in the mean over some orders of the Imperator."""
    if line.state.results:
        return judge.position_worth(line.state, seat)
    tries = TRIES if line.state.book.is_solo() else 1
    total = 0.0
    for number in range(tries):
        world = line.state.copy()
        begun = world.agenda.pop()
        assert isinstance(begun, StartTurn)
        begun.run(world)
        end = Thought(judge, NARROW, dice + 7 * number).best_line(world, 0).state
        total += judge.position_worth(end, seat)
    return total / tries
