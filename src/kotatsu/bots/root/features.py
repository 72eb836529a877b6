# compiled with mypyc
"""A position of Root at the first choice of a turn as numbers for each seat: what the learnt judge (chance.py) weighs.

A seat's numbers tell what it has itself; what its rivals have stands in theirs. Each number comes twice, plain and times how late
it is, because a lead counts the more, and what is not points yet the less, the nearer somebody is to thirty.
"""
from typing import Final

from kotatsu.bots.root.cards import effects_worth, payable
from kotatsu.bots.root.evaluate import JUDGES, grasp
from kotatsu.bots.root.judges.alliance import unrest
from kotatsu.bots.root.judges.eyrie import chances, risk
from kotatsu.bots.root.judges.vagabond import friends, whereabouts
from kotatsu.bots.root.map_value import ANY_SUIT, ARMY, LOSS, danger, open_ground
from kotatsu.games.root.book import (
    BIRD,
    BITS,
    CLEARINGS,
    FACTION_NAMES,
    FACTIONS,
    GOAL,
    HAND_LIMIT,
    ITEMS,
    NOWHERE,
    PIECE_TOTAL,
    PIECES,
    CardKind,
    Fac,
    It,
    Piece,
)
from kotatsu.games.root.factions.eyrie.board import BUILD, COLUMNS
from kotatsu.games.root.factions.marquise.build import KINDS, cost_of, points_of, realm_around, wood_in
from kotatsu.games.root.factions.marquise.evening import draw_number
from kotatsu.games.root.factions.vagabond.board import ALLIED, HOSTILE, PLACES, SATCHEL_DOWN, TRACK
from kotatsu.games.root.factions.vagabond.items import board_of, damaged, undamaged
from kotatsu.games.root.queries import has_marker, on_map
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State

COMMON: Final = ("here", "points", "past 15", "past 22", "moves now", "moves next", "moves second", "no marker", "grasp",
                 "hand", "birds", "ambushes", "items to craft", "craftable now", "effects", "rule", "army", "warriors",
                 "in danger", "prey", "exposed", "judge")
OWN: Final = {
    Fac.MARQUISE: ("sawmills", "workshops", "recruiters", "wood", "wood together", "ground", "next building", "draws", "keep"),
    Fac.EYRIE: ("roosts", "roost points", "recruit", "move", "battle", "build", "sites", "risk", "birds at risk", "builder",
                "charismatic", "commander", "despot"),
    Fac.ALLIANCE: ("sympathy", "next token", "spread", "bases", "any base", "officers", "supporters", "unrest"),
    Fac.VAGABOND: ("boots", "swords", "crossbows", "torches", "hammers", "tea", "coins", "bags", "teas ready", "used", "damaged",
                   "steps", "allies", "hostile", "infamy", "friends", "whereabouts", "quests", "best quests", "ruins"),
    Fac.CULT: ("gardens", "rituals", "best gardens", "acolytes", "ground", "ritual cards", "hand for more"),
    Fac.RIVERFOLK: ("funds", "held", "posts", "dividends", "goods", "posts built"),
}


MOST_OWN: Final = max([len(names) for names in OWN.values()])
PLAIN: Final = [*COMMON, *[f"own {number + 1}" for number in range(MOST_OWN)]]           # what a side's own numbers are: OWN
NAMES: Final = [*PLAIN, *[f"{name}, late" for name in PLAIN]]
GROUPS: Final = [FACTION_NAMES[faction] for faction in OWN]
GROUP_OF: Final = [list(OWN).index(Fac.VAGABOND if faction == Fac.VAGABOND2 else faction) for faction in range(FACTIONS)]


class Look:
    """What all seats share: how late it is, and the two largest armies of each clearing."""

    def __init__(self, state: State) -> None:
        seats = state.book.seats
        self.late: float = min(GOAL, max(state.points)) / GOAL
        self.most: list[int] = []                # the largest army, whose it is, and the second largest
        self.whose: list[int] = []
        self.second: list[int] = []
        warriors = state.warriors
        for clearing in range(CLEARINGS):
            most, whose, second = 0, NOWHERE, 0
            base = clearing * seats
            for seat in range(seats):
                number = warriors[base + seat]
                if number > most:
                    most, whose, second = number, seat, most
                elif number > second:
                    second = number
            self.most.append(most)
            self.whose.append(whose)
            self.second.append(second)

    def rival(self, seat: int, clearing: int) -> int:
        """The largest army of another there."""
        return self.second[clearing] if self.whose[clearing] == seat else self.most[clearing]


def features(state: State, seat: int, look: Look) -> list[float]:
    """The numbers of one seat, as `NAMES` tells."""
    found: list[float] = []
    add_common(found, state, seat, look)
    faction = state.book.faction[seat]
    if faction == Fac.MARQUISE:
        add_marquise(found, state, seat)
    elif faction == Fac.EYRIE:
        add_eyrie(found, state, seat)
    elif faction == Fac.ALLIANCE:
        add_alliance(found, state, seat)
    elif faction in (Fac.VAGABOND, Fac.VAGABOND2):
        add_vagabond(found, state, seat)
    elif faction == Fac.CULT:
        add_cult(found, state, seat)
    else:
        add_riverfolk(found, state, seat)
    found.extend([0.0] * (len(PLAIN) - len(found)))
    late = look.late
    found.extend([number * late for number in found])
    return found


def add_common(found: list[float], state: State, seat: int, look: Look) -> None:
    book = state.book
    scores = has_marker(state, seat)
    points = state.points[seat] if scores else 0
    found.append(1.0)
    found.append(points / 10)
    found.append(max(0, points - 15) / 10)
    found.append(max(0, points - 22) / 10)
    turns = (seat - state.active) % book.seats               # that others have before it
    for place in range(3):
        found.append(1.0 if turns == place else 0.0)
    found.append(0.0 if scores else 1.0)
    found.append(0.0 if state.dominance[seat] == NOWHERE else grasp(state, seat))
    add_hand(found, state, seat)
    found.append(effects_worth(state, seat) / 10)
    found.append(state.rulers.count(seat) / 4)
    add_map(found, state, seat, look)
    found.append(JUDGES[book.faction[seat]](state, seat) / 20)


def add_hand(found: list[float], state: State, seat: int) -> None:
    """The number of cards, birds, ambushes, points of items that could be crafted some day, and with the pieces at hand."""
    book, cards = state.book, state.hands[seat]
    birds, ambushes, items, now = 0, 0, 0, 0
    power = TRAITS[book.faction[seat]].craft_power(state, seat) if cards else [0, 0, 0]
    for card in cards:
        kind = book.card_kind[card]
        if book.card_suit[card] == BIRD:
            birds += 1
        if kind == CardKind.AMBUSH:
            ambushes += 1
        elif kind == CardKind.ITEM and state.items[book.card_item[card]]:
            items += book.card_points[card]
            if payable(book.card_cost[card], power):
                now += book.card_points[card]
    found.append(min(len(cards), HAND_LIMIT) / 3)
    found.append(birds / 2)
    found.append(ambushes / 1)
    found.append(items / 3)
    found.append(now / 3)


def add_map(found: list[float], state: State, seat: int, look: Look) -> None:
    """Strength, what stands in danger, what could be taken, and how many buildings and tokens stand unguarded."""
    book = state.book
    seats, warriors, pieces, owners = book.seats, state.warriors, state.pieces, book.piece_seat
    army, number, lost, prey, exposed = 0.0, 0, 0.0, 0, 0
    for clearing in range(CLEARINGS):
        own = warriors[clearing * seats + seat]
        number += own
        if own:
            army += ARMY[own if own < 10 else 10]
        stake, count = 0.0, 0
        base = clearing * PIECES
        for piece in range(PIECES):
            there = pieces[base + piece]
            if there:
                owner = owners[piece]
                if owner == seat:
                    stake += LOSS[piece] * there
                    count += there
                elif own > warriors[clearing * seats + owner]:
                    prey += 1
        if stake:
            near = 0
            for place in book.paths[clearing]:
                near = max(near, look.rival(seat, place))
            lost += stake * danger(own, look.rival(seat, clearing), near)
            if not own:
                exposed += count
    found.append(army / 20)
    found.append(number / 10)
    found.append(lost / 20)
    found.append(prey / 3)
    found.append(exposed / 3)


def add_marquise(found: list[float], state: State, seat: int) -> None:
    together = 0
    left = state.spots[Piece.WOOD] & state.ruled[seat]
    while left:
        realm = realm_around(state, seat, BITS[left][0])
        together = max(together, wood_in(state, realm))
        left &= ~realm
    sawmills = on_map(state, Piece.SAWMILL)
    coming = 0 if state.active == seat else sawmills         # in her next Birdsong
    best = 0
    for piece in KINDS:
        cost = cost_of(state, piece)
        if 0 <= cost <= together + coming:
            best = max(best, points_of(state, piece))
    found.append(sawmills / 3)
    found.append(on_map(state, Piece.WORKSHOP) / 3)
    found.append(on_map(state, Piece.RECRUITER) / 3)
    found.append((on_map(state, Piece.WOOD) + coming) / 4)
    found.append((together + coming) / 4)
    found.append(min(4, open_ground(state, seat, ANY_SUIT)) / 2)
    found.append(best / 3)
    found.append(draw_number(state) / 2)
    found.append(float(on_map(state, Piece.KEEP)))


def add_eyrie(found: list[float], state: State, seat: int) -> None:
    board, book = state.eyrie, state.book
    roosts = on_map(state, Piece.ROOST)
    found.append(roosts / 3)
    found.append(book.roost_points[roosts] / 3)
    birds = 0
    for column in range(COLUMNS):
        found.append(len(board.decree[column]) / 2)
        for card in board.decree[column]:
            birds += book.card_suit[card] == BIRD
    able = [chances(state, seat, column) for column in range(COLUMNS)]
    fall = min(1.0, risk(state, board.decree, able))
    found.append(min(2.0, sum(able[BUILD])) / 2)
    found.append(fall)
    found.append(fall * min(birds, state.points[seat]) / 3)
    for leader in range(4):
        found.append(1.0 if board.leader == leader else 0.0)


def add_alliance(found: list[float], state: State, seat: int) -> None:
    board, book = state.alliance, state.book
    sympathy, bases = on_map(state, Piece.SYMPATHY), on_map(state, Piece.BASE)
    supporters = len(board.supporters)
    left, token, spread = supporters, sympathy, 0
    while token < PIECE_TOTAL[Piece.SYMPATHY] and left >= book.sympathy_cost[token]:
        left -= book.sympathy_cost[token]
        spread += book.sympathy_points[token]
        token += 1
    found.append(sympathy / 3)
    found.append(book.sympathy_points[sympathy] / 3 if sympathy < PIECE_TOTAL[Piece.SYMPATHY] else 0.0)
    found.append(spread / 4)
    found.append(bases / 2)
    found.append(1.0 if bases else 0.0)
    found.append(min(board.officers, 6) / 3)
    found.append(min(supporters, 9) / 4)
    found.append(unrest(state, seat) / 10)


def add_vagabond(found: list[float], state: State, seat: int) -> None:
    board = board_of(state, seat)
    used = 0
    for item in range(ITEMS):
        found.append(min(3, undamaged(board, item)) / 2)
        used += board.items[item * PLACES + SATCHEL_DOWN]
    teas = board.items[It.TEA * PLACES + TRACK]
    found.append(teas / 2)
    found.append(max(0, used - 3 - 2 * teas) / 3)
    broken = damaged(board)
    found.append(broken / 2)
    steps, allies, hostile = 0, 0, 0
    for other in state.book.armies:
        relation = board.relations[other]
        if relation == HOSTILE:
            hostile += 1
        else:
            steps += relation
            allies += relation == ALLIED
    found.append(steps / 3)
    found.append(float(allies))
    found.append(hostile / 2)
    found.append(hostile * min(3, undamaged(board, It.SWORD)) / 3)
    found.append(friends(state, seat, board) / 20)
    found.append(whereabouts(state, seat, board, broken) / 20)
    found.append(sum(board.quests) / 3)
    found.append(max(board.quests) / 2)
    ruins = len(BITS[state.ruins])
    found.append(ruins / 2 if undamaged(board, It.TORCH) else 0.0)


def add_cult(found: list[float], state: State, seat: int) -> None:
    board, book = state.cult, state.book
    gardens = [0, 0, 0]
    for clearing in BITS[state.spots[Piece.GARDEN]]:
        gardens[state.suits[clearing]] += state.pieces[clearing * PIECES + Piece.GARDEN]
    rituals, matched, ground, more = 0, 0, 0, 0
    for suit in range(3):
        held = 0
        for card in state.hands[seat]:
            held += book.card_suit[card] == suit
        free = min(2, open_ground(state, seat, suit)) if gardens[suit] < 5 else 0
        ground += free
        more += min(held, free)
        if held:
            matched += 1
            rituals += book.garden_points[min(gardens[suit], 5)]
    found.append(sum(gardens) / 4)
    found.append(rituals / 4)
    found.append(max(gardens) / 3)
    found.append(min(board.acolytes, 6) / 3)
    found.append(ground / 3)
    found.append(matched / 2)
    found.append(more / 2)


def add_riverfolk(found: list[float], state: State, seat: int) -> None:
    board = state.riverfolk
    funds, posts = sum(board.funds), on_map(state, Piece.POST)
    found.append(funds / 4)
    found.append((sum(board.payments) + sum(board.committed) + sum(board.spaces)) / 4)
    found.append(posts / 3)
    found.append(funds // 2 / 2 if posts else 0.0)
    found.append(min(len(state.hands[seat]), 5) * max(board.prices) / 10)
    found.append(sum(board.placed) / 3)
