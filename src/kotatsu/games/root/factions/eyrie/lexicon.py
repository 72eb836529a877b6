"""The Eyrie's leaders, columns, verbs and events (Law 7)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.factions.eyrie.board import COLUMN_ROWS, LEADER_ROWS
from kotatsu.kernel.lexicon import EventRow, NumberKind, Thing, VerbRow
from kotatsu.kernel.phrase import Phrase, say

COLUMN = NumberKind("column", [Thing(row.number, row.name, row.rule) for row in COLUMN_ROWS], says="root-decree-{}")
KINDS = (
    COLUMN,
    NumberKind("leader", [Thing(row.number, row.name) for row in LEADER_ROWS], says="root-leader-{}"),
)
VERBS = (
    VerbRow(Verb.NEST, "nest", ("clearing",), "R7.3.2", "nest-eggs"),
    VerbRow(Verb.LEADER, "leader", ("leader",), "R7.7.3", "throne-king", when="R7.7.3", term="root-leader"),
    VerbRow(Verb.DECREE, "decree", ("card", "column"), "R7.4.2", "scroll-unfurled", when="R7.4.2", term="root-decree"),
    VerbRow(Verb.ROOST, "roost", ("clearing",), "R7.4.3", "nest-eggs", when="R7.4.3", term="root-roost"),
    VerbRow(Verb.FULFIL, "fulfil", ("suit",), "R7.5.2", "scroll-unfurled"),
    VerbRow(Verb.ENROL, "enrol", ("clearing",), "R7.5.2.i", "nest-eggs", term="root-recruit"),
    VerbRow(Verb.ERECT, "erect", ("clearing",), "R7.5.2.iv", "nest-eggs", term="root-build"),
)
EVENTS = (
    EventRow(Event.LEADER, "leader", "R7.3.3", ("leader",)),
    EventRow(Event.DECREE, "decree", "R7.4.2", ("card", "column")),
    EventRow(Event.FULFILS, "fulfils", "R7.5.2", ("column", "suit")),
    EventRow(Event.TURMOIL, "turmoil", "R-E3", ("column", "suit")),
    EventRow(Event.DECREE_LOST, "decree-lost", "R7.7.2", ("count",)),
    EventRow(Event.LEADERS_UP, "leaders-up", "R7.7.3.i"),
    EventRow(Event.NEW_ROOST, "new-roost", "R7.4.3", ("clearing",)),
    EventRow(Event.EMERGENCY, "emergency", "R7.4.1"),
)



def column_words(column: int) -> Phrase:
    """A column of the Decree."""
    return say(f"root-decree-{COLUMN_ROWS[column].name}")
