"""A thousand random games of Root: who wins how often, drawn as bars.

    python examples/wins_by_faction.py --games 1000 --out wins.svg
"""
import argparse
from collections import Counter
from pathlib import Path

import kotatsu

BAR = '<rect x="110" y="{y}" width="{width}" height="24" fill="#b5532a"/>'
LABEL = '<text x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>'


def wins(count: int, **options: object) -> Counter[str]:
    """Winners by name. Without a table, log and sentences: states, luck and choices alone are many times faster."""
    game = kotatsu.games.load("root")
    book = game.book(options)
    found: Counter[str] = Counter()
    for number in range(count):
        state = game.new(book)
        kotatsu.play_random(state, kotatsu.Luck(2 * number), kotatsu.Luck(2 * number + 1), game.most_decisions)
        found.update({game.seat_name(state, seat): int(result > 0) for seat, result in enumerate(state.results)})
    return found


def svg(found: Counter[str], count: int) -> str:
    """One bar per faction: the full width is every game."""
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="560" height="{len(found) * 36 + 12}" font-family="sans-serif">']
    for place, (name, won) in enumerate(found.most_common()):
        y, width = 36 * place + 12, round(380 * won / count)
        lines += [LABEL.format(x=100, y=y + 17, anchor="end", text=name), BAR.format(y=y, width=width),
                  LABEL.format(x=116 + width, y=y + 17, anchor="start", text=f"{won / count:.1%}")]
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--out", type=Path, default=Path("wins.svg"))
    given = parser.parse_args()
    found = wins(given.games, players=given.players)
    for name, won in found.most_common():
        print(f"{name:>10} {won:>5} {'█' * round(50 * won / given.games)}")
    given.out.write_text(svg(found, given.games), encoding="utf-8")


if __name__ == "__main__":
    main()
