"""One row for each thing that has a number: figures, cards, kinds of numbers, verbs, events, with names, rules and icons."""
from collections.abc import Sequence

from kotatsu.games.senjutsu.actions import LEFT, RIGHT, BotStep, Event, TargetBy, Verb
from kotatsu.games.senjutsu.book import CRIPPLING_ID, Kamae, Kind, Poison, Terrain
from kotatsu.games.senjutsu.deeds.figures import Cancels
from kotatsu.games.senjutsu.deeds.states import Heals
from kotatsu.games.senjutsu.state import State
from kotatsu.hexes.compass import DIRECTION_NAMES
from kotatsu.kernel.event import FIRST_ACTOR
from kotatsu.kernel.lexicon import EventRow, Lexicon, NumberKind, SetOf, Thing, VerbRow, things
from kotatsu.kernel.phrase import Phrase, say

# --- printed things

KAMAE = (Thing(Kamae.NEUTRAL, "N", "S4.1", "neutral"), Thing(Kamae.AGGRESSION, "A", "S4.10", "aggression"),
         Thing(Kamae.BALANCE, "B", "S4.10", "balance"), Thing(Kamae.DETERMINATION, "D", "S4.10", "determination"))
KINDS = (Thing(Kind.DEFENCE, "defence"), Thing(Kind.ATTACK, "attack"), Thing(Kind.MEDITATION, "meditation"))
HORDE_RANKS = things("none", "wood", "steel", "gold", "jade")
RANKS = things("wood", "steel", "gold", "jade", "core")
TERRAIN = (
    Thing(Terrain.NOTHING, "nothing", "S5.9.edge"), Thing(Terrain.ROCKS, "rocks", "S10.rocks"),
    Thing(Terrain.BAMBOO, "bamboo", "S10.bamboo.1"), Thing(Terrain.CART, "cart", "S10.cart", "burning-cart"),
    Thing(Terrain.SHRINE, "shrine", "S10.shrine.1"), Thing(Terrain.CHERRY, "cherry", "S10.cherry", "cherry-tree"),
    Thing(Terrain.PILLAR, "pillar", "S10.torii"), Thing(Terrain.GATE, "gate", "S10.torii"), Thing(Terrain.BOAT, "boat", "S10.boat"),
    Thing(Terrain.CORPSE, "corpse", "S10.corpse"), Thing(Terrain.CALTROPS, "caltrops", "S10.caltrops"),
    Thing(Terrain.TRAP, "trap", "S10.caltrops"), Thing(Terrain.LORD, "lord", "S13.2.10"),
)
POISONS = (Thing(Poison.CRIPPLING, "crippling", "S10.crippling", CRIPPLING_ID), Thing(Poison.FOG, "fog", "S10.poisons", "129"),
           Thing(Poison.HAEMORRHAGIC, "haemorrhagic", "S10.poisons", "130"),
           Thing(Poison.PARALYSING, "paralysing", "S10.poisons", "131"),
           Thing(Poison.VIRULENT, "virulent", "S10.poisons", "132"))
SIDES = (Thing(RIGHT, "right"), Thing(LEFT, "left"))
HEALED = (Thing(Heals.STATUS, "status"), Thing(Heals.BLEEDING, "bleeding"), Thing(Heals.STUNS, "stuns"))
BOT_STEPS = (
    Thing(BotStep.REAR, "rear", "S13.A.1"), Thing(BotStep.IN_PLACE, "in-place", "S13.A.2"),
    Thing(BotStep.MOST_WOUNDS, "most-wounds", "S13.A.2b"), Thing(BotStep.PAST_BLOCK, "past-block", "S13.A.3a"),
    Thing(BotStep.PAST_COUNTER, "past-counter", "S13.A.3b"), Thing(BotStep.PAST_BOT, "past-bot", "S13.A.3c"),
    Thing(BotStep.ALL_THE_SAME, "all-the-same", "S13.A.4a"), Thing(BotStep.HOLDS_BACK, "holds-back", "S13.A.4b"),
    Thing(BotStep.INTO_BLOCK, "into-block", "S13.A.4c"), Thing(BotStep.OUT_OF_REACH, "out-of-reach", "S13.A.5"),
    Thing(BotStep.SHOOTS, "shoots", "S13.A.6"), Thing(BotStep.NO_SHOT, "no-shot", "S13.A.6"),
    Thing(BotStep.TO_GOAL, "to-goal", "S13.M.1"), Thing(BotStep.TO_DISTANCE, "to-distance", "S13.M.2"),
    Thing(BotStep.TURNS, "turns", "S13.M.3"), Thing(BotStep.STAYS, "stays", "S13.M.4"),
    Thing(BotStep.IN_SIGHT, "in-sight", "S13.R.1"), Thing(BotStep.AWAY, "away", "S13.R.2"),
    Thing(BotStep.TO_SIGHT, "to-sight", "S13.R.3"), Thing(BotStep.ANY_WAY, "any-way", "S13.R.4"),
    Thing(BotStep.NEAREST, "nearest", "S13.R.7"), Thing(BotStep.MATCHES, "matches", "S13.D.2"),
    Thing(BotStep.HIGHEST, "highest", "S13.D.2"), Thing(BotStep.OF_TWO_PARTS, "of-two-parts", "S13.D.3"),
    Thing(BotStep.OF_SEVERAL, "of-several", "S13.D.7"), Thing(BotStep.COUNTER_HITS, "counter-hits", "S13.D.4"),
    Thing(BotStep.COUNTER_FAILS, "counter-fails", "S13.D.4"), Thing(BotStep.GUARDS, "guards", "S13.D.5"),
    Thing(BotStep.FACES, "faces", "S13.D.5"), Thing(BotStep.PUSHES, "pushes", "S13.F.1"),
    Thing(BotStep.TURNS_FOE, "turns-foe", "S13.F.1"), Thing(BotStep.FROZEN, "frozen", "S13.F.11"),
    Thing(BotStep.BEFORE_BOTS, "before-bots", "S13.F.14"),
)
TARGETED = (Thing(TargetBy.NEAREST, "nearest", "S13.F.16"), Thing(TargetBy.SIDE, "side", "S13.F.16"),
            Thing(TargetBy.LEFT, "left", "S13.F.16"), Thing(TargetBy.SLOWER, "slower", "S12.3"),
            Thing(TargetBy.LORD, "lord", "S13.2.10"))
CANCELLED = (Thing(Cancels.MOVEMENT, "movement", "S22.6"), Thing(Cancels.TURNS, "turns", "S22.6"),
             Thing(Cancels.CARD, "card", "S22.6"))
TERRAIN_NAMES = tuple(row.name for row in TERRAIN)
KAMAE_NAMES = tuple(row.name for row in KAMAE)
POISON_NAMES = tuple(row.name for row in POISONS)


# --- how they are called

def figure_names(state: State) -> list[str]:
    """Seats by their character, bots by their kind and number: `katana-1`."""
    bots = [bot.name for bot in state.book.bots]
    return [*state.book.seat_names, *(f"{name}-{bots[:place].count(name) + 1}" for place, name in enumerate(bots))]


def seat_words(state: State, seat: int) -> Phrase:
    return say(f"senjutsu-character-{state.book.characters[seat].name}")


def figure_words(state: State, figure: int) -> Phrase:
    if figure < state.book.seats:
        return seat_words(state, figure)
    if figure == state.book.figures:
        return say("senjutsu-terrain-lord")
    bots, place = [bot.name for bot in state.book.bots], figure - state.book.seats
    name = say(f"senjutsu-bot-{bots[place]}")
    if bots.count(bots[place]) == 1:
        return name
    return say("senjutsu-bot-number", name=name, number=bots[:place].count(bots[place]) + 1)


def actor_words(state: State, actor: int) -> Phrase:
    return figure_words(state, actor - FIRST_ACTOR + state.book.seats)


def card_words(state: State, card: int) -> Phrase:
    return say(f"senjutsu-{state.book.printed.names[card]}")


def cell_names(state: State) -> list[str]:
    return [f"{q},{r}" for q, r in state.book.board.places]


def cell_words(state: State, cell: int) -> Phrase:
    q, r = state.book.board.places[cell]
    return say("senjutsu-hex-at", q=q, r=r)


def terrain_words(terrain: int) -> Phrase:
    return say(f"senjutsu-terrain-{next(row for row in TERRAIN if row.number == terrain).id()}")


# --- kinds of numbers

SEAT = NumberKind("seat", names=lambda state: state.book.seat_names, says=seat_words, draws=lambda state, seat: seat,
                  argument="who")
FIGURE = NumberKind("figure", names=figure_names, says=figure_words, draws=lambda state, figure: figure, argument="other",
                    nothing=255)
CARD = NumberKind("card", names=lambda state: state.book.printed.ids, says=card_words, nothing=255)
CELL = NumberKind("hex", names=cell_names, says=cell_words)
KAMAE_KIND = NumberKind("kamae", KAMAE, says="senjutsu-{}")
KINDS_OF_NUMBERS = (
    SEAT, FIGURE, CARD, CELL, KAMAE_KIND,
    NumberKind("actor", names=figure_names, says=actor_words),
    NumberKind("direction", things(*DIRECTION_NAMES), says="senjutsu-direction-{}"),
    NumberKind("side", SIDES, says="senjutsu-side-{}"),
    NumberKind("facing", high=5),
    NumberKind("terrain", TERRAIN, says="senjutsu-terrain-{}"),
    NumberKind("poison", POISONS, says="senjutsu-status-{}"),
    NumberKind("kind", KINDS, says="senjutsu-type-{}"),
    NumberKind("asks", (Thing(0, "quiet"), Thing(1, "ask")), says="senjutsu-asks-{}"),
    NumberKind("healed", HEALED), NumberKind("cancelled", CANCELLED),
    NumberKind("slot", first=1, low=1), NumberKind("line", first=1, low=1),
    NumberKind("rank", HORDE_RANKS), NumberKind("value"), NumberKind("value or none", nothing=255), NumberKind("number"),
    NumberKind("count"),
    NumberKind("bot-step", BOT_STEPS), NumberKind("targeted", TARGETED),
    NumberKind("behaviour", things("left", "middle", "right"), says="senjutsu-behaviour-{}"),
    NumberKind("stance", things("aggressive", "defensive"), says="senjutsu-stance-{}"),
    NumberKind("seen", (Thing(0, "hidden"), Thing(1, "taken"))),
)
PLAIN = NumberKind("number", high=1 << 30)
MASK = NumberKind("mask", high=1 << 12)

# the numbers of items, by the name of the field
FIELDS = {
    "seat": FIGURE, "by": FIGURE, "owner": FIGURE, "target": FIGURE, "foe": FIGURE, "card": CARD,
    "struck": SetOf("figures", of=FIGURE), "place": PLAIN, "index": PLAIN, "progress": PLAIN, "number": PLAIN, "pull": PLAIN,
    "value": PLAIN, "ranks": MASK, "kinds": MASK, "may": PLAIN, "then": PLAIN, "down": PLAIN, "window": PLAIN, "paid": PLAIN,
    "wider": PLAIN, "pool": PLAIN, "actor": NumberKind("actor", low=128, high=140),
}


# --- verbs

VERBS = (
    VerbRow(Verb.PASS, "pass", (), "S8.1", "cancel"),
    VerbRow(Verb.CHOOSE, "choose", ("card", "asks"), "S3.5.1", "card-play"),
    VerbRow(Verb.PLAY, "play", ("card",), "S8.7", "card-play"),
    VerbRow(Verb.PAY, "pay", (), "S4.12", "focus"),
    VerbRow(Verb.NAME, "name", ("value",), "S3.6.5", "hourglass"),
    VerbRow(Verb.SLOT, "slot", ("slot",), "S3.7.6", "hourglass"),
    VerbRow(Verb.STEP, "step", ("direction",), "S5.1", "boots"),
    VerbRow(Verb.TURN, "turn", ("side",), "S5.1", "person"),
    VerbRow(Verb.STOP, "stop", (), "S5.5", "check-mark"),
    VerbRow(Verb.LINE, "line", ("line",), "S4.13", "scroll-unfurled"),
    VerbRow(Verb.DRAW, "draw", ("number",), "S22.10", "card-draw"),
    VerbRow(Verb.RING, "ring", ("kamae", "focus:number"), "S4.2", "linked-rings"),
    VerbRow(Verb.SWITCH, "switch", ("kamae",), "S4.8", "linked-rings"),
    VerbRow(Verb.DISCARD, "discard", ("card",), "S22.1", "stack"),
    VerbRow(Verb.SHUFFLE, "shuffle", ("card",), "S-card-041", "stack"),
    VerbRow(Verb.TAKE, "take", ("card",), "S10.2", "card-draw"),
    VerbRow(Verb.TARGET, "target", ("figure",), "S6.10", "high-shot"),
    VerbRow(Verb.PUSH, "push", ("way:facing",), "S6.8.1", "mailed-fist"),
    VerbRow(Verb.CURE, "cure", ("number",), "S-card-124", "prayer"),
    VerbRow(Verb.FORBID, "forbid", ("card",), "S-card-094", "cancel"),
    VerbRow(Verb.BAN, "ban", ("kind",), "S-card-092", "cancel"),
    VerbRow(Verb.POISON, "poison", ("poison",), "S10.poison.1", "teapot"),
    VerbRow(Verb.LAY, "lay", ("terrain", "hex"), "S2.1.3", "wood-pile"),
    VerbRow(Verb.STAND, "stand", ("hex", "facing"), "S2.4", "boots"),
    VerbRow(Verb.PREPARE, "prepare", ("card",), "S2.5", "card-draw"),
    VerbRow(Verb.ENTER, "enter", ("hex",), "S13.2.2", "boots"),
    VerbRow(Verb.POOL, "pool", ("number",), "S13.1.extra", "card-draw"),
    VerbRow(Verb.STANCE, "stance", ("stance",), "S13.F.11", "teapot"),
    # luck
    VerbRow(Verb.ROLLED, "rolled", ("behaviour", "stance"), "S13.F.17", luck=True),
    VerbRow(Verb.SHOWN, "shown", ("card",), "S13.F.4", luck=True),
    VerbRow(Verb.TOP, "top", ("card",), "S13.F.9", luck=True),
    VerbRow(Verb.DEALT, "dealt", ("card",), "S13.1.extra", luck=True),
    VerbRow(Verb.DRAWN, "drawn", ("card",), "S3.3.1", luck=True),
    VerbRow(Verb.BURIED, "buried", ("card",), "S3.2", luck=True),
    VerbRow(Verb.PEEKED, "peeked", ("card",), "S10.2", luck=True),
    VerbRow(Verb.FIXED, "fixed", ("card",), "S3.8.6", luck=True),
    VerbRow(Verb.RETURNED, "returned", ("number",), "S13.2.6", luck=True),
)


# --- events

def taken_rule(state: State, seat: int, numbers: Sequence[int]) -> str:
    return "S3.8.5" if numbers[0] else "S10.2"


def begins_rule(state: State, seat: int, numbers: Sequence[int]) -> str:
    """Where a bot's behaviour and stance at the start come from."""
    return "S13.2.2" if state.book.horde else "S13.F.17"


EVENTS = (
    EventRow(Event.TURN, "turn", "S3.1", ("turn:number",)),
    EventRow(Event.DREW, "drew", "S3.3.1"),
    EventRow(Event.DREW_CARD, "drew-card", "S3.3.1", ("card",)),
    EventRow(Event.NO_CARD, "no-card", "S3.3.2"),
    EventRow(Event.BLED, "bled", "S3.2"),
    EventRow(Event.REVEALED, "revealed", "S3.5.1", ("card",)),
    EventRow(Event.PAID, "paid", "S3.6.2", ("count:number", "left:number")),
    EventRow(Event.INITIATIVE, "initiative", "S3.6.3.1", ("value",)),
    EventRow(Event.REPLACED, "replaced", "S3.6.4.2", ("old:card", "card")),
    EventRow(Event.NAMED, "named", "S3.6.5", ("value",)),
    EventRow(Event.FIRST, "first", "S3.7.6", ("slot",)),
    EventRow(Event.RESOLVES, "resolves", "S3.7.1", ("card", "value:value or none"), bare="value"),
    EventRow(Event.STEPPED, "stepped", "S5.1", ("hex",)),
    EventRow(Event.TURNED, "turned", "S5.1", ("side",)),
    EventRow(Event.COLLIDED, "collided", "S5.9.edge"),
    EventRow(Event.BUMPED, "bumped", "S5.9.figure", ("other:figure",)),
    EventRow(Event.TERRAIN, "terrain", "", ("terrain",), rule_by="terrain"),
    EventRow(Event.MISSED, "missed", "S6.3.1", ("card",)),
    EventRow(Event.WOUNDED, "wounded", "S6.6", ("plain:number", "bleeding:number", "total:number")),
    EventRow(Event.LESSENED, "lessened", "S-card-025"),
    EventRow(Event.STUNNED, "stunned", "S10.stun", ("count:number",)),
    EventRow(Event.HOBBLED, "hobbled", "S10.hobble.1", ("count:number",)),
    EventRow(Event.POISONED, "poisoned", "", ("poison",), rule_by="poison"),
    EventRow(Event.EXECUTED, "executed", "S6.7"),
    EventRow(Event.DEFEATED, "defeated", "S3.9.1"),
    EventRow(Event.PUSHED, "pushed", "S6.8.1", ("count:number",)),
    EventRow(Event.SWAPPED, "swapped", "S-card-049", ("other:figure",)),
    EventRow(Event.UNFOCUSED, "unfocused", "S22.14", ("count:number", "left:number")),
    EventRow(Event.FOCUSED, "focused", "S2.7", ("count:number", "left:number")),
    EventRow(Event.STOPPED, "stopped", "S7.3.1"),
    EventRow(Event.BLOCKED, "blocked", "S7.5", ("other:figure", "value")),
    EventRow(Event.COUNTERS, "counters", "S7.8.1", ("card",)),
    EventRow(Event.INSTANT, "instant", "S8.7", ("card",)),
    EventRow(Event.SHIELDS, "shields", "S7.1", ("shields:number", "value")),
    EventRow(Event.KAMAE, "kamae", "S4.8", ("kamae",)),
    EventRow(Event.DISCARDED, "discarded", "S22.1", ("card",)),
    EventRow(Event.DISCARDED_DOWN, "discarded-down", "S3.8.3"),
    EventRow(Event.SHUFFLED, "shuffled", "S10.2", ("count:number",)),
    EventRow(Event.SEARCHED, "searched", "S10.2", ("seen",), variant="seen"),
    EventRow(Event.TOOK, "took", taken_rule, ("number",)),
    EventRow(Event.TOOK_CARD, "took-card", "S10.2.3", ("card",)),
    EventRow(Event.LOOKED, "looked", "S2.8", ("other:figure",)),
    EventRow(Event.SAW, "saw", "S2.8", ("card",)),
    EventRow(Event.ADVANTAGE, "advantage", "S9.4"),
    EventRow(Event.CANCELLED, "cancelled", "", ("cancelled",), rule_by="cancelled", variant="cancelled"),
    EventRow(Event.STAYS, "stays", "S22.24", ("card",)),
    EventRow(Event.ENDS, "ends", "S22.24", ("card",)),
    EventRow(Event.CURED, "cured", "S-card-081", ("healed",), variant="healed"),
    EventRow(Event.WORSENED, "worsened", "S-card-030"),
    EventRow(Event.BANNED, "banned", "S-card-092", ("kind",)),
    EventRow(Event.FORBADE, "forbade", "S-card-094", ("card",)),
    EventRow(Event.STOLE, "stole", "S-card-045", ("other:figure",)),
    EventRow(Event.STUN_SPENT, "stun-spent", "S3.5.5"),
    EventRow(Event.POISON_SPENT, "poison-spent", "S10.crippling"),
    EventRow(Event.HOBBLE_GONE, "hobble-gone", "S10.hobble.3", ("count:number",)),
    EventRow(Event.TERRAIN_GONE, "terrain-gone", "", ("hex", "terrain"), rule_by="terrain"),
    EventRow(Event.PLACED, "placed", "S2.4", ("hex", "facing")),
    EventRow(Event.LAID, "laid", "S2.1", ("terrain", "hex")),
    EventRow(Event.PREPARED, "prepared", "S2.5"),
    EventRow(Event.WON, "won", "S3.9.3"),
    EventRow(Event.DRAWN_GAME, "drawn-game", "S3.9.3"),
    EventRow(Event.REVEAL_STEALTH, "unveiled", "S12.4"),
    EventRow(Event.TURNED_FOE, "turned-foe", "S6.9", ("count:number",)),
    EventRow(Event.GAVE, "gave", "S-card-014", ("other:figure",)),
    EventRow(Event.DECIDED, "decided", "", ("bot-step",), rule_by="bot-step", variant="bot-step"),
    EventRow(Event.TARGETS, "targets", "", ("other:figure", "targeted"), rule_by="targeted", variant="targeted"),
    EventRow(Event.BEGINS, "begins", begins_rule, ("behaviour", "stance")),
    EventRow(Event.BEHAVIOUR, "behaviour", "S13.F.3", ("behaviour",), variant="behaviour"),
    EventRow(Event.WAVE, "wave", "S13.2.1", ("stage:number", "wave:number")),
    EventRow(Event.STAGE, "stage-won", "S13.2.3", ("stage:number",)),
    EventRow(Event.RETURNED, "returned", "S13.2.6", ("count:number",)),
    EventRow(Event.RANKED, "ranked", "S13.2.8", ("rank",), variant="rank"),
    EventRow(Event.LORD_STRUCK, "lord-struck", "S13.2.10"),
    EventRow(Event.LOST, "lost", "S13.F.23"),
    EventRow(Event.STANCE, "stance", "S13.F.11", ("stance",), variant="stance"),
    EventRow(Event.ROTATED, "rotated", "S-card-106", ("card",)),
)

LEXICON = Lexicon("senjutsu", KINDS_OF_NUMBERS, VERBS, EVENTS, FIELDS)
