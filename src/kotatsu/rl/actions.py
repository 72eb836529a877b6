"""The table of a game's actions: a dense number for each, made from its lexicon.

Every verb has a block of numbers, in the order of the rows; inside a block the last of an action's numbers counts
fastest. Choices come first, beginning with 1, then what luck does. 0 is for whoever has nothing to choose.
"""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product

from kotatsu.kernel.game import Game
from kotatsu.kernel.learning import Learning
from kotatsu.kernel.lexicon import NOTHING, NumberKind, SetOf, VerbRow
from kotatsu.kernel.numbering import NUMBERS, ORDERS, UNKNOWN, WAIT, Numbering
from kotatsu.rl.errors import learning_of

VERBS, PLACES = 256, 3


@dataclass(frozen=True)
class Block:
    """The numbers of one verb."""
    row: VerbRow
    first: int
    kinds: tuple[str, ...]                                   # of its numbers, by name
    values: tuple[tuple[tuple[int, str], ...], ...]          # by place: the numbers that may stand there, with their names

    @property
    def size(self) -> int:
        if self.row.many:
            return ORDERS
        found = 1
        for known in self.values:
            found *= len(known)
        return found

    def texts(self) -> Iterator[str]:
        """Every action of the block as text, in the order of the numbers."""
        if self.row.many:
            for count in (1, 2, 3):
                for order in permutations(range(1, count + 1)):
                    yield " ".join([self.row.word, *(f"{self.row.many}-{place}" for place in order)])
            return
        for names in product(*([name for _, name in known] for known in self.values)):
            yield " ".join([self.row.word, *names])


@dataclass(frozen=True)
class ActionTable:
    """All blocks; `choices` is how many numbers a seat may choose from (0 is among them), `size` counts luck as well."""
    blocks: tuple[Block, ...]
    choices: int
    size: int

    @property
    def numbering(self) -> Numbering:
        """The same for play: what each number of an action adds."""
        first = [UNKNOWN] * VERBS
        adds = [[UNKNOWN] * NUMBERS for _ in range(VERBS * PLACES)]
        for block in self.blocks:
            verb = block.row.number
            first[verb] = block.first
            width = block.size
            for place in range(PLACES):
                table = adds[verb * PLACES + place]
                if place >= len(block.values):
                    table[0] = 0
                    continue
                width //= len(block.values[place]) or 1
                for index, (number, _) in enumerate(block.values[place]):
                    table[number] = index * width
        return Numbering(self.choices, first, adds, [block.row.number for block in self.blocks if block.row.many])


@lru_cache(maxsize=8)
def action_table(game: Game) -> ActionTable:
    """The table of a game; the same at every table, whatever its options."""
    learning = learning_of(game)
    rows = list(learning.lexicon.verbs.values())
    blocks, at, choices = [], WAIT + 1, 0
    for row in [row for row in rows if not row.luck] + [row for row in rows if row.luck]:
        if row.luck and not choices:
            choices = at
        numbers = learning.lexicon.verb_numbers[row.number]
        kinds = () if row.many else tuple(each.kind.name for each in numbers)
        values = () if row.many else tuple(values_of(learning, each.kind) for each in numbers)
        blocks.append(Block(row, at, kinds, values))
        at += blocks[-1].size
    return ActionTable(tuple(blocks), choices or at, at)


def values_of(learning: Learning, kind: NumberKind) -> tuple[tuple[int, str], ...]:
    """Every number of a kind with its name; names that depend on the table are those of `Learning.names`."""
    if kind.name in learning.names():
        found = list(enumerate(word(name) for name in learning.names()[kind.name]))
    elif isinstance(kind, SetOf):
        names: Sequence[str] = [word(name) for name in learning.names()[kind.of.name]]
        found = [(bits, "+".join(name for place, name in enumerate(names) if bits >> place & 1) or "-")
                 for bits in range(1 << len(names))]
    elif kind.things:
        found = [(thing.number, thing.name) for thing in kind.things]
    else:
        assert kind.names is None, f"{learning.lexicon.game}: how many a table has of the kind {kind.name} is not said"
        found = [(number, str(number + kind.first)) for number in range(kind.low - kind.first, kind.high - kind.first + 1)]
    return (*found, (kind.nothing, NOTHING)) if kind.nothing is not None and kind.nothing not in dict(found) else tuple(found)


def word(name: str) -> str:
    """`seat 3` as one word of an action."""
    return name.replace(" ", "-")
