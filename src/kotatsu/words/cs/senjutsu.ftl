### Senjutsu at the table: what is asked, chosen and told. Names and terms: senjutsu-terms.ftl; cards: senjutsu-cards.ftl.
### $who and $other are figures (senjutsu-character-…, senjutsu-bot-…), with their cases as $who_gen, $who_dat, $who_acc, $who_ins.

## Names

game-senjutsu = Senjutsu
senjutsu-about = Souboj samurajů: každý položí kartu lícem dolů, obě se odhalí najednou a rychlejší udeří první. Jeden až čtyři hráči proti sobě, proti automatickým protivníkům nebo proti hordě.
senjutsu-owner = Senjutsu: Battle for Japan vymysleli Paul D. Allen a James Faulkner a vydalo Stone Sword Games. Názvy i hra patří jim; tato stránka je neoficiální a nemá s nimi nic společného. Pokud se vám hra zalíbí, kupte si krabici: je skvělá.
senjutsu-hex-at = hex { $q },{ $r }
    .gen = hexu { $q },{ $r }
    .acc = hex { $q },{ $r }
    .loc = hexu { $q },{ $r }
senjutsu-bot-number = { $name } { $number }
    .gender = { $name_gender }
    .gen = { $name_gen } { $number }
    .dat = { $name_dat } { $number }
    .acc = { $name_acc } { $number }
    .ins = { $name_ins } { $number }
senjutsu-bot-master = Mistr (AP)
    .gender = m
    .gen = Mistra (AP)
    .dat = Mistrovi (AP)
    .acc = Mistra (AP)
    .ins = Mistrem (AP)
senjutsu-bot-student = Učedník (AP)
    .gender = m
    .gen = Učedníka (AP)
    .dat = Učedníkovi (AP)
    .acc = Učedníka (AP)
    .ins = Učedníkem (AP)
senjutsu-bot-ronin = Rónin (AP)
    .gender = m
    .gen = Rónina (AP)
    .dat = Róninovi (AP)
    .acc = Rónina (AP)
    .ins = Róninem (AP)
senjutsu-bot-warrior = Válečnice (AP)
    .gender = f
    .gen = Válečnice (AP)
    .dat = Válečnici (AP)
    .acc = Válečnici (AP)
    .ins = Válečnicí (AP)
senjutsu-direction-f = vpřed
senjutsu-direction-fr = vpřed vpravo
senjutsu-direction-br = vzad vpravo
senjutsu-direction-b = vzad
senjutsu-direction-bl = vzad vlevo
senjutsu-direction-fl = vpřed vlevo
senjutsu-side-right = doprava
senjutsu-side-left = doleva
senjutsu-terrain-nothing = okraj bojiště
senjutsu-terrain-pillar = Sloup torii
senjutsu-terrain-gate = Průchod torii
senjutsu-terrain-lord = Padlý pán
senjutsu-asks-quiet = v tomto kole bez okamžitých
senjutsu-asks-ask = ptát se na okamžité

## What is chosen

senjutsu-act-pass = Ne
senjutsu-act-choose = „{ $card }“, { $asks }
senjutsu-result-choose = iniciativa { $value }{ $cost ->
    [0] {""}
   *[other] , cena { $cost }
  }
senjutsu-result-choose-hits = iniciativa { $value }{ $cost ->
    [0] {""}
   *[other] , cena { $cost }
  }, může zasáhnout: { $other }
senjutsu-act-play = Zahrát „{ $card }“
senjutsu-act-pay = Zaplatit soustředění
senjutsu-act-name = Iniciativa { $value }
senjutsu-act-slot = { $slot ->
    [1] Jednat jako první
    [2] Jednat na druhém místě
    [3] Jednat na třetím místě
   *[other] Jednat jako poslední
  }
senjutsu-act-step = Krok { $direction }
senjutsu-act-turn = Otočení { $side }
senjutsu-act-stop = Zůstat zde
senjutsu-act-line = Řádek { $line }
senjutsu-act-draw = { $number ->
    [0] Nic nedobírat
    [one] Dobrat { $number } kartu
    [few] Dobrat { $number } karty
   *[other] Dobrat { $number } karet
  }
senjutsu-act-ring = { $focus ->
    [0] Prstenec: { $kamae }
   *[other] Prstenec: { $kamae }, soustředění +{ $focus }
  }
senjutsu-act-switch = Kamae: { $kamae }
senjutsu-act-discard = Odhodit „{ $card }“
senjutsu-act-shuffle = Zamíchat „{ $card }“ do balíčku
senjutsu-act-take = Vzít „{ $card }“
senjutsu-act-target = { $other }
senjutsu-act-push = { $way ->
    [0] Nahoru
    [1] Nahoru vpravo
    [2] Dolů vpravo
    [3] Dolů
    [4] Dolů vlevo
   *[5] Nahoru vlevo
  }
senjutsu-act-cure = { $number ->
    [0] Neodhazovat omráčení
   *[other] Odhodit { $number } omráčení
  }
senjutsu-act-forbid = Zakázat „{ $card }“
senjutsu-act-ban = Zakázat typ „{ $kind }“
senjutsu-act-poison = { $poison }
senjutsu-act-lay = { $terrain }: { $hex }
senjutsu-act-stand = { $facing ->
    [0] { $hex }, čelem nahoru
    [1] { $hex }, čelem nahoru vpravo
    [2] { $hex }, čelem dolů vpravo
    [3] { $hex }, čelem dolů
    [4] { $hex }, čelem dolů vlevo
   *[5] { $hex }, čelem nahoru vlevo
  }
senjutsu-act-enter = Přichází na { $hex_acc }
senjutsu-act-stance = Postoj: { $stance }
senjutsu-act-returned = Karta { $number } z odhazovací hromádky se vrací do balíčku
senjutsu-act-prepare = Vzít „{ $card }“ do počáteční ruky
senjutsu-act-pool = Balíček { $number }
senjutsu-act-shown = Vrchní karta je „{ $card }“
senjutsu-act-top = „{ $card }“ jde lícem dolů
senjutsu-act-dealt = „{ $card }“ jde do balíčku
senjutsu-act-rolled = Náhodně: { $behaviour }, { $stance }
senjutsu-act-drawn = Dobráno: „{ $card }“
senjutsu-act-buried = Vrchní karta jde lícem dolů
senjutsu-act-peeked = Navrchu leží „{ $card }“
senjutsu-act-fixed = Lícem dolů ležela „{ $card }“

## What is asked

senjutsu-ask-terrain = Další kus terénu: { $terrain }. Na který hex?
senjutsu-ask-stand = Kde začínáte a kterým směrem hledíte?
senjutsu-ask-prepare = Vzít připravenou kartu?
senjutsu-ask-choose = Kterou kartu položíte lícem dolů?
senjutsu-ask-initiative = „{ $card }“: zaplatit za jinou iniciativu?
senjutsu-ask-replace = Nahradit kartu „{ $card }“?
senjutsu-ask-name = „{ $card }“: jaká iniciativa?
senjutsu-ask-slot = Kdy jednat?
senjutsu-ask-bot-slot = Stejná iniciativa: kdy jedná { $other }?
senjutsu-ask-end = Zaplatit dvě soustředění a ukončit „{ $card }“?
senjutsu-ask-discard = Kterou kartu odhodíte?
senjutsu-ask-discard-down = Příliš mnoho karet. Která půjde lícem dolů?
senjutsu-ask-search = Kterou kartu si vezmete z balíčku?
senjutsu-ask-peeked = Která z těchto vrchních karet půjde do ruky?
senjutsu-ask-take = Kterou kartu si vezmete z odhazovací hromádky?
senjutsu-ask-shuffle = Která karta se vrátí do balíčku?
senjutsu-ask-draw = Kolik karet si doberete?
senjutsu-ask-change = Posunout prstenec?
senjutsu-ask-switch = Která Kamae?
senjutsu-ask-switch-foe = Kterou Kamae musí soupeř přijmout?
senjutsu-ask-move = „{ $card }“: krok, nebo otočení?
senjutsu-ask-push = Kterým směrem odstrčit { $other_acc }?
senjutsu-ask-turn-foe = Kterým směrem otočit { $other_acc }?
senjutsu-ask-line = „{ $card }“: který řádek?
senjutsu-ask-foe = „{ $card }“: na koho působí?
senjutsu-ask-struck = „{ $card }“: koho ze zasažených?
senjutsu-ask-extra = „{ $card }“: zaplatit za další účinek?
senjutsu-ask-pay-counter = Zaplatit za protiútok?
senjutsu-ask-counter = Odpovědět protiútokem?
senjutsu-ask-poison = Která otrava?
senjutsu-ask-cure = Kolik omráčení odhodíte?
senjutsu-ask-ban = Který typ karet v tomto kole zakázat?
senjutsu-ask-forbid = Kterou kartu v tomto kole zakázat?
senjutsu-ask-pool = Odkud dostane { $other } kartu navíc?
senjutsu-ask-enter = Kam přijde { $other }?
senjutsu-ask-stance = Jaký postoj zaujme { $other }?
senjutsu-ask-instant-start = Zahrát okamžitou kartu před začátkem kola?
senjutsu-ask-instant-before = Zahrát okamžitou kartu před svou?
senjutsu-ask-instant-hit = Útok uspěl. Zahrát okamžitou kartu?
senjutsu-ask-instant-blocked = Blok uspěl. Zahrát okamžitou kartu?
senjutsu-ask-instant-after = Karta je vyhodnocena. Zahrát okamžitou?

## What is declined

senjutsu-no-prepare = Další nebrat
senjutsu-no-initiative = Ponechat vytištěnou iniciativu
senjutsu-no-replace = Ponechat kartu
senjutsu-no-end = Nechat ve hře
senjutsu-no-search = Nic si nebrat
senjutsu-no-peeked = Nic si nebrat
senjutsu-no-shuffle = Ponechat všechny
senjutsu-no-change = Nehýbat prstencem
senjutsu-no-line = Přeskočit řádek
senjutsu-no-extra = Bez dalšího účinku
senjutsu-no-pay-counter = Bez protiútoku
senjutsu-no-counter = Bez protiútoku
senjutsu-no-stance = Nechat, jak je
senjutsu-no-instant-start = Bez okamžité karty
senjutsu-no-instant-before = Bez okamžité karty
senjutsu-no-instant-hit = Bez okamžité karty
senjutsu-no-instant-blocked = Bez okamžité karty
senjutsu-no-instant-after = Bez okamžité karty

## What is told

senjutsu-event-turn = Kolo { $turn }.
senjutsu-event-drew = { $who } si dobírá kartu.
senjutsu-event-drew-card = { $who } si dobírá „{ $card }“.
senjutsu-event-no-card = { $who } si nemá odkud dobrat kartu.
senjutsu-event-bled = { $who } krvácí: vrchní karta jde lícem dolů.
senjutsu-event-revealed = { $who } odhaluje „{ $card }“.
senjutsu-event-paid = { $who } platí { $count } soustředění, zbývá { $left }.
senjutsu-event-initiative = { $who } jedná s iniciativou { $value }.
senjutsu-event-replaced = { $who } hraje „{ $card }“ místo „{ $old }“.
senjutsu-event-named = { $who } určuje iniciativu { $value }.
senjutsu-event-first = { $slot ->
    [1] { $who } jedná jako první.
    [2] { $who } jedná jako další.
   *[other] { $who } jedná později.
  }
senjutsu-event-resolves = { $who } vyhodnocuje „{ $card }“ na { $value }.
senjutsu-event-resolves-bare = { $who } vyhodnocuje „{ $card }“.
senjutsu-event-stepped = { $who } jde na { $hex_acc }.
senjutsu-event-turned = { $who } se otáčí { $side }.
senjutsu-event-collided = { $who } naráží na okraj bojiště.
senjutsu-event-bumped = { $who } naráží do { $other_gen }.
senjutsu-event-terrain = { $who } naráží do terénu: { $terrain }.
senjutsu-event-missed = „{ $card }“ nikoho nezasahuje.
senjutsu-event-wounded = { $who } dostává { $bleeding ->
    [0] { $plain } zranění
   *[other] { $plain ->
        [0] { $bleeding } krvácející zranění
       *[other] zranění (obyčejná { $plain }, krvácející { $bleeding })
      }
  }, celkem { $total }.
senjutsu-event-lessened = Zbroj chrání { $who_acc } před jedním zraněním.
senjutsu-event-stunned = { $who } dostává omráčení.
senjutsu-event-hobbled = { $who } dostává oslabení.
senjutsu-event-poisoned = { $who } dostává otravu: { $poison }.
senjutsu-event-executed = { $who } umírá na místě.
senjutsu-event-defeated = { $who_gender ->
    [f] { $who } je poražena.
   *[m] { $who } je poražen.
  }
senjutsu-event-pushed = { $count ->
    [0] { $who } zůstává na místě.
    [one] { $who } se posouvá o { $count } hex.
    [few] { $who } se posouvá o { $count } hexy.
   *[other] { $who } se posouvá o { $count } hexů.
  }
senjutsu-event-swapped = { $who } si vyměňuje místo s { $other_ins }.
senjutsu-event-unfocused = { $who } ztrácí { $count } soustředění, zbývá { $left }.
senjutsu-event-focused = { $who } získává { $count } soustředění, má teď { $left }.
senjutsu-event-stopped = Útok na { $who_acc } je zastaven.
senjutsu-event-blocked = { $who } blokuje útok { $other_gen } na { $value }.
senjutsu-event-counters = { $who } odpovídá protiútokem „{ $card }“.
senjutsu-event-instant = { $who } hraje okamžitou kartu „{ $card }“.
senjutsu-event-shields = { $who } zvedá štíty na { $value }.
senjutsu-event-kamae = Prstenec { $who_gen } je teď na poloze „{ $kamae }“.
senjutsu-event-discarded = { $who } odhazuje „{ $card }“.
senjutsu-event-discarded-down = { $who } odhazuje kartu lícem dolů.
senjutsu-event-shuffled = { $count ->
    [one] { $who } zamíchává do balíčku { $count } kartu.
    [few] { $who } zamíchává do balíčku { $count } karty.
   *[other] { $who } zamíchává do balíčku { $count } karet.
  }
senjutsu-event-searched-hidden = { $who } prohledává balíček a nic si nebere.
senjutsu-event-searched-taken = { $who } prohledává balíček a bere si kartu.
senjutsu-event-took = { $who } si bere kartu.
senjutsu-event-took-card = { $who } si bere „{ $card }“.
senjutsu-event-looked = { $who } si prohlíží ruku { $other_gen }.
senjutsu-event-saw = { $who } vidí „{ $card }“.
senjutsu-event-advantage = { $who } získává výhodu.
senjutsu-event-cancelled-movement = { $who } se v tomto kole už nepohne.
senjutsu-event-cancelled-turns = { $who } se v tomto kole už neotočí.
senjutsu-event-cancelled-card = Karta { $who_gen } je zrušena.
senjutsu-event-stays = „{ $card }“ zůstává ve hře u { $who_gen }.
senjutsu-event-ends = „{ $card }“ končí.
senjutsu-event-cured-status = { $who } se zbavuje všech stavů.
senjutsu-event-cured-bleeding = Krvácející zranění { $who_gen } se mění v obyčejná.
senjutsu-event-cured-stuns = { $who } se zbavuje omráčení.
senjutsu-event-worsened = Zranění { $who_gen } začíná krvácet.
senjutsu-event-banned = { $who } v tomto kole zakazuje typ „{ $kind }“.
senjutsu-event-forbade = { $who } v tomto kole zakazuje kartu „{ $card }“.
senjutsu-event-stole = { $who } krade { $other_dat } soustředění.
senjutsu-event-stun-spent = { $who } se vzpamatovává z omráčení.
senjutsu-event-poison-spent = { $who } překonává otravu.
senjutsu-event-hobble-gone = { $who } se zbavuje oslabení.
senjutsu-event-terrain-gone = Z { $hex_gen } mizí terén: { $terrain }.
senjutsu-event-placed = { $who } začíná na { $hex_loc }.
senjutsu-event-laid = { $who } umisťuje na { $hex_acc } terén: { $terrain }.
senjutsu-event-prepared = { $who } si bere připravenou kartu.
senjutsu-event-won = { $who } vítězí.
senjutsu-event-drawn-game = Nikdo nezůstal stát: remíza.
senjutsu-event-unveiled = { $who } se už neskrývá.
senjutsu-event-turned-foe = { $who } teď hledí jiným směrem.
senjutsu-event-gave = { $who } dává { $other_dat } kartu do ruky.
senjutsu-event-decided-rear = { $who } útočí zezadu (seznam útoku, krok 1).
senjutsu-event-decided-in-place = { $who } zasahuje ze svého místa a nedělá krok (seznam útoku, krok 2).
senjutsu-event-decided-most-wounds = { $who } jde tam, odkud způsobí nejvíc zranění, a útočí (seznam útoku, krok 2).
senjutsu-event-decided-past-block = { $who } jde na hex, kde útok nezastaví blok (seznam útoku, krok 3).
senjutsu-event-decided-past-counter = { $who } jde na hex, kde na útok neodpoví protiútok (seznam útoku, krok 3).
senjutsu-event-decided-past-bot = { $who } jde na hex, odkud útok nezasáhne jiného protivníka (seznam útoku, krok 3).
senjutsu-event-decided-all-the-same = { $who } má agresivní postoj a útočí přesto (seznam útoku, krok 4).
senjutsu-event-decided-holds-back = { $who } má defenzivní postoj a neútočí (seznam útoku, krok 4).
senjutsu-event-decided-into-block = { $who } útočí, i když bude útok zastaven: jiný hex nepomůže (seznam útoku, krok 4).
senjutsu-event-decided-out-of-reach = { $who } na nikoho nedosáhne: druhá polovina karty přijde ve své iniciativě (seznam útoku, krok 5).
senjutsu-event-decided-shoots = { $who } má cíl v dosahu a na dohled a střílí (útok na dálku).
senjutsu-event-decided-no-shot = { $who } nemá cíl v dosahu a na dohled: následuje druhá polovina karty (útok na dálku).
senjutsu-event-decided-to-goal = { $who } míří na hex na straně svého chování (seznam pohybu, krok 1).
senjutsu-event-decided-to-distance = { $who } se na svou stranu nedostane a hledá preferovanou vzdálenost (seznam pohybu, krok 2).
senjutsu-event-decided-turns = { $who } se jen otáčí čelem k cíli (seznam pohybu, krok 3).
senjutsu-event-decided-stays = { $who } stojí: lepší místo není (seznam pohybu, krok 4).
senjutsu-event-decided-in-sight = { $who } stojí: vzdálenost i výhled jsou dobré (pohyb na dálku, krok 1).
senjutsu-event-decided-away = { $who } je příliš blízko a ustupuje (pohyb na dálku, krok 2).
senjutsu-event-decided-to-sight = { $who } se pohybuje podle chování, dokud neuvidí cíl (pohyb na dálku, krok 3).
senjutsu-event-decided-any-way = { $who } jde jedinou cestou, která dá výhled (pohyb na dálku, krok 4).
senjutsu-event-decided-nearest = { $who } se staví co nejblíž svému cílovému bodu (pohyb na dálku, krok 7).
senjutsu-event-decided-matches = { $who } nastavuje obranu na iniciativu útoku (seznam obrany, krok 2).
senjutsu-event-decided-highest = { $who } se nemůže vyrovnat žádnému útoku a nastavuje obranu na nejvyšší hodnotu (seznam obrany, krok 2).
senjutsu-event-decided-of-two-parts = { $who } nastavuje obranu proti části útoku, která zraňuje nejvíc (seznam obrany, krok 3).
senjutsu-event-decided-of-several = { $who } nastavuje obranu proti útoku, který může zranit nejvíc (seznam obrany, krok 7).
senjutsu-event-decided-counter-hits = Otočená karta je útok: protiútok { $who_gen } zraňuje (seznam obrany, krok 4).
senjutsu-event-decided-counter-fails = Otočená karta není útok: protiútok { $who_gen } nic nedělá (seznam obrany, krok 4).
senjutsu-event-decided-guards = { $who } natáčí štíty proti útoku (seznam obrany, krok 5).
senjutsu-event-decided-faces = { $who } útok zastavit nemůže a otáčí se čelem k cíli (seznam obrany, krok 5).
senjutsu-event-decided-pushes = { $who } volí směr, který je pro vás nejhorší.
senjutsu-event-decided-turns-foe = { $who } natáčí soupeře tak, aby hleděl jinam.
senjutsu-event-decided-frozen = { $who } kvůli ochromení nemění chování.
senjutsu-event-decided-before-bots = { $who } jedná před ostatními protivníky s touto hodnotou: tak je to pro vás nejhorší.
senjutsu-event-targets-nearest = { $who } volí cíl: { $other }, nikdo není blíž.
senjutsu-event-targets-side = { $who } volí cíl: { $other }, z nejbližších má nejbližší stranu.
senjutsu-event-targets-left = { $who } volí cíl: { $other }, z rovnocenných nejvíc vlevo.
senjutsu-event-targets-slower = { $who } míří na pomalejší cíl: { $other }.
senjutsu-event-targets-lord = { $who } jde po padlém pánovi, který leží blíž než kdokoli z vás.
senjutsu-event-begins = { $who }: chování „{ $behaviour }“, postoj „{ $stance }“.
senjutsu-event-behaviour-left = { $who } teď přichází zleva.
senjutsu-event-behaviour-middle = { $who } teď přichází zepředu.
senjutsu-event-behaviour-right = { $who } teď přichází zprava.
senjutsu-event-stance-aggressive = { $who } je teď v agresivním postoji.
senjutsu-event-stance-defensive = { $who } je teď v defenzivním postoji.
senjutsu-event-rotated = „{ $card }“ se otáčí.
senjutsu-event-wave = Úroveň { $stage }, vlna { $wave }.
senjutsu-event-stage-won = Úroveň { $stage } je zdolána: figurky se vracejí na počáteční hexy, oslabení a otravy mizí.
senjutsu-event-returned = { $count ->
    [one] { $who } vrací do balíčku { $count } odhozenou kartu.
    [few] { $who } vrací do balíčku { $count } odhozené karty.
   *[other] { $who } vrací do balíčku { $count } odhozených karet.
  }
senjutsu-event-ranked-none = Tentokrát bez hodnosti.
senjutsu-event-ranked-wood = Získali jste dřevěnou hodnost.
senjutsu-event-ranked-steel = Získali jste ocelovou hodnost.
senjutsu-event-ranked-gold = Získali jste zlatou hodnost.
senjutsu-event-ranked-jade = Získali jste nefritovou hodnost.
senjutsu-event-lord-struck = { $who } zasahuje padlého pána: vše je ztraceno.
senjutsu-event-lost = Automatičtí protivníci zvítězili.

## What a choice leads to

senjutsu-leads-hex = sem: { $hex }
senjutsu-leads-collision = srážka: její následky a váš tah končí
senjutsu-leads-push = { $other } skončí zde: { $hex }
senjutsu-leads-push-stopped = { $other } skončí zde: { $hex }; srážka: { $what }
senjutsu-leads-focus = potom soustředění: { $left }
senjutsu-leads-wounds = karet, které nelze dobrat, každá je zranění: { $wounds }

## Why not

senjutsu-why-other = Nejdřív je třeba rozhodnout jinou věc: { $question }
senjutsu-why-way = { $who } tam z vlastní vůle nevkročí: hex je obsazený nebo leží mimo bojiště.
senjutsu-why-poison = „{ $card }“ máte v ruce, a proto ji musíte vybrat.
senjutsu-why-not-held = Kartu „{ $card }“ nemáte v ruce.
senjutsu-why-instant = „{ $card }“ je okamžitá karta: hraje se ve svou chvíli, nevybírá se.
senjutsu-why-cost = Karta „{ $card }“ stojí { $need } soustředění, máte { $count }.
senjutsu-why-kamae = V této Kamae nelze kartu „{ $card }“ hrát.
senjutsu-why-forbidden = Karta „{ $card }“ je teď zakázaná.
senjutsu-why-answer = To zde není odpověď: { $question }
senjutsu-why-range = { $card }: iniciativa od { $high } do { $low }.
senjutsu-why-pay = Musíte zaplatit: jen tak útok proběhne.
senjutsu-why-commit = Zvolili jste útok a po tomhle by už proběhnout nemohl.
senjutsu-why-neutral = Neutrální pozice není Kamae: nelze ji zvolit.
senjutsu-why-branch = Na vaší mapě Kamae tam cesta nevede.
senjutsu-why-straight = Odstrčení a přitažení vede nejpřímější cestou.
senjutsu-why-face-up = { $card } tam neleží lícem nahoru, nebo ji nelze vzít.
senjutsu-why-search = { $card }: takovou kartu hledat nelze, nebo není v balíčku.
senjutsu-why-mandatory = Černé šipky tohoto řádku je nutné provést celé.
senjutsu-why-line = { $card }: tento řádek teď takový krok ani otočení nemá.
senjutsu-why-stuck = Zbytek řádku by pak nešel provést bez srážky.
senjutsu-why-one = Jeden z řádků je nutné provést.
senjutsu-why-no-line = { $card } zde takový řádek nemá.
senjutsu-why-gated = Musíte použít řádek své Kamae.
senjutsu-why-closed = Tento řádek teď nelze provést.
senjutsu-why-moment = { $card } není okamžitá karta této chvíle.
senjutsu-why-type = { $card } je stejného typu jako { $other } a okamžitá karta musí být jiného.
senjutsu-why-no-counter = { $card } není protiútok: k tomu je třeba útok, který není základní.
senjutsu-why-too-fast = { $card } má iniciativu { $value } a protiútok smí mít nejvýš { $high }.
senjutsu-why-core = { $card } je základní karta a nikdy se neodhazuje.
senjutsu-why-status = { $card } nelze odhodit.

## Options and decks

senjutsu-option-players = Hráči
senjutsu-option-players-help = Kolik lidí bojuje.
senjutsu-option-characters = Postavy
senjutsu-option-characters-help = Kdo bojuje, v pořadí míst.
senjutsu-option-characters-any = Kdokoli
senjutsu-option-decks = Balíčky
senjutsu-option-decks-help = Vytištěné charakteristické balíčky o 30 kartách, nebo doplněné na 40.
senjutsu-option-decks-signature = Charakteristické, 30 karet
senjutsu-option-decks-extended = Doplněné, 40 karet
senjutsu-option-lists = Vlastní balíčky
senjutsu-option-lists-help = Pro každé místo vlastní balíček jako text; „signature“ nebo „extended“ pro vytištěný; prázdné znamená ten, který platí pro stůl.
senjutsu-option-mode = Režim
senjutsu-option-mode-help = Každý za sebe, dva proti dvěma, společně proti automatickým protivníkům, nebo proti hordě, vlna za vlnou.
senjutsu-option-mode-versus = Souboj nebo každý za sebe
senjutsu-option-mode-teams = Dva proti dvěma
senjutsu-option-mode-solo = Proti automatickým protivníkům
senjutsu-option-mode-horde = Proti hordě
senjutsu-option-bots = Automatičtí protivníci
senjutsu-option-bots-help = S kým hráči bojují, jeden až šest. V hordě jsou kromě bosse tři: katana ašigaru, dva takoví a kdokoli další, nebo tři postavy.
senjutsu-company-2 = { $first }, { $second }
senjutsu-company-3 = { $first }, { $second }, { $third }
senjutsu-company-4 = { $first }, { $second }, { $third }, { $fourth }
senjutsu-option-nightmare = Mód noční můra
senjutsu-option-nightmare-help = Každý automatický protivník dostane místo jednoho útoku kartu noční můry.
senjutsu-option-nightmare_all = Noční můra: všechny útoky
senjutsu-option-nightmare_all-help = V módu noční můra se nahrazují všechny útoky z balíčků 3 a 4, ne jen jeden.
senjutsu-option-random_bots = Náhodný začátek protivníků
senjutsu-option-random_bots-help = Chování a postoj automatických protivníků na začátku určí náhoda, ne to, kde stojí.
senjutsu-option-poisons = Otravy
senjutsu-option-poisons-help = Jediná otrava z krabice, nebo balíček pěti otrav pro každého.
senjutsu-option-poisons-core = Jen ochromující jed
senjutsu-option-poisons-all = Všech pět druhů
senjutsu-option-battlefield = Bojiště
senjutsu-option-battlefield-help = Kde se bojuje.
senjutsu-option-joined = Připojené bojiště
senjutsu-option-joined-help = Druhé bojiště u vzdálenějšího okraje prvního: dohromady tvoří jedno velké.
senjutsu-option-joined-none = Žádné
senjutsu-option-fallen_lord = Padlý pán
senjutsu-option-fallen_lord-help = V módu horda leží vedle vašeho počátečního hexu váš pán; protivník, který ho zasáhne, vítězí.
senjutsu-option-terrain = Terén
senjutsu-option-terrain-help = Žádný, doporučený, nebo umístěný hráči.
senjutsu-option-terrain-none = Žádný
senjutsu-option-terrain-recommended = Doporučený
senjutsu-option-terrain-placed = Umisťují hráči
senjutsu-option-mirror = Stejné postavy
senjutsu-option-mirror-help = Tatáž postava smí bojovat dvakrát.
senjutsu-option-pushed_goes_on = Odstrčení pokračují
senjutsu-option-pushed_goes_on-help = Figurka odstrčená do terénu přesto dohraje zbytek své karty.
senjutsu-twice = { $who } smí bojovat jen jednou, pokud nejsou povoleny stejné postavy.
senjutsu-teams-of-two = Hra dvou proti dvěma potřebuje čtyři hráče, počet hráčů je { $count }.
senjutsu-versus-alone = Boj bez automatických protivníků potřebuje aspoň dva hráče.
senjutsu-not-in-deck = { $field }: karta { $card } v tomto balíčku není, nebo už leží jinde.
senjutsu-deck-no-weapon = { $field }: balíček nejmenuje zbraň, například „weapon 071“.
senjutsu-deck-no-character = Balíček nejmenuje postavu, například „character student“. Známé: { $known }.
senjutsu-deck-other = Tento balíček patří jiné postavě ({ $who }) než té na tomto místě ({ $other }).
senjutsu-deck-line = { $field }: „{ $line }“ není karta. Pište „2x 044“ nebo „2x Insightful Blow“.
senjutsu-deck-size = Počet karet v balíčku: { $count }, má jich být { $wanted }.
senjutsu-deck-weapon = „{ $card }“ není zbraň této postavy ({ $who }).
senjutsu-deck-core = „{ $card }“ je základní karta a do balíčku nepatří.
senjutsu-deck-owner = „{ $card }“ patří jiné postavě: { $who }.
senjutsu-deck-copies = Počet kopií karty „{ $card }“ v balíčku: { $count }, smí jich být { $most }.
senjutsu-deck-rank = Počet karet úrovně „{ $rank }“ v balíčku: { $count }, smí jich být { $most }.
senjutsu-deck-school = „{ $card }“ patří ke škole, která nebyla zvolena: { $school }.
senjutsu-doubt-partly = Tato karta je zčásti rekonstruovaná.
senjutsu-doubt-initiative = Iniciativa této karty je rekonstruovaná.
senjutsu-doubt-counter = Protiútok této karty je rekonstruovaný.
senjutsu-doubt-range = Dosah této karty je rekonstruovaný.
senjutsu-doubt-starts = Počáteční hexy tohoto bojiště jsou rekonstruované.
senjutsu-doubt-outline = Obrys a počáteční hexy tohoto bojiště jsou rekonstruované.
senjutsu-horde-bots = Hordu kromě bosse tvoří tři: tři katana ašigaru, dva takoví a kdokoli další, nebo tři různé postavy.

## Results

senjutsu-outcome-won = { $who } vítězí.
senjutsu-outcome-team = { $who } a { $other } vítězí.
senjutsu-outcome-draw = Remíza: nikdo nezůstal stát.
senjutsu-outcome-together = Automatičtí protivníci jsou poraženi: zvítězili jste.
senjutsu-outcome-lost = Automatičtí protivníci zvítězili.
senjutsu-outcome-horde-none = Horda zvítězila. Tentokrát bez hodnosti.
senjutsu-outcome-horde-wood = Horda zvítězila. Odcházíte s dřevěnou hodností.
senjutsu-outcome-horde-steel = Horda zvítězila. Odcházíte s ocelovou hodností.
senjutsu-outcome-horde-gold = Horda zvítězila. Odcházíte se zlatou hodností.
senjutsu-outcome-horde-jade = Horda je poražena: máte nefritovou hodnost.

## The plain table

senjutsu-verb-choose = Položit kartu lícem dolů
senjutsu-verb-step = Krok
senjutsu-verb-turn = Otočení
senjutsu-verb-ring = Posunout prstenec
senjutsu-verb-switch = Změnit Kamae
senjutsu-verb-lay = Umístit terén
senjutsu-verb-stand = Zvolit místo
senjutsu-verb-discard = Odhodit
senjutsu-verb-take = Vzít
senjutsu-verb-play = Zahrát
senjutsu-verb-draw = Dobrat
senjutsu-verb-name = Určit iniciativu
senjutsu-verb-slot = Zvolit pořadí
senjutsu-verb-target = Zvolit figurku
senjutsu-verb-line = Zvolit řádek
senjutsu-verb-push = Zvolit směr
senjutsu-verb-shuffle = Zamíchat
senjutsu-verb-pool = Zvolit balíček
senjutsu-verb-prepare = Vzít do ruky
senjutsu-verb-cure = Vyléčit
senjutsu-verb-forbid = Zakázat
senjutsu-verb-ban = Zakázat typ
senjutsu-verb-poison = Zvolit otravu
senjutsu-verb-stance = Změnit postoj
senjutsu-verb-enter = Zvolit počáteční hex

senjutsu-view-phase = Fáze
senjutsu-view-phase-setup = Příprava
senjutsu-view-phase-draw = Dobrání
senjutsu-view-phase-choose = Vybrání
senjutsu-view-phase-reveal = Odhalení
senjutsu-view-phase-resolve = Vyhodnocení
senjutsu-view-phase-discard = Odhození
senjutsu-view-phase-over = Konec hry
senjutsu-view-figures = Figurky
senjutsu-view-bots = Automatičtí protivníci
senjutsu-view-name = Jméno
senjutsu-view-figure = Č.
senjutsu-view-hex = Hex
senjutsu-view-facing = Čelem
senjutsu-view-facing-0 = nahoru
senjutsu-view-facing-1 = nahoru vpravo
senjutsu-view-facing-2 = dolů vpravo
senjutsu-view-facing-3 = dolů
senjutsu-view-facing-4 = dolů vlevo
senjutsu-view-facing-5 = nahoru vlevo
senjutsu-view-kamae = Kamae
senjutsu-view-kamae-N = Neutrální
senjutsu-view-kamae-A = Agrese
senjutsu-view-kamae-B = Vyrovnanost
senjutsu-view-kamae-D = Odhodlání
senjutsu-view-focus = Soustředění
senjutsu-view-wounds = Zranění
senjutsu-view-bleeding = Krvácející zranění
senjutsu-view-stuns = Omráčení
senjutsu-view-hobbles = Oslabení, zbývá kol
senjutsu-view-toxins = Působící jedy
senjutsu-view-poisons = Balíček jedů
senjutsu-view-limit = Limit zranění
senjutsu-view-played = Karta ve hře
senjutsu-view-initiative = Iniciativa
senjutsu-view-named = Určená hodnota
senjutsu-view-lag = Zpomalení
senjutsu-view-extra = Další karty ve hře
senjutsu-view-stopped = Už nemůže
senjutsu-view-stopped-steps = kráčet
senjutsu-view-stopped-turns = se otáčet
senjutsu-view-stopped-ended = nic v tomto kole
senjutsu-view-shields = Štíty
senjutsu-view-counters = Protiútoky
senjutsu-view-dear = Protiútoky za soustředění
senjutsu-view-cards = Karet v ruce
senjutsu-view-known = Známé karty ruky
senjutsu-view-core = Základní karty
senjutsu-view-asks = Ptát se na okamžité
senjutsu-view-stays = Zůstává ve hře
senjutsu-view-behaviour = Chování
senjutsu-view-behaviour-left = levé
senjutsu-view-behaviour-middle = prostřední
senjutsu-view-behaviour-right = pravé
senjutsu-view-stance = Postoj
senjutsu-view-stance-aggressive = agresivní
senjutsu-view-stance-defensive = defenzivní
senjutsu-view-prefers = Preferovaná vzdálenost
senjutsu-view-value = Iniciativa teď
senjutsu-view-track = Stupnice výhody
    .kind = seat
senjutsu-view-banned = Zakázané typy
senjutsu-view-forbidden-cards = Zakázané karty
senjutsu-view-terrain = Terén
senjutsu-view-queue = Ještě nejednali
    .kind = seat
senjutsu-view-slots = Pořadí při shodě
    .kind = seat
senjutsu-view-far = Daleko od všech soupeřů
    .kind = seat
senjutsu-view-used-instant = Okamžitá už zahrána
    .kind = seat
senjutsu-view-out = Poražení
    .kind = seat
senjutsu-view-stealthed = Skrytí
    .kind = seat
senjutsu-view-peeked = Zahlédnuto navrchu
senjutsu-view-met = Viděné sólové karty
senjutsu-view-gone = Mimo hru
senjutsu-view-resets = Balíčky k obnovení
    .kind = seat
senjutsu-view-wave = Vlna
senjutsu-view-stage = Úroveň
senjutsu-view-result = Výsledek
senjutsu-view-winners = Vítězové
    .kind = seat
senjutsu-view-rank = Hodnost
senjutsu-view-rank-none = žádná
senjutsu-view-rank-wood = dřevěná
senjutsu-view-rank-steel = ocelová
senjutsu-view-rank-gold = zlatá
senjutsu-view-rank-jade = nefritová
senjutsu-value-defence = { senjutsu-type-defence }
senjutsu-value-attack = { senjutsu-type-attack }
senjutsu-value-meditation = { senjutsu-type-meditation }
senjutsu-value-rocks = { senjutsu-terrain-rocks }
senjutsu-value-bamboo = { senjutsu-terrain-bamboo }
senjutsu-value-cart = { senjutsu-terrain-burning-cart }
senjutsu-value-shrine = { senjutsu-terrain-shrine }
senjutsu-value-cherry = { senjutsu-terrain-cherry-tree }
senjutsu-value-pillar = { senjutsu-terrain-pillar }
senjutsu-value-gate = { senjutsu-terrain-gate }
senjutsu-value-boat = { senjutsu-terrain-boat }
senjutsu-value-corpse = { senjutsu-terrain-corpse }
senjutsu-value-caltrops = { senjutsu-terrain-caltrops }
senjutsu-value-trap = { senjutsu-terrain-trap }
senjutsu-value-lord = { senjutsu-terrain-lord }
senjutsu-value-F = vpředu
senjutsu-value-FR = vpředu vpravo
senjutsu-value-BR = vzadu vpravo
senjutsu-value-B = vzadu
senjutsu-value-BL = vzadu vlevo
senjutsu-value-FL = vpředu vlevo
senjutsu-value-crippling = { senjutsu-status-002 }
senjutsu-value-fog = { senjutsu-status-129 }
senjutsu-value-haemorrhagic = { senjutsu-status-130 }
senjutsu-value-paralysing = { senjutsu-status-131 }
senjutsu-value-virulent = { senjutsu-status-132 }
