# compiled with mypyc
"""S13: the decks of bots, the cards that are turned up from them, and the words that only solo cards have."""
from typing import Final

from kotatsu.games.senjutsu.actions import BotStep, Event, Verb
from kotatsu.games.senjutsu.book import NONE, Kind
from kotatsu.games.senjutsu.bot_moves import defence_value
from kotatsu.games.senjutsu.deeds.cards import Look
from kotatsu.games.senjutsu.defeat import check_defeat, figure_actor, is_paralysed, shuffle_in, watch, wound
from kotatsu.games.senjutsu.state import CARD, LOST, SPYING, State, put, replaced
from kotatsu.games.senjutsu.zones import deck_size, lay_on_discard, take_from_bag
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import NOBODY, Chance, Step
from kotatsu.kernel.cards.deeds import Deed

PEEKS: Final = 2                   # S13.F.12


def bots_of(state: State) -> list[int]:
    """Bots that are still on the board."""
    return [figure for figure in range(state.book.seats, state.book.figures) if not state.out >> figure & 1]


def gather_deck(state: State, bot: int) -> None:
    """S13.F.5, S13.F.6: the discard pile, face-down cards included, is shuffled into the deck again."""
    pile = [entry & CARD for entry in state.discards[bot]]
    state.discards = put(state.discards, bot, ())
    shuffle_in(state, bot, pile)


def deck_count(state: State, bot: int) -> int:
    """Cards in a bot's deck."""
    return deck_size(state, bot) + len(state.known_tops[bot])


# --- drawing

class BuryBotTop(Chance):
    """S13.F.9: the top card of a bleeding bot goes face down to its discard pile; nobody sees it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return deck_count(state, self.seat) > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.TOP, card) for card in top_cards(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        take_top(state, self.seat, parts(action)[1])
        state.discards = put(state.discards, self.seat, (*state.discards[self.seat], parts(action)[1] | LOST))
        state.tell(Event.BLED, figure_actor(state, self.seat))

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY


def top_cards(state: State, bot: int) -> list[int]:
    """What may lie on top, each card as often as it is likely: cards that somebody has seen there come first (S13.F.12)."""
    if state.known_tops[bot]:
        return list(state.known_tops[bot])
    bag, window = state.bags[bot], state.poison_within[bot]
    if not window:
        return list(bag)
    return [state.book.printed.poison] * max(1, len(bag)) + [card for card in bag for _ in range(window - 1)]


def take_top(state: State, bot: int, card: int) -> None:
    """S13.F.12, S13.F.26: the card leaves the deck; Crippling Poison lies so much nearer to the top."""
    if state.known_tops[bot]:
        row = list(state.known_tops[bot])
        row.remove(card)
        state.known_tops = put(state.known_tops, bot, tuple(row))
        if not row:
            state.known_by = replaced(state.known_by, bot, 0)
    elif card == state.book.printed.poison:
        state.poison_within = replaced(state.poison_within, bot, 0)
    else:
        take_from_bag(state, bot, card)
        if state.poison_within[bot]:
            state.poison_within = replaced(state.poison_within, bot, state.poison_within[bot] - 1)


def meet(state: State, card: int) -> None:
    """Everybody has seen that this solo card is in the game."""
    if card not in state.met and card < state.book.printed.stun:
        state.met = tuple(sorted((*state.met, card)))


class PeekBotTop(Chance):
    """S13.F.12: one more of the two top cards of a bot that somebody looks at; they stay on top, in no known order."""

    def __init__(self, seat: int, owner: int) -> None:
        self.seat, self.owner = seat, owner

    def applies(self, state: State) -> bool:
        return deck_size(state, self.owner) > 0

    def outcomes(self, state: State) -> list[Action]:
        known = state.known_tops[self.owner]
        state.known_tops = put(state.known_tops, self.owner, ())
        found = top_cards(state, self.owner)
        state.known_tops = put(state.known_tops, self.owner, known)
        return [act(Verb.PEEKED, card) for card in found]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        known, viewers = state.known_tops[self.owner], state.known_by[self.owner]
        state.known_tops = put(state.known_tops, self.owner, ())
        take_top(state, self.owner, card)
        state.known_tops = put(state.known_tops, self.owner, tuple(sorted((*known, card))))
        state.known_by = replaced(state.known_by, self.owner, viewers)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


class SawBotTop(Step):
    """S13.F.12: who looked knows these cards."""

    def __init__(self, seat: int, owner: int) -> None:
        self.seat, self.owner = seat, owner

    def run(self, state: State) -> None:
        state.reveals += 1
        state.known_by = replaced(state.known_by, self.owner, state.known_by[self.owner] | 1 << self.seat)
        for card in state.known_tops[self.owner]:
            state.tell_only(1 << self.seat, Event.SAW, self.seat, card)


def look_at_bot(state: State, seat: int, bot: int) -> None:
    """S13.F.12: the two top cards of a bot; with fewer than two its discard pile is shuffled in first."""
    if deck_count(state, bot) < PEEKS:
        gather_deck(state, bot)
    state.tell(Event.LOOKED, seat, bot)
    state.push(SawBotTop(seat, bot))
    for _ in range(min(PEEKS, deck_count(state, bot)) - len(state.known_tops[bot])):
        state.push(PeekBotTop(seat, bot))


class LookAtHands(Look):
    """A foe's hand; a bot has none, there it is the two top cards (S13.F.12)."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        super().run(state, seat, card, target)
        frame = state.frames[-1]
        for bot in range(state.book.figures - 1, state.book.seats - 1, -1):
            if (frame.struck >> bot & 1 if frame.struck else frame.foe == bot) and not state.out >> bot & 1:
                if not state.forbidden & SPYING:
                    look_at_bot(state, seat, bot)


class BotCard(Chance):
    """S13.F.4, S13.F.26: a bot's top card is turned up at Reveal; a stun is laid out, Crippling Poison leaves the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.SHOWN, card) for card in top_cards(state, self.seat)] or [act(Verb.SHOWN, NONE)]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        bot, printed, out = self.seat, state.book.printed, state.out
        if card == NONE:
            return
        take_top(state, bot, card)
        meet(state, card)
        state.tell(Event.REVEALED, figure_actor(state, bot), card)
        if card == printed.stun:
            state.stuns[bot] += 1
            check_defeat(state, bot)
            watch(state, out)
        elif card == printed.poison:
            state.gone = (*state.gone, card)
            state.tell(Event.POISON_SPENT, figure_actor(state, bot))
        else:
            state.played[bot] = card
            state.named = replaced(state.named, bot, printed.high[card])


class NameForBots(Step):
    """S13.D.2, S13.F.20: bots fix their ranges before the players do."""

    def run(self, state: State) -> None:
        printed = state.book.printed
        for bot in bots_of(state):
            card = state.played[bot]
            if card != NONE and printed.is_range(card):
                value, step = defence_value(state, bot, card)
                state.named = replaced(state.named, bot, value)
                state.tell(Event.DECIDED, figure_actor(state, bot), step)
                state.tell(Event.NAMED, figure_actor(state, bot), value)


def prepare_decks(state: State) -> None:
    """S13.F.5: a bot without cards shuffles its discard pile first."""
    for bot in bots_of(state):
        if not deck_count(state, bot):
            gather_deck(state, bot)


class BotCounters(Chance):
    """S13.D.4, S13.D.6: the top card of the deck is turned up; an attack card wounds whoever was blocked."""

    def __init__(self, seat: int, foe: int) -> None:
        self.seat, self.foe = seat, foe

    def applies(self, state: State) -> bool:
        return bool(top_cards(state, self.seat)) and not state.out >> self.seat & 1

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.SHOWN, card) for card in top_cards(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        take_top(state, self.seat, card)
        meet(state, card)
        state.discards = put(state.discards, self.seat, (*state.discards[self.seat], card))
        state.tell(Event.COUNTERS, figure_actor(state, self.seat), card)
        hits = state.book.printed.kind[card] == Kind.ATTACK
        state.tell(Event.DECIDED, figure_actor(state, self.seat), BotStep.COUNTER_HITS if hits else BotStep.COUNTER_FAILS)
        if hits:
            out = state.out
            wound(state, self.foe, 1, 0)
            watch(state, out)


# --- words of solo cards

def change_behaviour(state: State, bot: int) -> None:
    """S13.F.3: left, middle, right, left; S13.F.11: frozen by Paralysing Toxin."""
    if is_paralysed(state, bot):
        state.tell(Event.DECIDED, figure_actor(state, bot), BotStep.FROZEN)
        return
    state.behaviour = replaced(state.behaviour, bot, (state.behaviour[bot] + 1) % 3)
    state.tell(Event.BEHAVIOUR, figure_actor(state, bot), state.behaviour[bot])


class Behaviour(Deed):
    def run(self, state: State, seat: int, card: int, target: int) -> None:
        change_behaviour(state, seat)


class ResetDeck(Deed):
    """S13.F.6: after the Discard phase."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.resets |= 1 << seat


class Recover(Deed):
    """S-solo-001: the topmost attack of the discard pile is shuffled into the deck."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        pile = state.discards[seat]
        for place in range(len(pile) - 1, -1, -1):
            entry = pile[place]
            if entry < LOST and state.book.printed.kind[entry] == Kind.ATTACK:
                state.discards = put(state.discards, seat, (*pile[:place], *pile[place + 1:]))
                shuffle_in(state, seat, [entry])
                return


class Prefer(Deed):
    """S-solo-041: the preferred distance changes for the rest of the game."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.prefers = replaced(state.prefers, seat, self.number)


class Leave(Deed):
    """S-solo-041: the card leaves the game."""

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.gone = (*state.gone, card)
        state.played[seat] = NONE


def clear_bot(state: State, bot: int) -> None:
    """The end of a turn: its card to its discard pile, then the deck anew if it said so."""
    if state.played[bot] != NONE:
        lay_on_discard(state, bot, state.played[bot])
        state.played[bot] = NONE
    if state.resets >> bot & 1:
        gather_deck(state, bot)
