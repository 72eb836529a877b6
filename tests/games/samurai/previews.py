"""What choices of Samurai Spirit promise, as facts of the states before and after."""
from collections.abc import Callable

from conform.previews import FIRST, PLAYED, Case, Previews, Promise

from kotatsu.games.samurai.actions import Event, Verb
from kotatsu.games.samurai.book import Pen
from kotatsu.games.samurai.lexicon import PENALTIES, SAMURAI, SYMBOL_NAMES
from kotatsu.games.samurai.phases.fight import DrawRaider
from kotatsu.games.samurai.phases.kiai import KiaiGive
from kotatsu.games.samurai.phases.penalties import MayIgnore
from kotatsu.games.samurai.queries import farms_left, kiai_value, left_of, right_of, stack_size
from kotatsu.kernel.action import parts


def placed_at(case: Case) -> int:
    """Whose line the card comes to."""
    return case.numbers[0] if parts(case.action)[0] in (Verb.HAND, Verb.GIVE) else case.seat


def card_of(case: Case) -> int:
    return case.before.lines[case.item.source][-1] if isinstance(case.item, KiaiGive) else case.before.drawn


def confronted(case: Case) -> tuple[int, ...]:
    """Card, and the sum before and after it (a Kiai takes the first card off at once)."""
    return next(numbers for who, *numbers in case.told(Event.CONFRONT) if who == placed_at(case))


def is_placed(case: Case) -> bool:
    """Not if whoever got the card has still to choose."""
    return case.after.drawn != card_of(case) and bool(case.told(Event.CONFRONT))


SUM = {
    "before": lambda case: confronted(case)[1],
    "value": lambda case: case.before.book.value[card_of(case)],
    "after": lambda case: confronted(case)[2],
    "kiai": lambda case: kiai_value(case.before, placed_at(case)),
}


def last_value(case: Case) -> int:
    """Of the line that loses its last card."""
    return case.before.book.value[case.before.lines[case.numbers[0]][-1]]


def lost(case: Case) -> tuple[int, int]:
    """Barricades and farmsteads."""
    return case.before.barricades - case.after.barricades, farms_left(case.before) - farms_left(case.after)


def untouched(case: Case) -> bool:
    before, after = case.before, case.after
    return (before.sums, before.wounds, before.bars, before.barricades, before.farms) == (
        after.sums, after.wounds, after.bars, after.barricades, after.farms)


def code_of(case: Case) -> int:
    """The penalty that is read first."""
    item = case.item
    return case.before.book.penalty[item.card] if isinstance(item, MayIgnore) else case.numbers[0]


def is_applied(case: Case) -> bool:
    """What the help of a penalty says comes true, as far as luck and choices allow to see."""
    before, after, seat, code = case.before, case.after, case.seat, code_of(case)
    if any(numbers[1] == code for numbers in case.told(Event.CANNOT)):
        return False
    if code in (Pen.NODEF, Pen.NOSUP, Pen.PASS, Pen.SWORDS):
        return (seat, code) in [numbers[:2] for numbers in case.told(Event.BARRED)]
    if code == Pen.FIRE:
        return lost(case) != (0, 0)
    if code == Pen.NINJA:
        return len(after.intruders) > len(before.intruders)
    if code in (Pen.LEFT, Pen.RIGHT):
        neighbour = left_of(before, seat) if code == Pen.LEFT else right_of(before, seat)
        return [who for who, *_ in case.told(Event.ARROW)][:1] == [neighbour]
    if code == Pen.DEMON:
        return bool(case.told(Event.DEMON))
    return bool(case.told(Event.DROPPED))


def wounded(case: Case) -> str:
    """The worst that happened: a token, the animal side, death."""
    told = {"dies": Event.DEAD, "turns": Event.FLIP, "token": Event.WOUND}
    return next((how for how, kind in told.items() if any(who == case.seat for who, *_ in case.told(kind))), "")


def wounds(case: Case) -> int:
    return sum(who == case.seat for kind in (Event.DEAD, Event.FLIP, Event.WOUND) for who, *_ in case.told(kind))


def has_talent_of(samurai: int) -> Callable[[Case], bool]:
    """An absent samurai's talent is used, or his token lies with whom it was lent to."""
    def holds(case: Case) -> bool:
        if parts(case.action)[0] == Verb.TOKEN:
            return bool(case.after.added[case.seat] >> samurai & 1)
        giver, receiver, _ = case.numbers
        return case.before.who[giver] == samurai and case.after.tokens[giver] == receiver
    return holds


PREVIEWS = Previews({
    "samurai-result-below": Promise(SUM, lambda case: lost(case) == (0, 0) and not case.told(Event.KIAI)),
    "samurai-result-kiai": Promise(SUM, lambda case: bool(case.told(Event.KIAI)), FIRST, is_placed),
    "samurai-result-over": Promise(SUM, lambda case: lost(case) == (1, 0), FIRST, is_placed),
    "samurai-result-over-farm": Promise({**SUM, "left": lambda case: farms_left(case.before) - 1},
                                        lambda case: case.before.barricades == 0 and bool(case.told(Event.OVER)), FIRST, is_placed),
    "samurai-result-lose": Promise({
        "before": lambda case: case.before.sums[case.numbers[0]],
        "value": last_value,
        "after": lambda case: case.after.sums[case.numbers[0]],
        "kiai": lambda case: kiai_value(case.before, case.numbers[0]),
    }),
    "samurai-result-defend": Promise({
        "symbol": lambda case: SYMBOL_NAMES[case.after.book.symbol[case.after.lefts[case.seat][-1]]],
        "sum": lambda case: case.after.sums[case.seat],
    }),
    "samurai-result-fight": Promise({"count": lambda case: stack_size(case.before)}, until=FIRST),
    "samurai-result-support": Promise({"count": lambda case: len(case.after.intruders)}, until=FIRST),
    "samurai-result-pass": Promise({
        "sum": lambda case: case.after.sums[case.seat],
        "kiai": lambda case: kiai_value(case.after, case.seat),
    }, lambda case: bool(case.after.passed[case.seat])),
    "samurai-result-build": Promise({"count": lambda case: case.after.barricades, "cap": lambda case: case.after.cap}),
    "samurai-result-ignore": Promise(holds=untouched),
    "samurai-result-wound": Promise({"how": wounded, "count": wounds}, until=FIRST),
    "samurai-result-cannot": Promise({"how": wounded}, lambda case: bool(case.told(Event.CANNOT)), FIRST),
    "samurai-result-swap": Promise(holds=lambda case: case.after.agenda[-1] == DrawRaider(case.seat, 1), until=FIRST),
    "samurai-result-discard": Promise(holds=lambda case: card_of(case) in case.after.discard),
    "samurai-result-heal": Promise({"side": lambda case: "animal" if case.after.sides[case.numbers[0]] else "human"},
                                   lambda case: not case.after.wounds[case.numbers[0]]),
    **{f"samurai-penalty-help-{row.id()}": Promise(holds=is_applied, until=PLAYED)
       for row in PENALTIES[1:] if row.number != Pen.WOUND},
    **{f"samurai-talent-{row.id()}": Promise(holds=has_talent_of(row.number)) for row in SAMURAI},
}, joined=frozenset({"samurai-result-both"}))
