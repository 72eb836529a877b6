"""What decisions ask and what choices lead to, as phrases; the sentences stand in the Fluent files."""
from kotatsu.games.samurai.actions import Verb
from kotatsu.games.samurai.book import ANIMAL, Sam
from kotatsu.games.samurai.lexicon import LEXICON, PENALTIES, SAMURAI, SYMBOL_NAMES, card_words, penalty_words, seat_words
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
    who = seat_words(state, seat)
    side = state.sides[seat]
    match item:
        case turn.UseAbsent():
            return Asked("absent", say("samurai-ask-absent", who=who), "SS10.3")
        case turn.Act():
            return Asked("action", say("samurai-ask-action", who=who), "SS7.2")
        case penalties.MayIgnore():
            odd = state.book.value[item.card] % 2
            return Asked("ignore", say("samurai-ask-ignore", who=who, card=card_words(state, item.card),
                                       penalty=penalty_words(state.book.penalty[item.card])), "SS3.7" if odd else "SS3.6")
        case penalties.WhichFirst():
            return Asked("first", say("samurai-ask-first", who=who), "SS4.13")
        case penalties.DropDefence():
            return Asked("drop", say("samurai-ask-drop", who=who), "SS4.12")
        case fight.PlayRaider():
            return Asked("card", say("samurai-ask-card", who=who, card=card_words(state, state.drawn)), "SS7.3")
        case fight.FightAgain():
            return Asked("again", say("samurai-ask-again", who=who), "SS3.8")
        case kiai.KiaiBuild():
            rule = "SS3.24" if state.who[seat] == Sam.KYUZO else "SS3.14" if side == ANIMAL else "SS3.13"
            return Asked("kiai", say("samurai-ask-build", who=who), rule)
        case kiai.KiaiHeal():
            return Asked("kiai", say("samurai-ask-heal", who=who), "SS3.14")
        case kiai.KiaiTake():
            return Asked("kiai", say("samurai-ask-take", who=who), "SS3.16" if item.times > 1 else "SS3.15")
        case kiai.KiaiGive():
            card = state.lines[item.source][-1]
            return Asked("kiai", say("samurai-ask-give", who=who, card=card_words(state, card),
                                     source=seat_words(state, item.source)), "SS3.15")
        case kiai.PlaceGiven():
            return Asked("card", say("samurai-ask-place", who=who, card=card_words(state, state.drawn)), "SS11.50")
        case kiai.KiaiScatter():
            return Asked("kiai", say("samurai-ask-scatter", who=who, count=min(item.count, stack_size(state))),
                         "SS3.18" if item.count == 3 else "SS3.17")
        case kiai.KiaiScout():
            return Asked("kiai", say("samurai-ask-scout", who=who, count=min(item.count, len(state.intruders))),
                         "SS3.20" if item.count == 3 else "SS3.19")
        case kiai.KiaiStrike():
            return Asked("kiai", say("samurai-ask-strike", who=who), "SS3.22" if item.times > 1 else "SS3.21")
        case kiai.KiaiLend():
            return Asked("kiai", say("samurai-ask-lend", who=who), "SS3.24" if side == ANIMAL else "SS3.23")
        case kiai.KiaiLook():
            return Asked("kiai", say("samurai-ask-look", who=who, count=min(item.count, stack_size(state))),
                         "SS3.26" if item.count == 3 else "SS3.25")
        case kiai.PutBack():
            return Asked("order", say("samurai-ask-order", who=who), "SS3.25")
    raise AssertionError(f"no question for {item}")


# --- choices

def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    """An action for a reader, with what it would lead to."""
    return LEXICON.choice(state, action, result_words(state, item, seat, action))


def sum_words(state: State, seat: int, card: int) -> Phrase:
    """`6 + 3 = 9, Kiai`: the result of confronting."""
    before, value = state.sums[seat], state.book.value[card]
    after, limit = before + value, kiai_value(state, seat)
    breaks = "over" if state.barricades else "over-farm"
    how = "kiai" if after == limit else breaks if after > limit else "below"
    return say(f"samurai-result-{how}", before=before, value=value, after=after, kiai=limit)


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
            return say(f"samurai-penalty-help-{PENALTIES[book.penalty[item.card]].id()}")
        case Verb.FIRST:
            return say(f"samurai-penalty-help-{PENALTIES[a].id()}")
        case Verb.TOKEN:
            return say(f"samurai-talent-{SAMURAI[a].id()}")
        case Verb.SWAP:
            return say("samurai-result-swap", count=stack_size(state))
        case Verb.DISCARD:
            return say("samurai-result-discard", count=len(state.discard) + 1)
        case Verb.HEAL:
            return say("samurai-result-heal", side="animal" if state.sides[a] else "human")
        case Verb.LEND:
            return say(f"samurai-talent-{SAMURAI[state.who[a]].id()}")
    return None
