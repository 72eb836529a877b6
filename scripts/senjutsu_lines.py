"""Which lines of Senjutsu's cards the tables of cases never carry out:  KOTATSU_PURE=1 .venv/bin/python scripts/senjutsu_lines.py

Lines that work from beside the deck (025, 106, and what ends 085, 091, 093, 095) are no lines of play: their own tests try them.
"""
import importlib
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from kotatsu.games.senjutsu import lines
from kotatsu.games.senjutsu.phases import solo
from kotatsu.games.senjutsu.printed import printed
from kotatsu.games.senjutsu.state import ENDED

TABLES = ("master", "ronin", "student", "warrior", "weapons", "general", "solo", "bushido")
BESIDE = {"025", "085", "091", "093", "095", "106"}
done: set[tuple[int, int]] = set()
carry_out, raise_counter, strike, shoot = lines.CarryOut.run, lines.raise_counter, solo.BotActs.strike, solo.BotActs.shoot


def carried(self: Any, state: Any) -> None:
    if not state.stopped[self.seat] & ENDED:
        done.add((self.card, self.place))
    carry_out(self, state)


def raised(state: Any, seat: int, here: Any) -> None:
    before = state.counters[seat], state.dear[seat]
    raise_counter(state, seat, here)
    if (state.counters[seat], state.dear[seat]) != before:
        done.add((here.card, here.place))


def struck(self: Any, state: Any, bot: int, card: int, at: int, *more: Any) -> None:
    done.update((card, number) for number in range(at + 1))      # the attack half comes first on a card
    strike(self, state, bot, card, at, *more)


def shot(self: Any, state: Any, bot: int, card: int, at: int, *more: Any) -> None:
    done.add((card, at))
    shoot(self, state, bot, card, at, *more)


def main() -> None:
    noting = ((lines.CarryOut, "run", carried), (lines, "raise_counter", raised), (solo.BotActs, "strike", struck),
              (solo.BotActs, "shoot", shot))
    for owner, method, instead in noting:
        setattr(owner, method, instead)
    play = importlib.import_module("tests.games.senjutsu.cases").play
    for name in TABLES:
        module = importlib.import_module(f"tests.games.senjutsu.test_cards_{name}")
        for case in [*module.CASES, *getattr(module, "FIRST_LINE", ())]:
            play(case, start_turn=name == "bushido")
    cards = printed().cards
    missing = [f"{printed().ids[number]} line {line.place + 1}: {line.deeds[-1].word}" for number, card in enumerate(cards)
               for line in card.lines if (number, line.place) not in done and card.id not in BESIDE]
    print("\n".join(missing) or f"All {sum(len(card.lines) for card in cards)} lines were carried out.")
    sys.exit(bool(missing))


if __name__ == "__main__":
    main()
