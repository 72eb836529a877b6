# compiled with mypyc
"""What a player sees when a turn has ended: numbers for each samurai and numbers for the whole table."""
from math import exp, sqrt

from kotatsu.bots.samurai.draws import GAPS, Draws, draws_of
from kotatsu.bots.samurai.feature_places import (
    ABSENT,
    ADDED,
    BACKS,
    BONUSES,
    BUFFER_STEPS,
    BUFFER_THEN,
    BURNT,
    BUST,
    COMES,
    CONDITION,
    EQUALS,
    EVEN,
    FAMILIES,
    FAMILIES_THEN,
    FAR,
    FARM_STEPS,
    FARMS,
    FARMS_THEN,
    FIRES,
    FIRST,
    FITS,
    FITS_NOT,
    FLAME,
    GAP,
    HOME,
    ICON,
    IGNORED,
    INTRUDERS,
    LACKING,
    LACKS,
    LAST,
    LEFT_PASSED,
    LENGTH,
    LEVEL,
    MEAN,
    NEAR,
    NO_FARM,
    NO_HAT,
    ODD,
    OVER,
    PASSED,
    RIGHT_PASSED,
    ROOM,
    ROUND,
    RUIN,
    SEATS,
    SLIP,
    STACK,
    STRONG,
    SYMBOLS,
    TOKEN,
    TURN,
    TURNS,
    WALL_STEPS,
    WALLS,
    WALLS_THEN,
    WANTED,
    WHO,
)
from kotatsu.games.samurai.book import DOLL, FARM, HAT, NO_SYMBOL, SAMURAI, Pen, Sam
from kotatsu.games.samurai.queries import farms_left, is_over, left_of, right_of, stack_size
from kotatsu.games.samurai.state import State


class SeatFeatures:
    """The numbers of one samurai that are not 0: where those stand that are 1, where the others, and those numbers."""

    def __init__(self) -> None:
        self.marks: list[int] = []
        self.places: list[int] = []
        self.numbers: list[float] = []

    def note(self, place: int, number: float) -> None:
        if number != 0:
            self.places.append(place)
            self.numbers.append(number)

    def mark(self, place: int) -> None:
        self.marks.append(place)


class Features:
    """One look around the table, from the samurai who is next."""

    def __init__(self, state: State, last: int) -> None:
        self.state = state
        self.last = last
        self.draws: Draws = draws_of(state)
        self.stack = stack_size(state)
        self.fighters = state.passed.count(0)
        self.room = 0.0                          # raiders that will find a place
        self.fires = 0.0                         # fires that wait
        self.no_farm = 0.0                       # samurai who will lack a farm
        self.no_doll = [1.0, 0.0, 0.0, 0.0]      # the chance that so many (3: or more) will lack a doll
        self.no_hat = [0.0, 0.0, 0.0, 0.0]       # samurai who will lack a hat, by condition
        self.faces: list[SeatFeatures] = []
        turn = 0
        for step in range(1, state.book.seats + 1):
            seat = (last + step) % state.book.seats
            face = SeatFeatures()
            self.faces.append(face)
            face.mark(WHO + state.who[seat])
            if state.passed[seat]:
                face.mark(PASSED)
                self.read_left_side(face, seat, 0.0)
            else:
                turn += 1
                self.read_fighter(face, seat, turn)
        self.table = SeatFeatures()
        self.read_table()

    def read_fighter(self, face: SeatFeatures, seat: int, turn: int) -> None:
        """A samurai who has not passed and is number `turn` to act. If others pass, even a small stack may reach him."""
        state = self.state
        comes = 1.0 if self.stack >= turn else 0.4
        turns = (self.stack - turn) // self.fighters + 1 if self.stack >= turn else 1
        gap = state.book.kiai[state.who[seat]][state.sides[seat]] - state.sums[seat]
        chances = 0.0
        face.mark(TURN + min(turn, 5) - 1)
        face.note(COMES, comes)
        face.note(TURNS, turns * 0.2)
        if gap < 0:
            face.mark(OVER)
        else:
            lacks = 3 - len(state.lefts[seat])
            room = self.draws.room[min(gap, GAPS - 1)]
            free = self.read_equals(seat) if state.who[seat] == Sam.KYUZO else 0.0
            self.room += min(turns * comes, (room + 0.7 * lacks) / max(0.1, 1 - free))
            chances = min(turns * comes, (room + lacks) / max(0.1, 1 - free))
            face.note(EQUALS, free)
            face.note(ROOM, room * 0.25)
            self.read_line(face, seat, turn, min(gap, GAPS - 1))
        if state.tokens[seat] == seat:
            face.mark(HOME)
        if state.passed[left_of(state, seat)]:
            face.mark(LEFT_PASSED)
        if state.passed[right_of(state, seat)]:
            face.mark(RIGHT_PASSED)
        if seat == self.last:
            face.mark(LAST)
        self.read_penalty(face, seat, comes, self.read_talents(face, seat))
        self.read_left_side(face, seat, chances)

    def read_line(self, face: SeatFeatures, seat: int, turn: int, gap: int) -> None:
        """How near he is to his Kiai, and to going over."""
        state, draws = self.state, self.draws
        line, values = state.lines[seat], state.book.value
        has = self.symbols(seat)
        near = draws.value[gap]
        if turn <= len(state.tops):
            card = state.tops[turn - 1]
            near = 1.0 if values[card] == gap else 0.0
            symbol = state.book.symbol[card]
            if near > 0 or (symbol != NO_SYMBOL and not has >> symbol & 1):
                face.mark(FITS)
            elif values[card] > gap:
                face.mark(FITS_NOT)
        face.mark(GAP + min(gap, 8))
        face.note(NEAR, near)
        face.note(FAR, draws.hits[gap])
        if line:
            face.note(FIRST, values[line[0]] * 0.25)
            face.note(LENGTH, len(line) * 0.25)
        bust, wanted = draws.bust(gap, has)
        face.note(BUST, bust)
        face.note(WANTED, wanted)

    def symbols(self, seat: int) -> int:
        """What lies on his left side, as bits."""
        has = 0
        for card in self.state.lefts[seat]:
            has |= 1 << self.state.book.symbol[card]
        return has

    def read_equals(self, seat: int) -> float:
        """SS3.9: the chance that Kyuzo may discard a raider."""
        free = 0.0
        seen = 0
        for card in self.state.lines[seat]:
            value = self.state.book.value[card]
            if not seen >> value & 1:
                seen |= 1 << value
                free += self.draws.value[value]
        return free

    def read_talents(self, face: SeatFeatures, seat: int) -> int:
        """The talents he will have in his next turn, as bits."""
        state = self.state
        added = state.added[seat]
        talents = 1 << state.who[seat] | added
        if added:
            for samurai in range(SAMURAI):
                if added >> samurai & 1:
                    face.mark(ADDED + samurai)
        if seat != self.last:
            for owner in range(state.book.seats):
                if state.tokens[owner] == seat and owner != seat:
                    face.mark(TOKEN + state.who[owner])
                    talents |= 1 << state.who[owner]
        return talents

    def read_penalty(self, face: SeatFeatures, seat: int, comes: float, talents: int) -> None:
        """The icons on his last card, unless he may ignore them."""
        state, book = self.state, self.state.book
        line = state.lines[seat]
        if not line or not book.penalty[line[-1]]:
            return
        odd = book.value[line[-1]] % 2
        if talents >> (Sam.KANBEI if odd else Sam.GOROBEI) & 1:
            face.mark(IGNORED)
            return
        face.mark(ODD if odd else EVEN)
        for printed in (book.penalty[line[-1]], book.second[line[-1]]):
            if printed:
                icon = Pen.WOUND if is_wound_instead(state, seat, printed) else printed
                face.note(ICON + icon - 1, comes)
                if icon == Pen.FIRE:
                    self.fires += comes

    def read_left_side(self, face: SeatFeatures, seat: int, chances: float) -> None:
        """What he will lack at the end of the round, with so many raiders still to come to him."""
        state, symbol = self.state, self.draws.symbol
        condition = 2 * state.sides[seat] + state.wounds[seat]
        face.mark(CONDITION + condition)
        has = self.symbols(seat)
        if not has >> HAT & 1:
            lack = (1 - symbol[HAT]) ** chances
            face.mark(LACKS)
            face.note(LACKING, lack)
            self.no_hat[condition] += lack
        if not has >> FARM & 1:
            lack = (1 - symbol[FARM]) ** chances
            face.mark(LACKS + 1)
            face.note(LACKING + 1, lack)
            self.no_farm += lack
        if not has >> DOLL & 1:
            lack = (1 - symbol[DOLL]) ** chances
            face.mark(LACKS + 2)
            face.note(LACKING + 2, lack)
            add_doubt(self.no_doll, lack)

    def read_table(self) -> None:
        """What belongs to nobody: the level, the village now and as it will stand, the raiders to come."""
        state, book, table, draws = self.state, self.state.book, self.table, self.draws
        table.mark(ROUND + state.round - 1)
        if book.farm_penalties:
            table.mark(LEVEL)
        if not book.bonuses:
            table.mark(LEVEL + 1)
        if book.level == 0:
            table.mark(LEVEL + 2)
        table.mark(SEATS + min(book.seats, 6) - 2)
        families = state.families.bit_count()
        if families:
            table.mark(FAMILIES + families - 1)
        for kind in range(3):
            if state.families >> kind & 1:
                table.mark(BONUSES + kind)
        standing = farms_left(state)
        if standing:
            table.mark(FARMS + standing - 1)
        for kind in range(4):
            table.note(BACKS + kind, state.farms[kind] * 0.5)
        table.note(WALLS, state.barricades * 0.2)
        if state.barricades == 0:
            table.mark(WALLS + 1)
        table.note(WALLS + 2, min(3, state.cap - state.barricades) / 3 if state.cap > state.barricades else 0.0)
        table.note(STACK, self.stack * 0.05)
        table.note(STACK + 1, self.stack / max(1, self.fighters) * 0.2)
        table.note(STACK + 2, self.fighters * 0.2)
        flames = 0.0
        for card in state.known:
            flames += book.flame[card]
        slip = self.stack - self.room
        table.note(INTRUDERS, (len(state.intruders) - len(state.known)) * 0.2)
        table.note(INTRUDERS + 1, flames * 0.3)
        table.note(INTRUDERS + 2, len(state.intruders) * 0.2)
        table.note(SLIP, self.room * 0.05)
        table.note(SLIP + 1, slip * 0.1)
        table.note(SLIP + 2, max(0.0, slip) * 0.1)
        unknown = max(0.0, slip) + len(state.intruders) - len(state.known)
        walls = state.barricades - self.fires - flames - draws.flame * unknown
        farms = standing - self.no_farm
        climb(table, WALLS_THEN, WALL_STEPS, walls)
        climb(table, FARMS_THEN, FARM_STEPS, farms + min(0.0, walls))
        climb(table, BUFFER_THEN, BUFFER_STEPS, farms + walls)
        table.note(BURNT, max(0.0, -walls) * 0.3)
        doubt = sqrt(0.3 + 0.25 * unknown + 0.2 * self.no_farm + 0.1 * self.stack)
        table.note(RUIN, 1 / (1 + exp(min(30.0, 1.7 * (farms + walls - 0.5) / doubt))))
        then = [0.0, 0.0, 0.0, 0.0]
        for lost in range(4):
            then[max(0, families - lost)] += self.no_doll[lost]
        for left in range(3):
            table.note(FAMILIES_THEN + left, then[left])
        table.note(NO_FARM, self.no_farm * 0.3)
        for condition in range(4):
            table.note(NO_HAT + condition, self.no_hat[condition] * 0.5)
        table.note(FLAME, draws.flame)
        table.note(MEAN, draws.mean * 0.3)
        for symbol in range(3):
            table.note(SYMBOLS + symbol, draws.symbol[symbol + 1])
        table.note(STRONG, draws.value[5] + draws.value[6])
        table.note(ABSENT, (state.absent & ~state.spent).bit_count() * 0.2)
        table.note(FIRES, self.fires * 0.5)


def climb(face: SeatFeatures, place: int, steps: tuple[float, ...], height: float) -> None:
    """A number in steps, so that each stretch has a weight of its own."""
    low = 0.0
    for step in steps:
        if height > low or low == 0:
            if height >= step:
                face.mark(place)
            else:
                face.note(place, max(-2.0, (height - low) / (step - low)))
        place += 1
        low = step


def is_wound_instead(state: State, seat: int, icon: int) -> bool:
    """SS11.1: what cannot be applied becomes a wound."""
    if icon == Pen.LEFT:
        return will_have_passed(state, left_of(state, seat))
    if icon == Pen.RIGHT:
        return will_have_passed(state, right_of(state, seat))
    return (icon == Pen.DROP and not state.lefts[seat]) or (icon == Pen.DEMON and not state.discard)


def will_have_passed(state: State, seat: int) -> bool:
    return state.passed[seat] != 0 or is_over(state, seat)


def add_doubt(number: list[float], lack: float) -> None:
    """`number[n]` is the chance that n samurai (3: or more) will lack something; one more will with the chance `lack`."""
    number[3] += number[2] * lack
    number[2] += (number[1] - number[2]) * lack
    number[1] += (number[0] - number[1]) * lack
    number[0] -= number[0] * lack
