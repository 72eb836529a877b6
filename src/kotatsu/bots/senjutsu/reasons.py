"""What a position of Senjutsu consists of for a seat, in wounds: for hints in words (`hint-senjutsu-…`)."""
from kotatsu.bots.senjutsu.judge import OVER, judge_of
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.state import State


def terms(state: State, seat: int) -> dict[str, float]:
    judge, book = judge_of(state.book), state.book
    if state.results:
        return {"harm": OVER * state.results[seat], "health": 0.0, "cards": 0.0, "place": 0.0}
    harm = -sum(judge.figure_worth(state, other, False) for other in range(book.figures) if book.teams[other] != book.teams[seat])
    cards = 0.0 if state.out >> seat & 1 else judge.hand_worth(state, seat)
    place = 0.0
    if state.cell[seat] != NONE and not state.out >> seat & 1:
        place = judge.footing_worth(state, seat, judge.foes(state, seat), state.cell[seat], state.facing[seat])
    return {"harm": harm, "health": judge.figure_worth(state, seat, True) - cards, "cards": cards, "place": place}
