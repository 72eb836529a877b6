"""Tables worth looking at: the fullest boards and the longest questions of seeded games, with their logs, and some by hand."""
from collections.abc import Iterator
from functools import cache
from typing import Any

from kotatsu import bots, games
from kotatsu.kernel.table import Table

JSON = dict[str, Any]
LEVELS = ("easy", "normal", "hard", "heroic")
PLAYERS = (2, 3, 5, 7)
QUESTIONS = ("absent", "action", "card", "ignore", "kiai", "again", "order", "first", "drop")
WANTED = {f"late-{players}" for players in PLAYERS} | {f"ask-{key}" for key in QUESTIONS}
SEEDS = (0, 1, 2, 3, 4, 5, 17, 20)     # games in which each of them is found
MOST = 600                              # should the rules change: others are played until all are found


@cache
def moments() -> dict[str, JSON]:
    """Saved tables by name: `late-<players>` has the most on the table, `ask-<question>` the most choices."""
    best: dict[str, tuple[int, Table]] = {}
    for number, seed in enumerate((*SEEDS, *range(MOST))):
        if number >= len(SEEDS) and best.keys() >= WANTED:
            break
        for name, weight, table in decisions(seed):
            if weight > best.get(name, (-1, None))[0]:
                best[name] = (weight, table.copy())
    return {name: table.save() for name, (_, table) in best.items()}


def decisions(seed: int) -> Iterator[tuple[str, int, Table]]:
    """One game of the brisk bot, decision by decision."""
    game, bot, players = games.load("samurai"), bots.brisk("samurai", seed), 2 + seed % 6
    table = Table.new(game, {"players": players, "level": LEVELS[seed % 4]}, seed)
    while table.item is not None:
        seat = table.decisions()[0]
        prompt = table.prompts([seat])[0]
        yield f"ask-{prompt.key}", len(prompt.actions), table
        if prompt.key in ("action", "card"):
            view = table.view()
            marks = sum(len(one["line"]) + len(one["left"]) + one["wound"] for one in view["seats"])
            yield f"late-{players}", marks + 3 * view["round"], table
        table.do(seat, bots.decide(bot, game, table.state, table.item, seat))


BASE: JSON = {"kotatsu": "position", "game": "samurai", "version": 1}
# A card is drawn that Katsushiro and Heihachi may not be handed and that nobody may throw away: much is dark, some is lit.
DARK: JSON = {
    **BASE, "options": {"level": "normal"}, "round": 2, "turn": 11, "active": "Kyuzo",
    "seats": ["Kyuzo h1 R 2-13 4-08 L 1-12", "Katsushiro h1 R 4-01 5-4 2-10 L 1-03 passed",
              {"samurai": "Heihachi", "side": "human", "wound": 0, "line": ["3-06", "2-09"], "left": ["2-07"], "token": "Kyuzo"},
              "Kikuchiyo a0 R 4-11 5-1 L 2-03 1-07"],
    "barricades": "3/6", "farms": 5, "intruders": ["?", "?", "3-02"], "discard": ["2-12", "1-10"],
    "raiders": {"top": ["3-12", "3-07"], "set": 9}}
DARK_ACTIONS = ("fight",)
# One card is left: with it the third round ends, and the village stands or falls.
LAST: JSON = {
    **BASE, "options": {"level": "normal"}, "round": 3, "turn": 61, "active": "Gorobei",
    "seats": ["Gorobei h0 R 2-02 L 3-01 2-12 1-07", "Daisuke a0 R 1-02 L 3-02 2-11 1-08 passed",
              "Kanbei h0 R 4-03 L 2-03 4-11 3-06 passed"],
    "barricades": "3/5", "farms": 4, "families": "AB", "intruders": [], "discard": ["1-10"],
    "raiders": {"top": ["4-06"], "set": 0}}
LAST_ACTIONS = ("fight", "confront")
LOST: JSON = {**LAST, "farms": 1, "families": "A", "barricades": "0/5", "intruders": ["2-09", "2-03", "1-03"],
              "seats": ["Gorobei h0 R 2-02", "Daisuke a0 R 1-02 passed", "Kanbei h0 R 4-03 passed"]}
