# compiled with mypyc
"""What a seat sees as a row of numbers; `learning.py` says what each of them is."""
from typing import Final

from mypy_extensions import i64

from kotatsu.games.root.book import CLEARINGS, ITEMS, NOWHERE, PIECES, SEATS
from kotatsu.games.root.factions.eyrie.board import COLUMNS
from kotatsu.games.root.factions.eyrie.decree import Decree, Edict, PickEdict
from kotatsu.games.root.factions.vagabond.board import PLACES
from kotatsu.games.root.queries import has_marker, open_slots
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import SUPPORTERS, Fight, State
from kotatsu.kernel.sheet import Sheet

FACTIONS: Final = 7
QUESTS: Final = 15
SPOTS: Final = CLEARINGS + 8
LEADERS: Final = 4
CHARACTERS: Final = 6
SUITS: Final = 3
VAGABONDS: Final = 2
EACH_CARD: Final = 8 + 2 * SEATS + 2 * COLUMNS   # how many numbers each kind of card takes: piles, battle, hands, the Decree
EACH_EFFECT: Final = 2 * SEATS
REST: Final = 865                                # numbers that do not depend on the cards


def encode(state: State, viewer: int) -> bytearray:
    """R1.2.1, R-P18: map and boards are open; of hands and supporters the own ones, open ones and what was shown."""
    book = state.book
    cards, effects = len(book.card_ids), len(book.effects)
    sheet = Sheet(REST + EACH_CARD * cards + EACH_EFFECT * effects)
    seat_size = SEAT_REST + 2 * cards + 2 * effects
    sheet.one_of(viewer, SEATS)
    sheet.number(book.map_number)
    sheet.number(state.round)
    sheet.number(state.turn)
    sheet.one_of(state.active, SEATS)
    sheet.one_of(state.phase, 4)
    encode_map(sheet, state)
    sheet.number(len(state.deck) + len(state.order))
    sheet.number(len(state.quest_deck))
    sheet.tally(state.discard, cards)
    if book.keeps_souls:
        sheet.tally(state.souls, cards)
    else:
        sheet.skip(cards)
    sheet.tally(state.available, cards)
    sheet.tally(state.quests, QUESTS)
    sheet.numbers(state.items, 0, ITEMS, ITEMS)
    sheet.number(state.boats)
    sheet.number(1 if state.hired else 0)
    sheet.number(1 if state.hired == 2 else 0)
    encode_battle(sheet, state.fight, cards)
    for seat in range(SEATS):
        if seat < book.seats:
            begun = sheet.at
            encode_seat(sheet, state, seat, viewer)
            assert sheet.at == begun + seat_size
        else:
            sheet.skip(seat_size)
    encode_boards(sheet, state, viewer)
    return sheet.found


CLEARING_REST: Final = SUITS + 4 + SEATS         # of a clearing, before the numbers of warriors and other pieces
CLEARING_SIZE: Final = CLEARING_REST + SEATS + PIECES


def encode_map(sheet: Sheet, state: State) -> None:
    """Each clearing. Most have few of the kinds of pieces, so that the masks say where to write."""
    begun = sheet.at
    for clearing in range(CLEARINGS):
        sheet.one_of(state.suits[clearing], SUITS)
        sheet.number(open_slots(state, clearing))
        sheet.number(state.ruins >> clearing & 1)
        sheet.number(len(state.ruin_items[clearing]) + state.ruin_unseen[clearing])
        sheet.number(state.scorched >> clearing & 1)
        sheet.one_of(state.rulers[clearing], SEATS)
        sheet.skip(SEATS + PIECES)
    first = begun + CLEARING_REST
    seats: i64 = state.book.seats
    for seat in range(seats):
        encode_where(sheet, first + seat, state.held[seat], state.warriors, seat, seats)
    first += SEATS
    for piece in range(i64(PIECES)):
        encode_where(sheet, first + piece, state.spots[piece], state.pieces, piece, PIECES)


def encode_where(sheet: Sheet, at: i64, clearings: i64, counts: list[int], place: i64, step: i64) -> None:
    """How many of a kind lie in each of these clearings; their numbers are `step` apart from `place` on."""
    while clearings:
        if clearings & 1:
            sheet.put(at, counts[place])
        clearings >>= 1
        at += CLEARING_SIZE
        place += step


def encode_battle(sheet: Sheet, fight: Fight | None, cards: int) -> None:
    if fight is None:
        sheet.skip(BATTLE_REST + 2 * cards)
        return
    sheet.one_of(fight.clearing, CLEARINGS)
    for seat in (fight.attacker, fight.defender, fight.ally, fight.instigator, fight.arbiter):
        sheet.one_of(seat, SEATS)
    sheet.one_of(fight.ambush, cards)
    sheet.one_of(fight.foil, cards)
    sheet.one_of(fight.high, 4)
    sheet.one_of(fight.low, 4)
    for hits in (fight.rolled_attacker, fight.rolled_defender, fight.extra_attacker, fight.extra_defender, fight.due_attacker,
                 fight.due_defender):
        sheet.number(hits)


BATTLE_REST: Final = CLEARINGS + 5 * SEATS + 8 + 6            # beside two for each card
SEAT_REST: Final = FACTIONS + 2 + 4 + SEATS + 1 + 1 + ITEMS + 1   # beside two for each card and effect


def encode_seat(sheet: Sheet, state: State, seat: int, viewer: int) -> None:
    book, hand = state.book, state.hands[seat]
    cards, effects = len(book.card_ids), len(book.effects)
    faction = book.faction[seat]
    sheet.one_of(faction, FACTIONS)
    scores = has_marker(state, seat)
    sheet.number(1 if scores else 0)
    sheet.number(state.points[seat] if scores else 0)
    sheet.one_of(state.dominance[seat], 4)
    sheet.one_of(state.partner[seat], SEATS)
    sheet.number(len(hand))
    if viewer == seat or TRAITS[faction].open_hand():
        sheet.tally(hand, cards)
        sheet.skip(cards + 1)
    else:
        sheet.skip(cards)
        encode_shown(sheet, state, viewer, seat)
    sheet.bits(state.effects[seat], effects)
    sheet.bits(state.used & state.effects[seat] if seat == state.active else 0, effects)
    sheet.numbers(state.boxes, seat * ITEMS, ITEMS, ITEMS)
    sheet.number(state.supply[seat])


def encode_shown(sheet: Sheet, state: State, viewer: int, place: int) -> None:
    """R-P18: cards that the viewer was shown there, and how many of them have left unseen."""
    cards = len(state.book.card_ids)
    for seen in state.seen:
        if seen.viewer == viewer and seen.place == place:
            sheet.tally(seen.cards, cards)
            sheet.number(seen.lost)
            return
    sheet.skip(cards + 1)


def encode_boards(sheet: Sheet, state: State, viewer: int) -> None:
    """What only one side has; all noughts where it does not play."""
    book = state.book
    cards = len(book.card_ids)
    sheet.number(state.marquise.actions if book.marquise != NOWHERE else 0)
    sheet.number(state.marquise.recruited if book.marquise != NOWHERE else 0)
    encode_eyrie(sheet, state)
    alliance = state.alliance
    sheet.number(len(alliance.supporters))
    sheet.number(alliance.officers)
    sheet.number(max(0, alliance.officers - alliance.operations))
    if viewer == book.alliance:
        sheet.tally(alliance.supporters, cards)
        sheet.skip(cards + 1)
    else:
        sheet.skip(cards)
        encode_shown(sheet, state, viewer, SUPPORTERS)
    cult = state.cult
    sheet.one_of(cult.outcast, SUITS)
    sheet.number(cult.hated)
    sheet.number(cult.acolytes)
    sheet.tally(cult.revealed, cards)
    sheet.bits(cult.scored, SUITS)
    river, seats = state.riverfolk, book.seats
    sheet.numbers(river.prices, 0, 3, 3)
    for boxes in (river.payments, river.funds, river.committed):
        sheet.numbers(boxes, 0, seats, SEATS)
    for suit in range(SUITS):
        sheet.numbers(river.spaces, suit * seats, seats, SEATS)
    sheet.numbers(river.placed, 0, SUITS, SUITS)
    for vagabond in state.vagabonds:
        sheet.one_of(vagabond.character, CHARACTERS)
        sheet.one_of(vagabond.place, SPOTS)
        if vagabond.character == NOWHERE:
            sheet.skip(ITEMS * PLACES)
        else:
            sheet.numbers(vagabond.items, 0, ITEMS * PLACES, ITEMS * PLACES)
        sheet.numbers(vagabond.relations, 0, seats, SEATS)
        sheet.numbers(vagabond.aids, 0, seats, SEATS)
        sheet.numbers(vagabond.quests, 0, SUITS, SUITS)


def encode_eyrie(sheet: Sheet, state: State) -> None:
    eyrie, cards = state.eyrie, len(state.book.card_ids) + 1     # and the vizier
    sheet.one_of(eyrie.leader, LEADERS)
    sheet.bits(eyrie.fallen, LEADERS)
    at_work = False
    for item in state.agenda:
        if isinstance(item, (Decree, PickEdict, Edict)):
            at_work = True
    for column in range(COLUMNS):
        sheet.tally(eyrie.decree[column], cards)
        if at_work:
            sheet.tally(eyrie.todo[column], cards)
        else:
            sheet.skip(cards)
