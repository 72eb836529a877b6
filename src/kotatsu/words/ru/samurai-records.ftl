# Записи «Духа самурая» в пакетах владельцев.

samurai-records-cards = Карты разбойников
samurai-records-samurai = Самураи
samurai-records-farms = Кары ферм
samurai-record-card-name = { $id }: { $card }
samurai-record-card = Карта разбойника. value — сила; symbol: hat, doll, farm или none; flame — горит ли; penalties: ни одной, одна или две из WOUND, FIRE, NINJA, NODEF, NOSUP, PASS, DEMON, SWORDS, DROP.
samurai-record-samurai = Самурай. kiai — два числа, человеческая сторона и звериная; animal — зверь.
samurai-record-farms = Сколько из шести ферм имеют каждую кару на обороте (от A до D), всего шесть.
