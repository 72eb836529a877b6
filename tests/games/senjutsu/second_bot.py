"""The moves and attacks of bots written a second time, from the rule index and sheet 13.3 alone: plain hexes (q, r) and sets.

It shares no line with `bot_moves`: what both do alike is what the index says, or an error made twice. On Snow Field, players
without shields. Of equal places, which the index leaves to whatever is worst for the players, it names all.
"""
import math
from collections.abc import Iterable

Hex = tuple[int, int]
Stand = tuple[Hex, int]                # a hex and a facing
Line = tuple[str, int, int]            # steps in one of which directions, how many, and how many turns

AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
WAYS = {"F": (0,), "B": (3,), "ANY": (0, 1, 2, 3, 4, 5), "F3": (5, 0, 1), "V": (5, 1), "X4": (5, 1, 2, 4)}
F, FL, FR = (0, -1), (-1, 0), (1, -1)
SIDES = {"left": 5, "middle": 0, "right": 1}
NEXT = {"left": "middle", "middle": "right", "right": "left"}
BOARD = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
CORNERS = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]      # in a skewed plane in which all corners are whole numbers
ONE = ("ANY", 1, 1)

# meditations and Dodge: whether the behaviour changes first, then the lines
MOVES: dict[str, tuple[bool, list[Line]]] = {
    "001": (True, [("F", 2, 0), ("F", 0, 3)]), "003": (False, [("ANY", 2, 2)]), "028": (True, [ONE]),
    "006": (False, [("ANY", 2, 0), ("F", 1, 0), ("F", 0, 1)]), "Warrior-004": (True, [("ANY", 2, 2)]),
}
# attacks: a change of behaviour above, the line above, wounds by hex, a change of behaviour in the second half, its line
ATTACKS: dict[str, tuple[bool, Line, dict[Hex, int], bool, Line]] = {
    "010": (False, ("F3", 1, 1), {(0, -2): 1, (1, -2): 1}, False, ONE),
    "011": (False, ("F", 1, 1), {(0, -2): 1}, False, ONE),
    "012": (False, ("F", 1, 0), {(0, -2): 2}, True, ONE),
    "014": (False, ONE, {FR: 1}, False, ONE),
    "016": (False, ("F", 1, 0), {F: 1}, False, ONE),
    "017": (True, ("X4", 1, 0), {F: 1, FL: 1, FR: 1}, False, ONE),
    "021": (True, ("V", 2, 1), {F: 1, FL: 2}, False, ("ANY", 2, 0)),
    "022": (False, ("V", 1, 1), {F: 1}, False, ONE),
    "024": (False, ("F", 1, 1), {F: 1}, False, ONE),
    "N996": (False, ("F", 0, 0), {F: 2, FR: 2}, True, ("ANY", 2, 1)),
    "N999": (True, ("F3", 1, 1), {F: 2}, False, ("F", 1, 1)),
    "Master-003": (False, ONE, {F: 1, FL: 1, FR: 1}, False, ("ANY", 2, 1)),
    "Student-002": (True, ("V", 1, 1), {F: 1, FR: 1}, False, ("ANY", 2, 1)),
    "Student-N": (False, ("V", 2, 1), {F: 1, FL: 1, FR: 1}, True, ("ANY", 2, 2)),
    "Warrior-002": (False, ("B", 1, 0), {F: 1, (1, -2): 1, FL: 1}, True, ONE),
}
SHOT, SHOT_RANGE = "036", 5


def beside(cell: Hex, direction: int, far: int = 1) -> Hex:
    q, r = AROUND[direction % 6]
    return cell[0] + q * far, cell[1] + r * far


def distance(one: Hex, other: Hex) -> int:
    q, r = other[0] - one[0], other[1] - one[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def offset(stand: Stand, cell: Hex) -> Hex:
    """A hex as a figure there sees it, its front upwards."""
    q, r = cell[0] - stand[0][0], cell[1] - stand[0][1]
    for _ in range(-stand[1] % 6):
        q, r = -r, q + r
    return q, r


def angle(stand: Stand, cell: Hex) -> float:
    """S13.F.16: from the front to a hex, left negative, straight behind +180°."""
    q, r = offset(stand, cell)
    found = round(math.degrees(math.atan2(1.5 * q, -math.sqrt(3) * (r + q / 2))), 6)
    return 180.0 if found == -180.0 else found


def corners(cell: Hex) -> set[Hex]:
    return {(3 * cell[0] + x, 2 * cell[1] + cell[0] + y) for x, y in CORNERS}


def apart(line: tuple[Hex, Hex], cell: Hex, touching: bool) -> bool:
    """Whether a line keeps away from a hex; `touching`: it may touch its edge."""
    hull = [(3 * cell[0] + x, 2 * cell[1] + cell[0] + y) for x, y in CORNERS]
    for one, other in [*zip(hull, hull[1:] + hull[:1], strict=True), line]:
        if one != other:
            across = (other[1] - one[1], one[0] - other[0])
            mine, its = ([across[0] * x + across[1] * y for x, y in points] for points in (line, hull))
            gap = max(min(its) - max(mine), min(mine) - max(its))
            if gap > 0 or (touching and gap == 0):
                return True
    return False


class SecondBot:
    """One bot and the players it is up against; `act` gives every place where its card may leave it."""

    def __init__(self, here: Stand, players: list[Stand], rocks: Iterable[Hex], behaviour: str, prefers: int,
                 defensive: bool = False, fellow: Hex | None = None) -> None:
        self.here, self.players, self.rocks, self.behaviour, self.prefers = here, players, set(rocks), behaviour, prefers
        self.defensive, self.fellow = defensive, fellow
        self.target = players[0]

    def act(self, card: str) -> set[Stand]:
        if card == SHOT:                                                     # S13.A.6
            self.aim()
            near = distance(self.here[0], self.target[0]) <= SHOT_RANGE
            return {self.here} if near and self.sees(self.here) else self.move(ONE)
        if card in MOVES:
            changes, lines = MOVES[card]
            self.change(changes)
            found = {self.here}
            for line in lines:
                found = {after for self.here in found for after in self.move(line)}
            return found
        changes, line, wounds, changes_later, second_half = ATTACKS[card]
        self.aim()
        places = self.attack(line, wounds)
        if places and changes:                                               # S13.F.3.2
            self.change(True)
            places = self.attack(line, wounds)
        if places:
            return places
        self.change(changes_later)
        return self.move(second_half)

    def change(self, really: bool) -> None:
        self.behaviour = NEXT[self.behaviour] if really else self.behaviour

    def aim(self) -> None:
        """S13.F.16."""
        self.target = min(self.players, key=lambda one: (
            distance(self.here[0], one[0]), distance(self.here[0], beside(one[0], one[1] + SIDES[self.behaviour])),
            angle(self.here, one[0])))

    def is_free(self, cell: Hex) -> bool:
        return cell in BOARD and cell not in self.rocks and cell != self.fellow and cell not in [one[0] for one in self.players]

    def goal(self) -> Hex:
        return beside(self.target[0], self.target[1] + SIDES[self.behaviour], self.prefers)

    def sees(self, stand: Stand) -> bool:
        """S10.4: from one of the two front corners to a corner of the target, clear of rocks and not through the own hex (O3)."""
        front = corners(stand[0]) & corners(beside(*stand))
        return any(apart((eye, end), stand[0], True) and all(apart((eye, end), rock, False) for rock in self.rocks)
                   for eye in front for end in corners(self.target[0]))

    def results(self, line: Line) -> dict[Stand, tuple[int, int, int]]:
        """Where the line may end: the fewest steps, then turns, then the left ones."""
        ways, steps, turns = line
        found: dict[Stand, tuple[int, int, int]] = {}

        def go(stand: Stand, stepped: int, way: int, turned: int, side: int) -> None:
            cost = (stepped, turned, 1 if turned and side == 1 else 0)
            found[stand] = min(cost, found.get(stand, cost))
            for each in ([] if stepped == steps else [way] if stepped else WAYS[ways]):
                to = beside(stand[0], stand[1] + each)
                if self.is_free(to):
                    go((to, stand[1]), stepped + 1, each, turned, side)
            for each in ([] if turned == turns else [side] if turned else [1, -1]):
                go((stand[0], (stand[1] + each) % 6), stepped, way, turned + 1, each)

        go(self.here, 0, 0, 0, 0)
        return found

    def move(self, line: Line) -> set[Stand]:
        self.aim()
        return self.ranged(line) if self.prefers > 2 else self.melee(line)

    def melee(self, line: Line) -> set[Stand]:
        """S13.M.1–S13.M.4."""
        goal, ways, waiting = self.goal(), {}, []
        if goal == self.here[0] or self.is_free(goal):
            ways, waiting = {goal: 0}, [goal]
        for cell in waiting:
            for direction in range(6):
                to = beside(cell, direction)
                if to not in ways and (to == self.here[0] or self.is_free(to)):
                    ways[to] = ways[cell] + 1
                    waiting.append(to)
        found = {}
        for stand, cost in self.results(line).items():
            near = ways[stand[0]] if self.here[0] in ways else abs(distance(stand[0], self.target[0]) - self.prefers)
            found[stand] = (near, abs(angle(stand, self.target[0])), cost)
        return {stand for stand, key in found.items() if key == min(found.values())}

    def ranged(self, line: Line) -> set[Stand]:
        """S13.R.1–S13.R.7."""
        before, saw = distance(self.here[0], self.target[0]), self.sees(self.here)
        if saw and before >= self.prefers:
            return {self.here}
        found = {}
        for stand, cost in self.results(line).items():
            far = distance(stand[0], self.target[0])
            if not saw or far >= before:
                group = 0 if self.sees(stand) and far >= self.prefers else 1 if self.sees(stand) else 2
                found[stand] = (group, distance(stand[0], self.goal()), -far if before < self.prefers else 0,
                                abs(angle(stand, self.target[0])), cost)
        return {stand for stand, key in found.items() if key == min(found.values())}

    def attack(self, line: Line, wounds: dict[Hex, int]) -> set[Stand]:
        """S13.A.1–S13.A.5; nothing: the second half."""
        hitting = {stand: cost for stand, cost in self.results(line).items() if offset(stand, self.target[0]) in wounds}
        if not hitting:
            return set()

        def deals(stand: Stand) -> int:
            return wounds[offset(stand, self.target[0])]

        def gap(stand: Stand) -> int:
            return distance(stand[0], self.goal())

        def spares(stand: Stand) -> bool:
            return self.fellow is None or offset(stand, self.fellow) not in wounds

        behind = {beside(self.target[0], self.target[1] + 3, far) for far in range(1, 7)}
        group = ([stand for stand in hitting if stand[0] in behind] or [stand for stand in hitting if stand[0] == self.here[0]]
                 or list(hitting))
        first = {stand: (-deals(stand), gap(stand), hitting[stand]) for stand in group}
        spared = {stand: (gap(stand), -deals(stand), hitting[stand]) for stand in hitting if spares(stand)}
        clean = {stand: key for stand, key in spared.items() if not self.is_hidden(stand)}
        best = [stand for stand, key in first.items() if key == min(first.values())]
        if [stand for stand in best if spares(stand) and not self.is_hidden(stand)]:
            return {stand for stand in best if spares(stand) and not self.is_hidden(stand)}
        if clean:
            return {stand for stand, key in clean.items() if key == min(clean.values())}
        if not self.defensive or [stand for stand in best if spares(stand)]:
            return set(best)
        return {stand for stand, key in spared.items() if key == min(spared.values())}

    def is_hidden(self, stand: Stand) -> bool:
        """S7.3: rocks on every way between; the diagrams here reach two hexes at most."""
        between = [cell for cell in (beside(stand[0], way) for way in range(6)) if distance(cell, self.target[0]) == 1]
        return distance(stand[0], self.target[0]) == 2 and all(cell in self.rocks for cell in between)
