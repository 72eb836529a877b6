### Pomocník: někdo hraje se skutečnými kartami na skutečném stole a stránka vede jen soupeře.

companion-title = Režim pomocníka
companion-none = Hra { $game } nemá soupeře, kterého by stránka mohla vést vedle skutečného stolu.
companion-no-automaton = V této pozici pravidla nikoho nevedou.

## Než to začne

companion-what = Hrajete se svými kartami na svém stole. Stránka vede jen soupeře: krok za krokem říká, co za něj udělat a proč.
companion-honest = Čí karty leží na vašem stole?
companion-honest-text = Karty rozkazů a akcí na této stránce jsou naše rekonstrukce R1 a s tištěnými se neshodují. Pokud máte krabici, nejdřív nahrajte svůj balík. Bez něj stránka běží na R1, pro ty, kdo si vytiskli naše karty.
companion-honest-cards = Některé hodnoty karet Senjutsu jsou naše rekonstrukce a každá taková karta to říká. Tiskne-li vaše krabice něco jiného, nejdřív nahrajte svůj balík.
companion-cards-without = Bez balíku
companion-cards-ours = Vestavěné karty
companion-load = Nahrát můj balík
companion-without = Mám vytištěné R1
companion-pack = Balík: { $name }
companion-pack-ours = R1, naše rekonstrukce
companion-begin = Rozestavit
companion-anew = Začít znovu
companion-you = Hrajete za
companion-it = Soupeř hraje za

## Rozestavení

companion-setup = Rozestavení
companion-turn = Jeho tah
companion-past = Minulé tahy
companion-pick = Klikněte na pole, kartu nebo rozkaz a zadejte, co leží na vašem stole.
companion-who-stands = Kdo stojí na { $cell }?
companion-which-landmark = Která lokace leží na { $cell }?
companion-still-missing = ještě chybí: { $names }
companion-empty = Nikdo
companion-side = Strana { $face }
companion-missing-warrior = není na bojišti: { $names }
companion-missing-order = není vybrána karta rozkazu
companion-order-open = Vyberte kartu rozkazu
companion-shuffles = Ať míchá stránka
companion-less = { $what }: o jedno méně
companion-more = { $what }: o jedno více
companion-earlier = { $what }: o jedno místo doleva
companion-its-health = Jeho zdraví
companion-your-health = Vaše zdraví
companion-your-attack = Útočíte silou
companion-attacks = Útočíte: { $warrior }
companion-attacks-help = Jakou silou? Pak se brání a stránka řekne jak.

## Jeho tah

companion-step = Krok { $step } z { $steps }
companion-do-it = Udělejte to na stole a pokračujte.
companion-asked = Tohle ví jen váš stůl.
companion-done = Hotovo, dál
companion-back = O krok zpět
companion-correct = Opravit bojiště
companion-whole-field = Celé bojiště
companion-less-field = Jen část
companion-not-so = neodpovídá opravenému bojišti
companion-aloud = Nahlas
companion-after = Potom má stůl vypadat takto
companion-check-warrior = { $warrior }: { $cell }
companion-check-health = { $warrior }: zdraví { $health }
companion-check-gone = { $warrior }: mimo bojiště
companion-check-ready = Připravené karty: { $ready } z { $all }
companion-over = Jeho tah skončil
companion-over-help = Odehrajte svůj tah na stole, zadejte, co se změnilo, a zase je na tahu on.
companion-your-turn = K vašemu tahu
companion-none-yet = Zatím se nic nestalo.
companion-nothing-begun = Rozestavte bojiště a stiskněte „Jeho tah“.
companion-turn-number = Tah { $number }
companion-defence-number = Tah { $number }: obrana

## Co ví jen stůl

companion-ask-luck = Co se ukázalo na vašem stole?
companion-text = { $text }
companion-ask-card = Která karta byla otočena: { $who }?
companion-no-part = Všechny části karet protivníků jsou hotové.
companion-ask-order = Která karta rozkazu byla otočena?
companion-ask-wounds = Útok { $value }: kolik zranění prošlo?
companion-wounds = { $number }
companion-turned = vaše obrana otočila: { $landmarks }
companion-none-turned = žádná lokace otočena nebyla

## Senjutsu

companion-reveal = Otočit jeho karty
companion-next-part = Jeho další část
companion-parts-help = Hráči jednají na svém stole: nejdřív to, co má vyšší iniciativu. Zadejte, co se změnilo, a pokračujte soupeři.
companion-your-card = odhalená karta
companion-no-card = Bez karty
companion-turn-figure = { $who }: otočit
companion-wounds-of = { $who }: zranění
companion-shields = Štíty
companion-no-terrain = Odstranit
companion-pick-hex = Vyberte hex a zadejte, kdo tam stojí a kam hledí.
