"""Every label, question and event of the game as phrases; the sentences stand in the Fluent files."""
from kotatsu.games.samurai.actions import Cause, Event, Verb
from kotatsu.games.samurai.book import ANIMAL, SAMURAI_NAMES, SYMBOL_NAMES, Sam
from kotatsu.games.samurai.notation import VERBS, format_action, number_text
from kotatsu.games.samurai.phases import fight, kiai, penalties, turn
from kotatsu.games.samurai.queries import kiai_value, stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.event import NO_SEAT, event_parts
from kotatsu.kernel.game import JSON, Asked, Choice, Told
from kotatsu.kernel.phrase import Phrase, say

PENALTY_KEYS = ("none", "fire", "wound", "ninja", "no-defence", "no-support", "left", "right", "forced-pass", "demon",
                "broken-swords", "lost-defence")
BONUS_KEYS = ("heal", "build", "scout")
FARM_KEYS = ("family", "farm", "barricade", "wound")


def samurai_words(samurai: int) -> Phrase:
    return say(f"samurai-name-{SAMURAI_NAMES[samurai].lower()}")


def seat_words(state: State, seat: int) -> Phrase:
    if seat == NO_SEAT or state.who[seat] < 0:
        return say("samurai-seat", number=seat + 1)
    return samurai_words(state.who[seat])


def card_words(state: State, card: int) -> Phrase:
    """A card by what can be seen of it: value and symbol."""
    return say("samurai-card", value=state.book.value[card], symbol=SYMBOL_NAMES[state.book.symbol[card]])


def penalty_words(code: int) -> Phrase:
    return say(f"samurai-penalty-{PENALTY_KEYS[code]}")


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
    return Choice(format_action(state, action), action_words(state, action), result_words(state, item, seat, action),
                  shape(state, action))


def action_words(state: State, action: Action) -> Phrase:
    verb, a, b, _ = parts(action)
    word, kinds = VERBS.forms[verb]
    match kinds:
        case ("seat",):
            return say(f"samurai-act-{word}", who=seat_words(state, a))
        case ("seat", "seat"):
            return say(f"samurai-act-{word}", who=seat_words(state, a), other=seat_words(state, b))
        case ("samurai",):
            return say(f"samurai-act-{word}", who=samurai_words(a))
        case ("penalty",):
            return say(f"samurai-act-{word}", penalty=penalty_words(a))
        case ("card",):
            return say(f"samurai-act-{word}", card=card_words(state, a))
        case ("cards",):
            named = [card_words(state, card - 1) for card in parts(action)[1:] if card]
            return say(f"samurai-act-order-{len(named)}", **{f"card{n}": card for n, card in enumerate(named, 1)})
    return say(f"samurai-act-{word}")


def shape(state: State, action: Action) -> JSON:
    """What the page lights: verb, seats by number, cards by id."""
    verb, *numbers = parts(action)
    word, kinds = VERBS.forms[verb]
    found: JSON = {"verb": word}
    if kinds == ("cards",):
        found["cards"] = [state.book.ids[card - 1] for card in numbers if card]
    for n, (kind, number) in enumerate(zip(kinds, numbers, strict=False)):
        key = kind if n == 0 else "to"
        if kind == "seat":
            found[key] = number
        elif kind != "cards":
            text = number_text(state, kind, number)
            found[key] = text.lower() if kind == "samurai" else text
    return found


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
            return say(f"samurai-penalty-help-{PENALTY_KEYS[book.penalty[item.card]]}")
        case Verb.FIRST:
            return say(f"samurai-penalty-help-{PENALTY_KEYS[a]}")
        case Verb.TOKEN:
            return say(f"samurai-talent-{SAMURAI_NAMES[a].lower()}")
        case Verb.SWAP:
            return say("samurai-result-swap", count=stack_size(state))
        case Verb.DISCARD:
            return say("samurai-result-discard", count=len(state.discard) + 1)
        case Verb.HEAL:
            return say("samurai-result-heal", side="animal" if state.sides[a] else "human")
        case Verb.LEND:
            return say(f"samurai-talent-{SAMURAI_NAMES[state.who[a]].lower()}")
    return None


# --- events

PASS_RULES = ("SS7.11", "SS7.12", "SS4.9")
CAUSE_RULES = {Cause.FIRE: "SS4.2", Cause.OVER: "SS7.6", Cause.FLAME: "SS8.6", Cause.FARM: "SS5.7"}
CAUSE_KEYS = {Cause.FIRE: "fire", Cause.OVER: "over", Cause.FLAME: "flame", Cause.FARM: "farm"}
FARM_RULES = ("SS5.5", "SS5.6", "SS5.7", "SS5.8")
PENALTY_RULES = ("SS4.1", "SS4.2", "SS4.3", "SS4.4", "SS4.5", "SS4.6", "SS4.7", "SS4.8", "SS4.9", "SS4.10", "SS4.11", "SS4.12")
TALENT_RULES = ("SS3.4", "SS3.5", "SS3.6", "SS3.7", "SS3.8", "SS3.9", "SS3.10")
KIAI_RULES = (("SS3.13", "SS3.14"), ("SS3.15", "SS3.16"), ("SS3.17", "SS3.18"), ("SS3.19", "SS3.20"), ("SS3.21", "SS3.22"),
              ("SS3.23", "SS3.24"), ("SS3.25", "SS3.26"))
SHOUTED = {Event.TOOK: Sam.DAISUKE, Event.GAVE: Sam.DAISUKE, Event.SCATTERED: Sam.GOROBEI, Event.SCOUTED: Sam.KANBEI,
           Event.STRUCK: Sam.KIKUCHIYO, Event.LENT: Sam.KYUZO, Event.LOOKED: Sam.KATSUSHIRO}
LOSS_KEYS = ("death", "farms", "families")

# kind of event → key, rule, and what its numbers are (see `event_args`)
EVENTS: dict[int, tuple[str, str, str]] = {
    Event.JOINED: ("joined", "SS6.9", ""), Event.BEGINS: ("begins", "SS6.10", ""), Event.REDEAL: ("redeal", "SS10.2", ""),
    Event.ROUND: ("round", "SS7.1", "round count"), Event.TURN: ("turn", "SS7.1", ""),
    Event.TOKEN_USED: ("token", "SS10.3", "samurai"), Event.PENALTY: ("penalty", "SS4.1", "card penalty"),
    Event.IGNORED: ("ignored", "SS11.4", "card"), Event.CANNOT: ("cannot", "SS11.1", "penalty"),
    Event.BARRICADE_LOST: ("barricade", "", "cause left"), Event.FARM_LOST: ("farm", "SS11.38", "farm left"),
    Event.FAMILY_LOST: ("family", "SS11.38", "family left"), Event.WOUND: ("wound", "", ""),
    Event.FLIP: ("flip", "SS3.28", "sum kiai"), Event.DEAD: ("dead", "SS3.30", ""), Event.NINJA: ("ninja", "SS4.4", "count"),
    Event.BARRED: ("barred", "", "penalty"), Event.ARROW: ("arrow", "SS11.3", "card sum"), Event.DEMON: ("demon", "SS4.10", "card"),
    Event.DROPPED: ("dropped", "SS4.12", "card"), Event.FIGHT: ("fight", "SS7.3", ""),
    Event.REVEALED: ("revealed", "SS7.3", "card"), Event.CONFRONT: ("confront", "SS7.4", "card before after"),
    Event.OVER: ("over", "SS7.6", "sum kiai"), Event.DEFEND: ("defend", "SS7.7", "card"),
    Event.HANDED: ("handed", "", "card seat"), Event.DISCARDED: ("discarded", "SS3.9", "card"),
    Event.SWAPPED: ("swapped", "SS3.10", "card"), Event.SUPPORT: ("support", "SS7.8", "seat count"),
    Event.PASSED: ("passed", "", "reason sum kiai"), Event.AGAIN: ("again", "SS3.8", ""), Event.KIAI: ("kiai", "SS3.11", "sum"),
    Event.DECLINED: ("declined", "SS11.15", ""), Event.BUILT: ("built", "SS5.2", "count cap"),
    Event.HEALED: ("healed", "SS3.31", ""),
    Event.TOOK: ("took", "SS3.15", "seat card"), Event.GAVE: ("gave", "SS3.15", "seat card"),
    Event.SCATTERED: ("scattered", "SS3.17", "card"), Event.SCOUTED: ("scouted", "SS3.19", "card"),
    Event.STRUCK: ("struck", "SS3.21", "seat card"), Event.LENT: ("lent", "SS3.23", "seat seat2"),
    Event.LOOKED: ("looked", "SS3.25", "count"), Event.ORDERED: ("ordered", "SS11.29", "order"),
    Event.FIRST_OFF: ("first-off", "SS3.11", "card sum"), Event.HOME: ("home", "SS7.9", "seat"),
    Event.ROUND_ENDS: ("round-ends", "SS8.1", "ends left"), Event.NO_HAT: ("no-hat", "SS8.2", ""),
    Event.NO_FARM: ("no-farm", "SS8.3", ""), Event.NO_DOLL: ("no-doll", "SS8.4", ""), Event.BONUS: ("bonus", "SS8.5", "bonus"),
    Event.INTRUDER: ("intruder", "SS8.6", "card flame"), Event.REINFORCED: ("reinforced", "", "round count"),
    Event.WON: ("won", "SS9.1", "score"), Event.LOST: ("lost", "SS9.2", "loss"), Event.UNHURT: ("unhurt", "SS11.37", ""),
}


def told(state: State, number: int) -> Told:
    """An event in words, with the rule that made it happen."""
    kind, seat, *numbers = event_parts(number)
    key, rule, kinds = EVENTS[kind]
    args = event_args(state, kinds.split(), numbers)
    suffix = ""
    if kind == Event.BARRICADE_LOST:
        rule, suffix = CAUSE_RULES[numbers[0]], f"-{CAUSE_KEYS[numbers[0]]}"
    elif kind == Event.FARM_LOST and state.book.farm_penalties:
        rule, suffix = FARM_RULES[numbers[0]], f"-{FARM_KEYS[numbers[0]]}"
    elif kind == Event.WOUND:
        rule = "SS3.29" if numbers[0] == ANIMAL else "SS3.27"
    elif kind == Event.BARRED:
        rule, suffix = PENALTY_RULES[numbers[0]], f"-{PENALTY_KEYS[numbers[0]]}"
    elif kind == Event.PENALTY:
        rule = PENALTY_RULES[numbers[1]]
    elif kind == Event.HANDED:
        rule = "SS3.5" if state.book.value[numbers[0]] % 2 else "SS3.4"
    elif kind == Event.PASSED:
        rule, suffix = PASS_RULES[numbers[0]], ("", "-over", "-penalty")[numbers[0]]
    elif kind == Event.KIAI:
        rule = KIAI_RULES[state.who[seat]][numbers[1]]
    elif kind in SHOUTED:
        rule = KIAI_RULES[SHOUTED[kind]][state.sides[seat]] if seat != NO_SEAT else "SS5.12"
    elif kind == Event.ROUND_ENDS:
        suffix = "-passed" if numbers[0] else ""
    elif kind == Event.BONUS:
        rule, suffix = ("SS5.10", "SS5.11", "SS5.12")[numbers[0]], f"-{BONUS_KEYS[numbers[0]]}"
    elif kind == Event.INTRUDER:
        suffix = "-flame" if numbers[1] else ""
    elif kind == Event.REINFORCED:
        rule, suffix = ("SS8.8", "-lieutenants") if numbers[0] == 2 else ("SS8.9", "-bosses")
    elif kind == Event.LOST:
        suffix = f"-{LOSS_KEYS[numbers[0]]}"
    elif kind == Event.ORDERED:
        suffix = f"-{sum(1 for card in numbers if card)}"
    if seat != NO_SEAT:
        args["who"] = seat_words(state, seat)
    elif kind in (Event.BUILT,):
        suffix = "-bonus"
    return Told(key, None if seat == NO_SEAT else seat, say(f"samurai-event-{key}{suffix}", **args), rule)


def event_args(state: State, kinds: list[str], numbers: list[int]) -> dict[str, int | str | Phrase]:
    """The numbers of an event under their names."""
    args: dict[str, int | str | Phrase] = {}
    for kind, number in zip(kinds, numbers, strict=False):
        if kind == "card":
            args["card"] = card_words(state, number)
        elif kind in ("seat", "seat2"):
            args["other" if kind == "seat" else "third"] = seat_words(state, number)
        elif kind == "samurai":
            args["talent"] = samurai_words(number)
        elif kind == "penalty":
            args["penalty"] = penalty_words(number)
        elif kind == "order":
            args.update({f"card{n}": card_words(state, card - 1) for n, card in enumerate(numbers, 1) if card})
        elif kind not in ("cause", "farm", "family", "reason", "ends", "bonus", "flame", "loss"):
            args[kind] = number
    if "family" in kinds:
        args["bonus"] = say(f"samurai-bonus-{BONUS_KEYS[numbers[0]]}")
    if kinds == ["score"]:
        args["suffix"] = "+" * state.book.level
    return args
