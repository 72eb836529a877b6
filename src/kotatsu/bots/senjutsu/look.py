# compiled with mypyc
"""A look at a position of Senjutsu in numbers, for a judge that learns (`lesson.py`): both sides of a duel as one of them sees it.

Of the other side's hand a seat knows how many cards it holds and which have not been seen yet: any of these may be in it.
"""
from typing import Final

from kotatsu.bots.senjutsu.judge import NEAR, THIN, Judge
from kotatsu.bots.senjutsu.reach import offset_key
from kotatsu.games.senjutsu.book import Book, Kind
from kotatsu.games.senjutsu.defeat import wound_limit
from kotatsu.games.senjutsu.phases.turn import StartTurn
from kotatsu.games.senjutsu.queries import is_free
from kotatsu.games.senjutsu.state import CARD, DOWN, State
from kotatsu.games.senjutsu.zones import deck_size
from kotatsu.hexes.compass import rotated

CHARACTERS: Final = ["ronin", "master", "student", "warrior"]
CARDS: Final = ["010", "012", "013", "014", "015", "016", "017", "018", "019", "020", "025", "026", "027", "028", "029", "030",
                "031", "032", "033", "034", "035", "040", "042", "043", "044", "045", "046", "047", "048", "049", "050", "055",
                "056", "058", "059", "060", "061", "062", "063", "064", "065", "083", "084", "086", "087", "089", "090", "096",
                "097", "098", "099", "100", "102", "103", "104", "105", "107", "110", "111", "112", "113", "115", "116", "117",
                "118", "119", "120", "121", "122", "123", "124", "125", "126", "127", "128"]
"""Cards of the signature decks are known one by one in the own hand; others count by what they can do alone."""
PLAIN: Final = ["below-5", "below-4", "below-3", "below-2", "bleeding", "stuns", "last-stun", "hobbles", "toxins", "focus-1",
                "focus-2", "focus-3", "hand", "worth", "deck", "thin", "attacks", "defences", "meditations", "blow", "strikers",
                "deadly", "share", "weapon", "danger", "closed", "behind", "ahead", "stays", "stealth", "first"]
BY_CHARACTER: Final = ["neutral", "aggression", "balance", "determination", "beside", "at-two", "at-three", "further", "focus"]
FIRST_CHARACTER: Final = 31
BLOCK: Final = 31 + 4 * 9                        # numbers about one side
FIRST_CARD: Final = 2 * BLOCK + 2
WIDTH: Final = 2 * BLOCK + 2 + 75
MOST_LIFE: Final = 5
KINDS: Final = 3                                 # of ability cards
UNKNOWN: Final = -1


def side_names(whose: str) -> list[str]:
    return ([f"{whose}-{name}" for name in PLAIN]
            + [f"{whose}-{name}-{character}" for character in CHARACTERS for name in BY_CHARACTER])


NAMES: Final = [*side_names("own"), *side_names("their"), "near", "turn", *[f"hand-{card}" for card in CARDS]]


class Looker:
    """Knows which cards and characters of a table are which."""

    def __init__(self, book: Book, judge: Judge) -> None:
        self.judge = judge
        self.card_place: list[int] = [FIRST_CARD + CARDS.index(name) if name in CARDS else UNKNOWN for name in book.printed.ids]
        self.character_place: list[int] = [
            FIRST_CHARACTER + len(BY_CHARACTER) * CHARACTERS.index(character.name) if character.name in CHARACTERS else UNKNOWN
            for character in book.characters]

    def numbers(self, state: State, seat: int) -> list[float]:
        """As a seat of a duel sees it, between two turns."""
        found = [0.0] * WIDTH
        other = 1 - seat
        coming = isinstance(state.agenda[-1], StartTurn)         # the cards of the next turn are not drawn yet
        away = self.judge.book.board.distance(state.cell[seat], state.cell[other])
        self.look_at(state, seat, other, away, coming, found, 0)
        self.look_at(state, other, seat, away, coming, found, BLOCK)
        self.look_at_hand(state, seat, found)
        self.guess_hand(state, other, found)
        found[2 * BLOCK] = min(NEAR, away)
        found[2 * BLOCK + 1] = state.turn + (1 if coming else 0)
        return found

    def look_at(self, state: State, figure: int, other: int, away: int, coming: bool, found: list[float], first: int) -> None:
        """What everybody sees of one side."""
        judge = self.judge
        left = wound_limit(state, figure) - state.wounds[figure] - state.bleeding[figure]
        for step in range(4):
            if left < MOST_LIFE - step:
                found[first + step] = 1.0
        stuns, focus, size, hand = state.stuns[figure], state.focus[figure], deck_size(state, figure), len(state.hands[figure])
        if coming:
            size = max(0, size - state.bleeding[figure])
            if size > 0:
                size -= 1
                hand += 1
        found[first + 4] = state.bleeding[figure]
        found[first + 5] = stuns
        if stuns + 1 >= judge.book.characters[figure].hand:
            found[first + 6] = 1.0
        found[first + 7] = len(state.hobbles[figure])
        found[first + 8] = len(state.toxins[figure])
        for step in range(focus):
            found[first + 9 + step] = 1.0
        found[first + 12] = hand
        found[first + 14] = size
        found[first + 15] = max(0, THIN - size)
        cell, facing, board = state.cell[figure], state.facing[figure], judge.book.board
        q, r = board.between(cell, state.cell[other])
        weapon = judge.atlases[figure].reach(judge.book.weapons[figure], state.kamae[figure], focus)
        tq, tr = rotated(q, r, 6 - facing)
        found[first + 23] = weapon.get(offset_key(tq, tr), 0.0)
        found[first + 24] = judge.danger(figure, state.kamae[figure], focus).at(facing, q, r)
        closed = 0
        for direction in range(6):
            to = board.neighbour(cell, direction)
            if to != state.cell[other] and not is_free(state, to):
                closed += 1
        found[first + 25] = closed
        front = -2 * tr - tq                     # how far ahead the other one stands, less how far behind
        if front < 0:
            found[first + 26] = 1.0
        elif front > 0:
            found[first + 27] = 1.0
        found[first + 28] = len(state.stays[figure])
        if state.stealthed >> figure & 1:
            found[first + 29] = 1.0
        if state.track and state.track[0] == figure:
            found[first + 30] = 1.0
        place = self.character_place[figure]
        if place != UNKNOWN:
            found[first + place + state.kamae[figure]] = 1.0
            found[first + place + 3 + min(4, max(1, away))] = 1.0
            found[first + place + 8] = focus

    def look_at_hand(self, state: State, seat: int, found: list[float]) -> None:
        """The own cards."""
        judge, other = self.judge, 1 - seat
        kind, atlas, kamae, focus = judge.book.printed.kind, judge.atlases[seat], state.kamae[seat], state.focus[seat]
        left = wound_limit(state, other) - state.wounds[other] - state.bleeding[other]
        q, r = judge.book.board.between(state.cell[seat], state.cell[other])
        tq, tr = rotated(q, r, 6 - state.facing[seat])
        spot = offset_key(tq, tr)
        best = found[23]
        worth = 0.0
        strikers = 0
        for card in state.hands[seat]:
            place = self.card_place[card]
            if place != UNKNOWN:
                found[place] += 1.0
            worth += judge.card_worth(state, seat, card)
            sort = kind[card]
            if sort < KINDS:
                found[16 + PLACE_OF_KIND[sort]] += 1.0
            if sort == Kind.ATTACK:
                harm = atlas.reach(card, kamae, focus).get(spot, 0.0)
                if harm > 0.0:
                    strikers += 1
                    best = max(best, harm)
        found[13] = worth
        found[19] = best
        found[20] = strikers
        if best >= left:
            found[21] = 1.0
        found[22] = min(1.0, best / max(1, left))

    def guess_hand(self, state: State, other: int, found: list[float]) -> None:
        """The other side's cards: what any of those that have not been seen could do."""
        judge, seat = self.judge, 1 - other
        kind, atlas, kamae, focus = judge.book.printed.kind, judge.atlases[other], state.kamae[other], state.focus[other]
        left = wound_limit(state, seat) - state.wounds[seat] - state.bleeding[seat]
        q, r = judge.book.board.between(state.cell[other], state.cell[seat])
        tq, tr = rotated(q, r, 6 - state.facing[other])
        spot = offset_key(tq, tr)
        unseen = [entry & CARD for entry in state.discards[other] if entry >= DOWN]
        unseen.extend(state.bags[other])
        unseen.extend(state.hands[other])
        worth = harms = 0.0
        strikers = deadly = 0
        counts = [0, 0, 0]
        for card in unseen:
            worth += judge.card_worth(state, other, card)
            sort = kind[card]
            if sort < KINDS:
                counts[sort] += 1
            if sort == Kind.ATTACK:
                harm = atlas.reach(card, kamae, focus).get(spot, 0.0)
                if harm > 0.0:
                    strikers += 1
                    harms += harm
                    if harm >= left:
                        deadly += 1
        size = max(1, len(unseen))
        hand = len(state.hands[other])
        share = hand / size
        first = BLOCK
        found[first + 13] = share * worth
        for sort in range(KINDS):
            found[first + 16 + PLACE_OF_KIND[sort]] = share * counts[sort]
        weapon = found[first + 23]
        best = weapon
        if strikers:
            best = max(weapon, harms / strikers * at_least_one(strikers / size, hand))
        found[first + 19] = best
        found[first + 20] = share * strikers
        found[first + 21] = 1.0 if weapon >= left else at_least_one(deadly / size, hand)
        found[first + 22] = min(1.0, best / max(1, left))


PLACE_OF_KIND: Final = [1, 0, 2]                 # defences come behind attacks


def at_least_one(share: float, count: int) -> float:
    """How likely one of so many cards is of a kind that makes up a share of all."""
    none = 1.0
    for _ in range(count):
        none *= 1.0 - share
    return 1.0 - none
