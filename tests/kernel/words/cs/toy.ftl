### What the toy says: asks, offers, tells, refuses, and what its fields are called.

## The game

game-toy = Zloději v sadu
toy-about = Dražte o první tah, odkládejte ovoce a vykrádejte sousedy: malá hra na vyzkoušení stolu.
toy-owner = Zloději v sadu vznikli zde, aby ukázali vše, co stůl umí.
toy-seat = { $name }
toy-card = { $fruit } { $number }
toy-value-plum = švestka
toy-value-pear = hruška
toy-value-fig = fík
toy-value-quince = kdoule

## Options

toy-players = Hráči
toy-rounds = Kola
toy-teams = Dva týmy po dvou
toy-dice = Kostka
toy-dice-six = šestistěnná
toy-dice-four = čtyřstěnná
toy-no-teams = Týmy jsou jen pro čtyři.

## Positions

toy-no-card = Karta { $card } neexistuje.
toy-no-action = Akce { $action } neexistuje.
toy-twice = { $card } z pole { $field } leží i jinde.
toy-missing = V poli { $field } chybí karty: { $count }.

## What is asked

toy-ask-bid = { $who } sází
toy-ask-aside = { $who } odkládá kartu
toy-ask-turn = { $who } je na tahu
toy-ask-look = { $who } nechá vrchní kartu, nebo ji zahodí
toy-ask-find = { $who } hledá kartu
toy-ask-guard = { $who } může ukázat fík
toy-ask-press = { $who } může přitlačit

## What is offered

toy-do-bid = Vsadit { $what }
toy-do-aside = Odložit: { $what }
toy-do-take = Vzít kartu
toy-do-peek = Nahlédnout
toy-do-search = Hledat
toy-do-rest = Odpočívat
toy-do-raid = Přepadnout: { $what }
toy-do-guard = Ukázat: { $what }
toy-do-pass = Pas
toy-do-press = Přitlačit
toy-do-keep = Nechat navrchu
toy-do-toss = Zahodit
toy-do-find = Vzít: { $what }

## Verbs of several choices

toy-verb-bid = Sázka
toy-verb-aside = Odložit
toy-verb-raid = Přepadnout
toy-verb-guard = Ukázat
toy-verb-find = Vzít

## What is refused

toy-no-not-now = Teď ne. { $rule }
toy-no-empty-deck = Balíček je prázdný. { $rule }
toy-no-no-coin = Nedostatek mincí. { $rule }
toy-no-own-side = To je vaše vlastní strana. { $rule }
toy-no-empty-hand = Nikdo tam nedrží kartu. { $rule }
toy-no-no-fig = To není fík. { $rule }
toy-no-not-yours = Ta karta tam není. { $rule }

## What is told

toy-tell-begin = Sešlo se zlodějů: { $number }.
toy-tell-round = Začíná kolo { $number }.
toy-tell-bids = { $who } sází { $number }.
toy-tell-leads = { $who } začíná.
toy-tell-took = { $who } bere kartu.
toy-tell-saw = { $who } vidí navrchu: { $card }.
toy-tell-tossed = { $who } zahazuje: { $card }.
toy-tell-found = { $who } nachází kartu.
toy-tell-rested = { $who } odpočívá.
toy-tell-raided = { $who } přepadá; cíl: { $other }.
toy-tell-guarded = { $who } ukazuje: { $card }.
toy-tell-pressed = { $who } přitlačí.
toy-tell-rolled = { $who } hodí { $number }.
toy-tell-stole = { $who } krade kartu; komu: { $other }.
toy-tell-stole-what = { $who } krade: { $card }; komu: { $other }.
toy-tell-scored = { $who }: { $card }, body: { $points }.
toy-over = Sad je prázdný.

## The plain table: what its fields are called; `.kind = seat` where a number is a seat

toy-view-lead = Začíná
    .kind = seat
toy-view-bank = Mincí v bance
toy-view-guarded = Přepadení odraženo
toy-view-deck = Karet v balíčku
toy-view-buried = Pohřbeno větrem
toy-view-top = Známé navrchu
toy-view-discard = Zahozeno
toy-view-found = Teď v balíčku
toy-view-team = Tým
toy-view-team-0 = první
toy-view-team-1 = druhý
toy-view-team-2 = třetí
toy-view-team-3 = čtvrtý
toy-view-coins = Mince
toy-view-points = Body
toy-view-hand = Ruka
toy-view-aside = Odloženo

## Rules

rules-toy-chapter-1 = Příprava
rules-toy-chapter-2 = Sázky
rules-toy-chapter-3 = Odkládání
rules-toy-chapter-4 = Tah
rules-toy-chapter-5 = Konec
rule-T1_1 = Každý dostane dvě karty a dvě mince.
rule-T1_2 = Týmy potřebují čtyři hráče.
rule-T1_3 = Protější místa tvoří tým a mají společné body.
rule-T2_1 = Všichni najednou vsadí až dvě mince a zaplatí.
rule-T2_2 = Nejvyšší sázka začíná; mezi stejnými rozhodne náhoda.
rule-T3_1 = Všichni najednou odloží kartu lícem dolů.
rule-T4_1 = Vezměte další kartu z balíčku.
rule-T4_2 = Nahlédněte na další kartu a nechte ji navrchu, nebo ji zahoďte.
rule-T4_3 = Zaplaťte minci, najděte v balíčku kartu a zamíchejte.
rule-T4_4 = Odpočiňte si za minci z banky; vítr pohřbí kartu.
rule-T4_5 = Přepadněte někoho z jiné strany, kdo drží karty.
rule-T4_6 = Přepadený může ukázat fík.
rule-T4_7 = Útočník může zaplatit minci a přitlačit.
rule-T4_8 = Padne-li víc než polovina, útočník ukradne náhodnou kartu.
rule-T5_1 = Odložené karty bodují; osamělý fík ne.
rule-T5_2 = Vyhrává, kdo má nejvíc bodů.
