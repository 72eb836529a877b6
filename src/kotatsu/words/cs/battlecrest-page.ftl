### The words of Battlecrest’s table on the page. Names and terms: battlecrest-terms.ftl; what is asked and told: battlecrest.ftl.

## The table

page-battlecrest-seats = Strany
page-battlecrest-seats-help = Každé místo má hrdinu s vlastními kartami akcí; někdo má i pomocníka nebo předmět.
page-battlecrest-mode-duel = souboj
page-battlecrest-mode-solo = proti Imperátorovi
page-battlecrest-modes = Souboj, nebo jeden hráč
page-battlecrest-setup-duel = Souboj
page-battlecrest-setup-duel-help = Dva hrdinové proti sobě: s někým tady, přes odkaz, nebo proti botovi.
page-battlecrest-setup-alone = Jeden hráč
page-battlecrest-setup-alone-help = Vy proti Imperátorovi, který plní své karty rozkazů.
page-battlecrest-turn = tah { $n }
page-battlecrest-action-of = akce { $n } ze 2
page-battlecrest-health-of = zdraví { $n } z { $of }
page-battlecrest-ready-of = připravené karty: { $n } z { $of }
page-battlecrest-moves = pohyb { $sum }
page-battlecrest-primed = probuzený
# before the drawing of a crest: what each primed one of this kind adds
page-battlecrest-per = +1 za
# after a star, on a card: one of the abilities with a star is used
page-battlecrest-one-star = jedna schopnost
page-battlecrest-other-face = Druhá strana karty, pohyb
page-battlecrest-gone = mimo bojiště
page-battlecrest-minion-values = pomocník, pohyb nejvýš { $move }, obrana { $defence }
page-battlecrest-item-values = { $face ->
    [back] rozložený, obrana +{ $defence }
   *[start] složený, obrana +{ $defence }
  }
page-battlecrest-values = pohyb { $move }, obrana { $defence }, erb: { $crest }
page-battlecrest-status-source = Jak je vytištěno.
page-battlecrest-status-inferred = Odvozeno z toho, co je o vytištěné kartě známo.
page-battlecrest-status-reconstructed = Naše rekonstrukce; vytištěné karty jsou jiné.
page-battlecrest-status-owner = Z dat vašeho výtisku.
page-battlecrest-mark-source = z tisku
page-battlecrest-mark-inferred = odvozeno
page-battlecrest-mark-reconstructed = rekonstrukce
page-battlecrest-mark-owner = váš výtisk
page-battlecrest-legend = Číslo: kroky. −1: nebezpečí, pohyb tam končí.
page-battlecrest-end-turns = { $n ->
    [one] Trvalo to { $n } tah.
    [few] Trvalo to { $n } tahy.
   *[other] Trvalo to { $n } tahů.
  }
page-battlecrest-end-health = Zdraví tah po tahu
page-battlecrest-end-blows = Nejtvrdší údery
page-battlecrest-end-lost = Čím ubylo zdraví
page-battlecrest-end-attack = útoky
page-battlecrest-end-hazard = nebezpečí
page-battlecrest-end-healed = léčení

## The four actions

page-battlecrest-with-bonus = { $what } + { $bonuses }
page-battlecrest-note-move = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
  }, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pole
   *[other] { $cells } polí
  }
page-battlecrest-note-activate = { $n ->
    [one] { $n } připravená karta
   *[other] jedna z { $n } karet
  }
page-battlecrest-note-prime = jen erb
page-battlecrest-note-refocus = { $n ->
    [one] vrátí se { $n } karta
    [few] vrátí se { $n } karty
   *[other] vrátí se { $n } karet
  }
page-battlecrest-arrival = kroků { $cost }{ $hazard ->
    [0] {""}
   *[other] , nebezpečí −{ $hazard }
  }{ $attack ->
    [0] {""}
   *[other] , odtud útok { $attack }
  }{ $push ->
    [0] {""}
   *[other] , odtud odstrčení { $push }
  }

## The Imperator

page-battlecrest-imperator = Imperátor: { $hero }
page-battlecrest-level = obtížnost „{ $level }“
page-battlecrest-compass = { $black }, pak { $grey }
page-battlecrest-refresh-defence = Obnovení; obrana { $defence }
page-battlecrest-deck = balíček { $n }
page-battlecrest-discard = odhoz { $n }
page-battlecrest-no-order = Zatím neplatí žádný rozkaz.
page-battlecrest-discarded = Odhozené rozkazy
page-battlecrest-solo-hero = { $near ->
    [beside] vedle vašeho hrdiny
   *[other] ve vzdálenosti { $cells } od vašeho hrdiny
  }
page-battlecrest-solo-minion = { $near ->
    [beside] vedle kteréhokoli vašeho bojovníka
   *[other] ve vzdálenosti { $cells } od kteréhokoli vašeho bojovníka
  }
page-battlecrest-solo-landmark = ★ sousední lokace
page-battlecrest-solo-if-adjacent = { $what }, pokud je nepřítel vedle
page-battlecrest-solo-refresh = hodnota obnovení +{ $n }
page-battlecrest-solo-ignores = nedělá pole preferovaným: { $bonus }
page-battlecrest-solo-lost-minion = bez pomocníka se jeho schopnosti mění v záložní
page-battlecrest-reasons = Proč to Imperátor udělal
page-battlecrest-its-turn = Tah Imperátora
page-battlecrest-step-of = krok { $n } ze 3
page-battlecrest-why-so = Proč tak
page-battlecrest-would-be = pak { $n }
page-battlecrest-coming-move = Pak pohyb: teď má hodnotu { $n }.
page-battlecrest-coming-activate = Pak aktivace: teď je to „{ $card }“.
page-battlecrest-coming-nothing = Pak aktivace: žádná karta není připravená, nic se nestane.
page-battlecrest-coming-refresh = Pak kontrola obnovení: teď připravených karet { $ready }, hranice { $limit }.
page-battlecrest-key-turn = otočit kartu, na které je fokus, a přečíst druhou stranu
page-battlecrest-key-reach = při držení: kam dosáhnou útoky

## First visit

page-battlecrest-tour-field = Na bojišti leží šest lokací jako karty. Značka na okraji je bonus pro toho, kdo stojí na poli pod ní; šrafovaná pole s trny zraňují.
page-battlecrest-tour-row = Váš hrdina a karty akcí. { $by ->
    [finger] Zde je strana, která teď platí; druhá je na záložce „{ page-battlecrest-seats }“.
   *[pointer] Nahoře je strana, která teď platí, pod ní druhá.
  } Vyčerpaná karta je šedá a její erb posiluje ostatní karty.
page-battlecrest-tour-prompt = Dvě akce za tah
page-battlecrest-tour-prompt-text = Dvě různé akce ze čtyř: pohyb, aktivace karty, probuzení erbu, obnovení. Stojí vždy na stejných místech. Na rozsvícená pole a karty lze klepnout rovnou.
page-battlecrest-guide-duel-1 = Číslo na rozsvíceném poli říká, kolik kroků stojí. Kdo využije bonus lokace, otočí ji a na druhé straně jsou okraje jiné.
page-battlecrest-guide-duel-2 = Bota přidává k pohybu, dokud je karta připravená; štít blokuje, když se jí bráníte. { $by ->
    [finger] Podržte kartu a přečtěte si obě její strany.
   *[pointer] Najeďte na kartu ukazatelem: bojiště ukáže, kam dosáhne.
  }
page-battlecrest-guide-duel-3 = Klepněte na rozsvícené pole a jděte tam, nebo na připravenou kartu a aktivujte ji či probuďte její erb. Co by nic nezměnilo, má prošitý okraj; klepněte a přečtěte si proč.
page-battlecrest-guide-second-1 = Použitá karta ukazuje svůj erb. Dokud je vyčerpaná, jsou schopnosti s „+1“ a tímto erbem silnější.
page-battlecrest-guide-second-2 = Karta zdraví jezdí podél řady. Na označených hodnotách ukáže erb, který je od té chvíle probuzený.
page-battlecrest-guide-solo-1 = Imperátor se řídí kartou rozkazu: jsou na ní tři kroky v tištěném pořadí, kompas pro případ shody a to, kterou připravenou kartu vezme.
page-battlecrest-guide-solo-2 = Jde tam, kam ho posílá sólová karta, a pokud může, odstrčí vás na nebezpečí. Hlídejte trny vedle svého hrdiny.
page-battlecrest-guide-solo-3 = Začínáte vy. Po vašich dvou akcích je na tahu Imperátor; když zaútočí, vyberete, kterou kartou se bráníte.
page-battlecrest-guide-reasons-1 = Každý Imperátorův krok stojí zde s pravidlem, které o něm rozhodlo. Klepněte na řádek a uvidíte bojiště v té chvíli.
page-battlecrest-guide-reasons-2 = Nejdřív černá šipka, pak šedá: ze stejných polí nebo cílů vezme to, které leží tím směrem nejdál.
