# Записи Root в пакетах владельцев.

root-records-cards = Карты колоды
root-records-quests = Задания
root-records-maps = Карты местности
root-records-tracks = Шкалы планшетов фракций
root-record-name = { $name } ({ $suit })
root-record-card = Карта. copies — сколько таких, всего 54; cost — масти для изготовления; item и vp — предмет и очки карты предмета; text — постоянный эффект (слова в docs/adding-a-card.md).
root-record-quest = Задание. items — два предмета, которых оно требует.
root-record-map = Карта местности. Поляны по номерам: suit — масть (нет, если она не напечатана), slots — места, ruin — руины. Тропы и леса относятся к рисунку.
root-record-tracks = Сколько стоит или даёт каждое место шкалы, слева направо.
