### The Eyrie Dynasties: what they ask, offer, tell and refuse.

## Questions

root-ask-nest = Ve kterém rohu bude první hnízdo?
root-ask-leader = Kdo povede Rody?
root-ask-new-leader = Rozvrat! Kdo teď povede Rody?
root-ask-decree =
    { $count ->
        [0] Která karta přibude do dekretu a do kterého sloupce?
       *[other] Druhá karta do dekretu?
    }
root-ask-new-roost = Žádné hnízdo nezbylo. Kde bude nové?
root-ask-eyrie-craft = Vyrobit něco před dekretem?
root-ask-edict = { $column }: která karta je další?
root-ask-enrol = Verbování ({ $suit_adj }): u kterého hnízda?
root-ask-edict-move = Pohyb ({ $suit_adj }): kdo a kam?
root-ask-edict-battle = Bitva ({ $suit_adj }): kde a s kým?
root-ask-erect = Stavba ({ $suit_adj }): kde bude hnízdo?
root-ask-turmoil = { $column } ({ $suit_adj }) provést nejde. Má přijít rozvrat?

## Choices

root-act-nest = Hnízdo na mýtině { $clearing }
root-act-leader = { $leader }
root-act-decree = { $card } do sloupce { $column }
root-act-roost = Nové hnízdo na mýtině { $clearing }
root-act-fulfil = Karta barvy: { $suit_adj }
root-act-enrol = Verbovat na mýtině { $clearing }
root-act-erect = Hnízdo na mýtině { $clearing }

## What it leads to

root-result-leader-builder = rádci: { $one }, { $other }; předměty dávají všechny body
root-result-leader-charismatic = rádci: { $one }, { $other }; každé verbování přivede dva bojovníky
root-result-leader-commander = rádci: { $one }, { $other }; v útoku zásah navíc
root-result-leader-despot = rádci: { $one }, { $other }; bod navíc, když v bitvě padne budova nebo žeton
root-result-turmoil =
    { $count ->
        [0] rozvrat
        [one] rozvrat: −{ $count } bod
        [few] rozvrat: −{ $count } body
       *[other] rozvrat: −{ $count } bodů
    }
root-result-stuck =
    { $count ->
        [one] za takového stavu { $count } kartu dekretu nepůjde splnit
        [few] za takového stavu { $count } karty dekretu nepůjde splnit
       *[other] za takového stavu { $count } karet dekretu nepůjde splnit
    }
root-result-enrol =
    { $count ->
        [one] +{ $count } bojovník
        [few] +{ $count } bojovníci
       *[other] +{ $count } bojovníků
    }
root-result-erect =
    { $count ->
        [0] hnízda zatím nedávají body
        [one] { $count } bod každý večer
        [few] { $count } body každý večer
       *[other] { $count } bodů každý večer
    }

## Events

root-event-leader = Nový vůdce Rodů: { $leader }.
root-event-decree = { $who } doplňují dekret o { $card_acc }, sloupec { $column }.
root-event-fulfils = { $who } plní dekret. { $column }, { $suit_adj }.
root-event-turmoil = Rozvrat! Rody nemohou splnit příkaz { $column } ({ $suit_adj }).
root-event-decree-lost =
    { $count ->
        [one] { $count } karta dekretu se odhazuje, rádci zůstávají.
        [few] { $count } karty dekretu se odhazují, rádci zůstávají.
       *[other] { $count } karet dekretu se odhazuje, rádci zůstávají.
    }
root-event-leaders-up = Žádný vůdce nezbyl: znovu lze vybrat kteréhokoli ze čtyř.
root-event-new-roost = Žádné hnízdo nezbylo: { $who } zakládají nové na mýtině { $clearing }.
root-event-emergency = Nouzové rozkazy: { $who } nemají kartu a jednu si berou.

## Why not

root-why-nest = První hnízdo bude v rohu a mýtina { $clearing } rohová není.
root-why-leader = Leží lícem dolů: { $leader }.
root-why-decree-must = Do dekretu musí přibýt aspoň jedna karta.
root-why-decree-bird = Ptačí karta už v tomto tahu do dekretu přibyla a víc než jedna nesmí: { $card } počká.
root-why-roost-crowd = Bojovníků na mýtině { $clearing }: { $count }. Nejméně jich je na mýtině { $to }: { $fewest }.
root-why-craft-first = Nejdřív výroba, pak dekret.
root-why-eyrie-crafted = Rody vyrábějí před dekretem a ten se už plní.
root-why-eyrie-later = To se dělá jen podle dekretu za bílého dne Rodů.
root-why-not-due = { $column }: žádná { $suit_adj } karta tam nezbyla.
root-why-pick-first = { $column }: nejdřív vyberte, která karta je další.
root-why-edict-must = { $column } jde splnit, takže se splnit musí.
root-why-edict-column = Dekret se plní zleva doprava. Teď je na řadě { $column }.
root-why-edict-suit = Karta je { $suit_adj }, ale mýtina { $clearing } je { $other_adj }.
root-why-no-birds = V zásobě nezbyl žádný bojovník.
root-why-no-roost = Na mýtině { $clearing } není hnízdo.
root-why-roosts-out = Všech sedm hnízd je na mapě.
root-why-roost-there = Na mýtině { $clearing } už hnízdo je.
