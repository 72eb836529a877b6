"""One row for each thing that has a number: samurai, penalties, kinds of numbers, verbs, events, with names, rules and icons."""
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kotatsu.games.samurai.actions import Cause, Event, Loss, PassedBy, Verb
from kotatsu.games.samurai.book import ANIMAL, DOLL, FARM, HAT, HIDDEN_BACK, HUMAN, LEVELS, NO_SYMBOL, PLUNDERERS, Pen, Sam
from kotatsu.games.samurai.state import MUST_PASS, NO_TALENT, NODEF, NOSUP, State
from kotatsu.kernel.event import NO_SEAT
from kotatsu.kernel.lexicon import EventRow, Lexicon, NumberKind, SetOf, Thing, VerbRow
from kotatsu.kernel.phrase import Phrase, say

# --- printed things


@dataclass(frozen=True)
class Samurai(Thing):
    """`rule` is that of his talent."""
    kiai: tuple[str, str] = ("", "")             # the rules of his Kiai: human side, animal side


@dataclass(frozen=True)
class Penalty(Thing):
    bar: int = 0                                 # what it sets in State.bars


SAMURAI = (
    Samurai(Sam.HEIHACHI, "Heihachi", "SS3.4", kiai=("SS3.13", "SS3.14")),
    Samurai(Sam.DAISUKE, "Daisuke", "SS3.5", kiai=("SS3.15", "SS3.16")),
    Samurai(Sam.GOROBEI, "Gorobei", "SS3.6", kiai=("SS3.17", "SS3.18")),
    Samurai(Sam.KANBEI, "Kanbei", "SS3.7", kiai=("SS3.19", "SS3.20")),
    Samurai(Sam.KIKUCHIYO, "Kikuchiyo", "SS3.8", kiai=("SS3.21", "SS3.22")),
    Samurai(Sam.KYUZO, "Kyuzo", "SS3.9", kiai=("SS3.23", "SS3.24")),
    Samurai(Sam.KATSUSHIRO, "Katsushiro", "SS3.10", kiai=("SS3.25", "SS3.26")),
)
PENALTIES = (
    Penalty(Pen.NONE, "NONE", "SS4.1"),
    Penalty(Pen.FIRE, "FIRE", "SS4.2"),
    Penalty(Pen.WOUND, "WOUND", "SS4.3"),
    Penalty(Pen.NINJA, "NINJA", "SS4.4"),
    Penalty(Pen.NODEF, "NODEF", "SS4.5", "no-defence", NODEF),
    Penalty(Pen.NOSUP, "NOSUP", "SS4.6", "no-support", NOSUP),
    Penalty(Pen.LEFT, "LEFT", "SS4.7"),
    Penalty(Pen.RIGHT, "RIGHT", "SS4.8"),
    Penalty(Pen.PASS, "PASS", "SS4.9", "forced-pass", MUST_PASS),
    Penalty(Pen.DEMON, "DEMON", "SS4.10"),
    Penalty(Pen.SWORDS, "SWORDS", "SS4.11", "broken-swords", NO_TALENT),
    Penalty(Pen.DROP, "DROP", "SS4.12", "lost-defence"),
)
BARS = tuple(row for row in PENALTIES if row.bar)
FARM_BACKS = (
    Thing(0, "A", "SS5.5", "family"), Thing(1, "B", "SS5.6", "farm"), Thing(2, "C", "SS5.7", "barricade"),
    Thing(3, "D", "SS5.8", "wound"),
)
FARMS_SHOWN = (*FARM_BACKS, Thing(HIDDEN_BACK, "", "SS11.38"))
FAMILIES = (Thing(0, "A", "SS5.10", "heal"), Thing(1, "B", "SS5.11", "build"), Thing(2, "C", "SS5.12", "scout"))
SYMBOLS = (Thing(NO_SYMBOL, "none"), Thing(HAT, "hat"), Thing(FARM, "farm"), Thing(DOLL, "doll"))

SAMURAI_NAMES = tuple(row.name for row in SAMURAI)
PENALTY_NAMES = tuple(row.name for row in PENALTIES)
SYMBOL_NAMES = tuple(row.name for row in SYMBOLS)
FARM_LETTERS = tuple(row.name for row in FARM_BACKS)
FAMILY_LETTERS = tuple(row.name for row in FAMILIES)


# --- how they are called

def seat_text(state: State, seat: int) -> str:
    """A seat by its samurai; by its number while none sits there."""
    return SAMURAI_NAMES[state.who[seat]] if state.who[seat] >= 0 else str(seat + 1)


def seat_names(state: State) -> list[str]:
    return [seat_text(state, seat) for seat in range(state.book.seats)]


def samurai_words(samurai: int) -> Phrase:
    return say(f"samurai-name-{SAMURAI[samurai].id()}")


def seat_words(state: State, seat: int) -> Phrase:
    if seat == NO_SEAT or state.who[seat] < 0:
        return say("samurai-seat", number=seat + 1)
    return samurai_words(state.who[seat])


def card_words(state: State, card: int) -> Phrase:
    """A card by what can be seen of it: value and symbol."""
    return say("samurai-card", value=state.book.value[card], symbol=SYMBOL_NAMES[state.book.symbol[card]])



def icons_words(state: State, card: int) -> Phrase:
    """The penalty of a card: a boss may have two icons."""
    one, two = (say(f"samurai-penalty-{PENALTIES[code].id()}") if code else None
                for code in (state.book.penalty[card], state.book.second[card]))
    assert one is not None
    return one if two is None else say("samurai-two-penalties", one=one, two=two)


# --- kinds of numbers

SEAT = NumberKind("seat", names=seat_names, says=seat_words, draws=lambda state, seat: seat, argument="who")
CARD = NumberKind("card", names=lambda state: state.book.ids, says=card_words)
PENALTY = NumberKind("penalty", PENALTIES[1:], says="samurai-penalty-{}")
ICONS = NumberKind("icons", says=icons_words)                          # the card, by its icons
KINDS = (
    SEAT, CARD, PENALTY, ICONS,
    NumberKind("samurai", SAMURAI, says="samurai-name-{}", draws=lambda state, samurai: SAMURAI[samurai].id(), argument="who"),
    NumberKind("farm", FARM_BACKS),
    NumberKind("family", FAMILIES, says="samurai-bonus-{}"),
    # in events only
    NumberKind("bar", BARS),
    NumberKind("back", FARMS_SHOWN),
    NumberKind("side", (Thing(HUMAN, "human", "SS3.27"), Thing(ANIMAL, "animal", "SS3.29"))),
    NumberKind("cause", (Thing(Cause.FIRE, "fire", "SS4.2"), Thing(Cause.OVER, "over", "SS7.6"),
                         Thing(Cause.FLAME, "flame", "SS8.6"), Thing(Cause.FARM, "farm", "SS5.7"))),
    NumberKind("passing", (Thing(PassedBy.WILL, "", "SS7.11"), Thing(PassedBy.OVER, "over", "SS7.12"),
                           Thing(PassedBy.PENALTY, "penalty", "SS4.9"))),
    NumberKind("ending", (Thing(0, ""), Thing(1, "passed"))),
    NumberKind("flame", (Thing(0, ""), Thing(1, "flame"))),
    NumberKind("rank", (Thing(2, "lieutenants", "SS8.8"), Thing(3, "bosses", "SS8.9"))),
    NumberKind("loss", (Thing(Loss.DEATH, "death"), Thing(Loss.FARMS, "farms"), Thing(Loss.FAMILIES, "families"))),
    NumberKind("level", says=lambda state, level: "+" * level, high=len(LEVELS) - 1),
    NumberKind("number"),
)

# the numbers of items, by the name of the field
FIELDS = {
    "seat": SEAT, "source": SEAT, "loser": SEAT, "held": SetOf("seats", of=SEAT), "card": CARD,
    "code": PENALTY, "one": PENALTY, "two": PENALTY,
    "count": NumberKind("count", low=2, high=3), "times": NumberKind("times", low=1, high=2),
    "swapped": NumberKind("swapped", high=1), "second": NumberKind("second", high=1), "kind": NumberKind("kind", high=2),
    "left": NumberKind("left", high=PLUNDERERS),
}


# --- verbs

VERBS = (
    VerbRow(Verb.FIGHT, "fight", (), "SS7.3", "crossed-swords"),
    VerbRow(Verb.SUPPORT, "support", ("seat",), "SS7.8", "shaking-hands"),
    VerbRow(Verb.PASS, "pass", (), "SS7.11", "lying"),
    VerbRow(Verb.CONFRONT, "confront", (), "SS7.4", "crossed-swords"),
    VerbRow(Verb.DEFEND, "defend", (), "SS7.7", "checked-shield"),
    VerbRow(Verb.HAND, "hand", ("seat",), "SS3.4", "swap"),
    VerbRow(Verb.DISCARD, "discard", (), "SS3.9", "cancel"),
    VerbRow(Verb.SWAP, "swap", (), "SS3.10", "stack"),
    VerbRow(Verb.APPLY, "apply", (), "SS4.1", "burn"),
    VerbRow(Verb.IGNORE, "ignore", (), "SS3.6", "hidden"),
    VerbRow(Verb.FIRST, "first", ("penalty",), "SS4.13", "burn"),
    VerbRow(Verb.DROP, "drop", ("card",), "SS4.12", "drop"),
    VerbRow(Verb.AGAIN, "again", (), "SS3.8", "crossed-swords"),
    VerbRow(Verb.DONE, "done", (), "SS10.3", "check-mark"),
    VerbRow(Verb.TOKEN, "token", ("samurai",), "SS10.3", "two-coins"),
    VerbRow(Verb.KIAI, "kiai", (), "SS3.11", "public-speaker"),
    VerbRow(Verb.DECLINE, "decline", (), "SS11.15", "close"),
    VerbRow(Verb.BUILD, "build", (), "SS3.13", "palisade"),
    VerbRow(Verb.HEAL, "heal", ("seat",), "SS3.14", "heal"),
    VerbRow(Verb.TAKE, "take", ("seat",), "SS3.15", "card-draw"),
    VerbRow(Verb.GIVE, "give", ("seat",), "SS3.15", "swap"),
    VerbRow(Verb.STRIKE, "strike", ("seat",), "SS3.21", "cancel"),
    VerbRow(Verb.LEND, "lend", ("seat", "other:seat@to"), "SS3.23", "shaking-hands"),
    VerbRow(Verb.ORDER, "order", (), "SS3.25", "stack", many="card"),
    # luck
    VerbRow(Verb.JOIN, "join", ("samurai",), "SS6.9", luck=True),
    VerbRow(Verb.BEGIN, "begin", ("seat",), "SS6.10", luck=True),
    VerbRow(Verb.DEAL, "deal", ("card",), "SS10.2", luck=True),
    VerbRow(Verb.REVEAL, "reveal", ("card",), "SS7.3", luck=True),
    VerbRow(Verb.BURY, "bury", ("card",), "SS4.4", luck=True),
    VerbRow(Verb.PEEK, "peek", ("card",), "SS3.25", luck=True),
    VerbRow(Verb.DEMON, "demon", ("card",), "SS4.10", luck=True),
    VerbRow(Verb.FARM, "farm", ("farm",), "SS11.38", luck=True),
    VerbRow(Verb.FAMILY, "family", ("family",), "SS11.38", luck=True),
    VerbRow(Verb.CHANCE, "chance", ("seat",), "SS5.8", luck=True),
    VerbRow(Verb.ENLIST, "enlist", ("card",), "SS8.8", luck=True),
    VerbRow(Verb.BOX, "box", ("card",), "SS6.7", luck=True),
)


# --- events

def handing(state: State, seat: int, numbers: Sequence[int]) -> str:
    """Odd cards are handed on by Daisuke's talent, even ones by Heihachi's."""
    return SAMURAI[Sam.DAISUKE if state.book.value[numbers[0]] % 2 else Sam.HEIHACHI].rule


def shouting(state: State, seat: int, numbers: Sequence[int]) -> str:
    return SAMURAI[state.who[seat]].kiai[numbers[1]]


def kiai_of(samurai: int) -> Callable[[State, int, Sequence[int]], str]:
    """The rule of that samurai's Kiai; what happens to no seat is the bonus of a family (SS5.12)."""
    return lambda state, seat, numbers: SAMURAI[samurai].kiai[state.sides[seat]] if seat != NO_SEAT else "SS5.12"


EVENTS = (
    EventRow(Event.JOINED, "joined", "SS6.9"),
    EventRow(Event.BEGINS, "begins", "SS6.10"),
    EventRow(Event.REDEAL, "redeal", "SS10.2"),
    EventRow(Event.ROUND, "round", "SS7.1", ("round:number", "count:number")),
    EventRow(Event.TURN, "turn", "SS7.1"),
    EventRow(Event.TOKEN_USED, "token", "SS10.3", ("talent:samurai",)),
    EventRow(Event.PENALTY, "penalty", "", ("card", "penalty", "icons"), rule_by="penalty"),
    EventRow(Event.IGNORED, "ignored", "SS11.4", ("card",)),
    EventRow(Event.CANNOT, "cannot", "SS11.1", ("penalty",)),
    EventRow(Event.BARRICADE_LOST, "barricade", "", ("cause", "left:number"), rule_by="cause", variant="cause"),
    EventRow(Event.FARM_LOST, "farm", "", ("back", "left:number"), rule_by="back", variant="back"),
    EventRow(Event.FAMILY_LOST, "family", "SS11.38", ("bonus:family", "left:number")),
    EventRow(Event.WOUND, "wound", "", ("side",), rule_by="side"),
    EventRow(Event.FLIP, "flip", "SS3.28", ("sum:number", "kiai:number")),
    EventRow(Event.DEAD, "dead", "SS3.30"),
    EventRow(Event.NINJA, "ninja", "SS4.4", ("count:number",)),
    EventRow(Event.BARRED, "barred", "", ("bar",), rule_by="bar", variant="bar"),
    EventRow(Event.ARROW, "arrow", "SS11.3", ("card", "sum:number")),
    EventRow(Event.DEMON, "demon", "SS4.10", ("card",)),
    EventRow(Event.DROPPED, "dropped", "SS4.12", ("card",)),
    EventRow(Event.FIGHT, "fight", "SS7.3"),
    EventRow(Event.REVEALED, "revealed", "SS7.3", ("card",)),
    EventRow(Event.CONFRONT, "confront", "SS7.4", ("card", "before:number", "after:number")),
    EventRow(Event.OVER, "over", "SS7.6", ("sum:number", "kiai:number")),
    EventRow(Event.DEFEND, "defend", "SS7.7", ("card",)),
    EventRow(Event.HANDED, "handed", handing, ("card", "other:seat")),
    EventRow(Event.DISCARDED, "discarded", "SS3.9", ("card",)),
    EventRow(Event.SWAPPED, "swapped", "SS3.10", ("card",)),
    EventRow(Event.SUPPORT, "support", "SS7.8", ("other:seat", "count:number")),
    EventRow(Event.PASSED, "passed", "", ("passing", "sum:number", "kiai:number"), rule_by="passing", variant="passing"),
    EventRow(Event.AGAIN, "again", "SS3.8"),
    EventRow(Event.KIAI, "kiai", shouting, ("sum:number", "side")),
    EventRow(Event.DECLINED, "declined", "SS11.15"),
    EventRow(Event.BUILT, "built", "SS5.2", ("count:number", "cap:number"), without="bonus"),
    EventRow(Event.HEALED, "healed", "SS3.31", ("side",)),
    EventRow(Event.TOOK, "took", kiai_of(Sam.DAISUKE), ("other:seat", "card"), own="other"),
    EventRow(Event.GAVE, "gave", kiai_of(Sam.DAISUKE), ("other:seat", "card")),
    EventRow(Event.SCATTERED, "scattered", kiai_of(Sam.GOROBEI), ("card",)),
    EventRow(Event.SCOUTED, "scouted", kiai_of(Sam.KANBEI), ("card",)),
    EventRow(Event.STRUCK, "struck", kiai_of(Sam.KIKUCHIYO), ("other:seat", "card"), own="other"),
    EventRow(Event.LENT, "lent", kiai_of(Sam.KYUZO), ("other:seat", "third:seat"), own="other"),
    EventRow(Event.LOOKED, "looked", kiai_of(Sam.KATSUSHIRO), ("count:number",)),
    EventRow(Event.ORDERED, "ordered", "SS11.29", many="card"),
    EventRow(Event.FIRST_OFF, "first-off", "SS3.11", ("card", "sum:number")),
    EventRow(Event.HOME, "home", "SS7.9", ("other:seat",)),
    EventRow(Event.ROUND_ENDS, "round-ends", "SS8.1", ("ending", "left:number"), variant="ending"),
    EventRow(Event.NO_HAT, "no-hat", "SS8.2"),
    EventRow(Event.NO_FARM, "no-farm", "SS8.3"),
    EventRow(Event.NO_DOLL, "no-doll", "SS8.4"),
    EventRow(Event.BONUS, "bonus", "", ("family",), rule_by="family", variant="family"),
    EventRow(Event.INTRUDER, "intruder", "SS8.6", ("card", "flame"), variant="flame"),
    EventRow(Event.REINFORCED, "reinforced", "", ("rank", "count:number"), rule_by="rank", variant="rank"),
    EventRow(Event.WON, "won", "SS9.1", ("score:number", "suffix:level")),
    EventRow(Event.LOST, "lost", "SS9.2", ("loss",), variant="loss"),
    EventRow(Event.UNHURT, "unhurt", "SS11.37"),
)

LEXICON = Lexicon("samurai", KINDS, VERBS, EVENTS, FIELDS)
ask, why, phrase = LEXICON.ask, LEXICON.why, LEXICON.phrase
