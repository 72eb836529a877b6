# The lab: planned games, reports and comparisons.

cli-do-lab = Sehrát podle plánu tisíce her a přečíst si, co říkají.
cli-do-lab-run = Sehrát hry plánu do složky; přerušený běh pokračuje tam, kde skončil.
cli-do-lab-report = Napsat, co složka her říká: jednu stránku pro prohlížeč a Markdown s obrázky.
cli-do-lab-compare = Napsat, v čem se liší dvě složky her a jak je to jisté.
cli-arg-lab-plan = Hra, nebo plán v souboru, který končí na .toml.
cli-arg-lab-folder = Složka, kterou naplnil „lab run“.
cli-opt-lab-out = Složka pro hry; stejný příkaz pokračuje v přerušeném běhu.
cli-opt-lab-games = Kolik her celkem.
cli-opt-lab-bots = Kdo sedí u stolu, oddělení čárkami; stoly, které se střídají, oddělené znakem |.
cli-opt-lab-options = Nastavení stolu oddělená mezerami; střídané hodnoty oddělené znakem |, nebo „every“ pro všechny.
cli-opt-lab-pack = Balíček, se kterým se hraje; více se střídá a prázdné jméno znamená hru bez balíčku.
cli-opt-lab-workers = Kolik procesů hraje; bez udání všechna jádra.
cli-opt-lab-on = Cluster Ray, který hraje místo nás: ray://HOST:10001, ray://auto nebo ray://local.
lab-extra-missing = K tomu chybí balíčky: pip install 'kotatsu-games[{ $name }]'.
lab-no-seating = S tímto nastavením nelze hrát žádné rozsazení „{ $option }“.
lab-no-values = „{ $option }“ nemá výčet hodnot: vyjmenujte je.
lab-no-bots = Uveďte pro každý stůl aspoň jednoho bota, oddělené čárkami.
lab-not-toml = { $file } není plán: { $why }.
lab-no-field = Plán zde „{ $name }“ nemá; může mít { $names }.
lab-other-plan = Ve složce { $folder } jsou hry jiného plánu. Zvolte jinou složku.
lab-other-sources = Hry v { $folder } byly hrány s jinými pravidly nebo boty: stejné číslo by byla jiná hra.
lab-not-empty = { $folder } není prázdná složka ani složka her.
lab-no-folder = Složku { $folder } nevytvořil „lab run“.
lab-nothing-played = V { $folder } ještě není žádná dohraná hra.
lab-no-game = V { $folder } není hra { $number }; poslední má číslo { $last }.
lab-no-address = „{ $address }“ není cluster: ray://HOST:10001, ray://auto nebo ray://local.
lab-played = V { $folder } { $games ->
    [one] je { $games } hra
    [few] jsou { $games } hry
   *[other] je { $games } her
 } u { $cases ->
    [one] jednoho druhu stolu
   *[other] { $cases } druhů stolů
 }.
lab-text = { $text }
lab-other-machine = Některý stroj v clusteru má jiná pravidla nebo boty než tento: nainstalujte všude stejné kotatsu.
