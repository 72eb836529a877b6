### The Vagabond: what he asks, offers, tells and refuses. $who is a seat (root-short-…), $item an item, $place where it lies.

## Where an item lies

root-place-track = na stupnici
root-place-satchel = v brašně, lícem nahoru
root-place-satchel-down = v brašně, lícem dolů
root-place-damaged = poškozeno, lícem nahoru
root-place-damaged-down = poškozeno, lícem dolů

## Questions

root-ask-character = Kdo jste?
root-ask-forest = Ve kterém hvozdu { $who } začíná?
root-ask-refresh =
    { $count ->
        [one] Obnovte ještě { $count } předmět
        [few] Obnovte { $count } předměty: který je další?
       *[other] Obnovte { $count } předmětů: který je další?
    }
root-ask-slip = Proklouznout na sousední mýtinu nebo do hvozdu?
root-ask-vagabond-act = Co dál?
root-ask-spend =
    { $count ->
        [one] Který předmět na to vyčerpáte?
        [few] Cena jsou { $count } předměty. Který je další?
       *[other] Cena je { $count } předmětů. Který je další?
    }
root-ask-room = Stupnice je plná ({ $item_low }). Dát jeden předmět do brašny, nebo nechat nový v zásobě?
root-ask-loot = Co si vezmete z ruin na mýtině { $clearing }?
root-ask-receive = Co si vezmete z vyrobených předmětů { $other_gen }?
root-ask-reward = Úkol je splněn: body, nebo karty?
root-ask-mend =
    { $count ->
        [one] Opravte ještě { $count } předmět
        [few] Opravte { $count } předměty: který je další?
       *[other] Opravte { $count } předmětů: který je další?
    }
root-ask-vagabond-cobbler = „Švec“: jeden přesun bez bot?
root-ask-track = Vrátit předmět na stupnici, než večer skončí?
root-ask-toss = Předmětů je { $count }, místa jen pro { $limit }: který opustí hru?
root-ask-damage =
    { $count ->
        [one] Který předmět se poškodí?
        [few] Poškodí se { $count } předměty: který je další?
       *[other] Poškodí se { $count } předmětů: který je další?
    }
root-ask-suffer =
    { $count ->
        [one] { $count } zásah: co poškodí?
       *[other] Zásahů: { $count }. Co poškodí další?
    }
root-ask-ally-falls = Nezbyl žádný nepoškozený předmět, zbývá zásahů: { $count }. Padne bojovník spojence?
root-ask-swords = Kolik ze zásahů z kostek ({ $count }) zaplatíte meči?

## Choices

root-act-character = { $character }
root-act-forest = Začít { $spot_loc }
root-act-refresh = Obnovit: { $item_low } ({ $place })
root-act-slip = Proklouznout { $spot_acc }
root-act-slink = Proklouznout na mýtinu { $clearing } a vzít s sebou { root-n-warriors.acc } { $who_gen }
root-act-walk = Jít { $spot_acc }
root-act-escort = Jít na mýtinu { $clearing } a vzít s sebou { root-n-warriors.acc } { $who_gen }
root-act-explore = Prozkoumat ruiny
root-act-loot = Vzít: { $item_low }
root-act-aid = Pomoci { $who_dat }, dát { $card_acc }
root-act-spend = Vyčerpat: { $item_low }
root-act-receive = Vzít: { $item_low }
root-act-quest = Úkol: { $quest }
root-act-fame = Body
root-act-cards = Dvě karty
root-act-strike = Výstřel: bojovník { $who_gen }
root-act-snipe = Výstřel: { $piece_low }
root-act-repair = Opravit: { $item_low } ({ $place })
root-act-steal = Ukrást kartu { $who_dat }
root-act-labor = Vzít { $card_acc } z odhazovací hromádky
root-act-hideout = Úkryt
root-act-instigate = Poštvat { $who_acc } na { $other_acc }
root-act-scorch = Spálit mýtinu
root-act-damage = { $item } ({ $place })
root-act-ally-falls = Bojovník { $who_gen }
root-act-aside = Do brašny: { $item_low }
root-act-track = Na stupnici: { $item_low }
root-act-toss = Odložit: { $item_low } ({ $place })
root-act-join = Koalice s { $who_ins }: { $card }
root-act-swords =
    { $count ->
        [0] Žádný
        [one] { $count } meč
        [few] { $count } meče
       *[other] { $count } mečů
    }

## What it leads to

root-result-boots =
    { $count ->
        [0] bez bot
       *[other] boty: { $count }, zbude { $left }
    }
root-result-sword = 1 meč
root-result-points =
    { $count ->
        [one] +{ $count } bod
        [few] +{ $count } body
       *[other] +{ $count } bodů
    }
root-result-aid =
    { $count ->
        [one] +{ $count } bod, o krok blíž
        [few] +{ $count } body, o krok blíž
       *[other] +{ $count } bodů, o krok blíž
    }
root-result-aid-step = pomoc { $count }/{ $need } v tomto tahu k dalšímu kroku
root-result-aid-nothing = vztah se nezmění
root-result-quest =
    { $count ->
        [one] +{ $count } bod, nebo 2 karty
        [few] +{ $count } body, nebo 2 karty
       *[other] +{ $count } bodů, nebo 2 karty
    }
root-result-hostile = { $who }: bude z toho nepřátelství
root-result-hideout = opraveno: { $count }, pak večer
root-result-join = už žádné body; vyhrajete, když { $who_gender ->
        [pl] vyhrají
       *[other] vyhraje
    } { $who }

## Events

root-event-character = { $who }: { $character }.
root-event-camped = { $who } začíná { $spot_loc }.
root-event-refreshed = { $who } obnovuje předmět: { $item_low } ({ $place }).
root-event-slipped = { $who } proklouzává { $spot_acc }.
root-event-walked = { $who } jde { $spot_acc }.
root-event-explored = { $who } zkoumá ruiny na mýtině { $clearing } a nachází { $item_acc }.
root-event-left-ruin = { $who } si z ruin na mýtině { $clearing } nic nebere.
root-event-aided = { $who } pomáhá { $other_dat }.
root-event-received = { $who } si bere od { $other_gen } { $item_acc }.
root-event-relation =
    { $count ->
        [0] { $who } a { $other }: znovu lhostejnost.
        [3] { $who } a { $other } jsou teď spojenci.
       *[other] { $who } a { $other } jsou si o krok blíž.
    }
root-event-quest-done = { $who } plní úkol { $quest }.
root-event-quest-new = Nový úkol: { $quest }.
root-event-struck = { $who } na mýtině { $clearing } střílí na { $other_acc }.
root-event-repaired = { $who } opravuje { $item_acc }.
root-event-stole = { $who } krade kartu { $other_dat }.
root-event-labored = { $who } si bere { $card_acc } z odhazovací hromádky.
root-event-hid = { $who } se ukrývá: den končí.
root-event-instigated = { $who } vyvolává bitvu na mýtině { $clearing }.
root-event-scorched = { $who } spaluje mýtinu { $clearing }: už sem nic nesmí.
root-event-rested =
    { $count ->
        [one] { $who } odpočívá ve hvozdu: { $count } předmět je zase celý.
        [few] { $who } odpočívá ve hvozdu: { $count } předměty jsou zase celé.
       *[other] { $who } odpočívá ve hvozdu: { $count } předmětů je zase celých.
    }
root-event-tossed = { $who } všechno neunese a odstraňuje ze hry { $item_acc }.
root-event-put-aside = { $who } dává do brašny { $item_acc }.
root-event-on-track = { $who } dává na stupnici { $item_acc }.
root-event-item-used =
    { $count ->
        [one] { $who } vyčerpává { $item_acc }.
       *[other] { $who } vyčerpává: { $item_low } × { $count }.
    }
root-event-left-item = Stupnice je plná, nový předmět zůstává v zásobě: { $item_low }.
root-event-found = Pod ruinami na mýtině { $clearing } vidíte: { $item_low }.

## Why not

root-why-vagabond-only = To umí jen Tulák.
root-why-vagabond-later = To je akce Tulákova dne.
root-why-slip-later = Tulák proklouzne jen jednou za tah, za rozbřesku po obnově.
root-why-refresh-later = Předměty se obnovují za Tulákova rozbřesku.
root-why-aside-later = Předměty se přesouvají mezi stupnicí a brašnou mezi Tulákovými vlastními akcemi.
root-why-character = Postava už je zabraná: { $character }.
root-why-forest = Tulák začíná ve hvozdu.
root-why-refresh = Obnova otáčí předměty ležící lícem dolů a takový tu není: { $item_low }.
root-why-spend = Vyčerpat lze jen nepoškozený předmět lícem nahoru a tohle takový není: { $item_low }.
root-why-loot = Pod ruinami na mýtině { $clearing } to není: { $item_low }.
root-why-loot-twice = Dva stejné předměty z ruin nesmějí ležet na jedné desce: { $item_low }.
root-why-track-full = Na stupnici už leží tři: { $item_low }. Nejdřív dejte jeden do brašny.
root-why-receive = Mezi vyrobenými předměty { $who_gen } to není: { $item_low }.
root-why-repair = Takový poškozený předmět není: { $item_low }.
root-why-damage = Takový nepoškozený předmět není: { $item_low }.
root-why-toss = V brašně ani mezi poškozenými to není: { $item_low }.
root-why-walk-forest = Ve dne Tulák do hvozdu nevstoupí; tam vede jen proklouznutí.
root-why-walk-scorched = Mýtina { $clearing } je spálená: nikdo už na ni nevstoupí.
root-why-walk-far = Mýtina { $clearing } není vedle Tuláka.
root-why-walk-hostile = Na mýtině { $clearing } hlídají nepřátelští bojovníci: je třeba bot: { $need }, připravených: { $count }.
root-why-walk-boots = K přesunu jsou třeba připravené boty.
root-why-slip-far = Proklouznout lze jen na sousední mýtinu nebo do sousedního hvozdu.
root-why-escort-forest = Spojencovi bojovníci jdou jen z mýtiny na mýtinu.
root-why-escort-ally = { $who_gender ->
        [pl] { $who } nejsou spojenci, takže s vámi nepůjdou.
       *[other] { $who } není spojenec, takže s vámi nepůjde.
    }
root-why-escort-count =
    { $count ->
        [0] { $who }: nejsou tu bojovníci, které by šlo vzít.
       *[other] { $who }: s sebou lze vzít 1 až { $count }.
    }
root-why-escort-river = Čluny jsou jen vaše: bojovníci { $who_gen } za vámi po řece z mýtiny { $clearing } na mýtinu { $to } nemohou.
root-why-escort-rule = Bojovníci { $who_gen } s vámi půjdou, jen když jejich frakce ovládá mýtinu { $clearing } nebo { $to }.
root-why-not-ready = Není připravený předmět (lícem nahoru a celý): { $item_low }.
root-why-no-ruin = Tady nejsou ruiny.
root-why-battle-elsewhere = Tulák není na mýtině { $clearing }.
root-why-aid-forest = Ve hvozdu není komu pomáhat.
root-why-aid-items = Pomoc stojí jeden předmět a žádný není připravený.
root-why-nobody-here = { $who }: na mýtině { $clearing } žádná komponenta.
root-why-aid-suit = { $card } neodpovídá barvě mýtiny: { $suit }.
root-why-quest-away = { $quest }: tento úkol neleží lícem nahoru.
root-why-quest-suit = { $quest } se plní jen na mýtině této barvy: { $suit }.
root-why-quest-items = Úkol potřebuje dva připravené předměty: { $item_low } a { $other_low }.
root-why-strike-pawn = Figurce výstřel neublíží.
root-why-strike-forest = Tady není na koho střílet.
root-why-strike-none = { $who }: na mýtině { $clearing } nejsou bojovníci.
root-why-snipe-none = Na mýtině { $clearing } to není: { $piece_low }.
root-why-snipe-guarded = { $who }: jsou tu ještě bojovníci ({ $count }); na budovy a žetony se nedostanete.
root-why-craft-forest = Ve hvozdu není podle jaké barvy vyrábět.
root-why-craft-suit = Tady mají všechna kladiva jednu barvu ({ $suit }), karta chce jinou.
root-why-craft-hammers = Je třeba připravených kladiv: { $need }, k dispozici { $count }.
root-why-special = To umí jen { $character }.
root-why-special-forest = To jde jen na mýtině.
root-why-hideout = Nic není poškozené, není co opravovat.
root-why-steal = { $who }: žádné karty k ukradení.
root-why-labor = { $card }: není v odhazovací hromádce.
root-why-labor-suit = { $card } neodpovídá barvě mýtiny: { $suit }.
root-why-instigate = { $who }: není tu bojovník ani figurka k útoku.
root-why-no-track = Tento předmět nemá stupnici: { $item_low }.
root-why-aside = Na stupnici to není: { $item_low }.
root-why-track = V brašně to neleží lícem nahoru: { $item_low }.
root-why-back-and-forth = Předmět se právě přesunul opačně: { $item_low }. Nejdřív udělejte něco jiného.
root-why-activate = Tulák hraje kartu dominance jen kvůli koalici.
root-why-join-few = Ke koalici jsou třeba aspoň čtyři hráči.
root-why-join-later = Koalice se uzavírá ve vlastním dni.
root-why-join-card = Ke koalici je třeba karta dominance z ruky.
root-why-join-again = Stupnici bodů jste už opustili; koalici změnit nelze.
root-why-join-points = Ke koalici je třeba 10 bodů, máte { $count }.
root-why-join-marker = { $who } { $who_gender ->
        [pl] nemají ukazatel na stupnici bodů a partnerem být nemohou.
       *[other] nemá ukazatel na stupnici bodů a partnerem být nemůže.
    }
root-why-join-fewest = Partner má nejméně bodů ({ $fewest }), { $who }: { $count }.
