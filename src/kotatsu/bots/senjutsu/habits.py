# compiled with mypyc
"""Choices without much thought: how a turn that is played out in the head goes on, for oneself and for the others."""
from typing import Final

from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.games.senjutsu.actions import LEFT, PASS, Verb
from kotatsu.games.senjutsu.attack import MayCounter, PayCounter, PayExtra
from kotatsu.games.senjutsu.book import NONE, Kind
from kotatsu.games.senjutsu.hand import Discard, DiscardDown
from kotatsu.games.senjutsu.kamae import ChangeRing
from kotatsu.games.senjutsu.phases.discard import MayEnd
from kotatsu.games.senjutsu.phases.reveal import NameValue
from kotatsu.games.senjutsu.phases.turn import choices
from kotatsu.games.senjutsu.queries import is_free, slowed
from kotatsu.games.senjutsu.state import State
from kotatsu.games.senjutsu.walking import Move, SwitchWhere
from kotatsu.games.senjutsu.zones import DrawUpTo, deck_size
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision

COLLISION: Final = 2.0
SPARED: Final = 6                                # a deck of so few cards is not drawn from at will
TENTHS: Final = 10


def roll(dice: int) -> int:
    """The next number of a small generator: a turn in thought takes its luck along as one number."""
    return (dice * 1103515245 + 12345) & 0x7FFFFFFF


def habit(judge: Judge, state: State, item: Decision, found: list[Action], dice: int) -> Action:
    """One of the options, at a glance."""
    seat = item.seat
    if isinstance(item, Move):
        return best_piece(judge, state, seat, found)
    if isinstance(item, (PayExtra, PayCounter)):
        return found[-1]
    if isinstance(item, MayEnd):
        return PASS
    if isinstance(item, NameValue):
        return likely_value(judge, state, seat, found)
    if isinstance(item, (Discard, DiscardDown)):
        return least_card(judge, state, seat, found)
    if isinstance(item, DrawUpTo):
        return found[-1] if deck_size(state, seat) > SPARED else found[0]
    if isinstance(item, ChangeRing) and item.owner == seat:
        return best_ring(judge, state, seat, found)
    if isinstance(item, SwitchWhere):
        return best_ring(judge, state, seat, found)
    if isinstance(item, MayCounter) or (found[0] == PASS and (dice >> 20) % TENTHS > 2):
        return found[1 + (dice >> 8) % (len(found) - 1)]
    return found[(dice >> 8) % len(found)]


def best_piece(judge: Judge, state: State, seat: int, found: list[Action]) -> Action:
    """Of steps and turns the one after which the figure stands best."""
    foes = judge.foes(state, seat)
    board, cell, facing = state.book.board, state.cell[seat], state.facing[seat]
    best, most = found[0], -1e9
    for action in found:
        verb, number, _, _ = parts(action)
        value = 0.0
        if verb == Verb.STEP:
            to = board.neighbour(cell, (number + facing) % 6)
            value = judge.footing_worth(state, seat, foes, to, facing) if is_free(state, to) else -COLLISION
        elif verb == Verb.TURN:
            value = judge.footing_worth(state, seat, foes, cell, (facing + (5 if number == LEFT else 1)) % 6)
        else:
            value = judge.footing_worth(state, seat, foes, cell, facing)
        if value > most:
            best, most = action, value
    return best


def best_ring(judge: Judge, state: State, seat: int, found: list[Action]) -> Action:
    """The kamae, with the focus that comes on the way, in which the deck strikes most."""
    best, most = found[0], -1e9
    for action in found:
        verb, kamae, gained, _ = parts(action)
        if verb == Verb.SWITCH:
            gained = 0
        elif verb != Verb.RING:
            kamae, gained = state.kamae[seat], 0
        value = judge.danger(seat, kamae, min(3, state.focus[seat] + gained)).total
        if value > most:
            best, most = action, value
    return best


def likely_value(judge: Judge, state: State, seat: int, found: list[Action]) -> Action:
    """S3.6.5: shields stand at the value at which a blow comes."""
    book = state.book
    for other in range(book.figures):
        card = state.played[other]
        if book.teams[other] != book.teams[seat] and card != NONE and book.printed.kind[card] == Kind.ATTACK:
            value = slowed(state.named[other], len(state.hobbles[other]))
            for action in found:
                verb, number, _, _ = parts(action)
                if verb == Verb.NAME and slowed(number, len(state.hobbles[seat])) == value:
                    return action
    return found[0]


def least_card(judge: Judge, state: State, seat: int, found: list[Action]) -> Action:
    best, least = found[0], 1e9
    for action in found:
        value = judge.card_worth(state, seat, parts(action)[1])
        if value < least:
            best, least = action, value
    return best


def likely_card(judge: Judge, state: State, seat: int, dice: int) -> int:
    """A card that somebody may lay face down: any of the hand, the likelier the more it promises."""
    cards = choices(state, seat)
    foes = judge.foes(state, seat)
    weights = [card_appeal(judge, state, seat, foes, card) for card in cards]
    total = 0.0
    for weight in weights:
        total += weight
    mark = ((dice >> 7) & 0xFFFF) / 65536.0 * total
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return cards[place]
    return cards[-1]


def card_appeal(judge: Judge, state: State, seat: int, foes: list[int], card: int) -> float:
    """How likely a card is, beside the others: blows that can land, shields where a blow may come."""
    printed = judge.book.printed
    kind = printed.kind[card]
    if card == printed.stun:
        return 0.3 * state.stuns[seat]
    if kind == Kind.ATTACK:
        return 0.15 + 2.5 * judge.blow(state, seat, foes, card)
    if kind == Kind.DEFENCE:
        return 0.3 + 2.0 * judge.fear(state, foes, state.cell[seat])
    return 1.0 if kind == Kind.MEDITATION else 0.8
