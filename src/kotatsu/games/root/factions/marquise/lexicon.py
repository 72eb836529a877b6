"""The Marquise's verbs and events (Law 6)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.kernel.lexicon import EventRow, NumberKind, VerbRow

KINDS: tuple[NumberKind, ...] = ()
VERBS = (
    VerbRow(Verb.KEEP, "keep", ("clearing",), "R6.3.2", "white-tower", term="root-keep"),
    VerbRow(Verb.START, "start", ("piece", "clearing"), "R6.3.4"),
    VerbRow(Verb.WOOD, "wood", ("clearing",), "R6.4", "wood-pile", when="R6.4"),
    VerbRow(Verb.RECRUIT, "recruit", (), "R6.5.3", "barracks-tent", term="root-recruit"),
    VerbRow(Verb.BUILD, "build", ("piece", "clearing"), "R6.5.4.i", "crosscut-saw", term="root-build"),
    VerbRow(Verb.PAY, "pay", ("clearing",), "R6.5.4.ii"),
    VerbRow(Verb.OVERWORK, "overwork", ("card", "clearing"), "R6.5.5", "wood-pile", term="root-overwork"),
    VerbRow(Verb.EXTRA, "extra", ("card",), "R6.5-2", "feather"),
    VerbRow(Verb.MUSTER, "muster", ("clearing",), "R6.5.3", "barracks-tent"),
)
EVENTS = (
    EventRow(Event.KEEP, "keep", "R6.3.2", ("clearing", "to:clearing")),
    EventRow(Event.WOOD, "wood", "R6.4", ("clearing", "count")),
    EventRow(Event.PAID_WOOD, "paid-wood", "R6.5.4.ii", ("clearing", "count")),
    EventRow(Event.OVERWORK, "overwork", "R6.5.5", ("clearing",)),
    EventRow(Event.EXTRA, "extra", "R6.5-2", ("count",)),
    EventRow(Event.RECRUITS, "recruits", "R6.5.3"),
)
