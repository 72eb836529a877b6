# Записи Root у пакетах власників.

root-records-cards = Карти колоди
root-records-quests = Доручення
root-records-maps = Мапи
root-records-tracks = Шкали планшетів фракцій
root-record-name = { $name } ({ $suit })
root-record-card = Карта. copies — скільки таких, разом 54; cost — масті для виготовлення; item і vp — предмет і очки карти предмета; text — постійний ефект (слова в docs/adding-a-card.md).
root-record-quest = Доручення. items — два предмети, яких воно вимагає.
root-record-map = Мапа. Галявини за номерами: suit — масть (немає, якщо мапа її не друкує), slots — місця, ruin — руїни. Стежки й ліси належать до малюнка.
root-record-tracks = Скільки коштує чи дає кожне місце шкали, зліва направо.
