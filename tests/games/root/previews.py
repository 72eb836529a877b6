"""What choices of Root promise, as facts of the states before and after."""
from conform.previews import FIRST, PLAYED, AtMost, Case, Previews, Promise

from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CLEARINGS, CORNERS, ITEMS, NOWHERE, PIECES, It, Piece
from kotatsu.games.root.factions.eyrie.board import LEADER_ROWS
from kotatsu.games.root.factions.eyrie.decree import Decree, Edict, PickEdict, deeds
from kotatsu.games.root.factions.eyrie.lexicon import column_words
from kotatsu.games.root.factions.riverfolk.funds import total_funds
from kotatsu.games.root.factions.vagabond.board import HOSTILE, STEP_AIDS
from kotatsu.games.root.factions.vagabond.items import board_of, damaged, ready, ready_items, undamaged
from kotatsu.games.root.lexicon import item_words, seat_words, suit_words
from kotatsu.games.root.queries import has_marker, on_map
from kotatsu.games.root.state import State
from kotatsu.kernel.action import parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.phrase import Phrase, say

# --- facts

def points(case: Case) -> int:
    return case.gain(lambda state: state.points[case.seat])


def placed(case: Case) -> int:
    """Own warriors that came onto the map."""
    return case.gain(lambda state: on_the_map(state, case.seat))


def on_the_map(state: State, seat: int) -> int:
    return sum(state.warriors[seat::state.book.seats])


def warriors_in(state: State, seat: int, clearing: int) -> int:
    return state.warriors[clearing * state.book.seats + seat]


def supporters_spent(case: Case) -> int:
    return -case.gain(lambda state: len(state.alliance.supporters))


def acolytes_spent(case: Case) -> int:
    return -case.gain(lambda state: state.cult.acolytes)


def item_gained(case: Case) -> Phrase | int:
    """The item that left the supply."""
    gone = [item for item, number in enumerate(case.before.items) if case.after.items[item] < number]
    return item_words(gone[0]) if gone else NOWHERE


def dealt(case: Case, seat: int) -> int:
    """Hits that a side of a battle dealt: those rolled, and those that come without asking."""
    return sum(number + extra for who, number, extra, *_ in case.told(Event.HITS) if who == seat)


def viziers(case: Case, place: int) -> Phrase:
    """A column with a vizier: the first or the second of them."""
    return column_words([column for column, cards in enumerate(case.after.eyrie.decree) if case.after.book.vizier in cards][place])


def cards_stuck(case: Case) -> int:
    """Cards of the Decree that cannot be carried out as things stand."""
    state = case.after
    return sum(not deeds(state, case.seat, column, state.book.card_suit[card])
               for column, cards in enumerate(state.eyrie.todo) for card in cards)


def hits_before_dice(case: Case) -> int:
    """Pieces and items that the attacker lost to the ambush."""
    found = 0
    for kind, loser, _, number, _ in case.events:
        if kind in (Event.ROLLED, Event.NO_ROLL):
            break
        if loser != case.seat and kind == Event.WARRIORS_LOST:
            found += number
        elif loser != case.seat and kind in (Event.PIECE_LOST, Event.DAMAGED):
            found += 1
    return found


def ambush_bites(case: Case) -> bool:
    """Two hits, or as many as there is to lose."""
    state, fight = case.before, case.before.fight
    seat = fight.attacker
    if seat in state.book.vagabonds:
        there = sum(undamaged(board_of(state, seat), item) for item in range(ITEMS))
    else:
        there = sum([warriors_in(state, seat, fight.clearing),
                     *(state.pieces[fight.clearing * PIECES + piece] for piece in state.book.pieces_of[seat])])
    return min(2, there) <= hits_before_dice(case) <= 2


def sympathy_suit(case: Case) -> Phrase:
    """Of the clearing that is moved into or fought in, or in which the Vagabond shoots or burns."""
    verb, first, second, _ = parts(case.action)
    if verb in (Verb.SNIPE, Verb.SCORCH):
        return suit_words(case.before.suits[board_of(case.before, case.seat).place])
    return suit_words(case.before.suits[first if verb == Verb.BATTLE else second])


def sympathy_lost(case: Case) -> int:
    """Sympathy tokens that left the map."""
    return -case.gain(lambda state: sum(state.pieces[Piece.SYMPATHY::PIECES]))


def pays_outrage(case: Case, times: int) -> bool:
    """So often, and nobody else; unless the points of the removal have won the game before (R3.1)."""
    return bool(case.after.results) or [who for who, *_ in case.told(Event.OUTRAGE)] == times * [case.seat]


def relation(state: State, case: Case) -> int:
    return board_of(state, case.seat).relations[case.numbers[0]]


def quests_done(case: Case) -> int:
    """What the reward in points would be."""
    suit = case.before.book.quest_suit[case.numbers[0]]
    return board_of(case.after, case.seat).quests[suit] if has_marker(case.after, case.seat) else 0


def empty_corner(case: Case) -> int:
    """The corner, as printed, in which nobody of hers stands."""
    return next(corner for corner in range(CORNERS) if not warriors_in(case.after, case.seat, corner)) + 1


def who(case: Case) -> Phrase:
    return seat_words(case.before, case.numbers[0])


def ruler(case: Case) -> Phrase:
    return seat_words(case.before, case.before.rulers[case.numbers[0]])


def begins_anew(item: Item, question: Item) -> bool:
    """The next card of the Decree is a new matter; the edict of the card that was just picked is not."""
    if isinstance(question, Edict):
        return not isinstance(item, PickEdict)
    return question == item or isinstance(question, (Decree, PickEdict))


FUNDS = {"count": lambda case: total_funds(case.after)}
ACOLYTES = {"count": acolytes_spent}

PREVIEWS = Previews({
    # --- everybody
    "root-result-craft-item": Promise({"points": points, "item": item_gained}),
    "root-result-move": Promise({"count": lambda case: warriors_in(case.after, case.seat, case.numbers[0]),
                                 "clearing": lambda case: case.numbers[0] + 1}),
    "root-result-battle": Promise({"deals": AtMost(lambda case: dealt(case, case.seat)),
                                   "takes": AtMost(lambda case: dealt(case, case.numbers[1]))}, until=PLAYED),
    "root-result-battle-ambush": Promise(holds=lambda case: hits_before_dice(case) <= 2, until=PLAYED),
    "root-result-battle-outrage": Promise({"suit": sympathy_suit}, lambda case: len(case.told(Event.OUTRAGE)) <= 1, until=PLAYED),
    "root-result-outrage": Promise({"suit": sympathy_suit}, lambda case: pays_outrage(case, 1), until=PLAYED),
    "root-result-outrages": Promise({"count": sympathy_lost,
                                     "suit": lambda case: suit_words(case.before.book.card_suit[case.numbers[0]])},
                                    lambda case: pays_outrage(case, sympathy_lost(case)), until=PLAYED),
    "root-result-claim": Promise({"points": points}),
    "root-result-stand": Promise({"who": who}, lambda case: case.gain(lambda state: state.points[case.numbers[0]]) == 1, PLAYED),
    "root-result-activate": Promise(holds=lambda case: not has_marker(case.after, case.seat)),
    "root-result-ambush": Promise(holds=ambush_bites, until=PLAYED),
    "root-result-ambush-scouted": Promise({"effect": lambda case: say("root-card-scouting-party")},
                                          lambda case: hits_before_dice(case) == 0, PLAYED),
    # --- Marquise
    "root-result-keep": Promise({"clearing": empty_corner}),
    "root-result-build": Promise({"count": lambda case: -case.gain(lambda state: on_map(state, Piece.WOOD)), "points": points},
                                 until=PLAYED),
    "root-result-recruit": Promise({"count": placed}, until=PLAYED),
    "root-result-overwork": Promise({"count": lambda case: 8 - on_map(case.after, Piece.WOOD)},
                                    lambda case: case.gain(lambda state: on_map(state, Piece.WOOD)) == 1),
    "root-result-extra": Promise({"count": lambda case: case.after.marquise.actions}),
    "root-result-hospital": Promise({
        "count": placed,
        "clearing": lambda case: next(clearing for clearing in range(CLEARINGS) if warriors_in(case.after, case.seat, clearing)
                                      > warriors_in(case.before, case.seat, clearing)) + 1}),
    # --- Eyrie
    **{f"root-result-leader-{row.name}": Promise({"one": lambda case: viziers(case, 0), "other": lambda case: viziers(case, 1)},
                                                 until=FIRST) for row in LEADER_ROWS},
    "root-result-turmoil": Promise({"count": lambda case: -points(case)}, lambda case: bool(case.told(Event.TURMOIL)), PLAYED),
    "root-result-enrol": Promise({"count": placed}),
    "root-result-stuck": Promise({"count": cards_stuck}, until=FIRST),
    "root-result-erect": Promise({"count": lambda case: case.after.book.roost_points[on_map(case.after, Piece.ROOST)]}),
    # --- Alliance
    "root-result-revolt": Promise({
        "points": points,
        "count": lambda case: case.gain(lambda state: warriors_in(state, case.seat, case.numbers[0]))},
        lambda case: supporters_spent(case) == 2, PLAYED),
    "root-result-spread": Promise({"points": points, "count": supporters_spent}, until=PLAYED),
    "root-result-spread-law": Promise({"points": points, "count": supporters_spent}, until=PLAYED),
    "root-result-mobilize": Promise({"count": lambda case: len(case.after.alliance.supporters)}),
    "root-result-mobilize-full": Promise(holds=lambda case: supporters_spent(case) == 0),
    "root-result-train": Promise({"count": lambda case: case.after.alliance.officers}),
    "root-result-organize": Promise({"points": points}, lambda case: placed(case) == -1),
    # --- Cult
    "root-result-crusade": Promise(ACOLYTES, until=FIRST),
    "root-result-convert": Promise(ACOLYTES, until=FIRST),
    "root-result-sanctify": Promise(ACOLYTES, lambda case: points(case) == 1, FIRST),
    "root-result-garden": Promise({"count": lambda case: sum(
        case.after.pieces[clearing * PIECES + Piece.GARDEN] for clearing in range(CLEARINGS)
        if case.after.suits[clearing] == case.after.book.card_suit[case.numbers[0]])}),
    "root-result-score": Promise({"points": points}, lambda case: case.numbers[0] in case.after.souls),
    "root-result-sacrifice": Promise({"count": lambda case: case.after.cult.acolytes}),
    # --- Riverfolk
    "root-result-commit": Promise(FUNDS),
    "root-result-hire": Promise(FUNDS, lambda case: placed(case) == 1),
    "root-result-post": Promise({"points": points, "who": ruler},
                                lambda case: case.gain(lambda state: total_funds(state)) == -2),
    "root-result-export": Promise({"count": lambda case: case.gain(lambda state: sum(state.riverfolk.payments))}, until=PLAYED),
    "root-result-buy": Promise({"price": lambda case: case.gain(lambda state: state.riverfolk.payments[case.seat]),
                                "left": lambda case: case.after.supply[case.seat]}),
    "root-result-buy-items": Promise({
        "price": lambda case: -case.gain(lambda state: ready_items(board_of(state, case.seat))),
        "left": lambda case: ready_items(board_of(case.after, case.seat))}, until=PLAYED),
    # --- Vagabond
    "root-result-boots": Promise({
        "count": lambda case: -case.gain(lambda state: ready(board_of(state, case.seat), It.BOOTS)),
        "left": lambda case: ready(board_of(case.after, case.seat), It.BOOTS)}),
    "root-result-sword": Promise(holds=lambda case: case.gain(lambda state: ready(board_of(state, case.seat), It.SWORD)) == -1,
                                 until=FIRST),
    "root-result-points": Promise({"count": points}),
    "root-result-aid": Promise({"count": points},
                               lambda case: relation(case.after, case) == relation(case.before, case) + 1, PLAYED),
    "root-result-aid-step": Promise({"count": lambda case: board_of(case.after, case.seat).aids[case.numbers[0]],
                                     "need": lambda case: STEP_AIDS[relation(case.after, case)]}, until=PLAYED),
    "root-result-aid-nothing": Promise(holds=lambda case: relation(case.after, case) == relation(case.before, case)
                                       and points(case) == 0, until=PLAYED),
    "root-result-quest": Promise({"count": quests_done}, until=FIRST),
    "root-result-hostile": Promise({"who": who}, lambda case: relation(case.after, case) == HOSTILE, PLAYED),
    "root-result-hideout": Promise({"count": lambda case: -case.gain(lambda state: damaged(board_of(state, case.seat)))},
                                   until=PLAYED),
    "root-result-join": Promise({"who": who}, lambda case: not has_marker(case.after, case.seat)),
}, begins_anew, frozenset({"root-result-and"}))
