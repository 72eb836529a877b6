"""The numbers themselves: dense, stable, and blind to what a seat may not see."""
import hashlib
import json
from pathlib import Path

import pytest
from conform.doors import begin, play

from kotatsu.kernel.agenda import due, options
from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.game import SPECTATOR, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.numbering import order_rank
from kotatsu.kernel.table import Table
from kotatsu.rl.actions import action_table
from kotatsu.rl.errors import learning_of
from kotatsu.rl.listing import action_rows, observation_rows

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES_EACH, EVERY = 3, 11            # games, and every how manieth decision is looked at by all


def digest(game: Game) -> dict[str, object]:
    """What must stay as long as the rules have this version."""
    actions, seen = ([json.dumps(row) for row in rows(game, True)] for rows in (action_rows, observation_rows))
    return {"version": game.version, "actions": len(actions), "observation": len(seen),
            "digest": hashlib.sha256("\n".join([*actions, *seen]).encode()).hexdigest()[:16]}


def test_the_tables_stay_as_long_as_the_rules_have_this_version(game: Game, request: pytest.FixtureRequest) -> None:
    file = GOLDEN / game.name / "numbers.json"
    if request.config.getoption("--regold-play") or not file.exists():
        file.write_text(json.dumps(digest(game), indent=1) + "\n", encoding="utf-8")
    assert digest(game) == json.loads(file.read_text(encoding="utf-8"))


def test_every_number_has_one_action(game: Game) -> None:
    rows = list(action_rows(game, True))
    assert [row["first"] for row in rows] == list(range(1, action_table(game).size))
    assert len({row["action"] for row in rows}) == len(rows)
    assert [row["luck"] for row in rows] == [number >= action_table(game).choices for number in range(1, action_table(game).size)]


def test_real_games_fit_the_tables(game: Game) -> None:
    """Every option has a number of its own, whatever luck brought one above; no number of an observation is larger than its part
    says; and where the hidden things are dealt anew as a seat could believe they lie, it sees the same, as in its view.
    """
    table, learning, turn = action_table(game), learning_of(game), 0
    numbering = table.numbering
    highs = bytes(part.high for part in learning.parts() for _ in part.labels)

    def each(at: Table) -> None:
        nonlocal turn
        turn += 1
        assert at.item is not None
        for seat in due(at.state, at.item):
            found = [numbering.number(action) for action in options(at.state, at.item, seat)]
            assert len(set(found)) == len(found)
            assert all(0 < number < table.choices for number in found)
        if turn % EVERY == 0:
            for viewer in (*range(game.seats(at.state)), SPECTATOR):
                seen = learning.encode(at.state, viewer)
                assert len(seen) == len(highs)
                assert all(value <= high for value, high in zip(seen, highs, strict=True) if value)
                assert learning.encode(game.imagine(at.state, viewer, Luck(turn)), viewer) == seen

    for number in range(GAMES_EACH):
        for entry in play(begin(game, number), number, each).log:
            if entry.seat == LUCK:
                assert table.choices <= numbering.number(entry.action) < table.size


def test_orders_of_up_to_three_things_have_nine_numbers() -> None:
    found = [order_rank(5, 0, 0), order_rank(5, 7, 0), order_rank(7, 5, 0), order_rank(1, 2, 3), order_rank(1, 3, 2),
             order_rank(2, 1, 3), order_rank(2, 3, 1), order_rank(3, 1, 2), order_rank(3, 2, 1)]
    assert found == list(range(9))
