### Bitvy erbů u stolu: na co se ptáme, co se volí a co se stalo. Jména a pojmy: battlecrest-terms.ftl; pravidla: battlecrest-rules.ftl.
### $who je hrdina nebo Imperátor, $warrior a $target hrdina nebo pomocník.

## Jména

game-battlecrest = Bitvy erbů
battlecrest-about = Souboj dvou hrdinů na bojišti s lokacemi: vyčerpejte kartu a její erb posílí další. Dva bojují proti sobě, nebo jeden proti Imperátorovi. Hodnoty karet jsme rekonstruovali sami, s tištěnými se neshodují.
battlecrest-page-companion = Režim pomocníka
page-battlecrest-facts = Souboj dvou, nebo jeden proti Imperátorovi
battlecrest-doubt = Hodnoty karet hrdinů, lokací a rozkazů jsou naše rekonstrukce R1: s tištěnými se neshodují. Kdo má krabici, může přes ně položit soubor s údaji svého výtisku.
battlecrest-owner = Hru Battlecrest vymysleli Dustin Dobson a Milan Zivkovic, vydalo nakladatelství Button Shy. Jména i hra patří jim; tato stránka je neoficiální a nemá s nimi nic společného. Hodnoty karet jsme rekonstruovali sami (rekonstrukce R1), s tištěnými se neshodují. Líbí-li se vám hra, kupte si ji: vejde se do peněženky.
battlecrest-own-name = { $name }
battlecrest-nobody = nikdo
battlecrest-both = { $one } a { $other }
battlecrest-then = { $one }; { $other }
battlecrest-star-of = { $owner }: { $ability }
battlecrest-ability-attack = { $by ->
    [minion] pomocník: útok { $value }
   *[other] útok { $value }
  }{ $reach ->
    [all] , všichni nepřátelé, vzdálenost { $near }–{ $far }
    [all-at] , všichni nepřátelé, vzdálenost { $near }
    [range] , vzdálenost { $near }–{ $far }
    [range-at] , vzdálenost { $near }
   *[none] {""}
  }
battlecrest-ability-push = { $by ->
    [minion] pomocník: odstrčení { $value }
   *[other] odstrčení { $value }
  }{ $reach ->
    [all] , všichni nepřátelé, vzdálenost { $near }–{ $far }
    [all-at] , všichni nepřátelé, vzdálenost { $near }
    [range] , vzdálenost { $near }–{ $far }
    [range-at] , vzdálenost { $near }
   *[none] {""}
  }
battlecrest-ability-march = { $by ->
    [minion] pomocník: pochod { $value }
   *[other] pochod { $value }
  }
battlecrest-ability-flight = { $by ->
    [minion] pomocník: přelet { $value }
   *[other] přelet { $value }
  }
battlecrest-ability-heal = léčení { $value }
battlecrest-ability-ready = připravit { $value }
battlecrest-ability-swap = výměna míst
battlecrest-ability-star = ★
battlecrest-ability-flip = otočit předmět

## Nastavení

battlecrest-option-players = Hráči
battlecrest-option-players-help = Dva vedou souboj; jeden bojuje proti Imperátorovi.
battlecrest-option-heroes = Hrdinové
battlecrest-option-heroes-help = Kdo hraje za koho. Obě strany nemohou mít téhož hrdinu.
battlecrest-option-heroes-any = Kdokoli
battlecrest-option-imperator = Imperátor
battlecrest-option-imperator-help = Hrdina, za kterého v sólové hře hraje Imperátor.
battlecrest-option-imperator-any = Kdokoli jiný
battlecrest-option-level-help = Kolik zdraví má Imperátor na začátku: Bijec o 4 méně, Šampion o 2 méně, Legenda plné.
battlecrest-option-first-help = Kdo začíná souboj.
battlecrest-option-landmark_pool = Lokace
battlecrest-option-landmark_pool-help = Z kolika lokací se bere šest na bojiště.
battlecrest-option-landmark_pool-6 = Šest lokací mapy
battlecrest-option-landmark_pool-8 = Šest z osmi
battlecrest-option-own_rows = Vykládat řady
battlecrest-option-own_rows-help = Hráči sami volí pořadí karet v řadě akcí. V souboji na pořadí nezáleží.
battlecrest-option-refocus_amount = Obnovení
battlecrest-option-refocus_amount-help = Kolik vyčerpaných karet obnovení připraví.
battlecrest-option-refocus_amount-all = Všechny
battlecrest-option-refocus_amount-1 = Jednu
battlecrest-option-refocus_flip = Obnovení otáčí karty
battlecrest-option-refocus_flip-help = Karty připravené obnovením se otočí na druhou stranu.
battlecrest-option-hazard_damage = Nebezpečí
battlecrest-option-hazard_damage-help = Kolik zranění způsobí pole s nebezpečím.
battlecrest-option-hazard_damage-per_symbol = 1 za každý symbol
battlecrest-option-hazard_damage-per_entry = Celkem 1
battlecrest-option-hazard_stops = Nebezpečí zastavuje
battlecrest-option-hazard_stops-help = Kdo vstoupí na nebezpečí, zastaví se tam.
battlecrest-option-self_crest = Vlastní erb se počítá
battlecrest-option-self_crest-help = Použitá karta počítá i svůj erb.
battlecrest-option-defence_cards_max = Karty k obraně
battlecrest-option-defence_cards_max-help = Kolik karet smí hráč vyčerpat proti jednomu útoku.
battlecrest-option-turn_cap = Omezení tahů
battlecrest-option-turn_cap-help = Po tolika tazích obou stran je remíza; 0 znamená bez omezení.
battlecrest-no-teams = Bitvy erbů se zde hrají ve dvou, nebo sólo proti Imperátorovi; hráčů je příliš mnoho: { $count }.
battlecrest-twice = { $who } nemůže bojovat za obě strany.

## Co se volí

battlecrest-act-move = Pohyb
battlecrest-act-activate = Aktivovat: { $card }
battlecrest-act-prime = Probudit: { $card }
battlecrest-act-refocus = Obnovení
battlecrest-act-restore = Obnovit: { $card }
battlecrest-act-go = { $warrior }: jít na { $cell }
battlecrest-act-go-with = { $warrior }: jít na { $cell }, bonus: { $bonuses }
battlecrest-act-fly = { $warrior }: letět na { $cell }
battlecrest-act-fly-with = { $warrior }: letět na { $cell }, bonus: { $bonuses }
battlecrest-act-attack = Zaútočit: { $warrior }
battlecrest-act-attack-with = Zaútočit: { $warrior }, bonus: { $bonuses }
battlecrest-act-attack-all = Zaútočit na všechny v dosahu
battlecrest-act-attack-all-with = Zaútočit na všechny v dosahu, bonus: { $bonuses }
battlecrest-act-push = Odstrčit: { $warrior } na { $cell }
battlecrest-act-push-with = Odstrčit: { $warrior } na { $cell }, bonus: { $bonuses }
battlecrest-act-push-on = Dál na { $cell }
battlecrest-act-stop = Zastavit zde
battlecrest-act-stop-moving = Nikdo další se nepohne
battlecrest-act-heal = Léčit
battlecrest-act-ready = Připravit: { $card }
battlecrest-act-swap = Vyměnit si místa
battlecrest-act-star = { $star }
battlecrest-act-skip = Přeskočit
battlecrest-act-defend = Bránit se: { $card }
battlecrest-act-defend-with = Bránit se: { $card }, bonus: { $bonuses }
battlecrest-act-take = Přijmout zranění
battlecrest-act-place = { $card }
battlecrest-act-lay = Lokace: { $landmark }
battlecrest-act-begin = Začíná { $who }
battlecrest-act-deal = Další v řadě: { $card }
battlecrest-act-order = Rozkaz { $order }
battlecrest-result-attack = útok { $value }
battlecrest-result-hazard = nebezpečí, zranění: { $damage }
battlecrest-result-lost = nebezpečí odstraní pomocníka
battlecrest-result-take = zranění: { $damage }
battlecrest-result-defend = obrana { $defence }, zranění: { $damage }
battlecrest-result-heal = zdraví { $health }

## Na co se ptáme

battlecrest-ask-action = { $number ->
    [1] Vaše první akce?
   *[other] Vaše druhá akce?
  }
battlecrest-ask-move = Kdo a kam se pohne?
battlecrest-ask-use-attack = Na koho zaútočit ({ $ability })?
battlecrest-ask-use-push = Koho a kam odstrčit ({ $ability })?
battlecrest-ask-use-march = Kam pochodovat ({ $ability })?
battlecrest-ask-use-flight = Kam letět ({ $ability })?
battlecrest-ask-use-heal = Použít schopnost ({ $ability })?
battlecrest-ask-use-ready = Kterou kartu připravit?
battlecrest-ask-use-swap = Vyměnit si místa? Cíl: { $target }
battlecrest-ask-use-star = Kterou schopnost s ★?
battlecrest-ask-push-on = Strkat dál ({ $target })? Zbývá kroků: { $left }
battlecrest-ask-ready-more = Kterou kartu ještě připravit?
battlecrest-ask-defend = Útok { $value }: kterou kartou se bránit?
battlecrest-ask-row = Která karta je další ve vaší řadě?

## Co se stalo

battlecrest-event-laid = Lokace „{ $landmark }“ leží na { $cell }.
battlecrest-event-begins = Začíná { $who }.
battlecrest-event-stands = { $warrior } začíná na { $cell }.
battlecrest-event-turn = { $who }: tah { $number }.
battlecrest-event-weighed-possible = Možná dosažitelná pole: { $cells }.
battlecrest-event-weighed-possible-uncounted = Možná dosažitelná pole: { $cells }; podle sólové karty se některé bonusy tam nepočítají.
battlecrest-event-weighed-nearest = Možná pole nejsou dosažitelná; stejně blízko k nim jsou: { $cells }.
battlecrest-event-weighed-nearest-uncounted = Možná pole nejsou dosažitelná; stejně blízko k nim jsou: { $cells }; podle sólové karty se některé bonusy tam nepočítají.
battlecrest-event-moved-walk = { $warrior } jde z { $start } na { $cell }.
battlecrest-event-moved-march = { $warrior } pochoduje z { $start } na { $cell }.
battlecrest-event-moved-flight = { $warrior } letí z { $start } na { $cell }.
battlecrest-event-moved-only = { $warrior } jde z { $start } na { $cell }: je to jediné možné dosažitelné pole.
battlecrest-event-moved-preferred = { $warrior } jde z { $start } na { $cell }: z možných polí je zde nejvíc bonusů.
battlecrest-event-moved-compass = { $warrior } jde z { $start } na { $cell }: z několika preferovaných polí vybral kompas.
battlecrest-event-moved-nearest = { $warrior } jde z { $start } na { $cell }: žádné možné pole není dosažitelné, toto je nejblíž.
battlecrest-event-moved-nearest-preferred = { $warrior } jde z { $start } na { $cell }: žádné možné pole není dosažitelné; z nejbližších je zde nejvíc bonusů.
battlecrest-event-moved-nearest-compass = { $warrior } jde z { $start } na { $cell }: žádné možné pole není dosažitelné; z několika preferovaných mezi nejbližšími vybral kompas.
battlecrest-stays = { $warrior } zůstává na { $cell }.
battlecrest-event-stayed-only = { $warrior } zůstává na { $cell }: je to jediné možné dosažitelné pole.
battlecrest-event-stayed-preferred = { $warrior } zůstává na { $cell }: z možných polí je zde nejvíc bonusů.
battlecrest-event-stayed-compass = { $warrior } zůstává na { $cell }: z několika preferovaných polí vybral kompas.
battlecrest-event-stayed-nearest = { $warrior } zůstává na { $cell }: žádné možné pole není dosažitelné, toto je nejblíž.
battlecrest-event-stayed-nearest-preferred = { $warrior } zůstává na { $cell }: žádné možné pole není dosažitelné; z nejbližších je zde nejvíc bonusů.
battlecrest-event-stayed-nearest-compass = { $warrior } zůstává na { $cell }: žádné možné pole není dosažitelné; z několika preferovaných mezi nejbližšími vybral kompas.
battlecrest-event-activated-free = { $who } aktivuje kartu „{ $card }“.
battlecrest-event-activated-leftmost = { $who } aktivuje kartu „{ $card }“, připravenou nejvíc vlevo.
battlecrest-event-activated-rightmost = { $who } aktivuje kartu „{ $card }“, připravenou nejvíc vpravo.
battlecrest-event-primed = { $who } probouzí erb karty „{ $card }“.
battlecrest-event-refocused = { $who } obnovuje karty: { $count }.
battlecrest-event-bonus = Lokace „{ $landmark }“ se otáčí. { $bonus } +{ $count }.
battlecrest-event-attacked-chosen = { $warrior } útočí silou { $value }, cílem je { $target }.
battlecrest-event-attacked-close = { $warrior } útočí na nejbližšího nepřítele silou { $value }, cílem je { $target }.
battlecrest-event-attacked-far = { $warrior } útočí na nejvzdálenějšího nepřítele silou { $value }, cílem je { $target }.
battlecrest-event-attacked-compass = { $warrior } útočí silou { $value }, cílem je { $target }: mezi stejně vzdálenými rozhodl kompas.
battlecrest-event-attacked-every = { $warrior } útočí na všechny silou { $value }, cílem je { $target }.
battlecrest-event-attacked-fallback = { $warrior } používá záložní schopnost: útok { $value }, cílem je { $target }.
battlecrest-event-attacked-changed = { $warrior } místo toho útočí silou { $value } na nový cíl, je to { $target }.
battlecrest-event-defended = { $who } se brání kartou „{ $card }“: obrana { $defence }, zranění: { $damage }.
battlecrest-event-open = { $who } se útoku { $value } nebrání.
battlecrest-event-wounded-attack = { $warrior } ztrácí { $damage } zdraví, zbývá { $health }.
battlecrest-event-wounded-hazard = { $warrior } vstupuje do nebezpečí a ztrácí { $damage } zdraví, zbývá { $health }.
battlecrest-event-held = { $warrior } útok vydrží: obrana { $defence }.
battlecrest-event-removed-attack = { $warrior } podléhá a opouští bojiště.
battlecrest-event-removed-hazard = { $warrior } vstupuje do nebezpečí a opouští bojiště.
battlecrest-event-pushed = Po odstrčení { $warrior } končí na { $cell }.
battlecrest-event-healed = { $warrior } si léčí { $count } zdraví, teď má { $health }.
battlecrest-event-readied = Karta „{ $card }“ je znovu připravená.
battlecrest-event-swapped = { $warrior } a { $target } si vyměňují místa.
battlecrest-event-star = Působí schopnost s ★. { $star }.
battlecrest-event-item-compact = Předmět je znovu složený.
battlecrest-event-item-expanded = Předmět je rozložený.
battlecrest-event-order = Platí rozkaz { $order }.
battlecrest-event-reshuffled = Karty rozkazů jsou zamíchané a otočené.
battlecrest-event-fallback-star = Žádnou schopnost s ★ nelze použít: { $who } použije záložní schopnost.
battlecrest-event-fallback-push = Nikoho nelze odstrčit do nebezpečí: { $who } použije záložní schopnost.
battlecrest-event-fallback-movement = Bojovník zůstal na svém poli: { $who } použije záložní schopnost.
battlecrest-event-fallback-minion = Pomocník už není ve hře: { $who } použije záložní schopnost.
battlecrest-event-no-fallback = Záložní schopnost už byla v tomto tahu použita: { $who } nedělá nic.
battlecrest-event-refresh-yes = Kontrola obnovení: připravených karet { $ready }, hranice { $limit }, proto { $who } provede obnovení.
battlecrest-event-refresh-no = Kontrola obnovení: připravených karet { $ready }, víc než { $limit }, nic se nestane.
battlecrest-event-retargeted-attack = { $warrior } tento útok vydrží: novým cílem je { $target }.
battlecrest-event-retargeted-push = { $warrior } se do nebezpečí nedostane: novým cílem odstrčení je { $target }.
battlecrest-event-no-card-move = { $who } nemá připravenou kartu: hrdina zůstává stát.
battlecrest-event-no-card-activate = { $who } nemá připravenou kartu: nic se neaktivuje.
battlecrest-event-won = { $who } vítězí.
battlecrest-event-draw = Poslední tah skončil: remíza.
battlecrest-event-both = Oba hrdinové padají současně.
battlecrest-event-placed = { $who } vykládá kartu „{ $card }“.
battlecrest-event-dealt = { $who } dostává do řady kartu „{ $card }“.
battlecrest-outcome-won = Souboj vyhrává { $who }.
battlecrest-outcome-draw = Souboj končí remízou.
battlecrest-outcome-solo-won = Imperátor je poražen.
battlecrest-outcome-solo-lost = Imperátor zvítězil.

## Proč ne

battlecrest-why-done = Dvě akce jednoho tahu musí být různé: tato už proběhla.
battlecrest-why-no-move = Žádný váš bojovník nemůže změnit pole.
battlecrest-why-all-ready = Všechny vaše karty jsou připravené.
battlecrest-why-not-yours = Karta „{ $card }“ vám nepatří.
battlecrest-why-exhausted = Karta „{ $card }“ je vyčerpaná.
battlecrest-why-range = { $warrior } je mimo dosah.
battlecrest-why-landmark = Pole { $cell } zabírá lokace.
battlecrest-why-occupied = Na { $cell } někdo stojí.
battlecrest-why-far = { $warrior } se odsud na { $cell } nedostane.
battlecrest-why-star-used = { $star }: v tomto tahu už použito.
battlecrest-why-star-nothing = { $star }: teď by to nic neudělalo.
battlecrest-why-other = Teď jde o něco jiného: { $question }

## Prostý stůl

battlecrest-view-active = Na tahu
battlecrest-view-landmarks = Lokace
battlecrest-view-done = Hotovo v tomto tahu
battlecrest-view-stars = Použité ★
battlecrest-view-order = Rozkaz
battlecrest-view-figures = Strany
battlecrest-view-cells = Pole
battlecrest-view-level = Obtížnost
battlecrest-view-result = Výsledek
battlecrest-view-hero = Hrdina
battlecrest-view-health = Zdraví
battlecrest-view-full = Plné zdraví
battlecrest-view-cell = Pole
battlecrest-view-row = Řada akcí
battlecrest-view-movement = Hodnota pohybu
battlecrest-view-primed = Probuzené erby
battlecrest-view-minion = Pomocník
battlecrest-view-item = Předmět
battlecrest-view-name = Název
battlecrest-view-card = Karta
battlecrest-view-face = Strana
battlecrest-view-ready = Připravená
battlecrest-view-move = Pohyb
battlecrest-view-defence = Obrana
battlecrest-view-crest = Erb
battlecrest-view-boost = Posiluje
battlecrest-view-winner = Vítěz
battlecrest-verb-activate = Aktivovat
battlecrest-verb-prime = Probudit
battlecrest-verb-restore = Obnovit
battlecrest-verb-go = Jít
battlecrest-verb-go-with = Jít s bonusem
battlecrest-verb-fly = Letět
battlecrest-verb-fly-with = Letět s bonusem
battlecrest-verb-attack = Zaútočit
battlecrest-verb-attack-with = Zaútočit s bonusem
battlecrest-verb-attack-all-with = Zaútočit na všechny s bonusem
battlecrest-verb-push = Odstrčit
battlecrest-verb-push-with = Odstrčit s bonusem
battlecrest-verb-push-on = Strkat dál
battlecrest-verb-ready = Připravit
battlecrest-verb-star = Schopnost s ★
battlecrest-verb-defend = Bránit se
battlecrest-verb-defend-with = Bránit se s bonusem
battlecrest-verb-place = Vyložit
