"""Why something is not legal now: asked only about what the generator did not list, so that it is no second rulebook."""
from kotatsu.games.samurai.actions import CONFRONT, DEFEND, DISCARD, FIGHT, PASS, SWAP, Verb, hand, support
from kotatsu.games.samurai.book import NO_SYMBOL, Sam
from kotatsu.games.samurai.lexicon import SAMURAI, SYMBOL_NAMES, card_words, samurai_words, seat_words
from kotatsu.games.samurai.phases import fight, kiai, turn
from kotatsu.games.samurai.queries import (
    has_talent,
    is_over,
    kiai_value,
    meets_equal,
    must_pass,
    neighbours,
    others,
    talents,
)
from kotatsu.games.samurai.state import NO_TALENT, NODEF, NOSUP, State
from kotatsu.games.samurai.words import asked
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.phrase import Phrase, say


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """What a player could expect here, legal or not: the dark ones are shown with their reason."""
    if isinstance(item, turn.Act):
        return [FIGHT, *(support(other) for other in range(state.book.seats) if other != seat), PASS]
    if isinstance(item, fight.PlayRaider):
        owned = 1 << state.who[seat] | state.added[seat] | talents(state, seat)
        handing = owned >> Sam.HEIHACHI & 1 or owned >> Sam.DAISUKE & 1
        return [CONFRONT, DEFEND, *(hand(other) for other in neighbours(state, seat) if handing),
                *([DISCARD] if owned >> Sam.KYUZO & 1 else []), *([SWAP] if owned >> Sam.KATSUSHIRO & 1 else [])]
    if isinstance(item, kiai.PlaceGiven):
        return [CONFRONT, DEFEND]
    return []


def refusal(state: State, item: Item, seat: int, action: Action) -> Refusal:
    """The rule and a sentence."""
    verb, a, b, _ = parts(action)
    found: Refusal | None = None
    if isinstance(item, turn.Act):
        found = refuse_act(state, seat, verb, a)
    elif isinstance(item, fight.PlayRaider):
        found = refuse_card(state, item, seat, verb, a)
    elif isinstance(item, kiai.PlaceGiven) and verb == Verb.DEFEND:
        found = refuse_defend(state, seat)
    elif isinstance(item, (kiai.KiaiTake, kiai.KiaiStrike)) and verb in (Verb.TAKE, Verb.STRIKE):
        found = refuse_line(state, verb, a)
    elif isinstance(item, kiai.KiaiGive) and verb == Verb.GIVE:
        found = refuse_receiver(state, a)
    elif isinstance(item, kiai.KiaiLend) and verb == Verb.LEND:
        found = refuse_loan(state, a, b)
    elif isinstance(item, kiai.KiaiHeal) and verb == Verb.HEAL:
        found = Refusal("SS3.31", say("samurai-why-unhurt", who=seat_words(state, a)))
    elif isinstance(item, turn.UseAbsent) and verb == Verb.TOKEN:
        found = refuse_token(state, a)
    if found is not None:
        return found
    question = asked(state, item, seat)
    return Refusal(question.rule, say("samurai-why-other", question=question.words))


def passed(state: State, seat: int) -> Refusal:
    return Refusal("SS11.20", say("samurai-why-passed", who=seat_words(state, seat)))


def refuse_act(state: State, seat: int, verb: int, other: int) -> Refusal | None:
    """Step B (SS7.2)."""
    if verb not in (Verb.FIGHT, Verb.SUPPORT):
        return None
    who = seat_words(state, seat)
    if is_over(state, seat):
        return Refusal("SS7.12", say("samurai-why-over", who=who, sum=state.sums[seat], kiai=kiai_value(state, seat)))
    if must_pass(state, seat):
        return Refusal("SS4.9", say("samurai-why-must-pass", who=who))
    if state.bars & NOSUP:
        return Refusal("SS4.6", say("samurai-why-no-support", who=who))
    if state.tokens[seat] != seat:
        return Refusal("SS11.8", say("samurai-why-token-away", who=who, other=seat_words(state, state.tokens[seat])))
    if other == seat:
        return Refusal("SS7.8", say("samurai-why-self", who=who))
    if not others(state, seat):
        return Refusal("SS11.8", say("samurai-why-nobody", who=who))
    return Refusal("SS11.8", say("samurai-why-passed", who=seat_words(state, other)))


def refuse_card(state: State, item: fight.PlayRaider, seat: int, verb: int, other: int) -> Refusal | None:
    """A drawn card (SS7.3, talents)."""
    if verb == Verb.DEFEND:
        return refuse_defend(state, seat)
    if verb not in (Verb.HAND, Verb.DISCARD, Verb.SWAP):
        return None
    who, card = seat_words(state, seat), state.drawn
    odd = state.book.value[card] % 2
    wanted = {Verb.HAND: Sam.DAISUKE if odd else Sam.HEIHACHI, Verb.DISCARD: Sam.KYUZO, Verb.SWAP: Sam.KATSUSHIRO}[verb]
    if item.swapped:
        return Refusal("SS11.23", say("samurai-why-swapped", who=who))
    if seat == state.active and state.bars & NO_TALENT:
        return Refusal("SS4.11", say("samurai-why-swords", who=who))
    if not has_talent(state, seat, wanted):
        return refuse_talent(state, seat, verb, wanted)
    if verb == Verb.DISCARD and not meets_equal(state, seat, card):
        return Refusal("SS3.9", say("samurai-why-no-equal", who=who, value=state.book.value[card], line=line_words(state, seat)))
    if verb == Verb.HAND and other not in neighbours(state, seat):
        return Refusal("SS3.5" if odd else "SS3.4", say("samurai-why-neighbour", who=who, other=seat_words(state, other)))
    if verb == Verb.HAND and state.passed[other]:
        return passed(state, other)
    return Refusal("SS11.21", say("samurai-why-held", who=seat_words(state, other)))


def refuse_talent(state: State, seat: int, verb: int, wanted: int) -> Refusal:
    """The talent is missing, asleep out of turn, or reads the other kind of number."""
    who, card = seat_words(state, seat), state.drawn
    odd = state.book.value[card] % 2
    if verb == Verb.HAND and has_talent(state, seat, Sam.HEIHACHI if odd else Sam.DAISUKE):
        parity = say("samurai-odd") if odd else say("samurai-even")
        return Refusal(SAMURAI[Sam.HEIHACHI if odd else Sam.DAISUKE].rule,
                       say("samurai-why-parity", who=who, card=card_words(state, card), parity=parity))
    holds = any(state.tokens[owner] == seat and state.who[owner] == wanted for owner in range(state.book.seats) if owner != seat)
    if holds:
        return Refusal("SS11.7" if seat != state.active else "SS11.10",
                       say("samurai-why-token-sleeps", who=who, other=samurai_words(wanted)))
    return Refusal(SAMURAI[wanted].rule, say("samurai-why-no-talent", who=who, other=samurai_words(wanted)))


def line_words(state: State, seat: int) -> str | Phrase:
    """The values of a combat line: `2, 4`."""
    return ", ".join(str(state.book.value[card]) for card in state.lines[seat]) or say("samurai-nothing")


def refuse_defend(state: State, seat: int) -> Refusal | None:
    """SS7.7, SS4.5."""
    symbol = state.book.symbol[state.drawn]
    if symbol == NO_SYMBOL:
        return Refusal("SS7.7", say("samurai-why-no-symbol", card=card_words(state, state.drawn)))
    if seat == state.active and state.bars & NODEF:
        return Refusal("SS4.5", say("samurai-why-no-defence", who=seat_words(state, seat)))
    return Refusal("SS7.7", say("samurai-why-symbol-there", who=seat_words(state, seat), symbol=SYMBOL_NAMES[symbol]))


def refuse_line(state: State, verb: int, seat: int) -> Refusal:
    """Daisuke's and Kikuchiyo's Kiai need a card in an unpassed line."""
    if state.passed[seat]:
        return passed(state, seat)
    if not state.lines[seat]:
        return Refusal("SS3.15" if verb == Verb.TAKE else "SS3.21", say("samurai-why-empty-line", who=seat_words(state, seat)))
    return Refusal("SS11.15", say("samurai-why-no-receiver"))


def refuse_receiver(state: State, seat: int) -> Refusal:
    if state.passed[seat]:
        return passed(state, seat)
    return Refusal("SS11.26", say("samurai-why-same", who=seat_words(state, seat)))


def refuse_loan(state: State, giver: int, receiver: int) -> Refusal:
    """SS11.11."""
    for seat in (giver, receiver):
        if state.passed[seat]:
            return passed(state, seat)
    if state.tokens[giver] != giver:
        return Refusal("SS11.11", say("samurai-why-token-away", who=seat_words(state, giver),
                                      other=seat_words(state, state.tokens[giver])))
    return Refusal("SS3.23", say("samurai-why-self", who=seat_words(state, giver)))


def refuse_token(state: State, samurai: int) -> Refusal:
    """SS10.3."""
    if state.absent >> samurai & 1:
        return Refusal("SS10.3", say("samurai-why-spent", who=samurai_words(samurai)))
    return Refusal("SS10.1", say("samurai-why-not-absent", who=samurai_words(samurai)))
