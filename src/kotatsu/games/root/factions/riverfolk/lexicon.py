"""The Riverfolk's services, verbs and events (Law 11)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.factions.riverfolk.board import BOATS, CARD, MERCENARIES
from kotatsu.kernel.lexicon import EventRow, NumberKind, Thing, VerbRow

SERVICE = NumberKind("service", (
    Thing(CARD, "card", "R11.2.7.i", "hand-card"),
    Thing(BOATS, "boats", "R11.2.7.ii", "riverboats"),
    Thing(MERCENARIES, "mercenaries", "R11.2.7.iii"),
), says="root-service-{}")
SERVICE_NAMES = tuple(row.name for row in SERVICE.things)
KINDS = (SERVICE, NumberKind("price", low=1, high=4))
VERBS = (
    VerbRow(Verb.LAND, "land", ("clearing",), "R11.3.2", "canoe"),
    VerbRow(Verb.PRICE, "price", ("service", "price"), "R11.6.2", "scales", when="R11.6.2", term="root-set-costs"),
    VerbRow(Verb.BUY, "buy", ("service",), "R11.2.6", "two-coins", when="R11.2.6", term="root-buy-services"),
    VerbRow(Verb.BUYCARD, "buy-card", ("card",), "R11.2.7.i", "card-play", when="R11.2.6", term="root-service-hand-card"),
    VerbRow(Verb.COMMIT, "commit", ("seat",), "R11.5.1", "two-coins", term="root-commit"),
    VerbRow(Verb.EXPORT, "export", ("card",), "R11.5.3.i", "swap-bag", when="R11.5", term="root-export"),
    VerbRow(Verb.DRAWCARD, "draw-card", (), "R11.5.4", "card-draw", when="R11.5"),
    VerbRow(Verb.HIRE, "hire", ("clearing",), "R11.5.5", "canoe", when="R11.5", term="root-recruit"),
    VerbRow(Verb.POST, "post", ("clearing",), "R11.5.6.ii", "shop", when="R11.5", term="root-establish-trade-post"),
    VerbRow(Verb.FUND, "fund", ("seat", "suit"), "R11.5.3", "two-coins"),
    VerbRow(Verb.REFUND, "refund", ("seat",), "R11.5.5"),
)
EVENTS = (
    EventRow(Event.PRICED, "priced", "R11.6.2", ("service", "price")),
    EventRow(Event.PAID, "paid", "R11.2.6.i", ("count", "other:seat"), own="other"),
    EventRow(Event.PROTECTED, "protected", "R11.4.1", ("count",)),
    EventRow(Event.GATHERED, "gathered", "R11.4.3", ("count",)),
    EventRow(Event.COMMITTED, "committed", "R11.5", ("other:seat",), own="other"),
    EventRow(Event.FUNDED, "funded", "R11.5.3", ("other:seat", "suit"), own="other"),
    EventRow(Event.REFUNDED, "refunded", "R11.5", ("other:seat", "count")),
    EventRow(Event.EXPORTED, "exported", "R11.5.3.i", ("card", "count")),
)
