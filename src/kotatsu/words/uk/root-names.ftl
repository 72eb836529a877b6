### How a card is named in a sentence: its name, then its suit.

root-card-of = «{ $name }» ({ $suit_adj })
    .gen = карти «{ $name }» ({ $suit_adj })
    .dat = карті «{ $name }» ({ $suit_adj })
    .acc = карту «{ $name }» ({ $suit_adj })
    .ins = картою «{ $name }» ({ $suit_adj })
    .suit = { $suit_acc }
root-quest-of = «{ $name }» ({ $suit_masc })
root-n-warriors =
    { $count ->
        [one] { $count } вояка
        [few] { $count } вояки
       *[many] { $count } вояк
    }
    .acc =
        { $count ->
            [one] { $count } вояку
            [few] { $count } вояки
           *[many] { $count } вояк
        }
