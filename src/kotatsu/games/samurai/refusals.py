"""Why something is not legal now: asked only about what the generator did not list, so that it is no second rulebook."""
from kotatsu.games.samurai.actions import CONFRONT, DEFEND, DISCARD, FIGHT, PASS, SWAP, Verb, hand, support
from kotatsu.games.samurai.book import NO_SYMBOL, Sam
from kotatsu.games.samurai.lexicon import SAMURAI, SYMBOL_NAMES, samurai_words, why
from kotatsu.games.samurai.phases import fight, kiai, turn
from kotatsu.games.samurai.queries import (
    has_talent,
    is_over,
    kiai_value,
    may_ignore,
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
    elif isinstance(item, kiai.PlaceGiven) and verb in (Verb.HAND, Verb.DISCARD, Verb.SWAP):
        found = why(state, "SS11.27", "samurai-why-given", card=state.drawn)
    elif isinstance(item, (kiai.KiaiTake, kiai.KiaiStrike)) and verb in (Verb.TAKE, Verb.STRIKE):
        found = refuse_line(state, verb, a)
    elif isinstance(item, kiai.KiaiGive) and verb == Verb.GIVE:
        found = refuse_receiver(state, a)
    elif isinstance(item, kiai.KiaiLend) and verb == Verb.LEND:
        found = refuse_loan(state, a, b)
    elif isinstance(item, kiai.KiaiHeal) and verb == Verb.HEAL:
        found = why(state, "SS3.31", "samurai-why-unhurt", who=a)
    elif isinstance(item, turn.UseAbsent) and verb == Verb.TOKEN:
        found = refuse_token(state, a)
    if found is None and verb == Verb.BUILD and state.barricades >= state.cap:
        found = why(state, "SS5.2", "samurai-why-cap", cap=state.cap)
    elif found is None and verb == Verb.IGNORE:
        found = refuse_ignore(state, seat)
    if found is not None:
        return found
    question = asked(state, item, seat)
    return why(state, question.rule, "samurai-why-other", question=question.words)


def passed(state: State, seat: int) -> Refusal:
    return why(state, "SS11.20", "samurai-why-passed", who=seat)


def refuse_act(state: State, seat: int, verb: int, other: int) -> Refusal | None:
    """Step B (SS7.2)."""
    if verb not in (Verb.FIGHT, Verb.SUPPORT):
        return None
    if is_over(state, seat):
        return why(state, "SS7.12", "samurai-why-over", who=seat, sum=state.sums[seat], kiai=kiai_value(state, seat))
    if must_pass(state, seat):
        return why(state, "SS4.9", "samurai-why-must-pass", who=seat)
    if state.bars & NOSUP:
        return why(state, "SS4.6", "samurai-why-no-support", who=seat)
    if state.tokens[seat] != seat:
        return why(state, "SS11.8", "samurai-why-token-away", who=seat, other=state.tokens[seat])
    if other == seat:
        return why(state, "SS7.8", "samurai-why-self", who=seat)
    if not others(state, seat):
        return why(state, "SS11.8", "samurai-why-nobody", who=seat)
    return why(state, "SS11.8", "samurai-why-passed", who=other)


def refuse_card(state: State, item: fight.PlayRaider, seat: int, verb: int, other: int) -> Refusal | None:
    """A drawn card (SS7.3, talents)."""
    if verb == Verb.DEFEND:
        return refuse_defend(state, seat)
    if verb not in (Verb.HAND, Verb.DISCARD, Verb.SWAP):
        return None
    card = state.drawn
    odd = state.book.value[card] % 2
    wanted = {Verb.HAND: Sam.DAISUKE if odd else Sam.HEIHACHI, Verb.DISCARD: Sam.KYUZO, Verb.SWAP: Sam.KATSUSHIRO}[verb]
    if item.swapped:
        return why(state, "SS11.23", "samurai-why-swapped", who=seat)
    if seat == state.active and state.bars & NO_TALENT:
        return why(state, "SS4.11", "samurai-why-swords", who=seat)
    if not has_talent(state, seat, wanted):
        return refuse_talent(state, seat, verb, wanted)
    if verb == Verb.DISCARD and not meets_equal(state, seat, card):
        return why(state, "SS3.9", "samurai-why-no-equal", who=seat, value=state.book.value[card], line=line_words(state, seat))
    if verb == Verb.HAND and other not in neighbours(state, seat):
        return why(state, "SS3.5" if odd else "SS3.4", "samurai-why-neighbour", who=seat, other=other)
    if verb == Verb.HAND and state.passed[other]:
        return passed(state, other)
    return why(state, "SS11.21", "samurai-why-held", who=other)


def refuse_talent(state: State, seat: int, verb: int, wanted: int) -> Refusal:
    """The talent is missing, asleep out of turn, or reads the other kind of number."""
    card = state.drawn
    odd = state.book.value[card] % 2 if verb == Verb.HAND else 0
    if verb == Verb.HAND and has_talent(state, seat, Sam.HEIHACHI if odd else Sam.DAISUKE):
        parity = say("samurai-odd") if odd else say("samurai-even")
        return why(state, SAMURAI[Sam.HEIHACHI if odd else Sam.DAISUKE].rule, "samurai-why-parity",
                   who=seat, card=card, parity=parity)
    holds = any(state.tokens[owner] == seat and state.who[owner] == wanted for owner in range(state.book.seats) if owner != seat)
    if holds:
        return why(state, "SS11.7" if seat != state.active else "SS11.10", "samurai-why-token-sleeps",
                   who=seat, other=samurai_words(wanted))
    return why(state, SAMURAI[wanted].rule, "samurai-why-no-talent", who=seat, other=samurai_words(wanted))


def refuse_ignore(state: State, seat: int) -> Refusal | None:
    """SS3.6, SS3.7: Gorobei ignores even cards, Kanbei odd ones."""
    line = state.lines[seat]
    if not line or may_ignore(state, seat, line[-1]):
        return None
    odd = state.book.value[line[-1]] % 2
    other = Sam.GOROBEI if odd else Sam.KANBEI
    if has_talent(state, seat, other):
        parity = say("samurai-odd") if odd else say("samurai-even")
        return why(state, SAMURAI[other].rule, "samurai-why-parity", card=line[-1], parity=parity)
    return refuse_talent(state, seat, Verb.IGNORE, Sam.KANBEI if odd else Sam.GOROBEI)


def line_words(state: State, seat: int) -> str | Phrase:
    """The values of a combat line: `2, 4`."""
    return ", ".join(str(state.book.value[card]) for card in state.lines[seat]) or say("samurai-nothing")


def refuse_defend(state: State, seat: int) -> Refusal | None:
    """SS7.7, SS4.5."""
    symbol = state.book.symbol[state.drawn]
    if symbol == NO_SYMBOL:
        return why(state, "SS7.7", "samurai-why-no-symbol", card=state.drawn)
    if seat == state.active and state.bars & NODEF:
        return why(state, "SS4.5", "samurai-why-no-defence", who=seat)
    return why(state, "SS7.7", "samurai-why-symbol-there", who=seat, symbol=SYMBOL_NAMES[symbol])


def refuse_line(state: State, verb: int, seat: int) -> Refusal:
    """Daisuke's and Kikuchiyo's Kiai need a card in an unpassed line."""
    if state.passed[seat]:
        return passed(state, seat)
    if not state.lines[seat]:
        return why(state, "SS3.15" if verb == Verb.TAKE else "SS3.21", "samurai-why-empty-line", who=seat)
    return why(state, "SS11.15", "samurai-why-no-receiver")


def refuse_receiver(state: State, seat: int) -> Refusal:
    if state.passed[seat]:
        return passed(state, seat)
    return why(state, "SS11.26", "samurai-why-same", who=seat)


def refuse_loan(state: State, giver: int, receiver: int) -> Refusal:
    """SS11.11."""
    for seat in (giver, receiver):
        if state.passed[seat]:
            return passed(state, seat)
    if state.tokens[giver] != giver:
        return why(state, "SS11.11", "samurai-why-token-away", who=giver, other=state.tokens[giver])
    return why(state, "SS3.23", "samurai-why-self", who=giver)


def refuse_token(state: State, samurai: int) -> Refusal:
    """SS10.3."""
    if state.absent >> samurai & 1:
        return why(state, "SS10.3", "samurai-why-spent", who=samurai_words(samurai))
    return why(state, "SS10.1", "samurai-why-not-absent", who=samurai_words(samurai))
