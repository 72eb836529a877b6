### How a card is named in a sentence: its name, then its suit.

root-card-of = «{ $name }» ({ $suit_adj })
    .gen = карты «{ $name }» ({ $suit_adj })
    .dat = карте «{ $name }» ({ $suit_adj })
    .acc = карту «{ $name }» ({ $suit_adj })
    .ins = картой «{ $name }» ({ $suit_adj })
    .suit = { $suit_acc }
root-quest-of = «{ $name }» ({ $suit_neut })
root-n-warriors =
    { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[many] { $count } воинов
    }
    .acc =
        { $count ->
            [one] { $count } воина
           *[other] { $count } воинов
        }
