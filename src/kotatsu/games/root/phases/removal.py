# compiled with mypyc
"""Pieces leave the map, and what that brings about. A removal ends with `Aftermath`."""
from typing import Final

from kotatsu.games.root.actions import Event, Verb, Why
from kotatsu.games.root.aftermath import BASE, GARDEN, HOSPITAL, ITEMS_HIT, OUTRAGE
from kotatsu.games.root.book import BUILDINGS, PIECES, Piece
from kotatsu.games.root.factions.alliance.losses import BaseLost, Outrage
from kotatsu.games.root.factions.marquise.losses import FieldHospitals
from kotatsu.games.root.factions.riverfolk.losses import PostLost
from kotatsu.games.root.factions.vagabond.losses import DamageItems
from kotatsu.games.root.map_pieces import add_buildings, add_tokens, add_warriors
from kotatsu.games.root.phases.cards import DiscardRandom
from kotatsu.games.root.phases.scoring import award, check_victory
from kotatsu.games.root.queries import are_enemies
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

# R-P20: pairs whose order can matter; of garden and Outrage only if the same side pays
ASKED: Final = ((BASE, OUTRAGE), (GARDEN, OUTRAGE))


def take_warriors(state: State, seat: int, clearing: int, number: int, defending: bool = False) -> None:
    """R2.5.1: warriors are removed from a clearing. `defending`: as defender in a battle (R10.2.3)."""
    if number <= 0:
        return
    book = state.book
    add_warriors(state, seat, clearing, -number)
    TRAITS[book.faction[seat]].warriors_go(state, seat, number, defending)
    state.tell(Event.WARRIORS_LOST, seat, clearing, number)
    TRAITS[book.faction[seat]].warriors_fell(state, clearing, number)


def take_piece(state: State, piece: int, clearing: int, remover: int) -> None:
    """R2.5.2, R2.5.3, R3.2.1: a building or token is removed; the remover scores it if it was an enemy's."""
    owner = state.book.piece_seat[piece]
    if piece < BUILDINGS:
        add_buildings(state, piece, clearing, -1)
    else:
        add_tokens(state, piece, clearing, -1)
    state.tell(Event.PIECE_LOST, owner, clearing, piece, remover)
    if are_enemies(state, remover, owner):
        award(state, remover, 1, Why.REMOVED)
    TRAITS[state.book.faction[owner]].piece_fell(state, piece, clearing, remover)


def wipe(state: State, clearing: int, remover: int) -> None:
    """All enemy pieces leave a clearing: R-card-favor, R8.4.1.iii (revolt), RG.6.2 (Scorched Earth). R9.2.2.i: a Vagabond there
    damages three items.
    """
    book = state.book
    for seat in range(book.seats):
        if not are_enemies(state, remover, seat):
            continue
        for piece in book.pieces_of[seat]:
            for _ in range(state.pieces[clearing * PIECES + piece]):
                take_piece(state, piece, clearing, remover)
        take_warriors(state, seat, clearing, state.warriors[clearing * book.seats + seat])
        if TRAITS[book.faction[seat]].pawn_at(state, seat) == clearing:
            state.after.append(act(ITEMS_HIT, seat))


class Aftermath(Step):
    """The end of a removal: victory first, then what it brings about, one after another."""

    def run(self, state: State) -> None:
        check_victory(state)
        if state.results or not state.after:
            return
        if len(state.after) > 1:
            state.after.sort()
        if len(state.after) > 1 and parts(state.after[0])[0] > ITEMS_HIT and disputed(state):
            state.then(WhichFirst(state.active), Aftermath())
        else:
            resolve(state, 0)


AFTERMATH: Final = Aftermath()


def disputed(state: State) -> list[int]:
    """R1.1.3, R-P20: kinds whose order the active player chooses."""
    found: list[int] = []
    here = [parts(after)[0] for after in state.after]
    for one, other in ASKED:
        if one in here and other in here and (one != GARDEN or paid_by_gardener(state)):
            for kind in (one, other):
                if kind not in found:
                    found.append(kind)
    return sorted(found)


def paid_by_gardener(state: State) -> bool:
    """Whether whoever loses a card for a garden also pays for Outrage."""
    for after in state.after:
        kind, payer, _, _ = parts(after)
        if kind == OUTRAGE and payer == state.book.piece_seat[Piece.GARDEN]:
            return True
    return False


def resolve(state: State, place: int) -> None:
    """One of the effects, then the others."""
    kind, a, b, _ = parts(state.after.pop(place))
    item: Item
    if kind == HOSPITAL:
        item = FieldHospitals(state.book.piece_seat[Piece.KEEP], a, b)
    elif kind == ITEMS_HIT:
        item = DamageItems(a, 3)
    elif kind == BASE:
        item = BaseLost(a)
    elif kind == OUTRAGE:
        item = Outrage(a, b)
    elif kind == GARDEN:
        item = DiscardRandom(state.book.piece_seat[Piece.GARDEN])
    else:
        item = PostLost()
    state.push(AFTERMATH)
    state.push(item)


class WhichFirst(Decision):
    """R1.1.3: the active player orders effects that arise together."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [act(Verb.FIRST, kind) for kind in disputed(state)]

    def apply(self, state: State, action: Action) -> None:
        kind = parts(action)[1]
        for place, after in enumerate(state.after):
            if parts(after)[0] == kind:
                resolve(state, place)
                return
