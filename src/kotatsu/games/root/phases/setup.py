# compiled with mypyc
"""Set-up (Law 5): first player, suit markers, hands, then the factions in the order of their letters."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import CLEARINGS, FACTIONS, NOWHERE, RANDOM
from kotatsu.games.root.map_pieces import refresh_all
from kotatsu.games.root.phases.cards import DrawCards
from kotatsu.games.root.phases.turn import StartTurn
from kotatsu.games.root.side_chapters import CHAPTERS
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Item, Step

START_HAND = 3


def set_up(state: State) -> None:
    """The whole set-up as an agenda."""
    book = state.book
    items: list[Item] = []
    if book.first == RANDOM:
        items.append(FirstPlayer())
    else:
        state.active = book.first
    for clearing in range(CLEARINGS):
        if book.suits[clearing] == RANDOM:
            items.append(MarkClearing(clearing))
    if book.seats == 2:                          # R5.1.3-2
        state.deck = [card for card in state.deck if card not in book.dominance]
        state.removed = tuple(sorted(book.dominance))
    items.extend([DrawCards(seat, START_HAND) for seat in range(book.seats)])
    items.append(SetUpFactions())
    state.then(*items)


class FirstPlayer(Chance):
    """R5.1.1: at random."""

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.BEGIN, seat) for seat in range(state.book.seats)]

    def apply(self, state: State, action: Action) -> None:
        state.active = parts(action)[1]
        state.tell(Event.BEGINS, state.active)


class MarkClearing(Chance):
    """RC.1: of the twelve suit markers, four of each suit, one onto each clearing."""

    def __init__(self, clearing: int) -> None:
        self.clearing = clearing

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.MARK, suit) for suit in range(3) for _ in range(4 - state.suits.count(suit))]

    def apply(self, state: State, action: Action) -> None:
        suit = parts(action)[1]
        suits = list(state.suits)
        suits[self.clearing] = suit
        state.lay_suits(tuple(suits))
        state.tell(Event.MARKED, a=self.clearing, b=suit)


class SetUpFactions(Step):
    """R5.1.7: by letter; R9.7.2: which Vagabond comes first is random."""

    def run(self, state: State) -> None:
        book = state.book
        items: list[Item] = []
        for faction in range(FACTIONS):
            seat = book.seat_of[faction]
            if seat != NOWHERE:
                items.extend(CHAPTERS[faction].set_up(state, seat))
        state.then(*items, BeginGame())


class BeginGame(Step):
    """The first turn."""

    def run(self, state: State) -> None:
        refresh_all(state)
        state.push(StartTurn(state.active))
