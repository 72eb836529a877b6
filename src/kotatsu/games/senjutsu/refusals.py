"""Why something is not legal now: asked only about what the generator did not list, so that it is no second rulebook."""
from typing import Any

from kotatsu.games.senjutsu.actions import PASS, Verb
from kotatsu.games.senjutsu.attack import MayCounter, PayExtra
from kotatsu.games.senjutsu.book import NONE, Instant, Kind
from kotatsu.games.senjutsu.footing import commits
from kotatsu.games.senjutsu.hand import Discard, DiscardDown, SearchDeck, TakeDiscarded
from kotatsu.games.senjutsu.instants import MayInstant
from kotatsu.games.senjutsu.kamae import ChangeRing
from kotatsu.games.senjutsu.lexicon import LEXICON, card_words, seat_words
from kotatsu.games.senjutsu.lines import PickLine
from kotatsu.games.senjutsu.movement import PushWhere
from kotatsu.games.senjutsu.phases.reveal import MayReplace, NameValue
from kotatsu.games.senjutsu.phases.turn import ChooseCards
from kotatsu.games.senjutsu.pieces import counts, pieces
from kotatsu.games.senjutsu.queries import initiative_now, is_forbidden, is_free, revealed_card
from kotatsu.games.senjutsu.state import State
from kotatsu.games.senjutsu.walking import Move, SwitchWhere
from kotatsu.games.senjutsu.words import asked
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.phrase import say


def refusal(state: State, item: Item, seat: int, action: Action) -> Refusal:
    """The rule and a sentence; what fits the question but is none of its answers is said so."""
    found = refuse(state, item, seat, action)
    if found is not None:
        return found
    question = asked(state, item, seat)
    fits = parts(action)[0] in VERBS.get(type(item), ())
    return Refusal(question.rule, say("senjutsu-why-answer" if fits else "senjutsu-why-other", question=question.words))


VERBS: dict[type[Item], tuple[int, ...]] = {
    ChooseCards: (Verb.CHOOSE,), Move: (Verb.STEP, Verb.TURN, Verb.STOP), PickLine: (Verb.LINE, Verb.PASS), NameValue: (Verb.NAME,),
    MayCounter: (Verb.PLAY,), MayInstant: (Verb.PLAY,), MayReplace: (Verb.PLAY,), ChangeRing: (Verb.RING,), PushWhere: (Verb.PUSH,),
    SwitchWhere: (Verb.SWITCH,), SearchDeck: (Verb.TAKE,), TakeDiscarded: (Verb.TAKE,), Discard: (Verb.DISCARD,),
    DiscardDown: (Verb.DISCARD,),
}


def refuse(state: State, item: Item, seat: int, action: Action) -> Refusal | None:
    """What is known to stand against an answer to this question."""
    verb, number, _, _ = parts(action)
    if isinstance(item, ChooseCards) and verb == Verb.CHOOSE:
        return refuse_card(state, seat, number)
    if isinstance(item, Move) and verb in (Verb.STEP, Verb.TURN, Verb.STOP):
        return refuse_piece(state, item, action)
    if isinstance(item, NameValue) and verb == Verb.NAME:
        printed, card = state.book.printed, state.played[seat]
        return Refusal("S3.6.5", say("senjutsu-why-range", card=card_words(state, card), high=printed.high[card] + item.wider,
                                     low=max(1, printed.low[card] - item.wider)))
    if isinstance(item, (MayInstant, MayReplace, NameValue)) and verb == Verb.PLAY:
        return refuse_instant(state, seat, number, isinstance(item, MayReplace))
    if isinstance(item, MayCounter) and verb == Verb.PLAY:
        return refuse_counter(state, item, number)
    if isinstance(item, PickLine) and (verb == Verb.LINE or action == PASS):
        return refuse_line(state, item, action)
    if isinstance(item, PayExtra) and action == PASS:
        return Refusal("S6.2.2", say("senjutsu-why-pay"))
    if isinstance(item, SwitchWhere) and verb == Verb.SWITCH:
        return Refusal("S4.1", say("senjutsu-why-neutral")) if not number else Refusal("S6.2.1", say("senjutsu-why-commit"))
    if isinstance(item, ChangeRing) and verb == Verb.RING:
        return Refusal("S4.2", say("senjutsu-why-branch"))
    if isinstance(item, PushWhere) and verb == Verb.PUSH:
        return Refusal("S6.8.5", say("senjutsu-why-straight"))
    if isinstance(item, (Discard, DiscardDown)) and verb == Verb.DISCARD:
        return refuse_discard(state, seat, number)
    if isinstance(item, TakeDiscarded) and verb == Verb.TAKE:
        return Refusal("S3.8.5", say("senjutsu-why-face-up", card=card_words(state, number)))
    if isinstance(item, SearchDeck) and verb == Verb.TAKE:
        return Refusal("S10.2", say("senjutsu-why-search", card=card_words(state, number)))
    return None


def refuse_piece(state: State, item: Move, action: Action) -> Refusal:
    """S5, S6.2.1: a step into something; a piece that the line has not; one after which the attack could not hit."""
    seat, verb, number = item.seat, *parts(action)[:2]
    movement, stopped = item.movement(state), state.stopped[item.seat]
    cell, facing = state.cell[seat], state.facing[seat]
    if verb == Verb.STOP and not counts(movement, item.progress, stopped):
        return Refusal("S5.5", say("senjutsu-why-mandatory"))
    if verb != Verb.STOP:
        printed = [piece.action for piece in pieces(state, seat, movement, item.progress, cell, facing, stopped, True)]
        if verb == Verb.STEP and not is_free(state, state.book.board.neighbour(cell, (number + facing) % 6)):
            return Refusal("S5.7", say("senjutsu-why-way", who=seat_words(state, seat)))
        if action not in printed:
            return Refusal("S5.2", say("senjutsu-why-line", card=card_words(state, item.card)))
        if not commits(state, seat, item.card, item.place):
            return Refusal("S5.8", say("senjutsu-why-stuck"))
    return Refusal("S6.2.1", say("senjutsu-why-commit"))


def refuse_line(state: State, item: PickLine, action: Action) -> Refusal:
    """S4.10–S4.14, S6.2.2: a line that does not apply, one that another goes before, or a refusal that the attack forbids."""
    offered, answers = item.lines(state), item.options(state)
    if action == PASS:
        must = commits(state, item.seat, item.card, item.place) and all(line.optional for line in offered)
        return Refusal("S6.2.2", say("senjutsu-why-pay")) if must else Refusal("S4.13", say("senjutsu-why-one"))
    place = parts(action)[1]
    if any(line.place == place for line in offered):
        return Refusal("S6.2.1", say("senjutsu-why-commit"))
    lines = state.book.printed.cards[item.card].lines
    if not item.place <= place < lines[item.place].group_end:
        return Refusal("S4.13", say("senjutsu-why-no-line", card=card_words(state, item.card)))
    if lines[place].is_open(state, item.seat) and answers:
        return Refusal("S4.14", say("senjutsu-why-gated"))
    return Refusal("S4.16", say("senjutsu-why-closed"))


def held(state: State, seat: int, card: int) -> Refusal | None:
    return None if card in state.hands[seat] else Refusal("S8.7", say("senjutsu-why-not-held", card=card_words(state, card)))


def price(state: State, seat: int, card: int, rule: str) -> Refusal | None:
    """The mandatory focus, the kamae, and what is forbidden this turn."""
    printed, name = state.book.printed, card_words(state, card)
    if printed.cost[card] > state.focus[seat]:
        return Refusal(rule, say("senjutsu-why-cost", card=name, need=printed.cost[card], count=state.focus[seat]))
    if printed.needs[card] and not printed.needs[card] >> state.kamae[seat] & 1:
        return Refusal(rule, say("senjutsu-why-kamae", card=name))
    return forbidden(state, seat, card)


def forbidden(state: State, seat: int, card: int) -> Refusal | None:
    if not is_forbidden(state, seat, card):
        return None
    rule = "S-card-094" if card in state.named_cards else "S-card-093"
    if state.named_kinds >> state.book.printed.kind[card] & 1:
        rule = "S-card-092"
    return Refusal(rule, say("senjutsu-why-forbidden", card=card_words(state, card)))


def refuse_instant(state: State, seat: int, card: int, replacing: bool) -> Refusal | None:
    """S8.2, S8.3, S8.7: not in hand, no instant of this moment, of the same type, or too dear."""
    printed, played = state.book.printed, revealed_card(state, seat)
    name: Any = card_words(state, card)
    found = held(state, seat, card)
    if found is not None:
        return found
    if (printed.instant[card] == Instant.REPLACEMENT) != replacing or printed.instant[card] == Instant.NOT:
        return Refusal("S8.3", say("senjutsu-why-moment", card=name))
    if played == NONE and printed.instant[card] != Instant.PLAIN:
        return Refusal("S8.3", say("senjutsu-why-moment", card=name))
    if printed.instant[card] != Instant.PLAIN and printed.kind[card] == printed.kind[played]:
        return Refusal("S8.2", say("senjutsu-why-type", card=name, other=card_words(state, played)))
    return price(state, seat, card, "S8.7") or Refusal("S8.3", say("senjutsu-why-moment", card=name))


def refuse_counter(state: State, item: MayCounter, card: int) -> Refusal | None:
    """S7.8.1, S7.8.2: a non-core attack of the hand that is no faster than what was blocked, with its cost and kamae."""
    printed, name = state.book.printed, card_words(state, card)
    if printed.is_core[card] or printed.kind[card] != Kind.ATTACK:
        return Refusal("S7.8.1", say("senjutsu-why-no-counter", card=name))
    found = held(state, item.seat, card)
    if found is not None:
        return found
    value = initiative_now(state, item.seat, card)
    if value > item.value:
        return Refusal("S7.8.1", say("senjutsu-why-too-fast", card=name, value=value, high=item.value))
    return price(state, item.seat, card, "S7.8.2")


def refuse_discard(state: State, seat: int, card: int) -> Refusal | None:
    """S2.3, S3.8.3: core cards and stuns are never discarded."""
    printed, name = state.book.printed, card_words(state, card)
    if printed.is_core[card] or card == state.book.characters[seat].core:
        return Refusal("S2.3", say("senjutsu-why-core", card=name))
    if printed.kind[card] == Kind.STATUS:
        return Refusal("S3.8.3", say("senjutsu-why-status", card=name))
    return held(state, seat, card)


def refuse_card(state: State, seat: int, card: int) -> Refusal | None:
    """S3.5: why a card may not be chosen."""
    printed = state.book.printed
    name = card_words(state, card)
    if printed.poison in state.hands[seat]:
        return Refusal("S3.5.6", say("senjutsu-why-poison", card=card_words(state, printed.poison)))
    if printed.kind[card] == Kind.STATUS and not state.stuns[seat]:
        return Refusal("S3.5.5", say("senjutsu-why-not-held", card=name))
    if card not in state.hands[seat] and card not in (state.book.characters[seat].core, state.book.weapons[seat], printed.stun):
        return Refusal("S3.5.1", say("senjutsu-why-not-held", card=name))
    if printed.instant[card] in (Instant.ADDITIONAL, Instant.PLAIN):
        return Refusal("S8.3", say("senjutsu-why-instant", card=name))
    if printed.cost[card] > state.focus[seat]:
        return Refusal("S3.5.2", say("senjutsu-why-cost", card=name, need=printed.cost[card], count=state.focus[seat]))
    if printed.needs[card] and not printed.needs[card] >> state.kamae[seat] & 1:
        return Refusal("S3.5.3", say("senjutsu-why-kamae", card=name))
    return forbidden(state, seat, card)


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """What a player could expect here, legal or not: the dark ones are shown with their reason."""
    if isinstance(item, ChooseCards):
        return [LEXICON.parse(state, f"choose {state.book.printed.ids[card]} quiet") for card in sorted(set(state.hands[seat]))]
    return []
