"""One row for each thing that has a number: kinds of numbers, verbs, events, reasons for points. The sides add theirs."""
from collections.abc import Sequence

from kotatsu.games.root.actions import Event, Verb, Why
from kotatsu.games.root.aftermath import AFTER_NAMES
from kotatsu.games.root.book import ANY, CLEARINGS, FACTION_ROWS, ITEM_ROWS, LETTERS, PIECE_ROWS, SUIT_NAMES
from kotatsu.games.root.card_rows import EFFECT_NAMES, EFFECT_RULES
from kotatsu.games.root.factions.eyrie.lexicon import COLUMN
from kotatsu.games.root.factions.riverfolk.lexicon import SERVICE
from kotatsu.games.root.phases.battle import ATTACKER, DEFENDER
from kotatsu.games.root.side_folders import of_each_folder
from kotatsu.games.root.state import PHASE_NAMES, State
from kotatsu.kernel.lexicon import EventRow, Lexicon, NumberKind, Thing, VerbRow, things
from kotatsu.kernel.phrase import Phrase, say

SIDES = of_each_folder("lexicon")


# --- how things are called

def faction_words(faction: int) -> Phrase:
    return say(f"root-short-{FACTION_ROWS[faction].key}")


def seat_words(state: State, seat: int) -> Phrase:
    """A seat by its faction's short name."""
    return faction_words(state.book.faction[seat])


def seat_letters(state: State) -> dict[str, int]:
    """A seat may also be named by its faction's letter."""
    return {LETTERS[faction]: seat for seat, faction in enumerate(state.book.faction)}


def suit_words(suit: int) -> Phrase:
    return say("root-any-suit") if suit == ANY else say(f"root-suit-{SUIT_NAMES[suit]}")


def card_words(state: State, card: int) -> Phrase:
    """A card by name and suit: several suits have cards of the same name."""
    if card == state.book.vizier:
        return say("root-vizier")
    id = state.book.card_ids[card]
    return say("root-card-of", name=say(f"root-card-{name_key(id)}"), suit=suit_words(state.book.card_suit[card]))


def card_names(state: State) -> list[str]:
    return [*state.book.card_ids, "vizier"]


def name_key(id: str) -> str:
    """`favor_of_the_foxes_fox` → `favor-of-the-foxes`: what several suits share."""
    return id.rpartition("_")[0].replace("_s_", "s_").replace("_", "-")


def effect_card(state: State, effect: int) -> str:
    """The card that brings a lasting effect, by its id."""
    return state.book.card_ids[state.book.effect_card[effect]]


def effect_words(state: State, effect: int) -> Phrase:
    """A lasting effect by the name of its card."""
    return say(f"root-card-{name_key(effect_card(state, effect))}")


def effect_rule(state: State, effect: int) -> str:
    """The rule of a lasting effect: its card."""
    return f"R-card-{effect_card(state, effect).replace('_', '-')}"



def item_words(item: int) -> Phrase:
    return say(f"root-item-{ITEM_ROWS[item].name}")


def quest_words(state: State, quest: int) -> Phrase:
    id = state.book.quest_ids[quest]
    return say("root-quest-of", name=say(f"root-quest-{name_key(id)}"), suit=suit_words(state.book.quest_suit[quest]))


def spot_words(state: State, spot: int) -> Phrase:
    """A clearing by its number, a forest by the clearings around it."""
    if spot < CLEARINGS:
        return say("root-spot-clearing", clearing=spot + 1)
    return say("root-spot-forest", forest=state.book.forest_names[spot - CLEARINGS].replace("_", "–"))


def spot_names(state: State) -> list[str]:
    return [*(str(clearing + 1) for clearing in range(CLEARINGS)), *state.book.forest_names]


def draw_spot(state: State, spot: int) -> dict[str, int | str]:
    return {"clearing": spot + 1} if spot < CLEARINGS else {"forest": state.book.forest_names[spot - CLEARINGS]}


# --- kinds of numbers

class Reason(NumberKind):
    """A reason for points: a sentence of its own, or the card of a lasting effect."""

    def words(self, state: State, number: int) -> Phrase:
        if number >= Why.EFFECT:
            return say("root-for-card", card=effect_words(state, number - Why.EFFECT))
        return say(self.says.format(self.thing(number).id()) if isinstance(self.says, str) else "")

    def messages(self) -> list[str]:
        return [str(self.says).format(thing.id()) for thing in self.things if thing.number < Why.EFFECT]


SEAT = NumberKind("seat", names=lambda state: state.book.seat_names, also=seat_letters, says=seat_words,
                  draws=lambda state, seat: seat, argument="who")
CLEARING = NumberKind("clearing", low=1, high=CLEARINGS, first=1)
CARD = NumberKind("card", names=card_names, says=card_words)
SUIT = NumberKind("suit", things(*SUIT_NAMES), says=lambda state, suit: suit_words(suit))
PIECE = NumberKind("piece", [Thing(row.number, row.name, key=row.key) for row in PIECE_ROWS], says="root-{}")
ITEM = NumberKind("item", [Thing(row.number, row.name) for row in ITEM_ROWS], says="root-item-{}")
EFFECT = NumberKind("effect", names=lambda state: EFFECT_NAMES, says=effect_words, draws=effect_card)
COUNT = NumberKind("count", high=99)
KINDS = (
    SEAT, CLEARING, CARD, SUIT, PIECE, ITEM, EFFECT, COUNT,
    NumberKind("spot", names=spot_names, says=spot_words, draws=draw_spot),
    NumberKind("quest", names=lambda state: state.book.quest_ids, says=quest_words),
    NumberKind("after", things(*AFTER_NAMES), says="root-after-{}"),
    NumberKind("die", high=3),
    # in events only
    Reason("why", (
        Thing(Why.REMOVED, "removed", "R3.2.1"), Thing(Why.CRAFTED, "crafted", "R3.2.2"), Thing(Why.BUILT, "built", "R6.5.4.iii"),
        Thing(Why.ROOSTS, "roosts", "R7.6.1"), Thing(Why.TURMOIL, "turmoil", "R7.7.1"),
        Thing(Why.SYMPATHY, "sympathy", "R8.4.2.iii"), Thing(Why.EXPLORED, "explored", "R9.5.3"),
        Thing(Why.AIDED, "aided", "R9.2.9.I.b"), Thing(Why.ALLY, "ally", "R9.2.9.II.a"), Thing(Why.QUEST, "quest", "R9.5.5"),
        Thing(Why.INFAMY, "infamy", "R9.2.9.III.a"), Thing(Why.RITUAL, "ritual", "R10.5.3"), Thing(Why.POST, "post", "R11.5.6.iii"),
        Thing(Why.DIVIDENDS, "dividends", "R11.4.2"),
        Thing(Why.ROYAL_CLAIM, "royal-claim", "R-card-royal-claim-bird"), Thing(Why.BRUTAL, "brutal", "R-card-brutal-tactics-bird"),
        Thing(Why.STAND, "stand", "R-card-stand-and-deliver-fox"), Thing(Why.ARBITER, "arbiter", "RG.5.2"),
        Thing(Why.DESPOT, "despot", "R7.8.4"),
        *(Thing(Why.EFFECT + effect, name, EFFECT_RULES[effect]) for effect, name in enumerate(EFFECT_NAMES)),
    ), says="root-for-{}"),
    NumberKind("phase", things(*PHASE_NAMES)),
    NumberKind("victory", (Thing(0, "points", "R3.1"), Thing(1, "dominance", "R3.3.1-2"))),
    NumberKind("number"),
    *(kind for side in SIDES for kind in side.KINDS),
)

# the numbers of items, by the name of the field
SMALL = NumberKind("number", high=30)
FIELDS = {
    "seat": SEAT, "payer": SEAT, "victim": SEAT, "defender": SEAT, "other": SEAT,
    "clearing": CLEARING, "src": CLEARING, "dst": CLEARING, "suit": SUIT, "card": CARD, "effect": EFFECT, "piece": PIECE,
    "building": PIECE, "item": ITEM, "service": SERVICE, "column": COLUMN,
    "side": NumberKind("side", (Thing(ATTACKER, "attacker"), Thing(DEFENDER, "defender"))),
    "given": NumberKind("given", high=(1 << CLEARINGS) - 1),           # clearings as bits
    "place": SMALL, "number": SMALL, "left": SMALL, "cost": SMALL,
}


# --- verbs

VERBS = (
    VerbRow(Verb.DONE, "done", (), "R1.5", "check-mark"),
    VerbRow(Verb.MOVE, "move", ("clearing:clearing@from", "to:clearing", "count"), "R4.2", "boots", term="root-move"),
    VerbRow(Verb.BATTLE, "battle", ("clearing", "seat"), "R4.3", "crossed-swords", term="root-battle"),
    VerbRow(Verb.AMBUSH, "ambush", ("card",), "R4.3.1", "hidden", when="R4.3.1", term="root-ambush"),
    VerbRow(Verb.FOIL, "foil", ("card",), "R4.3.1.1", "hidden", when="R4.3.1.1", term="root-foil-ambush"),
    VerbRow(Verb.ALLY, "ally", ("seat",), "R9.2.9.II.c-2"),
    VerbRow(Verb.ENLIST, "enlist", ("seat",), "RG.5.2"),
    VerbRow(Verb.USE, "use", ("effect",), "R4.1.3", "star", term="common-effect"),
    VerbRow(Verb.LOSE, "lose", ("piece",), "R4.3.3-2", "cancel", term="common-remove"),
    VerbRow(Verb.CRAFT, "craft", ("card",), "R4.1", "flat-hammer", term="root-craft"),
    VerbRow(Verb.PIECE, "piece", ("suit",), "R4.1.1"),
    VerbRow(Verb.GIVE, "give", ("card",), "R8.2.6", "card-play", term="common-give"),
    VerbRow(Verb.FIRST, "first", ("after",), "R1.1.3"),
    VerbRow(Verb.CLAIM, "claim", (), "R-card-royal-claim-bird", "crown", term="root-card-royal-claim"),
    VerbRow(Verb.STAND, "stand", ("seat",), "R-card-stand-and-deliver-fox", "robber", term="root-card-stand-and-deliver"),
    VerbRow(Verb.SPY, "spy", ("seat",), "R-card-codebreakers-mouse", "magnifying-glass", term="root-card-codebreakers"),
    VerbRow(Verb.TAX, "tax", ("clearing",), "R-card-tax-collector-fox", "swap-bag", term="root-card-tax-collector"),
    VerbRow(Verb.ACTIVATE, "activate", ("card",), "R3.3.1", "throne-king", term="root-activate-dominance"),
    VerbRow(Verb.TAKE, "take", ("card", "paid:card@card2"), "R3.3.4", "card-draw", term="root-take-dominance"),
    VerbRow(Verb.DISCARD, "discard", ("card",), "R2.1.3", "card-play", term="common-discard"),
    VerbRow(Verb.BANK, "bank", ("seat",), "R-card-better-burrow-bank-rabbit", "stack", term="root-card-better-burrow-bank"),
    VerbRow(Verb.HOSPITAL, "hospital", ("card",), "R6.2.3", "cathead", when="R6.2.3"),
    VerbRow(Verb.DROP, "drop", ("card",), "R8.2.4-2"),
    # luck
    VerbRow(Verb.DRAW, "draw", ("card",), "R2.1.2", luck=True),
    VerbRow(Verb.ROLL, "roll", ("high:die@die", "low:die@die2"), "R4.3.2", luck=True),
    VerbRow(Verb.BEGIN, "begin", ("seat",), "R5.1.1", luck=True),
    VerbRow(Verb.MARK, "mark", ("suit",), "RC.1", luck=True),
    VerbRow(Verb.RANDOM, "random", ("card",), "R10.2.5", luck=True),
    VerbRow(Verb.TURN_UP, "turn-up", ("quest",), "R9.5.5", luck=True),
    VerbRow(Verb.UNEARTH, "unearth", ("item",), "R9.3.4", luck=True),
    VerbRow(Verb.LOT, "lot", ("seat",), "R9.7.2", luck=True),
)


# --- events

def used_rule(state: State, seat: int, numbers: Sequence[int]) -> str:
    return effect_rule(state, numbers[0])


EVENTS = (
    EventRow(Event.BEGINS, "begins", "R5.1.1"),
    EventRow(Event.MARKED, "marked", "RC.1", ("clearing", "suit")),
    EventRow(Event.TURN, "turn", "R1.5", ("round:number",)),
    EventRow(Event.PHASE, "phase", "R1.5", ("phase",), variant="phase"),
    EventRow(Event.SCORED, "scored", "", ("points:number", "why", "total:number"), rule_by="why"),
    EventRow(Event.LOST_POINTS, "lost-points", "", ("points:number", "why", "total:number"), rule_by="why"),
    EventRow(Event.DREW, "drew", "R2.1.2"),
    EventRow(Event.DREW_CARD, "drew-card", "R2.1.2", ("card",)),
    EventRow(Event.RESHUFFLED, "reshuffled", "R2.1.2"),
    EventRow(Event.SPENT, "spent", "R2.1.3", ("card",)),
    EventRow(Event.DISCARDED, "discarded", "R2.1.3", ("card",)),
    EventRow(Event.GAVE, "gave", "R1.3.2", ("other:seat",)),
    EventRow(Event.GAVE_CARD, "gave-card", "R1.3.2", ("other:seat", "card")),
    EventRow(Event.MOVED, "moved", "R4.2", ("clearing", "to:clearing", "count")),
    EventRow(Event.BATTLE, "battle", "R4.3", ("clearing", "other:seat")),
    EventRow(Event.AMBUSH, "ambush", "R4.3.1", ("card",)),
    EventRow(Event.FOILED, "foiled", "R4.3.1.1", ("card",)),
    EventRow(Event.SCOUTED, "scouted", "R-card-scouting-party-mouse"),
    EventRow(Event.NO_ROLL, "no-roll", "R4.3.1-2"),
    EventRow(Event.ROLLED, "rolled", "R4.3.2", ("high:number", "low:number")),
    EventRow(Event.HITS, "hits", "R4.3.2.2", ("rolled:number", "extra:number")),
    EventRow(Event.USED, "used", used_rule, ("effect",)),
    EventRow(Event.WARRIORS_LOST, "warriors-lost", "R2.5.1", ("clearing", "count")),
    EventRow(Event.PIECE_LOST, "piece-lost", "R3.2.1", ("clearing", "piece", "other:seat"), own="other"),
    EventRow(Event.CRAFTED, "crafted", "R4.1", ("card",)),
    EventRow(Event.OUTRAGE, "outrage", "R8.2.6", ("suit",)),
    EventRow(Event.SHOWED, "showed", "R8.2.6-2"),
    EventRow(Event.HOSPITAL, "hospital", "R6.2.3", ("count",)),
    EventRow(Event.STOOD, "stood", "R-card-stand-and-deliver-fox", ("other:seat",)),
    EventRow(Event.SPIED, "spied", "R-card-codebreakers-mouse", ("other:seat",)),
    EventRow(Event.TAXED, "taxed", "R-card-tax-collector-fox", ("clearing",)),
    EventRow(Event.ACTIVATED, "activated", "R3.3.1", ("suit",)),
    EventRow(Event.TOOK, "took", "R3.3.4", ("card",)),
    EventRow(Event.BANKED, "banked", "R-card-better-burrow-bank-rabbit", ("other:seat",)),
    EventRow(Event.PLACED, "placed", "R2.5.1", ("clearing", "count")),
    EventRow(Event.PLACED_PIECE, "placed-piece", "R2.5.2", ("clearing", "piece")),
    EventRow(Event.ALLY, "ally", "R9.2.9.II.c", ("other:seat",)),
    EventRow(Event.ENLISTED, "enlisted", "RG.5.2", ("other:seat",)),
    EventRow(Event.WON, "won", "", ("victory",), rule_by="victory", variant="victory"),
    EventRow(Event.SUPPORTERS_LOST, "supporters-lost", "R8.2.4", ("count", "officers:number")),
    EventRow(Event.SUPPORTER, "supporter", "R8.2.3"),
    EventRow(Event.FUNDS_LOST, "funds-lost", "R11.2.5.i", ("count",)),
    EventRow(Event.DAMAGED, "damaged", "R9.2.7", ("item",)),
    EventRow(Event.HOSTILE, "hostile", "", ("other:seat",), rule_by="reason", reason="offence"),
    EventRow(Event.JOINED, "joined", "R9.2.8", ("other:seat",)),
    EventRow(Event.BOUGHT, "bought", "R11.2.6", ("service",)),
)

LEXICON = Lexicon("root", KINDS, [*VERBS, *(row for side in SIDES for row in side.VERBS)],
                  [*EVENTS, *(row for side in SIDES for row in side.EVENTS)], FIELDS)
ask, why, phrase = LEXICON.ask, LEXICON.why, LEXICON.phrase
