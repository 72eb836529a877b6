# The records of Senjutsu as owners' packs have them.

senjutsu-records-cards = Player cards
senjutsu-records-solo = Solo cards
senjutsu-records-characters = Characters and their decks
senjutsu-records-battlefields = Battlefields
senjutsu-record-name = { $id } { $name }
senjutsu-record-card =
    Player card by its printed number. type: attack, defence or meditation; rank: wood, steel, gold or jade; initiative: "7", "7-3", "=" or "-" for instants;
    other_initiative, cost, needs (kamae), instant, prepared, unblockable, range, school where they are printed; text: what it does, line by line.
senjutsu-record-solo = Solo card by its printed number. type, initiative, unblockable, range; text: what it does, line by line.
senjutsu-record-character = Character. advantage, hand, wounds; weapons and the weapon of the printed deck; tree of kamae; school; deck and, for the extended deck, more.
senjutsu-record-battlefield = Battlefield. hexes; duel: start hexes with a facing; letters of the solo game; teams, three and four players; terrain that is recommended.
