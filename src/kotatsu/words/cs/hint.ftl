## Rady: co mluví pro akci

hint-over = Hra skončila: není co volit.
hint-not-due = { $who }: toto místo teď nic nevolí.

hint-root-points = body hned
hint-root-soon = body v příštích tazích
hint-root-map = síla na mapě
hint-root-cards = dobré karty v ruce
hint-root-board = růst vlastní desky
hint-root-rivals = soupeři získají méně

hint-senjutsu-harm = škoda soupeři
hint-senjutsu-health = zůstanete bez zranění
hint-senjutsu-cards = silné karty zůstanou v ruce
hint-senjutsu-place = lepší místo na poli

hint-battlecrest-harm = škoda druhé straně
hint-battlecrest-health = vaše strana zůstane silná
hint-battlecrest-blow = silný úder v příštím tahu
hint-battlecrest-safety = méně hrozeb

hint-samurai-village = vesnice zůstane celá
hint-samurai-wounds = méně zranění
hint-samurai-ready = více samurajů zůstane v boji
hint-samurai-raiders = méně plenitelů
