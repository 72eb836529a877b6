### The words of Samurai Spirit's table on the page. Terms stand in samurai-terms.ftl.

page-samurai-seats = Samurajové
page-samurai-facts = { $min }–{ $max } samurajů, všichni spolu
page-samurai-raiders = Nájezdníci
page-samurai-intruders = Plenitelé
page-samurai-discard = Odhozené
page-samurai-barricades = Barikády
page-samurai-farms = Farmy
page-samurai-families = Rodiny
page-samurai-stack =
    { $name }: { $n ->
        [0] prázdno
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
page-samurai-barricades-of = Barikády: { $n }/{ $cap }
page-samurai-farms-of = Farmy: { $n }/6
page-samurai-families-of = Rodiny: { $n } ze 3
page-samurai-track = Součet { $sum }, kiai na { $kiai }
page-samurai-sum = součet { $n }
page-samurai-card = { $rank }, síla { $value }
page-samurai-penalty = penalta: { $penalty }
page-samurai-hidden-card = skrytá karta
page-samurai-no-symbol = Bez symbolu: nic jí nelze bránit.
page-samurai-none = nic
page-samurai-slot = Místo pro symbol: { $symbol }
page-samurai-safe-hat = Klobouk je v bezpečí: na konci kola žádné zranění.
page-samurai-safe-farm = Budova je v bezpečí: kvůli tomuto samurajovi farma nepadne.
page-samurai-safe-doll = Panenka je v bezpečí: kvůli tomuto samurajovi rodina neuprchne.
page-samurai-lacks-hat = Klobouk zatím chybí
page-samurai-lacks-farm = Budova zatím chybí
page-samurai-lacks-doll = Panenka zatím chybí
page-samurai-line-card = Síla se počítá; penalta neplatí, dokud je poslední jiná karta.
page-samurai-last-card = Poslední karta: na začátku jeho tahu platí penalta: { $list }.
page-samurai-last-none = Poslední karta, bez penalty.
page-samurai-if-last = penalta, dokud je poslední: { $list }
page-samurai-drawn = Odhaleno
page-samurai-draws = odhalil { $value }
page-samurai-peek = Prohlédnuto
page-samurai-yours = váš samuraj
page-samurai-you = vy
page-samurai-not-yours = není váš
page-samurai-human = člověk
page-samurai-active = na tahu
page-samurai-defence-short = Obrana
page-samurai-token-home = žeton doma
page-samurai-token-at = žeton má { $who }
page-samurai-holds = má žeton { $who_gen }
page-samurai-added = přivolal { $who_acc }
page-samurai-can-use = Talenty po ruce: { $list }
page-samurai-kiai-reconstructed = Toto číslo kiai je rekonstruované: odvodili jsme ho z ostatních desek.
page-samurai-one-source = Rekonstruováno podle jednoho zdroje.
page-samurai-absent = Nepřítomní
page-samurai-absent-help = Lze přivolat jednou za hru, na začátku tahu.
page-samurai-absent-spent = Pro tuto hru už použit.
page-samurai-absent-name = Žeton nepřítomného: { $who }
page-samurai-absent-name-spent = Žeton nepřítomného: { $who }, už použit
page-samurai-odds = Příští nájezdník podle toho, co vědí všichni. Šance v procentech, podle síly:
page-samurai-odds-none = Není už co dobrat.
page-samurai-aside = Stranou ještě leží: { $lieutenants ->
        [0] žádný poručík
        [one] { $lieutenants } poručík
        [few] { $lieutenants } poručíci
        [many] { $lieutenants } poručíka
       *[other] { $lieutenants } poručíků
    }, { $bosses ->
        [0] žádný náčelník
        [one] { $bosses } náčelník
        [few] { $bosses } náčelníci
        [many] { $bosses } náčelníka
       *[other] { $bosses } náčelníků
    }.
page-samurai-discard-empty = Zatím nebyla odhozena žádná karta.
page-samurai-intruder-help = Nájezdníci, kteří pronikli. Odhalí se na konci kola: každý plamen spálí barikádu, a když žádná není, farmu.
page-samurai-flames-now = Plamenů v balíčku: { $from } až { $to }
page-samurai-known = Známé všem:
page-samurai-barricade-help = Padají první: požárem, plamenem a pokaždé, když samuraj překročí své kiai.
page-samurai-farm-help = Když padne poslední, hra je prohraná.
page-samurai-farm-help-harsh = Když padne poslední, hra je prohraná. Každá skrývá penaltu, která platí, když padne:
page-samurai-farms-reconstructed = Rozdělení šesti penalt je rekonstruované.
page-samurai-family-heroic = Na této obtížnosti rodiny nedávají bonusy, ale jedna musí přežít.
page-samurai-forecast = Kdyby kolo skončilo teď
page-samurai-f-wounds =
    { $n ->
        [one] { $n } zranění
        [few] { $n } zranění
        [many] { $n } zranění
       *[other] { $n } zranění
    }
page-samurai-f-farms =
    { $n ->
        [one] { $n } farma
        [few] { $n } farmy
        [many] { $n } farmy
       *[other] { $n } farem
    }
page-samurai-f-families =
    { $n ->
        [one] { $n } rodina
        [few] { $n } rodiny
        [many] { $n } rodiny
       *[other] { $n } rodin
    }
page-samurai-f-flames =
    { $n ->
        [one] { $n } plamen
        [few] { $n } plameny
        [many] { $n } plamenu
       *[other] { $n } plamenů
    }
page-samurai-f-flames-range = plameny: { $from }–{ $to }
page-samurai-f-hidden =
    { $n ->
        [one] { $n } skrytá
        [few] { $n } skryté
        [many] { $n } skryté
       *[other] { $n } skrytých
    }
page-samurai-won = Vesnice odolala. Zvítězili jste všichni.
page-samurai-lost = Vesnice padla. Prohráli jste všichni a všichni to můžete zkusit znovu.
page-samurai-lost-why = Kolo { $round }. Zbylo farem: { $farms }, rodin: { $families }.
page-samurai-unhurt = Nikdo není zraněn
page-samurai-text-village = Vesnice: barikády { $barricades }/{ $cap }, farmy { $farms }/6, rodiny { $families }/3.
page-samurai-text-stacks = Balíček nájezdníků: { $raiders }, balíček plenitelů: { $intruders }, odhazovací hromádka: { $discard }.
page-samurai-tour-village = Vesnice
page-samurai-tour-village-text = Musí vydržet tři kola: aspoň jedna farma a jedna rodina. První padají barikády. Najeďte na balíček nebo ho podržte a uvidíte, co může přijít.
page-samurai-tour-board = Váš samuraj
page-samurai-tour-board-text = Vlevo bráníte: zachraňte klobouk, budovu a panenku. Vpravo bojujete: síly se sčítají. Trefíte-li kiai přesně, zazní výkřik; překročíte-li ho, padne barikáda.
page-samurai-tour-prompt = Co smím?
page-samurai-tour-prompt-text = Čeho se smíte dotknout, to svítí, tady i na stole, a výsledek je hned napsaný. Co má prošitý okraj, vysvětlí, proč to nejde.
page-samurai-tour-log = Co se stalo
page-samurai-tour-log-text = Každá událost s důvodem a oddílem pravidel. Klepněte na řádek a uvidíte ten okamžik znovu. Níže: co by teď stál konec kola.
page-samurai-tour-rules = Kniha
page-samurai-tour-rules-text = Pravidla s hledáním, otevřená u oddílu otázky. Příjemný večer.
