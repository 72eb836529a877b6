"""What each number means that a program learns Root from."""
from kotatsu.games.root.book import CLEARINGS, FACTION_NAMES, ITEM_NAMES, PIECE_NAMES, SEATS, SUIT_NAMES
from kotatsu.games.root.card_rows import EFFECT_NAMES
from kotatsu.games.root.data import make_book
from kotatsu.games.root.encode import SPOTS, VAGABONDS, encode
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES, LEADER_NAMES
from kotatsu.games.root.factions.riverfolk.lexicon import SERVICE_NAMES
from kotatsu.games.root.factions.vagabond.board import CHARACTER_NAMES, PLACE_NAMES
from kotatsu.games.root.lexicon import LEXICON
from kotatsu.games.root.state import PHASE_NAMES, State
from kotatsu.kernel.learning import Learning, Part, numbered, of_each

BOOK = make_book({}, None)
SEAT_LABELS = numbered("seat", SEATS)
CLEARING_LABELS = numbered("clearing", CLEARINGS)
CARD_LABELS, QUEST_LABELS = tuple(BOOK.card_ids), tuple(BOOK.quest_ids)
SPOT_LABELS = (*CLEARING_LABELS, *numbered("forest", SPOTS - CLEARINGS))
SUITS = SUIT_NAMES[:3]
ITEM_PLACES = tuple(f"{item}, {place}" for item in ITEM_NAMES for place in PLACE_NAMES)
COPIES = max(BOOK.card_copies)

CLEARING = (
    Part("suit", SUITS, "1 for its suit"),
    Part("open", ("open slots",), "how many there are", 6),
    Part("ruins", ("ruin",), "1 if there is one"),
    Part("ruin items", ("items",), "how many items lie under it", 8),
    Part("scorched", ("scorched",), "1 if it is"),
    Part("ruler", SEAT_LABELS, "1 for the seat that rules it"),
    Part("warriors", SEAT_LABELS, "how many warriors of that seat are there", 25),
    Part("pieces", PIECE_NAMES, "how many pieces of that kind are there", 25),
)
BATTLE = (
    Part("clearing", CLEARING_LABELS, "1 for where it is fought"),
    *(Part(who, SEAT_LABELS, "1 for that seat") for who in ("attacker", "defender", "ally", "instigator", "arbiter")),
    Part("ambush", CARD_LABELS, "1 for the card played"), Part("foil", CARD_LABELS, "1 for the card played"),
    Part("high die", ("0", "1", "2", "3"), "1 for what was rolled"), Part("low die", ("0", "1", "2", "3"), "1 for what was rolled"),
    Part("hits", ("rolled by the attacker", "rolled by the defender", "extra of the attacker", "extra of the defender",
                  "due from the attacker", "due from the defender"), "how many hits", 255),
)
SEAT = (
    Part("faction", FACTION_NAMES, "1 for who sits there; all 0 if nobody does"),
    Part("scores", ("scores",), "1 unless dominance or a coalition has taken the place of points"),
    Part("points", ("points",), "how many", 200),
    Part("dominance", SUIT_NAMES[:4], "1 for the suit of an activated dominance card"),
    Part("partner", SEAT_LABELS, "1 for the partner of a coalition"),
    Part("hand", ("hand",), "how many cards", 255),
    Part("hand, cards", CARD_LABELS, "how often that card is in the hand, if it is the own one or an open one", COPIES),
    Part("hand, shown", CARD_LABELS, "how often this seat was shown that card in it", COPIES),
    Part("hand, lost", ("lost",), "how many of those shown have left unseen", 255),
    Part("effects", EFFECT_NAMES, "1 for a lasting effect"),
    Part("used", EFFECT_NAMES, "1 if it was used this turn"),
    Part("items", ITEM_NAMES, "how many crafted items of that kind", 12),
    Part("supply", ("warriors",), "how many are left in the supply", 25),
)
VAGABOND = (
    Part("character", CHARACTER_NAMES, "1 for who he is"),
    Part("place", SPOT_LABELS, "1 for where he stands"),
    Part("items", ITEM_PLACES, "how many of that item lie there", 20),
    Part("relations", SEAT_LABELS, "how he stands with that seat: 0 indifferent to 3 allied, 4 hostile", 4),
    Part("aids", SEAT_LABELS, "aids this turn that count towards the next space", 3),
    Part("quests", SUITS, "quests completed", 15),
)
PARTS = (
    Part("viewer", SEAT_LABELS, "1 for the seat that sees this"),
    Part("map", ("map",), "0 for Autumn, 1 for Winter"),
    Part("round", ("round",), "how many rounds there were", 255),
    Part("turn", ("turn",), "how many turns there were, 255 at most", 255),
    Part("active", SEAT_LABELS, "1 for the seat whose turn it is"),
    Part("phase", PHASE_NAMES, "1 for where the turn stands"),
    *of_each(CLEARING_LABELS, *CLEARING),
    Part("deck", ("cards",), "how many", 255), Part("quest_deck", ("cards",), "how many", 255),
    Part("discard", CARD_LABELS, "how often that card lies there", COPIES),
    Part("souls", CARD_LABELS, "how often that card lies among the Lost Souls", COPIES),
    Part("available", CARD_LABELS, "1 for a dominance card that may be taken", COPIES),
    Part("quests", QUEST_LABELS, "1 for a quest that lies open"),
    Part("items", ITEM_NAMES, "how many lie on the map", 12),
    Part("boats", ("boats",), "1 if the active seat bought Riverboats"),
    Part("mercenaries", ("bought", "serving"), "1 if it is so"),
    *of_each(("battle",), *BATTLE),
    *of_each(SEAT_LABELS, *SEAT),
    Part("marquise: actions", ("actions",), "left this Daylight", 20),
    Part("marquise: recruited", ("recruited",), "1 if it was used"),
    Part("eyrie: leader", LEADER_NAMES, "1 for the leader"), Part("eyrie: fallen", LEADER_NAMES, "1 for a leader who has fallen"),
    *(Part(f"eyrie: {what} {column}", (*CARD_LABELS, "vizier"), "how often that card lies in this column" + more, COPIES + 1)
      for column in COLUMN_NAMES for what, more in (("decree", ""), ("todo", " and is still to be carried out"))),
    Part("alliance: supporters", ("supporters", "officers", "operations left"), "how many", 255),
    Part("alliance: supporters, cards", CARD_LABELS, "how often that card is among the own supporters", COPIES),
    Part("alliance: supporters, shown", CARD_LABELS, "how often this seat was shown that card among them", COPIES),
    Part("alliance: supporters, lost", ("lost",), "how many of those shown have left unseen", 255),
    Part("cult: outcast", SUITS, "1 for the outcast"), Part("cult: hated", ("hated",), "1 if it is hated"),
    Part("cult: acolytes", ("acolytes",), "how many", 25),
    Part("cult: revealed", CARD_LABELS, "how often that card was revealed this turn", COPIES),
    Part("cult: scored", SUITS, "1 for a suit scored this turn"),
    Part("riverfolk: prices", SERVICE_NAMES, "what a service costs", 4),
    *(Part(f"riverfolk: {box}", SEAT_LABELS, "how many warriors of that seat lie there", 25)
      for box in ("payments", "funds", "committed", *(f"spaces, {suit}" for suit in SUITS))),
    Part("riverfolk: placed", SUITS, "trade posts that have left the board", 3),
    *of_each(numbered("vagabond", VAGABONDS), *VAGABOND),
)
NAMES = {"seat": SEAT_LABELS, "card": (*CARD_LABELS, "vizier"), "effect": EFFECT_NAMES, "spot": SPOT_LABELS, "quest": QUEST_LABELS,
         "count": tuple(str(count) for count in range(31))}
LEARNING: Learning[State] = Learning(LEXICON, lambda: NAMES, lambda: PARTS, encode, SEATS)
