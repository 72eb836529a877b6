# compiled with mypyc
"""What others buy of the Riverfolk at the start of their Birdsong (R11.2.6, R11.2.7)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import Piece
from kotatsu.games.root.factions.riverfolk.board import BOATS, CARD, MERCENARIES
from kotatsu.games.root.factions.vagabond.items import board_of, pay_with_items, ready_items
from kotatsu.games.root.phases.cards import give
from kotatsu.games.root.queries import has_piece, kinds, places
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts


def allowance(state: State, seat: int) -> int:
    """R11.2.6.ii: one service a turn, and one for each clearing with a trade post and a piece of the buyer."""
    number = 1
    for clearing in places(state, Piece.POST):
        if has_piece(state, seat, clearing):
            number += 1
    return number


def purse(state: State, seat: int) -> int:
    """R11.2.6.i, R11.2.6.iii: warriors in supply; a Vagabond's items that are face up and undamaged."""
    if seat not in state.book.vagabonds:
        return state.supply[seat]
    return ready_items(board_of(state, seat))


def purchases(state: State, seat: int) -> list[Action]:
    """R11.2.6: what a seat may buy now; Riverboats and Mercenaries once, Mercenaries never for a Vagabond (R11.2.7.iii.b)."""
    book = state.book
    if state.bought >= allowance(state, seat):
        return []
    prices, coins = state.riverfolk.prices, purse(state, seat)
    found: list[Action] = []
    if prices[CARD] <= coins:
        found.extend([act(Verb.BUYCARD, card) for card in kinds(state.hands[book.riverfolk])])
    if prices[BOATS] <= coins and not state.boats:
        found.append(act(Verb.BUY, BOATS))
    if prices[MERCENARIES] <= coins and not state.hired and seat not in book.vagabonds:
        found.append(act(Verb.BUY, MERCENARIES))
    return found


def buy(state: State, seat: int, action: Action) -> None:
    """R11.2.7: pay, then be served; nobody is asked for consent (RQ.2)."""
    verb, number, _, _ = parts(action)
    service = CARD if verb == Verb.BUYCARD else number
    state.bought += 1
    state.tell(Event.BOUGHT, seat, service)
    pay(state, seat, state.riverfolk.prices[service])
    if service == CARD:
        give(state, state.book.riverfolk, seat, number)
    elif service == BOATS:
        state.boats = 1
    else:
        state.hired = 1


def pay(state: State, seat: int, price: int) -> None:
    """R11.2.6.i: into Payments; R11.2.6.iii: for a Vagabond's items the Riverfolk lay down own warriors, as far as there are."""
    owner = seat
    if seat in state.book.vagabonds:
        pay_with_items(state, seat, price)
        owner = state.book.riverfolk
    number = min(price, state.supply[owner])
    state.supply[owner] -= number
    state.riverfolk.payments[owner] += number
    state.tell(Event.PAID, seat, number, owner)
