# What the game asks, offers, tells and refuses. Terms and names: samurai-terms.ftl.
# $who and $other are samurai (samurai-name-…), with their cases as $who_gen, $who_dat, $who_acc, $who_ins. All samurai are masculine.

samurai-seat = Místo { $number }
    .gen = Místa { $number }
    .dat = Místu { $number }
    .acc = Místo { $number }
    .ins = Místem { $number }
samurai-nothing = prázdno
samurai-card =
    { $symbol ->
        [hat] { $value } s kloboukem
        [farm] { $value } s budovou
        [doll] { $value } s panenkou
       *[none] { $value } bez symbolu
    }
    .gen = { samurai-card }
    .dat = { samurai-card }
    .acc = { samurai-card }
    .ins = { samurai-card }

## Questions

samurai-ask-absent = Použít žeton nepřítomného samuraje?
samurai-ask-action = Co udělá { $who }?
samurai-ask-ignore = Ignorovat penaltu „{ $icons }“ na kartě { $card }?
samurai-ask-first = Dvě penalty: kterou provést první?
samurai-ask-drop = Kterou kartu z obranné strany odhodit?
samurai-ask-card = Kam půjde nájezdník { $card }?
samurai-ask-again = Bojovat znovu?
samurai-ask-build = Kiai! Postavit barikádu?
samurai-ask-heal = Kiai! Komu odebrat žeton zranění?
samurai-ask-take = Kiai! Z čí bojové řady vzít poslední kartu?
samurai-ask-give = Kiai! Kdo dostane od { $source_gen } kartu { $card_acc }?
samurai-ask-place = Kam { $who } položí získanou kartu { $card_acc }?
samurai-ask-scatter =
    { $count ->
        [one] Kiai! Odhodit vrchní kartu balíčku nájezdníků?
        [few] Kiai! Odhodit { $count } vrchní karty balíčku nájezdníků?
       *[other] Kiai! Odhodit { $count } vrchních karet balíčku nájezdníků?
    }
samurai-ask-scout =
    { $count ->
        [one] Kiai! Odhodit vrchní kartu balíčku plenitelů?
        [few] Kiai! Odhodit { $count } vrchní karty balíčku plenitelů?
       *[other] Kiai! Odhodit { $count } vrchních karet balíčku plenitelů?
    }
samurai-ask-strike = Kiai! Čí poslední kartu odhodit?
samurai-ask-lend = Kiai! Čí žeton podpory dát komu?
samurai-ask-look =
    { $count ->
        [one] Kiai! Podívat se na vrchní kartu balíčku nájezdníků?
        [few] Kiai! Podívat se na { $count } vrchní karty balíčku nájezdníků?
       *[other] Kiai! Podívat se na { $count } vrchních karet balíčku nájezdníků?
    }
samurai-ask-order = V jakém pořadí vrátit karty, počínaje vrchní?

## Choices

samurai-act-fight = Bojovat
samurai-act-support = Podpořit { $who_acc }
samurai-act-pass = Pasovat
samurai-act-confront = Čelit
samurai-act-defend = Bránit se
samurai-act-hand = Předat { $who_dat }
samurai-act-discard = Odhodit
samurai-act-swap = Pod balíček
samurai-act-apply = Přijmout penaltu
samurai-act-ignore = Ignorovat penaltu
samurai-act-first = Nejdřív „{ $penalty }“
samurai-act-drop = Odhodit { $card_acc }
samurai-act-again = Bojovat znovu
samurai-act-done = Ne, dál
samurai-act-token = Žeton { $who_gen }
samurai-act-kiai = Kiai!
samurai-act-decline = Teď ne
samurai-act-build = Postavit barikádu
samurai-act-heal = Léčit { $who_acc }
samurai-act-take = Vzít { $who_dat }
samurai-act-give = Dát { $who_dat }
samurai-act-strike = Poslední karta { $who_gen }
samurai-act-lend = Žeton { $who_gen } pro { $other_acc }
samurai-act-order-1 = { $card1 }
samurai-act-order-2 = { $card1 }, pak { $card2 }
samurai-act-order-3 = { $card1 }, pak { $card2 }, pak { $card3 }
samurai-act-join = { $who } se přidává
samurai-act-begin = { $who } začíná
samurai-act-deal = Do balíčku: { $card }
samurai-act-reveal = Odhaleno: { $card }
samurai-act-bury = K plenitelům: { $card }
samurai-act-peek = Prohlédnuto: { $card }
samurai-act-demon = Vrací se: { $card }
samurai-act-farm = Padá farma
samurai-act-family = Prchá rodina
samurai-act-chance = Los: { $who }
samurai-act-enlist = K nájezdníkům: { $card }
samurai-act-box = Zůstává v krabici: { $card }

## What a choice leads to

samurai-result-below = { $before } + { $value } = { $after } (kiai { $kiai })
samurai-result-kiai = { $before } + { $value } = { $after }, kiai!
samurai-result-over = { $before } + { $value } = { $after }, přes { $kiai }: padá barikáda
samurai-result-over-farm = { $before } + { $value } = { $after }, přes { $kiai }: { $left ->
        [0] padá poslední farma a vesnice je ztracena
       *[other] padá farma
    }
samurai-result-lose = { $before } − { $value } = { $after } (kiai { $kiai })
samurai-result-defend =
    { $symbol ->
        [hat] klobouk v obraně, součet zůstává { $sum }
        [farm] budova v obraně, součet zůstává { $sum }
       *[doll] panenka v obraně, součet zůstává { $sum }
    }
samurai-result-fight =
    { $count ->
        [one] poslední karta balíčku
        [few] v balíčku { $count } karty
       *[other] v balíčku { $count } karet
    }
samurai-result-support =
    { $count ->
        [one] jeden nájezdník proklouzne
       *[other] jeden nájezdník proklouzne, plenitelů: { $count }
    }
samurai-result-pass = mimo boj do konce kola: { $sum } (kiai { $kiai })
samurai-result-build = barikády: { $count }/{ $cap }
samurai-result-ignore = nic se nestane
samurai-result-wound =
    { $count ->
        [1] { $how ->
                [dies] čtvrté zranění: umírá a vesnice je ztracena
                [turns] druhé zranění: mění se ve zvíře
               *[token] zranění
            }
       *[other] { $how ->
                [dies] dvě zranění: umírá a vesnice je ztracena
                [turns] dvě zranění: mění se ve zvíře
               *[token] dvě zranění
            }
    }
samurai-result-cannot =
    { $how ->
        [dies] nelze provést: místo toho čtvrté zranění, umírá a vesnice je ztracena
        [turns] nelze provést: místo toho druhé zranění, mění se ve zvíře
       *[token] nelze provést: místo toho zranění
    }
samurai-result-both = { $one } · { $other }
samurai-result-swap = přijde jiná karta a ta se musí zahrát
samurai-result-discard = nájezdník je pryč
samurai-result-heal =
    { $side ->
        [animal] zvířecí strana zůstane
       *[human] opět bez zranění
    }

## Events

samurai-event-joined = { $who } se přidává k obraně vesnice.
samurai-event-begins = { $who } bere žeton aktivního hráče a začíná.
samurai-event-redeal = Panenek je méně než dvě: celá sada se odkládá a bere se nová.
samurai-event-round =
    { $count ->
        [one] Začíná kolo { $round }: v balíčku nájezdníků je { $count } karta.
        [few] Začíná kolo { $round }: v balíčku nájezdníků jsou { $count } karty.
       *[other] Začíná kolo { $round }: v balíčku nájezdníků je { $count } karet.
    }
samurai-event-turn = { $who } je na tahu.
samurai-event-token = { $who } používá žeton nepřítomného { $talent_gen }.
samurai-event-penalty = Penalta poslední karty ({ $card }): „{ $icons }“.
samurai-two-penalties = { $one }“ a „{ $two }
samurai-event-ignored = { $who } ignoruje penaltu karty { $card_gen }.
samurai-event-cannot = Penaltu „{ $penalty }“ nelze provést: místo ní přichází zranění.
samurai-event-barricade-fire =
    { $left ->
        [0] Požár: padá poslední barikáda.
        [few] Požár: padá barikáda, zbývají { $left }.
       *[other] Požár: padá barikáda, zbývá { $left }.
    }
samurai-event-barricade-over =
    { $left ->
        [0] Nájezdníci se probíjejí: padá poslední barikáda.
        [few] Nájezdníci se probíjejí: padá barikáda, zbývají { $left }.
       *[other] Nájezdníci se probíjejí: padá barikáda, zbývá { $left }.
    }
samurai-event-barricade-flame =
    { $left ->
        [0] Plamen: padá poslední barikáda.
        [few] Plamen: padá barikáda, zbývají { $left }.
       *[other] Plamen: padá barikáda, zbývá { $left }.
    }
samurai-event-barricade-farm =
    { $left ->
        [0] Oheň z farmy ničí poslední barikádu.
        [few] Oheň z farmy ničí barikádu, zbývají { $left }.
       *[other] Oheň z farmy ničí barikádu, zbývá { $left }.
    }
samurai-event-farm =
    { $left ->
        [0] Poslední farma lehá popelem.
        [few] Farma lehá popelem, zbývají { $left }.
       *[other] Farma lehá popelem, zbývá { $left }.
    }
samurai-event-farm-family =
    { $left ->
        [0] Poslední farma lehá popelem.
        [few] Farma lehá popelem (zbývají { $left }) a jedna rodina musí prchnout.
       *[other] Farma lehá popelem (zbývá { $left }) a jedna rodina musí prchnout.
    }
samurai-event-farm-farm =
    { $left ->
        [0] Poslední farma lehá popelem.
        [few] Farma lehá popelem (zbývají { $left }) a oheň se šíří.
       *[other] Farma lehá popelem (zbývá { $left }) a oheň se šíří.
    }
samurai-event-farm-barricade =
    { $left ->
        [0] Poslední farma lehá popelem.
        [few] Farma lehá popelem (zbývají { $left }) a oheň sahá po barikádách.
       *[other] Farma lehá popelem (zbývá { $left }) a oheň sahá po barikádách.
    }
samurai-event-farm-wound =
    { $left ->
        [0] Poslední farma lehá popelem.
        [few] Farma lehá popelem (zbývají { $left }) a jeden samuraj je zraněn.
       *[other] Farma lehá popelem (zbývá { $left }) a jeden samuraj je zraněn.
    }
samurai-event-family =
    { $left ->
        [0] Prchá poslední rodina.
        [few] Prchá rodina („{ $bonus }“), zbývají { $left }.
       *[other] Prchá rodina („{ $bonus }“), zbývá { $left }.
    }
samurai-event-wound = { $who } je zraněn.
samurai-event-flip = Druhé zranění: { $who } se mění ve zvíře. Součet { $sum }, číslo kiai je odteď { $kiai }.
samurai-event-dead = { $who } dostává čtvrté zranění a umírá.
samurai-event-ninja = Nájezdník proniká neviděn, plenitelů: { $count }.
samurai-event-barred-no-defence = { $who } se v tomto tahu nesmí bránit.
samurai-event-barred-no-support = { $who } v tomto tahu nesmí nikoho podpořit.
samurai-event-barred-forced-pass = { $who } musí v tomto tahu pasovat.
samurai-event-barred-broken-swords = { $who } v tomto tahu nesmí použít žádný talent.
samurai-event-arrow = { $who } musí vzít do bojové řady kartu { $card_acc }: součet { $sum }.
samurai-event-demon = Démon vrací kartu { $card_acc } do balíčku nájezdníků a míchá ho.
samurai-event-dropped = { $who } ztrácí z obranné strany kartu { $card_acc }.
samurai-event-fight = { $who } bojuje.
samurai-event-revealed = Odhalen nájezdník { $card }.
samurai-event-confront = { $who } čelí nájezdníkovi: součet roste z { $before } na { $after }.
samurai-event-over = { $who } překračuje číslo kiai: součet { $sum }, kiai { $kiai }.
samurai-event-defend = { $who } se brání nájezdníkovi { $card_dat }.
samurai-event-handed = { $who } předává { $other_dat } kartu { $card_acc }.
samurai-event-discarded = { $who } odhazuje nájezdníka { $card_acc }: taková síla už v řadě je.
samurai-event-swapped = { $who } vrací kartu { $card_acc } pod balíček a dobírá si jinou.
samurai-event-support = { $who } podporuje { $other_acc }; nájezdník proniká dovnitř, plenitelů: { $count }.
samurai-event-passed = { $who } pasuje: { $sum } (kiai { $kiai }).
samurai-event-passed-over = { $who } musí pasovat: součet { $sum } je vyšší než číslo kiai { $kiai }.
samurai-event-passed-penalty = { $who } musí pasovat kvůli penaltě.
samurai-event-again = { $who } bojuje znovu.
samurai-event-kiai = Kiai! { $who } má přesně { $sum }.
samurai-event-declined = { $who } efekt odmítá.
samurai-event-built = { $who } staví barikádu: { $count }/{ $cap }.
samurai-event-built-bonus = Přibývá barikáda: { $count }/{ $cap }.
samurai-event-healed = { $who } se zbavuje žetonu zranění.
samurai-event-unhurt = { $who } nemá žeton zranění: není co léčit.
samurai-event-took = { $who } bere { $other_dat } kartu { $card_acc }.
samurai-event-took-own = { $who } bere kartu { $card_acc } ze své bojové řady.
samurai-event-gave = { $other } dostává kartu { $card_acc }.
samurai-event-scattered = Nájezdník { $card } je odhozen.
samurai-event-scouted = Plenitel { $card } je odhozen.
samurai-event-struck = { $who } odhazuje z řady { $other_gen } kartu { $card_acc }.
samurai-event-struck-own = { $who } odhazuje kartu { $card_acc } ze své řady.
samurai-event-lent = { $who } dává { $third_dat } žeton { $other_gen }.
samurai-event-lent-own = { $who } dává { $third_dat } svůj žeton.
samurai-event-looked =
    { $count ->
        [one] { $who } se dívá na vrchní kartu balíčku nájezdníků.
        [few] { $who } se dívá na { $count } vrchní karty balíčku nájezdníků.
       *[other] { $who } se dívá na { $count } vrchních karet balíčku nájezdníků.
    }
samurai-event-ordered-1 = { $who } vrací lícem nahoru: { $card1 }.
samurai-event-ordered-2 = { $who } vrací lícem nahoru, počínaje vrchní: { $card1 }, { $card2 }.
samurai-event-ordered-3 = { $who } vrací lícem nahoru, počínaje vrchní: { $card1 }, { $card2 }, { $card3 }.
samurai-event-first-off = První karta { $who_gen } ({ $card }) je odhozena: součet { $sum }.
samurai-event-home = Žeton { $who_gen } se vrací od { $other_gen }.
samurai-event-round-ends = Balíček nájezdníků je vyčerpán: kolo končí.
samurai-event-round-ends-passed =
    { $left ->
        [one] Všichni pasovali: kolo končí, poslední karta balíčku jde k plenitelům.
        [few] Všichni pasovali: kolo končí, { $left } karty balíčku jdou k plenitelům.
       *[other] Všichni pasovali: kolo končí, { $left } karet balíčku jde k plenitelům.
    }
samurai-event-no-hat = { $who } neochránil rolníky.
samurai-event-no-farm = { $who } neochránil farmy.
samurai-event-no-doll = { $who } neochránil rodiny.
samurai-event-bonus-heal = Zachráněná rodina léčí rány.
samurai-event-bonus-build = Zachráněná rodina se pouští do oprav.
samurai-event-bonus-scout = Zachráněná rodina jde na průzkum.
samurai-event-intruder = Plenitel { $card }: žádný plamen.
samurai-event-intruder-flame = Plenitel { $card }: plamen!
samurai-event-reinforced-lieutenants =
    { $count ->
        [one] K nájezdníkům se přidává { $count } poručík.
        [few] K nájezdníkům se přidávají { $count } poručíci.
       *[other] K nájezdníkům se přidává { $count } poručíků.
    }
samurai-event-reinforced-bosses =
    { $count ->
        [one] K nájezdníkům se přidává { $count } náčelník.
        [few] K nájezdníkům se přidávají { $count } náčelníci.
       *[other] K nájezdníkům se přidává { $count } náčelníků.
    }
samurai-event-won = Vesnice je zachráněna: { $score }{ $suffix }.
samurai-event-lost-death = Samuraj padl: vesnice je ztracena.
samurai-event-lost-farms = Nezbyla žádná farma: vesnice je ztracena.
samurai-event-lost-families = Nezbyla žádná rodina: vesnice je ztracena.

samurai-outcome-won = Vítězství, skóre { $score }{ $suffix }.
samurai-outcome-lost = Porážka: vesnice je ztracena.

## Why not?

samurai-why-over = { $who } má součet { $sum }, víc než číslo kiai { $kiai }, a musí pasovat.
samurai-why-must-pass = Kvůli penaltě poslední karty musí { $who } pasovat.
samurai-why-no-support = Penalta poslední karty zakazuje v tomto tahu podporu.
samurai-why-token-away = Žeton { $who_gen } leží u { $other_gen }.
samurai-why-self = Žeton se dává jinému samurajovi.
samurai-why-nobody = Všichni ostatní pasovali: není koho podpořit.
samurai-why-passed = { $who } pasoval a do konce kola se ničeho neúčastní.
samurai-why-swapped = Kartu dobranou místo jiné je nutné zahrát.
samurai-why-swords = Zlomené meče: v tomto tahu talenty neplatí.
samurai-why-no-equal = Nájezdník o síle { $value } v řadě není; teď je v ní { $line }.
samurai-why-neighbour = { $other } nesedí vedle { $who_gen }.
samurai-why-held = { $who } už tuto kartu měl.
samurai-why-parity = { $parity } karta: na { $card_acc } tento talent neplatí.
samurai-why-token-sleeps = Žeton { $other_gen } teď nefunguje: až v příštím vlastním tahu příjemce.
samurai-why-no-talent = K tomu je třeba talent { $other_gen }.
samurai-why-no-symbol = Nájezdníkovi { $card_dat } se bránit nelze: je nutné mu čelit.
samurai-why-no-defence = Penalta poslední karty zakazuje v tomto tahu obranu.
samurai-why-symbol-there =
    { $symbol ->
        [hat] Klobouk už na obranné straně leží.
        [farm] Budova už na obranné straně leží.
       *[doll] Panenka už na obranné straně leží.
    }
samurai-why-empty-line = Bojová řada { $who_gen } je prázdná.
samurai-why-no-receiver = Není nikdo další, kdo by kartu vzal.
samurai-why-given = Karta předaná díky kiai { samurai-name-daisuke.gen } nebyla dobrána, proto na ni žádný talent neplatí.
samurai-why-cap = Všechny barikády stojí ({ $cap }): víc než na začátku jich nikdy není.
samurai-why-same = Kartu dostává jiný samuraj než ten, kdo ji ztrácí.
samurai-why-unhurt = { $who } nemá žeton zranění.
samurai-why-spent = Žeton { $who_gen } už byl v této hře použit.
samurai-why-not-absent = Žeton { $who_gen } u vesnice neleží.
samurai-why-other = Teď se rozhoduje o něčem jiném: { $question }

## Options

samurai-option-players = Počet samurajů
samurai-option-players-help = Všechno u stolu závisí na počtu samurajů, ne lidí.
samurai-option-level-help = Závisí na ní barikády, nájezdníci, penalty farem a bonusy rodin.
samurai-option-samurai-help = Podle výběru nebo náhodně, každý samuraj nejvýše jednou.
samurai-option-first-help = Náhodně, nebo ten, koho určí stůl.
samurai-option-absent = Žetony nepřítomných samurajů
samurai-option-absent-help = Také pro tři až šest samurajů, aby byla hra snazší. U dvou leží žetony na stole vždy.
samurai-option-duration = Talent nepřítomného platí
samurai-option-duration-help = Podle pravidel do konce kola; kratší výklad je jeden tah.
samurai-option-duration-round = do konce kola
samurai-option-duration-turn = jeden tah
samurai-option-heal = Léčení losuje mezi
samurai-option-heal-help = Podle litery pravidel se losuje mezi všemi; bez žetonu zranění se nic nestane.
samurai-option-heal-all = všemi samuraji
samurai-option-heal-wounded = raněnými
samurai-option-daisuke = Daisuke smí kartu vrátit
samurai-option-daisuke-help = Jeho kiai smí dát kartu i tomu, kdo ji ztratil, aby ji položil znovu.

## Errors

samurai-no-one-samurai = Jeden samuraj vesnici neubrání: i sólo vedete nejméně dva.
samurai-twice = { $who } může sedět u stolu jen jednou.
samurai-farm-split = { $field }: Penalt farem musí být celkem { $wanted }, ne { $total }.
samurai-left-symbols = { $field }: na obranné straně leží nejvýše jedna karta od každého symbolu, ne { $cards }.
samurai-too-few-unseen = unseen: neodhalených karet by mělo být { $needed }, ale jinde neuvedených je jen { $there }.
