# compiled with mypyc
"""A steady player: tries every choice, lets it take its course, thinks of the next one for the best of them, and takes the best."""
from typing import Any, ClassVar, Final

from kotatsu.bots import Bot
from kotatsu.bots.root.evaluate import evaluate, patience
from kotatsu.bots.root.rollout import promise, try_out
from kotatsu.games.root.actions import DONE, Verb
from kotatsu.games.root.book import BIRD, CardKind, Fac
from kotatsu.games.root.factions.vagabond.birdsong import Slip
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

ROLLS = 6                          # how often luck is tried for a choice that needs it
LOOKED_INTO = 7                    # so many of the best choices are followed by one more,
THOUGHTS = 280                     # fewer where there is much to choose from: about so many thoughts in all,
AT_LEAST: Final = 3                # but never less than this
OUT_OF_REACH = 40.0                # what is so much worse than the best is not followed
ALIKE = 0.05                       # what is better by less is not better
WARRIORS = 255                     # the last number of an action: how many move


class Player(Bot):
    """It never stops while something improves its position, and never dawdles when nothing does."""
    strength: ClassVar[int] = 100

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        values = weigh(self.luck, state, item, seat, found)
        best, most = found[0], -1e9
        for action, value in values.items():
            if value > most + ALIKE:
                best, most = action, value
        return best


def weigh(luck: Luck, state: State, item: Item, seat: int, found: list[Action]) -> dict[Action, float]:
    """What the best choices come to, in the order in which they are thought of; one alone where there is nothing to think about."""
    dice, later = luck.below(1 << 31), patience(state)
    found = sparing_birds(state, without_gifts_of_ambush(state, found))
    values = {action: try_out(state, item, seat, action, later, dice, ROLLS) for action in found}
    if state.phase == Phase.SETUP:                           # nothing to hurry for: of what is alike, any
        most = max(values.values())
        chosen = luck.pick([action for action in found if values[action] >= most - ALIKE])
        return {chosen: values[chosen]}
    if state.book.faction[seat] == Fac.MARQUISE:
        craft = craft_at_no_cost(found, values, evaluate(state, seat, later))
        if craft is not None:
            return {craft: values[craft]}
    least = max(values.values()) - OUT_OF_REACH
    weighed: dict[Action, float] = {}
    for action in promising(found, values):
        more = promise(state, item, seat, action, later, dice) if goes_on(state, item, action) and values[action] >= least else 0.0
        weighed[action] = values[action] + more
    return weighed


def without_gifts_of_ambush(state: State, found: list[Action]) -> list[Action]:
    """An ambush is not given away: it could be met again in the next battle."""
    book = state.book
    kept: list[Action] = []
    for action in found:
        verb, _, card, _ = parts(action)
        if verb != Verb.AID or book.card_kind[card] != CardKind.AMBUSH:
            kept.append(action)
    return kept or found


def sparing_birds(state: State, found: list[Action]) -> list[Action]:
    """A bird stands for every suit: no supporter's price, and not given for Outrage, where a card of the suit will do."""
    suits = state.book.card_suit
    kept: list[Action] = []
    for action in found:
        verb, card, _, _ = parts(action)
        if (verb != Verb.SUPPORT and verb != Verb.GIVE) or suits[card] != BIRD:
            kept.append(action)
    return kept or found


def goes_on(state: State, item: Item, action: Action) -> bool:
    """Whether the same choices can follow as after other options: to stop ends them, "no" in a battle and staying do not."""
    return action != DONE or state.fight is not None or isinstance(item, Slip)


def craft_at_no_cost(found: list[Action], values: dict[Action, float], now: float) -> Action | None:
    """The Marquise crafts before she acts (R6.2.1), and it takes none of her actions: what pays is done first."""
    best, most = None, now
    for action in found:
        if parts(action)[0] == Verb.CRAFT and values[action] > most:
            best, most = action, values[action]
    return best


def promising(found: list[Action], values: dict[Action, float]) -> list[Action]:
    """To stop, and the best of the rest; of moves that differ in number only the best number."""
    chosen: dict[int, Action] = {}
    for action in found:
        kind = action | WARRIORS
        if kind not in chosen or values[action] > values[chosen[kind]]:
            chosen[kind] = action
    ranked = sorted(chosen.values(), key=lambda action: (action != DONE, -values[action]))
    number = max(AT_LEAST, min(LOOKED_INTO, THOUGHTS // len(found)))
    return ranked[:number + (ranked[0] == DONE)]
