### How a card is named in a sentence: its name, then its suit.

root-card-of = { $name } ({ $suit_adj })
    .suit = { $suit_adj }
root-quest-of = { $name } ({ $suit_adj })
root-n-warriors =
    { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
    .acc = { root-n-warriors }
