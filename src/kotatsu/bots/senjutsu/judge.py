# compiled with mypyc
"""What a position is worth to a seat, in wounds: health, states, cards, and who could strike whom from where they stand."""
from typing import Final

from kotatsu.bots.recent import RecentTables
from kotatsu.bots.senjutsu.danger import Danger
from kotatsu.bots.senjutsu.reach import Atlas, atlas, offset_key
from kotatsu.games.senjutsu.book import NONE, Book, Kind
from kotatsu.games.senjutsu.deeds.diagram import Block
from kotatsu.games.senjutsu.defeat import wound_limit
from kotatsu.games.senjutsu.queries import is_free
from kotatsu.games.senjutsu.state import State
from kotatsu.games.senjutsu.zones import deck_size
from kotatsu.hexes.compass import rotated

OVER: Final = 30.0                               # a game that is won or lost
LIFE: Final = [-8.0, -5.2, -3.5, -2.2, -1.0, 0.0]        # by wounds that are left until defeat, up to five
OUT: Final = -9.0
BLEEDING: Final = 0.35
STUN: Final = 0.45
LAST_STUN: Final = 2.0                           # one more would be the end
HOBBLE: Final = 0.2
TOXIN: Final = 0.4
FOCUS: Final = [0.0, 0.25, 0.45, 0.6]
CARD: Final = 0.12                               # a card of somebody else's hand
WORTH: Final = 0.3                               # of what an own card is worth
TWICE: Final = 0.7                               # of a second copy
THIN: Final = 6                                  # a deck of fewer cards runs out soon
THINNER: Final = 0.22
STRIKE: Final = 0.8                              # a blow that may come, for each wound it would deal
MOST_FEAR: Final = 1.5
IN_HAND: Final = 0.35                            # a blow that lies in the own hand
MOST_BLOW: Final = 2.0
CORNER: Final = 0.06                             # each side on which a figure cannot step
NEAR: Final = 7                                  # within this distance to come nearer is worth something
APPROACH: Final = 0.05
ALLY: Final = 0.6
RIVALS: Final = 1.4                              # free for all: whoever is hurt, only one of the others is
WIDE: Final = 6.0


class Judge:
    """Knows what the cards of one table can do."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.atlases: list[Atlas] = [atlas(book.printed, character.tree) for character in book.characters]
        self.cards: list[list[int]] = [[*deck, weapon] for deck, weapon in zip(book.decks, book.weapons, strict=True)]
        for bot in book.bots:                    # its own cards, and whatever may have come out of its pools
            self.atlases.append(atlas(book.printed, None))
            self.cards.append([*bot.own, *[card for pool in bot.pools for card in book.pools[pool]]])
        self.dangers: list[list[Danger | None]] = [[None] * 20 for _ in range(book.figures)]
        self.worths: dict[int, float] = {}

    def danger(self, figure: int, kamae: int, focus: int) -> Danger:
        found = self.dangers[figure][kamae << 2 | focus]
        if found is None:
            found = Danger(self.atlases[figure], self.cards[figure], kamae, focus)
            self.dangers[figure][kamae << 2 | focus] = found
        return found

    def foes(self, state: State, figure: int) -> list[int]:
        """Opponents that stand on the board."""
        teams, cell = self.book.teams, state.cell
        return [other for other in range(self.book.figures) if teams[other] != teams[figure] and not state.out >> other & 1
                and cell[other] != NONE]

    def fear(self, state: State, foes: list[int], cell: int) -> float:
        """How much these threaten a hex."""
        total = 0.0
        for other in foes:
            q, r = self.book.board.between(state.cell[other], cell)
            total += self.danger(other, state.kamae[other], state.focus[other]).at(state.facing[other], q, r)
        return min(MOST_FEAR, total)

    def footing_worth(self, state: State, figure: int, foes: list[int], cell: int, facing: int) -> float:
        """To stand on a hex and face a side: a blow to deal less blows to fear, nearness, room."""
        board = self.book.board
        own = self.danger(figure, state.kamae[figure], state.focus[figure])
        best = 0.0
        nearest = NEAR
        for other in foes:
            q, r = board.between(cell, state.cell[other])
            best = max(best, own.at(facing, q, r))
            nearest = min(nearest, board.distance(cell, state.cell[other]))
        closed = 0
        for direction in range(6):
            to = board.neighbour(cell, direction)
            if to != state.cell[figure] and not is_free(state, to):
                closed += 1
        return STRIKE * (best - self.fear(state, foes, cell)) - CORNER * closed - APPROACH * nearest

    # --- cards

    def blow(self, state: State, seat: int, foes: list[int], card: int) -> float:
        """The most harm that a card can do from where the figure stands."""
        harm = self.atlases[seat].reach(card, state.kamae[seat], state.focus[seat])
        best = 0.0
        for other in foes:
            q, r = self.book.board.between(state.cell[seat], state.cell[other])
            tq, tr = rotated(q, r, 6 - state.facing[seat])
            best = max(best, harm.get(offset_key(tq, tr), 0.0))
        return best

    def card_worth(self, state: State, seat: int, card: int) -> float:
        """A card in hand: how widely it can strike in the present kamae and in the best one, how far it shields."""
        key = (card << 3 | seat) << 5 | state.kamae[seat] << 2 | state.focus[seat]
        found = self.worths.get(key)
        if found is None:
            found = self.weigh_card(seat, card, state.kamae[seat], state.focus[seat])
            self.worths[key] = found
        return found

    def weigh_card(self, seat: int, card: int, kamae: int, focus: int) -> float:
        printed = self.book.printed
        kind = printed.kind[card]
        if kind >= Kind.CORE:
            return 0.0
        value = 0.5 - 0.1 * printed.cost[card]
        if kind == Kind.ATTACK:
            now = best = width(self.atlases[seat].reach(card, kamae, focus))
            for other in (1, 2, 3):
                best = max(best, width(self.atlases[seat].reach(card, other, 3)))
            return value + 0.5 * now + 0.3 * best
        for line in printed.cards[card].lines:
            deed = line.deeds[-1]
            if isinstance(deed, Block):
                return value + 0.1 * deed.ways.bit_count()
        return value

    def hand_worth(self, state: State, seat: int) -> float:
        """The own hand, and the best blow of it from where the figure stands."""
        total = best = 0.0
        last = NONE
        foes = self.foes(state, seat)
        for card in state.hands[seat]:
            total += self.card_worth(state, seat, card) * (TWICE if card == last else 1.0)
            if card != last and self.book.printed.kind[card] == Kind.ATTACK and state.cell[seat] != NONE:
                best = max(best, self.blow(state, seat, foes, card))
            last = card
        return WORTH * total + IN_HAND * min(MOST_BLOW, best)

    # --- figures

    def figure_worth(self, state: State, figure: int, own: bool) -> float:
        """How well a figure fares: wounds, states, focus, cards."""
        if state.out >> figure & 1:
            return OUT
        book = self.book
        left = wound_limit(state, figure) - state.wounds[figure] - state.bleeding[figure]
        value = LIFE[max(0, min(5, left))] - BLEEDING * state.bleeding[figure] - HOBBLE * len(state.hobbles[figure])
        value -= TOXIN * len(state.toxins[figure]) + STUN * state.stuns[figure]
        if figure >= book.seats:
            return value
        if state.stuns[figure] + 1 >= book.characters[figure].hand:
            value -= LAST_STUN
        value += FOCUS[state.focus[figure]]
        value += self.hand_worth(state, figure) if own else CARD * len(state.hands[figure])
        size = deck_size(state, figure)
        return value - THINNER * (THIN - size) if size < THIN else value

    def position_worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat: itself, its side for less, less the others; a finished game outweighs all."""
        if state.results:
            return OVER * state.results[seat]
        book = self.book
        value = self.figure_worth(state, seat, True)
        if state.cell[seat] != NONE and not state.out >> seat & 1:
            value += self.footing_worth(state, seat, self.foes(state, seat), state.cell[seat], state.facing[seat])
        others = 0.0
        rivals = 0
        for other in range(book.figures):
            if other == seat:
                continue
            if book.teams[other] == book.teams[seat]:
                value += ALLY * self.figure_worth(state, other, False)
            else:
                others += self.figure_worth(state, other, False)
                rivals += 1
        return value - (others * RIVALS / rivals if rivals > 1 and not book.bots else others)


def width(harm: dict[int, float]) -> float:
    """How much of the field a card covers, up to 1."""
    total = 0.0
    for value in harm.values():
        total += value
    return total / (total + WIDE)


JUDGES: Final[RecentTables[Judge]] = RecentTables(Judge)


def judge_of(book: Book) -> Judge:
    return JUDGES.of(book)
