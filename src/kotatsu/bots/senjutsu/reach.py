# compiled with mypyc
"""Where a card can strike: every way through its lines on an open field, worked out once for each kamae and focus.

The field has no edge and nobody on it, the figure stands at (0, 0) and faces up. What the rules forbid near terrain and other
figures is left to the turn that is played out in thought.
"""
from typing import Final

from kotatsu.games.senjutsu.actions import LEFT, RIGHT
from kotatsu.games.senjutsu.book import MOST_FOCUS, Kamae, Printed, Tree
from kotatsu.games.senjutsu.deeds.bands import InKamae, PayFocus
from kotatsu.games.senjutsu.deeds.diagram import Does, Effect, Hit, Shoot
from kotatsu.games.senjutsu.deeds.rings import Change, Focus, Switch
from kotatsu.games.senjutsu.footing import has_kamae
from kotatsu.games.senjutsu.pieces import Movement, counts, direction_of, is_due, used, with_piece
from kotatsu.hexes.compass import OFFSETS, distance, rotated
from kotatsu.kernel.cards.deeds import Card, CardLine, Deed

EXECUTION: Final = 4.0
HARMS: Final = [1.0, 1.3, EXECUTION, 0.7, 0.35, 0.3, 0.15, 0.2, 0.1]        # by kind of effect (Does), in wounds
FAR_SHOT: Final = 6                              # how far a shot is reckoned with
SHOT: Final = 0.6                                # it needs the higher initiative
MIDDLE: Final = 32                               # of an offset's number


def offset_key(q: int, r: int) -> int:
    """An offset on an open field as one number."""
    return (q + MIDDLE) << 6 | r + MIDDLE


def offset_of(key: int) -> tuple[int, int]:
    return (key >> 6) - MIDDLE, (key & 63) - MIDDLE


def key_of(q: int, r: int, facing: int, kamae: int, focus: int) -> int:
    return offset_key(q, r) << 8 | facing << 5 | kamae << 2 | focus


class Reach:
    """The harm a card can do by offset, from a kamae and an amount of focus (its own cost is paid out of it)."""

    def __init__(self, printed: Printed, card: int, tree: Tree | None, kamae: int, focus: int) -> None:
        self.harm: dict[int, float] = {}
        self.tree = tree
        self.row: Card = printed.cards[card]
        self.seen: dict[int, bool] = {}
        needs, cost = printed.needs[card], printed.cost[card]
        if cost > focus or (needs and not needs >> kamae & 1):
            return
        for place in printed.parts[card]:
            self.onward(place, 0, 0, 0, kamae, focus - cost)

    def onward(self, place: int, q: int, r: int, facing: int, kamae: int, focus: int) -> None:
        """From the line at `place` on, its alternatives included."""
        lines = self.row.lines
        if place >= len(lines) or lines[place].heading.success:
            return
        key = place << 32 | key_of(q, r, facing, kamae, focus)
        if key in self.seen:
            return
        self.seen[key] = True
        end = lines[place].group_end
        open_lines: list[CardLine] = []
        forced = False
        for number in range(place, end):
            line = lines[number]
            if is_open(line, kamae, focus):
                if end - place > 1 and has_kamae(line) and not forced:
                    forced = True
                    open_lines = []
                if not forced or has_kamae(line):
                    open_lines.append(line)
        declinable = True
        for line in open_lines:
            declinable = declinable and line.optional
            self.inside(line, 0, 0, q, r, facing, kamae, focus)
        if declinable:
            self.next_line(lines[place], q, r, facing, kamae, focus)

    def next_line(self, line: CardLine, q: int, r: int, facing: int, kamae: int, focus: int) -> None:
        if line.group_end < line.part_end:
            self.onward(line.group_end, q, r, facing, kamae, focus)

    def inside(self, line: CardLine, index: int, progress: int, q: int, r: int, facing: int, kamae: int, focus: int) -> None:
        """From a deed of a line on; a movement under way has a progress."""
        if index >= len(line.deeds):
            self.next_line(line, q, r, facing, kamae, focus)
            return
        deed: Deed = line.deeds[index]
        if isinstance(deed, Movement):
            self.moved(line, index, progress, deed, q, r, facing, kamae, focus)
            return
        if isinstance(deed, PayFocus):
            focus -= deed.number
        elif isinstance(deed, Hit):
            self.strike(deed, q, r, facing, kamae, focus)
        elif isinstance(deed, Shoot):
            self.shoot(deed)
        elif isinstance(deed, Focus):
            focus = min(MOST_FOCUS, focus + deed.number)
        elif isinstance(deed, Switch):
            if deed.kamae >= Kamae.NODE:
                for other in (1, 2, 3):
                    self.inside(line, index + 1, 0, q, r, facing, other, focus)
                return
            kamae = deed.kamae
        elif isinstance(deed, Change) and self.tree is not None:
            for end in self.tree.changes[deed.number][kamae]:
                self.inside(line, index + 1, 0, q, r, facing, end & 15, min(MOST_FOCUS, focus + (end >> 4)))
        self.inside(line, index + 1, 0, q, r, facing, kamae, focus)

    def moved(self, line: CardLine, index: int, progress: int, movement: Movement, q: int, r: int, facing: int, kamae: int,
              focus: int) -> None:
        """Every way to finish a movement line."""
        key = 1 << 60 | (line.place << 4 | index) << 48 | progress << 26 | key_of(q, r, facing, kamae, focus)
        if key in self.seen:
            return
        self.seen[key] = True
        if counts(movement, progress, 0):
            self.inside(line, index + 1, 0, q, r, facing, kamae, focus)
        for number, part in enumerate(movement.moves):
            if used(progress, number) >= part.count or (movement.ordered and not is_due(movement, progress, number, 0)):
                continue
            kept = direction_of(progress, number)
            if part.turns:
                for side in (RIGHT, LEFT):
                    if kept in (-1, side):
                        turned = (facing + (1 if side == RIGHT else 5)) % 6
                        self.moved(line, index, with_piece(movement, progress, number, side), movement, q, r, turned, kamae, focus)
                continue
            for way in part.ways:
                if kept in (-1, way):
                    dq, dr = OFFSETS[(way + facing) % 6]
                    self.moved(line, index, with_piece(movement, progress, number, way), movement, q + dq, r + dr, facing, kamae,
                               focus)

    def strike(self, hit: Hit, q: int, r: int, facing: int, kamae: int, focus: int) -> None:
        for spot, (dq, dr) in enumerate(hit.diagram.spots):
            harm = harm_of(hit.effects[spot], kamae, focus)
            if harm > 0:
                tq, tr = rotated(dq, dr, facing)
                self.note(q + tq, r + tr, harm)

    def shoot(self, deed: Shoot) -> None:
        """A comparison attack reaches whoever stands in front."""
        for q in range(-FAR_SHOT, FAR_SHOT + 1):
            for r in range(-FAR_SHOT, 1):
                if distance(q, r) <= FAR_SHOT and 2 * r + q < 0:
                    self.note(q, r, deed.wounds * SHOT)

    def note(self, q: int, r: int, harm: float) -> None:
        key = offset_key(q, r)
        if harm > self.harm.get(key, 0.0):
            self.harm[key] = harm


def is_open(line: CardLine, kamae: int, focus: int) -> bool:
    for condition in line.conditions:
        if isinstance(condition, InKamae) and not condition.kamae >> kamae & 1:
            return False
    price = line.deeds[0]
    return not isinstance(price, PayFocus) or focus >= price.number


def harm_of(effects: list[Effect], kamae: int, focus: int) -> float:
    """What a marked hex does to whoever stands there, in wounds."""
    total = 0.0
    for effect in effects:
        if (not effect.kamae or effect.kamae >> kamae & 1) and effect.price <= focus:
            number = effect.number if effect.what in (Does.WOUND, Does.BLEED, Does.UNFOCUS) else 1
            total += HARMS[effect.what] * number
    return total


class Atlas:
    """The reaches of one character's cards, or of the bots' (they have no kamae tree), worked out when first asked for."""

    def __init__(self, printed: Printed, tree: Tree | None) -> None:
        self.printed = printed
        self.tree = tree
        self.known: dict[int, dict[int, float]] = {}

    def reach(self, card: int, kamae: int, focus: int) -> dict[int, float]:
        """The harm that a card can do, by offset."""
        key = card << 5 | kamae << 2 | focus
        found = self.known.get(key)
        if found is None:
            found = Reach(self.printed, card, self.tree, kamae, focus).harm
            self.known[key] = found
        return found


ATLASES: Final[list[Atlas]] = []                 # books share printed cards and characters: there are few
MOST_ATLASES: Final = 40                         # but an owner's data makes new ones


def atlas(printed: Printed, tree: Tree | None) -> Atlas:
    for known in ATLASES:
        if known.printed is printed and known.tree is tree:
            return known
    if len(ATLASES) >= MOST_ATLASES:
        del ATLASES[0]
    found = Atlas(printed, tree)
    ATLASES.append(found)
    return found
