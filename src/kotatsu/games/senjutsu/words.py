"""What decisions ask and what choices are called, as phrases; the sentences stand in the Fluent files."""
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kotatsu.games.senjutsu import attack, hand, instants, kamae, lines, movement, walking, zones
from kotatsu.games.senjutsu.actions import Verb
from kotatsu.games.senjutsu.book import NONE, Moment
from kotatsu.games.senjutsu.deeds import states, staying
from kotatsu.games.senjutsu.leads import leads_to
from kotatsu.games.senjutsu.lexicon import LEXICON, TERRAIN_NAMES, card_words, figure_words
from kotatsu.games.senjutsu.phases import discard, horde, resolve, reveal, setup, turn
from kotatsu.games.senjutsu.preview import ahead
from kotatsu.games.senjutsu.queries import slowed
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Item
from kotatsu.kernel.game import JSON, Asked, Choice
from kotatsu.kernel.lexicon import QuestionRow
from kotatsu.kernel.phrase import Arg, Phrase, say

WINDOW_KEYS = {Moment.TURN_STARTS: "start", Moment.BEFORE: "before", Moment.HIT: "hit", Moment.BLOCKED: "blocked",
               Moment.AFTER: "after"}


def spoken_of(state: State, item: Any) -> dict[str, Arg]:
    """The card that a question is about, and the other figure, if there are such."""
    found: dict[str, Arg] = {}
    card = getattr(item, "card", NONE)
    if card == NONE and state.frames:
        card = state.frames[-1].card
    if card == NONE and isinstance(item, Decision):
        card = state.played[item.seat]
    if card != NONE:
        found["card"] = card_words(state, card)
    other = getattr(item, "target", getattr(item, "foe", NONE))
    if other != NONE:
        found["other"] = figure_words(state, other)
    return found


def piece_of(state: State, item: Any) -> dict[str, Arg]:
    """The piece of terrain that comes next."""
    return {"terrain": say(f"senjutsu-terrain-{TERRAIN_NAMES[state.book.place_terrain[item.number]]}")}


def wishes_quiet(state: State, item: Any) -> bool:
    """Whether the seat of a question for instants wished not to be asked."""
    return instants.is_hushed(state, item.seat)


def at(window: int) -> Callable[[State, Any], bool]:
    """Whether an instant is asked for at this moment."""
    return lambda state, item: item.window == window


QUESTIONS = (
    QuestionRow(setup.LayTerrain, "terrain", "S2.1", more=piece_of),
    QuestionRow(setup.StandOn, "stand", "S2.4", more=spoken_of),
    QuestionRow(setup.Prepare, "prepare", "S2.5", more=spoken_of, timed=True),
    QuestionRow(turn.ChooseCards, "choose", "S3.5.1", more=spoken_of),
    QuestionRow(reveal.BuyInitiative, "initiative", "S3.6.3.1", more=spoken_of),
    QuestionRow(reveal.MayReplace, "replace", "S3.6.4.1", more=spoken_of, timed=True, hushed=wishes_quiet),
    QuestionRow(reveal.NameValue, "name", "S3.6.5", more=spoken_of),
    QuestionRow(resolve.PickSlot, "slot", "S3.7.6", more=spoken_of),
    QuestionRow(discard.MayEnd, "end", "S3.8.2", more=spoken_of),
    QuestionRow(hand.Discard, "discard", "S22.1", more=spoken_of),
    QuestionRow(hand.DiscardDown, "discard-down", "S3.8.3", more=spoken_of),
    QuestionRow(hand.SearchDeck, "search", "S10.2", more=spoken_of),
    QuestionRow(hand.TakePeeked, "peeked", "S10.2", more=spoken_of),
    QuestionRow(hand.TakeDiscarded, "take", "S3.8.5", more=spoken_of),
    QuestionRow(hand.ShuffleAway, "shuffle", "S-card-012", more=spoken_of),
    QuestionRow(zones.DrawUpTo, "draw", "S22.10", more=spoken_of),
    QuestionRow(kamae.ChangeRing, "change", "S4.2", more=spoken_of),
    QuestionRow(kamae.SwitchFoe, "switch-foe", "S-card-045", more=spoken_of),
    QuestionRow(walking.Move, "move", "S5.5", more=spoken_of),
    QuestionRow(walking.SwitchWhere, "switch", "S4.1", more=spoken_of),
    QuestionRow(movement.PushWhere, "push", "S6.8.1", more=spoken_of),
    QuestionRow(movement.PushOrder, "struck", "S6.11", more=spoken_of),
    QuestionRow(movement.TurnFoeWhere, "turn-foe", "S6.9", more=spoken_of),
    QuestionRow(lines.PickLine, "line", "S4.13", more=spoken_of),
    QuestionRow(lines.PickFoe, "foe", "S6.10", more=spoken_of),
    QuestionRow(instants.PickStruck, "struck", "S6.12", more=spoken_of),
    QuestionRow(attack.PayExtra, "extra", "S6.2.4", more=spoken_of),
    QuestionRow(attack.PayCounter, "pay-counter", "S7.6", more=spoken_of),
    QuestionRow(attack.MayCounter, "counter", "S7.8.1", more=spoken_of),
    QuestionRow(states.PickPoison, "poison", "S10.poison.1", more=spoken_of),
    QuestionRow(states.CureStuns, "cure", "S-card-124", more=spoken_of),
    QuestionRow(states.StanceOfBot, "stance", "S13.F.11", more=spoken_of),
    QuestionRow(horde.PickEntry, "enter", "S13.2.2", more=spoken_of),
    QuestionRow(setup.PickPool, "pool", "S13.1.extra", more=spoken_of),
    QuestionRow(resolve.PickBotSlot, "bot-slot", "S13.F.14", more=spoken_of),
    QuestionRow(staying.BanKind, "ban", "S-card-092", more=spoken_of),
    QuestionRow(staying.ForbidCard, "forbid", "S-card-094", more=spoken_of),
    *(QuestionRow(instants.MayInstant, f"instant-{key}", "S8.6" if window == Moment.AFTER else "S8.3", more=spoken_of,
                  when=at(window), timed=True, hushed=wishes_quiet) for window, key in WINDOW_KEYS.items()),
)


def asked(state: State, item: Item, seat: int) -> Asked:
    """What a decision asks, and its rule."""
    return LEXICON.asked(QUESTIONS, state, item, seat)


def choice(state: State, item: Item, seat: int, action: Action) -> Choice:
    """An action for a reader."""
    verb, number, _, _ = parts(action)
    words: Phrase | None = None
    if verb == Verb.PASS:
        words = say(f"senjutsu-no-{asked(state, item, seat).key}")
    elif verb == Verb.LINE and isinstance(item, lines.PickLine):
        words = line_words(state, item.card, number)
    if verb != Verb.CHOOSE:
        return LEXICON.choice(state, action, leads_to(state, item, seat, action), words)
    parts_ahead = ahead(state, seat, number)
    return replace(LEXICON.choice(state, action, result_of(state, seat, number, parts_ahead), words), ahead=parts_ahead)


def result_of(state: State, seat: int, card: int, parts_ahead: tuple[JSON, ...]) -> Phrase | None:
    """When a card would act, what it costs, and whom it can come to hit."""
    if not parts_ahead:
        return None
    said: dict[str, Arg] = {"value": acts_at(state, seat, card, parts_ahead[0]["value"]), "cost": state.book.printed.cost[card]}
    reached = [other for part in parts_ahead for other in part["reaches"]]
    if not reached:
        return say("senjutsu-result-choose", **said)
    return say("senjutsu-result-choose-hits", **said, other=figure_words(state, reached[0]))


def acts_at(state: State, seat: int, card: int, value: int) -> Arg:
    """S3.6.5: of a card with a range both ends, the value is named only when all cards are turned up."""
    if not state.book.printed.is_range(card):
        return value
    return f"{value}–{slowed(state.book.printed.low[card], len(state.hobbles[seat]))}"


def line_words(state: State, card: int, place: int) -> Phrase:
    """A line of a card among which one is picked (senjutsu-cards.ftl)."""
    return say(f"senjutsu-line-{state.book.printed.ids[card]}-{place}")
