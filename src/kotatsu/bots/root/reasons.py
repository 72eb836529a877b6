"""What a position of Root consists of for a seat, in tenths of a point: for hints in words (`hint-root-…`)."""
from kotatsu.bots.root.cards import effects_worth, hand_worth
from kotatsu.bots.root.evaluate import JUDGES, POINT, SOON, WON, patience
from kotatsu.bots.root.map_value import map_value
from kotatsu.games.root.queries import are_enemies, has_marker
from kotatsu.games.root.state import State


def terms(state: State, seat: int) -> dict[str, float]:
    """The parts that `evaluate` adds up."""
    if state.results:
        return {"points": WON * state.results[seat], "soon": 0.0, "map": 0.0, "cards": 0.0, "board": 0.0, "rivals": 0.0}
    book, later = state.book, patience(state)
    rivals = [other for other in range(book.seats) if are_enemies(state, seat, other)]
    menace = [0.0] * book.seats
    for other in rivals:
        menace[other] = 0.4 + 0.05 * state.points[other] if has_marker(state, other) else 1.6
    faction = book.faction[seat]
    return {"points": POINT * state.points[seat],
            "soon": SOON[faction](state, seat) if faction in SOON and has_marker(state, seat) else 0.0,
            "map": later * map_value(state, seat, menace),
            "cards": later * (hand_worth(state, seat) + effects_worth(state, seat)),
            "board": later * JUDGES[faction](state, seat),
            "rivals": -1.5 * sum(state.points[other] for other in rivals)}
