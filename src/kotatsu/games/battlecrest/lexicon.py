"""One row for each thing that has a number: verbs, events, and the kinds of their numbers, with names, rules and icons."""
from collections.abc import Callable, Sequence

from kotatsu.games.battlecrest.actions import RANGE_AS_ATTACK, Aim, Cause, Event, Fell, How, Shove, Verb
from kotatsu.games.battlecrest.book import PLACES, From, Symbol
from kotatsu.games.battlecrest.data import hero_words
from kotatsu.games.battlecrest.deeds import MINION, Ability, Kind
from kotatsu.games.battlecrest.grid import NONE, cells_of
from kotatsu.games.battlecrest.printed import CELL_NAMES, SYMBOL_NAMES, records, records_of
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.event import FIRST_ACTOR, NO_SEAT
from kotatsu.kernel.lexicon import EventRow, Lexicon, NumberKind, SetOf, Thing, VerbRow, things
from kotatsu.kernel.phrase import Arg, Phrase, say

# --- names

BONUS_KEYS = ("move", "attack", "defence", "range", "push")
VERB_KEYS = ("attack", "push", "march", "flight", "heal", "ready", "swap", "star", "flip")


def side_names(state: State) -> list[str]:
    """Both sides by their heroes."""
    return [hero.id for hero in state.book.hero]


def seat_names(state: State) -> list[str]:
    return side_names(state)[:state.book.seats]


def warrior_names(state: State) -> list[str]:
    """Heroes and minions; a side without a minion has `no-minion`, which nothing ever names."""
    return [name for hero in state.book.hero for name in (hero.id, hero.minion or f"no-minion-{hero.id}")]


def own_name(state: State, id: str) -> str:
    """What an owner calls a record that he added."""
    rows = records_of(state.book.own) if state.book.own else {}
    named = [row["name"] for row in (rows.get(id), rows.get(f"{id}.start"), rows.get(f"{id}.a")) if row and "name" in row]
    return str(named[0]) if named else id


def hero_phrase(state: State, side: int) -> Phrase:
    id = state.book.hero[side].id
    return hero_words(id, own_name(state, id))


def seat_words(state: State, seat: int) -> Phrase:
    return say("battlecrest-own-name", name="–") if seat == NO_SEAT else hero_phrase(state, seat)


def actor_words(state: State, actor: int) -> Phrase:
    return say("battlecrest-imperator")


def warrior_words(state: State, warrior: int) -> Phrase:
    if warrior == NONE:
        return say("battlecrest-nobody")
    hero = state.book.hero[warrior >> 1]
    id = hero.minion if warrior & 1 else hero.id
    return hero_words(id, own_name(state, id))


def card_words(state: State, card: int) -> Phrase:
    """One of our cards by its message, an owner's by the name that he gave."""
    id = state.book.printed.cards[card]
    ours = f"{id}.start" in records(None)
    return say(f"battlecrest-card-{id}") if ours else say("battlecrest-own-name", name=own_name(state, id))


def landmark_words(state: State, landmark: int) -> Phrase:
    id = state.book.printed.landmarks[landmark]
    ours = records(None).get(f"{id}.a")
    return say(f"battlecrest-landmark-{ours['number']}") if ours else say("battlecrest-own-name", name=own_name(state, id))


def place_names(state: State) -> list[str]:
    """The landmarks on the field, by place."""
    printed = state.book.printed
    return [printed.landmarks[landmark] if landmark != NONE else f"place-{place + 1}"
            for place, landmark in enumerate(state.landmarks)]


def bonuses_words(state: State, places: int) -> Arg:
    """Some landmarks in words: `Moss Gate and Heartwood`."""
    words = [landmark_words(state, state.landmarks[place]) for place in range(PLACES)
             if places >> place & 1 and state.landmarks[place] != NONE]
    if not words:
        return say("battlecrest-nobody")
    found = words[0]
    for word in words[1:]:
        found = say("battlecrest-both", one=found, other=word)
    return found


def ability_words(state: State, ability: Ability, by: bool = True) -> Phrase:
    """`Attack 3, range 1–3`; `by`: whether it says that the minion does it."""
    who = "minion" if by and ability.who == MINION else "hero"
    key = VERB_KEYS[ability.kind]
    if ability.kind in (Kind.ATTACK, Kind.PUSH):
        reach = "all" if ability.everyone else "range" if ability.far else "none"
        if 0 < ability.near == ability.far:
            reach += "-at"
        return say(f"battlecrest-ability-{key}", value=ability.value, near=ability.near, far=ability.far, reach=reach, by=who)
    if ability.kind in (Kind.MARCH, Kind.FLIGHT):
        return say(f"battlecrest-ability-{key}", value=ability.value, by=who)
    if ability.kind in (Kind.HEAL, Kind.READY):
        return say(f"battlecrest-ability-{key}", value=ability.value)
    return say(f"battlecrest-ability-{key}")


def star_words(state: State, star: int) -> Phrase:
    """A star ability: whose it is, and what it does."""
    printed = state.book.printed
    row = printed.stars[star]
    owner = star_owner(state, star)
    return say("battlecrest-star-of", owner=owner, ability=ability_words(state, printed.scripts[row.script][0], by=False))


def star_owner(state: State, star: int) -> Phrase:
    printed = state.book.printed
    source = printed.stars[star].source
    if source == From.LANDMARK:
        return landmark_words(state, printed.landmark_star.index(star) // 2)
    for hero in printed.heroes:
        if star in hero.stars or star in hero.item_stars[0] or star in hero.item_stars[1]:
            id = {From.HERO: hero.id, From.MINION: hero.minion, From.ITEM: hero.item}[source]
            return hero_words(id, own_name(state, id))
    raise AssertionError("a star ability belongs to somebody")


def other_cells(state: State) -> dict[str, int]:
    """(3,2) and 3,2 are read as well."""
    found = {}
    for number in range(len(CELL_NAMES)):
        row, column = number // 6 + 1, number % 6 + 1
        found[f"({row},{column})"] = found[f"{row},{column}"] = number
    return found


# --- kinds of numbers

SEAT = NumberKind("seat", names=seat_names, says=seat_words, draws=lambda state, seat: seat, argument="who")
SIDE = NumberKind("side", names=side_names, says=hero_phrase)
ACTOR = NumberKind("actor", (Thing(FIRST_ACTOR, "imperator"),), says="battlecrest-{}")
WARRIOR = NumberKind("warrior", names=warrior_names, says=warrior_words)
CELL = NumberKind("cell", names=lambda state: CELL_NAMES, says=lambda state, cell: CELL_NAMES[cell] if cell != NONE else "–",
                  also=other_cells, nothing=NONE)
CELL_SET = SetOf("cells", of=CELL, says=lambda state, cells: ", ".join(CELL_NAMES[cell] for cell in cells_of(cells)))
CARD = NumberKind("card", names=lambda state: state.book.printed.cards, says=card_words, nothing=NONE)
SCRIPT = NumberKind("script", names=lambda state: state.book.printed.script_names)
STAR = NumberKind("star", names=lambda state: [star.id for star in state.book.printed.stars], says=star_words)
LANDMARK = NumberKind("landmark", names=lambda state: state.book.printed.landmarks, says=landmark_words)
PLACE = NumberKind("place", names=place_names)
BONUSES = SetOf("bonuses", of=PLACE, says=bonuses_words,
                draws=lambda state, mask: [name for place, name in enumerate(place_names(state)) if mask >> place & 1])
ORDER = NumberKind("order", names=lambda state: state.book.printed.order_names,
                   says=lambda state, order: state.book.printed.order_names[order])
HOWS = (
    Thing(How.WALK, "walk", "BC3.4"), Thing(How.MARCH, "march", "BC4.8"), Thing(How.FLIGHT, "flight", "BC8.1"),
    Thing(How.ONLY, "only", "BC10.5"), Thing(How.PREFERRED, "preferred", "BC10.6"), Thing(How.COMPASS, "compass", "BC10.8"),
    Thing(How.NEAREST, "nearest", "BC10.9"), Thing(How.NEAREST_PREFERRED, "nearest-preferred", "BC10.9"),
    Thing(How.NEAREST_COMPASS, "nearest-compass", "BC10.9"))
KINDS = (
    SEAT, SIDE, ACTOR, WARRIOR, CELL, CARD, SCRIPT, STAR, LANDMARK, PLACE, BONUSES, ORDER, NumberKind("number"),
    # in events only
    NumberKind("how", HOWS),
    NumberKind("why", HOWS[How.ONLY:]),
    CELL_SET,
    NumberKind("weighing", (Thing(0, "possible", "BC10.4"), Thing(1, "nearest", "BC10.9"),
                            Thing(2, "possible-uncounted", "BC16.5"), Thing(3, "nearest-uncounted", "BC16.5"))),
    NumberKind("bonus", (*(Thing(number, SYMBOL_NAMES[number], key=key) for number, key in enumerate(BONUS_KEYS)),
                         Thing(RANGE_AS_ATTACK, "RANGE_AS_ATTACK", key="range-as-attack")), says="battlecrest-bonus-{}"),
    NumberKind("pushing", (Thing(Shove.CHOSEN, "chosen", "BC4.7"), Thing(Shove.TO_HAZARD, "to-hazard", "BC11.7"),
                           Thing(Shove.FURTHER, "further", "BC11.8"))),
    NumberKind("choosing", (Thing(0, "free", "BC3.6"), Thing(1, "leftmost", "BC9.6"), Thing(2, "rightmost", "BC9.6"))),
    NumberKind("aim", (Thing(Aim.CHOSEN, "chosen", "BC4.5"), Thing(Aim.CLOSE, "close", "BC11.2"), Thing(Aim.FAR, "far", "BC11.2"),
                       Thing(Aim.COMPASS, "compass", "BC11.2"), Thing(Aim.EVERY, "every", "BC4.6"),
                       Thing(Aim.FALLBACK, "fallback", "BC18.15"), Thing(Aim.CHANGED, "changed", "BC11.4"),
                       Thing(Aim.ANYWHERE, "anywhere", "BC11.3", key="every"))),
    NumberKind("cause", (Thing(Cause.ATTACK, "attack", "BC6.1"), Thing(Cause.HAZARD, "hazard", "BC5.6"))),
    NumberKind("loss", (Thing(Cause.ATTACK, "attack", "BC7.3"), Thing(Cause.HAZARD, "hazard", "BC7.4"))),
    NumberKind("fell", (Thing(Fell.STAR, "star", "BC11.12"), Thing(Fell.PUSH, "push", "BC11.13"),
                        Thing(Fell.MOVEMENT, "movement", "BC11.14"), Thing(Fell.MINION, "minion", "BC16.3"))),
    NumberKind("change", (Thing(0, "attack", "BC11.4"), Thing(1, "push", "BC11.5"))),
    NumberKind("idle", (Thing(0, "move", "BC9.9"), Thing(1, "activate", "BC9.10"))),
    NumberKind("whether", things("no", "yes")),
    NumberKind("face", (Thing(0, "compact", "BC15.28"), Thing(1, "expanded", "BC15.27"))),
)

# the numbers of items, by the name of the field
FIELDS = {
    "seat": SEAT, "side": SIDE, "actor": ACTOR, "script": SCRIPT, "target": WARRIOR,
    "place": NumberKind("place", high=20), "left": NumberKind("left", high=60), "value": NumberKind("value", high=99),
    "cards": NumberKind("cards", high=3), "moved": NumberKind("moved", high=1), "number": NumberKind("number", high=PLACES - 1),
}


# --- verbs

VERBS = (
    VerbRow(Verb.MOVE, "move", (), "BC3.4", "leather-boot"),
    VerbRow(Verb.ACTIVATE, "activate", ("card",), "BC3.6", "crossed-swords", term="battlecrest-action-activate"),
    VerbRow(Verb.PRIME, "prime", ("card",), "BC3.7", "edged-shield", term="battlecrest-action-prime"),
    VerbRow(Verb.REFOCUS, "refocus", (), "BC3.8", "clockwise-rotation"),
    VerbRow(Verb.RESTORE, "restore", ("card",), "BC18.19", "clockwise-rotation", term="battlecrest-action-refocus"),
    VerbRow(Verb.GO, "go", ("warrior", "cell"), "BC3.5", "leather-boot"),
    VerbRow(Verb.GO_BOOSTED, "go-with", ("warrior", "cell", "bonuses"), "BC5.4", "leather-boot"),
    VerbRow(Verb.FLY, "fly", ("warrior", "cell"), "BC8.1", "feather"),
    VerbRow(Verb.FLY_BOOSTED, "fly-with", ("warrior", "cell", "bonuses"), "BC8.5", "feather"),
    VerbRow(Verb.ATTACK, "attack", ("warrior",), "BC4.5", "broadsword"),
    VerbRow(Verb.ATTACK_BOOSTED, "attack-with", ("warrior", "bonuses"), "BC4.4", "broadsword"),
    VerbRow(Verb.ALL, "attack-all", (), "BC4.6", "broadsword"),
    VerbRow(Verb.ALL_BOOSTED, "attack-all-with", ("bonuses",), "BC18.11", "broadsword"),
    VerbRow(Verb.PUSH, "push", ("warrior", "cell"), "BC4.7", "push"),
    VerbRow(Verb.PUSH_BOOSTED, "push-with", ("warrior", "cell", "bonuses"), "BC4.7", "push"),
    VerbRow(Verb.SHOVE, "push-on", ("cell",), "BC4.7", "push"),
    VerbRow(Verb.STOP, "stop", (), "BC4.1", "check-mark"),
    VerbRow(Verb.HEAL, "heal", (), "BC4.9", "heal"),
    VerbRow(Verb.READY, "ready", ("card",), "BC4.9", "clockwise-rotation", term="battlecrest-ready-effect"),
    VerbRow(Verb.SWAP, "swap", (), "BC4.10", "swap"),
    VerbRow(Verb.STAR, "star", ("star",), "BC4.11", "star", term="battlecrest-star"),
    VerbRow(Verb.SKIP, "skip", (), "BC4.1", "close"),
    VerbRow(Verb.DEFEND, "defend", ("card",), "BC6.2", "checked-shield", term="battlecrest-defend"),
    VerbRow(Verb.DEFEND_BOOSTED, "defend-with", ("card", "bonuses"), "BC6.3", "checked-shield"),
    VerbRow(Verb.TAKE, "take", (), "BC6.2", "close"),
    VerbRow(Verb.PLACE, "place", ("card",), "BC2.7", "card-play"),
    # luck
    VerbRow(Verb.LAY, "lay", ("landmark",), "BC2.3", luck=True),
    VerbRow(Verb.BEGIN, "begin", ("seat",), "BC2.6", luck=True),
    VerbRow(Verb.DEAL, "deal", ("card",), "BC13.3", luck=True),
    VerbRow(Verb.ORDER, "order", ("order",), "BC9.2", luck=True),
)


# --- events

def yours_or_its(yours: str, its: str) -> Callable[[State, int, Sequence[int]], str]:
    """One rule for players, another for the Imperator."""
    return lambda state, seat, numbers: its if seat == FIRST_ACTOR else yours


def bonus_rule(state: State, seat: int, numbers: Sequence[int]) -> str:
    """The Imperator takes long range for attack, and all bonuses of a move or push before it looks where to."""
    its = {RANGE_AS_ATTACK: "BC11.17", Symbol.MOVE: "BC10.2", Symbol.PUSH: "BC11.6"}
    return its.get(numbers[1], "BC18.5") if seat == FIRST_ACTOR else "BC5.3"


EVENTS = (
    EventRow(Event.LAID, "laid", "BC2.3", ("landmark", "cell")),
    EventRow(Event.BEGINS, "begins", "BC2.6"),
    EventRow(Event.STANDS, "stands", "BC2.4", ("warrior", "cell")),
    EventRow(Event.TURN, "turn", yours_or_its("BC3.1", "BC9.8"), ("number",)),
    EventRow(Event.MOVED, "moved", "", ("warrior", "start:cell", "cell"), rule_by="reason", variant="reason", reason="how"),
    EventRow(Event.STAYED, "stayed", "", ("warrior", "cell"), rule_by="reason", variant="reason", reason="why"),
    EventRow(Event.ACTIVATED, "activated", "", ("card",), rule_by="reason", variant="reason", reason="choosing"),
    EventRow(Event.PRIMED, "primed", "BC3.7", ("card",)),
    EventRow(Event.REFOCUSED, "refocused", "BC3.8", ("count:number",)),
    EventRow(Event.BONUS, "bonus", bonus_rule, ("landmark", "bonus", "count:number")),
    EventRow(Event.ATTACKED, "attacked", "", ("warrior", "target:warrior", "value:number"), rule_by="reason", variant="reason",
             reason="aim"),
    EventRow(Event.DEFENDED, "defended", yours_or_its("BC6.2", "BC12.2"), ("card", "defence:number", "damage:number")),
    EventRow(Event.OPEN, "open", yours_or_its("BC6.2", "BC12.1"), ("value:number",)),
    EventRow(Event.WOUNDED, "wounded", "", ("warrior", "damage:number", "health:number", "cause"), rule_by="cause",
             variant="cause"),
    EventRow(Event.HELD, "held", "BC7.3", ("warrior", "defence:number")),
    EventRow(Event.REMOVED, "removed", "", ("warrior", "loss"), rule_by="loss", variant="loss"),
    EventRow(Event.PUSHED, "pushed", "", ("warrior", "cell"), rule_by="reason", reason="pushing"),
    EventRow(Event.HEALED, "healed", "BC4.9", ("warrior", "count:number", "health:number")),
    EventRow(Event.READIED, "readied", yours_or_its("BC4.9", "BC18.10"), ("card",)),
    EventRow(Event.SWAPPED, "swapped", "BC4.10", ("warrior", "target:warrior")),
    EventRow(Event.STAR, "star", yours_or_its("BC4.11", "BC11.10"), ("star",)),
    EventRow(Event.ITEM, "item", "", ("face",), rule_by="face", variant="face"),
    EventRow(Event.ORDER, "order", "BC9.2", ("order",)),
    EventRow(Event.RESHUFFLED, "reshuffled", "BC9.3"),
    EventRow(Event.FALLBACK, "fallback", "", (), rule_by="reason", variant="reason", reason="fell"),
    EventRow(Event.NO_FALLBACK, "no-fallback", "BC11.15", (), reason="fell"),
    EventRow(Event.REFRESH, "refresh", "BC9.11", ("ready:number", "limit:number", "whether"), variant="whether"),
    EventRow(Event.RETARGETED, "retargeted", "", ("warrior", "target:warrior"), rule_by="reason", variant="reason",
             reason="change"),
    EventRow(Event.NO_CARD, "no-card", "", ("idle",), rule_by="idle", variant="idle"),
    EventRow(Event.WON, "won", "BC14.1"),
    EventRow(Event.DRAW, "draw", "BC14.3"),
    EventRow(Event.BOTH, "both", "BC14.2"),
    EventRow(Event.PLACED, "placed", "BC2.7", ("card",)),
    EventRow(Event.DEALT, "dealt", "BC13.3", ("card",)),
    EventRow(Event.WEIGHED, "weighed", "", ("cells",), wide=True, rule_by="reason", variant="reason", reason="weighing"),
)

LEXICON = Lexicon("battlecrest", KINDS, VERBS, EVENTS, FIELDS)
ask, why, phrase = LEXICON.ask, LEXICON.why, LEXICON.phrase
