"""What decisions ask and what choices are called, as phrases; the sentences stand in the Fluent files."""
from kotatsu.games.senjutsu import attack, hand, instants, kamae, lines, movement, walking, zones
from kotatsu.games.senjutsu.actions import Verb
from kotatsu.games.senjutsu.book import NONE, Moment
from kotatsu.games.senjutsu.deeds import states, staying
from kotatsu.games.senjutsu.lexicon import LEXICON, card_words, figure_words, seat_words
from kotatsu.games.senjutsu.phases import discard, horde, resolve, reveal, setup, turn
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Asked, Choice
from kotatsu.kernel.phrase import Phrase, say

WINDOW_KEYS = {Moment.TURN_STARTS: "start", Moment.BEFORE: "before", Moment.HIT: "hit", Moment.BLOCKED: "blocked",
               Moment.AFTER: "after"}
# what an item asks: the key of its message, and the rule
QUESTIONS: dict[type[Item], tuple[str, str]] = {
    setup.LayTerrain: ("terrain", "S2.1"), setup.StandOn: ("stand", "S2.4"), setup.Prepare: ("prepare", "S2.5"),
    turn.ChooseCards: ("choose", "S3.5.1"), reveal.BuyInitiative: ("initiative", "S3.6.3.1"),
    reveal.MayReplace: ("replace", "S3.6.4.1"), reveal.NameValue: ("name", "S3.6.5"), resolve.PickSlot: ("slot", "S3.7.6"),
    discard.MayEnd: ("end", "S3.8.2"),
    hand.Discard: ("discard", "S22.1"), hand.DiscardDown: ("discard-down", "S3.8.3"), hand.SearchDeck: ("search", "S10.2"),
    hand.TakePeeked: ("peeked", "S10.2"), hand.TakeDiscarded: ("take", "S3.8.5"), hand.ShuffleAway: ("shuffle", "S-card-012"),
    zones.DrawUpTo: ("draw", "S22.10"), kamae.ChangeRing: ("change", "S4.2"), kamae.SwitchFoe: ("switch-foe", "S-card-045"),
    walking.Move: ("move", "S5.5"), walking.SwitchWhere: ("switch", "S4.1"), movement.PushWhere: ("push", "S6.8.1"),
    movement.PushOrder: ("struck", "S6.11"),
    movement.TurnFoeWhere: ("turn-foe", "S6.9"), lines.PickLine: ("line", "S4.13"), lines.PickFoe: ("foe", "S6.10"),
    instants.PickStruck: ("struck", "S6.12"), attack.PayExtra: ("extra", "S6.2.4"), attack.PayCounter: ("pay-counter", "S7.6"),
    attack.MayCounter: ("counter", "S7.8.1"), states.PickPoison: ("poison", "S10.poison.1"),
    states.CureStuns: ("cure", "S-card-124"), states.StanceOfBot: ("stance", "S13.F.11"),
    horde.PickEntry: ("enter", "S13.2.2"), setup.PickPool: ("pool", "S13.1.extra"), resolve.PickBotSlot: ("bot-slot", "S13.F.14"),
    staying.BanKind: ("ban", "S-card-092"), staying.ForbidCard: ("forbid", "S-card-094"),
}


def asked(state: State, item: Item, seat: int) -> Asked:
    """What a decision asks, and its rule."""
    if isinstance(item, instants.MayInstant):
        key, rule = f"instant-{WINDOW_KEYS[item.window]}", "S8.6" if item.window == Moment.AFTER else "S8.3"
    else:
        key, rule = QUESTIONS[type(item)]
    args: dict[str, Phrase] = {"who": seat_words(state, seat)}
    card = getattr(item, "card", NONE)
    if card == NONE and state.frames:
        card = state.frames[-1].card
    if card == NONE:
        card = state.played[seat] if not isinstance(item, turn.ChooseCards) else NONE
    if card != NONE:
        args["card"] = card_words(state, card)
    other = getattr(item, "target", getattr(item, "foe", NONE))
    if other != NONE:
        args["other"] = figure_words(state, other)
    return Asked(key, say(f"senjutsu-ask-{key}", **args), rule)


def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    """An action for a reader."""
    verb, number, _, _ = parts(action)
    words: Phrase | None = None
    if verb == Verb.PASS:
        words = say(f"senjutsu-no-{asked(state, item, seat).key}")
    elif verb == Verb.LINE and isinstance(item, lines.PickLine):
        words = line_words(state, item.card, number)
    return LEXICON.choice(state, action, None, words)


def line_words(state: State, card: int, place: int) -> Phrase:
    """A line of a card among which one is picked (senjutsu-cards.ftl)."""
    return say(f"senjutsu-line-{state.book.printed.ids[card]}-{place}")
