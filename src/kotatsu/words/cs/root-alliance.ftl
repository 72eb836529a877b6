# The Woodland Alliance: what it asks, offers, tells and refuses.
# $who is a faction, $suit a suit ($suit_adj goes with card and clearing), $card a card's name, $clearing a number.

## Questions

root-ask-alliance-rise = Vzpoura, šíření sympatií, nebo už bílý den?
root-ask-alliance-spread = Šířit sympatie dál, nebo už bílý den?
root-ask-support = Kterého příznivce utratíte? Mýtina je { $suit_adj }, zbývá zaplatit: { $count }
root-ask-alliance-day = Výroba, mobilizace, výcvik, nebo už večer?
root-ask-alliance-operation = Která operace? Volných důstojníků: { $count }
root-ask-outrage = Pobouření! { $who }: která { $suit_adj } nebo ptačí karta půjde k příznivcům?
root-ask-trim = Nezbyla žádná základna: příznivců smí být nejvýš pět. Kdo odejde?

## Choices

root-act-revolt = Vzpoura na mýtině { $clearing }
root-act-spread = Sympatie na mýtinu { $clearing }
root-act-support = Utratit { $card_acc }
root-act-mobilize = K příznivcům: { $card }
root-act-train = Vycvičit důstojníka: utratit { $card_acc }
root-act-levy = Verbovat na mýtině { $clearing }
root-act-organize = Organizace na mýtině { $clearing }

## What a choice leads to

root-result-revolt =
    { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }, { root-n-warriors }, příznivců −2
root-result-spread = body +{ $points }, příznivců −{ $count }
root-result-spread-law = body +{ $points }, příznivců −{ $count } i se stanným právem
root-result-mobilize = příznivců: { $count }
root-result-mobilize-full = už je plno: karta se hned odhodí
root-result-train = důstojníků: { $count }
root-result-organize = body +{ $points }, jeden bojovník odejde

## Events

root-event-revolted = Vzpoura! { $who } povstává na mýtině { $clearing }.
root-event-officer = { $who } má nového důstojníka, celkem { $count }.
root-event-organized = { $who } získává mýtinu { $clearing } pro sebe: bojovník odchází, sympatie zůstávají.

## Why not

root-why-revolt-late = Vzpoury jsou před šířením sympatií, a to už začalo.
root-why-revolt-unfriendly = Na mýtině { $clearing } nejsou sympatie, nikdo tam nepovstane.
root-why-revolt-base = Tato základna ({ $suit_adj }) už na mapě je, na mýtině { $clearing }.
root-why-revolt-slot = Na mýtině { $clearing } jsou jen ruiny: základna nemá kde stát.
root-why-revolt-cost = Mýtina je { $suit_adj }: vzpoura chce příznivce té barvy nebo ptáky: { $count }, k dispozici { $have }.
root-why-sympathy-there = Na mýtině { $clearing } už žeton sympatií leží, druhý není třeba.
root-why-sympathy-none = Všech deset žetonů sympatií je na mapě.
root-why-spread-far = Mýtina { $clearing } nesousedí s žádnou nakloněnou.
root-why-spread-cost = Mýtina { $clearing } ({ $suit_adj }): je třeba příznivců té barvy nebo ptáků: { $count }, k dispozici { $have }.
root-why-spread-law = Stanné právo na mýtině { $clearing } ({ $suit_adj }): je třeba příznivců té barvy nebo ptáků: { $count }, k dispozici { $have }.
root-why-support-none = { $card } mezi příznivci není.
root-why-support-suit = { $card } se sem nehodí: mýtina je { $suit_adj }.
root-why-train-base = Bez základny na mapě není kde cvičit.
root-why-train-suit = { $card } neodpovídá barvou žádné základně na mapě.
root-why-alliance-supply = V zásobě nezbyl žádný bojovník.
root-why-levy-base = Na mýtině { $clearing } není základna.
root-why-organize-none = Na mýtině { $clearing } nemáte bojovníka.
root-why-outrage-suit = { $card } se sem nehodí: je třeba { $suit_adj } nebo ptačí karta.
