# compiled with mypyc
"""Quests (R9.5.5)."""
from typing import Final

from kotatsu.games.root.actions import Event, Verb, Why
from kotatsu.games.root.book import CLEARINGS
from kotatsu.games.root.factions.vagabond.board import Vagabond
from kotatsu.games.root.factions.vagabond.items import board_of, ready, use
from kotatsu.games.root.phases.cards import draw, with_one, without_one
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision

QUESTS_OPEN: Final = 3


def has_items(board: Vagabond, wanted: list[int]) -> bool:
    """Whether all items of a quest are ready; two of a kind need two."""
    for item in wanted:
        if ready(board, item) < wanted.count(item):
            return False
    return True


def quests(state: State, seat: int) -> list[Action]:
    """R9.5.5: face-up quests of the clearing's suit for which both items are ready."""
    board = board_of(state, seat)
    if board.place >= CLEARINGS:
        return []
    book, suit = state.book, state.suits[board.place]
    return [act(Verb.QUEST, quest) for quest in state.quests
            if book.quest_suit[quest] == suit and has_items(board, book.quest_items[quest])]


def complete(state: State, seat: int, quest: int) -> None:
    """R9.5.5: both items are used, the quest is his, a new one is turned up, then he takes the reward."""
    board, book = board_of(state, seat), state.book
    for item in book.quest_items[quest]:
        use(state, seat, item)
    state.quests = without_one(state.quests, quest)
    suit = book.quest_suit[quest]
    board.quests = replaced(board.quests, suit, board.quests[suit] + 1)
    board.done = with_one(board.done, quest)
    state.tell(Event.QUEST_DONE, seat, quest)
    state.then(TurnUpQuest(), QuestReward(seat, suit))


class TurnUpQuest(Chance):
    """R9.3.3, R9.7.3, R9.5.5: a quest from the deck while fewer than three lie open; none if the deck is empty."""

    def applies(self, state: State) -> bool:
        return bool(state.quest_deck) and len(state.quests) < QUESTS_OPEN

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.TURN_UP, quest) for quest in state.quest_deck]

    def apply(self, state: State, action: Action) -> None:
        quest = parts(action)[1]
        state.quest_deck = without_one(state.quest_deck, quest)
        state.quests = with_one(state.quests, quest)
        state.tell(Event.QUEST_NEW, a=quest)


class QuestReward(Decision):
    """R9.5.5, R9.7.3: a point for each quest of the suit he has completed himself, or two cards."""

    def __init__(self, seat: int, suit: int) -> None:
        self.seat, self.suit = seat, suit

    def options(self, state: State) -> list[Action]:
        return [act(Verb.FAME), act(Verb.CARDS)]

    def apply(self, state: State, action: Action) -> None:
        if parts(action)[0] == Verb.CARDS:
            draw(state, self.seat, 2)
        else:
            score(state, self.seat, board_of(state, self.seat).quests[self.suit], Why.QUEST)
