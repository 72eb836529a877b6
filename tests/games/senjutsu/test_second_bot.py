"""From hundreds of positions bots go and attack where a second writing of their lists sends them."""
import random

import pytest

from tests.games.senjutsu.cases import play
from tests.games.senjutsu.second_bot import ATTACKS, BOARD, MOVES, SHOT, SecondBot, distance

POSITIONS = 60
PREFERS = {"katana": 1, "yari": 2, "yumi": 5}
CARDS = {"katana": [*MOVES, *ATTACKS, *ATTACKS], "yari": [*MOVES, *ATTACKS, *ATTACKS], "yumi": [*MOVES, SHOT]}


def named(cell: tuple[int, int]) -> str:
    return f"{cell[0]},{cell[1]}"


@pytest.mark.rule("S13.F.16", "S13.M.1", "S13.M.2", "S13.M.4", "S13.R.2", "S13.R.7", "S13.A.1", "S13.A.2b", "S13.A.3c", "S13.A.4b")
@pytest.mark.parametrize(("kind", "players"), [("katana", 1), ("yari", 1), ("yumi", 1), ("katana", 2), ("yari", 2), ("yumi", 2)])
def test_a_bot_ends_where_the_second_writing_ends(kind: str, players: int) -> None:
    luck = random.Random(f"{kind}{players}")
    for _ in range(POSITIONS):
        cells = sorted(BOARD)
        luck.shuffle(cells)
        bot = (cells.pop(), luck.randrange(6))
        cells.sort(key=lambda cell: distance(cell, bot[0]) if kind != "yumi" else 0)
        ring = [cell for cell in cells if distance(cell, bot[0]) == luck.choice([1, 2, 3])] if players == 2 else cells[:18]
        stands = [(cell, luck.randrange(6)) for cell in luck.sample(ring if len(ring) >= players else cells, players)]
        left = [cell for cell in cells if cell not in [one[0] for one in stands]]
        fellow = luck.choice(left[:8]) if players == 1 and luck.random() < 0.6 else None
        rocks = [cell for cell in luck.sample(left[:14], luck.randrange(6)) if cell != fellow]
        behaviour, stance = luck.choice(["left", "middle", "right"]), luck.choice(["aggressive", "defensive"])
        card = luck.choice([card for card in CARDS[kind] if card != SHOT or players == 1])       # of several S12.3 chooses
        rows = [f"{name} s1 @{named(cell)} ^{facing}" for name, (cell, facing) in zip(("student", "ronin"), stands, strict=False)]
        rows.append(f"{kind}-1 @{named(bot[0])} ^{bot[1]} behaviour={behaviour} stance={stance}")
        rows += [f"leader-1 @{named(fellow)}"] if fellow else []
        rows += ["rocks@" + " ".join(map(named, rocks))] if rocks else []
        scene = play(("", " / ".join(rows), f"{'stun ' * players}> {card}{' stun' if fellow else ''}", "settle"))
        found = scene.state_of(f"{kind}-1")
        second = SecondBot(bot, stands, rocks, behaviour, PREFERS[kind], stance == "defensive", fellow)
        assert (found["hex"], found["facing"]) in [(named(cell), facing) for cell, facing in second.act(card)], (rows, card)
