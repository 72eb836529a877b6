"""The Cult's verbs and events (Law 10)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.kernel.lexicon import EventRow, NumberKind, VerbRow

KINDS: tuple[NumberKind, ...] = ()
VERBS = (
    VerbRow(Verb.CORNER, "corner", ("clearing",), "R10.3.2", "flowers"),
    VerbRow(Verb.OUTCAST, "outcast", ("suit",), "R10.3.3", "hidden"),
    VerbRow(Verb.CONVERT, "convert", ("clearing", "seat"), "R10.4.3.ii", "prayer", when="R10.4.3", term="root-convert"),
    VerbRow(Verb.SANCTIFY, "sanctify", ("clearing", "piece"), "R10.4.3.iii", "flowers", when="R10.4.3", term="root-sanctify"),
    VerbRow(Verb.GARDEN, "garden", ("card", "clearing"), "R10.5.1", "flowers", when="R10.5", term="root-ritual-build"),
    VerbRow(Verb.PREACH, "preach", ("card", "clearing"), "R10.5.2", "prayer", when="R10.5", term="root-ritual-recruit"),
    VerbRow(Verb.SCORE, "score", ("card",), "R10.5.3", "star", when="R10.5", term="root-ritual-score"),
    VerbRow(Verb.SACRIFICE, "sacrifice", ("card",), "R10.5.4", "small-fire", when="R10.5", term="root-ritual-sacrifice"),
)
EVENTS = (
    EventRow(Event.OUTCAST, "outcast", "R10.4.1", ("suit", "count")),
    EventRow(Event.SOULS, "souls", "R10.4.2", ("count",)),
    EventRow(Event.CRUSADE, "crusade", "R10.4.3.i", ("clearing", "count")),
    EventRow(Event.CONVERTED, "converted", "R10.4.3.ii", ("clearing", "other:seat", "count")),
    EventRow(Event.SANCTIFIED, "sanctified", "R10.4.3.iii", ("clearing", "piece", "count")),
    EventRow(Event.REVEALED, "revealed", "R10.5", ("card",)),
    EventRow(Event.ACOLYTE, "acolyte", "R10.5.4", ("count",)),
    EventRow(Event.RETURNED, "returned", "R10.6.1", ("count",)),
)
