### Root: what the general rules ask, offer, tell and refuse. $who and $other are seats (root-short-…), $clearing a printed number.

## Places and things in a sentence

root-spot-clearing = mýtina { $clearing }
    .acc = na mýtinu { $clearing }
    .loc = na mýtině { $clearing }
root-spot-forest = hvozd { $forest }
    .acc = do hvozdu { $forest }
    .loc = ve hvozdu { $forest }
root-after-hospital = Polní lazaret
root-after-items = poškození předmětů
root-after-base = ztráta základny
root-after-outrage = Pobouření
root-after-garden = karta za zahradu
root-after-post = kapitál za obchodní stanici

## What cannot be read

root-no-quest = { $field }: úkol { $quest } neexistuje
root-quest-twice = { $field }: úkol { $quest } už leží v { $other }
root-too-many-buildings = { $field }: budov { $count }, ruin { $ruins }, ale míst jen { $slots }
root-too-many-pieces = clearings: na mapě { $count } ({ $piece }), ale je jich jen { $most }
root-no-piece = { $field }: komponenta „{ $piece }“ neexistuje. Existují: { $known }
root-foreign-piece = { $field }: { $piece } této frakci nepatří
root-token-twice = { $field }: { $piece } tam smí ležet jen jednou
root-too-many-warriors = { $field }: uvedeno { root-n-warriors.acc }, ale je jich jen { $most }

## Questions

root-ask-ally = Čí bojovníci půjdou do bitvy také?
root-ask-ambush = Na mýtině { $clearing } útočí { $other }. Zahrát přepad?
root-ask-foil = Zmařit { $card_suit } přepad?
root-ask-enlist = Požádat Soudce o ochranu?
root-ask-use = Použít kartu „{ $effect }“?
root-ask-lose = O co { $other_gender ->
        [pl] přijdou
       *[other] přijde
    } { $other }? Zbývá zásahů: { $count }
root-ask-discard = V ruce smí zůstat pět karet. Zbývá odhodit: { $count }
root-ask-piece = Která komponenta se použije k výrobě? Zbývá vybrat: { $count }
root-ask-first = Co se stane dřív?
root-ask-cobbler = Pohyb díky Ševci?
root-ask-warren = Bitva díky Velitelské noře?
root-ask-bank = Kdo další si dobere kartu v Bance Lepší nora?
root-ask-birdsong = Rozbřesk. Ještě něco předtím?
root-ask-birdsong-end = Ještě něco za rozbřesku?
root-ask-daylight-end = Ještě něco za bílého dne?

## Choices

root-act-done = Hotovo
root-no-ally = Bez spojenců
root-no-ambush = Bez přepadu
root-no-foil = Nemařit
root-no-enlist = Bez Soudce
root-no-use = Teď ne
root-no-hospital = Nevracet
root-no-ally-falls = Zbytek zásahů propadne
root-act-move = Přesunout { root-n-warriors.acc } z mýtiny { $clearing } na mýtinu { $to }
root-act-battle = Bitva na mýtině { $clearing }: { $who }
root-act-ambush = Zahrát { $card_acc }
root-act-foil = Zmařit přepad { $card_ins }
root-act-ally = Bojovníci { $who_gen }
root-act-enlist = Ochrana: { $who }
root-act-use = Použít kartu „{ $effect }“
root-act-lose = Ztratit: { $piece }
root-act-craft = Vyrobit { $card_acc }
root-act-piece = Komponenta na { $suit_adj } mýtině
root-act-give = Dát { $card_acc }
root-act-first = Nejdřív: { $after }
root-act-claim = Odhodit „Královský nárok“ za body
root-act-stand = Vzít kartu { $who_dat }
root-act-spy = Podívat se na ruku { $who_gen }
root-act-tax = Odebrat bojovníka z mýtiny { $clearing }, dobrat kartu
root-act-activate = Aktivovat { $card_acc }
root-act-take = Vzít { $card_acc }, utratit { $paid_acc }
root-act-discard = Odhodit { $card_acc }
root-act-bank = Karta { $who_dat }
root-act-hospital = Utratit { $card_acc }
root-act-drop = Odhodit { $card_acc }
root-act-draw = Dobráno: { $card }
root-act-roll = Kostky: { $high } a { $low }
root-act-begin = { $who_gender ->
        [pl] Začínají
       *[other] Začíná
    } { $who }
root-act-mark = Barva: { $suit_adj }
root-act-random = Náhodně: { $card }
root-act-turn-up = Úkol: { $quest }
root-act-unearth = Nalezeno: { $item }
root-act-lot = Přednost: { $who }

## What a choice leads to

root-result-craft-item = +{ $points } a { $item }
root-result-move =
    { $count ->
        [0] na mýtině { $clearing } nezůstane nikdo
        [one] na mýtině { $clearing } zůstane { $count } bojovník
        [few] na mýtině { $clearing } zůstanou { $count } bojovníci
       *[other] na mýtině { $clearing } zůstane { $count } bojovníků
    }
root-result-claim = +{ $points } za ovládané mýtiny
root-result-stand = +1 bod: { $who }
root-result-activate = už žádné body, vyhraje jen tato karta
root-result-ambush = 2 zásahy před kostkami
root-result-ambush-scouted = { $effect }: žádné zásahy a karta je pryč
root-result-battle = kostky: způsobí až { $deals }, utrpí až { $takes }
root-result-and = { $one }; { $other }
root-result-outrage = Pobouření: { $suit_adj } nebo ptačí karta
root-result-outrages = { $count ->
        [1] Pobouření: { $suit_adj } nebo ptačí karta
       *[other] Pobouření { $count }krát: pokaždé { $suit_adj } nebo ptačí karta
    }
root-result-battle-ambush = může přijít přepad: až o 2 víc
root-result-battle-outrage = padne-li žeton sympatií, Pobouření: { $suit_adj } nebo ptačí karta

## Events

root-event-begins = { $who_gender ->
        [pl] Začínají
       *[other] Začíná
    } { $who }.
root-event-marked = Mýtina { $clearing } dostává { $suit_adj } barvu.
root-event-turn = Kolo { $round }: na tahu { $who }.
root-event-phase-setup = { $who }: příprava.
root-event-phase-birdsong = { $who }: rozbřesk.
root-event-phase-daylight = { $who }: bílý den.
root-event-phase-evening = { $who }: večer.
root-event-scored = { $who }: +{ $points } { $why }, celkem { $total }.
root-event-lost-points = { $who }: −{ $points } { $why }, celkem { $total }.
root-for-removed = za odebranou komponentu
root-for-crafted = za vyrobený předmět
root-for-built = za budovu
root-for-roosts = za hnízda
root-for-turmoil = za ptáky v dekretu
root-for-sympathy = za sympatie
root-for-explored = za průzkum ruin
root-for-aided = za lepší vztah
root-for-ally = za pomoc spojenci
root-for-quest = za úkol
root-for-infamy = za zlou pověst
root-for-ritual = za zahrady
root-for-post = za obchodní stanici
root-for-dividends = jako dividendy
root-for-royal-claim = za ovládané mýtiny
root-for-brutal = za „Brutální taktiku“ proti sobě
root-for-stand = za sebranou kartu
root-for-arbiter = za ochranu
root-for-despot = za bitvu Despoty
root-for-card = za kartu „{ $card }“
root-event-drew = { $who } si { $who_gender ->
        [pl] dobírají
       *[other] dobírá
    } kartu.
root-event-drew-card = { $who } si { $who_gender ->
        [pl] dobírají
       *[other] dobírá
    } { $card_acc }.
root-event-reshuffled = Odhazovací hromádka se zamíchala do nového balíčku.
root-event-spent = { $who } { $who_gender ->
        [pl] utrácejí
       *[other] utrácí
    } { $card_acc }.
root-event-discarded = { $who } { $who_gender ->
        [pl] odhazují
       *[other] odhazuje
    } { $card_acc }.
root-event-gave = { $who } { $who_gender ->
        [pl] dávají
       *[other] dává
    } { $other_dat } kartu.
root-event-gave-card = { $who } { $who_gender ->
        [pl] dávají
       *[other] dává
    } { $other_dat } { $card_acc }.
root-event-moved = { $who } { $who_gender ->
        [pl] přesouvají
       *[other] přesouvá
    } { root-n-warriors.acc } z mýtiny { $clearing } na mýtinu { $to }.
root-event-battle = Bitva na mýtině { $clearing }: { $who } proti { $other_dat }.
root-event-ambush = { $who } { $who_gender ->
        [pl] chystají
       *[other] chystá
    } { $card_suit } přepad!
root-event-foiled = { $who } maří přepad kartou „Přepad!“ ({ $card_suit }).
root-event-scouted = { $who }: ve hře je karta „Průzkumníci“, přepad nemá účinek.
root-event-no-roll = Útočníci nezbyli: kostkami se nehází.
root-event-rolled = Kostky: { $high } a { $low }.
root-event-hits = { $who } { $who_gender ->
        [pl] způsobují
       *[other] způsobuje
    } zásahy: z kostek { $rolled }, navíc { $extra }.
root-event-used = { $who } { $who_gender ->
        [pl] používají
       *[other] používá
    } kartu „{ $effect }“.
root-event-warriors-lost = { $who } { $who_gender ->
        [pl] ztrácejí
       *[other] ztrácí
    } { root-n-warriors.acc } na mýtině { $clearing }.
root-event-piece-lost = { $other } { $other_gender ->
        [pl] odstraňují
       *[other] odstraňuje
    } z mýtiny { $clearing } { $piece_acc } { $who_gen }.
root-event-piece-lost-own = { $who } { $who_gender ->
        [pl] odstraňují
       *[other] odstraňuje
    } z mýtiny { $clearing } vlastní komponentu: { $piece_low }.
root-event-crafted = { $who } { $who_gender ->
        [pl] vyrábějí
       *[other] vyrábí
    } { $card_acc }.
root-event-outrage = Pobouření! { $who } dluží Alianci { $suit_acc } kartu.
root-event-showed = { $who } takovou kartu { $who_gender ->
        [pl] nemají a ukazují
       *[other] nemá a ukazuje
    } ruku Alianci.
root-event-hospital =
    { $who }: v pevnosti { $count ->
        [one] se zotavuje { $count } bojovník
        [few] se zotavují { $count } bojovníci
       *[other] se zotavuje { $count } bojovníků
    }.
root-event-stood = „Peníze, nebo život!“ { $who } { $who_gender ->
        [pl] berou
       *[other] bere
    } { $other_dat } náhodnou kartu.
root-event-spied = { $who } si { $who_gender ->
        [pl] prohlížejí
       *[other] prohlíží
    } ruku { $other_gen }.
root-event-taxed = „Výběrčí daní“: { $who } { $who_gender ->
        [pl] odebírají bojovníka z mýtiny { $clearing } a dobírají
       *[other] odebírá bojovníka z mýtiny { $clearing } a dobírá
    } si kartu.
root-event-activated = { $who } { $who_gender ->
        [pl] aktivují
       *[other] aktivuje
    } { $suit_adj } dominanci. Už žádné body, vyhrát může jen tato karta.
root-event-took = { $who } si { $who_gender ->
        [pl] berou
       *[other] bere
    } { $card_acc }.
root-event-banked = Banka Lepší nora: { $who } a { $other } si dobírají po kartě.
root-event-placed = { $who } { $who_gender ->
        [pl] umisťují
       *[other] umisťuje
    } { root-n-warriors.acc } na mýtinu { $clearing }.
root-event-placed-piece = { $who } { $who_gender ->
        [pl] umisťují
       *[other] umisťuje
    } { $piece_acc } na mýtinu { $clearing }.
root-event-ally = Po boku { $who_gen } { $other_gender ->
        [pl] bojují
       *[other] bojuje
    } { $other }.
root-event-enlisted = { $other } chrání { $who_acc }.
root-event-won-points = Třicet bodů: vítězí { $who }.
root-event-won-dominance = Dominance naplněna: vítězí { $who }.
root-event-supporters-lost = { $who } { $who_gender ->
        [pl] ztrácejí
       *[other] ztrácí
    } příznivce: { $count }, důstojníky: { $officers }.
root-event-supporter = { $who } { $who_gender ->
        [pl] získávají
       *[other] získává
    } příznivce.
root-event-funds-lost = { $who }: kapitál ztrácí { root-n-warriors.acc }.
root-event-damaged = { $who } { $who_gender ->
        [pl] poškozují
       *[other] poškozuje
    } předmět: { $item_low }.
root-event-hostile = { $who } a { $other } jsou teď nepřátelé.
root-event-joined = { $who } { $who_gender ->
        [pl] uzavírají
       *[other] uzavírá
    } koalici s { $other_ins }.
root-event-bought = { $who } { $who_gender ->
        [pl] kupují
       *[other] kupuje
    } službu „{ $service }“.

## Outcomes

root-outcome-points =
    Vítězství: { $who }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
root-outcome-dominance = Vítězství dominancí: { $who }.
root-outcome-coalition = Společné vítězství: { $who } a { $other }.

## Why not

root-why-other = Nejdřív jiné rozhodnutí: { $question }
root-why-other-side = To umí jen { $who }.
root-why-luck = O tom rozhoduje jen náhoda: { $word }
root-why-hand = { $who } { $who_gender ->
        [pl] nemají
       *[other] nemá
    } v ruce { $card_acc }.
root-why-no-warrior = { $who }: žádný bojovník na mýtině { $clearing }.
root-why-mercenaries = Žoldnéři proti Říčnímu lidu nebojují. { $who }: žádný vlastní bojovník na mýtině { $clearing }.
root-why-no-path = Mezi mýtinami { $clearing } a { $to } nevede cesta.
root-why-river = Mezi mýtinami { $clearing } a { $to } je jen řeka: chce to službu „Čluny“.
root-why-scorched = Mýtina { $clearing } je spálená: nikdo na ni nevstoupí.
root-why-place-scorched = Mýtina { $clearing } je spálená: nic se na ni neumisťuje.
root-why-place-keep = Na mýtině { $clearing } stojí pevnost: nikdo jiný tam nic neumisťuje.
root-why-site-nobody = Mýtinu { $clearing } nikdo neovládá; staví se jen na ovládaných mýtinách.
root-why-site-ruler = Mýtinu { $clearing } ovládá někdo jiný: { $who }. Staví se jen na ovládaných mýtinách.
root-why-site-slot = Na mýtině { $clearing } není volné místo.
root-why-move-count =
    Na mýtině { $clearing } { $there ->
        [0] není žádný bojovník
        [one] je { $there } bojovník
        [few] jsou { $there } bojovníci
       *[other] je { $there } bojovníků
    }, ne { $count }.
root-why-no-rule = { $who } { $who_gender ->
        [pl] neovládají
       *[other] neovládá
    } mýtinu { $clearing } ani mýtinu { $to }.
root-why-battle-self = { $who }: sám se sebou nikdo nebojuje.
root-why-no-piece = { $who }: na mýtině { $clearing } nic není.
root-why-not-ambush = { $card } není karta přepadu.
root-why-ambush-suit = { $card } se nehodí: mýtina { $clearing } je { $suit_adj }.
root-why-not-craftable = { $card }: tato karta se nevyrábí, jen utrácí nebo hraje.
root-why-no-item = { $card }: v zásobě už není žádný kus: { $item_low }.
root-why-same-effect = { $who }: { $card } už je ve hře.
root-why-craft-cost = Na výrobu { $card_gen } je třeba komponent: { $need } ({ $suit }), připraveno { $have }.
root-why-daylight = { $who }: s kartou dominance to jde jen za vlastního bílého dne.
root-why-not-available = { $card } neleží mezi dostupnými kartami dominance.
root-why-take-suit = Za { $card_acc } je třeba utratit { $suit_adj } kartu, a { $paid } taková není.
root-why-not-dominance = { $card } není karta dominance.
root-why-vagabond-dominance = { $who }: místo dominance koalice, a to jen ve čtyřech a více hráčích.
root-why-dominance-twice = { $who }: dominance už je aktivní.
root-why-few-points = { $who }: bodů { $points }, dominance chce { $need }.
root-why-no-effect = { $who }: karta „{ $effect }“ není ve hře.
root-why-effect-used = { $who }: karta „{ $effect }“ už v tomto tahu posloužila.
root-why-effect-time = Kartu „{ $effect }“ teď použít nelze.
root-why-empty-hand = { $who }: ruka je prázdná.
