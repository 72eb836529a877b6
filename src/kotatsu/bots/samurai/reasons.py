"""What a position of Samurai Spirit consists of for the team: for hints in words (`hint-samurai-…`)."""
from kotatsu.games.samurai.state import State

FARM, FAMILY, BARRICADE, WOUND, KIAI, RAIDER = 2.0, 3.0, 1.0, 1.5, 1.0, 0.25


def terms(state: State, seat: int) -> dict[str, float]:
    if state.results:
        return {"village": 100.0 * state.results[0], "wounds": 0.0, "ready": 0.0, "raiders": 0.0}
    return {"village": FARM * sum(state.farms) + FAMILY * state.families + BARRICADE * state.barricades,
            "wounds": -WOUND * sum(state.wounds), "ready": -KIAI * sum(state.passed),
            "raiders": -RAIDER * len(state.intruders)}
