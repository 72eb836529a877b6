### Root: what the general rules ask, offer, tell and refuse. $who and $other are seats (root-short-…), $clearing a printed number.

## Places and things in a sentence

root-spot-clearing = mýtina { $clearing }
root-spot-forest = hvozd { $forest }
root-after-hospital = Polní lazaret
root-after-items = poškození předmětů
root-after-base = ztráta základny
root-after-outrage = Pobouření
root-after-garden = karta za zahradu
root-after-post = kapitál za obchodní stanici

## What cannot be read

root-no-card = { $field }: karta { $card } neexistuje
root-card-too-often = { $field }: příliš mnoho { $card }. Kopií ve hře: { $copies }, už leží v { $other }
root-no-quest = { $field }: úkol { $quest } neexistuje
root-quest-twice = { $field }: úkol { $quest } už leží v { $other }
root-too-many-posts = Obchodních stanic jedné barvy ({ $suit }): { $count } na mapě, ale jsou jen tři
root-too-many-buildings = { $field }: budov { $count }, ruin { $ruins }, ale políček jen { $slots }
root-too-many-pieces = clearings: na mapě { $count } ({ $piece }), ale je jich jen { $most }
root-no-piece = { $field }: komponenta „{ $piece }“ neexistuje. Existují: { $known }
root-foreign-piece = { $field }: { $piece } této frakci nepatří
root-token-twice = { $field }: { $piece } tam smí ležet jen jednou
root-too-many-warriors = { $field }: uvedeno bojovníků { $count }, ale je jich jen { $most }

## Questions

root-ask-ally = Čí bojovníci půjdou do bitvy také?
root-ask-ambush = Na mýtině { $clearing } útočí { $other }. Zahrát přepad?
root-ask-foil = Zmařit přepad ({ $card })?
root-ask-enlist = Požádat Arbitra o ochranu?
root-ask-use = Použít kartu { $effect }?
root-ask-lose = O co přijde { $other }? Zbývá zásahů: { $count }
root-ask-discard = Odhoďte do pěti. Karet navíc: { $count }
root-ask-piece = Která komponenta se použije k výrobě? Zbývá vybrat: { $count }
root-ask-first = Co se stane dřív?
root-ask-cobbler = Pohyb díky Ševci?
root-ask-warren = Bitva díky Velitelské noře?
root-ask-bank = Kdo další si lízne kartu v Bance Lepší nora?
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
root-act-move = Přesunout { $count } z { $clearing } na { $to }
root-act-battle = Bitva na { $clearing }: { $who }
root-act-ambush = Zahrát: { $card }
root-act-foil = Zmařit: { $card }
root-act-ally = Bojovníci { $who_gen }
root-act-enlist = Ochrana: { $who }
root-act-use = Použít: { $effect }
root-act-lose = Ztratit: { $piece }
root-act-craft = Vyrobit: { $card }
root-act-piece = Komponenta na mýtině: { $suit_adj }
root-act-give = Dát: { $card }
root-act-first = Nejdřív { $after }
root-act-claim = Odhodit Královský nárok za body
root-act-stand = Vzít kartu: { $who }
root-act-spy = Podívat se na ruku { $who_gen }
root-act-tax = Odebrat bojovníka z { $clearing }, líznout kartu
root-act-activate = Aktivovat: { $card }
root-act-take = Vzít { $card }, utratit { $paid }
root-act-discard = Odhodit: { $card }
root-act-bank = Karta pro: { $who }
root-act-hospital = Utratit: { $card }
root-act-drop = Odhodit: { $card }
root-act-draw = Líznuto: { $card }
root-act-roll = Kostky: { $high } a { $low }
root-act-begin = Začíná { $who }
root-act-mark = Barva: { $suit_adj }
root-act-random = Náhodně: { $card }
root-act-turn-up = Úkol: { $quest }
root-act-unearth = Nalezeno: { $item }
root-act-lot = První: { $who }

## What a choice leads to

root-result-craft-item = +{ $points } a { $item }
root-result-move = na { $clearing } zůstane { $count }
root-result-claim = +{ $points } za ovládané mýtiny
root-result-stand = +1 bod: { $who }
root-result-activate = už žádné body, vyhraje jen tato karta
root-result-ambush = 2 zásahy před kostkami
root-result-battle = kostky: způsobí až { $deals }, utrpí až { $takes }

## Events

root-event-begins = Začíná { $who }.
root-event-marked = Mýtina { $clearing } dostává barvu: { $suit_adj }.
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
root-for-turmoil = za ptáky v Dekretu
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
root-for-brutal = za brutální taktiku proti sobě
root-for-stand = za sebranou kartu
root-for-arbiter = za ochranu
root-for-despot = za bitvu Despoty
root-event-drew = { $who }: karta z balíčku.
root-event-drew-card = { $who }: z balíčku { $card }.
root-event-reshuffled = Odhazovací balíček je novým lízacím.
root-event-spent = { $who }: utraceno { $card }.
root-event-discarded = { $who }: odhozeno { $card }.
root-event-gave = Karta { $who_gen } přechází: { $other }.
root-event-gave-card = { $card }: { $who } předává, { $other } bere.
root-event-moved = { $who }: bojovníků { $count } z { $clearing } na { $to }.
root-event-battle = Bitva na mýtině { $clearing }: { $who } proti { $other_dat }.
root-event-ambush = { $who }: přepad! { $card }.
root-event-foiled = { $who }: přepad zmařen, { $card }.
root-event-scouted = { $who }: průzkumníci přepad odhalili, nic se neděje.
root-event-no-roll = Útočníci nezbyli: kostky odpočívají.
root-event-rolled = Kostky: { $high } a { $low }.
root-event-hits = { $who }: zásahů z kostky { $rolled }, navíc { $extra }.
root-event-used = { $who }: karta { $effect }.
root-event-warriors-lost = { $who }: padlo bojovníků { $count } na mýtině { $clearing }.
root-event-piece-lost = { $other } odstraňuje z mýtiny { $clearing }: { $piece }, frakce { $who }.
root-event-piece-lost-own = { $who }: z mýtiny { $clearing } mizí vlastní { $piece }.
root-event-crafted = { $who }: vyrobeno { $card }.
root-event-outrage = Pobouření! { $who }: dluh v kartě, { $suit_adj }.
root-event-showed = { $who }: takovou kartu nemá, ruka ukázána Alianci.
root-event-hospital = { $who }: bojovníků { $count } se zotavuje v pevnosti.
root-event-stood = { $who }: peníze, nebo život! Platí { $other }.
root-event-spied = { $who } vidí ruku { $other_gen }.
root-event-taxed = { $who }: výběrčí daní z mýtiny { $clearing }.
root-event-activated = { $who }: cesta k Dominanci, { $suit_adj }.
root-event-took = { $who }: vzato { $card }.
root-event-banked = { $who } se dělí o banku, kartu bere { $other }.
root-event-placed = { $who }: bojovníků +{ $count } na mýtině { $clearing }.
root-event-placed-piece = { $who }: { $piece } na mýtině { $clearing }.
root-event-ally = Po boku: { $who }. Bojuje i { $other }.
root-event-enlisted = { $other } chrání: { $who }.
root-event-won-points = Třicet bodů: vítězí { $who }.
root-event-won-dominance = Dominance naplněna: vítězí { $who }.
root-event-supporters-lost = { $who }: ztraceno příznivců { $count }, důstojníků { $officers }.
root-event-supporter = { $who }: nový příznivec.
root-event-funds-lost = { $who }: kapitál klesá o { $count }.
root-event-damaged = { $who }: poškození, { $item }.
root-event-hostile = { $other } je teď nepřítel: { $who }.
root-event-joined = { $who } vstupuje do koalice: { $other }.
root-event-bought = { $who } kupuje: { $service }.

## Outcomes

root-outcome-points = Vítězství: { $who }, bodů { $points }.
root-outcome-dominance = Vítězství Dominancí: { $who }.
root-outcome-coalition = Společné vítězství: { $who } a { $other }.

## Why not

root-why-other = Teď je otevřená jiná otázka: { $question }
root-why-other-side = To umí jen { $who }.
root-why-luck = O tom rozhoduje jen náhoda: { $word }
root-why-hand = Na ruce není: { $card }. Frakce: { $who }
root-why-no-warrior = { $who }: žádný bojovník na mýtině { $clearing }.
root-why-no-path = Mezi { $clearing } a { $to } nevede stezka.
root-why-river = Mezi { $clearing } a { $to } je jen řeka: chce to čluny.
root-why-scorched = Mýtina { $clearing } je spálená: nikdo na ni nevstoupí.
root-why-move-count = Na mýtině { $clearing } je { $there }, ne { $count }.
root-why-no-rule = { $who } neovládá { $clearing } ani { $to }.
root-why-battle-self = { $who }: sám se sebou nikdo nebojuje.
root-why-no-piece = { $who }: na mýtině { $clearing } nic není.
root-why-not-ambush = { $card } není přepad.
root-why-ambush-suit = { $card } se nehodí k mýtině { $clearing }: { $suit_adj }.
root-why-not-craftable = { $card }: to se nevyrábí, jen utrácí nebo hraje.
root-why-no-item = { $card }: v zásobě není { $item_low }.
root-why-same-effect = { $who }: { $card } už je ve hře.
root-why-craft-cost = { $card }: potřeba { $need } ({ $suit }), připraveno { $have }.
root-why-daylight = { $who }: Dominance jen za vlastního bílého dne.
root-why-not-available = { $card } neleží mezi dostupnými.
root-why-take-suit = { $card } stojí kartu své barvy ({ $suit_adj }), tohle je { $paid }.
root-why-not-dominance = { $card } není karta Dominance.
root-why-vagabond-dominance = { $who }: místo Dominance koalice, a to jen ve čtyřech a víc.
root-why-dominance-twice = { $who }: bodů se už vzdali.
root-why-few-points = { $who }: bodů { $points }, Dominance chce { $need }.
root-why-no-effect = { $who }: karta { $effect } není ve hře.
root-why-effect-used = { $who }: { $effect } už v tomto tahu posloužila.
root-why-effect-time = { $effect } má svůj čas, a ten není teď.
root-why-empty-hand = { $who }: ruka je prázdná.
