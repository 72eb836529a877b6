"""What a position of Battlecrest consists of for a side, in wounds: for hints in words (`hint-battlecrest-…`)."""
from kotatsu.bots.battlecrest.judge import COMING, OVER, judge_of
from kotatsu.games.battlecrest.state import State


def terms(state: State, seat: int) -> dict[str, float]:
    judge, other = judge_of(state.book), 1 - seat
    if state.results:
        result = state.results[0] if seat == 0 else -state.results[0]
        return {"harm": OVER * result, "health": 0.0, "blow": 0.0, "safety": 0.0}
    return {"harm": -judge.side_worth(state, other), "health": judge.side_worth(state, seat),
            "blow": COMING * judge.harm(state, seat), "safety": -COMING * judge.harm(state, other)}
