### Slova stolu Root na stránce. Termíny jsou v root-terms.ftl, desky v root-boards.ftl.

## Game and factions

page-root-facts = { $min }–{ $max } hráčů · 60–120 min
page-root-seats = Frakce
page-root-seats-help = Každá ruka je tajná, jen Říční lid ji má otevřenou.
page-root-reach-help = Kolik tlaku frakce společně vyvinou: rada, ne zákaz.
page-root-reach-note = dosah { $n }
page-root-board = Deska
page-root-about-marquise = Ovládá les od prvního dne a staví v něm. Snadná na začátek.
page-root-about-eyrie = Roste díky dekretu, který musí splnit do poslední karty.
page-root-about-alliance = Začíná jen se sympatiemi a povstává tam, kde ji mají rádi.
page-root-about-vagabond = Jediný poutník s brašnou: pomáhá, bojuje, obchoduje a volí si přátele.
page-root-about-vagabond2 = Druhý poutník na vlastních cestách.
page-root-about-cult = Získává srdce zahradami a čeká na to, co ostatní zahodí.
page-root-about-riverfolk = Prodává všechno všem: karty, čluny i meče.

## Map

page-root-clearing = Mýtina { $n }
page-root-clearing-suit = Mýtina { $n }, { $suit }
page-root-forest = Hvozd mezi { $list }
page-root-warriors-of =
    { $who }: { $n ->
        [one] { $n } bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    }
page-root-pawn-of = Stojí tu { $who }
page-root-piece-many = { $what }: { $n }
page-root-ruled-by = Vládce: { $who }
page-root-ruled-none = Nikdo neovládá
page-root-empty = Žádné komponenty
page-root-open-slots = Volná místa: { $n }
page-root-ruin-here = Ruiny
page-root-scorched-help = Spálená: nic se sem už nesmí umístit ani vstoupit.

## Questions

page-root-ask-from = Odkud jdou?
page-root-ask-to = Kam jdou bojovníci z mýtiny { $n }?
page-root-ask-where = Kam?
page-root-ask-clearing = Na které mýtině?
page-root-ask-foe = Koho volíte na mýtině { $n }?
page-root-ask-seat = Koho?
page-root-ask-card = Kterou kartu?
page-root-ask-piece = Kterou komponentu?
page-root-ask-item = Který předmět?
page-root-ask-suit = Kterou barvu?
page-root-ask-column = Do kterého sloupce?
page-root-ask-service = Kterou službu?
page-root-ask-quest = Který úkol?
page-root-ask-leader = Kterého vůdce?
page-root-ask-character = Kterou postavu?
page-root-ask-count = Kolik?
page-root-ask-verb = Co uděláte?

## Cards and log

page-root-piles = Hromádky
page-root-pile-empty = Zatím tu nejsou karty.
page-root-discard = odhoz { $n }
page-root-choose-card = Karty, které lze zvolit
page-root-hand-empty = V ruce nejsou karty
page-root-hand-hidden =
    { $who }: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    } v ruce
page-root-last-lines = Co se právě stalo
page-root-items-left = Předměty, které lze ještě vyrobit

## Battle

page-root-battle-at = Bitva na mýtině { $n }
page-root-battle-warriors = Bojovníci
page-root-battle-hits = Platné zásahy
page-root-battle-extra = Navíc
page-root-battle-losses = Ztráty
page-root-battle-no-ambush = bez přepadu
page-root-battle-no-foil = nezmařen
page-root-battle-nothing = není co mařit
page-root-battle-die = Kostka: { $n }
page-root-battle-higher = vyšší
page-root-battle-lower = nižší
page-root-battle-capped = nejvýše podle bojovníků
page-root-battle-deals = působí { $n }
page-root-battle-left = zbývá utrpět
page-root-battle-settled = Všechny zásahy vyřízeny
page-root-battle-ally = společně: { $who }

## End

page-root-won-points = Bylo dosaženo třiceti bodů.
page-root-won-dominance = Karta Dominance vydržela do konce.
page-root-won-coalition = Koalice vítězí společně.

## Tour

page-root-tour-map = Lesní říše
page-root-tour-map-text = Mýtiny s barvou a číslem. Kruh ukazuje, kdo ovládá. Co svítí, toho se smíte dotknout: klepněte odkud, pak kam.
page-root-tour-seats = Všichni u stolu
page-root-tour-seats-text = Body na pravítku, hlavní čísla u každého jména. Klepnutí ukáže desku frakce.
page-root-tour-board = Vaše deska
page-root-tour-board-text = Co stojí, kolik stojí další komponenta a co přinese.
page-root-tour-hand = Vaše ruka
page-root-tour-hand-text = Karty svítí, když se smějí zahrát. Podržte ukazatel či prst a přečtete si, co karta dělá.
page-root-tour-prompt = Otázka
page-root-tour-prompt-text = Zde stojí otázka a každá volba jako tlačítko. Otazník řekne, proč něco nejde.
