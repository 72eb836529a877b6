### The Riverfolk Company: what it asks, offers, tells and refuses. $who is a seat (root-short-…).

## Questions

root-ask-land =
    { $count ->
        [one] Na které mýtině u řeky přistane poslední bojovník?
       *[other] Na které mýtině u řeky přistane bojovník? Zbývá: { $count }
    }
root-ask-price = Kolik stojí služba „{ $service }“?
root-ask-riverfolk-act = Na co půjde kapitál?
root-ask-commit = Čí bojovník půjde do Vkladů?
root-ask-fund-space = Čí bojovník z kapitálu půjde na místo? Barva: { $suit }
root-ask-fund-any = Čí bojovník z kapitálu půjde na které místo?
root-ask-spend-fund = Čího bojovníka z kapitálu utratit za verbování?
root-ask-lose-funds =
    { $count ->
        [one] Obchodní stanice padla: čí bojovník odejde z kapitálu?
       *[other] Obchodní stanice padla, z kapitálu odejde bojovníků: { $count }. Čí je další?
    }

## Choices

root-act-land = Přistát na mýtině { $clearing }
root-act-price = „{ $service }“: { $price }
root-act-buy = Koupit službu „{ $service }“
root-act-buy-card = Koupit { $card_acc }
root-act-commit = Bojovník { $who_gen }
root-act-export = Vyvézt { $card_acc }
root-act-draw-card = Dobrat kartu
root-act-hire = Verbovat na mýtině { $clearing }
root-act-post = Obchodní stanice na mýtině { $clearing }
root-act-fund = Bojovník { $who_gen }, místo: { $suit }
root-act-refund = Bojovník { $who_gen }

## What it leads to

root-result-commit =
    { $count ->
        [0] 1 do Vkladů, kapitál bude prázdný
       *[other] 1 do Vkladů, v kapitálu zbude { $count }
    }
root-result-hire =
    { $count ->
        [0] 1 utracen, kapitál bude prázdný
       *[other] 1 utracen, v kapitálu zbude { $count }
    }
root-result-post =
    { $points ->
        [one] +{ $points } bod; z kapitálu odejdou 2 bojovníci { $who_gen }
        [few] +{ $points } body; z kapitálu odejdou 2 bojovníci { $who_gen }
       *[other] +{ $points } bodů; z kapitálu odejdou 2 bojovníci { $who_gen }
    }
root-result-export =
    { $count ->
        [0] bez efektu a bodů; pro Platby není bojovník
       *[other] bez efektu a bodů; 1 bojovník do Plateb
    }
root-result-buy =
    { $price ->
        [one] { $price } bojovník, v zásobě zbude { $left }
        [few] { $price } bojovníci, v zásobě zbude { $left }
       *[other] { $price } bojovníků, v zásobě zbude { $left }
    }
root-result-buy-items =
    { $price ->
        [one] vyčerpat { $price } předmět, připravených zbude { $left }
        [few] vyčerpat { $price } předměty, připravených zbude { $left }
       *[other] vyčerpat { $price } předmětů, připravených zbude { $left }
    }

## Events

root-event-priced = { $who } stanovuje cenu. „{ $service }“: { $price }.
root-event-paid =
    { $count ->
        [0] { $who } platí, ale { $other_gender ->
            [pl] { $other } nemají
           *[other] { $other } nemá
        } pro Platby bojovníka.
        [one] { $who } platí: { $count } bojovník { $other_gen } jde do Plateb.
        [few] { $who } platí: { $count } bojovníci { $other_gen } jdou do Plateb.
       *[other] { $who } platí: { $count } bojovníků { $other_gen } jde do Plateb.
    }
root-event-paid-own = { $who } { $who_gender ->
        [pl] dávají
       *[other] dává
    } do Plateb { root-n-warriors.acc }.
root-event-protected =
    Protekcionismus, protože nikdo neplatil: { $count ->
        [one] do Plateb jde { $count } vlastní bojovník.
        [few] do Plateb jdou { $count } vlastní bojovníci.
       *[other] do Plateb jde { $count } vlastních bojovníků.
    }
root-event-gathered =
    { $who }: kapitál roste o { $count ->
        [one] { $count } bojovníka.
        [few] { $count } bojovníky.
       *[other] { $count } bojovníků.
    }
root-event-committed = { $who } vkládá bojovníka { $other_gen }.
root-event-committed-own = { $who } vkládá vlastního bojovníka.
root-event-funded = { $who } klade na místo bojovníka { $other_gen }. Barva: { $suit }.
root-event-funded-own = { $who } klade na místo vlastního bojovníka. Barva: { $suit }.
root-event-refunded =
    { $count ->
        [one] { $count } bojovník z kapitálu se vrací do zásoby { $other_gen }.
        [few] { $count } bojovníci z kapitálu se vracejí do zásoby { $other_gen }.
       *[other] { $count } bojovníků z kapitálu se vrací do zásoby { $other_gen }.
    }
root-event-exported =
    { $count ->
        [0] { $who } vyváží { $card_acc }; pro Platby není bojovník.
       *[other] { $who } vyváží { $card_acc }: vlastní bojovník jde do Plateb.
    }

## Why not

root-why-buy-own = { $who } prodává, sám od sebe nekupuje.
root-why-buy-late = Služby se kupují jen na začátku vlastního rozbřesku.
root-why-buy-limit =
    { $count ->
        [one] V tomto tahu lze koupit jednu službu a ta už je koupena. Každá mýtina s obchodní stanicí a vaší komponentou dá další.
       *[other] Služeb v tomto tahu: { $count }, a všechny už jsou koupeny. Každá mýtina s obchodní stanicí a vaší komponentou dá další.
    }
root-why-buy-mercenaries = { $who_dat } žoldnéři neslouží.
root-why-buy-twice = „{ $service }“: v tomto tahu už koupeno.
root-why-buy-price = „{ $service }“ stojí { $price }, ale bojovníků v zásobě: { $left }.
root-why-buy-items = „{ $service }“ stojí { $price }, ale připravených předmětů: { $left }.
root-why-buy-card = { $card }: tato karta ve veřejné ruce není.
root-why-no-funds = Kapitál je prázdný.
root-why-few-funds = Potřeba bojovníků z kapitálu: { $need }, ale je jich { $count }.
root-why-no-space = Chybějí uvolněná místa barev uvedených v ceně.
root-why-export = Co nejde vyrobit, nejde ani vyvézt: { $card }.
root-why-nothing-to-draw = Karty došly.
root-why-not-river = Mýtina { $clearing } neleží u řeky.
root-why-no-recruit = V zásobě není bojovník a v kapitálu není žádný vlastní.
root-why-post-there = Na mýtině { $clearing } už obchodní stanice je.
root-why-post-suit = Všechny tři obchodní stanice této barvy už jsou umístěny: { $suit }.
root-why-post-ruler = Mýtinu { $clearing } nikdo neovládá.
root-why-post-funds =
    Mýtinu { $clearing } { $who_gender ->
        [pl] ovládají
       *[other] ovládá
    } { $who }: je třeba 2 bojovníků { $who_gen } z kapitálu, ale je { $count }.
