"""The Alliance's verbs and events (Law 8)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.kernel.lexicon import EventRow, NumberKind, VerbRow

KINDS: tuple[NumberKind, ...] = ()
VERBS = (
    VerbRow(Verb.REVOLT, "revolt", ("clearing",), "R8.4.1.i", "fist", when="R8.4", term="root-revolt"),
    VerbRow(Verb.SPREAD, "spread", ("clearing",), "R8.4.2.i", "paw-print", when="R8.4", term="root-spread-sympathy"),
    VerbRow(Verb.SUPPORT, "support", ("card",), "R8.4.1.ii", "three-friends"),
    VerbRow(Verb.MOBILIZE, "mobilize", ("card",), "R8.5.2", "three-friends", when="R8.5.2", term="root-mobilize"),
    VerbRow(Verb.TRAIN, "train", ("card",), "R8.5.3", "rank-2", when="R8.5.3", term="root-train"),
    VerbRow(Verb.LEVY, "levy", ("clearing",), "R8.6.1.iii", "rank-2", when="R8.6.1.iii", term="root-alliance-recruit"),
    VerbRow(Verb.ORGANIZE, "organize", ("clearing",), "R8.6.1.iv", "paw-print", when="R8.6.1.iv", term="root-organize"),
)
EVENTS = (
    EventRow(Event.REVOLTED, "revolted", "R8.4.1.iii", ("clearing",)),
    EventRow(Event.OFFICER, "officer", "R8.5.3", ("count",)),
    EventRow(Event.ORGANIZED, "organized", "R8.6.1.iv", ("clearing",)),
)
