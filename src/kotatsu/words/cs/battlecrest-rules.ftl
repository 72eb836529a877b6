### The rules of Battlecrest, one message per row of the rule index. `.mark`: reading = our reconstruction or reading.

rules-battlecrest-chapter-1 = Součásti a zdroje

rule-BC1_1 = Základní krabička má 18 karet: šest lokací a dvě sady hrdinů po šesti; Imperátor přidává šest karet rozkazů a každý hrdina má sólovou kartu. Tato sada má osm lokací, z nichž se použije šest, a čtyři sady hrdinů.
rule-BC1_2 = Sada hrdiny je karta hrdiny, karta zdraví, karty akcí a případně pomocník nebo předmět: Akhena má čtyři akce, Buřič tři a Riga, Šeptalka tři a pomocníka, Kovář tři a předmět.
rule-BC1_3 = Karty akcí a předmět mají dvě strany, jedna z nich je počáteční.
rule-BC1_4 = Každý záznam říká, jak je jistý: ze zdroje, odvozený nebo rekonstruovaný. Majitel hry může záznamy nahradit svými. Hodnoty našich karet (rekonstrukce R1) jsou naše a s tištěnými se neshodují.
    .mark = reading

rules-battlecrest-chapter-2 = Bojiště a příprava souboje

rule-BC2_1 = Bojiště má šest krát šest polí.
rule-BC2_2 = Sousední pole mají společnou hranu; vzdálenost je počet takových kroků.
    .mark = reading
rule-BC2_3 = Lokace se zamíchají a vyloží stranou A nahoru v pořadí čtení na 2b, 2e, 3d, 4c, 5b a 5e; v souboji se druhá, čtvrtá a šestá otočí o 180°.
    .mark = reading
rule-BC2_4 = Počáteční pole: nahoře hrdina na 1b u lokace 2b a pomocník na 1d; dole hrdina na 6e u lokace 5e a pomocník na 6c.
    .mark = reading
rule-BC2_5 = Začínající hráč obsadí pole hrdiny u lokace s vyšším číslem a pole pomocníka téže strany, druhý hráč zbytek.
rule-BC2_6 = Kdo začíná, rozhodne náhoda, pokud stůl někoho nejmenoval.
    .mark = reading
rule-BC2_7 = Karty akcí začínají připravené počáteční stranou nahoru v pořadí, které zvolí majitel; předmět leží počáteční stranou vedle řady; zdraví je plné.
    .mark = reading
rule-BC2_8 = Každá strana hraje jednu sadu hrdiny; pomocník stojí na poli, jen pokud jej sada má.
    .mark = reading

rules-battlecrest-chapter-3 = Tah a čtyři akce

rule-BC3_1 = Tah jsou dvě různé akce ze čtyř v libovolném pořadí: pohyb, aktivace, probuzení, obnovení; pak je na tahu druhá strana.
rule-BC3_2 = Akce musí něco změnit.
rule-BC3_3 = Jsou-li možné méně než dvě různé akce, provede se jen to, co lze.
    .mark = reading
rule-BC3_4 = Pohyb: hodnota pohybu je součet čísel na všech připravených kartách. Každý vlastní bojovník ji smí použít jednou, v libovolném pořadí, a přidat bonusy pohybu svého výchozího pole.
rule-BC3_5 = Krok stojí 1. Lze projít přes vlastní bojovníky, ne přes nepřátele a lokace; pohyb končí na volném poli.
rule-BC3_6 = Aktivace: vyčerpat připravenou kartu a použít její schopnosti.
rule-BC3_7 = Probuzení: vyčerpat připravenou kartu bez jejích schopností, kvůli erbu.
rule-BC3_8 = Obnovení: všechny vyčerpané karty akcí se připraví a každá z nich se otočí na druhou stranu.
    .mark = reading

rules-battlecrest-chapter-4 = Schopnosti

rule-BC4_1 = Schopnosti aktivované karty se použijí shora dolů; hráč smí kteroukoli přeskočit.
    .mark = reading
rule-BC4_2 = Probuzené erby jsou ty na vyčerpaných kartách a ty, které ukazuje karta zdraví; aktivovaná karta se sama sobě nepočítá.
    .mark = reading
rule-BC4_3 = „+1“ u erbu přidá 1 za každý probuzený erb toho druhu.
    .mark = reading
rule-BC4_4 = Hodnota útoku je vytištěné číslo plus erby plus použité bonusy útoku.
    .mark = reading
rule-BC4_5 = Cílem útoku je nepřátelský bojovník v dosahu; vzdálenost nehledí na bojovníky ani lokace. Bonus dostřelu zvýší horní mez větší než 1.
    .mark = reading
rule-BC4_6 = Útok na všechny zasáhne každého nepřítele v dosahu, nejprve hrdinu; každý se brání zvlášť.
    .mark = reading
rule-BC4_7 = Odstrčení n: nepřítel v dosahu se posune až o n kroků libovolnými směry přes volná pole bez lokace. Každý vstup do aktivního nebezpečí zraní a nezastaví; rozcestníky a dostřel nepomáhají, bonusy odstrčení ano.
    .mark = reading
rule-BC4_8 = Pochod n: vlastní bojovník se pohne o n kroků jako při pohybu, včetně bonusů pohybu.
    .mark = reading
rule-BC4_9 = Léčení n: nejvýše do plného zdraví. Připravit n: tolik vyčerpaných karet podle volby majitele se připraví toutéž stranou.
    .mark = reading
rule-BC4_10 = Akhenina výměna míst prohodí pole s cílem. Je dobrovolná, i po odraženém útoku; nebezpečí nových polí zraní oba.
    .mark = reading
rule-BC4_11 = Hvězda dovolí použít jednu schopnost s ★: z karty hrdiny, živého pomocníka, strany předmětu nebo hrany lokace u hrdiny; každou jednou za tah.
rule-BC4_12 = Hvězda, pro kterou hráč nemá použitelnou schopnost, propadá.
    .mark = reading

rules-battlecrest-chapter-5 = Lokace, bonusy, nebezpečí, rozcestníky

rule-BC5_1 = Lokace zabírá své pole: nikdo tam nestojí ani neprojde.
rule-BC5_2 = Symbol na hraně platí pro pole za touto hranou; mezi dvěma lokacemi se počítají obě.
    .mark = reading
rule-BC5_3 = Použití bonusu otočí lokaci na druhou stranu; dvojitý symbol se počítá dvakrát a otočí ji jednou.
rule-BC5_4 = Jednající bojovník musí stát na poli; počítají se všechny symboly toho druhu, každá lokace nejvýše jednou na schopnost. Pro hráče je to dobrovolné.
    .mark = reading
rule-BC5_5 = Nebezpečí, rozcestníky a hrany s ★ lokaci nikdy neotočí.
    .mark = reading
rule-BC5_6 = Vstup na pole s aktivním nebezpečím pěšky, rozcestníkem, odstrčením, výměnou nebo přeletem stojí 1 zranění za každý symbol; chůze tam končí.
    .mark = reading
rule-BC5_7 = Kdo na nebezpečí už stojí nebo tam začíná, nebo vedle koho se otočí lokace, tomu se nic nestane.
    .mark = reading
rule-BC5_8 = Z pole s rozcestníkem vede jeden krok na kterékoli volné pole s aktivním rozcestníkem.
    .mark = reading
rule-BC5_9 = Hrany s ★ slouží jen hrdinovi, který na poli stojí.
rule-BC5_10 = Mechová brána. A: nahoru bonus pohybu, doprava bonus obrany, dolů rozcestník, doleva nic. B: nahoru nebezpečí, doprava nic, dolů rozcestník, doleva bonus pohybu.
    .mark = reading
rule-BC5_11 = Dutý strom. A: nahoru bonus útoku, doprava nic, dolů nebezpečí, doleva bonus obrany. B: nahoru nic, doprava dostřel, dolů nebezpečí, doleva nebezpečí.
    .mark = reading
rule-BC5_12 = Trnitá jáma. A: nahoru nebezpečí, doprava bonus odstrčení, dolů nebezpečí, doleva nic. B: nahoru bonus odstrčení, doprava nebezpečí, dolů nic, doleva nebezpečí.
    .mark = reading
rule-BC5_13 = Strážný kámen. A: nahoru dostřel, doprava nebezpečí, dolů bonus obrany, doleva rozcestník. B: nahoru bonus obrany, doprava nebezpečí, dolů bonus útoku, doleva rozcestník.
    .mark = reading
rule-BC5_14 = Mlžný pramen. A: nahoru ★ léčení 1, doprava bonus pohybu ×2, dolů nic, doleva rozcestník. B: nahoru rozcestník, doprava nebezpečí, dolů bonus odstrčení, doleva nic.
    .mark = reading
rule-BC5_15 = Srdce lesa. A: nahoru bonus útoku ×2, doprava nebezpečí, dolů ★ připravit 1, doleva nic. B: nahoru nebezpečí, doprava bonus útoku, dolů nic, doleva bonus obrany.
    .mark = reading
rule-BC5_16 = Mohyla přízraků. A: nahoru bonus obrany ×2, doprava nic, dolů nebezpečí, doleva dostřel. B: nahoru nic, doprava nebezpečí, dolů bonus pohybu, doleva nebezpečí.
    .mark = reading
rule-BC5_17 = Kořenový most. A: nahoru rozcestník, doprava bonus pohybu, dolů nic, doleva bonus odstrčení. B: nahoru nebezpečí, doprava rozcestník, dolů bonus útoku, doleva nic.
    .mark = reading

rules-battlecrest-chapter-6 = Obrana, zranění, zdraví

rule-BC6_1 = Zranění je hodnota útoku minus obrana, nejméně 0.
rule-BC6_2 = Majitel napadeného hrdiny smí vyčerpat jednu připravenou kartu akce pro její obranu, nebo zranění přijmout.
rule-BC6_3 = Přičtou se erby karty, bonusy obrany pole hrdiny a předmět. Vlastní erb karty se nepočítá.
rule-BC6_4 = Karta vyčerpaná k obraně nepoužije schopnosti; potom je její erb probuzený.
rule-BC6_5 = Zranění nebezpečím, i po odstrčení, se nelze bránit.
    .mark = reading
rule-BC6_6 = Na určité hranici zdraví a pod ní ukazuje karta zdraví erby; zmizí, když léčení zdraví zvedne výš.
    .mark = reading

rules-battlecrest-chapter-7 = Pomocníci a předměty

rule-BC7_1 = Pomocník se brání sám pevnou hodnotou; karta se nepoužije.
rule-BC7_2 = Bonusy obrany jeho pole se přičtou samy a lokaci otočí.
    .mark = reading
rule-BC7_3 = Útok vyšší než jeho obrana pomocníka navždy odstraní; jinak se nic nestane.
rule-BC7_4 = Jakékoli zranění nebezpečím pomocníka odstraní.
    .mark = reading
rule-BC7_5 = Vytištěný pohyb pomocníka omezuje jeho pohyb i pochod včetně bonusů.
    .mark = reading
rule-BC7_6 = Předmět není karta akce: nevyčerpá se, nemá hodnotu pohybu a obnovení jej neotočí.

rules-battlecrest-chapter-8 = Přelet

rule-BC8_1 = Přelet n je pohyb: pole se počítá jako vzdálenost útoku, až n, přes nepřátele i lokace.
rule-BC8_2 = Bojovník přistane na volném poli bez lokace.
rule-BC8_3 = Při přeletu rozcestníky neplatí.
rule-BC8_4 = Po přistání pole působí jako po chůzi: aktivní nebezpečí zraní; opustit je nic nestojí.
rule-BC8_5 = K přeletu lze přičíst bonusy pohybu výchozího pole.
    .mark = reading

rules-battlecrest-chapter-9 = Imperátor: rozkazy, kompas, výběr karty, tah

rule-BC9_1 = Viditelná vrchní karta balíčku rozkazů platí, dokud se balíček neposune.
rule-BC9_2 = Posunout balíček znamená odložit vrchní kartu bokem na odhazovací hromádku; platí další.
rule-BC9_3 = Když se balíček vyčerpá, všech šest karet se zamíchá a otočí jako nový balíček; platí jeho vrchní karta a nic dalšího se neodkládá, ani uprostřed vašeho tahu.
rule-BC9_4 = Kompas: ze stejných možností na bojišti ta nejdál ve směru černé šipky.
rule-BC9_5 = Stále stejné: šedá šipka. Směry jsou směry bojiště, nikdy bojovníka.
rule-BC9_6 = Výběr karty: připravená karta akce nejvíc vlevo nebo nejvíc vpravo.
rule-BC9_7 = Sólová karta má před těmito pravidly přednost.
rule-BC9_8 = Tah Imperátora: posunout balíček, pak tři kroky v pořadí vytištěném na nové kartě, bez omezení na dvě akce.
rule-BC9_9 = Pohyb: s aspoň jednou připravenou kartou se pohne hrdina. Pak se pohne pomocník, i když hrdina zůstal; bez připravené karty je jeho hodnota 0 plus bonusy pohybu jeho pole. Záložní schopnost se zde nikdy nepoužije.
rule-BC9_10 = Aktivace: s připravenou kartou se vybraná vyčerpá a všechny její schopnosti se použijí v tištěném pořadí; jinak se nic nestane.
rule-BC9_11 = Kontrola obnovení: není-li připravených karet víc než hodnota obnovení, Imperátor provede obnovení.
rule-BC9_12 = Strana rozkazu nese pořadí tří kroků, dvě šipky kompasu, výběr karty, hodnotu obnovení, úpravu obrany a případně jedinečný erb. Šipky svírají pravý úhel, takže kompas vždy rozhodne.
    .mark = reading

rules-battlecrest-chapter-10 = Imperátor: pohyb

rule-BC10_1 = Ve svém tahu bojovníci Imperátora nebezpečí ignorují; ve vašem se zraní jako obvykle.
rule-BC10_2 = Než se určí cíl, použijí a otočí se všechny bonusy pohybu pole bojovníka, i když pak zůstane.
rule-BC10_3 = Možná jsou pole bez lokace, která splňují podmínku sólové karty; mohou být obsazená.
rule-BC10_4 = Dosažitelná jsou volná pole v rámci hodnoty pohybu a pole, kde stojí.
rule-BC10_5 = Případ 1: dosažitelné je právě jedno možné pole: jde tam.
rule-BC10_6 = Případ 2: z několika jsou preferovaná ta s nejvíce aktivními bonusy lokací, dvojité se počítají dvakrát; zbude-li jedno, jde tam.
rule-BC10_7 = Nebezpečí, rozcestníky a ★ nejsou bonusy; při stejném maximu, i nulovém, jsou preferovaná všechna.
    .mark = reading
rule-BC10_8 = Případ 3: z několika preferovaných polí vybere kompas.
rule-BC10_9 = Případ 4: žádné možné pole není dosažitelné: jde na dosažitelné pole nejblíže možnému; při shodě kde je víc bonusů, pak kompas.
rule-BC10_10 = Nejbližší se počítá v krocích kolem lokací a skrz bojovníky.
rule-BC10_11 = Má-li jít na vlastní pole, nepohne se; základní pohyb nikdy nespustí záložní schopnost.

rules-battlecrest-chapter-11 = Imperátor: schopnosti, cíle, odstrčení, hvězda, záložní schopnost

rule-BC11_1 = Cíl může být v jakékoli vzdálenosti; symboly dosahu jen vybírají cíl.
rule-BC11_2 = Blízko: nejbližší nepřítel. Daleko: nejvzdálenější. Shoda: kompas.
rule-BC11_3 = Všichni: každý nepřítel v jakékoli vzdálenosti, nejprve váš hrdina; padne-li, hra končí.
rule-BC11_4 = Změna cíle útoku: nelze-li prorazit obranu vybraného pomocníka, cílem je váš hrdina; hrdina se nikdy nenahrazuje.
rule-BC11_5 = Změna cíle odstrčení: nelze-li cíl odstrčit do žádného aktivního nebezpečí, nahradí jej ten, kterého lze.
rule-BC11_6 = Odstrčení: nejprve se přičtou a otočí všechny bonusy odstrčení, i bez účinku; platí nebezpečí po otočení.
rule-BC11_7 = Cíl jde do nejbližšího dosažitelného aktivního nebezpečí.
rule-BC11_8 = Zbývá-li hodnota, působí co nejvíc zranění nebezpečím: na sousední pole (kompas) a zpět, nebo mezi dvěma nebezpečími vzdálenými jeden krok.
rule-BC11_9 = Jakmile další zranění není možné, odstrčení končí; zbytek propadá.
rule-BC11_10 = Hvězda: první položka seznamu sólové karty, kterou lze použít a která v tomto tahu ještě nebyla použita.
rule-BC11_11 = Rovnocenné lokace s ★: kompas podle polí lokací; použité se přeskočí.
rule-BC11_12 = Záložní schopnost: hvězda bez použitelné položky.
rule-BC11_13 = Záložní schopnost: odstrčení, které nikoho nedostane do aktivního nebezpečí.
rule-BC11_14 = Záložní schopnost: schopnost pohybu (pochod, přelet), po níž bojovník zůstane na svém poli.
rule-BC11_15 = Záložní schopnost se použije nejvýše jednou za tah; podruhé se nic nestane.
rule-BC11_16 = Jedinečný erb na platném rozkazu je probuzený erb každého druhu, jen v tahu Imperátora a nikdy pro jeho obranu ve vašem.
rule-BC11_17 = Bonusy lokací se použijí jako obvykle, ale symbol dostřelu vedle útočníka dává +1 k útoku místo dosahu; lokace se otočí.
rule-BC11_18 = Pochod nebo přelet Imperátora hledá pole jako jeho pohyb, s hodnotou schopnosti; u pomocníka s jeho podmínkou a omezením.
rule-BC11_19 = Záložní schopnost, která nic nezměnila, je přesto jediná v tahu.
    .mark = reading

rules-battlecrest-chapter-12 = Imperátor: obrana

rule-BC12_1 = S aspoň jednou připravenou kartou se jeho hrdina vždy brání; bez ní ne a balíček se neposune.
rule-BC12_2 = Nejprve se posune balíček, pak nový rozkaz vybere kartu, která se vyčerpá; dává jen obranu.
rule-BC12_3 = Přičtou se bonusy obrany lokací, probuzené erby bez jedinečného, předmět a nakonec úprava rozkazu; nikdy pod 0.
rule-BC12_4 = Každý útok balíček znovu posune; další tah Imperátora ještě jednou.
rule-BC12_5 = Jeho pomocník se brání sám, bez posunu balíčku a bez úpravy.
rule-BC12_6 = Zranění nebezpečím ve vašem tahu se jeho hrdina nebrání a balíček se neposouvá.

rules-battlecrest-chapter-13 = Příprava sólové hry a obtížnost

rule-BC13_1 = Všechny lokace jsou natočené k hráči, stranou A nahoru.
    .mark = reading
rule-BC13_2 = Váš hrdina začíná u výchozí lokace s vyšším číslem, hrdina Imperátora u druhé; pomocníci na své straně.
rule-BC13_3 = Karty akcí Imperátora se zamíchají a vyloží počáteční stranou nahoru.
rule-BC13_4 = Šest karet rozkazů se zamíchá, každá se náhodně otočí.
rule-BC13_5 = První tah je váš.
rule-BC13_6 = Bijec: Imperátor začíná se zdravím o 4 nižším; Šampion o 2 nižším.
rule-BC13_7 = Legenda: plné zdraví. Léčení omezuje vytištěné maximum, takže snížený začátek se počítá jako zranění.
rule-BC13_8 = Jeho předmět leží počáteční stranou u řady; řada, sólová karta, zdraví a platný rozkaz jsou veřejné, zbytek balíčku je skrytý. První rozkaz platí do prvního posunu.

rules-battlecrest-chapter-14 = Konec hry

rule-BC14_1 = Hrdina se zdravím 0 ihned prohrává; zbytek se už neprovede.
    .mark = reading
rule-BC14_2 = Oba hrdinové padnou týmž účinkem: vítězí aktivní hráč; proti Imperátorovi musíte přežít.
    .mark = reading
rule-BC14_3 = Po 120 tazích obou stran dohromady je remíza.
    .mark = reading

rules-battlecrest-chapter-15 = Karty hrdinů

rule-BC15_1 = Akhena: zdraví 13; při zdraví 7 a méně se ukáže erb Předek; při zdraví 3 a méně se ukáže erb Nebe; schopnosti s ★: pochod 1; léčení 1.
    .mark = reading
rule-BC15_2 = Zvěstovatelka osudu, počáteční strana: pohyb 1, obrana 1, erb Nebe; útok 2, vzdálenost 1–3 (+1 za každý probuzený erb: Předek); dobrovolná výměna míst.
    .mark = reading
rule-BC15_3 = Zvěstovatelka osudu, druhá strana: pohyb 1, obrana 2, erb Předek; útok 3, vzdálenost 1–2; dobrovolná výměna míst; ★.
    .mark = reading
rule-BC15_4 = Ochrana předků, počáteční strana: pohyb 1, obrana 3, erb Předek; léčení 1; ★.
    .mark = reading
rule-BC15_5 = Ochrana předků, druhá strana: pohyb 2, obrana 1 (+1 za každý probuzený erb: Předek), erb Předek; pochod 2; ★.
    .mark = reading
rule-BC15_6 = Sestup z nebes, počáteční strana: pohyb 2, obrana 1, erb Nebe; pochod 2; útok 3, vzdálenost 1 (+1 za každý probuzený erb: Nebe).
    .mark = reading
rule-BC15_7 = Sestup z nebes, druhá strana: pohyb 1, obrana 1, erb Nebe; útok 2, vzdálenost 1, všichni nepřátelé (+1 za každý probuzený erb: Předek).
    .mark = reading
rule-BC15_8 = Máchnutí holí, počáteční strana: pohyb 1, obrana 1, erb Předek; odstrčení 2, vzdálenost 1 (+1 za každý probuzený erb: Nebe); útok 1, vzdálenost 1.
    .mark = reading
rule-BC15_9 = Máchnutí holí, druhá strana: pohyb 1, obrana 2, erb Nebe; útok 3, vzdálenost 1 (+1 za každý probuzený erb: Nebe).
    .mark = reading
rule-BC15_10 = Buřič: zdraví 13; při zdraví 6 a méně se ukáže erb Zaměření; při zdraví 3 a méně se ukáže erb Soukolí; schopnosti s ★: pochod 1; útok 1, vzdálenost 2–3.
    .mark = reading
rule-BC15_11 = Rig: obrana 2, pohyb 3; schopnosti s ★: pomocník: útok 2, vzdálenost 1; pomocník: odstrčení 1, vzdálenost 1.
    .mark = reading
rule-BC15_12 = Dálková střela, počáteční strana: pohyb 1, obrana 1, erb Zaměření; útok 3, vzdálenost 2–4 (+1 za každý probuzený erb: Zaměření).
    .mark = reading
rule-BC15_13 = Dálková střela, druhá strana: pohyb 1, obrana 1, erb Zaměření; útok 4, vzdálenost 3–5.
    .mark = reading
rule-BC15_14 = Špinavý trik, počáteční strana: pohyb 2, obrana 2, erb Soukolí; odstrčení 2, vzdálenost 1–2; pochod 1; ★.
    .mark = reading
rule-BC15_15 = Špinavý trik, druhá strana: pohyb 2, obrana 2, erb Zaměření; pochod 2; útok 2, vzdálenost 1–3 (+1 za každý probuzený erb: Zaměření).
    .mark = reading
rule-BC15_16 = Rig na plný výkon, počáteční strana: pohyb 2, obrana 2, erb Soukolí; pomocník: pochod 2; pomocník: útok 3, vzdálenost 1 (+1 za každý probuzený erb: Soukolí); ★.
    .mark = reading
rule-BC15_17 = Rig na plný výkon, druhá strana: pohyb 1, obrana 3, erb Soukolí; pomocník: odstrčení 2, vzdálenost 1 (+1 za každý probuzený erb: Soukolí); ★.
    .mark = reading
rule-BC15_18 = Šeptalka: zdraví 13; při zdraví 6 a méně se ukáže erb Vítr; při zdraví 3 a méně se ukáže erb Trn; schopnosti s ★: přelet 1; útok 1, vzdálenost 1.
    .mark = reading
rule-BC15_19 = Bludička: obrana 1, pohyb 4; schopnosti s ★: pomocník: přelet 2; pomocník: útok 1, vzdálenost 1.
    .mark = reading
rule-BC15_20 = Bleskový úder, počáteční strana: pohyb 2, obrana 1, erb Vítr; přelet 3; útok 3, vzdálenost 1 (+1 za každý probuzený erb: Trn).
    .mark = reading
rule-BC15_21 = Bleskový úder, druhá strana: pohyb 2, obrana 1, erb Trn; útok 3, vzdálenost 1 (+1 za každý probuzený erb: Vítr); přelet 2.
    .mark = reading
rule-BC15_22 = Salva trnů, počáteční strana: pohyb 1, obrana 2, erb Trn; útok 2, vzdálenost 1–2, všichni nepřátelé (+1 za každý probuzený erb: Vítr); ★.
    .mark = reading
rule-BC15_23 = Salva trnů, druhá strana: pohyb 1, obrana 2, erb Vítr; útok 3, vzdálenost 1–3 (+1 za každý probuzený erb: Trn).
    .mark = reading
rule-BC15_24 = Závoj z listí, počáteční strana: pohyb 2, obrana 3, erb Vítr; přelet 2; léčení 1; ★.
    .mark = reading
rule-BC15_25 = Závoj z listí, druhá strana: pohyb 1, obrana 3, erb Trn; odstrčení 2, vzdálenost 1 (+1 za každý probuzený erb: Vítr); ★.
    .mark = reading
rule-BC15_26 = Kovář: zdraví 11; při zdraví 6 a méně se ukáže erb Železo; při zdraví 3 a méně se ukáže erb Oheň; schopnosti s ★: pochod 1; odstrčení 1, vzdálenost 1.
    .mark = reading
rule-BC15_27 = Výbušný štít, počáteční strana: když se Kovář brání kartou: obrana +1; ★: otočit předmět.
    .mark = reading
rule-BC15_28 = Výbušný štít, druhá strana: když se Kovář brání kartou: obrana +2; ★: útok 2, vzdálenost 1, všichni nepřátelé, pak otočit předmět zpět.
    .mark = reading
rule-BC15_29 = Pístová pěst, počáteční strana: pohyb 1, obrana 2, erb Železo; útok 4, vzdálenost 1 (+1 za každý probuzený erb: Oheň).
    .mark = reading
rule-BC15_30 = Pístová pěst, druhá strana: pohyb 1, obrana 1, erb Oheň; odstrčení 2, vzdálenost 1; útok 3, vzdálenost 1 (+1 za každý probuzený erb: Železo).
    .mark = reading
rule-BC15_31 = Palba z arzenálu, počáteční strana: pohyb 1, obrana 1, erb Oheň; útok 2, vzdálenost 1–3 (+1 za každý probuzený erb: Oheň); ★.
    .mark = reading
rule-BC15_32 = Palba z arzenálu, druhá strana: pohyb 1, obrana 2, erb Železo; útok 2, vzdálenost 1–2, všichni nepřátelé (+1 za každý probuzený erb: Oheň); ★.
    .mark = reading
rule-BC15_33 = Obléhací postup, počáteční strana: pohyb 2, obrana 3, erb Železo; pochod 2; odstrčení 1, vzdálenost 1 (+1 za každý probuzený erb: Železo); ★.
    .mark = reading
rule-BC15_34 = Obléhací postup, druhá strana: pohyb 2, obrana 1 (+1 za každý probuzený erb: Železo), erb Oheň; pochod 2; útok 3, vzdálenost 1.
    .mark = reading

rules-battlecrest-chapter-16 = Sólové karty

rule-BC16_1 = Symboly dosahu pro Imperátora: dosah 1 je blízko, horní mez nad 1 je daleko.
    .mark = reading
rule-BC16_2 = Akhena jde na vzdálenost 1–2 od vašeho hrdiny; ★: léčení, je-li zraněná, ★ sousední lokace, pochod; záloha: útok 1 na vašeho hrdinu; hodnota obnovení +1; místa nikdy nemění.
    .mark = reading
rule-BC16_3 = Buřič jde na vzdálenost 3–4, Rig vedle kteréhokoli vašeho bojovníka; ★: Rigův útok, Rigovo odstrčení, útok; záloha: útok 1 na vašeho hrdinu. Není-li Rig ve hře, jeho schopnosti se mění v zálohu.
    .mark = reading
rule-BC16_4 = Šeptalka jde vedle vašeho hrdiny, Bludička vedle kteréhokoli vašeho bojovníka; ★: útok, útok Bludičky, přelet; záloha: léčení 1. Přelety se určují jako pohyb.
    .mark = reading
rule-BC16_5 = Kovář jde vedle vašeho hrdiny; ★: odpálit, je-li štít rozložený a nepřítel vedle, rozložit složený, odstrčení; záloha: útok 1 na vašeho hrdinu; bonusy pohybu pole nepreferují.
    .mark = reading

rules-battlecrest-chapter-17 = Karty rozkazů

rule-BC17_1 = Karta 1. a: pohyb, aktivace, kontrola obnovení; kompas nahoru, doprava; nejvíc vlevo; hodnota obnovení 1; úprava obrany +1. b: aktivace, pohyb, kontrola obnovení; kompas dolů, doleva; nejvíc vpravo; hodnota obnovení 1; úprava obrany 0; jedinečný erb.
    .mark = reading
rule-BC17_2 = Karta 2. a: kontrola obnovení, pohyb, aktivace; kompas doprava, dolů; nejvíc vpravo; hodnota obnovení 2; úprava obrany 0. b: pohyb, aktivace, kontrola obnovení; kompas doleva, nahoru; nejvíc vlevo; hodnota obnovení 2; úprava obrany 0; jedinečný erb.
    .mark = reading
rule-BC17_3 = Karta 3. a: pohyb, kontrola obnovení, aktivace; kompas dolů, doprava; nejvíc vlevo; hodnota obnovení 1; úprava obrany +1. b: aktivace, kontrola obnovení, pohyb; kompas nahoru, doleva; nejvíc vpravo; hodnota obnovení 1; úprava obrany +2.
    .mark = reading
rule-BC17_4 = Karta 4. a: pohyb, aktivace, kontrola obnovení; kompas doleva, dolů; nejvíc vpravo; hodnota obnovení 1; úprava obrany +1. b: kontrola obnovení, pohyb, aktivace; kompas doprava, nahoru; nejvíc vlevo; hodnota obnovení 2; úprava obrany −1; jedinečný erb.
    .mark = reading
rule-BC17_5 = Karta 5. a: aktivace, pohyb, kontrola obnovení; kompas nahoru, doleva; nejvíc vlevo; hodnota obnovení 2; úprava obrany 0; jedinečný erb. b: pohyb, kontrola obnovení, aktivace; kompas dolů, doprava; nejvíc vpravo; hodnota obnovení 1; úprava obrany +1.
    .mark = reading
rule-BC17_6 = Karta 6. a: pohyb, aktivace, kontrola obnovení; kompas doprava, nahoru; nejvíc vpravo; hodnota obnovení 2; úprava obrany −1; jedinečný erb. b: kontrola obnovení, aktivace, pohyb; kompas doleva, dolů; nejvíc vlevo; hodnota obnovení 2; úprava obrany +1.
    .mark = reading

rules-battlecrest-chapter-18 = Rozhodnutí

rule-BC18_1 = Probuzení a aktivace jsou různé akce a smějí být v jednom tahu; stejně tak obnovení a aktivace v obou pořadích.
rule-BC18_2 = Schopnost, která nic nezmění (odražený útok, léčení při plném zdraví), se počítá jako provedená: záloha jen tam, kde ji pravidla jmenují.
    .mark = reading
rule-BC18_3 = Lokace otočená bonusem obrany ukazuje novou stranu ihned, i útočníkovi.
    .mark = reading
rule-BC18_4 = Obě strany nesmějí mít téhož hrdinu.
    .mark = reading
rule-BC18_5 = Imperátor použije každý vhodný bonus pole jednajícího nebo bránícího bojovníka, každou lokaci jednou na schopnost.
rule-BC18_6 = Dostřel pomáhá Imperátorovi jen při útocích s horní mezí nad 1.
rule-BC18_7 = Položku seznamu ★, která by nic neudělala, nelze použít; útok živého bojovníka vždy. Zkouška počítá bonusy, ale nic neotočí.
rule-BC18_8 = Do nebezpečí se musí vstoupit. Vrátit se do toho, kde cíl už je, znamená dva kroky: ven a zpět. Stejně blízko: víc symbolů, pak kompas.
    .mark = reading
rule-BC18_9 = Bez vyčerpané karty obrana není: bonusy i předmět ji potřebují.
rule-BC18_10 = Právě aktivovanou kartu připravit nelze; Imperátor připraví vyčerpanou kartu nejvíc vlevo nebo vpravo podle rozkazu.
    .mark = reading
rule-BC18_11 = Při útoku na všechny se bonus útoku použije jednou a platí pro každý cíl.
    .mark = reading
rule-BC18_12 = Schopnosti pomocníka počítají vzdálenost od něj a používají bonusy jeho pole.
    .mark = reading
rule-BC18_13 = Výměna potřebuje cíl, který je ještě na bojišti; oba vstoupí na nová pole, nejprve bojovník aktivního hráče, a konec hry se zjišťuje po obou.
    .mark = reading
rule-BC18_14 = Kroky rozcestníkem se počítají pro dosažitelná i nejbližší pole Imperátora.
    .mark = reading
rule-BC18_15 = Záložní útok je obyčejný útok hrdiny Imperátora na vašeho hrdinu: smíte se bránit, bonusy útoku platí, dostřel ne.
rule-BC18_16 = Po prvním nebezpečí se zkoušejí jen dva tištěné způsoby, nejprve ten s více zraněními; při shodě méně kroků, pak kompas.
    .mark = reading
rule-BC18_17 = Pro přelet se nejbližší počítá jako vzdálenost útoku, přes bojovníky i lokace.
    .mark = reading
rule-BC18_18 = Při pohybu je pohyb každého bojovníka samostatná schopnost: lokace může posloužit oběma po sobě.
    .mark = reading
rule-BC18_19 = Připravuje-li obnovení jednu kartu, vybírá ji majitel; Imperátor bere vyčerpanou nejvíc vlevo nebo vpravo.
    .mark = reading
rule-BC18_20 = Nabízíme souboj dvou a sólovou hru; pravidla týmové hry neznáme.
    .mark = reading
