# compiled with mypyc
"""A look at a position of Battlecrest in numbers, for a judge that learns (`lesson.py`): both sides, their cards, blows to come."""
from typing import Final

from kotatsu.bots.battlecrest.judge import Judge
from kotatsu.games.battlecrest.book import Book, Symbol
from kotatsu.games.battlecrest.grid import BESIDE, NONE, distance
from kotatsu.games.battlecrest.phases.turn import StartTurn
from kotatsu.games.battlecrest.queries import count, face_of, movement_value
from kotatsu.games.battlecrest.state import State

HEROES: Final = ["akhena", "mutino", "whispyr", "forge"]
CARDS: Final = ["fate-herald", "ancestor-ward", "sky-descent", "staff-sweep", "long-shot", "dirty-trick", "overdrive-rig",
                "blink-strike", "thorn-volley", "veil-of-leaves", "piston-fist", "arsenal-barrage", "siege-advance"]
"""Cards that are known one by one; an owner's cards count by their numbers alone."""
PLAIN: Final = ["health", "weak", "weaker", "minion", "brink", "minion-brink", "ready", "guard", "move", "shield", "item", "cover",
                "attack-here", "star-here", "blow", "through", "deadly", "share", "minion-blow", "minion-away"]
BY_HERO: Final = ["hero", "away", "beside"]
STATES: Final = ["start", "back", "start-spent", "back-spent"]
BLOCK: Final = 20 + 3 * 4 + 4 * 13               # numbers about one side
FIRST_HERO: Final = 20
FIRST_CARD: Final = 32
WIDTH: Final = 2 * BLOCK + 2
WEAK: Final = 6
WEAKER: Final = 3


def side_names(whose: str) -> list[str]:
    return ([f"{whose}-{name}" for name in PLAIN] + [f"{whose}-{name}-{hero}" for hero in HEROES for name in BY_HERO]
            + [f"{whose}-{card}-{shown}" for card in CARDS for shown in STATES])


NAMES: Final = [*side_names("own"), *side_names("their"), "away", "turn"]


class Looker:
    """Knows which cards of a table are which."""

    def __init__(self, book: Book, judge: Judge) -> None:
        self.judge = judge
        self.card_place: list[int] = [FIRST_CARD + 4 * CARDS.index(name) if name in CARDS else NONE for name in book.printed.cards]
        self.hero_place: list[int] = [FIRST_HERO + 3 * HEROES.index(hero.id) if hero.id in HEROES else NONE for hero in book.hero]

    def numbers(self, state: State, side: int) -> list[float]:
        """As a side sees it, between two turns."""
        found = [0.0] * WIDTH
        away = distance(state.cell[2 * side], state.cell[2 - 2 * side])
        self.look_at(state, side, away, found, 0)
        self.look_at(state, 1 - side, away, found, BLOCK)
        found[2 * BLOCK] = away
        found[2 * BLOCK + 1] = turn_to_come(state)
        return found

    def look_at(self, state: State, side: int, away: int, found: list[float], first: int) -> None:
        """What concerns one side."""
        judge, other = self.judge, 1 - side
        printed = judge.book.printed
        health, hero, minion = state.health[side], state.cell[2 * side], state.cell[2 * side + 1]
        found[first] = health
        found[first + 1] = max(0, WEAK - health)
        found[first + 2] = max(0, WEAKER - health)
        brink = 0
        for beside in BESIDE[hero]:
            brink += state.hazards >> beside & 1
        found[first + 4] = brink
        if minion != NONE:
            found[first + 3] = 1.0
            brink = 0
            for beside in BESIDE[minion]:
                brink += state.hazards >> beside & 1
            found[first + 5] = brink
            found[first + 19] = distance(minion, state.cell[2 * other])
        ready = guard = 0
        for card in state.rows[side]:
            face = face_of(state, card)
            place = self.card_place[card]
            if state.exhausted >> card & 1:
                if place != NONE:
                    found[first + place + 2 + (face & 1)] = 1.0
            else:
                ready += 1
                guard += printed.defence[face]
                if place != NONE:
                    found[first + place + (face & 1)] = 1.0
        found[first + 6] = ready
        found[first + 7] = guard
        found[first + 8] = movement_value(state, side)
        found[first + 9] = judge.best_shield(state, side)
        found[first + 10] = state.items[side]
        symbols = state.symbols[hero]
        found[first + 11] = count(symbols, Symbol.DEF)
        found[first + 12] = count(symbols, Symbol.ATK)
        found[first + 13] = count(symbols, Symbol.STAR)
        blow = judge.strongest_blow(state, side, state.cell[2 * other], False)
        through = max(0, blow - judge.best_shield(state, other))
        found[first + 14] = blow
        found[first + 15] = through
        threatened = state.health[other]
        if through >= threatened:
            found[first + 16] = 1.0
        found[first + 17] = min(1.0, through / max(1, threatened))
        prey = state.cell[2 * other + 1]
        if prey != NONE and judge.strongest_blow(state, side, prey, False) > judge.book.hero[other].minion_defence:
            found[first + 18] = 1.0
        place = self.hero_place[side]
        if place != NONE:
            found[first + place] = 1.0
            found[first + place + 1] = away
            if away <= 1:
                found[first + place + 2] = 1.0


def next_side(state: State) -> int:
    """Who acts next, between two turns."""
    top = state.agenda[-1]
    return top.side if isinstance(top, StartTurn) else state.active


def turn_to_come(state: State) -> int:
    return state.turn + 1 if isinstance(state.agenda[-1], StartTurn) else state.turn
