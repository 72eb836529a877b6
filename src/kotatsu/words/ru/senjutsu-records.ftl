# Записи «Сендзюцу» в пакетах владельцев.

senjutsu-records-cards = Карты игроков
senjutsu-records-solo = Соло-карты
senjutsu-records-characters = Персонажи и их колоды
senjutsu-records-battlefields = Поля боя
senjutsu-record-name = { $id } { $name }
senjutsu-record-card =
    Карта игрока по напечатанному номеру. type: attack, defence или meditation; rank: wood, steel, gold или jade; initiative: "7", "7-3", "=" или "-" для мгновенных;
    other_initiative, cost, needs (камаэ), instant, prepared, unblockable, range, school — где напечатано; text — что она делает, строка за строкой.
senjutsu-record-solo = Соло-карта по напечатанному номеру. type, initiative, unblockable, range; text — что она делает, строка за строкой.
senjutsu-record-character = Персонаж. advantage, hand, wounds; weapons и weapon напечатанной колоды; tree — дерево камаэ; school — школа; deck и, для расширенной колоды, more.
senjutsu-record-battlefield = Поле боя. hexes — гексы; duel — начальные гексы с направлением; letters — буквы соло-игры; teams, three и four — больше игроков; terrain — рекомендуемый рельеф.
