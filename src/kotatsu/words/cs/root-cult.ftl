# The Lizard Cult: what it asks, offers, tells and refuses.
# $who is a faction, $suit a suit ($suit_adj goes with card and clearing), $card a card's name, $clearing a number.

## Questions

root-ask-corner = Ve kterém rohu začnete?
root-ask-outcast = Kdo budou první vyvrženci?
root-ask-conspire = Které spiknutí? Kultistů: { $count }
root-ask-crusade = Svést po pochodu bitvu na mýtině { $clearing }?
root-ask-ritual = Odhalit kartu pro rituál, nebo už večer?
root-ask-cult-craft = Vyrobit kartu zahradami vyvrženců? Volných zahrad: { $count }

## Choices

root-act-corner = Začít na mýtině { $clearing }
root-act-outcast = Vyvrženci: { $suit }
root-act-convert = Obrátit bojovníka { $who_gen } na mýtině { $clearing }
root-act-sanctify = Posvěcení na mýtině { $clearing }: { $piece_low }
root-act-garden = Odhalit { $card_acc }: zahrada na mýtině { $clearing }
root-act-preach = Odhalit { $card_acc }: verbování na mýtině { $clearing }
root-act-score = Získat body: utratit { $card_acc }
root-act-sacrifice = Odhalit { $card_acc }: oběť

## What a choice leads to

root-result-crusade = křížová výprava: kultistů −{ $count }
root-result-convert = kultistů −{ $count }
root-result-sanctify = body +1, kultistů −{ $count }
root-result-garden = zahrad té barvy: { $count }
root-result-score = body +{ $points }, karta půjde ke Ztraceným duším
root-result-sacrifice = kultistů: { $count }

## Events

root-event-outcast =
    { $count ->
        [1] { $who }: barva vyvrženců je { $suit } a jsou nenávidění.
       *[other] { $who }: barva vyvrženců je { $suit }.
    }
root-event-souls = { $who } posílá Ztracené duše na odhazovací hromádku: { $count }.
root-event-crusade = { $who } vyhlašuje křížovou výpravu na mýtině { $clearing }. Utraceno kultistů: { $count }.
root-event-converted = { $who } obrací bojovníka { $other_gen } na mýtině { $clearing }. Utraceno kultistů: { $count }.
root-event-sanctified = { $who } posvěcuje mýtinu { $clearing }: na místě budovy ({ $piece_low }) je zahrada. Utraceno kultistů: { $count }.
root-event-revealed = { $who } odhaluje { $card_acc }.
root-event-acolyte = Oběť: { $who } má nového kultistu, celkem { $count }.
root-event-returned = { $who } si vrací odhalené karty do ruky: { $count }.

## Why not

root-why-corner-else = Kult začíná proti pevnosti nebo prvnímu hnízdu, a jsou-li ve hře obě strany, ve volném rohu.
root-why-not-outcast = Mýtina { $clearing } nepatří vyvržencům (barva { $suit_adj }).
root-why-conspire-cost = K tomu je třeba kultistů: { $count }, k dispozici { $have }.
root-why-convert-none = Na mýtině { $clearing } není takový nepřátelský bojovník.
root-why-sanctify-none = Na mýtině { $clearing } není taková nepřátelská budova.
root-why-gardens-out = Všech pět zahrad té barvy je na mapě.
root-why-ritual-suit = { $card } není { $suit_adj } a ptáci při rituálech nejsou žolíci.
root-why-ritual-bird = Ptáci poslouží jen k oběti.
root-why-ritual-revealed = { $card } už tohoto dne odhalena byla: jedna karta, jeden rituál.
root-why-cult-craft = { $card }: vyrábějí jen zahrady vyvrženců (barva { $suit_adj }), nevyužitých: { $count }; to nestačí.
root-why-score-again = Za zahrady této barvy ({ $suit_adj }) už body v tomto tahu byly.
root-why-sacrifice-suit = K oběti je třeba ptačí karta.
root-why-cult-supply = V zásobě nezbyl žádný bojovník.
