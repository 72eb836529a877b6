## Rady: co mluví pro akci

hint-over = Hra skončila: není co volit.
hint-not-due = { $who }: toto místo teď nic nevolí.

hint-root-points = body hned
hint-root-soon = body v příštích tazích
hint-root-map = síla na mapě
hint-root-cards = dobré karty v ruce
hint-root-board = růst vlastní desky
hint-root-rivals = méně bodů pro soupeře

hint-senjutsu-harm = škoda soupeři
hint-senjutsu-health = méně vlastních zranění
hint-senjutsu-cards = silné karty v ruce
hint-senjutsu-place = lepší místo na poli

hint-battlecrest-harm = škoda druhé straně
hint-battlecrest-health = silná vlastní strana
hint-battlecrest-blow = silný úder v příštím tahu
hint-battlecrest-safety = méně hrozeb

hint-samurai-village = celá vesnice
hint-samurai-wounds = méně zranění
hint-samurai-ready = více samurajů v boji
hint-samurai-raiders = méně plenitelů
hint-samurai-stack = méně nájezdníků v balíčku
hint-samurai-hat = klobouk v bezpečí
hint-samurai-farm = budova v bezpečí
hint-samurai-doll = panenka v bezpečí
hint-samurai-penalty = mírnější penalta v příštím tahu
hint-samurai-kiai = blíže ke kiai
hint-samurai-shout = kiai
hint-samurai-room = více místa do kiai
hint-samurai-over = menší riziko překročení kiai
hint-samurai-lent = více talentů po ruce
hint-samurai-free = méně zákazů v tomto tahu
hint-samurai-kept = talent do zálohy
hint-samurai-fits = lepší místo pro nájezdníka
