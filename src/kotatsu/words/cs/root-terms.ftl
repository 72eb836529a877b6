### The words of Root: names of factions, places, pieces, cards and deeds. One word for one thing everywhere.

## The game

game-root = Root
root-owner = Root vymyslel Cole Wehrle, nakreslil Kyle Ferrin a vydalo nakladatelství Leder Games. Názvy i hra patří jim; jejich kresby ani texty zde nejsou. Krabice si místo v polici zaslouží.

## Factions

root-faction-marquise = Markýza z Kocourova
    .gen = Markýzy z Kocourova
    .dat = Markýze z Kocourova
    .acc = Markýzu z Kocourova
    .ins = Markýzou z Kocourova
    .gender = f
root-faction-eyrie = Rody Orlího hnízda
    .gen = Rodů Orlího hnízda
    .dat = Rodům Orlího hnízda
    .acc = Rody Orlího hnízda
    .ins = Rody Orlího hnízda
    .gender = pl
root-faction-alliance = Lesní aliance
    .gen = Lesní aliance
    .dat = Lesní alianci
    .acc = Lesní alianci
    .ins = Lesní aliancí
    .gender = f
root-faction-vagabond = Tulák
    .gen = Tuláka
    .dat = Tulákovi
    .acc = Tuláka
    .ins = Tulákem
    .gender = m
root-faction-vagabond-2 = Druhý Tulák
    .gen = Druhého Tuláka
    .dat = Druhému Tulákovi
    .acc = Druhého Tuláka
    .ins = Druhým Tulákem
    .gender = m
root-faction-cult = Ještěří kult
    .gen = Ještěřího kultu
    .dat = Ještěřímu kultu
    .acc = Ještěří kult
    .ins = Ještěřím kultem
    .gender = m
root-faction-riverfolk = Společnost Říčního lidu
    .gen = Společnosti Říčního lidu
    .dat = Společnosti Říčního lidu
    .acc = Společnost Říčního lidu
    .ins = Společností Říčního lidu
    .gender = f
    .full = Společnost Říčního lidu
root-short-marquise = Markýza
    .gen = Markýzy
    .dat = Markýze
    .acc = Markýzu
    .ins = Markýzou
    .gender = f
root-short-eyrie = Rody
    .gen = Rodů
    .dat = Rodům
    .acc = Rody
    .ins = Rody
    .gender = pl
root-short-alliance = Aliance
    .gen = Aliance
    .dat = Alianci
    .acc = Alianci
    .ins = Aliancí
    .gender = f
root-short-vagabond = Tulák
    .gen = Tuláka
    .dat = Tulákovi
    .acc = Tuláka
    .ins = Tulákem
    .gender = m
root-short-vagabond-2 = Tulák 2
    .gen = Tuláka 2
    .dat = Tulákovi 2
    .acc = Tuláka 2
    .ins = Tulákem 2
    .gender = m
root-short-cult = Kult
    .gen = Kultu
    .dat = Kultu
    .acc = Kult
    .ins = Kultem
    .gender = m
root-short-riverfolk = Říční lid
    .gen = Říčního lidu
    .dat = Říčnímu lidu
    .acc = Říční lid
    .ins = Říčním lidem
    .gender = m

## Maps

root-map-autumn = Podzim
root-map-winter = Zima
root-suit-marker = Ukazatel barvy

## Places, pieces, suits: in a sentence `.low`, `.gen`, `.acc`; suits have an adjective that goes with card and clearing

root-clearing = Mýtina
root-forest = Hvozd
root-path = Cesta
root-river = Řeka
root-slot = Místo
root-open-slot = Volné místo
root-ruins = Ruiny
root-suit = Barva
root-suit-fox = liščí
    .adj = liščí
    .gen = liščí
    .dat = liščí
    .acc = liščí
    .ins = liščí
    .loc = liščí
root-suit-rabbit = králičí
    .adj = králičí
    .gen = králičí
    .dat = králičí
    .acc = králičí
    .ins = králičí
    .loc = králičí
root-suit-mouse = myší
    .adj = myší
    .gen = myší
    .dat = myší
    .acc = myší
    .ins = myší
    .loc = myší
root-suit-bird = ptačí
    .adj = ptačí
    .gen = ptačí
    .dat = ptačí
    .acc = ptačí
    .ins = ptačí
    .loc = ptačí
root-piece = Komponenta
root-warrior = Bojovník
    .low = bojovník
    .gen = bojovníka
    .acc = bojovníka
root-pawn = Figurka
    .low = figurka
    .gen = figurky
    .acc = figurku
root-building = Budova
    .low = budova
    .gen = budovy
    .acc = budovu
root-token = Žeton
    .low = žeton
    .gen = žetonu
    .acc = žeton
root-item = Předmět
root-faction-board = Deska frakce
root-faction = Frakce
root-rule = Ovládání
root-ruler = Vládce
root-reach = Dosah

## Turn, cards, key actions

root-birdsong = Rozbřesk
    .gen = rozbřesku
root-daylight = Bílý den
    .gen = bílého dne
root-evening = Večer
    .gen = večera
root-craft = Výroba
root-crafted-items = Vyrobené předměty
root-any-suit = Libovolná barva
root-move = Pohyb
root-battle = Bitva
root-march = Pochod
root-recruit = Verbování
root-build = Stavba
root-attacker = Útočník
root-defender = Obránce
root-ambush = Přepad
root-foil-ambush = Zmařit přepad
root-dominance = Dominance
root-activate-dominance = Aktivovat Dominanci
root-available-card = Dostupná karta
root-coalition = Koalice

## Marquise

root-keep = Pevnost
    .low = pevnost
    .gen = pevnosti
    .acc = pevnost
root-wood = Dřevo
    .low = dřevo
    .gen = dřeva
    .acc = dřevo
root-sawmill = Pila
    .low = pila
    .gen = pily
    .acc = pilu
root-workshop = Dílna
    .low = dílna
    .gen = dílny
    .acc = dílnu
root-recruiter = Kasárna
    .low = kasárna
    .gen = kasáren
    .acc = kasárna
root-overwork = Přesčas

## Eyrie

root-roost = Hnízdo
    .low = hnízdo
    .gen = hnízda
    .acc = hnízdo
root-decree = Dekret
root-decree-column = Sloupec
root-decree-recruit = Verbování
root-decree-move = Pohyb
root-decree-battle = Bitva
root-decree-build = Stavba
root-vizier = Věrný rádce
root-leader = Vůdce
root-leader-builder = Stavitel
    .gen = Stavitele
    .acc = Stavitele
root-leader-charismatic = Charismatik
    .gen = Charismatika
    .acc = Charismatika
root-leader-commander = Velitel
    .gen = Velitele
    .acc = Velitele
root-leader-despot = Despota
    .gen = Despoty
    .acc = Despotu
root-new-roost = Nové hnízdo
root-turmoil = Rozvrat

## Alliance

root-sympathy = Sympatie
root-sympathy-token = Žeton sympatií
    .low = žeton sympatií
    .gen = žetonu sympatií
    .acc = žeton sympatií
root-supporter = Příznivec
root-supporters-stack = Příznivci
root-base = Základna
    .low = základna
    .gen = základny
    .acc = základnu
root-officer = Důstojník
root-revolt = Vzpoura
root-spread-sympathy = Šíření sympatií
root-outrage = Pobouření
root-mobilize = Mobilizace
root-train = Výcvik
root-military-operations = Vojenské operace
root-alliance-recruit = Verbování
root-organize = Organizace

## Vagabond

root-satchel = Brašna
root-item-track = Stupnice předmětů
root-damaged-box = Poškozené předměty
root-damage = Poškodit
root-damaged = Poškozený
root-refresh = Obnova
root-slip = Proklouznutí
root-explore = Průzkum
root-aid = Pomoc
root-quest = Úkol
root-strike = Výstřel
root-repair = Oprava
root-special-action = Zvláštní akce
root-item-capacity = Kapacita
root-relationships = Vztahy
root-indifferent = Lhostejnost
root-allied = Spojenec
root-hostile = Nepřítel
root-infamy = Zlá pověst
root-character = Postava
root-character-thief = Zloděj
    .gen = Zloděje
    .acc = Zloděje
root-character-tinker = Dráteník
    .gen = Dráteníka
    .acc = Dráteníka
root-character-ranger = Hraničář
    .gen = Hraničáře
    .acc = Hraničáře
root-character-vagrant = Pobuda
    .gen = Pobudy
    .acc = Pobudu
root-character-arbiter = Soudce
    .gen = Soudce
    .acc = Soudce
root-character-scoundrel = Ničema
    .gen = Ničemy
    .acc = Ničemu
root-special-steal = Krádež
root-special-day-labor = Nádeničina
root-special-hideout = Úkryt
root-special-instigate = Poštvání
root-special-protect = Ochrana
root-special-scorched-earth = Spálená země
root-scorched-clearing = Spálená mýtina

## Items

root-item-boots = Boty
    .low = boty
    .gen = bot
    .acc = boty
root-item-sword = Meč
    .low = meč
    .gen = meče
    .acc = meč
root-item-bag = Vak
    .low = vak
    .gen = vaku
    .acc = vak
root-item-hammer = Kladivo
    .low = kladivo
    .gen = kladiva
    .acc = kladivo
root-item-tea = Čaj
    .low = čaj
    .gen = čaje
    .acc = čaj
root-item-coins = Mince
    .low = mince
    .gen = mincí
    .acc = mince
root-item-crossbow = Kuše
    .low = kuše
    .gen = kuše
    .acc = kuši
root-item-torch = Pochodeň
    .low = pochodeň
    .gen = pochodně
    .acc = pochodeň

## Cult

root-garden = Zahrada
    .low = zahrada
    .gen = zahrady
    .acc = zahradu
root-acolyte = Kultista
root-outcast = Vyvrženci
root-hated = Nenávidění
root-lost-souls = Ztracené duše
root-conspiracy = Spiknutí
root-crusade = Křížová výprava
root-convert = Obrácení
root-sanctify = Posvěcení
root-ritual = Rituál
root-ritual-build = Stavba
root-ritual-recruit = Verbování
root-ritual-score = Zisk bodů
root-ritual-sacrifice = Oběť
root-revealed-cards = Odhalené karty

## Riverfolk

root-trade-post = Obchodní stanice
    .low = obchodní stanice
    .gen = obchodní stanice
    .acc = obchodní stanici
root-funds = Kapitál
root-payments = Platby
root-committed = Vklady
root-commit = Vložit
root-services = Služby
root-buy-services = Nákup služeb
root-service-hand-card = Karta z ruky
root-service-riverboats = Čluny
root-service-mercenaries = Žoldnéři
root-service-marker = Ukazatel služby
root-dividends = Dividendy
root-export = Vývoz
root-establish-trade-post = Stanice s posádkou
root-set-costs = Stanovení cen
root-public-hand = Veřejná ruka

## Cards

root-card-ambush = Přepad!
root-card-armorers = Zbrojíři
root-card-arms-trader = Obchodník se zbraněmi
root-card-birdy-bindle = Ptačí raneček
root-card-brutal-tactics = Brutální taktika
root-card-crossbow = Kuše
root-card-dominance = Dominance
root-card-royal-claim = Královský nárok
root-card-sappers = Ženisté
root-card-woodland-runners = Lesní běžci
root-card-anvil = Kovadlina
root-card-favor-of-the-foxes = Přízeň lišek
root-card-foxfolk-steel = Liščí ocel
root-card-gently-used-knapsack = Málo nošený batoh
root-card-protection-racket = Výpalné
root-card-root-tea = Čaj z kořínků
root-card-stand-and-deliver = Peníze, nebo život!
root-card-tax-collector = Výběrčí daní
root-card-travel-gear = Cestovní výbava
root-card-a-visit-to-friends = Návštěva přátel
root-card-bake-sale = Prodej koláčů
root-card-better-burrow-bank = Banka Lepší nora
root-card-cobbler = Švec
root-card-command-warren = Velitelská nora
root-card-favor-of-the-rabbits = Přízeň králíků
root-card-smugglers-trail = Pašerácká stezka
root-card-codebreakers = Luštitelé šifer
root-card-favor-of-the-mice = Přízeň myší
root-card-investments = Investice
root-card-mouse-in-a-sack = Myš v pytli
root-card-scouting-party = Průzkumníci
root-card-sword = Meč

## Quests

root-quest-errand = Pochůzka
root-quest-fundraising = Sbírka
root-quest-give-a-speech = Pronést proslov
root-quest-logistics-help = Pomoc s nákladem
root-quest-repair-a-shed = Opravit kůlnu
root-quest-expel-bandits = Vyhnat bandity
root-quest-fend-off-a-bear = Zahnat medvěda
root-quest-guard-duty = Stát na stráži
root-quest-escort = Doprovod
root-quest-reward-points = Odměna: body
root-quest-reward-cards = Odměna: karty
