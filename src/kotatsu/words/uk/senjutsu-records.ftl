# Записи «Сендзюцу» в пакетах власників.

senjutsu-records-cards = Карти гравців
senjutsu-records-solo = Соло-карти
senjutsu-records-characters = Персонажі та їхні колоди
senjutsu-records-battlefields = Поля бою
senjutsu-record-name = { $id } { $name }
senjutsu-record-card =
    Карта гравця за надрукованим номером. type: attack, defence чи meditation; rank: wood, steel, gold чи jade; initiative: "7", "7-3", "=" або "-" для миттєвих;
    other_initiative, cost, needs (камае), instant, prepared, unblockable, range, school — де надруковано; text — що вона робить, рядок за рядком.
senjutsu-record-solo = Соло-карта за надрукованим номером. type, initiative, unblockable, range; text — що вона робить, рядок за рядком.
senjutsu-record-character = Персонаж. advantage, hand, wounds; weapons і weapon надрукованої колоди; tree — дерево камае; school — школа; deck і, для розширеної колоди, more.
senjutsu-record-battlefield = Поле бою. hexes — клітинки; duel — початкові клітинки з напрямком; letters — літери соло-гри; teams, three і four — більше гравців; terrain — радимий рельєф.
