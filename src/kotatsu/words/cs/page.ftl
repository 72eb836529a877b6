### Slova stránky, která nejsou herními pojmy: obrazovky, tlačítka, nápověda. Slova všech stolů jsou v common.ftl.

## Všude

page-home = Všechny hry
page-slogan = Deskové hry podle pravidel
page-back = Zpět
page-close = Zavřít
page-open = Otevřít
page-look = Nahlédnout
page-on = ano
page-off = ne
page-of = z { $n }
page-you = vy
page-opening = Prostíráme stůl…
page-copied = Zkopírováno
page-step = { $n } z { $of }
page-error-offline = Server neodpovídá. Nic se neztratilo: vaše stoly zůstaly uložené.
page-error-server = Na serveru se něco pokazilo. Nic se nezměnilo.
page-choices =
    { $n ->
        [one] { $n } možnost
        [few] { $n } možnosti
        [many] { $n } možnosti
       *[other] { $n } možností
    }
page-round = Kolo { $n }
page-round-of = kolo { $n }/{ $of }
page-turn = tah { $n }
page-now = teď
page-turns = Tahy { $from }–{ $to }

## Začátek

page-start-title = Posaďte se. Co si dnes zahrajeme?
page-start-text = Sami, kolem této obrazovky nebo po síti.
page-continue = Pokračovat
page-no-tables = Zatím tu není žádný stůl. Prostřete si vlastní: hra je vedle, čaj je na vás.
page-import = Otevřít soubor
page-import-text = Pokračovat u stolu uloženého do souboru.
page-import-bad = Toto není uložený stůl ani pozice.
page-unofficial = Neoficiální dílo z lásky ke hře; vydavatelé s ním nemají nic společného.
page-drawings = Všechny kresby jsou naše · ikony: game-icons.net, CC BY 3.0
page-about = O programu a licence

## Příprava

page-setup-title = nová hra
page-setup-seats = Místa u stolu
page-setup-seats-help = Všichni hrají na jedné straně: u tohoto stolu nejsou žádná tajemství.
page-setup-rules = Pravidla stolu
page-setup-rules-help = Podle knihy; kde mlčí, platí náš výklad.
page-setup-rest = Ostatní výklady
page-setup-changed =
    { $n ->
        [0] vše obvyklé
        [one] { $n } změněn
        [few] { $n } změněny
        [many] { $n } změněno
       *[other] { $n } změněno
    }
page-kind-here = tady
page-kind-link = odkazem
page-kind-bot = bot
page-kind-of = Kdo hraje na místě { $n }
page-name = Jméno, chcete-li
page-name-of = Jméno hráče na místě { $n }
page-add-seat = Přidat místo
page-up-to = až { $n }
page-remove-seat = Odebrat místo { $n }
page-bot-of = Bot na místě { $n }
page-bot-random = Náhodný
page-bot-random-help = dělá cokoli, co je dovoleno
page-bot-careful = Opatrný
page-bot-careful-help = počítá, brání a pomáhá; dobře se vedle něj sedí
page-bot-steady = Vyrovnaný
page-bot-steady-help = hraje každou frakci rozumně a svižně
page-choose-for = { $what }: místo { $n }
page-taken = obsazeno
page-link-later = Odkaz dostanete, jakmile hra začne.
page-start-game = Začít hru
page-start-missing-twice = { $who } sedí na dvou místech
page-start-ready = Vše je připraveno. Můžete začít.
page-start-who = Kdo usedne ke stolu?
page-start-sum =
    { $n ->
        [one] { $n } místo
        [few] { $n } místa
        [many] { $n } místa
       *[other] { $n } míst
    }
page-mark-book = podle knihy
page-mark-reading = náš výklad
page-mark-custom = domácí pravidlo

## Stůl

page-prompt = Vaše rozhodnutí
page-decides-you = Vaše rozhodnutí ({ $who }).
page-decides = Rozhodnutí: { $who }.
page-thinking = Přemýšlí bot: { $who }.
page-fold-choices = Sbalit nebo rozbalit možnosti
page-wait-table = Stůl se chystá
page-how-many = Kolik
page-more = Více
page-fewer = Méně
page-zoom-in = Přiblížit
page-zoom-out = Oddálit
page-minimap = Malá mapa: klepnutím se přesunete
page-number = { $n }
page-not-now = { $what }: teď to nejde
page-asking = Hledáme v pravidlech…
page-kept = Vaše volba je uložena a odešle se, jakmile se spojení obnoví.
page-rule = Pravidla, § { $id }
page-rule-open = otevřít pravidla
page-rule-card = karty
page-rule-data = tisk
page-rule-quest = úkoly
page-tabs = Části stolu
page-line-lost = Spojení se přerušilo. Vaše místo zůstává.
page-line-again = Zkoušíme to znovu; stůl na vás počká.
page-line-kept = Vaše volba je uložena a odešle se, jakmile se spojení obnoví.
page-line-now = Zkusit hned
page-gone-title = Tento odkaz nikam nevede
page-gone-text = Stůl byl smazán, nebo jeho majitel dal místu nový odkaz. Požádejte ho o něj.
page-result = Výsledek
page-look-board = Prohlédnout stůl

## Zápis a přehrání

page-log-empty = Zatím se nic nestalo.
page-log-table = Stůl
page-log-all = Vše
page-log-filter = Ukázat jen jedno místo
page-folded = složeno
page-replay-title = Jeden z minulých okamžiků
page-replay-first = Na začátek
page-replay-last = Na konec
page-replay-back = O krok zpět
page-replay-next = O krok dál
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-speed = Rychlost: { $n }×
page-replay-moment = Okamžik hry
page-replay-step = Krok { $n }/{ $of }
page-replay-link = Odkaz na tento okamžik
page-replay-now = Zpět do hry

## Pravidla

page-rules-search = Hledat v pravidlech
page-rules-hits =
    { $n ->
        [one] { $n } oddíl
        [few] { $n } oddíly
        [many] { $n } oddílu
       *[other] { $n } oddílů
    }
page-rules-none = Nic jsme nenašli. Zkuste méně slov nebo kratší.
page-rules-contents = Obsah
page-rules-text = Text pravidel
page-rules-in-place = Ukázat v kapitole

## Nabídka

page-theme = Světlo
page-theme-day = Den
page-theme-lamp = Lampa
page-motion = Pohyb
page-speed = Tahy ostatních
page-speed-slow = pomalu
page-speed-normal = běžně
page-speed-fast = rychle
page-speed-instant = hned
page-reactions = Přepad a podobné
page-reactions-ask = ptát se
page-reactions-nothing = „ne“, když není čím odpovědět
page-reactions-always = vždy ne
page-reactions-help = Stránka čeká vždy stejně dlouho, ať držíte cokoli. „Když není čím odpovědět“ platí jen tam, kde by si toho všimli jen boti.
page-answer-soon = Za chvilku „ne“
page-answer-stop = Počkat, rozhodnu sám
page-keys = Klávesy
page-board-text = Stůl slovy
page-seats-links = Místa a odkazy
page-key-arrows-cap = šipky
page-key-tab = další zvýrazněná možnost
page-key-digits = první až devátá možnost
page-key-arrows = procházet stůl
page-key-enter = vybrat
page-key-esc = zavřít, o krok zpět
page-key-u = vzít volbu zpět
page-key-why = proč ne? O vybrané věci; jinak tento seznam
page-key-r = pravidla u tohoto oddílu
page-key-l = zápis
page-key-bcs = k vesnici, k vlastní desce, k ostatním
page-key-space = přeskočit, co dělají ostatní
page-key-step = krok zpět nebo dál v přehrání

## Místa a odkazy

page-invite-text = Každý odkaz dejte jen jednomu člověku: kdo ho má, hraje za to místo.
page-invite-local = Stránka je otevřená jen na tomto počítači. Spusťte server s --host a otevřete ji na adrese, kterou vypíše: pak budou odkazy fungovat v domácí síti.
page-invite-present = u stolu
page-invite-absent = mimo stůl
page-invite-stand-in = zastupuje bot
page-invite-watch = Smí se dívat: tajemství nevidí a o ničem nerozhoduje.
page-copy-link = Kopírovat
page-qr = QR kód
page-qr-label = QR kód odkazu: { $who }
page-renew = Nový odkaz
page-take-over = Ať hraje bot
page-give-back = Vrátit místo
page-export = Uložit do souboru
page-export-note = V souboru jsou všechna tajemství stolu, i skryté karty.
page-delete = Smazat stůl
page-delete-sure = Ano, smazat pro všechny

## Prohlídka

page-tour-skip = Přeskočit
page-tour-next = Dál

## O programu

page-about-title = Kotatsu
page-about-text = Kotatsu je nízký stolek s dekou a trochou tepla pod ní. Tenhle je pro deskové hry podle pravidel, o samotě i s přáteli.
page-about-owners = Čí jsou to hry
page-about-rebuilt = Některé vytištěné hodnoty bylo možné ověřit jen v jednom zdroji nebo bylo nutné je odvodit. Stránka je označuje a majitel krabice je může nahradit vlastním datovým souborem.
page-about-licences = Licence
page-about-code = Program je svobodný, pod licencí MIT.
page-about-fonts = Písma: Alegreya a Alegreya Sans, Huerta Tipográfica, SIL Open Font License 1.1.
page-about-icons = Ikony: game-icons.net, CC BY 3.0, autoři níže. Všechny ostatní kresby jsou naše.
page-about-privacy = Co se kde ukládá
page-about-privacy-text = Žádné účty, žádné sledování, žádné cizí servery. Prohlížeč si pamatuje jazyk, vzhled a odkazy na vaše stoly; hry samy jsou uložené na počítači, kde běží server.

## Samurai Spirit: stůl

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

## Samurai Spirit: výhled

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

## Samurai Spirit: výsledek a slova pro sluch

page-samurai-won = Vesnice odolala. Zvítězili jste všichni.
page-samurai-lost = Vesnice padla. Prohráli jste všichni a všichni to můžete zkusit znovu.
page-samurai-lost-why = Kolo { $round }. Zbylo farem: { $farms }, rodin: { $families }.
page-samurai-unhurt = Nikdo není zraněn
page-samurai-text-village = Vesnice: barikády { $barricades }/{ $cap }, farmy { $farms }/6, rodiny { $families }/3.
page-samurai-text-stacks = Balíček nájezdníků: { $raiders }, balíček plenitelů: { $intruders }, odhazovací hromádka: { $discard }.

## Samurai Spirit: prohlídka

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

## Owner's data

page-own-data = Váš výtisk
page-own-data-help = Co je vytištěno ve vaší krabici, jako datový soubor: nahradí, co jsme museli rekonstruovat.
page-own-data-choose = Vybrat soubor
page-own-data-remove = Vrátit naše
page-own-data-bad = „{ $name }“ není soubor JSON.

## Prostý stůl hry, která ještě není nakreslená

page-plain-about = Hra podle pravidel na prostém stole: obrázky zatím nemá.
page-plain-facts = { $min }–{ $max } hráčů
page-plain-seats = Místa
page-plain-seats-help = Co je tajné, vidí jen to místo, jemuž patří.
page-plain-middle = Uprostřed stolu
page-plain-yes = ano
page-plain-no = ne
page-plain-hidden = lícem dolů
page-plain-word = { $what }
page-plain-tour-table = Stůl
page-plain-tour-table-text = Každé místo má svůj panel; co vidí všichni, leží uprostřed.
page-plain-tour-prompt = Vaše volby
page-plain-tour-prompt-text = Tady je vše, co teď smíte udělat; u ostatního stojí proč ne.
