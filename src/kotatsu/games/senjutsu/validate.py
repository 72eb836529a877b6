"""Whether the parts of a hand-written position fit together: what is next needs what lies on the table."""
from kotatsu.games.senjutsu.book import NONE, blocks_way
from kotatsu.games.senjutsu.census import census
from kotatsu.games.senjutsu.lines import EndFrame
from kotatsu.games.senjutsu.phases.horde import NextWave
from kotatsu.games.senjutsu.phases.turn import StartTurn
from kotatsu.games.senjutsu.queries import is_on_board
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.notation import wrong


def validate(state: State) -> None:
    """Fill in what follows from the rest; Unreadable where the parts contradict each other."""
    if state.results:
        return
    if not any(isinstance(item, StartTurn) for item in state.agenda[:2]):
        state.agenda = [StartTurn(), *state.agenda]
    if state.book.horde and not isinstance(state.agenda[0], NextWave):
        state.agenda = [NextWave(), *state.agenda]
    if sum(isinstance(item, EndFrame) for item in state.agenda) != len(state.frames):
        raise wrong("frames", len(state.frames))
    for figure in range(state.book.figures):
        cell = state.cell[figure]
        if cell != NONE and (not is_on_board(state, cell) or blocks_way(state.terrain[cell])):
            raise wrong(f"figures[{figure}].hex", state.book.board.places[cell])
        if cell == NONE and state.turn and not state.out >> figure & 1:
            raise wrong(f"figures[{figure}].hex", None)
    for name, holds in census(state).items():
        if not holds:
            raise wrong("figures", name)
