"""What decisions ask and what choices lead to, as phrases; the sentences stand in the Fluent files."""
from typing import Any

from kotatsu.games.samurai.actions import Verb
from kotatsu.games.samurai.book import ANIMAL, Pen
from kotatsu.games.samurai.lexicon import LEXICON, PENALTIES, SAMURAI, SYMBOL_NAMES, icons_words, seat_words
from kotatsu.games.samurai.phases import fight, kiai, penalties, turn
from kotatsu.games.samurai.queries import farms_left, kiai_value, stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Choice
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Arg, Phrase, say

# --- questions

def kiai_rule(state: State, item: Any) -> str:
    """The rule of the Kiai that is being carried out."""
    return SAMURAI[state.who[item.seat]].kiai[state.sides[item.seat]]


def top_of_stack(state: State, item: Any) -> dict[str, Arg]:
    return {"count": min(item.count, stack_size(state))}


QUESTIONS = (
    QuestionRow(turn.UseAbsent, "absent", "SS10.3"),
    QuestionRow(turn.Act, "action", "SS7.2"),
    QuestionRow(penalties.MayIgnore, "ignore", lambda state, item: "SS3.7" if state.book.value[item.card] % 2 else "SS3.6",
                numbers=("card",), more=lambda state, item: {"icons": icons_words(state, item.card)}),
    QuestionRow(penalties.WhichFirst, "first", "SS4.13"),
    QuestionRow(penalties.DropDefence, "drop", "SS4.12"),
    QuestionRow(fight.PlayRaider, "card", "SS7.3", more=lambda state, item: {"card": state.drawn}),
    QuestionRow(fight.FightAgain, "again", "SS3.8"),
    QuestionRow(kiai.KiaiBuild, "kiai", kiai_rule, "build"),
    QuestionRow(kiai.KiaiHeal, "kiai", kiai_rule, "heal"),
    QuestionRow(kiai.KiaiTake, "kiai", kiai_rule, "take"),
    QuestionRow(kiai.KiaiGive, "kiai", kiai_rule, "give", more=lambda state, item: {
        "card": state.lines[item.source][-1], "source": seat_words(state, item.source)}),
    QuestionRow(kiai.PlaceGiven, "card", "SS11.50", "place", more=lambda state, item: {"card": state.drawn}),
    QuestionRow(kiai.KiaiScatter, "kiai", kiai_rule, "scatter", more=top_of_stack),
    QuestionRow(kiai.KiaiScout, "kiai", kiai_rule, "scout", more=lambda state, item: {
        "count": min(item.count, len(state.intruders))}),
    QuestionRow(kiai.KiaiStrike, "kiai", kiai_rule, "strike"),
    QuestionRow(kiai.KiaiLend, "kiai", kiai_rule, "lend"),
    QuestionRow(kiai.KiaiLook, "kiai", kiai_rule, "look", more=top_of_stack),
    QuestionRow(kiai.PutBack, "order", kiai_rule),
)


def asked(state: State, item: Item, seat: int) -> Asked:
    """What a decision asks, and its rule."""
    return LEXICON.asked(QUESTIONS, state, item, seat)


# --- choices

def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    """An action for a reader, with what it would lead to."""
    return LEXICON.choice(state, action, result_words(state, item, seat, action))


def sum_words(state: State, seat: int, card: int) -> Phrase:
    """`6 + 3 = 9, Kiai`: the result of confronting. A card that lies in the own line is taken from it first (SS11.26)."""
    value = state.book.value[card]
    before = state.sums[seat] - (value if card in state.lines[seat] else 0)
    after, limit = before + value, kiai_value(state, seat)
    if after > limit and not state.barricades:
        return say("samurai-result-over-farm", before=before, value=value, after=after, kiai=limit, left=farms_left(state) - 1)
    how = "kiai" if after == limit else "over" if after > limit else "below"
    return say(f"samurai-result-{how}", before=before, value=value, after=after, kiai=limit)


def penalty_result(state: State, seat: int, code: int) -> Phrase:
    """What a penalty does; SS11.1: one that cannot be applied is a wound."""
    if not penalties.can_apply(state, seat, code):
        return say("samurai-result-cannot", how=wound_comes(state, seat, 1))
    if code == Pen.WOUND:
        return say("samurai-result-wound", how=wound_comes(state, seat, 1), count=1)
    return say(f"samurai-penalty-help-{PENALTIES[code].id()}")


def card_result(state: State, seat: int, card: int) -> Phrase:
    """What the penalty of a card does, with both icons (SS4.13, SS11.51)."""
    one, two = state.book.penalty[card], state.book.second[card]
    if two == Pen.NONE:
        return penalty_result(state, seat, one)
    if one == two == Pen.WOUND:
        return say("samurai-result-wound", how=wound_comes(state, seat, 2), count=2)
    return say("samurai-result-both", one=penalty_result(state, seat, one), other=penalty_result(state, seat, two))


def wound_comes(state: State, seat: int, wounds: int) -> str:
    """SS3.27–SS3.30: what so many wounds bring: a token, the animal side, death."""
    total = 2 * (state.sides[seat] == ANIMAL) + state.wounds[seat] + wounds
    return "dies" if total > 3 else "turns" if total >= 2 and state.sides[seat] != ANIMAL else "token"


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
            return card_result(state, seat, item.card)
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
