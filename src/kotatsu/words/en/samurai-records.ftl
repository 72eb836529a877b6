# The records of Samurai Spirit as owners' packs have them.

samurai-records-cards = Raider cards
samurai-records-samurai = Samurai
samurai-records-farms = Farm penalties
samurai-record-card-name = { $id }: { $card }
samurai-record-card = Raider card. value; symbol: hat, doll, farm or none; flame: whether it burns; penalties: none, one or two of WOUND, FIRE, NINJA, NODEF, NOSUP, PASS, DEMON, SWORDS, DROP.
samurai-record-samurai = Samurai. kiai: two numbers, human side and animal side; animal.
samurai-record-farms = How many of the six farmsteads have each penalty on their backs (A to D), six in all.
