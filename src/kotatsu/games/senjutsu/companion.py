"""The solo bots beside a real table: which cards they turn up, and one part of a card after the other. Players act themselves."""
from kotatsu.games.senjutsu.actions import Verb
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.bot_cards import (
    BotCard,
    BotCounters,
    BuryBotTop,
    NameForBots,
    bots_of,
    clear_bot,
    gather_deck,
    prepare_decks,
    top_cards,
)
from kotatsu.games.senjutsu.lexicon import card_words, figure_words
from kotatsu.games.senjutsu.phases.discard import DiscardPhase
from kotatsu.games.senjutsu.phases.resolve import LinesBelow, danger
from kotatsu.games.senjutsu.phases.reveal import FixInitiative
from kotatsu.games.senjutsu.phases.solo import BotActs
from kotatsu.games.senjutsu.phases.turn import StartTurn, note_distances
from kotatsu.games.senjutsu.queries import part_value, tie_rank
from kotatsu.games.senjutsu.state import CARD, State, put, replaced
from kotatsu.games.senjutsu.zones import with_card, without
from kotatsu.kernel.action import act
from kotatsu.kernel.agenda import Item, befall
from kotatsu.kernel.companion import Companion, Question, Reply
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.event import FIRST_ACTOR
from kotatsu.kernel.phrase import Phrase, say

REVEAL, PART = "reveal", "part"


def begin(state: State, task: str, number: int) -> None:
    """S13.F.4: the bots' cards of the next turn; S3.7: the next part of a bot's card, the highest initiative first."""
    if not state.book.bots or state.book.horde:
        raise Unreadable(say("companion-no-automaton"))
    state.agenda = [StartTurn(), DiscardPhase()]
    if task == REVEAL:
        reveal(state)
    else:
        next_part(state)


def reveal(state: State) -> None:
    """What bots do at the end of a turn, at the start of the next, and at Reveal."""
    state.turn += 1
    state.value = NONE
    for bot in bots_of(state):
        lower(state, bot)
        clear_bot(state, bot)
        state.place[bot] = NONE
        state.stopped[bot] = 0
    state.resets = 0
    prepare_decks(state)
    note_distances(state)
    bots = bots_of(state)
    bleeding = [BuryBotTop(bot) for bot in bots if state.bleeding[bot]]          # S13.F.9
    state.then(*bleeding, *[BotCard(bot) for bot in bots], NameForBots(), FixInitiative())


def next_part(state: State) -> None:
    """S3.7.3, S13.F.14: of the bots the one with the highest value, then by type, then whoever wounds most."""
    waiting = [bot for bot in bots_of(state) if state.place[bot] != NONE]
    if not waiting:
        raise Unreadable(say("companion-no-part"))
    bot = min(waiting, key=lambda each: (-part_value(state, each), tie_rank(state, each), -danger(state, each), each))
    value = part_value(state, bot)
    state.push(BotActs(FIRST_ACTOR + bot - state.book.seats))
    if state.value not in (NONE, value):
        for other in bots_of(state):
            lower(state, other)
    state.value = value


def lower(state: State, bot: int) -> None:
    """S7.7: a bot's shields fall with their value, the lines below them follow."""
    if state.below[bot] != NONE and state.played[bot] != NONE:
        state.push(LinesBelow(bot, state.played[bot], state.below[bot]))
    state.shields[bot] = 0
    state.counters[bot] = 0
    state.below = replaced(state.below, bot, NONE)


def question(state: State, item: Item) -> Question | None:
    """Which card of a bot's deck was turned up: any solo card, for the deck lies on the table."""
    if not isinstance(item, BotCard | BotCounters):
        return None
    printed = state.book.printed
    cards = sorted({*top_cards(state, item.seat), *solo_cards(state)})
    number = [say("companion-text", text=printed.ids[card].removeprefix("solo-")) for card in cards]
    replies = [Reply(f"shown {printed.ids[card]}", card_words(state, card), each) for card, each in zip(cards, number, strict=True)]
    return Question("card", say("companion-ask-card", who=figure_words(state, item.seat)), "S13.F.4", tuple(replies), luck=True)


def solo_cards(state: State) -> list[int]:
    """All solo cards that are not lying open: in pools, decks and discard piles."""
    found = [card for pool in state.pools for card in pool]
    for bot in range(state.book.seats, state.book.figures):
        found += [*state.bags[bot], *[entry & CARD for entry in state.discards[bot]]]
    return found


def answer(state: State, item: Item, text: str) -> None:
    """The table is right about its decks."""
    assert isinstance(item, BotCard | BotCounters)
    ids = state.book.printed.ids
    verb, _, name = text.partition(" ")
    card = ids.index(name) if name in ids else NONE
    if verb != "shown" or card not in {*top_cards(state, item.seat), *solo_cards(state)}:
        raise Unreadable(say("kernel-no-action", action=text))
    if card not in top_cards(state, item.seat):
        fetch(state, item.seat, card)
    befall(state, item, act(Verb.SHOWN, card))


def fetch(state: State, bot: int, card: int) -> None:
    """A card that was counted elsewhere lies in this deck; another one of it, of the same pool if it has one, lies there."""
    pool_of = state.book.printed.pool
    state.known_tops = put(state.known_tops, bot, ())
    if card in [entry & CARD for entry in state.discards[bot]]:
        gather_deck(state, bot)
        return
    rest = list(state.bags[bot])
    others = sorted([other for other in rest if pool_of[other]], key=lambda other: (pool_of[other] != pool_of[card], other))
    instead = tuple(others[:1])
    for given in instead:
        rest.remove(given)
    state.bags = put(state.bags, bot, tuple(sorted([*rest, card])))
    pool = pool_of[card]
    if card in state.pools[pool]:
        state.pools = put(state.pools, pool, without(state.pools[pool], card))
        for given in instead:
            state.pools = put(state.pools, pool_of[given], with_card(state.pools[pool_of[given]], given))
        return
    for other in range(state.book.seats, state.book.figures):
        if other != bot and card in state.bags[other]:
            at = state.bags[other].index(card)
            state.bags = put(state.bags, other, tuple(sorted((*state.bags[other][:at], *instead, *state.bags[other][at + 1:]))))
            return
        pile = [entry & CARD for entry in state.discards[other]]
        if other != bot and card in pile:
            at = pile.index(card)
            state.discards = put(state.discards, other, (*state.discards[other][:at], *instead, *state.discards[other][at + 1:]))
            return


def end(state: State) -> None:
    """Players resolve their own cards on the table."""
    for seat in range(state.book.seats):
        state.place[seat] = NONE


def plain(told: Phrase) -> Phrase:
    return told


COMPANION: Companion[State] = Companion(
    tasks=(REVEAL, PART), begin=begin, question=question, answer=answer, end=end, plain=plain, floor=2)
