### How a card is named in a sentence: its name, then its suit.

root-card-of = „{ $name }“ ({ $suit_adj })
    .gen = karty „{ $name }“ ({ $suit_adj })
    .dat = kartě „{ $name }“ ({ $suit_adj })
    .acc = kartu „{ $name }“ ({ $suit_adj })
    .ins = kartou „{ $name }“ ({ $suit_adj })
    .suit = { $suit_adj }
root-quest-of = „{ $name }“ ({ $suit_adj })
root-n-warriors =
    { $count ->
        [one] { $count } bojovník
        [few] { $count } bojovníci
       *[other] { $count } bojovníků
    }
    .acc =
        { $count ->
            [one] { $count } bojovníka
            [few] { $count } bojovníky
           *[other] { $count } bojovníků
        }
