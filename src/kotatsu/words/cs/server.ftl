# Co říká server: odkazy, místa, soubory a kde ho najít.

server-moment = Kolo { $round }, tah { $turn }
server-moment-turn = Tah { $turn }

server-no-such-table = Tento odkaz nevede k žádnému stolu. Možná byl obnoven, nebo byl stůl smazán.
server-table-deleted = Majitel tento stůl smazal.
server-link-renewed = Majitel dal tomuto místu nový odkaz; tento už neplatí.
server-owner-only = Tohle může udělat jen majitel stolu.
server-watch-only = Díváte se: rozhodují jen ti, kdo sedí u stolu.
server-not-your-seat = Za toto místo nerozhodujete vy.
server-bot-leads = Za toto místo ({ $who }) teď hraje bot. Nejdřív si ho vezměte zpět.
server-no-such-seat = U tohoto stolu není místo číslo { $seat }.
server-seat-is-bot = Toto místo patří botovi od začátku: není koho zastoupit.
server-no-such-game = Hra „{ $name }“ tu není. Jsou tu: { $known }.
server-no-such-bot = Bot „{ $name }“ pro tuto hru není. Jsou tu: { $known }.
server-seat-count = { $given ->
        [one] Je zadáno { $given } místo
        [few] Jsou zadána { $given } místa
       *[other] Je zadáno { $given } míst
    }, ale hra jich potřebuje { $wanted }.
server-position-secret = Pozice ukazuje tajemství všech: dostanete ji, až hra skončí, nebo když nikdo nehraje přes odkaz.
server-is-legal = Nic tomu nebrání: teď je to možné.
server-undo-asked = O vrácení tahu už někdo žádá.
server-undo-moved-on = Není se už na co ptát: hra pokročila.
server-undo-withdrawn = { $who }: volba zůstává, žádost byla stažena.
server-deck-late = Někdo si už dobral karty: balíček zůstává, jaký byl.
server-undo-refused = { $who }: volba zůstává. { $other } chce raději hrát dál.
server-undo-done = { $who }: poslední volba byla vzata zpět.
server-undo-unanswered = { $who }: volba zůstává, protože nikdo neodpověděl.

server-not-json = Tato zpráva není JSON.
server-bad-message = Této zprávě nelze rozumět: { $detail }
server-message-too-long = Tato zpráva je příliš dlouhá: nejvýše { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
       *[other] { $most } bajtů
    }.
server-bad-request = Tomuto požadavku nelze rozumět: { $detail }
server-too-large = Tento soubor je příliš velký.
server-not-a-file = Není to ani vyvezený stůl, ani pozice.
server-too-deep = Je to vnořené příliš hluboko, než aby se to dalo přečíst.
server-only-json = Čte se tu jen JSON v UTF-8 (Content-Type: application/json).
server-long-address = Tato adresa je příliš dlouhá.
server-other-host = Server na toto jméno neodpovídá. Kdo ho spustil, může jméno povolit pomocí --allow-host.
server-too-many = Příliš mnoho najednou. Zkuste to znovu za { $seconds } s.
server-full = Na tomto serveru už není místo pro další stůl.
server-too-slow = Zbytek tohoto požadavku nedorazil.
server-file-too-long = Tato hra je delší než kterákoli, jaká se tu čte.
server-not-found = Na této adrese nic není.
server-other-site = Jiný web tu nesmí nic dělat.
server-our-mistake = Něco se pokazilo na naší straně. Nic se nezměnilo.
server-sealed-elsewhere = Tento soubor je jen potvrzení o hře, kterou uchovává jiný server nebo kterou tento už nemá. Rozehraná hra se na jiný server přenáší zálohou.

server-notice-seeded = Stůl byl otevřen se zvoleným semínkem náhody: kdo ho zná, může náhodu předvídat.
server-notice-data = U stolu se hraje s vlastními tištěnými údaji majitele.
server-notice-imported = Stůl byl otevřen z uloženého souboru: kdo soubor má, může znát jeho tajemství i budoucí náhodu.
server-notice-unsealed = Stůl byl otevřen ze zapečetěného souboru: jeho tajemství nikdo nemohl číst.
server-notice-position = Hra tu nezačala od začátku: pokračuje z pozice.
server-notice-onward = Tato hra pokračuje z dohrané, od okamžiku: { $when }. Náhoda je nová.
server-notice-copied = Ze zapečetěného souboru tohoto stolu byl otevřen druhý stůl.
server-notice-bot = { $who }: majitel posadil na toto místo bota ({ $bot }).
server-notice-given-back = { $who }: majitel vrátil místo jeho hráči.
server-notice-taken-back = { $who }: hráč si vzal místo od bota zpět.
server-notice-opened = { $who }: odkaz tohoto místa byl otevřen na jiném zařízení.
server-notice-own-link = { $who }: toto místo má nový odkaz, který nikdo jiný nemá; starý už neplatí.
server-link-own = Kdo tu sedí, vzal si nový odkaz; tento už neplatí.
server-notice-renewed = { $who }: majitel dal místu nový odkaz; starý už neplatí.

server-not-written = Nepodařilo se to zapsat a nic se nezměnilo. Zkouší se to znovu. { $why }
server-db-full = Disk je plný: uvolněte místo na disku se souborem { $file }.
server-db-read-only = Do databáze { $file } nelze zapisovat: dejte uživateli serveru právo zápisu do souboru a jeho složky.
server-db-locked = Databázi { $file } zamkl jiný program: zavřete ho, nebo počkejte, až skončí.
server-db-corrupt = Databáze { $file } je poškozená. Zastavte server, uschovejte kopii souboru a obnovte zálohu příkazem „kotatsu restore“; co lze z kopie zachránit, ukáže „sqlite3 { $file } .recover“.
server-db-not-one = { $file } není databáze. Zadejte jiný soubor pomocí --db.
server-db-other = { $file } je databáze jiného programu. Zadejte jiný soubor pomocí --db.
server-db-cannot-open = Databázi { $file } nelze otevřít: zkontrolujte, zda složka existuje a zda v ní uživatel serveru smí číst a psát.
server-db-fault = Databázi { $file } nelze použít: { $detail }
server-db-unreachable = Databáze PostgreSQL { $file } neodpovídá: zkontrolujte, zda běží a zda jsou adresa, jméno a heslo správné.
server-db-address = Toto není adresa databáze PostgreSQL. Vypadá takto: postgresql://user:password@host/name.
server-no-driver = Chybí ovladač pro PostgreSQL. Nainstalujte ho: pip install "kotatsu-games[postgres]"
server-workers-alone = Více procesů potřebuje společnou databázi PostgreSQL: zadejte ji pomocí --database, nebo vynechte --workers.
server-db-missing = Databáze { $file } neexistuje.
server-db-backed-up = Záloha { $file } je v { $backup }.
server-db-restored = { $file } je teď jako v { $backup }. Co tam bylo předtím, je v { $before }.
server-frozen = Od začátku této hry se pravidla změnila a nelze pokračovat: od záznamu { $entry } by to byla jiná hra. Lze ji číst a vyvézt.
server-notice-carried = Tato hra pokračuje podle novějších pravidel; všechny dosavadní tahy jsou podle nich stejné.
server-notice-frozen = Od začátku této hry se pravidla změnila: lze ji číst do záznamu { $entry } a vyvézt celou, ale ne v ní pokračovat.
server-newer-database = Databázi { $file } zapsala novější verze Kotatsu (verze { $version }; tato zná { $known }). Aktualizujte Kotatsu, nebo zadejte jiný soubor pomocí --db.
server-no-such-host = Tento počítač nemůže naslouchat na adrese { $host }.
server-no-free-port = Žádný port od { $port } do { $last } není volný.
server-port-taken = Port { $port } je obsazen, proto se použije port { $other }.
server-address = Kotatsu je otevřeno na adrese { $address }
server-home-address = Ve vaší domácí síti: { $address }
server-how-to-stop = Zastavíte ho klávesami Ctrl+C. Všechny stoly jsou uložené.
server-no-page = Stránka ještě není sestavená. Spusťte jednou ./play ve složce projektu: stránka se sestaví a server se rozběhne.
