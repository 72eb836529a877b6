"""The verbs of one card of Battlecrest, its hero and its minion, enough to play them on the small board."""
import re
from pathlib import Path
from typing import Any, Final

from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.cards.deeds import Card, CardLine, Deed, Moments
from kotatsu.kernel.cards.reader import Entry, Vocabulary, Wrong, read_rows
from kotatsu.kernel.cards.resolve import Ask, Resolve
from tests.kernel.cards.board import HEXES, NO_CELL, State, distance

DECLINE, TAKE, GO, STRIKE, SHOVE, STAR = (number << 24 for number in range(1, 7))
MINION: Final = 1                        # `who`
OWN_MOMENT, STAR_MOMENT = range(2)
HERO: Final = 0                          # targets: heroes, then minions


def origin(state: State, deed: Deed, seat: int) -> int:
    """Where the one who acts stands."""
    return state.minion[seat] if deed.who == MINION else state.cell[seat]


def targets(state: State, deed: Deed, seat: int, near: int, far: int) -> list[int]:
    """BC4.5: enemy warriors in range, the hero first."""
    foe, at = 1 - seat, origin(state, deed, seat)
    if at == NO_CELL:
        return []
    return [number for number, place in enumerate((state.cell[foe], state.minion[foe]))
            if place != NO_CELL and near <= distance(at, place) <= far]


class March(Deed):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps, self.asking = steps, True

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool(self.options(state, seat, card))

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        at = origin(state, self, seat)
        return [GO | place << 16 for place in range(len(HEXES)) if at != NO_CELL and place not in state.taken()
                and distance(at, place) <= self.steps]

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        (state.minion if self.who == MINION else state.cell)[seat] = target


class Attack(Deed):
    """BC4.3, BC4.4: printed value, and one more for each primed crest of the kind."""

    def __init__(self, value: int, reach: tuple[int, int], crest: Any) -> None:
        super().__init__()
        self.value, self.reach, self.crest, self.asking = value, reach, crest, True

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool(targets(state, self, seat, *self.reach))

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return [STRIKE | target << 16 for target in targets(state, self, seat, *self.reach)]

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        hurt = self.value + state.primed.get(self.crest, 0)
        (state.wounds if target == HERO else state.minion_wounds)[1 - seat] += hurt


class Push(Attack):
    """One step in any direction, the pusher chooses where."""

    def __init__(self, steps: int, reach: tuple[int, int]) -> None:
        super().__init__(steps, reach, "")

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        found = []
        for target in targets(state, self, seat, *self.reach):
            place = (state.cell, state.minion)[target][1 - seat]
            found += [SHOVE | target << 16 | to << 8 for to in range(len(HEXES))
                      if to not in state.taken() and distance(place, to) <= self.value]
        return found

    def apply(self, state: State, seat: int, card: int, action: Action) -> int:
        _, target, to, _ = parts(action)
        (state.cell, state.minion)[target][1 - seat] = to
        return target


class Star(Deed):
    """BC4.11: one star ability of the hero or the living minion, each once a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = True

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool(self.options(state, seat, card))

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        held = state.moments.masks[STAR_MOMENT] & ~state.stars
        return [STAR | line.card << 16 for line in state.moments.lines[STAR_MOMENT]
                if held >> line.card & 1 and state.cards[line.card].choices(state, seat, line.place)]

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.stars |= 1 << target
        state.push(Activate(seat, target, state.cards[target].at(STAR_MOMENT)))


def read_reach(words: list[str]) -> tuple[Any, int]:
    match = re.fullmatch(r"r(\d)(?:-(\d))?", words[0] if words else "")
    if match is None:
        raise Wrong("kernel-card-number", word=" ".join(words))
    return (int(match[1]), int(match[2] or match[1])), 1


VOCABULARY: Final = Vocabulary(
    verbs={"march": Entry(March, ("number",)), "attack": Entry(Attack, ("number", "reach", "crest?")),
           "push": Entry(Push, ("number", "reach")), "star": Entry(Star)},
    bands={}, moments=("", "star"), who=("you", "minion"),
    numbers={"reach": read_reach, "crest": lambda words: (words[0].removeprefix("+1/"), 1)})


class Activate(Resolve):
    def row(self, state: State) -> Card:
        return state.cards[self.card]

    def at(self, place: int) -> "Activate":
        return Activate(self.seat, self.card, place)

    def question(self, place: int) -> "AskHero":
        return AskHero(self.seat, self.card, place)


class AskHero(Ask):
    def step(self) -> Activate:
        return Activate(self.seat, self.card, self.place)

    def decline(self) -> Action:
        return DECLINE

    def take(self, line: CardLine) -> Action:
        return act(TAKE >> 24, line.place)


def read_hero() -> tuple[list[Card], Moments]:
    """BC4.1: a player may decline every line."""
    rows = read_rows("rig.toml", Path(__file__).with_name("rig.toml").read_text(), VOCABULARY)
    for row in rows:
        for line in row.lines:
            line.optional = True
    cards = [row.card(number) for number, row in enumerate(rows)]
    return cards, Moments(cards, [0] * len(cards), len(VOCABULARY.moments))
