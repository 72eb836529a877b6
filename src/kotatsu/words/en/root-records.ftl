# The records of Root as owners' packs have them.

root-records-cards = Cards of the deck
root-records-quests = Quests
root-records-maps = Maps
root-records-tracks = Tracks of the faction boards
root-record-name = { $name } ({ $suit })
root-record-card = Card. copies: how many there are, 54 in all; cost: suits to craft it; item and vp of an item card; text of a lasting effect (docs/adding-a-card.md has the words).
root-record-quest = Quest. items: the two items that it asks for.
root-record-map = Map. Clearings by number: suit (left out where the map prints none), slots, ruin. Paths and forests are the drawing itself.
root-record-tracks = What each space of a track costs or scores, from left to right.
