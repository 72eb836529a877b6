# Záznamy Ducha samuraje v balících vlastníků.

samurai-records-cards = Karty nájezdníků
samurai-records-samurai = Samurajové
samurai-records-farms = Tresty statků
samurai-record-card-name = { $id }: { $card }
samurai-record-card = Karta nájezdníka. value: síla; symbol: hat, doll, farm nebo none; flame: zda hoří; penalties: žádný, jeden nebo dva z WOUND, FIRE, NINJA, NODEF, NOSUP, PASS, DEMON, SWORDS, DROP.
samurai-record-samurai = Samuraj. kiai: dvě čísla, lidská strana a zvířecí; animal: zvíře.
samurai-record-farms = Kolik ze šesti statků má na rubu který trest (A až D), dohromady šest.
