"""How likely the village is saved: the signs of a position, each with its weight."""
from math import exp, sqrt
from typing import Final

from kotatsu.bots.samurai.draws import GAPS, Draws, draws_of
from kotatsu.bots.samurai.net import chance_for_many
from kotatsu.bots.samurai.prospects import add_doubt, is_wound_instead
from kotatsu.bots.samurai.signs import (
    ABSENT,
    ADDED,
    ANIMAL_NEAR,
    AT_HOME,
    BUFFER_STEPS,
    BUFFER_THEN,
    BURNT_THEN,
    COUNT,
    DISCARDS,
    FAMILIES,
    FAMILIES_THEN,
    FAR,
    FARM_STEPS,
    FARMS_THEN,
    FIGHTS,
    FITS,
    FOUR,
    GAP,
    GAP_CLASS,
    INTRUDERS,
    LACKS,
    NAMES,
    NEAR,
    NEAR_BUILD,
    NEAR_FIRST,
    NEAR_SCOUT,
    NO_HAT,
    OVER,
    ROOM,
    RUIN,
    TOKEN,
    WAITS,
    WAITS_ON,
    WALL_STEPS,
    WALLS,
    WALLS_THEN,
    WOUND_WAITS,
    WOUNDED,
)
from kotatsu.bots.samurai.weights import WEIGHT
from kotatsu.games.samurai.book import DOLL, FARM, HAT, NO_SYMBOL, SAMURAI, Pen, Sam
from kotatsu.games.samurai.queries import farms_left, stack_size
from kotatsu.games.samurai.state import State

WEIGHTS: Final = [[WEIGHT[name][3 * table + number] for name in NAMES] for table in range(2) for number in range(3)]
MANY: Final = 5                                  # so many samurai are left to the net


def chance_to_win(state: State, last: int) -> float:
    """The chance that the village is saved, when the turn of `last` has ended. Tables of weights: 2 samurai, 3 or 4."""
    seats = state.book.seats
    if seats >= MANY:
        return chance_for_many(state, last)
    weights = WEIGHTS[(0 if seats == 2 else 3) + state.round - 1]
    found = signs(state, last)
    total = 0.0
    for place in range(COUNT):
        if found[place] != 0:
            total += weights[place] * found[place]
    return survival(found) / (1 + exp(-max(total, -60.0)))


def survival(found: list[float]) -> float:
    """The chance that nobody dies and a family stays, as far as that can be counted: no weight has to be learnt for it."""
    unwounded = (1 - 0.9 * min(1.0, found[WOUND_WAITS + 3])) * (1 - 0.95 * min(1.0, found[NO_HAT + 3]))
    return unwounded * (1 - 0.97 * min(1.0, found[FAMILIES_THEN]))


def signs(state: State, last: int) -> list[float]:
    """What there is to see after the turn of `last`, in the order of NAMES."""
    return Reading(state, last).found


class Reading:
    """One look around the table, from the samurai who is next."""

    def __init__(self, state: State, last: int) -> None:
        self.state = state
        self.last = last
        self.found = [0.0] * COUNT
        self.draws: Draws = draws_of(state)
        self.stack = stack_size(state)
        self.fighters = state.passed.count(0)
        self.room = 0.0                          # raiders that will find a place
        self.fires = 0.0                         # fires that wait
        self.no_farm = 0.0                       # samurai who will lack a farm
        self.no_doll = [1.0, 0.0, 0.0, 0.0]      # the chance that so many (3: or more) will lack a doll
        turn = 0
        for step in range(1, state.book.seats + 1):
            seat = (last + step) % state.book.seats
            if state.passed[seat]:
                self.read_left_side(seat, 0, 0.0)
            else:
                turn += 1
                self.read_fighter(seat, turn)
        self.read_table()
        self.read_stack()
        self.read_village()

    def read_fighter(self, seat: int, turn: int) -> None:
        """A samurai who has not passed and is number `turn` to act. If others pass, even a small stack may reach him."""
        state, found = self.state, self.found
        comes = 1.0 if self.stack >= turn else 0.4
        turns = (self.stack - turn) // self.fighters + 1 if self.stack >= turn else 1
        gap = state.book.kiai[state.who[seat]][state.sides[seat]] - state.sums[seat]
        chances = 0.0
        if state.tokens[seat] == seat:
            found[AT_HOME] += comes
        if gap < 0:
            found[OVER] += 1
            turns = 1
        else:
            lacks = 3 - len(state.lefts[seat])
            room = self.draws.room[min(gap, GAPS - 1)]
            free = self.read_equals(seat, turns * comes) if state.who[seat] == Sam.KYUZO else 0.0
            self.room += min(turns * comes, (room + 0.7 * lacks) / max(0.1, 1 - free))
            chances = min(turns * comes, (room + lacks) / max(0.1, 1 - free))
            self.read_line(seat, turn, comes, turns, min(gap, GAPS - 1))
        self.read_penalty(seat, comes, turns, self.read_talents(seat, comes, turns))
        self.read_left_side(seat, turns if comes == 1 and gap >= 0 else 0, chances)

    def read_line(self, seat: int, turn: int, comes: float, turns: int, gap: int) -> None:
        """How near he is to his Kiai."""
        state, found, draws = self.state, self.found, self.draws
        samurai, line, values = state.who[seat], state.lines[seat], state.book.value
        near = draws.value[gap] * comes
        if turn <= len(state.tops):              # everybody knows which raider he will meet
            card = state.tops[turn - 1]
            near = 1.0 if values[card] == gap else 0.0
            if near > 0 or self.may_take_left(seat, card):
                found[FITS] += 1
            elif values[card] > gap:
                found[FITS + 1] += 1
        far = draws.hits[gap] if turns > 1 else 0.0
        found[FIGHTS + samurai] += comes
        found[NEAR + samurai] += near
        found[FAR + samurai] += far
        if state.sides[seat]:
            found[ANIMAL_NEAR] += near
            found[ANIMAL_NEAR + 1] += far
        found[GAP + GAP_CLASS[min(gap, len(GAP_CLASS) - 1)]] += comes
        if line:
            found[NEAR_FIRST] += near * values[line[0]]
        if samurai == Sam.HEIHACHI and state.barricades < state.cap:
            found[NEAR_BUILD] += near
        elif samurai == Sam.KANBEI:
            found[NEAR_SCOUT] += near * min(3, len(state.intruders))
            found[INTRUDERS + 1] = min(3, len(state.intruders))

    def read_equals(self, seat: int, turns: float) -> float:
        """SS3.9: the chance that Kyuzo may discard a raider."""
        free = 0.0
        for value in {self.state.book.value[card] for card in self.state.lines[seat]}:
            free += self.draws.value[min(GAPS, value)]
        self.found[DISCARDS] += free
        self.found[DISCARDS + 1] += free * min(turns, 5.0)
        return free

    def may_take_left(self, seat: int, card: int) -> bool:
        symbols = self.state.book.symbol
        if symbols[card] == NO_SYMBOL:
            return False
        for other in self.state.lefts[seat]:
            if symbols[other] == symbols[card]:
                return False
        return True

    def read_talents(self, seat: int, comes: float, turns: int) -> int:
        """The talents he will have in his next turn, as bits."""
        state, found = self.state, self.found
        talents = 1 << state.who[seat] | state.added[seat]
        if state.added[seat]:
            for samurai in range(SAMURAI):
                if state.added[seat] >> samurai & 1:
                    found[ADDED + samurai] += comes * min(turns, 4) / 4
        if seat != self.last:                    # what lies with the last one goes home now
            for owner in range(state.book.seats):
                if state.tokens[owner] == seat and owner != seat:
                    found[TOKEN + state.who[owner]] += comes
                    talents |= 1 << state.who[owner]
        return talents

    def read_penalty(self, seat: int, comes: float, turns: int, talents: int) -> None:
        """The icons on his last card, unless he may ignore them."""
        state, found, book = self.state, self.found, self.state.book
        line = state.lines[seat]
        if not line or not book.penalty[line[-1]]:
            return
        if talents >> (Sam.KANBEI if book.value[line[-1]] % 2 else Sam.GOROBEI) & 1:
            return
        for printed in (book.penalty[line[-1]], book.second[line[-1]]):
            if printed:
                icon = Pen.WOUND if is_wound_instead(state, seat, printed) else printed
                found[WAITS + icon - 1] += comes
                if icon == Pen.FIRE:
                    self.fires += comes
                elif icon == Pen.WOUND:
                    found[WOUND_WAITS + 2 * state.sides[seat] + state.wounds[seat]] += comes
        found[WAITS_ON] += turns - 1

    def read_left_side(self, seat: int, turns: int, chances: float) -> None:
        """What he will lack at the end of the round, with so many raiders still to come to him."""
        state, found = self.state, self.found
        condition = 2 * state.sides[seat] + state.wounds[seat]
        if condition:
            found[WOUNDED + condition - 1] += 1
        has = 0
        for card in state.lefts[seat]:
            has |= 1 << state.book.symbol[card]
        turns = min(turns, 3)
        if not has >> HAT & 1:
            found[LACKS + turns] += 1
            found[NO_HAT + condition] += self.lack(HAT, chances)
        if not has >> FARM & 1:
            found[LACKS + 4 + turns] += 1
            self.no_farm += self.lack(FARM, chances)
        if not has >> DOLL & 1:
            found[LACKS + 8 + turns] += 1
            add_doubt(self.no_doll, self.lack(DOLL, chances))

    def lack(self, symbol: int, chances: float) -> float:
        """The chance that none of so many raiders shows a symbol."""
        return float((1 - self.draws.symbol[symbol]) ** chances)

    def read_table(self) -> None:
        """What stays the same all game, so that chances before and after the end of a round may be compared."""
        book, found = self.state.book, self.found
        found[0] = 1
        found[FOUR] = 1 if book.seats == 4 else 0
        found[FOUR + 1] = 1 if book.farm_penalties else 0
        found[FOUR + 2] = 0 if book.bonuses else 1

    def read_stack(self) -> None:
        """Whether the raiders that are left will find a place."""
        found = self.found
        found[ROOM] = self.room
        found[ROOM + 1] = self.stack - self.room
        found[ROOM + 2] = max(0.0, self.stack - self.room)
        found[ROOM + 3] = self.stack
        found[ROOM + 4] = self.stack / max(1, self.fighters)
        found[ROOM + 5] = self.fighters

    def read_village(self) -> None:
        """Families, farmsteads and barricades as they will stand."""
        state, found = self.state, self.found
        families = state.families.bit_count()
        if 0 < families < 3:
            found[FAMILIES + families - 1] = 1
        for lost in range(4):
            if families - lost < 3:
                found[FAMILIES_THEN + max(0, families - lost)] += self.no_doll[lost]
        unknown = found[ROOM + 2] + len(state.intruders) - len(state.known)
        flames = self.fires + self.draws.flame * unknown
        for card in state.known:
            flames += state.book.flame[card]
        walls = state.barricades - flames
        farms = farms_left(state) - self.no_farm
        climb(found, FARMS_THEN, FARM_STEPS, farms + min(0.0, walls))
        found[BURNT_THEN] = max(0.0, -walls)
        found[BURNT_THEN + 1] = self.no_farm
        climb(found, WALLS_THEN, WALL_STEPS, walls)
        found[WALLS] = state.barricades
        climb(found, BUFFER_THEN, BUFFER_STEPS, farms + walls)
        doubt = sqrt(0.3 + 0.25 * unknown + 0.2 * self.no_farm + 0.1 * self.stack)
        found[RUIN] = 1 / (1 + exp(min(30.0, 1.7 * (farms + walls - 0.5) / doubt)))
        found[INTRUDERS] = len(state.intruders)
        found[ABSENT] = (state.absent & ~state.spent).bit_count()


def climb(found: list[float], place: int, steps: tuple[float, ...], height: float) -> None:
    """A sign in steps."""
    for step in steps:
        found[place] = min(step, height)
        place += 1
