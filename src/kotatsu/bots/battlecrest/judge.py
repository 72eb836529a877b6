# compiled with mypyc
"""What a position is worth to a side, in wounds: health, minion, cards, and who could strike whom from where they stand."""
from typing import Final

from kotatsu.bots.battlecrest.blows import Blow, all_blows
from kotatsu.bots.recent import RecentTables
from kotatsu.games.battlecrest.book import Book, Symbol
from kotatsu.games.battlecrest.deeds import HERO
from kotatsu.games.battlecrest.effects import card_defence, hazard_damage, item_defence
from kotatsu.games.battlecrest.grid import BESIDE, NONE, distance
from kotatsu.games.battlecrest.queries import boost, count, face_of, is_imperator, movement_value
from kotatsu.games.battlecrest.state import State

OVER: Final = 60.0                               # a game that is won or lost
WEAK: Final = 6                                  # below this health each wound counts more
WEAKER: Final = 0.35
MINION: Final = 1.6
READY: Final = 0.1                               # a ready card, whatever it is …
SHIELD: Final = 0.06                             # … and each point of its defence
CREST: Final = 0.15                              # an exhausted card shows its crest
EXPANDED: Final = 0.3                            # the item's other face is the stronger one
COMING: Final = 0.45                             # a blow of whoever acts next, for each wound it would deal
LATER: Final = 0.35                              # a blow of the other one
STOPPED: Final = 0.2                             # what a ready card would stop still costs that card
HUNTER: Final = 1.5                              # the other side's losses count more than the own ones …
LONG: Final = 60                                 # … and the more the longer the duel lasts, up to so many turns
BOLDER: Final = 0.6
APPROACH: Final = 0.15                           # each step that lies between the heroes, for whoever judges
BRINK: Final = 0.12                              # a hazard next to a warrior: it may be pushed there
PIT: Final = 1.3                                 # a hazard on the way, for each wound
MINION_PIT: Final = 3.0
COVER: Final = 0.3                               # a DEF bonus of the own cell
EDGE: Final = 0.15                               # an ATK or STAR bonus
TURNED: Final = 0.05                             # using a bonus turns the landmark, perhaps for the other one's good


class Judge:
    """Knows what the cards of one table can do."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.blows: list[list[Blow]] = all_blows(book.printed)

    # --- blows

    def strongest_blow(self, state: State, side: int, at: int, acting: bool) -> int:
        """The highest attack that a side could aim at a cell in a turn of its own: move and activate, or refocus and activate.

        With `acting` that turn is on: only what its actions still allow, from where its warriors stand."""
        best = 0
        steps = 0 if acting else movement_value(state, side)
        anywhere = is_imperator(state, side)
        for card in state.rows[side]:
            face, reach = face_of(state, card), steps
            if state.exhausted >> card & 1:
                if acting:
                    continue
                reach = 0
                if self.book.refocus_flips:
                    face ^= 1
            for blow in self.blows[face]:
                cell = state.cell[2 * side + (0 if blow.who == HERO else 1)]
                if cell == NONE:
                    continue
                far = reach + blow.stride
                away = distance(cell, at)
                if anywhere or blow.near - far <= away <= blow.far + far:
                    best = max(best, blow.value + boost(state, side, blow.crest, card))
        return best

    def best_shield(self, state: State, side: int) -> int:
        """The highest defence that the hero could meet a blow with."""
        best = 0
        for card in state.rows[side]:
            if not state.exhausted >> card & 1:
                best = max(best, card_defence(state, side, card) + 1)
        if not best:
            return 0
        cell = state.cell[2 * side]
        return best - 1 + item_defence(state, side) + count(state.symbols[cell], Symbol.DEF)

    def harm(self, state: State, side: int) -> float:
        """What the strongest blow of a side would do to the other hero."""
        other = 1 - side
        value = self.strongest_blow(state, side, state.cell[2 * other], False)
        through = max(0, value - self.best_shield(state, other))
        wounds = through + STOPPED * (value - through)
        return wounds * 3.0 if through >= state.health[other] else wounds

    # --- sides

    def side_worth(self, state: State, side: int) -> float:
        """How well a side fares: health, minion, cards, item, hazards beside it."""
        health = state.health[side]
        value = float(health)
        if health < WEAK:
            value -= WEAKER * (WEAK - health)
        for warrior in (2 * side, 2 * side + 1):
            cell = state.cell[warrior]
            if cell == NONE:
                continue
            if warrior & 1:
                value += MINION
            for beside in BESIDE[cell]:
                if state.hazards >> beside & 1:
                    value -= BRINK
        printed = self.book.printed
        for card in state.rows[side]:
            if state.exhausted >> card & 1:
                value += CREST
            else:
                value += READY + SHIELD * printed.defence[face_of(state, card)]
        if state.items[side]:
            value += EXPANDED
        return value

    def position_worth(self, state: State, side: int) -> float:
        """What a position is worth to a side when the active side's turn is over: itself less the other, and blows to come."""
        if state.results:
            result = state.results[0]
            return OVER * (result if side == 0 else -result)
        other = 1 - side
        bold = BOLDER * min(LONG, state.turn) / LONG
        value = self.side_worth(state, side) - (HUNTER + bold) * self.side_worth(state, other)
        own, theirs = self.harm(state, side), (1.0 - bold) * self.harm(state, other)
        if state.active == side:
            value += LATER * own - COMING * theirs
        else:
            value += COMING * own - LATER * theirs
        return value - APPROACH * distance(state.cell[2 * side], state.cell[2 * other])

    # --- cells

    def footing_worth(self, state: State, warrior: int, cell: int, bonuses: int) -> float:
        """To stand on a cell: blows to deal from there less blows to fear, what the cell shows, what the way costs."""
        side = warrior >> 1
        other = 1 - side
        value = -TURNED if bonuses else 0.0
        damage = hazard_damage(state, cell)
        if damage:
            value -= MINION_PIT if warrior & 1 else PIT * damage
        start = state.cell[warrior]
        target = state.cell[2 * other]
        state.cell[warrior] = cell
        value += COMING * self.strongest_blow(state, side, target, True) + LATER * self.strongest_blow(state, side, target, False)
        state.cell[warrior] = start
        fear = self.strongest_blow(state, other, cell, False)
        if warrior & 1:
            value -= LATER * fear
        else:
            value -= LATER * max(0, fear - count(state.symbols[cell], Symbol.DEF))
        for beside in BESIDE[cell]:
            if state.hazards >> beside & 1:
                value -= BRINK
        symbols = state.symbols[cell]
        value += COVER * count(symbols, Symbol.DEF) + EDGE * (count(symbols, Symbol.ATK) + count(symbols, Symbol.STAR))
        return value - APPROACH * distance(cell, target)


JUDGES: Final[RecentTables[Judge]] = RecentTables(Judge)


def judge_of(book: Book) -> Judge:
    return JUDGES.of(book)
