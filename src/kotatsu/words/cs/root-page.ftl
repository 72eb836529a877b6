### Slova stolu Root na stránce. Termíny jsou v root-terms.ftl, desky v root-boards.ftl.

## Game and factions

page-root-facts = { $min }–{ $max } hráčů · 60–120 min
page-root-seats = Frakce
page-root-seats-help = Každá ruka je tajná, jen Říční lid ji má otevřenou.
page-root-reach-help = Kolik tlaku frakce společně vyvinou: rada, ne zákaz.
page-root-reach-note = dosah { $n }
page-root-board = Deska
page-root-about-marquise = Ovládá les od prvního dne a staví v něm. Snadná na začátek.
page-root-about-eyrie = Roste díky dekretu, který musí splnit do poslední karty.
page-root-about-alliance = Začíná jen se sympatiemi a povstává tam, kde ji mají rádi.
page-root-about-vagabond = Jediný poutník s brašnou: pomáhá, bojuje, obchoduje a volí si přátele.
page-root-about-vagabond2 = Druhý poutník na vlastních cestách.
page-root-about-cult = Získává srdce zahradami a čeká na to, co ostatní zahodí.
page-root-about-riverfolk = Prodává všechno všem: karty, čluny i meče.

## Map

page-root-clearing = Mýtina { $n }
page-root-clearing-suit = Mýtina { $n }, { $suit }
page-root-forest = Hvozd mezi { $list }
page-root-forest-tag = { $list }
page-root-warriors-of =
    { $who }: { $n ->
        [one] { $n } bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    }
page-root-pawn-of = Stojí tu { $who }
page-root-piece-many = { $what }: { $n }
page-root-ruled-by = Vládce: { $who }
page-root-ruled-none = Nikdo neovládá
page-root-empty = Žádné komponenty
page-root-open-slots = Volná místa: { $n }
page-root-ruin-here = Ruiny
page-root-scorched-help = Spálená: nic se sem už nesmí umístit a nikdo sem nevstoupí.

## Questions

page-root-ask-from = Odkud jdou?
page-root-ask-to = Kam jdou bojovníci z mýtiny { $n }?
page-root-ask-where = Kam?
page-root-ask-clearing = Na které mýtině?
page-root-ask-foe = Koho volíte na mýtině { $n }?
page-root-ask-seat = Koho?
page-root-ask-card = Kterou kartu?
page-root-ask-piece = Kterou komponentu?
page-root-ask-item = Který předmět?
page-root-ask-suit = Kterou barvu?
page-root-ask-column = Do kterého sloupce?
page-root-ask-service = Kterou službu?
page-root-ask-quest = Který úkol?
page-root-ask-leader = Kterého vůdce?
page-root-ask-character = Kterou postavu?
page-root-ask-count = Kolik?
page-root-ask-verb = Co uděláte?

## Cards and log

page-root-piles = Hromádky
page-root-pile-empty = Zatím tu nejsou karty.
page-root-discard = odhozeno { $n }
page-root-choose-card = Karty, které lze zvolit
page-root-hand-empty = V ruce nejsou karty
page-root-hand-hidden =
    { $who }: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    } v ruce
page-root-last-lines = Co se právě stalo
page-root-items-left = Předměty, které lze ještě vyrobit

## Battle

page-root-more-below = Deska pokračuje níže
page-root-score-reasons = Za co jsou body
page-root-no-points = zatím žádné body
page-root-battle-at = Bitva na mýtině { $n }
page-root-battle-warriors = Bojovníci
page-root-battle-hits = Platné zásahy
page-root-battle-extra = Navíc
page-root-battle-losses = Ztráty
page-root-battle-no-ambush = bez přepadu
page-root-battle-no-foil = nezmařen
page-root-battle-nothing = není co mařit
page-root-battle-die = Kostka: { $n }
page-root-battle-higher = vyšší
page-root-battle-lower = nižší
page-root-battle-capped = nejvýše podle bojovníků
page-root-battle-takes = utrpí { $n }
page-root-battle-no-dice = útočník nezbyl: bez kostek
page-root-battle-no-losses = beze ztrát
page-root-battle-defenseless = obránce je bezbranný
page-root-battle-fell =
    { $n ->
        [one] { $n } bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    }
page-root-battle-left = zbývá utrpět
page-root-battle-settled = Všechny zásahy vyřízeny
page-root-battle-ally = společně: { $who }

## End

page-root-won-points = Bylo dosaženo třiceti bodů.
page-root-won-dominance = Karta dominance vydržela do konce.
page-root-won-coalition = Koalice vítězí společně.

## Tour

page-root-tour-map = Lesní říše
page-root-tour-map-text = Mýtiny s barvou a číslem. Kruh ukazuje, kdo ovládá. Co svítí, toho se smíte dotknout: klepněte odkud, pak kam.
page-root-tour-seats = Všichni u stolu
page-root-tour-seats-text = Body na pravítku, hlavní čísla u každého jména. Klepnutí ukáže desku frakce.
page-root-tour-board = Vaše deska
page-root-tour-board-text = Co stojí, kolik stojí další komponenta a co přinese.
page-root-tour-hand = Vaše ruka
page-root-tour-hand-text = Karty svítí, když se smějí zahrát. Podržte ukazatel či prst a přečtete si, co karta dělá.
page-root-tour-prompt = Otázka
page-root-tour-prompt-text = Zde stojí otázka a každá volba jako tlačítko. Otazník řekne, proč něco nejde.

## Guides: the first turns of each faction

page-root-guide-marquise-1 = Za rozbřesku každá pila sama položí dřevo na svou mýtinu. Dřevem se platí všechno, co stavíte.
page-root-guide-marquise-2 = Za bílého dne tři akce v libovolném pořadí: bitva, pochod, verbování, stavba, přesčas. Utracená ptačí karta přidá další.
page-root-guide-marquise-3 = Čtěte řadu zleva: nahoře cena ve dřevě, vedle body. Podtržená budova je na řadě a další přinesou stejně nebo víc.
page-root-guide-marquise-4 = Při pochodu klepněte na mýtinu se svými bojovníky a pak na tu, která svítí. Jednu z nich musíte ovládat: nenechávejte svou zemi prázdnou.
page-root-guide-marquise-5 = Karty se vyrábějí před akcemi, dílnami na mýtinách správných barev. Předměty dávají body hned.
page-root-guide-eyrie-1 = Za každého rozbřesku přidejte do dekretu jednu nebo dvě karty: vyberte kartu a jeden ze čtyř sloupců. Zůstanou tam.
page-root-guide-eyrie-2 = Za bílého dne plníte každou kartu zleva doprava: verbování, pohyb, bitva, stavba, vždy na mýtině její barvy. Ptáci se hodí všude.
page-root-guide-eyrie-3 = Když kartu nelze splnit, nastane rozvrat: za ptáky v dekretu ztratíte body a nastoupí nový vůdce.
page-root-guide-eyrie-4 = Každý vůdce má vlastní sílu a určuje, kde leží dva věrní rádci.
page-root-guide-eyrie-5 = Hnízda dávají body každý večer: čím víc jich stojí na mapě, tím víc bodů. Stavte brzy, jedno na mýtinu.
page-root-guide-alliance-1 = Vaší měnou jsou příznivci. Jejich barvy vidíte jen vy; ostatní znají jen počet.
page-root-guide-alliance-2 = Za rozbřesku šiřte sympatie: platí příznivci barvy mýtiny, stupnice ukazuje kolik a za kolik bodů. Dražší je to tam, kde má nepřítel tři bojovníky.
page-root-guide-alliance-3 = Dva příznivci barvy vyvolají na nakloněné mýtině vzpouru: všechno nepřátelské zmizí a vznikne základna s bojovníky a důstojníkem.
page-root-guide-alliance-4 = Za bílého dne se karty mění v příznivce (mobilizace), a jakmile stojí základna, v důstojníky (výcvik).
page-root-guide-alliance-5 = Každý důstojník dovolí večer jednu operaci: pohyb, bitvu, verbování, nebo změnu bojovníka v sympatie.
page-root-guide-vagabond-1 = Jste jediná figurka a vaší silou jsou předměty. Co leží lícem nahoru, lze použít; pak se předmět otočí, dokud se neobnoví.
page-root-guide-vagabond-2 = Za rozbřesku proklouzněte na sousední mýtinu či do hvozdu, zdarma. Později každý krok stojí boty a do hvozdu se jde jen proklouznutím.
page-root-guide-vagabond-3 = Pomoc: dejte někomu na mýtině kartu její barvy a vezměte předmět, který vyrobil. Opakovaná pomoc přináší přátelství a body, zabíjení nepřátele.
page-root-guide-vagabond-4 = Úkol se plní na mýtině jeho barvy dvěma zobrazenými předměty. Vezměte si za něj karty, nebo body, kterých s každým úkolem té barvy přibývá.
page-root-guide-vagabond-5 = Pochodeň prozkoumá ruiny: další předmět a bod. Kladiva vyrábějí a opravují, meče bojují, kuše střílí.
page-root-guide-cult-1 = Utracené a odhozené karty sem přicházejí jako Ztracené duše. Za vašeho rozbřesku se nejčastější barva stane vyvrženci.
page-root-guide-cult-2 = Pohybujete se, bojujete a obracíte na víru jen na mýtinách vyvrženců, prostřednictvím spiknutí.
page-root-guide-cult-3 = Kultisté jsou bojovníci, kteří padli při obraně. Platí se jimi spiknutí: křížová výprava, obrácení, nebo cizí budova, z níž je vaše zahrada.
page-root-guide-cult-4 = Za bílého dne odhalujte karty k rituálům: zahrada, verbování, body, nebo pták za kultistu. Večer se vrátí do ruky; zmizí jen karta utracená za body.
page-root-guide-cult-5 = Zahrada vám dává vládu nad mýtinou, ať tam stojí kdokoli. Čím víc zahrad barvy, tím víc přinese její rituál bodů.
page-root-guide-riverfolk-1 = Vaše ruka leží otevřená: ostatní z ní za svého rozbřesku mohou kupovat, plavit se na vašich člunech a najmout vaše bojovníky.
page-root-guide-riverfolk-2 = Každý večer určíte cenu každé služby. Levné se prodává často, drahé těm v nouzi.
page-root-guide-riverfolk-3 = Platí se bojovníky. V příštím tahu jsou vaším kapitálem: vložte jednoho na pohyb, bitvu, kartu či výrobu; utraťte jednoho za verbování nebo obchodní stanici.
page-root-guide-riverfolk-4 = Obchodní stanice stojí dva bojovníky vládce mýtiny z kapitálu a hned boduje. Kdo má komponenty u vašich stanic, smí koupit víc služeb, a uvolněná místa slouží k výrobě.
page-root-guide-riverfolk-5 = Dokud stojí obchodní stanice, neutracený kapitál dá za rozbřesku bod za každé dva. Když nikdo nic nekoupil, přijdou jako platba dva vaši bojovníci.

page-root-forecast = Vydrží dekret?
page-root-forecast-note = podle stavu po volbě
page-root-forecast-after = po volbě
page-root-forecast-none = nikde
page-root-forecast-holds = vše lze splnit
page-root-forecast-turmoil = rozvrat, pokud se nic nezmění
page-root-forecast-point = Ukažte na volbu a uvidíte, co z dekretu zbude.
page-root-keep-prices = Ponechat všechny ceny
