# Pravidla hry Samurai Spirit: jeden řádek rejstříku, jedna zpráva.
# .mark = reading je náš výklad, .mark = custom domácí pravidlo stolu, bez značky podle pravidel.

## 1

rules-samurai-chapter-1 = Co je ve hře

rule-SS1_1 = Hra má 7 oboustranných desek samurajů, 7 figurek, 7 žetonů podpory, 6 farem, 10 barikád, 3 rodiny, 66 karet nájezdníků, 7 žetonů zranění, 7 přehledových karet, jeden žeton aktivního hráče a jednu vesnici. Místo přehledové karty tu slouží nápověda k ikonám, kterou si každý hráč vyvolá, kdykoli chce.
rule-SS1_2 = Každá karta leží vždy na jediném místě: v krabici, mezi odloženými, v balíčku nájezdníků, v balíčku plenitelů, na odhazovací hromádce, v něčí bojové řadě, nebo na něčí obranné straně.
rule-SS1_3 = Žeton aktivního hráče ukazuje, kdo je na tahu, a to i ve chvíli, kdy své kiai vyhodnocuje někdo jiný.

## 2

rules-samurai-chapter-2 = Karty nájezdníků

rule-SS2_1 = Každý nájezdník má sílu od 1 do 6. Kromě ní může karta nést nejvýše jeden obranný symbol (klobouk, budovu nebo panenku), jednu nebo dvě penalty a plamen, ale také nic z toho.
rule-SS2_2 = Vesnici ohrožuje 52 lupičů (po 13 kartách síly 1, 2, 3 a 4), 7 poručíků síly 5 a 7 náčelníků síly 6.
rule-SS2_3 = Klobouk je na 16 kartách, panenka na 20, budova na 18 a 12 karet je bez symbolu; jen u lupičů je to 14, 18, 16 a 4. Plamen hoří na 35 kartách: u 24 lupičů, 4 poručíků a všech 7 náčelníků. Penalty lupičů: „Požár“ 12, „Zranění“ 12, „Nindža“ 6, „Bez obrany“ 4, „Bez podpory“ 4, „Karta doleva“ 3 (jen na trojkách), „Karta doprava“ 3 (jen na čtyřkách) a 8 karet bez penalty.
rule-SS2_4 = Tři poručíci mají symbol, ale žádný plamen: klobouk s penaltou „Zranění“, panenka s penaltou „Nindža“ a budova s penaltou „Požár“. Další čtyři jsou bez symbolu, zato s plamenem, a jejich penalty jsou „Požár“, „Zranění“, „Nindža“ a „Bez podpory“.
rule-SS2_5 = Plamen má všech sedm náčelníků. Klobouk nese dvakrát „Nindža“, panenka „Vynucený pas“ a budova dvakrát „Požár“; čtyři bez symbolu mají „Bez obrany“ a „Démon“, „Zranění“ a „Zlomené meče“, „Bez podpory“ a „Zranění“ a poslední jen „Ztrátu obrany“.
rule-SS2_6 = Každá značka má svou chvíli. Symbol platí jen na obranné straně, penalta jen na poslední kartě bojové řady na začátku tahu a plamen jen ve čtvrtém kroku konce kola; jindy plamen nic nespálí.

## 3

rules-samurai-chapter-3 = Samurajové: talenty, kiai a zranění

rule-SS3_1 = Čísla kiai na lidské a na zvířecí straně: Heihači 8 a 11, Daisuke 8 a 11, Gorobei 9 a 12, Kambei 9 a 12, Kikučijo 10 a 13, Kjúzó 9 a 12, Kacuširó 10 a 13. Zvířecí čísla Heihačiho, Kambeie, Kjúzóa a Kacuširóa jsme rekonstruovali.
    .mark = reading
rule-SS3_2 = Bojové počítadlo se vždy rovná součtu sil v bojové řadě. Karty na obranné straně se nepočítají.
rule-SS3_3 = Talent není nikdy povinný a v jednom tahu se smí použít, kolikrát je libo. Vlastní talent a talenty získané se žetony se dají kombinovat.
rule-SS3_4 = Talent Heihačiho: když si dobere sudou kartu, smí ji předat sousedovi vlevo nebo vpravo, pokud ten ještě nepasoval. Soused ji ihned zahraje, jako by ji sám odhalil v boji.
rule-SS3_5 = Talent Daisukeho: když si dobere lichou kartu, smí ji předat sousedovi vlevo nebo vpravo, pokud ten ještě nepasoval. Soused ji ihned zahraje, jako by ji sám odhalil v boji.
rule-SS3_6 = Talent Gorobeie: je-li poslední karta jeho bojové řady sudá, smí její penaltu ignorovat.
rule-SS3_7 = Talent Kambeie: je-li poslední karta jeho bojové řady lichá, smí její penaltu ignorovat.
rule-SS3_8 = Talent Kikučija: po boji smí v témže tahu bojovat ještě jednou. Nezáleží na tom, jak dopadla první karta, zda ji zahrál, předal, nebo odhodil. Po podpoře ani po pasu druhý boj není.
rule-SS3_9 = Talent Kjúzóa: když mu připadne nájezdník stejné síly, jakou má některá karta v jeho bojové řadě, nemusí ho zahrát a smí ho dát na odhazovací hromádku. Karty na obranné straně se nepočítají.
rule-SS3_10 = Talent Kacuširóa: dobranou kartu smí vrátit pod balíček nájezdníků a dobrat si jinou. Tu už zahrát musí.
rule-SS3_11 = Jakmile se bojové počítadlo rovná číslu kiai, všechno ostatní v tahu počká. Nejdřív samuraj použije efekt svého kiai, pokud chce; pak první karta jeho bojové řady putuje lícem nahoru na odhazovací hromádku a počítadlo klesne o její sílu.
rule-SS3_12 = Kiai může nastat i několikrát za kolo, a to i v cizím tahu. Rozhoduje vždy majitel desky.
rule-SS3_13 = Kiai Heihačiho na lidské straně: přidat jednu barikádu.
rule-SS3_14 = Kiai Heihačiho na zvířecí straně: přidat jednu barikádu a odebrat žeton zranění kterémukoli samurajovi, třeba i sobě. Každou část lze odmítnout.
rule-SS3_15 = Kiai Daisukeho na lidské straně: vzít poslední kartu z bojové řady kteréhokoli samuraje, i z vlastní, a dát ji jinému samurajovi; příjemcem může být i Daisuke sám. Příjemce ji podle běžných pravidel položí vlevo, nebo vpravo a obě počítadla se upraví.
rule-SS3_16 = Kiai Daisukeho na zvířecí straně: stejný efekt až dvakrát po sobě, pokaždé s novou volbou karty a příjemce. První karta jeho vlastní řady se potom odhodí jen jednou.
rule-SS3_17 = Kiai Gorobeie na lidské straně: dvě vrchní karty balíčku nájezdníků jdou na odhazovací hromádku.
rule-SS3_18 = Kiai Gorobeie na zvířecí straně: tři vrchní karty balíčku nájezdníků jdou na odhazovací hromádku.
rule-SS3_19 = Kiai Kambeie na lidské straně: dvě vrchní karty balíčku plenitelů jdou na odhazovací hromádku.
rule-SS3_20 = Kiai Kambeie na zvířecí straně: tři vrchní karty balíčku plenitelů jdou na odhazovací hromádku.
rule-SS3_21 = Kiai Kikučija na lidské straně: poslední karta z bojové řady kteréhokoli samuraje, i z vlastní, jde na odhazovací hromádku.
rule-SS3_22 = Kiai Kikučija na zvířecí straně: stejný efekt až dvakrát po sobě, v téže řadě, nebo v různých. První karta jeho vlastní řady se potom odhodí jen jednou.
rule-SS3_23 = Kiai Kjúzóa na lidské straně: jeden samuraj dá svůj žeton podpory jinému, přičemž Kjúzó může být dárcem i příjemcem. Kdo pasoval, ten se neúčastní.
rule-SS3_24 = Kiai Kjúzóa na zvířecí straně: totéž a navíc lze přidat jednu barikádu. Každou část lze odmítnout.
rule-SS3_25 = Kiai Kacuširóa na lidské straně: podívat se na dvě vrchní karty balíčku nájezdníků a vrátit je lícem nahoru v libovolném pořadí.
rule-SS3_26 = Kiai Kacuširóa na zvířecí straně: podívat se na tři vrchní karty balíčku nájezdníků a vrátit je lícem nahoru v libovolném pořadí.
rule-SS3_27 = První zranění: na lidskou stranu přijde žeton zranění. Číslo kiai se nemění.
rule-SS3_28 = Druhé zranění probouzí zvíře: žeton se vrátí do zásoby a deska se otočí na zvířecí stranu. Karty zůstanou, součet na počítadle se nezmění, ale od této chvíle platí zvířecí číslo kiai a silnější efekt.
rule-SS3_29 = Třetí zranění: žeton zranění přijde na zvířecí stranu.
rule-SS3_30 = Čtvrté zranění kteréhokoli samuraje znamená okamžitou prohru.
rule-SS3_31 = Deska se nikdy neotáčí zpět. Léčení jen odebere žeton zranění a další zranění ho zase položí na tutéž stranu.

## 4

rules-samurai-chapter-4 = Penalty

rule-SS4_1 = Na začátku tahu platí jen penalta poslední karty v bojové řadě, a to v každém tahu znovu, dokud karta zůstává poslední. Prázdná řada ani poslední karta bez penalty nic nezpůsobí.
rule-SS4_2 = „Požár“: vesnice přijde o barikádu, a když už žádná nestojí, o farmu.
rule-SS4_3 = „Zranění“: samuraj, který je na tahu, utrpí zranění.
rule-SS4_4 = „Nindža“: další nepřítel proklouzne kolem. Vrchní karta balíčku nájezdníků jde lícem dolů na balíček plenitelů a nikdo ji nevidí.
rule-SS4_5 = „Bez obrany“: v tomto tahu samuraj nesmí klást karty na svou obrannou stranu.
rule-SS4_6 = „Bez podpory“: v tomto tahu samuraj nesmí podpořit jiného. Žetony, které dostal, fungují dál.
rule-SS4_7 = „Karta doleva“: soused vlevo dostane vrchní kartu balíčku nájezdníků rovnou do bojové řady a nikdo nemá na výběr.
rule-SS4_8 = „Karta doprava“: soused vpravo dostane vrchní kartu balíčku nájezdníků rovnou do bojové řady a nikdo nemá na výběr.
rule-SS4_9 = „Vynucený pas“: v tomto tahu musí samuraj pasovat, i když jeho součet číslo kiai nepřekročil.
rule-SS4_10 = „Démon“: náhodná karta z odhazovací hromádky se zamíchá zpět do balíčku nájezdníků.
rule-SS4_11 = „Zlomené meče“: v tomto tahu nelze použít vlastní talent ani získané žetony.
rule-SS4_12 = „Ztráta obrany“: samuraj si vybere jednu kartu na své obranné straně a odhodí ji.
rule-SS4_13 = Má-li karta dvě penalty, platí obě a pořadí určí aktivní hráč. Obě se čtou na začátku tahu, takže druhá platí, i kdyby karta mezitím z řady zmizela.
    .mark = reading

## 5

rules-samurai-chapter-5 = Vesnice

rule-SS5_1 = První ránu vždy zachytí barikády: dokud stojí aspoň jedna, farmy jsou v bezpečí. Výjimky jsou dvě, druhý krok konce kola a penalta farmy „Oheň se šíří“.
rule-SS5_2 = Barikád nikdy není víc, než kolik se jich postavilo při přípravě, odebrané se však mohou vrátit. Stojí-li všechny, další přidat nelze; první karta řady se po kiai odhodí i tak.
rule-SS5_3 = Farmy leží domem nahoru. Jaká penalta se pod kterou skrývá, se ukáže, teprve když je zničena.
rule-SS5_4 = Na těžké a hrdinské obtížnosti přinese každá zničená farma svou penaltu, ať padne z jakékoli příčiny a kdykoli. Na lehké a běžné tyto penalty nejsou.
rule-SS5_5 = Penalta farmy „Ztráta rodiny“: ihned odebrat náhodnou rodinu.
rule-SS5_6 = Penalta farmy „Oheň se šíří“: zničit další farmu a provést i její penaltu.
rule-SS5_7 = Penalta farmy „Ztráta barikády“: odebrat barikádu. Není-li žádná, zničit další farmu a provést i její penaltu.
rule-SS5_8 = Penalta farmy „Zranění“: náhodný samuraj utrpí zranění.
rule-SS5_9 = Pod šesti farmami se skrývá jednou „Ztráta rodiny“, jednou „Oheň se šíří“, dvakrát „Ztráta barikády“ a dvakrát „Zranění“. Toto rozdělení jsme rekonstruovali a lze je nahradit jiným, jen musí být každý druh zastoupen aspoň jednou.
    .mark = reading
rule-SS5_10 = Bonus rodiny „Léčení“: náhodný samuraj přijde o žeton zranění.
rule-SS5_11 = Bonus rodiny „Oprava“: přidat jednu barikádu, ovšem nejvýše do počtu ze začátku hry.
rule-SS5_12 = Bonus rodiny „Průzkum“: vrchní karta balíčku plenitelů jde na odhazovací hromádku. Je-li balíček prázdný, nestane se nic.

## 6

rules-samurai-chapter-6 = Příprava a obtížnost

rule-SS6_1 = Lehká obtížnost: o tři barikády víc než samurajů a 6 lupičů na samuraje. Do druhého kola přijdou poručíci a do třetího náčelníci, pokaždé o jednoho méně než samurajů. Penalty farem neplatí.
rule-SS6_2 = Běžná obtížnost: o dvě barikády víc než samurajů a 7 lupičů na samuraje. Do druhého kola přijdou poručíci a do třetího náčelníci, pokaždé tolik, kolik je samurajů. Penalty farem neplatí.
rule-SS6_3 = Těžká obtížnost: o jednu barikádu víc než samurajů a 7 lupičů na samuraje. Do druhého kola přijdou poručíci a do třetího náčelníci, pokaždé tolik, kolik je samurajů. Penalty farem platí.
rule-SS6_4 = Hrdinská obtížnost: tolik barikád, kolik je samurajů, a 7 lupičů na samuraje; do druhého kola přijdou poručíci a do třetího náčelníci, pokaždé tolik, kolik je samurajů. Penalty farem platí a rodiny nedávají bonusy. Ve vesnici však žijí a zachránit je třeba i tak.
rule-SS6_5 = Všechna tato čísla se řídí počtem samurajů ve hře, ne počtem lidí u stolu. Kdo sám vede tři, připraví hru pro tři.
    .mark = reading
rule-SS6_6 = Do vesnice se položí 6 farem (po třech z každé strany, na místě nezáleží), 3 rodiny (každá s jiným bonusem) a tolik barikád, kolik určuje obtížnost; víc jich v této hře nebude. Odebrané rodiny a farmy se nikdy nevracejí.
rule-SS6_7 = Všech 52 lupičů se zamíchá a 7 karet na samuraje (na lehké obtížnosti 6) vytvoří balíček nájezdníků. Zbytek putuje neodhalený do krabice a do hry se už nevrátí.
rule-SS6_8 = Poručíci a náčelníci se zatím odloží stranou. Balíček plenitelů i odhazovací hromádka jsou na začátku každého kola prázdné.
rule-SS6_9 = Každý hráč si samuraje vybere, nebo ho dostane náhodně; žádný samuraj není ve hře dvakrát. Samuraj začíná na lidské straně, bez zranění, s nulou na počítadle a s vlastním žetonem podpory.
rule-SS6_10 = Začínajícího hráče určí náhoda, nebo ho jmenuje stůl. Ruská pravidla dávají přednost největšímu milovníkovi Kurosawových filmů.
    .mark = reading
rule-SS6_11 = Obtížnosti jsou právě čtyři: lehká, běžná, těžká a hrdinská. Pokud se nic nezmění, hraje se běžná, kterou pravidla doporučují i pro první hru.

## 7

rules-samurai-chapter-7 = Tah

rule-SS7_1 = Hra trvá tři kola. Tahy jdou po směru hodinových ručiček a kdo pasoval, ten se přeskakuje.
rule-SS7_2 = Tah má dva kroky. Nejdřív platí penalta poslední karty, potom samuraj provede právě jednu akci: bojuje, podpoří jiného, nebo pasuje.
rule-SS7_3 = Bojovat znamená odhalit vrchní kartu balíčku nájezdníků a nájezdníkovi pak čelit, nebo se mu bránit. Volí se, až když je karta vidět.
rule-SS7_4 = Čelit: karta se stane poslední v bojové řadě a bojové počítadlo vzroste o její sílu.
rule-SS7_5 = Je-li potom součet nižší než číslo kiai, nic se neděje. Je-li mu přesně roven, nastane kiai.
rule-SS7_6 = Překročí-li součet číslo kiai, ihned se odebere jedna barikáda, a vždy jen jedna, ať je překročení jakkoli velké. Nezáleží na tom, jak se karta do řady dostala: bojem, předáním, šipkou penalty, nebo skrze kiai Daisukeho.
    .mark = reading
rule-SS7_7 = Bránit se: nájezdníka, jehož symbol na obranné straně ještě chybí, lze položit tam, i když to není povinné; počítadlo se přitom nehne. Leží tam tak nejvýše tři karty s různými symboly. Nájezdníkovi, kterému se bránit nelze, je nutné čelit, ledaže ho odvrátí některý talent.
rule-SS7_8 = Podpořit znamená dát svůj žeton podpory jinému samurajovi. Vrchní karta balíčku nájezdníků pak jde neviděna na balíček plenitelů.
rule-SS7_9 = Příjemce smí ve svém příštím tahu použít talent dárce, nikoli jeho kiai. Na konci toho tahu se žeton vrací, ať posloužil, nebo ne.
rule-SS7_10 = U jednoho samuraje smí ležet libovolný počet cizích žetonů a v jeho tahu fungují všechny.
rule-SS7_11 = Pasovat znamená skončit až do konce kola: figurka se položí tam, kde stála. Karty už nepřibývají ani neubývají a penalty neplatí.
rule-SS7_12 = Kdo má při volbě akce součet vyšší než číslo kiai, musí pasovat. Přesně na čísle kiai pasovat nemusí nikdo.
rule-SS7_13 = Bojové řady i obranné strany jsou veřejné: je vidět síla a pořadí každé karty vpravo i symbol každé karty vlevo.
rule-SS7_14 = Dříve darovaný žeton platí v příštím tahu příjemce, i když dárce mezitím pasoval. Domů se vrátí jako obvykle.
    .mark = reading

## 8

rules-samurai-chapter-8 = Konec kola

rule-SS8_1 = Kolo končí okamžitě, jakmile je poslední karta balíčku nájezdníků dobrána a dohrána, nebo když pasovali všichni.
rule-SS8_2 = První krok, rolníci: každý samuraj bez klobouku na obranné straně utrpí zranění, ať pasoval, nebo ne.
rule-SS8_3 = Druhý krok, farmy: za každého samuraje bez budovy na obranné straně, ať pasoval, nebo ne, je zničena jedna náhodná farma. Barikády nepomohou a na těžké a hrdinské obtížnosti následuje i penalta farmy.
rule-SS8_4 = Třetí krok, rodiny: za každého samuraje bez panenky na obranné straně, ať pasoval, nebo ne, ztratí vesnice jednu náhodnou rodinu.
rule-SS8_5 = Bonus dají až ty rodiny, které po všech ztrátách tohoto kroku zbyly. Na hrdinské obtížnosti bonusy nejsou.
rule-SS8_6 = Čtvrtý krok, plenitelé: karty balíčku plenitelů se odhalují jedna po druhé od vrchní. Každý plamen spálí barikádu, a není-li žádná, farmu, na těžké a hrdinské obtížnosti i s její penaltou. Odhalená karta pak leží na odhazovací hromádce.
    .mark = reading
rule-SS8_7 = Zbývá-li aspoň jedna farma a aspoň jedna rodina, začíná další kolo. Jinak je hra prohraná.
rule-SS8_8 = Po prvním kole se ke všem použitým kartám přidají náhodní poručíci, tolik, kolik je samurajů, na lehké obtížnosti o jednoho méně. Vše se zamíchá.
rule-SS8_9 = Po druhém kole se stejně přidají náhodní náčelníci, tolik, kolik je samurajů, na lehké obtížnosti o jednoho méně. Poručíci v balíčku zůstávají.
rule-SS8_10 = Nové kolo začíná s čistým stolem: bojové řady a obranné strany jsou prázdné, počítadla na nule, nikdo nepasoval a žetony podpory jsou u svých majitelů.
rule-SS8_11 = Žetony zranění, zvířecí strany, barikády, farmy a rodiny přecházejí do nového kola tak, jak jsou. Barikády se nedoplňují.
rule-SS8_12 = Další kolo začíná samuraj po levici toho, kdo byl aktivní jako poslední.

## 9

rules-samurai-chapter-9 = Vítězství a skóre

rule-SS9_1 = Vítězství: po třetím kole stojí aspoň jedna farma, žije aspoň jedna rodina a žádný samuraj nepadl. Vítězí všichni společně.
rule-SS9_2 = Porážka: kterýkoli samuraj utrpěl čtvrté zranění, nezbyla žádná farma, nebo nezbyla žádná rodina. Prohrávají všichni společně.
rule-SS9_3 = Za vítězství je bod za každou farmu a každou rodinu a jeden navíc, pokud na žádné desce neleží žeton zranění, ať je samuraj na kterékoli straně; nejvýše 10. Prohraná hra skóre nemá.
rule-SS9_4 = Ke skóre se připisuje obtížnost: lehká nic, běžná plus, těžká dva, hrdinská tři. Sedm bodů tak vypadá jako 7, 7+, 7++, nebo 7+++.

## 10

rules-samurai-chapter-10 = Ve dvou, sólo a po svém

rule-SS10_1 = Hrají-li dva samurajové, leží u vesnice lícem nahoru žetony podpory pěti nepřítomných.
rule-SS10_2 = Hrají-li dva samurajové, musí být mezi dobranými lupiči (14 karet, na lehké obtížnosti 12) aspoň dvě panenky. Jinak se celá sada odloží, ze zbytku se dobere nová a znovu se zkontroluje.
    .mark = reading
rule-SS10_3 = Na začátku svého tahu, ještě před penaltou, smí hráč použít libovolný počet žetonů nepřítomných: jejich talenty se přidají k jeho vlastnímu. Použitý žeton se otočí lícem dolů a do konce hry už neposlouží nikomu.
rule-SS10_4 = Přidaný talent platí do konce kola. Stůl se může dohodnout, že jen do konce tahu.
    .mark = custom
rule-SS10_5 = Sólo lze vést dva samuraje podle pravidel pro dva, nebo několik samurajů podle běžných pravidel.
rule-SS10_6 = Kdo chce hru snazší, může žetony nepřítomných vyložit i při třech až šesti samurajích. Bez takové dohody zůstávají v krabici.
    .mark = custom
rule-SS10_7 = Všechno ostatní je se dvěma samuraji jako obvykle: čísla obtížnosti platí pro dva, každý má vlastní žeton podpory, lze podpořit i pasovat a nastává kiai. Podpora jako vždy přesune vlastní žeton a pošle kartu do balíčku plenitelů; žetonů nepřítomných se netýká.

## 11

rules-samurai-chapter-11 = Výklad

rule-SS11_1 = Penalta, kterou nelze provést, se mění v jedno zranění. To nastane, když soused, na kterého míří šipka, pasoval, když je při „Ztrátě obrany“ prázdná obranná strana nebo při „Démonovi“ prázdná odhazovací hromádka a když pro penaltu „Nindža“ či šipku nezbyla karta v balíčku nájezdníků. „Požár“, „Zranění“, „Bez obrany“, „Bez podpory“, „Vynucený pas“ a „Zlomené meče“ lze provést vždy.
rule-SS11_2 = Šipka míří na souseda u stolu, ne na dalšího, kdo je ještě v boji. Dva samurajové jsou si navzájem sousedem vlevo i vpravo.
rule-SS11_3 = Karta ze šipky jde do bojové řady bez jakýchkoli talentů: nelze se jí bránit, předat ji, odhodit ji jako Kjúzó ani ji vrátit pod balíček. Kiai však nastat může a překročení stojí barikádu.
rule-SS11_4 = Ignorovat penaltu není totéž jako nemoci ji provést. Zranění za to není.
rule-SS11_5 = Gorobei smí ignorovat i náčelníka se dvěma penaltami. Rozhoduje se o celé kartě najednou: buď obě, nebo žádnou.
    .mark = reading
rule-SS11_6 = Získaný žeton Gorobeie nebo Kambeie platí už na penaltu na začátku příštího tahu příjemce.
rule-SS11_7 = Cizí žetony fungují jen v tahu toho, u koho leží. Kartě, která přijde v cizím tahu, lze odpovědět jen vlastním talentem.
rule-SS11_8 = K podpoře je třeba jiný samuraj, který ještě nepasoval a žeton přijme, a dárce, který má svůj vlastní žeton právě u sebe.
    .mark = reading
rule-SS11_9 = Kdo dá svůj žeton podpory, nepřijde o vlastní talent. Heihači tak předává sudé karty, i když jeho žeton leží u jiného.
rule-SS11_10 = Na konci tahu vrací samuraj všechny cizí žetony, i ty, které dostal právě v tomto tahu a které mu v něm nic nedávají. Skončí-li dřív kolo, vrátí se domů všechny žetony.
    .mark = reading
rule-SS11_11 = Při kiai Kjúzóa nejde do balíčku plenitelů žádná karta. Přesunout lze jen žeton, který má jeho majitel ještě u sebe, a jen mezi samuraji, kteří nepasovali.
    .mark = reading
rule-SS11_12 = Zda je kvůli překročení nutné pasovat, se zjišťuje jednou: po penaltě, při volbě akce. Pokud zranění desku otočilo a součet už nové číslo kiai nepřekračuje, lze volit ze všech akcí.
rule-SS11_13 = Když se deska otočí a součet se přesně rovná zvířecímu číslu kiai, kiai nastane ihned.
rule-SS11_14 = Kiai nastane i tehdy, když součet klesne přesně na číslo kiai ztrátou karty.
    .mark = reading
rule-SS11_15 = Po kiai se první karta řady odhazuje povinně, i když byl efekt odmítnut nebo ho provést nelze. Je-li řada mezitím prázdná, nestane se nic.
    .mark = reading
rule-SS11_16 = Dokud samuraj vyhodnocuje své kiai, nemůže začít další vlastní. Po odhození první karty se součet znovu nezkoumá, ani když si mezitím dal kartu sám sobě.
    .mark = reading
rule-SS11_17 = Nezbývá-li při překročení žádná barikáda, je zničena farma.
    .mark = reading
rule-SS11_18 = Každá další karta přidaná nad číslo kiai stojí znovu barikádu. Otočení desky ani ztráta karet ji nestojí nikdy.
    .mark = reading
rule-SS11_19 = Překročení v cizím tahu ještě není pas. Ve svém příštím tahu samuraj nejdřív snese penaltu poslední karty a teprve potom musí pasovat.
rule-SS11_20 = Kdo pasoval, karty nezískává ani neztrácí: nelze mu žádnou předat a šipky ani kiai Daisukeho a Kikučija se ho netýkají. Nemá kiai ani vlastní talent a žetony nedává ani nepřijímá. Náhodné zranění nebo léčení ho však zasáhnout může.
    .mark = reading
rule-SS11_21 = Kdo kartu dostal, smí ji vlastním talentem předat dál, nikdy však tomu, kdo ji od chvíle, kdy byla dobrána, už jednou měl.
    .mark = reading
rule-SS11_22 = Příjemce předané karty sám volí, zda jí bude čelit, nebo se jí bránit, a vážou ho jen jeho vlastní zákazy. Penalta „Bez obrany“ váže jen ve vlastním tahu.
rule-SS11_23 = Kartu, kterou si Kacuširó dobral místo vrácené pod balíček, musí zahrát: nelze ji znovu vyměnit, předat ani odhodit jako Kjúzó.
rule-SS11_24 = Byla-li v balíčku jediná karta a vrátila se pod něj, dobere se tatáž. Dokud není zahrána, počítá se balíček za jednu kartu.
    .mark = reading
rule-SS11_25 = Kikučijo smí bojovat podruhé, i když prvním bojem číslo kiai překročil.
    .mark = reading
rule-SS11_26 = Kiai Daisukeho dává kartu vždy jinému samurajovi, než kterému ji vzalo. Stůl může dovolit, aby se vrátila i témuž samurajovi; tuto možnost jsme přidali my a běžně je vypnutá.
    .mark = custom
rule-SS11_27 = Karta daná skrze kiai Daisukeho se nepovažuje za dobranou, talenty na ni neplatí. Vlevo smí jen tehdy, když její symbol na obranné straně ještě chybí. Je-li příjemce právě na tahu a platí pro něj „Bez obrany“, musí kartu položit vpravo.
    .mark = reading
rule-SS11_28 = Kiai vyvolané jiným kiai se nejdřív vyhodnotí celé. Při efektu Daisukeho se karta položí a obě počítadla se upraví; dosáhnou-li svého čísla oba samurajové, vyhodnocuje první ten, kdo kartu ztratil.
    .mark = reading
rule-SS11_29 = Karty vrácené skrze kiai Kacuširóa zůstávají na balíčku lícem nahoru. Přesunou-li se k plenitelům, leží lícem dolů, ale všichni je dál znají.
    .mark = reading
rule-SS11_30 = „Démon“ balíček zamíchá, takže známé vrchní karty jsou opět skryté.
    .mark = reading
rule-SS11_31 = Je-li karet méně, než kolik chce kiai Gorobeie, Kambeie nebo Kacuširóa, vezme se, co je.
    .mark = reading
rule-SS11_32 = Dojde-li balíček kvůli podpoře, penaltě „Nindža“, kiai Gorobeie nebo šipce, dokončí se rozběhlý efekt i s vyvolaným kiai a kolo končí. Druhá penalta náčelníka už neplatí.
    .mark = reading
rule-SS11_33 = Odejde-li poslední karta už v kroku penalty, aktivní hráč nemá žádnou akci. Naposledy aktivním je on, ať kartu dobral kdokoli: ruská pravidla sice mluví o tom, kdo vzal poslední kartu nebo pasoval poslední, ale žeton aktivního hráče předává ten, kdo ho má.
    .mark = reading
rule-SS11_34 = Když pasovali všichni, zbytek balíčku nájezdníků se vcelku a beze změny pořadí položí na balíček plenitelů.
rule-SS11_35 = V krocích konce kola kiai nenastává.
    .mark = reading
rule-SS11_36 = Kroky konce kola jdou přesně po sobě. „Oprava“ a „Průzkum“ proto pomohou ještě ve čtvrtém kroku téhož kola.
rule-SS11_37 = „Léčení“ losuje ze všech samurajů; nemá-li vylosovaný žeton zranění, nestane se nic. Stůl se může dohodnout, že se losuje jen z raněných.
    .mark = custom
rule-SS11_38 = Kterou farmu nebo rodinu vesnice ztratí, určuje vždy náhoda, i tam, kde pravidla mluví jen o odebrání: při „Požáru“, překročení, plamenech a penaltách farem „Oheň se šíří“ a „Ztráta barikády“. Rub farem beztak nikdo nevidí.
    .mark = reading
rule-SS11_39 = Penalty farem se řetězí, dokud se řetěz nezastaví nebo nezbude žádná farma. Na těžké a hrdinské obtížnosti i uprostřed kola.
rule-SS11_40 = Ztrátou poslední farmy nebo poslední rodiny hra v tu chvíli končí. Výsledek je stejný jako při kontrole na konci kola.
rule-SS11_41 = Čtvrté zranění ukončí hru okamžitě, ať k němu dojde kdykoli.
rule-SS11_42 = Na desce leží nejvýše jeden žeton zranění.
rule-SS11_43 = Balíček nájezdníků a balíček plenitelů leží lícem dolů, odhazovací hromádka lícem nahoru. Kdykoli lze všechny přepočítat a odhazovací hromádku si prohlédnout.
rule-SS11_44 = Do dalšího kola jde všechno, co bylo ve hře. Karty z krabice a nepoužití poručíci a náčelníci zůstávají stranou.
rule-SS11_45 = I sólo se vedou vždy nejméně dva samurajové.
rule-SS11_46 = Předaná karta se počítá jako dobraná příjemcem: Kacuširó ji smí vrátit pod balíček a Kjúzó odhodit. Jen Kikučijo z ní druhý boj nezíská, jeho talent platí pouze ve vlastním tahu.
rule-SS11_47 = Talent ze žetonu nepřítomného je po dobu platnosti jako vlastní a funguje i v cizím tahu. V tahu toho, kdo ho použil, ho „Zlomené meče“ zakazují také.
    .mark = reading
rule-SS11_48 = Každý krok konce kola se dokončí pro všechny samuraje, než začne další. Uvnitř kroku se jde po směru hodinových ručiček od toho, kdo začne příští kolo, a bonusy přicházejí v pořadí „Léčení“, „Oprava“, „Průzkum“.
    .mark = reading
rule-SS11_49 = Kartu vrácenou pod balíček nájezdníků všichni viděli. Zůstává známá, dokud se balíček nezamíchá nebo dokud ji někdo nedobere.
    .mark = reading
rule-SS11_50 = O všem v kiai rozhoduje majitel desky, na které nastalo; Kjúzó sám volí dárce i příjemce žetonu. Jen stranu pro kartu od Daisukeho, vlevo, nebo vpravo, vybírá její příjemce.
    .mark = reading
rule-SS11_51 = Dvě stejné penalty na kartě náčelníka se provedou dvakrát po sobě a na pořadí se nikdo neptá.
    .mark = reading
rule-SS11_52 = Položí-li příjemce kartu od Daisukeho vpravo, platí, jako by jí čelil: při rovnosti nastane kiai, při překročení padne barikáda.
    .mark = reading
rule-SS11_53 = Dosáhne-li svého čísla ten, kdo kartu ztratil, i ten, kdo ji dostal, zkoumá se druhé kiai, až na ně přijde řada. Pokud první efekt onen součet změnil, druhé kiai nenastane.
    .mark = reading
rule-SS11_54 = Překročí-li příjemce kartou od Daisukeho své číslo, barikáda padne hned při položení karty, dřív než jakékoli kiai toho, kdo ji ztratil.
    .mark = reading
rule-SS11_55 = Kiai se vyhodnocuje podle strany, která byla nahoře, když nastalo, i kdyby se deska mezitím otočila.
    .mark = reading
