"""How a level of Senjutsu fares against players who lay down their cards in a fixed order:  python scripts/fixed_orders.py

For each signature deck twenty random orders of its cards are drawn. Each goes round: the next card of the order that is legal is
laid down, again and again; all else is done by habit, as the gentle bot does. The order that wins most against the steady bot is
the one the level then meets, in other games: its own deck, the seats and the luck change from game to game.
"""
import argparse
from dataclasses import dataclass
from typing import ClassVar, Final

from kotatsu import bots, games
from kotatsu.bots.bot import Bot
from kotatsu.bots.senjutsu.gentle import Player as Gentle
from kotatsu.games.senjutsu.phases.turn import ChooseCards
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item, choose, due, settle
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.sim.cores import spread
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import wilson

DECKS: Final = ("ronin", "master", "student", "warrior")
CHOSEN: Final = 1_000_000          # the games by which an order is chosen are numbered from here: none of them is played again


class FixedOrder(Bot):
    """Lays down cards in their order, from the first again after the last; a card that is not legal is passed over."""
    strength: ClassVar[int] = 1

    def __init__(self, luck: Luck, order: list[int]) -> None:
        super().__init__(luck)
        self.order = order
        self.place = 0
        self.otherwise = Gentle(luck)

    def choose(self, game: Game, state: State, item: Item, seat: int, found: list[Action]) -> Action:
        if not isinstance(item, ChooseCards):
            return self.otherwise.choose(game, state, item, seat, found)
        legal = {parts(action)[1] for action in found}
        while self.order[self.place] not in legal:
            self.place = (self.place + 1) % len(self.order)
        card = self.order[self.place]
        self.place = (self.place + 1) % len(self.order)
        return self.luck.pick([action for action in found if parts(action)[1] == card])


def random_order(deck: str, number: int, seed: int) -> list[int]:
    """All cards of the game in a random order: those that the deck does not hold are never legal."""
    game = games.load("senjutsu")
    order = list(range(len(game.book({"characters": [deck, "ronin" if deck != "ronin" else "master"]}).printed.ids)))
    Luck(seed_for(seed, number, deck)).shuffle(order)
    return order


@dataclass(frozen=True)
class Work:
    """Some games of a bot against one order of one deck."""
    bot: str
    deck: str
    order: int
    seed: int
    first: int
    count: int


def play(work: Work, number: int) -> int:
    """How a game ended for the bot: 1, 0 or -1."""
    game = games.load("senjutsu")
    others = [deck for deck in DECKS if deck != work.deck]
    own, seat = others[number // 2 % len(others)], number % 2
    state = game.new(game.book({"players": 2, "characters": [own, work.deck] if seat == 0 else [work.deck, own]}))
    rival = FixedOrder(Luck(seed_for(work.seed, number, "rival")), random_order(work.deck, work.order, work.seed))
    bot = bots.make("senjutsu", work.bot, seed_for(work.seed, number, seat))
    luck = Luck(seed_for(work.seed, number, "luck"))
    item = settle(state, luck)
    while item is not None:
        asked = due(state, item)[0]
        choose(state, item, asked, bots.decide(bot if asked == seat else rival, game, state, item, asked))
        item = settle(state, luck)
    return int(state.results[seat])


def play_all(work: Work) -> list[int]:
    return [play(work, number) for number in range(work.first, work.first + work.count)]


def best_order(deck: str, orders: int, trials: int, seed: int, cores: int | None) -> tuple[int, int]:
    """The order that wins most against the steady bot, the first of equal ones, and how many games it won."""
    works = [Work("steady", deck, order, seed, CHOSEN, trials) for order in range(orders)]
    won = [sum(result < 0 for result in results) for results in spread(play_all, works, cores)]
    best = max(range(orders), key=lambda order: (won[order], -order))
    return best, won[best]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="sharp")
    parser.add_argument("--orders", type=int, default=20, help="random orders for each deck")
    parser.add_argument("--trials", type=int, default=12, help="games by which the best order is chosen, for each order")
    parser.add_argument("--games", type=int, default=24, help="games against the best order of each deck")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=None)
    given = parser.parse_args()
    every: list[int] = []
    print(f"| deck | best order, against steady | {given.bot}: games | won | drawn | rate (95 % interval) |")
    print("|---" * 6 + "|")
    for deck in DECKS:
        order, won = best_order(deck, given.orders, given.trials, given.seed, given.cores)
        works = [Work(given.bot, deck, order, given.seed, first, min(6, given.games - first)) for first in range(0, given.games, 6)]
        results = [result for batch in spread(play_all, works, given.cores) for result in batch]
        every += results
        print(f"| {deck} | number {order}: {won} of {given.trials} | {told(results)} |", flush=True)
    print(f"| all | | {told(every)} |")


def told(results: list[int]) -> str:
    wins, draws = sum(result > 0 for result in results), sum(result == 0 for result in results)
    low, high = wilson(wins, len(results) - draws)
    return f"{len(results)} | {wins} | {draws} | {wins / max(1, len(results) - draws):.1%} ({low:.1%}–{high:.1%})"


if __name__ == "__main__":
    main()
