### The words on Root’s boards and cards: labels, what each card does, powers, help.

## Every board

root-board-hand = ruka { $n }
root-board-hand-open = ruka { $n }, veřejná
root-board-warriors = bojovníků v zásobě { $n }/{ $of }
root-board-left =
    { $n ->
        [one] { $n } bojovník v zásobě
        [few] { $n } bojovníci v zásobě
       *[other] { $n } bojovníků v zásobě
    }
root-board-evening-draw =
    Večer: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
root-board-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
root-board-of = { $n }/{ $of }
root-board-on-map = na mapě
root-board-price = cena
root-board-track-empty = Na této stupnici už nic nezbývá.
root-board-open = Ukázat desku
root-board-hidden-card = skrytá karta
root-board-effects = Trvalé efekty
root-board-effects-used = odškrtnuté: tento tah už použité
root-board-crafted-items-note = Tulák si za pomoc smí jeden vzít
root-board-known = Karty, které jste viděli
root-board-known-lost =
    { $n ->
        [one] { $n } z nich už tu není
        [few] { $n } z nich už tu nejsou
       *[other] { $n } z nich už tu není
    }
root-board-dominance-fox = Vyhraje, ovládá-li na začátku svého rozbřesku tři liščí mýtiny.
root-board-dominance-rabbit = Vyhraje, ovládá-li na začátku svého rozbřesku tři králičí mýtiny.
root-board-dominance-mouse = Vyhraje, ovládá-li na začátku svého rozbřesku tři myší mýtiny.
root-board-dominance-bird = Vyhraje, ovládá-li na začátku svého rozbřesku dva protilehlé rohy.
root-board-coalition = Koalice: { $who }. Vyhrají spolu.

## Cards

root-board-suit-card-fox = Liščí karta
root-board-suit-card-rabbit = Králičí karta
root-board-suit-card-mouse = Myší karta
root-board-suit-card-bird = Ptačí karta
root-board-kind-item = předmět
root-board-kind-persistent = trvalý efekt
root-board-kind-favor = okamžitý efekt
root-board-kind-ambush = přepad
root-board-kind-dominance = dominance
root-board-craft-with = K výrobě:
root-board-cost-list = cena { $list }
root-board-cost-one = { $suit } × { $n }
root-board-bird-wild = Ptačí kartu lze utratit jako kartu libovolné barvy.
root-board-spend-as = Nebo ji utraťte jako barvu: { $suit }.
root-board-vizier-text = Ptačí karta dekretu. Patří vůdci a dekret nikdy neopustí.
root-board-line-armorers = žádné zásahy z kostek
root-board-line-better-burrow-bank = karta vám a ještě někomu
root-board-line-brutal-tactics = v útoku o 1 zásah víc
root-board-line-cobbler = pohyb každý večer
root-board-line-codebreakers = pohled do cizí ruky
root-board-line-command-warren = bitva na začátku bílého dne
root-board-line-dominance = jiná cesta k výhře
root-board-line-royal-claim = bod za ovládanou mýtinu
root-board-line-sappers = v obraně o 1 zásah víc
root-board-line-scouting-party = přepady neplatí
root-board-line-stand-and-deliver = karta vám, bod jemu
root-board-line-tax-collector = karta za bojovníka
root-board-line-favor = vyčistí celou barvu
root-board-line-ambush-fox = na liščí mýtině
root-board-line-ambush-rabbit = na králičí mýtině
root-board-line-ambush-mouse = na myší mýtině
root-board-line-ambush-bird = na libovolné mýtině

## Cards in full: what each one does

root-card-text-ambush-bird = Když na vás někdo útočí na libovolné mýtině, zahrajte ji před hodem: útočník hned utrpí 2 zásahy. Může ji zmařit vlastním vhodným přepadem. Vyrobit ji nelze.
root-card-text-armorers-bird = V bitvě po hodu smíte tuto kartu odhodit a neutrpět žádný zásah z kostek. Zásahy navíc a přepad platí dál.
root-card-text-arms-trader-bird = Vezměte ze zásoby meč a získejte 2 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-birdy-bindle-bird = Vezměte ze zásoby vak a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-brutal-tactics-bird = Když útočíte, smíte udělit jeden zásah navíc. Obránce pak získá 1 bod. Karta vám zůstává.
root-card-text-crossbow-bird = Vezměte ze zásoby kuši a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-dominance-bird = Máte-li aspoň 10 bodů, smíte ji ve svém bílém dni aktivovat. Další body už nezískáváte, ale vyhrajete, ovládáte-li na začátku svého rozbřesku dva protilehlé rohy. Tulák místo toho její pomocí uzavírá koalici. Vyrobit ji nelze.
root-card-text-royal-claim-bird = Kdykoli během svého rozbřesku smíte tuto kartu odhodit a získat 1 bod za každou mýtinu, kterou ovládáte.
root-card-text-sappers-bird = Když se bráníte, smíte tuto kartu odhodit a udělit jeden zásah navíc.
root-card-text-woodland-runners-bird = Vezměte ze zásoby boty a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-ambush-fox = Když na vás někdo útočí na liščí mýtině, zahrajte ji před hodem: útočník hned utrpí 2 zásahy. Může ji zmařit vlastním vhodným přepadem. Vyrobit ji nelze.
root-card-text-anvil-fox = Vezměte ze zásoby kladivo a získejte 2 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-dominance-fox = Máte-li aspoň 10 bodů, smíte ji ve svém bílém dni aktivovat. Další body už nezískáváte, ale vyhrajete, ovládáte-li na začátku svého rozbřesku tři liščí mýtiny. Tulák místo toho její pomocí uzavírá koalici. Vyrobit ji nelze.
root-card-text-favor-of-the-foxes-fox = Odstraňte všechny komponenty protivníků ze všech liščích mýtin a získejte body za budovy a žetony mezi nimi. Potom kartu odhoďte.
root-card-text-foxfolk-steel-fox = Vezměte ze zásoby meč a získejte 2 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-gently-used-knapsack-fox = Vezměte ze zásoby vak a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-protection-racket-fox = Vezměte ze zásoby mince a získejte 3 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-root-tea-fox = Vezměte ze zásoby čaj a získejte 2 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-stand-and-deliver-fox = Jednou během každého svého rozbřesku si smíte vzít náhodnou kartu z ruky jiného hráče. Ten získá 1 bod.
root-card-text-tax-collector-fox = Jednou během každého svého bílého dne smíte odstranit z mapy jednoho svého bojovníka a dobrat si kartu.
root-card-text-travel-gear-fox = Vezměte ze zásoby boty a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-a-visit-to-friends-rabbit = Vezměte ze zásoby boty a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-ambush-rabbit = Když na vás někdo útočí na králičí mýtině, zahrajte ji před hodem: útočník hned utrpí 2 zásahy. Může ji zmařit vlastním vhodným přepadem. Vyrobit ji nelze.
root-card-text-bake-sale-rabbit = Vezměte ze zásoby mince a získejte 3 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-better-burrow-bank-rabbit = Na začátku rozbřesku si doberete kartu vy a ještě jeden hráč podle vašeho výběru.
root-card-text-cobbler-rabbit = Na začátku večera smíte provést jeden pohyb.
root-card-text-command-warren-rabbit = Na začátku bílého dne smíte zahájit jednu bitvu.
root-card-text-dominance-rabbit = Máte-li aspoň 10 bodů, smíte ji ve svém bílém dni aktivovat. Další body už nezískáváte, ale vyhrajete, ovládáte-li na začátku svého rozbřesku tři králičí mýtiny. Tulák místo toho její pomocí uzavírá koalici. Vyrobit ji nelze.
root-card-text-favor-of-the-rabbits-rabbit = Odstraňte všechny komponenty protivníků ze všech králičích mýtin a získejte body za budovy a žetony mezi nimi. Potom kartu odhoďte.
root-card-text-root-tea-rabbit = Vezměte ze zásoby čaj a získejte 2 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-smuggler-s-trail-rabbit = Vezměte ze zásoby vak a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-ambush-mouse = Když na vás někdo útočí na myší mýtině, zahrajte ji před hodem: útočník hned utrpí 2 zásahy. Může ji zmařit vlastním vhodným přepadem. Vyrobit ji nelze.
root-card-text-codebreakers-mouse = Jednou během každého svého bílého dne si smíte prohlédnout ruku jiného hráče.
root-card-text-crossbow-mouse = Vezměte ze zásoby kuši a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-dominance-mouse = Máte-li aspoň 10 bodů, smíte ji ve svém bílém dni aktivovat. Další body už nezískáváte, ale vyhrajete, ovládáte-li na začátku svého rozbřesku tři myší mýtiny. Tulák místo toho její pomocí uzavírá koalici. Vyrobit ji nelze.
root-card-text-favor-of-the-mice-mouse = Odstraňte všechny komponenty protivníků ze všech myších mýtin a získejte body za budovy a žetony mezi nimi. Potom kartu odhoďte.
root-card-text-investments-mouse = Vezměte ze zásoby mince a získejte 3 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-mouse-in-a-sack-mouse = Vezměte ze zásoby vak a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-root-tea-mouse = Vezměte ze zásoby čaj a získejte 2 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-scouting-party-mouse = Když útočíte, karty přepadu na vás neplatí.
root-card-text-sword-mouse = Vezměte ze zásoby meč a získejte 2 body. Není-li předmět v zásobě, kartu nelze vyrobit.
root-card-text-travel-gear-mouse = Vezměte ze zásoby boty a získejte 1 bod. Není-li předmět v zásobě, kartu nelze vyrobit.

## Marquise

root-board-marquise-note = dřevo, budovy, bojovníci
root-board-actions = Akce
root-board-actions-left = Zbývá akcí: { $n }
root-board-bird-action = tři ve dne, další za každou utracenou ptačí kartu
root-board-recruited = verbování už tento tah bylo
root-board-wood-left = v zásobě { $n }
root-board-wood-map = dřeva na mapě: { $n }
root-board-keep-at = na mýtině { $n }
root-board-keep-lost = ztracena: polní lazaret už není
root-board-sawmills = Pily
root-board-workshops = Dílny
root-board-recruiters = Kasárna
root-board-next-building =
    Další stojí { $cost ->
        [one] { $cost } dřevo
        [few] { $cost } dřeva
       *[other] { $cost } dřev
    } a dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## Eyrie

root-board-eyrie-note = dekret roste každý rozbřesk
root-board-evening-roosts =
    Večer: +{ $points } a { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
root-board-no-leader = Zatím bez vůdce
root-board-leaders-left = Další vůdci
root-board-leader-gone = už vládl
root-board-decree-done = splněno
root-board-decree-any = libovolná barva
root-board-column-empty = prázdné
root-board-turmoil-cost =
    rozvrat by stál { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
root-board-roosts = Hnízda
root-board-roosts-now = { $n } na mapě: +{ $points } každý večer
root-board-power-builder = Vyrobené předměty dávají plný počet bodů.
root-board-power-charismatic = Každé verbování umístí dva bojovníky.
root-board-power-commander = V útoku udělujete jeden zásah navíc.
root-board-power-despot = Bod navíc za bitvu, v níž odstraníte budovu nebo žeton.
root-board-leader-builder = Rádci ve sloupcích Verbování a Pohyb. Za vyrobený předmět získáte natištěné body; pod jinými vůdci mají Rody jen 1.
root-board-leader-charismatic = Rádci ve sloupcích Verbování a Bitva. Každá karta verbování umístí dva bojovníky místo jednoho a umístit musíte oba.
root-board-leader-commander = Rádci ve sloupcích Pohyb a Bitva. Kdykoli Rody útočí, udělují jeden zásah navíc.
root-board-leader-despot = Rádci ve sloupcích Pohyb a Stavba. Jednou za bitvu: bod navíc, pokud jste v ní odstranili aspoň jednu budovu nebo žeton protivníka.

## Alliance

root-board-alliance-note = vzpoury, pak šíření sympatií
root-board-evening-alliance =
    Večer: operací { $operations }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
root-board-supporters = Příznivci { $n }
root-board-supporters-free = bez limitu: základna stojí
root-board-supporters-limit = bez základny nejvýš { $n }
root-board-supporters-secret = ostatní vidí jen „{ $n }“; ptáci platí za vše
root-board-supporters-show = Ukázat karty příznivců
root-board-known-supporters = Příznivci, které jste viděli
root-board-supporters-hidden = lícem dolů
root-board-bases = Základny
root-board-bases-draw = dobrání { $n }
root-board-base-out = na mapě
root-board-base-in = ještě na desce
root-board-officers = Důstojníci { $n }
root-board-officers-none = zatím žádný
root-board-operations = operací: { $n }
root-board-operations-left = zbývá operací: { $n }
root-board-sympathy-note = tři bojovníci jednoho protivníka na místě: o příznivce víc
root-board-supporters-each =
    { $n ->
        [one] po { $n } příznivci
        [few] po { $n } příznivcích
       *[other] po { $n } příznivcích
    }
root-board-next-sympathy =
    Další: příznivců { $cost }, získáte { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## Vagabond

root-board-in-clearing = na mýtině { $n }
root-board-in-forest = ve hvozdu
root-board-not-yet = ještě není na mapě
root-board-no-character = Postava ještě není zvolena
root-board-items =
    { $n ->
        [one] { $n } předmět
        [few] { $n } předměty
       *[other] { $n } předmětů
    }
root-board-refresh = Rozbřesk obnoví { $n }
root-board-satchel-empty = prázdná
root-board-damaged = Poškozené
root-board-damaged-none = nic
root-board-item-down = vyčerpáno
root-board-item-damaged = poškozeno
root-board-item-down-help = Vyčerpáno: čeká na obnovu.
root-board-item-damaged-help = Poškozeno: do opravy k ničemu.
root-board-track-tea = obnova +2
root-board-track-coins = karta +1
root-board-track-bag = kapacita +2
root-board-room = místo { $n }/{ $of }
root-board-aids = { $n }/{ $of }
root-board-aids-needed =
    { $n ->
        [one] { $n } pomoc
        [few] { $n } pomoci
       *[other] { $n } pomocí
    }
root-board-relation-space = pole { $n }
root-board-hostile-note = Nepřítel: bod za každou komponentu odstraněnou v bitvě ve vašem tahu; cesta k jeho bojovníkům je o boty dražší.
root-board-allied-note = Spojenec: 2 body za každou pomoc; jeho bojovníci chodí a útočí s vámi.
root-board-quests = Úkoly
root-board-quests-done = splněno:
root-board-quest-deck = v balíčku { $n }
root-board-quest-gain =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } nebo 2 karty
root-board-quest-in-fox = Na liščí mýtině
root-board-quest-in-rabbit = Na králičí mýtině
root-board-quest-in-mouse = Na myší mýtině
root-board-quest-text = Vyčerpejte tam oba předměty. Pak si doberte 2 karty, nebo získejte bod za každý splněný úkol této barvy včetně tohoto.
root-board-quest-text-now =
    Vyčerpejte tam oba předměty. Pak si doberte 2 karty, nebo získejte { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }: jeden za každý splněný úkol této barvy včetně tohoto.
root-board-ruins-seen = Co leží v ruinách, jak víte
root-board-special-thief = Pochodeň: vezměte náhodnou kartu hráči na vaší mýtině.
root-board-special-tinker = Pochodeň: vezměte z odhazovací hromádky kartu barvy vaší mýtiny.
root-board-special-ranger = Pochodeň: opravte tři předměty; váš bílý den končí.
root-board-special-vagrant = Pochodeň: rozpoutejte bitvu mezi libovolnými dvěma hráči na vaší mýtině, třeba i s vámi.
root-board-special-arbiter = Obránce na vaší mýtině smí povolat vaše meče; získáte 1 bod.
root-board-special-scoundrel = Pochodeň navždy: spalte svou mýtinu.
root-board-character-thief = Začíná s botami, pochodní, čajem a mečem. Vyčerpáním pochodně vezme náhodnou kartu hráči, který má na jeho mýtině komponentu nebo figurku.
root-board-character-tinker = Začíná s botami, pochodní, vakem a kladivem. Vyčerpáním pochodně vezme z odhazovací hromádky kartu barvy své mýtiny nebo ptačí.
root-board-character-ranger = Začíná s botami, pochodní, kuší a mečem. Vyčerpáním pochodně opraví tři předměty; tím jeho bílý den končí a nastává večer.
root-board-character-vagrant = Začíná s botami, pochodní a mincemi. Vyčerpáním pochodně rozpoutá na své mýtině bitvu mezi útočníkem a obráncem, které určí; sám odstraní jejich ztráty a boduje za budovy a žetony.
root-board-character-arbiter = Začíná s botami, pochodní a dvěma meči. Těsně před hodem ho obránce na jeho mýtině smí povolat: Soudce získá 1 bod a jeho nepoškozené meče zvýší obránci nejvyšší počet zásahů z kostek.
root-board-character-scoundrel = Začíná s dvojími botami, pochodní a kuší. Jednou položí pochodeň na mapu: všechny komponenty protivníků z jeho mýtiny zmizí a do konce hry tam nikdo nesmí nic umístit ani vstoupit.
root-board-item-boots = Vyčerpejte je k přesunu na sousední mýtinu a další za každou nepřátelskou frakci, jejíž bojovníci tam stojí.
root-board-item-sword = Vyčerpejte ho k zahájení bitvy. Kolik máte nepoškozených mečů, tolik nejvýše zásahů z kostek.
root-board-item-crossbow = Vyčerpejte ji k odstranění bojovníka na vaší mýtině; nemá-li tam jeho majitel bojovníky, pak budovy nebo žetonu.
root-board-item-torch = Vyčerpejte ji k průzkumu ruin za 1 bod a předmět, nebo ke zvláštní akci.
root-board-item-hammer = Kladivy vyrábíte: každé platí jako barva vaší mýtiny. Nebo jedno vyčerpejte k opravě předmětu.
root-board-item-tea = Lícem nahoru na stupnici: každý rozbřesk obnovíte o dva předměty víc.
root-board-item-coins = Lícem nahoru na stupnici: každý večer o kartu víc.
root-board-item-bag = Lícem nahoru na stupnici: unesete o dva předměty víc.

## Cult

root-board-cult-note = spiknutí, pak rituály
root-board-cult-revealed =
    { $n ->
        [one] odhalena { $n } karta
        [few] odhaleny { $n } karty
       *[other] odhaleno { $n } karet
    }
root-board-outcast-none = zatím nikdo
root-board-outcast-note = spiknutí za plnou cenu
root-board-hated-note = spiknutí stojí o jednoho méně
root-board-souls-note = každá karta, kterou kdo utratil či odhodil
root-board-souls-now = teď:
root-board-souls-tie = remíza, zůstává:
root-board-gardens = Zahrady
root-board-gardens-note = body za rituál, jednou na barvu
root-board-gardens-out = na mapě { $n }: +{ $points }
root-board-card-more = o kartu víc
root-board-scored = tento tah už bylo
root-board-acolytes = Kultisté { $n }
root-board-conspiracy-price =
    Stojí { $n ->
        [one] { $n } kultistu
        [few] { $n } kultisty
       *[other] { $n } kultistů
    }.
root-board-conspiracies-in-fox = Rozbřesk, na liščích mýtinách
root-board-conspiracies-in-rabbit = Rozbřesk, na králičích mýtinách
root-board-conspiracies-in-mouse = Rozbřesk, na myších mýtinách
root-board-conspiracy-crusade = Bitva na mýtině vyvrženců, nebo pohyb z ní a pak, chcete-li, bitva tam, kam dojdete.
root-board-conspiracy-convert = Odstraňte bojovníka protivníka z mýtiny vyvrženců a dejte na jeho místo svého.
root-board-conspiracy-sanctify = Odstraňte budovu protivníka z mýtiny vyvrženců, získejte za ni bod a dejte na její místo zahradu.
root-board-revealed-note = na každou jeden rituál; večer se vrátí

## Riverfolk

root-board-riverfolk-note = kapitál se utrácí nebo vkládá
root-board-evening-riverfolk = Večer: bez dobírání, nové ceny
root-board-funds-note = k utracení či vkladu
root-board-committed-note = vrátí se
root-board-payments-note = od příštího tahu
root-board-prices-note = nové každý večer
root-board-service-card = Kupující si vezme libovolnou kartu z veřejné ruky.
root-board-service-boats = Do konce tahu platí řeka pro kupujícího jako cesta.
root-board-service-mercenaries = Ve dne a večer tohoto tahu se bojovníci Říčního lidu počítají jako bojovníci kupujícího při ovládání a v bitvě, ne však proti Říčnímu lidu samému.
root-board-posts = Obchodní stanice
root-board-posts-note = uvolněné místo vyrábí
root-board-posts-map = mapa: { $n }
root-board-open-hand-note = vidí ji všichni

## Pieces

root-board-reconstructed = Některé z těchto bodů jsou rekonstruované: tištěný zdroj jsme neviděli.
root-board-piece-sawmill = Každý rozbřesk dá na své mýtině jedno dřevo.
root-board-piece-workshop = Vyrábí karty barvou své mýtiny, před akcemi bílého dne.
root-board-piece-recruiter = Jedna akce Verbování za tah umístí bojovníka u každých kasáren. Třetí a pátá přidají večer kartu.
root-board-piece-wood = Platí budovy. Musí ležet na mýtině stavby nebo s ní být spojeno mýtinami, které Markýza ovládá.
root-board-piece-keep = Jen Markýza smí na mýtině Pevnosti umisťovat komponenty. Dokud stojí, karta zachrání bojovníky odstraněné jinde: přijdou sem.
root-board-piece-roost = Každý večer dává body a karty podle počtu hnízd na mapě. Jedno na mýtinu; také vyrábí a verbuje.
root-board-piece-base = Přichází se vzpourou. Ruší limit příznivců, cvičí důstojníky a přidává kartu. Při ztrátě mizí příznivci její barvy, ptáci a polovina důstojníků.
root-board-piece-sympathy = Jeden na mýtinu. Kdo ho odstraní nebo tam vejde s bojovníky, dá Alianci kartu té barvy. Vyrábí barvou své mýtiny.
root-board-piece-garden = Kde stojí zahrada, vládne Kult. Ztracená zahrada vezme náhodnou kartu z ruky ke Ztraceným duším.
root-board-piece-post = Při umístění boduje a uvolní výrobní místo své barvy. Hráči s komponentami u ní smějí kupovat víc. Odstraněná mizí navždy i s polovinou Kapitálu.
