"""What somebody was up to in a turn, in a few words: what his open choices made better than the others he had would have.

It is worked out from what everybody could see, so it gives nothing away and is the same for all. A choice that not all could
see, or that only a card of a hidden hand allows, says nothing.
"""
from dataclasses import dataclass
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import EVERYONE, options
from kotatsu.kernel.entry import Entry
from kotatsu.kernel.game import JSON, SPECTATOR, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.table import Table
from kotatsu.search.hint import Terms, found_in, strongest, terms_after

WORLDS = 3                 # imagined tables on which a choice is held against others
TRIES = 8                  # to imagine one in which it could be made
OTHERS = 6                 # choices beside it, at most
MOST = 12                  # choices of a turn that are looked at, the last ones


@dataclass(frozen=True)
class Aim:
    """The question what a seat was up to with some choices. Plain data, so that another process may answer it."""
    game: str
    seat: int
    moments: tuple[tuple[JSON, Action], ...]     # positions, and what was chosen there
    seed: int

    def run(self, game: Game) -> tuple[Phrase, ...]:
        """What they made better, the most important first; nothing where no choice can be told apart from others."""
        terms: Terms | None = found_in(self.game, "reasons", "terms")
        gains: dict[str, float] = {}
        if terms is not None:
            luck = Luck(self.seed)
            for text, action in self.moments:
                add_gains(gains, game, load_position(game, text)[0], self.seat, action, terms, luck)
        return tuple(say(f"hint-{self.game}-{name}") for name in strongest(gains)) if gains else ()


def aims(table: Table, seat: int | str) -> tuple[Phrase, ...]:
    """What a seat was up to in the last turn in which all could see it choose."""
    return aim_of(table, table.seat_number(seat)).run(table.game)


def aim_of(table: Table, seat: int) -> Aim:
    """The same as a question to be answered elsewhere."""
    open_choices = [number for number, entry in enumerate(table.log) if is_open_choice(entry, seat)]
    if not open_choices:
        return Aim(table.game.name, seat, (), 0)
    first, end = turn_of(table, open_choices[-1])
    made = [table.log[number] for number in open_choices if first <= number < end][-MOST:]
    return Aim(table.game.name, seat, tuple((position(table.game, entry.before, Luck(0)), entry.action) for entry in made), first)


def is_open_choice(entry: Entry[Any], seat: int) -> bool:
    """Whether all have seen what a seat chose there, when it did."""
    return entry.seat == seat and entry.seen == EVERYONE and not entry.sealed


def turn_of(table: Table, number: int) -> tuple[int, int]:
    """The first entry of the turn in which an entry lies, and the one behind its last."""
    moment = table.game.moment
    when = moment(table.log[number].before)
    first, end = number, number + 1
    while first and moment(table.log[first - 1].before) == when:
        first -= 1
    while end < len(table.log) and moment(table.log[end].before) == when:
        end += 1
    return first, end


def add_gains(gains: dict[str, float], game: Game, state: Any, seat: int, action: Action, terms: Terms, luck: Luck) -> None:
    """How much better each part of the position stands after an action than after others, in the mean of a few imagined tables."""
    told = 0
    for _ in range(TRIES):
        world = game.imagine(state, SPECTATOR, luck)
        found = options(world, world.agenda[-1], seat)
        others = [other for other in found if other != action]
        if action not in found or not others:
            continue
        after = terms_after(game, world.copy(), seat, action, terms, luck)
        few = [others[luck.below(len(others))] for _ in range(min(OTHERS, len(others)))]
        beside = [terms_after(game, world.copy(), seat, other, terms, luck) for other in few]
        for name, value in after.items():
            gains[name] = gains.get(name, 0.0) + (value - sum(one[name] for one in beside) / len(beside)) / WORLDS
        told += 1
        if told == WORLDS:
            return
