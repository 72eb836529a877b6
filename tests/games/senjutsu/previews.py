"""What choices of Senjutsu promise, as facts of the states before and after."""
from typing import Any

from conform.previews import FIRST, PLAYED, AtMost, Case, Previews, Promise

from kotatsu.games.senjutsu.actions import Event
from kotatsu.games.senjutsu.book import Terrain
from kotatsu.games.senjutsu.defeat import figure_actor
from kotatsu.games.senjutsu.lexicon import cell_words, figure_words, terrain_words
from kotatsu.games.senjutsu.preview import preview
from kotatsu.games.senjutsu.queries import slowed
from kotatsu.games.senjutsu.state import ENDED
from kotatsu.kernel.agenda import advance
from kotatsu.kernel.phrase import Arg


def entered(case: Case) -> Arg:
    """The hex that the figure has stepped onto."""
    return cell_words(case.after, next(numbers[1] for numbers in case.told(Event.STEPPED) if numbers[0] == case.seat))


def collides(case: Case) -> bool:
    """The figure stayed, was told against what, and its turn is over."""
    stays = case.after.out >> case.seat & 1 or case.before.cell[case.seat] == case.after.cell[case.seat]
    kinds = (Event.COLLIDED, Event.TERRAIN, Event.BUMPED)
    return bool(stays and any(case.told(kind) for kind in kinds) and case.after.stopped[case.seat] & ENDED)


def pushed(case: Case) -> Arg:
    return figure_words(case.before, case.item.target)


def ends_on(case: Case) -> Arg:
    """Where the figure stood when the push was over."""
    return cell_words(case.after, case.after.cell[case.item.target])


def stopped_by(case: Case) -> Arg:
    """What the push ended against, as the log has it."""
    actor = figure_actor(case.before, case.item.target)
    if [numbers for numbers in case.told(Event.COLLIDED) if numbers[0] == actor]:
        return terrain_words(Terrain.NOTHING)
    found = [terrain_words(numbers[1]) for numbers in case.told(Event.TERRAIN) if numbers[0] == actor]
    return next(iter(found)) if found else figure_words(case.before, case.told(Event.BUMPED)[0][1])


def left(case: Case) -> Arg:
    """How much focus was left when it was paid, or is there when the ring has moved."""
    found: int = case.told(Event.PAID)[0][2] if case.told(Event.PAID) else case.after.focus[getattr(case.item, "owner", case.seat)]
    return found


def for_want_of_cards(case: Case) -> int:
    return len([numbers for numbers in case.told(Event.NO_CARD) if numbers[0] == case.seat])


def is_turned_up(case: Case) -> bool:
    """Alone against bots the choice is resolved at once; where others have still to choose there is nothing to see yet."""
    return bool(case.after.played[case.seat] == case.numbers[0])


def turned_up(case: Case) -> Any:
    """The state when the cards have been turned up and paid for."""
    state = case.after.copy()
    advance(state)
    return state


def acts_at(case: Case) -> Arg:
    """The value it acts at; of a range both ends."""
    printed, card, hobbles = case.before.book.printed, case.numbers[0], len(case.before.hobbles[case.seat])
    value = slowed(turned_up(case).named[case.seat], hobbles)
    return f"{value}–{slowed(printed.low[card], hobbles)}" if printed.is_range(card) else value


CHOSEN = {"value": acts_at,
          "cost": lambda case: turned_up(case).paid[case.seat]}


def first_reached(case: Case) -> Arg:
    """Whom it can come to hit (test_preview.py plays that out)."""
    found = [other for part in preview(case.before, case.seat, case.numbers[0]) for other in part.reaches]
    return figure_words(case.before, found[0])


PREVIEWS = Previews({
    "senjutsu-result-choose": Promise(CHOSEN, until=FIRST, due=is_turned_up),
    "senjutsu-result-choose-hits": Promise({**CHOSEN, "other": first_reached}, until=FIRST, due=is_turned_up),
    "senjutsu-leads-hex": Promise({"hex": entered}, until=FIRST),
    "senjutsu-leads-collision": Promise(holds=collides, until=FIRST),
    "senjutsu-leads-push": Promise({"other": pushed, "hex": ends_on}, until=FIRST),
    "senjutsu-leads-push-stopped": Promise({"other": pushed, "hex": ends_on, "what": stopped_by}, until=FIRST),
    "senjutsu-leads-focus": Promise({"left": left}, until=FIRST),
    "senjutsu-leads-wounds": Promise({"wounds": AtMost(for_want_of_cards)}, until=PLAYED),   # fewer if one of them defeats
})
