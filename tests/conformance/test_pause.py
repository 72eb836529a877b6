"""`apply --pause`: a choice and its own consequences, nothing else."""
from conform.doors import begin, play

from kotatsu.kernel.agenda import Chance, Step
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.notation import position
from kotatsu.kernel.pause import Pause, do_and_pause
from kotatsu.kernel.table import Table
from kotatsu.sim.checks import contents


def test_a_paused_table_goes_on_to_where_the_table_would_be(game):
    """Every third choice of some games: the position where it paused can be shown, and leads where the choice leads."""
    waiting = 0

    def compare(table):
        nonlocal waiting
        if len(table.log) % 3:
            return
        seat = table.decisions()[0]
        action = table.legal(seat)[-1]
        before = contents(game, table.state)
        paused, whole = do_and_pause(table, seat, action), table.copy()
        assert contents(game, table.state) == before
        whole.do(seat, action)
        assert not any(isinstance(item, Pause) for item in paused.state.agenda)
        assert paused.view(SPECTATOR)
        assert position(game, paused.state, paused.luck)["next"] or paused.is_over()
        done = whole.log[len(table.log):][:len(paused.log)]
        assert [entry.text for entry in paused.log] == [entry.text for entry in done]
        assert [entry.events for entry in paused.log[:-1]] == [entry.events for entry in done[:-1]]
        told = paused.log[-1].events
        assert told == done[-1].events[:len(told)]           # what followed later is told later
        waiting += isinstance(paused.item, (Step, Chance))
        later = Table(game, paused.state.copy(), paused.luck.copy())
        assert contents(game, later.state) == contents(game, whole.state)

    for number in range(4):
        play(begin(game, number), number, compare, limit=100)
    assert waiting
