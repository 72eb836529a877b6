"""Every label, question and event of the game as phrases; each side adds its own. The sentences stand in the Fluent files."""
from functools import cache

from kotatsu.games.root.actions import DONE, WHY_NAMES, WHY_RULES, Event, Verb
from kotatsu.games.root.book import (
    CHARACTER_NAMES,
    CLEARINGS,
    HAND_LIMIT,
    ITEM_NAMES,
    LEADER_NAMES,
    NOWHERE,
    PIECE_NAMES,
    SUIT_NAMES,
    CardKind,
)
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES
from kotatsu.games.root.factions.riverfolk.board import SERVICE_NAMES
from kotatsu.games.root.factions.vagabond.board import PLACE_NAMES
from kotatsu.games.root.names import card_words, effect_words, seat_words, words_of
from kotatsu.games.root.notation import format_action, verbs
from kotatsu.games.root.phases import battle, cards, cobbler, crafting, removal, turn, windows
from kotatsu.games.root.queries import has_marker, hired
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.spoken import sides
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.event import NO_SEAT, event_parts
from kotatsu.kernel.game import JSON, Asked, Choice, Told
from kotatsu.kernel.phrase import Arg, Phrase, say

DISCARD_RULES = ("R6.6", "R7.6.2", "R8.6.2", "R9.6.2", "R9.6.2", "R10.6.3", "R11.6.1")
EFFECT_RULES = ("R-card-armorers-bird", "R-card-brutal-tactics-bird", "R-card-royal-claim-bird", "R-card-sappers-bird",
                "R-card-stand-and-deliver-fox", "R-card-tax-collector-fox", "R-card-better-burrow-bank-rabbit",
                "R-card-cobbler-rabbit", "R-card-command-warren-rabbit", "R-card-codebreakers-mouse", "R-card-scouting-party-mouse")
HIGHEST = 3                             # the face of a die
DECLINED = ("ally", "ambush", "foil", "enlist", "use", "hospital", "ally-falls")
# the second number of a kind has a name of its own
SECOND = {"clearing": "to", "seat": "other", "card": "paid", "die": "low", "spot": "to"}
FIRST = {"seat": "who", "die": "high"}


# --- questions

def asked(state: State, item: Item, seat: int) -> Asked:
    """What a decision asks, and its rule."""
    for side in sides():
        found: Asked | None = side.asked(state, item, seat)
        if found is not None:
            return found
    who = seat_words(state, seat)
    match item:
        case battle.NameAlly():
            return Asked("ally", say("root-ask-ally", who=who), "R9.2.9.II.c-2")
        case battle.MayAmbush():
            fight = battle.fight_of(state)
            return Asked("ambush", say("root-ask-ambush", who=who, other=seat_words(state, fight.attacker),
                                       clearing=fight.clearing + 1), "R4.3.1")
        case battle.MayFoil():
            fight = battle.fight_of(state)
            return Asked("foil", say("root-ask-foil", who=who, card=card_words(state, fight.ambush)), "R4.3.1.1")
        case battle.MayProtect():
            return Asked("enlist", say("root-ask-enlist", who=who), "RG.5.2")
        case battle.MayUse():
            return Asked("use", say("root-ask-use", who=who, effect=effect_words(state, item.effect)), EFFECT_RULES[item.effect])
        case battle.LosePiece():
            fight = battle.fight_of(state)
            left = fight.due_attacker if item.side == battle.ATTACKER else fight.due_defender
            owner = fight.attacker if item.side == battle.ATTACKER else fight.defender
            return Asked("lose", say("root-ask-lose", who=who, other=seat_words(state, owner), count=left), "R4.3.3-2")
        case cards.DiscardDown():
            return Asked("discard", say("root-ask-discard", who=who, count=len(state.hands[seat]) - HAND_LIMIT),
                         DISCARD_RULES[state.book.faction[seat]])
        case crafting.PickPieces():
            return Asked("piece", say("root-ask-piece", who=who, count=item.number), "R4.1.1")
        case removal.WhichFirst():
            return Asked("first", say("root-ask-first", who=who), "R1.1.3")
        case cobbler.Cobbler():
            return Asked("cobbler", say("root-ask-cobbler", who=who), "R-card-cobbler-rabbit")
        case turn.CommandWarren():
            return Asked("warren", say("root-ask-warren", who=who), "R-card-command-warren-rabbit")
        case turn.BirdsongStarts():
            if item.must_bank(state):
                return Asked("birdsong", say("root-ask-bank", who=who), "R-P10")
            return Asked("birdsong", say("root-ask-birdsong", who=who), "R1.1.3-2")
        case windows.BirdsongEnds():
            return Asked("birdsong", say("root-ask-birdsong-end", who=who), "R-P16")
        case windows.DaylightEnds():
            return Asked("daylight", say("root-ask-daylight-end", who=who), "R-P16")
    raise AssertionError(f"no question for {item}")


# --- choices

def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    """An action for a reader, with what it would lead to."""
    words = declined(state, item, seat) if action == DONE else None
    return Choice(format_action(state, action), words or action_words(state, action), result_words(state, item, seat, action),
                  shape(state, action))


def declined(state: State, item: Item, seat: int) -> Phrase | None:
    """A "no" that says to what; other questions are simply done with."""
    key = asked(state, item, seat).key
    return say(f"root-no-{key}") if key in DECLINED else None


def action_words(state: State, action: Action) -> Phrase:
    verb, *numbers = parts(action)
    word, kinds = verbs().forms[verb]
    return say(f"root-act-{word}", **named(state, kinds, numbers, FIRST, SECOND))


def named(state: State, kinds: tuple[str, ...] | list[str], numbers: list[int], first: dict[str, str],
          second: dict[str, str]) -> dict[str, Arg]:
    """Numbers as arguments of a message, each under the name of its kind."""
    args: dict[str, Arg] = {}
    for kind, number in zip(kinds, numbers, strict=False):
        name = first.get(kind, kind)
        args[second.get(kind, f"{kind}2") if name in args else name] = words_of(state, kind, number)
    return args


def result_words(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """What an action would lead to, as far as it is sure; R3.3.1-2: no points for whoever has left the score track."""
    found = promised(state, item, seat, action)
    if found is not None and "points" in found.args and not has_marker(state, seat):
        return Phrase(found.id, {**found.args, "points": 0})
    return found


def promised(state: State, item: Item, seat: int, action: Action) -> Phrase | None:
    """Costs and gains: the side knows best."""
    for side in sides():
        found: Phrase | None = side.result(state, item, seat, action)
        if found is not None:
            return found
    verb, a, b, number = parts(action)
    book = state.book
    match verb:
        case Verb.CRAFT if book.card_kind[a] == CardKind.ITEM:
            points = TRAITS[book.faction[seat]].craft_points(state, book.card_points[a])
            return say("root-result-craft-item", points=points, item=say(f"root-item-{ITEM_NAMES[book.card_item[a]]}"))
        case Verb.MOVE:
            left = state.warriors[a * book.seats + seat] - number
            return say("root-result-move", count=left, clearing=a + 1)
        case Verb.BATTLE:
            return battle_words(state, seat, a, b)
        case Verb.CLAIM:
            return say("root-result-claim", points=state.rulers.count(seat))
        case Verb.STAND if has_marker(state, a):
            return say("root-result-stand", who=seat_words(state, a))
        case Verb.ACTIVATE:
            return say("root-result-activate")
        case Verb.AMBUSH:
            return say("root-result-ambush")
    return None


def battle_words(state: State, seat: int, clearing: int, other: int) -> Phrase:
    """R4.3.2: the most that the dice and what stands there can do; ambushes and cards are not foreseen."""
    mine, theirs = TRAITS[state.book.faction[seat]], TRAITS[state.book.faction[other]]
    deals = min(HIGHEST, mine.cap(state, seat, clearing) + hired(state, seat, clearing, other)) + mine.extra_hits(state)
    if theirs.is_defenseless(state, other, clearing):
        deals += 1
    return say("root-result-battle", deals=deals, takes=min(HIGHEST, theirs.cap(state, other, clearing)))


def shape(state: State, action: Action) -> JSON:
    """What the page lights: the verb and what its numbers name."""
    verb, *numbers = parts(action)
    word, kinds = verbs().forms[verb]
    found: JSON = {"verb": word}
    clearings = kinds.count("clearing")
    for kind, number in zip(kinds, numbers, strict=False):
        if kind == "clearing":
            name = ("to" if "from" in found else "from") if clearings > 1 else "clearing"
            found[name] = number + 1
        elif kind == "spot" and number >= CLEARINGS:
            found["forest"] = state.book.forest_names[number - CLEARINGS]
        elif kind == "spot":
            found["clearing"] = number + 1
        else:
            found[f"{kind}2" if kind in found else kind] = shape_value(state, kind, number)
    return found


def shape_value(state: State, kind: str, number: int) -> int | str | None:
    book = state.book
    if number == NOWHERE:
        return None
    lists: dict[str, tuple[str, ...] | list[str]] = {
        "card": [*book.card_ids, "vizier"], "suit": SUIT_NAMES, "piece": PIECE_NAMES, "item": ITEM_NAMES, "place": PLACE_NAMES,
        "quest": book.quest_ids, "leader": LEADER_NAMES, "character": CHARACTER_NAMES, "service": SERVICE_NAMES,
        "column": COLUMN_NAMES, "after": removal.AFTER_NAMES}
    if kind == "effect":
        return book.card_ids[book.effect_card[number]]
    return lists[kind][number] if kind in lists else number


# --- events

# kind of event → key, rule, and what its numbers are; the seat is $who
GENERAL: dict[int, tuple[str, str, str]] = {
    Event.BEGINS: ("begins", "R5.1.1", ""), Event.MARKED: ("marked", "RC.1", "clearing suit"),
    Event.TURN: ("turn", "R1.5", "round"),
    Event.PHASE: ("phase", "R1.5", "phase"), Event.SCORED: ("scored", "", "points why total"),
    Event.LOST_POINTS: ("lost-points", "", "points why total"), Event.DREW: ("drew", "R2.1.2", ""),
    Event.DREW_CARD: ("drew-card", "R2.1.2", "card"), Event.RESHUFFLED: ("reshuffled", "R2.1.2", ""),
    Event.SPENT: ("spent", "R2.1.3", "card"), Event.DISCARDED: ("discarded", "R2.1.3", "card"),
    Event.GAVE: ("gave", "R1.3.2", "seat"),
    Event.GAVE_CARD: ("gave-card", "R1.3.2", "seat card"), Event.MOVED: ("moved", "R4.2", "clearing clearing count"),
    Event.BATTLE: ("battle", "R4.3", "clearing seat"), Event.AMBUSH: ("ambush", "R4.3.1", "card"),
    Event.FOILED: ("foiled", "R4.3.1.1", "card"), Event.SCOUTED: ("scouted", "R-card-scouting-party-mouse", ""),
    Event.NO_ROLL: ("no-roll", "R4.3.1-2", ""), Event.ROLLED: ("rolled", "R4.3.2", "high low"),
    Event.HITS: ("hits", "R4.3.2.2", "rolled extra"), Event.USED: ("used", "", "effect"),
    Event.WARRIORS_LOST: ("warriors-lost", "R2.5.1", "clearing count"),
    Event.PIECE_LOST: ("piece-lost", "R3.2.1", "clearing piece seat"), Event.CRAFTED: ("crafted", "R4.1", "card"),
    Event.OUTRAGE: ("outrage", "R8.2.6", "suit"), Event.SHOWED: ("showed", "R8.2.6-2", ""),
    Event.HOSPITAL: ("hospital", "R6.2.3", "count"), Event.STOOD: ("stood", "R-card-stand-and-deliver-fox", "seat"),
    Event.SPIED: ("spied", "R-card-codebreakers-mouse", "seat"), Event.TAXED: ("taxed", "R-card-tax-collector-fox", "clearing"),
    Event.ACTIVATED: ("activated", "R3.3.1", "suit"), Event.TOOK: ("took", "R3.3.4", "card"),
    Event.BANKED: ("banked", "R-card-better-burrow-bank-rabbit", "seat"), Event.PLACED: ("placed", "R2.5.1", "clearing count"),
    Event.PLACED_PIECE: ("placed-piece", "R2.5.2", "clearing piece"), Event.ALLY: ("ally", "R9.2.9.II.c", "seat"),
    Event.ENLISTED: ("enlisted", "RG.5.2", "seat"), Event.WON: ("won", "R3.1", "how"),
    Event.SUPPORTERS_LOST: ("supporters-lost", "R8.2.4", "count officers"), Event.SUPPORTER: ("supporter", "R8.2.3", ""),
    Event.FUNDS_LOST: ("funds-lost", "R11.2.5.i", "count"), Event.DAMAGED: ("damaged", "R9.2.7", "item"),
    Event.HOSTILE: ("hostile", "R9.2.9.III", "seat"), Event.JOINED: ("joined", "R9.2.8", "seat"),
    Event.BOUGHT: ("bought", "R11.2.6", "service"),
}
EVENT_FIRST = {"seat": "other"}
EVENT_SECOND = {"clearing": "to", "seat": "third", "card": "paid", "spot": "to"}
PHASES = ("setup", "birdsong", "daylight", "evening")


@cache
def events() -> dict[int, tuple[str, str, str]]:
    """All kinds of events: the general ones, then those of the sides."""
    found = dict(GENERAL)
    for side in sides():
        found.update(side.EVENTS)
    return found


def told(state: State, number: int) -> Told:
    """An event in words, with the rule that made it happen."""
    kind, seat, *numbers = event_parts(number)
    key, rule, kinds = events()[kind]
    args = named(state, kinds.split(), numbers, EVENT_FIRST, EVENT_SECOND)
    suffix = ""
    if kind in (Event.SCORED, Event.LOST_POINTS):
        rule = WHY_RULES[numbers[1]]
        args["why"] = say(f"root-for-{WHY_NAMES[numbers[1]]}")
    elif kind == Event.PHASE:
        suffix = f"-{PHASES[numbers[0]]}"
        args = {}
    elif kind == Event.USED:
        rule = EFFECT_RULES[numbers[0]]
    elif kind == Event.WON:
        rule, suffix = ("R3.3.1-2", "-dominance") if numbers[0] else ("R3.1", "-points")
        args = {}
    elif kind == Event.PIECE_LOST and numbers[2] == seat:
        suffix = "-own"
        args.pop("other", None)
    if seat != NO_SEAT:
        args["who"] = seat_words(state, seat)
    return Told(key, None if seat == NO_SEAT else seat, say(f"root-event-{key}{suffix}", **args), rule)
