# compiled with mypyc
"""What a seat sees as a row of numbers; `learning.py` says what each of them is."""
from typing import Final

from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.bot_cards import deck_count
from kotatsu.games.senjutsu.face_down import is_open, laid_from_hand, lies_face_down, sees_peeked
from kotatsu.games.senjutsu.queries import part_value
from kotatsu.games.senjutsu.state import CARD, DOWN, LOST, UNSEEN, State
from kotatsu.games.senjutsu.zones import deck_size
from kotatsu.kernel.sheet import Sheet

SEATS: Final = 4
FIGURES: Final = 8                 # four seats and, behind those that play, up to four bots
CARDS: Final = 183
HEXES: Final = 112
TERRAINS: Final = 13
VALUES: Final = 16
SIZE: Final = 12985
GROUNDS: Final[dict[tuple[int, ...], bytes]] = {}
MOST_GROUNDS: Final = 1000


def encode(state: State, viewer: int) -> bytearray:
    """S2.8, S3.5.1, S3.8.4: boards, states, kamae and face-up cards are open; hands, decks and chosen cards are not."""
    sheet = Sheet(SIZE)
    sheet.one_of(viewer, SEATS)
    sheet.number(state.book.seats)
    sheet.number(state.turn)
    sheet.one_of(state.value, VALUES)
    sheet.places(state.track, FIGURES)
    sheet.bits(state.named_kinds, 3)
    sheet.tally(state.named_cards, CARDS)
    sheet.row(ground(state.terrain))
    sheet.places(state.queue, FIGURES)
    sheet.places(state.slots, FIGURES)
    for mask in (state.far, state.used_instant, state.out, state.stealthed, state.resets):
        sheet.bits(mask, FIGURES)
    sheet.tally(state.gone, CARDS)
    sheet.tally(state.met, CARDS)
    sheet.number(state.wave)
    sheet.number(state.stage)
    open_now, laid = is_open(state), lies_face_down(state)
    sheet.number(1 if open_now else 0)
    sheet.number(1 if laid else 0)
    sheet.number(len(state.peeked))
    if state.peeked and sees_peeked(state, viewer):
        sheet.tally(state.peeked, CARDS)
    else:
        sheet.skip(CARDS)
    encode_own(sheet, state, viewer)
    for figure in range(state.book.figures):
        begun = sheet.at
        encode_figure(sheet, state, figure, viewer, open_now, laid)
        assert sheet.at == begun + FIGURE_SIZE
    return sheet.found


def ground(terrain: tuple[int, ...]) -> bytes:
    """What lies on the hexes of the board; it seldom changes, so it is kept."""
    found = GROUNDS.get(terrain)
    if found is None:
        sheet = Sheet(HEXES * TERRAINS)
        for kind in terrain:
            sheet.one_of(kind if kind else NONE, TERRAINS)
        if len(GROUNDS) >= MOST_GROUNDS:
            GROUNDS.clear()
        found = GROUNDS[terrain] = bytes(sheet.found)
    return found


def encode_own(sheet: Sheet, state: State, viewer: int) -> None:
    """The own hand, core cards and wish; nothing for who does not play."""
    if not 0 <= viewer < state.book.seats:
        sheet.skip(2 * CARDS + 1)
        return
    sheet.tally(state.hands[viewer], CARDS)
    sheet.tally((state.book.characters[viewer].core, state.book.weapons[viewer]), CARDS)
    sheet.number(state.asks[viewer])


FIGURE_SIZE: Final = 2 + HEXES + 6 + 4 + 6 + 5 + 5 + 2 * CARDS + 4 + 3 + 6 + 2 * VALUES + 3 + 4 * CARDS + 3 + 2 + 1


def encode_figure(sheet: Sheet, state: State, figure: int, viewer: int, open_now: bool, laid: bool) -> None:
    own, is_bot = figure == viewer, figure >= state.book.seats
    sheet.number(1)
    sheet.number(1 if is_bot else 0)
    sheet.one_of(state.cell[figure], HEXES)
    sheet.one_of(state.facing[figure], 6)
    sheet.one_of(state.kamae[figure], 4)
    for number in (state.focus[figure], state.wounds[figure], state.limit[figure], state.bleeding[figure], state.stuns[figure],
                   len(state.hobbles[figure])):
        sheet.number(number)
    for toxin in state.toxins[figure]:
        sheet.found[sheet.at + (toxin & 15)] = toxin >> 4
    sheet.skip(5)
    sheet.bits(state.poisons[figure], 5)
    played = state.played[figure]
    shown = played != NONE and (own or open_now)
    covered = is_bot and laid and not state.out >> figure & 1
    sheet.one_of(played if shown and not covered else NONE, CARDS)
    if state.discards[figure]:
        sheet.tally(face_up(state, figure, own), CARDS)
    else:
        sheet.skip(CARDS)
    sheet.number(1 if covered or (played != NONE and not shown) else 0)
    sheet.number(part_value(state, figure) if state.place[figure] != NONE else 0)
    sheet.number(state.named[figure] if shown else 0)
    sheet.number(state.lag[figure])
    sheet.bits(state.stopped[figure], 3)
    sheet.bits(state.shields[figure], 6)
    sheet.bits(state.counters[figure], VALUES)
    sheet.bits(state.dear[figure], VALUES)
    if is_bot:
        sheet.number(0)
        sheet.number(deck_count(state, figure) - (1 if covered else 0))
    else:
        sheet.number(len(state.hands[figure]) + (0 if own or open_now else len(laid_from_hand(state, figure))))
        sheet.number(deck_size(state, figure))
    sheet.number(len(state.discards[figure]))
    sheet.tally(known_cards(state, figure, viewer, is_bot), CARDS)
    for entries in (state.stays[figure], state.extra[figure]):
        for entry in entries:
            sheet.found[sheet.at + (entry & CARD)] += 1
        sheet.skip(CARDS)
    for entry in state.stays[figure]:
        sheet.found[sheet.at + (entry & CARD)] = entry >> 12
    sheet.skip(CARDS)
    sheet.one_of(state.behaviour[figure] if is_bot else NONE, 3)
    sheet.one_of(state.stance[figure] if is_bot else NONE, 2)
    sheet.number(state.prefers[figure])


def face_up(state: State, figure: int, own: bool) -> list[int]:
    """S3.8.6: what can be seen of a discard pile: a face-down card is known to its owner, or to nobody."""
    return [entry & CARD for entry in state.discards[figure]
            if entry != UNSEEN and not entry & LOST and (own or not entry & DOWN)]


def known_cards(state: State, figure: int, viewer: int, is_bot: bool) -> list[int]:
    """Cards of a hand that the viewer was shown; of a bot (S13.F.12) those that he has seen on top of its deck."""
    if viewer < 0:
        return []
    if is_bot:
        return list(state.known_tops[figure]) if state.known_by[figure] >> viewer & 1 else []
    return [entry & CARD for entry in state.shown[figure] if entry >> 8 + viewer & 1]
