# compiled with mypyc
"""Coalitions (R9.2.8)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CardKind
from kotatsu.games.root.factions.vagabond.relations import make_peace
from kotatsu.games.root.phases.cards import leave_hand
from kotatsu.games.root.queries import has_marker, kinds
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.action import Action, act


def coalitions(state: State, seat: int) -> list[Action]:
    """R9.2.8, R-V19, R-P4: with four or more players, with the other player who has fewest points among those with a marker."""
    book = state.book
    if book.seats < 4:
        return []
    others = [other for other in book.others[seat] if has_marker(state, other)]
    if not others:
        return []
    fewest = min([state.points[other] for other in others])
    return [act(Verb.JOIN, other, card) for card in kinds(state.hands[seat]) if book.card_kind[card] == CardKind.DOMINANCE
            for other in sorted(others) if state.points[other] == fewest]


def join_coalition(state: State, seat: int, other: int, card: int) -> None:
    """R9.2.8-2, R9.2.9.III.d: he scores no more and wins with his partner; a Hostile partner is Indifferent again."""
    leave_hand(state, seat, card)
    state.partner = replaced(state.partner, seat, other)
    state.joined = replaced(state.joined, seat, card)
    state.tell(Event.JOINED, seat, other)
    make_peace(state, seat, other)
