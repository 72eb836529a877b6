### The rules of Senjutsu in our words, one message per row of the rule index. `.mark`: reading = our ruling where the books are silent.
### The rows of cards stand in senjutsu-cards.ftl.

rules-senjutsu-chapter-geometry = Hexy a řádky

rule-S1_1 = Figurka má šest sousedních hexů: vpředu, vpředu vpravo, vzadu vpravo, vzadu, vzadu vlevo, vpředu vlevo. Všechny tyto názvy se otáčejí s figurkou.
rule-S1_2 = Vzdálenost dvou hexů je počet kroků nejkratší cesty mezi nimi.
rule-S1_3 = Symbol kroku znamená určité směry: jen vpřed, tři přední, dva přední šikmo, všech šest a podobně.
rule-S1_4 = Karta se vyhodnocuje shora dolů, řádek po řádku. Text karty má přednost před pravidly.

rules-senjutsu-chapter-set-up = Příprava

rule-S2_1 = Terén se rozdělí rovným dílem a pokládá po jednom kusu: začíná ten, kdo má nejvyšší výhodu, dál po směru hodinových ručiček.
rule-S2_1_2 = Dvě bojiště lze spojit. Všechny jejich hexy pak tvoří jedno pole pro kroky, vzdálenosti, dohled i útoky.
rule-S2_1_3 = Kus terénu přijde na prázdný hex, který pro nikoho není počáteční. Loď smí ležet i mimo, pokud se bojiště dotýká aspoň jednou stranou.
rule-S2_2 = Na stupnici výhody má každá postava jeden žeton, nahoře je nejvyšší vytištěná hodnota.
rule-S2_3 = Každý začíná v neutrální poloze bez soustředění, se zamíchaným balíčkem, základní schopností a základní zbraní. Základní karty se nepočítají do limitu ruky a nikdy se neodhazují.
rule-S2_4 = Figurky se staví od nejnižší výhody po nejvyšší, soupeři u protilehlých okrajů. Směr pohledu si každý zvolí.
rule-S2_5 = Před prvním dobráním si smíte vzít z balíčku připravené karty, od každé jednu kopii, nejvýš do limitu ruky.
rule-S2_6 = Pak si každý dobere do limitu ruky.
rule-S2_7 = Postava má nejvýš 3 soustředění, přebytek propadá.
rule-S2_8 = Ruce a balíčky jsou tajné. Ostatní vidí jen počet karet.
rule-S2_9 = Každá postava se účastní jen jednou, za hráče nebo jako automatická. Možnost stolu povoluje stejné postavy.
    .mark = reading

rules-senjutsu-chapter-turn = Kolo

rule-S3_1 = Kolo začínají prosté okamžité karty, pak krvácení, dobrání a výběr. Fáze jsou Dobrání, Vybrání, Odhalení, Vyhodnocení, Odhození.
rule-S3_1_2 = Týká-li se otázka více hráčů najednou, první odpovídá nejnižší na stupnici a každá okamžitá karta se dokončí, než přijde na řadu další hráč.
rule-S3_2 = Kdo má krvácející zranění, ať je jich kolik chce, položí před dobráním vrchní kartu balíčku lícem dolů mezi odhozené. Prázdný balíček znamená, že se nic nestane.
rule-S3_3_1 = Každý hráč si dobere 1 kartu. Odhozené karty se nikdy nezamíchávají zpět.
rule-S3_3_2 = Za každou kartu, kterou musíte dobrat z prázdného balíčku, utržíte 1 zranění.
rule-S3_5_1 = Každý vybere jednu kartu a položí ji lícem dolů. Dokud se neodhalí všechny, vidí ostatní jen to, že tam karta leží.
rule-S3_5_2 = Kartu s poplatkem lze vybrat, jen když máte tolik soustředění.
rule-S3_5_3 = Kartu s požadavkem Kamae lze vybrat jen v této Kamae.
rule-S3_5_4 = Místo karty z ruky lze vybrat základní schopnost nebo základní zbraň. Základní schopnost je zdarma, takže vybrat je vždy z čeho.
rule-S3_5_5 = Omráčení v ruce lze vybrat: nic nedělá a z ruky odejde.
    .mark = reading
rule-S3_5_6 = Kdo má v ruce Ochromující jed, musí vybrat jej.
rule-S3_6_2 = Poplatek odhalené karty se platí hned.
rule-S3_6_3_1 = Iniciativu za soustředění lze koupit jen teď.
rule-S3_6_3_2 = Iniciativa vázaná na Kamae je zdarma a v této Kamae je povinná.
rule-S3_6_4_1 = Okamžitá nahrazení se hrají od nejnižšího na stupnici po nejvyššího, každý má jednu příležitost.
rule-S3_6_4_2 = Nahrazená karta se odhodí a všechno soustředění za ni zaplacené se vrací.
rule-S3_6_4_3 = Nová karta potřebuje vlastní Kamae a poplatek a má vlastní iniciativu.
rule-S3_6_5 = Kdo odhalil variabilní iniciativu, určí jednu hodnotu; první je nejnižší na stupnici.
rule-S3_7_1 = Karty se vyhodnocují od nejvyšší iniciativy po nejnižší.
rule-S3_7_2 = Dělicí čára kartu rozděluje: co je pod ní, stane se na nižší hodnotě, která je tam vytištěna.
rule-S3_7_3 = Při stejné iniciativě je první blokování, pak útok, meditace a základní schopnost.
rule-S3_7_4 = Základní zbraň patří ke svému typu, ale následuje po ostatních kartách tohoto typu.
    .mark = reading
rule-S3_7_6 = Nerozhodne-li ani to, určí pořadí ten, kdo je na stupnici výš.
rule-S3_8_1 = Na konci jdou karty ve hře lícem nahoru mezi odhozené svého majitele, základní zpět do ruky.
rule-S3_8_2 = Pak přijdou účinky konce kola: oslabení a trvající karty se otočí, svatyně dávají soustředění, karty bušidó lze vyplatit.
    .mark = reading
rule-S3_8_3 = Pak každý odhodí lícem dolů do limitu ruky. Omráčení se počítají, ale odhodit je nelze.
rule-S3_8_4 = Odhozené karty leží lícem nahoru, pokud není řečeno jinak. Prohlížet je smí každý, karty lícem dolů zůstávají neznámé.
rule-S3_8_5 = Co bere kartu z odhozených, najde jen karty lícem nahoru.
rule-S3_9_1 = Kdo má tolik zranění včetně krvácejících, kolik je limit zranění, je okamžitě poražen.
rule-S3_9_2 = Kdo má v ruce tolik omráčení, kolik je limit ruky, je okamžitě poražen, i uprostřed karty.
rule-S3_9_3 = Vítězí poslední postava nebo poslední tým. Padnou-li poslední strany zároveň, je to remíza.
rule-S3_9_4 = Klesne-li limit zranění na počet zranění, je to také porážka.
rule-S3_8_6 = Kartu odhozenou nad limit ruky zná jen její majitel, kartu ztracenou krvácením nikdo.

rules-senjutsu-chapter-kamae = Kamae a soustředění

rule-S4_1 = Neutrální je poloha, ale ne Kamae: řádky pro Kamae v ní neplatí a „libovolná Kamae“ nikdy neznamená neutrální.
rule-S4_2 = Posunout Kamae znamená jít nejvýš po tolika cestách vlastní mapy; nemusíte vůbec. Jednosměrné cesty vedou jen vpřed.
rule-S4_3 = Vstup na bod soustředění dává hned 1 soustředění. Prstenec tam nikdy nezůstává a odchod žádnou cestu nestojí.
rule-S4_5 = Z bodu jde prstenec jinam, než odkud na začátku účinku vyšel; zpět jen tehdy, když není kam jinam, a soustředění zůstává.
rule-S4_6 = Při více cestách platí každá návštěva bodu. Tři soustředění cestu nezavírají.
rule-S4_8 = Změna Kamae je povinná, nepotřebuje cesty, nedává soustředění a nikdy nekončí na bodu soustředění.
rule-S4_10 = Zda řádek pro Kamae platí, se posuzuje, když na něj dojde. Změna výš na kartě se počítá.
rule-S4_11 = Kamae v záhlaví karty je důležitá jen ve chvíli, kdy se karta hraje.
rule-S4_12 = Řádek za soustředění je dobrovolný a soustředění je třeba mít v tu chvíli.
rule-S4_13 = Z řádků spojených slovem „nebo“ se provede právě jeden.
rule-S4_14 = Patří-li jeden z nich k vaší Kamae, musí to být on.
rule-S4_15 = Kamae svůj řádek zapíná; co je v něm dobrovolné, zůstává dobrovolné.
rule-S4_16 = Možnost, kterou nelze provést, se nenabízí, dokud je možná jiná.

rules-senjutsu-chapter-movement = Pohyb

rule-S5_1 = Kroky se řídí tím, kam figurka hledí, a směr pohledu se nemění. Otočit se lze na kteroukoli stranu.
rule-S5_2 = Všechny kroky jedné části vedou jedním směrem, všechna její otočení na jednu stranu.
rule-S5_3 = Kroky a otočení jednoho řádku lze střídat. Po otočení se směr dál počítá z pohledu figurky.
rule-S5_4 = „Poté“ určuje pořadí, i u dobrovolného.
rule-S5_5 = Černý symbol se provede celý, bílý tak, jak chcete.
rule-S5_7 = Z vlastní vůle nikdo nevstoupí do terénu ani na obsazený hex a neopustí bojiště.
rule-S5_8 = Povinný krok smí skončit kolizí jen tehdy, když se jí nelze vyhnout jiným směrem ani pořadím.
    .mark = reading
rule-S5_9_edge = Kdo musí mimo bojiště, zůstane stát, dostane 1 omráčení a kolo pro něj končí.
rule-S5_9_terrain = Kdo musí do terénu, zůstane stát, nese jeho následky a kolo pro něj končí.
rule-S5_9_figure = Kdo musí do figurky, dostane 1 omráčení a odhodí 1 kartu, druhá figurka dostane 1 omráčení a kolo toho, kdo se hýbal, končí.

rules-senjutsu-chapter-attacks = Útoky

rule-S6_1 = Útok působí na každou figurku na označených hexech, vlastní i cizí, na každém hexu zvlášť.
rule-S6_2_1 = Vybraný útok se provede tak, aby zasáhl soupeře, pokud to dobrovolný pohyb dovolí.
    .mark = reading
rule-S6_2_2 = Soustředění, bez kterého zasáhnout nelze, se musí také zaplatit.
rule-S6_2_3 = Platí to, ať soupeř odhalil cokoli, i když bude útok zablokován.
rule-S6_2_4 = Soustředění, které zásah jen zesiluje, zůstává dobrovolné.
rule-S6_2_5 = Každá část rozdělené karty se posuzuje zvlášť.
rule-S6_3_1 = Pořadí útoku: je někdo na označeném hexu; zaplacení doplňků; bloky; účinky; okamžité karty za úspěch; řádky karty za úspěch; zbytek.
rule-S6_3_2 = Doplňky se platí před kontrolou bloků a při zastaveném útoku propadají.
rule-S6_4 = Útok uspěl, pokud cíl utržil zranění nebo stav, byl posunut, otočen nebo změněn jiným vytištěným způsobem.
rule-S6_5 = „Pokud uspějete“ platí pro všechno až k další dělicí čáře.
rule-S6_6 = Každý symbol dává jednu kartu zranění. Krvácející zranění je také zranění.
rule-S6_7 = Poprava znamená okamžitou porážku, zbroj nepomáhá.
rule-S6_8_1 = Odstrkuje se přímo od útočníka, hex po hexu. Jsou-li dva hexy stejně rovně, volí útočník.
    .mark = reading
rule-S6_8_2 = Přitahuje se stejně, přímo k útočníkovi.
rule-S6_8_5 = Figurka jde na sousední hex nejbližší spojnici obou figurek: o jeden dál při odstrčení, o jeden blíž při přitažení.
rule-S6_8_6 = Na hex toho, kdo přitahuje, se dostat nelze: sousední figurka zůstává stát.
rule-S6_8_3 = Kdo je odstrčen nebo přitažen do terénu, zastaví se před ním a nese jeho následky. Zbytek posunu propadá a s ním i zbytek kola této figurky, pokud možnost stolu neříká jinak.
    .mark = reading
rule-S6_8_4 = Mimo bojiště: 1 omráčení. Do jiné figurky: 1 omráčení a 1 odhozená karta pro posunutého, 1 omráčení pro druhou.
    .mark = reading
rule-S6_9 = Kdo otáčí soupeře, volí stranu.
rule-S6_10 = U účinků bez nákresu volí hráč cíl po odhalení; je-li uveden dosah, pak v dosahu a na dohled.
rule-S6_11 = Je-li zasaženo více figurek, vše se provede najednou. Řádky za úspěch pak platí pro každého zasaženého, co se týká útočníka, stane se jednou.
rule-S6_12 = Pro okamžitou kartu za úspěch je soupeřem ten, kdo byl zasažen nebo čí útok byl zablokován; je-li jich víc, hráč vybere jednoho.

rules-senjutsu-chapter-blocks = Bloky a protiútoky

rule-S7_1 = Štíty platí jen na určené iniciativě. Řádky nad štíty přijdou první.
rule-S7_2_1 = Útok je zastaven, pokud štít kryje hex útočníka nebo hex, na který míří.
rule-S7_2_2 = Zastaven je i tehdy, když každá nejkratší cesta mezi nimi vede přes krytý hex.
rule-S7_2_3 = Mezi sousedními hexy žádné další nejsou.
rule-S7_2_4 = Každý cíl se posuzuje zvlášť a štíty chrání jen svého majitele.
    .mark = reading
rule-S7_3_1 = Terén kryje svůj hex na každé iniciativě a pro všechny.
rule-S7_3_2 = Co zastavil jen terén, není úspěšný blok.
rule-S7_3_3 = Zastaví-li útok teprve společně terén a štíty, blok uspěl.
rule-S7_4 = Útok, který nelze blokovat, nedbá štítů ani terénu.
rule-S7_5 = Blok uspěl, jen pokud bylo zastaveno vše, co by útok jeho majiteli způsobil.
rule-S7_6 = Pořadí bloku: zaplacení doplňků; je útok zastaven; protiútok; okamžité karty za úspěch; řádky za úspěch; zbytek.
rule-S7_7 = Řádky pod štíty čekají, až jsou útoky této hodnoty vyřízeny.
    .mark = reading
rule-S7_8_1 = Rovná-li se iniciativa zablokovaného útoku symbolu protiútoku, smíte hned zahrát z ruky nezákladní útok stejné nebo nižší iniciativy.
    .mark = reading
rule-S7_8_2 = Poplatek a Kamae platí. Okamžitou kartu to nespotřebuje a lze odmítnout.
rule-S7_8_3 = Protiútok se vyhodnotí hned a celý, se všemi částmi.

rules-senjutsu-chapter-instants = Okamžité karty

rule-S8_1 = Jedna okamžitá karta na hráče a kolo. Protiútoky se nepočítají, ani nahrazení vybrané jako běžná karta.
rule-S8_2 = Okamžitá doplňková karta a okamžité nahrazení se hrají jen k nezákladní kartě jiného typu.
rule-S8_3 = Prosté okamžité karty a karty s podmínkou se hrají jen ve chvíli, kterou jmenují.
    .mark = reading
rule-S8_4 = Okamžité nahrazení lze vybrat jako běžnou kartu, nebo jím při odhalení kartu vyměnit.
rule-S8_6 = Okamžitá doplňková bez podmínky přijde po celé odhalené kartě, včetně poslední části.
rule-S8_7 = Poplatek a Kamae okamžité karty platí ve chvíli, kdy se hraje.

rules-senjutsu-chapter-more-players = Tři a více hráčů

rule-S9_1 = Při shodě karet jednoho typu si nejvyšší na stupnici zvolí místo v pořadí, pak další; poslední bere, co zbylo.
rule-S9_2 = Útoky nešetří vlastní.
rule-S9_3 = Vítězí poslední tým. Poražené figurky opouštějí bojiště, ostatní hrají dál.
rule-S9_4 = Kdo získá výhodu, posune se na vrchol stupnice; ostatní zachovávají pořadí.
rule-S9_5 = Máte výhodu nad tím, kdo je na stupnici níž, ať je vytištěno cokoli.

rules-senjutsu-chapter-states = Stavy, prohledání, dohled, terén

rule-S10_wound = Zranění zůstává a počítá se za 1.
rule-S10_bleeding = Krvácející zranění zůstává, počítá se za 1 a každé kolo stojí kartu.
rule-S10_stun = Omráčení jde do ruky a počítá se do jejího limitu. Odhodit je nelze, vybrat ano.
rule-S10_hobble_1 = Každé oslabení snižuje iniciativu vašich karet o 1, nikdy však pod 1; vytištěná 0 zůstává nulou.
rule-S10_hobble_2 = Z variabilní iniciativy se nejdřív určí hodnota, pak se odečítá.
rule-S10_hobble_3 = Oslabení působí od příštího kola, tři kola.
rule-S10_crippling = Ochromující jed se zamíchá mezi vrchní karty balíčku. V ruce se musí vybrat; kolo propadne a jed opustí hru. Existuje jen jeden.
    .mark = reading
rule-S10_poison_1 = Kdo někoho otráví, vybere libovolnou kartu vlastního balíčku jedů. Použitá zmizí.
rule-S10_poison_2 = Jed není zranění a nikdy se nepočítá do limitu zranění.
rule-S10_status = Omráčení, oslabení a jedy nejsou karty schopností: prohledávání, odhazování a zamíchávání je míjejí.
rule-S10_poisons = Mlha zmatení: náhodná karta, žádná nahrazení. Krvácivý toxin: každé kolo ztráta karty. Omračující toxin: Kamae a soustředění se nemění. Zhoubný jed: limit zranění o 1 nižší. Každý trvá dvě nebo čtyři kola.
rule-S10_2 = Prohledání dá do ruky vhodnou kartu; pak se balíček zamíchá.
rule-S10_2_2 = Prohledání lze skončit i bez karty.
rule-S10_3 = Dosah platí na cíle v této vzdálenosti nebo blíž, které jsou na dohled.
rule-S10_4 = Hex je na dohled, pokud se čára z jednoho ze dvou předních rohů vašeho hexu k některému jeho rohu nedotýká terénu.
    .mark = reading
rule-S10_5 = Figurky, kovoví ježci a pasti dohledu nebrání.
rule-S10_terrain = V terénu nikdo nestojí a nikdo jím neprochází. Kdo musí dovnitř, zůstane před ním a zaplatí za to.
rule-S10_rocks = Kameny: 1 zranění.
rule-S10_bamboo_1 = Bambus: 1 zranění a 1 omráčení; pak zmizí.
rule-S10_bamboo_2 = Bambus zmizí i tehdy, když útok způsobí zranění na jeho hexu, proti tomuto útoku však ještě kryje.
rule-S10_cart = Hořící vůz: 1 zranění a 1 krvácející zranění.
rule-S10_shrine_1 = Svatyně: 1 zranění pro toho, kdo musí dovnitř.
rule-S10_shrine_2 = Na konci kola získá každá figurka vedle svatyně 1 soustředění.
rule-S10_torii = Sloup torii je terén a stojí 1 zranění; hex průchodu je volný.
rule-S10_cherry = Třešeň: 1 zranění.
rule-S10_boat = Loď je obyčejný hex. Leží-li mimo bojiště, zvětšuje je.
rule-S10_corpse = Kdo vstoupí na hex s mrtvolou, dostane 1 omráčení a ztratí veškeré soustředění.
rule-S10_caltrops = Kdo vstoupí na kovového ježka nebo do pasti, utrží 1 zranění a oslabení; žeton zmizí.
    .mark = reading
rule-S10_2_3 = Karta nalezená prohledáním jde do ruky neviděná; karta z odhozených byla odkrytá.
    .mark = reading

rules-senjutsu-chapter-decks = Vytváření balíčku

rule-S11_1 = Vlastní balíček má kromě základních karet přesně 40 karet schopností.
rule-S11_2 = Vytištěné charakteristické balíčky o 30 kartách jsou povoleny, jak jsou.
rule-S11_3 = K balíčku patří základní schopnost postavy a jedna základní zbraň, kterou postava smí nosit.
rule-S11_4 = Běžné karty jsou pro všechny, charakteristické jen pro svou postavu.
rule-S11_5 = Dřevo: nejvýš 3 kopie karty.
rule-S11_6 = Ocel: nejvýš 2 kopie.
rule-S11_7 = Zlato: po 1 kopii, celkem 8 karet.
rule-S11_8 = Nefrit: celkem 1 karta.
rule-S11_9 = Základní karty, karty stavů a sólové karty do balíčku nepatří.
rule-S11_10 = Ve vyrovnaném boji jsou karty škol jen z jedné zvolené školy.

rules-senjutsu-chapter-further = Zvláštní útoky, skrytí, velká bojiště

rule-S12_1 = Porovnávací útok zasáhne, jen pokud má cíl nižší iniciativu.
    .mark = reading
rule-S12_2 = Variabilní iniciativa se počítá nejnižší vytištěnou hodnotou.
rule-S12_3 = Z více soupeřů se vybere jeden s nižší iniciativou.
rule-S12_4 = Skrytí končí po vlastním úspěšném útoku či bloku nebo zraněním či stavem.
rule-S12_7 = Skrytí nevypíná Kamae.
rule-S12_5 = Kdo začíná kolo 7 a více hexů od všech soupeřů, smí základní schopností udělat až 3 kroky, dokud vzdálenost není 6.
rule-S12_5_2 = Tyto kroky vedou jedním směrem. Základní zbraně a ostatní karty nic nezískávají.
rule-S12_6 = Porovnávací útok je útok jako každý jiný: dosah, dohled, štíty, terén i zbroj platí.

rules-senjutsu-chapter-solo = Automatičtí protivníci

rule-S13_F_1 = Kde má protivník volbu otevřenou, udělá to, co je pro vás nejhorší.
rule-S13_F_2 = Chování levé, prostřední nebo pravé znamená stranu vpředu vlevo, vpředu nebo vpředu vpravo od vaší figurky ve chvíli, kdy protivník jedná.
rule-S13_F_3 = Chování se mění takto: levé, prostřední, pravé, znovu levé.
rule-S13_F_3_2 = Změna vytištěná v jedné polovině útočné karty se provede, jen když se tato polovina vyhodnocuje, před pohybem. Zda je útok možný, se posuzuje dřív.
rule-S13_F_4 = Protivník nevybírá: jeho kartou kola je vrchní karta jeho balíčku.
rule-S13_F_5 = Je-li karta potřeba a balíček prázdný, nejdřív se zamíchají jeho odhozené karty.
rule-S13_F_6 = Obnovit balíček: po fázi odhození se všechny jeho karty stanou novým balíčkem. Vyložená omráčení, zranění a oslabení zůstávají.
rule-S13_F_7 = Limit zranění je 7, 3, 2 nebo 1, jsou-li protivníci jeden, dva, tři, čtyři a více.
rule-S13_F_8 = Omráčení jde do balíčku protivníka. Když si je dobere, nic nedělá a vyloží je; tolik, kolik je limit zranění, znamená porážku. Zranění a omráčení se počítají zvlášť.
rule-S13_F_9 = Oslabení působí jako obvykle. Krvácející protivník ztrácí před dobráním vrchní kartu lícem dolů.
rule-S13_F_10 = Postoj, agresivní nebo defenzivní, je důležitý jen v kroku 4 seznamu útoku a změna chování se ho netýká.
rule-S13_F_11 = Protivník otravuje náhodnou kartou svého balíčku jedů. Mlha na něm vám dovolí jednou změnit jeho postoj, Omračující toxin zmrazí chování i postoj.
rule-S13_F_12 = „Prohlédnout ruku“ znamená u protivníka 2 vrchní karty balíčku; vrátí se navrch v libovolném pořadí.
rule-S13_F_13 = Protivníci nemají soustředění, Kamae ani ruku: co se jich týká, neplatí.
rule-S13_F_14 = Protivníci jsou na stupnici pod všemi. Při shodě s nimi rozhodujete vy; shodní mezi sebou jednají v pořadí, které je pro vás nejhorší.
rule-S13_F_15 = Preferovaná vzdálenost: 1 u bosse, katany, Mistra a Učedníka, 2 u jari, Rónina a Válečnice, 5 a více u jumi, 6 a více u arkebuzy.
rule-S13_F_16 = Z více postav bere protivník nejbližší, pak tu, jejíž strana chování je blíž, pak tu nejvíc vlevo.
rule-S13_F_17 = Na začátku se chování řídí tím, kde protivník vůči vám stojí: vpředu nebo přímo vzadu je prostřední. Postoje se střídají, první je agresivní.
rule-S13_F_18 = Protivník udělá všechny, některé nebo žádné z vytištěných kroků a otočení, v každé části jedním směrem.
rule-S13_F_19 = Co platí pro figurky na bojišti, platí i pro protivníky; odhazování a ztráta soustředění neplatí.
rule-S13_F_20 = Proti nim stupnice není, takže výhoda nic nepřináší. Hodnoty určují nejdřív oni, pak hráči od nejnižší vytištěné hodnoty.
rule-S13_F_21 = Hráči při shodě mezi sebou jednají podle vytištěné výhody; nikdo nevolí.
rule-S13_F_22 = Jeden protivník stojí naproti; dva na A a D, tři na A, B a D, čtyři na A až D a vy na X. Hledí na vás, jak nejpřesněji mohou.
rule-S13_F_23 = Vítězíte, když jsou poraženi všichni protivníci, a prohráváte, když jsou poraženi všichni hráči. Poražený odchází i s kartami.
rule-S13_F_24 = Cílový hex protivníka na blízko leží v preferované vzdálenosti přímo ve směru chování.
rule-S13_F_25 = Sólové karty bez nákresu působí na cíl protivníka, s dosahem jen v dosahu a na dohled.
rule-S13_F_26 = Omráčení platí, jen když si je protivník dobere jako kartu kola. Ochromující jed ho stojí kolo a opustí hru.
    .mark = reading
rule-S13_F_27 = Při shodě více hráčů a protivníků hráči zachovají pořadí a nejvyšší z nich zvolí místo každému protivníkovi.
    .mark = reading

rules-senjutsu-chapter-bot-decisions = Rozhodování protivníků

rule-S13_M_0 = Na blízko jde protivník na preferovanou vzdálenost ze strany chování a otočí se k vám čelem. Do terénu a figurek nevstupuje.
rule-S13_M_1 = Je-li cílový hex volný a dosažitelný, jde tam, nebo co nejblíž.
rule-S13_M_2 = Jinak na hex, jehož vzdálenost k vám je nejbližší preferované.
rule-S13_M_3 = Hledí co nejpřesněji na vás; při shodě méně otočení, pak vlevo.
rule-S13_M_4 = Ze shodných hexů bere ten s lepším směrem pohledu, s méně kroky, s méně otočeními, pak ten pro vás horší. Bez zisku stojí.
rule-S13_R_1 = Protivník na dálku v preferované vzdálenosti s dohledem stojí.
rule-S13_R_2 = Je-li příliš blízko, ustupuje ve směru chování.
rule-S13_R_3 = Bez dohledu se pohybuje podle chování, dokud vás neuvidí.
rule-S13_R_4 = Není-li taková cesta, jde kamkoli, odkud je dohled a správná vzdálenost.
rule-S13_R_5 = Nepřiblíží se víc, než je třeba, leda že mu chybí dohled.
rule-S13_R_6 = Jeho cílový bod leží v preferované vzdálenosti ve směru chování, třeba i mimo bojiště. Čím blíž k němu, tím lépe.
rule-S13_R_7 = Nejdřív hexy s dohledem a vzdáleností, pak s dohledem, pak kterékoli; z nich nejbližší cílovému bodu.
rule-S13_A_0 = Protivník provede útočnou polovinu co nejúplněji, i když bude zablokována. Chce nejvíc zranění; poprava se počítá za 5.
rule-S13_A_1 = Krok 1: může-li zasáhnout přímo zezadu, jde tam.
rule-S13_A_1_2 = Hexy vzadu vlevo a vzadu vpravo nejsou přímo vzadu.
rule-S13_A_2 = Krok 2: zasáhne-li z místa, třeba s otočením, nekráčí.
rule-S13_A_2b = Jinak jde tam, odkud způsobí nejvíc zranění; ze shodných nejblíž cílovému hexu.
    .mark = reading
rule-S13_A_3a = Krok 3: byl-li by útok zablokován a odjinud by uspěl, jde tam.
rule-S13_A_3b = Stejně tak, pokud byste odpověděli protiútokem.
    .mark = reading
rule-S13_A_3c = A stejně tak, pokud by zasáhl i jiného protivníka.
rule-S13_A_3d = Takový hex se počítá, jen když odtud útok nikdo neblokuje ani neodráží a nezasáhne jiného protivníka.
rule-S13_A_4a = Krok 4: nelze-li se vyhnout protiútoku ani jinému protivníkovi, agresivní přesto útočí.
rule-S13_A_4b = Pro defenzivního je pak útok nemožný.
rule-S13_A_4c = Byl-li by útok jen zablokován, útočí v obou postojích.
rule-S13_A_5 = Krok 5: není-li útok možný, vyhodnotí se druhá polovina na své iniciativě.
rule-S13_A_6 = Krok 6: protivník na dálku útočí, jste-li na dohled a v dosahu, jinak platí druhá polovina. Prohrané porovnání druhou polovinu neotevírá.
rule-S13_A_7 = Řádky pod nákresem přijdou po útoku; kroky v nich se řídí seznamem pohybu.
rule-S13_D_1 = U karty blokování se vyhodnotí obě poloviny.
rule-S13_D_2 = Variabilní iniciativu nastaví na hodnotu vašeho útoku, může-li, včetně oslabení, jinak na nejvyšší.
    .mark = reading
rule-S13_D_3 = Proti dvojímu útoku na část s více zraněními, pak na rychlejší, pak na pomalejší.
rule-S13_D_4 = Protiútok protivníka: odkryje se jeho vrchní karta; je-li to útok, utržíte 1 zranění.
rule-S13_D_5 = Pohyb nad štíty se použije tak, aby váš útok zastavily; nejde-li to, čelem k vám.
rule-S13_D_6 = Tato karta jde lícem nahoru mezi odhozené; prázdný balíček se nejdřív zamíchá.
rule-S13_D_7 = Útočí-li více hráčů, čelí útoku s nejvíce zraněními, pak rychlejšímu.

rules-senjutsu-chapter-bot-decks = Balíčky protivníků

rule-S13_1_pools = Sólové karty leží v osmi balíčcích, každý je zamíchaný.
rule-S13_1_Leader = Samurajský boss: 2 karty z balíčku 1, 2 z balíčku 4, 1 z balíčku 5 a ještě 1 ze 4 nebo 5.
rule-S13_1_Katana = Katana ašigaru: 1 z balíčku 2, 2 z balíčku 4, 1 z balíčku 5 a ještě 1 ze 4 nebo 5.
rule-S13_1_Yari = Jari ašigaru: 1 z balíčku 2, 2 z balíčku 3, 1 z balíčku 5 a ještě 1 ze 3 nebo 5.
rule-S13_1_Yumi = Jumi ašigaru: po 1 z balíčků 2, 5 a 6 a ještě 2 z nich.
rule-S13_1_Arquebusier = Arkebuza: 1 z balíčku 2, 1 z balíčku 5, 3 z balíčku 7 a ještě 1 ze 2 nebo 5.
rule-S13_1_Master = Mistr (AP): 4 vlastní karty, 1 z balíčku 1, 2 z balíčku 4, 1 z balíčku 5 a ještě 1 ze 2, 4 nebo 5.
rule-S13_1_Student = Učedník (AP): 4 vlastní karty a stejné balíčky jako Mistr.
rule-S13_1_Ronin = Rónin (AP): 4 vlastní karty, po 1 z balíčků 1, 3, 4 a 5 a ještě 1 ze 2, 4 nebo 5.
rule-S13_1_Warrior = Válečnice (AP): 4 vlastní karty a stejné balíčky jako Rónin.
rule-S13_1_empty = Místo prázdného balíčku poslouží jiný ze seznamu protivníka: nejdřív ty pro kartu navíc, nakonec balíček 4.
rule-S13_1_specials = Protivníci z rozšíření jsou k mání jen s vlastními sólovými kartami.
rule-S13_1_extra = Balíček pro kartu navíc volíte vy, karta sama přijde neviděná.
rule-S13_1_Pair = Ašigaru a Hačikó přicházejí spolu. Hačikó má přesně 5 vlastních karet.
rule-S13_1_Stealth = Zabiják a Ninja začínají skrytí.
rule-S13_1_Onna = Onna-bugejša je zoufalá, dokud jí do limitu chybí nejvýš 2 zranění.
rule-S13_1_Wakou = Wakou smí měnit směr s každým krokem.
rule-S13_1_Yojimbo = Yojimbo vítězí, jakmile splní tři kontrakty.
rule-S13_N_1 = Mód noční můra: jedna karta z balíčku 8 nahradí jednu z balíčku 3 nebo 4.
    .mark = reading
rule-S13_N_2 = U automatické postavy zaujme toto místo její vlastní karta noční můry.
    .mark = reading
rule-S13_N_3 = Balíček bez karet z balíčků 3 a 4 se nemění.

rules-senjutsu-chapter-horde = Horda

rule-S13_2_1 = Tři katana ašigaru a boss přicházejí ve vlnách: jeden, dva, tři, všichni čtyři. V první úrovni každého porazí jedno zranění.
rule-S13_2_2 = Před každou vlnou volíte počáteční hexy, každému jeden. Všichni jsou agresivní; A přichází zleva, B a C zepředu, D zprava.
    .mark = reading
rule-S13_2_3 = Po vlně 4 se sólové karty vrátí do svých balíčků a protivníkům se sestaví nové. Ruka vám zůstane, figurka se vrátí na počáteční hex.
rule-S13_2_5 = Pak zmizí oslabení, jedy a 1 omráčení a 1 krvácející zranění se změní v obyčejné. Ostatní zůstává.
rule-S13_2_6 = Vaše odhozené karty se zamíchají a polovina, zaokrouhlená nahoru, se vrátí do vašeho balíčku.
rule-S13_2_7 = Vše začíná znovu vlnou 1 a limity protivníků vzrostou o 1. Úrovně jsou tři.
rule-S13_2_8 = Hodnosti: dřevěná po vlně 3, ocelová po první úrovni, zlatá po druhé, nefritová po třetí.
rule-S13_2_9 = Horda z nočních můr: jednoho ašigaru nahradí kdokoli jiný, nebo všechny tři automatické postavy.
rule-S13_2_10 = Padlý pán leží vedle vašeho počátečního hexu. Protivníci ho mají za vašeho spojence a jdou po něm, je-li blíž; zasáhne-li ho někdo, prohráli jste.
    .mark = reading
rule-S13_2_11 = Kdo začíná kolo vedle padlého pána, získá 1 soustředění.
rule-S13_2_12 = Mezi vlnami jedné úrovně se u vás nic nemění.
rule-S13_2_13 = Limit omráčení protivníků se rovná jejich limitu zranění.
rule-S13_2_14 = Je-li počáteční hex obsazený, protivník přijde na nejbližší volný, pro vás nejhorší; chování zůstává podle písmene.
rule-S13_2_15 = Mezi úrovněmi zůstávají soustředění, Kamae, zranění a karty ve hře; figurka hledí jako na začátku.
    .mark = reading

rules-senjutsu-chapter-characters = Postavy

rule-S17_stats = Všechny čtyři mají limit ruky i limit zranění 5. Výhoda: Rónin 27, Válečnice 35, Učedník 62, Mistr 74.
rule-S17_Ronin_1 = Rónin: z neutrální do Agrese, jednosměrně.
rule-S17_Ronin_2 = Rónin: z Agrese na bod soustředění, dál cesta nevede.
rule-S17_Ronin_3 = Rónin: neutrální a Vyrovnanost, oběma směry.
rule-S17_Ronin_4 = Rónin: Vyrovnanost a Odhodlání, oběma směry.
rule-S17_Warrior_1 = Válečnice: neutrální a Agrese, oběma směry.
rule-S17_Warrior_2 = Válečnice: Agrese a bod soustředění, oběma směry.
rule-S17_Warrior_3 = Válečnice: z bodu soustředění do Vyrovnanosti, jednosměrně.
rule-S17_Warrior_4 = Válečnice: z bodu soustředění do Odhodlání, jednosměrně.
rule-S17_Warrior_5 = Válečnice: Vyrovnanost a Odhodlání, oběma směry.
rule-S17_Warrior_6 = Válečnice: z Odhodlání do neutrální, jednosměrně.
rule-S17_Student_1 = Učedník: neutrální a Odhodlání, oběma směry.
rule-S17_Student_2 = Učedník: z Odhodlání na bod soustředění, jednosměrně.
rule-S17_Student_3 = Učedník: bod soustředění a Agrese, oběma směry.
rule-S17_Student_4 = Učedník: bod soustředění a Vyrovnanost, oběma směry.
rule-S17_Student_5 = Učedník: z Vyrovnanosti do neutrální, jednosměrně.
rule-S17_Master_1 = Mistr: bod soustředění a neutrální, oběma směry.
rule-S17_Master_2 = Mistr: bod soustředění a Agrese, oběma směry.
rule-S17_Master_3 = Mistr: bod soustředění a Vyrovnanost, oběma směry.
rule-S17_Master_4 = Mistr: bod soustředění a Odhodlání, oběma směry.

rules-senjutsu-chapter-boards = Balíčky a bojiště

rule-S19_1 = Charakteristický balíček má 30 karet; kolik kterých úrovní a typů, je vytištěno.
rule-S19_2 = Doplnění na 40 karet se řídí pravidly vytváření balíčku a svou školou.
rule-S21_1 = Zasněžené bojiště má 37 hexů, Vypálená vesnice 19, Zamrzlé jezero 31, Ledový most 25.
rule-S21_2 = Každé bojiště má počáteční hexy pro souboje i pro protivníky, bez terénu.
rule-S21_3 = Tři nebo čtyři hráči začínají v rozích Zasněženého bojiště, co nejdál od sebe.
rule-S21_4 = Dva týmy začínají u protilehlých okrajů a volí ze dvou hexů toho svého.

rules-senjutsu-chapter-rulings = Upřesnění

rule-S22_1 = „Odhodit 1 kartu“ na základní kartě znamená jednu kartu, která není základní ani omráčení; není-li taková, řádek se přeskočí.
rule-S22_2 = Za kartu zahranou přes „Odraz draka“ nebo „Okamžik pochopení“ se platí a potřebuje svou Kamae, na typu nezáleží. Čeká na svou hodnotu; pokud už minula, vyhodnotí se hned.
    .mark = reading
rule-S22_6 = Zrušený pohyb jsou všechny zbývající kroky a otočení, zrušená otočení jen otočení; „Hrůza“ ruší celou kartu včetně štítů.
rule-S22_10 = Je-li řečeno „až“, nejdřív se zvolí počet; jinak je dobrání povinné.
rule-S22_12 = Z karty poražené postavy se už nic nevyhodnocuje.
rule-S22_13 = Iniciativa závislá na Kamae se určí při odhalení, všechno ostatní na svém řádku.
rule-S22_14 = Soustředění získané nebo ztracené během kola platí hned pro to, co následuje.
rule-S22_15 = Ochromující jed se v krátkém balíčku zamíchá mezi karty, které tam jsou.
rule-S22_21 = Zranění, stavy a soustředění nikdy nedojdou; jen Ochromující jed je jediný.
rule-S22_24 = Karty, které zůstávají ve hře, leží vedle balíčku, nepatří do ruky a po skončení jdou mezi odhozené svého majitele.
rule-S22_25 = Karta bez iniciativy zahraná přes jinou má iniciativu té karty a vyhodnotí se hned, bez ohledu na svou chvíli.
    .mark = reading
rule-S22_26 = „Široký blok“ patří ke každé nezákladní kartě blokování s variabilní iniciativou.
    .mark = reading

rules-senjutsu-chapter-cards-master = Karty: Mistr

rules-senjutsu-chapter-cards-ronin = Karty: Rónin

rules-senjutsu-chapter-cards-student = Karty: Učedník

rules-senjutsu-chapter-cards-warrior = Karty: Válečnice

rules-senjutsu-chapter-cards-weapons = Karty: základní zbraně

rules-senjutsu-chapter-cards-general = Karty: běžné

rules-senjutsu-chapter-cards-solo = Sólové karty
