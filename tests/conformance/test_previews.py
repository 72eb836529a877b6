"""What a choice says it will lead to is what happens when it is made, wherever no luck and no other choice lies between."""
from conform.doors import play, variant
from conform.previews import check, previews

from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.sim.seeds import seed_for

GAMES = 40                # from random positions, and from the beginning
DECISIONS = 40            # of each
EVERY = 3                 # of so many decisions one is looked at


def test_a_preview_is_what_happens(name, game):
    rows = previews(name)
    kept: dict[str, int] = {}
    lies: list[str] = []
    for number in range(GAMES):
        luck = Luck(seed_for("previews", number))
        options = variant(game, number)
        position = game.fuzz_position(options, luck) if number % 4 else None
        table = Table.at(game, position) if position is not None else Table.new(game, options, seed=seed_for("luck", number))

        def each(table, luck=luck):
            if not luck.below(EVERY):
                for seat in table.decisions():
                    lies.extend(check(game, table.state, table.item, seat, rows, kept, luck))

        play(table, number, each, DECISIONS)
    assert not lies, "\n".join([f"{len(lies)} previews are not true:", *lies[:12]])
    if name != "toy":
        assert rows.promises and sum(kept.values()) >= 100, f"too few promises were compared: {kept}"
    never = [id for id in rows.promises if not kept.get(id)]
    assert len(never) <= len(rows.promises) // 4, f"never held against anything: {never}"
