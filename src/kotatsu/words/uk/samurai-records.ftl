# Записи «Духу самурая» в пакетах власників.

samurai-records-cards = Карти розбійників
samurai-records-samurai = Самураї
samurai-records-farms = Кари ферм
samurai-record-card-name = { $id }: { $card }
samurai-record-card = Карта розбійника. value — сила; symbol: hat, doll, farm або none; flame — чи горить; penalties: жодної, одна чи дві з WOUND, FIRE, NINJA, NODEF, NOSUP, PASS, DEMON, SWORDS, DROP.
samurai-record-samurai = Самурай. kiai — два числа, людський бік і звіриний; animal — звір.
samurai-record-farms = Скільки з шести ферм мають кожну кару на звороті (від A до D), разом шість.
