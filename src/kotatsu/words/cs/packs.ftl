# Balíky vlastníků: vlastní karty ve složce se soubory.

pack-status-source = zdroj
pack-status-inferred = odvozeno
pack-status-reconstructed = rekonstruováno
pack-status-owner = vaše

## Chyby

pack-no-header = Chybí soubor „{ $file }“: dává balíku jméno a říká, pro kterou hru je.
pack-head-missing = Chybí pole „{ $field }“.
pack-other-game = Tento balík je pro hru „{ $game }“, ne pro „{ $wanted }“.
pack-no-records = Ve hře „{ $game }“ nemůže balík nic nahradit.
pack-not-toml = Toto není TOML: { $why }.
pack-not-json = Toto není JSON: { $why }.
pack-not-tables = V souboru musí být pojmenované tabulky záznamů.
pack-not-rows = „{ $table }“ obsahuje záznamy, každý se svými poli.
pack-not-values = „{ $table }“ obsahuje hodnoty podle jmen.
pack-value = „{ $what }“ může být text, celé číslo, true nebo false, nebo jejich seznam.
pack-no-id = Každý záznam zde potřebuje pole „{ $field }“.
pack-twice = Záznam „{ $record }“ už existuje: { $where }.
pack-no-adding = Záznam „{ $record }“ neexistuje a zde nelze žádný přidat. Známé jsou například: { $near }.
pack-no-folder = „{ $file }“ není složka ani soubor zip.
pack-too-large = „{ $file }“ je na balík příliš velký: nejvýše { $files } souborů a { $kilobytes } kB.
pack-taken = Soubor „{ $file }“ už existuje: uveďte složku pro nový balík.
pack-refused = { $more ->
        [0] { $where }: { $why }
        [one] { $where }: { $why } A ještě { $more } chyba: „kotatsu pack check“ je vyjmenuje všechny.
        [few] { $where }: { $why } A ještě { $more } chyby: „kotatsu pack check“ je vyjmenuje všechny.
        [many] { $where }: { $why } A ještě { $more } chyby: „kotatsu pack check“ je vyjmenuje všechny.
       *[other] { $where }: { $why } A ještě { $more } chyb: „kotatsu pack check“ je vyjmenuje všechny.
    }

## Nový balík

pack-new-header =
    Váš vlastní balík pro { $game }. Přepište do ostatních souborů, co je na vašich kartách, a zkontrolujte: „kotatsu pack check SLOŽKA“.
    Potom hrajte: „kotatsu new { $game } --data SLOŽKA“, nebo složku načtěte na stránce, kde se chystá nová hra.
pack-new-name = jak jej stránka nazývá
pack-new-author = kdo jej přepsal
pack-new-edition = které vydání, v jakém jazyce
pack-new-replaces = pár slov o tom, co obsahuje
pack-new-file =
    Každý záznam tak, jak je v Kotatsu. U záznamu, který jste porovnali se svou kartou, smažte # na začátku řádků a opravte jej:
    pak platí za váš. Co zůstane za #, zůstává naše. Identifikátor (id) neměňte.
pack-new-record = { $name } ({ $status })

## Na příkazové řádce

pack-checked = { $name } je v pořádku: { $records ->
        [0] zatím v něm není nic vašeho
        [one] { $records } váš záznam
        [few] { $records } vaše záznamy
        [many] { $records } vašeho záznamu
       *[other] { $records } vašich záznamů
    }.
pack-broken = { $mistakes ->
        [one] { $mistakes } chyba. Balík se nepoužije.
        [few] { $mistakes } chyby. Balík se nepoužije.
        [many] { $mistakes } chyby. Balík se nepoužije.
       *[other] { $mistakes } chyb. Balík se nepoužije.
    }
pack-written = Nový balík leží v { $folder }. Soubory: { $files }.
pack-what = Řekněte, co udělat: „check SLOŽKA“ nebo „new HRA [SLOŽKA]“.

## Stránka balíků

page-packs-title = Balíky
page-packs-games = Balíky jiné hry
page-packs-here = Balíky po ruce
page-packs-here-help = Každý je jedna složka souborů TOML nebo JSON. Stůl si nechává balík, se kterým byl založen.
page-packs-built-in = Vestavěné
page-packs-ours = co jsme přečetli, odvodili nebo rekonstruovali
page-packs-yours = { $n ->
        [0] zatím žádné vaše záznamy
        [one] { $n } váš záznam
        [few] { $n } vaše záznamy
        [many] { $n } vašeho záznamu
       *[other] { $n } vašich záznamů
    }
page-packs-unused = nepoužit; stoly zůstávají u toho, co mají
page-packs-broken = { $n ->
        [one] odmítnut, { $n } chyba
        [few] odmítnut, { $n } chyby
        [many] odmítnut, { $n } chyby
       *[other] odmítnut, { $n } chyb
    }
page-packs-refused = { $n ->
        [one] „{ $name }“ je odmítnut: { $n } chyba. Nic se nezměnilo.
        [few] „{ $name }“ je odmítnut: { $n } chyby. Nic se nezměnilo.
        [many] „{ $name }“ je odmítnut: { $n } chyby. Nic se nezměnilo.
       *[other] „{ $name }“ je odmítnut: { $n } chyb. Nic se nezměnilo.
    }
page-packs-more = a ještě { $n }
page-packs-use = Zakládat nové stoly s balíkem { $name }
page-packs-uses = { $n ->
        [one] { $n } stůl
        [few] { $n } stoly
        [many] { $n } stolu
       *[other] { $n } stolů
    }
page-packs-forget = Zapomenout { $name }
page-packs-folder = Vybrat složku
page-packs-files = Vybrat soubory
page-packs-again = Přečíst znovu
page-packs-template = Nový balík podle vzoru
page-packs-no-zip = „{ $file }“ není čitelný soubor zip, nebo je v něm víc, než balík smí mít.
page-packs-new = Začít a zkontrolovat balík na svém počítači:
page-packs-records = Co víme a co jsme si domysleli
page-packs-record = záznam
page-packs-in-ours = vestavěné
page-packs-in = v { $name }
page-packs-of = { $n } z { $all }
page-packs-from-ours = vestavěné
page-packs-one = Jedna karta
page-packs-two = Jedna karta, dva zdroje
page-packs-ours-is = vestavěné, { $status }
page-packs-printed = vaše, jak je vytištěno
page-packs-tables = Vaše stoly
page-packs-why = { $name }: proč byl odmítnut
page-packs-line = řádek { $line }
page-packs-fine = { $n ->
        [0] { $name } je v pořádku; zatím v něm není nic vašeho.
        [one] { $name } je v pořádku: { $n } váš záznam.
        [few] { $name } je v pořádku: { $n } vaše záznamy.
        [many] { $name } je v pořádku: { $n } vašeho záznamu.
       *[other] { $name } je v pořádku: { $n } vašich záznamů.
    }
page-packs-none = Tady nic chybného není.
page-packs-tab-records = Záznamy
page-packs-tab-errors = Chyby
page-packs-at-table = Karty z balíku { $name }
