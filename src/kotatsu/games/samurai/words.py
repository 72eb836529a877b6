"""What decisions ask and what choices lead to, as phrases; the sentences stand in the Fluent files."""
from kotatsu.games.samurai.actions import Verb
from kotatsu.games.samurai.book import ANIMAL, Sam
from kotatsu.games.samurai.lexicon import LEXICON, PENALTIES, SAMURAI, SYMBOL_NAMES, ask, seat_words
from kotatsu.games.samurai.phases import fight, kiai, penalties, turn
from kotatsu.games.samurai.queries import kiai_value, stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Choice
from kotatsu.kernel.phrase import Phrase, say

# --- questions

def asked(state: State, item: Item, seat: int) -> Asked:
    """What a decision asks, and its rule."""
    side = state.sides[seat]
    match item:
        case turn.UseAbsent():
            return ask(state, "absent", "SS10.3", "samurai-ask-absent", who=seat)
        case turn.Act():
            return ask(state, "action", "SS7.2", "samurai-ask-action", who=seat)
        case penalties.MayIgnore():
            odd = state.book.value[item.card] % 2
            return ask(state, "ignore", "SS3.7" if odd else "SS3.6", "samurai-ask-ignore", who=seat, card=item.card,
                       penalty=state.book.penalty[item.card])
        case penalties.WhichFirst():
            return ask(state, "first", "SS4.13", "samurai-ask-first", who=seat)
        case penalties.DropDefence():
            return ask(state, "drop", "SS4.12", "samurai-ask-drop", who=seat)
        case fight.PlayRaider():
            return ask(state, "card", "SS7.3", "samurai-ask-card", who=seat, card=state.drawn)
        case fight.FightAgain():
            return ask(state, "again", "SS3.8", "samurai-ask-again", who=seat)
        case kiai.KiaiBuild():
            rule = "SS3.24" if state.who[seat] == Sam.KYUZO else "SS3.14" if side == ANIMAL else "SS3.13"
            return ask(state, "kiai", rule, "samurai-ask-build", who=seat)
        case kiai.KiaiHeal():
            return ask(state, "kiai", "SS3.14", "samurai-ask-heal", who=seat)
        case kiai.KiaiTake():
            return ask(state, "kiai", "SS3.16" if item.times > 1 else "SS3.15", "samurai-ask-take", who=seat)
        case kiai.KiaiGive():
            card = state.lines[item.source][-1]
            return ask(state, "kiai", "SS3.15", "samurai-ask-give", who=seat, card=card,
                       source=seat_words(state, item.source))
        case kiai.PlaceGiven():
            return ask(state, "card", "SS11.50", "samurai-ask-place", who=seat, card=state.drawn)
        case kiai.KiaiScatter():
            return ask(state, "kiai", "SS3.18" if item.count == 3 else "SS3.17", "samurai-ask-scatter", who=seat,
                       count=min(item.count, stack_size(state)))
        case kiai.KiaiScout():
            return ask(state, "kiai", "SS3.20" if item.count == 3 else "SS3.19", "samurai-ask-scout", who=seat,
                       count=min(item.count, len(state.intruders)))
        case kiai.KiaiStrike():
            return ask(state, "kiai", "SS3.22" if item.times > 1 else "SS3.21", "samurai-ask-strike", who=seat)
        case kiai.KiaiLend():
            return ask(state, "kiai", "SS3.24" if side == ANIMAL else "SS3.23", "samurai-ask-lend", who=seat)
        case kiai.KiaiLook():
            return ask(state, "kiai", "SS3.26" if item.count == 3 else "SS3.25", "samurai-ask-look", who=seat,
                       count=min(item.count, stack_size(state)))
        case kiai.PutBack():
            return ask(state, "order", "SS3.25", "samurai-ask-order", who=seat)
    raise AssertionError(f"no question for {item}")


# --- choices

def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    """An action for a reader, with what it would lead to."""
    return LEXICON.choice(state, action, result_words(state, item, seat, action))


def sum_words(state: State, seat: int, card: int) -> Phrase:
    """`6 + 3 = 9, Kiai`: the result of confronting. A card that lies in the own line is taken from it first (SS11.26)."""
    value = state.book.value[card]
    before = state.sums[seat] - (value if card in state.lines[seat] else 0)
    after, limit = before + value, kiai_value(state, seat)
    breaks = "over" if state.barricades else "over-farm"
    how = "kiai" if after == limit else breaks if after > limit else "below"
    return say(f"samurai-result-{how}", before=before, value=value, after=after, kiai=limit)


def penalty_result(state: State, seat: int, code: int) -> Phrase:
    """What a penalty does; SS11.1: one that cannot be applied is a wound."""
    done = penalties.can_apply(state, seat, code)
    return say(f"samurai-penalty-help-{PENALTIES[code].id()}" if done else "samurai-result-cannot")


def result_words(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """Numbers before names: what an action leads to, as far as it is sure."""
    verb, a, _, _ = parts(action)
    book = state.book
    match verb:
        case Verb.CONFRONT:
            return sum_words(state, seat, state.drawn)
        case Verb.DEFEND:
            return say("samurai-result-defend", symbol=SYMBOL_NAMES[book.symbol[state.drawn]], sum=state.sums[seat])
        case Verb.HAND | Verb.GIVE:
            card = state.drawn if verb == Verb.HAND else state.lines[item.source][-1] if isinstance(item, kiai.KiaiGive) else 0
            return sum_words(state, a, card)
        case Verb.FIGHT | Verb.AGAIN:
            return say("samurai-result-fight", count=stack_size(state))
        case Verb.SUPPORT:
            return say("samurai-result-support", count=len(state.intruders) + 1)
        case Verb.PASS:
            return say("samurai-result-pass", sum=state.sums[seat], kiai=kiai_value(state, seat))
        case Verb.BUILD:
            return say("samurai-result-build", count=state.barricades + 1, cap=state.cap)
        case Verb.TAKE | Verb.STRIKE if state.lines[a]:
            card = state.lines[a][-1]
            return say("samurai-result-lose", before=state.sums[a], value=book.value[card], after=state.sums[a] - book.value[card],
                       kiai=kiai_value(state, a))
        case Verb.IGNORE:
            return say("samurai-result-ignore")
        case Verb.APPLY if isinstance(item, penalties.MayIgnore):
            return penalty_result(state, seat, book.penalty[item.card])
        case Verb.FIRST:
            return penalty_result(state, seat, a)
        case Verb.TOKEN:
            return say(f"samurai-talent-{SAMURAI[a].id()}")
        case Verb.SWAP:
            return say("samurai-result-swap")
        case Verb.DISCARD:
            return say("samurai-result-discard")
        case Verb.HEAL:
            return say("samurai-result-heal", side="animal" if state.sides[a] else "human")
        case Verb.LEND:
            return say(f"samurai-talent-{SAMURAI[state.who[a]].id()}")
    return None
