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
page-of = / { $n }
page-you = vy
page-opening = Prostíráme stůl…
page-copied = Zkopírováno
page-step = { $n }/{ $of }
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

page-start-title = Posaďte se. Co si dnes večer zahrajeme?
page-start-text = Sami, kolem této obrazovky nebo po síti.
page-continue = Pokračovat
page-no-tables = Zatím tu není žádný stůl. Prostřete si vlastní: hra je vedle, čaj je na vás.
page-import = Otevřít soubor
page-import-text = Pokračovat ve hře uložené do souboru.
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
page-bot-random-sits = bot, náhodný
page-bot-gentle-help = hraje ze zvyku a leccos odpustí
page-bot-gentle-sits = bot, mírný
page-bot-steady-help = promyslí každou volbu, a rychle
page-bot-steady-sits = bot, vyrovnaný
page-bot-sharp-help = před každou volbou projde stovky možností
page-bot-sharp-sits = bot, ostrý
page-bot-master-help = projde tisíce možností; chvíli to trvá
page-bot-master-sits = bot, mistr
page-choose-for = { $what }: místo { $n }
page-deck = Balíček
page-deck-table = Podle stolu
page-deck-nameless = Balíček z odkazu
page-deck-bring = Váš balíček
page-deck-bring-help = Dokud si nikdo nedobral karty, můžete hrát s jiným balíčkem. Nikdo jiný ho neuvidí.
page-deck-bring-choose = Zvolit balíček
page-deck-bring-own = Vlastní balíček
page-deck-bring-paste = Vložte balíček jako text
page-deck-bring-take = Hrát s tímto balíčkem
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
page-hint = Rada
page-hint-thinking = Hledám dobré volby…
page-hint-title = Dobré volby
page-hint-how = Šance na výhru po každé z nich podle toho, co vidíte. Rada sama nic nezahraje.
page-hint-chance = { $n ->
    [0] < 1 %
   *[other] { $n } %
  }
page-choices-before = Předchozí možnosti
page-choices-after = Další možnosti
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
page-rematch-change = Změnit podmínky
page-since = Od vašeho tahu
page-walk-back = Předchozí
page-walk-all = Celý tah
page-walk-next = Dál
page-touch-again = klepněte znovu a stane se to
page-boxes = volba { $n } z { $of }
page-end-rounds = Kolo za kolem
page-end-turns = Body zvratu
page-end-lead = Kolo { $n }: v čele { $who }
page-end-gain = Kolo { $n }: { $who } +{ $points }
page-end-loss = Kolo { $n }: { $who } −{ $points }

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
page-undo-wish = { $who }: žádost o vrácení poslední volby
page-undo-all = Musí souhlasit všichni, kdo ji viděli.
page-undo-allow = Povolit
page-undo-refuse = Ne
page-undo-waits = Čekáme: { $names }
page-undo-withdraw = Stáhnout
page-pass-screen = Předejte obrazovku
page-pass-hold = Otevřete podržením
page-pass-how = půl vteřiny, nebo klávesa Enter
page-pass-open = Otevřít
page-pass-covered = Cizí tajemství na stránce nejsou
page-pass-nowhere = ani v zápisu, ani v přehrání, ani pro čtečku obrazovky
page-hands = U této obrazovky
page-hands-passed = předáváme si ji
page-hands-open = hraji za všechny
page-reactions = Přepad a podobné
page-reactions-ask = ptát se
page-reactions-nothing = „ne“, když není čím odpovědět
page-reactions-always = vždy ne
page-reactions-help = Stránka čeká vždy stejně dlouho, ať držíte cokoli. „Když není čím odpovědět“ platí jen tam, kde by si toho všimli jen boti.
page-aims = Boti říkají, oč jim jde
page-aims-help = Po každém svém tahu, několika slovy, podle toho, co vidí všichni.
page-aims-said = Můj cíl: { $aims }.
page-answer-soon = Za chvilku „ne“
page-answer-stop = Počkat, rozhodnu to já
page-keys = Klávesy
page-board-text = Stůl slovy
page-seats-links = Místa a odkazy
page-key-arrows-cap = šipky
page-key-tab = další zvýrazněná možnost
page-key-digits = první až devátá možnost
page-key-arrows = procházet stůl
page-key-enter = vybrat
page-key-follow = další krok sledovaného tahu
page-key-esc = zavřít, o krok zpět
page-key-u = vzít volbu zpět
page-key-h = rada: nejlepší volby a proč
page-key-why = proč ne? O vybrané věci; jinak tento seznam
page-key-r = pravidla u tohoto oddílu
page-key-l = zápis
page-key-b = na herní plán
page-key-c = k vašim kartám
page-key-s = k místům u stolu
page-key-count = o jednoho více, o jednoho méně
page-key-zoom = přiblížit či oddálit mapu, ukázat celou
page-key-p = přehrát partii
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
page-own-link = Nový odkaz jen pro mě
page-renew = Nový odkaz
page-take-over = Ať hraje bot
page-give-back = Vrátit místo
page-export = Uložit do souboru
page-export-note = V souboru jsou všechna tajemství stolu, i skryté karty.
page-export-sealed = Dokud někdo hraje přes odkaz, je soubor jen potvrzení: hra sama zůstává na tomto serveru a tady ji s ním lze otevřít.
page-notices = O tomto stole
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

## Owner's data

page-own-data = Váš výtisk
page-own-data-help = Co je vytištěno ve vaší krabici, jako datový soubor: nahradí, co jsme museli rekonstruovat.
page-own-data-remove = Vrátit naše

## Prostý stůl hry, která ještě není nakreslená

page-plain-about = Hra podle pravidel na prostém stole: obrázky zatím nemá.
page-plain-facts =
    { $min }–{ $max ->
        [few] { $max } hráči
       *[other] { $max } hráčů
    }
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
