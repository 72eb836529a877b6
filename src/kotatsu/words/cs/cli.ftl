# Příkazová řádka: nápověda, poznámky, stížnosti.

## Stránky nápovědy

cli-about = Teplý stůl pro deskové hry: hrajte v terminálu nebo na stránce, rozehrajte skriptem jakoukoli situaci, měřte a zkoušejte pravidla.
cli-usage = Použití:
cli-usage-command = PŘÍKAZ … (více řekne kotatsu PŘÍKAZ --help)
cli-usage-options = [volby]
cli-arguments = Co je potřeba
cli-options = Volby
cli-commands = Příkazy

cli-do-games = Vypsat hry, jejich nastavení a boty.
cli-do-new = Připravit novou hru a vypsat ji jako pozici.
cli-do-deck = Přečíst vlastní balíček, vypsat jeho karty a jmenovat každé porušené pravidlo.
cli-do-pack = Balíky vlastníků, vaše karty ve složce: „check SLOŽKA“ jmenuje každou chybu, „new HRA [SLOŽKA]“ napíše balík k vyplnění.
cli-do-show = Ukázat pozici jako herní plán.
cli-do-legal = Vypsat, co se teď dá zvolit, kdo volí a podle kterého pravidla.
cli-do-apply = Udělat volbu a vypsat novou pozici i to, co se stalo.
cli-do-settle = Nechat pozici hrát samu, dokud někdo nemusí volit; vypsat, co se stalo, a novou pozici.
cli-do-why-not = Říct, proč akce teď není možná.
cli-do-schema = Vypsat JSON Schema pozic dané hry.
cli-do-play = Hrát v terminálu; na prázdná místa usednou boti.
cli-do-serve = Spustit stránku, na které se hraje: tady, nebo pro domácí síť.
cli-do-backup = Zkopírovat všechny stoly serveru do jednoho souboru, i když běží.
cli-do-restore = Vrátit takovou kopii, i když server běží; co tam bylo, zůstane uloženo vedle.
cli-do-replay = Přečíst uloženou hru řádek po řádku.
cli-do-sim = Sehrát mnoho her mezi boty a spočítat, kdo vyhrává.
cli-do-ladder = Nechat úrovně hry hrát proti sobě: poráží každá tu pod sebou?
cli-do-train = Zlepšit hodnocení pozic hrou se sebou: váhy, průběžné stavy a křivka ve složce.
cli-do-hint = Říct, co by místo mohlo udělat: tři nejlepší akce se šancemi a proč.
cli-do-analyse = Projít dohranou hru znovu: šance tah za tahem, body zvratu, co by udělal bot.
cli-do-fuzz = Sehrát tisíce her, které hledají chyby v pravidlech.
cli-do-bench = Změřit rychlost pravidel.
cli-do-rules = Číst pravidla hry nebo v nich hledat.
cli-do-compile = Přeložit pravidla do strojového kódu, aby byla několikrát rychlejší.

cli-arg-game = Název hry, jak ho vypíše „kotatsu games“.
cli-arg-position = Pozice, odpověď příkazu „apply“ nebo uložená hra jako soubor JSON; „-“ čte standardní vstup.
cli-arg-action = Akce v textové podobě, jak ji vypíše „legal“.
cli-arg-deck = Soubor s balíčkem, jméno vytištěného balíčku, například „ronin“ nebo „ronin-extended“, nebo „-“ pro standardní vstup.
cli-arg-pack-do = check nebo new.
cli-arg-pack-what = Ke kontrole: složka nebo soubor zip. Pro nový balík: jméno hry.
cli-arg-pack-folder = Kam nový balík patří; není-li uvedeno, složka pojmenovaná podle hry.
cli-arg-play = Název hry, nebo uložená hra či pozice, od které se pokračuje.
cli-arg-replay = Hra uložená příkazem „play“, vyvezená ze stránky nebo zapsaná jako text (.kotatsu); „-“ čte standardní vstup.
cli-arg-rule-words = Číslo pravidla, třeba SS7.12, nebo hledaná slova.
cli-arg-bench-game = Kterou hru měřit; bez udání všechny.

cli-opt-help = Ukázat tuto nápovědu.
cli-opt-lang = Jazyk: en, uk, ru nebo cs. Jinak ten z KOTATSU_LANG nebo ze systému.
cli-opt-version = Vypsat verzi.
cli-opt-json = Vypsat JSON pro programy.
cli-opt-luck = Co přinese náhoda, například "reveal 4-13"; více věcí s čárkami nebo opakováním volby.
cli-opt-seat = Místo podle jeho jména v pozici.
cli-opt-players = Kolik hraje hráčů (v Samurai Spirit kolik samurajů).
cli-opt-level = Obtížnost.
cli-opt-option = Nastavení hry; lze opakovat.
cli-opt-data = Vaše údaje o vytištěných součástech: balík (složka nebo soubor zip) nebo soubor JSON.
cli-opt-serve-data = Balík vlastníka (složka nebo soubor zip), který stránka nabízí; lze opakovat.
cli-opt-deck = Balíček pro místo, například 1=mine.txt; lze opakovat.
cli-opt-deck-line = Vypsat balíček na jeden řádek, jak ho berou odkazy a volby.
cli-opt-seed = Semínko veškeré náhody: stejné semínko dá stejnou hru.
cli-opt-cores = Kolik jader použít; bez udání všechna.
cli-opt-out = Zapsat pozici také do tohoto souboru.
cli-opt-people = Kolik míst vedou lidé u tohoto terminálu; ostatní jsou boti.
cli-opt-bot = Bot pro prázdná místa.
cli-opt-aims = Boti po každém svém tahu řeknou, oč jim šlo.
cli-opt-file = Kam hru uložit, až odejdete.
cli-opt-to = Skončit po tolika řádcích.
cli-opt-pause = Zastavit, jakmile se stane vše, k čemu tato volba vedla, i když pak nikdo nemá co volit.
cli-opt-replay-text = Vypsat partii jako stručný text, do souboru s příponou .kotatsu.
cli-opt-step = Po každém řádku čekat na Enter.
cli-opt-host = Adresa, na které se naslouchá; 0.0.0.0 otevře stůl domácí síti.
cli-opt-port = Port, na kterém se naslouchá; je-li obsazen, nejbližší volný.
cli-opt-db = Soubor, ve kterém jsou uložené stoly.
cli-opt-database = Adresa databáze PostgreSQL, ve které jsou stoly, místo souboru.
cli-opt-workers = Kolik procesů slouží společně; potřebují --database.
cli-opt-log-json = Psát záznam serveru jako řádky JSON.
cli-arg-backup = Soubor s kopií.
cli-opt-allow-host = Další jméno, kterým lze server oslovit, třeba jméno vaší proxy; * povolí všechna jména. Lze zadat vícekrát.
cli-opt-webhooks = Stoly smějí posílat „jste na tahu“ na adresu https na internetu (skupinový chat).
cli-opt-open = Otevřít stránku v prohlížeči.
cli-opt-bots = Boti, oddělení čárkami; vlastní bot je file.py:Class.
cli-opt-rungs = Boti od nejslabšího po nejlepšího, oddělení čárkami; bez jmen všechny úrovně hry.
cli-opt-ladder-out = Kam zapsat výsledek jako JSON; vedle něj vznikne obrázek téhož jména (.svg).
cli-opt-ladder-whole = Odehrát všechny hry, i když je srovnání už rozhodnuté.
cli-opt-train-out = Kam uložit váhy, průběžné stavy a křivku; složka pojmenovaná podle hry, není-li uvedeno.
cli-opt-train-resume = Pokračovat v učení v této složce.
cli-opt-train-from = Začít s těmito vahami, ne od nuly.
cli-opt-train-matches = Po každém kole sehrát tolik her proti začátku.
cli-opt-hint-seat = Místo, které se ptá; bez jména to, které má volit.
cli-opt-iterations = Kolik možností projít.
cli-opt-hint-workers = Kolik procesů hledá vedle sebe; jiný počet dá jiné rady.
cli-opt-moments = V kolika okamžicích se nejvýše odhadují šance.
cli-opt-apart = Každý bot vede vlastní stůl, nebo sedí všichni u jednoho; v kooperativních hrách jsou zvlášť.
cli-opt-games = Kolik her.
cli-opt-seconds = Po tolika sekundách už nic nezačínat.
cli-opt-may-miss = Krátký běh: co se nikdy nestalo, to se vypíše, ale není to chyba.
cli-opt-fuzz-out = Kam zapsat pozici první chyby.
cli-opt-fuzz-resume = Ukládat odehrané do tohoto souboru; pokud už existuje, pokračovat z něj.
cli-opt-against = S kým porovnat: catanatron. S --search: openspiel.
cli-opt-bench-seconds = Kolik sekund na každé měření.
cli-opt-bench-search = Místo toho změřit hledání: iterací za sekundu a jak dlouho přemýšlí každá úroveň.
cli-opt-coverage = Vypsat každé pravidlo s testy, které ho dokazují; je-li některé bez testu, je to chyba.

## Stížnosti

cli-file-missing = Soubor „{ $file }“ tu není.
cli-no-file = Soubor „{ $file }“ nejde použít: { $why }.
cli-not-json = „{ $file }“ není JSON: něco je špatně v místě { $where }.
cli-no-language = Jazyk „{ $name }“ tu není. Jazyky: { $names }.
cli-no-command = Takový příkaz tu není. Příkazy: { $names }.
cli-no-such-flag = Volba „{ $name }“ tu není; seznam dá --help.
cli-flag-alone = Volba „{ $name }“ je zapsaná špatně: chybí jí hodnota, nebo žádnou nemá.
cli-missing = Chybí „{ $name }“; co je potřeba, řekne --help.
cli-bad-value = „{ $name }“ nemůže mít takovou hodnotu; co se hodí, řekne --help.
cli-too-much = To je víc, než bere „{ $path }“; co je potřeba, řekne --help.
cli-no-option = Hra { $game } nemá nastavení „{ $name }“. Nastavení: { $names }.
cli-option-shape = „{ $pair }“ nemá tvar název=hodnota.
cli-option-flag = Nastavení „{ $name }“ je yes nebo no, ne „{ $value }“.
cli-deck-shape = „{ $pair }“ nemá tvar MÍSTO=SOUBOR, kde místo je od 1 do { $most }.
cli-luck-unused = Tato náhoda byla předepsána, ale nic si o ni neřeklo: { $luck }.
cli-which-seat = Teď rozhoduje více míst; řekněte které pomocí --seat: { $names }.
cli-too-many-people = Lidí je { $people }, ale { $seats ->
        [one] místo jen { $seats }
        [few] místa jen { $seats }
       *[other] míst jen { $seats }
    }.
cli-bad-number = „{ $name }“ musí být číslo { $bounds ->
        [both] od { $low } do { $high }
        [low] nejméně { $low }
       *[high] nejvýše { $high }
    }.
cli-interpreted = Pravidla běží bez překladu, několikrát pomaleji: „kotatsu compile“ je přeloží.
cli-no-bot = Bot „{ $name }“ tu není. Boti: { $names }.
cli-no-rule = Hledání „{ $words }“ neodpovídá žádné pravidlo.
cli-no-tests = Nejsou tu testy: je potřeba pracovní kopie projektu.
cli-no-peer = S „{ $name }“ porovnávat nejde. Známe: { $names }.
cli-peer-missing = { $name } tu není nainstalován; k porovnání nainstalujte balík kotatsu-games[peers].
cli-our-bug = Něco se pokazilo a je to naše chyba: { $what }. Nahlaste ji prosím v seznamu úkolů projektu a přiložte soubor { $file }.

## Odpovědi

cli-game-line = { $name }: { $title }, hráčů { $low }–{ $high }, boti: { $bots }
cli-deck-good = Balíček je v pořádku.
cli-game-wordless = Hru „{ $name }“ nelze vypsat, chybí její slova: { $what }. Patří do words/<language>/{ $name }.ftl.
cli-seats = Místa
cli-yes = ano
cli-no = ne
cli-saved = Uloženo do souboru { $file }.
cli-is-legal = Akce „{ $action }“ je teď možná.
cli-next-rules = Zatím se nikoho nikdo neptá. Samo přijde: { $item }. Odsud pokračuje „kotatsu settle“.
cli-next-luck = Rozhodne náhoda: { $item }. Může přinést: { $possible }. Odsud pokračuje „kotatsu settle --luck …“.
cli-luck = Náhoda

cli-samurai-head = Kolo { $round }, tah { $turn }, obtížnost: { $level }
cli-samurai-drawn = { $who } musí umístit kartu { $card }.
cli-root-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
cli-root-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }

cli-play-welcome = Vybírejte číslem nebo textem. Co ještě jde napsat, ukáže ?
cli-play-yours =
    { $count ->
        [1] Hrajete za: { $names }.
       *[other] Lidé hrají za: { $names }.
    }
cli-play-bots = Boti ({ $bot }) hrají za: { $names }.
cli-play-aims = { $who }: „Můj cíl: { $aims }.“
cli-play-enter = Začněte klávesou Enter.
cli-play-you = { $name } (vy)
cli-play-back = (0: zpět)
cli-play-no-back = Není se odkud vracet.
cli-play-earlier =
    { $count ->
        [one] … a předtím ještě { $count } řádek
        [few] … a předtím ještě { $count } řádky
       *[other] … a předtím ještě { $count } řádků
    }
cli-play-typo = „{ $text }“ tu není v nabídce. Vyberte: { $offered }. Co ještě jde napsat, ukáže ?
cli-play-replay = Znovu si ji přehrajete takto: kotatsu replay { $file }
cli-play-help =
    číslo      vybrat; stačí i první písmena možnosti
    Enter      vzít jedinou možnost
    0          zpět, ven ze skupiny
    u          krok zpět
    b          ukázat znovu herní plán
    w [akce]   proč to není v nabídce?
    r [slova]  přečíst pravidlo podle čísla nebo hledat v pravidlech
    s [soubor] uložit
    q          uložit a odejít
cli-play-saved = Hra je uložena v souboru { $file }.
cli-play-resume = Pokračovat lze takto: kotatsu play { $file }
cli-play-undone = Vzato zpět: { $who }, „{ $action }“.
cli-play-number = Číslo { $number } v seznamu není: vybírejte od 1 do { $last }.
cli-play-nothing-refused = Všechno, co by se tu dalo čekat, je v seznamu.

cli-coverage-sum = Testy dokazují { $covered } z { $all } pravidel. Bez testu: { $missing }
cli-rule-unknown = Pravidlo { $rule } nemá žádná hra, ale odkazují na něj testy: { $tests }

cli-compile-types = Čtou se pravidla…
cli-compile-c = Pracuje překladač jazyka C; potrvá to minutu dvě…
cli-compile-install = Výsledek se dává na místo…
cli-compile-done-compiled = Hotovo: příští spuštění použije přeložená pravidla.
cli-compile-done-fresh = Přeložená pravidla jsou aktuální.
cli-compile-done-installed = Toto je nainstalovaný balík: jeho pravidla přišla přeložená, pokud to šlo.
cli-cannot-compile-no-compiler = Není tu překladač jazyka C, takže dál běží obyčejný Python, jen pomaleji.
cli-cannot-compile-no-mypyc = Není tu nainstalován mypyc, takže dál běží obyčejný Python, jen pomaleji.
cli-cannot-compile-failed = Pravidla se nepodařilo přeložit, takže dál běží obyčejný Python, jen pomaleji. Překladač hlásí: { $detail }

## Mnoho her

cli-sim-progress = Hry
cli-sim-bot = Bot
cli-sim-games = Hry
cli-sim-wins = Výhry
cli-sim-rate = Podíl výher
cli-sim-interval = Interval 95 %
cli-sim-score = Průměrné skóre
cli-sim-decisions = Rozhodnutí na hru
cli-ladder-draws = Remízy
cli-ladder-chance = Stejně silný by vyhrál
cli-ladder-elo = Elo navíc
cli-ladder-beats = Poráží nižší úroveň
cli-ladder-yes = ano
cli-ladder-open = zatím není vidět
cli-ladder-no = ne
train-no-lesson = { $game } se zatím nemá co učit.
train-folder-taken = Ve složce „{ $folder }“ už učení je; --resume v něm pokračuje.
train-no-course = V „{ $folder }“ žádné učení není.
train-other-course = Učení v „{ $folder }“ patří k jiné hře nebo jinému semínku.
train-other-features = „{ $folder }“ se učilo na jiných číslech o pozici než dnešních.
train-no-weights = V „{ $file }“ nejsou váhy této hry.
train-loss = Ztráta na odložených hrách
train-rate = Výhry nad začátkem
train-done = Sehráno a prostudováno her: { $games }; weights.json, curve.svg a průběžný stav leží v { $folder }.
cli-hint-line = { $words } — { $chance } %
cli-hint-why = Proč: { $reasons }
cli-analysis-progress = Procenta
cli-analysis-when = Kdy
cli-analysis-point = { $when }: { $who }
cli-analysis-chosen = Zvoleno: { $words }
cli-analysis-better = Bot by zvolil: { $words } ({ $chance } % místo { $chosen } %)
cli-search-games-per-s = Náhodných her/s
cli-search-iterations-per-s = Celých iterací/s
cli-search-short-iterations-per-s = Iterací o 40 volbách/s
cli-search-imagine-us = Představený stůl, µs
cli-search-copy-us = Kopie, µs
cli-search-share = Podíl náhodné hry
cli-search-level = { $level }: ms na volbu (95 %)
cli-rivals-ours-per-s = Naše iterace/s
cli-rivals-openspiel-per-s = Iterace OpenSpielu/s
cli-rivals-times = Našich na jednu jeho

cli-fuzz-progress = Hry
cli-fuzz-played = Sehráno her: { $games }, rozhodnutí v nich: { $decisions }, důkladně prověřeno: { $checks }.
cli-fuzz-modes = Režimy
cli-fuzz-tables = Stoly
cli-fuzz-items = Položky pořadu
cli-fuzz-verbs = Slovesa
cli-fuzz-cards = Karty
cli-fuzz-missing = Nikdy se nestalo: { $names }.
cli-fuzz-failure = Chyba ve hře { $game }: { $message }. Pozice je v souboru { $file }.
cli-fuzz-fine = Nic se nepokazilo.
cli-fuzz-no-progress = Soubor { $file } neobsahuje přerušený běh.
cli-fuzz-other-run = Soubor { $file } obsahuje běh jiné hry nebo s jiným semínkem: { $game }, semínko { $seed }.
cli-fuzz-other-sources = Soubor { $file } byl začat s jinými pravidly. Začněte nový soubor.
cli-fuzz-long = Hra { $game } neskončila ani po { $decisions } rozhodnutích, u takového stolu je to možné: { $file }.

cli-bench-progress = Měří se, { $done } z { $all }…
cli-bench-what = Co
cli-bench-interpreted = interpretovaně
cli-bench-compiled = přeloženo
cli-bench-decisions-per-s = Rozhodnutí/s
cli-bench-table-decisions-per-s = Rozhodnutí/s u stolu
cli-bench-unforced-per-s = Volných/s
cli-bench-games-per-s = Her/s
cli-bench-turns-per-s = Tahů hráčů/s
cli-bench-copy-us = Kopie, µs
cli-bench-legal-us = Seznam akcí, µs
cli-bench-decisions-per-game = Rozhodnutí na hru
cli-bench-mean-options = Možností v průměru
cli-bench-solo-games-per-s = Her pro jednoho/s
cli-bench-solo-turn-us = Celý tah ve hře pro jednoho, µs
cli-bench-not-compiled = Pravidla tu nejsou přeložená, nebo se od té doby změnila: „kotatsu compile“ je obnoví.
cli-bench-ratio = { $game }, { $way }: na každé rozhodnutí { $peer } připadá volných rozhodnutí { $times }; kopie je { $copy }krát rychlejší.
