### The words of Senjutsu’s table on the page. Names and terms: senjutsu-terms.ftl; what is asked and told: senjutsu.ftl.

## The table

page-senjutsu-facts = { $min }–{ $max } bojovníci: souboj, sólo nebo horda
page-senjutsu-seats = Bojovníci
page-senjutsu-seats-help = Každé místo má postavu s vlastním balíčkem, mapou Kamae a zbraní.
page-senjutsu-mode-duel = souboj
page-senjutsu-mode-many = všichni proti všem
page-senjutsu-mode-teams = v týmech
page-senjutsu-mode-solo = proti AP
page-senjutsu-mode-horde = proti hordě
page-senjutsu-turn = kolo { $n }
page-senjutsu-turns = Kola { $from }–{ $to }
page-senjutsu-hand = ruka
page-senjutsu-deck = balíček
page-senjutsu-discard = odhozené
page-senjutsu-key-turn = otočit figurku doleva nebo doprava
page-senjutsu-key-kamae = mapy Kamae slovy
page-senjutsu-key-discards = odhazovací hromádky
page-senjutsu-trees = Mapy Kamae
page-senjutsu-ring = Prstenec leží zde: { $kamae }.
page-senjutsu-branch-one = { $from } → { $to }, jen tímto směrem
page-senjutsu-branch-both = { $from } ↔ { $to }, oběma směry
page-senjutsu-discards = Odhazovací hromádky
page-senjutsu-face-up = Lícem nahoru
page-senjutsu-face-down = Lícem dolů
page-senjutsu-nothing = Zatím tu nic neleží.
page-senjutsu-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
  }
page-senjutsu-wounds = Zranění
page-senjutsu-wounds-of = zranění { $n }/{ $of }
page-senjutsu-focus-of = soustředění { $n }/3
page-senjutsu-away = { $n ->
    [one] vzdálenost { $n } hex
    [few] vzdálenost { $n } hexy
   *[other] vzdálenost { $n } hexů
  }
page-senjutsu-faces-0 = hledí nahoru
page-senjutsu-faces-1 = hledí nahoru vpravo
page-senjutsu-faces-2 = hledí dolů vpravo
page-senjutsu-faces-3 = hledí dolů
page-senjutsu-faces-4 = hledí dolů vlevo
page-senjutsu-faces-5 = hledí nahoru vlevo
page-senjutsu-turn-left = Otočit doleva
page-senjutsu-turn-right = Otočit doprava
page-senjutsu-ring-to = { $kamae }, soustředění +{ $focus }
page-senjutsu-hex-tag = { $name }
page-senjutsu-chose = má vybráno
page-senjutsu-ally = spojenec
page-senjutsu-your-card = vaše karta
page-senjutsu-their-card = karta soupeře
page-senjutsu-initiative-short = iniciativa
page-senjutsu-pick = Vyberte jednu z těchto karet
page-senjutsu-no-cards = V ruce nejsou karty: základní karty lze hrát vždy.
page-senjutsu-no-cards-yet = První karty si doberete, až budou všichni na bojišti.
page-senjutsu-hidden-hand = { $who }: karet v ruce { $n }, skryto.
page-senjutsu-known = Známé karty ruky
page-senjutsu-no-card = Zatím bez karty
page-senjutsu-line = Kolo podle iniciativy
page-senjutsu-moment = Ukázat bojiště v tuto chvíli
page-senjutsu-asks-quiet = Položit, bez okamžitých
page-senjutsu-asks-ask = Položit a ptát se na okamžité
page-senjutsu-ask-lay = Položit „{ $card }“ lícem dolů?
page-senjutsu-end-turns = { $n ->
    [one] Boj trval { $n } kolo.
    [few] Boj trval { $n } kola.
   *[other] Boj trval { $n } kol.
  }

page-senjutsu-end-wounds = Zranění kolo po kole
page-senjutsu-end-blows = Nejtvrdší zásahy

## Marks on the field

page-senjutsu-key-lit = sem můžete
page-senjutsu-key-step = kam karta dovede
page-senjutsu-must-step = povinný krok
page-senjutsu-key-target = cíl útoku
page-senjutsu-key-hit = zasáhne
page-senjutsu-key-reach = lze dosáhnout
page-senjutsu-key-shield = štít
page-senjutsu-key-sight = v dosahu a na dohled
page-senjutsu-key-trace = poslední krok

## Why it went so

page-senjutsu-why-missed = Na žádném cílovém hexu útoku nikdo nestál.
page-senjutsu-why-blocked = Štít na této hodnotě kryl stranu útoku.
page-senjutsu-why-stopped = Na každé cestě útoku stál terén nebo štít.
page-senjutsu-why-counters = Blok zastavil útok na hodnotě protiútoku.
page-senjutsu-why-bumped = V cestě stála jiná figurka.
page-senjutsu-why-collided = Cesta je zavřená: krok tu končí.
page-senjutsu-why-lessened = Zbroj zůstává ve hře a ubírá z každého útoku jedno zranění.
page-senjutsu-why-shields = Drží jen na této hodnotě, ne dříve a ne později.
page-senjutsu-why-replaced = Nahrazení přijde na místo odhalené karty.
page-senjutsu-why-named = Karta má rozsah; hráč z něj určí jednu hodnotu.
page-senjutsu-why-pushed = Odstrčení vede pryč od útočníka a končí před překážkou.

## Bots

page-senjutsu-bot-brief = { $stance }, vzdálenost { $n }
page-senjutsu-bot-way = Postoj: { $stance }. Chování: { $behaviour }. { senjutsu-preferred-distance }: { $n }.
page-senjutsu-bot-waits = V tomto kole zatím nic nerozhodnuto.

## On the cards, as short as can be

page-senjutsu-else = jinak
page-senjutsu-replacement = nahrazení
page-senjutsu-when-after-card = po kartě
page-senjutsu-when-before-card = před kartou
page-senjutsu-when-turn-starts = začátek kola
page-senjutsu-when-turn-ends = konec kola
page-senjutsu-when-hit = po zásahu
page-senjutsu-when-blocked = po bloku
page-senjutsu-when-hit-or-blocked = po zásahu či bloku
page-senjutsu-when-wounded = při zranění
page-senjutsu-when-lessened = pokaždé
page-senjutsu-when-naming-value = před určením hodnoty
page-senjutsu-when-no-card = prázdný balíček
page-senjutsu-do-who-foe = soupeř:
page-senjutsu-do-who-foes = soupeři:
page-senjutsu-do-who-all = všichni:
page-senjutsu-do-who-others = ostatní:
page-senjutsu-do-turn = otočit soupeře
page-senjutsu-do-draw = dobrat
page-senjutsu-do-draw-up = dobrat až
page-senjutsu-do-discard = odhodit
page-senjutsu-do-shuffle = zamíchat
page-senjutsu-do-shuffle-up = zamíchat až
page-senjutsu-do-shuffle-all = zamíchat ruku
page-senjutsu-do-search = najít
page-senjutsu-do-take = z odhozených:
page-senjutsu-do-take-top = jedna ze 3 vrchních
page-senjutsu-do-take-foe = zlato či nefrit ze soupeřovy hromádky
page-senjutsu-do-give = soupeři jednu ze 3 vrchních
page-senjutsu-do-look = vidět ruku
page-senjutsu-do-play = zahrát ji
page-senjutsu-do-unfocus-all = ztratit soustředění
page-senjutsu-do-unfocus-all-but = nechat 1 soustředění
page-senjutsu-do-steal = ukrást
page-senjutsu-do-switch = změnit na
page-senjutsu-do-switch-any = libovolná Kamae
page-senjutsu-do-change = posunout Kamae
page-senjutsu-do-worsen = zranění krvácí
page-senjutsu-do-push = odstrčit
page-senjutsu-do-pull = přitáhnout
page-senjutsu-do-advantage = získat výhodu
page-senjutsu-do-cancel-movement = už se nehýbe
page-senjutsu-do-cancel-turns = už se neotáčí
page-senjutsu-do-cancel-card = karta zrušena
page-senjutsu-do-stay = zůstává ve hře
page-senjutsu-do-forbid-hiding = odhozené karty odkryté
page-senjutsu-do-forbid-instants = bez okamžitých
page-senjutsu-do-forbid-named = jmenované zakázáno
page-senjutsu-do-forbid-repeats = bez opakování
page-senjutsu-do-forbid-spying = bez nahlížení
page-senjutsu-do-forbid-wound = prázdný balíček nezraní
page-senjutsu-do-name-type = jmenovat typ
page-senjutsu-do-name-any-card = jmenovat kartu
page-senjutsu-do-end = lze ukončit
page-senjutsu-do-lessen = −{ $n } zranění
page-senjutsu-do-widen = rozsah ±{ $n }
page-senjutsu-do-shoot = nižší iniciativa: { $n }
page-senjutsu-do-behaviour = změnit chování
page-senjutsu-do-reset = obnovit balíček
page-senjutsu-do-leave = opouští hru
page-senjutsu-do-recover = útok zpět do balíčku
page-senjutsu-do-prefer = vzdálenost
page-senjutsu-do-cure-bleeding = zastavit krvácení
page-senjutsu-do-cure-status = bez stavů
page-senjutsu-do-cure-up-stuns = odhodit až 2 omráčení

## The first look round

page-senjutsu-tour-field = Bojiště
page-senjutsu-tour-field-text = Pruh se šipkou ukazuje, kam figurka hledí. Rozsvícených hexů se můžete dotknout.
page-senjutsu-tour-seat = Váš bojovník
page-senjutsu-tour-seat-text = Zranění, soustředění, stavy a mapa Kamae s prstencem. Dotykem na odhozené karty si je přečtete.
page-senjutsu-tour-hand = Vaše karty
page-senjutsu-tour-hand-text = Podívejte se na kartu a bojiště ukáže, co by udělala. Řádky, které teď platí, jsou bílé.
page-senjutsu-tour-ladder = Iniciativa
page-senjutsu-tour-ladder-text = Karty působí od 9 do 0. Při stejné hodnotě jde první blokování, pak útok.
page-senjutsu-tour-prompt = Vaše volby
page-senjutsu-tour-prompt-text = Tady stojí vše, na co se ptáme. Karty se odhalí zároveň; do té doby vaši nikdo nevidí.
