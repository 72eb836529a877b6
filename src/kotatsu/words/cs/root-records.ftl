# Záznamy Rootu v balících vlastníků.

root-records-cards = Karty balíčku
root-records-quests = Úkoly
root-records-maps = Mapy
root-records-tracks = Stupnice desek frakcí
root-record-name = { $name } ({ $suit })
root-record-card = Karta. copies: kolik jich je, dohromady 54; cost: barvy k výrobě; item a vp: předmět a body karty předmětu; text: trvalý efekt (slova jsou v docs/adding-a-card.md).
root-record-quest = Úkol. items: dva předměty, které vyžaduje.
root-record-map = Mapa. Mýtiny podle čísel: suit je barva (chybí, pokud ji mapa netiskne), slots místa, ruin ruiny. Cesty a lesy patří ke kresbě.
root-record-tracks = Kolik stojí nebo dává každé místo stupnice, zleva doprava.
