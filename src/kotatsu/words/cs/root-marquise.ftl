### The Marquise de Cat: what she asks, offers, tells and refuses.

## Questions

root-ask-keep = Ve kterém rohu bude stát pevnost?
root-ask-start = Kam přijde první budova: { $piece_low }?
root-ask-wood =
    { $count ->
        [one] Zbývá { $count } žeton dřeva, ale pil je víc. Která ho dostane?
        [few] Zbývají { $count } žetony dřeva, ale pil je víc. Která je další?
       *[other] Zbývá { $count } žetonů dřeva, ale pil je víc. Která je další?
    }
root-ask-muster =
    { $count ->
        [one] Zbývá { $count } bojovník, ale kasáren je víc. Kam půjde?
        [few] Zbývají { $count } bojovníci, ale kasáren je víc. Kam půjde další?
       *[other] Zbývá { $count } bojovníků, ale kasáren je víc. Kam půjde další?
    }
root-ask-marquise-act =
    { $count ->
        [0] Akce došly. Utratit ptačí kartu za další?
        [one] Zbývá { $count } akce. Co dál?
        [few] Zbývají { $count } akce. Co dál?
       *[other] Zbývá { $count } akcí. Co dál?
    }
root-ask-march-on = Pochod pokračuje: druhý pohyb?
root-ask-pay =
    { $count ->
        [one] Poslední dřevo pro mýtinu { $clearing }: odkud?
        [few] Ještě { $count } dřeva pro mýtinu { $clearing }: odkud další?
       *[other] Ještě { $count } dřev pro mýtinu { $clearing }: odkud další?
    }
root-ask-hospital =
    { $count ->
        [one] Na mýtině { $clearing } padl { $count } bojovník. Utratit { $suit_adj } kartu, aby se dostal do pevnosti?
        [few] Na mýtině { $clearing } padli { $count } bojovníci. Utratit { $suit_adj } kartu, aby se dostali do pevnosti?
       *[other] Na mýtině { $clearing } padlo { $count } bojovníků. Utratit { $suit_adj } kartu, aby se dostali do pevnosti?
    }

## Choices

root-act-keep = Pevnost na mýtině { $clearing }
root-act-start = { $piece } na mýtině { $clearing }
root-act-wood = Dřevo na mýtinu { $clearing }
root-act-recruit = Verbování
root-act-build = { $piece } na mýtině { $clearing }
root-act-pay = Dřevo z mýtiny { $clearing }
root-act-overwork = Přesčas na mýtině { $clearing }: utratit { $card_acc }
root-act-extra = Další akce: utratit { $card_acc }
root-act-muster = Bojovník na mýtinu { $clearing }

## What it leads to

root-result-keep = bez bojovníka na protilehlé mýtině { $clearing }
root-result-build =
    { $count ->
        [0] zdarma
       *[other] dřevo: { $count }
    }, { $points ->
        [0] bez bodů
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
root-result-recruit =
    { $count ->
        [one] +{ $count } bojovník
        [few] +{ $count } bojovníci
       *[other] +{ $count } bojovníků
    }
root-result-overwork = +1 dřevo, v zásobě zbude { $count }
root-result-extra =
    { $count ->
        [one] bude { $count } akce
        [few] budou { $count } akce
       *[other] bude { $count } akcí
    }
root-result-hospital =
    { $count ->
        [one] { $count } bojovník na mýtinu { $clearing }
        [few] { $count } bojovníci na mýtinu { $clearing }
       *[other] { $count } bojovníků na mýtinu { $clearing }
    }

## Events

root-event-keep = { $who }: pevnost na mýtině { $clearing }, po bojovníkovi na každé mýtině kromě { $to }.
root-event-wood = { $who } dostává dřevo na mýtinu { $clearing }: { $count }.
root-event-paid-wood = { $who } platí dřevo z mýtiny { $clearing }: { $count }.
root-event-overwork = { $who } pracuje přesčas na mýtině { $clearing }: 1 dřevo.
root-event-extra =
    { $count ->
        [one] { $who } získává akci za ptačí kartu: zbývá { $count } akce.
        [few] { $who } získává akci za ptačí kartu: zbývají { $count } akce.
       *[other] { $who } získává akci za ptačí kartu: zbývá { $count } akcí.
    }
root-event-recruits = { $who } verbuje ve všech kasárnách.

## Why not

root-why-marquise-later = To je akce bílého dne Markýzy.
root-why-craft-closed = Markýza vyrábí před první akcí, a akce už začaly.
root-why-no-actions = Akce došly. Další by dala ptačí karta.
root-why-march = Nejdřív dokončete pochod: druhý pohyb, nebo žádný.
root-why-keep = Pevnost stojí v rohu a mýtina { $clearing } rohová není.
root-why-start-piece = Teď je na řadě jiná budova: { $piece_low }.
root-why-start-far = Mýtina { $clearing } nesousedí s pevností na mýtině { $to }.
root-why-fill = Na mýtině { $clearing } už nic nečeká: { $piece_low }.
root-why-fill-other = Pily dostávají dřevo, kasárna bojovníky.
root-why-pay-none = Na mýtině { $clearing } není dřevo.
root-why-pay-apart = Mýtina { $clearing } není s mýtinou { $to } spojená přes mýtiny, které Markýza ovládá.
root-why-hospital = Polní lazaret chce kartu z ruky: { $suit_adj } nebo ptačí.
root-why-recruited = Verbovat lze jednou za tah.
root-why-no-recruiter = Na mapě nejsou žádná kasárna.
root-why-no-cats = V zásobě nezbyl žádný bojovník.
root-why-recruit-scorched = Všechna kasárna stojí na spálených mýtinách: tam se nic nepokládá.
root-why-build-piece = Tohle Markýza nestaví: { $piece_low }.
root-why-build-none = Všech šest už je na mapě: { $piece_low }.
root-why-build-wood =
    { $piece } stojí { $need ->
        [one] { $need } dřevo
        [few] { $need } dřeva
       *[other] { $need } dřev
    }, ale k mýtině { $clearing } se dostane jen { $count }.
root-why-no-wood = Všech osm žetonů dřeva je na mapě.
root-why-no-sawmill = Na mýtině { $clearing } není pila.
root-why-overwork-suit = { $card } nesedí: mýtina { $clearing } je { $suit_adj }.
root-why-extra = Akci navíc dá jen ptačí karta, a { $card } ptačí není.
