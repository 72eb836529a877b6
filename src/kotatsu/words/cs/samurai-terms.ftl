### The words of Samurai Spirit: names, labels and short help. One word for one thing everywhere.

## The game

game-samurai = Samurai Spirit
samurai-owner = Samurai Spirit („7 самураев“) vymyslel Antoine Bauza a vydalo nakladatelství Funforge, rusky Hobby World. Názvy i hra patří jim; tato stránka je neoficiální a nemá s nimi nic společného. Pokud se vám hra líbí, kupte si krabici: je krásná.

## Terms

samurai-samurai = Samuraj
samurai-village = Vesnice
samurai-barricade = Barikáda
samurai-farmstead = Farma
samurai-family = Rodina
samurai-raider = Nájezdník
samurai-plunderer = Lupič
samurai-lieutenant = Poručík
samurai-boss = Náčelník
samurai-raider-stack = Balíček nájezdníků
samurai-intruder-stack = Balíček plenitelů
samurai-discard-pile = Odhazovací hromádka
samurai-human-side = Lidská strana
samurai-animal-side = Zvířecí strana
samurai-battle-track = Bojové počítadlo
samurai-kiai = Kiai
samurai-kiai-value = Číslo kiai
samurai-talent = Talent
samurai-support-token = Žeton podpory
samurai-absent-token = Žeton nepřítomného
samurai-wound = Zranění
samurai-wound-token = Žeton zranění
samurai-strength = Síla
samurai-penalty = Penalta
samurai-flame = Plamen
samurai-symbol-hat = Klobouk
samurai-symbol-farm = Budova
samurai-symbol-doll = Panenka
samurai-combat-line = Bojová řada
samurai-defence-side = Obranná strana
samurai-neighbour-left = Soused vlevo
samurai-neighbour-right = Soused vpravo
samurai-even = Sudá
samurai-odd = Lichá
samurai-last-card = Poslední karta
samurai-passed = Pasoval
samurai-round-end = Konec kola

## Actions

samurai-fight = Bojovat
    .short = Bojovat
samurai-confront = Čelit
samurai-defend = Bránit se
samurai-support = Podpořit
samurai-pass = Pasovat
samurai-second-fight = Bojovat znovu
samurai-hand-over = Předat
samurai-put-under = Pod balíček
samurai-ignore-penalty = Ignorovat penaltu
samurai-use-kiai = Kiai!

## Seven samurai

samurai-name-heihachi = Heihači
    .gen = Heihačiho
    .dat = Heihačimu
    .acc = Heihačiho
    .ins = Heihačim
samurai-name-daisuke = Daisuke
    .gen = Daisukeho
    .dat = Daisukemu
    .acc = Daisukeho
    .ins = Daisukem
samurai-name-gorobei = Gorobei
    .gen = Gorobeie
    .dat = Gorobeiovi
    .acc = Gorobeie
    .ins = Gorobeiem
samurai-name-kanbei = Kambei
    .gen = Kambeie
    .dat = Kambeiovi
    .acc = Kambeie
    .ins = Kambeiem
samurai-name-kikuchiyo = Kikučijo
    .gen = Kikučija
    .dat = Kikučijovi
    .acc = Kikučija
    .ins = Kikučijem
samurai-name-kyuzo = Kjúzó
    .gen = Kjúzóa
    .dat = Kjúzóovi
    .acc = Kjúzóa
    .ins = Kjúzóem
samurai-name-katsushiro = Kacuširó
    .gen = Kacuširóa
    .dat = Kacuširóovi
    .acc = Kacuširóa
    .ins = Kacuširóem
samurai-animal-tanuki = Tanuki
samurai-animal-monkey = Opice
samurai-animal-bear = Medvěd
samurai-animal-boar = Kanec
samurai-animal-tiger = Tygr
samurai-animal-wolf = Vlk
samurai-animal-fox = Lišák

## Penalties, bonuses

samurai-penalty-fire = Požár
samurai-penalty-wound = Zranění
samurai-penalty-ninja = Nindža
samurai-penalty-no-defence = Bez obrany
samurai-penalty-no-support = Bez podpory
samurai-penalty-left = Karta doleva
samurai-penalty-right = Karta doprava
samurai-penalty-forced-pass = Vynucený pas
samurai-penalty-demon = Démon
samurai-penalty-broken-swords = Zlomené meče
samurai-penalty-lost-defence = Ztráta obrany
samurai-bonus-heal = Léčení
samurai-bonus-build = Oprava
samurai-bonus-scout = Průzkum
samurai-farm-penalty-family = Ztráta rodiny
samurai-farm-penalty-farm = Oheň se šíří
samurai-farm-penalty-barricade = Ztráta barikády
samurai-farm-penalty-wound = Zranění

## Difficulty and result

samurai-difficulty-easy = Lehká
samurai-difficulty-normal = Běžná
samurai-difficulty-hard = Těžká
samurai-difficulty-heroic = Hrdinská
samurai-result-plus-0 = bez plusu
samurai-result-plus-1 = plus
samurai-result-plus-2 = dva plusy
samurai-result-plus-3 = tři plusy

## What the game is

samurai-about = Nájezdníci táhnou na vesnici ve třech vlnách a v cestě jim stojí jen hrstka samurajů, každý se svým uměním a se zvířetem uvnitř. Vyhrát i prohrát lze jen společně: rozdělit si rány, podpořit přítele v pravý čas a nechat kiai zaznít přesně ve chvíli, kdy rozhodne.

## Talents

samurai-talent-heihachi = Když si Heihači dobere sudou kartu, smí ji předat sousedovi vlevo nebo vpravo a ten ji ihned zahraje.
samurai-talent-daisuke = Když si Daisuke dobere lichou kartu, smí ji předat sousedovi vlevo nebo vpravo a ten ji ihned zahraje.
samurai-talent-gorobei = Gorobei smí ignorovat penaltu své poslední karty, je-li sudá.
samurai-talent-kanbei = Kambei smí ignorovat penaltu své poslední karty, je-li lichá.
samurai-talent-kikuchiyo = Kikučijo smí po boji bojovat v témže tahu ještě jednou.
samurai-talent-kyuzo = Nájezdníka, jehož síla už v jeho bojové řadě je, nemusí Kjúzó zahrát a smí ho odhodit.
samurai-talent-katsushiro = Dobranou kartu smí Kacuširó vrátit pod balíček nájezdníků a dobrat si jinou, kterou už zahrát musí.

## Kiai

samurai-kiai-heihachi-human = Přidat jednu barikádu.
samurai-kiai-heihachi-animal = Přidat jednu barikádu a odebrat žeton zranění kterémukoli samurajovi, třeba i sobě.
samurai-kiai-daisuke-human = Vzít poslední kartu z bojové řady kteréhokoli samuraje a dát ji jinému, který ji podle běžných pravidel položí vlevo, nebo vpravo.
samurai-kiai-daisuke-animal = Až dvakrát po sobě: vzít poslední kartu z bojové řady kteréhokoli samuraje a dát ji jinému, který ji podle běžných pravidel položí vlevo, nebo vpravo.
samurai-kiai-gorobei-human = Odhodit dvě vrchní karty balíčku nájezdníků.
samurai-kiai-gorobei-animal = Odhodit tři vrchní karty balíčku nájezdníků.
samurai-kiai-kanbei-human = Odhodit dvě vrchní karty balíčku plenitelů.
samurai-kiai-kanbei-animal = Odhodit tři vrchní karty balíčku plenitelů.
samurai-kiai-kikuchiyo-human = Odhodit poslední kartu z bojové řady kteréhokoli samuraje, třeba i z vlastní.
samurai-kiai-kikuchiyo-animal = Až dvakrát po sobě: odhodit poslední kartu z bojové řady kteréhokoli samuraje, třeba i z vlastní.
samurai-kiai-kyuzo-human = Jeden ze samurajů dá svůj žeton podpory jinému.
samurai-kiai-kyuzo-animal = Jeden ze samurajů dá svůj žeton podpory jinému a přibude jedna barikáda.
samurai-kiai-katsushiro-human = Podívat se na dvě vrchní karty balíčku nájezdníků a vrátit je lícem nahoru v libovolném pořadí.
samurai-kiai-katsushiro-animal = Podívat se na tři vrchní karty balíčku nájezdníků a vrátit je lícem nahoru v libovolném pořadí.

## Help for the icons on raider cards

samurai-penalty-help-fire = Vesnice přijde o barikádu, a když už žádná nestojí, o farmu.
samurai-penalty-help-wound = Samuraj, který je na tahu, utrpí zranění.
samurai-penalty-help-ninja = Vrchní karta balíčku nájezdníků jde neviděna na balíček plenitelů.
samurai-penalty-help-no-defence = V tomto tahu samuraj nesmí klást karty na svou obrannou stranu.
samurai-penalty-help-no-support = V tomto tahu samuraj nesmí podpořit jiného, ale žetony, které dostal, fungují dál.
samurai-penalty-help-left = Soused vlevo dostane vrchní kartu balíčku nájezdníků rovnou do bojové řady.
samurai-penalty-help-right = Soused vpravo dostane vrchní kartu balíčku nájezdníků rovnou do bojové řady.
samurai-penalty-help-forced-pass = V tomto tahu musí samuraj pasovat.
samurai-penalty-help-demon = Náhodná karta z odhazovací hromádky se zamíchá zpět do balíčku nájezdníků.
samurai-penalty-help-broken-swords = V tomto tahu samuraj nesmí použít vlastní talent ani získané žetony podpory.
samurai-penalty-help-lost-defence = Samuraj si vybere jednu kartu na své obranné straně a odhodí ji.
samurai-symbol-help-hat = Klobouk na obranné straně chrání rolníky: bez něj samuraj na konci kola utrpí zranění.
samurai-symbol-help-farm = Budova na obranné straně chrání farmy: bez ní je na konci kola zničena náhodná farma.
samurai-symbol-help-doll = Panenka na obranné straně chrání rodiny: bez ní vesnice na konci kola ztratí náhodnou rodinu.
samurai-flame-help = Bude-li tato karta na konci kola odhalena v balíčku plenitelů, její plamen spálí barikádu, a není-li žádná, farmu.

## Help for families and farmsteads

samurai-bonus-help-heal = Na konci kola se náhodnému samurajovi odebere žeton zranění.
samurai-bonus-help-build = Na konci kola přibude jedna barikáda, ovšem nejvýše do počtu ze začátku hry.
samurai-bonus-help-scout = Na konci kola jde vrchní karta balíčku plenitelů na odhazovací hromádku.
samurai-farm-penalty-help-family = Vesnice ihned ztratí náhodnou rodinu.
samurai-farm-penalty-help-farm = Je zničena další farma a platí i její penalta.
samurai-farm-penalty-help-barricade = Vesnice přijde o barikádu, a není-li žádná, o další farmu, jejíž penalta také platí.
samurai-farm-penalty-help-wound = Náhodný samuraj utrpí zranění.

## Help for the levels

samurai-difficulty-help-easy = O tři barikády víc než samurajů, méně nájezdníků, bez penalt farem.
samurai-difficulty-help-normal = O dvě barikády víc než samurajů, bez penalt farem.
samurai-difficulty-help-hard = O jednu barikádu víc než samurajů, penalty farem platí.
samurai-difficulty-help-heroic = Tolik barikád, kolik je samurajů, penalty farem platí a rodiny nedávají bonusy.

## Names of icons

samurai-icon-flame = Plamen
samurai-icon-barricade = Barikáda
samurai-icon-token = Žeton podpory
